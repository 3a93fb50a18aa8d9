"""Scenario 7: Sunken Tumor. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=7,
    location="D2",
    goal="boss",
    map="""
~           1s
          1s  1s
            1s
          1s  1s  1.
            1s  1.  1o
                  1.  1.
                1.  1.  1o
  3.              1.  1.  1.
3.  3.          1:  1.  1.  1o
  3.  3.          1.  1.  1.
3:  3o  3.  2.  1.  1.  1.  1.
  3.  3.  2.  2o  1.  1.  1.
3.  3.  3.  2.  2.  D2  1.  1:
  3o  3.  D3  2.  2.  2.  1o
3.  3.  3.  2.  2.  2.  2.  2:
  3.  3.  2.  2.  2.  2o  2.
3.  3.  2.  2.  2.  2.  2.  2o
  3.  3o  2.  2.  2.  2.  2.
            2.  2.  2.  2.  2:
              2.  2.  2o  2.
                        2.
""",
    monsters=(
        Placed("vermling-scout", (13, -1), "nnn"),
        Placed("vermling-scout", (12, -2), "eee"),
        Placed("vermling-scout", (11, -2), "-ee"),
        Placed("vermling-scout", (9, -2), "--n"),
        Placed("vermling-scout", (13, -2), "--n"),
        Placed("zealot", (9, 1), "eee"),
        Placed("zealot", (9, 0), "-ne"),
        Placed("vermling-scout", (11, 3), "nnn"),
        Placed("vermling-scout", (13, 1), "eee"),
        Placed("vermling-scout", (9, 3), "nne"),
        Placed("vermling-scout", (12, 2), "-ee"),
        Placed("vermling-scout", (9, 2), "--n"),
        Placed("zealot", (6, 4), "nne"),
        Placed("zealot", (6, 5), "nee"),
        Placed("blood-tumor", (2, 5), "bbb"),
        Placed("zealot", (1, 7), "nne"),
        Placed("zealot", (1, 4), "nee"),
    ),
    treasures=((12, (13, 2)),),
    reward=Reward(experience=20),
    opens=(9,),
    closes=(8,),
)
