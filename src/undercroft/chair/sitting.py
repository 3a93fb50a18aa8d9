"""A sitting: one seat at one table, as whoever reads and writes text needs it; here at a table of this process."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from undercroft.agents import agent
from undercroft.agents.levels import LEVELS, STYLED
from undercroft.core.chance import Dice
from undercroft.core.circles import Circles
from undercroft.core.errors import BadOption, TableError
from undercroft.core.game import Agent, Game, load
from undercroft.core.record import own_file
from undercroft.core.scene import render
from undercroft.core.table import Table

OTHERS = (*LEVELS, *STYLED, "random", "simple", "greedy", "learned")
"""The bots that may sit at the other seats, besides `search` with its budget."""
SEARCH = "search"
SHOWN = (*OTHERS, "search[:MS]", "search:TRIESit")
SEATS = 0x5EA7
"""Sets the agents' dice apart from the game's own."""


class Sitting(Protocol):
    """A seat that somebody has taken. Every method may raise TableError, and then nothing has changed."""

    game: Game[Any]
    language: str
    seat: int
    players: int

    def scene(self) -> dict[str, Any]:
        """The seat's scene in words; `ask` is there while it is asked something."""

    def is_over(self) -> bool:
        """Whether the game has ended."""

    def choose(self, key: str) -> None:
        """Answer the question."""

    def undo(self) -> None:
        """Take the last answer back."""

    def why_not(self, thing: str) -> dict[str, Any] | None:
        """Why a thing cannot be chosen now, in words; None where it can be."""

    def wait(self, seconds: float) -> None:
        """Return once the seat is asked or the game is over, or when the time is up."""

    def is_circling(self) -> bool:
        """Whether the game goes in circles, so that all who are here may agree to end it."""

    def is_ended(self) -> bool:
        """Whether it was ended by agreement."""

    def agree_to_end(self) -> None:
        """Agree to end a game that goes in circles."""

    def leave(self) -> None:
        """Stand up."""


def line_up(players: int, seat: int, others: str | Sequence[str]) -> list[str]:
    """The agents of all seats, an empty name at the sitter's own; one name may sit everywhere else."""
    names = [others] * (players - 1) if isinstance(others, str) else list(others)
    if not 0 <= seat < players:
        raise BadOption("error.no-seat", seat=seat + 1, most=players)
    if len(names) != players - 1:
        raise BadOption("error.others", seats=players - 1, given=len(names))
    return [*names[:seat], "", *names[seat:]]


class OwnTable:
    """A new table in this process, bots at all other seats."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        seat: int = 0,
        others: str | Sequence[str] = "greedy",
        seed: int | None = None,
        language: str = "en",
        records: str | None = None,
    ) -> None:
        self.game = load(game)
        self.language = language
        self.seat = seat
        full = self.game.check_options(options)
        self.players = int(full["players"])
        names = line_up(self.players, seat, others)
        for name in filter(None, names):
            if name not in OTHERS and name.partition(":")[0] != SEARCH:
                raise BadOption("error.no-agent", name=name, names=", ".join(SHOWN))
        made = secrets.randbits(48) if seed is None else seed
        dice = Dice(made ^ SEATS)
        self._agents: list[Agent | None] = [agent(name, self.game, dice.split()) if name else None for name in names]
        self._table = Table(self.game, full, made)
        self._folder = None if records is None else Path(records)
        self._path: Path | None = None
        self._circles = Circles()
        self._is_circling = self._is_ended = False
        self._run()

    def scene(self) -> dict[str, Any]:
        scene: dict[str, Any] = render(self._table.seat(self.seat).scene(), self.game.words, self.language)
        return scene

    def is_over(self) -> bool:
        return self._table.is_over

    def choose(self, key: str) -> None:
        if self._is_ended:
            raise TableError("cli.ended")
        self._table.choose(key, self.seat)
        self._run()

    def undo(self) -> None:
        if self._is_ended:
            raise TableError("cli.ended")
        self._table.undo(self.seat)
        self._run()

    def why_not(self, thing: str) -> dict[str, Any] | None:
        refusal = self._table.seat(self.seat).why_not(thing)
        if refusal is None:
            return None
        shown: dict[str, Any] = render(refusal, self.game.words, self.language)
        return shown

    def wait(self, seconds: float) -> None:
        """The bots have answered already."""

    def is_circling(self) -> bool:
        return self._is_circling and not self._is_ended

    def is_ended(self) -> bool:
        return self._is_ended

    def agree_to_end(self) -> None:
        self._is_ended = True  # nobody else sits here who might want to play on

    def leave(self) -> None:
        self._save()

    def _run(self) -> None:
        """The bots answer until this seat is asked; what several seats decide, it decides."""
        table = self._table
        self._is_circling = self._circles.look(table)
        while table.asked(self.seat) is None and not table.is_over:
            turn = table.turn()
            if turn is None:
                break
            player = self._agents[turn[0]]
            assert player is not None
            table.choose(player(table.seat(turn[0])), turn[0])
            self._is_circling = self._circles.look(table)
        self._save()

    def _save(self) -> None:
        if self._folder is None:
            return
        try:
            self._path = self._path or own_file(self._folder, self.game.name)
            self._table.record.save(self._path)
        except OSError as error:
            raise TableError("error.no-file", path=str(self._folder), cause=error.strerror or "") from None
