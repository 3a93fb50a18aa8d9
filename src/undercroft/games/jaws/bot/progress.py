"""How near a scenario came to its goal: what a search has of one that is over, so that it also loses better.

A lost scenario is worth nothing to people; but where every try loses, a search that only counts wins is blind.
"""

from __future__ import annotations

from math import exp

from undercroft.games.haven.battlefield import HEROES
from undercroft.games.jaws.bot.field import HUNTS, POWER, PREY, ROOM, SIEGES, hidden, to_come
from undercroft.games.jaws.state import Jaws

SIDE = 0.25
"""What counts of the hit points of enemies that the goal does not ask for."""
NEAREST, FADE = 0.05, 5.0
"""What a scenario is worth that was lost by a hair, and over how many rounds of work this fades."""
WON, STANDING = 0.97, 0.03
"""What a won scenario is worth, and how much more if nobody is hurt."""
PRIZE = 0.4
"""What it takes to fetch a treasure, beside a room (scenario 18)."""


def final_value(state: Jaws) -> list[float] | None:
    """What each seat has of the scenario that has just ended; None where none has."""
    if not state.figures:
        return None
    return [closeness(state)] * state.players


def closeness(state: Jaws) -> float:
    """Any win is worth more than any loss, a near loss more than a far one."""
    if state.won:
        whole = [
            figure.health / figure.max_health
            for figure, hero in zip(state.figures, state.heroes, strict=False)
            if not hero.exhausted and figure.cell >= 0
        ]
        return WON + STANDING * sum(whole, 0.0) / len(state.heroes)
    return NEAREST * exp(-to_do(state) / FADE)


def to_do(state: Jaws) -> float:
    """About how many rounds of the whole party's work the goal still asks for."""
    goal = state.book.goal
    prey = PREY.get(goal, ())
    work = 0.0
    for figure in state.figures:
        if figure.cell >= 0 and figure.side != HEROES:
            wanted = goal in SIEGES if figure.is_objective else goal in HUNTS or figure.kind in prey
            work += figure.health * (1.0 if wanted else SIDE)
    rooms = hidden(state) + to_come(state)
    if goal == "escape":
        rooms += PRIZE * max(0, state.count - state.found)
    work += rooms * state.count * (ROOM[0] + ROOM[1] * state.level)
    return work / (state.count * (POWER[0] + POWER[1] * state.level))
