"""Simulate: play many games with bots and count. `undercroft simulate`, or `simulate(...)` from Python."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.agents.sandbox import Fault
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, load
from undercroft.core.say import Arg, Say
from undercroft.core.words import Words, words_of
from undercroft.lab.faults import detail_of, kind_of
from undercroft.lab.job import CIRCLES, ERROR, UNFINISHED, Job, Row, game_of, line_up, name_of, seated
from undercroft.lab.progress import Progress
from undercroft.lab.sink import About, lines_of, open_sink, write_about
from undercroft.lab.spread import Spread
from undercroft.lab.stats import Mean, quantile, share
from undercroft.lab.watched import Decision

SHOWN_FAULTS = 5
MOST_REASONS = 8
"""Of so many reasons why set-ups are impossible the text tells."""
OWN_ENDINGS = {UNFINISHED: "lab.unfinished", CIRCLES: "lab.circles", ERROR: "lab.error-ending"}
"""Endings that are the lab's and no game's."""
PARTS = (("least", 0.0), ("median", 0.5), ("p90", 0.9), ("most", 1.0))


class Player(msgspec.Struct):
    """How a seat, or an agent over all its seats, did. A win that several share counts in `wins` for each of them."""

    name: str
    games: int
    wins: int
    win_rate: float
    win_low: float
    win_high: float
    score: float
    score_low: float
    score_high: float


class Results(msgspec.Struct):
    """What came of the games. Everything but `speed` depends on the seed alone (with agents that do)."""

    game: str
    games: int
    of: int
    """How many were asked for; more than `games` after Ctrl-C."""
    seed: int
    seats: list[Player]
    agents: list[Player]
    reasons: dict[str, int]
    decisions: dict[str, float]
    faults: list[Fault]
    """The first of each agent's faults; `fault_counts` counts all."""
    fault_counts: dict[str, int]
    errors: list[str]
    skipped: list[dict[str, Any]]
    """Options that were to take turns and do not go together."""
    speed: dict[str, float]


class _Line:
    """Counts for one seat or agent."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.wins = 0
        self.score = Mean()

    def player(self) -> Player:
        games = self.score.count
        rate, low, high = share(self.wins, games)
        score_low, score_high = self.score.interval()
        return Player(self.name, games, self.wins, rate, low, high, self.score.mean, score_low, score_high)


class Count:
    """Adds up rows; holds sums and histograms only, so its size does not grow with the number of games."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.games = 0
        self.seats: dict[int, _Line] = {}
        self.agents: dict[str, _Line] = {}
        self.reasons: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()
        self.faults: list[Fault] = []
        self.fault_counts: Counter[str] = Counter()
        self.errors: list[str] = []

    def add(self, row: Row) -> None:
        self.games += 1
        self.reasons[row.reason] += 1
        self.lengths[row.decisions] += 1
        for fault in row.faults:
            name = f"{fault.agent} {fault.kind}"
            self.fault_counts[name] += 1
            if self.fault_counts[name] == 1:
                self.faults.append(fault)
        if row.reason == ERROR:
            if len(self.errors) < SHOWN_FAULTS:
                self.errors.append(f"{row.error} (game {row.index}, seed {row.seed})")
            return
        for seat, name in enumerate(row.seats):
            score = row.scores[seat] if seat < len(row.scores) else 0.0
            for line in (
                self.seats.setdefault(seat, _Line(name)),
                self.agents.setdefault(name, _Line(name)),
            ):
                line.wins += seat in row.winners
                line.score.add(score)
                if line.name != name:
                    line.name = "*"

    def results(self, job: Job, of: int, wall: float, busy: float) -> Results:
        total = sum(length * count for length, count in self.lengths.items())
        return Results(
            game=self.game.name,
            games=self.games,
            of=of,
            seed=job.seed,
            seats=[self.seats[seat].player() for seat in sorted(self.seats)],
            agents=[line.player() for line in self.agents.values()],
            reasons=dict(sorted(self.reasons.items())),
            decisions={
                "total": total,
                "mean": total / self.games if self.games else 0.0,
                **{name: quantile(self.lengths, part) for name, part in PARTS},
            },
            faults=self.faults,
            fault_counts=dict(sorted(self.fault_counts.items())),
            errors=self.errors,
            skipped=list(job.skipped),
            speed={
                "seconds": wall,
                "busy_seconds": busy,
                "games_per_second": self.games / wall if wall else 0.0,
                "decisions_per_second": total / wall if wall else 0.0,
            },
        )


