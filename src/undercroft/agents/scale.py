"""What tries are worth in wins: the tries that were played to their end teach what the judgements of the others mean.

A judgement is the guess of a fitted line or of a game's `evaluate`, and may be far off at the start of a game or in a
set-up of its own: no figure for people is made of it alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

import msgspec

from undercroft.core.request import Option

PRIOR = 4.0
"""How much weight has the belief that judgements differ as chances do, against what the tries say."""
STEEPEST = 3.0
BLIND = 0.1
"""What a judgement typically misses about an option where the odds are even, and less where they are clear: the less of
a miss is noise, the more the ends of its tries count."""
PRIOR_WORLDS = 3.0
"""How many worlds the belief counts for how much two options differ from world to world: two worlds that agree are no
certainty."""
_SURE = 0.005
"""No judgement before the end is taken for surer than this."""
_JUDGED, _ENDED = 0.01, 0.25
"""How much two options typically differ in one world, squared: by how things stand, and by how they end."""
_ROUNDS = 12


class Verdict(msgspec.Struct, frozen=True):
    """What an option is worth."""

    option: Option
    worth: float
    """The seat's chance to win, from 0 to 1: against the others, or with the party where all play together."""
    error: float
    """The standard error of it."""


class Try(NamedTuple):
    """What came of an option in one world, for the seat."""

    stands: float
    """How things stood a few steps later."""
    end: float | None
    """How it ended; None where it was not played so far."""
    is_early: bool
    """Whether it ended before it was judged."""
    gauges: tuple[float, ...] = ()
    """What the game's gauges showed when it was judged."""


Tries = dict[Option, list[Try]]
"""The tries of each option, world by world: the n-th of two options come from the same world."""


def log_odds(chance: float) -> float:
    chance = min(1 - _SURE, max(_SURE, chance))
    return log(chance / (1 - chance))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


class Scale(msgspec.Struct, frozen=True):
    """Turns judgements into chances to win: a straight line between the logarithms of their odds, so that no judgement
    ever means a certainty."""

    middle: float
    """The mean judgement, and what belongs to it, as logarithms of odds."""
    level: float
    slope: float
    noise: float
    """How far an end typically lies from its judgement, squared."""
    count: int
    """How many ends have taught it."""

    @classmethod
    def fitted(cls, tried: Iterable[Sequence[Try]]) -> Scale:
        ends = [
            (log_odds(one.stands), one.end)
            for each in tried
            for one in each
            if one.end is not None and not one.is_early
        ]
        count = len(ends)
        if not count:
            return cls(0.0, 0.0, 1.0, 0.25, 0)
        middle = sum([odds for odds, _ in ends]) / count
        level, slope = _line([(odds - middle, end) for odds, end in ends])
        noise = sum([(end - _chance(level + slope * (odds - middle))) ** 2 for odds, end in ends]) + 0.25
        return cls(middle, level, slope, noise / (count + 1), count)

    def value(self, one: Try) -> float:
        """The chance that belongs to how a try stood."""
        if one.is_early:
            return one.stands
        return _chance(self.level + self.slope * (log_odds(one.stands) - self.middle))

    def miss(self, one: Try) -> float:
        """How much better than judged a try was that was played to its end."""
        return 0.0 if one.end is None else one.end - self.value(one)

    def misses(self, tries: Sequence[Try]) -> list[float]:
        return [self.miss(one) for one in tries if one.end is not None and not one.is_early]

    @property
    def blind(self) -> float:
        """What these judgements typically miss about an option, squared: the same share of the odds everywhere."""
        return (BLIND * min(1.0, 4 * self.noise)) ** 2

    def trust(self, misses: Sequence[float]) -> float:
        """How much of their mean is more than noise, from 0 to 1."""
        return self.blind / (self.blind + self.noise / len(misses)) if misses else 0.0

    def worth(self, tries: Sequence[Try]) -> float:
        """What an option is worth by its own tries: as they stood, and mended by how they ended as far as that is
        more than noise. It may lie a little beyond 0 or 1, which still tells good from better."""
        if not tries:
            return _chance(self.level)
        mean = sum([self.value(one) for one in tries]) / len(tries)
        misses = self.misses(tries)
        return mean + _open_share(tries) * self.trust(misses) * sum(misses) / max(1, len(misses))

    def lead(self, one: Sequence[Try], other: Sequence[Try]) -> tuple[float, float]:
        """By how much one option is better than another in the worlds where both were tried, and the standard error."""
        pairs = list(zip(one, other, strict=False))
        if not pairs:
            return 0.0, 1.0
        early = sum([a.is_early or b.is_early for a, b in pairs]) / len(pairs)
        spread = _JUDGED + early * _ENDED
        ahead, error = _cautious_lead([self.value(a) - self.value(b) for a, b in pairs], spread)
        ended = [self.miss(a) - self.miss(b) for a, b in pairs if a.end is not None and b.end is not None]
        if not ended:
            return ahead, error
        more, doubt = _cautious_lead(ended, (1 - early) * self.noise)
        trust = BLIND**2 / (BLIND**2 + doubt**2)  # one answer may be far worse than any judgement says
        return ahead + trust * more, sqrt(error**2 + (trust * doubt) ** 2)

    def verdict(self, option: Option, tries: Sequence[Try]) -> Verdict:
        count = len(tries)
        if not count:
            return Verdict(option, _chance(self.level), 0.5)
        values = [self.value(one) for one in tries]
        mean = sum(values) / count
        spread = (sum([(value - mean) ** 2 for value in values]) + 0.25 / count) / count**2
        unseen = self.blind * (1 - self.trust(self.misses(tries)))
        blur = _open_share(tries) ** 2 * (unseen + self.noise / max(1, self.count))
        return Verdict(option, self._shown(tries), sqrt(spread + blur))

    def _shown(self, tries: Sequence[Try]) -> float:
        """The worth as a chance; certain only where every try ended before it was judged."""
        least = _open_share(tries) / (2 * (self.count + 1))
        return max(least, min(1 - least, self.worth(tries)))


def _cautious_lead(apart: Sequence[float], spread: float) -> tuple[float, float]:
    """The mean of these differences and its standard error, where `spread` is how much they typically vary, squared."""
    count = len(apart)
    mean = sum(apart) / count
    varied = (sum([(each - mean) ** 2 for each in apart]) + PRIOR_WORLDS * spread) / (count - 1 + PRIOR_WORLDS)
    return mean, sqrt(varied / count)


def _line(ends: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Level and slope of the logistic line through these ends, by Newton's method; as if half a win and half a defeat
    had been seen besides, and a slope of one were likely."""
    level, slope = 0.0, 1.0
    for _ in range(_ROUNDS):
        down, tilt = 0.5 - _chance(level), PRIOR * (1 - slope)
        a, b, c = _bend(_chance(level)), 0.0, PRIOR
        for at, end in ends:
            chance = _chance(level + slope * at)
            down += end - chance
            tilt += (end - chance) * at
            bend = _bend(chance)
            a += bend
            b += bend * at
            c += bend * at * at
        room = a * c - b * b
        more, steeper = (c * down - b * tilt) / room, (a * tilt - b * down) / room
        level += max(-2.0, min(2.0, more))
        slope = max(0.0, min(STEEPEST, slope + steeper))
        if abs(more) < 1e-4 and abs(steeper) < 1e-4:
            break
    return level, slope


def _bend(chance: float) -> float:
    return max(1e-6, chance * (1 - chance))


def _open_share(tries: Sequence[Try]) -> float:
    """How many of the tries had not ended when they were judged, from 0 to 1."""
    return sum([not one.is_early for one in tries]) / len(tries)
