"""Scenario 3: The Black Ship. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=3,
    location="D5",
    goal="kill_all",
    map="""
~               2:  2.  2.      3.
              2.  2.  2.  2o  3o  3.
    1s          2.  2.  2.  2.  3.  3.
  1s  1s      2.  2:  2.  2m  3.  3m
    1s      2.  2.  2o  2.  2.  3.  3o
  1s  1s  1.  2.  2.  2.  2t  3.  3.
    1s  1:  1.  2.  2.  2.  D3  3:  3.
          1.  2.  2t  2.  2.  3.  3.
        1o  D2  2.  2o  2.  2.  3.  3.
          1.  2.  2:  2.  2.  3.  3.
        1.  1.  2.  2.  2.  2.
          1o  2o  2.  2.  2o
                    2.  2.
""",
    monsters=(
        Placed("zealot", (5, 1), "nnn"),
        Placed("zealot", (5, 2), "nee"),
        Placed("giant-viper", (11, -1), "nnn"),
        Placed("giant-viper", (12, -3), "nnn"),
        Placed("zealot", (8, -3), "nnn"),
        Placed("zealot", (12, -2), "-ne"),
        Placed("zealot", (11, -4), "--n"),
        Placed("giant-viper", (17, -5), "eee"),
        Placed("zealot", (16, -7), "nnn"),
        Placed("zealot", (17, -6), "-ne"),
    ),
    decks={"giant-viper": "basic-giant-viper", "zealot": "basic-zealot"},
    treasures=((10, (12, -1)),),
    reward=Reward(perks=1),
    opens=(4,),
)
