"""What a game must provide, and the list of games.

A game is a class with the rooms of its folder behind it: set-up and stages (rules), veil and redeal (what a seat
knows), scene and words (what a person sees), bots and features (what an agent needs), given (what a case may edit).
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption, TableError
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Panel, Shown, plain_label
from undercroft.core.seat import Seat
from undercroft.core.state import State, facts
from undercroft.core.words import Words, words_of

S = TypeVar("S", bound=State)

NAMES = ("thunderstone", "bugs", "jaws", "sanctum", "machina")
"""The games in the order they are shown."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One option of set-up. `kind`: whole (least..most), one (of `values`), many (of `values`), yes (true or false).

    Its words are the messages `setting-<name>` (with `.hint`) and, for values, `setting-<name>-<value>` or
    what `label` makes of them.
    """

    name: str
    kind: str
    default: Any
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()
    label: str = ""
    """Prefix of the values' messages, such as `card.`; empty: `setting.<name>.`."""

    def read(self, value: Any) -> Any:
        """The value a person meant, from text or JSON; BadOption says what would be right."""
        if self.kind == "whole":
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = None
            if number is None or isinstance(value, (bool, float)) or not self.least <= number <= self.most:
                raise BadOption(
                    "error.option-whole", name=self.name, value=str(value), least=self.least, most=self.most
                )
            return number
        if self.kind == "yes":
            known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
            if str(value).lower() not in known:
                raise BadOption("error.option-yes", name=self.name, value=str(value))
            return known[str(value).lower()]
        if self.kind == "one":
            if value not in self.values:
                raise BadOption("error.option-one", name=self.name, value=str(value), values=", ".join(self.values))
            return value
        chosen = [part for part in value.split(",") if part] if isinstance(value, str) else list(value)
        for part in chosen:
            if part not in self.values:
                raise BadOption("error.option-one", name=self.name, value=str(part), values=", ".join(self.values))
        return chosen


Agent = Callable[[Seat], "int | str | Option"]
"""A player made of code: looks at its seat and names an option."""


class Game(ABC, Generic[S]):
    """One game. All methods are free of side effects but for the state they are given."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Of the rules and content: a record says which one it was played under."""
    prefix: ClassVar[str]
    """Of its clauses: TH, JL, BB, SA, MA."""
    package: ClassVar[str]
    state_class: ClassVar[type[State]]
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


_loaded: dict[str, Game[Any]] = {}


def load(name: str) -> Game[Any]:
    """The game of this name; BadOption names the games there are."""
    if name not in _loaded:
        if name not in available():
            raise BadOption("error.no-game", name=name, names=", ".join(available()))
        module = importlib.import_module(f"undercroft.games.{name}")
        _loaded[name] = module.GAME
    return _loaded[name]


def available() -> list[str]:
    """The games that this copy of the program has."""
    here = files("undercroft.games")
    return [name for name in NAMES if (here / name / "__init__.py").is_file()]
