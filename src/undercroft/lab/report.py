"""Reports: what a designer would look at, from the tables that simulate wrote, as one HTML file on its own.

Tables of games tell who won and with what; tables of decisions beside them tell how it came about (`pace.py`).
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.say import Arg, Say
from undercroft.lab.job import ERROR, game_of
from undercroft.lab.pace import Pace, Taking
from undercroft.lab.plots import Bar, bars, curves, histogram
from undercroft.lab.simulate import OWN_ENDINGS, lab_words, reason_text
from undercroft.lab.sink import About, Line, read_about, read_decisions, read_lines
from undercroft.lab.stats import quantile, share

MOST_THINGS = 40
"""So many cards or items are shown: the ones that most deserve a look, far from the average on either side."""

MOST_SERIES = 4
"""So many curves are told apart by colour."""

LEAST_SEEN = 5
"""A thing that fewer seats had says nothing."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d2330; --paper: #fbfaf7; --line: #d9d5cb;
  --a: #3b6ea8; --b: #c0713a; --c: #5b8c5a; --d: #8a5a9c }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --paper: #191b20; --line: #3a3d45; --a: #7fb0e6; --b: #e6a06a; --c: #8fc48d; --d: #c295d6 }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 780px; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper) }
h1 { font-size: 1.6rem; margin-bottom: .2rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
p { margin: .3rem 0 }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink) }
.bar { fill: var(--a) } .s1 { fill: var(--b) } .s2 { fill: var(--c) } .s3 { fill: var(--d) }
.grid { stroke: var(--line) } .mark { stroke: var(--ink); stroke-dasharray: 3 3 }
.curve { fill: none; stroke: var(--a); stroke-width: 2.5 }
.c1 { stroke: var(--b) } .c2 { stroke: var(--c) } .c3 { stroke: var(--d) }
.whisker { stroke: var(--ink); fill: none } .tick, .note { font-size: 11px; opacity: .8 }
table { border-collapse: collapse; margin: .5rem 0 }
td { padding: .15rem .8rem .15rem 0; border-bottom: 1px solid var(--line) }
th { text-align: left; font-weight: 600; padding-right: .8rem }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
"""


class Gathered:
    """Everything that a report shows, counted from the lines of tables."""

    def __init__(self) -> None:
        self.game = ""
        self.games: set[tuple[str, int]] = set()
        self.wins: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
        self.lengths: Counter[float] = Counter()
        self.scores: dict[str, Counter[float]] = defaultdict(Counter)
        self.reasons: Counter[str] = Counter()
        self.numbers: dict[str, dict[bool, Counter[float]]] = defaultdict(lambda: defaultdict(Counter))
        self.things: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
        """By the kind of thing and the agent: an agent that wins most games would make all it holds look good."""
        self.settings: dict[tuple[str, str], dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
        """By the option and the agent."""
        self.agents: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        self.versions: set[str] = set()
        self.seats = [0, 0]

    def add(self, file: str, line: Line) -> None:
        if self.game and line.game != self.game:
            names = f"{self.game}, {line.game}"
            raise BadOption("error.report-many", names=names)
        self.game = line.game
        is_new = (file, line.index) not in self.games
        if is_new:
            self.games.add((file, line.index))
            self.reasons[line.reason] += 1
            self.lengths[line.decisions] += 1
        if line.reason == ERROR:
            return
        self.versions.add(line.version)
        for count in (self.wins[line.agent, line.seat], self.agents[line.agent], self.seats):
            count[0] += line.won
            count[1] += 1
        self.scores[line.agent][line.score] += 1
        for name, value in line.options.items():
            count = self.settings[name, line.agent][_word(value)]
            count[0] += line.won
            count[1] += 1
        for name, value in line.tally.items():
            if isinstance(value, list):
                for thing in set(value):
                    count = self.things[name, line.agent][thing]
                    count[0] += line.won
                    count[1] += 1
            else:
                self.numbers[name][line.won][float(value)] += 1


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def gather(lines: Iterable[tuple[str, Line]]) -> Gathered:
    made = Gathered()
    for file, line in lines:
        made.add(file, line)
    if not made.games:
        raise BadOption("error.report-empty")
    return made


class Page:
    """Builds the page; every word comes from the message files of the lab and the game."""

    def __init__(
        self,
        data: Gathered,
        game: Game[Any],
        language: str,
        about: Sequence[About] = (),
        pace: Pace | None = None,
    ) -> None:
        self.data = data
        self.pace = pace if pace is not None and pace.games else None
        self.about = about
        self.game = game
        self.language = language

    def tell(self, key: str, **args: Arg) -> str:
        return lab_words().text(Say(key, args), self.language)

    def name(self, *keys: str) -> str:
        """The first of these messages that the game or the lab has, else what the last one would be about."""
        for key in keys:
            for words in (self.game.words, lab_words()):
                if words.has(key, self.language):
                    return words.text(Say(key), self.language)
        return keys[-1].rpartition(".")[2].replace("_", " ")

    def build(self) -> str:
        title = self.tell("report.title", game=self.name("game.title"), games=len(self.data.games))
        paced = [] if self.pace is None else [self.paces, self.standings, self.leads, self.taken]
        parts = [self.wins, self.endings, self.lengths, *paced, self.scores, self.difficulty, self.numbers, self.things]
        sections = "".join(chain.from_iterable(part() for part in parts))
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
            f"<p>{escape(self.tell('report.made'))}</p>{self.origin()}{sections}</body></html>\n"
        )

    def origin(self) -> str:
        """The rules, seeds and commands behind these games."""
        versions = ", ".join(sorted(version for version in self.data.versions if version))
        lines = [self.tell("report.rules", versions=versions)] if versions else []
        for each in self.about:
            lines.append(self.tell("report.about", seed=str(each.seed), program=each.program))
            if each.command:
                lines.append(each.command)
        return "".join(f"<p class='note'>{escape(line)}</p>" for line in lines)

    def named(self, title: str, agent: str) -> str:
        """A title with the agent it is about, where several played."""
        return title if len(self.data.agents) == 1 else f"{title} ({agent})"

    def section(self, title: str, *parts: str) -> str:
        return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"

    def wins(self) -> Iterator[str]:
        title = self.tell("report.wins")
        lines = []
        agents: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for (agent, _), count in self.data.wins.items():
            agents[agent][0] += count[0]
            agents[agent][1] += count[1]
        for agent, count in agents.items():
            lines.append(_bar(f"{agent}, {self.tell('report.all-seats')}", count))
            places = sorted((seat, part) for (name, seat), part in self.data.wins.items() if name == agent)
            if len(places) > 1:
                lines += [_bar(f"{agent}, {self.tell('report.seat', seat=seat + 1)}", part) for seat, part in places]
        yield self.section(title, bars(title, lines))

    def endings(self) -> Iterator[str]:
        rows = "".join(
            f'<tr><td class="n">{count}</td><td>{escape(self.ending(reason))}</td></tr>'
            for reason, count in self.data.reasons.most_common()
        )
        yield self.section(self.tell("report.reasons"), f"<table>{rows}</table>")

    def ending(self, reason: str) -> str:
        if reason not in OWN_ENDINGS and not self.game.words.has(f"ending.{reason}", self.language):
            return reason.replace("-", " ")
        return reason_text(self.game, reason, self.language)

    def lengths(self) -> Iterator[str]:
        title = self.tell("report.lengths")
        lengths = self.data.lengths
        counts = Counter({int(length): count for length, count in lengths.items()})
        mean = sum(length * count for length, count in lengths.items()) / sum(lengths.values())
        note = self.tell("lab.decisions", mean=f"{mean:.0f}", median=f"{quantile(counts, 0.5)}",
                         most=f"{max(counts)}")  # fmt: skip
        yield self.section(title, histogram(title, {title: lengths}), f"<p>{escape(note)}</p>")

    def paces(self) -> Iterator[str]:
        """How long games and thoughts were."""
        assert self.pace is not None
        title = self.tell("report.pace")
        heads = [self.tell(f"report.pace-{name}") for name in ("agent", "decisions", "thought", "longest")]
        rows = "".join(
            f"<tr><td>{escape(agent)}</td>"
            + "".join(
                f'<td class="n">{text}</td>'
                for text in (
                    f"{one.decisions / one.games:.0f}",
                    f"{1000 * one.seconds / one.decisions:.2f} ms" if one.seconds else "–",
                    f"{1000 * one.longest:.0f} ms" if one.seconds else "–",
                )
            )
            + "</tr>"
            for agent, one in self.pace.thinking.items()
        )
        named = "".join(f"<th{' class=n' if at else ''}>{escape(head)}</th>" for at, head in enumerate(heads))
        stages = self.tell("report.stages")
        yield self.section(
            title, f"<table><tr>{named}</tr>{rows}</table>", histogram(stages, {stages: self.pace.stages})
        )

    def standings(self) -> Iterator[str]:
        """How winners and losers stood as their games went on."""
        assert self.pace is not None
        title = self.tell("report.standing")
        series = {
            self.tell("report.agent-won" if won else "report.agent-lost", agent=agent): self.pace.curve(agent, won)
            for agent, won in sorted(self.pace.curves, key=lambda one: (one[0], not one[1]))[:MOST_SERIES]
        }
        yield self.section(title, curves(title, series), f"<p>{escape(self.tell('report.standing-note'))}</p>")

    def leads(self) -> Iterator[str]:
        """How often the lead changed, or the odds turned where all win together."""
        assert self.pace is not None
        kind = "hope" if self.pace.is_together else "lead"
        title = self.tell(f"report.{kind}s")
        kept, games = self.pace.halfway
        if not games:
            return
        notes = [self.tell(f"report.{kind}-half", kept=kept, games=games, share=f"{100 * kept / games:.0f}%")]
        if self.pace.last_turns:
            last = quantile(self.pace.last_turns, 0.5)
            notes.append(self.tell(f"report.{kind}-last", part=f"{last}%"))
        shown = "".join(f"<p>{escape(note)}</p>" for note in notes)
        yield self.section(title, histogram(title, {title: self.pace.turns}), shown)

    def taken(self) -> Iterator[str]:
        """When things were taken, played or used."""
        assert self.pace is not None
        for kind, agent in sorted(self.pace.taken):
            title = self.named(self.tell("report.taken", kind=self.name(f"thing.{kind}")), agent)
            shown = list(self.pace.shown(agent, kind, LEAST_SEEN, MOST_THINGS))
            if shown:
                lines = [self.moment(name, taking) for name, taking in shown]
                note = self.tell("report.taken-note", shown=len(shown), all=len(self.pace.taken[kind, agent]),
                                 least=LEAST_SEEN)  # fmt: skip
                yield self.section(title, bars(title, lines, room=190), f"<p>{escape(note)}</p>")

    def moment(self, name: str, taking: Taking) -> Bar:
        note = self.tell("report.taken-won", count=taking.count, share=f"{100 * taking.won / taking.count:.0f}%")
        return Bar(self.name(name), taking.at(0.5), taking.at(0.25), taking.at(0.75), note)

    def scores(self) -> Iterator[str]:
        title = self.tell("report.scores")
        if any(len(counts) > 1 for counts in self.data.scores.values()):
            shown = dict(list(self.data.scores.items())[:4])
            yield self.section(title, histogram(title, shown))

    def difficulty(self) -> Iterator[str]:
        for (name, agent), values in self.data.settings.items():
            if len(values) < 2:
                continue
            title = self.named(self.tell("report.difficulty", name=self.name(f"setting.{name}")), agent)
            setting = next((one for one in self.game.settings if one.name == name), None)
            prefix = (setting.label if setting else "") or f"setting.{name}."
            lines = [_bar(self.name(prefix + value), count) for value, count in values.items()]
            yield self.section(title, bars(title, lines, _rate(self.data.agents[agent])))

    def numbers(self) -> Iterator[str]:
        for name, spread in self.data.numbers.items():
            title = self.tell("report.number", name=self.name(f"tally.{name}"))
            series = {self.tell("report.won" if won else "report.lost"): spread[won] for won in (True, False)}
            yield self.section(title, histogram(title, series))

    def things(self) -> Iterator[str]:
        for (name, agent), things in self.data.things.items():
            average = _rate(self.data.agents[agent])
            title = self.named(self.tell("report.things", name=self.name(f"tally.{name}")), agent)
            seen = {thing: count for thing, count in things.items() if count[1] >= LEAST_SEEN}
            if not seen:
                continue
            telling = sorted(seen, key=lambda thing: -_evidence(seen[thing], average))[:MOST_THINGS]
            telling.sort(key=lambda thing: (-_rate(seen[thing]), thing))
            lines = [_bar(self.name(thing), seen[thing]) for thing in telling]
            note = self.tell("report.things-note", shown=len(lines), all=len(things), least=LEAST_SEEN)
            yield self.section(title, bars(title, lines, average), f"<p>{escape(note)}</p>")


def _rate(count: list[int]) -> float:
    return count[0] / count[1] if count[1] else 0.0


def _evidence(count: list[int], average: float) -> float:
    """How far a thing's win share lies from the average, in standard errors."""
    error = (average * (1 - average) / count[1]) ** 0.5
    return abs(_rate(count) - average) / error if error else 0.0


