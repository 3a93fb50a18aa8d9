"""Tic-tac-toe for bench/server.py: a game of the same weight as the peer's, with scene, options and words like any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.game import Game, Meta, Setting
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Flow
from undercroft.core.rooms import BlankScreen
from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, Cell, Figure, Panel, SharedPanel
from undercroft.core.shared import shared
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


MARK: Question[Marks] = Question(
    "mark",
    Verb("mark", Argument("cell", int, say=lambda _, cell: int(cell) + 1, at=lambda _, cell: f"c{cell}", fixed=True)),
)


class TicTacToeRules:
    SETTINGS: tuple[Setting, ...] = (Setting(name="players", kind="int", default=2, min=2, max=2),)

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        pass

    def is_set_up(self, state: Marks) -> bool:
        return True

    def new_state(self, options: Mapping[str, Any]) -> Marks:
        return Marks(players=2, cells=[EMPTY] * 9)

    def stage(self, state: Marks) -> Flow[None]:
        seat, cells = state.turn, state.cells
        option = yield MARK.ask(seat, [("mark", at) for at, mark in enumerate(cells) if mark == EMPTY])
        cells[option[1]] = seat
        state.tell("tictactoe.marked", seat=seat + 1, cell=option[1] + 1)
        if any(cells[a] == cells[b] == cells[c] == seat for a, b, c in LINES):
            state.result = Result((seat,), (1.0 - seat, float(seat)), "line")
        elif EMPTY not in cells:
            state.result = Result((), (0.5, 0.5), "draw")
        state.turn = 1 - seat


class TicTacToeScreen(BlankScreen):
    def status(self, view: Any) -> list[Say]:
        return [say("tictactoe.turn", seat=view.turn + 1)]

    def panels(self, view: Any, seat: int | None) -> list[Panel]:
        return [draw_board(tuple(view.cells))]


@shared
def draw_board(cells: tuple[int, ...]) -> Panel:
    figures = [FIGURES[mark][at] for at, mark in enumerate(cells) if mark != EMPTY]
    board = BoardItem(id="board", grid="square", cells=CELLS, figures=figures)
    return SharedPanel(id="board", title=say("tictactoe.board"), role="board", items=[board])


META = Meta(
    name="tictactoe", title="Tic-tac-toe", game="bench.tictactoe:GAME", package="bench.tictactoe", version="1",
    prefix="TT", players=(2, 2), minutes=(1, 5),
)  # fmt: skip
GAME: Game[Marks] = Game(META, rules=TicTacToeRules(), screen=TicTacToeScreen(), questions=(MARK,))
