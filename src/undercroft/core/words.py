"""Messages in English, Ukrainian and Russian, written in Fluent files beside what they speak of.

A message's arguments are numbers, names of people and further messages. A message that names a thing may carry
its grammatical cases as attributes (`.gen`, `.acc`, ...) and its gender; a sentence reads them as `$card-gen`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern, Placeable
from fluent.syntax import FluentParser, ast

from undercroft.core.say import Arg, Say

LANGUAGES = ("en", "uk", "ru")
REMEMBERED = 20_000
"""Sentences kept as they were written: a table says most of them again and again."""
FORMS = ("gen", "dat", "acc", "ins", "loc", "gender", "plural")


_write = msgspec.msgpack.Encoder(enc_hook=lambda said: (said.key, said.args)).encode


class Words:
    """The messages of a game: its own, then those it shares, then the table's."""

    def __init__(self, folders: Iterable[Traversable]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._tellers = {language: self._teller(language) for language in LANGUAGES}
        folders = list(folders)
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for folder in folders:
                file = folder / f"{language}.ftl"
                if file.is_file():
                    bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
            self._bundles[language] = bundle

    def has(self, key: str, language: str = "en") -> bool:
        return self._bundles[language].has_message(key.replace(".", "-"))

    def text(self, said: Say, language: str) -> str:
        """The sentence in this language."""
        return self._tellers[language](said)

    def teller(self, language: str) -> Callable[[Say], str]:
        """The function that says a message in a language, for whoever says thousands of them."""
        return self._tellers[language]

    def _teller(self, language: str) -> Callable[[Say], str]:
        plain: dict[str, str] = {}
        filled: dict[bytes, str] = {}

        def tell(said: Say) -> str:
            key, args = said.key, said.args
            if not args:
                known = plain.get(key)
                if known is None:
                    known = plain[key] = self._format(key, {}, language)
                return known
            mark = _write((key, args))  # the whole message as bytes: the quickest thing to look up
            known = filled.get(mark)
            if known is None:
                values: dict[str, Any] = {}
                for name, value in args.items():
                    self._fill(values, name, value, language)
                known = self._format(key, values, language)
                if len(filled) >= REMEMBERED:
                    filled.clear()
                filled[mark] = known
            return known

        return tell

    def attribute(self, key: str, attribute: str, language: str) -> str | None:
        """A message's attribute, such as the hint of a question; None where it has none."""
        bundle = self._bundles[language]
        key = key.replace(".", "-")
        if not bundle.has_message(key):
            return None
        pattern = bundle.get_message(key).attributes.get(attribute)
        return None if pattern is None else str(bundle.format_pattern(pattern, {})[0])

    def _fill(self, args: dict[str, Any], name: str, value: Arg, language: str) -> None:
        if isinstance(value, Say):
            args[name] = self.text(value, language)
            if not value.args:
                for form in FORMS:
                    text = self.attribute(value.key, form, language)
                    args[f"{name}-{form}"] = args[name] if text is None else text
        elif isinstance(value, list):
            args[name] = ", ".join(self.text(item, language) for item in value)
        else:
            args[name] = value

    def _format(self, key: str, args: dict[str, Any], language: str) -> str:
        bundle = self._bundles[language]
        key = key.replace(".", "-")
        if not bundle.has_message(key):
            raise KeyError(f"no message {key} in {language}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key} has no text in {language}")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {key} in {language}: {errors[0]!r}")
        made = str(text)
        if made[:1].islower() and made[-1] in ".!?…" and _begins_with_argument(pattern):
            made = made[0].upper() + made[1:]
        return made


def _begins_with_argument(pattern: Any) -> bool:
    return type(pattern) is Pattern and type(pattern.elements[0]) is Placeable


@cache
def core_words() -> Words:
    return Words([files("undercroft.core") / "words"])


def words_of(*packages: str) -> Words:
    """The words of these packages, later ones deciding last, on top of the table's own."""
    return Words([files("undercroft.core") / "words", *(files(package) / "words" for package in packages)])


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
