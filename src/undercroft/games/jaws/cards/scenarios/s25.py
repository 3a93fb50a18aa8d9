"""Scenario 25: The Greatest Job in the World. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=25,
    location="C7",
    goal="exit",
    map="""
~                               4.  4.
                          3.  3.  4o  4.
                        3o  3.  4.  4.
                      3:  3.  D4  4.  4:
                    3.  3.  3.  4.  4o
                  3.  3.  3.  3.  4.  4.
                    3.  3.  3.  4.  4.  4.
          1.      3o  3.  3.  4.  4.  4.
        1.  1o  2.  2.  D3  2.  4.  4.  4o
  1s  1o  1.  2.  2.  2.  2.  4.  4.  4.
1s  1s  1:  1.  2.  2.  2.  2.  4.  4.  4:
  1s  1.  1.  2.  2.  2.  2.  4.  4.  4.
1s  1.  1.  D2  2.  2.  2o  2.  4.  4.  4.
  1s  1.  1.  2.  2.  2.  2.  2.  4.  4.
    1.  1.  1.  2.  2.  2.  2.  4.  4o
      1o  1.  1.  2.  2o  2.  2o  4.
        1.  1.  2.  2.  2.  2.  4.
          1.      2:  2.  2o
                    2.  2:
""",
    monsters=(
        Placed("living-spirit", (5, 5), "nnn"),
        Placed("living-spirit", (5, 2), "-nn"),
        Placed("living-spirit", (13, 1), "nnn"),
        Placed("living-spirit", (14, 0), "--n"),
        Placed("vermling-raider", (13, -2), "nnn"),
        Placed("vermling-raider", (13, -1), "-nn"),
        Placed("vermling-scout", (9, 1), "nnn"),
        Placed("vermling-scout", (9, 2), "nnn"),
        Placed("vermling-scout", (10, 1), "ene"),
        Placed("vermling-scout", (10, 0), "-ne"),
        Placed("vermling-scout", (10, 2), "-ne"),
        Placed("living-spirit", (12, -4), "eee"),
        Placed("living-spirit", (14, -4), "-nn"),
        Placed("living-spirit", (10, -2), "--n"),
        Placed("living-spirit", (18, -8), "nnn"),
        Placed("living-spirit", (16, -1), "--n"),
        Placed("vermling-scout", (17, -6), "eee"),
        Placed("vermling-scout", (16, -4), "nee"),
        Placed("vermling-scout", (18, -5), "nee"),
        Placed("vermling-scout", (17, -2), "-ne"),
    ),
    objectives=(
        Objective("pillar", ((2, 5),), lambda c, level: level + c, ""),
        Objective("pillar", ((4, 4),), lambda c, level: level + c, ""),
        Objective("pillar", ((7, 2),), lambda c, level: level + c, ""),
        Objective("pillar", ((9, 3),), lambda c, level: level + c, ""),
        Objective("pillar", ((11, -1),), lambda c, level: level + c, ""),
        Objective("pillar", ((13, 0),), lambda c, level: level + c, ""),
        Objective("pillar", ((11, -3),), lambda c, level: level + c, ""),
        Objective("pillar", ((13, -4),), lambda c, level: level + c, ""),
        Objective("pillar", ((16, -5),), lambda c, level: level + c, ""),
        Objective("pillar", ((16, -3),), lambda c, level: level + c, ""),
        Objective("pillar", ((18, -6),), lambda c, level: level + c, ""),
        Objective("pillar", ((18, -4),), lambda c, level: level + c, ""),
    ),
    letters={"X": ((19, -3),)},
    reward=Reward(item=36),
)
