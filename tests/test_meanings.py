"""Every sign, number, condition, token and die that a table can show has a meaning: a clause, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from undercroft.core.chance import Dice
from undercroft.core.game import available, load
from undercroft.core.say import Say
from undercroft.core.scene import BoardItem, CardItem, DiceItem, GoalItem, Item, PileItem, StatsItem, TrackItem
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES, meanings_of, message_ids, texts_of

SIGNS = re.compile(
    r"^(stat|mark|condition|element|terrain|zone|track|die|pile|rank|verdict|slot|colour|space|face|modifier|discard)(-|$)"
)
"""Messages of labels, by the beginnings of their names."""
PROSE = re.compile(r"^(codex-.*|.*-role|object-.*|does-.*|scene-monster-table)$")
"""Labels that say what they are: headings of the codex, what a character is about and does, names of objects."""


def labels(item: Item) -> Iterator[Say]:
    """Everything on an item that is a sign, a number or a kind, as its label says it."""
    if isinstance(item, CardItem):
        yield from [*[stat.label for stat in item.stats], *[mark.label for mark in item.marks]]
        yield from [] if item.kind is None else [item.kind]
        for other in (*([] if item.back is None else [item.back]), *item.cards):
            yield from labels(other)
    elif isinstance(item, PileItem):
        yield from [] if item.title is None else [item.title]
        yield from [] if item.top is None else labels(item.top)
    elif isinstance(item, BoardItem):
        for figure in item.figures:
            yield from [*[stat.label for stat in figure.stats], *[mark.label for mark in figure.marks]]
        for cell in item.cells:
            yield from [] if cell.label is None else [cell.label]
            yield from [each.label for each in cell.marks]
        yield from [each.label for each in item.legend]
    elif isinstance(item, TrackItem):
        yield from [] if item.title is None else [item.title]
        yield from [each.label for each in item.marks]
    elif isinstance(item, DiceItem):
        yield from [each.label for each in item.dice]
    elif isinstance(item, StatsItem):
        yield from [each.label for each in item.stats]
    elif isinstance(item, GoalItem):
        yield from [each.label for each in item.counters]


@cache
def messages(game: str) -> frozenset[str]:
    made = load(game)
    return frozenset(
        name
        for package in (*made.meta.shares, made.package)
        for text in texts_of(files(package) / "words", "en")
        for name in message_ids(text)
    )


@pytest.mark.parametrize("game", available())
def test_meanings_are_clauses_in_three_languages(game: str) -> None:
    made = load(game)
    known = {language: {clause.id for clause in made.rulebook.clauses(language)} for language in LANGUAGES}
    meanings = meanings_of(made.package)
    assert meanings == dict(made.words.meanings)
    assert not meanings.keys() - messages(game), "a meaning of a message that does not exist"
    for sign, clauses in meanings.items():
        for clause in clauses.split():
            for language in LANGUAGES:
                assert clause in known[language], f"{game}: {sign} means {clause}, which {language} does not have"


@pytest.mark.parametrize("game", available())
def test_every_term_and_every_label_has_a_meaning(game: str) -> None:
    made = load(game)
    wanted = {name for name in messages(game) if SIGNS.match(name)} | made.words.terms
    missing = wanted - made.words.meanings.keys()
    assert not missing, f"{game}: what do these mean? {sorted(missing)}"


@pytest.mark.parametrize("game", available())
def test_every_sign_on_the_table_and_in_the_codex_has_a_meaning(game: str) -> None:
    made = load(game)
    shown: set[str] = set()
    for entry in made.codex.entries():
        faces: list[Item] = [entry.card, *entry.cards, *([] if entry.board is None else [entry.board])]
        for item in faces:
            shown |= {label.key.replace(".", "-") for label in labels(item)}
    for seed in range(2):
        dice, table = Dice(seed), Table(made, {}, seed)
        for step in range(240):
            turn = table.turn()
            if turn is None:
                break
            seat, choice = turn
            if step % 12 == 0:
                for panel in made.screen.panels(table.view(seat), seat):
                    for each in panel.items:
                        shown |= {label.key.replace(".", "-") for label in labels(each)}
            is_random = dice.below(5) == 0
            table.choose(dice.below(len(choice.options)) if is_random else made.bots.greedy(table.seat(seat)), seat)
    missing = {name for name in shown if not PROSE.match(name)} - made.words.meanings.keys()
    assert len(shown) > 20
    assert not missing, f"{game}: what do these mean? {sorted(missing)}"
