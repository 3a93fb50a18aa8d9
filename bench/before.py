"""Today's players against the search of an earlier commit, on the same deals and by the rules of today.

    python -m bench.before thunderstone --commit 996a861 --old 60it --new search:100 --games 100
    python -m bench.before bugs --old 65it --new search:20 --option mode=scenario --vary scenario=2,5 --games 100

Of the earlier commit the search, its line and the game's `bot/` are read from git and run as plain Python. Both sides
think on the same engine, so give the old one a number of tries: as many as it managed in that time then. Rivals sit at
both seats of the same deals in turn; those who win together play each deal once with either side at all seats.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game, load
from undercroft.core.table import Table
from undercroft.lab.stats import share

ROOT = Path(__file__).parents[1]
PACKAGE = "undercroft_before"
LIMIT = 20_000
MOVED = (
    ("thunderstone.village import gold_of", "thunderstone.purse import gold_of"),
    ("undercroft.games.machina.state import", f"{PACKAGE}.machina_state import"),
    ("exploration.can_explore(state, explorer, cell)", "exploration.open_borders(state, explorer) >> cell & 1"),
)
"""What lies elsewhere today."""
MACHINA_STATE = """from undercroft.games.machina.reading import *
from undercroft.games.machina.state import *
"""
"""What was one module before."""


def show(commit: str, path: str) -> bytes:
    return subprocess.run(["git", "show", f"{commit}:{path}"], cwd=ROOT, capture_output=True, check=True).stdout


def listed(commit: str, folder: str) -> list[str]:
    asked = ["git", "ls-tree", "-r", "--name-only", commit, folder]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split()


def unpack(commit: str, game: str, place: Path) -> None:
    """Write the old search and the old bot as a package of their own, which stands on today's engine."""
    files = {"agents/search.py": "search.py", "agents/value.py": "value.py"}
    files[f"agents/values/{game}.json"] = f"values/{game}.json"
    for path in listed(commit, f"src/undercroft/games/{game}/bot"):
        files[path.removeprefix("src/undercroft/")] = f"bot/{Path(path).name}"
    root = place / PACKAGE
    for source, target in files.items():
        try:
            data = show(commit, f"src/undercroft/{source}")
        except subprocess.CalledProcessError:
            continue  # a game without a line
        text = data.decode()
        for old, new in (
            ("undercroft.agents.value ", f"{PACKAGE}.value "),
            ('files("undercroft.agents")', f'files("{PACKAGE}")'),
            (f"undercroft.games.{game}.bot", f"{PACKAGE}.bot"),
            *MOVED,
        ):
            text = text.replace(old, new)
        file = root / target
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (root / "__init__.py").touch()
    (root / "machina_state.py").write_text(MACHINA_STATE, "utf-8")


class Disguised:
    """A seat whose game has the bots of before."""

    def __init__(self, seat: Any, game: Any) -> None:
        self._seat, self.game = seat, game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._seat, name)


def before(commit: str, game: Game[Any], detail: str) -> Callable[[Dice], Agent]:
    """Makes the search of that commit, with its own line and its own bot."""
    place = Path(tempfile.mkdtemp(prefix="before-"))
    unpack(commit, game.name, place)
    sys.path.insert(0, str(place))
    search, bot = importlib.import_module(f"{PACKAGE}.search"), importlib.import_module(f"{PACKAGE}.bot")
    old_game: Any = Game.__new__(Game)
    old_game.__dict__.update(game.__dict__)
    old_game.bots = bot

    def make(dice: Dice) -> Agent:
        if detail == "greedy":
            return lambda seat: bot.greedy(seat)
        player = search.search_agent(old_game, detail, dice)
        return lambda seat: player(Disguised(seat, old_game))

    return make


def play(
    game: Game[Any], options: dict[str, Any], seed: int, players: Sequence[Agent]
) -> tuple[Table, list[float], list[int]]:
    """One game: the table at its end, and how many seconds and decisions each seat took."""
    table = Table(game, options, seed)
    table.log = table.state.log = None
    spent, asked = [0.0] * len(players), [0] * len(players)
    while (turn := table.turn()) is not None and table.version < LIMIT:
        seat = turn[0]
        begin = time.thread_time()
        option = players[seat](table.seat(seat))
        spent[seat] += time.thread_time() - begin
        asked[seat] += 1
        table.choose(option, seat)
    return table, spent, asked


class Tally:
    """What came of the games of one side: its wins, and how long it thought."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0
        self.spent = 0.0
        self.decisions = 0

    def add(self, won: float, spent: float, decisions: int) -> None:
        self.won += won
        self.games += 1
        self.spent += spent
        self.decisions += decisions

    def __str__(self) -> str:
        _, low, high = share(self.won, self.games)
        pace = 1000 * self.spent / max(1, self.decisions)
        return f"won {self.won:g} ({self.won / self.games:.1%}, {low:.1%} to {high:.1%}), ms a decision {pace:.1f}"


Maker = Callable[[Dice], Agent]


def compete(
    game: Game[Any], options: dict[str, Any], deal: int, sides: tuple[Maker, Maker], new_at: int
) -> list[float]:
    """One game of two against each other: what the new side has of it, and the seconds and decisions of both."""
    dice = Dice(deal ^ 0x5EA7)
    players = [sides[1](dice.split()), sides[1](dice.split())]
    players[new_at] = sides[0](dice.split())
    table, took, count = play(game, options, deal, players)
    result = table.state.result
    won = 1 / len(result.winners) if result is not None and new_at in result.winners else 0.0
    return [won, took[new_at], count[new_at], took[1 - new_at], count[1 - new_at]]


def alone(game: Game[Any], options: dict[str, Any], deal: int, side: Maker) -> tuple[float, float, int]:
    """One game of those who win together, all seats on one side: whether it was won, the seconds, the decisions."""
    dice = Dice(deal ^ 0x5EA7)
    seats = Table(game, options, deal).state.players
    table, took, count = play(game, options, deal, [side(dice.split()) for _ in range(seats)])
    result = table.state.result
    return float(result is not None and bool(result.winners)), sum(took), sum(count)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.before", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--commit", default="996a861")
    asked.add_argument("--new", default="search:200it", help="an agent of today")
    asked.add_argument("--old", default="200it", help="the old search's budget, or `greedy`")
    asked.add_argument("--option", action="append", default=[], metavar="K=V")
    asked.add_argument("--vary", metavar="K=A,B,...", help="an option whose values the deals take in turn")
    asked.add_argument("--games", type=int, default=40, help="games; of those who win together, deals for each side")
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args()
    game = load(args.game)
    options: dict[str, Any] = dict(pair.split("=", 1) for pair in args.option)
    name, _, values = (args.vary or "").partition("=")
    varied = [{name: value} for value in values.split(",")] if name else [{}]
    sides: tuple[Maker, Maker] = lambda dice: agent(args.new, game, dice), before(args.commit, game, args.old)
    new, old = Tally(), Tally()
    for number in range(args.games):
        deals = number if game.cooperative else number // 2
        deal = Dice(Dice(args.seed).below(1 << 63) + deals).below(1 << 48)
        setup = {**options, **varied[deals % len(varied)]}
        if game.cooperative:
            new.add(*alone(game, setup, deal, sides[0]))
            old.add(*alone(game, setup, deal, sides[1]))
        else:
            won, *rest = compete(game, setup, deal, sides, number % 2)
            new.add(won, rest[0], int(rest[1]))
            old.add(1 - won, rest[2], int(rest[3]))
        print(f"{number + 1}: {args.new} {new}; before, {args.old}, {old}", flush=True)


if __name__ == "__main__":
    main()
