"""Explorer events and horror events come into play."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.core.say import say
from undercroft.games.machina import items, threat
from undercroft.games.machina.cards.registry import EXPLORER_EVENTS, HORROR_EVENTS
from undercroft.games.machina.consequences import Rule, set_off
from undercroft.games.machina.state import (
    OFF,
    Explorer,
    Machina,
    chapter_of,
    current_event,
    current_horror,
    find_monster,
    index_of,
    name,
)


def invoke_explorer_event(state: Machina, explorer: Explorer) -> Rule[None]:
    """MA-EVT-3, MA-EVT-4, MA-EVT-O3."""
    if not state.explorer_deck:
        current = current_event(state)
        state.explorer_deck.shuffle_in([card for card in state.explorer_discard if card != current])
        state.explorer_discard = [current] if current else []
    if not state.explorer_deck:
        return
    card = yield from draw(state.explorer_deck, "explorer-event")
    state.tell("story.event", "MA-EVT-3", who=name(explorer), event=say(f"event.{card}"))
    yield from set_off(card, "enter", explorer, index_of(state, explorer))
    if EXPLORER_EVENTS[card].personal and explorer.alive:
        explorer.events.append(card)
        items.refresh(state, explorer)
    else:
        items.drop_markers(state, current_event(state))  # MA-EVT-O2: covered
        state.explorer_discard.append(card)


def invoke_horror_event(state: Machina) -> Rule[None]:
    """Invoke a horror event: MA-HOR-O2, MA-HOR-O3."""
    yield from threat.raise_threat(state, 1)
    state.horror = chapter_of(state).horror
    if not state.horror_deck:
        current = current_horror(state)
        state.horror_deck.shuffle_in([card for card in state.horror_discard if card != current])  # MA-EVT-O3
        state.horror_discard = [current] if current else []
    if not state.horror_deck:
        return
    card = yield from draw(state.horror_deck, "horror-event")
    event = HORROR_EVENTS[card]
    state.tell("story.horror-event", "MA-HOR-O2", event=say(f"horror.{card}"))
    if event.personal:
        owner = find_monster(state, event.monster) if event.monster else (state.order[-1] if state.order else None)
        if owner is None:
            state.horror_discard.insert(0, card)  # MA-HOR-O3: the current one stays
            return
        yield from set_off(card, "enter", None, OFF)
        owner.events.append(card)
        return
    yield from set_off(card, "enter", None, OFF)
    items.drop_markers(state, current_horror(state))
    state.horror_discard.append(card)


def repeat_horror_event(state: Machina) -> Rule[None]:
    """MA-EVT-5: the current horror event enters play once more; MA-EVT-O1: there may be none."""
    card = current_horror(state)
    if card:
        state.tell("story.horror-event", "MA-EVT-5", event=say(f"horror.{card}"))
        yield from set_off(card, "enter", None, OFF)
