"""Machina Arcana beside catanatron 3.2.1 in the same run: real decisions of random play, and forks.

A real decision has at least two options. Run: python -m bench.machina
"""

from __future__ import annotations

from bench.catan import beside
from undercroft.core.game import load

GOAL_RATIO = 6

if __name__ == "__main__":
    beside(load("machina"), GOAL_RATIO)
