"""The map: cells, walls, tokens and figures."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.core.grid import cells
from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, Cell, Figure, Mark, Panel, TextItem, Trail, Wall
from undercroft.core.shared import shared
from undercroft.games.machina.board import BIT, EMPTY, SIZE, Layout, X, Y, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.tiles import NUMBER, SIDES
from undercroft.games.machina.faces import token
from undercroft.games.machina.figures import explorer_figure, monster_figure
from undercroft.games.machina.ids import MAP, cell_id, figure_id
from undercroft.games.machina.reading import are_tracks_in_use
from undercroft.games.machina.screen.creatures import hunts
from undercroft.games.machina.state import OFF, Explorer, Machina, Monster

SIGNS = {
    "floor": "",
    "lair": "La",
    "chapter": "Ch",
    "chest": "$$",
    "event": "!!",
    "bench": "Wb",
    "station": "Re",
    "lever": "Lv",
    "trap": "^^",
    "barrel": "Ba",
    "pit": "()",
    "rubble": "##",
    "door": "++",
}


TOKENS = {
    "destroyed": "xx", "lit": "**", "closed": "==", "broken": "//", "exit": "Ex", "entry": "En", "border": "<>",
    "water": "~~", "tracks": "::", "object": "??",
}  # fmt: skip
"""Signs of the terminal's map; in the legend they stand where a screen with pictures shows the words alone."""


LEGEND = [
    *(Mark(say(f"cell.{kind}"), sign, art=f"machina/terrain/{kind}") for kind, sign in SIGNS.items() if sign),
    *(Mark(say(f"mark.{token}"), sign, art=f"machina/terrain/{token}") for token, sign in TOKENS.items()),
]


ICONS = {
    "lair": "skull",
    "chapter": "book",
    "chest": "chest",
    "event": "eye",
    "bench": "gear",
    "station": "lightning",
    "lever": "hand",
    "trap": "trap",
    "barrel": "fire",
    "pit": "moon",
    "rubble": "earth",
    "door": "door",
}


_KINDS = (
    ("lair", "lairs"), ("chapter", "chapters"), ("chest", "chests"), ("event", "events"), ("bench", "benches"),
    ("station", "stations"), ("lever", "levers"), ("trap", "traps"), ("barrel", "barrels"), ("pit", "pits"),
    ("rubble", "rubble"), ("door", "doors"),
)  # fmt: skip
"""Kinds of cells, and where a layout keeps them."""


class Ground(NamedTuple):
    """Everything that the cells show of a game."""

    slots: tuple[int, ...]
    destroyed: int
    lit: int
    closed: int
    broken: int
    exit: int
    entry: int
    water: int = 0
    objects: int = 0
    tracks: int = 0
    """Where trains run now; 0 in chapters without trains."""


def _kind_of(board: Layout, cell: int) -> str:
    return next((kind for kind, place in _KINDS if getattr(board, place) & BIT[cell]), "floor")


@shared
def _draw_ground(ground: Ground) -> tuple[list[Cell], list[Wall]]:
    board = layout(ground.slots)
    return [_cell(ground, board, cell) for cell in cells(board.all)], _walls(board)


def _cell(ground: Ground, board: Layout, cell: int) -> Cell:
    kind = _kind_of(board, cell)
    bit = BIT[cell]
    marks: list[Mark] = []
    terrain, sign = kind, SIGNS[kind]
    dimmed = False
    if ground.destroyed & bit:
        terrain, sign, dimmed = "destroyed", "xx", True
        marks.append(token("sealed" if kind == "lair" else "destroyed"))
    elif ground.lit & bit:
        terrain, sign = "lit", "**"
        marks.append(token("lit"))
    if ground.closed & bit:
        terrain, sign = "closed", "=="
        marks.append(token("closed"))
    elif ground.broken & bit:
        terrain, sign = "floor", "//"
        marks.append(token("broken"))
    if ground.water & bit:
        terrain, sign = ("water" if terrain == "floor" else terrain), sign or "~~"
        marks.append(token("water"))
    if ground.objects & bit:
        terrain, sign = "object", "??"
        marks.append(token("object"))
    if cell == ground.exit:
        sign = "Ex"
        marks.append(token("exit"))
    elif cell == ground.entry:
        sign = sign or "En"
        marks.append(token("entry"))
    if board.borders & bit and not sign:
        sign = "<>"
        marks.append(token("border"))
    if ground.tracks & bit:
        sign = sign or "::"
        marks.append(token("tracks"))
    if kind in ICONS and not dimmed:
        marks.append(Mark(say(f"cell.{kind}"), ICONS[kind], art=f"machina/terrain/{kind}"))
    label = None if kind == "floor" else say(f"cell.{kind}")
    return Cell(
        id=cell_id(cell),
        x=X[cell],
        y=Y[cell],
        terrain=terrain,
        art="" if terrain == "floor" else f"machina/terrain/{terrain}",
        label=label,
        marks=marks,
        sign=sign,
        dimmed=dimmed,
    )


def _walls(board: Layout) -> list[Wall]:
    found = []
    for cell in cells(board.all):
        if X[cell] < SIZE - 1 and board.all & BIT[cell + 1] and not board.open_east & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + 1)))
        if Y[cell] < SIZE - 1 and board.all & BIT[cell + SIZE] and not board.open_south & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + SIZE)))
    return found


def tile_board(side: str) -> BoardItem:
    """One side of a tile by itself, as it is laid."""
    ground = Ground((4 * NUMBER[side], EMPTY, EMPTY, EMPTY), 0, 0, 0, 0, OFF, OFF)
    shown, walls = _draw_ground(ground)
    return BoardItem(id=f"tile-{side}", grid="square", floor="tiles", cells=shown, walls=walls)


def board_panel(view: Machina) -> Panel:
    """The map with everything on it, and the names of its tiles."""
    hunters = [(monster, *hunts(view, monster)) for monster in view.order]
    figures = [explorer_figure(view, explorer) for explorer in view.explorers if explorer.cell >= 0]
    figures += [_monster_figure(view, monster, prey, why) for monster, prey, why in hunters]
    shown, walls = _draw_ground(
        Ground(
            view.slots, view.destroyed, view.lit, view.closed, view.broken, view.exit, view.entry, view.water,
            view.objects, layout(view.slots).tracks if are_tracks_in_use(view) else 0,
        )
    )  # fmt: skip
    board = BoardItem(
        id=MAP,
        grid="square",
        floor="tiles",
        cells=shown,
        figures=figures,
        walls=walls,
        trails=[_trail(monster, prey, why) for monster, prey, why in hunters if prey is not None],
        legend=LEGEND,
    )
    tiles = TextItem(
        id="tiles",
        title=say("panel.tiles"),
        lines=[say(f"tile.{_tile_name(laid)}") for laid in view.slots if laid >= 0],
    )
    return Panel(id="board", title=say("panel.board"), role="board", items=[board, tiles])


def _monster_figure(view: Machina, monster: Monster, prey: Explorer | None, why: Say) -> Figure:
    """The figure with whom it hunts and what its card says."""
    made = monster_figure(view, monster)
    made.lines = [why, *text.lines(monster.id)]
    made.hunts = "" if prey is None else figure_id(prey.id)
    return made


def _trail(monster: Monster, prey: Explorer, why: Say) -> Trail:
    """From a monster to the explorer whom it hunts."""
    return Trail(
        cells=[cell_id(monster.cell), cell_id(prey.cell)], kind="hunt", figure=figure_id(monster.id), label=why
    )


def _tile_name(laid: int) -> str:
    side = SIDES[laid // 4].id
    return side[:-2] if side.endswith(("_a", "_b")) else side
