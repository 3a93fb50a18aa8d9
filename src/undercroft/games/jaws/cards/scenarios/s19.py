"""Scenario 19: Den of Thieves. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=19,
    location="D2",
    goal="destroy",
    map="""
~                           4o
                          4.  4.
                        4.  4.
                      4.  4.  4.
                        4.  4.  4.
  1s                  4.  4.  4.
1s  1s                  4.  4.  4.
  1s              2.  4:  4.  4.
1s  1s  1.      2.  2.  4o  D4  3.
  1s  1.  1.  2.  2.  2.  3.  3.  3o
        1.  1o  2.  2.  3.  3.  3.
      1.  1.  2.  2o  2.  3.  3.  3.
        1.  1.  2.  2.  D3  3.  3.
      1o  1.  2.  2.  2.  3.  3.  3:
        1.  D2  2.  2.  3.  3.  3.
      1.  1.  2.  2.  2.  3.  3.  3o
        1.  1.  2.  2.  2o  3.  3.
      1o  1:  2.  2o  2:      3o
        1.      2.  2.
                  2.
""",
    monsters=(
        Placed("vermling-raider", (5, 5), "nnn"),
        Placed("vermling-scout", (5, 4), "eee"),
        Placed("vermling-scout", (4, 3), "nne"),
        Placed("vermling-scout", (4, 5), "-ne"),
        Placed("vermling-scout", (5, 3), "--n"),
        Placed("vermling-scout", (4, 6), "--n"),
        Placed("rat-monstrosity", (9, 2), "eee"),
        Placed("rat-monstrosity", (8, 2), "nee"),
        Placed("rat-monstrosity", (8, 4), "nee"),
        Placed("rat-monstrosity", (10, 1), "-ne"),
        Placed("vermling-raider", (10, 0), "nnn"),
        Placed("vermling-scout", (7, 2), "-ne"),
        Placed("vermling-scout", (9, 3), "--e"),
        Placed("rat-monstrosity", (13, -1), "eee"),
        Placed("rat-monstrosity", (13, 0), "nne"),
        Placed("rat-monstrosity", (14, -2), "nne"),
        Placed("rat-monstrosity", (16, -3), "-ne"),
        Placed("vermling-raider", (15, -1), "nnn"),
        Placed("vermling-scout", (15, 0), "nee"),
        Placed("vermling-scout", (16, -2), "nee"),
        Placed("vermling-scout", (15, -3), "-ne"),
        Placed("rat-monstrosity", (12, -4), "eee"),
        Placed("rat-monstrosity", (14, -6), "eee"),
        Placed("rat-monstrosity", (13, -4), "nne"),
        Placed("rat-monstrosity", (14, -5), "nee"),
        Placed("rat-monstrosity", (13, -3), "-ne"),
        Placed("rat-monstrosity", (15, -5), "-ne"),
    ),
    objectives=(
        Objective("nest", ((9, 0),), lambda c, level: (1 + level) * c, ""),
        Objective("nest", ((10, 3),), lambda c, level: (1 + level) * c, ""),
        Objective("nest", ((16, -1),), lambda c, level: (1 + level) * c, ""),
        Objective("nest", ((13, -5),), lambda c, level: (1 + level) * c, ""),
    ),
    reward=Reward(item=31),
)
