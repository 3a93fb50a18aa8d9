"""States to test with: an arena in which any card can be played, any scenario as it begins; and driving a rule alone.

The arena has an obstacle, a trap, coins, rubble, three kinds of enemies near and far, and two allies; all modifier
cards are +0 and all elements strong, so every number that changes comes from the card itself.
"""

from __future__ import annotations

from typing import Any

from undercroft.core.request import Chance, Choice, Flow
from undercroft.core.table import Table
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

MAP = """
1A  1B  1C  1D  1o
  1E  1F  1G  1.
1H  1I  1J  1K  1.
  1L  1M  1N  1.
1P  1Q  1R  1S  1.
  1T  1U  1V  1.
1W  1X  1Y  1Z  1.
"""
ALLIES = {"red-guard": ("hatchet", "voidwarden"), "hatchet": ("red-guard", "voidwarden")}
PLAIN = ["plus0"] * 12
PARTY = ("red-guard", "hatchet", "voidwarden", "demolitionist")
NEEDED = {22: "red-guard", 23: "hatchet", 24: "voidwarden", 25: "demolitionist"}


def state(kind: str, **more: Any) -> Jaws:
    """The character `kind` in the middle, two allies, a normal, an elite and an armored enemy around him."""
    allies = ALLIES.get(kind, ("red-guard", "hatchet"))
    options = {"players": 1, "mode": "scenario", "scenario": 4, "characters": [kind, *allies]}
    table = Table(GAME, options, seed=3, light=True)
    while not GAME.rules.is_set_up(table.state):
        table.choose(0)
    made = table.state
    assert isinstance(made, Jaws)
    given: dict[str, Any] = {
        "map": MAP,
        "scenario_level": 1,
        "heroes": {
            kind: {"at": "M", "health": 5, "most": 9, "deck": PLAIN, "conditions": [], "hand": [], "lead": 50},
            allies[0]: {
                "at": "J",
                "health": 4,
                "most": 9,
                "deck": PLAIN,
                "hand": [],
                "lead": 60,
                "conditions": ["poison"],
            },
            allies[1]: {"at": "E", "health": 6, "most": 9, "deck": PLAIN, "hand": [], "lead": 70},
        },
        "monsters": [
            {"kind": "zealot", "at": "F", "number": 1, "health": 30, "most": 30},
            {"kind": "zealot", "at": "N", "number": 2, "health": 30, "most": 30, "elite": True},
            {"kind": "stone-golem", "at": "K", "number": 3, "health": 30, "most": 30},
            {"kind": "zealot", "at": "A", "number": 4, "health": 2, "most": 6, "conditions": ["poison"]},
        ],
        "monster_deck": PLAIN,
        "traps": [{"at": "X", "damage": 3}],
        "coins": ["Q", "M"],
        "destroyed": ["R"],
        "elements": dict.fromkeys(("fire", "ice", "air", "earth", "light", "dark"), "strong"),
        **more,
    }
    edit(made, given)
    return made


def scenario(number: int, count: int = 2, **given: Any) -> Jaws:
    """A scenario as it begins, for so many characters."""
    party = sorted(PARTY, key=lambda kind: kind != NEEDED.get(number))[:count]
    options = {"players": 1, "mode": "scenario", "scenario": number, "characters": party}
    table = Table(GAME, options, seed=3, light=True)
    while not GAME.rules.is_set_up(table.state):
        table.choose(0)
    state = table.state
    assert isinstance(state, Jaws)
    edit(state, given)
    return state


def play(flow: Flow[Any], *keys: str) -> list[str]:
    """Drive a rule: chances give their first outcome, choices the wanted key or the first option; what was asked."""
    wanted, asked = list(keys), []
    answer: Any = None
    try:
        while True:
            request = flow.send(answer)
            if isinstance(request, Chance):
                answer = request.outcomes[0]
                continue
            assert isinstance(request, Choice)
            asked.append(request.kind)
            options = {":".join(map(str, option)): option for option in request.options}
            answer = request.options[0]
            if wanted and wanted[0] in options:
                answer = options[wanted.pop(0)]
    except StopIteration:
        assert not wanted
        return asked


def clear(state: Jaws) -> None:
    for figure in state.figures[state.count :]:
        if not figure.is_objective:
            figure.cell = -1
