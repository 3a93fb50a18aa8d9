"""The Spellweaver's ability cards: four elements that feed one another; fire, ice, air and earth.

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
    ROUND,
    SELF,
    STRENGTHEN,
    Ability,
    Adds,
    Attack,
    Condition,
    Consume,
    Damage,
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
            Ability((Attack(value=2, range=3, targets=2, consume=(Consume((AIR,), Adds(attack=1)),)),)),
            Ability((Move(value=3),)),
            (FIRE,),
        ),
        Side(
            "ring-of-embers", 62,
            Ability((Attack(value=4, range=3, pierce=1, consume=(Consume((ICE,), Adds(pierce=2)),)),)),
            Ability((Damage(value=1, range=2, targets=ALL), Move(value=3))),
            (AIR,),
        ),
    ),
    Card(
        1,
        Side(
            "frost-shackle", 41,
            Ability((Attack(value=3, range=3, conditions=IMMOBILIZE),)),
            Ability((Move(value=2), Condition(conditions=MUDDLE, range=3))),
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
            Ability((Attack(value=3, range=2, consume=(Consume((FIRE,), Adds(attack=1, pierce=1)),)),)),
            Ability((Shield(value=2), Retaliate(value=1, range=2)), ROUND),
            (EARTH,),
        ),
        Side(
            "quaking-word", 17,
            Ability((Attack(value=4, range=2, pierce=2, consume=(Consume((EARTH,), Adds(conditions=MUDDLE)),)),)),
            Ability((Move(value=3), Heal(value=3, who=SELF))),
        ),
    ),
    Card(
        1,
        Side(
            "gust-step", 12,
            Ability((Attack(value=3, range=4, push=2),)),
            Ability((Move(value=4, jump=True),)),
            (AIR,),
        ),
        Side(
            "comet-tail", 89,
            Ability((Attack(value=6, range=4, pierce=2, consume=(Consume((ICE,), Adds(attack=1)),)),), lost=True),
            Ability((Recover(count=2),), lost=True, forever=True),
        ),
    ),
    Card(
        2,
        Side(
            "triple-sparks", 26,
            Ability(
                (Attack(value=3, range=3, targets=2, pierce=2, consume=(Consume((AIR,), Adds(attack=1, targets=1)),)),)
            ),
            Ability((Move(value=4), Attack(value=3, range=2))),
            (FIRE,),
        ),
        Side(
            "ring-of-fire", 59,
            Ability((Attack(value=4, range=4, pierce=2, consume=(Consume((ICE,), Adds(pierce=2)),)),)),
            Ability((Damage(value=2, range=2, targets=ALL), Move(value=4), Attack(value=3, range=3))),
            (AIR,),
        ),
        "twin-sparks",
    ),
    Card(
        2,
        Side(
            "glacier-shackle", 39,
            Ability((Attack(value=3, range=4, pierce=2, conditions=IMMOBILIZE),)),
            Ability((Move(value=3), Condition(conditions=MUDDLE, range=3, targets=2))),
            (ICE,),
        ),
        Side(
            "heart-of-the-vortex", 70,
            Ability((Attack(value=4, range=3, area=TRIANGLE, pierce=2, conditions=IMMOBILIZE),)),
            Ability((Pull(value=3, range=4, targets=ALL), Damage(value=3, range=1, targets=ALL))),
        ),
        "frost-shackle",
    ),
    Card(
        2,
        Side(
            "root-and-boulder", 74,
            Ability((Attack(value=3, range=3, pierce=1, consume=(Consume((FIRE,), Adds(attack=1, pierce=2)),)),)),
            Ability((Shield(value=2), Retaliate(value=2, range=2)), ROUND),
            (EARTH,),
        ),
        Side(
            "sundering-word", 15,
            Ability((Attack(value=4, range=3, pierce=3, consume=(Consume((EARTH,), Adds(conditions=MUDDLE)),)),)),
            Ability((Move(value=4), Heal(value=3, who=SELF), Attack(value=4, range=3))),
        ),
        "bark-and-pebble",
    ),
    Card(
        2,
        Side(
            "gale-step", 10,
            Ability((Attack(value=3, range=4, pierce=2, push=2),)),
            Ability((Move(value=4, jump=True), Attack(value=3, range=2), Condition(conditions=STRENGTHEN, who=SELF))),
            (AIR,),
        ),
        Side(
            "falling-star", 87,
            Ability((Attack(value=7, range=4, pierce=3, consume=(Consume((ICE,), Adds(attack=1)),)),), lost=True),
            Ability((Recover(count=2),), lost=True, forever=True),
        ),
        "gust-step",
    ),
)  # fmt: skip
