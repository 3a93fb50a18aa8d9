"""The monsters' minds: whom a monster hunts, where it goes and what it does there, by the book.

A monster uses the least movement that gives the best attack on its focus, avoids hazards at any length, sheds
disadvantage if it can, and goes as near as possible otherwise. Wherever the rules leave a tie, the players are asked.
Every step can say why (`explain`). What the actions themselves do is in `attack.py`, `moving.py` and `harm.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.grid import FAR, Pattern, cells, flood, placements, remaining
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, boost, strike
from undercroft.games.haven.battlefield import Arena, Figure, index
from undercroft.games.haven.damage import TARGET
from undercroft.games.haven.monster_actions import (
    amount,
    begin_bonus,
    give_condition,
    heal_somebody,
    hurt,
    shove_them,
    splash,
)
from undercroft.games.haven.movement import DIFFICULT, JUMP, ground, walk
from undercroft.games.haven.pathfinding import Way, find_way, prices, rings_back
from undercroft.games.haven.perform import ActionContext
from undercroft.games.haven.verbs import DISARM, IMMOBILIZE, INVISIBLE, Action, Adds

HEX: list[Option] = [("hex", cell) for cell in range(512)]
FOCUS: list[Option] = [("focus", figure) for figure in range(64)]
STEPS = (1 << 16) - 1

Why = list[Say]


class Aim:
    """An attack as a monster plans it: how far, with or without disadvantage when adjacent, on how many."""

    __slots__ = ("far", "ranged", "targets", "area")

    def __init__(self, far: int, ranged: bool, targets: int = 1, area: Pattern | None = None) -> None:
        self.far = far
        self.ranged = ranged
        self.targets = targets
        self.area = area


MELEE = Aim(1, False)
"""How a monster without an attack, or disarmed, moves (BB-FOC-3, JL-FOC-10)."""
AS_MELEE = (MELEE,)


class Mind:
    """A monster's plan for its turn: the focus, and the way to it as long as nothing has moved."""

    __slots__ = ("aims", "jump", "focus", "tied", "way", "goals")

    def __init__(self, aims: Sequence[Aim], jump: bool) -> None:
        self.aims = aims
        self.jump = jump
        self.focus: Figure | None = None
        self.tied: list[Figure] = []
        self.way: Way | None = None
        self.goals = 0


# --- what it means to do ----------------------------------------------------------------------------------------------


def aims_of(state: Arena, figure: Figure, actions: Sequence[Action], after: int = 0) -> Sequence[Aim]:
    """The attacks that a monster means to make with the actions from `after` on (BB-FOC-O2)."""
    if figure.conditions & DISARM:
        return AS_MELEE
    found: list[Aim] = []
    kernel = state.kernel
    for action in actions[after:]:
        if type(action) is e.Attack:
            ranged = action.range > 0
            far = action.range or action.reach
            targets, area = action.targets, action.area
            for cost in action.consume:
                adds = cost.adds
                if adds.ranged or adds.range or adds.targets or adds.area:
                    if kernel.elements.will_pay(state, figure, action, cost):  # BB-FOC-O1
                        if adds.ranged:
                            far, ranged = adds.ranged, True
                        far += adds.range
                        targets += adds.targets
                        area = adds.area or area
            found.append(Aim(far, ranged, targets, area))
    return found or AS_MELEE


def hexes(state: Arena, aim: Aim, target: Figure) -> int:
    """The hexes from which an attack can hit a figure (an attack hex must also be free)."""
    area = aim.area
    if area is None:
        return state.kernel.map.in_range(state, target.cell, aim.far) & ~(1 << target.cell)
    kernel = state.kernel
    grid = kernel.map.grid(state)
    bit = 1 << target.cell
    found = 0
    if area.own:
        reach = max(grid.shape.distance((0, 0), offset) for offset in area.cells)
        for cell in cells(grid.within(target.cell, reach) & ~bit):
            for board in placements(grid, area, cell):
                if board & bit:
                    found |= 1 << cell
                    break
        return found & kernel.map.sight(state, target.cell)
    for board in placements(grid, area, target.cell):  # JL-RNG-13: one hex of the area must be in range
        for cell in cells(board):
            found |= kernel.map.in_range(state, cell, aim.far)
    return found & ~bit & kernel.map.sight(state, target.cell)


