"""The monster phase: what a predictable monster does in its turn, and what players do with the others."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.machina import attack, chapter, creatures, effects, movement, targeting
from undercroft.games.machina import explorer as explorer_rules
from undercroft.games.machina.abilities import tell_use
from undercroft.games.machina.board import BIT, X, Y, layout
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS, Known
from undercroft.games.machina.cards.verbs import Heal, Step
from undercroft.games.machina.consequences import Rule, note_chapter
from undercroft.games.machina.hunting import BREAK, MOVE, counts, hunting_ground, nearest_of, step, targets
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
    index_of,
    passable,
    seats,
    slot_bits,
)

DOOR, LEVER = 3, 3

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


def stage(state: Machina) -> Rule[None]:
    """One monster's turn, or the end of the round."""
    if state.waiting:
        monster = find_monster(state, state.waiting.pop(0))
        if monster is not None:
            yield from turn(state, monster)
            yield from chapter.settle(state)
        if state.waiting:
            return
    yield from vigil(state)
    state.round += 1
    explorer_rules.begin(state)


def vigil(state: Machina) -> Rule[None]:
    """The end of a round: a chapter may ask that somebody keeps watch beside a lit chapter cell."""
    board = layout(state.slots)
    near = board.spread(board.chapters & state.lit & ~state.destroyed)
    if near and any(explorer.cell >= 0 and near & BIT[explorer.cell] for explorer in state.explorers):
        yield from note_chapter(state, OFF, "vigil")
        yield from chapter.settle(state)


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


# ---------------------------------------------------------------------- a predictable turn


def turn(state: Machina, monster: Monster) -> Rule[None]:
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
        ground = hunting_ground(state)
        closest = found if len(found) == 1 else nearest_of(state, monster, found, ground)[0]
        if prey is None or not any(explorer is prey for explorer in closest):
            prey = closest[0]
            if len(closest) > 1:  # MA-NEAR-6; the choice stands while they stay equal
                option = yield HUNT.ask(seats(state), [("hunt", explorer.id) for explorer in closest], (monster.id,))
                prey = next(explorer for explorer in closest if explorer.id == option[1])
        known = first_ability(state, monster, prey)
        if known is not None:  # MA-PRED-1, MA-PRED-5
            yield from use(state, monster, known, prey)
            yield from chapter.settle(state)
            continue
        if not (yield from step(state, monster, prey, ground)):
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
    if ability.limit and not targeting.marker_free(state, known, state.horror_markers):
        return False
    target = ability.target
    if target == "close" or target == "direct" or target == "indirect":
        return targeting.in_sight(state, monster.cell, ability)(prey.cell)
    if target == "none":
        return any(_useful(state, monster, step) for step in ability.steps)
    return any(type(creature) is Explorer for creature in targeting.affected(state, monster, ability))


def _useful(state: Machina, monster: Monster, step: Step) -> bool:
    if not isinstance(step, Heal):
        return True
    wounded = state.order if step.who == "monsters" else [monster]
    return any(other.health < MONSTERS[other.id].health for other in wounded)


def use(state: Machina, monster: Monster, known: Known, prey: Creature | int | None) -> Rule[None]:
    ability = known.ability
    monster.stamina -= ability.stamina
    you = index_of(state, prey) if type(prey) is Explorer else OFF
    context = effects.Context(monster, you, known.card)
    if ability.limit:
        state.horror_markers -= 1
        context.marker = Marker(known.card, known.place, OFF)
        state.markers.append(context.marker)
    if ability.target in ("adjacent", "tile"):
        context.targets = targeting.affected(state, monster, ability)
    elif ability.target != "none" and prey is not None:
        context.targets = [prey]
    if state.log is not None:
        target = prey.id if isinstance(prey, (Explorer, Monster)) else ""
        everybody = ability.target in ("none", "adjacent", "tile")
        tell_use(state, "MA-PRED-1", monster, known, "" if everybody else target)
    yield from effects.run(state, ability.steps, context)


# ---------------------------------------------------------------------- an unpredictable turn


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
                    aim = yield targeting.TARGET.ask(seat, aims, (known.card, 0), "MA-UNP-1")
                context = effects.Context(monster, OFF, known.card)
                context.aim_at(state, aim)
                prey = context.targets[0]
            yield from use(state, monster, known, prey)
            yield from chapter.settle(state)
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
            yield from chapter.settle(state)


def aims_of(state: Machina, monster: Monster, known: Known, hostile: bool) -> list[Option]:
    ability = known.ability
    if ability.target in ("close", "direct", "indirect"):
        return targeting.candidates(state, monster, ability if hostile else _widened(ability))
    return []


def free_options(state: Machina, monster: Monster, hostile: bool) -> list[Option]:
    board = layout(state.slots)
    stamina = monster.stamina
    options: list[Option] = []
    bound = False
    for number in abilities(state, monster):
        known = ABILITIES[number]
        ability = known.ability
        if ability.stamina > stamina or (
            ability.limit and not targeting.marker_free(state, known, state.horror_markers)
        ):
            continue
        if ability.target in ("close", "direct", "indirect"):
            fine = bool(aims_of(state, monster, known, hostile))
        elif ability.target == "none":
            fine = any(_useful(state, monster, step) for step in ability.steps)
        else:
            fine = any(type(creature) is Explorer for creature in targeting.affected(state, monster, ability)) or (
                not hostile and bool(targeting.affected(state, monster, ability))
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
    ground = hunting_ground(state)
    for explorer in targets(state, monster):
        way = counts(state, monster, explorer, ground)
        for steps, layer in enumerate(board.flood(explorer.cell, ground)):
            if steps >= way:
                break
            if layer & BIT[cell]:
                return True
    return False
