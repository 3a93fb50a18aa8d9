"""Messages in English, Ukrainian and Russian, written in Fluent files beside what they speak of.

A message's arguments are numbers, names of people and further messages. A message that names a thing may carry
its grammatical cases as attributes (`.gen`, `.acc`, ...) and its gender; a sentence reads them as `$card-gen`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from undercroft.core.art import art_of
from undercroft.core.fluent import Messages
from undercroft.core.say import PLAYER, Arg, Say, with_names

LANGUAGES = ("en", "uk", "ru")
REMEMBERED = 20_000
"""Sentences kept as they were written: a table says most of them again and again."""
FORMS = ("gen", "dat", "acc", "ins", "loc", "gender", "plural", "title")


_write = msgspec.msgpack.Encoder(enc_hook=lambda said: (said.key, said.args)).encode
_PLAYER_WRITTEN = msgspec.msgpack.encode(PLAYER)
"""How a player stands in a message that is written as bytes."""


def default_language() -> str:
    """The language of this machine, where there are words in it; UNDERCROFT_LANG says otherwise."""
    wanted = os.environ.get("UNDERCROFT_LANG") or os.environ.get("LANG", "")
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def texts_of(folder: Traversable, language: str) -> Iterator[str]:
    """The messages of a folder in this language: its file `en.ftl`, and the part under the heading `## en` of files
    that hold all languages beside each other, as those of home-made cards do."""
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        name, _, ending = file.name.partition(".")
        if ending != "ftl":
            continue
        if name == language:
            yield file.read_text("utf-8")
        elif name not in LANGUAGES:
            headings = re.split(r"^## (\w+)$", file.read_text("utf-8"), flags=re.MULTILINE)
            yield from (text for found, text in zip(headings[1::2], headings[2::2], strict=True) if found == language)


class Words:
    """The messages of a game: its own, then those it shares, then the table's."""

    def __init__(
        self, folders: Iterable[Traversable], terms: Iterable[str] = (), meanings: Mapping[str, str] | None = None
    ) -> None:
        self._folders = list(folders)
        self.terms = frozenset(terms)
        """Messages that are terms of the game (`text-attack`): screens draw a sign for them."""
        self.meanings: Mapping[str, str] = meanings or {}
        """The clause that says what a label or a term means, by its message (`stat-shield`)."""
        self._means: dict[str, str | None] = {}
        """The same by the keys that were asked for, which have dots."""
        self._messages: dict[str, Messages] = {}
        self._known: dict[tuple[str, bool], tuple[dict[str, str], dict[bytes, str]]] = {
            (language, signed): ({}, {}) for language in LANGUAGES for signed in (False, True)
        }
        """What was said before, by language and whether terms are marked: without arguments, and with them."""
        self._formatters = {language: self._formatter(language, False) for language in LANGUAGES}
        self._signers = {language: self._formatter(language, True) for language in LANGUAGES}

    def messages(self, language: str) -> Messages:
        """The messages of a language, read when the first of them is asked for."""
        found = self._messages.get(language)
        if found is None:
            found = Messages(language, [text for folder in self._folders for text in texts_of(folder, language)])
            self._messages[language] = found
        return found

    def has(self, key: str, language: str = "en") -> bool:
        return key.replace(".", "-") in self.messages(language)

    def text(self, said: Say, language: str) -> str:
        """The sentence in this language."""
        return self._formatters[language](said)

    def formatter(self, language: str, signed: bool = False) -> Callable[[Say], str]:
        """The function that says a message in a language, for whoever says thousands of them.

        Where `signed`, a term inside a sentence stands between marks, with its name before its words, so that a
        screen can draw its sign, and with the clause that says what it means:
        `\\ue000text-attack JL-ATK-1\\ue001Attack 3\\ue002`.
        """
        return self._signers[language] if signed else self._formatters[language]

    def _formatter(self, language: str, signed: bool) -> Callable[[Say], str]:
        plain, filled = self._known[(language, signed)]

        def marked(key: str, text: str) -> str:
            name = key.replace(".", "-")
            if not signed or name not in self.terms:
                return text
            means = self.meanings.get(name)
            return f"\ue000{name if means is None else f'{name} {means}'}\ue001{text}\ue002"

        def tell(said: Say) -> str:
            key, args = said.key, said.args
            if not args:
                known = plain.get(key)
                if known is None:
                    known = plain[key] = marked(key, self._format(key, {}, language))
                return known
            mark = _write((key, args))  # the whole message as bytes: the quickest thing to look up
            known = filled.get(mark)
            if known is None:
                values: dict[str, Any] = {}
                for name, value in args.items():
                    self._fill(values, name, value, language, tell)
                known = marked(key, self._format(key, values, language))
                if len(filled) >= REMEMBERED:
                    filled.clear()
                filled[mark] = known
            return known

        return tell

    def hook(
        self,
        language: str,
        signed: bool = True,
        otherwise: Callable[[Say, Exception], str] | None = None,
        names: Sequence[Say | None] = (),
    ) -> Callable[[Any], Any]:
        """How an encoder writes a `Say`: as its text, with its clause where it has one; where `signed`, a label comes
        with the clause that says what it means. What was said before is looked up right here; `otherwise` gives what
        stands for a message that cannot be said.

        `names` of players are looked up with every message that speaks of one, so whoever changes the list changes
        what is written from then on."""
        tell = self.formatter(language, signed)
        plain, filled = self._known[(language, signed)]
        means = self._means if signed and self.meanings else None

        def hook(said: Any) -> Any:
            if type(said) is not Say:
                raise TypeError("a scene holds something that is no scene type")
            text: str | None
            if said.told_by is plain:
                text = said.text
            elif not said.args:
                text = plain.get(said.key)
            elif said.told_by is filled and not names:
                text = said.text
            else:
                mark = _write((said.key, said.args))
                names_player = _PLAYER_WRITTEN in mark
                if names_player and names:
                    named = with_names(said, names)
                    text = filled.get(_write((named.key, named.args)))
                    if text is None:
                        said = named
                else:
                    text = filled.get(mark)
                    if text is not None:  # every table says it so, or every one whose players have no names
                        said.told_by, said.text = filled if names_player else plain, text
            if text is None:
                try:
                    text = tell(said)
                except Exception as error:
                    if otherwise is None:
                        raise
                    return otherwise(said, error)
            if said.clause is not None:
                return {"text": text, "clause": said.clause}
            if means is None:
                return text
            try:
                meaning = means[said.key]
            except KeyError:
                meaning = means[said.key] = self.meanings.get(said.key.replace(".", "-"))
            return text if meaning is None else {"text": text, "means": meaning}

        return hook

    def attribute(self, key: str, attribute: str, language: str) -> str | None:
        """A message's attribute, such as the hint of a question; None where it has none."""
        message = self.messages(language).get(key.replace(".", "-"))
        pattern = None if message is None else message.attributes.get(attribute)
        return None if pattern is None else pattern.format({}, [])

    def _fill(self, args: dict[str, Any], name: str, value: Arg, language: str, tell: Callable[[Say], str]) -> None:
        if isinstance(value, Say):
            args[name] = tell(value)
            message = self.messages(language).get(value.key.replace(".", "-"))
            if value.args and (message is None or not message.attributes):
                return  # a sentence, not the name of a thing
            values: dict[str, Any] = {}
            for inner, each in value.args.items():
                self._fill(values, inner, each, language, tell)
            for form in FORMS:
                pattern = None if message is None else message.attributes.get(form)
                args[f"{name}-{form}"] = args[name] if pattern is None else pattern.format(values, [])
        elif isinstance(value, list):
            args[name] = ", ".join(tell(item) for item in value)
        else:
            args[name] = value

    def _format(self, key: str, args: dict[str, Any], language: str) -> str:
        key = key.replace(".", "-")
        message = self.messages(language).get(key)
        if message is None:
            raise KeyError(f"no message {key} in {language}")
        pattern = message.value
        if pattern is None:
            raise KeyError(f"message {key} has no text in {language}")
        missing: list[str] = []
        made = pattern.format(args, missing)
        if missing:
            raise ValueError(f"message {key} in {language} needs the argument {missing[0]}")
        if pattern.begins_with_argument and made[:1].islower() and made[-1] in ".!?…":
            made = made[0].upper() + made[1:]
        return made


