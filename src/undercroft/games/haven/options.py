"""What options of both games are made of: figures, hexes, conditions and elements, how each is said and where it lies.

Verbs that several questions offer are here too. Questions stand in the chapters that ask them; no rule is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.core.grid import Grid, cells
from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.core.scene import place_name
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, Arena, Figure
from undercroft.games.haven.ids import cell_id, figure_id
from undercroft.games.haven.verbs import ELEMENTS, WILD

# --- names on the screen ----------------------------------------------------------------------------------------------


def hex_name(grid: Grid, cell: int) -> str:
    """The name of a hex that the screen shows: C4."""
    return place_name("hex", *places(grid)[cell])


_places: dict[Grid, tuple[tuple[int, int], ...]] = {}


def places(grid: Grid) -> tuple[tuple[int, int], ...]:
    """Column and row of each hex on the screen: odd-r rows. The maps are flat-topped and lie turned on their side."""
    known = _places.get(grid)
    if known is None:
        plain = [(r + (q - (q & 1)) // 2, q) for q, r in grid.coordinates]
        left, top = min(x for x, _ in plain), min(y for _, y in plain)
        top -= top & 1
        known = _places[grid] = tuple((x - left, y - top) for x, y in plain)
    return known


_names: dict[Grid, dict[str, int]] = {}


def cells_by_name(grid: Grid) -> dict[str, int]:
    """The hexes by the names that the screen shows; a name that two have, on a very wide map, is left out."""
    known = _names.get(grid)
    if known is None:
        every = [hex_name(grid, cell) for cell in range(grid.size)]
        known = _names[grid] = {name: cell for cell, name in enumerate(every) if every.count(name) == 1}
    return known


# --- arguments --------------------------------------------------------------------------------------------------------


def _figure_name(view: Arena, at: int) -> Say:
    return view.kernel.words.name(view, view.figures[at])


def _hex_name(view: Arena, cell: int) -> str:
    return hex_name(view.kernel.map.grid(view), cell)


def _read_hex(view: Arena, name: str) -> list[int] | None:
    cell = cells_by_name(view.kernel.map.grid(view)).get(name)
    return None if cell is None else [cell]


def _read_figure(view: Arena, name: str) -> list[int] | None:
    """The figure on the hex of this name."""
    cell = cells_by_name(view.kernel.map.grid(view)).get(name)
    found = [at for at, figure in enumerate(view.figures) if cell is not None and figure.cell == cell]
    return found[:1] or None


def _read_board(view: Arena, names: str) -> list[int] | None:
    """Hexes joined by plus signs: `C4+C5+D4`."""
    known = cells_by_name(view.kernel.map.grid(view))
    found = names.split("+")
    return [sum(1 << known[name] for name in set(found))] if all(name in known for name in found) else None


FIGURE: Argument[Arena] = Argument(
    "figure", int, say=_figure_name, at=lambda view, at: figure_id(at), read=_read_figure
)
"""A figure, by its place among the state's figures."""

HEX: Argument[Arena] = Argument("hex", int, say=_hex_name, at=lambda view, cell: cell_id(cell), read=_read_hex)

CONDITION: Argument[Arena] = Argument("condition", say=lambda view, name: say(f"condition.{name}"), fixed=True)

ELEMENT: Argument[Arena] = Argument("element", say=lambda view, name: say(f"element.{name}"), fixed=True)

POINTS: Argument[Arena] = Argument("points", int)
"""Movement points or hexes that are left."""

BOARD: Argument[Arena] = Argument("figures", int, read=_read_board)
"""A set of hexes as one number."""

COST: Argument[Arena] = Argument("cost", int)
"""Which of an action's element costs."""

# --- verbs ------------------------------------------------------------------------------------------------------------


def figure_verb(name: str, label: str = "") -> Verb[Arena]:
    """A verb that is about one figure, which lights up with its hex."""
    return Verb(name, FIGURE, touches=_hex_of_figure, label=label)


def hex_verb(
    name: str, label: str = "", path: Callable[[Arena, int, Choice, Option], list[str]] | None = None
) -> Verb[Arena]:
    """A verb that is about one hex; `path` finds the way there."""
    return Verb(name, HEX, touches=lambda view, seat, choice, option: [cell_id(int(option[1]))], label=label, path=path)


def from_figure(view: Arena, choice: Choice, way: Sequence[int]) -> list[str]:
    """A way with the hex before it, on which the figure stands that the question is about."""
    start = view.figures[int(choice.about[0])].cell
    return [cell_id(cell) for cell in (start, *way)]


