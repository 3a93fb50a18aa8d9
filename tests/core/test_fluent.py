"""Our reading of Fluent beside Mozilla's own: every message of the program, with all kinds of arguments."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import undercroft
from undercroft.core.fluent import NUMBERS, PLURALS, Messages
from undercroft.core.words import LANGUAGES, message_ids, variant_keys

FILES = sorted(Path(str(files(undercroft))).rglob("words/*.ftl"))
COUNTS = (0, 1, 2, 4, 5, 11, 12, 21, 101, 1234)
WORDS = ("", "A Sword", "меч", "f", "n")
CATEGORIES = {"one", "few", "many", "other"}
"""Of plurals: no rule gives them as words, and Mozilla's library takes such a word for a number."""


def arguments(keys: set[str], variables: set[str]) -> Iterator[dict[str, Any]]:
    """Every number and word for all arguments at once, then each argument alone with each key of the variants."""
    for value in (*COUNTS, *WORDS) if variables else (0,):
        yield dict.fromkeys(variables, value)
    for variable, key, rest in product(variables, sorted(keys - CATEGORIES), ("x", 3)):
        yield {**dict.fromkeys(variables, rest), variable: key}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_message_reads_as_mozillas_library_reads_it(file: Path) -> None:
    text, language = file.read_text("utf-8"), file.stem
    ours = Messages(language, [text])
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    keys = variant_keys(text)
    for name, variables in message_ids(text).items():
        message, model = ours.get(name), theirs.get_message(name)
        assert message is not None
        pairs = [(message.attributes[key], pattern) for key, pattern in model.attributes.items()]
        assert len(pairs) == len(message.attributes)
        if message.value is not None and model.value is not None:
            pairs.append((message.value, model.value))
        for args in arguments(keys, variables):
            for pattern, peer in pairs:
                missing: list[str] = []
                told, errors = theirs.format_pattern(peer, args)
                assert (pattern.format(args, missing), missing) == (told, []), f"{name} with {args}"
                assert not errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_are_those_of_cldr(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("number = { $n }."))
    pattern = bundle.get_message("number").value
    assert pattern is not None
    numbers = [*range(-130, 1300), 9999, 10_000, 123_456, 7_654_321, 0.5, 1.0, 1.5, 2.25, 0.0005, 1234.5678, -3.75]
    for number in numbers:
        assert NUMBERS[language](number) + "." == bundle.format_pattern(pattern, {"n": number})[0], number
        if isinstance(number, int):
            assert PLURALS[language](number) == bundle._plural_form(number), number


def test_a_missing_argument_is_named() -> None:
    missing: list[str] = []
    message = Messages("en", ["won = { $who } wins { $coins ->\n [one] a coin\n *[other] coins\n}"]).get("won")
    assert message is not None
    assert message.value is not None
    assert message.value.format({}, missing) == "who wins coins"
    assert missing == ["who", "coins"]


def test_what_the_words_do_not_use_is_refused_by_name() -> None:
    for text in ("x = { other }", "x = { -brand }", "x = { NUMBER($n) }", "x = { 3 }"):
        with pytest.raises(ValueError, match=r"message x in en: .* is no part of"):
            Messages("en", [text]).get("x")
