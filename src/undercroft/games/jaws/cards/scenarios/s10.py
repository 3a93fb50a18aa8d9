"""Scenario 10: The Gauntlet. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.haven.verbs import IMMOBILIZE
from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=10,
    location="E2",
    goal="kill_all",
    map="""
~   1s
  1s  1s
    1s      1.  1.
  1s  1s  1o  1.  1.                      3o  3o
    1s  1:  1.  1.                      3.  3.  3.
          1t  1.  1.  2.  2.  2.      3.  3t  3.
        1.  1o  1.  2.  2.  2o  2.      3.  3.  3.
          1.  1t  1o  2e  2.  2.  2o  3.  3.  3.
        1.  1.  1.  2.  2:  2e  2.  2.  3.  3.  3.
          1.  1.  1.  2e  2.  2.  2e  3.  3.  3t
        1.  1t  1.  2.  2o  2.  2.  D3  3.  3.  3.
          1.  1.  D2  2.  2.  2.  2e  3.  3.  3t
            1.  1t  2.  2.  2e  2.  2.  3:  3.  3.
          1.  1.  1.  2.  2:  2o  2.  3.  3o  3o
            1:  1.  2.  2.  2.  2.  3.  3.  3:  3.
              1o                      3.  3t  3.
                                        3.  3.  3o
                                          3.  3.
                                            3.
""",
    monsters=(
        Placed("black-sludge", (7, -1), "nnn"),
        Placed("black-sludge", (8, 1), "eee"),
        Placed("black-sludge", (8, -2), "nne"),
        Placed("black-sludge", (6, 3), "nne"),
        Placed("black-sludge", (6, -1), "-nn"),
        Placed("black-sludge", (7, 3), "-ee"),
        Placed("stone-golem", (16, -3), "eee"),
        Placed("stone-golem", (13, -2), "nne"),
        Placed("stone-golem", (13, -1), "-nn"),
        Placed("stone-golem", (16, -4), "--n"),
        Placed("black-sludge", (23, -4), "eee"),
        Placed("black-sludge", (23, -9), "nee"),
        Placed("chaos-demon", (20, -5), "n-n"),
        Placed("chaos-demon", (21, -6), "-nn"),
        Placed("chaos-demon", (21, -5), "-nn"),
    ),
    treasures=((8, (23, -8)),),
    trap_conditions=IMMOBILIZE,
    reward=Reward(experience=15),
    opens=(11, 12),
)
