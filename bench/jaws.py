"""Jaws of the Lion beside catanatron in the same run: real decisions of random play with 4 characters and 8 monsters.

A real decision has at least two options. Run: python -m bench.jaws
"""

from __future__ import annotations

from bench.catan import beside
from undercroft.core.game import load

GOAL_RATIO = 6

if __name__ == "__main__":
    beside(load("jaws"), GOAL_RATIO)
