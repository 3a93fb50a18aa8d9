"""What an option would do, before it is chosen: every way that fate may take at once, with its odds.

The engine plays the option on guesses of the game that agree with all the seat knows, never on the truth, and branches
at each chance. It looks ahead until somebody must choose, or as far as the number of branches stays small.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec

from undercroft.core.beats import Badge, Fall, Give, Heal, Hurt, Walk
from undercroft.core.chance import ByHand, Dice
from undercroft.core.events import Log, LogLine
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say
from undercroft.core.scene import BoardItem, Mark
from undercroft.core.seat import Seat
from undercroft.core.table import Table

MAX_BRANCHES = 36
"""Ways of fate that are followed at once: two modifier cards of a fresh deck, or two dice."""
MAX_DRAWS = 8
"""Chances in a row that are followed, however narrow they are."""
GUESSES = 3
"""Deals of what the seat does not know that are looked at."""


class Likely(msgspec.Struct, omit_defaults=True, gc=False):
    """An amount and how likely it is, from 0 to 1."""

    amount: int
    chance: float


class LikelyMark(msgspec.Struct, omit_defaults=True, gc=False):
    """A condition or token that may land on somebody."""

    mark: Mark
    chance: float


class Forecast(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """What may become of one figure, card or player."""

    who: str
    hurt: list[Likely] = []
    """The health that it would lose, most first; the chances add up to 1."""
    heal: list[Likely] = []
    falls: float = 0
    """How likely it is to fall."""
    marks: list[LikelyMark] = []


class Preview(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """What an option would do as far as the seat can know."""

    key: str
    forecasts: list[Forecast] = []
    walks: list[list[str]] = []
    """Ways that would be gone for certain, cell by cell."""
    gains: list[Give] = []
    """Tokens that would travel for certain."""
    lines: list[Say] = []
    """What the story would tell for certain."""
    threats: list[str] = []
    """Who would turn on this seat's figures after a move, if nothing else changed."""
    beyond: bool = False
    """More would follow that is too open to be foreseen."""


class Branch:
    """One way that fate may take: how likely it is, what has happened on it, and where it stands."""

    __slots__ = ("chance", "draws", "outcomes", "table")

    def __init__(self, table: Table[Any], chance: Fraction, draws: int, outcomes: tuple[Outcome, ...]) -> None:
        self.table = table
        self.chance = chance
        self.draws = draws
        self.outcomes = outcomes
        """What fate has said on the way, which names the branch."""

    @property
    def pending(self) -> Chance | None:
        return self.table.chance

    def events(self, seat: int) -> list[LogLine]:
        return self.table.events(seat)

    def entering(self, outcome: Outcome, chance: Fraction) -> Branch:
        """This branch with its waiting chance answered."""
        twin = _listening(self.table)
        twin.enter(outcome)
        return Branch(twin, self.chance * chance, self.draws + 1, (*self.outcomes, outcome))


def _listening(table: Table[Any]) -> Table[Any]:
    """A twin that waits at every chance and notes what happens; what its original noted comes first."""
    twin = table.fork()
    twin.source = ByHand()
    log = twin.log = Log()
    twin.state.log = log
    if table.log is not None:
        log.lines = table.log.lines[:]
    return twin


def outcomes_of(chance: Chance) -> dict[Outcome, Fraction]:
    """What a chance may give, each with its share."""
    counts: Counter[Outcome] = Counter()
    for outcome, weight in zip(chance.outcomes, chance.weights or [1] * len(chance.outcomes), strict=True):
        if weight:
            counts[outcome] += weight
    total = sum(counts.values())
    return {outcome: Fraction(count, total) for outcome, count in counts.items()}


def branches_of(guess: Table[Any], seat: int, answer: str) -> list[Branch]:
    """Every way that fate may take after this answer, as far as they stay few. All have drawn equally often, but for
    those on which somebody must choose earlier."""
    table = _listening(guess)
    assert table.log is not None
    table.log.lines = []
    table.choose(answer, seat)
    found = [Branch(table, Fraction(1), 0, ())]
    for _ in range(MAX_DRAWS):
        waiting = [(branch, outcomes_of(branch.pending)) for branch in found if branch.pending is not None]
        if not waiting:
            break
        if sum(len(outcomes) for _, outcomes in waiting) + len(found) - len(waiting) > MAX_BRANCHES:
            break
        grown = [branch for branch in found if branch.pending is None]
        for branch, outcomes in waiting:
            grown += [branch.entering(outcome, chance) for outcome, chance in outcomes.items()]
        found = grown
    return found


