"""Scenario 20: Misplaced Goods. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=20,
    location="C5",
    goal="goods",
    map="""
~           1.  1.  1.  1.
          1.  1.  1.  1.  1.
        1.  1.  1.  1.  1:  1.
          1.  1.  1.  1.  1.  1.
        1.  1.  1.  1o  1.  1.
      1.  1.  1.  1.  1.  1.  1.
        1.  1.  1o  1.  1.  1.
      1.  1.  1.  1:  1o  1.  1.
    1.  1.  1:  1.  1.  1.  1o
      1.  1.  1.  1.  1.  1.  1.
    1o  1.  1o  1o  1.  1.  1.
  1.  1.  1.  1.  1.  1.  1.
    1.  1.  1.  1.  1.  1.  1.
  1o  1.  1.  1.  1.  1:  1.
    1.  1s  1:  1o  1.  1.
  1:  1s  1.  1.  1.  1.
    1s  1s  1o  1.  1o
      1s  1.  1.  1.
""",
    monsters=(
        Placed("chaos-demon", (5, 2), "nnn"),
        Placed("chaos-demon", (13, -4), "nee"),
        Placed("chaos-demon", (9, 0), "--n"),
    ),
    letters={
        "A": ((2, 6),),
        "B": ((3, 5),),
        "C": ((5, 4),),
        "D": ((7, 3),),
        "E": ((10, 2),),
        "F": ((12, -1),),
        "G": ((13, -1),),
        "H": ((5, -1),),
        "J": ((7, -2),),
        "K": ((10, -4),),
        "L": ((13, -5),),
        "M": ((14, -5),),
    },
    reward=Reward(gold=10),
)