def simulate(
    game: Game[Any] | str,
    seats: Sequence[str] = ("random",),
    games: int = 100,
    *,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any]] | None = None,
    rotate: bool = False,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    seconds: float | None = None,
    out: str | None = None,
    records: str | None = None,
    decisions: str | None = None,
    watch: Callable[[Row], None] | None = None,
) -> Results:
    """Play games and count. The same seed gives the same results, however many workers play.

    `seats` names an agent for each seat (one name: for all). `rotate` moves them on a seat from game to game, all with
    the same seed. `vary` takes turns over the values of options. `out` writes a table (.csv, .parquet, .jsonl),
    `decisions` one of every decision, `records` a folder of records. Ctrl-C ends it; what is done is counted and
    written.
    """
    made = load(game) if isinstance(game, str) and "." not in game else game
    made = game_of(made) if isinstance(made, str) else made
    job = job_of(made, seats, options or {}, vary or {}, rotate, seed, seconds, records)
    return run(job, made, games, workers, ray, out, watch, decisions)


def job_of(
    game: Game[Any],
    seats: Sequence[str],
    options: Mapping[str, Any],
    vary: Mapping[str, Sequence[Any]],
    rotate: bool = False,
    seed: int = 1,
    seconds: float | None = None,
    records: str | None = None,
) -> Job:
    lineup = line_up(game, seats, options)
    base = {"players": len(lineup), **options}
    variants = [base]
    for name, values in vary.items():
        variants = [{**variant, name: value} for variant in variants for value in values]
    variants, skipped = sort_out(game, variants)
    if any(len(seated(lineup, variant)) != variant["players"] for variant in variants):
        players = game.settings[0]
        raise BadOption("error.lineup", given=len(lineup), least=players.min, most=players.max)
    lineups = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup) if rotate else 1)]
    if records is not None:
        Path(records).mkdir(parents=True, exist_ok=True)
    return Job(
        game=name_of(game),
        options=tuple(variants),
        skipped=tuple(skipped),
        lineups=tuple(lineups),
        seed=seed,
        seconds=seconds,
        records=records,
    )


