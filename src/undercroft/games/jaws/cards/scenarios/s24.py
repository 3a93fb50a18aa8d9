"""Scenario 24: Warding the Void. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=24,
    location="A3",
    goal="waves",
    map="""
~   1.  1.  1.  1.  1.
  1.  1o  1.  1.  1.
    1.  1.  1.  1.  1.
  1o  1.  1.  1.  1.
    1.  1.  1.  1.  1.
  1.  1:  1o  1.  1.
    1o  1.  1.  1.  1.
  1.  1:  1.  1:  1.
    1.  1.  1.  1.  1.
  1.  1o  1.  1.  1.
    1.  1.  1.  1o  1.
  1.  1.  1.  1.  1.
    1.  1.  1s  1.  1o
  1.  1:  1s  1s  1.
    1o  1.  1s  1.  1.
  1.  1:  1s  1s  1.
    1.  1.  1s  1.  1.
  1o  1.  1.  1.  1.
    1o  1.  1.  1.  1.
      1o  1.  1.  1.
""",
    monsters=(
        Placed("black-imp", (2, 0), "nnn"),
        Placed("black-imp", (2, 5), "nnn"),
        Placed("black-imp", (3, 0), "-nn"),
        Placed("black-imp", (3, 4), "--n"),
        Placed("chaos-demon", (6, 0), "nnn"),
        Placed("chaos-demon", (6, 1), "nnn"),
        Placed("chaos-demon", (5, 1), "-ne"),
    ),
    objectives=(
        Objective("ward", ((5, 7),), lambda c, level: 2 * level + 4, ""),
        Objective("ward", ((7, 6),), lambda c, level: 2 * level + 4, ""),
        Objective("ward", ((9, 5),), lambda c, level: 2 * level + 4, ""),
    ),
    letters={"A": ((2, 5),), "B": ((2, 0),), "C": ((8, -2),), "D": ((9, -3),)},
    reward=Reward(item=35),
)
