"""The door to the rules: settings, set-up and stages. The chapters of the rulebook are the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.request import Flow
from undercroft.core.say import say
from undercroft.core.settings import Setting
from undercroft.games.jaws import campaign, round, setup, start
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.setup import new_state
from undercroft.games.jaws.state import Jaws

__all__ = ["SETTINGS", "check_options", "is_set_up", "new_state", "stage"]

SETTINGS: tuple[Setting, ...] = (
    Setting(name="players", kind="int", default=2, min=1, max=4),
    Setting(name="mode", kind="choice", default="campaign", values=("campaign", "scenario")),
    Setting(name="party", kind="int", default=2, min=2, max=4),
    Setting(
        name="characters",
        kind="choices",
        default=(),
        values=tuple(CHARACTERS),
        label="hero.",
        about="-about",
        art={name: f"jaws/hero/{name}" for name in CHARACTERS},
        facts={
            name: (
                say(f"hero.{name}-role"),
                say("setting.hand", cards=one.hand),
                say("setting.health", first=one.health[0], last=one.health[-1]),
            )
            for name, one in CHARACTERS.items()
        },
    ),
    Setting(name="difficulty", kind="choice", default="normal", values=setup.DIFFICULTIES, about="-about"),
    Setting(
        name="scenario",
        kind="int",
        default=1,
        min=1,
        max=len(SCENARIOS),
        label="scenario.n",
        about="-intro",
        facts={str(number): (say(f"scenario.n{number}-goal"),) for number in SCENARIOS},
        only_with=("mode", "scenario"),
    ),
    Setting(name="level", kind="int", default=1, min=1, max=9, only_with=("mode", "scenario")),
)

STAGES = {
    "party": setup.choose_party,
    "ready": setup.make_ready,
    "prepare": start.prepare,
    "select": round.start_round,
    "turns": round.next_turn,
    "end": round.end_round,
    "settle": campaign.settle,
    "reward": campaign.reward,
    "levels": campaign.levels,
    "event": campaign.city_event,
    "town": campaign.town,
}


def check_options(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """A party has 2 to 4 characters, at least one for each player (JL-GEN-F2)."""
    party = options["characters"]
    if party and len(party) != len(set(party)):
        raise BadOption("error.characters-twice")
    count = len(party) if party else options["party"]
    if not 2 <= count <= 4:
        raise BadOption("error.characters-count", count=count)
    if not party:
        options["party"] = max(count, options["players"])
    elif count < options["players"]:
        raise BadOption("error.characters-few", count=count, players=options["players"])
    needed = {22: "red-guard", 23: "hatchet", 24: "voidwarden", 25: "demolitionist"}.get(options["scenario"])
    if options["mode"] == "scenario" and needed and party and needed not in party:
        raise BadOption("error.characters-needed", scenario=options["scenario"], hero=needed)


def stage(state: Jaws) -> Flow[None]:
    return STAGES[state.phase](state)


def is_set_up(state: Jaws) -> bool:
    return state.phase == "select"