def goals_of(state: Arena, aims: Sequence[Aim], target: Figure) -> int:
    found = 0
    for aim in aims:
        found |= hexes(state, aim, target)
    return found


# --- focus ------------------------------------------------------------------------------------------------------------


def think(state: Arena, figure: Figure, actions: Sequence[Action], why: Why | None = None) -> Mind:
    """Find the focus: the enemy that can be attacked on the shortest way, fewest hazards first (BB-FOC, JL-FOC).

    Several equally near ones are told apart by initiative (JL-FOC-7); what is still equal is left in `tied`.
    """
    jump = False
    points = 0
    for action in actions:
        if type(action) is e.Move:
            jump = action.jump
            # Only a plain number of points is known already now; with anything else the way is searched in full.
            points = action.value if type(action.value) is int and not action.consume and not action.relative else FAR
            break
    mind = Mind(aims_of(state, figure, actions), jump)
    side = figure.side
    foes = [f for f in state.figures if f.cell >= 0 and f.side != side and not f.conditions & INVISIBLE]
    if not foes:
        if why is not None:
            why.append(say("why.nobody", clause=state.kernel.words.clauses.get("why.nobody")))
        return mind
    near: list[Figure] = []
    if len(foes) == 1:
        mind.goals = goals_of(state, mind.aims, foes[0])
        if mind.goals >> figure.cell & 1:
            near = foes
        else:
            mind.way = find_way(state, figure, ground(state, figure, side, jump), mind.goals, points)
            if mind.way is not None:
                near = foes
    else:
        near = _nearest(state, figure, mind, foes)
    if not near:
        if why is not None:
            why.append(say("why.no-way", clause=state.kernel.words.clauses.get("why.no-way")))
        return mind
    kernel = state.kernel
    if len(near) > 1:
        keys = [kernel.monsters.initiative(state, other) for other in near]
        best = min(keys)
        near = [other for other, key in zip(near, keys, strict=True) if key == best]
        if why is not None:
            why.append(say("why.initiative", clause=kernel.words.clauses.get("why.initiative")))
    mind.focus = near[0]
    mind.tied = near if len(near) > 1 else []
    if why is not None:
        why.append(
            say("why.focus", clause=kernel.words.clauses.get("why.focus"), target=kernel.words.name(state, near[0]))
        )
    return mind


def _nearest(state: Arena, figure: Figure, mind: Mind, foes: list[Figure]) -> list[Figure]:
    """The enemies that can be attacked at the least cost."""
    goals = [goals_of(state, mind.aims, foe) for foe in foes]
    here = [foe for foe, board in zip(foes, goals, strict=True) if board >> figure.cell & 1]
    if here:
        return here
    land = ground(state, figure, figure.side, mind.jump)
    way = find_way(state, figure, land, _union(goals))
    if way is None:
        return []
    if way.clean:
        for ring in way.rings:
            near = [foe for foe, board in zip(foes, goals, strict=True) if board & ring & way.ends]
            if near:
                return near
    found = flood(state.kernel.map.grid(state), figure.cell, land.blocked, FAR, *prices(land))
    costs = [found.best(board & land.ends)[0] for board in goals]
    best = min(costs)
    return [foe for foe, cost in zip(foes, costs, strict=True) if cost == best < FAR]


def _union(boards: list[int]) -> int:
    total = 0
    for board in boards:
        total |= board
    return total


