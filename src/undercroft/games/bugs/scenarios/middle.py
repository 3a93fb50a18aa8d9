"""Scenarios 8 to 14, levels 3 and 4: up, into the dark, across. The map of number 13 is published, the rest ours."""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import (
    DEATH,
    ESCAPE,
    HOLD,
    PLATES,
    ROUND_AFTER_DEATH,
    ROUND_START,
    SURVIVE,
    Appears,
    Hazard,
    Monster,
    Scenario,
)
from undercroft.games.haven.verbs import DISARM, IMMOBILIZE, MUDDLE

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        number=8, level=3, barred="silent-knife", next=(("", 10),), goal=PLATES,
        monsters=(Monster("spitting-moth", 1), Monster("venomous-centipede", 2)),
        appearing=(
            Appears(kind="venomous-centipede", when=ROUND_START, first_round=2, fewer=3, at="ABC", again=True),
        ),
        map="""
. _ A
 # . .
C . #
 . 1 @
_ . .
 . . 2
. B _
 . # .
""",
    ),
    Scenario(
        number=9, level=3, only="silent-knife", next=(("", 10),), goal=ESCAPE, times=8,
        monsters=(Monster("mouse", 1), Monster("mouse", 2), Monster("mouse", 3), Monster("mouse", 4)),
        map="""
. . .
 @ # .
. . .
 . # 3
# 1 .
 # # .
. 2 4
 . . .
. . .
 _ . .
""",
    ),
    Scenario(
        number=10, level=3, next=(("tinkerer", 12), ("", 11)), goal=HOLD, times=5,
        monsters=(Monster("gloomtoad", 1), Monster("gloomtoad", 2), Monster("rending-beetle", 3)),
        cloaked=("gloomtoad", "rending-beetle"),
        hazard=Hazard(conditions=MUDDLE),
        map="""
. 1 .
 # #
. . ^
 . .
@ _ 3
 . .
^ . ^
 # #
. 2 .
""",
    ),
    Scenario(
        number=11, level=3, barred="tinkerer", next=(("", 13),), burden=MUDDLE, goal=SURVIVE, times=7,
        hazard=Hazard(conditions=IMMOBILIZE),
        monsters=(
            Monster("venomous-centipede", 1), Monster("venomous-centipede", 2), Monster("venomous-centipede", 3),
            Monster("sewer-rat", 4),
        ),
        map="""
# .
 1 :
^ .
 . .
# @
 . :
^ .
 . 2
# .
 . :
^ 4
 3 .
""",
    ),
    Scenario(
        number=12, level=3, only="tinkerer", next=(("", 13),), goal=PLATES,
        monsters=(
            Monster("spitting-moth", 1), Monster("spitting-moth", 2), Monster("sewer-rat", 3), Monster("sewer-rat", 4),
        ),
        map="""
  @
 . .
_ # _
 . .
. . .
 # #
3 . 4
 . .
. # .
 1 2
  _
""",
    ),
    Scenario(
        number=13, level=4, next=(("", 14),),
        monsters=(
            Monster("harrowing-infestation", 1), Monster("harrowing-infestation", 2), Monster("spitting-moth", 3),
        ),
        appearing=(Appears(kind="spitting-moth", when=ROUND_AFTER_DEATH, of="harrowing-infestation", at="AB"),),
        hazard=Hazard(damage=2),
        map="""
3 . .
 : .
: 1 A
 # #
. @ .
 . #
. . .
 2 ^
. : B
""",
    ),
    Scenario(
        number=14, level=4, next=(("spellweaver", 16), ("", 15)),
        hazard=Hazard(conditions=DISARM),
        monsters=(Monster("stuffed-construct", 1),),
        appearing=(Appears(kind="tattered-construct", when=DEATH, of="stuffed-construct"),),
        map="""
.   .
 . .
^ # ^
 . .
@ : 1
 . .
^ # ^
 . .
.   .
""",
    ),
)  # fmt: skip
