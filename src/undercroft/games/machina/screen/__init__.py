"""What a seat sees: panels, the line at the head of the screen, outcomes in words. No rule is decided here."""

from undercroft.games.machina.screen.ending import ending
from undercroft.games.machina.screen.panels import chance_prompt, outcome, panels, status

__all__ = ["chance_prompt", "ending", "outcome", "panels", "status"]
