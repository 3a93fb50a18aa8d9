"""The executable rulebook of Thunderstone."""

from __future__ import annotations

import pytest

from tests.rulebook import case_id, cases_of, names_given_twice
from undercroft.core.cases import Case, run_case
from undercroft.games.thunderstone.game import GAME

CASES = cases_of("thunderstone")


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_case(case: Case) -> None:
    run_case(case, GAME)


def test_every_case_has_a_name_of_its_own() -> None:
    assert names_given_twice(CASES) == []
