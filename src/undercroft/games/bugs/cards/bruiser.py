"""The Bruiser's ability cards: who strikes them pays for it, and whoever stands in the way is shoved; earth and light.

Warding Strength and Overwhelming Assault are the published pair; everything else is ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import ARC_2, ARC_3
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    ALL,
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
    Pull,
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
            Ability((Move(value=2), Attack(value=3, push=1, consume=(Consume((EARTH,), Adds(attack=1)),)))),
            Ability((Move(value=3), Push(value=2))),
            (LIGHT,),
        ),
        Side(
            "thrown-weight", 44,
            Ability((Attack(value=5, push=2, consume=(Consume((EARTH,), Adds(pierce=2)),)),)),
            Ability((Move(value=3), Attack(value=4))),
        ),
    ),
    Card(
        1,
        Side(
            "thimble-swing", 57,
            Ability((Attack(value=3, area=ARC_2, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=3), Retaliate(value=1)), PERSISTENT),
            (EARTH,),
        ),
        Side(
            "ladle-sweep", 23,
            Ability((Pull(value=1, range=2, targets=ALL), Attack(value=4, area=ARC_3))),
            Ability((Move(value=3), Retaliate(value=3)), ROUND),
            (EARTH,),
        ),
    ),
    Card(
        1,
        Side(
            "stand-in-the-doorway", 75,
            Ability((Retaliate(value=2), Attack(value=3, conditions=MUDDLE)), PERSISTENT),
            Ability((Move(value=2), Heal(value=2, who=SELF))),
            (LIGHT,),
        ),
        Side(
            "not-one-step-back", 86,
            Ability((Attack(value=5, consume=(Consume((LIGHT,), Adds(conditions=DISARM)),)),)),
            Ability((Shield(value=3), Retaliate(value=3), Heal(value=3, who=SELF)), PERSISTENT, lost=True),
        ),
    ),
    Card(
        2,
        Side(
            "bulwark-of-brass", 29,
            Ability((Attack(value=4, push=2), Condition(conditions=STRENGTHEN, who=SELF))),
            Ability((Shield(value=2), Retaliate(value=2)), PERSISTENT),
        ),
        Side(
            "final-argument", 58,
            Ability((Attack(value=8, pierce=2),), lost=True),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2)), Attack(value=3)), ROUND),
        ),
        "warding-strength",
    ),
    Card(
        2,
        Side(
            "battering-shoulder", 16,
            Ability((Move(value=3), Attack(value=4, push=2, consume=(Consume((EARTH,), Adds(attack=1)),)))),
            Ability((Move(value=4), Push(value=2, conditions=MUDDLE), Attack(value=3))),
            (LIGHT,),
        ),
        Side(
            "hurled-anvil", 41,
            Ability((Attack(value=5, pierce=2, push=3, consume=(Consume((EARTH,), Adds(attack=1, pierce=2)),)),)),
            Ability((Move(value=4), Attack(value=5))),
        ),
        "shoulder-through",
    ),
    Card(
        2,
        Side(
            "kettle-swing", 54,
            Ability((Attack(value=3, area=ARC_2, push=1, consume=(Consume((LIGHT,), Adds(attack=2)),)),)),
            Ability((Move(value=4), Retaliate(value=2)), PERSISTENT),
            (EARTH,),
        ),
        Side(
            "full-circle", 21,
            Ability((Pull(value=2, range=2, targets=ALL), Attack(value=4, area=ARC_3, conditions=MUDDLE))),
            Ability((Move(value=4), Retaliate(value=3), Attack(value=4)), ROUND),
            (EARTH,),
        ),
        "thimble-swing",
    ),
    Card(
        2,
        Side(
            "stand-in-the-breach", 72,
            Ability((Retaliate(value=3), Attack(value=4, conditions=MUDDLE)), PERSISTENT),
            Ability((Move(value=3), Heal(value=2, who=SELF), Attack(value=3))),
            (LIGHT,),
        ),
        Side(
            "this-far-no-farther", 83,
            Ability((Attack(value=5, pierce=2, consume=(Consume((LIGHT,), Adds(attack=1, conditions=DISARM)),)),)),
            Ability((Shield(value=3), Retaliate(value=3), Heal(value=5, who=SELF)), PERSISTENT, lost=True),
        ),
        "stand-in-the-doorway",
    ),
)  # fmt: skip