def _bar(label: str, count: list[int]) -> Bar:
    rate, low, high = share(count[0], count[1])
    return Bar(label, rate, low, high, f"({count[1]})")


def paced(tables: Sequence[str], decisions: Sequence[str], game: Game[Any]) -> Pace | None:
    """How the games of these tables went, by the tables of their decisions in the same order; None without any."""
    if not decisions:
        return None
    if len(decisions) != len(tables):
        raise BadOption("error.report-decisions", tables=len(tables), decisions=len(decisions))
    pace = Pace(game.cooperative)
    for table, answers in zip(tables, decisions, strict=True):
        pace.add_tables(read_lines(table), read_decisions(answers))
    return pace


def report(
    tables: Iterable[str],
    out: str,
    language: str = "en",
    game: Game[Any] | None = None,
    decisions: Sequence[str] = (),
) -> None:
    """Write the report of these tables, all of one game, to an HTML file."""
    tables = list(tables)
    data = gather((table, line) for table in tables for line in read_lines(table))
    game = game or game_of(data.game)
    about = [found for table in tables if (found := read_about(table)) is not None]
    page = Page(data, game, language, about, paced(tables, decisions, game)).build()
    try:
        Path(out).write_text(page, "utf-8")
    except OSError as error:
        raise BadOption("error.no-file", path=out, cause=error.strerror or str(error)) from None


def command(args: argparse.Namespace) -> int:
    """`undercroft report`."""
    report(args.tables, args.out, args.lang, decisions=args.decisions)
    print(lab_words().text(Say("report.written", {"path": args.out}), args.lang))
    return 0
