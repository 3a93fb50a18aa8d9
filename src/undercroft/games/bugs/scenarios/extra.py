"""Two of the promotional scenarios, 2.5 and 12.5: detours of a campaign (BB-CAM-O2). Maps and goals are ours."""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import DESTROY, SURVIVE, Hazard, Monster, Scenario
from undercroft.games.haven.verbs import WOUND

SCENARIOS = (
    Scenario(
        number=21, after=2, level=2, next=(("", 5),), goal=DESTROY, objective=12,
        monsters=(Monster("venomous-centipede", 1), Monster("bandit-archer", 2), Monster("bandit-archer", 3)),
        map="""
@   .
 1 .
. . .
 # #
. : .
 . .
2 # .
 . .
  :
 . .
  3

  O
""",
    ),
    Scenario(
        number=22, after=12, level=4, next=(("", 13),), goal=SURVIVE, times=7,
        monsters=(
            Monster("mouse", 1), Monster("mouse", 2), Monster("sewer-rat", 3), Monster("bandit-guard", 4, elite=True),
        ),
        hazard=Hazard(conditions=WOUND),
        map="""
  @
 . .
^ . ^
 . .
1 # 2
 . .
. # .
 . .
^ . 3
 . .
  4
""",
    ),
)  # fmt: skip
