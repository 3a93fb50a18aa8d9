"""One attack against one target, in the exact order of the rules, and retaliate.

Which modifier fate brings and what a target may use against an attack are the game's rules. Choosing targets is in
`effects/attack.py` (players) and `monsters/attack.py` (monsters).
"""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import MONSTERS, OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.damage import gain, heal, shield_of, suffer
from undercroft.games.haven.events import Aimed, Attacked, Retaliated
from undercroft.games.haven.figures import index
from undercroft.games.haven.hooks import Seats
from undercroft.games.haven.movement import shove
from undercroft.games.haven.options import FIGURE, PULL_FIRST, PUSH_FIRST
from undercroft.games.haven.verbs import MUDDLE, NO_ADDS, POISON, STRENGTHEN, Action, Adds, Bonus, Damage, Retaliate

SHOVE_FIRST: Question[Arena] = Question("shove.first", PUSH_FIRST, PULL_FIRST, about=[FIGURE])


class Blow:
    """One attack on its way: what it will do, and afterwards what it did."""

    __slots__ = (
        "actor", "target", "side", "seats", "full", "value", "ranged", "single", "pierce", "push", "pull",
        "conditions", "own", "heal", "advantage", "disadvantage", "ignore_shield", "shield", "retaliate", "more",
        "damages", "actions", "damage", "killed", "granter", "times", "card", "health",
        "was_poisoned", "recoil", "context",
    )  # fmt: skip

    def __init__(
        self, actor: Figure, target: Figure, side: int, seats: Seats, full: bool, value: int, ranged: bool
    ) -> None:
        self.actor = actor
        self.target = target
        self.side = side
        self.seats = seats  # who decides for the attacker
        self.full = full  # a monster's push goes as far as it can
        self.value = value
        self.ranged = ranged
        self.single = True
        self.pierce = self.push = self.pull = self.conditions = self.own = self.heal = 0
        self.advantage = self.disadvantage = self.ignore_shield = False
        self.shield = 0  # of the target, for this attack alone
        self.retaliate = 0  # likewise
        self.more = 0  # further targets that a modifier gave
        self.damages: list[Damage] | None = None
        self.actions: list[Action] | None = None
        self.damage = 0
        self.killed = False
        self.granter: Figure | None = None
        self.times = 1  # multiplies the value once everything is added
        self.health = 0  # of the target as the attack began
        self.was_poisoned = False  # the target, as the attack began
        self.context: ActionContext | None = None  # the ability that it is part of
        self.recoil = 0  # damage for the attacker once it is over
        self.card: object = None  # what the modifier card does besides, once the damage is done

    @property
    def owner(self) -> Figure:
        """Whose doing it is: the attacker, or the one that forces an enemy to attack."""
        return self.actor if self.actor.side == self.side or self.granter is None else self.granter

    def take(self, adds: Adds) -> None:
        """Add what an element, a bonus, an item or a modifier gives."""
        self.value += adds.attack
        self.pierce += adds.pierce
        self.push += adds.push  # BB-FRC-10: pushes of one action add up
        self.pull += adds.pull
        self.conditions |= adds.conditions
        self.own |= adds.own_conditions
        self.heal += adds.heal
        if adds.advantage:
            self.advantage = True
        if adds.ignore_shield:
            self.ignore_shield = True
        if adds.times != 1:
            self.times *= adds.times
        if adds.damage is not None:
            self.damages = [*(self.damages or ()), adds.damage]
        if adds.actions:
            self.actions = [*(self.actions or ()), *adds.actions]


def strike(state: Arena, blow: Blow) -> Flow[None]:
    """The attack: bonuses, modifier, shield, damage, effects, retaliate (BB-ATK-5 to 12, JL-ATK-2 to 5)."""
    kernel = state.kernel
    _weigh(state, blow)
    if blow.target.bonuses:
        yield from _add_target_bonuses(state, blow)
    if blow.times != 1:
        blow.value *= blow.times  # JL-ATK-O3
    if blow.value < 0:
        blow.value = 0  # BB-ATK-O1, JL-ATK-O1
    if state.log is not None:
        who, whom = index(state, blow.actor), index(state, blow.target)
        state.tell(Aimed(figure=who, targets=[whom], action="attack", value=blow.value))
    yield from kernel.attack.modify(state, blow)
    if blow.value < 0:
        blow.value = 0
    # The shield; first whatever the target uses against this attack.
    if kernel.attack.can_answer(state, blow.target):
        yield from kernel.attack.answer(state, blow)
    blow.damage = _after_shield(state, blow)
    if state.log is not None:
        who, whom = index(state, blow.actor), index(state, blow.target)
        state.tell(Attacked(figure=who, target=whom, damage=blow.damage, shielded=blow.value - blow.damage))
    if blow.damage:
        blow.killed = yield from suffer(state, blow.target, blow.damage, blow.actor)
    yield from _follow(state, blow)
    yield from kernel.attack.after_attack(state, blow)


def _weigh(state: Arena, blow: Blow) -> None:
    """Poison, advantage and disadvantage."""
    kernel = state.kernel
    actor, target = blow.actor, blow.target
    conditions = actor.conditions
    if target.conditions & POISON:
        blow.value += 1  # BB-CON-10, JL-ATK-12
    if conditions & STRENGTHEN:
        blow.advantage = True  # BB-CON-8, JL-CND-12
    if conditions & MUDDLE:
        blow.disadvantage = True  # BB-CON-13, JL-CND-11
    if blow.ranged and kernel.map.grid(state).neighbour_bits[actor.cell] >> target.cell & 1:
        blow.disadvantage = True  # BB-ADV-7, JL-ATK-13
    if kernel.monsters.traits(state, target).attackers_disadvantage:
        blow.disadvantage = True


