"""Analysis of a recorded game: the chance to win at every decision, turning points, luck told apart from choices.

`procedure` says what is to be tried and reads what came of it; it runs here at once, or part by part in a server.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from undercroft.agents.comparison import lead
from undercroft.agents.judge import FAR
from undercroft.agents.moments import Decision, Finding, Outline, Task, outline_of, work_on
from undercroft.agents.scale import Scale, Try
from undercroft.agents.worth import is_fitted, shares
from undercroft.core.chance import Dice
from undercroft.core.game import Game, load
from undercroft.core.record import Record
from undercroft.core.table import Table, replay

VERSION = 4
"""Of the analysis: counts up when the same record gives another one."""
TRIES = 40
"""Games that are played on from each decision."""
FEWEST, MOST = 8, 20_000
"""Games from one decision at least, whatever its number; games from all decisions together, where that leaves these."""
DOUBT, DOUBT_ERRORS = 0.04, 0.5
"""An answer is doubtful where another did better by so much, and by so many standard errors."""
SCREENED, RETRIED = 40, 12
"""So many of the most doubtful answers are tried again with fresh luck; and so many of those that still look bad are
then measured in worlds of their own."""
UNUSUAL, UNUSUAL_RETRIED = 20, 4
"""So many of these places, and of those, are kept for answers that the sensible player would not have given: they are
likelier to be mistakes, and few worlds may hide it."""
PICKED = 2
"""So many rivals of a doubtful answer are tried again; the best of them is the one that is measured."""
PICKED_LEAST = 20
"""Worlds in which the doubtful are tried again at least."""
RETRIED_LEAST = 60
"""Worlds in which those are measured at least; else as many as were tried from each decision."""
LONGER = 3
"""What seems to have cost something there is measured once more in so many times as many worlds, which then count
alone: whatever was picked for its loss looks worse than it is in the worlds that picked it."""
BLOCK = 120
"""What judgements are worth in wins is learned stretch by stretch: one has so many games that were played to their end,
and its neighbours count with it."""
CLEAR, CLEAR_ERRORS = 0.05, 2.0
"""A mistake, or a find, is called so where it made at least so much of a difference in fresh worlds."""
SWING = 0.12
"""Luck that moved the chance to win by so much is a turning point, too."""
SWINGS = 5
"""So many of them are measured again, and told where they hold."""
_NEXT = 0xD1342543DE82EF95

Progress = Callable[[int, int], None]
"""Is told how many decisions are done, of how many."""


class Moment(msgspec.Struct):
    """One decision on the curve."""

    step: int
    seat: int
    kind: str
    played: str
    before: float
    """The chance to win if the game's sensible player decided here."""
    after: float
    """The same with what was played."""
    error: float
    """The standard error of `after`."""
    part: int = 0
    choice: float = 0.0
    """What the answer gained or lost against the sensible player's, where that is clear in fresh worlds."""


class Mistake(msgspec.Struct):
    """An answer that was clearly worse than another: picked in one set of worlds, measured in another."""

    step: int
    seat: int
    kind: str
    played: str
    better: str
    worth: float
    """The chance to win with what was played, and below with what was better."""
    better_worth: float
    loss: float
    error: float


class Swing(msgspec.Struct):
    """Luck that decided much: between two decisions the chance to win moved, and nobody had chosen that."""

    step: int
    """The first decision after it; the game's last answer where it ended so."""
    since: int
    """The decision before it."""
    line: int
    """Whose chance: the seat, or 0 for all who play together."""
    moved: float
    error: float


class SeatSum(msgspec.Struct):
    """What a seat's answers came to."""

    decisions: int
    """Those that were tried."""
    luck: float
    """What moved the seat's chance to win without anybody choosing it: draws, dice, and what is too small to tell."""
    choices: float
    """What its answers gained or lost against the sensible player's, clear cases only."""
    lost: float
    """What its mistakes gave away, against the best answer found."""
    mistakes: int


class Analysis(msgspec.Struct):
    """All that is known of a recorded game, without words: they are made for whoever reads it."""

    version: int
    game: str
    rules: str
    tries: int
    """Games that were played on from each decision."""
    seed: int
    steps: int
    """Answers of the record, people's and fate's."""
    cooperative: bool
    decisions: int
    """Answers where there was more than one option."""
    tried: int
    doubted: int
    """Answers that were tried again."""
    games: int
    """All games that were played on."""
    moments: list[Moment]
    ends: list[tuple[int, list[float]]]
    """Where scenarios and the game ended: the step, and who won: 1, 0, or the seat's part of a shared win."""
    mistakes: list[Mistake]
    swings: list[Swing]
    seats: list[SeatSum]


