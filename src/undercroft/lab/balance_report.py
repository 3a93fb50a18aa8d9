"""What `undercroft balance` says: tables for the terminal, and one HTML page with plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from undercroft.core.say import Arg, Say
from undercroft.lab.plots import Bar, bars, differences
from undercroft.lab.report import STYLE
from undercroft.lab.simulate import lab_words, percent

if TYPE_CHECKING:
    from undercroft.lab.balance import Measured, SetCount, ThingCount

LEAST_GAMES = 5
"""With fewer games on either side, what a thing adds is not told."""


class Teller:
    """The words of one language for what was measured."""

    def __init__(self, made: Measured, language: str) -> None:
        self.made = made
        self.language = language

    def tell(self, key: str, **args: Arg) -> str:
        return lab_words().text(Say(key, args), self.language)

    def name(self, said: Say | None) -> str:
        return "" if said is None else self.made.game.words.text(said, self.language)

    def title(self) -> str:
        game = self.name(Say("game.title"))
        return self.tell("balance.title", game=game, games=self.made.games, agent=self.made.agent)

    def set_name(self, count: SetCount) -> str:
        """A set with its number where it has one, and its hero."""
        one = count.play_set
        label = f"{one.scenario} {self.name(one.label)}" if one.scenario.isdigit() else self.name(one.label)
        return f"{label}, {self.name(count.hero)}" if count.hero is not None else label

    def thing_name(self, thing: ThingCount) -> str:
        """A card by its name, and its id behind it: `--card` takes that."""
        return f"{self.name(Say(thing.name))} ({thing.id})"

    def set_row(self, count: SetCount) -> list[str]:
        rate, low, high = count.rate
        frame = count.play_set.frame.get(self.made.agent)
        asked = "" if frame is None else self.tell("balance.range", low=percent(frame[0]), high=percent(frame[1]))
        verdict = count.verdict(self.made.agent)
        return [
            self.set_name(count), str(count.games), percent(rate),
            self.tell("balance.range", low=percent(low), high=percent(high)),
            asked, self.tell(f"balance.{verdict}") if verdict else "",
        ]  # fmt: skip

    def thing_row(self, thing: ThingCount) -> list[str]:
        having, lacking = thing.games
        chosen = percent(thing.chosen / thing.offered)
        row = [self.thing_name(thing), str(thing.offered), chosen, str(having), str(lacking)]
        adds = thing.adds if min(having, lacking) >= LEAST_GAMES else None
        if adds is None:
            return [*row, "", ""]
        middle, low, high = (f"{100 * part:+.1f}" for part in adds)
        return [*row, middle, self.tell("balance.range", low=low, high=high)]

    def heads(self, *names: str) -> list[str]:
        return [self.tell(f"balance.head-{name}") for name in names]

    def set_table(self) -> list[list[str]]:
        heads = self.heads("set", "games", "won", "interval", "frame", "verdict")
        return [heads, *(self.set_row(count) for count in self.made.rows())]

    def thing_tables(self, wanted: Iterable[str]) -> list[tuple[str, list[ThingCount], list[list[str]]]]:
        """For each kind its name, its things, and their table."""
        heads = self.heads("thing", "offered", "chosen", "having", "lacking", "adds", "interval")
        made = []
        for kind, things in groupby(self.made.listed(wanted), key=lambda thing: thing.kind):
            found = list(things)
            made.append((self.tell(f"thing.{kind}"), found, [heads, *map(self.thing_row, found)]))
        return made

    def frame_lines(self) -> list[str]:
        """What lies outside the frame, or that nothing does."""
        outside = self.made.outside()
        if not any(self.made.agent in count.play_set.frame for count in self.made.rows()):
            return [self.tell("balance.no-frame", agent=self.made.agent)]
        if not outside:
            return [self.tell("balance.all-inside")]
        lines = [self.tell("balance.outside")]
        for count in outside:
            _, _, rate, interval, frame, verdict = self.set_row(count)
            clause = f" {count.play_set.clause}" if count.play_set.clause else ""
            lines.append(f"- {self.set_name(count)}: {rate} ({interval}), {verdict} ({frame}{clause})")
        return lines

    def unused_lines(self) -> list[str]:
        """Which content nobody chose, kind by kind; only where all sets were played."""
        lines: list[str] = []
        if len(self.made.sets) < len(list(self.made.game.workbench.sets())):
            return lines
        for shelf, pieces in self.made.unused():
            label = self.name(shelf.label)
            names = ", ".join(self.name(piece.name) for piece in pieces)
            counts: dict[str, Arg] = {"kind": label, "count": len(pieces), "of": len(shelf.pieces), "names": names}
            lines.append(self.tell("balance.unused" if pieces else "balance.all-used", **counts))
        return lines


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table for the terminal: the first column to the left, numbers to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def told(made: Measured, language: str, wanted: Sequence[str] = ()) -> list[str]:
    """Everything as lines of text; of the things only `wanted` ones if there are any."""
    teller = Teller(made, language)
    lines = [teller.title(), "", *aligned(teller.set_table()), "", *teller.frame_lines()]
    for title, _, rows in teller.thing_tables(wanted):
        lines += ["", title, *aligned(rows)]
    unused = [] if wanted else teller.unused_lines()
    return [*lines, *(["", *unused] if unused else []), "", teller.tell("balance.note", least=LEAST_GAMES)]


def page(made: Measured, language: str, wanted: Sequence[str] = ()) -> str:
    """Everything as one HTML page on its own."""
    teller = Teller(made, language)
    title = teller.title()
    lines = [Bar(teller.set_name(count), *count.rate, f"({count.games})") for count in made.rows()]
    wins = teller.tell("report.wins")
    parts = [_section(wins, bars(wins, lines), _table(teller.set_table()), _list(teller.frame_lines()))]
    for heading, things, rows in teller.thing_tables(wanted):
        known = [(thing, thing.adds) for thing in things if min(thing.games) >= LEAST_GAMES]
        plotted = [Bar(teller.name(Say(thing.name)), *adds) for thing, adds in known if adds is not None]
        plot = differences(heading, sorted(plotted, key=lambda bar: -bar.value)) if plotted else ""
        parts.append(_section(heading, plot, _table(rows)))
    if not wanted and (unused := teller.unused_lines()):
        parts.append(_section(teller.tell("balance.unused-title"), _list(unused)))
    note = teller.tell("balance.note", least=LEAST_GAMES)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>{escape(note)}</p>{''.join(parts)}</body></html>\n"
    )


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _table(rows: Sequence[Sequence[str]]) -> str:
    def cells(row: Sequence[str]) -> str:
        return "".join(f"<td{' class=n' if at else ''}>{escape(cell)}</td>" for at, cell in enumerate(row))

    return "<table>" + "".join(f"<tr>{cells(row)}</tr>" for row in rows) + "</table>"


def _list(lines: Sequence[str]) -> str:
    return "".join(f"<p>{escape(line.removeprefix('- '))}</p>" for line in lines)
