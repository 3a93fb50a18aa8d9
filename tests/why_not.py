"""Reasons on real tables: every thing that is no answer says why, in three languages, by clauses that exist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from undercroft.core.chance import Dice
from undercroft.core.game import Game, load
from undercroft.core.ledger import read_clauses
from undercroft.core.request import Choice
from undercroft.core.say import Say, say
from undercroft.core.table import Table
from undercroft.core.things import things_in
from undercroft.core.why_not import choosable, why_not
from undercroft.core.words import LANGUAGES


class Doubt(NamedTuple):
    """A thing that a seat cannot choose, and the reason that it gets."""

    table: Table
    seat: int
    choice: Choice
    thing: str
    reason: Say
    is_special: bool
    """The game's own reason, and not what holds everywhere."""


@cache
def clauses_of(game: str) -> frozenset[str]:
    return frozenset(clause.id for clause in read_clauses(load(game).ledger))


def check_words(game: Game[Any], reason: Say) -> None:
    """The reason is said in three languages, and its clauses are in the ledger."""
    for language in LANGUAGES:
        assert game.words.has(reason.key, language), f"{game.name}: no message {reason.key} in {language}"
        text = game.words.text(reason, language)
        assert "{" not in text, f"{game.name}: {reason.key} in {language}: {text}"
    for clause in (reason.clause or "").split():
        assert clause in clauses_of(game.name), f"{game.name}: {reason.key} cites {clause}, which does not exist"


def doubts(table: Table) -> Iterator[Doubt]:
    """Every thing on the screens of those who are asked that cannot be chosen, with its reason."""
    game = table.game
    for seat, choice in table.requests.items():
        view = table.view(seat)
        things = list(dict.fromkeys(found.id for found in things_in(game.screen.panels(view, seat))))
        open_ones = choosable(game, view, seat, choice)
        for thing in things:
            if thing not in open_ones:
                own = game.why_not.why_not(view, seat, choice, thing)
                yield Doubt(table, seat, choice, thing, own or say("why-not.other-question"), own is not None)
        for thing in (things[0], *[thing for thing in things if thing in open_ones][:1]):
            refusal = why_not(table, seat, thing)
            assert (refusal is None) == (thing in open_ones), f"{game.name}, {choice.kind}, {thing}: {refusal}"


def played_doubts(game: str, options: dict[str, Any], seeds: range, every: int, most: int = 60) -> Iterator[Doubt]:
    """The doubts at every so-manieth decision of games that the sensible player plays, now and then at random."""
    for seed in seeds:
        dice, count = Dice(seed), 0
        table = Table(load(game), options, seed)
        while not table.is_over and (turn := table.turn()) is not None and count < most * every:
            seat, choice = turn
            count += 1
            if count % every == 0:
                yield from doubts(table)
            is_random = dice.below(6) == 0
            answer = dice.below(len(choice.options)) if is_random else table.game.bots.greedy(table.seat(seat))
            table.choose(answer, seat)


def check_secrets(table: Table, seat: int, seed: int) -> None:
    """What a seat does not know changes no reason: a guess that agrees with all it knows gives the same."""
    guess = table.seat(seat).guess(Dice(seed))
    view = table.view(seat)
    for thing in things_in(table.game.screen.panels(view, seat)):
        told, guessed = why_not(table, seat, thing.id), why_not(guess, seat, thing.id)
        assert told == guessed, f"{table.game.name}, {thing.id}: the reason gives something away"


class Seen:
    """What a test has met: reasons by their key, and how many of which things had a reason of their own."""

    def __init__(self) -> None:
        self.keys: Counter[str] = Counter()
        self.special: Counter[tuple[str, str]] = Counter()
        self.plain: Counter[tuple[str, str]] = Counter()

    def note(self, doubt: Doubt) -> None:
        check_words(doubt.table.game, doubt.reason)
        self.keys[doubt.reason.key.removeprefix("why-not.")] += 1
        kind = re.sub(r"[-\d].*", "", doubt.thing)
        (self.special if doubt.is_special else self.plain)[doubt.choice.kind, kind] += 1

    def check_special(self, *pairs: tuple[str, str]) -> None:
        """Every thing of these kinds had a reason of its own at these questions."""
        for pair in pairs:
            assert self.special[pair], f"{pair}: never met"
            assert not self.plain[pair], f"{pair}: {self.plain[pair]} things have no reason of their own"
