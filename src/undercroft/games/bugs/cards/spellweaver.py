"""The Spellweaver's ability cards: what stays in the air feeds what is thrown; fire, ice, air and earth.

The bottom of Freezing Vortex begins with the one published line of a card of that name, whose character is not known;
everything else is ours.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.areas import TRIANGLE
from undercroft.games.bugs.cards.kinds import Card, Side
from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    SELF,
    STRENGTHEN,
    Ability,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    Damage,
    Flying,
    Heal,
    Move,
    Pull,
    Recover,
    Retaliate,
    Shield,
)

CARDS = (
    Card(
        1,
        Side(
            "twin-sparks", 25,
            Ability((Attack(value=2, range=3, targets=2, consume=(Consume((AIR,), Adds(attack=1, pierce=2)),)),)),
            Ability((Move(value=3), Bonus(on="attack", adds=Adds(attack=1), uses=1)), PERSISTENT),
            (FIRE,),
        ),
        Side(
            "ring-of-embers", 62,
            Ability((
                Damage(value=1, range=2, targets=ALL),
                Attack(value=3, range=3, consume=(Consume((FIRE,), Adds(attack=1, pierce=2)),)),
            )),
            Ability((Move(value=3), Retaliate(value=2)), PERSISTENT),
            (AIR,),
        ),
    ),
    Card(
        1,
        Side(
            "frost-shackle", 41,
            Ability((Condition(conditions=IMMOBILIZE, range=3, targets=2), Damage(value=3, range=2))),
            Ability((Move(value=3), Condition(conditions=MUDDLE, range=3))),
            (ICE,),
        ),
        Side(
            "freezing-vortex", 73,
            Ability((Attack(value=3, range=3, area=TRIANGLE, pierce=2, conditions=IMMOBILIZE),)),
            Ability((Pull(value=3, range=4, targets=ALL), Damage(value=2, range=1, targets=ALL))),
        ),
    ),
    Card(
        1,
        Side(
            "bark-and-pebble", 77,
            Ability((
                Attack(
                    value=3, range=2,
                    consume=(Consume((FIRE,), Adds(attack=2)), Consume((ICE,), Adds(pierce=2, conditions=IMMOBILIZE))),
                ),
            )),
            Ability((Shield(value=1), Retaliate(value=1, range=2)), PERSISTENT),
            (EARTH,),
        ),
        Side(
            "quaking-word", 17,
            Ability((
                Attack(value=4, range=2, pierce=2),
                ByElement(symbols=(EARTH,), actions=(Damage(value=2, range=2, targets=ALL),)),
            )),
            Ability((Heal(value=2, who=SELF), Move(value=4))),
        ),
    ),
    Card(
        1,
        Side(
            "gust-step", 12,
            Ability((Move(value=2, jump=True), Attack(value=3, range=3, pierce=2, push=2))),
            Ability((Flying(), Move(value=4)), PERSISTENT),
            (AIR,),
        ),
        Side(
            "comet-tail", 89,
            Ability((
                Attack(
                    value=4, range=4, consume=(Consume((ICE,), Adds(pierce=2)), Consume((FIRE,), Adds(attack=1)))
                ),
            )),
            Ability((Recover(count=2),), lost=True, forever=True),
        ),
    ),
    Card(
        2,
        Side(
            "triple-sparks", 26,
            Ability((
                Attack(value=3, range=3, targets=2, consume=(Consume((AIR,), Adds(attack=1, pierce=2, targets=1)),)),
            )),
            Ability((Move(value=4), Bonus(on="attack", adds=Adds(attack=2, pierce=1), uses=1)), PERSISTENT),
            (FIRE,),
        ),
        Side(
            "ring-of-fire", 59,
            Ability((
                Damage(value=1, range=3, targets=ALL),
                Attack(value=4, range=4, consume=(Consume((FIRE,), Adds(attack=1, pierce=3)),)),
            )),
            Ability((Move(value=4), Retaliate(value=3)), PERSISTENT),
            (AIR,),
        ),
        "twin-sparks",
    ),
    Card(
        2,
        Side(
            "glacier-shackle", 39,
            Ability((Condition(conditions=IMMOBILIZE, range=4, targets=3), Damage(value=3, range=3))),
            Ability((Move(value=3), Condition(conditions=MUDDLE, range=3, targets=2), Attack(value=2, range=3))),
            (ICE,),
        ),
        Side(
            "heart-of-the-vortex", 70,
            Ability((Attack(value=4, range=3, area=TRIANGLE, pierce=3, conditions=IMMOBILIZE),)),
            Ability((Pull(value=3, range=4, targets=ALL), Damage(value=3, range=1, targets=ALL))),
        ),
        "frost-shackle",
    ),
    Card(
        2,
        Side(
            "root-and-boulder", 74,
            Ability((
                Attack(
                    value=3, range=3,
                    consume=(Consume((FIRE,), Adds(attack=3)), Consume((ICE,), Adds(pierce=3, conditions=IMMOBILIZE))),
                ),
            )),
            Ability((Shield(value=2), Retaliate(value=1, range=2)), PERSISTENT),
            (EARTH,),
        ),
        Side(
            "sundering-word", 15,
            Ability((
                Attack(value=4, range=3, pierce=3, conditions=MUDDLE),
                ByElement(symbols=(EARTH,), actions=(Damage(value=3, range=3, targets=ALL),)),
            )),
            Ability((Heal(value=3, who=SELF), Move(value=4), Attack(value=3, range=3))),
        ),
        "bark-and-pebble",
    ),
    Card(
        2,
        Side(
            "gale-step", 10,
            Ability((Move(value=3, jump=True), Attack(value=3, range=4, pierce=3, push=2))),
            Ability((Flying(), Move(value=4), Condition(conditions=STRENGTHEN, who=SELF)), PERSISTENT),
            (AIR,),
        ),
        Side(
            "falling-star", 87,
            Ability((
                Attack(
                    value=4, range=4, pierce=2,
                    consume=(Consume((ICE,), Adds(pierce=2)), Consume((FIRE,), Adds(attack=2))),
                ),
            )),
            Ability((Recover(count=2), Heal(value=3, who=SELF)), lost=True, forever=True),
        ),
        "gust-step",
    ),
)  # fmt: skip
