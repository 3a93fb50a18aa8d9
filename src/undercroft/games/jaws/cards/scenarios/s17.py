"""Scenario 17: Red Twilight. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=17,
    location="C6",
    goal="boss",
    map="""
~               3.  3:  2.  2o
                  3:  D3  2.  2.
                3.  3:  2.  2.
  1.  1.  1:      3.      2o  2.
    1s  1.  1.  3.  3.  2:  2.
  1s  1s  1.      3.      2.  2.
    1s  1.  1.  3.  3.  2o  2.
  1s  1s  1o      3.      2.  2.
    1s  1.  1.  3o  3.  2.  2.
  1o  1o  1.      3.      2.  2.
    1.  1.  1.  3.  3.  2.  2.
  1:  1.  1.      3.      2.  2.
    1o  1.  1.  3.  3.  2.  2.
  1.  1.  1.              2:  2.
    1.  1.  1.          2.  2.
              D2  2.  2.  2.  2.
                2.  2.  2o  2.
""",
    monsters=(
        Placed("blood-monstrosity", (5, 2), "eee"),
        Placed("blood-monstrosity", (4, 0), "nne"),
        Placed("blood-monstrosity", (5, 3), "nee"),
        Placed("blood-monstrosity", (6, 0), "-ne"),
        Placed("blood-imp", (14, -3), "nne"),
        Placed("blood-imp", (13, -3), "nee"),
        Placed("blood-monstrosity", (14, -4), "eee"),
        Placed("blood-monstrosity", (14, -1), "-nn"),
        Placed("blood-monstrosity", (12, -2), "--n"),
        Placed("first-of-the-order", (9, 0), "bbb"),
    ),
    treasures=((3, (8, 2)),),
    letters={"C": ((2, 2),)},
    reward=Reward(gold=30, experience=25),
)
