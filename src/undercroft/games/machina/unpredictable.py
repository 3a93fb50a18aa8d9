"""Monsters for which a person acts: controlled by a card (MA-CTRL), or run by a dead explorer's player (MA-DEATH)."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb
from undercroft.core.request import Option
from undercroft.games.machina import attack, chapter, creatures, effects, movement, targeting
from undercroft.games.machina.board import BIT, X, Y, layout
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, NUMBERS, Known
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.events.board import DoorBroken, DoorTurned
from undercroft.games.machina.hunting import BREAK, MOVE, counts, hunting_ground, targets
from undercroft.games.machina.monster_abilities import abilities, is_useful, use
from undercroft.games.machina.options import BREAK_DOOR, MONSTER, MOVE_TO, PULL_LEVER, TURN_DOOR, USE_ABILITY, cell_of
from undercroft.games.machina.reading import crowd, has_keyword, passable, slot_bits
from undercroft.games.machina.state import OFF, Creature, Machina, Monster

DOOR, LEVER = 3, 3
"""What a door and a lever cost a monster (MA-UNP-3, MA-UNP-5)."""


FREE_ACTION: Question[Machina] = Question(
    "monster",
    USE_ABILITY,
    MOVE_TO,
    TURN_DOOR,
    BREAK_DOOR,
    PULL_LEVER,
    Verb("stop", listed=True),
    clause="MA-UNP-1",
    about=(MONSTER,),
)


@cache
def _widened(ability: Ability) -> Ability:
    """MA-CTRL-O1: a controlled monster may aim at monsters, too."""
    return msgspec.structs.replace(ability, choose="creature") if ability.choose == "explorer" else ability


def free_turn(state: Machina, monster: Monster, seat: int, *, hostile: bool) -> Rule[None]:
    """MA-UNP-1: any actions in any order, as the person at this seat likes; MA-DEATH-O5 for a hostile one."""
    laid = state.laid
    while monster.stamina > 0 and monster.health > 0 and laid == state.laid:
        options = free_options(state, monster, hostile)
        if not options:
            return
        option = options[0]
        if len(options) > 1:
            option = yield FREE_ACTION.ask(seat, options, (monster.id,))
        if option[0] == "stop":
            return
        if option[0] == "use":
            known = ABILITIES[NUMBERS[str(option[1])][int(option[2])]]
            yield from _use(state, monster, seat, known, aims_of(state, monster, known, hostile))
        else:
            yield from _ON_CELL[str(option[0])](state, monster, cell_of(option))


def _use(state: Machina, monster: Monster, seat: int, known: Known, aims: list[Option]) -> Rule[None]:
    prey: Creature | int | None = None
    if aims:
        aim = aims[0]
        if len(aims) > 1:
            aim = yield targeting.TARGET.ask(seat, aims, (known.card, 0), "MA-UNP-1")
        context = effects.Context(monster, OFF, known.card)
        context.aim_at(state, aim)
        prey = context.targets[0]
    yield from use(state, monster, known, prey)


def _move(state: Machina, monster: Monster, cell: int) -> Rule[None]:
    """A step, or through incorporeal creatures at one stamina for each cell (MA-INC-O1)."""
    if layout(state.slots).adjacent(monster.cell) & BIT[cell]:
        monster.stamina -= MOVE
    else:
        monster.stamina -= movement.beyond(state, monster, monster.stamina)[cell]
    movement.tell_walk(state, monster, cell)
    yield from creatures.put(state, monster, cell)


def _door(state: Machina, monster: Monster, cell: int) -> Rule[None]:
    """MA-UNP-3."""
    monster.stamina -= DOOR
    state.closed ^= BIT[cell]
    if state.log is not None:
        state.tell(DoorTurned(who=monster.id, cell=cell, is_closed=bool(state.closed & BIT[cell])))
    return
    yield


def _break(state: Machina, monster: Monster, cell: int) -> Rule[None]:
    """MA-UNP-4."""
    monster.stamina -= BREAK
    state.closed &= ~BIT[cell]
    state.broken |= BIT[cell]
    if state.log is not None:
        state.tell(DoorBroken(who=monster.id, cell=cell, clause="MA-UNP-4"))
    return
    yield


def _lever(state: Machina, monster: Monster, cell: int) -> Rule[None]:
    """MA-UNP-5; the second attack is for explorers (MA-UNP-O1)."""
    monster.stamina -= LEVER
    yield from attack.activate_lever(state, monster, cell, slot_bits(state, monster.cell))
    yield from chapter.settle(state)


_ON_CELL = {"move": _move, "door": _door, "break": _break, "lever": _lever}


# ---------------------------------------------------------------------- what it may do


def aims_of(state: Machina, monster: Monster, known: Known, hostile: bool) -> list[Option]:
    """What the person may aim this ability at."""
    ability = known.ability
    if ability.target in ("close", "direct", "indirect"):
        return targeting.candidates(state, monster, ability if hostile else _widened(ability))
    return []


def free_options(state: Machina, monster: Monster, hostile: bool) -> list[Option]:
    """Everything that it can do; a hostile monster that can hunt has to (MA-DEATH-O5)."""
    usable = [
        known
        for known in map(ABILITIES.__getitem__, abilities(state, monster))
        if _can_use(state, monster, known, hostile)
    ]
    options: list[Option] = [("use", known.card, known.place) for known in usable]
    steps = _steps(state, monster, hostile)
    options += [("move", X[cell], Y[cell]) for cell in steps]
    options += _cell_options(state, monster)
    must_hunt = hostile and (bool(steps) or any(known.ability.target != "none" for known in usable))
    if options and not must_hunt:
        options.append(("stop",))
    return options


def _can_use(state: Machina, monster: Monster, known: Known, hostile: bool) -> bool:
    ability = known.ability
    if ability.stamina > monster.stamina:
        return False
    if ability.limit and not targeting.marker_free(state, known, state.horror_markers):
        return False
    if ability.target in ("close", "direct", "indirect"):
        return bool(aims_of(state, monster, known, hostile))
    if ability.target == "none":
        return any(is_useful(state, monster, step) for step in ability.steps)
    return bool(targeting.affected(state, monster, ability))  # explorers, for every card


def _steps(state: Machina, monster: Monster, hostile: bool) -> list[int]:
    """The cells that it may come to, also behind incorporeal creatures."""
    if has_keyword(state, monster, "immobile"):
        return []
    free = layout(state.slots).adjacent(monster.cell) & passable(state) & ~crowd(state)
    reach = [*cells(free), *movement.beyond(state, monster, monster.stamina)]
    return [cell for cell in reach if not hostile or _hunts(state, monster, cell)]


def _cell_options(state: Machina, monster: Monster) -> list[Option]:
    """Doors and levers beside it."""
    board = layout(state.slots)
    near = board.adjacent(monster.cell)
    taken = crowd(state)
    stamina = monster.stamina
    options: list[Option] = []
    for cell in cells(near & board.doors & ~state.broken):
        is_closed = bool(state.closed & BIT[cell])
        if stamina >= DOOR and (is_closed or not taken & BIT[cell]):
            options.append(("door", X[cell], Y[cell]))
        if stamina >= BREAK:
            options.append(("break", X[cell], Y[cell]))
    if stamina >= LEVER:
        options += [("lever", X[cell], Y[cell]) for cell in cells(near & board.levers & ~state.destroyed)]
    return options


def _hunts(state: Machina, monster: Monster, cell: int) -> bool:
    """MA-DEATH-O5: the step lowers its count, which goes around pits, to some explorer whom it can target."""
    board = layout(state.slots)
    ground = hunting_ground(state)
    for explorer in targets(state, monster):
        way = counts(state, monster, explorer, ground)
        for steps, layer in enumerate(board.flood(explorer.cell, ground)):
            if steps >= way:
                break
            if layer & BIT[cell]:
                return True
    return False
