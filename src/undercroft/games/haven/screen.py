"""What both games show alike: the hex map with figures and monsters' plans, and the kernel's questions in words.

Panels, cards and everything else on the screen belong to the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undercroft.core.grid import Grid, cells
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.core.scene import Board, Cell, Mark, Shown, Stat, Trail, place_name
from undercroft.core.scene import Figure as Token
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, Arena, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.monster_ai import Plan, explain
from undercroft.games.haven.verbs import ELEMENTS, WILD, Action, names

ICONS = {
    "invisible": "eye-off", "strengthen": "arm", "bless": "sun", "wound": "drop", "poison": "skull",
    "immobilize": "chain", "disarm": "no-sword", "muddle": "swirl", "stun": "star", "curse": "moon",
}  # fmt: skip


def cell_id(cell: int) -> str:
    return f"hex-{cell}"


def figure_id(at: int) -> str:
    return f"figure-{at}"


def hex_name(grid: Grid, cell: int, flat: bool) -> str:
    return place_name("hex", *places(grid, flat)[cell])


_places: dict[tuple[Grid, bool], tuple[tuple[int, int], ...]] = {}


def places(grid: Grid, flat: bool) -> tuple[tuple[int, int], ...]:
    """Column and row of each hex on the screen: odd-r rows; a flat-top map lies turned on its side."""
    known = _places.get((grid, flat))
    if known is None:
        if flat:
            # Its columns become rows, so that one way of drawing serves both.
            plain = [(r + (q - (q & 1)) // 2, q) for q, r in grid.coordinates]
        else:
            plain = [(q + (r - (r & 1)) // 2, r) for q, r in grid.coordinates]
        left, top = min(x for x, _ in plain), min(y for _, y in plain)
        top -= top & 1
        known = _places[grid, flat] = tuple((x - left, y - top) for x, y in plain)
    return known


def condition_marks(mask: int) -> list[Mark]:
    return [Mark(say(f"condition.{name}"), icon=ICONS[name], art=f"haven/condition/{name}") for name in names(mask)]


def portrait(game: str, figure: Figure) -> str:
    """The art key of a figure: things are objects, the heroes' side are heroes, all others monsters."""
    kind = "object" if figure.thing else "hero" if figure.side == HEROES else "monster"
    return f"{game}/{kind}/{figure.kind}"


def token(state: Arena, at: int, sign: str, side: str, art: str, lines: Sequence[Say] = ()) -> Token:
    """A figure on the map; a boss is alone of its kind and has no number."""
    figure = state.figures[at]
    number = None
    if side in ("enemy", "elite"):
        number = figure.number
    elif side == "object":
        number = figure.number + 1
    stats = [Stat(say("stat.health"), figure.health, figure.most, "heart")]
    shield = shield_of(state, figure)
    if shield:
        stats.append(Stat(say("stat.shield"), shield, icon="shield"))
    return Token(
        id=figure_id(at),
        cell=cell_id(figure.cell),
        title=state.rules.name(state, figure),
        sign=sign,
        side=side,
        art=art,
        number=number,
        acting=at == state.acting,
        seat=figure.number if side == "hero" else None,
        stats=stats,
        marks=condition_marks(figure.conditions),
        lines=list(lines),
    )


def plan_of(state: Arena, figure: Figure, actions: Sequence[Action]) -> Plan | None:
    """What a monster would do now, or None for one that is not on the map."""
    return explain(state, figure, actions) if figure.cell >= 0 else None


def trail(state: Arena, at: int, plan: Plan, label: Say | None = None) -> Trail | None:
    """The way that a monster means to go."""
    if not plan.path:
        return None
    figure = state.figures[at]
    hexes = [figure.cell, *plan.path]
    return Trail(cells=[cell_id(cell) for cell in hexes], kind="path", figure=figure_id(at), label=label)


def board(
    state: Arena,
    flat: bool,
    terrain: Callable[[int], tuple[str, Say | None, str, list[Mark]]],
    art: Callable[[int, str], str],
    floor: str,
    figures: list[Token],
    trails: Iterable[Trail],
    legend: list[Mark],
) -> Board:
    """The map: `terrain` gives a hex its kind, label, sign and marks, `art` the picture of what stands there."""
    grid = state.rules.grid(state)
    shown = []
    for cell, (x, y) in enumerate(places(grid, flat)):
        kind, label, sign, marks = terrain(cell)
        shown.append(
            Cell(id=cell_id(cell), x=x, y=y, terrain=kind, art=art(cell, kind), label=label, sign=sign, marks=marks)
        )
    return Board(id="map", grid="hex", cells=shown, floor=floor, figures=figures, trails=list(trails), legend=legend)


# --- the kernel's questions -------------------------------------------------------------------------------------------

_ABOUT_FIGURE = {
    "attack.target", "move.where", "heal.target", "condition.target", "damage.target", "push.target", "pull.target",
    "push.step", "pull.step", "action.pay", "action.if", "monster.hex", "monster.path", "monster.focus",
    "monster.target", "monster.area", "monster.heal", "monster.order", "monster.shove",
    "monster.victim", "monster.favor", "push.order", "shove.first",
}  # fmt: skip
_WITH_POINTS = {"move.where", "push.step", "pull.step"}


def prompt(state: Arena, choice: Choice) -> Say | None:
    """The question in words, if it is one of the kernel's."""
    if choice.kind not in _ABOUT_FIGURE:
        return None
    figure = state.rules.name(state, state.figures[int(choice.about[0])])
    if choice.kind in _WITH_POINTS:
        return say(f"ask.{choice.kind}", figure=figure, points=int(choice.about[1]))
    return say(f"ask.{choice.kind}", figure=figure)


def show(state: Arena, option: Option, flat: bool) -> Shown | None:
    """An option in words and where it lies, if its verb is one of the kernel's."""
    verb = option[0]
    rules = state.rules
    if verb in ("attack", "aim", "focus", "target"):
        at = int(option[1])
        figure = state.figures[at]
        label = say(f"option.{verb}", figure=rules.name(state, figure))
        touches = [cell_id(figure.cell)] if figure.cell >= 0 else []
        return Shown(label=label, at=figure_id(at), touches=touches)
    grid = rules.grid(state)
    if verb in ("go", "walk", "to", "hex"):
        cell = int(option[1])
        label = say(f"option.{verb}", hex=hex_name(grid, cell, flat))
        return Shown(label=label, at=cell_id(cell), touches=[cell_id(cell)])
    if verb == "area":
        hexes = cells(int(option[1]))
        hit = [rules.name(state, f) for f in state.figures if f.cell in hexes and f.side != HEROES]
        at_ = cell_id(next((f.cell for f in state.figures if f.cell in hexes and f.side != HEROES), hexes[0]))
        return Shown(label=say("option.area", figures=hit), at=at_, touches=[cell_id(cell) for cell in hexes])
    if verb == "path":
        way = [int(cell) for cell in option[1:]]
        label = say("option.path", hexes=" ".join(hex_name(grid, cell, flat) for cell in way))
        return Shown(label=label, at=cell_id(way[-1]), touches=[cell_id(cell) for cell in way])
    if verb in ("leave", "remove"):
        return Shown(label=say(f"option.{verb}", condition=say(f"condition.{option[1]}")))
    if verb == "pay":
        elements = [_paid(str(name)) for name in option[2:]]
        return Shown(label=say("option.pay", elements=elements) if elements else say("option.pay-plain"))
    return None


def _paid(name: str) -> Say:
    """The symbol that an option to pay names."""
    return text.symbol(WILD if name == "any" else sum(1 << ELEMENTS.index(one) for one in name.split("-")))
