"""The Red Guard's ability cards, in the order of their numbers.

Declarations only: the kernel performs them and writes their text. What a `special` does is in `specials.py`.
"""

from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    DARK,
    DISARM,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    LIGHT,
    MUDDLE,
    PERSISTENT,
    ROUND,
    SAME,
    SELF,
    SELF_OR_ALLY,
    STUN,
    WILD,
    WOUND,
    Ability,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    Damage,
    Grant,
    Heal,
    Infuse,
    Loot,
    Move,
    Pull,
    Shield,
    Special,
    When,
)
from undercroft.games.jaws.cards.card import ARC, CONE, Card

CARDS = (
    Card(
        "flaming-sickle-a",
        "A",
        63,
        216,
        Ability((Attack(value=3, range=2),)),
        Ability((Attack(value=2),)),
    ),
    Card(
        "blinding-sickle-a",
        "A",
        87,
        217,
        Ability((Attack(value=2, range=2, conditions=IMMOBILIZE),)),
        Ability((Move(value=4),)),
    ),
    Card(
        "twirling-stabs-a",
        "A",
        38,
        218,
        Ability((Attack(value=2, targets=ALL),)),
        Ability((Attack(value=2),)),
    ),
    Card(
        "shocking-advance-a",
        "A",
        14,
        219,
        Ability((Attack(value=3, conditions=IMMOBILIZE),)),
        Ability((Move(value=3),)),
    ),
    Card(
        "desert-night-a",
        "A",
        90,
        220,
        Ability((Attack(value=3, conditions=MUDDLE),)),
        Ability((Move(value=4),)),
    ),
    Card(
        "shield-spikes-a",
        "A",
        41,
        221,
        Ability((Damage(value=2, targets=2),)),
        Ability((Heal(value=2, range=2, who=SELF_OR_ALLY),)),
    ),
    Card(
        "desert-night-b",
        "B",
        90,
        222,
        Ability((Attack(value=2, reach=2, conditions=DISARM),)),
        Ability((Move(value=6),), lost=True),
    ),
    Card(
        "flaming-sickle-b",
        "B",
        63,
        223,
        Ability((Attack(value=3, range=2, pull=1),)),
        Ability((Loot(value=1),)),
    ),
    Card(
        "swift-strength",
        "1",
        16,
        224,
        Ability((Attack(value=2, range=2, targets=2, pull=1),)),
        Ability(
            (
                Move(value=2, jump=True),
                Shield(value=1),
            ),
            ROUND,
        ),
    ),
    Card(
        "healing-sands",
        "1",
        32,
        225,
        Ability((Heal(value=4, who=SELF),), experience=1),
        Ability(
            (
                Move(value=3),
                Bonus(on="attacked", adds=Adds(disadvantage=True)),
            ),
            ROUND,
        ),
    ),
    Card(
        "shield-spikes",
        "1",
        41,
        226,
        Ability((Bonus(on="attacked", adds=Adds(special="shield_spikes")),), PERSISTENT, lost=True, experience=2),
        Ability((Heal(value=2, range=2, who=SELF_OR_ALLY),), infuse=(FIRE,)),
    ),
    Card(
        "flaming-sickle",
        "1",
        63,
        227,
        Ability((Attack(value=3, range=2, pull=1),), infuse=(FIRE,)),
        Ability(
            (
                Damage(value=1, targets=ALL),
                Loot(value=1),
            ),
            infuse=(FIRE,),
        ),
    ),
    Card(
        "blinding-sickle",
        "1",
        87,
        228,
        Ability((Attack(value=3, range=2, conditions=IMMOBILIZE),), infuse=(LIGHT,)),
        Ability(
            (
                Damage(value=1, targets=ALL),
                Loot(value=1),
            ),
            infuse=(LIGHT,),
        ),
    ),
    Card(
        "twirling-stabs",
        "1",
        38,
        229,
        Ability((Attack(value=2, targets=ALL, consume=(Consume((LIGHT,), Adds(attack=1)),)),), experience=1),
        Ability((Attack(value=2, consume=(Consume((FIRE,), Adds(conditions=WOUND, experience=1)),)),)),
    ),
    Card(
        "flame-shroud",
        "1",
        6,
        230,
        Ability(
            (Bonus(on="approached", actions=(Damage(value=2, who=SAME),), uses=5),),
            PERSISTENT,
            lost=True,
            infuse=(FIRE,),
            slots=(
                0,
                1,
                0,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=4),
                ByElement(symbols=(FIRE,), actions=(Shield(value=1),), experience=1),
            ),
            ROUND,
        ),
    ),
    Card(
        "shocking-advance",
        "1",
        14,
        231,
        Ability(
            (
                Attack(value=3, conditions=IMMOBILIZE),
                ByElement(symbols=(LIGHT,), actions=(Shield(value=1),), experience=1),
            ),
            ROUND,
        ),
        Ability((Move(value=3),), infuse=(LIGHT,)),
    ),
    Card(
        "shield-of-the-desert",
        "1",
        10,
        232,
        Ability(
            (
                Attack(
                    value=3,
                    consume=(
                        Consume((FIRE,), Adds(area=ARC)),
                        Consume((LIGHT,), Adds(attack=1, push=1, experience=1)),
                    ),
                ),
            )
        ),
        Ability(
            (Shield(value=3),),
            ROUND,
            lost=True,
            experience=1,
            infuse=(
                FIRE,
                LIGHT,
            ),
        ),
    ),
    Card(
        "desert-night",
        "1",
        90,
        233,
        Ability(
            (Attack(value=2, reach=2, conditions=DISARM),),
            infuse=(
                ICE,
                DARK,
            ),
        ),
        Ability((Move(value=6, jump=True),), lost=True, experience=1),
    ),
    Card(
        "warrior-of-the-sun",
        "X",
        13,
        234,
        Ability(
            (
                Shield(value=1),
                Condition(conditions=IMMOBILIZE, targets=ALL),
            ),
            ROUND,
            infuse=(LIGHT,),
        ),
        Ability((Attack(value=2, consume=(Consume((LIGHT,), Adds(attack=1, conditions=MUDDLE, experience=1)),)),)),
    ),
    Card(
        "blade-dance",
        "X",
        29,
        235,
        Ability(
            (
                Attack(value=1, range=3, consume=(Consume((FIRE,), Adds(attack=1, pull=2, experience=1)),)),
                Move(value=2),
                Attack(value=1, range=3, consume=(Consume((LIGHT,), Adds(attack=1, pull=2, experience=1)),)),
            )
        ),
        Ability(
            (
                Move(
                    value=4,
                    jump=True,
                    path=True,
                    special="cut_through",
                    consume=(Consume((LIGHT,), Adds(experience=1, special="cut_deeper")),),
                ),
            ),
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "precision-strike",
        "X",
        40,
        236,
        Ability(
            (
                Attack(
                    value=4,
                    consume=(Consume((FIRE,), Adds(advantage=True, experience=1)),),
                    when=(When("target_negative", Adds(attack=3)),),
                ),
            ),
            lost=True,
            experience=1,
        ),
        Ability(
            (
                Move(value=2),
                Pull(value=2, range=3),
            )
        ),
    ),
    Card(
        "harvest-sickle",
        "2",
        52,
        237,
        Ability(
            (Attack(value=4, range=2),),
            infuse=(
                EARTH,
                LIGHT,
            ),
        ),
        Ability((Move(value=5, path=True, special="loot_each_hex"),), lost=True, experience=1),
    ),
    Card(
        "barbaric-instincts",
        "2",
        12,
        238,
        Ability(
            (
                Shield(value=1),
                Pull(value=1, range=2),
                Damage(value=1, targets=ALL),
            ),
            ROUND,
            infuse=(FIRE,),
        ),
        Ability(
            (
                ByElement(symbols=(LIGHT,), actions=(Move(value=2),), experience=1),
                Attack(value=1, conditions=WOUND),
            )
        ),
    ),
    Card(
        "warmth-of-the-sun",
        "3",
        23,
        239,
        Ability(
            (
                Attack(
                    value=3, area=CONE, consume=(Consume((LIGHT,), Adds(attack=1, conditions=MUDDLE, experience=1)),)
                ),
            ),
            lost=True,
            experience=1,
        ),
        Ability((Heal(value=4, range=1, who=SELF_OR_ALLY),), infuse=(LIGHT,)),
    ),
    Card(
        "strangling-chain",
        "3",
        19,
        240,
        Ability(
            (
                Attack(
                    value=3,
                    conditions=IMMOBILIZE,
                    special="strangle",
                    consume=(Consume((FIRE,), Adds(experience=1, special="strangle_harder")),),
                ),
            ),
            ROUND,
        ),
        Ability(
            (
                Move(value=4),
                Condition(conditions=IMMOBILIZE, targets=ALL),
            )
        ),
    ),
    Card(
        "radiant-sickle",
        "4",
        79,
        241,
        Ability(
            (Attack(value=4, range=2, splash=Damage(value=1, targets=ALL, where="beside_target")),), infuse=(LIGHT,)
        ),
        Ability(
            (
                Move(value=2),
                Heal(value=2, range=2, who=SELF_OR_ALLY),
            )
        ),
    ),
    Card(
        "burn-away-the-dark",
        "4",
        31,
        242,
        Ability(
            (Attack(value=1, reach=2, targets=ALL, consume=(Consume((FIRE,), Adds(conditions=WOUND, experience=1)),)),)
        ),
        Ability(
            (
                Move(value=2),
                Condition(conditions=DISARM),
                ByElement(symbols=(ICE,), actions=(Infuse(symbols=(FIRE,)),)),
                ByElement(symbols=(DARK,), actions=(Infuse(symbols=(LIGHT,)),)),
            )
        ),
    ),
    Card(
        "sand-devil",
        "5",
        55,
        244,
        Ability((Special(name="sand_devil"),), PERSISTENT, lost=True, experience=2),
        Ability((Move(value=5),)),
    ),
    Card(
        "fierce-brilliance",
        "6",
        22,
        245,
        Ability(
            (Bonus(on="approached", actions=(Condition(conditions=DISARM, who=SAME),), uses=4),),
            PERSISTENT,
            lost=True,
            infuse=(LIGHT,),
            slots=(
                0,
                1,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=2),
                Damage(value=2, targets=ALL),
            )
        ),
    ),
    Card(
        "flying-sickle",
        "6",
        91,
        246,
        Ability((Attack(value=5, range=4, pull=3),), infuse=(AIR,)),
        Ability(
            (
                Attack(value=2),
                ByElement(symbols=(LIGHT,), actions=(Move(value=2),), experience=1),
                Attack(value=2),
            )
        ),
    ),
    Card(
        "vicious-ballet",
        "7",
        28,
        247,
        Ability(
            (
                Attack(value=3),
                ByElement(symbols=(FIRE,), actions=(Grant(actions=(Attack(value=3),)),), experience=1),
                ByElement(
                    symbols=(LIGHT,),
                    actions=(Grant(where="not_last_target", actions=(Attack(value=3),)),),
                    experience=1,
                ),
            )
        ),
        Ability(
            (
                Damage(value=1),
                Move(value=2),
                Damage(value=1),
                Move(value=2),
                Damage(value=1),
            )
        ),
    ),
    Card(
        "horns-of-the-beast",
        "7",
        8,
        248,
        Ability((Attack(value=4, area=ARC, push=1),), experience=1, infuse=(FIRE,)),
        Ability(
            (
                Move(value=2),
                Shield(value=3),
                ByElement(symbols=(LIGHT,), actions=(Shield(value=1),), experience=1),
            ),
            ROUND,
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "prismatic-sickle",
        "8",
        70,
        249,
        Ability(
            (Attack(value=4, range=3),),
            infuse=(
                WILD,
                WILD,
                WILD,
            ),
        ),
        Ability((Loot(value=2),), infuse=(WILD,)),
    ),
    Card(
        "no-fear",
        "8",
        1,
        250,
        Ability((Bonus(on="attacked", adds=Adds(special="no_fear")),), ROUND),
        Ability(
            (Bonus(on="approached", actions=(Heal(value=3, who=SELF),), uses=5),),
            PERSISTENT,
            lost=True,
            infuse=(LIGHT,),
            slots=(
                0,
                1,
                0,
                0,
                1,
            ),
        ),
    ),
    Card(
        "soaring-shield",
        "9",
        11,
        251,
        Ability(
            (
                Move(value=3, jump=True),
                Attack(value=4, targets=ALL, conditions=STUN),
            ),
            lost=True,
            experience=1,
            infuse=(FIRE,),
        ),
        Ability(
            (
                Move(value=3, jump=True),
                Shield(value=2),
                ByElement(symbols=(AIR,), actions=(Shield(value=1),), experience=1),
            ),
            ROUND,
        ),
    ),
    Card(
        "honorable-fury",
        "9",
        89,
        252,
        Ability(
            (
                Attack(
                    value=5,
                    range=2,
                    consume=(
                        Consume(
                            (FIRE,), Adds(attack=1, range=2, damage=Damage(value=1, targets=ALL, where="beside_target"))
                        ),
                        Consume((LIGHT,), Adds(attack=1, advantage=True, conditions=MUDDLE)),
                    ),
                ),
            )
        ),
        Ability(
            (
                ByElement(symbols=(LIGHT,), actions=(Move(value=3),), experience=1),
                Damage(value=3, targets=ALL),
            )
        ),
    ),
)
