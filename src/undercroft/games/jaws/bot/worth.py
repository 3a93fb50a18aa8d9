"""What actions are worth to whoever performs them on a given hex: attacks, conditions, care, bonuses.

The same scale as `field.py`: one hit point of damage dealt is worth about 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import add
from typing import Any

from undercroft.core.grid import Pattern
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.verbs import Ability, Action
from undercroft.games.jaws import elements
from undercroft.games.jaws.bot.field import BLAST, Field, Foe
from undercroft.games.jaws.state import NOT_IN_PLAY

KILLS = {-2: 0.1, -1: 0.35, 0: 0.65, 1: 0.88, 2: 0.95}
"""The chance to kill by how much an attack exceeds what is left, from an unimproved modifier deck."""
PROMISE = (0.57, 3)
"""How much of a granted attack counts that has no target yet, and how many steps an ally may take to one."""
SPECIALS = {
    "favorite": 4.65, "new_favorite": 5.69, "rubble": 1.38, "sand_devil": 3.99, "max_hp": 2.67, "crash": 0.98,
    "ward": 2.63, "eye_of_the_void": 3.45, "bless_monsters": -0.5, "expose": 0.45, "move_trap": 0.2,
    "rip_favorite": 3.04, "return_favorite": 1.96,
}  # fmt: skip


FACTORS: dict[type, float] = {
    e.Damage: 0.92, e.Condition: 0.94, e.Heal: 0.94, e.Bonus: 0.94, e.Control: 1.03, e.Grant: 0.89, e.ByElement: 0.98,
    e.If: 1.02, e.Pull: 1.04, e.CreateTrap: 0.92, e.Experience: 0.95,
}  # fmt: skip
"""How much of what follows counts of actions of these kinds: what many games say of our estimates."""


def number(value: int | str, otherwise: int = 2) -> int:
    return value if isinstance(value, int) else otherwise


def ill(foe: Foe, conditions: int) -> float:
    """What conditions on an enemy bring; nothing where it has them."""
    conditions &= ~foe.figure.conditions
    if not conditions or foe.figure.is_objective:
        return 0.0
    total = 0.0
    if conditions & (e.STUN | e.DISARM):
        total += 0.9 * max(foe.threat, foe.now)
    if conditions & e.IMMOBILIZE:
        total += 0.3 * foe.threat
    if conditions & e.MUDDLE:
        total += 0.25 * foe.threat
    if conditions & e.WOUND:
        total += min(foe.health, 3) * 0.5
    if conditions & e.POISON:
        total += min(foe.health, 3) * 0.4
    if conditions & e.CURSE:
        total += 0.8
    return total


def hit(foe: Foe, value: float, conditions: int = 0, pierce: int = 0, close: int = 0) -> float:
    """One attack with this value on an enemy; from beside it a bang hurts us."""
    conditions_now = foe.figure.conditions
    value += bool(conditions_now & e.POISON) - max(0, foe.shield - pierce)
    if foe.elusive:
        value -= 0.7
    left = value - foe.health
    killed = KILLS.get(round(left), 0.97 if left > 0 else 0.03)
    dealt = min(max(value, 0.2), foe.health)
    bounty = foe.bounty - BLAST * foe.blast if close and foe.blast else foe.bounty
    return foe.weight * dealt + killed * bounty + (1 - killed) * (ill(foe, conditions) - foe.thorns)


def harm(foe: Foe, value: int) -> float:
    """Damage that nothing changes."""
    if value >= foe.health:
        return foe.weight * foe.health + foe.bounty
    return foe.weight * value


class Blow:
    """An attack action of a figure: what of it is the same on every hex."""

    __slots__ = ("far", "value", "conditions", "targets", "area", "hits", "sums")

    def __init__(self, field: Field, actor: Figure, action: e.Attack) -> None:
        self.far: int = action.range or action.reach
        self.value = float(number(action.value, 3))
        self.conditions: int = action.conditions
        self.targets: int = action.targets
        self.area: Pattern | None = action.area
        for cost in action.consume:
            if elements.payable(field.view, cost.symbols):
                self.value += cost.adds.attack
                self.conditions |= cost.adds.conditions
                self.far += cost.adds.range
                self.targets += cost.adds.targets
                self.area = cost.adds.area or self.area
        self.value += 0.7 * bool(actor.conditions & e.STRENGTHEN) - 0.7 * bool(actor.conditions & e.MUDDLE)
        self.hits: dict[tuple[int, int], float] = {}
        """What it brings against an enemy, by their number and whether they stand beside the attacker."""
        self.sums: dict[tuple[int, int], float] = {}
        """What it brings where it strikes these enemies, these of them from beside."""


class _Blows:
    """The attacks of the field that was looked at last."""

    def __init__(self) -> None:
        self.field: Field | None = None
        self.known: dict[tuple[int, int], Blow] = {}
        self.crowd = 0
        """The hexes of enemies and allies."""
        self.met: dict[int, int] = {}
        """Those of them in range and sight, by the range and the hex."""
        self.aimed: dict[tuple[int, int], float] = {}
        """What an action brings where it may be aimed at these."""

    def look(self, field: Field) -> None:
        """Forget what was kept of another field."""
        if self.field is not field:
            self.field, self.known, self.met, self.aimed = field, {}, {}, {}
            self.crowd = field.bits
            for ally in field.allies:
                self.crowd |= 1 << field.view.figures[ally].cell

    def within(self, field: Field, cell: int, far: int) -> int:
        place = far << 16 | cell
        found = self.met.get(place)
        if found is None:
            found = self.met[place] = field.view.kernel.map.in_range(field.view, cell, far) & self.crowd
        return found


_BLOWS = _Blows()


def _blow(field: Field, actor: Figure, action: e.Attack) -> Blow:
    _BLOWS.look(field)
    key = (id(actor), id(action))
    found = _BLOWS.known.get(key)
    if found is None:
        found = _BLOWS.known[key] = Blow(field, actor, action)
    return found


def attack(field: Field, actor: Figure, cell: int, action: e.Attack) -> float:
    """An attack action from a hex, against the best targets there."""
    if actor.conditions & e.DISARM:
        return 0.0
    return _strike(field, actor, cell, action, _blow(field, actor, action))


def _strike(field: Field, actor: Figure, cell: int, action: e.Attack, blow: Blow) -> float:
    if blow.area is not None:
        return swing(field, cell, blow.area, blow.far, blow.value, blow.conditions)
    struck = _BLOWS.within(field, cell, blow.far) & field.bits
    if not struck:
        return 0.0
    near = field.grid.neighbour_bits[cell] & struck
    key = (struck, near)
    known = blow.sums.get(key)
    if known is None:
        known = blow.sums[key] = _best_targets(field, actor, action, blow, struck, near)
    return known


def _best_targets(field: Field, actor: Figure, action: e.Attack, blow: Blow, struck: int, near: int) -> float:
    clumsy = 0.8 if action.range else 0.0
    found: list[float] = []
    for foe in field.foes:
        if struck >> foe.cell & 1:
            close = near >> foe.cell & 1
            one = blow.hits.get((foe.at, close))
            if one is None:
                value = blow.value + added(field, actor, action, foe) - clumsy * close
                one = blow.hits[foe.at, close] = hit(foe, value, blow.conditions, action.pierce, close)
            found.append(one)
    if blow.targets == 1:
        return max(found)
    found.sort(reverse=True)
    return sum(found[: blow.targets], 0.0)


def added(field: Field, actor: Figure, action: e.Attack, foe: Foe) -> int:
    """What situations add against this enemy; those that need a history are left out."""
    total = 0
    for when in action.when:
        if when.test in ("target_negative", "target_favorite", "target_beside_wall", "target_objective"):
            if field.view.kernel.cards.holds(field.view, when.test, actor, foe.figure):
                total += when.adds.attack
    return total


def swing(field: Field, cell: int, area: Pattern, far: int, value: float, conditions: int) -> float:
    """An area, laid where it brings most."""
    best = 0.0
    seen = set()
    for board in field.view.kernel.map.area_placements(field.view, area, cell, far):
        struck = board & field.bits
        if struck and struck not in seen:
            seen.add(struck)
            best = max(best, sum([hit(foe, value, conditions) for foe in field.foes if struck >> foe.cell & 1], 0.0))
    return best


def worth(field: Field, action: Action, cell: int) -> float:
    """What an action brings that the field's character performs on this hex."""
    kind = type(action)
    rule = _WORTHS.get(kind)
    return FACTORS.get(kind, 1.0) * rule(field, action, cell) if rule is not None else 0.1


