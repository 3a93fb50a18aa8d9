"""What wins the scenario, or comes nearer to that, in this very turn: nothing else is worth anything beside it."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Option
from undercroft.games.machina.board import BIT, X, Y, layout
from undercroft.games.machina.bot.goals import wish
from undercroft.games.machina.cards.registry import CHAPTERS
from undercroft.games.machina.explorer import EXPLORE, LIT, MOVE, UNLIT, UNLIT_INSPIRATION, means
from undercroft.games.machina.reading import crowd, explorers_on, passable
from undercroft.games.machina.state import OFF, Explorer, Machina


def finish(state: Machina, explorer: Explorer) -> Option | None:
    """A deed that the endgame waits for or the next step to it, where the stamina of this turn is enough for both."""
    if state.chapter < len(CHAPTERS[state.scenario]) - 1 or explorer.cell == OFF:
        return None
    wanted = wish(state)
    if wanted == "exit":  # MA-GOAL-O2: who has left is safe, and wins even if the others die
        if explorer.cell != state.exit:
            return _step(state, explorer, BIT[state.exit], explorer.stamina - EXPLORE)
        return ("leave",) if explorer.stamina >= EXPLORE else None
    if wanted == "chapter":
        return _chapter_cell(state, explorer)
    return None


def _chapter_cell(state: Machina, explorer: Explorer) -> Option | None:
    """To a chapter cell that this explorer can pay for, and its activation (MA-ACT-13, MA-ACT-14)."""
    board = layout(state.slots)
    left = board.chapters & ~state.destroyed
    near = board.adjacent(explorer.cell)
    for ready, price in ((left & state.lit, LIT), (left & ~state.lit, UNLIT)):
        beside = 0
        for cell in cells(ready):
            is_near = near & BIT[cell]
            if price == UNLIT and _means(state, explorer, cell, bool(is_near)) < UNLIT_INSPIRATION:
                continue
            if is_near and explorer.stamina >= price:
                return ("chapter", X[cell], Y[cell])
            beside |= board.adjacent(cell)
        step = _step(state, explorer, beside, explorer.stamina - price)
        if step is not None:
            return step
    return None


def _means(state: Machina, explorer: Explorer, cell: int, is_near: bool) -> int:
    """The inspiration for a chapter cell; for one that is still to be walked to, what those who stand there add."""
    if is_near:
        return means(state, explorer, cell)
    there = explorers_on(state, layout(state.slots).adjacent(cell)) if not state.alone else []
    return explorer.inspiration + sum([other.inspiration for other in there if other is not explorer])


def _step(state: Machina, explorer: Explorer, goal: int, stamina: int) -> Option | None:
    """The first step of a walk to one of these cells that takes no more than so much stamina (MA-ACT-1)."""
    board = layout(state.slots)
    free = passable(state) & ~crowd(state) & ~board.pits
    near = board.adjacent(explorer.cell)
    water = state.water
    front = known = goal & free
    waded = 0  # the cells in water of the front before: who comes by them pays twice (MA-WATER-O2)
    for left in range(stamina, 0, -1):  # from the goal back, with what is left to come to the front
        first = front & near & ~water if left == MOVE else front & near
        for cell in cells(first):
            return ("move", X[cell], Y[cell])
        found = (board.spread(front & ~water) | board.spread(waded)) & free & ~known
        waded = front & water
        front = found
        known |= found
    return None
