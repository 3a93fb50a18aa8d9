"""Whom a monster hunts, and the steps it takes towards them."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.machina import creatures, movement
from undercroft.games.machina.board import BIT, distance, layout
from undercroft.games.machina.events.board import DoorBroken
from undercroft.games.machina.reading import crowd, has_keyword, is_incorporeal, on_board, passable, walkable
from undercroft.games.machina.state import Explorer, Machina, Monster

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
        return on_board(state)
    sighted = has_keyword(state, monster, "sighted")
    return [explorer for explorer in on_board(state) if sighted or not is_incorporeal(state, explorer)]


def hunting_ground(state: Machina) -> int:
    """The cells that a hunting monster's count and its steps may cross: MA-NEAR-O2, MA-PIT-3."""
    return walkable(state) & ~layout(state.slots).pits


def nearest(state: Machina, monster: Monster) -> tuple[list[Explorer], int]:
    """The explorers that it may hunt now, and the count to them: MA-NEAR-5, MA-NEAR-O3."""
    found = targets(state, monster)
    return nearest_of(state, monster, found, hunting_ground(state)) if found else ([], FAR)


def nearest_of(state: Machina, monster: Monster, found: list[Explorer], ground: int) -> tuple[list[Explorer], int]:
    """Those of the explorers that it may hunt, and the count to them."""
    ways = [counts(state, monster, explorer, ground) for explorer in found]
    fewest = min(ways)
    if fewest == FAR:
        ways = [distance(monster.cell, explorer.cell) for explorer in found]
        closest = [explorer for explorer, way in zip(found, ways, strict=True) if way == min(ways)]
    else:
        closest = [explorer for explorer, way in zip(found, ways, strict=True) if way == fewest]
    if len(closest) > 1:
        weakest = min([explorer.health for explorer in closest])
        closest = [explorer for explorer in closest if explorer.health == weakest]
    return closest, fewest


def step(state: Machina, monster: Monster, prey: Explorer, ground: int, *, pay: bool = True) -> Flow[bool]:
    """Destroy a door in the way, or one step towards the prey: MA-PRED-3, MA-PRED-4. False if it cannot get closer."""
    board = layout(state.slots)
    near = board.adjacent(monster.cell)
    layers = board.flood(prey.cell, ground)
    count = 0
    for layer in layers:
        if layer & near:
            break
        count += 1
    else:
        return False  # no way leads there
    if not count:
        return False  # beside the prey
    closer = layers[count] & near  # MA-PRED-O2
    doors = closer & state.closed
    if doors and pay and monster.stamina >= BREAK:  # MA-PRED-O3
        yield from _break_door(state, monster, doors)
        return True
    if has_keyword(state, monster, "immobile"):
        return False  # MA-MON-O3
    free = closer & passable(state) & ~crowd(state)
    if free:
        if free & (free - 1):
            cell = yield from creatures.pick_cell(state, free, monster.id)  # MA-PRED-O4
        else:
            cell = free.bit_length() - 1
        if state.log is not None:
            movement.tell_walk(state, monster, cell, joins=True)
        monster.cell = cell
        if pay:
            monster.stamina -= MOVE
        return True
    return pay and monster.stamina > 1 and (yield from _pass_through(state, monster, layers[: count + 1]))


def step_for_free(state: Machina, monster: Monster) -> Flow[bool]:
    """A step that a card grants, towards whoever is nearest; False if it cannot get closer."""
    closest, _ = nearest(state, monster)
    if not closest:
        return False
    return (yield from step(state, monster, closest[0], hunting_ground(state), pay=False))


def _break_door(state: Machina, monster: Monster, doors: int) -> Flow[None]:
    cell = yield from creatures.pick_cell(state, doors, monster.id)
    monster.stamina -= BREAK
    state.closed &= ~BIT[cell]
    state.broken |= BIT[cell]
    if state.log is not None:
        state.tell(DoorBroken(who=monster.id, cell=cell, clause="MA-PRED-3"))


def _pass_through(state: Machina, monster: Monster, layers: list[int]) -> Flow[bool]:
    """Onto a cell of these layers behind creatures that it may pass through, the cheapest first (MA-INC-O1)."""
    lower = 0
    for layer in layers:
        lower |= layer
    reached = movement.beyond(state, monster, monster.stamina)
    far = {cell: cost for cell, cost in reached.items() if lower & BIT[cell]}
    if not far:
        return False
    cost = min(far.values())
    cheapest = sum([BIT[cell] for cell, price in far.items() if price == cost])
    cell = yield from creatures.pick_cell(state, cheapest, monster.id)
    movement.tell_walk(state, monster, cell, joins=True)
    monster.cell = cell
    monster.stamina -= cost
    return True
