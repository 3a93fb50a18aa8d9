"""The Voidwarden's ability cards, in the order of their numbers.

Declarations only: the kernel performs them and writes their text. What a `special` does is in `specials.py`.
"""

from undercroft.games.haven.verbs import (
    ALL,
    ALLY,
    BLESS,
    CURSE,
    DARK,
    DISARM,
    EARTH,
    FIRE,
    ICE,
    IMMOBILIZE,
    MUDDLE,
    OTHERS,
    PERSISTENT,
    POISON,
    ROUND,
    SAME,
    SELF,
    SELF_AND_ALLIES,
    SELF_OR_ALLY,
    STRENGTHEN,
    STUN,
    WOUND,
    Ability,
    Adds,
    Attack,
    Bonus,
    ByElement,
    Condition,
    Consume,
    Control,
    Damage,
    Experience,
    Grant,
    Heal,
    Loot,
    Move,
    Shield,
    Special,
)
from undercroft.games.jaws.cards.card import Card

CARDS = (
    Card(
        "black-boon-a",
        "A",
        43,
        143,
        Ability((Heal(value=3, range=3, who=SELF_OR_ALLY),)),
        Ability((Move(value=4),)),
    ),
    Card(
        "turn-out-the-lights-a",
        "A",
        49,
        144,
        Ability((Attack(value=3, range=3),)),
        Ability((Control(range=3, actions=(Attack(value=2),)),)),
    ),
    Card(
        "wicked-scratch-a",
        "A",
        68,
        145,
        Ability((Grant(range=2, actions=(Attack(value=4),)),)),
        Ability(
            (
                Move(value=2),
                Condition(conditions=STRENGTHEN, range=3, who=SELF_OR_ALLY),
            )
        ),
    ),
    Card(
        "suggestion-a",
        "A",
        23,
        146,
        Ability((Control(range=3, actions=(Attack(value=3),)),)),
        Ability(
            (
                Move(value=3),
                Condition(conditions=MUDDLE, range=3),
            )
        ),
    ),
    Card(
        "gift-of-the-void-a",
        "A",
        89,
        147,
        Ability((Grant(range=3, actions=(Attack(value=2, range=3),)),)),
        Ability((Heal(value=2, range=3, who=SELF_OR_ALLY),)),
    ),
    Card(
        "lure-of-the-void-a",
        "A",
        67,
        148,
        Ability((Condition(conditions=STUN, range=3),)),
        Ability((Grant(range=3, actions=(Attack(value=3),), then=(Damage(value=1, who=SAME, mandatory=True),)),)),
    ),
    Card(
        "lure-of-the-void-b",
        "B",
        67,
        149,
        Ability(
            (
                Condition(conditions=DISARM, range=3),
                Control(who=SAME, actions=(Move(value=2),)),
            )
        ),
        Ability(
            (Grant(range=3, actions=(Attack(value=6),), then=(Damage(value=2, who=SAME, mandatory=True),)),), lost=True
        ),
    ),
    Card(
        "wicked-scratch-b",
        "B",
        68,
        150,
        Ability((Grant(range=2, actions=(Attack(value=4),)),)),
        Ability(
            (
                Loot(value=1),
                Condition(conditions=STRENGTHEN, range=3, who=SELF_OR_ALLY),
            )
        ),
    ),
    Card(
        "signs-of-the-void",
        "1",
        15,
        151,
        Ability(
            (
                Grant(range=3, actions=(Shield(value=1),)),
                Grant(who=SAME, actions=(Move(value=2),)),
            ),
            ROUND,
        ),
        Ability(
            (Bonus(on="turn_start", actions=(Condition(conditions=CURSE, range=2),), uses=5),),
            PERSISTENT,
            lost=True,
            slots=(
                0,
                0,
                1,
                0,
                1,
            ),
        ),
    ),
    Card(
        "close-to-the-abyss",
        "1",
        72,
        152,
        Ability((Heal(value=2, range=2, targets=2, who=SELF_OR_ALLY, special="bless_cured"),)),
        Ability((Control(range=3, targets=ALL, actions=(Move(value=1),)),)),
    ),
    Card(
        "gift-of-the-void",
        "1",
        89,
        153,
        Ability(
            (
                Condition(conditions=POISON, range=3),
                Grant(
                    aim="last_enemy",
                    actions=(Attack(value=3, range=4),),
                    then=(Damage(value=2, who=SAME, mandatory=True),),
                ),
            ),
            infuse=(DARK,),
        ),
        Ability((Heal(value=2, range=3, who=SELF_OR_ALLY),)),
    ),
    Card(
        "black-boon",
        "1",
        43,
        154,
        Ability((Heal(value=5, range=3, who=SELF_OR_ALLY, conditions=POISON),), infuse=(DARK,)),
        Ability(
            (
                Move(value=2),
                Grant(range=3, actions=(Move(value=2),)),
            )
        ),
    ),
    Card(
        "freeze-the-soul",
        "1",
        58,
        155,
        Ability(
            (
                Attack(
                    value=3,
                    conditions=POISON,
                    consume=(Consume((ICE,), Adds(attack=1, conditions=MUDDLE, experience=1)),),
                ),
            )
        ),
        Ability(
            (
                Condition(conditions=STUN, range=3),
                Condition(conditions=CURSE, who=SELF, mandatory=True, consume=(Consume((DARK,), cancels=True),)),
            )
        ),
    ),
    Card(
        "wicked-scratch",
        "1",
        68,
        156,
        Ability((Grant(range=2, actions=(Attack(value=3),)),), experience=1, infuse=(DARK,)),
        Ability(
            (
                Loot(value=1),
                Condition(conditions=STRENGTHEN, range=3, who=SELF_OR_ALLY),
            )
        ),
    ),
    Card(
        "turn-out-the-lights",
        "1",
        49,
        157,
        Ability(
            (Attack(value=2, range=3, consume=(Consume((DARK,), Adds(attack=1, conditions=CURSE, experience=1)),)),)
        ),
        Ability(
            (
                Control(
                    range=3,
                    actions=(Attack(value=3, range=3),),
                    then=(Damage(value="damage_dealt", who=SAME, mandatory=True),),
                ),
            ),
            lost=True,
            experience=1,
            infuse=(ICE,),
        ),
    ),
    Card(
        "lure-of-the-void",
        "1",
        67,
        158,
        Ability(
            (
                Condition(conditions=DISARM, range=3),
                Control(who=SAME, actions=(Move(value=1, consume=(Consume((DARK,), Adds(move=2, experience=1)),)),)),
            )
        ),
        Ability(
            (
                Grant(
                    range=3,
                    actions=(Attack(value=5, consume=(Consume((DARK,), Adds(attack=2, experience=1)),)),),
                    then=(
                        Experience(value=1),
                        Damage(value=2, who=SAME, mandatory=True),
                    ),
                ),
            ),
            lost=True,
        ),
    ),
    Card(
        "grasp-of-doom",
        "1",
        36,
        159,
        Ability(
            (Attack(value=2, conditions=POISON | WOUND | CURSE | STUN),),
            lost=True,
            experience=2,
            infuse=(
                ICE,
                DARK,
            ),
        ),
        Ability((Move(value=3, consume=(Consume((DARK,), Adds(move=2)),)),)),
    ),
    Card(
        "master-influence",
        "1",
        83,
        160,
        Ability(
            (Bonus(on="grant", adds=Adds(advantage=True, special="master_influence")),),
            PERSISTENT,
            lost=True,
            experience=2,
        ),
        Ability(
            (
                Condition(conditions=BLESS, range=2, who=SELF_OR_ALLY),
                Condition(conditions=POISON, range=2),
            ),
            infuse=(ICE,),
        ),
    ),
    Card(
        "suggestion",
        "1",
        23,
        161,
        Ability(
            (
                Control(range=4, actions=(Move(value=3), Attack(value=3))),
                ByElement(symbols=(ICE,), actions=(Condition(conditions=STUN, who=SAME, mandatory=True),)),
            ),
            lost=True,
            experience=2,
        ),
        Ability(
            (
                Move(value=3),
                ByElement(symbols=(DARK,), actions=(Condition(conditions=CURSE, range=3),)),
            )
        ),
    ),
    Card(
        "resigned-frenzy",
        "X",
        26,
        162,
        Ability((Control(range=3, targets=ALL, actions=(Attack(value=2),)),), lost=True, experience=2),
        Ability((Move(value=4, consume=(Consume((DARK,), Adds(move=-1, actions=(Attack(value=2),), experience=1)),)),)),
    ),
    Card(
        "cold-embrace",
        "X",
        71,
        163,
        Ability(
            (
                Condition(
                    conditions=CURSE,
                    range=3,
                    targets=3,
                    consume=(Consume((DARK,), Adds(range=1, targets=1, experience=1)),),
                ),
            ),
            lost=True,
            experience=1,
        ),
        Ability(
            (
                ByElement(symbols=(ICE,), actions=(Move(value=3),)),
                Damage(value=1, targets=ALL, who=ALLY, mandatory=True),
                Condition(conditions=BLESS, targets=ALL, who=ALLY),
            )
        ),
    ),
    Card(
        "sap-warmth",
        "X",
        59,
        164,
        Ability(
            (
                Condition(conditions=POISON, range=3),
                Bonus(on="ally_attacked_poisoned", actions=(Heal(value=1, who=SAME),), uses=3),
            ),
            PERSISTENT,
            infuse=(DARK,),
            slots=(
                0,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=2),
                Heal(value=3, range=2, targets=ALL, who=SELF_AND_ALLIES),
            ),
            lost=True,
            experience=1,
            infuse=(ICE,),
        ),
    ),
    Card(
        "give-and-take",
        "2",
        21,
        165,
        Ability(
            (
                Condition(conditions=POISON, range=2, who=SELF_OR_ALLY, mandatory=True),
                Condition(conditions=BLESS | STRENGTHEN, range=3, who=ALLY, where="not_last_target"),
            ),
            infuse=(DARK,),
        ),
        Ability(
            (Move(value=4, jump=True, path=True, through=Adds(conditions=CURSE)),),
            lost=True,
            experience=1,
            infuse=(
                FIRE,
                ICE,
            ),
        ),
    ),
    Card(
        "crushing-cold",
        "2",
        86,
        166,
        Ability(
            (
                Grant(
                    range=3,
                    actions=(
                        Attack(value=4, targets=2, consume=(Consume((ICE,), Adds(conditions=MUDDLE, experience=1)),)),
                    ),
                ),
            ),
            lost=True,
            experience=1,
        ),
        Ability(
            (
                Move(value=3),
                Condition(conditions=MUDDLE, range=3),
            ),
            infuse=(ICE,),
        ),
    ),
    Card(
        "taunting-fate",
        "3",
        13,
        167,
        Ability(
            (
                Heal(value=6, range=2, who=SELF_OR_ALLY),
                Special(name="bless_monsters"),
            ),
            experience=1,
        ),
        Ability(
            (
                Bonus(on="grant", adds=Adds(attack=1), uses=1),
                ByElement(symbols=(ICE,), actions=(Bonus(on="grant", adds=Adds(attack=1), uses=1),)),
                Bonus(on="attacked", adds=Adds(attack=2), keep=True),
            ),
            ROUND,
        ),
    ),
    Card(
        "commanding-presence",
        "3",
        75,
        168,
        Ability(
            (Bonus(on="turn_start", actions=(Grant(range=3, actions=(Attack(value=2),)),), uses=5),),
            PERSISTENT,
            lost=True,
            slots=(
                0,
                0,
                1,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=4),
                Condition(conditions=CURSE, who=SELF, mandatory=True, consume=(Consume((DARK,), cancels=True),)),
                Grant(range=3, actions=(Move(value=3),)),
            )
        ),
    ),
    Card(
        "savage-instinct",
        "4",
        51,
        169,
        Ability(
            (
                Control(
                    range=3,
                    actions=(Attack(value=3, targets=ALL),),
                    then=(Damage(value="targets_attacked", who=SAME, mandatory=True),),
                ),
            ),
            lost=True,
            experience=2,
        ),
        Ability(
            (
                Heal(
                    value=3,
                    range=3,
                    who=SELF_OR_ALLY,
                    conditions=STRENGTHEN | POISON,
                    consume=(Consume((ICE,), Adds(conditions=BLESS)),),
                ),
            )
        ),
    ),
    Card(
        "the-last-journey",
        "4",
        38,
        170,
        Ability((Attack(value=4, range=3, conditions=CURSE),), infuse=(DARK,)),
        Ability(
            (
                Move(value=4),
                Control(actions=(Move(value=3),), then=(Condition(conditions=IMMOBILIZE, who=SAME, mandatory=True),)),
            ),
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "stand-fast",
        "5",
        90,
        172,
        Ability((Special(name="ward"),), PERSISTENT, lost=True, experience=2, infuse=(EARTH,)),
        Ability((Grant(range=3, who=OTHERS, aim="named", actions=(Attack(value=3, range=3),)),)),
    ),
    Card(
        "withering-conviction",
        "6",
        44,
        173,
        Ability((Grant(range=2, targets=2, price=2, actions=(Attack(value=6, range=3),)),), lost=True, experience=2),
        Ability(
            (
                Condition(conditions=CURSE, who=SELF, mandatory=True, consume=(Consume((DARK,), cancels=True),)),
                Condition(conditions=CURSE, range=4, targets=2),
            )
        ),
    ),
    Card(
        "surge-of-power",
        "6",
        81,
        174,
        Ability(
            (Heal(value=99, range=3, who=ALLY, then=(Condition(conditions=MUDDLE, who=SAME, mandatory=True),)),),
            lost=True,
            experience=2,
            infuse=(DARK,),
        ),
        Ability(
            (Bonus(on="cured", actions=(Condition(conditions=STRENGTHEN, who=SAME),)),),
            PERSISTENT,
            lost=True,
            experience=2,
        ),
    ),
    Card(
        "hateful-blast",
        "7",
        29,
        175,
        Ability(
            (
                Attack(
                    value=5,
                    range=3,
                    conditions=MUDDLE,
                    consume=(Consume((DARK,), Adds(conditions=WOUND, experience=1)),),
                ),
            )
        ),
        Ability(
            (
                Control(
                    range=3,
                    actions=(
                        Attack(
                            value=2, range=2, targets=3, conditions=WOUND, consume=(Consume((DARK,), Adds(range=1)),)
                        ),
                    ),
                ),
            ),
            lost=True,
            experience=2,
        ),
    ),
    Card(
        "spirit-hunger",
        "7",
        68,
        176,
        Ability(
            (
                Grant(
                    range=2,
                    actions=(Attack(value=5),),
                    then=(Grant(who=SAME, actions=(Heal(value="damage_dealt", who=SELF_OR_ALLY),)),),
                ),
            ),
            lost=True,
            experience=2,
        ),
        Ability(
            (
                Move(value=4),
                Heal(value=2, range=2, who=SELF_OR_ALLY, consume=(Consume((ICE,), Adds(heal=1, range=1)),)),
            )
        ),
    ),
    Card(
        "lull-into-oblivion",
        "8",
        11,
        177,
        Ability((Condition(conditions=STUN | CURSE, range=3, targets=2, special="lull"),), ROUND, infuse=(DARK,)),
        Ability(
            (
                Grant(
                    range=2,
                    targets=ALL,
                    who=SELF_AND_ALLIES,
                    actions=(Move(value=3, consume=(Consume((DARK,), Adds(move=1, experience=1)),)),),
                ),
            )
        ),
    ),
    Card(
        "empowered-link",
        "8",
        59,
        178,
        Ability(
            (Bonus(on="heal", adds=Adds(targets=1), uses=3),),
            PERSISTENT,
            lost=True,
            slots=(
                1,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=2),
                Condition(conditions=BLESS, targets=ALL, who=SELF_AND_ALLIES),
            ),
            infuse=(ICE,),
        ),
    ),
    Card(
        "eye-of-the-void",
        "9",
        19,
        179,
        Ability(
            (
                Condition(conditions=POISON, range=4),
                Special(name="eye_of_the_void", value=2),
            ),
            lost=True,
            experience=2,
            infuse=(DARK,),
        ),
        Ability(
            (
                Move(value=2),
                Damage(value=1, range=3, targets=ALL, who=OTHERS, mandatory=True),
                Condition(conditions=STRENGTHEN, range=3, targets=ALL, who=ALLY),
            )
        ),
    ),
    Card(
        "possessed-by-fate",
        "9",
        66,
        180,
        Ability(
            (
                Attack(
                    value=2,
                    range=2,
                    targets=3,
                    conditions=POISON | WOUND,
                    consume=(Consume((DARK,), Adds(conditions=CURSE, experience=1)),),
                ),
            )
        ),
        Ability(
            (
                Grant(
                    range=3,
                    actions=(
                        Attack(value=8, range=3, consume=(Consume((ICE,), Adds(conditions=STUN, experience=1)),)),
                    ),
                    then=(
                        Experience(value=1),
                        Condition(conditions=POISON, who=SAME, mandatory=True),
                    ),
                ),
            ),
            lost=True,
        ),
    ),
)
