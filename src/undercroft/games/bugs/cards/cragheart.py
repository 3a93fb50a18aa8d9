"""The Cragheart's ability cards: stones thrown, stones worn, ground that shakes; elements earth and air.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import ARC_3, TRIANGLE
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    EARTH,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    ROUND,
    SELF,
    Ability,
    Adds,
    Attack,
    Consume,
    Damage,
    Heal,
    Move,
    Retaliate,
    Shield,
)

CARDS = (
    Card(
        1,
        Side(
            "thrown-pebble", 40,
            Ability((Attack(value=3, range=3, consume=(Consume((AIR,), Adds(push=2)),)),)),
            Ability((Move(value=3),)),
            (EARTH,),
        ),
        Side(
            "gravel-slide", 66,
            Ability((Attack(value=3, range=3, area=TRIANGLE, pierce=2, consume=(Consume((EARTH,), Adds(attack=1)),)),)),
            Ability((Move(value=3), Attack(value=3))),
        ),
    ),
    Card(
        1,
        Side(
            "flint-knuckles", 22,
            Ability((Attack(value=3, pierce=2),)),
            Ability((Move(value=3),)),
            (AIR,),
        ),
        Side(
            "stamping-foot", 78,
            Ability((Attack(value=4, pierce=2, push=2),)),
            Ability((Damage(value=1, range=2, targets=ALL), Move(value=2))),
            (EARTH,),
        ),
    ),
    Card(
        1,
        Side(
            "crust-of-clay", 65,
            Ability((Attack(value=2, area=ARC_3, consume=(Consume((EARTH,), Adds(pierce=1)),)),)),
            Ability((Shield(value=1), Retaliate(value=2)), PERSISTENT),
        ),
        Side(
            "headlong-roll", 13,
            Ability((Attack(value=5, pierce=2), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=4, consume=(Consume((AIR,), Adds(jump=True)),)),)),
        ),
    ),
    Card(
        1,
        Side(
            "cloud-of-dust", 50,
            Ability((Attack(value=2, range=2, targets=2, conditions=MUDDLE),)),
            Ability((Heal(value=2, who=SELF), Move(value=2))),
            (AIR,),
        ),
        Side(
            "falling-brick", 88,
            Ability(
                (Attack(value=5, range=3, area=TRIANGLE, pierce=2, consume=(Consume((EARTH,), Adds(attack=1)),)),),
                lost=True,
            ),
            Ability((Move(value=3), Shield(value=1)), ROUND),
        ),
    ),
    Card(
        2,
        Side(
            "thrown-cobblestone", 38,
            Ability((Attack(value=3, range=4, pierce=2, consume=(Consume((AIR,), Adds(push=2, attack=1)),)),)),
            Ability((Move(value=4), Damage(value=2, range=2, targets=ALL))),
            (EARTH,),
        ),
        Side(
            "rubble-slide", 63,
            Ability((Attack(value=4, range=3, area=TRIANGLE, pierce=2, consume=(Consume((EARTH,), Adds(attack=1)),)),)),
            Ability((Move(value=4), Attack(value=4))),
        ),
        "thrown-pebble",
    ),
    Card(
        2,
        Side(
            "granite-knuckles", 20,
            Ability((Attack(value=4, pierce=3),)),
            Ability((Move(value=4), Attack(value=3, pierce=2))),
            (AIR,),
        ),
        Side(
            "trembling-ground", 76,
            Ability((Attack(value=5, pierce=2, push=2, conditions=IMMOBILIZE),)),
            Ability((Damage(value=2, range=2, targets=ALL), Move(value=2))),
            (EARTH,),
        ),
        "flint-knuckles",
    ),
    Card(
        2,
        Side(
            "crust-of-granite", 62,
            Ability((Attack(value=3, area=ARC_3, pierce=2, consume=(Consume((EARTH,), Adds(pierce=2)),)),)),
            Ability((Shield(value=2), Retaliate(value=3)), PERSISTENT),
        ),
        Side(
            "unstoppable-roll", 11,
            Ability((Attack(value=5, pierce=3), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=5, consume=(Consume((AIR,), Adds(jump=True)),)), Attack(value=4, pierce=2))),
        ),
        "crust-of-clay",
    ),
    Card(
        2,
        Side(
            "wall-of-dust", 48,
            Ability((Attack(value=3, range=3, targets=2, pierce=2, conditions=MUDDLE),)),
            Ability((Heal(value=2, who=SELF), Move(value=3), Damage(value=2, range=1, targets=ALL))),
            (AIR,),
        ),
        Side(
            "falling-chimney", 85,
            Ability(
                (Attack(value=6, range=3, area=TRIANGLE, pierce=3, consume=(Consume((EARTH,), Adds(attack=1)),)),),
                lost=True,
            ),
            Ability((Move(value=4), Shield(value=2), Attack(value=4)), ROUND),
        ),
        "cloud-of-dust",
    ),
)  # fmt: skip
