"""Builders for tests: a scenario of Buttons & Bugs at the moment that a test needs, in the words of cases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.cases import fresh
from undercroft.core.table import Table
from undercroft.games.bugs.case_setup import edit
from undercroft.games.bugs.game import GAME
from undercroft.games.bugs.state import Bugs


def options(character: str = "bruiser", scenario: int = 1) -> dict[str, Any]:
    """The options of one scenario by itself."""
    return {"mode": "scenario", "character": character, "scenario": scenario}


def state(edits: Mapping[str, Any], character: str = "bruiser", scenario: int = 1, seed: int = 1) -> Bugs:
    """A scenario after its set-up, edited as a case's `given` would edit it."""
    made = fresh(GAME, options(character, scenario), seed)
    assert isinstance(made, Bugs)
    edit(made, edits)
    return made


def table(
    edits: Mapping[str, Any], character: str = "bruiser", scenario: int = 1, seed: int = 1, light: bool = False
) -> Table:
    """A table on which such a scenario is played on."""
    made = state(edits, character, scenario, seed)
    return Table(GAME, options(character, scenario), seed, light=light, state=made)
