"""Scenario 1: Roadside Ambush. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=1,
    location="B1",
    goal="kill_all",
    map="""
~               1.
              1.  1o
            1.  1.
          1.  1.  1:
        1.  1.  1.
      1.  1.  1.  1.
    1.  1.  1.  1.
  1.  1.  1.  1.  1.
1.  1.  1o  1.  1.
  1.  1.  1.  1:  1.
1.  1.  1.  1.  1o
  1.  1o  1o  1.  1.
    1:  1:  1.  1.
      1.  1.  1.  1.
        1.  1.  1o
          1.  1.

              1s
            1s  1s
              1s
            1s  1s
              1s
""",
    monsters=(
        Placed("vermling-raider", (1, 4), "nnn"),
        Placed("vermling-raider", (6, 3), "nnn"),
        Placed("vermling-raider", (5, 4), "eee"),
        Placed("vermling-raider", (8, -3), "nne"),
        Placed("vermling-raider", (8, 2), "-ne"),
        Placed("vermling-raider", (4, 1), "-ne"),
    ),
    decks={"vermling-raider": "common-vermling-raider"},
    reward=Reward(coins=False, bonus=False),
    opens=(2,),
)
