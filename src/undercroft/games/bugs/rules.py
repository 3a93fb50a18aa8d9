"""The door to the rules: settings, set-up and stages. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.request import Flow
from undercroft.core.say import say
from undercroft.core.settings import Setting
from undercroft.games.bugs import campaign, goals, round, setup, turn
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.setup import new_state
from undercroft.games.bugs.state import AFTER, BEGIN, END, ROUND, TURNS, YOURS, Bugs

__all__ = ["SETTINGS", "check_options", "is_set_up", "new_state", "stage"]

SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=1, min=1, max=1),
    Setting(name="mode", kind="choice", default="campaign", values=("campaign", "scenario")),
    Setting(
        name="character",
        kind="choice",
        default="bruiser",
        values=tuple(CHARACTERS),
        label="character.",
        about="-about",
        art={name: f"bugs/hero/{name}" for name in CHARACTERS},
        facts={
            name: (
                say(f"character.{name}-role"),
                say("setting.health", first=one.health[0], last=one.health[-1]),
            )
            for name, one in CHARACTERS.items()
        },
    ),
    Setting(
        name="scenario",
        kind="int",
        default=1,
        min=1,
        max=len(SCENARIOS),
        label="scenario.",
        about=".intro",
        facts={
            str(number): (
                say("setting.scenario-level", level=one.level),
                say("scene.goal", goal=goals.words_of(one)),
                *((say("setting.scenario-only", character=say(f"character.{one.only}")),) if one.only else ()),
            )
            for number, one in SCENARIOS.items()
        },
        only_with=("mode", "scenario"),
    ),
    Setting(
        name="difficulty",
        kind="choice",
        default="standard",
        values=tuple(MONSTER_TABLES),
        label="difficulty.",
        facts={name: (campaign.table_in_numbers(name),) for name in MONSTER_TABLES},
    ),
    Setting(name="long_rest", kind="choice", default="random", values=("random", "choose")),
)

STAGES = {
    BEGIN: setup.set_up,
    ROUND: round.start,
    TURNS: round.take_turn,
    YOURS: turn.your_turn,
    END: round.end,
    AFTER: round.after,
}


def check_options(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """BB-CAM-7: a scenario may belong to one character."""
    if options["mode"] == "campaign":
        return
    character, number = options["character"], options["scenario"]
    if not campaign.may_play(character, number):
        open_to = ", ".join(name for name in CHARACTERS if campaign.may_play(name, number))
        raise BadOption("error.bugs-scenario", scenario=number, character=character, characters=open_to)


def stage(state: Bugs) -> Flow[None]:
    return STAGES[state.phase](state)


def is_set_up(state: Bugs) -> bool:
    return state.phase != BEGIN
