"""`undercroft analyse`: the analysis of a recorded game as text, 80 columns, one thing a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents.analysis import Analysis, Mistake, Moment, Swing, analyse_table
from undercroft.agents.turning_points import foreseen, question_at
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.record import load_record
from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import render
from undercroft.core.table import Table, replay
from undercroft.core.words import core_words
from undercroft.terminal import text_of, wrap

WIDTH = 66
HEIGHT = 9
"""Columns and rows of a curve: rows stand for 100% down to 0%."""


def command(args: argparse.Namespace) -> int:
    record = load_record(args.record)
    if args.budget < 1:
        raise BadOption("error.at-least-one", name="budget")
    table = replay(record, load(record.game))
    analysis = analyse_table(table, args.budget, args.seed, show_progress if sys.stderr.isatty() else None)
    if args.json:
        data = msgspec.json.format(msgspec.json.encode(analysis), indent=1) + b"\n"
        if args.json == "-":
            print(data.decode(), end="")
            return 0
        Path(args.json).write_bytes(data)
    print("\n".join(lines_of(analysis, table, args.lang)))
    return 0


def show_progress(done: int, of: int) -> None:
    print(f"\r{done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def lines_of(analysis: Analysis, table: Table[Any], language: str) -> Iterator[str]:
    """Everything that the analysis says, in words."""

    def told(key: str, **args: Arg) -> str:
        return core_words().text(Say(f"analysis.{key}", args), language)

    game = table.game
    yield told("title", game=game.words.text(say("game.title"), language))
    counts = {"decisions": analysis.decisions, "tried": analysis.tried, "tries": analysis.tries}
    yield from wrap(told("counts", **counts, games=analysis.games, again=analysis.doubted), 0, 0)
    points: list[Mistake | Swing] = sorted([*analysis.mistakes, *analysis.swings], key=lambda one: one.step)
    for line in range(1 if analysis.cooperative else len(analysis.seats)):
        own = [one for one in analysis.moments if analysis.cooperative or one.seat == line]
        if not own:
            continue
        yield ""
        yield told("curve-all") if analysis.cooperative else told("curve", seat=line + 1)
        yield from graph(own, analysis.ends, line, points, analysis.cooperative)
    yield ""
    yield told("points") if points else told("no-points")
    for number, point in enumerate(points, 1):
        yield from (
            mistake_lines(number, point, table, language)
            if isinstance(point, Mistake)
            else swing_lines(number, point, analysis.cooperative, language)
        )
    yield ""
    yield from sum_lines(analysis, language)
    yield ""
    yield from wrap(told("how"), 0, 0)


def graph(
    moments: Sequence[Moment],
    ends: Sequence[tuple[int, list[float]]],
    line: int,
    points: Sequence[Mistake | Swing],
    cooperative: bool,
) -> Iterator[str]:
    """A curve of characters, and below it the numbers of the turning points."""
    values = [(one.step, one.after) for one in moments] + [(step, each[line]) for step, each in ends]
    values.sort(key=lambda one: one[0])
    wide = min(WIDTH, len(values))
    columns: list[list[float]] = [[] for _ in range(wide)]
    for at, (_, value) in enumerate(values):
        columns[at * wide // len(values)].append(value)
    levels = [round((HEIGHT - 1) * sum(column) / len(column)) for column in columns]
    for row in range(HEIGHT - 1, -1, -1):
        percent = f"{100 * row // (HEIGHT - 1)}%" if row % 2 == 0 else ""
        line_of_row = "".join("*" if level == row else ":" if level > row else " " for level in levels)
        yield f"{percent:>6} |{line_of_row}".rstrip()
    marks = [" "] * wide
    for number, point in enumerate(points, 1):
        if not cooperative and line != (point.seat if isinstance(point, Mistake) else point.line):
            continue
        at = next((at for at, (step, _) in enumerate(values) if step >= point.step), len(values) - 1)
        place = at * wide // len(values)
        free = [each for each in range(wide) if marks[each] == " "]
        marks[min(free, key=lambda each: abs(each - place), default=place)] = str(number % 10)
    yield f"{'':>6} |{''.join(marks)}".rstrip()


def mistake_lines(number: int, mistake: Mistake, table: Table[Any], language: str) -> Iterator[str]:
    def told(key: str, **args: Arg) -> str:
        return core_words().text(Say(f"analysis.{key}", args), language)

    question = question_at(table, mistake)
    seat = table.at(mistake.step).seat(mistake.seat)
    scene = seat.scene()
    asked = render(question, table.game.words, language)
    labels = {offer["key"]: text_of(offer["shown"]["label"]) for offer in asked["options"]}
    played, better = (
        [table.game.words.text(reason, language) for reason in foreseen(seat, scene, offer, mistake.step)]
        for offer in question.options
    )
    lost, error = percent(mistake.loss), percent(mistake.error)
    head = told("mistake", number=number, seat=mistake.seat + 1, step=mistake.step, lost=lost, error=error)
    yield from wrap(head, 2, 4)
    yield from wrap(text_of(asked["prompt"]), 5, 2)
    yield from wrap(told("played", what=labels[mistake.played], chance=percent(mistake.worth)), 5, 2)
    for reason in played:
        yield from wrap(reason, 9, 2)
    yield from wrap(told("better", what=labels[mistake.better], chance=percent(mistake.better_worth)), 5, 2)
    for reason in better:
        yield from wrap(reason, 9, 2)


def swing_lines(number: int, swing: Swing, cooperative: bool, language: str) -> Iterator[str]:
    way = "luck-up" if swing.moved > 0 else "luck-down"
    moved, error = percent(abs(swing.moved)), percent(swing.error)
    key = f"analysis.{way}-all" if cooperative else f"analysis.{way}"
    told = say(key, number=number, seat=swing.line + 1, since=swing.since, step=swing.step, moved=moved, error=error)
    yield from wrap(core_words().text(told, language), 2, 4)


def sum_lines(analysis: Analysis, language: str) -> Iterator[str]:
    words = core_words()
    if analysis.cooperative and analysis.seats:
        luck = say("analysis.luck-of-all", luck=signed(analysis.seats[0].luck))
        yield from wrap(words.text(luck, language), 0, 2)
    for seat, one in enumerate(analysis.seats, 1):
        key = "analysis.sum-together" if analysis.cooperative else "analysis.sum"
        told = say(
            key, seat=seat, luck=signed(one.luck), choices=signed(one.choices), lost=percent(one.lost),
            mistakes=one.mistakes, decisions=one.decisions,
        )  # fmt: skip
        yield from wrap(words.text(told, language), 0, 2)


def percent(value: float) -> int:
    return round(100 * value)


def signed(value: float) -> str:
    """A number of points with its sign."""
    points = percent(value)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
