"""How games went: pace, leads and what was taken when, counted from tables of decisions and shown in reports."""

from __future__ import annotations

import csv
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from tests.lab.vault import GAME
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.words import LANGUAGES
from undercroft.lab.pace import PARTS, Pace
from undercroft.lab.report import report
from undercroft.lab.simulate import simulate
from undercroft.lab.sink import read_decisions, read_lines
from undercroft.lab.watched import NOBODY, Decision, leader_of


def decision(seat: int = 0, hour: int = 0, **more: Any) -> Decision:
    made = {"index": 0, "step": 0, "agent": "ab"[seat], "kind": "turn", "offered": 2, "key": "x", "stage": hour}
    return Decision(seat=seat, hour=hour, **{**made, **more})


def rivals(leaders: list[int], winners: set[int]) -> Pace:
    pace = Pace(is_together=False)
    pace.add([decision(at % 2, at, leader=leader) for at, leader in enumerate(leaders)], winners)
    return pace


def test_the_lead_changes_when_another_takes_it() -> None:
    pace = rivals([NOBODY, 0, 0, NOBODY, 0, 1, 1, 0, 0, 0], {0})
    assert pace.turns == {2: 1}, "nobody for a while is no change, and the first to lead takes it from nobody"
    assert pace.last_turns == {70: 1}
    assert pace.halfway == [0, 1], "seat 2 led halfway, seat 1 won"
    assert rivals([0, 0, 0, 1], {0}).halfway == [1, 1]
    assert rivals([NOBODY] * 4, {0}).halfway == [0, 0]


def test_what_happens_within_an_hour_is_no_change() -> None:
    pace = Pace(is_together=False)
    pace.add([decision(hour=at // 3, leader=[0, 1, 0][at % 3]) for at in range(9)], {0})
    assert pace.turns == {0: 1}


def test_those_who_win_together_see_their_odds_turn() -> None:
    pace = Pace(is_together=True)
    odds = [0.7, 0.55, 0.45, 0.55, 0.3, 0.45, 0.2, 0.8]
    pace.add([decision(hour=at, standing=standing) for at, standing in enumerate(odds)], {0, 1})
    assert pace.turns == {2: 1}, "down once and up once; between four and six in ten they are what they were"
    assert pace.halfway == [0, 1], "halfway they looked bad, and the game was won"


def test_who_leads_is_ahead_of_everybody_by_more_than_a_little() -> None:
    assert leader_of([0.2, 0.5, 0.3]) == 1
    assert leader_of([0.49, 0.51]) == NOBODY
    assert leader_of([0.9]) == NOBODY
    assert leader_of([0.8, 0.8]) == NOBODY


def test_when_things_were_taken_and_how_everybody_stood() -> None:
    pace = Pace(is_together=False)
    for at, (winner, moment) in enumerate([(0, 2), (0, 4), (1, 8)]):
        game = [decision(0, place, index=at, standing=place / 10, seconds=0.25) for place in range(10)]
        game[moment].taken = "take card.spear; use card.torch"
        pace.add(game, {winner})
    spear = pace.taken["take", "a"]["card.spear"]
    assert (spear.count, spear.won, spear.at(0.5)) == (3, 2, 0.4)
    assert [name for name, _ in pace.shown("a", "use", 3, 9)] == ["card.torch"]
    assert not list(pace.shown("a", "use", 4, 9))
    assert pace.curve("a", True) == pytest.approx([part / PARTS for part in range(PARTS)])
    assert pace.thinking["a"].decisions == 30
    assert pace.thinking["a"].seconds == pytest.approx(7.5)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    folder = tmp_path_factory.mktemp("games")
    games, decisions = str(folder / "games.csv"), str(folder / "decisions.csv")
    simulate("thunderstone", ["greedy", "random"], 8, seed=3, rotate=True, out=games, decisions=decisions)
    return games, decisions


def test_decisions_tell_how_things_stood_and_what_was_taken(tables: tuple[str, str]) -> None:
    lines, decisions = list(read_lines(tables[0])), list(read_decisions(tables[1]))
    assert len(decisions) == sum(line.choices for line in lines)
    assert all(0 <= one.standing <= 1 for one in decisions)
    assert {one.leader for one in decisions} == {NOBODY, 0, 1}
    bought = [one for one in decisions if one.key.startswith("buy:")]
    assert bought
    assert all(one.taken == f"take card.{one.key.removeprefix('buy:')}" for one in bought)
    for index in range(8):
        hours = [one.hour for one in decisions if one.index == index]
        assert hours == sorted(hours)
        assert hours[-1] > hours[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_shows_pace_leads_and_when(tables: tuple[str, str], tmp_path: Path, language: str) -> None:
    def pictures(decisions: list[str]) -> list[str]:
        out = tmp_path / "report.html"
        report([tables[0]], str(out), language, decisions=decisions)
        page = out.read_text("utf-8")
        assert "report." not in page, "every word is there"
        return re.findall(r"<svg.*?</svg>", page, re.DOTALL)

    plain, paced = pictures([]), pictures([tables[1]])
    for picture in paced:
        ElementTree.fromstring(picture)
    assert sum("polyline" in picture for picture in paced) == 1
    assert sum("polyline" in picture for picture in plain) == 0
    assert len(paced) >= len(plain) + 5  # turns, standing, leads, what each agent took


def test_those_who_win_together_have_a_report_too(tmp_path: Path) -> None:
    games, decisions, out = (str(tmp_path / name) for name in ("games.jsonl", "decisions.jsonl", "report.html"))
    simulate("machina", ["greedy"], 3, seed=3, out=games, decisions=decisions)
    report([games], out, decisions=[decisions])
    assert "How often a game turned" in Path(out).read_text("utf-8")
    assert load("machina").cooperative


def test_a_table_of_decisions_for_each_table_of_games(tables: tuple[str, str], tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="1 tables of decisions for 2"):
        report([tables[0]] * 2, str(tmp_path / "r.html"), decisions=[tables[1]])
    with pytest.raises(BadOption, match="a table of decisions is wanted here"):
        report([tables[0]], str(tmp_path / "r.html"), decisions=[tables[0]])


def test_decisions_of_other_games_are_refused(tables: tuple[str, str], tmp_path: Path) -> None:
    games, decisions = (str(tmp_path / name) for name in ("games.csv", "decisions.csv"))
    simulate("thunderstone", ["greedy", "random"], 4, seed=99, out=games, decisions=decisions)
    with pytest.raises(BadOption, match="These decisions are of other games: of game number 0"):
        report([tables[0]], str(tmp_path / "r.html"), decisions=[decisions])


def test_a_game_that_judges_nothing_and_tables_of_before(tmp_path: Path) -> None:
    """Tables of decisions that earlier versions wrote lack the later columns and are read all the same."""
    games, decisions, old = (str(tmp_path / name) for name in ("games.csv", "decisions.csv", "old.csv"))
    simulate(GAME, ["greedy", "random"], 4, out=games, decisions=decisions)
    with open(decisions, encoding="utf-8", newline="") as made, open(old, "w", encoding="utf-8", newline="") as cut:
        writer = csv.DictWriter(
            cut, ["index", "step", "seat", "agent", "kind", "offered", "key"], extrasaction="ignore"
        )
        writer.writeheader()
        writer.writerows(csv.DictReader(made))
    report([games], str(tmp_path / "r.html"), "en", GAME, decisions=[old])
    assert "<svg" in (tmp_path / "r.html").read_text("utf-8")
