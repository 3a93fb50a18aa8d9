"""A ladder: ratings of agents over games, in a folder that grows. Whatever was played is kept, so it can be stopped,
and agents, games and rounds can be added at any time.

Rivals meet in pairs, from both seats of the same deals; in a cooperative or solo game each agent plays the same deals
by itself, and who did better on a deal takes the point.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from itertools import chain, combinations
from pathlib import Path
from statistics import harmonic_mean
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, available
from undercroft.core.say import Arg, Say
from undercroft.lab.faults import counts_told
from undercroft.lab.job import CIRCLES, ERROR, UNFINISHED, Job, Row, game_of, name_of
from undercroft.lab.plots import Span, spans
from undercroft.lab.progress import Progress
from undercroft.lab.rating import Rating, rate
from undercroft.lab.report import STYLE
from undercroft.lab.simulate import command_line, lab_words
from undercroft.lab.spread import Spread
from undercroft.lab.tournament import Book, Header, Place, errors_in, faults_in, line_ups, meet, pairwise, place_of

Points = dict[tuple[str, str], float]


class GameLadder(msgspec.Struct):
    """The ratings of one game."""

    game: str
    version: str
    """Of its rules: games of other rules are kept, and not counted."""
    options: dict[str, Any]
    ratings: list[Rating]
    games: int
    of: int
    unfinished: int
    """Games that were cut off, or broken off by an error."""
    faults: dict[str, int] = {}
    """What agents did wrong, by agent and kind, and how often."""
    errors: list[str] = []
    """The first errors in the rules, with the seeds that show them again."""


class Ladder(msgspec.Struct):
    """All ratings; `overall` counts the points of every game alike."""

    agents: list[str]
    rounds: int
    seed: int
    games: list[GameLadder]
    overall: list[Rating]

    @property
    def is_whole(self) -> bool:
        return all(each.games == each.of for each in self.games)


class Match(msgspec.Struct):
    """Agents whose games are kept in one file: a pair of rivals, or one agent by itself."""

    names: tuple[str, ...]
    lineups: tuple[tuple[str, ...], ...]
    file: Path


def matches(game: Game[Any], names: Sequence[str], options: Mapping[str, Any], seed: int, folder: Path) -> list[Match]:
    """Who plays whom, and where it is kept; games of other rules, options or seeds lie elsewhere."""
    seats = int(options["players"])
    is_alone = game.cooperative or seats == 1
    groups: list[tuple[str, ...]] = [(name,) for name in names] if is_alone else list(combinations(sorted(names), 2))
    made = []
    for group in groups:
        lineups = ((group[0],) * seats,) if is_alone else line_ups(game, group, seats)
        told = json.dumps([game.name, game.version, dict(options), group, seed], sort_keys=True, default=str)
        digest = hashlib.sha256(told.encode()).hexdigest()[:12]
        made.append(Match(group, lineups, folder / f"{game.name}-{digest}.jsonl"))
    return made


class Climb:
    """Plays what is missing and rates what there is."""

    def __init__(
        self, names: Sequence[str], folder: str, *, rounds: int = 10, seed: int = 1, workers: int = 1,
        ray: str | None = None, seconds: float | None = None, watch: Callable[[int, int], None] | None = None,
    ) -> None:  # fmt: skip
        self.names = tuple(dict.fromkeys(names))
        if len(self.names) < 2:
            raise BadOption("error.agents-few")
        if rounds < 1 or workers < 1:
            raise BadOption("error.at-least-one", name="rounds" if rounds < 1 else "workers")
        self.folder = Path(folder)
        self.rounds, self.seed, self.workers, self.ray, self.seconds = rounds, seed, workers, ray, seconds
        self.watch = watch
        self.is_stopped = False
        self.total = 0
        """Games of the whole ladder."""

    def climb(self, games: Mapping[str, Mapping[str, Any]]) -> Ladder:
        """Play and rate these games, each with its options."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption("error.no-file", path=str(self.folder), cause=error.strerror or "") from None
        loaded = [(game_of(name), options) for name, options in games.items()]
        for game, _ in loaded:
            for name in self.names:
                agent(name, game, Dice(0))  # an unknown name is told before anything is played
        todo = []
        for game, given in loaded:
            options = game.check_options(given)
            todo.append((game, options, matches(game, self.names, options, self.seed, self.folder)))
        self.total = sum(self.rounds * len(match.lineups) for _, _, found in todo for match in found)
        with kept(self.ray):
            made = [self._game(*each) for each in todo]
        overall = rate(self.names, _add_up([points for _, points in made]))
        return Ladder(list(self.names), self.rounds, self.seed, [each for each, _ in made], overall)

    def _game(self, game: Game[Any], options: dict[str, Any], found: list[Match]) -> tuple[GameLadder, Points]:
        rows: dict[str, list[Row]] = {}
        count = of = 0
        for match in found:
            played = self._play(game, options, match)
            rows[" ".join(match.names)] = played
            count, of = count + len(played), of + self.rounds * len(match.lineups)
        is_alone = all(len(match.names) == 1 for match in found)
        points: Points = defaultdict(float)
        if is_alone:
            points = _by_deal(rows)
        else:
            for match in found:
                for pair, value in pairwise(rows[" ".join(match.names)], len(match.lineups), False).items():
                    points[pair] += value
        cut = sum(row.reason in (ERROR, UNFINISHED, CIRCLES) for played in rows.values() for row in played)
        shown = {name: value for name, value in options.items() if value != _default(game, name)}
        everything = list(chain.from_iterable(rows.values()))
        ladder = GameLadder(name_of(game), game.version, shown, rate(self.names, points), count, of, cut,
                            faults_in(everything), errors_in(everything))  # fmt: skip
        return ladder, points

    def _play(self, game: Game[Any], options: dict[str, Any], match: Match) -> list[Row]:
        book = Book(str(match.file), Header(game.name, game.version, options, match.names, self.seed))
        total = self.rounds * len(match.lineups)
        todo = [index for index in range(total) if index not in book.rows and not self.is_stopped]
        if self.watch is not None:
            self.watch(total - len(todo), self.total)
        job = Job(game=name_of(game), options=(options,), lineups=match.lineups, seed=self.seed, seconds=self.seconds)

        def take(row: Row) -> None:
            book.put(row)
            if self.watch is not None:
                self.watch(1, self.total)

        try:
            Spread(job, todo, self.workers, self.ray).each(take)
        finally:
            book.close()
        played = [book.rows[index] for index in sorted(book.rows) if index < total]
        self.is_stopped = self.is_stopped or len(played) < total
        return played


