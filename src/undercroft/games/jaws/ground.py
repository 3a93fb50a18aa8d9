"""The hexes of a map as the screen shows them: terrain, doors, what lies there, walls, and what the signs mean."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.core.grid import Grid
from undercroft.core.say import Say, say
from undercroft.core.scene import Cell, Mark, Wall
from undercroft.core.shared import shared
from undercroft.games.haven.ids import cell_id
from undercroft.games.haven.options import places
from undercroft.games.haven.text import conditions
from undercroft.games.jaws.cards.scenario import Board
from undercroft.games.jaws.state import Jaws


class Ground(NamedTuple):
    """Everything that the hexes show of a game. They change seldom, so that equal ones are drawn once."""

    scenario: int
    board: Board
    grid: Grid
    opened: int
    revealed: int
    obstacles: int
    difficult: int
    destroyed: int
    shows_starts: bool
    sand_devil: int
    traps: tuple[tuple[int, int, int], ...]
    """Hex, damage, conditions."""
    coins: tuple[tuple[int, int], ...]
    treasures: tuple[int, ...]
    goods: tuple[tuple[int, str], ...]


class DrawnGround(NamedTuple):
    """The parts of a map that all drawings of an equal ground share."""

    floor: str
    cells: list[Cell]
    walls: list[Wall]
    legend: list[Mark]


def ground_of(view: Jaws) -> Ground:
    return Ground(
        scenario=view.scenario,
        board=view.board,
        grid=view.kernel.map.grid(view),
        opened=view.opened,
        revealed=view.revealed,
        obstacles=view.obstacles,
        difficult=view.difficult,
        destroyed=view.destroyed,
        shows_starts=view.round == 0,
        sand_devil=view.tokens.sand_devil,
        traps=tuple((cell, trap.damage, trap.conditions) for cell, trap in view.traps.items()),
        coins=tuple(view.coins.items()),
        treasures=tuple(view.treasures),
        goods=tuple(view.goods.items()),
    )


@shared
def draw_ground(ground: Ground) -> DrawnGround:
    floor = FLOORS.get(ground.scenario, "flagstones")
    cells = []
    for cell, (x, y) in enumerate(places(ground.grid)):
        kind, label, sign, marks = _terrain(ground, cell)
        art = _standing(floor, cell, kind)
        cells.append(Cell(id=cell_id(cell), x=x, y=y, terrain=kind, art=art, label=label, sign=sign, marks=marks))
    name = ground.grid.cell
    walls = [Wall(cell_id(name[one]), cell_id(name[other])) for one, other in sorted(ground.grid.walls)]
    return DrawnGround(floor, cells, walls, _legend([cell for cell in cells if cell.sign]))


def _legend(shown: list[Cell]) -> list[Mark]:
    """What the signs of this map mean: kinds of terrain first, then what lies on the hexes."""
    kinds = {cell.terrain for cell in shown}
    found = [
        Mark(say(f"terrain.{label}"), kind, art=f"jaws/terrain/{kind}")
        for kind, label in TERRAIN.items()
        if kind in kinds
    ]
    traps = {cell.sign: cell.marks[0].label for cell in shown if cell.terrain == "trap"}
    found += [Mark(traps[sign_], "trap", art=_trap_art(traps[sign_])) for sign_ in sorted(traps)]  # JL-SET-13
    lying = {cell.marks[0].icon for cell in shown if cell.marks and cell.terrain == "floor"}
    found += [
        Mark(say(f"terrain.{label}"), icon, art=ART_LYING[icon]) for icon, label in LYING.items() if icon in lying
    ]
    letters = {cell.label.args["letter"] for cell in shown if cell.label and cell.label.key == "terrain.letter"}
    return found + [
        Mark(say("terrain.letter", letter=letter), "flag", letter, art="jaws/terrain/letter")
        for letter in sorted(map(str, letters))
    ]


def _trap_art(label: Say) -> str:
    return f"jaws/terrain/{'effect-trap' if label.key == 'terrain.effect-trap' else 'trap'}"


TERRAIN = {
    "obstacle": "obstacle",
    "difficult": "difficult",
    "door": "wall-door",
    "entrance": "open-door",
    "void": "hidden",
}
LYING = {
    "coin": "coins",
    "chest": "treasure",
    "bag": "goods",
    "rubble": "rubble",
    "swirl": "devil",
    "boot": "start",
}
ART_LYING = {
    "coin": "jaws/terrain/coin",
    "chest": "jaws/terrain/chest",
    "bag": "jaws/terrain/goods",
    "rubble": "jaws/terrain/rubble",
    "swirl": "jaws/terrain/swirl",
    "boot": "jaws/terrain/start",
}
FLOORS = {
    1: "earth", 2: "bricks", 3: "planks", 5: "earth", 6: "bricks", 7: "wet", 8: "planks", 9: "earth", 11: "wet",
    12: "wet", 13: "earth", 14: "earth", 15: "bricks", 17: "earth", 18: "planks", 19: "planks", 20: "planks",
    22: "earth",
}  # fmt: skip
"""The floor of each scenario's place; all others lie on flagstones."""
OBSTACLES = {
    "flagstones": ("obstacle", "obstacle-boulder", "obstacle-crates", "obstacle-boulder", "obstacle-barrels"),
    "bricks": ("obstacle-barrels", "obstacle-crates", "obstacle", "obstacle-altar", "obstacle-bookcase"),
    "planks": ("obstacle-crates", "obstacle-barrels", "obstacle-bookcase", "obstacle-barrels", "obstacle-crates"),
    "earth": ("obstacle-boulder", "obstacle-tree", "obstacle", "obstacle-tree", "obstacle-boulder"),
    "wet": ("obstacle", "obstacle-barrels", "obstacle-boulder", "obstacle", "obstacle-crates"),
}
"""What stands in the way, by floor; which of them, the hex decides."""
DIFFICULT = {"earth": "difficult", "flagstones": "difficult", "wet": "difficult-water"}


