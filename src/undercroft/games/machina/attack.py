"""Attacks: the roll, its changes, inspiration spent on it, damage; traps and barrels."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Choice, Flow
from undercroft.games.machina import creatures, inspiration
from undercroft.games.machina.board import BIT, X, Y, layout
from undercroft.games.machina.consequences import Rule, note
from undercroft.games.machina.dice import dice
from undercroft.games.machina.events.board import BarrelExploded, CellSpent, TrapsTriggered
from undercroft.games.machina.events.fights import AttackCompared, AttackRolled, HealthLost
from undercroft.games.machina.ids import cell_id, figure_id
from undercroft.games.machina.options import AT_CELL, NUMBER, WHO, cell_of
from undercroft.games.machina.reading import (
    ability_changes,
    explorers_on,
    monsters_on,
    seats,
    slot_bits,
    stat_of,
    whole_barrels,
)
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina

TRAP_DICE = 3
BARREL_DEFENCE = 1
"""What an attack on a barrel must come to (MA-BAR-3)."""

Evader = Creature | int
"""A creature, or the cell of a barrel."""

RAISE: Question[Machina] = Question(
    "raise",
    Verb("spend", NUMBER, listed=True),
    clause="MA-INS-5",
    about=(WHO, Argument("result", int), Argument("needed", int)),
)
BARREL: Question[Machina] = Question("barrel", AT_CELL, clause="MA-BAR-O1")


def shown(evaders: list[Evader]) -> list[str]:
    """Their ids on the screen."""
    return [cell_id(evader) if isinstance(evader, int) else figure_id(evader.id) for evader in evaders]


def attack(
    state: Machina,
    source: Creature | None,
    evaders: list[Evader],
    high: int,
    low: int,
    magic: bool,
    anchor: int = OFF,
    *,
    aims: bool = True,
) -> Rule[list[Evader]]:
    """One attack with everything that follows from it, barrels included; returns who was hit."""
    hit = yield from strike(state, source, evaders, high, low, magic, anchor, aims=aims)
    barrels = [cell for cell in hit if isinstance(cell, int)]
    if barrels:
        yield from explode(state, barrels, source)
    return hit


def strike(
    state: Machina,
    source: Creature | None,
    evaders: list[Evader],
    high: int,
    low: int,
    magic: bool,
    anchor: int,
    *,
    aims: bool = True,
    barrel: int = OFF,
) -> Rule[list[Evader]]:
    """Roll once (MA-ATK-7), change the result, compare it with each evader, deal damage.

    `aims`: the source strikes itself, and no trap does; `barrel`: the cell of what explodes.
    """
    if not evaders:
        return []
    outcomes, weights = dice(high, low)
    rolled: int = yield Chance(f"attack-{high}-{low}", outcomes, weights)
    if state.log is not None:
        who = source.id if source is not None and aims and barrel == OFF and source.cell != OFF else ""
        state.tell(AttackRolled(who=who, whom=shown(evaders), rolled=rolled))
    result = rolled if source is None else _changed(state, source, rolled)
    stat = "will" if magic else "defence"  # MA-ATK-1
    walls = [BARREL_DEFENCE if isinstance(evader, int) else stat_of(state, evader, stat) for evader in evaders]
    if state.active != OFF and result < max(walls):
        result = yield from raise_result(state, result, walls, anchor)
    hit: list[Evader] = []
    for evader, wall in zip(evaders, walls, strict=True):
        is_hit = result >= wall  # MA-ATK-6: equal is a hit
        if is_hit:
            hit.append(evader)
        if isinstance(evader, int):
            continue
        if state.log is not None:
            state.tell(
                AttackCompared(who=evader.id, is_hit=is_hit, is_magic=magic, rolled=rolled, result=result, wall=wall)
            )
        if not is_hit:
            continue
        if isinstance(evader, Explorer):
            yield from inspiration.lose_health(state, evader, 1)
        else:
            evader.health -= 1
            if state.log is not None and evader.health >= 0:
                state.tell(HealthLost(who=evader.id, amount=1, left=evader.health))
            if not evader.health:
                if barrel != OFF:
                    spend_cell(state, barrel)  # MA-BAR-O1: what the monster's end sets off does not explode it again
                yield from creatures.destroy_monster(state, evader)
    if hit and type(source) is Explorer and source.alive:
        yield from note(state, source, "hit")
    return hit


def _changed(state: Machina, source: Creature, rolled: int) -> int:
    """The result after everything that raises it (MA-ATK-3) and lowers it (MA-ATK-4); never below 0 (MA-ATK-O1)."""
    changes = ability_changes(state, source, "attack")
    if type(source) is Explorer:
        changes.append(source.attack)
    return max(0, rolled + sum(changes))


def raise_result(state: Machina, result: int, walls: list[int], anchor: int) -> Flow[int]:
    """MA-ATK-5, MA-INS-5: the explorer whose turn it is, and their supporters, may add to the result."""
    payer = state.explorers[state.active]
    missing = [wall - result for wall in walls if wall > result]
    if inspiration.purse(state, payer, anchor) < min(missing):
        return result
    goal = max(walls)

    def ask(explorer: Explorer, left: int) -> Choice:
        options = [("spend", n) for n in range(min(left, explorer.inspiration) + 1)]
        return RAISE.ask(explorer.seat, options, (explorer.id, goal - left, goal))

    return result + (yield from inspiration.collect(state, payer, anchor, goal - result, ask, support=False))


# ---------------------------------------------------------------------- barrels


def around(state: Machina, cell: int) -> list[Evader]:
    """Every creature and every barrel beside a cell (MA-BAR-O2)."""
    near = layout(state.slots).adjacent(cell)
    return [*explorers_on(state, near), *monsters_on(state, near), *cells(near & whole_barrels(state))]


def explode(state: Machina, first: list[int], source: Creature | None) -> Rule[None]:
    """Barrels explode one after another, each with a roll of its own (MA-BAR-4, MA-BAR-O1)."""
    queue = first
    laid = state.laid
    while queue := [cell for cell in queue if whole_barrels(state) & BIT[cell]]:  # what fell may have set some off
        cell = queue[0]
        if len(queue) > 1:
            option = yield BARREL.ask(
                source.seat if type(source) is Explorer else seats(state),
                [("at", X[other], Y[other]) for other in queue],
            )
            cell = cell_of(option)
        evaders = [evader for evader in around(state, cell) if evader not in queue]
        if state.log is not None:
            state.tell(BarrelExploded(cell=cell, whom=shown(evaders)))
        hit = yield from strike(state, source, evaders, TRAP_DICE, 0, False, cell, barrel=cell)  # MA-BAR-F1, MA-SUP-F1
        if laid != state.laid:
            return
        spend_cell(state, cell)
        queue += [other for other in hit if isinstance(other, int)]
    if type(source) is Explorer and source.alive:
        yield from note(state, source, "barrel")


# ---------------------------------------------------------------------- traps


def trigger_traps(state: Machina, source: Creature | None, tiles: int, anchor: int = OFF) -> Rule[None]:
    """MA-TRAP-1: every creature on a trap cell of these tiles is attacked."""
    traps = layout(state.slots).traps & tiles
    found: list[Evader] = [*explorers_on(state, traps), *monsters_on(state, traps)]
    if state.log is not None:
        state.tell(TrapsTriggered(cells=[creature.cell for creature in found if not isinstance(creature, int)]))
    yield from attack(state, source, found, TRAP_DICE, 0, False, anchor, aims=False)  # MA-TRAP-O2


def activate_lever(state: Machina, source: Creature, cell: int, tile: int) -> Rule[None]:
    """However a lever is activated (MA-ACT-20, MA-PULL-4, MA-UNP-5): traps strike, and then the lever is gone."""
    laid = state.laid
    yield from trigger_traps(state, source, tile, cell)
    if laid != state.laid:
        return
    if type(source) is Explorer and source.alive and _is_at_another_lever(state, source, cell):
        yield from trigger_traps(state, source, tile, cell)  # MA-TRAP-3, MA-TRAP-F3: once, with a roll of its own
    if laid == state.laid:
        spend_cell(state, cell)  # MA-TRAP-2
    if type(source) is Explorer and source.alive:
        yield from note(state, source, "lever")


def _is_at_another_lever(state: Machina, source: Explorer, cell: int) -> bool:
    """Whether another explorer is adjacent to a lever that is not this one, on any tile (MA-TRAP-3, MA-TRAP-O1)."""
    board = layout(state.slots)
    near = board.spread(board.levers & ~state.destroyed & ~BIT[cell])
    return any(other is not source for other in explorers_on(state, near))


def spend_cell(state: Machina, cell: int) -> None:
    """A destruction token comes onto a cell."""
    if state.log is not None and not state.destroyed & BIT[cell]:
        state.tell(CellSpent(cell=cell))
    state.destroyed |= BIT[cell]


def tile_of(state: Machina, source: Creature | None) -> int:
    """The tile of whoever triggers traps; all tiles if nobody does (MA-TRAP-F2)."""
    if source is None or source.cell == OFF:
        return layout(state.slots).all
    return slot_bits(state, source.cell)
