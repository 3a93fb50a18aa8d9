"""Performing the actions of an ability where somebody decides: characters, and monsters under control.

One question per target or movement, which also offers what may be added to it: element costs, items, effects to leave
out. Monsters on their own are in `minds.py`. What the kernel has no rule for goes to `kernel.cards.perform`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from undercroft.core.grid import Pattern, cells, flood, reach
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import say
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, boost, strike
from undercroft.games.haven.battlefield import Arena, Figure, index
from undercroft.games.haven.damage import gain, gain_all, heal, suffer_all
from undercroft.games.haven.movement import GO, JUMP, Ground, ground, loose, shove, spread, walk
from undercroft.games.haven.verbs import ALL, DISARM, ENEMY, IMMOBILIZE, INVISIBLE, OTHERS, SAME, SELF, Action, Adds

ATTACK: list[Option] = [("attack", figure) for figure in range(64)]
AIM: list[Option] = [("aim", figure) for figure in range(64)]
WALK: list[Option] = [("walk", cell) for cell in range(512)]
SKIP: Option = ("skip",)
STAY: Option = ("stay",)


@cache
def pay_option(at: int, symbols: tuple[int, ...]) -> Option:
    """The option to pay the cost in this place: `pay:0:fire`, `pay:1:ice-earth`, `pay:0:any`."""
    return ("pay", at, *("any" if mask == e.WILD else "-".join(e.elements_of(mask)) for mask in symbols))


class ActionContext:
    """Who performs an ability, for which side, who decides, and what the actions so far have left behind."""

    __slots__ = ("actor", "side", "seats", "source", "by", "last", "entered", "area", "dealt")

    def __init__(
        self, actor: Figure, side: int, seats: int | tuple[int, ...], source: str = "", by: Figure | None = None
    ) -> None:
        self.actor = actor
        self.side = side
        self.seats = seats
        self.source = source  # where its bonuses are declared: a card's half, an item, a monster's column
        self.by = by  # the figure that controls or grants
        self.last: list[Figure] = []  # whom the action before was aimed at
        self.entered: list[int] = []  # the hexes entered by the move before
        self.area = 0  # the area of the attack before
        self.dealt = 0  # the damage of the attack before


def perform(state: Arena, deed: ActionContext, actions: Iterable[Action]) -> Flow[bool]:
    """Perform actions from top to bottom, never otherwise (BB-ACT-5, JL-ABL-O1); True if any part was performed."""
    done = False
    for action in actions:
        if deed.actor.cell < 0:
            break
        if (yield from act(state, deed, action)):
            done = True
    return done


def act(state: Arena, deed: ActionContext, action: Action) -> Flow[bool]:
    """One action; True if it was performed."""
    kind = type(action)
    if kind is e.Attack:
        done = yield from attack(state, deed, action)  # type: ignore[arg-type]
    elif kind is e.Move:
        done = yield from move(state, deed, action)  # type: ignore[arg-type]
    else:
        rule = _ACTS.get(kind)
        if rule is None:
            done = yield from state.kernel.cards.perform(state, deed, action)
        else:
            done = yield from rule(state, deed, action)
    if done:
        if action.special:
            yield from state.kernel.cards.perform_special(state, action.special, deed)
        if action.then:
            yield from perform(state, deed, action.then)
    return done


def number(state: Arena, deed: ActionContext, value: int | str, target: Figure | None = None) -> int:
    """A declared value as a number."""
    if type(value) is int:
        return value
    if value == "damage_dealt":
        return deed.dealt
    return state.kernel.cards.quantity(state, str(value), deed.actor, target)


# --- attack -----------------------------------------------------------------------------------------------------------


def attack(state: Arena, deed: ActionContext, action: e.Attack) -> Flow[bool]:
    """An attack action: target by target, each attack finished before the next (BB-ATK-4, 7, 11, JL-ATK-6)."""
    kernel = state.kernel
    actor, side, figures = deed.actor, deed.side, state.figures
    if actor.conditions & DISARM or actor.cell < 0:
        return False  # BB-CON-12, JL-CND-10
    area = action.area
    left = action.targets
    ranged = action.range > 0
    far = action.range or action.reach
    bought: list[Adds] = []  # for the whole action
    once: list[Adds] = []  # for the next attack alone
    for source, at, _ in actor.bonuses:
        bonus = kernel.cards.declared(state, source)[at]
        if type(bonus) is e.Bonus and bonus.on == "attack":
            if (bonus.adds.range or bonus.adds.targets) and (not bonus.kind or (bonus.kind == "ranged") == ranged):
                far += bonus.adds.range if ranged else 0
                left += bonus.adds.targets
    paid = earned = 0
    kept_out = 0
    zone = beyond = 0
    hit: list[Figure] = []
    about = (index(state, actor),)
    extra_actions: list[Action] = []
    clause = kernel.words.clauses.get("attack.target")
    while left > 0 and actor.cell >= 0:
        single = left == 1 and area is None and not hit
        options: list[Option] = []
        if area is not None and not zone:
            options = [("area", board) for board in _areas(state, deed, action, area, far)]
        else:
            board = zone if zone else kernel.map.in_range(state, actor.cell, far)
            for at, other in enumerate(figures):
                cell = other.cell
                if cell >= 0 and board >> cell & 1 and other.side != side and not other.conditions & INVISIBLE:
                    if other is actor or other in hit:
                        continue
                    if not action.where or kernel.cards.fits(state, action.where, actor, other):
                        options.append(ATTACK[at])
        targets = len(options)
        if zone and not targets and beyond:
            zone, area, left, beyond = 0, None, beyond, 0  # BB-AOE-4: further targets lie outside the area
            continue
        fresh = not hit and not zone
        if fresh:
            for at, cost in enumerate(action.consume):
                if not paid >> at & 1 and kernel.elements.can_pay(state, actor, cost.symbols):
                    if targets or cost.adds.range or cost.adds.ranged or cost.adds.area:
                        options.append(pay_option(at, cost.symbols))
        if targets or fresh:
            offered = kernel.items.offers(state, actor, "attack", "ranged" if ranged else "melee", single)
            options += (
                offered if targets else [option for option in offered if kernel.items.extends_reach(state, option)]
            )
        if not options:
            break
        if targets and action.conditions & ~kept_out:
            options += [("leave", name) for name in e.names(action.conditions & ~kept_out)]
        if not action.mandatory or hit or not targets:
            options.append(SKIP)
        option = options[0]
        if len(options) > 1:
            option = yield Choice(deed.seats, "attack.target", options, about, clause)
        verb = option[0]
        if verb == "attack":
            target = figures[int(option[1])]
            hit.append(target)
            if target.is_objective:
                hit += kernel.map.other_parts(state, target)
            left -= 1
            value = number(state, deed, action.value, target)
            blow = Blow(actor, target, side, deed.seats, False, value, ranged)
            blow.single = single
            blow.pierce = action.pierce
            blow.push = action.push
            blow.pull = action.pull
            blow.conditions = action.conditions & ~kept_out  # BB-ADD-3, 5: decided attack by attack
            blow.own = action.own_conditions
            blow.advantage = action.advantage
            blow.ignore_shield = action.ignore_shield
            blow.granter = deed.by
            for adds in bought:
                blow.take(adds)
            for adds in once:
                blow.take(adds)
            for when in action.when:
                if kernel.cards.holds(state, when.test, actor, target):
                    _when(state, deed, blow, when, target)
            yield from boost(state, blow)
            once = []
            kept_out = 0
            yield from strike(state, blow)
            deed.dealt = blow.damage
            if zone:
                beyond += blow.more
            else:
                left += blow.more  # BB-ATK-11: "add target" gives a further attack
            if blow.damages:
                for damage in blow.damages:
                    yield from _around(state, deed, target, damage)
            if action.splash is not None:
                yield from _around(state, deed, target, action.splash)
            if blow.actions:
                extra_actions += blow.actions
        elif verb == "area":
            zone = int(option[1])
            deed.area = zone
            left, beyond = ALL, left - 1
        elif verb == "pay":
            cost = action.consume[int(option[1])]
            paid |= 1 << int(option[1])
            yield from kernel.elements.pay(state, actor, cost.symbols)
            bought.append(cost.adds)
            earned += cost.adds.experience
            far, ranged, left, area = _stretch(cost.adds, far, ranged, left, area)
        elif verb == "leave":
            kept_out |= e.mask_of(str(option[1]))
        elif verb == "skip":
            break
        else:
            extra = yield from kernel.items.use(state, actor, option)
            if extra is not None:
                (bought if kernel.items.lasts_whole_action(state, option) else once).append(extra)
                far, ranged, left, area = _stretch(extra, far, ranged, left, area)
    if zone and not hit:
        return False
    deed.last = hit
    if earned and hit:  # JL-EXP-2: not for an attack that nobody made
        kernel.cards.gain_experience(state, actor, earned)
    if extra_actions:
        yield from perform(state, deed, extra_actions)  # BB-ATK-12: after the attack is completely over
    return bool(hit)


def _stretch(
    adds: Adds, far: int, ranged: bool, left: int, area: Pattern | None
) -> tuple[int, bool, int, Pattern | None]:
    """How far, how many and where, after this was added."""
    if adds.ranged:
        far, ranged = max(adds.ranged, far if ranged else 0), True
    if adds.reach:
        far = max(far, adds.reach)
    return far + (adds.range if ranged else 0), ranged, left + adds.targets, adds.area or area


def _when(state: Arena, deed: ActionContext, blow: Blow, when: e.When, target: Figure) -> None:
    times = state.kernel.cards.quantity(state, when.per, deed.actor, target) if when.per else 1
    for _ in range(times):
        blow.take(when.adds)
        _gains(state, deed.actor, when.adds)


def _gains(state: Arena, actor: Figure, adds: Adds) -> None:
    if adds.experience:
        state.kernel.cards.gain_experience(state, actor, adds.experience)


def _areas(state: Arena, deed: ActionContext, action: e.Attack, area: Pattern, far: int) -> list[int]:
    """The placements that hit somebody; of those that hit the same figures only the first (BB-AOE-1 to 3)."""
    kernel = state.kernel
    foes = 0
    for other in state.figures:
        if other.cell >= 0 and other.side != deed.side and not other.conditions & INVISIBLE and other is not deed.actor:
            foes |= 1 << other.cell
    matters = foes | kernel.map.eventful_area_hexes(state, deed.actor, action)
    found: dict[int, int] = {}
    for board in kernel.map.area_placements(state, area, deed.actor.cell, far):
        if board & foes:
            found.setdefault(board & matters, board)
    return list(found.values())


def _around(state: Arena, deed: ActionContext, target: Figure, damage: e.Damage) -> Flow[None]:
    """Damage for those beside the target of an attack (JL-MOD-11)."""
    kernel = state.kernel
    cell = target.cell if target.cell >= 0 else kernel.map.last_cell(state, target)
    near = kernel.map.grid(state).neighbour_bits[cell] if cell >= 0 else 0
    hit = [
        other for other in state.figures
        if other.cell >= 0 and near >> other.cell & 1 and other is not target and other.side != deed.side
    ]  # fmt: skip
    hit = whole(
        state, [other for other in hit if not target.is_objective or other not in kernel.map.other_parts(state, target)]
    )
    if len(hit) > damage.targets:
        kind = "damage.target"
        options = [AIM[index(state, other)] for other in hit]
        option = yield Choice(deed.seats, kind, options, (index(state, deed.actor),), kernel.words.clauses.get(kind))
        hit = [state.figures[int(option[1])]]
    value = number(state, deed, damage.value)
    yield from suffer_all(state, [(other, value) for other in hit], deed.actor, deed.seats)


# --- move -------------------------------------------------------------------------------------------------------------


def move(state: Arena, deed: ActionContext, action: e.Move) -> Flow[bool]:
    """A move action: the player picks where to end, or walks hex by hex where the way matters."""
    kernel = state.kernel
    actor = deed.actor
    if actor.conditions & IMMOBILIZE or actor.cell < 0:
        return False  # BB-CON-11, JL-CND-9
    points = number(state, deed, action.value)
    times = 1  # JL-ATK-O3: whatever is added is doubled with the rest
    jump = action.jump
    used = []
    for running in actor.bonuses:  # JL-ABL-4: of this one move; the next of the same ability has its own
        bonus = kernel.cards.declared(state, running[0])[running[1]]
        if type(bonus) is e.Bonus and bonus.on == "move":
            points += bonus.adds.move
            times *= bonus.adds.times
            jump = jump or bonus.adds.jump
            if bonus.uses:
                used.append(running)
    earned = 0
    for when in action.when:
        if kernel.cards.holds(state, when.test, actor, None):
            points += when.adds.move
            earned += when.adds.experience
    points *= times
    paid = 0
    start = actor.cell
    entered: list[int] = []
    extra_actions: list[Action] = []
    me = index(state, actor)
    clause = kernel.words.clauses.get("move.where")
    land: Ground | None = None
    aloft = False  # in the middle of a jump taken hex by hex
    while points > 0 and actor.cell >= 0:
        grid = kernel.map.grid(state)  # a door may have been opened on the way
        land = ground(state, actor, kernel.map.moving_side(state, actor, deed.side), jump, action.plain)
        way = None
        stops = kernel.map.pauses(state, actor)
        slow = action.path or kernel.items.may_stop_anywhere(state, actor)
        if land.hazards or land.difficult or stops or slow or kernel.map.is_watched(state, actor):
            way = spread(state, actor, land, points)
            reached = way.reached
        else:
            reached = reach(grid, actor.cell, land.blocked, points)
        ends = reached & (land.ends | stops) & ~(1 << actor.cell)
        options: list[Option] = [GO[cell] for cell in cells(ends)]
        if way is not None and (land.hazards & reached or slow):
            # The way matters: hex by hex, so that everybody can choose what to step on.
            options += [WALK[cell] for cell in _steps(state, actor, land, points)]
        if not entered:
            for at, cost in enumerate(action.consume):
                if not paid >> at & 1 and kernel.elements.can_pay(state, actor, cost.symbols):
                    options.append(pay_option(at, cost.symbols))
        options += kernel.items.offers(state, actor, "move", "", True)
        if not options:
            break
        if actor.cell == start or land.ends >> actor.cell & 1:  # JL-MOV-O1: no stop on an obstacle or a figure
            options.append(STAY)
        option = yield Choice(deed.seats, "move.where", options, (me, points), clause)
        verb = option[0]
        if verb == "go":
            goal = int(option[1])
            if way is None:
                actor.cell = goal
                aloft = False
                entered.append(goal)
                break
            path = way.path(goal)
            aloft = False
            whole = yield from walk(state, actor, path, land, deed.by)
            entered += path if whole else path[: path.index(actor.cell) + 1] if actor.cell in path else path
            if not whole or not stops >> goal & 1:
                break
            points -= _price(path, land)
        elif verb == "walk":
            cell = int(option[1])
            points -= 2 if land.difficult >> cell & 1 else 1
            entered.append(cell)
            # A jump only lands where it ends, so its steps touch nothing yet.
            aloft = land.mode == JUMP
            over = Ground(land.mode, land.blocked, land.ends, 0, 0) if aloft else land
            if not (yield from walk(state, actor, (cell,), over, deed.by)):
                break
        elif verb == "pay":
            cost = action.consume[int(option[1])]
            paid |= 1 << int(option[1])
            yield from kernel.elements.pay(state, actor, cost.symbols)
            points += cost.adds.move * times
            jump = jump or cost.adds.jump
            extra_actions += cost.adds.actions
            earned += cost.adds.experience
        elif verb == "stay":
            break
        else:
            adds = yield from kernel.items.use(state, actor, option)
            if adds is not None:
                points += adds.move * times
                jump = jump or adds.jump
    if aloft and actor.cell >= 0 and state.hazards >> actor.cell & 1:
        yield from kernel.map.enter_hazard(state, actor, actor.cell, deed.by)  # BB-TER-7, JL-MOV-9: it lands
    deed.entered = entered
    if not entered:
        return False  # BB-MOV-4
    if earned:
        kernel.cards.gain_experience(state, actor, earned)
    if state.log is not None and actor.cell >= 0:
        state.tell("haven.moves", figure=kernel.words.name(state, actor), hexes=len(entered))
    for running in used:
        yield from kernel.cards.use_bonus(state, actor, running)
    yield from _passed(state, deed, action, entered)
    if actor.cell >= 0 and kernel.map.is_watched(state, actor):
        yield from kernel.map.after_move(state, actor, deed.by)
    if extra_actions:
        yield from perform(state, deed, extra_actions)
    return True


def _steps(state: Arena, actor: Figure, land: Ground, points: int) -> list[int]:
    """The neighbours from which the movement can still end somewhere."""
    found = []
    for cell in cells(state.kernel.map.grid(state).neighbour_bits[actor.cell] & ~land.blocked):
        left = points - (2 if land.difficult >> cell & 1 else 1)
        if left < 0:
            continue
        if land.ends >> cell & 1:
            found.append(cell)
        elif left:  # passing somebody: with the points left there must be a hex to end on
            costs = [(land.difficult, 1)] if land.difficult else []
            if flood(state.kernel.map.grid(state), cell, land.blocked, left, costs).reached & land.ends:
                found.append(cell)
    return found


def _price(path: list[int], land: Ground) -> int:
    return sum(2 if land.difficult >> cell & 1 else 1 for cell in path)


def _passed(state: Arena, deed: ActionContext, action: e.Move, entered: list[int]) -> Flow[None]:
    """What a move does to the enemies that it went through."""
    through = action.through
    if not through.conditions and through.damage is None:
        return
    passed = [other for other in state.figures if other.cell in entered[:-1] and other.side != deed.side]
    if through.damage is not None:
        value = number(state, deed, through.damage.value)
        yield from suffer_all(state, [(other, value) for other in whole(state, passed)], deed.actor, deed.seats)
    if through.conditions:
        yield from gain_all(state, passed, through.conditions, deed.seats)


# --- everything else with targets -------------------------------------------------------------------------------------


def candidates(
    state: Arena, deed: ActionContext, action: e.Aimed, far: int, hit: list[Figure], targeted: bool = True
) -> list[int]:
    """The indexes of the figures that an action can be aimed at (BB-TGT-5, 6, BB-RNG-1, JL-RNG-7)."""
    kernel = state.kernel
    actor, who, side = deed.actor, action.who, deed.side
    if who == SELF:
        return [] if actor in hit else [index(state, actor)]
    if who == SAME:
        return [index(state, other) for other in deed.last if other.cell >= 0 and other not in hit]
    # JL-DMG-4: damage without an attack needs no line of sight.
    board = (kernel.map.within if isinstance(action, e.Damage) else kernel.map.in_range)(state, actor.cell, far)
    found = []
    for at, other in enumerate(state.figures):
        if other.cell < 0 or not board >> other.cell & 1 or other in hit:
            continue
        foe = other.side != side
        if foe:
            if other is actor or who not in (ENEMY, OTHERS) or (targeted and other.conditions & INVISIBLE):
                continue
        elif who == ENEMY or (other is actor and who in (e.ALLY, OTHERS)) or other.is_objective:
            continue
        if not action.where or kernel.cards.fits(state, action.where, actor, other):
            found.append(at)
    return found


def _aim(
    state: Arena, deed: ActionContext, action: e.Aimed, kind: str, far: int, hit: list[Figure]
) -> Flow[Figure | None]:
    """The next target, or None where there is none or the player has enough."""
    kernel = state.kernel
    while True:
        found = candidates(state, deed, action, far, hit)
        if not found:
            return None
        options = [AIM[at] for at in found]
        if action.who != SELF:
            options += kernel.items.offers(state, deed.actor, "aim", "", False)
        if not action.mandatory or hit:
            options.append(SKIP)
        if len(options) == 1:
            return state.figures[found[0]]
        option = yield Choice(deed.seats, kind, options, (index(state, deed.actor),), kernel.words.clauses.get(kind))
        if option[0] == "skip":
            return None
        if option[0] == "aim":
            return state.figures[int(option[1])]
        yield from kernel.items.use(state, deed.actor, option)


def whole(state: Arena, figures: list[Figure]) -> list[Figure]:
    """The same figures, each objective once however many of its hexes are among them."""
    found: list[Figure] = []
    for figure in figures:
        if not figure.is_objective or not any(part in found for part in state.kernel.map.other_parts(state, figure)):
            found.append(figure)
    return found


def pay_for(state: Arena, deed: ActionContext, action: Action) -> Flow[list[Adds]]:
    """Offer the element costs of an action that is neither attack nor move (BB-ELE-11, JL-ELE-5).

    What they give in experience comes with the action itself (`earn`)."""
    bought: list[Adds] = []
    open_ = list(range(len(action.consume)))
    while open_:
        options = [
            pay_option(at, action.consume[at].symbols)
            for at in open_
            if state.kernel.elements.can_pay(state, deed.actor, action.consume[at].symbols)
        ]
        if not options:
            break
        options.append(SKIP)
        about = (index(state, deed.actor),)
        option = yield Choice(deed.seats, "action.pay", options, about, state.kernel.words.clauses.get("action.pay"))
        if option[0] == "skip":
            break
        cost = action.consume[int(option[1])]
        open_.remove(int(option[1]))
        yield from state.kernel.elements.pay(state, deed.actor, cost.symbols)
        if cost.cancels:
            return [*bought, _CANCELLED]
        bought.append(cost.adds)
    return bought


_CANCELLED = Adds(special="cancelled")


def earn(state: Arena, deed: ActionContext, bought: list[Adds]) -> None:
    """The experience of what was paid for, once the action was really performed (JL-EXP-2)."""
    for adds in bought:
        _gains(state, deed.actor, adds)


def _targets(state: Arena, deed: ActionContext, action: e.Aimed, kind: str, bought: list[Adds]) -> Flow[list[Figure]]:
    """All targets of an action, chosen one by one; everybody who fits for ALL."""
    far = (action.range or 1) + sum(adds.range for adds in bought)
    most = action.targets + sum(adds.targets for adds in bought)
    if most >= ALL or action.who in (e.SELF_AND_ALLIES, SAME):
        found = candidates(state, deed, action, far, [])
        if not found:
            return []
        if not action.mandatory and action.who != SAME:
            about = (index(state, deed.actor),)
            option = yield Choice(deed.seats, kind, [("all",), SKIP], about, state.kernel.words.clauses.get(kind))
            if option[0] == "skip":
                return []
        return whole(state, [state.figures[at] for at in found])
    hit: list[Figure] = []
    while len(hit) < most:
        target = yield from _aim(state, deed, action, kind, far, hit)
        if target is None:
            break
        hit.append(target)
    return hit


def act_heal(state: Arena, deed: ActionContext, action: e.Heal) -> Flow[bool]:
    """BB-HEA-1, JL-HEA-1."""
    bought = yield from pay_for(state, deed, action)
    used = []
    for running in deed.actor.bonuses:
        bonus = state.kernel.cards.declared(state, running[0])[running[1]]
        if type(bonus) is e.Bonus and bonus.on == "heal":
            bought.append(bonus.adds)
            if bonus.uses:
                used.append(running)
    hit = yield from _targets(state, deed, action, "heal.target", bought)
    deed.last = hit
    if not hit:
        return False  # JL-ACT-7: a heal that nobody performs moves no token
    earn(state, deed, bought)
    for running in used:
        yield from state.kernel.cards.use_bonus(state, deed.actor, running)
    conditions = action.conditions
    amount = 0
    for adds in bought:
        amount += adds.heal
        conditions |= adds.conditions
    for target in hit:
        value = number(state, deed, action.value, target) + amount
        for when in action.when:
            if state.kernel.cards.holds(state, when.test, deed.actor, target):
                value += when.adds.heal
                conditions |= when.adds.conditions
                _gains(state, deed.actor, when.adds)
        heal(state, target, value)
        if conditions:
            gain(state, target, conditions)
    for adds in bought:
        yield from perform(state, deed, adds.actions)
    return True


def act_condition(state: Arena, deed: ActionContext, action: e.Condition) -> Flow[bool]:
    """BB-CON-1, JL-CND-6."""
    bought = yield from pay_for(state, deed, action)
    if bought and bought[-1] is _CANCELLED:
        return False
    hit = yield from _targets(state, deed, action, "condition.target", bought)
    deed.last = hit
    if not hit:
        return False
    earn(state, deed, bought)
    conditions = action.conditions
    for adds in bought:
        conditions |= adds.conditions
    yield from gain_all(state, hit, conditions, deed.seats)
    for adds in bought:
        if adds.damage is not None:
            value = number(state, deed, adds.damage.value)
            yield from suffer_all(state, [(target, value) for target in hit], deed.actor, deed.seats)
    for adds in bought:
        yield from perform(state, deed, adds.actions)
    return True


def act_shove(state: Arena, deed: ActionContext, action: e.Push | e.Pull) -> Flow[bool]:
    """BB-FRC-1 to 4, JL-PSH-1 to 8."""
    away = type(action) is e.Push
    bought = yield from pay_for(state, deed, action)
    hit = yield from _targets(state, deed, action, "push.target" if away else "pull.target", bought)
    deed.last = hit
    if hit:
        earn(state, deed, bought)
    steps = sum(adds.push if away else adds.pull for adds in bought)
    left = list(hit)
    clause = state.kernel.words.clauses.get("push.order")
    while left:
        target = left[0]
        if clause is not None and len(left) > 1:  # each takes the room of the next, so the player sets the order
            free = loose(state, left, deed.actor.cell, number(state, deed, action.value) + steps, away)
            if len(free) > 1:
                options = [AIM[index(state, other)] for other in free]
                option = yield Choice(deed.seats, "push.order", options, (index(state, deed.actor),), clause)
                target = state.figures[int(option[1])]
        left.remove(target)
        if target.cell < 0:
            continue
        value = number(state, deed, action.value, target) + steps
        yield from shove(state, target, deed.actor.cell, value, away, deed.actor, deed.seats, False)
        if action.conditions:
            gain(state, target, action.conditions)
    return bool(hit)


def act_damage(state: Arena, deed: ActionContext, action: e.Damage) -> Flow[bool]:
    """Damage without an attack is neither changed nor targeted, so it finds the invisible too (BB-DMG-1, JL-DMG-3)."""
    bought = yield from pay_for(state, deed, action)
    far = (action.range or 1) + sum(adds.range for adds in bought)
    if action.who == SELF:
        hit = [deed.actor]
    elif action.targets >= ALL or action.who in (e.SELF_AND_ALLIES, SAME):
        hit = whole(state, [state.figures[at] for at in candidates(state, deed, action, far, [], targeted=False)])
        if hit and not action.mandatory:
            about = (index(state, deed.actor),)
            clause = state.kernel.words.clauses.get("damage.target")
            option = yield Choice(deed.seats, "damage.target", [("all",), SKIP], about, clause)
            if option[0] == "skip":
                return False
    else:
        hit = yield from _targets(state, deed, action, "damage.target", bought)
    deed.last = hit
    if hit:
        earn(state, deed, bought)
    pairs = [(target, number(state, deed, action.value, target)) for target in hit]
    yield from suffer_all(state, pairs, deed.actor, deed.seats)
    return bool(hit)


def act_control(state: Arena, deed: ActionContext, action: e.Control) -> Flow[bool]:
    """An enemy acts as the controller decides; meanwhile his enemies are its enemies (BB-CTL-1, JL-CTL-4)."""
    hit = yield from _targets(state, deed, action, "control.who", [])
    left = list(hit)
    clause = state.kernel.words.clauses.get("control.order")
    while left:
        target = left[0]
        if clause is not None and len(left) > 1:  # JL-CTL-7: each acts for itself, one after the other
            options = [AIM[index(state, other)] for other in left]
            option = yield Choice(deed.seats, "control.order", options, (index(state, deed.actor),), clause)
            target = state.figures[int(option[1])]
        left.remove(target)
        if target.cell < 0:
            continue
        other = ActionContext(target, deed.side, deed.seats, deed.source, deed.actor)
        yield from perform(state, other, action.actions)
        deed.dealt = other.dealt
    deed.last = hit
    return bool(hit)


# --- bonuses and small things -----------------------------------------------------------------------------------------


def act_bonus(state: Arena, deed: ActionContext, action: Action) -> Flow[bool]:
    """A lasting bonus begins; how long it runs is its source's affair (BB-BON-1, JL-ACT-3)."""
    bought = yield from pay_for(state, deed, action) if action.consume else _nothing()
    declared = state.kernel.cards.declared(state, deed.source)
    for at, bonus in enumerate(declared):
        if bonus is action:
            deed.actor.bonuses.append((deed.source, at, 0))
            break
    else:
        raise KeyError(f"{deed.source} does not declare {action!r}")
    earn(state, deed, bought)
    for adds in bought:
        yield from perform(state, deed, adds.actions)
    if state.log is not None:
        state.tell("haven.bonus", figure=state.kernel.words.name(state, deed.actor))
    return True


