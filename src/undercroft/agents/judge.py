"""Judges the options of one decision: how likely the seat is to win after each, from what it knows.

All options are tried in the same guessed worlds and with the same luck, each try played on by a sensible player.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from undercroft.agents.playout import Alarm, patience_of, play_on
from undercroft.agents.scale import Scale, Tries, Try, Verdict
from undercroft.agents.worlds import NEXT_WORLD, guess_world
from undercroft.agents.worth import ended, is_judged, parts_over, stands
from undercroft.core.chance import Dice
from undercroft.core.request import Option
from undercroft.core.seat import Seat

FINALISTS = 3
"""So many options are tried most often; the others drop out before."""
FAR = 3
"""Of so many worlds one is played to its end: it tells what the judgements of the others mean in wins."""
PATIENCE = 1200
"""Decisions after which also such a try is judged as it stands; the longest games of sensible players take fewer."""
FOREVER = 1 << 40
"""Steps of a clock that no game takes."""


def judge(
    seat: Seat,
    tries: int,
    seed: int,
    *,
    options: Sequence[Option] | None = None,
    keep: Collection[Option] = (),
    seconds: float | None = None,
) -> list[Verdict]:
    """The verdicts of `judge_with_tries` alone."""
    return judge_with_tries(seat, tries, seed, options=options, keep=keep, seconds=seconds)[0]


def judge_with_tries(
    seat: Seat,
    tries: int,
    seed: int,
    *,
    options: Sequence[Option] | None = None,
    keep: Collection[Option] = (),
    seconds: float | None = None,
) -> tuple[list[Verdict], Tries]:
    """The options of what the seat is asked, best first, with `tries` play-outs in all (at least one each); and the
    tries of those that were left at the end.

    The first half of them sorts out: all options are tried, the worse half drops out, and so on until three are left
    and those to `keep`. The second half, in fresh worlds, says what these are worth, so that no option is praised for
    the luck that chose it. The others come last, judged by their few tries. `options` are judged alone where they are
    given, else those that the game calls worth comparing, and those to keep. Where `seconds` of computing are spent
    before the tries are, it makes do with those: then the verdicts depend on the machine.
    """
    options = candidates_of(seat, keep) if options is None else options
    kept = [option for option in options if option in keep]
    rivals = [option for option in options if option not in keep]
    dice, pace = Dice(seed), Pace(seconds)
    tried: Tries = {option: [] for option in options}
    ranked = _sort_out(seat, kept, rivals, tries, tried, dice, pace)
    left, out = kept + ranked[:FINALISTS], ranked[FINALISTS:]
    worlds = (tries // 2 if out else tries) // len(left)
    fresh = try_options(seat, left, worlds, dice.below(1 << 63), pace.part(1))
    scale = Scale.fitted([*tried.values(), *fresh.values()])
    left.sort(key=lambda option: -scale.worth(fresh[option]))
    verdicts = [scale.verdict(option, fresh[option]) for option in left]
    return verdicts + [scale.verdict(option, tried[option]) for option in out], fresh


def candidates_of(seat: Seat, keep: Collection[Option]) -> list[Option]:
    """The options that the game calls worth comparing, and those to keep."""
    choice = seat.request
    assert choice is not None
    options = list(seat.game.bots.SEARCH.candidates(seat.view, choice))
    return [*options, *(option for option in keep if option not in options)]


def _sort_out(
    seat: Seat,
    kept: Sequence[Option],
    rivals: Sequence[Option],
    tries: int,
    tried: Tries,
    dice: Dice,
    pace: Pace,
) -> list[Option]:
    """All rivals, best first: with half of these tries they drop out round by round, until the finalists are left. The
    tries are added to `tried`."""
    left = list(rivals)
    out: list[Option] = []
    rounds = 0
    while len(left) >> rounds > FINALISTS:
        rounds += 1
    for _ in range(rounds):
        options = [*kept, *left]
        worlds = tries // (2 * rounds * len(options))
        found = try_options(seat, options, worlds, dice.below(1 << 63), pace.part(1 / (2 * rounds)))
        for option, more in found.items():
            tried[option] += more
        scale = Scale.fitted(tried.values())
        left.sort(key=lambda option: -scale.worth(tried[option]))
        stay = max(FINALISTS, len(left) // 2)
        out = left[stay:] + out
        del left[stay:]
    return left + out


class Pace:
    """When to stop, for whoever has so many seconds of computing in all; None: no limit."""

    __slots__ = ("end", "seconds")

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.end = time.thread_time() + (seconds or 0)

    def part(self, share: float) -> float | None:
        """The moment at which this share of all the time is spent, counted from now, but never after the end."""
        return None if self.seconds is None else min(self.end, time.thread_time() + share * self.seconds)


def try_options(
    seat: Seat, options: Sequence[Option], worlds: int, seed: int, until: float | None = None, far: int = FAR
) -> Tries:
    """Play each option on in so many guessed worlds (at least one), the same for all, one of `far` to its end; fewer
    where the time is over."""
    tried: Tries = {option: [] for option in options}
    for number in range(max(1, worlds)):
        if number and until is not None and time.thread_time() >= until:
            break
        world = seed + number * NEXT_WORLD
        found = [_try(seat, option, world, number % far == 0) for option in options]
        if None not in found:  # a world that does not offer all of them teaches nothing
            for option, one in zip(options, found, strict=True):
                assert one is not None
                tried[option].append(one)
    return tried


def compare(seat: Seat, one: Option, other: Option, tries: int, seed: int) -> tuple[float, float]:
    """By how much one option is better for the seat's chance to win than another, and the standard error of that.

    World by world, so it is far more certain than the verdicts themselves. Ask with a seed that did not pick them.
    """
    tried = try_options(seat, [one, other], tries // 2, seed)
    return Scale.fitted(tried.values()).lead(tried[one], tried[other])


def _try(seat: Seat, option: Option, number: int, is_far: bool) -> Try | None:
    """One option in one world; None where that does not offer it."""
    me, game = seat.index, seat.game
    world = guess_world(seat, number, option)
    if world is None:
        return None
    table, dice, advice = world.table, world.dice, game.bots.SEARCH
    state = table.state
    over = parts_over(game, state)
    near, end = Alarm(game, table, advice.near, over), Alarm(game, table, FOREVER, over)
    policies = [advice.steady or game.bots.rollout] * state.players
    table.take(option, me)
    if not is_judged(game):
        play_on(table, policies, dice, end, PATIENCE)
        won = (ended(game, state, over) or [0.5] * state.players)[me]
        return Try(won, won, True)
    play_on(table, policies, dice, near, patience_of(game, advice.horizon))
    early = ended(game, state, over)
    if early is not None:
        return Try(early[me], early[me], True)
    odds = stands(game, state)[me]
    gauges = () if advice.gauges is None else tuple(advice.gauges(state, me).values())
    if not is_far:
        return Try(odds, None, False, gauges)
    play_on(table, policies, dice, end, PATIENCE)
    return Try(odds, (ended(game, state, over) or stands(game, state))[me], False, gauges)
