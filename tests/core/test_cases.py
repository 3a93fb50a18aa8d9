"""Cases: what passes, what fails and how it says so. Each game runs its own cases in its own folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sample import GAME
from undercroft.core.cases import CaseError, read_cases, run_case

CASE = """
game: vault
cases:
  - name: the highest card alone takes the treasure
    rules: [VA-LAY-1]
    options: {{players: 2}}
    given: {{hands: [[9, 5, 4], [8, 5, 4]], coins: [1, 4]}}
    steps:
      - chance: [3]
      - seat: 0
      - choose: lay:9
      - seat: 1
      - refuse: lay:9
      - choose: lay:8
      {steps}
    expect:
      {expect}
"""


def run(tmp_path: Path, expect: str, steps: str = "- choose: keep") -> None:
    file = tmp_path / "case.yaml"
    file.write_text(CASE.format(steps=steps, expect=expect))
    for case in read_cases(file):
        run_case(case, GAME)


@pytest.mark.parametrize(
    "expect",
    [
        "seats.0.coins: 4",
        "seats.1.coins: 4",
        "seats.0.played: {contains: '9'}",
        "seats.0.played: {lacks: '8', count: 1}",
        "result: {absent: true}",
        "seats.0.hand: {absent: false}",
        "request.kind: lay",
        "request.seats: [0, 1]",
        "seats.-1.played.0: '8'",
    ],
)
def test_what_holds_passes(tmp_path: Path, expect: str) -> None:
    run(tmp_path, expect)


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("seats.0.coins: 5", "seats.0.coins: expected 5, found 4"),
        ("seats.0.coins: '4'", "expected '4', found 4"),
        ("seats.0.played: {contains: '8'}", "expected contains '8', found ['9']"),
        ("seats.0.played: {lacks: '9'}", "expected lacks '9'"),
        ("seats.0.played: {count: 2}", "expected 2 of them, found 1"),
        ("result: {absent: false}", "expected something, found None"),
        ("seats.7.coins: 1", "seats.7.coins: expected 1, found nothing"),
        ("seats.0.nothing: null", "found nothing"),
    ],
)
def test_what_does_not_hold_fails_with_path_and_decision(tmp_path: Path, expect: str, told: str) -> None:
    with pytest.raises(CaseError) as error:
        run(tmp_path, expect)
    assert told in str(error.value)
    assert "Seat 0 is asked lay: lay:" in str(error.value)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ("- choose: fly", "“fly” is not offered here. You may choose: keep, gamble, show, give:1"),
        ("- refuse: keep", "was accepted, and should have been refused"),
        ("- chance: [7]", "outcomes never asked for: 7"),
        ("- {chance: [7], choose: gamble}", "“7” cannot come up for gamble"),
        ("- {seat: 0, undo: true}", "seat 2 has answered"),
        ("- expect: {seats.0.coins: 9}", "step expect"),
    ],
)
def test_steps_that_fail_say_why(tmp_path: Path, steps: str, told: str) -> None:
    with pytest.raises(CaseError) as error:
        run(tmp_path, "seats.1.coins: 4", steps)
    assert told in str(error.value)


def test_tuples_of_the_state_are_lists_in_a_case(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    text = CASE.replace("players: 2", "players: 2, rounds: 1")
    file.write_text(text.format(steps="- choose: keep", expect="result.winners: [0, 1]"))
    for case in read_cases(file):
        run_case(case, GAME)


def test_undo_is_a_step(tmp_path: Path) -> None:
    steps = "- {seat: 0, choose: show}\n      - undo: true\n      - {chance: [6], choose: gamble}"
    run(tmp_path, "seats.0.coins: 5", steps)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a: [", "not YAML"),
        ("cases: []", "needs `game` and `cases`"),
        ("{game: vault, cases: [{steps: []}]}", "a case is a mapping with a `name`"),
        ("{game: vault, cases: [{name: x}]}", "it expects nothing"),
        ("{game: vault, cases: [{name: x, wish: 1}]}", "unknown `wish`"),
        ("{game: vault, cases: [{name: x, steps: [{chose: 1}]}]}", "is not one of"),
    ],
)
def test_documents_that_cannot_be_read(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    with pytest.raises(CaseError, match=told):
        read_cases(file)


def test_a_word_that_the_game_cannot_give(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text("{game: vault, cases: [{name: x, given: {dragons: 3}, expect: {round: 1}}]}")
    with pytest.raises(CaseError, match="cannot give “dragons”"):
        run_case(read_cases(file)[0], GAME)
