"""What both games show alike: the hex map with figures and monsters' plans.

Panels, cards and everything else on the screen belong to the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, Cell, Mark, Stat, Trail
from undercroft.core.scene import Figure as Token
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.ids import MAP, cell_id, figure_id
from undercroft.games.haven.marks import condition_marks
from undercroft.games.haven.monsters import Plan, explain
from undercroft.games.haven.options import places
from undercroft.games.haven.verbs import Action


def token(state: Arena, at: int, sign: str, side: str, art: str, lines: Sequence[Say] = ()) -> Token:
    """A figure on the map; a boss is alone of its kind and has no number."""
    figure = state.figures[at]
    number = None
    if side in ("enemy", "elite"):
        number = figure.number
    elif side == "object":
        number = figure.number + 1
    stats = [Stat(say("stat.health"), figure.health, figure.max_health, "heart")]
    shield = shield_of(state, figure)
    if shield:
        stats.append(Stat(say("stat.shield"), shield, icon="shield"))
    return Token(
        id=figure_id(at),
        cell=cell_id(figure.cell),
        title=state.kernel.words.name(state, figure),
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


def hunted(plan: Plan) -> str:
    """The id of the figure that a monster means to turn on; empty where it has no focus."""
    return figure_id(plan.focus) if plan.focus >= 0 else ""


def trail(state: Arena, at: int, plan: Plan, label: Say | None = None) -> Trail | None:
    """The way that a monster means to go."""
    if not plan.path:
        return None
    figure = state.figures[at]
    hexes = [figure.cell, *plan.path]
    return Trail(cells=[cell_id(cell) for cell in hexes], kind="path", figure=figure_id(at), label=label)


def board(
    state: Arena,
    terrain: Callable[[int], tuple[str, Say | None, str, list[Mark]]],
    art: Callable[[int, str], str],
    floor: str,
    figures: list[Token],
    trails: Iterable[Trail],
    legend: list[Mark],
) -> BoardItem:
    """The map: `terrain` gives a hex its kind, label, sign and marks, `art` the picture of what stands there."""
    grid = state.kernel.map.grid(state)
    shown = []
    for cell, (x, y) in enumerate(places(grid)):
        kind, label, sign, marks = terrain(cell)
        shown.append(
            Cell(id=cell_id(cell), x=x, y=y, terrain=kind, art=art(cell, kind), label=label, sign=sign, marks=marks)
        )
    return BoardItem(id=MAP, grid="hex", cells=shown, floor=floor, figures=figures, trails=list(trails), legend=legend)
