"""Machina Arcana: cooperative horror on square tiles for one to four explorers."""
