"""Scenario 12: Beguiling Sewers. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=12,
    location="B5",
    goal="pillars",
    map="""
1.  1.  1.  1s  1.  1o  1.
  1.  1.  1s  1s  1.  1.
1.  1.  1.  1s  1.  1.  1:
  1.  1.  1s  1s  1:  1.
1:  1.  1o  1s  1.  1.  1.
  1.  1.  1.  1.  1.  1.
1.  1.  1.  1.  1.  1.  1.
  1.  1.  1.  1o  1o  1.
1.  1.  1o  1.  1.  1.  1o

    D2          D2

2.  2.  2.  2.  2.  2.
  2.  2.  2.  2:  2.
2o  2o  2.  2.  2.  2.
  2:  2.  2.  2o  2.
2.  2.  2.  2.  2.  2o
  2:  2.  2.  2.  2.
2.  2.  2.  2.  2.  2.
  2o  2.  2.  2.  2.
2.  2.  2.  2.  2.  2.
""",
    monsters=(
        Placed("living-corpse", (1, 6), "nnn"),
        Placed("living-corpse", (9, 2), "nnn"),
        Placed("living-corpse", (6, 4), "-nn"),
        Placed("living-corpse", (4, 5), "--n"),
        Placed("living-spirit", (2, 8), "nne"),
        Placed("living-spirit", (4, 7), "nne"),
        Placed("living-spirit", (6, 6), "nee"),
        Placed("living-spirit", (8, 5), "nee"),
    ),
    objectives=(
        Objective("pillar", ((1, 2),), lambda c, level: (1 + level) * c, "A"),
        Objective("pillar", ((5, 0),), lambda c, level: (1 + level) * c, "A"),
        Objective("pillar", ((7, -1),), lambda c, level: (1 + level) * c, "B"),
        Objective("pillar", ((11, -3),), lambda c, level: (1 + level) * c, "B"),
        Objective("pillar", ((3, 7),), lambda c, level: (3 + level) * c, "C"),
        Objective("pillar", ((7, 5),), lambda c, level: (3 + level) * c, "C"),
    ),
    reward=Reward(item=28),
    opens=(14, 18),
    closes=(11,),
)
