"""What things are worth to a player made of code: weights, a monster's blows, an attack, a card's printed power."""

from __future__ import annotations

from functools import cache

from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.verbs import Ability, Attack, Move

# All in points of damage done; found by trying changes over games of all pairs of scenario and character.
FEAR = 0.5
"""What a point of damage that may come weighs."""
NEXT = 0.24
"""How much of a monster's blows counts that has had its turn this round: until the next one it may be dead."""
KILL, PRIZE = 1.5, 0.5
"""What a kill is worth beside its damage, and for each point of the blows that it spares you."""
CONDITION = 0.8
"""What a condition is worth."""
SHIELD, RETALIATE = 0.25, 0.3
"""What a point of them is worth for each monster."""
BONUS = 1.5
"""What a written bonus is worth."""
HIDE = 0.8
"""How much of the danger is gone when nobody sees you."""
BACK = 3.0
"""What a card taken back is worth."""
LOSS = 4.0
"""What the loss of a card costs for each round that it would have lasted."""
FAR, NEAR = 0.8, 0.3
"""What a step towards the nearest monster is worth before an attack that hits nobody yet, and after all attacks."""
PLATE, BYWAY = 6.25, 0.4
"""Where plates are the goal: what a step towards one is worth, and how much a blow counts."""
HURT, DIRE = 0.2, 3.0
"""What a hit point is worth in rounds that cards last, and how much more the last three of them."""


def attack_of(ability: Ability) -> Attack | None:
    """The first attack of an ability."""
    for action in ability.actions:
        if type(action) is Attack:
            return action
    return None


@cache
def moves_of(ability: Ability) -> int:
    """The movement points of an ability."""
    return sum(int(action.value) for action in ability.actions if type(action) is Move)


@cache
def blows(kind: str, column: int) -> tuple[int, float]:
    """How far a column's attacks reach with its moves, and what they add up to; column -1 is a middling round."""
    if column < 0:
        each = [blows(kind, which) for which in range(3)]
        return max(far for far, _ in each), sum(harm for _, harm in each) / 3
    far = harm = steps = 0
    for action in COLUMNS[kind][column].actions:
        if type(action) is Move:
            steps += int(action.value)
        elif type(action) is Attack:
            far = max(far, steps + (action.range or 1))
            harm += int(action.value)
    return far, float(harm)


def worth(figure: Figure, value: int, pierce: int, conditions: int) -> float:
    """What one attack on this monster is worth."""
    traits = KINDS[figure.kind].traits
    damage = value - max(0, traits.shield - pierce)
    if figure.conditions & e.POISON:
        damage += 1
    damage = max(0, damage)
    new = conditions & ~figure.conditions & ~traits.immune
    if damage >= figure.health:
        return figure.health + KILL + PRIZE * blows(figure.kind, -1)[1]
    return damage + damage / figure.health + (CONDITION * new.bit_count() if new else 0.0)


@cache
def power(card: str) -> float:
    """What is printed on a card, roughly added up."""
    total = 0.0
    for side in CARDS[card].sides:
        for action in (*side.top.actions, *side.bottom.actions):
            if type(action) is Attack:
                wide = action.targets > 1 or action.area is not None
                total += int(action.value) * (1.5 if wide else 1.0) + 0.5 * action.pierce
            elif isinstance(action, (Move, e.Heal, e.Shield, e.Retaliate, e.Damage)):
                total += 0.5 * int(action.value)
            else:
                total += 1
    return total
