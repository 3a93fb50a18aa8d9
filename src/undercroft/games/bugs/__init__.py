"""Gloomhaven: Buttons & Bugs, the solo game."""
