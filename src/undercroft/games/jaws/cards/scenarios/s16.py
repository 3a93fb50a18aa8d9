"""Scenario 16: Mixed Results. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Reward, Scenario

SCENARIO = Scenario(
    number=16,
    location="B4",
    goal="waves",
    map="""
1.  1.  1.  1.  1.  1.
  1.  1.  1.  1.  1.
1.  1o  1.  1.  1.  1.
  1.  1.  1.  1.  1.
1.  1.  1.  1.  1.  1.
  1.  1.  1s  1.  1.
1:  1:  1s  1s  1.  1o
  1o  1.  1s  1.  1.
1.  1.  1s  1s  1:  1.
  1.  1.  1s  1.  1.
1.  1.  1.  1.  1o  1.
  1.  1o  1.  1.  1.
1.  1.  1.  1:  1.  1.
  1.  1.  1.  1.  1.
1.  1.  1.  1.  1.  1.
""",
    letters={
        "A": (
            (0, 1),
            (10, -4),
            (5, 4),
        ),
        "B": (
            (0, 4),
            (10, -1),
            (2, 6),
            (8, 3),
        ),
        "C": (
            (2, -1),
            (8, -4),
        ),
        "D": ((5, -2),),
    },
    reward=Reward(experience=15, item=29),
    opens=(17,),
)
