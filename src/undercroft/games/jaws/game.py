"""Gloomhaven: Jaws of the Lion as a game of the house: settings, and which room answers what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, Setting
from undercroft.core.request import Flow
from undercroft.games.jaws import campaign, knowledge, plug, rounds, setup, start
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.state import Jaws

assert plug.RULES is Jaws.rules

SETTINGS = (
    Setting(name="players", kind="whole", default=2, least=1, most=4),
    Setting(name="mode", kind="one", default="campaign", values=("campaign", "scenario")),
    Setting(name="party", kind="whole", default=2, least=2, most=4),
    Setting(name="characters", kind="many", default=(), values=tuple(CHARACTERS), label="hero."),
    Setting(name="difficulty", kind="one", default="normal", values=setup.DIFFICULTIES),
    Setting(name="scenario", kind="whole", default=1, least=1, most=len(SCENARIOS)),
    Setting(name="level", kind="whole", default=1, least=1, most=9),
)

STAGES = {
    "party": setup.choose_party,
    "ready": setup.make_ready,
    "prepare": start.prepare,
    "select": rounds.start_round,
    "turns": rounds.next_turn,
    "end": rounds.end_round,
    "settle": campaign.settle,
    "reward": campaign.reward,
    "levels": campaign.levels,
    "event": campaign.city_event,
    "town": campaign.town,
}


class JawsGame(Game[Jaws]):
    name = "jaws"
    version = "1"
    prefix = "JL"
    package = "undercroft.games.jaws"
    state_class = Jaws
    shares = ("undercroft.games.haven",)
    minutes = (60, 120)
    cooperative = True
    settings = SETTINGS

    def check_together(self, options: dict[str, Any]) -> None:
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

    def setup(self, options: Mapping[str, Any]) -> Jaws:
        return setup.set_up(options)

    def stage(self, state: Jaws) -> Flow[None]:
        return STAGES[state.phase](state)

    def is_set_up(self, state: Jaws) -> bool:
        return state.phase == "select"

    def veil(self, view: Jaws, seat: int | None) -> None:
        knowledge.veil(view, seat)

    def redeal(self, start: Jaws, now: Jaws, seat: int, dice: Dice) -> None:
        knowledge.redeal(start, now, seat, dice)

    def scene(self, view: Jaws, seat: int | None) -> list[Any]:
        return []


GAME = JawsGame()
