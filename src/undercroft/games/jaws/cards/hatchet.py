"""The Hatchet's ability cards, in the order of their numbers.

Declarations only: the kernel performs them and writes their text. What a `special` does is in `specials.py`.
"""

from undercroft.games.haven.verbs import (
    AIR,
    ALL,
    ALLY,
    BLESS,
    DARK,
    EARTH,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    ROUND,
    SAME,
    SELF,
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
    Damage,
    Heal,
    If,
    Loot,
    Move,
    Push,
    Shield,
    Special,
    When,
)
from undercroft.games.jaws.cards.card import ARC, TURN, Card

CARDS = (
    Card(
        "stopping-power-a",
        "A",
        35,
        2,
        Ability((Attack(value=3, range=3),)),
        Ability(
            (
                Condition(conditions=IMMOBILIZE),
                Move(value=3),
            )
        ),
    ),
    Card(
        "double-throw-a",
        "A",
        64,
        3,
        Ability((Attack(value=2, range=3, targets=2),)),
        Ability((Bonus(on="attack", adds=Adds(attack=1)),), TURN),
    ),
    Card(
        "disorienting-barrage-a",
        "A",
        51,
        4,
        Ability((Attack(value=1, range=3, targets=3, conditions=MUDDLE),)),
        Ability(
            (
                Move(value=2),
                Damage(value=1, targets=ALL),
            )
        ),
    ),
    Card(
        "second-wind-a",
        "A",
        18,
        5,
        Ability((Heal(value=3, who=SELF),)),
        Ability((Move(value=5),)),
    ),
    Card(
        "center-mass-a",
        "A",
        24,
        6,
        Ability((Attack(value=3, range=3),)),
        Ability((Move(value=3),)),
    ),
    Card(
        "close-cuts-a",
        "A",
        25,
        7,
        Ability((Attack(value=3),)),
        Ability((Move(value=4),)),
    ),
    Card(
        "center-mass-b",
        "B",
        24,
        8,
        Ability((Attack(value=3, range=3),)),
        Ability(
            (
                Move(value=3),
                Push(value=2),
            )
        ),
    ),
    Card(
        "close-cuts-b",
        "B",
        25,
        9,
        Ability((Attack(value=3, area=ARC),)),
        Ability(
            (
                Move(value=4),
                Loot(value=1),
            ),
            lost=True,
        ),
    ),
    Card(
        "the-favorite",
        "1",
        17,
        10,
        Ability((Special(name="favorite"),), PERSISTENT, lost=True, experience=2),
        Ability(
            (
                Condition(conditions=WOUND),
                Move(value=3, jump=True),
            )
        ),
    ),
    Card(
        "retrieval",
        "1",
        46,
        11,
        Ability((Attack(value=2, special="retrieve"),)),
        Ability(
            (
                Move(value=1),
                Loot(value=1),
            )
        ),
    ),
    Card(
        "close-cuts",
        "1",
        25,
        12,
        Ability((Attack(value=3, area=ARC),), experience=1),
        Ability(
            (
                Attack(value=2),
                Move(value=2),
            )
        ),
    ),
    Card(
        "center-mass",
        "1",
        24,
        13,
        Ability((Attack(value=3, range=3),)),
        Ability(
            (
                Move(value=3),
                Push(value=2),
            )
        ),
    ),
    Card(
        "stopping-power",
        "1",
        35,
        14,
        Ability((Attack(value=3, range=2, consume=(Consume((AIR,), Adds(range=1, push=2, experience=1)),)),)),
        Ability(
            (
                Move(value=3, jump=True, path=True),
                Condition(conditions=IMMOBILIZE, range=99, targets=ALL, where="beside_way"),
            ),
            lost=True,
            experience=1,
            infuse=(AIR,),
        ),
    ),
    Card(
        "double-throw",
        "1",
        64,
        15,
        Ability((Attack(value=3, range=4, targets=2),), lost=True, experience=2, infuse=(AIR,)),
        Ability((Bonus(on="attack", adds=Adds(times=2), uses=1),), ROUND, lost=True, experience=1),
    ),
    Card(
        "disorienting-barrage",
        "1",
        51,
        16,
        Ability((Attack(value=1, range=3, targets=3, conditions=MUDDLE),)),
        Ability(
            (
                Move(value=2),
                Damage(value=1, targets=ALL),
                Move(value=1),
                Damage(value=2, targets=ALL),
                Move(value=1),
            ),
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "power-pitch",
        "1",
        60,
        17,
        Ability((Attack(value=6, range=3),), lost=True, experience=2),
        Ability((Move(value=3),), infuse=(AIR,)),
    ),
    Card(
        "follow-through",
        "1",
        39,
        18,
        Ability((Attack(value=2, range=4, when=(When("target_favorite", Adds(attack=2, experience=1)),)),)),
        Ability(
            (
                Move(value=2),
                Push(value=2),
                ByElement(symbols=(AIR,), actions=(Move(value=2),)),
            )
        ),
    ),
    Card(
        "second-wind",
        "1",
        18,
        19,
        Ability((Heal(value=6, who=SELF),), lost=True, experience=2, infuse=(AIR,)),
        Ability((Move(value=3, when=(When("killed_this_round", Adds(move=2, experience=1)),)),)),
    ),
    Card(
        "care-package",
        "X",
        30,
        20,
        Ability(
            (
                Attack(value=2, range=3),
                Heal(value=2, range=99, who=ALLY, where="beside_last_target"),
            )
        ),
        Ability(
            (
                Move(value=3),
                Heal(value=1, range=1, who=SELF_OR_ALLY),
            ),
            infuse=(EARTH,),
        ),
    ),
    Card(
        "extra-lift",
        "X",
        21,
        21,
        Ability((Attack(value=2, range=3, consume=(Consume((AIR,), Adds(attack=1, range=2, experience=1)),)),)),
        Ability(
            (
                Move(value=4),
                Bonus(on="move", adds=Adds(move=2), uses=4),
            ),
            PERSISTENT,
            lost=True,
            infuse=(AIR,),
            slots=(
                0,
                1,
                0,
                1,
            ),
        ),
    ),
    Card(
        "fancy-hat",
        "X",
        12,
        22,
        Ability(
            (
                Move(value=3),
                Shield(value=2),
            ),
            ROUND,
            lost=True,
            experience=1,
            infuse=(DARK,),
        ),
        Ability((Bonus(on="attack", adds=Adds(attack=1)),), ROUND),
    ),
    Card(
        "repeat-shot",
        "2",
        31,
        23,
        Ability((Attack(value=3, range=3, when=(When("target_favorite", Adds(attack=2, experience=1)),)),)),
        Ability((Attack(value=5, range=3),), lost=True, experience=1, infuse=(AIR,)),
    ),
    Card(
        "ricochet",
        "2",
        56,
        24,
        Ability(
            (
                Attack(value=2, range=3),
                Attack(value=2, reach=99, where="other_within_2_of_last_target"),
            )
        ),
        Ability(
            (Bonus(on="attack", adds=Adds(damage=Damage(value=2, where="beside_target")), uses=4),),
            PERSISTENT,
            lost=True,
            slots=(
                0,
                1,
                0,
                1,
            ),
        ),
    ),
    Card(
        "fearsome-efficiency",
        "3",
        58,
        25,
        Ability((Attack(value=6, range=4, special="excess"),), lost=True, experience=2, infuse=(AIR,)),
        Ability((Attack(value=1, range=3, when=(When("killed_this_round", Adds(attack=2, experience=1)),)),)),
    ),
    Card(
        "sharpened-blades",
        "3",
        44,
        26,
        Ability(
            (Bonus(on="attack", adds=Adds(attack=1, conditions=WOUND), uses=5),),
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
        Ability((Move(value=4, consume=(Consume((AIR,), Adds(move=2)),)),)),
    ),
    Card(
        "ripped-from-the-flesh",
        "4",
        20,
        27,
        Ability(
            (
                Loot(value=1),
                If(test="favorite_beside", optional=True, actions=(Special(name="rip_favorite", value=2),)),
            )
        ),
        Ability(
            (
                Heal(
                    value=3,
                    range=2,
                    who=SELF_OR_ALLY,
                    when=(When("killed_this_round", Adds(conditions=STRENGTHEN, experience=1)),),
                ),
            ),
            infuse=(AIR,),
        ),
    ),
    Card(
        "overwatch",
        "4",
        40,
        28,
        Ability((Attack(value=3, range=4, consume=(Consume((AIR,), Adds(attack=1, range=1, experience=1)),)),)),
        Ability(
            (Bonus(on="enemy_moved", test="enemy_within_5", actions=(Attack(value=2, range=5, who=SAME),), uses=5),),
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
        "the-new-favorite",
        "5",
        15,
        30,
        Ability((Special(name="new_favorite"),), PERSISTENT, lost=True, experience=2),
        Ability(
            (
                Attack(value=2, conditions=IMMOBILIZE),
                Move(value=4),
            ),
            infuse=(AIR,),
        ),
    ),
    Card(
        "bombardment",
        "6",
        54,
        31,
        Ability(
            (
                Attack(value=3, range=3),
                Attack(value=3, range=3),
                Attack(value=3, range=3),
            ),
            lost=True,
            experience=2,
            infuse=(AIR,),
        ),
        Ability(
            (
                Move(value=3),
                Damage(value=1, targets=ALL),
                Push(value=1, targets=ALL),
            )
        ),
    ),
    Card(
        "quick-turnaround",
        "6",
        11,
        32,
        Ability((Attack(value=4, range=3, push=2, consume=(Consume((AIR,), Adds(range=1, push=2, experience=1)),)),)),
        Ability(
            (
                Move(value=3),
                If(test="favorite_near", actions=(Loot(value=1),)),
            )
        ),
    ),
    Card(
        "excessive-force",
        "7",
        47,
        33,
        Ability(
            (Bonus(on="attack", test="target_favorite", adds=Adds(attack=2), uses=5),),
            PERSISTENT,
            lost=True,
            slots=(
                1,
                0,
                1,
                0,
                1,
            ),
        ),
        Ability(
            (
                Move(value=3),
                ByElement(symbols=(AIR,), actions=(Attack(value=2, range=2),), experience=1),
            )
        ),
    ),
    Card(
        "brutalize",
        "7",
        22,
        34,
        Ability((Attack(value=4, when=(When("target_favorite", Adds(attack=2, experience=1)),), special="retrieve"),)),
        Ability((Attack(value=5, range=4, conditions=STUN),), lost=True, experience=1, infuse=(AIR,)),
    ),
    Card(
        "shrapnel",
        "8",
        37,
        35,
        Ability(
            (
                Attack(
                    value=2,
                    range=3,
                    targets=2,
                    conditions=WOUND,
                    consume=(Consume((AIR,), Adds(targets=1, experience=1)),),
                ),
            )
        ),
        Ability(
            (Bonus(on="kill", actions=(Damage(value=2, range=99, targets=ALL, where="beside_death"),), uses=5),),
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
        "camaraderie",
        "8",
        75,
        36,
        Ability(
            (
                Heal(value=3, who=SELF),
                Heal(value=3, who=ALLY),
            ),
            infuse=(AIR,),
        ),
        Ability(
            (
                Move(value=3),
                If(test="beside_ally", actions=(Bonus(on="attack", adds=Adds(attack=2), uses=1),)),
            ),
            TURN,
        ),
    ),
    Card(
        "executioners-axe",
        "9",
        79,
        37,
        Ability((Damage(value=12, where="not_boss"),), lost=True, experience=2, infuse=(DARK,)),
        Ability((If(test="killed_this_round", actions=(Special(name="return_favorite"),), experience=1),)),
    ),
    Card(
        "heart-seeker",
        "9",
        32,
        38,
        Ability(
            (
                Attack(
                    value=4, range=4, conditions=STUN, consume=(Consume((AIR,), Adds(conditions=WOUND, experience=1)),)
                ),
            )
        ),
        Ability(
            (Bonus(on="kill", actions=(Heal(value=3, range=2, who=SELF_OR_ALLY, conditions=BLESS),), uses=4),),
            PERSISTENT,
            lost=True,
            slots=(
                0,
                1,
                0,
                1,
            ),
        ),
    ),
)
