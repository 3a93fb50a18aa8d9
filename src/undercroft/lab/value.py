"""Fitting what searching agents know of a game: who won in the end, from states on the way.

`python -m undercroft.lab.value GAME --out FILE` plays sensible games with slips and fits the line that
`agents/value.py` reads.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import agent
from undercroft.agents.value import Value
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.extras import needing
from undercroft.core.game import Game, load
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.lab.commands import no_file, obey, possible_set_ups, whole, writable
from undercroft.lab.job import DECISIONS
from undercroft.lab.simulate import read_vary

SLIPS = (0, 8, 25)
"""How often, in percent, a seat does anything instead of the sensible thing; each seat of a game has one of these."""


def gather(
    game: Game[Any],
    variants: Sequence[Mapping[str, Any]],
    games: int,
    seed: int,
    slips: Sequence[int] = SLIPS,
    loose: Collection[str] = (),
    habits: Collection[str] = (),
    players: Sequence[str] = ("greedy",),
    until: int = 0,
) -> tuple[Any, Any, Any]:
    """Features of every seat whenever the game's clock has moved on, whether it won in the end, and the game they
    are from.

    The variants of set-up take turns. Questions of a `loose` kind are answered by chance every other time: where the
    sensible player always does the same, nothing else would be learned of them. Where a question is named in `habits`,
    every other seat answers it half of the time by the one word that it took to: so it is learned where that leads.
    At each seat sits one of the `players`. With `until`, all errors and habits end at a decision drawn by lot from the
    first so many, and only what comes later is gathered: who won then depends on the state, not on who errs more. One
    game in five goes on as it began, so that it is still learned where errors lead.
    """
    with needing("learn"):
        import numpy as np
    rows: list[list[float]] = []
    wins: list[float] = []
    owner: list[int] = []
    source = Dice(seed)
    for number in range(games):
        table = Table(game, variants[number % len(variants)], source.below(1 << 48))
        table.log = table.state.log = None
        dice = source.split()
        often = [slips[dice.below(len(slips))] for _ in range(table.state.players)]
        sitting = [players[dice.below(len(players)) if len(players) > 1 else 0] for _ in often]
        sensible = [agent(name, game, dice) for name in sitting]
        took_to: list[dict[str, Any]] = [dict.fromkeys(habits) if habits and dice.below(2) else {} for _ in often]
        seats = range(1 if game.cooperative else table.state.players)
        since = len(rows)
        ends = bool(until) and number % 5 < 4
        sober = dice.below(until) if ends else 0
        hour = game.bots.SEARCH.clock(table.state, table.stages)
        while (turn := table.turn()) is not None and table.version < DECISIONS:
            seat, choice = turn
            if ends and table.version >= sober:
                option = sensible[seat](table.seat(seat))
            elif dice.below(100) < (50 if choice.kind in loose else often[seat]):
                option = choice.options[dice.below(len(choice.options))]
            elif choice.kind in took_to[seat] and dice.below(2):
                option = _by_habit(took_to[seat], choice, dice)
            else:
                option = sensible[seat](table.seat(seat))
            table.choose(option, seat)
            if game.bots.SEARCH.clock(table.state, table.stages) != hour and not table.is_over:
                hour = game.bots.SEARCH.clock(table.state, table.stages)
                for one in seats if table.version >= sober else ():
                    rows.append(game.bots.features(table.state, one))
                    owner.append(number)
        result = table.state.result
        winners = result.winners if result is not None else ()
        count = (len(rows) - since) // len(seats)
        wins += [(1.0 / (1 if game.cooperative else len(winners))) if one in winners else 0.0 for one in seats] * count
    return np.asarray(rows, np.float64), np.asarray(wins), np.asarray(owner)


def _by_habit(took_to: dict[str, Any], choice: Choice, dice: Dice) -> Option:
    """The option by the word that this seat took to when it was first asked; any where that is not offered."""
    anything = choice.options[dice.below(len(choice.options))]
    word = took_to[choice.kind] = took_to[choice.kind] or anything[0]
    return next((option for option in choice.options if option[0] == word), anything)


def fit(rows: Any, wins: Any, owner: Any, ridge: float = 30.0) -> tuple[list[float], float, float]:
    """Logistic regression by Newton's method, each game weighing the same: weights, bias and the mean log-loss."""
    with needing("learn"):
        import numpy as np
    mean, spread = rows.mean(0), rows.std(0)
    spread[spread < 1e-9] = 1.0
    scaled = np.hstack([(rows - mean) / spread, np.ones((len(rows), 1))])
    counts = np.bincount(owner)
    weight = (len(rows) / (counts > 0).sum()) / counts[owner]
    line: Any = np.zeros(scaled.shape[1])
    penalty: Any = np.full(scaled.shape[1], ridge)
    penalty[-1] = 1e-6
    for _ in range(25):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ line, -30, 30)))
        slope = scaled.T @ (weight * (wins - chance)) - penalty * line
        bend = (scaled * (weight * np.maximum(chance * (1 - chance), 1e-6))[:, None]).T @ scaled + np.diag(penalty)
        step = np.linalg.solve(bend, slope)
        line = line + step
        if np.abs(step).max() < 1e-6:
            break
    chance = np.clip(1 / (1 + np.exp(-(scaled @ line))), 1e-9, 1 - 1e-9)
    loss = -(weight * (wins * np.log(chance) + (1 - wins) * np.log(1 - chance))).mean()
    weights = line[:-1] / spread
    return [round(float(w), 6) for w in weights], float(line[-1] - (weights * mean).sum()), float(loss)