def _nothing() -> Flow[list[Adds]]:
    return []
    yield


def act_by_element(state: Arena, deed: ActionContext, action: e.ByElement) -> Flow[bool]:
    """An action that an element buys (BB-ELE-9, JL-ELE-5)."""
    kernel = state.kernel
    if not kernel.elements.can_pay(state, deed.actor, action.symbols):
        return False
    clause = kernel.words.clauses.get("action.pay")
    options = [pay_option(0, action.symbols), SKIP]
    option = yield Choice(deed.seats, "action.pay", options, (index(state, deed.actor),), clause)
    if option[0] == "skip":
        return False
    yield from kernel.elements.pay(state, deed.actor, action.symbols)
    done = yield from perform(state, deed, action.actions)
    if action.experience and (done or not action.actions):
        kernel.cards.gain_experience(state, deed.actor, action.experience)
    return done or not action.actions


def act_if(state: Arena, deed: ActionContext, action: e.If) -> Flow[bool]:
    kernel = state.kernel
    if not kernel.cards.holds(state, action.test, deed.actor, deed.last[-1] if deed.last else None):
        return False
    if action.optional:
        about = (index(state, deed.actor),)
        option = yield Choice(deed.seats, "action.if", [("yes",), SKIP], about, kernel.words.clauses.get("action.if"))
        if option[0] == "skip":
            return False
    done = yield from perform(state, deed, action.actions)
    if action.experience and (done or not action.actions):
        kernel.cards.gain_experience(state, deed.actor, action.experience)
    return done or not action.actions


