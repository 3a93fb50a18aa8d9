"""The Cragheart's ability cards: the ground is the weapon, shaken, heaped up and thrown; elements earth and air.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import ARC_3, TRIANGLE
from undercroft.games.bugs.cards.kinds import BESIDE_OBSTACLE, Card, Side
from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    EARTH,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    SELF,
    Ability,
    Adds,
    Attack,
    Bonus,
    Condition,
    Consume,
    Damage,
    Heal,
    Move,
    Push,
    Retaliate,
    Shield,
    When,
)

CARDS = (
    Card(
        1,
        Side(
            "thrown-pebble", 40,
            Ability((
                Attack(
                    value=3, range=3, consume=(Consume((AIR,), Adds(push=2)),),
                    when=(When(BESIDE_OBSTACLE, Adds(attack=2)),),
                ),
            )),
            Ability((Move(value=2), Condition(conditions=IMMOBILIZE, range=2))),
            (EARTH,),
        ),
        Side(
            "gravel-slide", 66,
            Ability((
                Push(value=1, range=2, targets=ALL),
                Attack(value=4, range=3, area=TRIANGLE, consume=(Consume((EARTH,), Adds(attack=1)),)),
            )),
            Ability((Move(value=3), Retaliate(value=1, range=2)), PERSISTENT),
        ),
    ),
    Card(
        1,
        Side(
            "flint-knuckles", 22,
            Ability((Attack(value=4, when=(When(BESIDE_OBSTACLE, Adds(pierce=2)),)),)),
            Ability(
                (Move(value=3), Bonus(on="attack", adds=Adds(attack=1, conditions=IMMOBILIZE), uses=1)), PERSISTENT
            ),
            (AIR,),
        ),
        Side(
            "stamping-foot", 78,
            Ability((Damage(value=2, range=3, targets=ALL), Push(value=2, targets=ALL))),
            Ability((Damage(value=1, range=2, targets=ALL), Move(value=2))),
            (EARTH,),
        ),
    ),
    Card(
        1,
        Side(
            "crust-of-clay", 65,
            Ability((
                Attack(value=3, area=ARC_3, consume=(Consume((EARTH,), Adds(attack=1, conditions=IMMOBILIZE)),)),
            )),
            Ability((Shield(value=1), Retaliate(value=2)), PERSISTENT),
        ),
        Side(
            "headlong-roll", 13,
            Ability((Move(value=3), Attack(value=5, push=2), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=4, consume=(Consume((AIR,), Adds(jump=True)),)), Attack(value=3))),
        ),
    ),
    Card(
        1,
        Side(
            "cloud-of-dust", 50,
            Ability((Condition(conditions=MUDDLE, range=2, targets=ALL), Damage(value=1, range=2, targets=ALL))),
            Ability((Heal(value=2, who=SELF), Move(value=3))),
            (AIR,),
        ),
        Side(
            "falling-brick", 88,
            Ability(
                (Attack(value=5, range=3, area=TRIANGLE, consume=(Consume((EARTH,), Adds(attack=1)),)),), lost=True
            ),
            Ability((Shield(value=3), Damage(value=1, range=1, targets=ALL)), PERSISTENT, lost=True),
        ),
    ),
    Card(
        2,
        Side(
            "thrown-cobblestone", 38,
            Ability((
                Attack(
                    value=3, range=4, consume=(Consume((AIR,), Adds(push=2, attack=1)),),
                    when=(When(BESIDE_OBSTACLE, Adds(attack=2)),),
                ),
            )),
            Ability((
                Move(value=3),
                Condition(conditions=IMMOBILIZE, range=2, targets=2),
                Damage(value=1, range=2, targets=ALL),
            )),
            (EARTH,),
        ),
        Side(
            "rubble-slide", 63,
            Ability((
                Push(value=2, range=2, targets=ALL),
                Attack(value=4, range=3, area=TRIANGLE, consume=(Consume((EARTH,), Adds(attack=2)),)),
            )),
            Ability((Move(value=4), Retaliate(value=2, range=2)), PERSISTENT),
        ),
        "thrown-pebble",
    ),
    Card(
        2,
        Side(
            "granite-knuckles", 20,
            Ability((Attack(value=4, when=(When(BESIDE_OBSTACLE, Adds(attack=1, pierce=2)),)),)),
            Ability(
                (
                    Move(value=4),
                    Bonus(on="attack", adds=Adds(attack=2, conditions=IMMOBILIZE), uses=1),
                    Damage(value=2, range=1, targets=ALL),
                ),
                PERSISTENT,
            ),
            (AIR,),
        ),
        Side(
            "trembling-ground", 76,
            Ability((Damage(value=3, range=3, targets=ALL), Push(value=2, targets=ALL, conditions=IMMOBILIZE))),
            Ability((Damage(value=2, range=2, targets=ALL), Move(value=2))),
            (EARTH,),
        ),
        "flint-knuckles",
    ),
    Card(
        2,
        Side(
            "crust-of-granite", 62,
            Ability((
                Attack(
                    value=3, area=ARC_3, pierce=2, consume=(Consume((EARTH,), Adds(attack=1, conditions=IMMOBILIZE)),)
                ),
            )),
            Ability((Shield(value=2), Retaliate(value=3)), PERSISTENT),
        ),
        Side(
            "unstoppable-roll", 11,
            Ability((Move(value=4), Attack(value=5, pierce=2, push=2), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=5, consume=(Consume((AIR,), Adds(jump=True)),)), Attack(value=4))),
        ),
        "crust-of-clay",
    ),
    Card(
        2,
        Side(
            "wall-of-dust", 48,
            Ability((Condition(conditions=MUDDLE, range=3, targets=ALL), Damage(value=2, range=2, targets=ALL))),
            Ability((Heal(value=2, who=SELF), Move(value=3), Damage(value=2, range=1, targets=ALL))),
            (AIR,),
        ),
        Side(
            "falling-chimney", 85,
            Ability(
                (Attack(value=7, range=3, area=TRIANGLE, consume=(Consume((EARTH,), Adds(attack=1)),)),), lost=True
            ),
            Ability((Shield(value=3), Damage(value=3, range=1, targets=ALL)), PERSISTENT, lost=True),
        ),
        "cloud-of-dust",
    ),
)  # fmt: skip
