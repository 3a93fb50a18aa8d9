"""An attack action of a character or a controlled monster: area, targets, what is added, one attack after the other.

A single attack on a single target is in `haven/attack.py`.
"""

from __future__ import annotations

from undercroft.core.grid import Pattern
from undercroft.core.question import Question, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext, number
from undercroft.games.haven.damage import suffer_all
from undercroft.games.haven.effects.cost import pay_option
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.effects.targets import DAMAGE_TARGET, whole
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import (
    AIM_AT,
    AREA,
    ATTACK,
    ATTACK_AT,
    FIGURE,
    LEAVE_OUT,
    PAY,
    SKIP,
    SKIP_OPTION,
)
from undercroft.games.haven.verbs import ALL, DISARM, INVISIBLE, Action, Adds

ATTACK_TARGET: Question[Arena] = Question(
    "attack.target", ATTACK, AREA, PAY, LEAVE_OUT, SKIP, about=[FIGURE], answer=prefer("attack", "area", "skip")
)


class AttackInProgress:
    """An attack action as far as it has come."""

    __slots__ = (
        "action", "area", "beyond", "bought", "context", "earned", "far", "follow_ups", "hit", "left", "left_out",
        "once", "paid", "ranged", "zone",
    )  # fmt: skip

    def __init__(self, context: ActionContext, action: e.Attack) -> None:
        self.context = context
        self.action = action
        self.area = action.area
        self.left = action.targets  # attacks that may still follow
        self.ranged = action.range > 0
        self.far = action.range or action.reach
        self.bought: list[Adds] = []  # for the whole action
        self.once: list[Adds] = []  # for the next attack alone
        self.paid = 0  # the costs that were paid, as a set of places
        self.earned = 0
        self.left_out = 0  # conditions left out of the next attack
        self.zone = 0  # the hexes of the area, once it was placed
        self.beyond = 0  # targets outside the area that follow after it
        self.hit: list[Figure] = []
        self.follow_ups: list[Action] = []

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was attacked or placed yet, so that the action itself may still be changed."""
        return not self.hit and not self.zone

    @property
    def conditions(self) -> int:
        """Those of the next attack, printed, paid for or of an item, as far as they are not left out of it (BB-ADD-3
        to 5): what was bought for all attacks may be left out of each."""
        found = self.action.conditions
        for adds in self.bought:
            found |= adds.conditions
        for adds in self.once:
            found |= adds.conditions
        return found & ~self.left_out

    def extend(self, adds: Adds) -> None:
        """How far, how many and where, after this was added."""
        if adds.ranged:
            self.far, self.ranged = max(adds.ranged, self.far if self.ranged else 0), True
        if adds.reach:
            self.far = max(self.far, adds.reach)
        if self.ranged:
            self.far += adds.range
        self.left += adds.targets
        self.area = adds.area or self.area

    def leave_area(self) -> None:
        """Further targets lie outside the area (BB-AOE-4)."""
        self.zone, self.area, self.left = 0, None, self.beyond


def perform_attack(state: Arena, context: ActionContext, action: e.Attack) -> Flow[bool]:
    """An attack action: target by target, each attack finished before the next (BB-ATK-4, 7, 11, JL-ATK-6)."""
    actor = context.actor
    if actor.conditions & DISARM or actor.cell == OFF:
        return False  # BB-CON-12, JL-CND-10
    progress = AttackInProgress(context, action)
    if actor.bonuses:
        _add_running_bonuses(state, progress)
    about = (index(state, actor),)
    clause = state.kernel.words.clauses.get("attack.target")
    while progress.left > 0 and actor.cell != OFF:
        single = progress.left == 1 and progress.area is None and not progress.hit
        targets = _target_options(state, progress)
        if not targets and progress.zone and progress.beyond:
            progress.leave_area()
            continue
        options = targets + _additions(state, progress, bool(targets), single)
        if not options:
            break
        if targets and (conditions := progress.conditions):
            options += [("leave", name) for name in e.names(conditions)]
        if not action.mandatory or progress.hit or not targets:
            options.append(SKIP_OPTION)
        option = options[0]
        if len(options) > 1:
            option = yield ATTACK_TARGET.ask(context.seats, options, about, clause, limits=_limits(state, progress))
        verb = option[0]
        if verb == "attack":
            yield from _attack_one(state, progress, state.figures[int(option[1])], single)
        elif verb == "skip":
            break
        else:
            yield from _change(state, progress, option)
    return (yield from _finish(state, progress))


def _limits(state: Arena, progress: AttackInProgress) -> tuple[int, ...]:
    """What decides whom it may be aimed at, in the order of `Limits` in `why_not.py`."""
    hit = sum(1 << index(state, figure) for figure in progress.hit)
    is_area = progress.area is not None and not progress.zone
    return (
        progress.context.side,
        progress.far,
        True,
        hit,
        progress.zone,
        is_area,
        True,
        False,
        False,
        bool(progress.action.where),
    )


def _add_running_bonuses(state: Arena, progress: AttackInProgress) -> None:
    """Range and further targets that lasting bonuses give."""
    declared = state.kernel.cards.declared
    for source, at, _ in progress.context.actor.bonuses:
        bonus = declared(state, source)[at]
        if type(bonus) is not e.Bonus or bonus.on != "attack" or not (bonus.adds.range or bonus.adds.targets):
            continue
        if not bonus.kind or (bonus.kind == "ranged") == progress.ranged:
            progress.far += bonus.adds.range if progress.ranged else 0
            progress.left += bonus.adds.targets


def _target_options(state: Arena, progress: AttackInProgress) -> list[Option]:
    """The placements of an area that is not placed yet, or the figures that can be attacked next."""
    context, action = progress.context, progress.action
    if progress.area is not None and not progress.zone:
        return [("area", board) for board in _placements(state, context, action, progress.area, progress.far)]
    actor, side, hit, where = context.actor, context.side, progress.hit, action.where
    board = progress.zone or state.kernel.map.in_range(state, actor.cell, progress.far)
    options: list[Option] = []
    for at, other in enumerate(state.figures):
        cell = other.cell
        if cell != OFF and board >> cell & 1 and other.side != side and not other.conditions & INVISIBLE:
            if other is actor or other in hit:
                continue
            if not where or state.kernel.cards.fits(state, where, actor, other, context):
                options.append(ATTACK_AT[at])
    return options


def _additions(state: Arena, progress: AttackInProgress, has_targets: bool, single: bool) -> list[Option]:
    """What may be added first: element costs, as long as nothing was attacked, and items."""
    kernel = state.kernel
    actor = progress.context.actor
    fresh = progress.is_fresh
    options: list[Option] = []
    if fresh:
        for at, cost in enumerate(progress.action.consume):
            if not progress.paid >> at & 1 and kernel.elements.can_pay(state, actor, cost.symbols):
                adds = cost.adds
                if has_targets or adds.range or adds.ranged or adds.area:
                    options.append(pay_option(at, cost.symbols))
    if has_targets or fresh:
        offered = kernel.items.offers(
            state, progress.context, "attack", "ranged" if progress.ranged else "melee", single
        )
        if has_targets:
            options += offered
        else:
            options += [option for option in offered if kernel.items.extends_reach(state, option)]
    return options


def _change(state: Arena, progress: AttackInProgress, option: Option) -> Flow[None]:
    """Whatever was chosen instead of a target: an area is placed, an element paid, an effect left out, an item used."""
    kernel = state.kernel
    context = progress.context
    verb = option[0]
    if verb == "area":
        progress.zone = progress.context.area = int(option[1])
        progress.left, progress.beyond = ALL, progress.left - 1
    elif verb == "pay":
        cost = progress.action.consume[int(option[1])]
        progress.paid |= 1 << int(option[1])
        yield from kernel.elements.pay(state, context, cost.symbols)
        progress.bought.append(cost.adds)
        progress.earned += cost.adds.experience
        progress.extend(cost.adds)
    elif verb == "leave":
        progress.left_out |= e.mask_of(str(option[1]))
    else:
        adds = yield from kernel.items.use(state, context, option)
        if adds is not None:
            lasts = kernel.items.lasts_whole_action(state, option)
            (progress.bought if lasts else progress.once).append(adds)
            progress.extend(adds)


def _attack_one(state: Arena, progress: AttackInProgress, target: Figure, single: bool) -> Flow[None]:
    """One attack of the action, with everything that follows from it before the next (BB-ATK-7)."""
    context, action = progress.context, progress.action
    progress.hit.append(target)
    if target.is_objective:
        progress.hit += state.kernel.map.other_parts(state, target)
    progress.left -= 1
    blow = _blow(state, progress, target, single)
    progress.once = []
    add_traits(state, blow)
    if context.actor.bonuses:
        yield from boost(state, blow)
    progress.left_out = 0
    yield from strike(state, blow)
    context.dealt = blow.damage
    if progress.zone:
        progress.beyond += blow.more
    else:
        progress.left += blow.more  # BB-ATK-11: "add target" gives a further attack
    if blow.damages:
        for damage in blow.damages:
            yield from _hurt_around(state, context, target, damage)
    if action.splash is not None:
        yield from _hurt_around(state, context, target, action.splash)
    if blow.actions:
        progress.follow_ups += blow.actions


def _blow(state: Arena, progress: AttackInProgress, target: Figure, single: bool) -> Blow:
    """The attack with what the action, payments, items and situations give it."""
    context, action, actor = progress.context, progress.action, progress.context.actor
    value = number(state, context, action.value, target)
    blow = Blow(actor, target, context.side, context.seats, False, value, progress.ranged)
    blow.single = single
    blow.pierce = action.pierce
    blow.push = action.push
    blow.pull = action.pull
    blow.own = action.own_conditions
    blow.advantage = action.advantage
    blow.ignore_shield = action.ignore_shield
    blow.granter = context.by
    blow.context = context
    for adds in progress.bought:
        blow.take(adds)
    for adds in progress.once:
        blow.take(adds)
    blow.conditions = progress.conditions
    cards = state.kernel.cards
    for when in action.when:
        if cards.holds(state, when.test, actor, target, context):
            for _ in range(cards.quantity(state, when.per, actor, target, context) if when.per else 1):
                blow.take(when.adds)
                if when.adds.experience:
                    cards.gain_experience(state, context.earner, when.adds.experience)
    return blow


def _finish(state: Arena, progress: AttackInProgress) -> Flow[bool]:
    """What follows when the last attack is over; True if there was any."""
    context, hit = progress.context, progress.hit
    if progress.zone and not hit:
        return False
    context.last = hit
    if progress.earned and hit:  # JL-EXP-2: not for an attack that nobody made
        state.kernel.cards.gain_experience(state, context.earner, progress.earned)
    if progress.follow_ups:
        yield from perform(state, context, progress.follow_ups)  # BB-ATK-12: after the attack is completely over
    return bool(hit)


def _placements(state: Arena, context: ActionContext, action: e.Attack, area: Pattern, far: int) -> list[int]:
    """The placements that hit somebody; of those that hit the same figures only the first (BB-AOE-1 to 3)."""
    places = state.kernel.map
    actor, side = context.actor, context.side
    foes = 0
    for other in state.figures:
        if other.cell != OFF and other.side != side and not other.conditions & INVISIBLE and other is not actor:
            foes |= 1 << other.cell
    matters = foes | places.eventful_area_hexes(state, actor, action)
    found: dict[int, int] = {}
    for board in places.area_placements(state, area, actor.cell, far):
        if board & foes:
            found.setdefault(board & matters, board)
    return list(found.values())


def _hurt_around(state: Arena, context: ActionContext, target: Figure, damage: e.Damage) -> Flow[None]:
    """Damage for those beside the target of an attack (JL-MOD-11)."""
    kernel = state.kernel
    cell = target.cell if target.cell != OFF else kernel.map.last_cell(state, target)
    near = kernel.map.grid(state).neighbour_bits[cell] if cell != OFF else 0
    own = kernel.map.other_parts(state, target) if target.is_objective else []
    hit = whole(state, [
        other for other in state.figures
        if other.cell != OFF and near >> other.cell & 1 and other.side != context.side
        and other not in own
    ])  # fmt: skip
    if len(hit) > damage.targets:
        options = [AIM_AT[index(state, other)] for other in hit]
        about = (index(state, context.actor),)
        clause = kernel.words.clauses.get("damage.target")
        option = yield DAMAGE_TARGET.ask(context.seats, options, about, clause)
        hit = [state.figures[int(option[1])]]
    value = number(state, context, damage.value)
    yield from suffer_all(state, [(other, value) for other in hit], context.actor, context.seats)