@cache
def core_words() -> Words:
    return Words([files("undercroft.core") / "words"])


def words_of(*packages: str) -> Words:
    """The words of these packages, later ones deciding last, on top of the table's own."""
    terms = [term for package in packages for term in art_of(package).get("term", ())]
    meanings = {sign: clause for package in packages for sign, clause in meanings_of(package).items()}
    folders = [files("undercroft.core") / "words", *(files(package) / "words" for package in packages)]
    return Words(folders, terms, meanings)


def meanings_of(package: str) -> dict[str, str]:
    """What the signs and numbers of a game mean: its `meanings.yaml`, message by message the clause that says it."""
    place = files(package) / "meanings.yaml"
    return msgspec.yaml.decode(place.read_bytes(), type=dict[str, str]) if place.is_file() else {}


def message_ids(text: str) -> dict[str, set[str]]:
    """Each message of a Fluent file with the arguments it uses: for the test that the languages agree."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {str(entry.content)[:80]!r}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _variables(entry)
    return found


def _variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            found |= _variables(value)
    elif isinstance(node, list):
        for item in node:
            found |= _variables(item)
    return found


def variant_keys(text: str) -> set[str]:
    """The words by which the messages of a Fluent file choose: for tests that try them all."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
            found.add(node.key.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for item in value if isinstance(value, list) else (value,):
                walk(item)

    walk(FluentParser().parse(text))
    return found
