"""Tournaments: every agent meets every other from every seat; ratings from the results.

In a cooperative game agents do not meet: each plays all seats of the same deals, and who did better on a deal wins the
point. A tournament with a file can be stopped at any time; the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, load
from undercroft.core.say import Arg, Say
from undercroft.lab.faults import counts_told
from undercroft.lab.job import ERROR, Job, Row, name_of
from undercroft.lab.progress import Progress
from undercroft.lab.rating import Rating, rate
from undercroft.lab.simulate import lab_words
from undercroft.lab.spread import Spread

SHOWN_ERRORS = 5


class Header(msgspec.Struct):
    """The first line of a tournament's file: what makes games comparable."""

    game: str
    version: str
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int


class Standing(msgspec.Struct):
    ratings: list[Rating]
    pairs: dict[str, float]
    """Points of the first against the second, by `first > second`."""
    games: int
    of: int
    lineups: int
    rounds: int
    faults: dict[str, int]
    errors: list[str]


def line_ups(game: Game[Any], names: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Every group of agents in every rotation of seats, so that nobody sits better than another."""
    if game.cooperative or seats == 1:
        return tuple((name,) * seats for name in names)
    if len(names) >= seats:
        groups: Iterable[tuple[str, ...]] = combinations(names, seats)
    else:
        groups = (group for group in combinations_with_replacement(names, seats) if len(set(group)) > 1)
    return tuple(group[turn:] + group[:turn] for group in groups for turn in range(seats))


Place = tuple[str, bool, float]
"""Who played, whether they won, and their score."""


def pairwise(rows: Iterable[Row], lineups: int, by_deal: bool) -> dict[tuple[str, str], float]:
    """The points that agents took from each other: within a game, or over the same deals for `by_deal`."""
    points: dict[tuple[str, str], float] = defaultdict(float)
    deals: dict[int, list[Place]] = defaultdict(list)
    for row in rows:
        if row.reason == ERROR:
            continue
        places = [place_of(row, seat) for seat in range(len(row.seats))]
        if by_deal:
            deals[row.index // lineups].append(places[0])
        else:
            meet(points, places)
    for places in deals.values():
        meet(points, places)
    return dict(points)


def place_of(row: Row, seat: int) -> Place:
    return row.seats[seat], seat in row.winners, row.scores[seat] if seat < len(row.scores) else 0.0


def meet(points: dict[tuple[str, str], float], places: Sequence[Place]) -> None:
    """Count who did better, pair by pair.

    One play stands against all the others', so these pairs tell less than as many games of two: the ranks of k players
    scatter (k + 1) / 3 times as wide as if every pair had played for itself.
    """
    weight = 3 / (len(places) + 1)
    for one, other in combinations(places, 2):
        if one[0] == other[0]:
            continue
        first, second = one[1:], other[1:]
        gain = 0.5 if first == second else 1.0 if first > second else 0.0
        points[one[0], other[0]] += weight * gain
        points[other[0], one[0]] += weight * (1 - gain)


class Book:
    """A tournament's file: the header, then a line per game, written as it ends."""

    def __init__(self, path: str | None, header: Header) -> None:
        self.rows: dict[int, Row] = {}
        self.file: BinaryIO | None = None
        if path is None:
            return
        try:
            self._open(Path(path), header)
        except OSError as error:
            raise BadOption("error.no-file", path=path, cause=error.strerror or str(error)) from None

    def _open(self, path: Path, header: Header) -> None:
        good = msgspec.json.encode(header) + b"\n"
        header = msgspec.json.decode(good, type=Header)  # as it reads back, where tuples are lists
        if path.exists() and path.stat().st_size:
            first, *lines = path.read_bytes().splitlines(keepends=True)
            try:
                known = msgspec.json.decode(first, type=Header)
            except msgspec.MsgspecError as error:
                raise BadOption("error.table-damaged", path=str(path), cause=str(error)) from None
            for field in Header.__struct_fields__:
                if getattr(known, field) != getattr(header, field):
                    raise BadOption("error.tournament-file", path=str(path), what=field)
            for line in lines:
                try:
                    row = msgspec.json.decode(line, type=Row)
                except msgspec.MsgspecError:
                    break  # cut off in the middle of a line: that game is played again
                self.rows[row.index] = row
                good += line
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(good)
        fresh.replace(path)
        self.file = path.open("ab")

    def put(self, row: Row) -> None:
        self.rows[row.index] = row
        if self.file is not None:
            self.file.write(msgspec.json.encode(row) + b"\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def tournament(
    game: Game[Any],
    agents: Sequence[str],
    rounds: int = 10,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    workers: int = 1,
    ray: str | None = None,
    seconds: float | None = None,
    file: str | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> Standing:
    """Play and rate. In each round every line-up plays one game, all of a round with the same seed."""
    names = tuple(dict.fromkeys(agents))
    if len(names) < 2:
        raise BadOption("error.agents-few")
    if rounds < 1 or workers < 1:
        raise BadOption("error.at-least-one", name="rounds" if rounds < 1 else "workers")
    for name in names:
        agent(name, game, Dice(0))
    full = game.check_options(options or {})
    lineups = line_ups(game, names, int(full["players"]))
    job = Job(game=name_of(game), options=(full,), lineups=lineups, seed=seed, seconds=seconds)
    book = Book(file, Header(game.name, game.version, full, names, seed))
    total = rounds * len(lineups)
    todo = [index for index in range(total) if index not in book.rows]
    if watch is not None:
        watch(total - len(todo), total)
    spread = Spread(job, todo, workers, ray)

    def take(row: Row) -> None:
        book.put(row)
        if watch is not None:
            watch(1, total)

    try:
        spread.each(take)
    finally:
        book.close()
    played = [book.rows[index] for index in sorted(book.rows) if index < total]
    points = pairwise(played, len(lineups), game.cooperative or full["players"] == 1)
    return Standing(
        ratings=rate(names, points),
        pairs={f"{a} > {b}": value for (a, b), value in sorted(points.items())},
        games=len(played),
        of=total,
        lineups=len(lineups),
        rounds=rounds,
        faults=faults_in(played),
        errors=errors_in(played),
    )


def faults_in(rows: Iterable[Row]) -> dict[str, int]:
    """What agents did wrong, by agent and kind, and how often."""
    faults = Counter(f"{fault.agent} {fault.kind}" for row in rows for fault in row.faults)
    return dict(sorted(faults.items()))


def errors_in(rows: Iterable[Row]) -> list[str]:
    """The first errors in the rules, with the seeds that show them again."""
    found = (f"{row.error} (game {row.index}, seed {row.seed})" for row in rows if row.reason == ERROR)
    return list(islice(found, SHOWN_ERRORS))


def told(standing: Standing, language: str) -> list[str]:
    words = lab_words()

    def tell(key: str, **args: Arg) -> str:
        return words.text(Say(key, args), language)

    lines = [tell("lab.rounds", lineups=standing.lineups, rounds=standing.rounds, games=standing.games)]
    heads = [tell(f"lab.table-{name}") for name in ("agent", "rating", "interval", "games", "points")]
    table = [heads]
    for line in standing.ratings:
        table.append([line.name, f"{line.rating:.0f}", f"{line.low:.0f} … {line.high:.0f}", f"{line.games:g}",
                      f"{line.points:g}"])  # fmt: skip
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    for row in table:
        lines.append("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    lines += counts_told(standing.faults, tell)
    lines += [tell("lab.error", error=error) for error in standing.errors]
    return lines


def command(args: argparse.Namespace, options: Mapping[str, Any]) -> int:
    """`undercroft tournament`."""
    game = load(args.game)
    names = [name.strip() for name in args.agents.split(",") if name.strip()]
    bar: Progress | None = None

    def watch(games: int, total: int) -> None:
        nonlocal bar
        bar = bar or Progress(total)
        bar.step(games)

    standing = tournament(
        game, names, args.rounds, options=options, seed=args.seed, workers=args.workers, ray=args.ray,
        seconds=args.think, file=args.file, watch=watch,
    )  # fmt: skip
    if bar is not None:
        bar.close()
    if args.json:
        print(json.dumps(msgspec.to_builtins(standing), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(standing, args.lang)))
    if standing.games < standing.of:
        print(lab_words().text(Say("lab.stopped", {"games": standing.games, "of": standing.of}), args.lang),
              file=sys.stderr)  # fmt: skip
        return 130
    return 1 if standing.errors else 0
