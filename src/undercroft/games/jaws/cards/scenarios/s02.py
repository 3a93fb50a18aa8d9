"""Scenario 2: A Hole in the Wall. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=2,
    location="B1",
    goal="kill_all",
    map="""
~           1.  1.  1.
  1s      1:  1.  1.  1.
1s  1s  1o  1.  1o  1.
  1s      1.  1t  1t  1.
1s  1s  1.  1.  1.  1.
  1s  1.  1.  1m  1.  1o
        1m  1.  1.  1:
      1.  1.  1.  2.
        1.  1o  D2  2.
          1.  2.  2t
            2.  2.  2.
          2o  2o  2.  2.
            2:  2t  2.
          2.  2.  2.  2.
            2.  2.  2m
          2.  2.  2.  2.
            2.  2.  2.
          2o  2.  2.  2o
            2.  2.  2.
              2.  2:
""",
    monsters=(
        Placed("vermling-raider", (5, 0), "nnn"),
        Placed("vermling-raider", (6, -2), "nnn"),
        Placed("vermling-raider", (10, -4), "nee"),
        Placed("vermling-raider", (5, 1), "-nn"),
        Placed("vermling-raider", (7, 0), "--n"),
        Placed("vermling-raider", (10, 1), "nnn"),
        Placed("vermling-raider", (6, 5), "nne"),
        Placed("vermling-raider", (6, 2), "-nn"),
    ),
    decks={"vermling-raider": "basic-vermling-raider"},
    treasures=((14, (10, 3)),),
    reward=Reward(gold=25, bonus=False),
    opens=(3,),
)
