"""Scenario 18: The Heist. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Reward, Scenario

SCENARIO = Scenario(
    number=18,
    location="A5",
    goal="escape",
    map="""
~               1s  1o
              1s  1s
                1s  1.  4.  4o
              1s  1s      4m
                1s  1.  4m  4.
  2.  2.  2:  1:  1.      4.
2.  2.  2o      1o  1o  4m  4.
  2m  2.  2.  1.  1.      4m
2.  2.  2.  D2  1.  1.  4.  4o
  2m  2m  2.  1.  1.      4.
2o  2.  2.      1.  1.  4.  4:
              1.  1.  D4  4.
3m  3.  3o      1.  1.  4.  4.
  3.  3.  3.  1.  1o      4.
3.  3.  3.  D3  1:  1.  4.  4.
  3m  3.  3.  1.  1.      4m
3.  3.  3:      1.  1.  4m  4.
  3.  3o  3.      D5      4o

              5.  5.  5.
            5.  5o  5.  5.
              5.  5.  5.
            5o  5.  5.  5o
              5m  5.  5:
            5.  5m  5.  5.
              5.  5.  5m
            5.  5.  5m  5.
""",
    treasures=((7, (0, 3)), (6, (0, 8)), (2, (13, -4)), (13, (7, 9))),
    letters={
        "B": (
            (8, 1),
            (9, 0),
        ),
        "A": (
            (3, 2),
            (3, 6),
            (9, 6),
            (12, -1),
        ),
    },
    reward=Reward(experience=10),
)