def sort_out(game: Game[Any], variants: Sequence[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Options that go together, with their values as the game reads them, and those that do not; BadOption where none
    of them do."""
    possible: list[dict[str, Any]] = []
    impossible: list[dict[str, Any]] = []
    for variant in variants:
        try:
            full = game.check_options(variant)
        except BadOption:
            impossible.append(variant)
        else:
            possible.append({name: full[name] for name in variant})
    if not possible:
        game.check_options(variants[0])
    return possible, impossible


def run(
    job: Job,
    game: Game[Any],
    games: int,
    workers: int = 1,
    ray: str | None = None,
    out: str | None = None,
    watch: Callable[[Row], None] | None = None,
    decisions: str | None = None,
    command: str = "",
) -> Results:
    if games < 1 or workers < 1:
        raise BadOption("error.at-least-one", name="games" if games < 1 else "workers")
    count = Count(game)
    job = msgspec.structs.replace(job, is_noted=decisions is not None)
    spread = Spread(job, list(range(games)), workers, ray)
    with ExitStack() as stack:
        sink = open_sink(out) if out is not None else None
        if sink is not None and out is not None:
            stack.callback(sink.close)
            write_about(out, about_of(job, game, games, command))
        answers = open_sink(decisions, Decision) if decisions is not None else None
        if answers is not None:
            stack.callback(answers.close)

        def take(row: Row) -> None:
            count.add(row)
            if sink is not None:
                for line in lines_of(game, row):
                    sink.put(line)
            if answers is not None:
                for decision in row.noted:
                    answers.put(decision)
            if watch is not None:
                watch(row)

        spread.each(take)
    return count.results(job, games, time.perf_counter() - spread.began, spread.seconds)


def about_of(job: Job, game: Game[Any], games: int, command: str) -> About:
    return About(game.name, game.version, __version__, job.seed, games, command)


@cache
def lab_words() -> Words:
    return words_of("undercroft.lab")


def told(results: Results, game: Game[Any], language: str) -> list[str]:
    """The results as lines of text."""
    words = lab_words()

    def tell(key: str, **args: Arg) -> str:
        return words.text(Say(key, args), language)

    lines = [tell("lab.games", games=results.games, of=results.of, seed=str(results.seed))]
    lines += _skipped(results, game, language, tell)
    shown = [(tell("lab.seat", seat=seat + 1, agent=line.name), line) for seat, line in enumerate(results.seats)]
    if "*" in [line.name for line in results.seats]:
        shown = [(line.name, line) for line in results.agents]
    width = max([len(name) for name, _ in shown], default=0)
    for name, line in shown:
        rate = tell("lab.won", wins=line.wins, rate=percent(line.win_rate), low=percent(line.win_low),
                    high=percent(line.win_high))  # fmt: skip
        score = tell("lab.score", score=f"{line.score:.2f}", low=f"{line.score_low:.2f}", high=f"{line.score_high:.2f}")
        lines.append(f"  {name:<{width}}  {rate}  {score}")
    lines.append(tell("lab.reasons"))
    for reason, number in sorted(results.reasons.items(), key=lambda item: -item[1]):
        lines.append(f"  {number:>6}  {reason_text(game, reason, language)}")
    d = results.decisions
    lines.append(tell("lab.decisions", mean=f"{d['mean']:.0f}", median=f"{d['median']:.0f}", most=f"{d['most']:.0f}"))
    seconds, games, decisions = (
        f"{results.speed[name]:.1f}" for name in ("seconds", "games_per_second", "decisions_per_second")
    )
    lines.append(tell("lab.speed", seconds=seconds, games=games, decisions=decisions))
    for fault in results.faults:
        number = results.fault_counts[f"{fault.agent} {fault.kind}"]
        detail = detail_of(fault, (words, game.words), language)
        lines.append(tell("lab.fault", agent=fault.agent, seat=fault.seat + 1, kind=kind_of(fault.kind), count=number,
                          detail=detail))  # fmt: skip
    lines += [tell("lab.error", error=error) for error in results.errors]
    return lines


def _skipped(results: Results, game: Game[Any], language: str, tell: Callable[..., str]) -> list[str]:
    """The set-ups that are impossible, those for the same reason in one line; of many reasons only the first."""
    reasons: dict[str, list[dict[str, Any]]] = {}
    for variant in results.skipped:
        reasons.setdefault(_why(game, variant, language), []).append(variant)
    lines = []
    for why, variants in islice(reasons.items(), MOST_REASONS):
        same = set.intersection(*[{*variant.items()} for variant in variants])
        shared = [(name, value) for name, value in variants[0].items() if name != "players" and (name, value) in same]
        named = ", ".join(f"{name}={value}" for name, value in shared)
        lines.append(tell("lab.skipped", count=len(variants), options=named, why=why))
    told = list(islice(reasons.values(), MOST_REASONS))
    if left := len(results.skipped) - sum(map(len, told)):
        lines.append(tell("lab.skipped-more", count=left))
    return lines


def _why(game: Game[Any], variant: Mapping[str, Any], language: str) -> str:
    """Why these options do not go together."""
    try:
        game.check_options(variant)
    except BadOption as error:
        return game.words.text(error.say, language) if game.words.has(error.say.key) else error.told(language)
    return ""


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def reason_text(game: Game[Any], reason: str, language: str) -> str:
    if reason in OWN_ENDINGS:
        return lab_words().text(Say(OWN_ENDINGS[reason]), language)
    return game.words.text(Say(f"ending.{reason}"), language)


def read_vary(pairs: Sequence[str]) -> dict[str, list[str]]:
    made: dict[str, list[str]] = {}
    for pair in pairs:
        name, equals, values = pair.partition("=")
        if not equals or not values:
            raise BadOption("error.option-form", given=pair)
        made[name] = values.split(",")
    return made


def read_seats(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def command_line() -> str:
    """The command as it was typed, for whoever wants the same again."""
    return shlex.join(["undercroft", *sys.argv[1:]])


def command(args: argparse.Namespace, options: Mapping[str, Any]) -> int:
    """`undercroft simulate`."""
    game = load(args.game)
    job = job_of(game, read_seats(args.seats), options, read_vary(args.vary), args.rotate, args.seed, args.think,
                 args.records)  # fmt: skip
    progress = Progress(args.games)
    results = run(job, game, args.games, args.workers, args.ray, args.out, lambda _: progress.step(), args.decisions,
                  command_line())  # fmt: skip
    progress.close()
    if args.json:
        print(json.dumps(msgspec.to_builtins(results), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(results, game, args.lang)))
    if results.games < results.of:
        print(lab_words().text(Say("lab.stopped", {"games": results.games, "of": results.of}), args.lang),
              file=sys.stderr)  # fmt: skip
        return 130
    return 1 if results.errors else 0