def between(one: Value, other: Value) -> Value:
    """The line in the middle of two, where each was fitted to what the other has not seen."""
    weights = [round((a + b) / 2, 6) for a, b in zip(one.weights, other.weights, strict=True)]
    return Value(one.game, one.version, weights, (one.bias + other.bias) / 2, one.games + other.games)


def read_line(path: Path, game: Game[Any]) -> Value:
    """A line of this game that was fitted before; BadOption where the file holds none."""
    try:
        value = msgspec.json.decode(path.read_bytes(), type=Value)
    except OSError as error:
        raise no_file(path, error) from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadOption("error.line-damaged", path=str(path), cause=str(error)) from None
    if value.game != game.name:
        raise BadOption("error.line-game", path=str(path), found=value.game, game=game.name)
    features = len(game.bots.features(Table(game, {}, seed=1).state, 0))
    if len(value.weights) != features:
        raise BadOption("error.line-features", path=str(path), found=len(value.weights), now=features)
    return value


def read_players(text: str, game: Game[Any]) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        agent(name, game, Dice(0))  # BadOption says which there are
    return names


def read_kinds(text: str, game: Game[Any]) -> list[str]:
    """Questions of a game, as people name them."""
    kinds = [kind.strip() for kind in text.split(",") if kind.strip()]
    for kind in kinds:
        if kind not in game.questions:
            raise BadOption("error.no-question", name=kind, names=", ".join(sorted(game.questions)))
    return kinds


def asked_for(words: Sequence[str] | None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(
        prog="python -m undercroft.lab.value", description="Fit what searching agents know of a game."
    )
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--vary", action="append", default=[], metavar="K=A,B,...", help="values that take turns")
    asked.add_argument("--slips", default=",".join(map(str, SLIPS)), metavar="A,B,...", help="how often, in percent")
    asked.add_argument("--loose", default="", metavar="KIND,...", help="questions answered by chance every other time")
    asked.add_argument("--habits", default="", metavar="KIND,...", help="questions that seats answer by habit")
    asked.add_argument("--players", default="greedy", metavar="A,B,...", help="the agents that sit there, by lot")
    asked.add_argument("--until", default="0", metavar="N", help="errors end by lot within so many decisions")
    asked.add_argument("--with", dest="other", metavar="FILE", help="another line: the mean of both is written")
    asked.add_argument("--out", required=True, metavar="FILE")
    return asked.parse_args(words)


def run(args: argparse.Namespace) -> None:
    """Play and fit as the command line says, and write the line."""
    if args.games < 1:
        raise BadOption("error.at-least-one", name="games")
    game = load(args.game)
    vary = read_vary(args.vary)
    slips = [whole("slips", each, 0, 100) for each in args.slips.split(",")]
    until = whole("until", args.until, 0, DECISIONS)
    loose, habits = read_kinds(args.loose, game), read_kinds(args.habits, game)
    players = read_players(args.players, game)
    other = read_line(Path(args.other), game) if args.other else None
    variants = possible_set_ups(game, {}, vary)
    out = writable(Path(args.out))
    rows, wins, owner = gather(game, variants, args.games, args.seed, slips, loose, habits, players, until)
    if not len(rows):
        raise BadOption("error.nothing-gathered")
    weights, bias, loss = fit(rows, wins, owner)
    value = Value(game.name, game.version, weights, bias, args.games)
    if other is not None:
        value = between(value, other)
    out.write_bytes(msgspec.json.encode(value))
    print(f"{len(rows)} states of {args.games} games, {wins.mean():.3f} won, log-loss {loss:.3f}")


def main(words: Sequence[str] | None = None) -> int:
    return obey(run, asked_for(words), "lab.left-undone")


if __name__ == "__main__":
    sys.exit(main())
