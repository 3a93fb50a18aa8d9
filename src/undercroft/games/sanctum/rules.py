"""The door to the rules: settings, set-up and stages. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.request import Flow
from undercroft.core.settings import Setting
from undercroft.games.sanctum import attack, block, effects, fight, levels, move, paying, penalties, rest, setup, turns
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.demon_lord import appear, last_fight, roar
from undercroft.games.sanctum.setup import new_state
from undercroft.games.sanctum.state import APPEAR, LAST_FIGHT, LAST_REST, ROAR, SETUP, TURN, Sanctum
from undercroft.games.sanctum.turns import last_rest, turn

__all__ = ["CHAPTERS", "SETTINGS", "check_options", "is_set_up", "new_state", "stage"]

SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=2, min=2, max=4),
    Setting(name="difficulty", kind="choice", default="normal", values=tuple(ROARS), about="-about"),
    Setting(name="heroes", kind="choice", default=setup.RANDOM, values=(setup.RANDOM, setup.CHOOSE), about="-about"),
)

CHAPTERS = (setup, turns, move, fight, attack, effects, paying, block, levels, rest, penalties)
"""Every module that declares questions."""

STAGES = {
    SETUP: setup.set_up,
    TURN: turn,
    LAST_REST: last_rest,
    APPEAR: appear,
    LAST_FIGHT: last_fight,
    ROAR: roar,
}


def check_options(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """All options go together."""


def stage(state: Sanctum) -> Flow[None]:
    return STAGES[state.phase](state)


def is_set_up(state: Sanctum) -> bool:
    return state.phase != SETUP
