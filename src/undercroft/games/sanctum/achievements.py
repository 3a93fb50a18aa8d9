"""Achievements: four kinds, eleven spaces, first come first served (SA-ACH-1 to SA-ACH-9)."""

from __future__ import annotations

from undercroft.core.request import Chance, Flow
from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.acts import ACHIEVEMENTS, GEAR, GEMS, LEVEL, SKILLS
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.state import OPEN, Hero, Sanctum, freed


def mastery(hero: Hero) -> dict[str, int]:
    """How far the hero has come in each kind."""
    return {
        SKILLS: hero.unlocked.bit_count(),  # SA-ACH-2
        GEMS: sorted(freed(hero)[:3])[1],  # SA-ACH-3: in two different colours, white does not count
        GEAR: sum([DEMONS[card].item.level for card in hero.worn if card]),  # SA-ACH-4
    }


def check_achievements(state: Sanctum, seat: int) -> Flow[None]:
    """Take every tile whose condition holds and that nobody has (SA-ACH-6, SA-ACH-7)."""
    if state.climber >= 0:
        return  # SA-ACH-9
    hero = state.seats[seat]
    board = state.achievements
    have = mastery(hero)
    rows = set()
    for at, (kind, wanted, row) in enumerate(ACHIEVEMENTS):
        if board[at] != OPEN:
            continue
        if kind == LEVEL:
            if row not in rows:  # SA-ACH-5: the first to take one of the row; a row of taken spaces closed it before
                continue
        elif have[kind] < wanted:
            continue
        rows.add(row)
        board[at] = seat
        hero.tiles += 1
        if state.log is not None:
            tell(state, events.AchievementTaken(seat=seat, tile=f"{kind}{wanted}", clause="SA-ACH-1"))
        tile = yield Chance("blessing", state.tiles_bag, None, (seat,), (seat,))  # SA-ACH-8: the owner alone looks
        state.tiles_bag.remove(tile)
        hero.blessings.append(tile)
        if state.log is not None:
            state.tell(events.BlessingSeen(seat=seat, blessing=tile, clause="SA-ACH-8", joins=True), to=(seat,))
