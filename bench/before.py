"""Today's players against the search of an earlier commit, on the same deals and by the rules of today.

    python -m bench.before thunderstone --commit 996a861 --old 60it --new search:100 --games 100
    python -m bench.before bugs --old 65it --new search:20 --option mode=scenario --vary scenario=2,5 --games 100

Of the earlier commit the search, its line and the game's `bot/` are read from git and run as plain Python. Both sides
think on the same engine, so give the old one a number of tries: as many as it managed in that time then. Rivals sit at
both seats of the same deals in turn; those who win together play each deal once with either side at all seats.
Where the game's content has changed so much that the old bot cannot play it (Machina, whose chapters now ask for deeds
that it never met), `--bot today` leaves the old search today's bot and line, and so compares the searches alone.
With `--workers` several processes play; each game has dice of its own, so that budgets of tries give the same results.
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import Agent, Game, load
from undercroft.core.table import Table
from undercroft.lab.stats import share

ROOT = Path(__file__).parents[1]
PACKAGE = "undercroft_before"
LIMIT = 20_000
SEARCH = ("budget", "comparison", "playout", "search", "search_tree", "taste", "value", "worlds", "worth")
"""The modules of a search; all of them but `value` were one in early commits."""
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
    taken = {f"agents/{name}.py": f"{name}.py" for name in SEARCH}
    taken[f"agents/values/{game}.json"] = f"values/{game}.json"
    for path in listed(commit, f"src/undercroft/games/{game}/bot"):
        taken[path.removeprefix("src/undercroft/")] = f"bot/{Path(path).name}"
    root = place / PACKAGE
    for source, target in taken.items():
        try:
            data = show(commit, f"src/undercroft/{source}")
        except subprocess.CalledProcessError:
            continue  # a game without a line, or a search that was one module
        text = data.decode()
        for old, new in (
            *((f"undercroft.agents.{name} ", f"{PACKAGE}.{name} ") for name in SEARCH),
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


def use_line_of_today(game: str, place: Path) -> None:
    line = files("undercroft.agents") / "values" / f"{game}.json"
    if line.is_file():
        (place / PACKAGE / "values").mkdir(exist_ok=True)
        (place / PACKAGE / "values" / f"{game}.json").write_bytes(line.read_bytes())


def before(commit: str, game: Game[Any], detail: str, bot_of: str = "before") -> Callable[[Dice], Agent]:
    """Makes the search of that commit, with its own line and its own bot, or with today's."""
    place = Path(tempfile.mkdtemp(prefix="before-"))
    unpack(commit, game.name, place)
    if bot_of == "today":
        use_line_of_today(game.name, place)
    sys.path.insert(0, str(place))
    search = importlib.import_module(f"{PACKAGE}.search")
    bot: Any = game.bots if bot_of == "today" else importlib.import_module(f"{PACKAGE}.bot")
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


class Side(NamedTuple):
    """What one game gave one side."""

    won: float
    spent: float
    decisions: int


def setups(args: argparse.Namespace) -> list[dict[str, str]]:
    """The options that the deals take in turn."""
    if args.setup:
        return [dict(pair.split("=", 1) for pair in setup.split(",")) for setup in args.setup]
    name, _, values = (args.vary or "").partition("=")
    return [{name: value} for value in values.split(",")] if name else [{}]


def deal_of(game: Game[Any], number: int) -> int:
    """Rivals play each deal twice, from either seat."""
    return number if game.cooperative else number // 2


class Match:
    """Both sides at the deals of one series; every process makes its own from the same words."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.game = load(args.game)
        self.options: dict[str, Any] = dict(pair.split("=", 1) for pair in args.option)
        self.varied = setups(args)
        self.old = before(args.commit, self.game, args.old, args.bot)

    def new(self, dice: Dice) -> Agent:
        return agent(self.args.new, self.game, dice)

    def deal(self, number: int) -> tuple[dict[str, Any], int]:
        deals = deal_of(self.game, number)
        deal = Dice(Dice(self.args.seed).below(1 << 63) + deals).below(1 << 48)
        return {**self.options, **self.varied[deals % len(self.varied)]}, deal

    def play(self, number: int) -> tuple[Side, Side]:
        """What the game of this number gives today's side and the old one."""
        options, deal = self.deal(number)
        if self.game.cooperative:
            return self.alone(options, deal, self.new), self.alone(options, deal, self.old)
        return self.compete(options, deal, number % 2)

    def compete(self, options: dict[str, Any], deal: int, new_at: int) -> tuple[Side, Side]:
        """One game of two against each other."""
        dice = Dice(deal ^ 0x5EA7)
        players = [self.old(dice.split()), self.old(dice.split())]
        players[new_at] = self.new(dice.split())
        table, took, count = play(self.game, options, deal, players)
        result = table.state.result
        won = 1 / len(result.winners) if result is not None and new_at in result.winners else 0.0
        return Side(won, took[new_at], count[new_at]), Side(1 - won, took[1 - new_at], count[1 - new_at])

    def alone(self, options: dict[str, Any], deal: int, side: Maker) -> Side:
        """One game of those who win together, all seats on one side."""
        dice = Dice(deal ^ 0x5EA7)
        seats = Table(self.game, options, deal).state.players
        table, took, count = play(self.game, options, deal, [side(dice.split()) for _ in range(seats)])
        result = table.state.result
        return Side(float(result is not None and bool(result.winners)), sum(took), sum(count))


_match: Match | None = None
"""The match of this process."""


def _begin(args: argparse.Namespace) -> None:
    global _match
    _match = Match(args)


def _play(number: int) -> tuple[Side, Side]:
    assert _match is not None
    return _match.play(number)


def played(args: argparse.Namespace) -> Iterator[tuple[Side, Side]]:
    """The games of the series in their order, by as many processes as asked for."""
    if args.workers <= 1:
        _begin(args)
        yield from map(_play, range(args.games))
        return
    with ProcessPoolExecutor(args.workers, initializer=_begin, initargs=(args,)) as processes:
        yield from processes.map(_play, range(args.games))


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.before", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--commit", default="996a861")
    asked.add_argument("--new", default="search:200it", help="an agent of today")
    asked.add_argument("--old", default="200it", help="the old search's budget, or `greedy`")
    asked.add_argument("--bot", choices=("before", "today"), default="before", help="which bot the old search has")
    asked.add_argument("--option", action="append", default=[], metavar="K=V")
    asked.add_argument("--vary", metavar="K=A,B,...", help="an option whose values the deals take in turn")
    asked.add_argument(
        "--setup",
        action="append",
        default=[],
        metavar="K=V,K=V,...",
        help="several options; the deals take these in turn",
    )
    asked.add_argument("--games", type=int, default=40, help="games; of those who win together, deals for each side")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes that play side by side")
    args = asked.parse_args()
    game, varied = load(args.game), setups(args)
    new, old = Tally(), Tally()
    parts = [(Tally(), Tally()) for _ in varied]
    for number, (ours, theirs) in enumerate(played(args), 1):
        new.add(*ours)
        old.add(*theirs)
        for tally, side in zip(parts[deal_of(game, number - 1) % len(varied)], (ours, theirs), strict=True):
            tally.add(*side)
        print(f"{number}: {args.new} {new}; before, {args.old}, {old}", flush=True)

    if len(varied) > 1:
        for options, (mine, rival) in zip(varied, parts, strict=True):
            if mine.games:
                print(f"{options}: {mine}; before {rival}")


if __name__ == "__main__":
    main()
