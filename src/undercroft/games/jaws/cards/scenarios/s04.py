"""Scenario 4: A Ritual in Stone. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Objective, Placed, Reward, Scenario

SCENARIO = Scenario(
    number=4,
    location="C2",
    goal="destroy_and_kill",
    map="""
~           1.
          1.  1o
            1.  1.
          1.  1.
        1.  1m  1.
      1s  1.  1.  1.
    1s  1s  1.  1.  1.
      1s  1:  1.  1.
    1s  1s  1.  1.  1.
      1s  1o  1:  1o  1.
    1o  1.  1.  1:  1.
      1:  1.  1.  1t  1.
    1.  1o  1.  1.  1.
  1.  1m  1.  1.  1.  1.
    1.  1.  1.  1.  1m
  1.  1.  1t  1.  1.  1o
    1.  1.  1.  1.  1.
      1.  1.  1.  1.  1.
    1.  1.  1.  1o  1o
      1.  1.  1.  1.
        1o  1m  1.  1.
      1.  1t  1.  1.
        1.  1:  1.
          1.  1.  1.
            1.  1.
          1.  1.
            1.  1.
              1.
""",
    monsters=(
        Placed("stone-golem", (7, 9), "nnn"),
        Placed("stone-golem", (6, -2), "-nn"),
        Placed("zealot", (7, 0), "nnn"),
        Placed("zealot", (7, 4), "eee"),
        Placed("zealot", (2, 6), "nee"),
        Placed("zealot", (7, 5), "--n"),
        Placed("zealot", (10, 0), "--e"),
    ),
    objectives=(
        Objective("summoning-stone", ((7, -1),), lambda c, level: c + 1, ""),
        Objective("summoning-stone", ((9, 2),), lambda c, level: c + 1, ""),
        Objective("summoning-stone", ((3, 6),), lambda c, level: c + 1, ""),
        Objective("summoning-stone", ((7, 7),), lambda c, level: c + 1, ""),
    ),
    treasures=((16, (5, 6)),),
    letters={"A": ((7, 2),), "B": ((9, -1),), "C": ((4, 7),)},
    reward=Reward(item=14),
    opens=(5,),
)
