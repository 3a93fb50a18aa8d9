"""Scenario 8: Hidden Tumor. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=8,
    location="C4",
    goal="boss",
    map="""
~       1s  1.  1.  1.  1:
      1s  1s  1.  1.  1o  1.
        1s  1m  1:  1.  1.
      1s  1s  1o  1.  1m  1.
        1s  1.  1.  1.  1.  2.
          1.  1.  1.  1.  2.  2.
        1.  1.  1o  1.  1.  2.
      1o  1.  1.  1.  1o  2.  2o
        1:  1.  1:  1.  1.  2.  2.
      1.  1.  1.  1.  1.  1.  2:
    1.  1.  1o  1.  1:  1.  2.  2.
      1.  1.  1.  1.  1.  D2  2.
    1:  1.  1.  1.  1o  1.  2.  2o
  1o  1.  1.  1m  1.  1.  2.  2.
    1.  1.  1.  1.  1.  1o  2.  2.
  1.  1.  1.  1.  1.  1.  2.  2.
    1.  1.  1.  1.  1.      2.
      1.  1.  1.  1.      2.  2o
                            2.
""",
    monsters=(
        Placed("chaos-demon", (5, 2), "nnn"),
        Placed("chaos-demon", (9, -3), "nnn"),
        Placed("chaos-demon", (7, 1), "-nn"),
        Placed("chaos-demon", (2, 6), "--n"),
        Placed("zealot", (5, 4), "eee"),
        Placed("zealot", (6, 1), "nne"),
        Placed("zealot", (10, 2), "nee"),
        Placed("zealot", (12, -1), "-ne"),
        Placed("blood-tumor", (15, -2), "bbb"),
        Placed("zealot", (14, -4), "nne"),
        Placed("zealot", (14, 1), "nee"),
    ),
    treasures=((4, (12, -5)),),
    reward=Reward(experience=20),
    opens=(9,),
    closes=(7,),
)
