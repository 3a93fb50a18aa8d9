"""What things are worth to a player made of code: weights, a monster's blows, an attack, a card's printed power."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.verbs import Ability, Action, Attack, Move

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
BONUS = 1.0
"""What a point of a written bonus on attacks is worth."""
FIRST = 0.5
"""What it is worth to begin with the half that has such a bonus."""
STAYS = 1.6
"""How much more a shield or retaliate is worth that stays beyond the round."""
SHOVE, DRAW, LEAD = 0.3, 0.3, 0.7
"""What a push is worth for each hex, what it costs to have an enemy pulled near, and what a move is worth that you make
an enemy take."""
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
MARK, ASIDE, MARKED = 1.5, 0.6, 1.2
"""Where objectives are the goal: what a point of damage to one is worth, how much a blow at a monster counts, and the
prize of an objective among targets (a monster's is about 0.4, more when it is nearly dead)."""
HURT, DIRE = 0.2, 3.0
"""What a hit point is worth in rounds that cards last, and how much more the last three of them."""


Deed = tuple[Action, int]
"""What an ability does to enemies, and how much farther it reaches because they are pulled near first."""


class Sketch:
    """An ability as a player made of code sees it: ways before and after what it does to enemies, and what it does."""

    __slots__ = ("ability", "after", "attack", "before", "boosts", "deeds", "late_deeds", "moves")

    def __init__(self, ability: Ability) -> None:
        self.ability = ability  # kept alive, so that no other ability gets its id
        self.before = self.after = 0
        """Movement points before the first deed and after it."""
        self.attack = next((action for action in ability.actions if type(action) is Attack), None)
        self.boosts = any(type(action) is e.Bonus and action.on == "attack" for action in ability.actions)
        deeds: list[Deed] = []
        late: list[Deed] = []
        pulled = 0
        moved = False
        for action in ability.actions:
            if type(action) is Move:
                moved = True
                if deeds:
                    self.after += int(action.value)
                else:
                    self.before += int(action.value)
            elif _is_deed(action):
                deeds.append((action, pulled))
                if moved:
                    late.append((action, pulled))
                if type(action) is e.Pull:
                    pulled = min(int(action.value), (action.range or 1) - 1)
        self.deeds, self.late_deeds = tuple(deeds), tuple(late)
        """All deeds, and those that follow a move of its own."""
        self.moves = self.before + self.after


def _is_deed(action: Action) -> bool:
    if isinstance(action, (e.Condition, e.Damage)):
        return action.who != e.SELF
    return isinstance(action, (Attack, e.Push, e.Pull, e.Control))


_SKETCHES: dict[int, Sketch] = {}


def sketch_of(ability: Ability) -> Sketch:
    """The sketch of an ability, made once."""
    found = _SKETCHES.get(id(ability))
    if found is None:
        found = _SKETCHES[id(ability)] = Sketch(ability)
    return found


@cache
def blows(kind: str, column: int) -> tuple[int, float]:
    """How far a column's attacks reach with its moves, and what they add up to; column -1 is a middling round."""
    if kind not in COLUMNS:
        return 0, 0.0  # an objective
    if column < 0:
        each = [blows(kind, which) for which in range(3)]
        return max(far for far, _ in each), sum([harm for _, harm in each], 0.0) / 3
    far = harm = steps = 0
    for action in COLUMNS[kind][column].actions:
        if type(action) is Move:
            steps += int(action.value)
        elif type(action) is Attack:
            far = max(far, steps + (action.range or 1))
            harm += int(action.value)
    return far, float(harm)


def added(values: Iterable[float]) -> float:
    """Their sum, term by term: newer Pythons round a sum of fractions otherwise, and a player would play otherwise."""
    total = 0.0
    for value in values:
        total += value
    return total


def hurt_worth(figure: Figure, damage: int) -> float:
    """What damage that nothing changes is worth on this monster."""
    if damage >= figure.health:
        return figure.health + KILL + PRIZE * blows(figure.kind, -1)[1]
    return damage + damage / figure.health


def worth(figure: Figure, value: int, pierce: int, conditions: int) -> float:
    """What one attack on this monster is worth."""
    traits = KINDS[figure.kind].traits
    damage = value - max(0, traits.shield - pierce)
    if figure.conditions & e.POISON:
        damage += 1
    damage = max(0, damage)
    if damage >= figure.health:
        return hurt_worth(figure, damage)
    new = conditions & ~figure.conditions & ~traits.immune
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
            elif isinstance(action, e.Damage):
                total += (1.5 if action.targets > 1 else 1.0) * int(action.value) * (-1 if action.who == e.SELF else 1)
            elif isinstance(action, (Move, e.Heal, e.Shield, e.Retaliate)):
                total += 0.5 * int(action.value)
            elif isinstance(action, e.Bonus):
                total += 0.5 * (action.adds.attack + action.adds.conditions.bit_count()) + 0.25 * action.adds.pierce
            else:
                total += 1
    return total
