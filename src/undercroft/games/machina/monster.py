"""The monster phase: whom a monster hunts, what a predictable one does, and what players do with the others."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.machina import attack, creatures, effects, movement
from undercroft.games.machina import explorer as explorer_rules
from undercroft.games.machina.board import BIT, X, Y, cells, distance, layout
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS, Known
from undercroft.games.machina.cards.verbs import Heal, Step
from undercroft.games.machina.options import (
    BREAK_DOOR,
    MONSTER,
    MOVE_TO,
    NOBODY,
    PULL_LEVER,
    TURN_DOOR,
    USE_ABILITY,
    cell_of,
    figure_verb,
)
from undercroft.games.machina.state import (
    OFF,
    Creature,
    Explorer,
    Machina,
    Marker,
    Monster,
    crowd,
    current_horror,
    find_monster,
    has_keyword,
    passable,
    seats,
    slot_bits,
    walkable,
)

BREAK, MOVE, DOOR, LEVER = 4, 1, 3, 3
FAR = 999

_ACTIVE: dict[str, tuple[int, ...]] = {
    card: tuple([number for number in numbers if ABILITIES[number].ability.kind == "active"])
    for card, numbers in NUMBERS.items()
}


DRIVE: Question[Machina] = Question(
    "drive", figure_verb("drive"), NOBODY, clause="MA-DEATH-O2", answer=prefer("nobody")
)
HUNT: Question[Machina] = Question("hunt", figure_verb("hunt"), clause="MA-NEAR-6", about=(MONSTER,))
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


def muster(state: Machina) -> None:
    """MA-MON-1: all monsters, in their order; MA-SPAWN-O3: new ones too."""
    state.waiting = [monster.id for monster in state.order]
    for monster in state.order:
        monster.driver = OFF


def stage(state: Machina) -> Flow[None]:
    """One monster's turn, or the end of the round."""
    try:
        if state.waiting:
            monster = find_monster(state, state.waiting.pop(0))
            if monster is not None:
                yield from turn(state, monster)
                yield from creatures.settle(state)
            if state.waiting:
                return
        yield from vigil(state)
        state.round += 1
        explorer_rules.begin(state)
    except creatures.Over:
        return  # the game, or this scenario, ended in the middle of a rule


def vigil(state: Machina) -> Flow[None]:
    """The end of a round: a chapter may ask that somebody keeps watch beside a lit chapter cell."""
    board = layout(state.slots)
    near = board.spread(board.chapters & state.lit & ~state.destroyed)
    if near and any(explorer.cell >= 0 and near & BIT[explorer.cell] for explorer in state.explorers):
        yield from creatures.note_chapter(state, OFF, "vigil")
        yield from creatures.settle(state)


def drivers(state: Machina) -> Flow[None]:
    """MA-DEATH-O2, O3: who has no living explorer left may choose one monster each."""
    idle = [
        seat
        for seat in range(state.players)
        if not any(explorer.alive for explorer in state.explorers if explorer.seat == seat)
    ]
    for seat in idle:
        free = [monster for monster in state.order if monster.driver == OFF and controller(state, monster) == OFF]
        if free:  # MA-CTRL-3: a monster controlled by a card is not theirs to take
            options: list[Option] = [("drive", monster.id) for monster in free]
            option = yield DRIVE.ask(seat, [*options, ("nobody",)])
            if option[0] == "drive":
                chosen = find_monster(state, str(option[1]))
                if chosen is not None:
                    chosen.driver = seat


def controller(state: Machina, monster: Monster) -> int:
    """The explorer who controls this monster by a card, MA-CTRL-1."""
    for marker in state.markers:
        for who, what, _ in marker.changes:
            if what == "control" and who == monster.id:
                return marker.owner
    return OFF


# ---------------------------------------------------------------------- whom it hunts


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


# ---------------------------------------------------------------------- a predictable turn


