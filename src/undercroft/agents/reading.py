"""A seat in words, for players that read and write text: the scene, the question with numbered options, and what they
may ask about it.

It works on rendered scenes (`core.scene.render`), so it serves tables of this process and of a server alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from undercroft import terminal
from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import place_name

RULES_SHOWN = 5
"""Clauses that answer a plain question."""
SHOWN_DIGITS = 12
"""So much of a number that means nothing is told again."""


class SceneThing(NamedTuple):
    """Something on a rendered scene that has an id."""

    id: str
    title: str
    place: str = ""
    """A cell as players say it: C4; empty for everything else."""

    @property
    def called(self) -> str:
        return self.place or self.title or self.id


def things_on(panels: Iterable[dict[str, Any]]) -> Iterator[SceneThing]:
    """Everything in these rendered panels that has an id."""
    for panel in panels:
        for item in panel.get("items", []):
            yield from _things_of(item)


def _things_of(item: dict[str, Any]) -> Iterator[SceneThing]:
    if item.get("id"):
        yield SceneThing(item["id"], _title(item.get("title")))
    under = [*item.get("cards", []), *([item["top"]] if item.get("top") else [])]
    for card in under:
        yield from _things_of(card)
    for part in (*item.get("figures", []), *item.get("dice", []), *item.get("places", [])):
        yield SceneThing(part["id"], _title(part.get("title") or part.get("label")))
    for cell in item.get("cells", []):
        place = place_name(item["grid"], cell["x"], cell["y"])
        yield SceneThing(cell["id"], _title(cell.get("label")), place)


def _title(said: Any) -> str:
    return str(said["text"] if isinstance(said, dict) else said or "")


def find_thing(scene: dict[str, Any], name: str) -> SceneThing:
    """What is called so: a place on the map, an id, a title, or the first title that holds these words."""
    wanted = name.casefold()
    found: SceneThing | None = None
    for thing in things_on(scene["panels"]):
        title = thing.title.casefold()
        if wanted in (thing.place.casefold(), thing.id, title):
            return thing
        if found is None and wanted in title:
            found = thing
    if found is None:
        raise TableError("error.no-thing", name=name)
    return found


def number_in(word: str) -> str | None:
    """The digits of a word that means an option by its number, also as models write it: `3.` or `3)`; None where it
    means something else."""
    digits = word[:-1] if word[-1:] in (".", ")") else word
    return digits if digits.isascii() and digits.isdigit() else None


def place_of(number: str, question: dict[str, Any]) -> int:
    """Where an option stands that a number means; TableError where there is none."""
    most = len(question["options"])
    short = number.lstrip("0")
    if not short or len(short) > len(str(most)) or int(short) > most:
        raise TableError("cli.no-number", number=number[:SHOWN_DIGITS], most=most)
    return int(short) - 1


def option_named(question: dict[str, Any], word: str) -> str:
    """The key of the option that a number means; any other word is returned as it is, for the table to judge."""
    number = number_in(word)
    return word if number is None else str(question["options"][place_of(number, question)]["key"])


class Reader:
    """Tells one seat its game, as lines of text: everything the first time, then what changed."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self._known: dict[str, list[str]] = {}
        self._told = 0
        """Lines of the story that were told."""

    def text(self, key: str, **args: Arg) -> str:
        return self.game.words.text(Say(key, args), self.language)

    def told(self, error: TableError) -> list[str]:
        """An error, as lines."""
        return terminal.wrap(self.game.words.text(error.say, self.language), hang=0)

    def skip_story(self, lines: int) -> None:
        """Count so many lines of the story as told."""
        self._told = max(0, lines)

    # --- the scene --------------------------------------------------------------------------------------------------

    def news(self, scene: dict[str, Any]) -> list[str]:
        """The panels that changed, the status and what the story told since; with the ending where there is one."""
        log = scene.get("log", [])
        fresh = [line for line in log[min(self._told, len(log)) :] if line["text"]]
        lines = terminal.draw({**scene, "log": fresh}, 0, self._known)
        self._known = terminal.panels(scene)
        self._told = len(log)
        return [*lines, *self.ending(scene)]

    def whole(self, scene: dict[str, Any]) -> list[str]:
        """All panels, and of the story what was not told before."""
        self._known = {}
        return self.news(scene)

    def story(self, scene: dict[str, Any]) -> list[str]:
        """The story from its beginning, as far as the scene holds it."""
        told = [terminal.text_of(line["text"]) for line in scene.get("log", []) if line["text"]]
        return [part for line in told for part in terminal.wrap("- " + line)]

    def ending(self, scene: dict[str, Any]) -> list[str]:
        if not scene.get("ending"):
            return []
        return terminal.ending(scene, {"seat": self.text("cli.seat"), "won": self.text("cli.won")})

    def question(self, scene: dict[str, Any]) -> list[str]:
        """What the seat is asked, with the number and the key of every option."""
        return terminal.ask(scene["ask"], keys=True) if scene.get("ask") else []

    # --- what may be asked about it ---------------------------------------------------------------------------------

    def explain(self, question: dict[str, Any], which: str) -> list[str]:
        """What the question or one of its options is about, with the clauses; or what the rules say to any words."""
        lines: list[str] = []
        number = number_in(which)
        if number is not None:
            shown = question["options"][place_of(number, question)]["shown"]
            lines += terminal.wrap(terminal.text_of(shown["label"]))
            for line in shown.get("lines", []):
                lines += terminal.wrap(terminal.text_of(line), 2)
        elif which:
            return self.rules(which)
        else:
            hint = self.game.words.attribute(f"ask.{question['kind']}", "hint", self.language)
            if hint:
                lines += terminal.wrap(hint, hang=0)
        wanted = question.get("clauses", [])
        for clause in self.game.rulebook.clauses(self.language):
            if clause.id in wanted:
                lines += terminal.wrap(f"{clause.id}: {clause.text}")
        return lines

    def rules(self, asked: str) -> list[str]:
        """The clauses that answer a plain question, best first."""
        found = self.game.rulebook.find(asked, self.language)[:RULES_SHOWN]
        if not found:
            return terminal.wrap(self.text("cli.no-clause", words=asked), hang=0)
        return [line for clause in found for line in terminal.wrap(f"{clause.id}: {clause.text}")]

    def refusal(self, thing: SceneThing, refusal: dict[str, Any] | None) -> list[str]:
        """Why a thing cannot be chosen, as a seat's rendered `Refusal` says it; None: it can be."""
        if refusal is None:
            return terminal.wrap(self.text("cli.why-open", thing=thing.called), hang=0)
        reason = terminal.text_of(refusal["reason"])
        lines = terminal.wrap(self.text("cli.why-answer", thing=thing.called, reason=reason), hang=0)
        if refusal.get("question"):
            asked = self.text("cli.why-asked", question=_title(refusal["question"]))
            lines += terminal.wrap(asked + "".join(f" [{clause}]" for clause in refusal.get("clauses", [])), hang=0)
        return lines


def introduction(reader: Reader, seat: int, players: int) -> list[str]:
    """Who plays what here, and how one answers."""
    game = reader.game
    title: Arg = say("game.title") if game.words.has("game.title", reader.language) else game.meta.title
    return terminal.wrap(reader.text("chair.intro", game=title, seat=seat + 1, players=players), hang=0)
