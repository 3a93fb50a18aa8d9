"""The executable rulebook of Jaws of the Lion."""

from __future__ import annotations

import pytest

from tests.games.haven.playback import prove_case
from tests.rulebook import case_id, cases_of, names_given_twice
from undercroft.core.cases import Case, run_case
from undercroft.games.jaws.game import GAME

CASES = cases_of("jaws")


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_case(case: Case) -> None:
    prove_case(run_case(case, GAME))


def test_every_case_has_a_name_of_its_own() -> None:
    assert names_given_twice(CASES) == []
