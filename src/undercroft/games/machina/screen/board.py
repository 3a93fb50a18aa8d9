"""The map: cells, walls, tokens and figures."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, Cell, Figure, Mark, Panel, TextItem, Trail, Wall
from undercroft.games.machina.board import BIT, SIZE, X, Y, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import MONSTERS
from undercroft.games.machina.cards.tiles import SIDES
from undercroft.games.machina.options import cell_id, figure_id
from undercroft.games.machina.screen.creatures import hunts, marks_on, stats
from undercroft.games.machina.state import Explorer, Machina, Monster, name

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


TOKENS = {"destroyed": "xx", "lit": "**", "closed": "==", "broken": "//", "exit": "Ex", "border": "<>"}
"""Signs of the terminal's map; in the legend they stand where a screen with pictures shows the words alone."""


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


def _kind_of(view: Machina, cell: int) -> str:
    board = layout(view.slots)
    return next((kind for kind, place in _KINDS if getattr(board, place) & BIT[cell]), "floor")


def _cell(view: Machina, cell: int) -> Cell:
    kind = _kind_of(view, cell)
    bit = BIT[cell]
    marks: list[Mark] = []
    terrain, sign = kind, SIGNS[kind]
    dimmed = False
    if view.destroyed & bit:
        terrain, sign, dimmed = "destroyed", "xx", True
        seal = "sealed" if kind == "lair" else "destroyed"
        marks.append(Mark(say(f"mark.{seal}"), "close", art=f"machina/terrain/{seal}"))
    elif view.lit & bit:
        terrain, sign = "lit", "**"
        marks.append(Mark(say("mark.lit"), "sun", art="machina/terrain/lit"))
    if view.closed & bit:
        terrain, sign = "closed", "=="
        marks.append(Mark(say("mark.closed"), "lock", art="machina/terrain/closed"))
    elif view.broken & bit:
        terrain, sign = "floor", "//"
        marks.append(Mark(say("mark.broken"), "close", art="machina/terrain/broken"))
    if cell == view.exit:
        sign = "Ex"
        marks.append(Mark(say("mark.exit"), "flag", art="machina/terrain/exit"))
    elif cell == view.entry:
        marks.append(Mark(say("mark.entry"), "arch", art="machina/terrain/entry"))
    if layout(view.slots).borders & bit and not sign:
        sign = "<>"
        marks.append(Mark(say("mark.border"), "boot", art="machina/terrain/border"))
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


def _walls(view: Machina) -> list[Wall]:
    board = layout(view.slots)
    found = []
    for cell in cells(board.all):
        if X[cell] < SIZE - 1 and board.all & BIT[cell + 1] and not board.open_east & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + 1)))
        if Y[cell] < SIZE - 1 and board.all & BIT[cell + SIZE] and not board.open_south & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + SIZE)))
    return found


def board_panel(view: Machina) -> Panel:
    """The map with everything on it, and the names of its tiles."""
    hunters = [(monster, *hunts(view, monster)) for monster in view.order]
    figures = [_explorer_figure(view, explorer) for explorer in view.explorers if explorer.cell >= 0]
    figures += [_monster_figure(view, monster, why) for monster, _, why in hunters]
    legend = [Mark(say(f"cell.{kind}"), sign, art=f"machina/terrain/{kind}") for kind, sign in SIGNS.items() if sign]
    legend += [Mark(say(f"mark.{token}"), sign, art=f"machina/terrain/{token}") for token, sign in TOKENS.items()]
    board = BoardItem(
        id="map",
        grid="square",
        floor="tiles",
        cells=[_cell(view, cell) for cell in cells(layout(view.slots).all)],
        figures=figures,
        walls=_walls(view),
        trails=[_trail(monster, prey, why) for monster, prey, why in hunters if prey is not None],
        legend=legend,
    )
    tiles = TextItem(
        id="tiles",
        title=say("panel.tiles"),
        lines=[say(f"tile.{_tile_name(laid)}") for laid in view.slots if laid >= 0],
    )
    return Panel(id="board", title=say("panel.board"), role="board", items=[board, tiles])


def _explorer_figure(view: Machina, explorer: Explorer) -> Figure:
    return Figure(
        id=figure_id(explorer.id),
        cell=cell_id(explorer.cell),
        title=name(explorer),
        sign=explorer.id[:2].title(),
        side="hero",
        icon="person",
        art=f"machina/explorer/{explorer.id}",
        acting=view.active >= 0 and explorer is view.explorers[view.active],
        seat=explorer.seat,
        stats=stats(view, explorer),
        marks=marks_on(view, explorer),
    )


def _monster_figure(view: Machina, monster: Monster, why: Say) -> Figure:
    card = MONSTERS[monster.id]
    return Figure(
        id=figure_id(monster.id),
        cell=cell_id(monster.cell),
        title=name(monster),
        sign=monster.id[:2],
        side="boss" if card.boss else "elite" if card.level > 2 else "enemy",
        icon="beast",
        art=f"machina/monster/{monster.id}",
        stats=stats(view, monster),
        marks=marks_on(view, monster),
        lines=[why, *text.lines(monster.id)],
    )


def _trail(monster: Monster, prey: Explorer, why: Say) -> Trail:
    """From a monster to the explorer whom it hunts."""
    return Trail(
        cells=[cell_id(monster.cell), cell_id(prey.cell)], kind="hunt", figure=figure_id(monster.id), label=why
    )


def _tile_name(laid: int) -> str:
    side = SIDES[laid // 4].id
    return side[:-2] if side.endswith(("_a", "_b")) else side
