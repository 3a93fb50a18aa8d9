"""Wounds and death (SA-BLK-3, SA-DTH, SA-DLC-10)."""

from __future__ import annotations

from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.state import DEAD, Sanctum

TRACK_TOP = 11  # SA-DLC-11: one above the track


def wound(state: Sanctum, seat: int, wounds: int) -> None:
    """Move the counter down (SA-BLK-3); at 0 or on a marked space the hero dies (SA-DTH-1, SA-DLC-10)."""
    hero = state.seats[seat]
    hero.health = max(0, hero.health - wounds)
    if state.log is not None:
        tell(state, events.Wounded(seat=seat, wounds=wounds, health=hero.health, clause="SA-BLK-3"))
    check_death(state, seat)


def check_death(state: Sanctum, seat: int) -> None:
    hero = state.seats[seat]
    if hero.health > max(0, hero.marked - 1):
        return
    hero.status = DEAD
    if state.log is not None:
        tell(state, events.Died(seat=seat, clause="SA-DTH-1"))
    for foe in hero.zone:  # SA-DTH-O1: the demons are discarded
        state.discards[DEMONS[foe.card].level - 1].append(foe.card)
        if state.log is not None:
            tell(state, events.DemonLeft(seat=seat, card=foe.card, joins=True))
    hero.zone = []
