"""The Tinkerer's ability cards: contraptions that go on working, snares, tonics; elements fire and light.

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
    Control,
    Heal,
    Move,
    Recover,
    Retaliate,
    Shield,
)

CARDS = (
    Card(
        1,
        Side(
            "spark-wheel", 24,
            Ability(
                (
                    Retaliate(value=1, range=2),
                    Attack(value=2, range=3, consume=(Consume((FIRE,), Adds(conditions=WOUND)),)),
                ),
                PERSISTENT,
            ),
            Ability((Move(value=3),)),
            (LIGHT,),
        ),
        Side(
            "glue-flask", 48,
            Ability((Attack(value=3, range=3, conditions=IMMOBILIZE),)),
            Ability((Move(value=3), Condition(conditions=MUDDLE, range=2, targets=2))),
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
            Ability((Shield(value=1), Heal(value=2, who=SELF, consume=(Consume((FIRE,), Adds(heal=1)),))), PERSISTENT),
            (LIGHT,),
        ),
    ),
    Card(
        1,
        Side(
            "tripwire", 37,
            Ability((Condition(conditions=IMMOBILIZE, range=3, targets=2), Attack(value=2, range=3))),
            Ability((Move(value=2), Retaliate(value=1, conditions=IMMOBILIZE)), PERSISTENT),
        ),
        Side(
            "clockwork-decoy", 15,
            Ability((
                Control(range=4, actions=(Move(value=2),)),
                Attack(value=3, range=4, consume=(Consume((LIGHT,), Adds(attack=1)),)),
            )),
            Ability((Move(value=4), ByElement(symbols=(LIGHT,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
            (FIRE,),
        ),
    ),
    Card(
        1,
        Side(
            "scattered-tacks", 53,
            Ability((Attack(value=3, range=2, area=TRIANGLE, consume=(Consume((LIGHT,), Adds(attack=1)),)),)),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=1, conditions=WOUND), uses=1)), PERSISTENT),
            (FIRE,),
        ),
        Side(
            "matchbox-bomb", 71,
            Ability((Attack(value=6, range=3, area=TRIANGLE),), lost=True),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=2, pierce=1), uses=1)), PERSISTENT),
        ),
    ),
    Card(
        2,
        Side(
            "flint-cannon", 22,
            Ability(
                (
                    Retaliate(value=2, range=3),
                    Attack(value=3, range=4, consume=(Consume((FIRE,), Adds(attack=1, conditions=WOUND)),)),
                ),
                PERSISTENT,
            ),
            Ability((Move(value=4), Attack(value=3, range=3))),
            (LIGHT,),
        ),
        Side(
            "resin-trap", 46,
            Ability((Attack(value=4, range=4, pierce=2, conditions=IMMOBILIZE),)),
            Ability((Move(value=4), Condition(conditions=MUDDLE, range=3, targets=2), Attack(value=3, range=2))),
        ),
        "spark-wheel",
    ),
    Card(
        2,
        Side(
            "four-barrels", 64,
            Ability((Attack(value=3, range=3, targets=3),)),
            Ability((Heal(value=2, who=SELF), Move(value=3), Attack(value=3, range=3))),
            (FIRE,),
        ),
        Side(
            "rebuilt-from-scrap", 79,
            Ability((Recover(count=2), Condition(conditions=STRENGTHEN, who=SELF)), lost=True, forever=True),
            Ability(
                (
                    Shield(value=2),
                    Heal(value=2, who=SELF, consume=(Consume((FIRE,), Adds(heal=2)),)),
                    Attack(value=3, range=3),
                ),
                PERSISTENT,
            ),
            (LIGHT,),
        ),
        "two-barrels",
    ),
    Card(
        2,
        Side(
            "razor-wire", 35,
            Ability((Condition(conditions=IMMOBILIZE, range=3, targets=3), Attack(value=3, range=3, pierce=2))),
            Ability((Move(value=3), Retaliate(value=2, conditions=IMMOBILIZE)), PERSISTENT),
        ),
        Side(
            "clockwork-double", 13,
            Ability((
                Control(range=4, actions=(Move(value=3),)),
                Attack(value=4, range=4, consume=(Consume((LIGHT,), Adds(attack=1, pierce=1)),)),
            )),
            Ability((Move(value=5), ByElement(symbols=(LIGHT,), actions=(Condition(conditions=INVISIBLE, who=SELF),)))),
            (FIRE,),
        ),
        "tripwire",
    ),
    Card(
        2,
        Side(
            "bucket-of-nails", 51,
            Ability((
                Attack(value=3, range=3, area=TRIANGLE, consume=(Consume((LIGHT,), Adds(attack=1, conditions=WOUND)),)),
            )),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2, conditions=WOUND), uses=1)), PERSISTENT),
            (FIRE,),
        ),
        Side(
            "powder-barrel", 69,
            Ability((Attack(value=7, range=4, area=TRIANGLE),), lost=True),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2, pierce=3), uses=1)), PERSISTENT),
        ),
        "scattered-tacks",
    ),
)  # fmt: skip