def ranked(state: Arena, figure: Figure, aims: Sequence[Aim], jump: bool, focus: Figure) -> list[list[Figure]]:
    """The other enemies in the order of the focus rules, as groups of equal ones (JL-MMV-10, O6)."""
    kernel = state.kernel
    foes = [
        f for f in state.figures
        if f.cell >= 0 and f.side != figure.side and f is not focus and not f.conditions & INVISIBLE
    ]  # fmt: skip
    if len(foes) < 2:
        return [foes] if foes else []
    land = ground(state, figure, figure.side, jump)
    found = flood(kernel.map.grid(state), figure.cell, land.blocked, FAR, *prices(land))
    groups: dict[tuple[int, ...], list[Figure]] = {}
    for foe in foes:
        board = goals_of(state, aims, foe)
        cost = 0 if board >> figure.cell & 1 else found.best(board & land.ends)[0]
        groups.setdefault((cost, *kernel.monsters.initiative(state, foe)), []).append(foe)
    return [groups[key] for key in sorted(groups)]


# --- where to go ------------------------------------------------------------------------------------------------------


class Course:
    """Where a movement can lead: the equally good hexes, and why."""

    __slots__ = ("hexes", "way")

    def __init__(self, hexes_: int, way: Way) -> None:
        self.hexes = hexes_
        self.way = way


def course(
    state: Arena,
    figure: Figure,
    points: int,
    jump: bool,
    aims: Sequence[Aim],
    focus: Figure,
    way: Way | None = None,
    goals: int = 0,
    why: Why | None = None,
) -> Course | None:
    """The best hexes to move to with so many points; None to stay (BB-MMV-2 to 5, JL-MMV-4 to 12)."""
    kernel = state.kernel
    if not goals:
        goals = goals_of(state, aims, focus)
    own = 1 << figure.cell
    aim = aims[0]
    simple = len(aims) == 1 and aim.targets == 1 and aim.area is None
    bad = 0  # the hexes from which it would attack with disadvantage
    if simple:
        bad = kernel.monsters.disadvantage_hexes(state, figure, focus)
        if aim.ranged:
            bad |= kernel.map.grid(state).neighbour_bits[focus.cell]
        if goals & own and (not bad & own or not goals & ~bad):
            # It can attack from here: only disadvantage could make it move (BB-MMV-2, 5, JL-MMV-9, 11, 12).
            if why is not None:
                why.append(say("why.here", clause=kernel.words.clauses.get("why.here")))
            return None
    if way is None:
        way = find_way(state, figure, ground(state, figure, figure.side, jump), goals, points)
        if way is None:
            return None
    if not way.clean:
        return _through_hazards(state, figure, points, aims, focus, way, goals, why)
    reached = 0
    for ring in way.rings[: points + 1]:
        reached |= ring
    there = reached & goals & (way.ends | own)
    if there:
        pool = there
        if simple:
            far = pool & ~bad
            if far:
                if why is not None and goals & bad & own:
                    why.append(say("why.shed", clause=kernel.words.clauses.get("why.shed")))
                pool = far
        else:
            pool = _best(state, figure, pool, aims, focus, jump, why)
        for ring in way.rings:
            if ring & pool:
                if ring & own:
                    if why is not None:
                        why.append(say("why.here", clause=kernel.words.clauses.get("why.here")))
                    return None
                if why is not None:
                    why.append(say("why.attack-hex", clause=kernel.words.clauses.get("why.attack-hex")))
                return Course(ring & pool, way)
    # It cannot attack this turn: as near as it can get (BB-MMV-3, 4, JL-MMV-5).
    ends = reached & way.ends & ~own
    for board in rings_back(kernel.map.grid(state), goals & way.ends, way.blocked, way.land.difficult):
        if board & own:
            break
        if board & ends:
            for ring in way.rings:
                if ring & board & ends:
                    if why is not None:
                        why.append(say("why.nearer", clause=kernel.words.clauses.get("why.nearer")))
                    return Course(ring & board & ends, way)
    if why is not None:
        why.append(say("why.not-nearer", clause=kernel.words.clauses.get("why.not-nearer")))
    return None


