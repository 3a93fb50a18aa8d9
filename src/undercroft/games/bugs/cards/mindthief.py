"""The Mindthief's ability cards: cold teeth and other people's hands; elements ice and dark.

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
    INVISIBLE,
    MUDDLE,
    POISON,
    ROUND,
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
)

CARDS = (
    Card(
        1,
        Side(
            "cold-bite", 19,
            Ability((Attack(value=3, consume=(Consume((DARK,), Adds(conditions=IMMOBILIZE)),)),)),
            Ability((Move(value=3),)),
            (ICE,),
        ),
        Side(
            "borrowed-hands", 68,
            Ability((Control(range=3, actions=(Attack(value=3),)), Attack(value=3, pierce=2))),
            Ability((Move(value=3), Attack(value=3, conditions=MUDDLE))),
        ),
    ),
    Card(
        1,
        Side(
            "gnawing-thought", 49,
            Ability((Attack(value=3, conditions=MUDDLE),)),
            Ability((Move(value=2), Bonus(on="attack", adds=Adds(attack=1))), ROUND),
            (DARK,),
        ),
        Side(
            "shared-headache", 23,
            Ability((Attack(value=4, pierce=2, consume=(Consume((ICE,), Adds(attack=1)),)),)),
            Ability((Damage(value=1, range=2, targets=ALL), Move(value=3))),
        ),
    ),
    Card(
        1,
        Side(
            "tail-lash", 70,
            Ability((Attack(value=3, area=ARC_2, consume=(Consume((DARK,), Adds(conditions=POISON)),)),)),
            Ability((Control(range=3, actions=(Move(value=2),)), Move(value=2))),
        ),
        Side(
            "numbing-stare", 33,
            Ability((Attack(value=3, range=3, pierce=2, conditions=DISARM),)),
            Ability((Move(value=4),)),
            (ICE,),
        ),
    ),
    Card(
        1,
        Side(
            "unseen-whisker", 10,
            Ability((Attack(value=3, pierce=2),)),
            Ability((Move(value=3), ByElement(symbols=(ICE,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
            (DARK,),
        ),
        Side(
            "brittle-mind", 84,
            Ability(
                (Attack(value=6, pierce=2, conditions=IMMOBILIZE, consume=(Consume((ICE,), Adds(attack=1)),)),),
                lost=True,
            ),
            Ability((Heal(value=3, who=SELF),)),
        ),
    ),
    Card(
        2,
        Side(
            "frozen-bite", 17,
            Ability((Attack(value=4, pierce=3, consume=(Consume((DARK,), Adds(conditions=IMMOBILIZE, pierce=1)),)),)),
            Ability((Move(value=4), Attack(value=3))),
            (ICE,),
        ),
        Side(
            "stolen-hands", 65,
            Ability((Control(range=4, actions=(Attack(value=3),)), Attack(value=5, pierce=2))),
            Ability((Move(value=4), Attack(value=4, conditions=MUDDLE))),
        ),
        "cold-bite",
    ),
    Card(
        2,
        Side(
            "gnawing-doubt", 47,
            Ability((Attack(value=4, pierce=2, conditions=MUDDLE),)),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2, pierce=2))), ROUND),
            (DARK,),
        ),
        Side(
            "shared-nightmare", 21,
            Ability((Attack(value=5, pierce=3, consume=(Consume((ICE,), Adds(attack=1)),)),)),
            Ability((Damage(value=2, range=3, targets=ALL), Move(value=4))),
        ),
        "gnawing-thought",
    ),
    Card(
        2,
        Side(
            "tail-whirl", 67,
            Ability((Attack(value=3, area=ARC_2, pierce=2, consume=(Consume((DARK,), Adds(conditions=POISON)),)),)),
            Ability((Control(range=4, actions=(Move(value=3),)), Move(value=3), Attack(value=3))),
        ),
        Side(
            "paralyzing-stare", 31,
            Ability((Attack(value=4, range=3, pierce=2, conditions=DISARM),)),
            Ability((Move(value=5),)),
            (ICE,),
        ),
        "tail-lash",
    ),
    Card(
        2,
        Side(
            "unfelt-whisker", 7,
            Ability((Attack(value=4, pierce=3),)),
            Ability((
                Move(value=4),
                ByElement(symbols=(ICE,), actions=(Condition(conditions=INVISIBLE, who=SELF),)),
                Attack(value=3),
            )),
            (DARK,),
        ),
        Side(
            "shattered-mind", 82,
            Ability(
                (Attack(value=7, pierce=3, conditions=IMMOBILIZE, consume=(Consume((ICE,), Adds(attack=1)),)),),
                lost=True,
            ),
            Ability((Heal(value=3, who=SELF), Attack(value=4), Condition(conditions=STRENGTHEN, who=SELF))),
        ),
        "unseen-whisker",
    ),
)  # fmt: skip
