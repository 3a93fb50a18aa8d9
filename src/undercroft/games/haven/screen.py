"""What both games show alike: the hex map with figures and monsters' plans, and the kernel's questions in words.

Panels, cards and everything else on the screen belong to the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from undercroft.core.grid import cells
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.core.scene import Board, Cell, Mark, Shown, Stat, Trail
from undercroft.core.scene import Figure as Token
from undercroft.games.haven.battlefield import HEROES, Arena, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.monsters import Plan, explain
from undercroft.games.haven.options import cell_id, figure_id, hex_name, places, symbol_named
from undercroft.games.haven.verbs import Action, names

ICONS = {
    "invisible": "eye-off", "strengthen": "arm", "bless": "sun", "wound": "drop", "poison": "skull",
    "immobilize": "chain", "disarm": "no-sword", "muddle": "swirl", "stun": "star", "curse": "moon",
}  # fmt: skip


def condition_marks(mask: int) -> list[Mark]:
    return [Mark(say(f"condition.{name}"), icon=ICONS[name]) for name in names(mask)]


def token(state: Arena, at: int, sign: str, side: str, lines: Sequence[Say] = ()) -> Token:
    """A figure on the map."""
    figure = state.figures[at]
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
    terrain: Callable[[int], tuple[str, Say | None, str, list[Mark]]],
    figures: list[Token],
    trails: Iterable[Trail],
    legend: list[Mark],
) -> Board:
    """The map: `terrain` gives a hex its kind, label, sign and marks."""
    grid = state.kernel.map.grid(state)
    shown = []
    for cell, (x, y) in enumerate(places(grid)):
        kind, label, sign, marks = terrain(cell)
        shown.append(Cell(id=cell_id(cell), x=x, y=y, terrain=kind, label=label, sign=sign, marks=marks))
    return Board(id="map", grid="hex", cells=shown, figures=figures, trails=list(trails), legend=legend)


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
    figure = state.kernel.words.name(state, state.figures[int(choice.about[0])])
    if choice.kind in _WITH_POINTS:
        return say(f"ask.{choice.kind}", figure=figure, points=int(choice.about[1]))
    return say(f"ask.{choice.kind}", figure=figure)


def show(state: Arena, option: Option) -> Shown | None:
    """An option in words and where it lies, if its verb is one of the kernel's."""
    verb = option[0]
    kernel = state.kernel
    if verb in ("attack", "aim", "focus", "target"):
        at = int(option[1])
        figure = state.figures[at]
        label = say(f"option.{verb}", figure=kernel.words.name(state, figure))
        touches = [cell_id(figure.cell)] if figure.cell >= 0 else []
        return Shown(label=label, at=figure_id(at), touches=touches)
    grid = kernel.map.grid(state)
    if verb in ("go", "walk", "to", "hex"):
        cell = int(option[1])
        label = say(f"option.{verb}", hex=hex_name(grid, cell))
        return Shown(label=label, at=cell_id(cell), touches=[cell_id(cell)])
    if verb == "area":
        hexes = cells(int(option[1]))
        hit = [kernel.words.name(state, f) for f in state.figures if f.cell in hexes and f.side != HEROES]
        at_ = cell_id(next((f.cell for f in state.figures if f.cell in hexes and f.side != HEROES), hexes[0]))
        return Shown(label=say("option.area", figures=hit), at=at_, touches=[cell_id(cell) for cell in hexes])
    if verb == "path":
        way = [int(cell) for cell in option[1:]]
        label = say("option.path", hexes=" ".join(hex_name(grid, cell) for cell in way))
        return Shown(label=label, at=cell_id(way[-1]), touches=[cell_id(cell) for cell in way])
    if verb in ("leave", "remove"):
        return Shown(label=say(f"option.{verb}", condition=say(f"condition.{option[1]}")))
    if verb == "pay":
        elements = [symbol_named(str(name)) for name in option[2:]]
        return Shown(label=say("option.pay", elements=elements) if elements else say("option.pay-plain"))
    return None
