"""One folder is one game; `undercroft.core.game.load` finds them by name."""
