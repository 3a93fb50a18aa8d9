"""The pictures of the maps in docs/content: drawn anew they are the same, and nothing of a map is missing."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from undercroft.cli import main
from undercroft.core.game import load
from undercroft.dev.maps import SHEETS, SQUARE, boards_of, caption, centre, path_of, sheet, wall
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.machina.cards.tiles import DRAWINGS

ROOT = Path(__file__).parents[1]
EVERY = pytest.mark.parametrize("name", SHEETS)


@EVERY
def test_the_picture_is_of_the_maps_as_they_are(name: str) -> None:
    assert path_of(name, ROOT).read_text("utf-8") == sheet(load(name)), f"`undercroft dev maps {name}` draws it anew"


@EVERY
def test_the_page_shows_the_picture(name: str) -> None:
    assert f"(maps-{name}.svg)" in (ROOT / "docs" / "content" / f"{name}.md").read_text("utf-8")


def test_all_maps_are_there() -> None:
    assert [entry.id for entry, _ in boards_of(load("bugs"))] == [f"scenario-{number}" for number in SCENARIOS]
    assert {entry.id for entry, _ in boards_of(load("machina"))} == {f"tile-{drawn.id}" for drawn in DRAWINGS}


@EVERY
def test_everything_of_a_map_is_drawn(name: str) -> None:
    game = load(name)
    boards = boards_of(game)
    drawn = ElementTree.fromstring(sheet(game))
    count = {tag: len(drawn.findall(f".//{{*}}{tag}")) for tag in ("use", "circle", "line")}
    assert count["use"] == sum(len(board.cells) for _, board in boards)
    assert count["circle"] == sum(len(board.figures) for _, board in boards)
    assert count["line"] == sum(len(board.walls) for _, board in boards)
    texts = [text.text for text in drawn.findall(".//{*}text")]
    assert all(caption(game, entry) in texts for entry, _ in boards)


@EVERY
def test_no_two_cells_of_a_map_overlap(name: str) -> None:
    for _, board in boards_of(load(name)):
        assert len({centre(board.grid, cell) for cell in board.cells}) == len(board.cells)


def test_a_wall_stands_between_its_two_cells() -> None:
    """Its middle is halfway between theirs, and it lies across the way from one to the other."""
    for _, board in boards_of(load("machina")):
        cells = {cell.id: cell for cell in board.cells}
        for one in board.walls:
            here, there = cells[one.cell], cells[one.to]
            (ax, ay), (bx, by) = centre(board.grid, here), centre(board.grid, there)
            line = ElementTree.fromstring(wall(board, here, there))
            x1, y1, x2, y2 = (float(line.attrib[name]) for name in ("x1", "y1", "x2", "y2"))
            assert (x1 + x2, y1 + y2) == (ax + bx, ay + by)
            assert (x2 - x1) * (bx - ax) + (y2 - y1) * (by - ay) == 0
            assert abs(x2 - x1) + abs(y2 - y1) == SQUARE


def test_the_command_writes_and_names_the_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", sys.argv)
    assert main(["dev", "maps", "machina"]) == 0
    assert capsys.readouterr().out.strip() == "docs/content/maps-machina.svg"
    assert main(["dev", "maps", "chess"]) == 2
    assert re.search("There is no program “maps chess”.*maps bugs, maps machina", capsys.readouterr().err)
