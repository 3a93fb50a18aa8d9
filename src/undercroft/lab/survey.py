"""Learn from many games what a game's options and views are made of, and write the tables of `actions.py` and
`layout.py`: `python -m undercroft.lab.survey bugs --seconds 60 --out src/undercroft/lab/tables`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption, TableError
from undercroft.core.game import Game, load
from undercroft.core.question import Argument
from undercroft.core.question import Verb as Declared
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.lab.actions import ActionTables, Verb, count_whole
from undercroft.lab.commands import above_nothing, no_file, obey, writable
from undercroft.lab.layout import EXACT, KINDS, LayoutTables, Shape, plain_question, plain_view

MANY = 2_500
"""A verb with more options than this is spelled part by part."""
COUNTLESS = 10_000
"""A part whose numbers go beyond this is a set of cells."""
WIDE = 1 << 20
"""A number beyond this in a view is a set of cells."""
LIMIT = 1_500
"""Decisions of one game in four; of the others a tenth, so that many set-ups are met."""
TABLES = ("actions", "layout")
COMMON = ("", "?")
"""Texts that stand in unrelated lists of names."""


class Seen:
    """What was seen at one place of a view, over all games."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.low, self.high = 0.0, 0.0
        self.names: dict[str, None] = {}
        self.length = 0
        self.item: Seen | None = None
        self.fields: dict[str, Seen] = {}
        self.times = 0
        """How often something stood here."""

    def add(self, value: Any) -> None:
        self.times += 1
        if value is None:
            self.kinds.add("none")
        elif isinstance(value, bool):
            self.kinds.add("flag")
        elif isinstance(value, (int, float)):
            self.kinds.add("number" if isinstance(value, int) else "real")
            self.low, self.high = min(self.low, value), max(self.high, value)
        elif isinstance(value, str):
            self.kinds.add("name")
            self.names.setdefault(value)
        elif isinstance(value, dict):
            self.kinds.add("record")
            for name, each in value.items():
                self.fields.setdefault(name, Seen()).add(each)
        else:
            self.kinds.add("list")
            self.length = max(self.length, len(value))
            self.item = self.item or Seen()
            for each in value:
                self.item.add(each)

    def merge(self, other: Seen) -> None:
        """Count what was seen at the same place elsewhere."""
        self.kinds |= other.kinds
        self.low, self.high = min(self.low, other.low), max(self.high, other.high)
        self.names.update(other.names)
        self.length = max(self.length, other.length)
        self.times += other.times
        if other.item is not None:
            self.item = self.item or Seen()
            self.item.merge(other.item)
        for name, field in other.fields.items():
            self.fields.setdefault(name, Seen()).merge(field)

    def all(self) -> Iterator[Seen]:
        yield self
        for each in (*self.fields.values(), *([self.item] if self.item is not None else [])):
            yield from each.all()


class Found(NamedTuple):
    """What a survey brings home from another process."""

    root: Seen
    values: dict[str, dict[str, None]]
    highest: dict[str, int]
    games: int