def _hex_of_figure(view: Arena, seat: int, choice: Choice, option: Option) -> list[str]:
    cell = view.figures[int(option[1])].cell
    return [cell_id(cell)] if cell >= 0 else []


def _hit(view: Arena, choice: Choice, option: Option) -> list[Figure]:
    """Whom an area hits: a monster's the characters, a player's the monsters."""
    hexes = cells(int(option[1]))
    by_monster = choice.kind.startswith("monster.")
    return [f for f in view.figures if f.cell in hexes and (f.side == HEROES) is by_monster]


def _area_words(view: Arena, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.area", figures=[view.kernel.words.name(view, figure) for figure in _hit(view, choice, option)])


def _area_place(view: Arena, seat: int, choice: Choice, option: Option) -> str:
    hit = [figure.cell for figure in _hit(view, choice, option)]
    return cell_id((hit or cells(int(option[1])))[0])


def _area_hexes(view: Arena, seat: int, choice: Choice, option: Option) -> list[str]:
    return [cell_id(cell) for cell in cells(int(option[1]))]


def _path_words(view: Arena, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.path", hexes=" ".join(_hex_name(view, int(cell)) for cell in option[1:]))


def symbol_named(name: str) -> Say:
    """An element symbol by its name in an option to pay: `fire`, `ice-earth`, `any`."""
    return text.symbol(WILD if name == "any" else sum(1 << ELEMENTS.index(one) for one in name.split("-")))


def _pay_words(view: Arena, seat: int, choice: Choice, option: Option) -> Say:
    elements = [symbol_named(str(name)) for name in option[2:]]
    return say("option.pay", elements=elements) if elements else say("option.pay-plain")


ATTACK = figure_verb("attack")
AIM = figure_verb("aim")
FOCUS = figure_verb("focus")
TARGET = figure_verb("target")
TO = hex_verb("to")
TO_HEX = hex_verb("hex")
AREA: Verb[Arena] = Verb("area", BOARD, words=_area_words, at=_area_place, touches=_area_hexes)
PATH: Verb[Arena] = Verb(
    "path",
    HEX,
    more=True,
    words=_path_words,
    at=lambda view, seat, choice, option: cell_id(int(option[-1])),
    touches=lambda view, seat, choice, option: [cell_id(int(cell)) for cell in option[1:]],
    path=lambda view, seat, choice, option: from_figure(view, choice, [int(cell) for cell in option[1:]]),
)
LEAVE_OUT: Verb[Arena] = Verb("leave", CONDITION, listed=True)
"""Leave a condition of an attack out."""
REMOVE: Verb[Arena] = Verb("remove", CONDITION, listed=True)
PAY: Verb[Arena] = Verb(
    "pay", COST, ELEMENT, more=True, words=_pay_words, messages=("option.pay", "option.pay-plain"), listed=True
)
SKIP: Verb[Arena] = Verb("skip", listed=True)
STAY: Verb[Arena] = Verb("stay", listed=True)
STOP: Verb[Arena] = Verb("stop", listed=True)
EVERYBODY: Verb[Arena] = Verb("all", listed=True)
YES: Verb[Arena] = Verb("yes", listed=True)
PUSH_FIRST: Verb[Arena] = Verb("push", listed=True)
PULL_FIRST: Verb[Arena] = Verb("pull", listed=True)

# --- options, made once -----------------------------------------------------------------------------------------------

_FIGURES, _CELLS = 64, 512
ATTACK_AT: list[Option] = [("attack", figure) for figure in range(_FIGURES)]
AIM_AT: list[Option] = [("aim", figure) for figure in range(_FIGURES)]
FOCUS_ON: list[Option] = [("focus", figure) for figure in range(_FIGURES)]
TARGET_AT: list[Option] = [("target", figure) for figure in range(_FIGURES)]
GO_TO: list[Option] = [("go", cell) for cell in range(_CELLS)]
WALK_TO: list[Option] = [("walk", cell) for cell in range(_CELLS)]
SHOVE_TO: list[Option] = [("to", cell) for cell in range(_CELLS)]
HEX_AT: list[Option] = [("hex", cell) for cell in range(_CELLS)]
SKIP_OPTION: Option = ("skip",)
STAY_OPTION: Option = ("stay",)
STOP_OPTION: Option = ("stop",)
