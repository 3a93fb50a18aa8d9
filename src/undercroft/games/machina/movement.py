"""Being moved: pushing and pulling, teleporting, steps that a card grants, passing through incorporeal creatures."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Option
from undercroft.games.machina import attack, creatures
from undercroft.games.machina.board import BIT, X, Y, layout, nearest_plain
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.events.board import Walked
from undercroft.games.machina.options import MOVE_TO, NUMBER, WHO, cell_of
from undercroft.games.machina.reading import (
    INCORPOREAL,
    any_incorporeal,
    crowd,
    has_keyword,
    is_incorporeal,
    passable,
    slot_bits,
)
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina

STROLL: Question[Machina] = Question(
    "stroll", MOVE_TO, Verb("stay", listed=True), clause="MA-ACT-1", about=(WHO, NUMBER), answer=prefer("stay")
)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def shove(state: Machina, source: Creature, creature: Creature, steps: int) -> Rule[None]:
    """Push (steps > 0) or pull (steps < 0) a creature, MA-PULL-1 to 6."""
    if has_keyword(state, creature, "immobile"):
        return  # MA-PULL-6
    way = 1 if steps > 0 else -1
    for _ in range(abs(steps)):
        if creature.cell == OFF or creature.health <= 0 or source.cell == OFF:
            return  # what fell into a pit is not moved further
        board = layout(state.slots)
        dx = way * _sign(X[creature.cell] - X[source.cell])  # MA-PULL-O1: worked out anew before each step
        dy = way * _sign(Y[creature.cell] - Y[source.cell])
        x, y = X[creature.cell] + dx, Y[creature.cell] + dy
        cell = next((near for near in cells(board.adjacent(creature.cell)) if (X[near], Y[near]) == (x, y)), OFF)
        if cell == OFF:
            return  # MA-PULL-O2: a wall, or the edge of the board
        if board.barrels & ~state.destroyed & BIT[cell]:
            yield from attack.explode(state, [cell], source)  # MA-PULL-3, MA-PULL-O4
            return
        if board.levers & ~state.destroyed & BIT[cell]:
            yield from attack.activate_lever(state, source, cell, slot_bits(state, cell))  # MA-PULL-4, MA-PULL-O4
            return
        if not passable(state) & ~crowd(state) & BIT[cell]:
            return  # MA-PULL-2
        yield from creatures.put(state, creature, cell, "push" if way > 0 else "pull")  # MA-PULL-5


def teleport(state: Machina, explorer: Explorer, kind: str) -> Rule[None]:
    """To the nearest undestroyed cell of a kind on its tile, or the free cell nearest to that (MA-TEL-2, 3)."""
    board = layout(state.slots)
    kinds = {
        "event": board.events,
        "chest": board.chests,
        "bench": board.benches,
        "station": board.stations,
        "chapter": board.chapters,
        "lever": board.levers,
        "lair": board.lairs,
    }
    goals = kinds[kind] & ~state.destroyed & slot_bits(state, explorer.cell)
    if not goals:
        return  # MA-TEL-O1
    goal = yield from creatures.pick_cell(state, nearest_plain(explorer.cell, goals), explorer.id, explorer.seat)
    free = passable(state) & ~(crowd(state) & ~BIT[explorer.cell])
    cell = yield from creatures.pick_cell(state, nearest_plain(goal, free), explorer.id, explorer.seat)
    yield from creatures.put(state, explorer, cell, "teleport")


def ghosts(state: Machina, creature: Creature) -> int:
    """The cells with creatures that this one may pass through (MA-INC-3)."""
    if is_incorporeal(state, creature):
        return crowd(state) & ~BIT[creature.cell]
    board = 0
    marked = bool(state.markers)
    for monster in state.order:
        if monster.id in INCORPOREAL or ((marked or monster.events) and has_keyword(state, monster, "incorporeal")):
            board |= BIT[monster.cell]
    for explorer in state.explorers:
        if explorer.cell != OFF and (marked or explorer.keywords) and has_keyword(state, explorer, "incorporeal"):
            board |= BIT[explorer.cell]
    return board


def beyond(state: Machina, creature: Creature, stamina: int) -> dict[int, int]:
    """The free cells behind creatures that may be passed through, with the steps they take (MA-INC-O1)."""
    found: dict[int, int] = {}
    if not any_incorporeal(state):
        return found
    veil = ghosts(state, creature) & passable(state)
    board = layout(state.slots)
    front = board.adjacent(creature.cell) & veil
    if not front:
        return found
    free = passable(state) & ~crowd(state)
    near = board.adjacent(creature.cell)
    seen = front
    for steps in range(2, stamina + 1):
        reached = board.spread(front)
        for cell in cells(reached & free & ~near):
            found.setdefault(cell, steps)
        front = reached & veil & ~seen
        seen |= front
        if not front:
            break
    return found


def tell_walk(state: Machina, creature: Creature, cell: int, *, joins: bool = False) -> None:
    """Tell that a creature goes to a cell, before it stands there; through others cell by cell (MA-INC-O1)."""
    if state.log is not None:
        state.tell(Walked(who=creature.id, path=_way(state, creature, cell), joins=joins))


def _way(state: Machina, creature: Creature, cell: int) -> list[int]:
    """The cells of a shortest walk to a cell that is adjacent or lies behind creatures that may be passed through."""
    board = layout(state.slots)
    veil = ghosts(state, creature) & passable(state)
    ways = {creature.cell: [creature.cell]}
    front = [creature.cell]
    while front:
        reached = []
        for here in front:
            near = board.adjacent(here)
            if near & BIT[cell]:
                return [*ways[here], cell]
            for other in cells(near & veil):
                if other not in ways:
                    ways[other] = [*ways[here], other]
                    reached.append(other)
        front = reached
    raise ValueError(f"no way leads from {creature.cell} to {cell}")


def stroll(state: Machina, explorer: Explorer, steps: int) -> Rule[None]:
    """Up to so many steps without spending stamina."""
    for left in range(steps, 0, -1):
        if explorer.cell == OFF:
            return
        free = layout(state.slots).adjacent(explorer.cell) & passable(state) & ~crowd(state)
        options: list[Option] = [("move", X[cell], Y[cell]) for cell in cells(free)]
        if not options:
            return
        option = yield STROLL.ask(explorer.seat, [*options, ("stay",)], (explorer.id, left))
        if option[0] == "stay":
            return
        yield from creatures.put(state, explorer, cell_of(option), "walk")
