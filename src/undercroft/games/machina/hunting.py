"""Whom a monster hunts, and the steps it takes towards them."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.machina import creatures, movement
from undercroft.games.machina.board import (
    BIT,
    distance,
    layout,
)
from undercroft.games.machina.state import (
    Explorer,
    Machina,
    Monster,
    crowd,
    has_keyword,
    name,
    passable,
    walkable,
)

BREAK, MOVE = 4, 1
"""What destroying a door and a step cost a monster (MA-PRED-3, MA-PRED-4)."""


FAR = 999
"""The count where no way leads."""


def counts(state: Machina, monster: Monster, explorer: Explorer, ground: int) -> int:
    """The steps from a monster to an explorer, MA-NEAR-1 to 4, MA-NEAR-O1; FAR where no way leads."""
    board = layout(state.slots)
    near = board.adjacent(monster.cell)
    for steps, layer in enumerate(board.flood(explorer.cell, ground)):
        if layer & near:
            return steps + 1
    return FAR


def targets(state: Machina, monster: Monster) -> list[Explorer]:
    """The explorers whom it can choose as targets, MA-PRED-6."""
    if not state.markers:  # explorers become incorporeal by ongoing effects alone
        return [explorer for explorer in state.explorers if explorer.cell >= 0]
    sighted = has_keyword(state, monster, "sighted")
    return [
        explorer
        for explorer in state.explorers
        if explorer.cell >= 0 and (sighted or not has_keyword(state, explorer, "incorporeal"))
    ]


def nearest(state: Machina, monster: Monster) -> tuple[list[Explorer], int]:
    """The explorers that it may hunt now, and the count to them: MA-NEAR-5, MA-NEAR-O3."""
    found = targets(state, monster)
    return nearest_of(state, monster, found) if found else ([], FAR)


def nearest_of(state: Machina, monster: Monster, found: list[Explorer]) -> tuple[list[Explorer], int]:
    ground = walkable(state) & ~layout(state.slots).pits  # MA-NEAR-O2
    ways = [counts(state, monster, explorer, ground) for explorer in found]
    least = min(ways)
    if least == FAR:
        ways = [distance(monster.cell, explorer.cell) for explorer in found]
        closest = [explorer for explorer, way in zip(found, ways, strict=True) if way == min(ways)]
    else:
        closest = [explorer for explorer, way in zip(found, ways, strict=True) if way == least]
    if len(closest) > 1:
        weakest = min([explorer.health for explorer in closest])
        closest = [explorer for explorer in closest if explorer.health == weakest]
    return closest, least


def step(state: Machina, monster: Monster, *, prey: Explorer | None = None, pay: bool = True) -> Flow[bool]:
    """Destroy a door in the way, or one step towards the prey: MA-PRED-3, MA-PRED-4. False if it cannot get closer."""
    if prey is None:
        closest, count = nearest(state, monster)
        if not closest or count == FAR:
            return False
        prey = closest[0]
    board = layout(state.slots)
    ground = walkable(state) & ~board.pits  # MA-PIT-3
    near = board.adjacent(monster.cell)
    layers = board.flood(prey.cell, ground)
    count = next((steps for steps, layer in enumerate(layers) if layer & near), 0)
    closer = layers[count] & near  # MA-PRED-O2
    if not count:
        return False  # beside the prey
    doors = closer & state.closed
    if doors and pay and monster.stamina >= BREAK:  # MA-PRED-O3
        cell = yield from creatures.pick_cell(state, doors, monster.id)
        monster.stamina -= BREAK
        state.closed &= ~BIT[cell]
        state.broken |= BIT[cell]
        if state.log is not None:
            state.tell("story.breaks", "MA-PRED-3", who=name(monster))
        return True
    if has_keyword(state, monster, "immobile"):
        return False  # MA-MON-O3
    free = closer & passable(state) & ~crowd(state)
    if free:
        monster.cell = yield from creatures.pick_cell(state, free, monster.id)  # MA-PRED-O4
        if pay:
            monster.stamina -= MOVE
        return True
    if pay and monster.stamina > 1:  # MA-INC-O1
        lower = 0
        for layer in layers[: count + 1]:
            lower |= layer
        far = {
            cell: cost for cell, cost in movement.beyond(state, monster, monster.stamina).items() if lower & BIT[cell]
        }
        if far:
            cost = min(far.values())
            cell = yield from creatures.pick_cell(
                state, sum(BIT[cell] for cell, price in far.items() if price == cost), monster.id
            )
            monster.cell = cell
            monster.stamina -= cost
            return True
    return False
