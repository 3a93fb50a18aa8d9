"""Scenario 9: Explosive Evolution. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=9,
    location="C4",
    goal="kill_all",
    map="""
~           1o
          1.  1.
    1s      1.
  1s  1s  1.  1.          4.  4.
    1s      1.          4o  4.  4o
  1s  1s  1.  1.      4.  4.  4.
    1s  1.  1.  1.  4.  4.  4.  4.
          1o  1o      4.  4.  4.
        1.  1.  1:  4.  4.  4.  4.
          1.  1:  4.  4.  4o  4.
        1.  1o  1.  4.  4.  4.
          1.  1.  4.  4.  4:  4.
        1.  1t  1.  4.  4.  4o
          1t  1t      3.  4.
        1.  D2  1.  3.  D4  4:
          1.  2.  2.  3.  3.
            2.  2.  3.  3.  3.
          2:  2o  2.  3o  3.
            2.  2t  3.  3:  3.
          2.  2.  D3  3.  3o
            2.  2t  2.  3.
              2o  2.  3.
                2.
""",
    monsters=(
        Placed("blood-horror", (6, -2), "bbb"),
        Placed("zealot", (5, 3), "nne"),
        Placed("zealot", (7, 2), "nee"),
        Placed("zealot", (6, 6), "nnn"),
        Placed("zealot", (8, 4), "-nn"),
        Placed("zealot", (12, 2), "eee"),
        Placed("zealot", (13, 2), "-nn"),
        Placed("zealot", (11, 2), "--n"),
        Placed("zealot", (14, -3), "eee"),
        Placed("zealot", (12, -3), "nne"),
        Placed("zealot", (14, -2), "-nn"),
        Placed("zealot", (10, 0), "--n"),
    ),
    treasures=((1, (15, -5)),),
    reward=Reward(experience=20),
    opens=(10,),
)