@contextmanager
def kept(address: str | None) -> Iterator[None]:
    """One Ray cluster for all matches, whose workers stay; it would otherwise start and stop with each."""
    if address is None:
        yield
        return
    from undercroft.lab.ray import Cluster

    cluster = Cluster(address)
    try:
        yield
    finally:
        cluster.stop()


def _default(game: Game[Any], name: str) -> Any:
    return next((setting.default for setting in game.settings if setting.name == name), None)


def _add_up(games: Sequence[Points]) -> Points:
    """The points of several games, each counting alike: as many meetings of each as their harmonic mean, for a game of
    which there are few says little, and all together no more than they know."""
    played = [points for points in games if sum(points.values())]
    meetings = [sum(points.values()) for points in played]
    each = harmonic_mean(meetings) if meetings else 0.0
    total: Points = defaultdict(float)
    for points, number in zip(played, meetings, strict=True):
        for pair, value in points.items():
            total[pair] += value * each / number
    return total


def _by_deal(rows: Mapping[str, Sequence[Row]]) -> Points:
    """Points of agents that play the same deals by themselves: who won takes it, or else the better score."""
    points: Points = defaultdict(float)
    deals: dict[int, list[Place]] = defaultdict(list)
    for played in rows.values():
        for row in played:
            if row.reason != ERROR:
                deals[row.index].append(place_of(row, 0))
    for places in deals.values():
        meet(points, places)
    return points


# --- in words ---------------------------------------------------------------------------------------------------------


def told(ladder: Ladder, language: str) -> list[str]:
    """The ladder as lines of text."""
    words = lab_words()

    def tell(key: str, **args: Arg) -> str:
        return words.text(Say(key, args), language)

    lines = []
    parts = [(tell("ladder.overall"), ladder.overall)] if len(ladder.games) > 1 else []
    for each in ladder.games:
        parts.append((_title(each, language), each.ratings))
    for title, ratings in parts:
        lines += ["", title, *_table(ratings, tell)]
    lines += _troubles(ladder, tell)
    cut = sum(each.unfinished for each in ladder.games)
    return lines[1:] + ([tell("ladder.unfinished", games=cut)] if cut else [])