def total(field: Field, actions: Iterable[Action], cell: int) -> float:
    return sum([worth(field, action, cell) for action in actions], 0.0)


def worths(field: Field, actions: Sequence[Action], places: Sequence[int]) -> list[float]:
    """The same on each of these hexes; what an action brings anywhere is asked for once."""
    made: list[float] = []
    for action in actions:
        row = _row(field, action, places)
        made = list(map(add, made, row)) if made else row
    return made or [0.0] * len(places)


def _row(field: Field, action: Any, places: Sequence[int]) -> list[float]:
    kind = type(action)
    if kind is e.Attack:
        return _attacks(field, action, places)
    if kind in AIMED:
        return [_aimed(field, action, cell) for cell in places]
    if kind in ANYWHERE or (kind is e.Bonus and action.on != "attacked"):
        return [worth(field, action, field.figure.cell)] * len(places)
    return [worth(field, action, cell) for cell in places]


def _aimed(field: Field, action: Any, cell: int) -> float:
    """What an action is worth depends on who is in range of the hex, not on the hex."""
    _BLOWS.look(field)
    key = (id(action), _BLOWS.within(field, cell, min(action.range or 1, 5)))
    found = _BLOWS.aimed.get(key)
    if found is None:
        found = _BLOWS.aimed[key] = worth(field, action, cell)
    return found


