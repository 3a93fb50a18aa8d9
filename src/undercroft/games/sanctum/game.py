"""The game of Sanctum as the table knows it: settings, and the rooms of this folder behind each question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.game import Game, Setting
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say
from undercroft.core.scene import Panel, Shown
from undercroft.core.seat import Seat
from undercroft.games.sanctum import bot, case_setup, features, knowledge, screen, setup
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.lord import appear, last_fight, roar
from undercroft.games.sanctum.state import APPEAR, LAST_FIGHT, LAST_REST, ROAR, SETUP, TURN, Sanctum
from undercroft.games.sanctum.walls import last_rest, turn

STAGES = {
    SETUP: setup.prepare, TURN: turn, LAST_REST: last_rest, APPEAR: appear, LAST_FIGHT: last_fight, ROAR: roar,
}  # fmt: skip


class SanctumGame(Game[Sanctum]):
    name = "sanctum"
    version = "1"
    prefix = "SA"
    package = "undercroft.games.sanctum"
    state_class = Sanctum
    minutes = (60, 120)
    horizon = 40
    """To the end: what is searched lies in the last fight."""
    caution = 1.5
    settings = (
        Setting(name="players", kind="whole", default=2, least=2, most=4),
        Setting(name="difficulty", kind="one", default="normal", values=tuple(ROARS)),
        Setting(name="heroes", kind="one", default=setup.RANDOM, values=(setup.RANDOM, setup.CHOOSE)),
    )

    def setup(self, options: Mapping[str, Any]) -> Sanctum:
        return setup.set_up(options)

    def stage(self, state: Sanctum) -> Flow[None]:
        return STAGES[state.phase](state)

    def is_set_up(self, state: Sanctum) -> bool:
        return state.phase != SETUP

    def veil(self, view: Sanctum, seat: int | None) -> None:
        knowledge.veil(view, seat)

    def redeal(self, start: Sanctum, now: Sanctum, seat: int, dice: Dice) -> None:
        knowledge.redeal(start, now, seat, dice)

    def scene(self, view: Sanctum, seat: int | None) -> list[Panel]:
        return screen.panels(view, seat)

    def status(self, view: Sanctum) -> list[Say]:
        return screen.status(view)

    def prompt(self, view: Sanctum, seat: int, choice: Choice) -> Say:
        return screen.prompt(choice)

    def show(self, view: Sanctum, seat: int, choice: Choice, option: Option) -> Shown:
        return screen.show(view, seat, choice, option)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        return screen.outcome(chance, outcome)

    def given(self, state: Sanctum, edits: Mapping[str, Any]) -> None:
        case_setup.edit(state, edits)

    def greedy(self, seat: Seat) -> Option:
        return bot.greedy(seat)

    def rollout(self, state: Sanctum, choice: Choice, dice: Dice) -> Option:
        return features.rollout(state, choice, dice)

    def rollout_other(self, state: Sanctum, choice: Choice, dice: Dice) -> Option:
        return features.rollout_other(state, choice, dice)

    def evaluate(self, state: Sanctum) -> Sequence[float]:
        return features.evaluate(state)

    def is_settled(self, view: Sanctum, choice: Choice) -> bool:
        return features.is_settled(view, choice)

    def candidates(self, view: Sanctum, choice: Choice) -> Sequence[Option]:
        return features.candidates(view, choice)

    def verdict(self, state: Sanctum) -> Sequence[float]:
        return features.verdict(state)

    def features(self, view: Sanctum, seat: int) -> list[float]:
        return features.of_view(view, seat)

    def option_features(self, view: Sanctum, seat: int, choice: Choice, option: Option) -> list[float]:
        return features.of_option(view, seat, choice, option)


GAME = SanctumGame()
