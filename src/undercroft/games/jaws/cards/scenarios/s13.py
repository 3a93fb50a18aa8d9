"""Scenario 13: Vile Harvest. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=13,
    location="D3",
    goal="source",
    map="""
~                       3.
                      3o  3.
                    3.  3.  3o
                  3o  3.  3.
                    3.  3.  3.
                  3.  3.  3.  3.
    1.  1.  1.      3:  3.  3.
  1.  1.  1.  1.      3.  3.  3.
    1.  1.  1.      2o  3.  3.
  1.  1o  1.  1o  2.  2.  D3  2.
    1.  1.  1.  1.  2.  2.  2.  2o
  1.  1.  1.  1.  2.  2.  2.  2.
    1o  1o  1.  2.  2.      2.  2:
  1:  1.  1.  D2  2.  2.      2.
    1.  1.  1.  2.  2.      2.  2.
  1.  1.  1.  1.  2.  2.      2.
    1.  1.  1o  2o  2.      2.
      1:  1.          2.

      1s
    1s  1s
      1s
    1s  1s
      1s
""",
    monsters=(
        Placed("black-sludge", (6, 4), "nne"),
        Placed("black-sludge", (2, 6), "nee"),
        Placed("blood-imp", (2, 4), "eee"),
        Placed("blood-imp", (6, 1), "eee"),
        Placed("blood-imp", (6, 2), "-ee"),
        Placed("blood-imp", (2, 3), "--e"),
        Placed("blood-imp", (14, -1), "eee"),
        Placed("blood-imp", (14, 0), "nne"),
        Placed("blood-imp", (15, -2), "nee"),
        Placed("blood-imp", (14, -2), "-ne"),
        Placed("zealot", (11, 0), "eee"),
        Placed("zealot", (10, 2), "nne"),
        Placed("zealot", (10, 0), "-nn"),
        Placed("zealot", (11, 1), "-nn"),
        Placed("black-sludge", (12, -5), "eee", "A"),
        Placed("black-sludge", (11, -3), "nne"),
        Placed("black-sludge", (14, -4), "-nn"),
        Placed("black-sludge", (10, -3), "--n"),
        Placed("zealot", (11, -4), "nne"),
        Placed("zealot", (13, -5), "nee"),
    ),
    treasures=((5, (15, -1)),),
    reward=Reward(checkmarks=1),
    opens=(15,),
)
