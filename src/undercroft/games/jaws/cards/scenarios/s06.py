"""Scenario 6: Corrupted Research. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=6,
    location="B4",
    goal="destroy",
    map="""
~                       2o
          1.          2:  2.
        1.  1o      2.  2.  2.
      1:  1.  1.      2.  2.  2.
    1o  1.  1.  1.  2.  2o  2.  2o
  1.  1.  1.  1.  1.  2.  2.  2.  2.
    1.  1.  1.  1.  2.  2.  2.  2.
  1o  1.  1.  1.  1.  2.  2.  2.  2.
    1.  1.  1.  1.  2.  2.  2.  2.
  1.  1.  1.  1.  D2  2o  2.  2.  2:
    1.  1.  1:  1.  2.  2.  2.  2:
  1.  1.  1.  1.  1.  2.  2.  2.
    1.  1o  1:  1o  2.  2.  2.  2.
  1.  1.  1.  1.      2.  2o  2.
    1o  1s  1.              2.
      1s  1s
        1s
      1s  1s
        1s
""",
    monsters=(
        Placed("black-sludge", (8, -1), "nne"),
        Placed("black-sludge", (7, 2), "nee"),
        Placed("rat-monstrosity", (2, 2), "nnn"),
        Placed("rat-monstrosity", (2, 4), "nnn"),
        Placed("rat-monstrosity", (5, 2), "eee"),
        Placed("rat-monstrosity", (4, 2), "-ee"),
        Placed("rat-monstrosity", (2, 3), "--e"),
        Placed("black-sludge", (14, -1), "nne"),
        Placed("black-sludge", (13, -5), "nee"),
        Placed("rat-monstrosity", (14, -5), "eee"),
        Placed("rat-monstrosity", (11, -3), "nne"),
        Placed("rat-monstrosity", (12, -2), "-nn"),
        Placed("rat-monstrosity", (13, -1), "--n"),
    ),
    objectives=(
        Objective("growth", ((5, -1),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((3, 5),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((6, 1),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((7, 1),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((12, -5),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((16, -5),), lambda c, level: (1 + level) * c, ""),
        Objective("growth", ((15, -2),), lambda c, level: (1 + level) * c, ""),
    ),
    reward=Reward(checkmarks=1),
    opens=(7, 8),
)
