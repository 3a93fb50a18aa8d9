"""Previews: what comes to pass lies inside what was foreseen, and as often as the odds said."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from tests.seeds import SEED
from undercroft.core.chance import Dice
from undercroft.core.game import available, load
from undercroft.core.preview import Branch, branches_of, foresee, hunters
from undercroft.core.table import Table

DECISIONS = 120
OPTIONS: dict[str, dict[str, Any]] = {"jaws": {"players": 2, "scenario": 1}}


def walk(game: str, decisions: int, seed: int) -> list[tuple[list[Branch], Branch]]:
    """Random answers: the branches that were foreseen for each, and the one that came to pass."""
    dice = Dice(seed)
    found: list[tuple[list[Branch], Branch]] = []
    number = seed
    table = Table(load(game), OPTIONS.get(game, {}), number)
    while len(found) < decisions:
        if table.is_over:
            number += 1
            table = Table(load(game), OPTIONS.get(game, {}), number)
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        answer = choice.keys()[dice.below(len(choice.options))]
        branches = branches_of(table.guess(seat, dice), seat, answer)
        before, known = table.version, len(table.events(seat))
        table.choose(answer, seat)
        drawn = tuple(value for who, value in table.since(before) if type(who) is str)
        fitting = [branch for branch in branches if branch.outcomes == drawn[: len(branch.outcomes)]]
        where = f"{game}, seed {number}, {choice.kind} {answer}"
        assert len(fitting) == 1, f"{where}: {len(fitting)} of {len(branches)} foreseen branches came to pass"
        told = [line.say for line in fitting[0].events(seat)]
        happened = [line.say for line in table.events(seat)[known:]]
        assert told == happened[: len(told)], f"{where}: something else happened than was foreseen"
        found.append((branches, fitting[0]))
    return found


def check_odds(found: list[tuple[list[Branch], Branch]], dice: Dice) -> None:
    """Where what comes to pass falls in the foreseen odds, it falls anywhere alike."""
    places: list[float] = []
    for branches, actual in found:
        if len(branches) > 1:
            below = sum((branch.chance for branch in branches[: branches.index(actual)]), Fraction(0))
            places.append(float(below + actual.chance * Fraction(dice.below(1 << 30), 1 << 30)))
    assert len(places) > 5, "hardly any decision of this walk met fate"
    deviation = abs(sum(places) / len(places) - 0.5) / (sqrt(1 / 12) / sqrt(len(places)))
    assert deviation < 4, f"{len(places)} outcomes lie {deviation:.1f} standard errors off the foreseen odds"


@pytest.mark.parametrize("game", available())
def test_what_happens_was_foreseen_with_its_odds(game: str) -> None:
    found = walk(game, DECISIONS, SEED)
    for branches, _ in found:
        assert sum(branch.chance for branch in branches) == 1
    check_odds(found, Dice(SEED))


@pytest.mark.soak
@pytest.mark.parametrize("game", available())
def test_thousands_of_decisions_were_foreseen(game: str) -> None:
    check_odds(walk(game, 3000, SEED), Dice(SEED))


def test_a_preview_is_no_step() -> None:
    table = Table(load("thunderstone"), {"players": 2}, 5)
    table.choose("first:0")
    before, version, lines = table.state, table.version, len(table.events(0))
    preview = foresee(table, 0, "village", Dice(1))
    assert preview.key == "village"
    assert (table.state, table.version, len(table.events(0))) == (before, version, lines)


def test_a_move_tells_who_would_then_turn_on_the_mover() -> None:
    told = 0
    for seed in range(3):
        dice = Dice(seed)
        table = Table(load("jaws"), OPTIONS["jaws"], seed)
        while not table.is_over and table.version < 150:
            turn = table.turn()
            assert turn is not None
            seat, choice = turn
            answer = choice.keys()[dice.below(len(choice.options))]
            preview = foresee(table, seat, answer, dice)
            table.choose(answer, seat)
            if preview.threats:
                assert preview.threats == hunters(table, seat)
                told += 1
    assert told, "no move of these games was under anybody's eyes"
