"""Buttons & Bugs as the table knows it: settings, and the way to the rooms of this folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, Setting
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say
from undercroft.core.scene import Panel, Shown
from undercroft.core.seat import Seat
from undercroft.games.bugs import bot, campaign, case_setup, round, screen, setup, turn
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.quick import quick
from undercroft.games.bugs.rulings import BugsRules as BugsRules
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import AFTER, BEGIN, END, ROUND, TURNS, YOURS, Bugs

STAGES = {
    BEGIN: setup.begin,
    ROUND: round.start,
    TURNS: round.take_turn,
    YOURS: turn.your_turn,
    END: round.end,
    AFTER: round.after,
}


class BugsGame(Game[Bugs]):
    name = "bugs"
    version = "1"
    prefix = "BB"
    package = "undercroft.games.bugs"
    state_class = Bugs
    shares = ("undercroft.games.haven",)
    minutes = (20, 40)
    horizon = 4
    cooperative = True
    settings = (
        Setting(name="players", kind="whole", default=1, least=1, most=1),
        Setting(name="mode", kind="one", default="campaign", values=("campaign", "scenario")),
        Setting(name="character", kind="one", default="bruiser", values=tuple(CHARACTERS), label="character."),
        Setting(name="scenario", kind="whole", default=1, least=1, most=len(SCENARIOS)),
        Setting(name="difficulty", kind="one", default="standard", values=tuple(MONSTER_TABLES), label="difficulty."),
        Setting(name="long_rest", kind="one", default="random", values=("random", "choose")),
    )

    def check_together(self, options: dict[str, Any]) -> None:
        """BB-CAM-7: a scenario may belong to one character."""
        if options["mode"] == "campaign":
            return
        character, number = options["character"], options["scenario"]
        if not campaign.may_play(character, number):
            open_to = ", ".join(name for name in CHARACTERS if campaign.may_play(name, number))
            raise BadOption("error.bugs-scenario", scenario=number, character=character, characters=open_to)

    def setup(self, options: Mapping[str, Any]) -> Bugs:
        return setup.new_game(options)

    def stage(self, state: Bugs) -> Flow[None]:
        return STAGES[state.phase](state)

    def is_set_up(self, state: Bugs) -> bool:
        return state.phase != BEGIN

    def facts(self, state: Bugs) -> Any:
        return case_setup.facts(state)

    def given(self, state: Bugs, edits: Mapping[str, Any]) -> None:
        case_setup.edit(state, edits)

    def scene(self, view: Bugs, seat: int | None) -> list[Panel]:
        return screen.panels(view)

    def status(self, view: Bugs) -> list[Say]:
        return screen.status(view)

    def prompt(self, view: Bugs, seat: int, choice: Choice) -> Say:
        return screen.prompt(view, choice)

    def show(self, view: Bugs, seat: int, choice: Choice, option: Option) -> Shown:
        return screen.show(view, choice, option)

    def greedy(self, seat: Seat) -> Option:
        return bot.greedy(seat)

    def is_settled(self, view: Bugs, choice: Choice) -> bool:
        return choice.kind == "campaign.difficulty"  # how hard it shall be is no move: a search would make it easy

    def rollout(self, state: Bugs, choice: Choice, dice: Dice) -> Option:
        return quick(state, choice, dice)

    def evaluate(self, state: Bugs) -> Sequence[float]:
        return bot.evaluate(state)

    def tally(self, state: Bugs) -> Sequence[Mapping[str, float | Sequence[str]]]:
        hero = state.figures[0] if state.figures else None
        items = [f"item.{name}" for name in state.items]
        return [{"rounds": state.round, "health": hero.health if hero else 0, "items": items}]

    def features(self, view: Bugs, seat: int) -> list[float]:
        return bot.features(view)

    def option_features(self, view: Bugs, seat: int, choice: Choice, option: Option) -> list[float]:
        return bot.option_features(view, option)


GAME = BugsGame()