def turn(state: Machina, monster: Monster) -> Flow[None]:
    monster.stamina = MONSTERS[monster.id].stamina  # MA-MON-O1
    owner = controller(state, monster)
    if owner >= 0 and state.explorers[owner].alive:
        yield from free_turn(state, monster, state.explorers[owner].seat, hostile=False)  # MA-CTRL-2
        return
    if monster.driver >= 0:
        yield from free_turn(state, monster, monster.driver, hostile=True)  # MA-DEATH-1
        return
    laid = state.laid
    prey: Explorer | None = None
    while monster.stamina > 0 and monster.health > 0 and laid == state.laid:  # MA-MON-2
        found = targets(state, monster)  # MA-NEAR-O4: anew before every action
        if not found:
            return
        closest = found if len(found) == 1 else nearest_of(state, monster, found)[0]
        if prey is None or not any(explorer is prey for explorer in closest):
            prey = closest[0]
            if len(closest) > 1:  # MA-NEAR-6; the choice stands while they stay equal
                option = yield HUNT.ask(seats(state), [("hunt", explorer.id) for explorer in closest], (monster.id,))
                prey = next(explorer for explorer in closest if explorer.id == option[1])
        known = first_ability(state, monster, prey)
        if known is not None:  # MA-PRED-1, MA-PRED-5
            yield from use(state, monster, known, prey)
            yield from creatures.settle(state)
            continue
        if not (yield from step(state, monster, prey=prey)):
            return


def abilities(state: Machina, monster: Monster) -> list[int]:
    """MA-PRED-2: personal events, the current horror event, the card itself."""
    found: list[int] = []
    for event in monster.events:
        found += _ACTIVE[event]
    horror = current_horror(state)
    if horror:
        found += _ACTIVE[horror]
    found += _ACTIVE[monster.id]
    return found


def first_ability(state: Machina, monster: Monster, prey: Explorer) -> Known | None:
    for number in abilities(state, monster):
        known = ABILITIES[number]
        if known.ability.stamina <= monster.stamina and possible(state, monster, known, prey):
            return known
    return None


def possible(state: Machina, monster: Monster, known: Known, prey: Explorer) -> bool:
    """MA-PRED-O1."""
    ability = known.ability
    if ability.limit and not effects.marker_free(state, known, state.horror_markers):
        return False
    target = ability.target
    if target == "close" or target == "direct" or target == "indirect":
        return effects.in_sight(state, monster.cell, ability)(prey.cell)
    if target == "none":
        return any(_useful(state, monster, step) for step in ability.steps)
    return any(type(creature) is Explorer for creature in effects.affected(state, monster, ability))


def _useful(state: Machina, monster: Monster, step: Step) -> bool:
    if not isinstance(step, Heal):
        return True
    wounded = state.order if step.who == "monsters" else [monster]
    return any(other.health < MONSTERS[other.id].health for other in wounded)


def use(state: Machina, monster: Monster, known: Known, prey: Creature | int | None) -> Flow[None]:
    ability = known.ability
    monster.stamina -= ability.stamina
    you = creatures.index_of(state, prey) if type(prey) is Explorer else OFF
    context = effects.Context(monster, you, known.card)
    if ability.limit:
        state.horror_markers -= 1
        context.marker = Marker(known.card, known.place, OFF)
        state.markers.append(context.marker)
    if ability.target in ("adjacent", "tile"):
        context.targets = effects.affected(state, monster, ability)
    elif ability.target != "none" and prey is not None:
        context.targets = [prey]
    if state.log is not None:
        target = prey.id if isinstance(prey, (Explorer, Monster)) else ""
        everybody = ability.target in ("none", "adjacent", "tile")
        effects.tell_use(state, "MA-PRED-1", monster, known, "" if everybody else target)
    yield from effects.run(state, ability.steps, context)


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
            state.tell("story.breaks", "MA-PRED-3", who=creatures.name(monster))
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


# ---------------------------------------------------------------------- an unpredictable turn


@cache
def _widened(ability: Ability) -> Ability:
    """MA-CTRL-O1: a controlled monster may aim at monsters, too."""
    return msgspec.structs.replace(ability, choose="creature") if ability.choose == "explorer" else ability