class Survey:
    """Counts up what is met in games of all set-ups, played at random and sensibly by turns."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game = game
        self.dice = Dice(seed)
        self.root = Seen()
        self.values: dict[str, dict[str, None]] = {}
        self.highest: dict[str, int] = {}
        self.games = 0
        for verb in self._verbs():
            for argument in verb.arguments:
                self._note_values(argument)

    def _verbs(self) -> Iterator[Declared[Any]]:
        for question in self.game.questions.values():
            yield from question.verbs.values()

    def _note_values(self, argument: Argument[Any]) -> None:
        known = self.values.setdefault(argument.name, {})
        for value in argument.values or ():
            known.setdefault(str(value))

    def merge(self, other: Found) -> None:
        """Count what another survey of the same game has found."""
        self.root.merge(other.root)
        self.games += other.games
        for name, known in other.values.items():
            self.values.setdefault(name, {}).update(known)
        for name, high in other.highest.items():
            self.highest[name] = max(self.highest.get(name, 0), high)

    # --- playing ----------------------------------------------------------------------------------------------------

    def run(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            options = self._options()
            try:
                table = Table(self.game, options, self.dice.below(1 << 48), light=True)
            except TableError:
                continue
            self._play(table, until)
            self.games += 1

    def _options(self) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for setting in self.game.settings:
            if setting.kind == "int":
                made[setting.name] = setting.min + self.dice.below(setting.max - setting.min + 1)
            elif setting.kind == "choice" and setting.values:
                made[setting.name] = setting.values[self.dice.below(len(setting.values))]
            elif setting.kind == "bool":
                made[setting.name] = bool(self.dice.below(2))
        return made

    def _play(self, table: Table, until: float) -> None:
        """Every third game is answered at random, the others by the quick policy with slips."""
        slips = 1 if self.games % 3 == 0 else 8
        table.log = table.state.log = None
        for step in range(LIMIT if self.games % 4 == 0 else LIMIT // 10):
            turn = table.turn()
            if turn is None or time.monotonic() > until:
                break
            seat, choice = turn
            self._look(table, seat, choice, step % 4 == 0)
            if self.dice.below(slips) == 0:
                table.choose(self.dice.below(len(choice.options)), seat)
            else:
                table.choose(self.game.bots.rollout(table.state, choice, self.dice), seat)
        for seat in range(table.state.players):
            self.root.add(plain_view(table, seat))

    def _look(self, table: Table, seat: int, choice: Choice, is_whole: bool) -> None:
        if is_whole:
            self.root.add(plain_view(table, seat))
            self.root.add(plain_view(table, (seat + 1) % table.state.players))
        else:
            self.root.fields["asked"].add(plain_question(choice))
        question = self.game.questions.get(choice.kind)
        for option in choice.options:
            verb = question.verbs.get(str(option[0])) if question is not None else None
            if verb is not None:
                self._note_option(verb, option)

    def _note_option(self, verb: Declared[Any], option: Option) -> None:
        for at, value in enumerate(option[1:]):
            name = verb.arguments[min(at, len(verb.arguments) - 1)].name
            if isinstance(value, int):
                self.highest[name] = max(self.highest.get(name, 0), value)
                if value < 0:
                    self.values[name].setdefault(str(value))
            else:
                self.values[name].setdefault(value)

    # --- the tables -------------------------------------------------------------------------------------------------

    def actions(self, version: int) -> ActionTables:
        values = {name: list(known) for name, known in self.values.items()}
        bits: dict[str, str] = {}
        cells = max((name for name, high in self.highest.items() if high < COUNTLESS), default="",
                    key=lambda name: self.highest[name])  # fmt: skip
        for name, high in self.highest.items():
            if high >= COUNTLESS:
                bits[name] = cells
            else:
                numbers = [str(number) for number in range(high + 1 + high // 4)]
                values[name] = [*numbers, *(value for value in values[name] if value not in numbers)]
        values = {name: known if all(v.isdigit() for v in known) else sorted(known) for name, known in values.items()}
        whole: dict[Verb, None] = {}
        spelled: dict[str, Verb] = {}
        for verb in self._verbs():
            parts = tuple(argument.name for argument in verb.arguments)
            for length in range(len(parts) - verb.optional, len(parts) + 1):
                made = Verb(verb.name, parts[:length])
                is_countable = not any(part in bits for part in made.parts)
                if is_countable and count_whole(made, values) <= MANY:
                    whole.setdefault(made)
            if len(parts) > len(spelled.get(verb.name, Verb(verb.name)).parts) or verb.name not in spelled:
                spelled[verb.name] = Verb(verb.name, parts)
        return ActionTables(
            game=self.game.name, version=version, values={name: known for name, known in values.items() if known},
            whole=[verb for verb in whole if all(values[part] for part in verb.parts)],
            spelled=list(spelled.values()), bits=bits,
        )  # fmt: skip

    def layout(self, version: int) -> LayoutTables:
        groups = _name_groups(self.root)
        width = max((int(seen.high).bit_length() for seen in self.root.all() if seen.high >= WIDE), default=0)
        names = with_declared(self.game, {group: sorted(texts) for group, texts in groups.texts.items()})
        return LayoutTables(
            game=self.game.name, version=version, names=names, shape=_shape(self.root, groups, width, self.root.times)
        )


def declared(game: Game[Any]) -> Iterator[list[str]]:
    """Names that the game says it has, list by list: its questions, and each kind of thing in its codex, by an entry's
    whole id and by what follows its kind."""
    yield list(game.questions)
    kinds: dict[str, list[str]] = {}
    for entry in game.codex.entries():
        kinds.setdefault(entry.kind, []).append(entry.id)
    for ids in kinds.values():
        yield ids
        yield [text.partition("-")[2] for text in ids if "-" in text]


def with_declared(game: Game[Any], names: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The lists of names, with what no game of the survey met: a declared list joins the one that knows most of it."""
    made = {group: list(texts) for group, texts in names.items()}
    for wanted in declared(game):
        known = {group: len(set(wanted) & set(texts)) for group, texts in made.items()}
        group = max(known, key=lambda group: known[group], default="")
        if known.get(group, 0) * 2 > len(wanted):
            made[group] = sorted({*made[group], *wanted})
    return made


class NameGroups:
    """Lists of names: places that share a name share the list."""

    def __init__(self) -> None:
        self.group: dict[int, str] = {}
        self.texts: dict[str, dict[str, None]] = {}


def _name_groups(root: Seen) -> NameGroups:
    made = NameGroups()
    owner: dict[str, int] = {}
    leader: dict[int, int] = {}
    places = [seen for seen in root.all() if seen.names]

    def find(place: int) -> int:
        while leader[place] != place:
            place = leader[place]
        return place

    for seen in places:
        leader[id(seen)] = id(seen)
        for name in seen.names:
            if name in COMMON:
                continue
            other = owner.setdefault(name, id(seen))
            leader[find(id(seen))] = find(other)
    numbers = {place: f"names-{at}" for at, place in enumerate(dict.fromkeys(find(id(seen)) for seen in places), 1)}
    for seen in places:
        group = numbers[find(id(seen))]
        made.group[id(seen)] = group
        made.texts.setdefault(group, {}).update(seen.names)
    return made


