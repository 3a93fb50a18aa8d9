"""The ladder: ratings over games that are kept, gone on with, added to, and shown as a page."""

from __future__ import annotations

import json
import math
import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from statistics import harmonic_mean
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.core.errors import BadOption
from undercroft.core.words import LANGUAGES
from undercroft.lab.job import Row
from undercroft.lab.ladder import Climb, _add_up, _by_deal, page, read_games, told
from undercroft.lab.rating import SCALE, rate

VAULT = {"tests.lab.vault": {"players": 2}}


def climb(folder: Path, names: str, rounds: int, games: Any = None, **more: Any) -> tuple[Any, int]:
    """The ladder, and how many games were played for it."""
    counts: list[int] = []
    made = Climb(names.split(), str(folder), rounds=rounds, watch=lambda n, of: counts.append(n), **more)
    ladder = made.climb(games or VAULT)
    kept = sum(count for count in counts if count != 1)
    return ladder, sum(each.games for each in ladder.games) - kept


def test_whatever_was_played_is_kept_and_added_to(tmp_path: Path) -> None:
    whole, played = climb(tmp_path / "whole", "random greedy simple", 6)
    assert played == 3 * 2 * 6
    assert whole.overall[0].name in ("greedy", "simple")
    assert whole.is_whole
    folder = tmp_path / "grown"
    _, played = climb(folder, "random greedy", 4)
    assert played == 2 * 4
    _, played = climb(folder, "greedy random", 4)
    assert played == 0, "the same pair, whoever is named first"
    again, played = climb(folder, "random greedy simple", 6)
    assert played == 2 * 2 + 2 * 2 * 6
    assert again.games[0].ratings == whole.games[0].ratings
    other, played = climb(folder, "random greedy", 1, seed=2)
    assert played == 2, "other deals"
    assert other.games[0].games == 2


def test_agents_that_do_not_meet_are_compared_deal_by_deal_and_games_count_alike(tmp_path: Path) -> None:
    games = {**VAULT, "bugs": {"mode": "scenario", "character": "tinkerer"}}
    ladder, played = climb(tmp_path, "random greedy", 3, games)
    assert played == 2 * 3 + 2 * 3
    first, second = ladder.games
    assert second.options == {"mode": "scenario", "character": "tinkerer"}
    assert sum(line.points for line in second.ratings) == 3
    assert [line.name for line in second.ratings] == ["greedy", "random"]
    assert sum(line.points for line in ladder.overall) == pytest.approx(2 * harmonic_mean([3, 6]))
    _, played = climb(tmp_path, "random greedy simple", 3, games)
    assert played == 2 * 2 * 3 + 3, "who is new plays the same deals"
    assert first.version == "1"


def dealt(strengths: list[float], deals: int, dice: random.Random) -> dict[str, list[Row]]:
    """Games by oneself, as agents of these strengths would play them: who meets whom wins as Bradley and Terry say."""
    rows: dict[str, list[Row]] = {f"agent {number}": [] for number in range(len(strengths))}
    for index in range(deals):
        for strength, (name, played) in zip(strengths, rows.items(), strict=True):
            luck = -math.log(-math.log(dice.random()))
            played.append(Row(index=index, seed=1, options={}, seats=(name,), scores=(strength / SCALE + luck,)))
    return rows


def test_intervals_of_agents_at_the_same_deals_hold_the_truth_as_often_as_they_say() -> None:
    strengths = [-200.0, -120.0, -40.0, 40.0, 120.0, 200.0]
    dice, inside, times = random.Random(5), 0, 80
    for _ in range(times):
        ratings = rate(list(names := dealt(strengths, 40, dice)), _by_deal(names))
        truth = {f"agent {number}": 1500 + strength for number, strength in enumerate(strengths)}
        inside += sum(line.low <= truth[line.name] <= line.high for line in ratings)
    assert 0.93 <= inside / (times * len(strengths)) <= 0.98


def test_a_game_that_was_hardly_played_makes_no_rating_surer() -> None:
    long: dict[tuple[str, str], float] = {("a", "b"): 40.0, ("b", "a"): 20.0}
    short = {("a", "b"): 1.0, ("b", "a"): 1.0}
    alone, both = (rate(["a", "b"], points)[0] for points in (short, _add_up([long, short, {}])))
    assert both.games == pytest.approx(2 * harmonic_mean([60, 2]))
    assert (both.high - both.low) > (alone.high - alone.low) / 2, (
        "half of the rating is theirs, and half of their doubt"
    )


def test_faults_and_errors_are_told_and_the_exit_status_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder, _ = climb(tmp_path, "random tests.agents.bots:Liar", 1)
    assert ladder.games[0].faults == {"tests.agents.bots:Liar illegal": 6}
    ladder.games[0].errors = ["KeyError: 7 (game 3, seed 9)"]
    kinds = {"en": "illegal answer", "uk": "відповідь, якої не було", "ru": "ответ, которого не было"}
    for language, illegal in kinds.items():
        for lines in (told(ladder, language), re.findall(r"<p class='note'>(.*?)</p>", page(ladder, language, ""))):
            assert any(f"tests.agents.bots:Liar: {illegal}" in line for line in lines)
            assert any("seed 9" in line for line in lines)
    words = ["ladder", str(tmp_path / "broken"), "--games", "bugs", "--agents", "random,greedy", "--rounds", "1"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("undercroft.lab.ladder.errors_in", lambda rows: ["KeyError: 7"])
        assert main(words) == 1
    assert "KeyError: 7" in capsys.readouterr().out


def test_it_is_told_in_every_language_and_as_a_page_on_its_own(tmp_path: Path) -> None:
    ladder, _ = climb(tmp_path, "random greedy", 2, {**VAULT, "bugs": {"mode": "scenario"}})
    for language in LANGUAGES:
        lines = told(ladder, language)
        assert sum("greedy" in line for line in lines) == 3
        made = page(ladder, language, "undercroft ladder here")
        assert not re.search(r"(src|href)=|url\(|@import", made)
        pictures = re.findall(r"<svg.*?</svg>", made, re.DOTALL)
        assert len(pictures) == 3
        for picture in pictures:
            ElementTree.fromstring(picture)
        assert "undercroft ladder here" in made
    with pytest.raises(BadOption):
        read_games("bugs", ["jaws.mode=scenario"])
    with pytest.raises(BadOption):
        Climb(["random"], str(tmp_path))


def test_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    html = tmp_path / "ladder.html"
    words = ["ladder", str(tmp_path / "ladder"), "--games", "bugs", "--agents", "random,greedy", "--rounds", "2",
             "--option", "bugs.mode=scenario", "--json", "--html", str(html), "--lang", "en"]  # fmt: skip
    assert main(words) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["games"][0]["games"] == 4
    assert "Ladder" in html.read_text("utf-8")
    assert main([*words[:8], "--agents", "random,nobody"]) == 2
