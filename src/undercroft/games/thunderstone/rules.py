"""The door to the rules: settings, set-up and turns. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from collections.abc import Hashable
from types import ModuleType

from undercroft.core.request import Flow
from undercroft.core.say import Say, say
from undercroft.core.settings import Setting
from undercroft.games.thunderstone import battle, dungeon, effects, hall, party, setup, turn, village, weapons
from undercroft.games.thunderstone.cards import (
    CARDS,
    FIRST_HEROES,
    FIRST_MONSTERS,
    FIRST_VILLAGE,
    GROUP_CARDS,
    HERO_GROUPS,
    MONSTER_GROUPS,
    OUR_HERO_GROUPS,
    OUR_MONSTER_GROUPS,
    OUR_VILLAGE_CARDS,
    VILLAGE_CARDS,
)
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.setup import check_options, new_state, set_up
from undercroft.games.thunderstone.state import MAX_PLAYERS, Thunderstone
from undercroft.games.thunderstone.turn import play_turn

__all__ = ["CHAPTERS", "SETTINGS", "check_options", "is_set_up", "new_state", "progress", "stage"]

CHAPTERS: tuple[ModuleType, ...] = (setup, turn, village, dungeon, weapons, effects, battle, hall, party)
"""The modules that ask something, each with its questions declared."""


def _face(value: str) -> str:
    """The picture of a card; of a group that of its most valuable card."""
    cards = GROUP_CARDS.get(value, (value,))
    return f"thunderstone/card/{max(cards, key=lambda card: (CARDS[card].points, CARDS[card].level))}"


def _first_set() -> tuple[tuple[str, Say], ...]:
    """What the set for a first game lays out (TH-SET-5)."""
    groups = [(_face(group), say(f"group.{group}")) for group in (*FIRST_MONSTERS, *FIRST_HEROES)]
    return (*groups, *((_face(card), name(card)) for card in FIRST_VILLAGE))


def _pick(name: str, values: tuple[str, ...], label: str) -> Setting:
    """Cards picked by hand."""
    return Setting(
        name=name,
        kind="choices",
        default=(),
        values=values,
        label=label,
        art={value: _face(value) for value in values},
        only_with=("set", "picked"),
    )


SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=2, min=2, max=MAX_PLAYERS),  # TH-SET-1
    Setting(
        name="set",
        kind="choice",
        default="first",
        values=("first", "random", "picked"),
        about="-about",
        faces={"first": _first_set()},
    ),
    Setting(
        name="groups", kind="int", default=3, min=3, max=len(MONSTER_GROUPS), only_with=("set", "random")
    ),  # TH-SET-7
    _pick("monsters", (*MONSTER_GROUPS, *OUR_MONSTER_GROUPS), "group."),
    _pick("heroes", (*HERO_GROUPS, *OUR_HERO_GROUPS), "group."),
    _pick("village", (*VILLAGE_CARDS, *OUR_VILLAGE_CARDS), "card."),
)


def progress(state: Thunderstone) -> Hashable:
    """The dungeon, the hall, and what every party owns: while none of them changes, no turn brings the end nearer."""
    parties = tuple((tuple(sorted(player.cards())), player.experience) for player in state.seats)
    return len(state.pool), state.above, tuple(state.hall), parties


def stage(state: Thunderstone) -> Flow[None]:
    return play_turn(state) if state.active >= 0 else set_up(state)


def is_set_up(state: Thunderstone) -> bool:
    return state.active >= 0
