"""Scenario 21: Agents of Chaos. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.haven.verbs import DISARM
from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=21,
    location="C9",
    goal="kill_all",
    map="""
~                   3.  3.  3.  5.  5:  5o
                  3.  3.  3.      5.  5.
                    3.  3.  3.  5.  5.  5.
                  3.  3o  3.  D5  5o  5.
                    3.  3.  3.  5.  5.  5.
                  3.  3.  3o      5.  5.
                    3.  3.  3.  5.  5o  5.
  2.  2o          3.  3.  3.      5.  5.
    2.  2.          3:  3.  3o  5.  5.  5.
  2.  2.          3.  3.  3.
    2.  2.                      4.  4.  4.
  2o  2.              D3          4:  4o
    2.  2.  1e  1.  1.  1.  1e  4.  4.  4.
  2.  2.  D2  1.  1.  1.  1o  D4  4.  4.
    2o  2.  1e  1.  1:  1:  1e  4.  4o  4.
  2.  2.      1.  1.  1.  1.      4.  4.
    2.  2.  1o  1.  1s  1o  1.  4o  4.  4.
  2.  2.      1.  1s  1s  1.      4.  4.
    2.  2:  1.  1o  1s  1.  1.  4.  4.  4.
              1.  1s  1s  1.
                    1s
""",
    monsters=(
        Placed("chaos-demon", (10, -4), "nne"),
        Placed("chaos-demon", (20, -2), "nne", "3"),
        Placed("giant-viper", (18, -1), "eee"),
        Placed("giant-viper", (18, -3), "eee"),
        Placed("giant-viper", (16, -3), "-ee"),
        Placed("giant-viper", (20, -5), "--e"),
        Placed("chaos-demon", (18, -7), "nee", "A"),
    ),
    objectives=(
        Objective(
            "table",
            (
                (4, 6),
                (3, 6),
            ),
            lambda c, level: 2 * c - 1,
            "",
        ),
        Objective(
            "table",
            (
                (2, 7),
                (1, 7),
            ),
            lambda c, level: 2 * c - 1,
            "",
        ),
        Objective(
            "table",
            (
                (4, 4),
                (4, 3),
            ),
            lambda c, level: 2 * c - 1,
            "",
        ),
        Objective(
            "table",
            (
                (2, 4),
                (2, 3),
            ),
            lambda c, level: 2 * c - 1,
            "",
        ),
        Objective(
            "table",
            (
                (1, 4),
                (1, 3),
            ),
            lambda c, level: 2 * c - 1,
            "",
        ),
    ),
    treasures=((11, (19, -6)),),
    trap_conditions=DISARM,
    reward=Reward(gold=15),
)
