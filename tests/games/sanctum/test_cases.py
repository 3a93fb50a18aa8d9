"""The executable rulebook, and that every binding clause has a case or test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.rulebook import case_id, cases_of, names_given_twice
from undercroft.core.cases import Case, run_case
from undercroft.core.ledger import CITATION, read_clauses
from undercroft.games.sanctum.cards.heroes import SKILLS
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.game import GAME

FOLDER = Path(str(files("undercroft.games.sanctum"))) / "cases"
CASES = cases_of("sanctum")


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_case(case: Case) -> None:
    run_case(case, GAME)


def test_every_case_has_a_name_of_its_own() -> None:
    assert names_given_twice(CASES) == []


def test_every_binding_clause_is_cited() -> None:
    here = Path(__file__).parent
    cited = set()
    for path in [*FOLDER.glob("*.yaml"), *here.glob("*.py")]:
        cited |= set(CITATION.findall(path.read_text("utf-8")))
    missing = [clause.id for clause in read_clauses(GAME.ledger) if clause.is_binding and clause.id not in cited]
    assert missing == []


def test_every_skill_penalty_and_blessing_has_a_case() -> None:
    text = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.yaml"))
    names = {case.name.lower().replace("’", "").replace("'", "") for case in CASES}
    for skill in SKILLS.values():
        shown = skill.id.replace("_", " ").replace(" in the ", " up the ")
        assert any(shown in name for name in names) or re.search(rf"\b{skill.id}\b", text), skill.id
    turned = set(re.findall(r"\bL-\d\d", text))
    assert {card.penalty for card in LORD.values()} == {LORD[card].penalty for card in turned}
    revealed = set(re.findall(r"\bF-\d\d", text))
    assert {card.penalty for card in FURY.values()} == {FURY[card].penalty for card in revealed}
    for blessing in ("stamina", "focus", "shield2", "pm1", "up", "down"):
        assert f"bless:{blessing}" in text
