"""Scenario 20."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.items import BY_NUMBER
from undercroft.games.jaws.cards.treasures import GOODS
from undercroft.games.jaws.events import GoodOpened, place_of
from undercroft.games.jaws.loot import receive
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.state import Hero, Jaws


class Goods(ScenarioRules):
    """20: twelve lettered tiles, five of them the goods (JL-GDS-1)."""

    def on_start(self, state: Jaws) -> Flow[None]:
        for letter, hexes in state.board.letters.items():
            state.goods[hexes[0]] = letter
        return
        yield

    def good(self, state: Jaws, hero: Hero, cell: int, letter: str) -> Flow[None]:
        content = GOODS[letter]
        if state.log is not None:
            state.tell(GoodOpened(hero=place_of(state, hero), letter=letter, cell=cell))
        if content == "good":
            state.found += 1
        elif isinstance(content, str):
            receive(state, hero, BY_NUMBER[32])
        else:
            kind, *ranks = content
            yield from rooms.spawn(state, kind, cell, ranks[state.count - 2])


RULES = Goods(20)