def _standing(floor: str, cell: int, kind: str) -> str:
    """The picture of a hex's terrain; empty for plain floor."""
    if kind == "floor":
        return ""
    name = kind
    if kind == "obstacle":
        kinds = OBSTACLES[floor]
        name = kinds[cell * 7 // 3 % len(kinds)]
    elif kind == "difficult":
        name = DIFFICULT.get(floor, "difficult-rubble")
    return f"jaws/terrain/{name}"


SIGNS_LYING = {"coin": "$", "chest": "T", "rubble": "%", "swirl": "~", "boot": "s"}


def _terrain(ground: Ground, cell: int) -> tuple[str, Say | None, str, list[Mark]]:
    """Kind, label, sign and marks of a hex."""
    board = ground.board
    for door, hexes in enumerate(board.door_cells):
        if hexes >> cell & 1:
            if ground.opened >> door & 1:
                return "entrance", say("terrain.open-door"), "d", _marks(ground, cell)
            return "door", say("terrain.wall-door"), "D", []
    room = board.room_of[cell]
    if not ground.revealed >> room & 1:
        return "void", say("terrain.hidden"), "?", []
    marks = _marks(ground, cell)
    if ground.obstacles >> cell & 1:
        return "obstacle", say("terrain.obstacle"), "#", marks
    if ground.difficult >> cell & 1:
        return "difficult", say("terrain.difficult"), ":", marks
    trap = next((trap for trap in ground.traps if trap[0] == cell), None)
    if trap is not None:
        damage = trap[1]
        return "trap", marks[0].label, f"^{damage}" if 0 < damage < 10 else "^", marks
    if marks:
        label = marks[0].label
        letter = str(label.args.get("letter", "")) if isinstance(label, Say) else ""
        sign_ = SIGNS_LYING.get(marks[0].icon) or (letter if marks[0].icon == "bag" else letter.lower())
        return "floor", label, sign_, marks
    return "floor", None, "", marks


def _marks(ground: Ground, cell: int) -> list[Mark]:
    found: list[Mark] = []
    for at, damage, mask in ground.traps:
        if at != cell:
            continue
        if damage:
            found.append(Mark(say("terrain.trap", damage=damage), "trap", damage, "jaws/terrain/trap"))
        if mask:
            label = say("terrain.effect-trap", conditions=conditions(mask))
            found.append(Mark(label, "trap", art="jaws/terrain/effect-trap"))
    if ground.sand_devil == cell:
        found.append(Mark(say("terrain.devil"), "swirl", art=ART_LYING["swirl"]))
    coins = dict(ground.coins).get(cell)
    if coins is not None:
        found.append(Mark(say("terrain.coin", count=coins), "coin", coins, ART_LYING["coin"]))
    if cell in ground.treasures:
        found.append(Mark(say("terrain.treasure"), "chest", art=ART_LYING["chest"]))
    good = dict(ground.goods).get(cell)
    if good is not None:
        found.append(Mark(say("terrain.good", letter=good), "bag", good, ART_LYING["bag"]))
    elif cell in ground.board.letter_at:
        letter = ground.board.letter_at[cell]
        found.append(Mark(say("terrain.letter", letter=letter), "flag", letter, "jaws/terrain/letter"))
    if ground.destroyed >> cell & 1:
        found.append(Mark(say("terrain.rubble"), "rubble", art=ART_LYING["rubble"]))
    if ground.shows_starts and cell in ground.board.starts:
        found.append(Mark(say("terrain.start"), "boot", art=ART_LYING["boot"]))
    return found
