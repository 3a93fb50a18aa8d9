"""Train a small policy on Buttons & Bugs, scenario 1, until it beats random clearly; save it for `learned:FILE`.

python examples/train_bugs.py --out bugs.json
undercroft simulate bugs --option mode=scenario --seats learned:bugs.json --games 100
"""

from __future__ import annotations

import argparse

from undercroft.core.game import load
from undercroft.lab.learn import Plan, Report, train
from undercroft.lab.simulate import simulate

OPTIONS = {"mode": "scenario", "scenario": 1, "character": "tinkerer", "difficulty": "standard"}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--out", default="bugs.json", metavar="FILE")
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--games", type=int, default=32, help="games of one round")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=1, help="processes that play; the network is the same")
    asked.add_argument("--check", type=int, default=100, help="games to compare it with random by")
    args = asked.parse_args()
    game = load("bugs")
    plan = Plan(rounds=args.rounds, games=args.games, teacher=300, glances=1, seed=args.seed)

    def tell(told: Report) -> None:
        print(f"round {told.number + 1}: won {told.won:.0%}", flush=True)

    network = train(game, OPTIONS, plan, tell, args.workers)
    network.save(args.out)
    for name in (f"learned:{args.out}", "random"):
        line = simulate(game, [name], args.check, options=OPTIONS, seed=7).seats[0]
        interval = f"95% interval {line.win_low:.1%} to {line.win_high:.1%}"
        print(f"{name}: won {line.win_rate:.1%} of {line.games} ({interval})")


if __name__ == "__main__":
    main()
