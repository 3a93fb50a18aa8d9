"""How simulation scales: games per second with 1 and 2 workers and with Ray, as ratios to one worker; and memory.

    python bench/lab.py [GAMES] [GAME]
"""

from __future__ import annotations

import importlib.util
import os
import sys

from undercroft.lab.simulate import simulate


def resident() -> float:
    """What this process holds, in MiB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    game = sys.argv[2] if len(sys.argv) > 2 else "thunderstone"
    simulate(game, ["random"], 50)
    before = resident()
    alone = simulate(game, ["random"], games).speed
    print(f"1 worker: {alone['games_per_second']:.1f} games/s, memory {before:.0f} -> {resident():.0f} MiB")
    two = simulate(game, ["random"], games, workers=2).speed
    print(f"2 workers: {two['games_per_second'] / alone['games_per_second']:.2f} times one worker")
    if importlib.util.find_spec("ray") is not None:
        cluster = simulate(game, ["random"], games, ray="local").speed
        ratio = cluster["games_per_second"] / alone["games_per_second"]
        idle = 1 - cluster["busy_seconds"] / (cluster["seconds"] * (os.cpu_count() or 1))
        print(f"Ray on this machine: {ratio:.2f} times one worker; {idle:.0%} of the time not spent playing")


if __name__ == "__main__":
    main()