def _best(
    state: Arena, figure: Figure, pool: int, aims: Sequence[Aim], focus: Figure, jump: bool, why: Why | None
) -> int:
    """Of the attack hexes those with the most attacks on the focus, then without disadvantage, then the most further
    targets, then the fewest of those with disadvantage (BB-FOC-O2, JL-MMV-10)."""
    kernel = state.kernel
    beside = kernel.map.grid(state).neighbour_bits
    boards = [hexes(state, aim, focus) for aim in aims]
    several = any(aim.targets > 1 or aim.area is not None for aim in aims)
    order = [foe for group in ranked(state, figure, aims, jump, focus) for foe in group] if several else []
    best: tuple[int, ...] = ()
    found = 0
    for cell in cells(pool):
        attacks = awkward = more = awkward_more = 0
        for aim, board in zip(aims, boards, strict=True):
            if not board >> cell & 1:
                continue
            attacks += 1
            near = beside[cell] if aim.ranged else 0
            awkward += (
                1 if near >> focus.cell & 1 else kernel.monsters.disadvantage_hexes(state, figure, focus) >> cell & 1
            )
            extra = further(state, cell, aim, focus, order)
            more += len(extra)
            for foe in extra:
                awkward_more += (
                    1 if near >> foe.cell & 1 else kernel.monsters.disadvantage_hexes(state, figure, foe) >> cell & 1
                )
        score = (attacks, -awkward, more, -awkward_more)
        if not best or score > best:
            best, found = score, 0
        if score == best:
            found |= 1 << cell
    if why is not None and found != pool:
        why.append(say("why.best", clause=kernel.words.clauses.get("why.best")))
    return found


def further(state: Arena, cell: int, aim: Aim, focus: Figure, order: list[Figure]) -> list[Figure]:
    """The further targets of an attack from `cell`, first ones of the order first."""
    if not order or (aim.targets <= 1 and aim.area is None):
        return []
    kernel = state.kernel
    if aim.area is not None:
        bit = 1 << focus.cell
        best: list[Figure] = []
        for board in kernel.map.area_placements(state, aim.area, cell, aim.far):
            if board & bit:
                hit = [foe for foe in order if board >> foe.cell & 1]
                if len(hit) > len(best):
                    best = hit
        return best
    board = kernel.map.in_range(state, cell, aim.far)
    return [foe for foe in order if board >> foe.cell & 1][: aim.targets - 1]


def _through_hazards(
    state: Arena, figure: Figure, points: int, aims: Sequence[Aim], focus: Figure, way: Way, goals: int, why: Why | None
) -> Course | None:
    """No way is free of hazards: the fewest of them, even if the way then takes longer (BB-PTH-1, 2, JL-MMV-6)."""
    kernel = state.kernel
    grid = kernel.map.grid(state)
    land = way.land
    costs, _, landing = prices(land)
    own = 1 << figure.cell
    if goals & own:
        return None  # BB-MMV-O1, JL-MMV-O2: no hazard for anything better than the attack it has
    goals &= land.ends
    left = remaining(grid, goals, land.blocked, costs, landing)
    total = left.cost(figure.cell)
    if total >= FAR:
        return None
    fewest = total >> 16
    reach = flood(grid, figure.cell, land.blocked, points, costs, 0, landing)
    best, found, least = FAR, 0, FAR
    steps: dict[int, int] = {}  # the attack hexes that it can reach now
    for cell, cost in reach.costs().items():
        if not land.ends >> cell & 1:
            continue
        rest = left.cost(cell)
        if rest >= FAR or (cost >> 16) + (rest >> 16) != fewest:
            continue
        if not rest:
            steps[cell] = cost & STEPS
        if (rest, cost & STEPS) < (best, least):
            best, least, found = rest, cost & STEPS, 0
        if (rest, cost & STEPS) == (best, least):
            found |= 1 << cell
    if not found or best >= total:
        if why is not None:
            why.append(say("why.not-nearer", clause=kernel.words.clauses.get("why.not-nearer")))
        return None
    if steps:  # the best attack first, then the fewest steps to it (JL-MMV-10)
        pool = cells(_best(state, figure, sum(1 << cell for cell in steps), aims, focus, land.mode == JUMP, None))
        least = min(steps[cell] for cell in pool)
        found = sum(1 << cell for cell in pool if steps[cell] == least)
    if why is not None:
        why.append(say("why.hazard", clause=kernel.words.clauses.get("why.hazard")))
    return Course(found, way)


