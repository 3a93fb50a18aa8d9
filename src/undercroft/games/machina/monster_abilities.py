"""Monsters use abilities: which of them they have, whether one is of use, and resolving it."""

from __future__ import annotations

from undercroft.games.machina import attack, chapter, effects, targeting
from undercroft.games.machina.abilities import tell_use
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS, Known
from undercroft.games.machina.cards.verbs import Heal, Step
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.ids import EVENTS, figure_id
from undercroft.games.machina.reading import current_horror, index_of
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina, Marker, Monster

_ACTIVE: dict[str, tuple[int, ...]] = {
    card: tuple([number for number in numbers if ABILITIES[number].ability.kind == "active"])
    for card, numbers in NUMBERS.items()
}


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
        return targeting.in_sight(state, monster.cell, ability, prey.cell)
    if target == "none":
        return any(is_useful(state, monster, step) for step in ability.steps)
    return bool(targeting.affected(state, monster, ability))  # explorers, for every card


def is_useful(state: Machina, monster: Monster, step: Step) -> bool:
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
    elif prey is not None:
        context.targets = [prey]
    if state.log is not None:
        target = prey.id if isinstance(prey, (Explorer, Monster)) else ""
        everybody = ability.target in ("none", "adjacent", "tile")
        at = EVENTS if known.card == current_horror(state) else figure_id(monster.id)
        whom = attack.shown(context.targets)
        tell_use(state, "MA-PRED-1", monster, known, "" if everybody else target, at, whom)
    yield from effects.run(state, ability.steps, context)
    yield from chapter.settle(state)
