"""Scenario 22: Unfriendly Message. Placed things as published, the map is ours.

The map is drawn as `scenario.py` says; special rules are in `scenario_rules/` of the game.
"""

from undercroft.games.jaws.cards.scenario import Placed, Reward, Scenario

SCENARIO = Scenario(
    number=22,
    location="D1",
    goal="golem",
    map="""
1o  1.  1.  1.  1.  1.  1.
  1.  1.  1.  1.  1:  1.
1:  1.  1o  1.  1.  1:  1.
  1.  1.  1.  1.  1.  1s
1.  1o  1.  1.  1.  1s  1s
  1.  1:  1.  1.  1o  1s
1.  1.  1.  1.  1.  1s  1s
  1.  1.  1:  1.  1.  1s
1.  1.  1.  1.  1.  1.  1.
  1o  1.  1.  1.  1.  1.
1.  1.  1.  1.  1o  1.  1.
  1.  1.  1.  1.  1.  1.
1.  1.  1.  1.  1.  1.  1.
  1o  1.  1o  1.  1.  1.
1.  1.  1.  1.  1.  1.  1o
""",
    monsters=(
        Placed("giant-viper", (7, 1), "eee"),
        Placed("giant-viper", (7, 0), "ene"),
        Placed("giant-viper", (2, 2), "-nn"),
        Placed("giant-viper", (2, 4), "-nn"),
        Placed("giant-viper", (2, 3), "-ne"),
        Placed("stone-golem", (6, 1), "bbb"),
        Placed("vermling-raider", (3, 0), "nne", "A"),
        Placed("vermling-raider", (3, 5), "nee", "A"),
    ),
    decks={"vermling-raider": "vermling-raider-scenario-22"},
    letters={
        "B": (
            (0, 4),
            (0, 2),
        )
    },
    reward=Reward(item=33),
)
