"""The mutants that `make mutants` plays: each is one small change of a rule, and still a program."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from scripts.mutants import Finder, mutants, rule_files

from undercroft.core.game import available


@pytest.mark.parametrize("game", available())
def test_every_mutant_is_another_program(game: str) -> None:
    for mutant in mutants(game, 60, 1):
        whole = mutant.file.read_bytes()
        broken = whole[: mutant.begin] + mutant.new.encode() + whole[mutant.end :]
        before, after = ast.dump(ast.parse(whole)), ast.dump(ast.parse(broken))
        assert before != after, f"{mutant} changes nothing"


@pytest.mark.parametrize("game", available())
def test_screens_bots_and_cards_are_left_out(game: str) -> None:
    names = {file.name for file in rule_files(game)}
    assert names, f"{game} has no rules to break"
    assert not names & {"screen.py", "case_setup.py", "meta.py"}


def test_what_is_broken(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(
        "class Card(Struct, frozen=True):\n"
        "    value: int = 7\n"
        "def rule(state, n):\n"
        "    if n < 3 and not state.over:\n"
        "        state.tell('x', n=1)\n"
        "        state.count += 1\n"
        "        strike(state)\n"
        "    return True\n"
    )
    finder = Finder(file)
    finder.visit(ast.parse(finder.text))
    assert sorted((mutant.old, mutant.new) for mutant in finder.found) == [
        ("1", "2"), ("3", "4"), ("<", "<="), ("True", "False"), ("and", "or"), ("not ", ""),
        ("state.count += 1", "pass"), ("strike(state)", "pass"),
    ]  # fmt: skip
