"""Scenarios 1 to 7, levels 1 and 2: the street, the walls, the arena. Maps are ours."""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, Hazard, Monster, Scenario
from undercroft.games.haven.verbs import IMMOBILIZE, POISON, WOUND

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        number=1, level=1, next=(("", 2),),
        monsters=(Monster("bandit-guard", 1), Monster("bandit-guard", 2)),
        hazard=Hazard(damage=3),
        map="""
. . 2
 . # 1
^ # .
 ^ # .
@ ^ .
 # ^ .
. # ^
 : . .
. . :
""",
    ),
    Scenario(
        number=2, level=1, next=(("bruiser", 4), ("", 3)), goal=ESCAPE, times=7,
        hazard=Hazard(conditions=IMMOBILIZE),
        monsters=(Monster("bandit-guard", 1), Monster("bandit-archer", 2), Monster("bandit-archer", 3)),
        map="""
. : #
 . . 2
@ : #
 . . _
. : #
 . 1 .
. : #
 . ^ .
. : .
 . . 3
""",
    ),
    Scenario(
        number=3, level=2, barred="bruiser", next=(("", 5),),
        monsters=(Monster("mouse", 1), Monster("mouse", 2), Monster("mouse", 3)),
        hazard=Hazard(damage=1),
        map="""
. # .
 2 .
: # .
 . .
@ . 1
 . .
. # .
 3 ^
: # .
""",
    ),
    Scenario(
        number=4, level=2, only="bruiser", next=(("", 5),),
        monsters=(
            Monster("bandit-archer", 1), Monster("bandit-archer", 2),
            Monster("bandit-guard", 3), Monster("bandit-guard", 4),
        ),
        map="""
. # 1
 : 3
# . .
 . :
@ . #
 . :
# . .
 : 4
. # 2
""",
    ),
    Scenario(
        number=5, level=2, next=(("mindthief", 7), ("", 6)),
        monsters=(Monster("king-button", 1), Monster("arena-sorcerer", 2), Monster("rending-beetle", 3)),
        hazard=Hazard(conditions=WOUND),
        map="""
  .
 . 3
. ^ 2
 # #
. . .
 ^ ^
. . .
 # #
1 ^ .
 @ .
  .
""",
    ),
    Scenario(
        number=6, level=2, barred="mindthief", next=(("silent-knife", 9), ("", 8)), goal=DESTROY, objective=7,
        hazard=Hazard(conditions=POISON),
        monsters=(Monster("harrowing-infestation", 1), Monster("spitting-moth", 2), Monster("sewer-rat", 3)),
        map="""
. . .
 . @
. # :
 . .
1 # .
 . .
. # .
 . ^
. # 3
 . .
O 2 O
""",
    ),
    Scenario(
        number=7, level=2, only="mindthief", next=(("", 8),), goal=HOLD, times=5,
        monsters=(Monster("arena-sorcerer", 1), Monster("arena-sorcerer", 2), Monster("gloomtoad", 3)),
        map="""
. . .
 # # .
. . 1
 . . .
@ : _
 . . .
. . 2
 # # 3
. . .
""",
    ),
)  # fmt: skip
