"""The Silent Knife's ability cards: where to stand, whom to find alone, when not to be seen; elements air and dark.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import TARGET_ALONE, UNSEEN, Card, Side
from undercroft.games.haven.verbs import (
    AIR,
    DARK,
    INVISIBLE,
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
    Pull,
    When,
)

CARDS = (
    Card(
        1,
        Side(
            "slip-behind", 14,
            Ability((Move(value=2, jump=True), Attack(value=3, when=(When(TARGET_ALONE, Adds(attack=1)),)))),
            Ability((Move(value=4, jump=True),)),
            (DARK,),
        ),
        Side(
            "out-of-the-dark", 45,
            Ability((
                Attack(
                    value=4, when=(When(UNSEEN, Adds(attack=2)),), consume=(Consume((DARK,), Adds(advantage=True)),)
                ),
            )),
            Ability((Condition(conditions=INVISIBLE, who=SELF), Move(value=2))),
        ),
    ),
    Card(
        1,
        Side(
            "pin-throw", 36,
            Ability((Attack(value=3, range=3), Move(value=2))),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(pierce=3, advantage=True), uses=1)), PERSISTENT),
            (AIR,),
        ),
        Side(
            "handful-of-pins", 20,
            Ability(
                (Attack(value=3, range=3, targets=2, pierce=2, consume=(Consume((AIR,), Adds(conditions=POISON)),)),)
            ),
            Ability((Move(value=4), Attack(value=3, when=(When(TARGET_ALONE, Adds(attack=1)),)))),
            (DARK,),
        ),
    ),
    Card(
        1,
        Side(
            "pocket-of-shadow", 63,
            Ability(
                (
                    Bonus(on="attack", adds=Adds(attack=2), uses=1),
                    ByElement(symbols=(DARK,), actions=(Condition(conditions=INVISIBLE, who=SELF),)),
                ),
                PERSISTENT,
            ),
            Ability((Move(value=2), Pull(value=2, range=3), Attack(value=2))),
        ),
        Side(
            "open-seam", 80,
            Ability((Attack(value=4, conditions=WOUND, when=(When(TARGET_ALONE, Adds(attack=2)),)),)),
            Ability((Move(value=3), Heal(value=2, who=SELF))),
            (AIR,),
        ),
    ),
    Card(
        1,
        Side(
            "nettle-edge", 52,
            Ability((Condition(conditions=POISON), Attack(value=3))),
            Ability((Move(value=2), Bonus(on="attack", adds=Adds(attack=2), uses=1)), PERSISTENT),
        ),
        Side(
            "one-clean-cut", 11,
            Ability(
                (
                    Attack(
                        value=7, consume=(Consume((DARK,), Adds(pierce=2)),), when=(When(UNSEEN, Adds(attack=2)),)
                    ),
                ),
                lost=True,
            ),
            Ability((Move(value=4),)),
        ),
    ),
    Card(
        2,
        Side(
            "already-behind", 9,
            Ability((Move(value=2, jump=True), Attack(value=4, pierce=2, when=(When(TARGET_ALONE, Adds(attack=2)),)))),
            Ability((Move(value=4, jump=True), Attack(value=3))),
            (DARK,),
        ),
        Side(
            "out-of-nowhere", 43,
            Ability((
                Attack(
                    value=5, when=(When(UNSEEN, Adds(attack=2, pierce=2)),),
                    consume=(Consume((DARK,), Adds(advantage=True)),),
                ),
            )),
            Ability((Condition(conditions=INVISIBLE, who=SELF), Move(value=3))),
        ),
        "slip-behind",
    ),
    Card(
        2,
        Side(
            "needle-throw", 34,
            Ability((Attack(value=3, range=4, pierce=2), Move(value=2))),
            Ability(
                (Move(value=4), Bonus(on="attack", adds=Adds(attack=1, pierce=3, advantage=True), uses=1)), PERSISTENT
            ),
            (AIR,),
        ),
        Side(
            "rain-of-needles", 19,
            Ability(
                (Attack(value=3, range=4, targets=2, pierce=2, consume=(Consume((AIR,), Adds(conditions=POISON)),)),)
            ),
            Ability((Move(value=4), Attack(value=4, when=(When(TARGET_ALONE, Adds(attack=1)),)))),
            (DARK,),
        ),
        "pin-throw",
    ),
    Card(
        2,
        Side(
            "cloak-of-shadow", 60,
            Ability(
                (
                    Bonus(on="attack", adds=Adds(attack=2, pierce=3), uses=1),
                    ByElement(symbols=(DARK,), actions=(Condition(conditions=INVISIBLE, who=SELF),)),
                ),
                PERSISTENT,
            ),
            Ability((Move(value=3), Pull(value=3, range=3), Attack(value=4))),
        ),
        Side(
            "torn-seam", 78,
            Ability((Attack(value=5, conditions=WOUND, when=(When(TARGET_ALONE, Adds(attack=2)),)),)),
            Ability((Move(value=4), Heal(value=3, who=SELF), Attack(value=4))),
            (AIR,),
        ),
        "pocket-of-shadow",
    ),
    Card(
        2,
        Side(
            "nightshade-edge", 50,
            Ability((Condition(conditions=POISON, range=2), Attack(value=4))),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2, pierce=2), uses=1)), PERSISTENT),
        ),
        Side(
            "the-last-thread", 8,
            Ability(
                (
                    Attack(
                        value=8, consume=(Consume((DARK,), Adds(pierce=3)),), when=(When(UNSEEN, Adds(attack=2)),)
                    ),
                ),
                lost=True,
            ),
            Ability((Move(value=5),)),
        ),
        "nettle-edge",
    ),
)  # fmt: skip
