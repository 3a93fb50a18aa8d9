"""The Silent Knife's ability cards: poison, precision and not being there; elements air and dark.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    AIR,
    DARK,
    INVISIBLE,
    MUDDLE,
    PERSISTENT,
    POISON,
    SELF,
    WOUND,
    Ability,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    Heal,
    Move,
)

CARDS = (
    Card(
        1,
        Side(
            "slip-behind", 14,
            Ability((Attack(value=3, consume=(Consume((AIR,), Adds(pierce=2)),)),)),
            Ability((Move(value=4),)),
            (DARK,),
        ),
        Side(
            "out-of-the-dark", 45,
            Ability((Attack(value=4, pierce=2, consume=(Consume((DARK,), Adds(attack=1, advantage=True)),)),)),
            Ability((Condition(conditions=INVISIBLE, who=SELF), Move(value=2))),
        ),
    ),
    Card(
        1,
        Side(
            "pin-throw", 36,
            Ability((Attack(value=3, range=3, pierce=2),)),
            Ability((Move(value=3),)),
            (AIR,),
        ),
        Side(
            "handful-of-pins", 20,
            Ability(
                (Attack(value=3, range=3, targets=2, pierce=2, consume=(Consume((AIR,), Adds(conditions=POISON)),)),)
            ),
            Ability((Move(value=4, jump=True), Attack(value=3))),
            (DARK,),
        ),
    ),
    Card(
        1,
        Side(
            "pocket-of-shadow", 63,
            Ability((Attack(value=3, conditions=MUDDLE),)),
            Ability((Move(value=2), ByElement(symbols=(DARK,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
        ),
        Side(
            "open-seam", 80,
            Ability((Attack(value=4, pierce=2, conditions=WOUND),)),
            Ability((Move(value=3), Heal(value=2, who=SELF))),
            (AIR,),
        ),
    ),
    Card(
        1,
        Side(
            "nettle-edge", 52,
            Ability((Attack(value=3, conditions=POISON),)),
            Ability((Move(value=2), Bonus(on="attack", adds=Adds(attack=2), uses=1)), PERSISTENT),
        ),
        Side(
            "one-clean-cut", 11,
            Ability((Attack(value=7, pierce=2, consume=(Consume((DARK,), Adds(pierce=2)),)),), lost=True),
            Ability((Move(value=5),)),
        ),
    ),
    Card(
        2,
        Side(
            "already-behind", 9,
            Ability((Attack(value=4, pierce=2, consume=(Consume((AIR,), Adds(pierce=3)),)),)),
            Ability((Move(value=4, jump=True), Attack(value=3))),
            (DARK,),
        ),
        Side(
            "out-of-nowhere", 43,
            Ability((Attack(value=5, pierce=2, consume=(Consume((DARK,), Adds(attack=1, advantage=True)),)),)),
            Ability((Condition(conditions=INVISIBLE, who=SELF), Move(value=4))),
        ),
        "slip-behind",
    ),
    Card(
        2,
        Side(
            "needle-throw", 34,
            Ability((Attack(value=3, range=4, pierce=3),)),
            Ability((Move(value=4), Attack(value=3))),
            (AIR,),
        ),
        Side(
            "rain-of-needles", 19,
            Ability(
                (Attack(value=4, range=3, targets=2, pierce=2, consume=(Consume((AIR,), Adds(conditions=POISON)),)),)
            ),
            Ability((Move(value=4, jump=True), Attack(value=4))),
            (DARK,),
        ),
        "pin-throw",
    ),
    Card(
        2,
        Side(
            "cloak-of-shadow", 60,
            Ability((Attack(value=4, pierce=2, conditions=MUDDLE),)),
            Ability((Move(value=4), ByElement(symbols=(DARK,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
        ),
        Side(
            "torn-seam", 78,
            Ability((Attack(value=5, pierce=2, conditions=WOUND),)),
            Ability((Move(value=4), Heal(value=3, who=SELF), Attack(value=4))),
            (AIR,),
        ),
        "pocket-of-shadow",
    ),
    Card(
        2,
        Side(
            "nightshade-edge", 50,
            Ability((Attack(value=4, pierce=2, conditions=POISON),)),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2, pierce=1), uses=1)), PERSISTENT),
        ),
        Side(
            "the-last-thread", 8,
            Ability((Attack(value=8, pierce=3, consume=(Consume((DARK,), Adds(pierce=2)),)),), lost=True),
            Ability((Move(value=5, jump=True),)),
        ),
        "nettle-edge",
    ),
)  # fmt: skip
