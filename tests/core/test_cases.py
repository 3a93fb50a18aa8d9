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
        ("- {seat: 0, undo: true}", "player 2 has answered"),
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


def test_every_difference_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(CaseError) as error:
        run(tmp_path, "seats.0.coins: 5\n      seats.1.coins: 4\n      round: 9")
    assert "line 17: seats.0.coins: expected 5, found 4" in str(error.value)
    assert "line 19: round: expected 9, found 2" in str(error.value)
    assert "seats.1.coins" not in str(error.value)


def test_what_a_seat_sees_is_a_case(tmp_path: Path) -> None:
    run(tmp_path, "round: 2", "- {choose: keep, view: {seat: 0, seats.1.hand: ['?', '?', '?']}}")
    run(tmp_path, "round: 2", "- {choose: keep, view: {seat: 0, seats.0.hand: {lacks: '?'}}}")
    with pytest.raises(CaseError, match=r"seats\.1\.hand: expected lacks"):
        run(tmp_path, "round: 2", "- {choose: keep, view: {seat: 0, seats.1.hand: {lacks: '?'}}}")
    run(tmp_path, "round: 2", "- {choose: keep, view: {seat: null, seats.0.hand: ['?', '?', '?']}}")


def test_what_can_never_come_up_is_a_case(tmp_path: Path) -> None:
    run(tmp_path, "round: 2", "- {choose: gamble, never: {gamble: 7}}")
    with pytest.raises(CaseError, match="“6” may come up for gamble: 1, 2, 3, 4, 5, 6"):
        run(tmp_path, "round: 2", "- {choose: gamble, never: {gamble: [7, 6]}}")
    with pytest.raises(CaseError, match="“8” may come up for draw"):
        run(tmp_path, "round: 2", "- {choose: gamble, never: 8}")


def test_a_case_may_look_between_stages(tmp_path: Path) -> None:
    """A game that says which phase it is in can be looked at when that phase begins."""
    file = tmp_path / "case.yaml"
    file.write_text(
        "{game: machina, cases: [{name: x, given: {}, steps: [{choose: end, stop: PHASE, expect: {phase: PHASE}}]}]}"
    )
    table = run_case(read_cases(_with(file, "PHASE", "lair"))[0])
    assert table.version
    with pytest.raises(CaseError, match=r"the phase setup did not begin in this step; begun were: .*lair"):
        run_case(read_cases(_with(file, "lair", "setup"))[0])


def _with(file: Path, old: str, new: str) -> Path:
    file.write_text(file.read_text().replace(old, new))
    return file