def go(state: Arena, figure: Figure, cell: int, points: int, way: Way) -> Flow[None]:
    """Walk to the chosen hex on a best way; where the way itself matters and several are best, the players choose."""
    kernel = state.kernel
    land = way.land
    if way.clean and not kernel.map.is_watched(state, figure):
        figure.cell = cell
    else:
        grid = kernel.map.grid(state)
        costs, _, landing = prices(land)
        if way.clean:
            costs = [(land.difficult, DIFFICULT)] if land.difficult else []
            landing = ()
        found = flood(grid, figure.cell, way.blocked, points, costs, 0, landing)
        paths = []
        for path in found.paths(cell):
            paths.append(path)
            if len(paths) == 16:
                break
        path = paths[0]
        met = land.hazards | kernel.map.eventful_hexes(state, figure)
        if len(paths) > 1 and any(_differ(met, path, other) for other in paths[1:]):
            options: list[Option] = [("path", *other) for other in paths]
            about = (index(state, figure),)
            clause = kernel.words.clauses.get("monster.path")
            option = yield Choice(kernel.monsters.deciders(state, figure), "monster.path", options, about, clause)
            path = [int(step) for step in option[1:]]
        yield from walk(state, figure, path, land)
    if state.log is not None and figure.cell >= 0:
        state.tell("haven.moves-to", figure=kernel.words.name(state, figure))


def _differ(met: int, one: list[int], other: list[int]) -> bool:
    """Whether two ways lead over different ones of the hexes where something is met."""
    return [cell for cell in one if met >> cell & 1] != [cell for cell in other if met >> cell & 1]


# --- the turn ---------------------------------------------------------------------------------------------------------


def _hunts(action: Action) -> bool:
    """Whether an action concerns the focus, so that it matters who of several equal enemies that is."""
    if isinstance(action, (e.Move, e.Attack)):
        return True
    if isinstance(action, e.Aimed) and action.who == e.ENEMY and action.targets < e.ALL:
        return True
    inner = action.actions if isinstance(action, (e.ByElement, e.If)) else ()
    return any(_hunts(one) for one in (*inner, *action.then))


def act(state: Arena, figure: Figure, actions: Sequence[Action], source: str) -> Flow[None]:
    """A monster performs its actions from top to bottom as far as it can (BB-MON-2, 3, BB-ORD-2, JL-MMV-1)."""
    mind = think(state, figure, actions)
    if mind.tied and any(_hunts(action) for action in actions):
        options = [FOCUS[index(state, other)] for other in mind.tied]
        about = (index(state, figure),)
        kernel = state.kernel
        clause = kernel.words.clauses.get("monster.focus")
        option = yield Choice(kernel.monsters.deciders(state, figure), "monster.focus", options, about, clause)
        mind.focus = state.figures[int(option[1])]
    deed: ActionContext | None = None
    for at, action in enumerate(actions):
        if figure.cell < 0:
            return  # BB-DIE-3
        kind = type(action)
        if kind is e.Move:
            done = yield from move(state, figure, action, actions, at, mind)  # type: ignore[arg-type]
        elif kind is e.Attack:
            mind.way = None
            done = yield from attack(state, figure, action, mind)  # type: ignore[arg-type]
        else:
            mind.way = None
            if deed is None:
                deed = ActionContext(figure, figure.side, state.kernel.monsters.deciders(state, figure), source)
            done = yield from _other(state, figure, action, mind, deed)
        if done and (action.then or action.special):
            if deed is None:
                deed = ActionContext(figure, figure.side, state.kernel.monsters.deciders(state, figure), source)
            deed.last = [mind.focus] if mind.focus is not None else []
            if action.special:
                yield from state.kernel.cards.perform_special(state, action.special, deed)
            for after in action.then:
                if figure.cell >= 0:
                    yield from _other(state, figure, after, mind, deed)


