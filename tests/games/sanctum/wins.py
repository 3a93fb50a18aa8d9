"""Whole games of the greedy bot, kept as records. `undercroft dev wins sanctum` records them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.core.table import Table
from undercroft.games.sanctum.game import GAME

FOLDER = Path(__file__).parent / "records"
RECORDED: dict[str, tuple[dict[str, Any], int]] = {
    "normal": ({"players": 2, "difficulty": "normal"}, 11),
    "nightmare": ({"players": 4, "difficulty": "nightmare", "heroes": "choose"}, 12),
    "hell": ({"players": 3, "difficulty": "hell"}, 13),
}
"""The options and the seed of each recorded game, by the name of its file."""


def play(name: str) -> Table:
    """The recorded game, played anew."""
    options, seed = RECORDED[name]
    table = Table(GAME, options, seed)
    table.run([GAME.bots.greedy] * options["players"])
    return table


if __name__ == "__main__":
    for each in RECORDED:
        play(each).record.save(FOLDER / f"{each}.json")
