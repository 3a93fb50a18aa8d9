"""Why a hex or a figure cannot be chosen now, for the questions of the kernel: range, sight, sides, ways.

The numbers that decided come with the question (`Choice.limits`); everything else is read from the view.
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.core.grid import FAR, flood
from undercroft.core.request import Choice
from undercroft.core.say import Arg, Say
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.figures import at, index
from undercroft.games.haven.movement import DIFFICULT, JUMP, WALK, Ground, ground
from undercroft.games.haven.verbs import INVISIBLE

AIMED = (
    "attack.target", "heal.target", "condition.target", "damage.target", "push.target", "pull.target", "control.who",
)  # fmt: skip
ON_FIGURES = ("attack", "aim", "focus", "target", "object")
"""Verbs whose options lie on a figure."""
SHOVES = ("push.step", "pull.step")


class Limits(NamedTuple):
    """What decides whom an action may be aimed at; flags are 0 or 1, sets are bits."""

    side: int
    """The side that the action is performed for."""
    range: int
    needs_sight: int
    hit: int
    """Figures that the action was aimed at already."""
    zone: int
    """The hexes of an area that was placed; 0 where there is none."""
    is_area: int
    """An area is being placed."""
    foes: int
    friends: int
    oneself: int
    is_narrow: int
    """The card itself says more about its targets."""


class Steps(NamedTuple):
    """How a figure moves: with whom it keeps company, whether it jumps, whether difficult terrain costs it nothing."""

    side: int
    jump: int
    plain: int


def why_not(view: Arena, choice: Choice, thing: str) -> Say | None:
    """The reason for a hex or a figure of the map; None where the question is none of the kernel's or too plain."""
    kind, _, number = thing.partition("-")
    if kind not in ("hex", "figure") or not number.isdigit():
        return None
    if kind == "figure" and int(number) >= len(view.figures):
        return None
    figure = view.figures[int(number)] if kind == "figure" else at(view, int(number))
    cell = figure.cell if figure is not None else int(number)
    if kind == "hex" and figure is not None and _is_offered(view, choice, figure):
        return told(view, "choose-figure", clause=choice.clause, who=_name(view, figure))
    if choice.kind in AIMED and choice.limits:
        return _aim(view, choice, figure, cell)
    if choice.kind == "move.where" and choice.limits:
        return _move(view, choice, figure, cell)
    if choice.kind in SHOVES and choice.limits:
        return _shove(view, choice, figure, cell)
    if choice.kind.startswith("monster."):
        return told(view, "equal", clause=choice.clause)
    return None


def _is_offered(view: Arena, choice: Choice, figure: Figure) -> bool:
    """Whether an answer lies on the figure itself, and not on its hex."""
    number = index(view, figure)
    return any(len(option) == 2 and option[0] in ON_FIGURES and option[1] == number for option in choice.options)


def told(view: Arena, reason: str, clause: str | None = None, **args: Arg) -> Say:
    """A reason with the game's own clause."""
    return Say(f"why-not.{reason}", args, clause or view.kernel.words.clauses.get(f"why-not.{reason}"))


def _name(view: Arena, figure: Figure) -> Say:
    return view.kernel.words.name(view, figure)


# --- targets ----------------------------------------------------------------------------------------------------------


def distance(view: Arena, start: int, cell: int) -> int:
    """The range that is needed to reach a hex, sight aside (BB-RNG-1, JL-HEX-O2); FAR where no range is enough."""
    within = view.kernel.map.within
    size = view.kernel.map.grid(view).size
    return next((far for far in range(size) if within(view, start, far) >> cell & 1), FAR)


def _aim(view: Arena, choice: Choice, figure: Figure | None, cell: int) -> Say:
    if figure is None:
        return told(view, "nobody")
    actor, limits = view.figures[int(choice.about[0])], Limits(*choice.limits)
    return _wrong_side(view, actor, limits, figure) or _out_of_reach(view, choice, actor, limits, figure)


def _wrong_side(view: Arena, actor: Figure, limits: Limits, figure: Figure) -> Say | None:
    """Whom the action is not meant for at all (BB-TGT-5, 6, JL-ATK-8, JL-CND-6)."""
    if figure is actor:
        return None if limits.oneself else told(view, "oneself", who=_name(view, figure))
    if figure.side == limits.side:
        if not limits.friends or figure.is_objective:
            return told(view, "friend" if not limits.friends else "object", who=_name(view, figure))
    elif not limits.foes:
        return told(view, "foe", who=_name(view, figure))
    return None


