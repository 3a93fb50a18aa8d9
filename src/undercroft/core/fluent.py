"""The part of Fluent that Undercroft's words use: text, arguments, and variants chosen by a number or a word.

Plural categories and number formats of the three languages stand here, so no library of all the world's is needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

Value = int | float | str
Part = Callable[[Mapping[str, Any], list[str]], str]
"""Writes a piece of a message; names the arguments that it misses."""


ENTRIES = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where messages, terms and comments begin: whatever goes on is indented."""
BEGIN = re.compile(r"([a-zA-Z][\w-]*) *=")


class Pattern(msgspec.Struct):
    """A message or an attribute, made ready: plain text, or parts to be filled in."""

    text: str
    parts: tuple[Part, ...] = ()
    begins_with_argument: bool = False

    def format(self, args: Mapping[str, Any], missing: list[str]) -> str:
        if not self.parts:
            return self.text
        return "".join([part(args, missing) for part in self.parts])


class Message(msgspec.Struct):
    value: Pattern | None
    attributes: dict[str, Pattern]


class Messages:
    """All messages of one language; a later text decides where two have a message of the same name."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self._written: dict[str, str] = {}
        self._ready: dict[str, Message] = {}
        for text in texts:
            for entry in ENTRIES.split(text):
                if (begin := BEGIN.match(entry)) is not None:
                    self._written[begin[1]] = entry

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def get(self, name: str) -> Message | None:
        """A message read and made ready when it is first asked for: a game has thousands and says a few of them."""
        message = self._ready.get(name)
        if message is None and name in self._written:
            written = self._read(name)
            message = self._ready[name] = Message(
                None if written.value is None else self._pattern(written.value, name),
                {attribute.id.name: self._pattern(attribute.value, name) for attribute in written.attributes},
            )
        return message

    def _read(self, name: str) -> ast.Message:
        for entry in FluentParser(with_spans=False).parse(self._written[name]).body:
            if isinstance(entry, ast.Message):
                return entry
        raise ValueError(f"message {name} in {self.language} is not Fluent")

    def _pattern(self, node: Any, name: str) -> Pattern:
        pieces = [self._piece(element, name) for element in node.elements]
        if all(isinstance(piece, str) for piece in pieces):
            return Pattern("".join(pieces))  # type: ignore[arg-type]
        parts = tuple(_literal(piece) if isinstance(piece, str) else piece for piece in pieces)
        return Pattern("", parts, len(parts) > 1 and not isinstance(pieces[0], str))

    def _piece(self, element: Any, name: str) -> str | Part:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        inside = element.expression
        if isinstance(inside, ast.StringLiteral):
            return str(inside.parse()["value"])
        if isinstance(inside, ast.VariableReference):
            return _argument(inside.id.name, NUMBERS[self.language])
        if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
            return self._select(inside, name)
        raise ValueError(f"message {name} in {self.language}: {type(inside).__name__} is no part of Undercroft's words")

    def _select(self, node: Any, name: str) -> Part:
        asked = node.selector.id.name
        variants: dict[Value, Pattern] = {}
        default = Pattern("")
        for variant in node.variants:
            pattern = self._pattern(variant.value, name)
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else _number(variant.key.value)
            variants.setdefault(key, pattern)
            if variant.default:
                default = pattern
        by_order = list(variants.items())
        plural = PLURALS[self.language]

        def select(args: Mapping[str, Any], missing: list[str]) -> str:
            value = args.get(asked)
            if value is None:
                missing.append(asked)
                return default.format(args, missing)
            if isinstance(value, str):
                return variants.get(value, default).format(args, missing)
            category = plural(value)
            for key, pattern in by_order:  # the first that fits: the number itself or its plural category
                if key in (category, value):
                    return pattern.format(args, missing)
            return default.format(args, missing)

        return select


def _literal(text: str) -> Part:
    return lambda args, missing: text


def _argument(name: str, number: Callable[[int | float], str]) -> Part:
    def fill(args: Mapping[str, Any], missing: list[str]) -> str:
        value = args.get(name)
        if value is None:
            missing.append(name)
            return name
        return value if isinstance(value, str) else number(value)

    return fill


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)


# --- numbers --------------------------------------------------------------------------------------------------------


def _english(value: int | float) -> str:
    """CLDR: `one` is 1 or -1 without decimals."""
    return "one" if isinstance(value, int) and abs(value) == 1 else "other"


def _slavic(value: int | float) -> str:
    """CLDR, Ukrainian and Russian alike: 1, 21 монета; 2 to 4, 22 монети; 5 to 20 монет; 1.5 монети (`other`)."""
    if not isinstance(value, int):
        return "other"
    value = abs(value)
    if value % 10 == 1 and value % 100 != 11:
        return "one"
    return "few" if 2 <= value % 10 <= 4 and not 12 <= value % 100 <= 14 else "many"


PLURALS: dict[str, Callable[[int | float], str]] = {"en": _english, "uk": _slavic, "ru": _slavic}


def _written(value: int | float, thousands: str, point: str) -> str:
    """Grouped by thousands, at most three decimals."""
    if isinstance(value, int):
        return str(int(value)) if -1000 < value < 1000 else f"{value:,}".replace(",", thousands)
    rounded = Decimal(str(value)).quantize(Decimal("0.001"), ROUND_HALF_EVEN)
    whole, _, decimals = f"{rounded:,}".partition(".")
    decimals = decimals.rstrip("0")
    return whole.replace(",", thousands) + (point + decimals if decimals else "")


NUMBERS: dict[str, Callable[[int | float], str]] = {
    "en": lambda value: _written(value, ",", "."),
    "uk": lambda value: _written(value, "\u00a0", ","),
    "ru": lambda value: _written(value, "\u00a0", ","),
}