def _attacks(field: Field, action: Any, places: Sequence[int]) -> list[float]:
    actor = field.figure
    if actor.conditions & e.DISARM:
        return [0.0] * len(places)
    blow = _blow(field, actor, action)
    shove = 0.2 if action.push + action.pull else 0.0
    made: list[float] = []
    for cell in places:
        found = _strike(field, actor, cell, action, blow)
        made.append(found + shove if found else found)
    return made


def _attack(field: Field, action: e.Attack, cell: int) -> float:
    return _attacks(field, action, [cell])[0]


def _reached(field: Field, action: e.Aimed, cell: int) -> list[Foe]:
    board = field.view.kernel.map.in_range(field.view, cell, min(action.range or 1, 5))
    return [foe for foe in field.foes if board >> foe.cell & 1]


def _friends(field: Field, action: e.Aimed, cell: int) -> list[int]:
    board = field.view.kernel.map.in_range(field.view, cell, min(action.range or 1, 5))
    found = [at for at in field.allies if board >> field.view.figures[at].cell & 1]
    if action.who in (e.SELF, e.SELF_OR_ALLY, e.SELF_AND_ALLIES):
        found = [field.at] if action.who == e.SELF else [*found, field.at]
    return found


def _some(values: list[float], targets: int) -> float:
    values.sort(reverse=True)
    return sum(values[:targets], 0.0)


def _damage(field: Field, action: e.Damage, cell: int) -> float:
    value = number(action.value)
    if action.who == e.SAME:
        return 0.5 * value
    gain = 0.0
    if action.who in (e.ENEMY, e.OTHERS):
        gain = _some([harm(foe, value) for foe in _reached(field, action, cell)], action.targets)
    if action.who in (e.ALLY, e.OTHERS, e.SELF_AND_ALLIES):
        gain -= 0.9 * value * len(_friends(field, action, cell))
    return gain


def _condition(field: Field, action: e.Condition, cell: int) -> float:
    if action.who in (e.ENEMY, e.SAME):
        return _some([ill(foe, action.conditions) for foe in _reached(field, action, cell)], action.targets)
    each = 0.0
    if action.conditions & e.STRENGTHEN:
        each += 1.0
    if action.conditions & e.BLESS:
        each += 0.9
    if action.conditions & e.INVISIBLE:
        each += 1.5
    if action.conditions & (e.CURSE | e.POISON | e.MUDDLE):
        each -= 1.0
    return each * min(action.targets, len(_friends(field, action, cell)))


def _heal(field: Field, action: e.Heal, cell: int) -> float:
    found = []
    for at in _friends(field, action, cell):
        figure = field.view.figures[at]
        lack = figure.max_health - figure.health
        cure = 1.5 * bool(figure.conditions & e.WOUND)
        if figure.conditions & e.POISON:
            found.append(cure + 1.5)
            continue
        low = 1.0 if figure.health * 2 > figure.max_health else 1.4
        gain = low * 0.8 * min(number(action.value, 3), lack) + cure
        if gain and action.conditions & e.POISON:
            gain -= 1.2
        found.append(gain)
    return _some([gain for gain in found if gain > 0], action.targets)