def _add_target_bonuses(state: Arena, blow: Blow) -> Flow[None]:
    """Lasting bonuses of the target against those who attack it."""
    cards = state.kernel.cards
    target = blow.target
    for running in target.bonuses[:]:
        bonus = cards.declared(state, running[0])[running[1]]
        if type(bonus) is Bonus and bonus.on == "attacked" and _matches(state, bonus, blow, target):
            adds = bonus.adds
            blow.value += adds.attack
            blow.shield += adds.shield
            blow.retaliate += adds.retaliate
            if adds.disadvantage:
                blow.disadvantage = True
            if bonus.uses:
                yield from cards.use_bonus(state, target, running)


def _after_shield(state: Arena, blow: Blow) -> int:
    """The damage that the target's shield leaves (BB-PRC-1, 2)."""
    value = blow.value
    if value and not blow.ignore_shield:
        shield = shield_of(state, blow.target) + blow.shield - blow.pierce
        if shield > 0:
            value -= shield
    return max(0, value)


def _follow(state: Arena, blow: Blow) -> Flow[None]:
    """What follows the damage: effects of the modifier, on the attacker, on the target, retaliate, and last what is no
    attack effect (BB-ATK-12)."""
    actor, target = blow.actor, blow.target
    if blow.card is not None:
        yield from state.kernel.attack.after_damage(state, blow)  # JL-ATK-4, 5
    if blow.own:
        gain(state, actor, blow.own)
    if target.cell != OFF:
        # Effects on the target come even without damage, but not to the dead (BB-CON-6, BB-FRC-9, JL-ATK-4, 5).
        if blow.conditions:
            gain(state, target, blow.conditions, blow.owner)
        if blow.push or blow.pull:
            yield from _shoves(state, blow)
        if target.cell != OFF and actor.cell != OFF:
            yield from retaliate(state, blow)
    if blow.heal:
        heal(state, actor, blow.heal)  # BB-ATK-12, BB-HEA-4


def _shoves(state: Arena, blow: Blow) -> Flow[None]:
    """The push and the pull of an attack; with both, who decides for the attacker says which comes first, where the
    game lets them (JL-GEN-1)."""
    actor, target = blow.actor, blow.target
    moves = [(steps, away) for steps, away in ((blow.push, True), (blow.pull, False)) if steps]
    clause = state.kernel.words.clauses.get("shove.first")
    if len(moves) > 1 and clause is not None and actor.cell != OFF and not target.is_objective:
        options: list[Option] = [("push",), ("pull",)]
        option = yield SHOVE_FIRST.ask(blow.seats, options, (index(state, target),), clause)
        if option[0] == "pull":
            moves.reverse()
    for steps, away in moves:
        if actor.cell != OFF and target.cell != OFF:
            yield from shove(state, target, actor.cell, steps, away, actor, blow.seats, blow.full)


def _matches(state: Arena, bonus: Bonus, blow: Blow, owner: Figure) -> bool:
    if bonus.kind and (bonus.kind == "ranged") != blow.ranged:
        return False
    if bonus.single and not blow.single:
        return False
    if not bonus.test:
        return True
    other = blow.target if owner is blow.actor else blow.actor
    return state.kernel.cards.holds(state, bonus.test, owner, other, blow.context)


def add_traits(state: Arena, blow: Blow) -> None:
    """The effects that all attacks of the attacker have (BB-MON-1, JL-MON-5)."""
    adds = state.kernel.monsters.traits(state, blow.actor).attack
    if adds is not NO_ADDS:
        blow.take(adds)


def boost(state: Arena, blow: Blow) -> Flow[None]:
    """The attacker's own active bonuses; whoever has none need not be asked."""
    cards = state.kernel.cards
    actor = blow.actor
    for running in actor.bonuses[:]:
        bonus = cards.declared(state, running[0])[running[1]]
        if type(bonus) is Bonus and bonus.on == "attack" and _matches(state, bonus, blow, actor):
            blow.take(bonus.adds)
            if bonus.uses:
                yield from cards.use_bonus(state, actor, running)


def retaliate(state: Arena, blow: Blow) -> Flow[None]:
    """The target hits back if the attacker is within the range of it now (BB-RET-1 to 7)."""
    kernel = state.kernel
    owner, attacker = blow.target, blow.actor
    found: list[Retaliate] = list(kernel.monsters.traits(state, owner).retaliate)
    for source, at, _ in owner.bonuses:
        bonus = kernel.cards.declared(state, source)[at]
        if type(bonus) is Retaliate:
            found.append(bonus)
    if not found and not blow.retaliate:
        return
    distance = kernel.map.grid(state).distance[owner.cell][attacker.cell]
    total = blow.retaliate if distance <= 1 else 0
    near = [one for one in found if distance <= one.range]  # BB-RET-7: each within its own range
    for one in near:
        total += int(one.value)
    if not total:
        return
    if state.log is not None:
        clause = kernel.words.clauses.get("retaliate")
        who, whom = index(state, owner), index(state, attacker)
        state.tell(Retaliated(figure=who, target=whom, amount=total, clause=clause))
    yield from suffer(state, attacker, total, owner)
    seats = kernel.monsters.deciders(state, owner)
    for one in near:  # BB-RET-4: added effects follow the damage
        if attacker.cell == OFF:
            return
        if one.conditions:
            gain(state, attacker, one.conditions, owner)
        if one.push:
            yield from shove(state, attacker, owner.cell, one.push, True, owner, seats, owner.side == MONSTERS)
