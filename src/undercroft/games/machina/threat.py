"""The threat, the levels it leads to, and the decks that change with levels and chapters."""

from __future__ import annotations

from undercroft.core.pile import Pile, draw
from undercroft.core.request import Flow
from undercroft.games.machina import inspiration
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import ITEMS, MONSTERS
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.events.cards import ItemsAdded
from undercroft.games.machina.events.rounds import HorrorChanged, LairChanged, LevelRose, ThreatFell, ThreatRose
from undercroft.games.machina.reading import on_board, owned
from undercroft.games.machina.state import Machina

TRACK = 8
LEVELS = 4


def lower_threat(state: Machina, amount: int) -> None:
    before = state.threat
    state.threat = max(1, before - amount)  # MA-THR-O3
    if state.log is not None and state.threat != before:
        state.tell(ThreatFell(value=state.threat))


def set_lair(state: Machina, value: int) -> None:
    if state.log is not None and value != state.lair:
        state.tell(LairChanged(value=value))
    state.lair = value


def set_horror(state: Machina, value: int) -> None:
    if state.log is not None and value != state.horror:
        state.tell(HorrorChanged(value=value))
    state.horror = value


def raise_threat(state: Machina, amount: int) -> Rule[None]:
    """MA-THR-O1, MA-THR-O2."""
    for left in range(amount - 1, -1, -1):
        if state.threat < TRACK:
            state.threat += 1
            if state.log is not None and (not left or state.threat == TRACK):
                state.tell(ThreatRose(value=state.threat))
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
    there = {monster.id for monster in state.order} | {*state.monster_deck.cards(), *state.box}
    state.monster_deck.shuffle_in(
        [card.id for card in MONSTERS.values() if card.level == state.level and not card.boss and card.id not in there]
    )  # MA-SPAWN-O4
    if state.log is not None:
        state.tell(LevelRose(level=state.level))


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
    if state.log is not None:
        state.tell(ItemsAdded(level=level))
