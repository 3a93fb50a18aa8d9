"""The horror phase: one roll, and perhaps a horror event."""

from __future__ import annotations

from undercroft.core.request import Chance
from undercroft.games.machina import chapter, event_cards, monster, threat
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.events.rounds import HorrorRolled, PhaseBegan
from undercroft.games.machina.markers import tell_ended
from undercroft.games.machina.state import HORROR_MARKERS, OFF, Machina


def stage(state: Machina) -> Rule[None]:
    if state.log is not None:
        state.tell(PhaseBegan(round=state.round, phase="horror"))
    tell_ended(state, [marker for marker in state.markers if marker.owner == OFF])
    state.markers = [marker for marker in state.markers if marker.owner != OFF]  # MA-HOR-1
    state.horror_markers = HORROR_MARKERS
    state.phase = "monsters"
    face = yield Chance("fate-horror", FATE)
    if state.log is not None:
        state.tell(HorrorRolled(face=face, needed=state.horror))
    if face >= state.horror:  # MA-HOR-O1
        yield from event_cards.invoke_horror_event(state)
        yield from chapter.settle(state)
    else:
        threat.set_horror(state, max(1, state.horror - 1))
    monster.muster(state)
    yield from monster.drivers(state)
