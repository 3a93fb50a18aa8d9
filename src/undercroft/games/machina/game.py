"""Machina Arcana as a game: settings, and doors to the rooms of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, Setting
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say
from undercroft.core.scene import Panel, Shown
from undercroft.core.seat import Seat
from undercroft.games.machina import bot, case_setup, explorer, features, horror, lair, monster, screen, setup
from undercroft.games.machina.cards.registry import CHAPTERS
from undercroft.games.machina.state import Machina

_STAGES = {
    "setup": setup.stage,
    "explorers": explorer.stage,
    "lair": lair.stage,
    "horror": horror.stage,
    "monsters": monster.stage,
    "interlude": setup.interlude,
}  # MA-RND-1


class MachinaGame(Game[Machina]):
    name = "machina"
    version = "1"
    prefix = "MA"
    package = "undercroft.games.machina"
    state_class = Machina
    minutes = (90, 180)
    horizon = 2
    cooperative = True
    settings = (
        Setting(name="players", kind="whole", default=1, least=1, most=4),
        Setting(name="explorers", kind="whole", default=1, least=1, most=4),
        Setting(name="scenario", kind="one", default="engine", values=(*CHAPTERS, "campaign")),
        Setting(name="difficulty", kind="one", default="normal", values=("gentle", "normal", "harsh")),
    )

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Without a number of explorers there is one for each player (MA-SET-O1)."""
        full = super().check_options(options)
        if "explorers" not in options:
            full["explorers"] = full["players"]
        elif full["explorers"] < full["players"]:
            raise BadOption("error.explorers", explorers=full["explorers"], players=full["players"])
        return full

    def setup(self, options: Mapping[str, Any]) -> Machina:
        return setup.setup(options)

    def stage(self, state: Machina) -> Flow[None]:
        return _STAGES[state.phase](state)

    def is_set_up(self, state: Machina) -> bool:
        return state.phase != "setup"

    def facts(self, state: Machina) -> Any:
        return case_setup.facts(state)

    def given(self, state: Machina, edits: Mapping[str, Any]) -> None:
        case_setup.given(state, edits)

    def scene(self, view: Machina, seat: int | None) -> list[Panel]:
        return screen.panels(view, seat)

    def status(self, view: Machina) -> list[Say]:
        return screen.status(view)

    def prompt(self, view: Machina, seat: int, choice: Choice) -> Say:
        return screen.prompt(view, choice)

    def show(self, view: Machina, seat: int, choice: Choice, option: Option) -> Shown:
        return screen.show(view, seat, choice, option)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        return screen.outcome(chance, outcome)

    def greedy(self, seat: Seat) -> Option:
        return bot.greedy(seat)

    def clock(self, state: Machina, stages: int) -> int:
        """Rounds: what an option leads to shows when the monsters have answered it."""
        return state.round

    def is_settled(self, view: Machina, choice: Choice) -> bool:
        return choice.kind not in bot.WEIGHTY

    def rollout(self, state: Machina, choice: Choice, dice: Dice) -> Option:
        return bot.rollout(state, choice, dice)

    def evaluate(self, state: Machina) -> Sequence[float]:
        return bot.evaluate(state)

    def features(self, view: Machina, seat: int) -> list[float]:
        return features.features(view, seat)

    def option_features(self, view: Machina, seat: int, choice: Choice, option: Option) -> list[float]:
        return features.option_features(view, seat, choice, option)


GAME = MachinaGame()
