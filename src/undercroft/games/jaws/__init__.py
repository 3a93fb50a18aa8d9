"""Gloomhaven: Jaws of the Lion."""
