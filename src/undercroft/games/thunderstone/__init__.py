"""Thunderstone: the deck builder for two to five players, base set."""
