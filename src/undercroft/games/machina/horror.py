"""The horror phase: one roll, and horror events."""

from __future__ import annotations

from undercroft.core.pile import draw
from undercroft.core.request import Chance, Flow
from undercroft.core.say import say
from undercroft.games.machina import chapter, creatures, effects, items, monster
from undercroft.games.machina.cards.registry import HORROR_EVENTS
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.state import HORROR_MARKERS, OFF, Machina, chapter_of, current_horror, find_monster


def stage(state: Machina) -> Flow[None]:
    try:
        state.markers = [marker for marker in state.markers if marker.owner != OFF]  # MA-HOR-1
        state.horror_markers = HORROR_MARKERS
        state.phase = "monsters"
        face = yield Chance("fate-horror", FATE)
        state.tell("story.horror", "MA-HOR-F1", face=face, needed=state.horror)
        if face >= state.horror:  # MA-HOR-O1
            yield from invoke(state)
            yield from creatures.settle(state)
        else:
            state.horror = max(1, state.horror - 1)
        monster.muster(state)
        yield from monster.drivers(state)
    except creatures.Over:
        return  # the game, or this scenario, ended in the middle of a rule


def invoke(state: Machina) -> Flow[None]:
    """Invoke a horror event: MA-HOR-O2, MA-HOR-O3."""
    yield from chapter.raise_threat(state, 1)
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
        yield from effects.all_of(state, card, "enter", None, OFF)
        owner.events.append(card)
        return
    yield from effects.all_of(state, card, "enter", None, OFF)
    items.drop_markers(state, current_horror(state))
    state.horror_discard.append(card)


def repeat(state: Machina) -> Flow[None]:
    """MA-EVT-5: the current horror event enters play once more; MA-EVT-O1: there may be none."""
    card = current_horror(state)
    if card:
        state.tell("story.horror-event", "MA-EVT-5", event=say(f"horror.{card}"))
        yield from effects.all_of(state, card, "enter", None, OFF)
