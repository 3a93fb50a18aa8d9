"""What a rule yields beside requests, as records: an ability that is set off, the end of the scenario."""

from __future__ import annotations

from typing import final

import msgspec

from undercroft.games.machina.cards.verbs import Step
from undercroft.games.machina.state import Creature


@final
class SetOff(msgspec.Struct, gc=False):
    """The steps of an ability happen now, before the rule that yields this goes on."""

    steps: tuple[Step, ...]
    card: str
    user: Creature | None
    you: int
    """The explorer whom the card calls "you"; OFF: nobody yet."""


@final
class Ended(msgspec.Struct, gc=False):
    """The scenario is over: nothing of the rule that yields this happens any more."""