def _out_of_reach(view: Arena, choice: Choice, actor: Figure, limits: Limits, figure: Figure) -> Say:
    """Why somebody whom the action is meant for cannot be its target now."""
    who, cell = _name(view, figure), figure.cell
    if figure.side != limits.side and figure.conditions & INVISIBLE:
        return told(view, "invisible", who=who)
    if limits.hit >> index(view, figure) & 1:
        return told(view, "hit-already", who=who)
    if limits.zone:
        return told(view, "outside-area", who=who)
    if limits.is_area:
        inside = any(option[0] == "area" and int(option[1]) >> cell & 1 for option in choice.options)
        return told(view, "in-area" if inside else "no-area", who=who)
    away = distance(view, actor.cell, cell)
    if away > limits.range:
        if away == FAR:
            return told(view, "unreachable", who=who)
        return told(view, "range", who=who, distance=away, range=limits.range)
    if limits.needs_sight and not view.kernel.map.sight(view, actor.cell) >> cell & 1:
        return told(view, "sight", who=who)
    return told(view, "card-limits", clause=choice.clause, who=who)


# --- ways -------------------------------------------------------------------------------------------------------------


def _move(view: Arena, choice: Choice, standing: Figure | None, cell: int) -> Say:
    mover, points = view.figures[int(choice.about[0])], int(choice.about[1])
    if standing is mover:
        return told(view, "own-hex")
    side, jump, plain = Steps(*choice.limits)
    land = ground(view, mover, side, bool(jump), bool(plain), own=True)
    needed = _price(view, mover, land, cell)
    if standing is not None and not land.ends >> cell & 1:
        is_foe = standing.side != side or standing.is_objective
        reason = "foe-there" if is_foe and land.mode == WALK else "taken"
        return told(view, reason, who=_name(view, standing))
    if view.obstacles >> cell & 1 and not land.ends >> cell & 1:
        return told(view, "obstacle-landing" if land.mode == JUMP else "obstacle")
    if land.blocked >> cell & 1:
        return told(view, "closed")
    if needed == FAR:
        return told(view, "no-way")
    if needed > points:
        return told(view, "too-far", needed=needed, points=points)
    return told(view, "card-limits-hex", clause=choice.clause)


def _price(view: Arena, mover: Figure, land: Ground, cell: int) -> int:
    """The fewest movement points that lead to a hex, however many hazards lie on the way; FAR without a way."""
    kernel = view.kernel
    costs = [(land.difficult, DIFFICULT)] if land.difficult else []
    stops = kernel.map.pauses(view, mover, own=True)
    return flood(kernel.map.grid(view), mover.cell, land.blocked, costs=costs, stop=stops).cost(cell)


def _shove(view: Arena, choice: Choice, standing: Figure | None, cell: int) -> Say:
    """A push leads away and a pull nearer, one hex after the other (BB-FRC-2, 3, JL-PSH-4)."""
    figure = view.figures[int(choice.about[0])]
    origin, away, full = choice.limits
    grid = view.kernel.map.grid(view)
    if not grid.neighbour_bits[figure.cell] >> cell & 1:
        return told(view, "one-step", who=_name(view, figure))
    before, after = grid.distance[origin][figure.cell], grid.distance[origin][cell]
    if (after <= before) if away else (after >= before):
        return told(view, "not-farther" if away else "not-nearer", before=before, after=after)
    if standing is not None:
        return told(view, "taken", who=_name(view, standing))
    if ground(view, figure, figure.side).blocked >> cell & 1:
        return told(view, "shove-blocked")
    return told(view, "shove-farthest" if full else "shove-blocked")


# --- cards and items, in both games alike -----------------------------------------------------------------------------

USED_ON = (
    "attack", "move", "turn", "attacked", "rolled", "after_attack", "after_attacked", "initiative", "top", "targeted",
    "turn_end", "always",
)  # fmt: skip
"""The moments at which items are used; each has a message of its own."""


def wrong_moment(view: Arena, on: str, item: Say) -> Say:
    """An item is ready, but this is not the time for it (BB-ITM-3, JL-ITM-1)."""
    return Say(f"why-not.item-{on.replace('_', '-')}", {"item": item}, view.kernel.words.clauses["why-not.item"])


def not_on_the_map(view: Arena, choice: Choice, thing: str) -> Say | None:
    """For a hex or a figure while something is asked that lies elsewhere: what comes first."""
    if thing.partition("-")[0] not in ("hex", "figure"):
        return None
    if choice.kind in ("round.cards", "select.lead", "select.second"):
        return told(view, "cards-first")
    if choice.kind in ("turn.ability", "turn.act"):
        return told(view, "ability-first")
    return None
