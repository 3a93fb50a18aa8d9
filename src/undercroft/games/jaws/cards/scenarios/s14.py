"""Scenario 14: Toxic Harvest. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=14,
    location="B4",
    goal="zealots",
    map="""
~                   2:  2.  2.  2:  2.
                  2.  2.  2o  2o  2.  2.
                    2.  2.  2.  2.  2.
                  2.  2o  2.  2.  2m  2.
            1.      2.  2:  2.  2.  2.
          1.  1.  2.  2.  2.  2.  2.  2.
        1.  1.  1.  2.  2.  2.  2.  2.
          1.  1o  2.  2.  2.  2.  2.  2.
        1o  1:  1.  2.  2.  2.  2.  2o
          1.  1.  1.  2.  2.  2.  2.  2.
    1s  1s  1.  1.  2.  2.  2.  2.  2m
  1.  1s  1o  1.  D2  2.  2.  2:  2.  2.
    1s      1s  1.  2.  2.  2.  2.  2.
  1.  1s      1s  2.  2.  2o  2o  2.  2.
    1.          1s  2o  2.  2.  2.  2.
                      2:  2.  2.  2o
""",
    monsters=(
        Placed("giant-viper", (8, 1), "eee"),
        Placed("giant-viper", (5, 1), "nee"),
        Placed("giant-viper", (6, 0), "nee"),
        Placed("giant-viper", (7, 2), "--e"),
        Placed("zealot", (7, 1), "eee"),
        Placed("zealot", (6, 2), "-ne"),
        Placed("giant-viper", (18, -8), "eee"),
        Placed("giant-viper", (18, -3), "eee"),
        Placed("giant-viper", (13, -1), "nne"),
        Placed("giant-viper", (13, -5), "nee"),
        Placed("giant-viper", (10, -4), "-ee"),
        Placed("giant-viper", (10, 1), "-ee"),
        Placed("giant-viper", (16, -7), "--e"),
        Placed("giant-viper", (16, -2), "--e"),
        Placed("zealot", (17, -6), "nee"),
        Placed("zealot", (17, -4), "nee"),
        Placed("zealot", (13, -3), "ene"),
    ),
    treasures=((15, (15, -4)),),
    reward=Reward(checkmarks=1),
    opens=(15,),
)
