"""What happens in Machina Arcana, as rules tell it: each event with its line in the story and what there is to see.

Nothing on this table is secret, so every event is told to everybody.
"""

from __future__ import annotations

from undercroft.core.events import Event
from undercroft.core.say import Say
from undercroft.core.scene import Die
from undercroft.games.machina.cards import text
from undercroft.games.machina.state import Machina


class Quiet(Event, kw_only=True):
    """Something to see without a line of its own in the story."""

    def sentence(self, state: Machina) -> Say | None:
        return None


class CreatureEvent(Quiet, kw_only=True):
    """Something that a creature does, or that happens to it."""

    who: str
    """The id of an explorer or a monster; there is one of each."""

    @property
    def name(self) -> Say:
        return text.title(self.who)


def die(kind: str, face: str) -> Die:
    """A die, or the sum of several, as it comes to rest: attack, fate or recharge."""
    return Die(id=f"die-{kind}", face=face, label=Say(f"die.{kind}"), colour="silver" if kind == "fate" else "gold")