def _shield(field: Field, action: e.Shield, cell: int) -> float:
    return 0.7 * number(action.value, 1) * min(4.0, field.attackers(cell))


def _retaliate(field: Field, action: e.Retaliate, cell: int) -> float:
    return 0.6 * number(action.value, 1) * min(3.0, field.attackers(cell))


def _bonus(field: Field, action: e.Bonus, cell: int) -> float:
    adds, times = action.adds, action.uses
    if not field.fighters and not times:
        return 0.0
    if action.on == "attack":
        each = adds.attack + (2.5 if adds.times > 1 else 0.0) + 0.7 * bool(adds.conditions) + bool(adds.damage)
        return each * 0.75 * (times or 1)
    if action.on == "move":
        return 0.4 * max(1, times)
    if action.on == "attacked":
        if adds.attack > 0:
            return -adds.attack * field.attackers(cell)
        return 0.8 * min(3.0, field.attackers(cell)) if not adds.special else 2.5
    if action.on == "approached":
        return 0.55 * times * sum([number(getattr(inner, "value", 2), 2) for inner in action.actions], 0.0)
    if action.on == "grant":
        return 1.0 if field.allies else 0.0
    return 0.5 * max(2, times)


def _control(field: Field, action: e.Control, cell: int) -> float:
    """An enemy beside another one strikes it."""
    best = 0.0
    for foe in _reached(field, action, cell):
        if foe.figure.is_objective:
            continue
        for inner in action.actions:
            if isinstance(inner, e.Attack):
                board = field.view.kernel.map.in_range(field.view, foe.cell, inner.range or inner.reach)
                struck = [hit(o, number(inner.value)) for o in field.foes if o is not foe and board >> o.cell & 1]
                if struck:
                    best = max(best, _some(struck, inner.targets))
            else:
                best = max(best, 0.3)
    return best * min(action.targets, 2)


def _promise(field: Field, figure: Figure, action: e.Attack) -> float:
    """While cards are chosen: what an ally's attack may bring once the ally has walked up to somebody."""
    if field.view.phase != "select" or figure.conditions & e.DISARM:
        return 0.0
    far = PROMISE[1] + (action.range or action.reach)
    value = number(action.value, 3)
    return PROMISE[0] * max([hit(foe, value) for foe in field.foes if foe.walk[figure.cell] <= far], default=0.0)


def _grant(field: Field, action: e.Grant, cell: int) -> float:
    found = []
    at_last = action.who == e.SAME
    for at in field.allies if at_last else _friends(field, action, cell):
        figure = field.view.figures[at]
        gain = 0.0
        for inner in action.actions:
            if isinstance(inner, e.Attack):
                gain += attack(field, figure, figure.cell, inner) or _promise(field, figure, inner)
            elif isinstance(inner, e.Move):
                gain += 0.4
            else:
                gain += 0.8
        for inner in action.then:
            if isinstance(inner, e.Damage) and gain:
                gain -= 0.6 * number(inner.value) + (5.0 if figure.health <= number(inner.value) else 0.0)
        found.append(gain - 0.6 * action.price)
    return _some([gain for gain in found if gain > 0], 1 if at_last else action.targets)


def _loot(field: Field, action: e.Loot, cell: int) -> float:
    view = field.view
    board = view.kernel.map.in_range(view, cell, action.value) | 1 << cell
    found = 0.4 * sum([count for place, count in view.coins.items() if board >> place & 1], 0.0)
    errand = view.book.goal in ("escape", "goods")
    for place in (*view.treasures, *view.goods):
        if board >> place & 1:
            found += 5.0 if errand else 1.5
    return found


def _by_element(field: Field, action: e.ByElement, cell: int) -> float:
    return total(field, action.actions, cell) if elements.payable(field.view, action.symbols) else 0.0


def _if(field: Field, action: e.If, cell: int) -> float:
    return 0.5 * total(field, action.actions, cell)


