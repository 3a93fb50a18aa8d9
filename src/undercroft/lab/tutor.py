"""What a search would find out about each option: the mean worth of a few quick play-outs, all in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.agents.search import alarm, guess_world, parts_over, patience_of, play_on, reach_of, worth
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


def try_out(seat: Seat, option: Option, world: int) -> float | None:
    """What the seat has of a world where it takes this option and all then play by their quick policies."""
    game, me = seat.game, seat.index
    advice = game.bots.SEARCH
    over = parts_over(game, seat.view)
    dice = Dice(world)
    table, _ = guess_world(seat, world, dice)
    clock, last = alarm(game, table.state, table.stages, reach_of(game, advice.horizon), over)
    asked = table.asked(me)
    if asked is None or option not in asked.options:
        return None
    table.take(option, me)
    policies = [advice.rollout_other or game.bots.rollout] * table.state.players
    policies[me] = game.bots.rollout
    judged = reach_of(game, advice.horizon) == advice.horizon
    play_on(table, policies, dice, clock, last, patience_of(advice.horizon) if judged else 1_000_000)
    return worth(game, table.state, over)[me]
