"""A game's record: everything that anybody did, as JSON; replaying it gives the same game, bit by bit."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.errors import BadRecord, OtherRules

if TYPE_CHECKING:
    from undercroft.core.game import Game

FORMAT = 1
UNCOUNTED = "1"
"""What records said before rules had versions: these are opened and, where they stop fitting, say so."""


class Record(msgspec.Struct):
    """Everything that anybody did in a game.

    Steps are (seat, key) for answers and (kind, outcome) for chances, seats counted from 0.
    """

    game: str
    rules: str
    """The version of the game's rules: a game counts it up whenever its playthroughs change."""
    options: dict[str, Any]
    seed: int
    steps: list[tuple[int | str, str]]
    format: int = FORMAT

    def __repr__(self) -> str:
        return f"<record of {self.game}, rules {self.rules}, seed {self.seed}: {len(self.steps)} steps>"

    def to_json(self) -> bytes:
        """As a file has it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=0) + b"\n"

    def save(self, path: str | Path) -> None:
        """Write to a file; a crash in between leaves the old file whole."""
        target = Path(path)
        fresh = target.with_name(target.name + ".new")
        fresh.write_bytes(self.to_json())
        os.replace(fresh, target)


def own_file(folder: Path, game: str) -> Path:
    """A new file for the record of a game that begins now; taken at once, so that no other game of the same second is
    written over it."""
    folder.mkdir(parents=True, exist_ok=True)
    began = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for number in count(1):
        path = folder / f"{began}{f'-{number}' if number > 1 else ''}.json"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError("numbers do not end")


def read(data: bytes | str) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord("error.record-damaged", cause=str(error)) from None
    if record.format != FORMAT:
        raise BadRecord("error.record-format", format=record.format, known=FORMAT)
    return record


def load_record(path: str | Path) -> Record:
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord("error.no-file", path=str(path), cause=error.strerror or "") from None
    return read(data)


def check_rules(record: Record, game: Game[Any], *, other_rules: bool = False) -> None:
    """Refuse another game's record and, unless `other_rules` are welcome, one that was played by other rules."""
    if record.game != game.name:
        raise BadRecord("error.record-game", game=record.game, asked=game.name)
    if not other_rules and record.rules not in (game.version, UNCOUNTED):
        raise OtherRules("error.record-rules", rules=record.rules, known=game.version)
