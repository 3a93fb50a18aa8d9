"""A question is one declared thing, beside the rule that asks it.

Its id, clause, words, the shape of its options, where each lies on the screen, what is foreseen, how a bot answers
without thought. Flows ask it with `ask`; scenes, terminal, page, bots, docs and tests read the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import ModuleType, UnionType
from typing import Any, Generic, TypeVar

from undercroft.core.errors import RulesBroken
from undercroft.core.request import Choice, Option, key
from undercroft.core.say import Arg, Say
from undercroft.core.scene import Offer, Route, Shown
from undercroft.core.shared import shared

S = TypeVar("S", contravariant=True)  # what reads any haven state serves a Jaws state too
Value = str | int
"""One part of an option, or one thing that a question is about."""


class Argument(Generic[S]):
    """A part of an option after its verb, or a thing that a question is about: a card, a rank, a hex.

    `say` makes words of it (without it, it is said as it stands); `at` finds the thing on the screen that one clicks;
    `values` are all the names or numbers that it can ever have, where they are known; `read` makes the parts of an
    option of what people write for it in a case (`C4` for a hex), None where that is nothing. Where `fixed`, its words
    and its place depend on its value alone: `say` and `at` are handed no view.
    """

    __slots__ = ("at", "is_fixed", "name", "read", "say", "type", "values")

    def __init__(
        self,
        name: str,
        type: type[str] | type[int] | UnionType = str,
        *,
        say: Callable[[S, Any], Arg] | None = None,
        at: Callable[[S, Any], str] | None = None,
        values: Collection[str | int] | None = None,
        read: Callable[[S, str], Sequence[Value] | None] | None = None,
        fixed: bool = False,
    ) -> None:
        self.name = name
        self.read = read
        self.is_fixed = fixed or (say is None and at is None)
        self.type = type
        self.values = values
        self.say = say
        self.at = at

    def told(self, view: S, value: Value) -> Arg:
        return value if self.say is None else self.say(view, value)


class Verb(Generic[S]):
    """One kind of option: the word it begins with, the arguments after it, how it is said and where it lies.

    The label is the message `option-<name>` (or `label`) with the arguments under their names, unless `words` says it;
    then `messages` names every message that `words` may use. The place is that of the first argument that has one,
    unless `at` finds it; a verb without any says `listed=True`: it stands in the list alone. `optional` of the last
    arguments may be left out; with `more` the last one may stand any number of times.
    """

    __slots__ = (
        "arguments", "at", "fixed_offer", "group", "grouped", "has_details", "label", "lines", "listed", "messages",
        "more", "name", "optional", "path", "placed", "said", "sure", "touches", "words",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        *arguments: Argument[S],
        optional: int = 0,
        more: bool = False,
        label: str = "",
        words: Callable[[S, int, Choice, Option], Say] | None = None,
        messages: Sequence[str] = (),
        at: Callable[[S, int, Choice, Option], str] | None = None,
        touches: Callable[[S, int, Choice, Option], list[str]] | None = None,
        path: Callable[[S, int, Choice, Option], list[str]] | None = None,
        lines: Callable[[S, int, Choice, Option], list[Say]] | None = None,
        group: str = "",
        grouped: Callable[[S, int, Choice, Option], Say] | None = None,
        listed: bool = False,
        sure: str = "",
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.said = tuple((argument.name, argument.say) for argument in arguments)
        """How each argument is called in its label, and what says it."""
        self.optional = optional
        self.more = more
        self.label = label or f"option.{name}"
        self.words = words
        self.messages = tuple(messages) or (self.label,)
        """Every message that its label may be."""
        self.at = at
        self.touches = touches
        """Ids that light up under the pointer: cells of an area, targets."""
        self.path = path
        """Ids of the cells on the way that one would go, from where one stands."""
        self.lines = lines
        """What is foreseen, line by line, before one chooses: a sum, a price, a warning."""
        self.group = group
        """The message that heads the options of its group in the list."""
        self.grouped = grouped
        """The same where the words depend on the option."""
        self.listed = listed
        self.sure = sure
        """The message that asks a person first, because the option ends something for good."""
        self.has_details = bool(touches or path or lines or grouped or group or sure)
        """Whether more than its label and its place is shown."""
        self.placed = next(((part, one.at) for part, one in enumerate(arguments, 1) if one.at is not None), None)
        """Which part of an option is the first argument with a place on the screen, and what finds that place."""
        is_fixed = words is None and at is None and not (touches or path or lines or grouped)
        self.fixed_offer: Callable[[Option], Offer] | None = None
        """What draws an option, once, whose words and place depend on itself alone."""
        if is_fixed and all(argument.is_fixed for argument in arguments):
            self.fixed_offer = shared(self._draw_fixed)

    def fits(self, option: Option) -> bool:
        """Whether the option has the declared shape."""
        given = option[1:]
        arguments = self.arguments
        if len(given) < len(arguments) - self.optional - self.more or (len(given) > len(arguments) and not self.more):
            return False
        shapes = [*arguments, *(arguments[-1:] * (len(given) - len(arguments)))]
        return all(isinstance(value, shape.type) for value, shape in zip(given, shapes, strict=False))

    def _draw_fixed(self, option: Option) -> Offer:
        nothing: Any = None
        return Offer(key=key(option), shown=self.show(nothing, 0, nothing, option))

    def show(self, view: S, seat: int, choice: Choice, option: Option) -> Shown:
        """The option in words, and where it lies."""
        if self.words is not None:
            label = self.words(view, seat, choice, option)
        elif len(option) == 1:
            label = Say(self.label)
        else:
            args: dict[str, Arg] = {}
            for (name, tell), value in zip(self.said, option[1:], strict=False):
                args[name] = value if tell is None else tell(view, value)
            label = Say(self.label, args)
        at = ""
        if self.at is not None:
            at = self.at(view, seat, choice, option)
        elif self.placed is not None:
            part, find = self.placed
            if part < len(option):
                at = find(view, option[part])
        shown = Shown(label=label, at=at)
        if self.has_details:
            self._show_details(shown, view, seat, choice, option)
        return shown

    def _show_details(self, shown: Shown, view: S, seat: int, choice: Choice, option: Option) -> None:
        """What an option lights up, what is foreseen of it, and its group."""
        if self.touches is not None:
            shown.touches = self.touches(view, seat, choice, option)
        if self.path is not None:
            shown.path = self.path(view, seat, choice, option)
        if self.lines is not None:
            shown.lines = self.lines(view, seat, choice, option)
        if self.grouped is not None:
            shown.group = self.grouped(view, seat, choice, option)
        elif self.group:
            shown.group = Say(self.group)
        if self.sure:
            shown.sure = Say(self.sure)


def first(state: Any, choice: Choice) -> Option:
    """The first option."""
    return choice.options[0]


def last(state: Any, choice: Choice) -> Option:
    """The last option: where declining stands at the end."""
    return choice.options[-1]


def prefer(*verbs: str) -> Callable[[Any, Choice], Option]:
    """An option with the first of these verbs that is offered; the first option where none is."""

    def answer(state: Any, choice: Choice) -> Option:
        for verb in verbs:
            for option in choice.options:
                if option[0] == verb:
                    return option
        return choice.options[0]

    return answer


class Question(Generic[S]):
    """What is asked, declared once. Write `option = yield ATTACK.ask(seat, options)`.

    The prompt is the message `ask-<id>`, whose `.hint` explains it to a newcomer, with what the question is `about`
    under the arguments' names; `prompt` says it otherwise, and then `messages` names every message that it may use.
    """

    __slots__ = (
        "_plain_prompt", "about", "answer", "clause", "final", "id", "is_wish", "messages", "prompt", "routes",
        "secret", "verbs",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        *verbs: Verb[S],
        clause: str | None = None,
        about: Sequence[Argument[S]] = (),
        prompt: Callable[[S, int, Choice], Say] | None = None,
        messages: Sequence[str] = (),
        answer: Callable[[S, Choice], Option] = first,
        secret: bool = False,
        final: bool = False,
        wish: bool = False,
        routes: Callable[[S, int, Choice], list[Route]] | None = None,
    ) -> None:
        self.id = id
        self.verbs: Mapping[str, Verb[S]] = {verb.name: verb for verb in verbs}
        self.clause = clause
        self.about = tuple(about)
        self.prompt = prompt
        self.messages = tuple(messages) or (f"ask.{id}",)
        self._plain_prompt = Say(self.messages[0])
        self.answer = answer
        """How a bot answers without thought."""
        self.secret = secret
        """Only the seat that answers ever learns the answer."""
        self.final = final
        """The answer shows others something at once, so it cannot be taken back."""
        self.is_wish = wish
        """No move but a matter of taste, such as whom one plays and how hard it shall be: neither coach nor analysis
        weighs it by the chance to win."""
        self.routes = routes
        """Several answers in a row that people may give with one click; bots and records know single answers only."""

    def also(self, *verbs: Verb[S]) -> Question[S]:
        """The same question with more kinds of options, for a game that adds its own to a shared one."""
        return Question(
            self.id,
            *self.verbs.values(),
            *verbs,
            clause=self.clause,
            about=self.about,
            prompt=self.prompt,
            messages=self.messages,
            answer=self.answer,
            secret=self.secret,
            final=self.final,
            wish=self.is_wish,
            routes=self.routes,
        )

    def ask(
        self,
        seats: int | tuple[int, ...],
        options: Sequence[Option],
        about: tuple[Value, ...] = (),
        clause: str | None = None,
        final: bool | None = None,
        limits: tuple[int, ...] = (),
    ) -> Choice:
        """The request that a flow yields; `clause` and `final` where they depend on the moment."""
        return Choice(
            seats,
            self.id,
            options,
            about,
            clause or self.clause,
            self.secret,
            self.final if final is None else final,
            limits,
        )

    def say(self, view: S, seat: int, choice: Choice) -> Say:
        """The question in words."""
        if self.prompt is not None:
            return self.prompt(view, seat, choice)
        if not self.about:
            return self._plain_prompt
        said = zip(self.about, choice.about, strict=False)
        return Say(self.messages[0], {argument.name: argument.told(view, value) for argument, value in said})

    def show(self, view: S, seat: int, choice: Choice, option: Option) -> Shown:
        """One of its options in words, and where it lies."""
        return self._verb_of(option).show(view, seat, choice, option)

    def offers(self, view: S, seat: int, choice: Choice) -> list[Offer]:
        """All options of a choice with their keys, in words, and where they lie."""
        verbs, found = self.verbs, []
        for option in choice.options:
            verb = verbs.get(option[0]) or self._verb_of(option)  # type: ignore[arg-type]
            if verb.fixed_offer is not None:
                found.append(verb.fixed_offer(option))
                continue
            name = f"{option[0]}:{option[1]}" if len(option) == 2 else key(option)
            found.append(Offer(key=name, shown=verb.show(view, seat, choice, option)))
        return found

    def _verb_of(self, option: Option) -> Verb[S]:
        verb = self.verbs.get(str(option[0]))
        if verb is None:
            raise RulesBroken(f"the question {self.id} offers {option!r}, but declares {', '.join(self.verbs)}")
        return verb

    def __repr__(self) -> str:
        return f"<question {self.id}: {', '.join(self.verbs)}>"


def questions_in(modules: Iterable[ModuleType]) -> dict[str, Question[Any]]:
    """Every question that these modules declare, by id; the same id declared twice is an error."""
    found: dict[str, Question[Any]] = {}
    for module in modules:
        for thing in vars(module).values():
            declared = thing if isinstance(thing, (list, tuple)) else (thing,)
            for one in declared:
                if isinstance(one, Question) and found.setdefault(one.id, one) is not one:
                    raise RulesBroken(f"the question {one.id} is declared twice; the second time in {module.__name__}")
    return found