def free_turn(state: Machina, monster: Monster, seat: int, *, hostile: bool) -> Flow[None]:
    """MA-UNP-1: any actions in any order, as the person at this seat likes; MA-DEATH-O5 for a hostile one."""
    laid = state.laid
    while monster.stamina > 0 and monster.health > 0 and laid == state.laid:
        options = free_options(state, monster, hostile)
        if not options:
            return
        option = options[0]
        if len(options) > 1:
            option = yield FREE_ACTION.ask(seat, options, (monster.id,))
        verb = option[0]
        if verb == "stop":
            return
        if verb == "use":
            known = ABILITIES[NUMBERS[str(option[1])][int(option[2])]]
            aims = aims_of(state, monster, known, hostile)
            prey: Creature | int | None = None
            if aims:
                aim = aims[0]
                if len(aims) > 1:
                    aim = yield effects.TARGET.ask(seat, aims, (known.card, 0), "MA-UNP-1")
                context = effects.Context(monster, OFF, known.card)
                effects.aim_at(state, context, aim)
                prey = context.targets[0]
            yield from use(state, monster, known, prey)
            yield from creatures.settle(state)
            continue
        cell = cell_of(option)
        if verb == "move":
            if layout(state.slots).adjacent(monster.cell) & BIT[cell]:
                monster.stamina -= MOVE
            else:
                monster.stamina -= movement.beyond(state, monster, monster.stamina)[cell]
            yield from creatures.put(state, monster, cell)
        elif verb == "door":  # MA-UNP-3
            monster.stamina -= DOOR
            state.closed ^= BIT[cell]
        elif verb == "break":  # MA-UNP-4
            monster.stamina -= BREAK
            state.closed &= ~BIT[cell]
            state.broken |= BIT[cell]
        else:  # MA-UNP-5
            monster.stamina -= LEVER
            yield from attack.trigger_traps(state, monster, slot_bits(state, monster.cell), cell)
            if laid == state.laid:
                state.destroyed |= BIT[cell]
            yield from creatures.settle(state)


def aims_of(state: Machina, monster: Monster, known: Known, hostile: bool) -> list[Option]:
    ability = known.ability
    if ability.target in ("close", "direct", "indirect"):
        return effects.candidates(state, monster, ability if hostile else _widened(ability))
    return []


def free_options(state: Machina, monster: Monster, hostile: bool) -> list[Option]:
    board = layout(state.slots)
    stamina = monster.stamina
    options: list[Option] = []
    bound = False
    for number in abilities(state, monster):
        known = ABILITIES[number]
        ability = known.ability
        if ability.stamina > stamina or (ability.limit and not effects.marker_free(state, known, state.horror_markers)):
            continue
        if ability.target in ("close", "direct", "indirect"):
            fine = bool(aims_of(state, monster, known, hostile))
        elif ability.target == "none":
            fine = any(_useful(state, monster, step) for step in ability.steps)
        else:
            fine = any(type(creature) is Explorer for creature in effects.affected(state, monster, ability)) or (
                not hostile and bool(effects.affected(state, monster, ability))
            )
        if fine:
            options.append(("use", known.card, known.place))
            bound = bound or ability.target != "none"
    near = board.adjacent(monster.cell)
    taken = crowd(state)
    if not has_keyword(state, monster, "immobile"):
        reach = dict.fromkeys(cells(near & passable(state) & ~taken), 1) | movement.beyond(state, monster, stamina)
        steps = [cell for cell in reach if not hostile or _hunts(state, monster, cell)]
        bound = bound or bool(steps)
        options += [("move", X[cell], Y[cell]) for cell in steps]
    for cell in cells(near & board.doors & ~state.broken):
        closed = bool(state.closed & BIT[cell])
        if stamina >= DOOR and (closed or not taken & BIT[cell]):
            options.append(("door", X[cell], Y[cell]))
        if stamina >= BREAK:
            options.append(("break", X[cell], Y[cell]))
    if stamina >= LEVER:
        options += [("lever", X[cell], Y[cell]) for cell in cells(near & board.levers & ~state.destroyed)]
    if options and not (hostile and bound):
        options.append(("stop",))
    return options


def _hunts(state: Machina, monster: Monster, cell: int) -> bool:
    """MA-DEATH-O5: the step lowers its count, which goes around pits, to some explorer whom it can target."""
    board = layout(state.slots)
    ground = walkable(state) & ~board.pits
    for explorer in targets(state, monster):
        way = counts(state, monster, explorer, ground)
        for steps, layer in enumerate(board.flood(explorer.cell, ground)):
            if steps >= way:
                break
            if layer & BIT[cell]:
                return True
    return False
