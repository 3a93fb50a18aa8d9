"""Scenario 23: The Best of the Best. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=23,
    location="B5",
    goal="waves",
    map="""
1.  1.  1.  1:  1o
  1.  1.  1.  1.
1o  1.  1.  1.  1:
  1.  1.  1.  1.
1:  1o  1.  1.  1.
  1.  1.  1.  1.
1.  1.  1.  1.  1.
  1.  1.  1.  1.
1.  1o  1.  1.  1.
  1.  1.  1.  1.
1.  1t  1.  1t  1.
  1.  1.  1.  1.
1.  1.  1.  1.  1o
  1.  1.  1.  1.
1.  1.  1.  1.  1.
  1.  1o  1.  1.
1.  1.  1.  1.  1.
  1.  1.  1s  1.
1o  1s  1s  1s  1o
  1.  1s  1s  1.
""",
    monsters=(
        Placed("rat-monstrosity", (1, 4), "nnn"),
        Placed("rat-monstrosity", (7, 1), "nnn"),
        Placed("rat-monstrosity", (1, 1), "eee"),
        Placed("rat-monstrosity", (7, -2), "eee"),
    ),
    letters={
        "B": ((4, -2),),
        "C": (
            (1, 2),
            (7, -1),
        ),
        "D": ((4, -1),),
    },
    reward=Reward(item=34),
)
