# mypy: ignore-errors
# ruff: noqa
"""The class that games derived from before they were built from rooms; goes when the last one has moved."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption, TableError
from undercroft.core.game import Game, Meta, Setting
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Panel, Shown, plain_label
from undercroft.core.seat import Seat
from undercroft.core.state import State, facts
from undercroft.core.words import Words, words_of

S = TypeVar("S", bound=State)


class OldGame(Game[S]):
    """One game. All methods are free of side effects but for the state they are given."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Of the rules and content: a record says which one it was played under."""
    prefix: ClassVar[str]
    """Of its clauses: TH, JL, BB, SA, MA."""
    package: ClassVar[str]
    state_class: ClassVar[type[State]]

    def __init__(self) -> None:
        players = self.settings[0]
        self.meta = Meta(
            name=self.name, title=self.name, game=f"{type(self).__module__}:GAME", package=self.package,
            version=self.version, prefix=self.prefix, players=(players.least, players.most), minutes=self.minutes,
            cooperative=self.cooperative, shares=self.shares,
        )  # fmt: skip
        self.rules = self.knowledge = self.screen = self.bots = self.cases = self
        self.questions = {}

    @property
    def SETTINGS(self):
        return self.settings

    @property
    def has_secrets(self):
        return type(self).veil is not OldGame.veil

    def new_state(self, options):
        return self.setup(options)

    def panels(self, view, seat):
        return self.scene(view, seat)

    def edit(self, state, edits):
        self.given(state, edits)

    def chance_prompt(self, state, chance):
        return self.fate(state, chance)

    @cached_property
    def SEARCH(self):
        from undercroft.core.rooms import SearchAdvice
        return SearchAdvice(
            is_judged=type(self).evaluate is not OldGame.evaluate, horizon=self.horizon, margin=self.caution, clock=self.clock,
            is_settled=self.is_settled, candidates=self.candidates, rollout_other=self.rollout_other, final_value=self.verdict)
    shares: ClassVar[tuple[str, ...]] = ()
    """Packages whose words come before the game's own, such as the haven kernel."""
    minutes: ClassVar[tuple[int, int]] = (30, 60)
    cooperative: ClassVar[bool] = False
    settings: ClassVar[tuple[Setting, ...]]
    """The first one is `players`: how many seats."""

    # --- rules --------------------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, options: Mapping[str, Any]) -> S:
        """The state before anything was asked; what set-up leaves to fate or players is the first stage's."""

    @abstractmethod
    def stage(self, state: S) -> Flow[None]:
        """Play the next stretch (a turn, a phase). Called until `state.result` is set."""

    def is_set_up(self, state: S) -> bool:
        """Whether set-up is over, so that a case's `given` may edit what lies on the table."""
        return True

    def check_together(self, options: dict[str, Any]) -> None:
        """Refuse options that do not go together, with what would be right."""

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All settings with their values, defaults filled in; BadOption for anything unknown or out of range."""
        known = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in known:
                raise BadOption("error.option-unknown", name=str(name), names=", ".join(known))
        full = {
            name: setting.read(options[name]) if name in options else setting.default
            for name, setting in known.items()
        }
        self.check_together(full)
        return full

    # --- what a seat knows --------------------------------------------------------------------------------------

    def veil(self, view: S, seat: int | None) -> None:
        """Take out of this copy what the seat (None: a spectator) may not know. Nothing, in an open game."""

    def redeal(self, start: S, now: S, seat: int, dice: Dice) -> None:
        """Deal anew, in this copy of the stage's start, what the seat does not know, so that it agrees with everything
        the seat knows `now`."""

    # --- what a person sees -------------------------------------------------------------------------------------

    @abstractmethod
    def scene(self, view: S, seat: int | None) -> list[Panel]:
        """The panels of the screen, from a veiled view."""

    def status(self, view: S) -> list[Say]:
        """A line or two for the head of the screen: round, whose turn."""
        return []

    def prompt(self, view: S, seat: int, choice: Choice) -> Say:
        """The question in words: by default the message `ask-<kind>`, whose `.hint` explains it to a newcomer."""
        return say(f"ask.{choice.kind}", clause=None)

    def show(self, view: S, seat: int, choice: Choice, option: Option) -> Shown:
        """An option in words and where it lies; by default the message `option-<verb>`."""
        return Shown(label=plain_label(option))

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        """An outcome in words, for people who enter it by hand: the message `chance-<kind>-<outcome>`, `card-<outcome>`
        or `<outcome>`, where there is one; else a number or a name as it stands."""
        for key in (f"chance.{chance.kind}.{outcome}", f"card.{outcome}", str(outcome)):
            if self.words.has(key.replace("_", "-")):
                return say(key.replace("_", "-"))
            if self.words.has(key):
                return say(key)
        return say("outcome", name=str(outcome).replace("_", " ").replace("-", " "))

    def fate(self, state: S, chance: Chance) -> Say:
        """What is rolled or drawn, for people who enter it by hand; a game says for whom where that is not plain."""
        return say(f"chance.{chance.kind}")

    @cached_property
    def words(self) -> Words:
        return words_of(*self.shares, self.package)

    @cached_property
    def ledger(self) -> str:
        """The rules, clause by clause."""
        return (files(self.package) / "rules.md").read_text("utf-8")

    # --- cases --------------------------------------------------------------------------------------------------

    def facts(self, state: S) -> Any:
        """The whole state as plain JSON; what cases compare."""
        return facts(state)

    def given(self, state: S, edits: Mapping[str, Any]) -> None:
        """Edit a fresh game, in its own vocabulary, for a case. Unknown words raise TableError('error.given')."""
        if edits:
            raise TableError("error.given", word=next(iter(edits)), known="")

    # --- agents -------------------------------------------------------------------------------------------------

    def greedy(self, seat: Seat) -> Option:
        """A sensible player that looks one step ahead."""
        raise NotImplementedError

    horizon: ClassVar[int] = 1
    """How many stages a search plays on before it judges how things stand: 1 is the end of the current one."""

    def clock(self, state: S, stages: int) -> int:
        """The hour by which `horizon` counts and at which states are judged: by default how many stages are over."""
        return stages

    caution: ClassVar[float] = 1.0
    """By how many standard errors a search must find an option better than the greedy one to prefer it."""

    def is_settled(self, view: S, choice: Choice) -> bool:
        """Whether the greedy player answers this question as well as anybody: a search spends no time on it."""
        return False

    def candidates(self, view: S, choice: Choice) -> Sequence[Option]:
        """The options that a search compares with the greedy one; it spends no time on others."""
        return choice.options

    def rollout(self, state: S, choice: Choice, dice: Dice) -> Option:
        """A quick policy for searching agents, over a guessed state; random unless the game knows better."""
        return choice.options[dice.below(len(choice.options))]

    def rollout_other(self, state: S, choice: Choice, dice: Dice) -> Option:
        """The same for the seats that a search does not think for: where what they do hardly bears on its own seat,
        anything will do that is quick."""
        return self.rollout(state, choice, dice)

    def evaluate(self, state: S) -> Sequence[float]:
        """How well each seat stands, from 0 (lost) to 1 (won), where a search stops looking."""
        raise NotImplementedError

    def verdict(self, state: S) -> Sequence[float] | None:
        """What each seat has of a finished game, from 0 to 1, where a near win should count for a search; None: who won
        has it all, but for a little by the scores."""
        return None

    def tally(self, state: S) -> Sequence[Mapping[str, float | Sequence[str]]]:
        """What a designer counts at the end, one mapping per seat: numbers (`health`: how they are spread) and lists of
        message keys (`cards`: who held them and won)."""
        return [{} for _ in range(state.players)]

    def features(self, view: S, seat: int) -> list[float]:
        """What a learning agent reads of the state: always the same length, roughly between -1 and 1."""
        raise NotImplementedError

    def option_features(self, view: S, seat: int, choice: Choice, option: Option) -> list[float]:
        """What a learning agent reads of one option: always the same length."""
        raise NotImplementedError


