"""Buttons & Bugs beside catanatron in the same run: real decisions of random play, forks, and a monster's whole turn.

A real decision has at least two options. Run: python -m bench.bugs
"""

from __future__ import annotations

import statistics
import time

from bench.catan import beside
from bench.harness import machine
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.bugs import campaign, monsters
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import TURNS, Bugs

GAME = load("bugs")
NAMES = tuple(CHARACTERS)
TURNS_TIMED = 4000
GOAL_RATIO = 9
GOAL_TURN = 200.0


def monster_turns() -> list[float]:
    """Microseconds of whole monster turns on the largest map, one by one, with all that they ask answered at once."""
    number = max(SCENARIOS, key=lambda one: board_of(SCENARIOS[one].map).grid.size)
    scenario = SCENARIOS[number]
    character = next(name for name in NAMES if campaign.may_play(name, number))
    took: list[float] = []
    dice = Dice(3)
    table = Table(GAME, {"mode": "scenario", "character": character, "scenario": number}, seed=1, light=True)
    while table.request is not None and table.state.round < 1:
        table.choose(0)
    state = table.state
    assert isinstance(state, Bugs)
    state.phase = TURNS
    grid = board_of(scenario.map).grid
    free = [cell for cell in range(grid.size) if not (state.obstacles | state.hazards) >> cell & 1]
    for kind in range(len(state.types)):
        state.rolled[kind] = 0
    while len(took) < TURNS_TIMED:
        places = free[:]
        for figure in state.figures:
            figure.cell = places.pop(dice.below(len(places)))
            figure.health = figure.max_health
            figure.conditions = 0
            figure.bonuses.clear()
        state.lost = state.won = False
        at = 1 + dice.below(len(state.figures) - 1)
        column = dice.below(3)
        flow = monsters.monster_turn(state, at, column)
        begin = time.process_time()
        try:
            request = flow.send(None)
            while True:
                wanted = request.outcomes if hasattr(request, "outcomes") else request.options  # type: ignore[union-attr]
                request = flow.send(wanted[0])
        except StopIteration:
            took.append((time.process_time() - begin) * 1e6)
    return took


def main() -> None:
    beside(GAME, GOAL_RATIO)
    turns = sorted(monster_turns())
    median = statistics.median(turns)
    print(f"A monster's whole turn on the largest map  [{machine()}]")
    print(
        f"  median {median:.1f} us, 95% below {turns[len(turns) * 95 // 100]:.1f} us, longest {turns[-1]:.1f} us"
        f" over {len(turns)} turns (goal: median at most {GOAL_TURN:g})"
    )


if __name__ == "__main__":
    main()