def _shape(seen: Seen, groups: NameGroups, width: int, times: int) -> Shape:
    """What was seen at a place, with some room beyond it; `times` is how often there was such a place at all."""
    shape = Shape()
    kinds = set(seen.kinds)
    size = max(abs(seen.low), abs(seen.high))
    if size >= WIDE and seen.low >= 0 and "real" not in kinds:
        kinds.discard("number")
        kinds.add("bits")
        shape.width = width
    elif "number" in kinds or "real" in kinds:
        if "real" in kinds:
            kinds.discard("number")
        shape.high = min(max(1.0, size), float(EXACT))
    if seen.names:
        shape.names = groups.group[id(seen)]
    if seen.item is not None or "list" in kinds:
        shape.length = seen.length + max(1, seen.length // 4)
        shape.item = _shape(seen.item or Seen(), groups, width, (seen.item or Seen()).times)
    shape.fields = {name: _shape(field, groups, width, seen.times) for name, field in seen.fields.items()}
    if seen.times < times:  # sometimes nothing stands here
        kinds.add("none")
    if not kinds:
        kinds.add("none")
    shape.kinds = [kind for kind in KINDS if kind in kinds]
    return shape


def survey_apart(name: str, seed: int, seconds: float) -> Found:
    """A survey in a process of its own."""
    survey = Survey(load(name), seed)
    survey.run(seconds)
    return Found(survey.root, survey.values, survey.highest, survey.games)


def file_of(folder: Path, game: Game[Any], name: str) -> Path:
    return folder / f"{game.name}-{name}.json"


class Versioned(msgspec.Struct):
    """What tables of any time have."""

    version: int
    names: dict[str, list[str]] = {}


def read_tables(folder: Path, game: Game[Any], name: str) -> dict[str, Any]:
    """The tables that there are; of version 0 where there are none yet."""
    path = file_of(folder, game, name)
    try:
        data = path.read_bytes()
        msgspec.json.decode(data, type=Versioned)
    except FileNotFoundError:
        return {"version": 0}
    except OSError as error:
        raise no_file(path, error) from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadOption("error.table-damaged", path=str(path), cause=str(error)) from None
    tables: dict[str, Any] = msgspec.json.decode(data)
    return tables


def write_tables(game: Game[Any], seconds: float, folder: Path, seed: int, workers: int) -> str:
    """Survey a game and write its tables; a changed table has the next version. Tells what was written."""
    survey = Survey(game, seed)
    known = {name: read_tables(folder, game, name) for name in TABLES}
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        names, seeds = [game.name] * workers, range(seed, seed + workers)
        for found in pool.map(survey_apart, names, seeds, [seconds] * workers):
            survey.merge(found)
    told = [f"{game.name}: {survey.games} games"]
    for name, make in (("actions", survey.actions), ("layout", survey.layout)):
        before = known[name]
        made = msgspec.to_builtins(make(before["version"]))
        if made != before:
            made["version"] += 1
            _write(file_of(folder, game, name), made)
        told.append(f"{name} version {made['version']}")
    return ", ".join(told)


def add_declared(game: Game[Any], folder: Path) -> str:
    """Add new names that the game declares to the layout that there is, without a survey."""
    tables = read_tables(folder, game, "layout")
    if "names" not in tables:
        raise BadOption("error.no-layout", name=game.name)
    names = with_declared(game, tables["names"])
    if names == tables["names"]:
        return f"{game.name}: layout version {tables['version']}, no new names"
    _write(file_of(folder, game, "layout"), {**tables, "names": names, "version": tables["version"] + 1})
    return f"{game.name}: layout version {tables['version'] + 1}"


def _write(path: Path, tables: dict[str, Any]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=1) + b"\n")


def asked_for(words: Sequence[str] | None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m undercroft.lab.survey", description=__doc__)
    asked.add_argument("games", nargs="+")
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=2, help="processes")
    asked.add_argument("--out", type=Path, default=Path("src/undercroft/lab/tables"))
    asked.add_argument("--names", action="store_true", help="only add names of new cards and questions; plays nothing")
    return asked.parse_args(words)


def run(args: argparse.Namespace) -> None:
    """Survey each game that the command line names, once all of them are known and can be written."""
    above_nothing(args, "seconds", "workers")
    games = [load(name) for name in args.games]
    for game in games:
        for name in TABLES:
            read_tables(args.out, game, name)
            writable(file_of(args.out, game, name))
    for game in games:
        if args.names:
            print(add_declared(game, args.out))
        else:
            print(write_tables(game, args.seconds, args.out, args.seed, args.workers), flush=True)


def main(words: Sequence[str] | None = None) -> int:
    return obey(run, asked_for(words), "lab.left-undone")


if __name__ == "__main__":
    sys.exit(main())
