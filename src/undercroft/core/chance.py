"""Sources of fate: seeded, scripted, entered by hand.

A source is asked for the outcome of each chance. None means "not yet": the table then waits for `enter`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Protocol

from undercroft.core.errors import BadOutcome
from undercroft.core.plain_class import plain_class
from undercroft.core.request import Chance, Outcome

_MASK = 0xFFFFFFFFFFFFFFFF
_GAMMA = 0x9E3779B97F4A7C15


@plain_class
class Dice:
    """Splitmix64: a generator whose whole state is one number.

    The standard generator's state is 625 words, too much to copy at every fork; this one jumps and copies for free.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) % bound

    def jump(self, draws: int) -> None:
        """Skip as many draws as a replayed record has already used."""
        self.state = (self.state + draws * _GAMMA) & _MASK

    def split(self) -> Dice:
        """An independent generator for guesses and helpers."""
        return Dice(self.below(_MASK))

    def shuffle(self, items: list[Outcome]) -> None:
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]


class Source(Protocol):
    """Where outcomes come from."""

    def pick(self, chance: Chance) -> Outcome | None: ...

    def fork(self) -> Source: ...


def weighted(chance: Chance, dice: Dice) -> Outcome:
    weights = chance.weights
    if weights is None:
        return chance.outcomes[dice.below(len(chance.outcomes))]
    at = dice.below(sum(weights))
    for outcome, weight in zip(chance.outcomes, weights, strict=True):
        at -= weight
        if at < 0:
            return outcome
    raise AssertionError("weights add up")


@plain_class
class Seeded(Dice):
    """The usual source: the seed decides everything."""

    __slots__ = ()

    @property
    def dice(self) -> Dice:
        return self

    def pick(self, chance: Chance) -> Outcome | None:
        if chance.weights is not None:
            return weighted(chance, self)
        outcomes = chance.outcomes
        # Dice.below, written out: this is the busiest line of a simulation
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return outcomes[(z ^ (z >> 31)) % len(outcomes)]

    def fork(self) -> Seeded:
        twin = Seeded.__new__(Seeded)
        twin.state = self.state
        return twin


def named(chance: Chance, name: Outcome) -> Outcome:
    """The outcome of this chance that a person or a file calls `name`."""
    for outcome in chance.outcomes:
        if outcome == name:
            return outcome
    text = str(name)
    for outcome in chance.outcomes:
        if str(outcome) == text:
            return outcome
    offered = ", ".join(dict.fromkeys(map(str, chance.outcomes)))
    raise BadOutcome("error.outcome", name=text, kind=chance.kind, offered=offered)


@plain_class
class Scripted:
    """Outcomes by name in the order they come up (cases, tests); then from the source behind."""

    __slots__ = ("behind", "queue")

    def __init__(self, names: Iterable[Outcome], behind: Source) -> None:
        self.queue: deque[Outcome] = deque(names)
        self.behind = behind

    def pick(self, chance: Chance) -> Outcome | None:
        if not self.queue:
            return self.behind.pick(chance)
        outcome = named(chance, self.queue[0])  # an outcome that does not fit stays in the queue, for the message
        self.queue.popleft()
        return outcome

    def fork(self) -> Scripted:
        return Scripted(self.queue, self.behind.fork())


@plain_class
class ByHand:
    """Companion play: people roll real dice at home and enter what came up."""

    __slots__ = ()

    def pick(self, chance: Chance) -> Outcome | None:
        return None

    def fork(self) -> ByHand:
        return self
