"""Explorer events and horror events come into play."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.games.machina import items, threat
from undercroft.games.machina.cards.registry import EXPLORER_EVENTS, HORROR_EVENTS
from undercroft.games.machina.consequences import Rule, set_off
from undercroft.games.machina.events.cards import EventKept, ExplorerEventInvoked, HorrorEventStruck
from undercroft.games.machina.ids import figure_id, panel_id
from undercroft.games.machina.reading import chapter_of, current_event, current_horror, find_monster, index_of
from undercroft.games.machina.state import OFF, Explorer, Machina


def invoke_explorer_event(state: Machina, explorer: Explorer) -> Rule[None]:
    """MA-EVT-3, MA-EVT-4, MA-EVT-O3."""
    if not state.explorer_deck:
        current = current_event(state)
        state.explorer_deck.shuffle_in([card for card in state.explorer_discard if card != current])
        state.explorer_discard = [current] if current else []
    if not state.explorer_deck:
        return
    card = yield from draw(state.explorer_deck, "explorer-event")
    if state.log is not None:
        state.tell(ExplorerEventInvoked(who=explorer.id, card=card))
    yield from set_off(card, "enter", explorer, index_of(state, explorer))
    if EXPLORER_EVENTS[card].personal and explorer.alive:
        explorer.events.append(card)
        items.refresh(state, explorer)
        if state.log is not None:
            state.tell(EventKept(who=explorer.id, card=card, at=panel_id(explorer.id)))
    else:
        _cover(state, state.explorer_discard, card)


def invoke_horror_event(state: Machina) -> Rule[None]:
    """Invoke a horror event: MA-HOR-O2, MA-HOR-O3."""
    yield from threat.raise_threat(state, 1)
    threat.set_horror(state, chapter_of(state).horror)
    if not state.horror_deck:
        current = current_horror(state)
        state.horror_deck.shuffle_in([card for card in state.horror_discard if card != current])  # MA-EVT-O3
        state.horror_discard = [current] if current else []
    if not state.horror_deck:
        return
    card = yield from draw(state.horror_deck, "horror-event")
    event = HORROR_EVENTS[card]
    if state.log is not None:
        state.tell(HorrorEventStruck(card=card, clause="MA-HOR-O2"))
    if event.personal:
        owner = find_monster(state, event.monster) if event.monster else (state.order[-1] if state.order else None)
        if owner is None:
            state.horror_discard.insert(0, card)  # MA-HOR-O3: the current one stays
            return
        yield from set_off(card, "enter", None, OFF)
        owner.events.append(card)
        if state.log is not None:
            state.tell(EventKept(who=owner.id, card=card, at=figure_id(owner.id)))
        return
    yield from set_off(card, "enter", None, OFF)
    _cover(state, state.horror_discard, card)


def _cover(state: Machina, discard: list[str], card: str) -> None:
    """A card becomes the current one of its kind: what lasts by the card that it covers ends (MA-EVT-O2)."""
    if discard:
        items.drop_markers(state, discard[-1])
    discard.append(card)


def repeat_horror_event(state: Machina) -> Rule[None]:
    """MA-EVT-5: the current horror event enters play once more; MA-EVT-O1: there may be none."""
    card = current_horror(state)
    if card:
        if state.log is not None:
            state.tell(HorrorEventStruck(card=card, is_new=False, clause="MA-EVT-5"))
        yield from set_off(card, "enter", None, OFF)
