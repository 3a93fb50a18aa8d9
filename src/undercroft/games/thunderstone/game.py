"""The game as the table knows it: settings, and the rooms that do the work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.game import Game, Setting
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Panel, Shown
from undercroft.core.seat import Seat
from undercroft.games.thunderstone import bot, case_setup, knowledge, screen, setup
from undercroft.games.thunderstone.cards import HERO_GROUPS, MONSTER_GROUPS, VILLAGE_CARDS
from undercroft.games.thunderstone.state import Thunderstone
from undercroft.games.thunderstone.turn import play_turn


class ThunderstoneGame(Game[Thunderstone]):
    name = "thunderstone"
    version = "1"
    prefix = "TH"
    package = "undercroft.games.thunderstone"
    state_class = Thunderstone
    minutes = (45, 90)
    horizon = 2
    settings = (
        Setting(name="players", kind="whole", default=2, least=2, most=5),  # TH-SET-1
        Setting(name="set", kind="one", default="first", values=("first", "random", "picked")),
        Setting(name="groups", kind="whole", default=3, least=3, most=len(MONSTER_GROUPS)),  # TH-SET-7
        Setting(name="monsters", kind="many", default=(), values=MONSTER_GROUPS, label="group."),
        Setting(name="heroes", kind="many", default=(), values=HERO_GROUPS, label="group."),
        Setting(name="village", kind="many", default=(), values=VILLAGE_CARDS, label="card."),
    )

    # --- rules --------------------------------------------------------------------------------------------------

    def setup(self, options: Mapping[str, Any]) -> Thunderstone:
        return setup.prepare(options)

    def check_together(self, options: dict[str, Any]) -> None:
        setup.check(options)

    def is_set_up(self, state: Thunderstone) -> bool:
        return state.active >= 0

    def stage(self, state: Thunderstone) -> Flow[None]:
        return play_turn(state) if state.active >= 0 else setup.set_up(state)

    # --- what a seat knows --------------------------------------------------------------------------------------

    def veil(self, view: Thunderstone, seat: int | None) -> None:
        knowledge.veil(view, seat)

    def redeal(self, start: Thunderstone, now: Thunderstone, seat: int, dice: Dice) -> None:
        knowledge.redeal(start, now, seat, dice)

    # --- what a person sees -------------------------------------------------------------------------------------

    def scene(self, view: Thunderstone, seat: int | None) -> list[Panel]:
        return screen.panels(view, seat)

    def status(self, view: Thunderstone) -> list[Say]:
        return screen.status(view)

    def prompt(self, view: Thunderstone, seat: int, choice: Choice) -> Say:
        return screen.prompt(view, seat, choice)

    def show(self, view: Thunderstone, seat: int, choice: Choice, option: Option) -> Shown:
        return screen.show(view, seat, choice, option)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        return say(f"group.{outcome}" if outcome in (*MONSTER_GROUPS, *HERO_GROUPS) else f"card.{outcome}")

    # --- cases and agents ---------------------------------------------------------------------------------------

    def given(self, state: Thunderstone, edits: Mapping[str, Any]) -> None:
        case_setup.edit(state, edits)

    def greedy(self, seat: Seat) -> Option:
        return bot.choose(seat)

    def rollout(self, state: Thunderstone, choice: Choice, dice: Dice) -> Option:
        return bot.rollout(state, choice, dice)

    def evaluate(self, state: Thunderstone) -> Sequence[float]:
        return bot.evaluate(state)

    def features(self, view: Thunderstone, seat: int) -> list[float]:
        return bot.features(view, seat)

    def option_features(self, view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[float]:
        return bot.option_features(view, seat, choice, option)

    def tally(self, state: Thunderstone) -> Sequence[Mapping[str, float | Sequence[str]]]:
        return bot.tally(state)


GAME = ThunderstoneGame()
