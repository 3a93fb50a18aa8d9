"""The threat, the levels it leads to, and the decks that change with levels and chapters."""

from __future__ import annotations

from undercroft.core.pile import Pile, draw
from undercroft.core.request import Flow
from undercroft.games.machina import inspiration
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import ITEMS, MONSTERS
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.state import Machina, on_board, owned

TRACK = 8
LEVELS = 4


def lower_threat(state: Machina, amount: int) -> None:
    state.threat = max(1, state.threat - amount)  # MA-THR-O3


def raise_threat(state: Machina, amount: int) -> Rule[None]:
    """MA-THR-O1, MA-THR-O2."""
    for _ in range(amount):
        if state.threat < TRACK:
            state.threat += 1
        elif state.level < LEVELS:
            yield from raise_level(state)
        else:
            for explorer in on_board(state):
                yield from inspiration.lose_health(state, explorer, 1)
            return


def raise_level(state: Machina) -> Flow[None]:
    """MA-THR-F2."""
    state.level += 1
    state.threat = 1
    state.monster_deck.shuffle_in(state.destroyed_monsters)
    state.destroyed_monsters = []
    yield from halve(state, state.monster_deck, "monster")
    state.monster_deck.shuffle_in(
        [card.id for card in MONSTERS.values() if card.level == state.level and not card.boss]
    )
    state.tell("story.level", "MA-THR-F2", level=state.level)


def halve(state: Machina, deck: Pile, kind: str) -> Flow[None]:
    """MA-CHAP-O4: half of the cards, rounded down, leave the game at random."""
    deck.shuffle()
    for _ in range(len(deck) // 2):
        state.box.append((yield from draw(deck, f"remove-{kind}")))


def add_items(state: Machina, level: int) -> Flow[None]:
    """MA-CHAP-F2; what explorers brought from an earlier scenario is not there twice."""
    held = [item for explorer in state.explorers for item in owned(explorer)]
    for type in TYPES:
        deck = state.decks[type]
        deck.shuffle_in(state.discards[type])
        state.discards[type] = []
        yield from halve(state, deck, type)
        fresh = [item.id for item in ITEMS.values() if item.type == type and item.level == level]
        deck.shuffle_in([item for item in fresh if item not in held])
    state.tell("story.items", "MA-CHAP-F2", level=level)
