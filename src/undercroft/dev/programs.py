"""The measuring and recording programs of the games: `undercroft dev TASK GAME ...` runs `tests/games/GAME/TASK.py`.

Such a program tells in its docstring what it is told and what it writes; it reads the rest of the line. `maps` is one
program for all games.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from pathlib import Path

from undercroft.core.errors import BadOption
from undercroft.dev.maps import SHEETS, write_maps

TASKS = {
    "balance": "how often whom wins what: plays many games and keeps the tables of docs/content",
    "wins": "records of whole games that were won, which the tests replay",
    "sheets": "what every card and item did when it was last looked at, which the tests compare",
    "uses": "how often each ability, item, card and goal is used in play, which the tests hold to be more than never",
    "maps": "the pictures of a game's maps in docs/content",
}
ROOT = Path(__file__).resolve().parents[3]


def programs(root: Path = ROOT) -> list[tuple[str, str]]:
    """The tasks and games that have a program, in a checkout."""
    return [
        (task, file.parent.name) for task in TASKS for file in sorted((root / "tests" / "games").glob(f"*/{task}.py"))
    ]


def run(task: str, game: str, words: Sequence[str], root: Path = ROOT) -> int:
    """Run one of them; BadOption names those that there are."""
    known = programs(root)
    if not known:
        raise BadOption("error.no-checkout")
    if task == "maps" and game in SHEETS:
        print(write_maps(game, root).relative_to(root))
        return 0
    if (task, game) not in known:
        names = ", ".join(f"{task} {game}" for task, game in [*known, *(("maps", name) for name in SHEETS)])
        raise BadOption("error.no-program", name=f"{task} {game}".strip(), names=names)
    sys.path.insert(0, str(root))
    sys.argv = [f"undercroft dev {task} {game}", *words]
    runpy.run_module(f"tests.games.{game}.{task}", run_name="__main__")
    return 0
