"""Scenario 5: A Deeper Understanding. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.haven.verbs import POISON
from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=5,
    location="C2",
    goal="boss",
    map="""
~                       3:
                      3.  3o
                    3.  3.  3.
                      3.  3.
                    3.  3.  3.
                      3.  3.
                    3.  3.  3o
                      2.  2.
                    2.  D3
                      2.  2.
                    2.  2.  2.
                  2o  2.  2.
                    2.  2.  2.
                  2.  2.  2.
                2.  2.  2t  2o
              1.  2.  2t  2:
        1.  1.  1.  2.  2.  2:
      1.  1.  1e  2t  2t  2.
    1.  1:  1.  D2  2.  2o
  1.  1.  1o  1e  2t  2.
    1e  1.  1.  1.  2o
  1o  1o  1.  1.  1.
1.  1.  1.  1.  1.
  1e  1e  1.  1.
1s  1s  1.  1o
  1s  1:  1.
1s  1s
  1s
""",
    monsters=(
        Placed("chaos-demon", (4, 8), "nnn"),
        Placed("chaos-demon", (8, 6), "nnn"),
        Placed("chaos-demon", (6, 8), "-ne"),
        Placed("chaos-demon", (11, 1), "nne"),
        Placed("chaos-demon", (13, 0), "-nn"),
        Placed("zealot", (12, -1), "eee"),
        Placed("blood-tumor", (12, -5), "bbb"),
        Placed("zealot", (11, -4), "nne"),
        Placed("zealot", (13, -5), "nee"),
    ),
    treasures=((9, (12, 2)),),
    trap_conditions=POISON,
    reward=Reward(experience=25),
    opens=(6,),
)
