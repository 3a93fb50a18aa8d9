"""Scenarios 15 to 20, levels 4 and 5: demons, and the prince behind them. Maps are ours."""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import DEATH, DESTROY, ESCAPE, HOLD, PLATES, Appears, Hazard, Monster, Scenario
from undercroft.games.haven.verbs import POISON

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        number=15, level=4, barred="spellweaver", next=(("cragheart", 18), ("", 17)), worn=True,
        goal=DESTROY, objective=20,
        monsters=(Monster("earth-demon", 1), Monster("flame-demon", 2), Monster("frost-demon", 3)),
        hazard=Hazard(damage=2),
        map="""
~
     ^
  . .
 . . .
. # .
 . 3 .
O . 1
 2 . @
. # .
 . . .
  . .
     ^
""",
    ),
    Scenario(
        number=16, level=4, only="spellweaver", next=(("", 17),), goal=HOLD, times=3,
        hazard=Hazard(damage=1),
        monsters=(Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("flame-demon", 3)),
        map="""
# @
 . ^
. .
 . ^
. :
 1 .
# _
 . .
# .
 . 3
. .
 2 ^
""",
    ),
    Scenario(
        number=17, level=5, barred="cragheart", next=(("", 19),), goal=ESCAPE, times=6,
        monsters=(Monster("flame-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3)),
        hazard=Hazard(damage=2),
        map="""
@ . ^
 # .
. . .
 # #
. 1 .
 # #
. . 3
 . #
. 2 _
""",
    ),
    Scenario(
        number=18, level=5, only="cragheart", next=(("", 19),), cloaked=("wind-demon",),
        goal=DESTROY, objective=16,
        monsters=(Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3)),
        map="""
. . 1
 # #
. . .
 O O
@ . 2
 # #
. . .
 : :
. 3 .
""",
    ),
    Scenario(
        number=19, level=5, next=(("", 20),), goal=PLATES,
        monsters=(
            Monster("earth-demon", 1), Monster("wind-demon", 2), Monster("frost-demon", 3), Monster("flame-demon", 4),
        ),
        hazard=Hazard(conditions=POISON),
        map="""
_ . .
 . . 2
. : ^
 : : 1
@ # _
 : : .
. . ^
 . 3 4
_ . .
 . . .
""",
    ),
    Scenario(
        number=20, level=5,
        monsters=(Monster("mounted-prince", 1),),
        appearing=(
            Appears(kind="goring-beetle", when=DEATH, of="mounted-prince", at="A"),
            Appears(kind="demon-prince", when=DEATH, of="mounted-prince", at="B"),
        ),
        map="""
. . .
 # B .
. . .
 # . 1
. # #
 . # .
. . #
 . . .
. . A
 . @ .
""",
    ),
)  # fmt: skip
