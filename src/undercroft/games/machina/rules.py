"""The door to the rules: settings, set-up and stages. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.request import Flow
from undercroft.core.settings import Setting
from undercroft.games.machina import (
    attack,
    creatures,
    effects,
    explorer,
    horror,
    inspiration,
    items,
    lair,
    monster,
    movement,
    setup,
    targeting,
    unpredictable,
)  # fmt: skip
from undercroft.games.machina.cards.registry import CHAPTERS as SCENARIOS
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.setup import new_state
from undercroft.games.machina.state import Machina

__all__ = ["CHAPTERS", "SETTINGS", "check_options", "is_set_up", "new_state", "stage"]

CHAPTERS: tuple[ModuleType, ...] = (
    setup, explorer, lair, monster, unpredictable, creatures, attack, inspiration, items, targeting, movement, effects,
)  # fmt: skip
"""Every module that declares questions."""

SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=1, min=1, max=4),
    Setting(name="explorers", kind="int", default=1, min=1, max=4),
    Setting(
        name="scenario",
        kind="choice",
        default="engine",
        values=(*SCENARIOS, "campaign"),
        about="-about",
        art={"campaign": "core/game/machina", **{name: f"machina/scenario/{name}" for name in SCENARIOS}},
    ),
    Setting(name="difficulty", kind="choice", default="normal", values=("gentle", "normal", "harsh"), about="-about"),
)


def _played(phase: Callable[[Machina], Rule[None]]) -> Callable[[Machina], Flow[None]]:
    """A phase whose consequences are carried out."""
    return lambda state: effects.play(state, phase(state))


STAGES: dict[str, Callable[[Machina], Flow[None]]] = {
    "setup": _played(setup.set_up),
    "explorers": explorer.stage,
    "lair": _played(lair.stage),
    "horror": _played(horror.stage),
    "monsters": monster.stage,
    "interlude": setup.interlude,
}  # MA-RND-1


def check_options(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Without a number of explorers there is one for each player (MA-SET-O1)."""
    if "explorers" not in given:
        options["explorers"] = options["players"]
    elif options["explorers"] < options["players"]:
        raise BadOption("error.explorers", explorers=options["explorers"], players=options["players"])


def stage(state: Machina) -> Flow[None]:
    return STAGES[state.phase](state)


def is_set_up(state: Machina) -> bool:
    return state.phase != "setup"
