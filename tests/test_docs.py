"""The pages say what the program does: the words of cases, and the small game that docs/add-a-game.md builds."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import proofs
from undercroft.core.cases import fresh, read_cases, run_case
from undercroft.core.chance import Dice
from undercroft.core.errors import TableError
from undercroft.core.game import available, load
from undercroft.core.ledger import read_clauses
from undercroft.core.say import Say, say
from undercroft.core.table import Table

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "cases.md").read_text("utf-8")


@pytest.mark.parametrize("name", available())
def test_every_word_that_a_case_may_give_is_on_its_page(name: str) -> None:
    game = load(name)
    with pytest.raises(TableError) as error:
        game.cases.edit(fresh(game, {}, 1), {"no-such-word": 1})
    known = str(error.value.say.args["known"]).split(", ")
    title = game.words.text(game_title(), "en").partition(": ")[2] or game.words.text(game_title(), "en")
    section = PAGE.partition(f"### {title}\n")[2].partition("\n### ")[0]
    told = set(re.findall(r"`([a-z_]+)`", section))
    assert section, title
    assert sorted(set(known) - told) == []


def game_title() -> Say:
    return say("game.title")


# --- the small game of docs/add-a-game.md -------------------------------------------------------------------------


@pytest.fixture
def well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files of the page, where it says that they are."""
    text = (DOCS / "add-a-game.md").read_text("utf-8")
    found = re.findall(r"`(well/[^`]+)`[^`]*:\n\n```\w+\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert len(found) == 10
    for name, body in found:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(body, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "well"
    for name in [name for name in sys.modules if name.split(".")[0] == "well"]:
        del sys.modules[name]


def test_the_game_of_the_page_keeps_the_contract(well: Path) -> None:
    game = importlib.import_module("well.game").GAME
    for players in (2, 3, 4):
        table, dice = Table(game, {"players": players}, players), Dice(players)
        for _ in proofs.wander(table, dice, 60):
            proofs.prove_choice(table)
            proofs.prove_words(game, table.request)  # type: ignore[arg-type]
            for prove in (proofs.prove_copy, proofs.prove_record, proofs.prove_scene):
                prove(table)
            for random in (proofs.prove_fork, proofs.prove_undo, proofs.prove_guess):
                random(table, dice.split())


def test_the_cases_of_the_page_cover_its_clauses(well: Path) -> None:
    game = importlib.import_module("well.game").GAME
    cases = read_cases(well / "cases" / "turns.yaml")
    for case in cases:
        run_case(case, game)
    assert {clause for case in cases for clause in case.rules} == {clause.id for clause in read_clauses(game.ledger)}


def test_the_program_of_the_page_plays(well: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "add-a-game.md").read_text("utf-8")
    exec(text.partition("Play it:\n\n```python\n")[2].partition("```")[0], {})
    told = capsys.readouterr().out
    assert "200" in told
    assert "Ten coins are enough." in told
