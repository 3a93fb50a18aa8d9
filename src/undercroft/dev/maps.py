"""Sheets of maps for the pages: all boards of a game's codex on one picture, `docs/content/maps-GAME.svg`.

They are drawn from the same board data as the screen, so a picture shows what is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from undercroft.core.codex import Entry
from undercroft.core.game import Game, load
from undercroft.core.scene import BoardItem, Cell, render

SHEETS = {"bugs": "scenario", "machina": "tile"}
"""Games whose maps are ours, and the kind of codex entry that has them."""

HEX, SQUARE = 30, 22
"""The width of a cell."""
ROW = 26
"""The distance of two rows of hexes."""
SHAPES = '<path id="h" d="M0-17 15-9V9L0 17-15 9V-9Z"/><path id="s" d="M-11-11H11V11H-11Z"/>'
CAPTION, GAP, WIDTH = 22, 18, 1000
LEGEND_COLUMN, LEGEND_ROW = 160, 24
COLOURS = {
    "obstacle": "#5b5148", "difficult": "#a9c4a0", "hazard": "#e0936f", "plate": "#cbb6e0",
    "rubble": "#5b5148", "chapter": "#e8c766", "chest": "#c99a5b", "event": "#a8c6e0", "lair": "#d98080",
    "door": "#b48a60", "station": "#b9dcb0", "lever": "#cfc7bb", "trap": "#e0936f", "barrel": "#e7a4a4",
    "pit": "#3d3a44", "bench": "#cbb6e0",
}  # fmt: skip
"""The fill of a cell by its terrain; any other is floor."""
SIDES = {"hero": "#2f6fb0", "ally": "#3f8f5f", "object": "#8a7a5a"}
"""The counter of a figure by its side; any other is an enemy."""
STYLE = (
    "svg{font:10px sans-serif;background:#fbfaf7}.c{fill:#efe9dd;stroke:#b8ad9a}.w{stroke:#2b2620;stroke-width:3;"
    "stroke-linecap:square}text{text-anchor:middle;fill:#2b2620}.n{text-anchor:start;font-weight:bold;font-size:12px}"
    ".l{text-anchor:start}.f{fill:#fff;font-weight:bold}.e{fill:#b03a3a}"
    + "".join(f".{kind}{{fill:{colour}}}" for kind, colour in {**COLOURS, **SIDES}.items())
)


def centre(grid: str, cell: Cell) -> tuple[int, int]:
    """Where a cell's middle lies: hexes in odd-r rows, squares in plain ones."""
    if grid == "hex":
        return HEX * cell.x + (HEX // 2 if cell.y % 2 else 0), ROW * cell.y
    return SQUARE * cell.x, SQUARE * cell.y


def ground(board: BoardItem, cell: Cell) -> str:
    """A cell's own shape with the colour of its terrain."""
    x, y = centre(board.grid, cell)
    kind = f"c {cell.terrain}" if cell.terrain in COLOURS else "c"
    return f'<use href="#{board.grid[0]}" x="{x}" y="{y}" class="{kind}"/>'


def wall(board: BoardItem, one: Cell, other: Cell) -> str:
    """A wall between two cells that touch: across the line from one middle to the other."""
    (ax, ay), (bx, by) = centre(board.grid, one), centre(board.grid, other)
    middle_x, middle_y, across_x, across_y = (ax + bx) / 2, (ay + by) / 2, (by - ay) / 2, (bx - ax) / 2
    if board.grid == "hex":  # a hex's edge is shorter than the distance of two middles
        across_x, across_y = across_x * 0.58, across_y * 0.58
    ends = (middle_x - across_x, middle_y + across_y, middle_x + across_x, middle_y - across_y)
    return '<line class="w" x1="{:g}" y1="{:g}" x2="{:g}" y2="{:g}"/>'.format(*ends)


def drawn(board: BoardItem, titles: dict[str, str]) -> Iterator[str]:
    """A map: ground, walls, signs, then whoever stands there; `titles` names the figures."""
    cells = {cell.id: cell for cell in board.cells}
    taken = {figure.cell for figure in board.figures}
    yield from (ground(board, cell) for cell in board.cells)
    yield from (wall(board, cells[one.cell], cells[one.to]) for one in board.walls if one.to in cells)
    for cell in board.cells:
        if cell.sign and cell.terrain != "obstacle" and cell.terrain != "rubble" and cell.id not in taken:
            x, y = centre(board.grid, cell)
            tone = ' class="f"' if cell.terrain == "pit" else ""
            yield f'<text x="{x}" y="{y + 4}"{tone}>{escape(cell.sign)}</text>'
    for figure in board.figures:
        x, y = centre(board.grid, cells[figure.cell])
        side = figure.side if figure.side in SIDES else "e"
        yield (
            f'<g><title>{escape(titles[figure.id])}</title><circle cx="{x}" cy="{y}" r="10" class="{side}"/>'
            f'<text x="{x}" y="{y + 4}" class="f">{escape(figure.sign)}</text></g>'
        )


def extent(board: BoardItem) -> tuple[int, int, int, int]:
    """Left, top, width and height of a map with its rim."""
    places = [centre(board.grid, cell) for cell in board.cells]
    half = 18 if board.grid == "hex" else SQUARE // 2 + 1
    left, top = min(x for x, _ in places) - half, min(y for _, y in places) - half
    return left, top, max(x for x, _ in places) + half - left, max(y for _, y in places) + half - top


def boards_of(game: Game[Any]) -> list[tuple[Entry, BoardItem]]:
    return [(entry, entry.board) for entry in game.codex.entries() if entry.kind == SHEETS[game.name] and entry.board]


def legend(game: Game[Any], boards: list[BoardItem]) -> list[tuple[str, str, str]]:
    """Terrain, sign and name of everything that the maps show, each once."""
    found: dict[str, tuple[str, str, str]] = {}
    for board in boards:
        for cell in board.cells:
            if cell.label is not None and cell.terrain in COLOURS:
                name = game.words.text(cell.label, "en")
                found.setdefault(name, (cell.terrain, cell.sign, name))
            elif cell.sign and cell.marks and cell.terrain == "floor" and cell.label is None:
                name = game.words.text(cell.marks[0].label, "en")
                found.setdefault(name, ("", cell.sign, name))
    return list(found.values())


def legend_lines(rows: list[tuple[str, str, str]]) -> tuple[list[str], int]:
    """The legend as SVG, and its height."""
    step = max(LEGEND_COLUMN, *(24 + GAP + 6 * len(name) for _, _, name in rows))
    parts, columns = [], WIDTH // step
    for at, (terrain, sign, name) in enumerate(rows):
        x, y = GAP + at % columns * step, GAP + at // columns * LEGEND_ROW
        shown = "" if terrain in ("obstacle", "rubble") else escape(sign)
        tone = ' class="f"' if terrain == "pit" else ""
        parts.append(
            f'<rect x="{x}" y="{y - 9}" width="18" height="18" class="c {terrain}"/>'
            f'<text x="{x + 9}" y="{y + 4}"{tone}>{shown}</text>'
            f'<text x="{x + 24}" y="{y + 4}" class="l">{escape(name)}</text>'
        )
    return parts, GAP + -(-len(rows) // columns) * LEGEND_ROW


def sheet(game: Game[Any]) -> str:
    """All maps of a game on one picture, row by row, each with its name above it."""
    found = boards_of(game)
    parts, top = legend_lines(legend(game, [board for _, board in found]))
    left, tallest = GAP, 0
    for entry, board in found:
        shown = render(board, game.words, "en")
        titles = {figure["id"]: figure["title"] for figure in shown.get("figures", [])}
        x, y, width, height = extent(board)
        name = caption(game, entry)
        width = max(width, 8 * len(name))
        if left + max(width, 150) > WIDTH - GAP and left > GAP:
            left, top, tallest = GAP, top + tallest + GAP, 0
        parts.append(f'<text x="{left}" y="{top + 14}" class="n">{escape(name)}</text>')
        inside = "".join(drawn(board, titles))
        parts.append(f'<g transform="translate({left - x} {top + CAPTION - y})">{inside}</g>')
        left, tallest = left + max(width, 150) + GAP, max(tallest, height + CAPTION)
    height = top + tallest + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">'
        f"<style>{STYLE}</style><defs>{SHAPES}</defs>\n" + "\n".join(parts) + "\n</svg>\n"
    )


def caption(game: Game[Any], entry: Entry) -> str:
    """A map's name, with its number where it has one."""
    title = "" if entry.card.title is None else game.words.text(entry.card.title, "en")
    number = entry.id.rpartition("-")[2]
    return f"{number} {title}" if number.isdigit() else title


def path_of(name: str, root: Path) -> Path:
    return root / "docs" / "content" / f"maps-{name}.svg"


def write_maps(name: str, root: Path) -> Path:
    """Draw a game's sheet anew, in a checkout."""
    file = path_of(name, root)
    file.write_text(sheet(load(name)), "utf-8")
    return file
