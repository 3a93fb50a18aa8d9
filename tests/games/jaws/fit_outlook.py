"""Fits the small network that Jaws' search asks: `python -m tests.games.jaws.fit_outlook --games 20000 --workers 2`.

The greedy player plays scenarios of all kinds, with slips now and then, so that it meets what a search would try. At
the start of each round the signs are noted, and afterwards who won. Every fifth game is left out and tells how good
the fit is: the chance that a state of a won game gets better odds than one of a lost game of the same scenario.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.jaws.bot import rollout
from undercroft.games.jaws.bot.outlook import signs
from undercroft.games.jaws.bot.records import Net
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.workbench import NEEDED, PARTIES, level_of

Rows: TypeAlias = NDArray[np.float64]
OUT = Path(__file__).parents[3] / "src/undercroft/games/jaws/bot/outlook.json"
SLIPS = (0, 0, 5, 15)
"""Of a hundred answers so many are any option; each game has one of these."""
SLIPPERY = ("select", "turn", "move", "attack")
HARD = (10, 13, 14, 15, 16, 17, 20, 22, 24)
"""Where the greedy player seldom wins; more of these are played on easy."""
CHUNK = 20


def deal(dice: Dice) -> dict[str, Any]:
    """A scenario, mostly with two characters of level 1 at normal difficulty."""
    scenario = 1 + dice.below(25)
    count = 2 if dice.below(8) else 3 + dice.below(2)
    every = [p for p in combinations(PARTIES[4], count) if NEEDED.get(scenario, p[0]) in p]
    usual = [p for p in every if "red-guard" in p] or every
    parties = usual if dice.below(10) < 6 else every
    return {
        "mode": "scenario",
        "scenario": scenario,
        "players": 2,
        "characters": list(parties[dice.below(len(parties))]),
        "level": 1 if dice.below(5) else level_of(scenario),
        "difficulty": "easy" if dice.below(10) < (4 if scenario in HARD else 1) else "normal",
    }


def play(seed: int) -> tuple[int, list[list[float]], bool]:
    """One game: its scenario, the signs of each round, and whether it was won."""
    dice = Dice(seed)
    options = deal(dice)
    slip = SLIPS[dice.below(len(SLIPS))]
    table = Table(GAME, options, seed, light=True)
    state = table.state
    assert isinstance(state, Jaws)
    rows: list[list[float]] = []
    last = 0
    while (turn := table.turn()) is not None:
        seat, asked = turn
        if state.phase == "select" and state.round != last and state.figures:
            last = state.round
            rows.append(signs(state))
        slips = asked.kind.partition(".")[0] in SLIPPERY and dice.below(100) < slip
        table.take(asked.options[dice.below(len(asked.options))] if slips else rollout(state, asked, dice), seat)
    assert state.result is not None
    return options["scenario"], rows, bool(state.result.winners)


def chunk(seed: int) -> list[tuple[int, list[list[float]], bool]]:
    return [play(seed * CHUNK + number) for number in range(CHUNK)]


def gather(games: int, seed: int, workers: int) -> tuple[Rows, Rows, Rows, Rows]:
    """Signs, wins, scenarios and the number of the game, row by row."""
    seen: list[list[float]] = []
    about: list[tuple[float, int, int]] = []
    with get_context("fork").Pool(workers) as pool:
        seeds = range(seed, seed + -(-games // CHUNK))
        for number, (scenario, rows, won) in enumerate(g for part in pool.imap(chunk, seeds) for g in part):
            seen += rows
            about += [(float(won), scenario, number)] * len(rows)
    won, scenarios, numbers = np.array(about, dtype=float).T
    return np.array(seen), won, scenarios, numbers


def fit(x: Rows, won: Rows, units: int, epochs: int, seed: int) -> list[Rows]:
    """A layer of tanh and a logistic answer, by Adam with a little decay; from and to plain arrays."""
    rng = np.random.default_rng(seed)
    width = x.shape[1]
    weights: list[Rows] = [
        rng.normal(0, width**-0.5, (width, units)), np.zeros(units), rng.normal(0, units**-0.5, units), np.zeros(1)
    ]  # fmt: skip
    first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    step = 0
    for epoch in range(epochs):
        rate = 3e-3 * (1 - epoch / epochs) + 1e-4
        order = rng.permutation(len(x))
        for start in range(0, len(x), 512):
            rows = order[start : start + 512]
            inner = np.tanh(x[rows] @ weights[0] + weights[1])
            wrong = (1 / (1 + np.exp(-(inner @ weights[2] + weights[3]))) - won[rows]) / len(rows)
            back = np.outer(wrong, weights[2]) * (1 - inner**2)
            slopes = [x[rows].T @ back, back.sum(0), inner.T @ wrong, wrong.sum(keepdims=True)]
            step += 1
            for weight, slope, one, two in zip(weights, slopes, first, second, strict=True):
                one += 0.1 * (slope - one)
                two += 0.001 * (slope**2 - two)
                move = (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.999**step)) + 1e-8)
                weight -= rate * (move + 0.02 * weight)
    return weights


def ranked(odds: Rows, won: Rows) -> float:
    """How often a won one has better odds than a lost one."""
    order = np.argsort(np.argsort(odds))
    wins = won.sum()
    return float((order[won == 1].sum() - wins * (wins - 1) / 2) / (wins * (len(won) - wins)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    seen, won, scenarios, numbers = gather(asked.games, asked.seed, asked.workers)
    mean, spread = seen.mean(0), seen.std(0) + 1e-3
    places = np.eye(25)[scenarios.astype(int) - 1]
    x = np.hstack([(seen - mean) / spread, places])
    kept = numbers % 5 == 0
    inner, bias, out, last = fit(x[~kept], won[~kept], asked.units, asked.epochs, asked.seed)
    odds = np.tanh(x[kept] @ inner + bias) @ out + last
    parts = [(odds[scenarios[kept] == n], won[kept][scenarios[kept] == n]) for n in range(1, 26)]
    told = [ranked(*part) for part in parts if 10 < part[1].sum() < len(part[1]) - 10]
    print(f"{asked.games} games, {len(x)} rounds; right order within a scenario: {np.mean(told):.3f}")
    signed = inner[: len(mean)] / spread[:, None]

    def short(values: Rows) -> list[Any]:
        return [short(one) if one.ndim else float(f"{one:.4g}") for one in values]

    net = Net(
        hidden=short(signed.T),
        scenario=short(inner[len(mean) :]),
        bias=short(bias - mean @ signed),
        out=short(out),
        last=float(f"{last[0]:.4g}"),
        games=asked.games,
    )
    asked.out.write_bytes(msgspec.json.encode(net) + b"\n")


if __name__ == "__main__":
    main()
