"""A game, built from its rooms: rules, knowledge, screen, bots and cases, with its facts as data (`Meta`).

`registry.py` lists the games there are and loads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from importlib.resources import files
from types import ModuleType
from typing import Any, Generic, TypeVar

from undercroft.core.codex import Codex, NoCodex
from undercroft.core.errors import BadOption
from undercroft.core.guide import Guide, read_guide
from undercroft.core.meta import Meta
from undercroft.core.question import Question, questions_in
from undercroft.core.registry import available, load, metas
from undercroft.core.request import Chance, Choice, Option, Outcome, key
from undercroft.core.rooms import OPEN, Bots, Cases, Knowledge, NoCases, NoReasons, Rules, Screen, WhyNot
from undercroft.core.rulebook import Rulebook
from undercroft.core.say import Say, say
from undercroft.core.scene import Offer, Route, Shown, plain_label
from undercroft.core.seat import Seat
from undercroft.core.settings import Setting, read_options
from undercroft.core.simple_bots import SimpleBots
from undercroft.core.state import State
from undercroft.core.words import Words, words_of
from undercroft.core.workbench import NoWorkbench, Workbench

__all__ = ["Agent", "Game", "Meta", "Setting", "available", "load", "metas"]

S = TypeVar("S", bound=State)

Agent = Callable[[Seat], "int | str | Option"]
"""A player made of code: looks at its seat and names an option."""


class Game(Generic[S]):
    """One game: `GAME = Game(META, rules=rules, screen=screen, ...)` in its `game.py`.

    `chapters` are the modules that declare its questions.
    """

    def __init__(
        self,
        meta: Meta,
        *,
        rules: Rules[S],
        screen: Screen[S],
        chapters: Iterable[ModuleType] = (),
        questions: Iterable[Question[S]] = (),
        knowledge: Knowledge[S] = OPEN,
        bots: Bots[S] | None = None,
        cases: Cases[S] | None = None,
        codex: Codex | None = None,
        why_not: WhyNot[S] | None = None,
        workbench: Workbench[S] | None = None,
    ) -> None:
        self.meta = meta
        self.name = meta.name
        self.version = meta.version
        self.package = meta.package
        self.cooperative = meta.cooperative
        self.rules = rules
        self.screen = screen
        self.knowledge = knowledge
        self.questions: dict[str, Question[Any]] = {
            **questions_in(chapters), **{question.id: question for question in questions},
        }  # fmt: skip
        self.bots: Bots[S] = bots if bots is not None else SimpleBots(self.questions)
        self.cases: Cases[S] = cases if cases is not None else NoCases()
        self.codex: Codex = codex if codex is not None else NoCodex()
        self.why_not: WhyNot[S] = why_not if why_not is not None else NoReasons()
        self.workbench: Workbench[S] = workbench if workbench is not None else NoWorkbench()

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The options of set-up; the first one is `players`: how many seats."""
        return self.rules.SETTINGS

    @property
    def has_secrets(self) -> bool:
        """Whether seats know different things."""
        return self.knowledge is not OPEN

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All settings with their values, defaults filled in; BadOption for what is unknown, out of range or does not
        go together."""
        full = read_options(self.settings, options)
        try:
            self.rules.check_options(full, options)
        except BadOption as error:
            error.game = self.name
            raise
        return full

    # --- words ------------------------------------------------------------------------------------------------------

    @cached_property
    def words(self) -> Words:
        return words_of(*self.meta.shares, self.package)

    @cached_property
    def ledger(self) -> str:
        """The rules, clause by clause."""
        return (files(self.package) / "rules.md").read_text("utf-8")

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in three languages, to read and to ask."""
        return Rulebook(self.ledger, self.package)

    @cached_property
    def guide(self) -> Guide | None:
        """The guided first game, where the game has one."""
        place = files(self.package) / "guide.yaml"
        return read_guide(place.read_text("utf-8")) if place.is_file() else None

    def prompt(self, view: S, seat: int, choice: Choice) -> Say:
        """A question in words."""
        question = self.questions.get(choice.kind)
        return say(f"ask.{choice.kind}") if question is None else question.say(view, seat, choice)

    def show(self, view: S, seat: int, choice: Choice, option: Option) -> Shown:
        """An option in words, and where it lies."""
        question = self.questions.get(choice.kind)
        return Shown(label=plain_label(option)) if question is None else question.show(view, seat, choice, option)

    def offers(self, view: S, seat: int, choice: Choice) -> list[Offer]:
        """All options of a choice with their keys, in words, and where they lie."""
        question = self.questions.get(choice.kind)
        if question is not None:
            return question.offers(view, seat, choice)
        return [Offer(key=key(option), shown=Shown(label=plain_label(option))) for option in choice.options]

    def routes(self, view: S, seat: int, choice: Choice) -> list[Route]:
        """Several answers in a row that people may give with one click."""
        question = self.questions.get(choice.kind)
        return [] if question is None or question.routes is None else question.routes(view, seat, choice)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say:
        """An outcome in words, for people who enter it by hand: what the screen says, else the message
        `chance-<kind>-<outcome>`, `card-<outcome>` or `<outcome>` where there is one, else its name as it stands."""
        said = self.screen.outcome(chance, outcome)
        if said is not None:
            return said
        for name in (f"chance.{chance.kind}.{outcome}", f"card.{outcome}", str(outcome)):
            if self.words.has(name.replace("_", "-")):
                return say(name.replace("_", "-"))
            if self.words.has(name):
                return say(name)
        return say("outcome", name=str(outcome).replace("_", " ").replace("-", " "))

    def chance_prompt(self, state: S, chance: Chance) -> Say:
        """What is rolled or drawn, for people who enter it by hand."""
        return self.screen.chance_prompt(state, chance) or say(f"chance.{chance.kind}")
