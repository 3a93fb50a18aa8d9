"""Tables for tests, set up in the words of cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.core.cases import fresh
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.state import Thunderstone

RECORDS = Path(__file__).parent / "records"


def state(**given: Any) -> Thunderstone:
    """A fresh game for two with the first-game set, edited by what a case may give: hands, hall, dungeon, ..."""
    made = fresh(GAME, {}, 1)
    assert isinstance(made, Thunderstone)
    GAME.cases.edit(made, given)
    return made


def table(**given: Any) -> Table:
    """A table with such a state, at the beginning of the first turn."""
    return Table(GAME, {}, 1, state=state(**given))
