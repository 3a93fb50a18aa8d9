"""The horror phase: one roll, and perhaps a horror event."""

from __future__ import annotations

from undercroft.core.request import Chance
from undercroft.games.machina import chapter, events, monster
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.state import HORROR_MARKERS, OFF, Machina


def stage(state: Machina) -> Rule[None]:
    state.markers = [marker for marker in state.markers if marker.owner != OFF]  # MA-HOR-1
    state.horror_markers = HORROR_MARKERS
    state.phase = "monsters"
    face = yield Chance("fate-horror", FATE)
    state.tell("story.horror", "MA-HOR-F1", face=face, needed=state.horror)
    if face >= state.horror:  # MA-HOR-O1
        yield from events.invoke_horror_event(state)
        yield from chapter.settle(state)
    else:
        state.horror = max(1, state.horror - 1)
    monster.muster(state)
    yield from monster.drivers(state)
