"""A whole game as a readable text: every question with its options, every answer, outcome, line of the story, digest.

Committed playthroughs (tests/playthroughs) make a change of rules a diff that a reviewer reads.
"""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import yaml

from undercroft.core.chance import Dice
from undercroft.core.events import LogLine
from undercroft.core.game import Game, load
from undercroft.core.record import Record, load_record
from undercroft.core.request import Choice, key
from undercroft.core.table import Table

WIDTH = 120
PLAYER_SEED = 0x5EED
"""The player of a playthrough draws from a source of its own, so that answers and fate do not share one."""


def playthrough(game: Game[Any], options: Mapping[str, Any], seed: int, limit: int | None = None) -> Iterator[str]:
    """The lines of a game in which every question is answered at random, by the seed."""
    dice = Dice(seed ^ PLAYER_SEED)
    table = Table(game, options, seed)
    yield from _head(table)
    while (turn := table.turn()) is not None and (limit is None or table.version < limit):
        seat, choice = turn
        yield from _answer(table, seat, choice, choice.options[dice.below(len(choice.options))])
    yield from _end(table)


def playthrough_of_record(game: Game[Any], record: Record) -> Iterator[str]:
    """The lines of a game that was recorded."""
    table = Table(game, record.options, record.seed)
    yield from _head(table)
    answers = iter([(seat, answer) for seat, answer in record.steps if isinstance(seat, int)])
    for seat, answer in answers:
        choice = table.asked(seat)
        if choice is None:
            raise ValueError(f"seat {seat} of the record is not asked after {table.version} answers")
        yield from _answer(table, seat, choice, choice.options[choice.keys().index(answer)])
    yield from _end(table)


def listed(folder: Path) -> dict[str, Iterator[str]]:
    """The playthroughs that the folder's `list.yaml` names; paths of records begin at the root of its checkout."""
    root = folder.resolve().parents[1]
    found: dict[str, Iterator[str]] = {}
    for name, entry in yaml.safe_load((folder / "list.yaml").read_text("utf-8")).items():
        if "record" in entry:
            record = load_record(root / entry["record"])
            found[name] = playthrough_of_record(load(record.game), record)
        else:
            found[name] = playthrough(load(entry["game"]), entry.get("options", {}), entry["seed"])
    return found


def write_all(folder: Path) -> list[str]:
    """Write every listed playthrough anew and remove what is not listed; the names of those that changed."""
    changed = []
    made = {name: "\n".join(lines) + "\n" for name, lines in listed(folder).items()}
    for old in folder.glob("*.txt"):
        if old.stem not in made:
            old.unlink()
            changed.append(old.stem)
    for name, text in made.items():
        file = folder / f"{name}.txt"
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
            changed.append(name)
    return changed


def digest(table: Table) -> str:
    """A short name of the state, made from the facts that cases see: a change of its shape alone does not alter it."""
    plain = msgspec.json.encode(table.game.cases.facts(table.state), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:8]


def _head(table: Table) -> Iterator[str]:
    yield f"{table.game.name}, seed {table.seed}"
    for name, value in table.options.items():
        yield f"  {name}: {msgspec.json.encode(value).decode()}"
    yield from _happened(table, 0, 0)


def _answer(table: Table, seat: int, choice: Choice, option: tuple[str | int, ...]) -> Iterator[str]:
    asked = "" if table.turn() == (seat, choice) and not table.is_split else " (side by side)"
    clause = f" [{choice.clause}]" if choice.clause else ""
    about = f" about {', '.join(map(str, choice.about))}" if choice.about else ""
    yield ""
    yield f"{table.version + 1}. seat {seat + 1}{asked}: {choice.kind}{about}{clause}"
    yield from textwrap.wrap(
        "  ".join(choice.keys()), WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
    )
    yield f"  > {key(option)}"
    version, lines = table.version + 1, len(table.log.lines) if table.log else 0
    table.choose(option, seat)
    yield from _happened(table, version, lines)


def _happened(table: Table, version: int, lines: int) -> Iterator[str]:
    """What followed an answer: outcomes and the story in the order they came, then the digest."""
    told = iter([line for line in table.log.lines[lines:] if line.is_told] if table.log else [])
    line = next(told, None)
    for number, (who, outcome) in enumerate(table.since(version), version):
        while line is not None and line.step <= number:
            yield _line(table, line)
            line = next(told, None)
        yield f"  * {who}: {outcome}"
    while line is not None:
        yield _line(table, line)
        line = next(told, None)
    yield f"  = {digest(table)}"


def _line(table: Table, line: LogLine) -> str:
    to = "" if line.to is None else f" (to {', '.join(str(seat + 1) for seat in line.to)})"
    return f"  | {table.game.words.text(line.say, 'en')}{to}"


def _end(table: Table) -> Iterator[str]:
    result = table.state.result
    yield ""
    if result is None:
        yield f"Stopped after {table.version} answers."
    else:
        winners = ", ".join(str(seat + 1) for seat in result.winners) or "nobody"
        yield f"Over after {table.version} answers: {result.reason}. Won by: {winners}. Scores: {list(result.scores)}."
