"""Stable actions: numbers that mean the same option in every state of a game, with a way back.

Most options are one number. One with countless values (an area of hexes, a way) is spelled by several in a row: its
verb, a number for each part, and the end. What no table foresees is spelled letter by letter: nothing is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from math import prod

import msgspec

from undercroft.core.request import Choice

END = 0
"""Ends an option that is spelled."""
BYTES = 256
"""Letters of what no table foresees follow the end: 1 is the byte 0."""
FIRST = 1 + BYTES
SEPARATOR = ord(":")
"""Ends a part that is spelled letter by letter."""

Ids = tuple[int, ...]


class Verb(msgspec.Struct, frozen=True, array_like=True):
    """Options that begin with this word and have these parts, each named by its table of values."""

    name: str
    parts: tuple[str, ...] = ()


class ActionTables(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's numbers are made from. The numbers hold as long as `version` does."""

    game: str
    version: int
    values: dict[str, list[str]] = {}
    """The values of each part of an option, by the name that its declaration gives it."""
    whole: list[Verb] = []
    """Options that are one number each: every combination of the values of their parts."""
    spelled: list[Verb] = []
    """Verbs that may be spelled part by part; the last part may come several times."""
    bits: dict[str, str] = {}
    """Parts that are sets of cells, written as one number: the values that spell their members."""


class ActionSet:
    """The numbers of one game: 0 to `size` - 1."""

    def __init__(self, tables: ActionTables) -> None:
        self.tables = tables
        self.version = tables.version
        self._values: dict[tuple[str, str], int] = {}
        self._starts: dict[str, tuple[int, tuple[str, ...]]] = {}
        self._keys: dict[str, int] = {}
        self._names: list[str] = ["end", *(f"letter {byte}" for byte in range(BYTES))]
        for part, values in tables.values.items():
            for value in values:
                self._values[part, value] = self._add(f"{part}={value}")
        for verb in tables.spelled:
            self._starts[verb.name] = (self._add(f"{verb.name}..."), verb.parts)
        for verb in tables.whole:
            for parts in product(*(tables.values[part] for part in verb.parts)):
                key = ":".join((verb.name, *parts))
                if key not in self._keys:
                    self._keys[key] = self._add(key)
        self.size = len(self._names)
        self._known: dict[str, Ids] = {}

    def _add(self, name: str) -> int:
        self._names.append(name)
        return len(self._names) - 1

    def name(self, action: int) -> str:
        """What a number means: the key of an option, or a step of one that is spelled."""
        return self._names[action]

    # --- from option to numbers and back ----------------------------------------------------------------------------

    def ids(self, key: str) -> Ids:
        """The numbers of the option with this key."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._make(key)
        return found

    def _make(self, key: str) -> Ids:
        whole = self._keys.get(key)
        if whole is not None:
            return (whole,)
        verb, *values = key.split(":")
        if verb not in self._starts:
            return (*_letters(key), END)
        start, parts = self._starts[verb]
        made = [start]
        for at, value in enumerate(values):
            part = parts[min(at, len(parts) - 1)] if parts else ""
            made += self._spell(part, value)
        return (*made, END)

    def _spell(self, part: str, value: str) -> list[int]:
        cells = self.tables.bits.get(part)
        if cells is not None and value.isdigit():
            members = [self._values.get((cells, str(bit))) for bit in _bits(int(value))]
            if members and None not in members and str(int(value)) == value:
                return [member for member in members if member is not None]
        known = self._values.get((part, value))
        return [known] if known is not None else [*_letters(value), SEPARATOR + 1]

    def key(self, ids: Sequence[int]) -> str:
        """The key of the option that these numbers name; ValueError for numbers that name none."""
        if len(ids) == 1 and ids[0] >= FIRST and self._names[ids[0]] in self._keys:
            return self._names[ids[0]]
        if not ids or ids[-1] != END:
            raise ValueError(f"{list(ids)} is no whole option")
        words: list[str] = []
        letters = bytearray()
        members: set[int] = set()
        for action in ids[:-1]:
            name = self._names[action]
            if 1 <= action <= BYTES:
                letters.append(action - 1)
                continue
            part, equals, value = name.partition("=")
            if not equals:
                words.append(name.removesuffix("..."))
            elif self._is_member(words[0], part):
                members.add(int(value))
            else:
                words += [*_words(letters), value]
                letters.clear()
        if members:
            words.append(str(sum(1 << member for member in members)))
        return ":".join([*words, *_words(letters)])

    def _is_member(self, verb: str, part: str) -> bool:
        """Whether values of this part are members of a set where this verb is spelled."""
        return any(self.tables.bits.get(each) == part for each in self._starts[verb][1])

    # --- in a decision ----------------------------------------------------------------------------------------------

    def legal(self, choice: Choice, prefix: Ids = ()) -> list[int]:
        """The numbers that may come next, in their order."""
        at = len(prefix)
        return sorted({ids[at] for ids in map(self.ids, choice.keys()) if ids[:at] == prefix})

    def take(self, choice: Choice, prefix: Ids, action: int) -> tuple[Ids, int | None]:
        """Go on with a number: what is spelled by now, and the place of the option once there is only one left.

        Numbers that leave no choice are taken along. ValueError for a number that may not come next.
        """
        made = list(map(self.ids, choice.keys()))
        spelled = (*prefix, action)
        while True:
            at = len(spelled)
            left = [place for place, ids in enumerate(made) if ids[:at] == spelled]
            if not left:
                raise ValueError(f"{action} is not offered here")
            if len(left) == 1:
                return (), left[0]
            following = {made[place][at] for place in left}
            if len(following) > 1:
                return spelled, None
            spelled = (*spelled, following.pop())


def _letters(text: str) -> Iterator[int]:
    return (byte + 1 for byte in text.encode())


def _words(letters: bytearray) -> list[str]:
    """Parts that were spelled letter by letter, one after another."""
    text = letters.decode()
    return text.removesuffix(":").split(":") if text else []


def _bits(value: int) -> Iterator[int]:
    while value:
        lowest = value & -value
        yield lowest.bit_length() - 1
        value ^= lowest


def count_whole(verb: Verb, values: dict[str, list[str]]) -> int:
    """How many options a verb stands for."""
    return prod(len(values[part]) for part in verb.parts)


@cache
def action_set(game: str) -> ActionSet:
    """The numbers of a game; one without tables of its own spells every option letter by letter."""
    place = files("undercroft.lab") / "tables" / f"{game}-actions.json"
    if not place.is_file():
        return ActionSet(ActionTables(game=game, version=0))
    return ActionSet(msgspec.json.decode(place.read_bytes(), type=ActionTables))
