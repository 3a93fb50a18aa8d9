"""One folder is one game; `undercroft.load` finds them by name."""

GAMES = ("thunderstone", "bugs", "jaws", "sanctum", "machina")
"""In the order they are shown."""
