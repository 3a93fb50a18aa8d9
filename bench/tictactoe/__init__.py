"""Tic-tac-toe for bench/server.py: a game of the same weight as the peer's, with scene, options and words like any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.game import Setting
from undercroft.core.old_game import OldGame as Game
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.core.scene import Board, Cell, Figure, Panel, Shown
from undercroft.core.seat import Seat
from undercroft.core.state import Result, State

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1
CELLS = [Cell(id=f"c{at}", x=at % 3, y=at // 3) for at in range(9)]
"""The board itself never changes."""
FIGURES = [
    [
        Figure(id=f"f{at}", cell=f"c{at}", title=say("tictactoe.mark", seat=seat + 1), sign="XO"[seat], seat=seat)
        for at in range(9)
    ]
    for seat in range(2)
]


class Marks(State):
    cells: list[int]
    turn: int = 0


class TicTacToe(Game[Marks]):
    name = "tictactoe"
    version = "1"
    prefix = "TT"
    package = "bench.tictactoe"
    state_class = Marks
    settings = (Setting(name="players", kind="whole", default=2, least=2, most=2),)

    def setup(self, options: Mapping[str, Any]) -> Marks:
        return Marks(players=2, cells=[EMPTY] * 9)

    def stage(self, state: Marks) -> Flow[None]:
        seat, cells = state.turn, state.cells
        option = yield Choice(seat, "mark", [("mark", at) for at, mark in enumerate(cells) if mark == EMPTY])
        cells[option[1]] = seat
        state.tell("tictactoe.marked", seat=seat + 1, cell=option[1] + 1)
        if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES):
            state.result = Result((seat,), (1.0 - seat, float(seat)), "line")
        elif EMPTY not in cells:
            state.result = Result((), (0.5, 0.5), "draw")
        state.turn = 1 - seat

    def greedy(self, seat: Seat) -> Option:
        assert seat.request is not None
        return seat.request.options[0]

    def status(self, view: Marks) -> list[Say]:
        return [say("tictactoe.turn", seat=view.turn + 1)]

    def scene(self, view: Marks, seat: int | None) -> list[Panel]:
        figures = [FIGURES[mark][at] for at, mark in enumerate(view.cells) if mark != EMPTY]
        board = Board(id="board", grid="square", cells=CELLS, figures=figures)
        return [Panel(id="board", title=say("tictactoe.board"), role="board", items=[board])]

    def show(self, view: Marks, seat: int, choice: Choice, option: Option) -> Shown:
        return Shown(label=say("option.mark", cell=int(option[1]) + 1), at=f"c{option[1]}")


GAME = TicTacToe()
