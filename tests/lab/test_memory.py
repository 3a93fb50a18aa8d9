"""Memory stays flat however many games are simulated: rows are counted and written, not kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.core.game import available

PROGRAM = """
import gc, sys
from undercroft.lab.simulate import simulate

def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 // 1024

game, seats, first, more, out = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
simulate(game, [seats], first, out=out)
before = resident()
simulate(game, [seats], more, seed=2, out=out)
print(resident() - before)
"""


def growth(game: str, seats: str, first: int, more: int, out: Path) -> int:
    """By how many KiB a process grows over `more` games after the `first` ones."""
    command = [sys.executable, "-c", PROGRAM, game, seats, str(first), str(more), str(out)]
    env = os.environ | {"PYTHONPATH": os.getcwd()}
    return int(subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout)


pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's own figures")


def test_memory_stays_flat(tmp_path: Path) -> None:
    assert growth("tests.lab.vault", "random", 500, 3000, tmp_path / "games.csv") < 1024


@pytest.mark.soak
@pytest.mark.parametrize("game", available())
def test_memory_stays_flat_over_a_hundred_thousand_games(game: str, tmp_path: Path) -> None:
    assert growth(game, "random", 2_000, 100_000, tmp_path / "games.csv") < 16 * 1024
