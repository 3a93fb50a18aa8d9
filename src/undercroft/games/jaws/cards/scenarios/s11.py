"""Scenario 11: Defiled Sewers. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=11,
    location="D2",
    goal="kill_all",
    map="""
~               2.
              2.  2.
            2.  2.  2o          3:
              2.  2.          3.  3.
            2.  2.  2.      3o  3t
          2.  2:  2.  2:  3.  3.  3o
            2.  2o  2.  3.  3.  3t  3.
          2:  2.  2.  2.  3.  3.  3t
    1.      2.  2.  2.  3.  3.  3.  3.
  1.  1o  2.  2.  2.  D3  3.  3.  3.
1.  1.  1:  2.  2.  2.  3.  3.  3.
  1.  1.  2.  2.  2.  2.  3.  3o
1o  1.  1.  2.  2.  2.  3.  3.
  1.  1.  D2  2.  2.  2.
1.  1.  1.  2.  2.  2o
  1.  1o  1.  2.  2.
    1.  1.  2.  2o

        1s
      1s  1s
        1s
      1s  1s
        1s
""",
    monsters=(
        Placed("black-sludge", (3, 4), "nne"),
        Placed("giant-viper", (2, 5), "eee"),
        Placed("giant-viper", (1, 6), "nne"),
        Placed("giant-viper", (1, 5), "nee"),
        Placed("giant-viper", (2, 4), "-nn"),
        Placed("giant-viper", (2, 6), "-nn"),
        Placed("black-sludge", (8, -3), "ene"),
        Placed("black-sludge", (7, -2), "-nn"),
        Placed("black-sludge", (9, -3), "-nn"),
        Placed("giant-viper", (9, 2), "nne"),
        Placed("giant-viper", (7, 0), "nee"),
        Placed("giant-viper", (10, -1), "-nn"),
        Placed("giant-viper", (6, 2), "--n"),
        Placed("vermling-scout", (10, 0), "eee"),
        Placed("vermling-scout", (15, -5), "eee"),
        Placed("vermling-scout", (16, -4), "eee"),
        Placed("vermling-scout", (15, -3), "nne"),
        Placed("vermling-scout", (12, -2), "nee"),
        Placed("vermling-scout", (15, -4), "-nn"),
        Placed("vermling-scout", (14, -2), "-ne"),
        Placed("vermling-scout", (13, -3), "--n"),
    ),
    letters={"B": ((10, -2),), "C": ((13, -2),)},
    reward=Reward(item=28),
    opens=(13, 19),
    closes=(12,),
)
