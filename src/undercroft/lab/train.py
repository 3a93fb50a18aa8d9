"""One command that trains a game's player: `python -m undercroft.lab.train GAME --out FILE`.

Each game has a recipe: what it is trained on, and how. Everything in it can be asked for otherwise; `--scale 0.1` is
the same in a tenth of the games. Beside FILE it writes the curve (FILE with `.csv`): a line for every round.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.agents import agent
from undercroft.agents.learned import Network
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, load
from undercroft.lab.commands import above_nothing, obey, possible_set_ups, read_pairs, writable
from undercroft.lab.plan import Plan, Report
from undercroft.lab.simulate import read_vary


class Recipe(msgspec.Struct, frozen=True):
    """How the network that ships for a game was trained."""

    plan: Plan
    options: Mapping[str, Any] = {}
    vary: Mapping[str, Sequence[Any]] = {}
    """Options whose values take turns."""


RECIPES = {
    "thunderstone": Recipe(
        Plan(
            teacher=600,
            teaches="greedy",
            slips=5,
            start=1e-3,
            rounds=34,
            games=100,
            rate=1e-3,
            entropy=0.005,
            rival="greedy",
            glances=1,
        ),
        vary={"set": ("first", "random")},
    ),
    "bugs": Recipe(
        Plan(
            teacher=1500,
            teaches="greedy",
            slips=5,
            start=1e-3,
            rounds=160,
            games=384,
            rate=1e-3,
            entropy=0.008,
            advice=True,
            glances=1,
        ),
        options={"mode": "scenario", "scenario": 1},
        vary={
            "character": ("bruiser", "tinkerer", "spellweaver", "silent-knife", "cragheart", "mindthief"),
            "difficulty": ("standard", "hard"),
        },
    ),
    "sanctum": Recipe(
        Plan(teacher=40, teaches="greedy", slips=2, rounds=12, games=24, rate=5e-4, rival="greedy", advice=True),
    ),
    "machina": Recipe(
        Plan(teacher=60, teaches="greedy", slips=2, rounds=20, games=36, rate=5e-4, advice=True),
        options={"explorers": 2},
        vary={"scenario": ("engine", "train", "stars")},
    ),
    "jaws": Recipe(
        Plan(teacher=150, teaches="greedy", slips=2, rounds=60, games=36, rate=5e-4),
        options={"mode": "scenario"},
        vary={"scenario": (1, 2, 3), "difficulty": ("normal", "hard")},
    ),
}
"""Games without one are trained as they are set up by default."""


class Curve:
    """Tells how the training goes, and keeps it as lines of a table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.started = time.monotonic()
        self.lines = ["round,games,won,same_as_teacher"]

    def __call__(self, report: Report) -> None:
        self.lines.append(f"{report.number + 1},{report.games},{report.won:.3f},{report.same:.3f}")
        self.path.write_text("\n".join(self.lines) + "\n", "utf-8")
        seconds = time.monotonic() - self.started
        print(f"round {report.number + 1}: {report.games} games, won {report.won:.0%}, {seconds:.0f} s", flush=True)


def changed(plan: Plan, changes: Mapping[str, str], game: Game[Any]) -> Plan:
    """The plan with these numbers otherwise; BadOption for one that it has not, or that does not fit."""
    numbers = msgspec.to_builtins(plan)
    for name, value in changes.items():
        if name not in numbers:
            raise BadOption("error.plan-name", name=name, names=", ".join(numbers))
        try:
            plan = msgspec.convert({**numbers, name: value}, Plan, strict=False)
        except msgspec.ValidationError as error:
            cause = str(error).partition(" - at ")[0]
            raise BadOption("error.plan-value", name=name, value=value, cause=cause) from None
        numbers = msgspec.to_builtins(plan)
    for name in filter(None, (plan.teaches, plan.rival)):
        agent(name, game, Dice(0))  # an unknown name is told before anything is played
    return plan


def set_ups(game: Game[Any], recipe: Recipe, options: Sequence[str], vary: Sequence[str]) -> list[dict[str, Any]]:
    """What is trained on, in turn: the recipe's set-ups with these changes, without those that are impossible."""
    fixed = read_pairs(options)
    turns = {**recipe.vary, **read_vary(vary)}
    turns = {name: values for name, values in turns.items() if name not in fixed}
    return possible_set_ups(game, {**recipe.options, **fixed}, turns)


def asked_for(words: Sequence[str] | None) -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m undercroft.lab.train", description="Train a game's player.")
    asked.add_argument("game")
    asked.add_argument("--out", required=True, metavar="FILE", help="what `learned:FILE` reads")
    asked.add_argument("--scale", type=float, default=1.0, help="so many times the recipe's games and rounds")
    asked.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of set-up")
    asked.add_argument("--vary", action="append", default=[], metavar="K=A,B", help="values that take turns")
    asked.add_argument(
        "--plan", action="append", default=[], metavar="K=V", help="a number of the plan: rounds, games, rate, teaches"
    )
    asked.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play")
    asked.add_argument("--seconds", type=float, default=0.0, help="end after so much time with what it has")
    asked.add_argument("--keep", action="store_true", help="write what it is after each tenth of the rounds, too")
    asked.add_argument("--seed", type=int, default=1)
    return asked.parse_args(words)


def run(args: argparse.Namespace) -> None:
    """Train as the command line says, and write the network and its curve."""
    above_nothing(args, "scale", "workers")
    game = load(args.game)
    recipe = RECIPES.get(game.name, Recipe(Plan()))
    plan = msgspec.structs.replace(
        recipe.plan,
        seed=args.seed,
        seconds=args.seconds,
        teacher=round(recipe.plan.teacher * args.scale),
        rounds=max(1, round(recipe.plan.rounds * args.scale)),
    )
    plan = changed(plan, read_pairs(args.plan), game)
    variants = set_ups(game, recipe, args.option, args.vary)
    from undercroft.lab.learn import train  # not before: what it needs may be missing, which is told as all else is

    out, curve = (writable(path) for path in (Path(args.out), Path(args.out).with_suffix(".csv")))

    def keep(tenth: int, network: Network) -> None:
        if tenth < 10:
            network.save(out.with_suffix(f".{tenth}{out.suffix}"))

    network = train(game, variants, plan, Curve(curve), args.workers, keep if args.keep else None)
    network.save(out)
    print(f"{out}: {out.stat().st_size / 1000:.0f} kB, {len(network.words)} words")


def main(words: Sequence[str] | None = None) -> int:
    """The command; 2 where something asked for cannot be done, 130 where it was stopped before it learned anything."""
    return obey(run, asked_for(words), "train.stopped")


if __name__ == "__main__":
    sys.exit(main())
