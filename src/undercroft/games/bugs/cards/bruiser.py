"""The Bruiser's ability cards: shoves, shields and wide blows; elements earth and light.

Warding Strength and Overwhelming Assault are the published pair; everything else is ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import ARC_2, ARC_3
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    DISARM,
    EARTH,
    LIGHT,
    MUDDLE,
    PERSISTENT,
    ROUND,
    SELF,
    STRENGTHEN,
    Ability,
    Adds,
    Attack,
    Bonus,
    Condition,
    Consume,
    Heal,
    Move,
    Push,
    Retaliate,
    Shield,
)

CARDS = (
    Card(
        1,
        Side(
            "warding-strength", 32,
            Ability((Attack(value=3, push=2), Condition(conditions=STRENGTHEN, who=SELF))),
            Ability((Shield(value=2),), PERSISTENT),
        ),
        Side(
            "overwhelming-assault", 61,
            Ability((Attack(value=6),), lost=True),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=1))), ROUND),
        ),
    ),
    Card(
        1,
        Side(
            "shoulder-through", 18,
            Ability((Attack(value=3, consume=(Consume((EARTH,), Adds(pierce=2)),)),)),
            Ability((Move(value=3), Push(value=2))),
            (LIGHT,),
        ),
        Side(
            "thrown-weight", 44,
            Ability((Attack(value=4, pierce=2, push=1, consume=(Consume((EARTH,), Adds(attack=1)),)),)),
            Ability((Move(value=3), Attack(value=3))),
        ),
    ),
    Card(
        1,
        Side(
            "thimble-swing", 57,
            Ability((Attack(value=2, area=ARC_2, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=3),)),
            (EARTH,),
        ),
        Side(
            "ladle-sweep", 23,
            Ability((Attack(value=3, area=ARC_3, pierce=2),)),
            Ability((Move(value=3), Retaliate(value=2)), ROUND),
            (EARTH,),
        ),
    ),
    Card(
        1,
        Side(
            "stand-in-the-doorway", 75,
            Ability((Attack(value=3, conditions=MUDDLE),)),
            Ability((Move(value=2), Heal(value=2, who=SELF))),
            (LIGHT,),
        ),
        Side(
            "not-one-step-back", 86,
            Ability((Attack(value=4, pierce=2, consume=(Consume((LIGHT,), Adds(conditions=DISARM)),)),)),
            Ability((Heal(value=3, who=SELF),)),
        ),
    ),
    Card(
        2,
        Side(
            "bulwark-of-brass", 29,
            Ability((Attack(value=4, pierce=2, push=2), Condition(conditions=STRENGTHEN, who=SELF))),
            Ability((Shield(value=2), Retaliate(value=2)), PERSISTENT),
        ),
        Side(
            "final-argument", 58,
            Ability((Attack(value=7, pierce=3),), lost=True),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2, pierce=1)), Attack(value=3)), ROUND),
        ),
        "warding-strength",
    ),
    Card(
        2,
        Side(
            "battering-shoulder", 16,
            Ability((Attack(value=4, pierce=2, consume=(Consume((EARTH,), Adds(pierce=2)),)),)),
            Ability((Move(value=4), Push(value=2, conditions=MUDDLE), Attack(value=4))),
            (LIGHT,),
        ),
        Side(
            "hurled-anvil", 41,
            Ability((Attack(value=5, pierce=3, push=2, consume=(Consume((EARTH,), Adds(attack=1, pierce=1)),)),)),
            Ability((Move(value=4), Attack(value=4))),
        ),
        "shoulder-through",
    ),
    Card(
        2,
        Side(
            "kettle-swing", 54,
            Ability((Attack(value=3, area=ARC_2, pierce=2, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=4), Attack(value=4, pierce=1))),
            (EARTH,),
        ),
        Side(
            "full-circle", 21,
            Ability((Attack(value=4, area=ARC_3, pierce=2),)),
            Ability((Move(value=4), Retaliate(value=3), Attack(value=4)), ROUND),
            (EARTH,),
        ),
        "thimble-swing",
    ),
    Card(
        2,
        Side(
            "stand-in-the-breach", 72,
            Ability((Attack(value=4, pierce=3, conditions=MUDDLE),)),
            Ability((Move(value=3), Heal(value=2, who=SELF), Attack(value=4))),
            (LIGHT,),
        ),
        Side(
            "this-far-no-farther", 83,
            Ability((Attack(value=5, pierce=3, consume=(Consume((LIGHT,), Adds(conditions=DISARM)),)),)),
            Ability((Heal(value=3, who=SELF), Attack(value=4), Condition(conditions=STRENGTHEN, who=SELF))),
        ),
        "stand-in-the-doorway",
    ),
)  # fmt: skip
