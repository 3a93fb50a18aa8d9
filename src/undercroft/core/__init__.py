"""The table that every game stands on; nothing in here knows any game."""
