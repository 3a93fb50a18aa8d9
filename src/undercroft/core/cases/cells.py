"""Cells by the names that the screen shows (`C4`), wherever a case chooses, refuses or expects one.

A game with a map says how its facts write a cell (`MapCases`), by path: `*` stands for any part, `{cell}` for a part
that is itself a cell. A case that uses the names of the screen is compared and told in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from undercroft.core.cases.compare import ABSENT, WORDS, walk
from undercroft.core.game import Game
from undercroft.core.question import Verb
from undercroft.core.request import Choice
from undercroft.core.rooms import MapCases
from undercroft.core.state import State

CELL = "{cell}"
OPTIONS = "request.options"


class CellFacts:
    """The facts of one moment, looked at with cells by their names."""

    def __init__(self, game: Game[Any], state: State, requests: Mapping[int, Choice]) -> None:
        self.game = game
        self.state = state
        self.requests = requests
        room: Any = game.cases
        self.patterns: Mapping[str, Callable[[Any, int], Any]] = {}
        self.cells: Mapping[str, int] = {}
        if isinstance(room, MapCases):
            self.patterns, self.cells = room.CELL_FACTS, room.cells(state)

    def __call__(self, facts: Any, path: str, wanted: Any) -> tuple[Any, Any]:
        """What lies at the path, and what is wanted there, both in the words of the case."""
        if path == OPTIONS:
            return walk(facts, path), self._keys(wanted)
        write = self._written_at(path)
        if write is None:
            return walk(facts, path), wanted
        found = walk(facts, self.written(path))
        if self._uses_names(wanted):
            called = {cell: name for name, cell in reversed(list(self.cells.items()))}  # the first of a cell's names
            found = _renamed(found, {_frozen(write(self.state, cell)): name for cell, name in called.items()})
            wanted = self._named(wanted, called)
        return found, wanted

    def faults(self, path: str, wanted: Any) -> Iterator[str]:
        """Cells that the map does not have, where nothing else would tell of them."""
        write = self._written_at(path)
        if write is None or not isinstance(wanted, dict) or "lacks" not in wanted:
            return
        known = [*self.cells, *(write(self.state, cell) for cell in self.cells.values())]
        if wanted["lacks"] not in known:
            yield f"the map has no cell {wanted['lacks']!r}, so lacking it shows nothing"

    def written(self, path: str) -> str:
        """The path as the facts have it: a cell in it by the name of the screen is written in their way."""
        parts = path.split(".")
        for pattern, write in self.patterns.items():
            shape = pattern.split(".")
            if CELL not in shape or not _fits(shape, parts[: len(shape)]):
                continue
            at = shape.index(CELL)
            if len(parts) > at and parts[at] in self.cells:
                parts[at] = str(write(self.state, self.cells[parts[at]]))
                return ".".join(parts)
        return path

    def _written_at(self, path: str) -> Callable[[Any, int], Any] | None:
        """How the fact at this path writes cells; None where it holds none."""
        parts = path.split(".")
        for pattern, write in self.patterns.items():
            shape = pattern.split(".")
            if CELL in shape and len(parts) == shape.index(CELL):
                shape = shape[: len(parts)]  # the mapping itself: its keys are cells
            if _fits(shape, parts[: len(shape)]) and (CELL in shape or len(parts) == len(shape)):
                return write
        return None

    def _uses_names(self, wanted: Any) -> bool:
        if isinstance(wanted, str):
            return wanted in self.cells
        if isinstance(wanted, dict):
            return any(self._uses_names(key) or self._uses_names(value) for key, value in wanted.items())
        return isinstance(wanted, list) and any(map(self._uses_names, wanted))

    def _named(self, wanted: Any, called: Mapping[int, str]) -> Any:
        """What is wanted with every cell by its first name, where it has several."""
        if isinstance(wanted, str):
            return called[self.cells[wanted]] if wanted in self.cells else wanted
        if isinstance(wanted, dict):
            return {self._named(key, called): self._named(value, called) for key, value in wanted.items()}
        return [self._named(one, called) for one in wanted] if isinstance(wanted, list) else wanted

    # --- keys of options ----------------------------------------------------------------------------------------------

    def _keys(self, wanted: Any) -> Any:
        if isinstance(wanted, str):
            return self.key(wanted)
        if isinstance(wanted, list):
            return [self._keys(one) for one in wanted]
        if isinstance(wanted, dict):
            return {word: self._keys(value) if word in WORDS else value for word, value in wanted.items()}
        return wanted

    def key(self, key: str) -> str:
        """The key of an option as the rules have it: cells in it may stand by the names of the screen."""
        word, *parts = key.split(":")
        if not parts:
            return key
        for verb in self._verbs(word):
            found = self._read(verb, parts)
            if found is not None:
                return ":".join((word, *found))
        return key

    def _verbs(self, word: str) -> Iterator[Verb[Any]]:
        """The verbs of this name: those of the pending question first."""
        asked = [self.game.questions[choice.kind] for choice in self.requests.values()
                 if choice.kind in self.game.questions]  # fmt: skip
        for question in (*asked, *self.game.questions.values()):
            verb = question.verbs.get(word)
            if verb is not None:
                yield verb

    def _read(self, verb: Verb[Any], parts: list[str]) -> list[str] | None:
        """The parts with every cell read; None where no part is one."""
        found: list[str] = []
        changed = False
        for part in parts:
            shapes = verb.arguments
            if not shapes:
                return None
            read = shapes[min(len(found), len(shapes) - 1)].read
            value = None if read is None or part.lstrip("-").isdigit() else read(self.state, part)
            changed = changed or value is not None
            found += [part] if value is None else [str(one) for one in value]
        return found if changed else None


def _fits(shape: list[str], parts: list[str]) -> bool:
    return len(shape) == len(parts) and all(
        one in ("*", CELL) or one == part for one, part in zip(shape, parts, strict=True)
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _renamed(found: Any, names: Mapping[Any, str]) -> Any:
    """What the facts hold, with cells by the names of the screen."""
    if found is ABSENT or found is None:
        return found
    if isinstance(found, dict):
        return {names.get(key, key): value for key, value in found.items()}
    if isinstance(found, list):
        if all(isinstance(one, int) for one in found) and tuple(found) in names:
            return names[tuple(found)]
        return [_renamed(one, names) for one in found]
    return names.get(found, found)