def move(state: Arena, figure: Figure, action: e.Move, actions: Sequence[Action], at: int, mind: Mind) -> Flow[bool]:
    """A monster's move action (BB-MMV, JL-MMV); without a focus it does not move (BB-NOT-1, JL-FOC-11)."""
    focus = mind.focus
    if figure.conditions & IMMOBILIZE or focus is None or focus.cell < 0:
        return False  # BB-MMV-1, 7, JL-MMV-2
    kernel = state.kernel
    points = (
        action.value if type(action.value) is int else kernel.cards.quantity(state, str(action.value), figure, focus)
    )
    if action.relative:
        points += kernel.monsters.base_value(state, figure, "move")
    for cost in action.consume:
        # BB-MEL-2: only if the action gains from it, that is if it would move at all.
        if (cost.adds.move or cost.adds.jump) and kernel.elements.will_pay(state, figure, action, cost):
            plan = _plan(state, figure, points, action.jump, actions, at, mind)
            if plan is not None and (yield from kernel.elements.monster_pays(state, figure, action, cost)):
                points += cost.adds.move
    if points <= 0:
        return False
    plan = _plan(state, figure, points, action.jump, actions, at, mind)
    mind.way = None
    if plan is None:
        return False
    board = plan.hexes
    if board & board - 1:
        options = [HEX[cell] for cell in cells(board)]
        about = (index(state, figure), index(state, focus))
        clause = kernel.words.clauses.get("monster.hex")
        option = yield Choice(kernel.monsters.deciders(state, figure), "monster.hex", options, about, clause)
        cell = int(option[1])
    else:
        cell = board.bit_length() - 1
    start = figure.cell
    yield from go(state, figure, cell, points, plan.way)
    if figure.cell >= 0 and kernel.map.is_watched(state, figure):
        yield from kernel.map.after_move(state, figure, None)
    return figure.cell != start


def _plan(
    state: Arena, figure: Figure, points: int, jump: bool, actions: Sequence[Action], at: int, mind: Mind
) -> Course | None:
    assert mind.focus is not None
    if at == 0 and mind.way is not None:
        return course(state, figure, points, jump, mind.aims, mind.focus, mind.way, mind.goals)
    aims = mind.aims if at == 0 else aims_of(state, figure, actions, at + 1)
    return course(state, figure, points, jump, aims, mind.focus)


def attack(state: Arena, figure: Figure, action: e.Attack, mind: Mind) -> Flow[bool]:
    """A monster's attack action on its focus and, where it has more targets, on others (BB-MAT, JL-MMV-O6)."""
    focus = mind.focus
    if figure.conditions & DISARM or focus is None or focus.cell < 0 or focus.conditions & INVISIBLE:
        return False
    kernel = state.kernel
    far, ranged = action.range or action.reach, action.range > 0
    targets, area = action.targets, action.area
    bought: list[Adds] = []
    if action.consume:
        far, ranged, targets, area, bought = yield from _buy(state, figure, action, focus, far, ranged)
    aim = Aim(far, ranged, targets, area)
    if not hexes(state, aim, focus) >> figure.cell & 1:
        return False
    hit = [focus]
    if targets > 1 or area is not None:
        groups = ranked(state, figure, (aim,), mind.jump, focus)
        hit += yield from _others(state, figure, aim, focus, groups)
    seats = kernel.monsters.deciders(state, figure)
    left = list(hit)
    while left and figure.cell >= 0:
        target = left[0]
        if len(left) > 1:
            target = yield from _next_target(state, figure, left, seats)
        left.remove(target)
        if target.cell < 0:
            continue
        value = (
            action.value
            if type(action.value) is int
            else kernel.cards.quantity(state, str(action.value), figure, target)
        )
        if action.relative:
            value += kernel.monsters.base_value(state, figure, "attack")
        blow = Blow(figure, target, figure.side, seats, True, value, ranged)
        blow.single = len(hit) == 1
        blow.pierce = action.pierce
        blow.push = action.push
        blow.pull = action.pull
        blow.conditions = action.conditions
        blow.own = action.own_conditions
        blow.advantage = action.advantage
        for adds in bought:
            blow.take(adds)
        for when in action.when:
            if kernel.cards.holds(state, when.test, figure, target):
                blow.take(when.adds)
        yield from boost(state, blow)
        yield from strike(state, blow)
        if blow.damages or action.splash is not None:
            more = [action.splash] if action.splash is not None else []
            yield from splash(state, figure, target, [*(blow.damages or ()), *more])
    return True