def act_infuse(state: Arena, deed: ActionContext, action: e.Infuse) -> Flow[bool]:
    yield from state.kernel.elements.infuse(state, deed.actor, action.symbols)
    return True


def act_cleanse(state: Arena, deed: ActionContext, action: e.Cleanse) -> Flow[bool]:
    """Remove conditions of one's choice from oneself."""
    actor = deed.actor
    done = False
    for _ in range(action.count):
        found = e.names(actor.conditions & action.kinds)
        if not found:
            break
        if len(found) == 1:
            name = found[0]
        else:
            options = [("remove", name) for name in found]
            clause = state.kernel.words.clauses.get("cleanse")
            option = yield Choice(deed.seats, "cleanse", options, (index(state, actor),), clause)
            name = str(option[1])
        actor.conditions &= ~e.mask_of(name)
        actor.fresh &= actor.conditions
        done = True
        if state.log is not None:
            state.tell(
                "haven.cured", figure=state.kernel.words.name(state, actor), conditions=[say(f"condition.{name}")]
            )
    return done


def act_experience(state: Arena, deed: ActionContext, action: e.Experience) -> Flow[bool]:
    state.kernel.cards.gain_experience(state, deed.actor, action.value)
    return True
    yield


_ACTS: dict[type, Callable[[Arena, ActionContext, Any], Flow[bool]]] = {
    e.Heal: act_heal,
    e.Condition: act_condition,
    e.Push: act_shove,
    e.Pull: act_shove,
    e.Damage: act_damage,
    e.Control: act_control,
    e.Shield: act_bonus,
    e.Retaliate: act_bonus,
    e.Flying: act_bonus,
    e.Bonus: act_bonus,
    e.ByElement: act_by_element,
    e.If: act_if,
    e.Infuse: act_infuse,
    e.Cleanse: act_cleanse,
    e.Experience: act_experience,
}
