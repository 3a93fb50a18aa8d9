"""Reports: one file, in three languages, with the numbers of the tables they were made from."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from tests.lab.vault import GAME
from undercroft.core.errors import BadOption
from undercroft.core.words import LANGUAGES, message_ids
from undercroft.lab.plots import Bar, Span, bars, histogram, spans
from undercroft.lab.report import gather, report
from undercroft.lab.simulate import simulate
from undercroft.lab.sink import read_about, read_lines, write_about


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("games") / "games.csv")
    simulate(GAME, ["greedy", "random"], 60, rotate=True, vary={"rounds": [2, 4]}, out=path)
    about = read_about(path)
    assert about is not None
    assert (about.game, about.rules, about.seed, about.games, about.command) == ("vault", GAME.version, 1, 60, "")
    about.command = "undercroft simulate --somehow"
    write_about(path, about)
    return path


def test_what_is_gathered_is_what_was_played(table: str) -> None:
    data = gather((table, line) for line in read_lines(table))
    lines = list(read_lines(table))
    assert len(data.games) == 60
    assert data.seats == [sum(line.won for line in lines), 120]
    for agent in ("greedy", "random"):
        assert data.settings["rounds", agent]["2"][1] == data.settings["rounds", agent]["4"][1] == 30
    assert data.wins["greedy", 0][1] == data.wins["greedy", 1][1] == 30
    nine = [line for line in lines if "card.n9" in line.tally["cards"] and line.agent == "greedy"]
    assert data.things["cards", "greedy"]["card.n9"] == [sum(line.won for line in nine), len(nine)]
    assert data.numbers["coins"][True] == Counter(line.tally["coins"] for line in lines if line.won)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_shows_everything(table: str, tmp_path: Path, language: str) -> None:
    out = tmp_path / "report.html"
    report([table], str(out), language, GAME)
    page = out.read_text("utf-8")
    assert not re.search(r"(src|href)=|url\(|@import", page)  # nothing is fetched from elsewhere
    pictures = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(pictures) == 8  # wins, lengths, scores, coins; difficulty and cards of each agent
    for picture in pictures:
        ElementTree.fromstring(picture)
    assert "greedy" in page
    for origin in (f" {GAME.version}", " 1,", "undercroft simulate --somehow"):
        assert origin in page, "rules, seed and command"


def test_a_report_is_about_one_game_and_not_about_nothing(table: str, tmp_path: Path) -> None:
    other = tmp_path / "other.csv"
    other.write_text(Path(table).read_text().replace("\nvault,", "\nchess,"))
    with pytest.raises(BadOption, match="vault, chess"):
        report([table, str(other)], str(tmp_path / "r.html"), "en", GAME)
    empty = tmp_path / "empty.csv"
    empty.write_text(Path(table).read_text().splitlines()[0] + "\n")
    with pytest.raises(BadOption, match="no games"):
        report([str(empty)], str(tmp_path / "r.html"), "en", GAME)
    damaged = tmp_path / "damaged.csv"
    damaged.write_text("game,index\nvault,1\n")
    with pytest.raises(BadOption, match="cannot be read"):
        report([str(damaged)], str(tmp_path / "r.html"), "en", GAME)
    with pytest.raises(BadOption):
        report([str(tmp_path / "none.csv")], str(tmp_path / "r.html"), "en", GAME)


@pytest.mark.parametrize("suffix", [".csv", ".jsonl", ".parquet"])
def test_a_table_of_the_other_kind_is_named(tmp_path: Path, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    games, decisions = (str(tmp_path / f"{name}{suffix}") for name in ("games", "decisions"))
    simulate(GAME, ["greedy"], 2, out=games, decisions=decisions)
    with pytest.raises(BadOption) as refused:
        report([decisions], str(tmp_path / "r.html"), "en", GAME)
    for language, told in {
        "en": "one of decisions, as simulate --decisions writes it; a table of games is wanted here",
        "uk": "таблиця рішень (її пише simulate --decisions), а тут потрібна таблиця ігор",
        "ru": "таблица решений (её пишет simulate --decisions), а здесь нужна таблица игр",
    }.items():
        assert told in refused.value.told(language)
    with pytest.raises(BadOption, match="one of games, as simulate --out writes it; a table of decisions is wanted"):
        report([games], str(tmp_path / "r.html"), "en", GAME, [games])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("short.csv", "game,index\nvault,1\n"),
        ("long.csv", "game,index\nvault,1,2,3\n"),
        ("huge.csv", "game,index\nvault," + "1" * 200_000 + "\n"),
        ("list.jsonl", "[1]\n"),
        ("half.jsonl", '{"game": "vault"'),
    ],
)
def test_a_table_that_cannot_be_read_is_named(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadOption, match=rf"The table .*{name} cannot be read: "):
        report([str(tmp_path / name)], str(tmp_path / "r.html"), "en", GAME)


def test_plots_are_drawn_to_scale() -> None:
    picture = ElementTree.fromstring(bars("wins", [Bar("a & b", 0.5, 0.25, 0.75), Bar("c", 1.0, 0.9, 1.0)]))
    rects = [float(rect.attrib["width"]) for rect in picture.iter() if rect.tag.endswith("rect")]
    assert rects[1] == 2 * rects[0]
    picture = ElementTree.fromstring(histogram("x", {"s": Counter({1.0: 3, 2.0: 1})}))
    heights = [float(r.attrib["height"]) for r in picture.iter() if r.tag.endswith("rect") and "y" in r.attrib]
    assert heights[0] == pytest.approx(3 * heights[1], abs=0.2)
    assert histogram("x", {}) == ""


@pytest.mark.parametrize("wide", [90, 1150, 2400, 9000])
def test_numbers_under_a_plot_do_not_run_into_each_other(wide: float) -> None:
    picture = ElementTree.fromstring(spans("ratings", [Span("a", 1500, 1500 - wide / 2, 1500 + wide / 2)]))
    ticks = [float(text.attrib["x"]) for text in picture.iter() if text.attrib.get("class") == "tick"]
    assert len(ticks) >= 2
    assert min(b - a for a, b in pairwise(ticks)) > 36  # four figures and a gap


def test_the_lab_speaks_three_languages_alike() -> None:
    folder = Path("src/undercroft/lab/words")
    english, *others = (message_ids((folder / f"{language}.ftl").read_text("utf-8")) for language in LANGUAGES)
    for other in others:
        assert other == english