def _next_target(state: Arena, figure: Figure, left: list[Figure], seats: int | tuple[int, ...]) -> Flow[Figure]:
    """Which of several targets is attacked next, where the game leaves that to the players (JL-ATK-O2)."""
    clause = state.kernel.words.clauses.get("monster.order")
    near = [target for target in left if target.cell >= 0]
    if clause is None or len(near) < 2:
        return left[0]
    options = [TARGET[index(state, target)] for target in near]
    option = yield Choice(seats, "monster.order", options, (index(state, figure),), clause)
    return state.figures[int(option[1])]


def _buy(
    state: Arena, figure: Figure, action: e.Attack, focus: Figure, far: int, ranged: bool
) -> Flow[tuple[int, bool, int, Pattern | None, list[Adds]]]:
    """The element costs of an attack: paid if the attack gains from them (BB-MEL-2, O1, JL-ELE-7)."""
    kernel = state.kernel
    targets, area = action.targets, action.area
    bought: list[Adds] = []
    beside = kernel.map.grid(state).neighbour_bits[figure.cell] >> focus.cell & 1
    for cost in action.consume:
        adds = cost.adds
        if not kernel.elements.will_pay(state, figure, action, cost):
            continue
        if adds.ranged and beside:
            continue  # a ranged attack would only bring disadvantage here
        wide = Aim((adds.ranged or far) + adds.range, ranged or adds.ranged > 0, targets, adds.area or area)
        if not hexes(state, wide, focus) >> figure.cell & 1:
            continue
        if (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            far, ranged, area = wide.far, wide.ranged, wide.area
            targets += adds.targets
            bought.append(adds)
    return far, ranged, targets, area, bought


def _place(state: Arena, figure: Figure, aim: Aim, focus: Figure, order: list[Figure]) -> Flow[list[Figure]]:
    """Lay an area so that it hits the focus and the most others; equal ways to do so are the players' choice."""
    assert aim.area is not None
    kernel = state.kernel
    foes = 0
    for foe in order:
        foes |= 1 << foe.cell
    best: dict[int, int] = {}
    most = -1
    for board in kernel.map.area_placements(state, aim.area, figure.cell, aim.far):
        if board >> focus.cell & 1:
            count = (board & foes).bit_count()
            if count > most:
                best, most = {}, count
            if count == most:
                best.setdefault(board & foes, board)
    boards = list(best.values())
    board = boards[0]
    if len(boards) > 1:
        options: list[Option] = [("area", one) for one in boards]
        about = (index(state, figure),)
        clause = kernel.words.clauses.get("monster.area")
        option = yield Choice(kernel.monsters.deciders(state, figure), "monster.area", options, about, clause)
        board = int(option[1])
    return [foe for foe in order if board >> foe.cell & 1]


def _others(state: Arena, figure: Figure, aim: Aim, focus: Figure, groups: list[list[Figure]]) -> Flow[list[Figure]]:
    """The further targets, by the focus rules; equal ones are the players' choice (JL-MMV-13, O6)."""
    kernel = state.kernel
    if aim.area is not None:
        return (yield from _place(state, figure, aim, focus, [foe for group in groups for foe in group]))
    board = kernel.map.in_range(state, figure.cell, aim.far)
    left = aim.targets - 1
    chosen: list[Figure] = []
    for group in groups:
        near = [foe for foe in group if board >> foe.cell & 1]
        while near and left:
            if len(near) > left:
                options = [TARGET[index(state, foe)] for foe in near]
                about = (index(state, figure),)
                clause = kernel.words.clauses.get("monster.target")
                option = yield Choice(kernel.monsters.deciders(state, figure), "monster.target", options, about, clause)
                foe = state.figures[int(option[1])]
            else:
                foe = near[0]
            near.remove(foe)
            chosen.append(foe)
            left -= 1
    return chosen


def _other(state: Arena, figure: Figure, action: Action, mind: Mind, deed: ActionContext) -> Flow[bool]:
    """Everything but move and attack; it has no influence on the movement (BB-MMV-6, BB-NOT-2)."""
    kernel = state.kernel
    kind = type(action)
    if kind in _LASTING:
        return (yield from begin_bonus(state, figure, action, deed))
    if kind is e.Heal:
        return (yield from heal_somebody(state, figure, action))  # type: ignore[arg-type]
    if kind is e.Condition:
        return (yield from give_condition(state, figure, action, mind.focus))  # type: ignore[arg-type]
    if kind is e.Push or kind is e.Pull:
        return (yield from shove_them(state, figure, action, mind.focus))  # type: ignore[arg-type]
    if kind is e.Damage:
        return (yield from hurt(state, figure, action, mind.focus))  # type: ignore[arg-type]
    if kind is e.ByElement:
        assert isinstance(action, e.ByElement)
        cost = e.Consume(action.symbols)
        if not (yield from kernel.elements.monster_pays(state, figure, action, cost)):
            return False
        for inner in action.actions:
            yield from _other(state, figure, inner, mind, deed)
        return True
    if kind is e.If:
        assert isinstance(action, e.If)
        if not kernel.cards.holds(state, action.test, figure, mind.focus):
            return False
        for inner in action.actions:
            yield from _other(state, figure, inner, mind, deed)
        return True
    if kind is e.Move:
        return (yield from move(state, figure, action, (action,), 0, mind))  # type: ignore[arg-type]
    if kind is e.Attack:
        return (yield from attack(state, figure, action, mind))  # type: ignore[arg-type]
    deed.last = [mind.focus] if mind.focus is not None else []
    return (yield from kernel.cards.perform(state, deed, action))


_LASTING = (e.Shield, e.Retaliate, e.Flying, e.Bonus)


# --- why --------------------------------------------------------------------------------------------------------------


class Plan:
    """What a monster would do if it acted now, for the scene: whom, where to, on which way, and why."""

    __slots__ = ("focus", "hexes", "path", "why")

    def __init__(self, focus: int, hexes_: list[int], path: list[int], why: Why) -> None:
        self.focus = focus
        self.hexes = hexes_
        self.path = path
        self.why = why


def explain(state: Arena, figure: Figure, actions: Sequence[Action]) -> Plan:
    """A monster's plan with the reason for each step, each with its clause."""
    why: Why = []
    kernel = state.kernel
    mind = think(state, figure, actions, why)
    focus = mind.focus
    if focus is None:
        return Plan(-1, [], [], why)
    at = next((at for at, action in enumerate(actions) if type(action) is e.Move), -1)
    if at < 0:
        why.append(say("why.no-move", clause=kernel.words.clauses.get("why.no-move")))
        return Plan(index(state, focus), [], [], why)
    if figure.conditions & IMMOBILIZE:
        why.append(say("why.immobilized", clause=kernel.words.clauses.get("why.immobilized")))
        return Plan(index(state, focus), [], [], why)
    action = actions[at]
    assert isinstance(action, e.Move)
    points = amount(state, figure, action.value) + (
        kernel.monsters.base_value(state, figure, "move") if action.relative else 0
    )
    for cost in action.consume:
        if cost.adds.move and kernel.elements.will_pay(state, figure, action, cost):
            points += cost.adds.move
    aims = aims_of(state, figure, actions, at + 1)
    if aims is AS_MELEE:
        why.append(say("why.as-melee", clause=kernel.words.clauses.get("why.as-melee")))
    plan = course(state, figure, points, action.jump, aims, focus, why=why)
    if plan is None:
        return Plan(index(state, focus), [], [], why)
    goals = cells(plan.hexes)
    if len(goals) > 1:
        why.append(say("why.tie", clause=kernel.words.clauses.get("why.tie")))
    land = plan.way.land
    costs, _, landing = prices(land)
    if plan.way.clean:
        costs = [(land.difficult, DIFFICULT)] if land.difficult else []
        landing = ()
    found = flood(kernel.map.grid(state), figure.cell, plan.way.blocked, points, costs, 0, landing)
    return Plan(index(state, focus), goals, found.path(goals[0]), why)
