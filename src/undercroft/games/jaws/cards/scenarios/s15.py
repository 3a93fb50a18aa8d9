"""Scenario 15: Tainted Blood. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=15,
    location="C4",
    goal="destroy_and_kill",
    map="""
~                   3o      3.
                  3.  3.  3.  3.
                    3.      3.
                  3.  3.  3.  3.
                    D3      D3
  1o  1.  1.  2:  2.  2.  2.  2.
    1s  1.      2o  2.  2.  2.
  1s  1s  1.  2.  2:  2.  2.  2.
    1s  1.  D2  2.  2o  2.  2.
  1s  1s  1.  2.  2:  2.  2:  2.
    1s  1.  D2  2:  2.  2.  2.
  1.  1o  1.  2.  2o  2.  2.  2.
    1.  1.      2:  2.  2.  2.
  1.  1.  1.  2o  2.  2.  2.  2.
                    D3      D3
                  3.  3.  3.  3.
                    3.      3.
                  3.  3.  3o  3.
                    3.      3.
""",
    monsters=(
        Placed("zealot", (5, 2), "nee"),
        Placed("zealot", (9, 2), "nne"),
        Placed("zealot", (15, -3), "nne"),
        Placed("zealot", (9, -2), "nee"),
        Placed("zealot", (15, 0), "nne"),
        Placed("zealot", (15, -6), "nee"),
    ),
    objectives=(
        Objective("table", ((4, 2),), lambda c, level: -(-(2 + level) * c // 2), "C"),
        Objective("table", ((7, 0),), lambda c, level: -(-(2 + level) * c // 2), "A"),
        Objective("table", ((7, 2),), lambda c, level: -(-(2 + level) * c // 2), "A"),
        Objective("table", ((8, 0),), lambda c, level: -(-(2 + level) * c // 2), "B"),
        Objective("table", ((9, -3),), lambda c, level: -(-(2 + level) * c // 2), "A"),
        Objective("table", ((11, -4),), lambda c, level: -(-(2 + level) * c // 2), "A"),
        Objective("table", ((10, -4),), lambda c, level: -(-(2 + level) * c // 2), "B"),
        Objective("table", ((11, 2),), lambda c, level: -(-(2 + level) * c // 2), "C"),
    ),
    reward=Reward(gold=10),
    opens=(16,),
)
