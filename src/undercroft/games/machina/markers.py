"""Telling that ongoing effects end because their markers leave the cards."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.machina.events.fights import EffectEnded
from undercroft.games.machina.reading import on_board
from undercroft.games.machina.state import Machina, Marker


def tell_ended(state: Machina, markers: Iterable[Marker]) -> None:
    """Of those who have left the board nothing is told."""
    if state.log is not None:
        here = {explorer.id for explorer in on_board(state)} | {monster.id for monster in state.order}
        for marker in markers:
            for who, what, by in marker.changes:
                if who in here:
                    state.tell(EffectEnded(who=who, what=what, by=by))
