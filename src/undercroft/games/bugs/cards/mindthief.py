"""The Mindthief's ability cards: other people's hands, feet and doubts, and a cold bite; elements ice and dark.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import ARC_2
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    ALL,
    DARK,
    DISARM,
    ICE,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    POISON,
    SAME,
    SELF,
    STRENGTHEN,
    Ability,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    Control,
    Damage,
    Heal,
    Move,
    Pull,
    Push,
    Retaliate,
)

CARDS = (
    Card(
        1,
        Side(
            "cold-bite", 19,
            Ability((Attack(value=4, consume=(Consume((DARK,), Adds(conditions=IMMOBILIZE)),)),)),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=1, conditions=POISON), uses=1)), PERSISTENT),
            (ICE,),
        ),
        Side(
            "borrowed-hands", 68,
            Ability((Control(range=3, actions=(Attack(value=3),)), Attack(value=4))),
            Ability((Move(value=3), Attack(value=3, conditions=MUDDLE))),
        ),
    ),
    Card(
        1,
        Side(
            "gnawing-thought", 49,
            Ability((Condition(conditions=MUDDLE, range=3), Damage(value=3, range=3, who=SAME))),
            Ability((Move(value=2), Bonus(on="attack", adds=Adds(attack=1, conditions=DISARM), uses=1)), PERSISTENT),
            (DARK,),
        ),
        Side(
            "shared-headache", 23,
            Ability((Damage(value=2, range=3, targets=ALL), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=3), Attack(value=3, range=2, pull=2))),
        ),
    ),
    Card(
        1,
        Side(
            "tail-lash", 70,
            Ability((Attack(value=3, area=ARC_2, consume=(Consume((DARK,), Adds(conditions=POISON)),)),)),
            Ability((Control(range=3, actions=(Move(value=2),)), Move(value=3))),
        ),
        Side(
            "numbing-stare", 33,
            Ability((Condition(conditions=DISARM, range=3), Attack(value=4, range=3))),
            Ability((Move(value=4), Push(value=1))),
            (ICE,),
        ),
    ),
    Card(
        1,
        Side(
            "unseen-whisker", 10,
            Ability((Pull(value=2, range=3), Attack(value=3, conditions=POISON))),
            Ability((
                Move(value=3),
                ByElement(symbols=(ICE,), actions=(Condition(conditions=MUDDLE, range=3, targets=2),)),
            )),
            (DARK,),
        ),
        Side(
            "brittle-mind", 84,
            Ability(
                (Attack(value=6, conditions=IMMOBILIZE, consume=(Consume((ICE,), Adds(attack=2)),)),),
                lost=True,
            ),
            Ability((Retaliate(value=1, range=3, conditions=MUDDLE), Heal(value=3, who=SELF)), PERSISTENT),
        ),
    ),
    Card(
        2,
        Side(
            "frozen-bite", 17,
            Ability((Attack(value=4, pierce=2, consume=(Consume((DARK,), Adds(attack=1, conditions=IMMOBILIZE)),)),)),
            Ability(
                (Move(value=4), Bonus(on="attack", adds=Adds(attack=2, conditions=POISON | MUDDLE), uses=1)),
                PERSISTENT,
            ),
            (ICE,),
        ),
        Side(
            "stolen-hands", 65,
            Ability((Control(range=4, actions=(Attack(value=3, pierce=2),)), Attack(value=5))),
            Ability((Move(value=4), Attack(value=4, conditions=MUDDLE))),
        ),
        "cold-bite",
    ),
    Card(
        2,
        Side(
            "gnawing-doubt", 47,
            Ability((Condition(conditions=MUDDLE | POISON, range=4), Damage(value=3, range=3, who=SAME))),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2, conditions=DISARM), uses=1)), PERSISTENT),
            (DARK,),
        ),
        Side(
            "shared-nightmare", 21,
            Ability((Damage(value=3, range=3, targets=ALL), Damage(value=1, who=SELF, mandatory=True))),
            Ability((Move(value=4), Attack(value=4, range=3, pull=2))),
        ),
        "gnawing-thought",
    ),
    Card(
        2,
        Side(
            "tail-whirl", 67,
            Ability((Attack(value=3, area=ARC_2, pierce=2, consume=(Consume((DARK,), Adds(conditions=POISON)),)),)),
            Ability((Control(range=4, actions=(Move(value=3),)), Move(value=4), Attack(value=3))),
        ),
        Side(
            "paralyzing-stare", 31,
            Ability((Condition(conditions=DISARM | IMMOBILIZE, range=4), Attack(value=4, range=3))),
            Ability((Move(value=5), Push(value=2), Attack(value=3))),
            (ICE,),
        ),
        "tail-lash",
    ),
    Card(
        2,
        Side(
            "unfelt-whisker", 7,
            Ability((Pull(value=3, range=4), Attack(value=4, conditions=POISON))),
            Ability((
                Move(value=4),
                ByElement(symbols=(ICE,), actions=(Condition(conditions=MUDDLE, range=3, targets=3),)),
                Attack(value=3),
            )),
            (DARK,),
        ),
        Side(
            "shattered-mind", 82,
            Ability(
                (Attack(value=7, conditions=IMMOBILIZE, consume=(Consume((ICE,), Adds(attack=2)),)),),
                lost=True,
            ),
            Ability(
                (
                    Retaliate(value=2, range=3, conditions=MUDDLE),
                    Heal(value=3, who=SELF),
                    Condition(conditions=STRENGTHEN, who=SELF),
                ),
                PERSISTENT,
            ),
        ),
        "unseen-whisker",
    ),
)  # fmt: skip
