"""Scenarios 15 to 20, levels 4 and 5: demons, and the prince behind them. Maps are ours."""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import DEATH, Appears, Hazard, Monster, Scenario

SCENARIOS = (
    Scenario(
        number=15, level=4, barred="spellweaver", next=(("cragheart", 18), ("", 17)), worn=True,
        monsters=(Monster("earth-demon", 1), Monster("flame-demon", 2), Monster("frost-demon", 3)),
        hazard=Hazard(damage=2),
        map="""
. # 2
 . . .
^ @ .
 : . 1
. # .
 . . .
. # .
 . . .
. ^ .
 . # 3
""",
    ),
    Scenario(
        number=16, level=4, only="spellweaver", next=(("", 17),),
        monsters=(Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("flame-demon", 3)),
        map="""
. # 1
 . . .
. # .
 . . 2
@ : .
 . . .
. # 3
 . . .
. . .
 . . .
""",
    ),
    Scenario(
        number=17, level=5, barred="cragheart", next=(("", 19),),
        monsters=(Monster("flame-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3)),
        hazard=Hazard(damage=2),
        map="""
. # .
 @ # .
. 1 .
 . . .
. 3 .
 . 2 .
. . .
 ^ . .
. . .
 . . .
""",
    ),
    Scenario(
        number=18, level=5, only="cragheart", next=(("", 19),), cloaked=("wind-demon",),
        monsters=(Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3)),
        hazard=Hazard(damage=1),
        map="""
. # 1
 : . .
. # .
 # @ 3
. ^ .
 . . 2
. # .
 . . .
. . .
 . . .
""",
    ),
    Scenario(
        number=19, level=5, next=(("", 20),),
        monsters=(
            Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3), Monster("flame-demon", 4),
        ),
        hazard=Hazard(damage=2),
        map="""
. 2 1
 . . 3
. # :
 . : :
@ ^ #
 . : 4
. : .
 . . .
. . .
 . . #
""",
    ),
    Scenario(
        number=20, level=5,
        monsters=(Monster("mounted-prince", 1),),
        appearing=(
            Appears(kind="goring-beetle", when=DEATH, of="mounted-prince", at="A"),
            Appears(kind="demon-prince", when=DEATH, of="mounted-prince", at="B"),
        ),
        hazard=Hazard(damage=2),
        map="""
. ^ .
 ^ . .
^ # .
 . B :
@ . .
 # . .
. # ^
 # # .
A # 1
""",
    ),
)  # fmt: skip