def _destroy(field: Field, action: e.DestroyObstacle, cell: int) -> float:
    view = field.view
    board = view.kernel.map.in_range(view, cell, action.range)
    if not board & view.obstacles:
        return 0.0
    gain = 0.05
    for inner in action.then:
        if isinstance(inner, e.Condition) and inner.who == e.SELF:
            gain += 0.9
        elif isinstance(inner, (e.Damage, e.Attack, e.Condition)):
            near = [foe for foe in field.foes if field.grid.neighbour_bits[foe.cell] & board & view.obstacles]
            value = number(getattr(inner, "value", 0), 2)
            struck = [harm(foe, value) if value else ill(foe, getattr(inner, "conditions", 0)) for foe in near]
            gain += _some(struck, 2)
        elif isinstance(inner, e.Shield):
            gain += _shield(field, inner, cell)
    return gain


def _shove(field: Field, action: e.Push | e.Pull, cell: int) -> float:
    return 0.3 if _reached(field, action, cell) else 0.0


def _trap(field: Field, action: e.CreateTrap, cell: int) -> float:
    return 0.5 * action.count if field.fighters else 0.0


def _special(field: Field, action: e.Special, cell: int) -> float:
    if action.name in ("favorite", "new_favorite") and field.hero.favorite != NOT_IN_PLAY:
        return 0.0
    return SPECIALS.get(action.name, 0.5)


_WORTHS: dict[type, Callable[[Field, Any, int], float]] = {
    e.Attack: _attack,
    e.Damage: _damage,
    e.Condition: _condition,
    e.Heal: _heal,
    e.Shield: _shield,
    e.Retaliate: _retaliate,
    e.Bonus: _bonus,
    e.Control: _control,
    e.Grant: _grant,
    e.Loot: _loot,
    e.ByElement: _by_element,
    e.If: _if,
    e.DestroyObstacle: _destroy,
    e.Push: _shove,
    e.Pull: _shove,
    e.CreateTrap: _trap,
    e.Special: _special,
    e.Move: lambda field, action, cell: 0.0,
    e.Experience: lambda field, action, cell: 0.2 * action.value,
    e.Recover: lambda field, action, cell: 2.0,
}  # fmt: skip

ANYWHERE: frozenset[type] = frozenset((e.Move, e.Experience, e.Recover, e.CreateTrap, e.Special))
"""Actions that bring the same on every hex."""
AIMED: frozenset[type] = frozenset((e.Damage, e.Condition, e.Heal, e.Control, e.Grant, e.Push, e.Pull))
"""Actions that bring the same wherever the same figures are in range."""


# --- a card by itself, for choosing hands and what to lose ------------------------------------------------------------


def bare(ability: Ability) -> float:
    """What a half brings in a usual fight, whatever the map."""
    gain = 0.0
    for action in ability.actions:
        if isinstance(action, e.Attack):
            times = min(action.targets, 2) if action.area is None else 1.7
            bad = bin(action.conditions & e.NEGATIVE).count("1") + (action.conditions & (e.STUN | e.DISARM) > 0)
            gain += (number(action.value, 3) + 0.8 * bad) * times + 0.4 * (action.range > 1)
        elif isinstance(action, e.Move):
            gain += 0.6 * number(action.value)
        elif isinstance(action, e.Heal):
            gain += 0.6 * min(6, number(action.value, 3)) * (1.3 if action.who != e.SELF else 1.0)
        elif isinstance(action, e.Damage) and action.who in (e.ENEMY, e.OTHERS):
            gain += 1.2 * number(action.value) * min(action.targets, 2)
        elif isinstance(action, e.Condition) and action.who == e.ENEMY:
            gain += 1.5 if action.conditions & (e.STUN | e.DISARM) else 0.7
        elif isinstance(action, e.Shield):
            gain += 1.3 * number(action.value, 1)
        elif isinstance(action, (e.Grant, e.Control)):
            gain += 0.9 * sum([number(getattr(inner, "value", 1), 1) for inner in action.actions])
        elif isinstance(action, e.Bonus):
            gain += 1.0 + 0.5 * action.uses
        elif isinstance(action, e.Special):
            gain += SPECIALS.get(action.name, 1.0)
        else:
            gain += 0.3
    return gain - (1.5 if ability.lost else 0.0)


def card_worth(top: Ability, bottom: Ability) -> float:
    """Both halves, and a move in the bottom half, which every turn needs."""
    return max(bare(top), 2.0) + max(bare(bottom), 1.2) + 0.5 * min(bare(top), bare(bottom), 3.0)
