"""What characters did in a scenario, counted from its events; both games tell it at the end."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.core.events import Event, LogLine
from undercroft.core.say import say
from undercroft.core.scene import Stat
from undercroft.games.haven.events import Attacked, Died, Healed, Suffered


class Deeds(msgspec.Struct):
    """What one character did and suffered."""

    damage: int = 0
    blow: int = 0
    """The strongest of its attacks."""
    felled: int = 0
    suffered: int = 0
    healed: int = 0


def deeds_of(story: Iterable[LogLine], heroes: int) -> list[Deeds]:
    """The deeds of the characters, who are the first of the figures."""
    done = [Deeds() for _ in range(heroes)]
    for line in story:
        event = line.event
        if isinstance(event, Attacked):
            if event.figure < heroes <= event.target:
                done[event.figure].blow = max(done[event.figure].blow, event.damage)
        elif isinstance(event, Suffered):
            if event.figure < heroes:
                done[event.figure].suffered += event.amount
            elif event.by is not None and event.by < heroes:
                done[event.by].damage += event.amount
        elif isinstance(event, Died):
            if not event.is_hero and event.by is not None and event.by < heroes:
                done[event.by].felled += 1
        elif isinstance(event, Healed) and event.figure < heroes:
            done[event.figure].healed += event.amount
    return done


def count_fallen(story: Iterable[LogLine]) -> int:
    """How many figures died, characters left out."""
    return sum(isinstance(line.event, Died) and not line.event.is_hero for line in story)


def deed_stats(deeds: Deeds) -> list[Stat]:
    return [
        Stat(say("deed.damage"), deeds.damage, icon="sword"),
        Stat(say("deed.blow"), deeds.blow, icon="strength"),
        Stat(say("deed.felled"), deeds.felled, icon="skull"),
        Stat(say("deed.suffered"), deeds.suffered, icon="blood"),
        Stat(say("deed.healed"), deeds.healed, icon="heart"),
    ]


def last_scenario(story: Iterable[LogLine], begins: type[Event], before: int = 0) -> list[LogLine]:
    """What happened in the scenario begun last, or so many `before` it; an event `begins` tells that one begins."""
    found: list[list[LogLine]] = [[]]
    for line in story:
        if isinstance(line.event, begins):
            found = [*found[-before:], []] if before else [[]]
        found[-1].append(line)
    return found[0] if before == 0 or len(found) > before else []
