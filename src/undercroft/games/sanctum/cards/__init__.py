"""Declarations of everything printed: what the rules run and the screen reads."""
