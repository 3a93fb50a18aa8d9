"""The Tinkerer's ability cards: devices that work at a distance, snares, tonics; elements fire and light.

All of them are ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import TRIANGLE
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    FIRE,
    IMMOBILIZE,
    INVISIBLE,
    LIGHT,
    MUDDLE,
    PERSISTENT,
    SELF,
    STRENGTHEN,
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
    Recover,
)

CARDS = (
    Card(
        1,
        Side(
            "spark-wheel", 24,
            Ability((Attack(value=3, range=2, consume=(Consume((FIRE,), Adds(conditions=WOUND)),)),)),
            Ability((Move(value=3),)),
            (LIGHT,),
        ),
        Side(
            "glue-flask", 48,
            Ability((Attack(value=3, range=3, pierce=2, conditions=IMMOBILIZE),)),
            Ability((Move(value=3), Attack(value=3, conditions=MUDDLE))),
        ),
    ),
    Card(
        1,
        Side(
            "two-barrels", 66,
            Ability((Attack(value=2, range=3, targets=2),)),
            Ability((Heal(value=2, who=SELF), Move(value=2))),
            (FIRE,),
        ),
        Side(
            "spare-parts", 81,
            Ability((Recover(count=2),), lost=True, forever=True),
            Ability((Heal(value=3, who=SELF, consume=(Consume((FIRE,), Adds(heal=1)),)),)),
            (LIGHT,),
        ),
    ),
    Card(
        1,
        Side(
            "tripwire", 37,
            Ability((Attack(value=3, range=3, pierce=2),)),
            Ability((Move(value=2), Condition(conditions=IMMOBILIZE, range=3, targets=2))),
        ),
        Side(
            "clockwork-decoy", 15,
            Ability((Attack(value=3, range=4, pierce=1, consume=(Consume((LIGHT,), Adds(attack=1, pierce=1)),)),)),
            Ability((Move(value=4), ByElement(symbols=(LIGHT,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
            (FIRE,),
        ),
    ),
    Card(
        1,
        Side(
            "scattered-tacks", 53,
            Ability((Attack(value=3, range=2, area=TRIANGLE, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=3, jump=True),)),
            (FIRE,),
        ),
        Side(
            "matchbox-bomb", 71,
            Ability((Attack(value=5, range=3, area=TRIANGLE, pierce=2),), lost=True),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2), uses=1)), PERSISTENT),
        ),
    ),
    Card(
        2,
        Side(
            "flint-cannon", 22,
            Ability((Attack(value=3, range=4, pierce=2, consume=(Consume((FIRE,), Adds(conditions=WOUND)),)),)),
            Ability((Move(value=4), Attack(value=3, range=3, pierce=2))),
            (LIGHT,),
        ),
        Side(
            "resin-trap", 46,
            Ability((Attack(value=4, range=3, pierce=3, conditions=IMMOBILIZE),)),
            Ability((Move(value=4), Attack(value=4, pierce=2, conditions=MUDDLE))),
        ),
        "spark-wheel",
    ),
    Card(
        2,
        Side(
            "four-barrels", 64,
            Ability((Attack(value=3, range=3, targets=3, pierce=1),)),
            Ability((Heal(value=2, who=SELF), Move(value=3), Attack(value=3, range=3, pierce=1))),
            (FIRE,),
        ),
        Side(
            "rebuilt-from-scrap", 79,
            Ability((Recover(count=2), Condition(conditions=STRENGTHEN, who=SELF)), lost=True, forever=True),
            Ability((
                Heal(value=3, who=SELF, consume=(Consume((FIRE,), Adds(heal=2)),)),
                Attack(value=4, range=3, pierce=2),
            )),
            (LIGHT,),
        ),
        "two-barrels",
    ),
    Card(
        2,
        Side(
            "razor-wire", 35,
            Ability((Attack(value=3, range=3, pierce=3),)),
            Ability((Move(value=3), Condition(conditions=IMMOBILIZE, range=3, targets=3))),
        ),
        Side(
            "clockwork-double", 13,
            Ability((Attack(value=4, range=4, pierce=2, consume=(Consume((LIGHT,), Adds(attack=1, pierce=2)),)),)),
            Ability((
                Move(value=5),
                ByElement(symbols=(LIGHT,), actions=(Condition(conditions=INVISIBLE, who=SELF),)),
                Attack(value=4, range=3),
            )),
            (FIRE,),
        ),
        "tripwire",
    ),
    Card(
        2,
        Side(
            "bucket-of-nails", 51,
            Ability((Attack(value=3, range=3, area=TRIANGLE, pierce=2, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=4, jump=True), Attack(value=3, range=2, pierce=1))),
            (FIRE,),
        ),
        Side(
            "powder-barrel", 69,
            Ability((Attack(value=6, range=3, area=TRIANGLE, pierce=3),), lost=True),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2, pierce=3), uses=1)), PERSISTENT),
        ),
        "scattered-tacks",
    ),
)  # fmt: skip