def _troubles(ladder: Ladder, tell: Callable[..., str]) -> list[str]:
    """What agents did wrong, and errors in the rules."""
    faults: Counter[str] = sum((Counter(each.faults) for each in ladder.games), Counter())
    lines = counts_told(dict(sorted(faults.items())), tell)
    return lines + [tell("lab.error", error=f"{each.game}: {error}") for each in ladder.games for error in each.errors]


def _title(each: GameLadder, language: str) -> str:
    game = game_of(each.game)
    has_title = game.words.has("game.title", language)
    name = game.words.text(Say("game.title"), language) if has_title else game.meta.title
    named = ", ".join(f"{key}={value}" for key, value in each.options.items())
    args: dict[str, Arg] = {"game": name, "version": each.version, "games": each.games, "options": named}
    return lab_words().text(Say("ladder.game-options" if named else "ladder.game", args), language)


def _table(ratings: Sequence[Rating], tell: Callable[..., str]) -> list[str]:
    table = [[tell(f"lab.table-{name}") for name in ("agent", "rating", "interval", "games", "points")]]
    for line in ratings:
        table.append([line.name, f"{line.rating:.0f}", f"{line.low:.0f} … {line.high:.0f}", f"{line.games:.0f}",
                      f"{line.points:.1f}"])  # fmt: skip
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    return ["  " + "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in table]


def page(ladder: Ladder, language: str, command: str) -> str:
    """The ladder as one HTML page on its own."""
    words = lab_words()

    def tell(key: str, **args: Arg) -> str:
        return words.text(Say(key, args), language)

    title = tell("ladder.title")
    parts = [(tell("ladder.overall"), ladder.overall)] if len(ladder.games) > 1 else []
    parts += [(_title(each, language), each.ratings) for each in ladder.games]
    sections = "".join(f"<section><h2>{escape(head)}</h2>{_plot(head, ratings)}</section>" for head, ratings in parts)
    about = tell("report.about", seed=str(ladder.seed), program=__version__)
    troubles = "".join(f"<p class='note'>{escape(line)}</p>" for line in _troubles(ladder, tell))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>{escape(tell('ladder.made'))}</p><p class='note'>{escape(about)}</p><p class='note'>{escape(command)}</p>"
        f"{sections}{troubles}</body></html>\n"
    )


def _plot(title: str, ratings: Sequence[Rating]) -> str:
    lines = [
        Span(line.name, line.rating, line.low, line.high, f"{line.points:.1f} / {line.games:.0f}") for line in ratings
    ]
    return spans(title, lines)


def read_games(text: str, pairs: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The games by name, each with its options: `GAME.K=V`."""
    made: dict[str, dict[str, Any]] = {name.strip(): {} for name in text.split(",") if name.strip()}
    if not made:
        raise BadOption("error.which-game", names=", ".join(available()))
    for pair in pairs:
        place, equals, value = pair.partition("=")
        game, dot, name = place.partition(".")
        if not equals or not dot or game not in made:
            raise BadOption("error.option-of-game", given=pair, names=", ".join(made))
        made[game][name] = value
    return made


def command(args: argparse.Namespace) -> int:
    """`undercroft ladder`."""
    names = [name.strip() for name in args.agents.split(",") if name.strip()]
    bar: Progress | None = None

    def watch(games: int, total: int) -> None:
        nonlocal bar
        bar = bar or Progress(total)
        bar.step(games)

    climb = Climb(
        names, args.folder, rounds=args.rounds, seed=args.seed, workers=args.workers, ray=args.ray, seconds=args.think,
        watch=watch,
    )  # fmt: skip
    ladder = climb.climb(read_games(args.games, args.option))
    if bar is not None:
        bar.close()
    if args.json:
        print(json.dumps(msgspec.to_builtins(ladder), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(ladder, args.lang)))
    if args.html:
        try:
            Path(args.html).write_text(page(ladder, args.lang, command_line()), "utf-8")
        except OSError as error:
            raise BadOption("error.no-file", path=args.html, cause=error.strerror or "") from None
        print(lab_words().text(Say("report.written", {"path": args.html}), args.lang), file=sys.stderr)
    if not ladder.is_whole:
        done = {"games": sum(each.games for each in ladder.games), "of": sum(each.of for each in ladder.games)}
        print(lab_words().text(Say("lab.stopped", {**done}), args.lang), file=sys.stderr)
        return 130
    return 1 if any(each.errors for each in ladder.games) else 0
