"""Better weights for Jaws' greedy player: `python -m tests.games.jaws.tune --seconds 420 --workers 16 --out FILE`.

An evolution strategy: each deal is played twice, with weights that differ from today's by chance and by the same in the
other direction. What did better pulls all weights its way. The file says by what each weight of `bot/field.py` and
`bot/worth.py` is to be multiplied, and what to add to `bot/taste.py`; half of it is luck, so try it on fresh deals.
"""

from __future__ import annotations

import argparse
import time
from math import exp, sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tests.games.jaws.fit_outlook import deal
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.jaws.bot import answers, field, plan, rollout, worth
from undercroft.games.jaws.bot.progress import closeness
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

Vector: TypeAlias = NDArray[np.float64]
NAMES = (
    "NEED", "HASTE", "BOUNTY", "AIMS", "QUARRY", "SHARES", "FEAR", "PAIN", "HURRY", "WAITING", "POWER", "ROOM",
    "ROUND_WORTH", "WEIGHT", "SPARED", "ACTED", "CRATE",
)  # fmt: skip
FIELD = {name: getattr(field, name) for name in NAMES}
FACTORS = dict(worth.FACTORS)
OWN = [card for card, one in CARDS.items() if one.level in ("1", "X")]
HALVES = {source: half.extra for source, half in plan.HALVES.items() if source.split(":")[1] in OWN}
KEEP = {card: answers.worth_of(card) for card in OWN}
SPREAD = {"field": 0.2, "factor": 0.2, "half": 0.4, "keep": 0.6}
"""How far weights are moved: factors by a power of e, what is added by points."""
RATE = 0.1


def weights() -> list[str]:
    """Every weight by its name."""
    found = []
    for name, value in FIELD.items():
        found += [f"field:{name}:{at}" for at in range(len(value) if isinstance(value, tuple) else 1)]
    found += [f"factor:{kind.__name__}" for kind in FACTORS]
    return [*found, *(f"half:{source}" for source in HALVES), *(f"keep:{card}" for card in OWN)]


WEIGHTS = weights()
SIGMA = np.array([SPREAD[name.partition(":")[0]] for name in WEIGHTS])


def install(moved: Vector) -> None:
    """Play with these weights from now on."""
    by_name = dict(zip(WEIGHTS, map(float, moved), strict=True))
    for name, value in FIELD.items():
        if isinstance(value, tuple):
            setattr(field, name, tuple(one * exp(by_name[f"field:{name}:{at}"]) for at, one in enumerate(value)))
        else:
            setattr(field, name, value * exp(by_name[f"field:{name}:0"]))
    for kind, factor in FACTORS.items():
        worth.FACTORS[kind] = factor * exp(by_name[f"factor:{kind.__name__}"])
    for source, extra in HALVES.items():
        plan.HALVES[source].extra = extra + by_name[f"half:{source}"]
    for card, kept in KEEP.items():
        answers._WORTH[card] = kept + by_name[f"keep:{card}"]
    answers._KEPT.planner = None  # it was made with other weights


def play(options: dict[str, Any], seed: int) -> float:
    table = Table(GAME, options, seed, light=True)
    state = table.state
    assert isinstance(state, Jaws)
    dice = Dice(seed)
    while (turn := table.turn()) is not None:
        seat, asked = turn
        table.take(rollout(state, asked, dice), seat)
    return closeness(state)


def noise(seed: int) -> Vector:
    return np.random.default_rng(seed).standard_normal(len(WEIGHTS))


def pair(task: tuple[Vector, int]) -> tuple[int, float]:
    """Half of what a step forward brings more than a step back, on one deal."""
    moved, seed = task
    options, step = deal(Dice(seed)), SIGMA * noise(seed)
    install(moved + step)
    forth = play(options, seed)
    install(moved - step)
    return seed, (forth - play(options, seed)) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=420)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pairs", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    moved, pull, step = np.zeros(len(WEIGHTS)), np.zeros(len(WEIGHTS)), 0
    ends = time.monotonic() + asked.seconds
    with get_context("fork").Pool(asked.workers) as pool:
        while time.monotonic() < ends:
            seeds = range(asked.seed + step * asked.pairs, asked.seed + (step + 1) * asked.pairs)
            found = pool.map(pair, [(moved, seed) for seed in seeds], chunksize=8)
            error = float(np.std([gain for _, gain in found])) / sqrt(len(found)) or 1.0
            slope = np.sum([gain * noise(seed) for seed, gain in found if gain], axis=0) / len(found)
            pull = 0.8 * pull + 0.2 * slope / error
            moved = moved + RATE * SIGMA * np.clip(pull, -3, 3)
            step += 1
            print(f"step {step}: {2 * len(found)} games", flush=True)
            asked.out.write_bytes(msgspec.json.encode(dict(zip(WEIGHTS, moved.round(3).tolist(), strict=True))))


if __name__ == "__main__":
    main()
