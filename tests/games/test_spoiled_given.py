"""What the games' own cases give, with one value spoiled: it is read or refused in words, never with a traceback."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from undercroft.core.cases import Case, CaseError, read_cases, run_case
from undercroft.core.game import Game, available, load

NONSENSE: tuple[Any, ...] = ("nonsense", -7, 9999, 3.5, True, None, [], {}, [[]], {"x": 1}, "", "Z9", [1, 2, 3])
TRIED = 120


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every path inside what is given."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from places(one, (*path, key))


def spoiled(given: Any, dice: random.Random) -> Any:
    """The same with nonsense in one place, or with a word that nobody knows."""
    made = deepcopy(given)
    path = dice.choice(list(places(made)))
    where = made
    for key in path[:-1]:
        where = where[key]
    if isinstance(where, dict) and dice.random() < 0.2:
        where["no-such-word"] = where.pop(path[-1])
    else:
        where[path[-1]] = deepcopy(dice.choice(NONSENSE))
    return made


def cases_of(game: str) -> list[Case]:
    folder = Path(str(files(load(game).package) / "cases"))
    return [case for file in sorted(folder.glob("*.yaml")) for case in read_cases(file) if case.given]


@pytest.mark.parametrize("name", available())
def test_a_spoiled_value_is_read_or_refused_in_words(name: str) -> None:
    dice = random.Random(name)
    game, known = load(name), cases_of(name)
    told = [what_is_said(game, dice.choice(known), dice) for _ in range(TRIED)]
    refused = [said for said in told if said]
    assert [said for said in refused if "cannot be set up: A case" not in said] == []
    assert len(refused) > TRIED // 3


def what_is_said(game: Game[Any], case: Case, dice: random.Random) -> str:
    given = spoiled(case.given, dice)
    try:
        run_case(Case(case.game, "spoiled", case.file, options=case.options, given=given, seed=case.seed), game)
    except CaseError as error:
        return f"{error} {given}"
    return ""