def analyse(record: Record, tries: int = TRIES, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """The analysis of a record; the same for the same tries and seed. TableError where the record does not fit."""
    game = load(record.game)
    return analyse_table(replay(record, game), tries, seed, progress)


def analyse_table(table: Table[Any], tries: int, seed: int, progress: Progress | None = None) -> Analysis:
    """The analysis of a game as far as it was played."""
    outline = outline_of(table)
    steps = procedure(table.game, outline, tries, seed)
    done = 0
    try:
        tasks = next(steps)
        while True:
            findings = []
            for task in tasks:
                findings.append(work_on(table, task))
                done += 1
                if progress is not None:
                    progress(min(done, len(outline.tried)), len(outline.tried))
            tasks = steps.send(findings)
    except StopIteration as end:
        analysis: Analysis = end.value
        return analysis


def tries_of(outline: Outline, tries: int) -> int:
    """Games from each decision: fewer where there are very many of them."""
    return min(tries, max(FEWEST, MOST // max(1, len(outline.tried))))


def procedure(
    game: Game[Any], outline: Outline, tries: int, seed: int
) -> Generator[list[Task], list[Finding], Analysis]:
    """What to try next, until everything is known. Tasks of one list may be done in any order and by anybody."""
    worlds = tries_of(outline, tries)
    far = FAR if is_fitted(game) else 1  # how things stand says little where it was not fitted to games
    dice = Dice(seed ^ _NEXT)
    decisions = [outline.decisions[at] for at in outline.tried]
    first = yield [
        Task(
            one.step, one.seat, worlds, dice.below(1 << 62),
            far if one.played == one.sensible else 1,  # a judgement may be blind to what makes them differ
            keep=[one.played, one.sensible],
        )
        for one in decisions
    ]  # fmt: skip
    scales = scales_of(decisions, first)
    moments = [_moment(*each) for each in zip(decisions, first, scales, strict=True)]
    doubted = yield from _look_again(decisions, first, scales, worlds, dice)
    for at, count in doubted.counts.items():
        _correct(moments[at], decisions[at], count)
    told = [_mistake(decisions[at], better, doubted.counts[at]) for at, better in doubted.costly.items()]
    mistakes = [mistake for mistake in told if mistake is not None]

    ends = _ends(outline, moments)
    swung = _swings(outline, moments, ends)
    measured = yield [
        task for swing in swung for task in _ends_of_swing(swing, decisions, 2 * worlds, dice.below(1 << 62))
    ]
    swings = _held(swung, decisions, moments, measured)
    games = doubted.games + sum(finding.count for finding in (*first, *measured))
    return Analysis(
        VERSION, game.name, game.version, worlds, seed, outline.steps, outline.cooperative, len(outline.decisions),
        len(decisions), doubted.number, games, moments, ends,
        sorted(mistakes, key=lambda one: one.step), sorted(swings, key=lambda one: one.step),
        _sums(outline, moments, mistakes, ends),
    )  # fmt: skip


# --- the curve -------------------------------------------------------------------------------------------------------


def scales_of(decisions: Sequence[Decision], findings: Sequence[Finding]) -> list[Scale]:
    """For each decision what judgements are worth in wins, learned from the tries of those around it: the same
    judgement means something else at the start of a game than near its end, and in another scenario."""
    blocks = _blocks(decisions, findings)
    scales: list[Scale] = []
    for at, block in enumerate(blocks):
        part = decisions[block[0]].part
        near = [each for each in blocks[max(0, at - 1) : at + 2] if decisions[each[0]].part == part]
        scale = Scale.fitted(tries for each in near for one in each for tries in findings[one].tries.values())
        scales += [scale] * len(block)
    return scales


def _blocks(decisions: Sequence[Decision], findings: Sequence[Finding]) -> list[range]:
    """The places of decisions in stretches of one scenario that have enough games played to their end."""
    blocks: list[range] = []
    begin, ends = 0, 0
    for at, finding in enumerate(findings):
        if (at and decisions[at].part != decisions[at - 1].part) or ends >= BLOCK:
            blocks.append(range(begin, at))
            begin, ends = at, 0
        ends += sum(one.end is not None and not one.is_early for tries in finding.tries.values() for one in tries)
    return [*blocks, range(begin, len(findings))] if findings else []


def _moment(decision: Decision, finding: Finding, scale: Scale) -> Moment:
    after = scale.verdict((), finding.tries[decision.played])
    before = scale.verdict((), finding.tries[decision.sensible])
    return Moment(
        decision.step, decision.seat, decision.kind, decision.played, before.worth, after.worth, after.error,
        decision.part,
    )  # fmt: skip


def ends_of(tries: Sequence[Try]) -> list[float]:
    """How the tries ended, where all were played so far."""
    return [one.end for one in tries if one.end is not None]


def mean_of(tries: Sequence[Try]) -> tuple[float, float]:
    """The chance to win by how they ended, and its standard error, which is never 0: a few wins in a row are no
    certainty."""
    values = ends_of(tries)
    count = len(values)
    if not count:
        return 0.5, 0.5
    near = (sum(values) + 1) / (count + 2)
    return sum(values) / count, sqrt(near * (1 - near) / (count + 2))


def lead_of(one: Sequence[Try], other: Sequence[Try]) -> tuple[float, float]:
    """By how much one option won more often than another in the same worlds, and the standard error."""
    return lead(ends_of(one), ends_of(other))


# --- doubtful answers ------------------------------------------------------------------------------------------------


def doubtful(decisions: Sequence[Decision], findings: Sequence[Finding], scales: Sequence[Scale]) -> list[int]:
    """The places of the answers that are tried again: where another one, or the sensible one, came out otherwise. Of
    those that the sensible player would not have given some are tried again whatever a few worlds say."""
    found: list[tuple[float, int]] = []
    unusual: list[tuple[float, int]] = []
    for at, (decision, finding, scale) in enumerate(zip(decisions, findings, scales, strict=True)):
        played = finding.tries[decision.played]
        gaps = [scale.lead(values, played) for name, values in finding.tries.items() if name != decision.played]
        gained, error = scale.lead(played, finding.tries[decision.sensible])
        if decision.played != decision.sensible:
            unusual.append((gained - error, at))
        gaps = [(ahead, error) for ahead, error in gaps if ahead >= DOUBT and ahead >= DOUBT_ERRORS * error]
        if gained >= DOUBT and gained >= 2 * DOUBT_ERRORS * error:
            gaps.append((gained, error))
        if gaps:
            found.append((-max(ahead - error / 2 for ahead, error in gaps), at))
    first = [at for _, at in sorted(unusual)[:UNUSUAL]]
    return sorted(list(dict.fromkeys([*first, *(at for _, at in sorted(found))]))[:SCREENED])


class Doubted(NamedTuple):
    """What fresh worlds say of the doubtful answers."""

    number: int
    """How many there were."""
    counts: dict[int, Finding]
    """By the places of those that still looked bad: the worlds that measured them."""
    costly: dict[int, str]
    """Those that seem to have cost something, and what was better."""
    games: int
    """Games that were played on for that."""


def _look_again(
    decisions: Sequence[Decision], first: Sequence[Finding], scales: Sequence[Scale], worlds: int, dice: Dice
) -> Generator[list[Task], list[Finding], Doubted]:
    """Tries doubtful answers again, then measures those that still look bad, each time in worlds of their own."""
    doubts = doubtful(decisions, first, scales)
    rivals = {at: _rivals(decisions[at], first[at], scales[at]) for at in doubts}
    picks = yield [
        Task(
            decisions[at].step, decisions[at].seat, max(PICKED_LEAST, worlds), dice.below(1 << 62), far=1,
            options=options,
        )
        for at, options in rivals.items()
    ]  # fmt: skip
    best = _worst_answers(decisions, rivals, picks)
    many = max(RETRIED_LEAST, worlds)
    found = yield [_count(decisions[at], better, many, dice) for at, better in best.items()]
    counts = dict(zip(best, found, strict=True))
    looks = dict(zip(rivals, picks, strict=True))
    seen = {at: _rival(decisions[at], looks[at], count) for at, count in counts.items()}
    costly = {at: better for at, (better, loss) in seen.items() if loss >= CLEAR}
    again = yield [_count(decisions[at], better, LONGER * many, dice) for at, better in costly.items()]
    counts |= zip(costly, again, strict=True)
    return Doubted(len(doubts), counts, costly, sum(finding.count for finding in (*picks, *found, *again)))


def _rivals(decision: Decision, finding: Finding, scale: Scale) -> list[str]:
    """The played option, the sensible one, and those that did best against it."""
    played = finding.tries[decision.played]
    others = sorted(
        (name for name in finding.tries if name != decision.played),
        key=lambda name: -scale.lead(finding.tries[name], played)[0],
    )
    sensible = [decision.sensible] if decision.sensible != decision.played else []
    return [decision.played, *list(dict.fromkeys([*sensible, *others]))[:PICKED]]


def _worst_answers(
    decisions: Sequence[Decision], rivals: Mapping[int, Sequence[str]], picks: Sequence[Finding]
) -> dict[int, str]:
    """The doubtful answers that look worst when they are tried again, or much better than the sensible one; and the
    best rival of each."""
    found: list[tuple[float, int, str]] = []
    for (at, (played, *others)), pick in zip(rivals.items(), picks, strict=True):
        scale = Scale.fitted(pick.tries.values())
        leads = {name: scale.lead(pick.tries[name], pick.tries[played]) for name in others}
        apart = max(ahead - error for ahead, error in leads.values())
        if decisions[at].sensible in leads:
            gained, error = leads[decisions[at].sensible]
            apart = max(apart, -gained - error)
        found.append((-apart, at, max(others, key=lambda name: mean_of(pick.tries[name])[0])))
    found.sort()
    unusual = [each for each in found if decisions[each[1]].played != decisions[each[1]].sensible]
    chosen = list(dict.fromkeys([*unusual[:UNUSUAL_RETRIED], *found]))[:RETRIED]
    return {at: better for _, at, better in sorted(chosen, key=lambda each: each[1])}


def is_clear(ahead: float, error: float) -> bool:
    return ahead >= CLEAR and ahead >= CLEAR_ERRORS * error


def _count(decision: Decision, better: str, worlds: int, dice: Dice) -> Task:
    """Measures a doubtful answer against its best rival and the sensible one, in worlds of its own."""
    options = list(dict.fromkeys([decision.played, better, decision.sensible]))
    return Task(decision.step, decision.seat, worlds, dice.below(1 << 62), far=1, options=options)


def _rival(decision: Decision, pick: Finding, count: Finding) -> tuple[str, float]:
    """The better answer by both looks together, and by how much it was better there: one of them alone may mistake the
    second best for the best."""
    played = pick.tries[decision.played] + count.tries[decision.played]
    leads = {
        name: lead_of(pick.tries[name] + tries, played)[0]
        for name, tries in count.tries.items()
        if name != decision.played
    }
    best = max(leads, key=lambda name: leads[name])
    return best, leads[best]


def _correct(moment: Moment, decision: Decision, count: Finding) -> None:
    """What fresh worlds say of a doubtful answer stands in place of what made it doubtful."""
    moment.after, moment.error = mean_of(count.tries[decision.played])
    moment.before, _ = mean_of(count.tries[decision.sensible])
    gained, error = lead_of(count.tries[decision.played], count.tries[decision.sensible])
    if is_clear(abs(gained), error):
        moment.choice = gained


def _mistake(decision: Decision, better: str, count: Finding) -> Mistake | None:
    """Measured in other worlds than those that picked the better answer."""
    loss, error = lead_of(count.tries[better], count.tries[decision.played])
    if not is_clear(loss, error):
        return None
    worth, _ = mean_of(count.tries[decision.played])
    return Mistake(
        decision.step, decision.seat, decision.kind, decision.played, better, worth, worth + loss, loss, error
    )


# --- luck ------------------------------------------------------------------------------------------------------------


def lines_of(outline: Outline) -> int:
    """How many curves there are: one for all who play together, else one for each seat."""
    return 1 if outline.cooperative else outline.seats


def _ends(outline: Outline, moments: Sequence[Moment]) -> list[tuple[int, list[float]]]:
    """How each scenario, and the game, ended."""
    found: list[tuple[int, list[float]]] = []
    for part, won in enumerate(outline.parts):
        after = [moment.step for moment in moments if moment.part > part]
        if after:
            found.append((min(after), [float(won)] * outline.seats))
    winners = outline.winners
    if winners is not None:
        found.append((outline.steps, shares(winners, outline.seats, outline.cooperative)))
    return found


class Stretch(msgspec.Struct):
    """The way of one curve from a decision to the next, or to an end."""

    line: int
    since: int
    """The place of the moment before."""
    to: int | None
    """The place of the moment after; None: it ended there."""
    step: int
    was: float
    now: float
    chosen: float
    """What others clearly chose meanwhile, as this curve feels it."""

    @property
    def moved(self) -> float:
        """By how much the chance to win moved without anybody choosing it."""
        return self.now - self.was - self.chosen


def _stretches(
    outline: Outline, moments: Sequence[Moment], ends: Sequence[tuple[int, list[float]]]
) -> Iterable[Stretch]:
    for line in range(lines_of(outline)):
        last: int | None = None
        chosen = 0.0
        ended = list(ends)
        for at, moment in enumerate(moments):
            if ended and moment.step >= ended[0][0]:
                step, values = ended.pop(0)
                if last is not None:
                    yield Stretch(line, last, None, step, moments[last].after, values[line], chosen)
                last, chosen = None, 0.0
            if not outline.cooperative and moment.seat != line:
                chosen -= moment.choice / (outline.seats - 1)
                continue
            if last is not None:
                yield Stretch(line, last, at, moment.step, moments[last].after, _start(moment), chosen)
            last, chosen = at, 0.0
        if ended and last is not None:
            step, values = ended[-1]
            yield Stretch(line, last, None, step, moments[last].after, values[line], chosen)


def _start(moment: Moment) -> float:
    """The chance to win before an answer: less what the answer clearly gained."""
    return moment.after - moment.choice


def _swings(outline: Outline, moments: Sequence[Moment], ends: Sequence[tuple[int, list[float]]]) -> list[Stretch]:
    """Where fate seems to have moved a curve most; only one of two rivals' curves tells of it."""
    stretches = sorted(_stretches(outline, moments, ends), key=lambda one: -abs(one.moved))
    found: list[Stretch] = []
    for stretch in stretches:
        if len(found) == SWINGS or abs(stretch.moved) < SWING:
            break
        begin = moments[stretch.since].step
        if all(stretch.step <= moments[each.since].step or begin >= each.step for each in found):
            found.append(stretch)
    return found


def _ends_of_swing(stretch: Stretch, decisions: Sequence[Decision], worlds: int, seed: int) -> list[Task]:
    """What is measured again: the answer before it and, where there is one, the decision after it."""
    before = decisions[stretch.since]
    tasks = [Task(before.step, before.seat, worlds, seed, 1, options=[before.played])]
    if stretch.to is not None:
        after = decisions[stretch.to]
        tasks.append(Task(after.step, after.seat, worlds, seed ^ 1, 1, options=[after.played]))
    return tasks


def _held(
    found: Sequence[Stretch], decisions: Sequence[Decision], moments: Sequence[Moment], measured: Sequence[Finding]
) -> list[Swing]:
    """The swings that fresh worlds confirm, as large as those say."""
    swings = []
    results = iter(measured)
    for stretch in found:
        before = decisions[stretch.since]
        was, error = mean_of(next(results).tries[before.played])
        now = stretch.now
        if stretch.to is not None:
            now, later_error = mean_of(next(results).tries[decisions[stretch.to].played])
            now -= moments[stretch.to].choice
            error = sqrt(error**2 + later_error**2)
        moved = now - was - stretch.chosen
        if abs(moved) >= SWING and abs(moved) >= CLEAR_ERRORS * error:
            swings.append(Swing(stretch.step, before.step, stretch.line, moved, error))
    return swings


def _sums(
    outline: Outline,
    moments: Sequence[Moment],
    mistakes: Sequence[Mistake],
    ends: Sequence[tuple[int, list[float]]],
) -> list[SeatSum]:
    luck = [0.0] * lines_of(outline)
    for stretch in _stretches(outline, moments, ends):
        luck[stretch.line] += stretch.moved
    return [
        SeatSum(
            sum(moment.seat == seat for moment in moments),
            luck[0 if outline.cooperative else seat],
            sum(moment.choice for moment in moments if moment.seat == seat),
            sum(mistake.loss for mistake in mistakes if mistake.seat == seat),
            sum(mistake.seat == seat for mistake in mistakes),
        )
        for seat in range(outline.seats)
    ]