def foresee(table: Table[Any], seat: int, answer: str, dice: Dice) -> Preview:
    """What this answer of a seat would do, from what the seat knows."""
    return foresee_from(table.seat(seat), answer, dice)


def foresee_from(seat: Seat, answer: str, dice: Dice) -> Preview:
    """What this answer would do, for whoever has a seat and no table."""
    guesses = GUESSES if seat.game.has_secrets else 1
    found: list[tuple[Fraction, list[LogLine]]] = []
    beyond = False
    for _ in range(guesses):
        branches = branches_of(seat.guess(dice), seat.index, answer)
        for branch in branches:
            found.append((branch.chance / guesses, branch.events(seat.index)))
            beyond = beyond or branch.pending is not None
    preview = summary(answer, found, beyond)
    if preview.walks and len(branches) == 1:
        preview.threats = hunters(branches[0].table, seat.index)
    return preview


def hunters(table: Table[Any], seat: int) -> list[str]:
    """The ids of the figures that would turn on this seat's own."""
    panels = table.game.screen.panels(table.view(seat), seat)
    figures = [
        figure for panel in panels for item in panel.items if isinstance(item, BoardItem) for figure in item.figures
    ]
    own = {figure.id for figure in figures if figure.seat == seat}
    return [figure.id for figure in figures if figure.hunts in own]


def summary(answer: str, branches: list[tuple[Fraction, list[LogLine]]], beyond: bool) -> Preview:
    """All branches as one preview: odds where they differ, plain facts where they agree."""
    told = [[line.say for line in lines if line.is_told] for _, lines in branches]
    beats = [(chance, [beat for line in lines for beat in line.beats]) for chance, lines in branches]
    walks = [[beat.path for beat in each if isinstance(beat, Walk)] for _, each in beats]
    gains = [[beat for beat in each if isinstance(beat, Give)] for _, each in beats]
    return Preview(
        key=answer,
        forecasts=list(_forecasts(beats)),
        walks=_common(walks),
        gains=_common(gains),
        lines=_common(told),
        beyond=beyond,
    )


def _common(lists: list[list[Any]]) -> list[Any]:
    """How all the lists begin."""
    shared: list[Any] = []
    for column in zip(*lists, strict=False):
        if any(each != column[0] for each in column):
            break
        shared.append(column[0])
    return shared


def _forecasts(branches: list[tuple[Fraction, list[Any]]]) -> Iterator[Forecast]:
    """What may become of each of those that are touched, in the order in which they are."""
    touched = dict.fromkeys(
        beat.who for _, beats in branches for beat in beats if isinstance(beat, Hurt | Heal | Fall | Badge)
    )
    for who in touched:
        hurt: dict[int, Fraction] = defaultdict(Fraction)
        heal: dict[int, Fraction] = defaultdict(Fraction)
        marks: dict[str, tuple[Mark, Fraction]] = {}
        falls = Fraction(0)
        for chance, beats in branches:
            own = [beat for beat in beats if getattr(beat, "who", None) == who]
            hurt[sum(beat.amount for beat in own if isinstance(beat, Hurt))] += chance
            heal[sum(beat.amount for beat in own if isinstance(beat, Heal))] += chance
            if any(isinstance(beat, Fall) for beat in own):
                falls += chance
            landed = {beat.mark.label.key: beat.mark for beat in own if isinstance(beat, Badge) and not beat.gone}
            for name, mark in landed.items():
                marks[name] = (mark, marks[name][1] + chance if name in marks else chance)
        yield Forecast(
            who=who, hurt=_likely(hurt), heal=_likely(heal), falls=float(falls),
            marks=[LikelyMark(mark, float(chance)) for mark, chance in marks.values()],
        )  # fmt: skip


def _likely(amounts: dict[int, Fraction]) -> list[Likely]:
    if set(amounts) <= {0}:
        return []
    return [Likely(amount, float(chance)) for amount, chance in sorted(amounts.items(), reverse=True)]
