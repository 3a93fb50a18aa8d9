"""A player that is a program: `exec:COMMAND` is told its seat in lines of text and answers with a line.

Each block that it is told ends with a line `>>>`; docs/language-models.md says what it may write. It gets text alone,
so it cannot know more than its seat does.
"""

from __future__ import annotations

import os
import queue
import shlex
import subprocess
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from undercroft import terminal
from undercroft.agents.reading import Reader, find_thing, introduction, option_named
from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.core.scene import render
from undercroft.core.seat import Seat
from undercroft.core.table import find

PREFIX = "exec:"
TURN = ">>>"
"""The line that ends what is told: the program is to write one line now."""
PATIENCE = 20
"""Lines that a program may write to one question without answering it."""
GOODBYE = 2.0
"""Seconds that a program has to leave once its input has ended."""


class CommandAgent:
    """A program at a seat. It is started when it is first asked, and told everything then; later what changed."""

    def __init__(
        self,
        command: str,
        game: Game[Any],
        limit: float | None = None,
        story: int | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.command = command
        self.game = game
        self.story = story
        """The lines of the story that it is told at first; None: all of them."""
        self.environment = {**os.environ, **(environment or {})}
        self.limit = limit
        """Seconds for one decision; None: as long as it likes."""
        self.language = "en"
        self._process: subprocess.Popen[str] | None = None
        self._reader: Reader | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def __call__(self, seat: Seat) -> str:
        """The key of the option that the program names; TableError where it fails."""
        choice = seat.request
        assert choice is not None
        scene = self._scene(seat)
        reader = self._start(seat, scene)
        self._tell([*reader.news(scene), *reader.question(scene)])
        for _ in range(PATIENCE):
            word = self._listen()
            try:
                told = self._command(word, seat, scene, reader)
                if told is None:
                    key = option_named(scene["ask"], word)
                    find(choice, key)
                    return key
            except TableError as error:
                told = reader.told(error)
            self._tell(told)
        raise TableError("error.command-wrong", command=self.command, count=PATIENCE)

    def leave(self, seat: Seat | None = None) -> None:
        """Tell the program how the game ended, where it has, and let it go."""
        process = self._process
        if process is None:
            return
        self._process = None
        assert process.stdin is not None
        with suppress(OSError):
            if seat is not None and self._reader is not None:
                process.stdin.write("\n".join(self._reader.news(self._scene(seat))) + "\n")
            process.stdin.close()
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.leave()

    # --- the program ------------------------------------------------------------------------------------------------

    def _start(self, seat: Seat, scene: dict[str, Any]) -> Reader:
        if self._process is not None and self._reader is not None:
            return self._reader
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
                errors="replace", env={**self.environment, "UNDERCROFT_SEAT": str(seat.index + 1)},
            )  # fmt: skip
        except (OSError, ValueError, IndexError) as error:
            raise TableError("error.command-start", command=self.command, cause=str(error)) from None
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self._process, self._lines), daemon=True).start()
        self._reader = Reader(self.game, self.language)
        if self.story is not None:
            self._reader.skip_story(len(scene.get("log", [])) - self.story)
        head = introduction(self._reader, seat.index, seat.view.players)
        self._write([*head, *terminal.wrap(self._reader.text("chair.help"), hang=0)])
        return self._reader

    def _scene(self, seat: Seat) -> dict[str, Any]:
        scene: dict[str, Any] = render(seat.scene(), self.game.words, self.language)
        return scene

    def _write(self, lines: list[str]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("\n".join(lines) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _tell(self, lines: list[str]) -> None:
        self._write([*lines, TURN])

    def _listen(self) -> str:
        """The next line that is not empty."""
        while True:
            try:
                line = self._lines.get(timeout=self.limit)
            except queue.Empty:
                self._kill()
                raise TableError("error.command-silent", command=self.command, seconds=str(self.limit)) from None
            if line is None:
                raise self._ended()
            if line.strip():
                return line.strip()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
        self.leave()

    def _ended(self) -> TableError:
        process = self._process
        self.leave()
        code = "" if process is None or process.returncode is None else str(process.returncode)
        return TableError("error.command-ended", command=self.command, code=code)

    def _command(self, word: str, seat: Seat, scene: dict[str, Any], reader: Reader) -> list[str] | None:
        """What the program asked for; None where the line is meant as an answer."""
        verb, _, rest = word.partition(" ")
        rest = rest.strip()
        if verb == "?":
            return reader.explain(scene["ask"], rest)
        if verb == "why" and rest:
            thing = find_thing(scene, rest)
            refusal = seat.why_not(thing.id)
            shown = None if refusal is None else render(refusal, self.game.words, self.language)
            return reader.refusal(thing, shown)
        if word == "v":
            return [*reader.whole(scene), *reader.question(scene)]
        if word == "l":
            return reader.story(scene)
        return None


def _read(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Hand over every line that the program writes; None at its end."""
    assert process.stdout is not None
    with process.stdout:
        for line in process.stdout:
            lines.put(line)
    lines.put(None)
