"""The door to the rules: settings, set-up and turns. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from types import ModuleType

from undercroft.core.request import Flow
from undercroft.core.settings import Setting
from undercroft.games.thunderstone import battle, dungeon, effects, hall, party, setup, turn, village, weapons
from undercroft.games.thunderstone.cards import (
    HERO_GROUPS,
    MONSTER_GROUPS,
    OUR_HERO_GROUPS,
    OUR_MONSTER_GROUPS,
    OUR_VILLAGE_CARDS,
    VILLAGE_CARDS,
)
from undercroft.games.thunderstone.setup import check_options, new_state, set_up
from undercroft.games.thunderstone.state import MAX_PLAYERS, Thunderstone
from undercroft.games.thunderstone.turn import play_turn

__all__ = ["CHAPTERS", "SETTINGS", "check_options", "is_set_up", "new_state", "stage"]

CHAPTERS: tuple[ModuleType, ...] = (setup, turn, village, dungeon, weapons, effects, battle, hall, party)
"""The modules that ask something, each with its questions declared."""

SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=2, min=2, max=MAX_PLAYERS),  # TH-SET-1
    Setting(name="set", kind="choice", default="first", values=("first", "random", "picked")),
    Setting(name="groups", kind="int", default=3, min=3, max=len(MONSTER_GROUPS)),  # TH-SET-7
    Setting(name="monsters", kind="choices", default=(), values=(*MONSTER_GROUPS, *OUR_MONSTER_GROUPS), label="group."),
    Setting(name="heroes", kind="choices", default=(), values=(*HERO_GROUPS, *OUR_HERO_GROUPS), label="group."),
    Setting(name="village", kind="choices", default=(), values=(*VILLAGE_CARDS, *OUR_VILLAGE_CARDS), label="card."),
)


def stage(state: Thunderstone) -> Flow[None]:
    return play_turn(state) if state.active >= 0 else set_up(state)


def is_set_up(state: Thunderstone) -> bool:
    return state.active >= 0
