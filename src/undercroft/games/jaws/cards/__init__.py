"""Declarations: cards, monsters, items, goals, events and scenarios. Nothing here runs by itself."""
