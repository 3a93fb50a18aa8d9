"""What a search would find out about each option: the mean worth of a few quick play-outs, all in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.agents.playout import Alarm, patience_of, play_out, reach_of
from undercroft.agents.worlds import guess_world
from undercroft.agents.worth import parts_over
from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat


def weigh(seat: Seat, choice: Choice, options: Sequence[Option], worlds: int, dice: Dice) -> list[float | None]:
    """The mean worth of each option to the seat after play-outs in so many guessed worlds; None where a guess never
    offers it."""
    totals, counts = [0.0] * len(options), [0] * len(options)
    for _ in range(worlds):
        world = dice.below(1 << 63)
        for at, option in enumerate(options):
            value = try_out(seat, option, world)
            if value is not None:
                totals[at] += value
                counts[at] += 1
    return [total / count if count else None for total, count in zip(totals, counts, strict=True)]


def try_out(seat: Seat, option: Option, number: int) -> float | None:
    """What the seat has of a world where it takes this option and all then play by their quick policies."""
    game, me = seat.game, seat.index
    horizon, over = game.bots.SEARCH.horizon, parts_over(game, seat.view)
    world = guess_world(seat, number, option)
    if world is None:
        return None
    alarm = Alarm(game, world.table, reach_of(game, horizon), over)
    world.table.take(option, me)
    return play_out(game, world, me, alarm, patience_of(game, horizon), over)[me]
