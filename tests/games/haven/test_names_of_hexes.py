"""The names of hexes: "Move to B1" is a hex, so no figure of either game is called like one on any screen."""

from __future__ import annotations

import re

import pytest

from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.scene import BoardItem, look, place_name
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES

HEX = re.compile(r"[A-Z]\d+")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("jaws", {"mode": "scenario", "scenario": number}) for number in (1, 4, 9)
    ] + [("bugs", {"mode": "scenario", "scenario": number}) for number in (2, 5, 15)],
)  # fmt: skip
def test_no_figure_is_called_like_a_hex(name: str, options: dict[str, object]) -> None:
    game = load(name)
    table = Table(game, options, 3)
    bots = [agent("greedy", game, Dice(seat)) for seat in range(table.options["players"])]
    seen = 0
    for _ in range(120):
        turn = table.turn()
        if turn is None:
            break
        seat, _ = turn
        for board in [
            item for panel in look(table, seat).panels for item in panel.items if isinstance(item, BoardItem)
        ]:
            hexes = {place_name(board.grid, cell.x, cell.y) for cell in board.cells}
            assert all(HEX.fullmatch(each) for each in hexes)
            for figure in board.figures:
                seen += 1
                assert figure.sign not in hexes
                assert not HEX.fullmatch(figure.sign)
                for language in LANGUAGES:
                    assert not HEX.search(game.words.text(figure.title, language))
        table.choose(bots[seat](table.seat(seat)), seat)
    assert seen > 100
