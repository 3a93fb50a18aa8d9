"""The Demolitionist's ability cards, in the order of their numbers.

Declarations only: the kernel performs them and writes their text. What a `special` does is in `specials.py`.
"""

from undercroft.games.haven.verbs import (
    ALL,
    ALLY,
    BLESS,
    EARTH,
    FIRE,
    IMMOBILIZE,
    MUDDLE,
    PERSISTENT,
    POISON,
    ROUND,
    SELF,
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
    CreateTrap,
    Damage,
    DestroyObstacle,
    Experience,
    Heal,
    If,
    Loot,
    Move,
    Push,
    Shield,
    Special,
    When,
)
from undercroft.games.jaws.cards.card import BLAST, HUGE, Card

CARDS = (
    Card(
        "implode-a",
        "A",
        88,
        74,
        Ability((Attack(value=3, conditions=MUDDLE),)),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(range=3),
            )
        ),
    ),
    Card(
        "knock-out-the-support-a",
        "A",
        20,
        75,
        Ability((Attack(value=3),)),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(then=(Condition(conditions=STRENGTHEN, who=SELF),)),
            )
        ),
    ),
    Card(
        "piston-punch-a",
        "A",
        42,
        76,
        Ability((Attack(value=3),)),
        Ability((Condition(conditions=STUN),)),
    ),
    Card(
        "explosive-blitz-a",
        "A",
        19,
        77,
        Ability((Attack(value=2, range=4),)),
        Ability((Move(value=4),)),
    ),
    Card(
        "the-big-one-a",
        "A",
        37,
        78,
        Ability((Attack(value=2, range=2, targets=2),)),
        Ability((Move(value=3),)),
    ),
    Card(
        "one-two-punch-a",
        "A",
        66,
        79,
        Ability(
            (
                Attack(value=2),
                Attack(value=1),
            )
        ),
        Ability((Attack(value=1),)),
    ),
    Card(
        "the-big-one-b",
        "B",
        37,
        80,
        Ability((Attack(value=3, range=2, area=BLAST),), lost=True),
        Ability(
            (
                Move(value=3),
                Push(value=1),
            )
        ),
    ),
    Card(
        "one-two-punch-b",
        "B",
        66,
        81,
        Ability(
            (
                Attack(value=2),
                Attack(value=1, when=(When("same_target", Adds(push=2, conditions=MUDDLE)),)),
            )
        ),
        Ability(
            (
                Attack(value=1),
                Loot(value=1),
            )
        ),
    ),
    Card(
        "windup",
        "1",
        77,
        82,
        Ability(
            (Bonus(on="attack", adds=Adds(attack=2), uses=2),),
            PERSISTENT,
            slots=(
                0,
                1,
            ),
        ),
        Ability((Bonus(on="move", adds=Adds(times=2), uses=1),), PERSISTENT, slots=(0,)),
    ),
    Card(
        "crushing-weight",
        "1",
        22,
        83,
        Ability((Attack(value=3, when=(When("target_beside_wall", Adds(attack=2, experience=1)),)),)),
        Ability(
            (
                Move(value=2),
                Damage(value=2, where="beside_wall"),
            )
        ),
    ),
    Card(
        "knock-out-the-support",
        "1",
        20,
        84,
        Ability((Attack(value=3, special="no_heal"),), ROUND, infuse=(EARTH,)),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(
                    then=(
                        Experience(value=1),
                        Condition(conditions=STRENGTHEN, who=SELF),
                    )
                ),
            )
        ),
    ),
    Card(
        "explode",
        "1",
        28,
        85,
        Ability(
            (
                DestroyObstacle(
                    then=(
                        Experience(value=2),
                        Condition(conditions=STUN, range=99, targets=ALL, where="beside_destroyed"),
                        Damage(value=2, range=99, targets=ALL, where="beside_destroyed"),
                    )
                ),
            ),
            lost=True,
        ),
        Ability((Move(value=4, consume=(Consume((FIRE,), Adds(move=2)),)),)),
    ),
    Card(
        "implode",
        "1",
        88,
        86,
        Ability((Attack(value=3, consume=(Consume((EARTH,), Adds(attack=1, conditions=MUDDLE, experience=1)),)),)),
        Ability(
            (
                Move(value=3),
                DestroyObstacle(range=3),
            )
        ),
    ),
    Card(
        "piston-punch",
        "1",
        42,
        87,
        Ability((Attack(value=2, push=2, consume=(Consume((FIRE,), Adds(attack=1, push=1, experience=1)),)),)),
        Ability((Condition(conditions=STUN, consume=(Consume((EARTH,), Adds(conditions=POISON)),)),)),
    ),
    Card(
        "explosive-blitz",
        "1",
        19,
        88,
        Ability((Attack(value=2, range=4),), infuse=(FIRE,)),
        Ability(
            (
                Move(value=3),
                If(test="opened_door", actions=(Condition(conditions=STUN, range=3, targets=ALL),)),
            ),
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "the-big-one",
        "1",
        37,
        89,
        Ability(
            (Attack(value=3, range=2, area=BLAST),),
            lost=True,
            experience=1,
            infuse=(
                FIRE,
                EARTH,
            ),
        ),
        Ability(
            (
                Move(value=3),
                DestroyObstacle(
                    then=(
                        Experience(value=1),
                        Condition(conditions=BLESS, who=SELF),
                    )
                ),
            )
        ),
    ),
    Card(
        "one-two-punch",
        "1",
        66,
        90,
        Ability(
            (
                Attack(value=2),
                Attack(value=1, when=(When("same_target", Adds(push=2, conditions=MUDDLE, experience=1)),)),
            )
        ),
        Ability(
            (
                Attack(value=1),
                Loot(value=1),
            )
        ),
    ),
    Card(
        "rubble",
        "X",
        55,
        91,
        Ability((Special(name="rubble", value=2),), experience=1, infuse=(EARTH,)),
        Ability(
            (
                Move(value=2),
                CreateTrap(damage=2, where="destroyed"),
            )
        ),
    ),
    Card(
        "level",
        "X",
        61,
        92,
        Ability((Attack(value=3, when=(When("target_objective", Adds(attack=3, experience=1)),)),)),
        Ability((Bonus(on="attack", kind="melee", adds=Adds(attack=1)),), ROUND),
    ),
    Card(
        "lobbed-charge",
        "X",
        52,
        93,
        Ability((CreateTrap(damage=3, range=3, conditions=MUDDLE),), infuse=(FIRE,)),
        Ability(
            (
                Move(value=4, path=True),
                Attack(value="hexes_moved", where="came_straight", push=2),
            ),
            lost=True,
            experience=1,
        ),
    ),
    Card(
        "robotic-enhancement",
        "2",
        33,
        94,
        Ability((Attack(value=2, conditions=STUN),)),
        Ability((Move(value=4, plain=True),)),
    ),
    Card(
        "crash-protocol",
        "2",
        74,
        95,
        Ability(
            (Bonus(on="attack", test="target_beside_wall", adds=Adds(attack=2), uses=4),),
            PERSISTENT,
            lost=True,
            slots=(
                0,
                1,
                0,
                1,
            ),
        ),
        Ability(
            (Special(name="crash", value=3, consume=(Consume((EARTH,), Adds(experience=1, special="crash_through")),)),)
        ),
    ),
    Card(
        "fire-bombs",
        "3",
        24,
        96,
        Ability((Attack(value=2, range=4, targets=2),), infuse=(FIRE,)),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(
                    then=(Experience(value=1), Damage(value=2, range=99, targets=ALL, where="beside_destroyed"))
                ),
            )
        ),
    ),
    Card(
        "nowhere-to-run",
        "3",
        39,
        97,
        Ability((Attack(value=4, when=(When("always", Adds(attack=1), per="hemmed_in"),)),), lost=True, experience=2),
        Ability(
            (
                Move(value=3),
                Special(name="move_trap"),
            ),
            infuse=(EARTH,),
        ),
    ),
    Card(
        "remote-detonation",
        "4",
        63,
        98,
        Ability(
            (
                DestroyObstacle(
                    range=4,
                    then=(
                        Attack(
                            value=2,
                            reach=99,
                            targets=ALL,
                            where="beside_destroyed",
                            consume=(Consume((FIRE,), Adds(attack=1, experience=1)),),
                        ),
                    ),
                ),
            )
        ),
        Ability((CreateTrap(damage=3, count=3, range=4),), lost=True, experience=2),
    ),
    Card(
        "extra-fuel",
        "4",
        17,
        99,
        Ability(
            (Attack(value=3, when=(When("target_beside_wall", Adds(attack=2, conditions=WOUND, experience=1)),)),),
            infuse=(FIRE,),
        ),
        Ability(
            (
                Move(value=5),
                ByElement(symbols=(FIRE,), actions=(Attack(value=1),)),
            )
        ),
    ),
    Card(
        "mech-suit",
        "5",
        80,
        101,
        Ability(
            (
                Special(name="max_hp", value=5),
                Heal(value=10, who=SELF),
                Shield(value=1),
            ),
            PERSISTENT,
            lost=True,
            experience=2,
        ),
        Ability(
            (
                Move(value=2),
                Loot(value=1),
            )
        ),
    ),
    Card(
        "dust-cloud",
        "6",
        15,
        102,
        Ability((Attack(value=2, targets=ALL, push=1, conditions=MUDDLE),), infuse=(EARTH,)),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(
                    then=(
                        Experience(value=1),
                        Shield(value=2),
                    )
                ),
            ),
            ROUND,
        ),
    ),
    Card(
        "drill-fist",
        "6",
        62,
        103,
        Ability(
            (
                Attack(value=1),
                Attack(value=1),
                Attack(
                    value=2,
                    when=(When("same_target_thrice", Adds(ignore_shield=True, conditions=POISON, experience=1)),),
                ),
            )
        ),
        Ability(
            (
                Move(value=2),
                Special(name="expose"),
            ),
            ROUND,
        ),
    ),
    Card(
        "micro-missiles",
        "7",
        16,
        104,
        Ability((Attack(value=2, range=3, targets=4),)),
        Ability(
            (
                Move(value=2),
                Damage(value=3, range=3, targets=ALL, where="objective"),
            ),
            infuse=(EARTH,),
        ),
    ),
    Card(
        "insult-to-injury",
        "7",
        64,
        105,
        Ability(
            (Bonus(on="attack", test="target_attacked_this_round", adds=Adds(attack=3), uses=3),),
            PERSISTENT,
            lost=True,
            slots=(
                1,
                1,
                1,
            ),
        ),
        Ability(
            (
                Move(value=4),
                Bonus(on="attack", adds=Adds(conditions=IMMOBILIZE)),
                ByElement(symbols=(EARTH,), actions=(Bonus(on="attack", adds=Adds(conditions=MUDDLE)),), experience=1),
            ),
            ROUND,
        ),
    ),
    Card(
        "gut-punch",
        "8",
        26,
        106,
        Ability(
            (
                Attack(
                    value=5,
                    consume=(
                        Consume((EARTH,), Adds(attack=1, push=2, experience=1)),
                        Consume((FIRE,), Adds(attack=1, conditions=IMMOBILIZE, experience=1)),
                    ),
                ),
            )
        ),
        Ability((Attack(value=3, conditions=STUN),)),
    ),
    Card(
        "the-bigger-one",
        "8",
        31,
        107,
        Ability(
            (
                Attack(value=4, range=2, area=HUGE),
                DestroyObstacle(count=ALL, area=True),
                Damage(value=2, range=99, targets=ALL, who=ALLY, where="in_area", mandatory=True),
            ),
            lost=True,
            experience=2,
            infuse=(
                FIRE,
                EARTH,
            ),
        ),
        Ability(
            (
                Move(value=3),
                Damage(value=2, targets=ALL, where="beside_wall"),
            )
        ),
    ),
    Card(
        "collateral-damage",
        "9",
        15,
        108,
        Ability(
            (
                DestroyObstacle(
                    objectives=True,
                    then=(
                        Experience(value=1),
                        Attack(
                            value=4,
                            reach=99,
                            targets=ALL,
                            where="beside_destroyed",
                            push=2,
                            consume=(Consume((EARTH,), Adds(attack=2, experience=1)),),
                        ),
                    ),
                ),
            ),
            lost=True,
        ),
        Ability(
            (
                Move(value=2),
                DestroyObstacle(
                    then=(Experience(value=1), Damage(value=2, range=99, targets=ALL, where="in_room_of_destroyed"))
                ),
            )
        ),
    ),
    Card(
        "wholesale-destruction",
        "9",
        34,
        109,
        Ability(
            (
                Attack(value=2),
                Attack(value=2),
                Move(value=2),
                Attack(value=3, consume=(Consume((FIRE,), Adds(attack=1, conditions=WOUND)),)),
            )
        ),
        Ability((Bonus(on="always", adds=Adds(special="wholesale_destruction")),), PERSISTENT, experience=2),
    ),
)
