"""Whom a monster hunts: the enemy that it can attack on the shortest way, and the order of the others after it."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import FAR, flood
from undercroft.core.question import Question
from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.figures import index
from undercroft.games.haven.monsters.planned import PlannedAttack, Why, all_attack_hexes, note, planned_attacks
from undercroft.games.haven.movement import ground
from undercroft.games.haven.options import FIGURE, FOCUS, FOCUS_ON
from undercroft.games.haven.pathfinding import Way, find_way, prices
from undercroft.games.haven.verbs import INVISIBLE, Action

MONSTER_FOCUS: Question[Arena] = Question("monster.focus", FOCUS, about=[FIGURE])


class Mind:
    """A monster's plan for its turn: the focus, and the way to it as long as nothing has moved."""

    __slots__ = ("attacks", "focus", "foes", "goals", "groups", "jump", "tied", "way")

    def __init__(self, attacks: Sequence[PlannedAttack], jump: bool) -> None:
        self.attacks = attacks
        self.jump = jump
        self.foes: list[Figure] = []  # the enemies on the map that it can see
        self.focus: Figure | None = None
        self.tied: list[Figure] = []  # enemies that the rules leave equal, where there are several
        self.groups: list[list[Figure]] = []  # the other enemies by rank, equal ones together
        self.way: Way | None = None
        self.goals = 0


def find_focus(state: Arena, figure: Figure, actions: Sequence[Action], why: Why | None = None) -> Mind:
    """Find the focus: the enemy that can be attacked on the shortest way, fewest hazards first (BB-FOC, JL-FOC).

    Several equally near ones are told apart by initiative (JL-FOC-7); what is still equal is left in `tied`.
    """
    jump, points = _movement_of(actions)
    mind = Mind(planned_attacks(state, figure, actions), jump)
    side = figure.side
    foes = [f for f in state.figures if f.cell != OFF and f.side != side and not f.conditions & INVISIBLE]
    mind.foes = foes
    if not foes:
        note(state, why, "nobody")
        return mind
    near = _only(state, figure, mind, foes, points) if len(foes) == 1 else _nearest(state, figure, mind, foes)
    if not near:
        note(state, why, "no-way")
        return mind
    if len(near) > 1:
        initiative = state.kernel.monsters.initiative
        keys = [initiative(state, other) for other in near]
        best = min(keys)
        near = [other for other, key in zip(near, keys, strict=True) if key == best]
        note(state, why, "initiative")
    mind.focus = near[0]
    mind.tied = near if len(near) > 1 else []
    if why is not None:
        note(state, why, "focus", target=state.kernel.words.name(state, near[0]))
    return mind


def _movement_of(actions: Sequence[Action]) -> tuple[bool, int]:
    """Whether the first move is a jump, and its points as far as they are known before it."""
    for action in actions:
        if type(action) is e.Move:
            # Only a plain number is known already now; with anything else the way is searched in full.
            known = type(action.value) is int and not action.consume and not action.relative
            return action.jump, int(action.value) if known else FAR
    return False, 0


def _only(state: Arena, figure: Figure, mind: Mind, foes: list[Figure], points: int) -> list[Figure]:
    """The only enemy, if it can be attacked; the way to it is kept."""
    mind.goals = all_attack_hexes(state, mind.attacks, foes[0])
    if mind.goals >> figure.cell & 1:
        return foes
    mind.way = find_way(state, figure, ground(state, figure, figure.side, mind.jump), mind.goals, points)
    return foes if mind.way is not None else []


def _nearest(state: Arena, figure: Figure, mind: Mind, foes: list[Figure]) -> list[Figure]:
    """The enemies that can be attacked at the lowest cost."""
    goals = [all_attack_hexes(state, mind.attacks, foe) for foe in foes]
    here = [foe for foe, board in zip(foes, goals, strict=True) if board >> figure.cell & 1]
    if here:
        return here
    land = ground(state, figure, figure.side, mind.jump)
    union = 0
    for board in goals:
        union |= board
    way = find_way(state, figure, land, union)
    if way is None:
        return []
    if way.clean:
        for ring in way.rings:
            near = [foe for foe, board in zip(foes, goals, strict=True) if board & ring & way.ends]
            if near:
                return near
    entering, landing = prices(land)
    found = flood(state.kernel.map.grid(state), figure.cell, land.blocked, FAR, entering, landing=landing)
    costs = [found.best(board & land.ends)[0] for board in goals]
    best = min(costs)
    return [foe for foe, cost in zip(foes, costs, strict=True) if cost == best < FAR]


def rank_others(state: Arena, figure: Figure, actions: Sequence[Action], mind: Mind) -> None:
    """Rank the other enemies by the focus rules from where the monster stands before it moves, if any of its attacks
    can have further targets (JL-MMV-10, O6)."""
    if mind.focus is None:
        return
    for action in actions:
        if _has_further_targets(action):
            mind.groups = _ranked(state, figure, mind)
            return


def _has_further_targets(action: Action) -> bool:
    """Whether an attack may hit others besides the focus."""
    if isinstance(action, e.Attack):
        if action.targets > 1 or action.area is not None:
            return True
        for cost in action.consume:
            if cost.adds.targets or cost.adds.area is not None:
                return True
        return False
    if isinstance(action, (e.ByElement, e.If)):
        for inner in action.actions:
            if _has_further_targets(inner):
                return True
    for after in action.then:
        if _has_further_targets(after):
            return True
    return False


def _ranked(state: Arena, figure: Figure, mind: Mind) -> list[list[Figure]]:
    """The enemies besides the focus in the order of the focus rules, as groups of equal ones."""
    foes = [foe for foe in mind.foes if foe is not mind.focus]
    if len(foes) < 2:
        return [foes] if foes else []
    land = ground(state, figure, figure.side, mind.jump)
    costs, landing = prices(land)
    found = flood(state.kernel.map.grid(state), figure.cell, land.blocked, FAR, costs, landing=landing)
    initiative = state.kernel.monsters.initiative
    groups: dict[tuple[int, ...], list[Figure]] = {}
    for foe in foes:
        board = all_attack_hexes(state, mind.attacks, foe)
        cost = 0 if board >> figure.cell & 1 else found.best(board & land.ends)[0]
        groups.setdefault((cost, *initiative(state, foe)), []).append(foe)
    return [groups[key] for key in sorted(groups)]


def ask_focus(state: Arena, figure: Figure, mind: Mind) -> Flow[None]:
    """The players choose the focus among equal enemies (JL-FOC-8)."""
    options = [FOCUS_ON[index(state, other)] for other in mind.tied]
    kernel = state.kernel
    clause = kernel.words.clauses.get("monster.focus")
    seats = kernel.monsters.deciders(state, figure)
    option = yield MONSTER_FOCUS.ask(seats, options, (index(state, figure),), clause)
    mind.focus = state.figures[int(option[1])]
