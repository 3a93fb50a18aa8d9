"""Where ability cards go: after an ability, when a bonus ends, when recovered (BB-CHT, BB-CAR, BB-BON, BB-REC).

What the abilities do is in the declarations and the kernel. Rests are in `rests.py`.
"""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.bugs import options as o
from undercroft.games.bugs.events import BonusEnded, CardMoved, Recovered
from undercroft.games.bugs.state import (
    ACTIVE,
    BOTTOM,
    DISCARD,
    GONE,
    HALVES,
    HAND,
    LOST,
    TOP,
    Bugs,
    card_of,
    side_of,
    you,
)
from undercroft.games.haven.options import SKIP
from undercroft.games.haven.verbs import PERSISTENT, ROUND, Ability, Recover

RECOVER: Question[Bugs] = Question("recover", o.RECOVER, SKIP, clause="BB-REC-1")


def ability_of(state: Bugs, slot: int, half: int) -> Ability:
    side = side_of(state, slot)
    return side.bottom if half else side.top


def source_of(state: Bugs, slot: int, half: int) -> str:
    """The name under which the bonuses of an ability run."""
    return f"{side_of(state, slot).name}.{HALVES[half]}"


def lay(state: Bugs, slot: int, zone: int) -> None:
    """A card goes to a zone, with the side up that it has there."""
    state.zones[slot] = zone
    if state.log is not None:
        state.tell(CardMoved(slot=slot, zone=zone))


def put(state: Bugs, slot: int, ability: Ability | None) -> None:
    """A card leaves play: with the loss icon to the lost pile, else side A flipped into the hand, side B to the discard
    pile (BB-CHT-3, 4, BB-LOS-1, 3, BB-CAR-4). No ability means that no icon counts (BB-CHT-O1)."""
    if ability is not None and ability.forever:
        lay(state, slot, GONE)
    elif ability is not None and ability.lost:
        lay(state, slot, LOST)
    elif state.flipped >> slot & 1:
        lay(state, slot, DISCARD)
    else:
        state.flipped |= 1 << slot
        lay(state, slot, HAND)


def settle(state: Bugs, slot: int, half: int, performed: bool, ability: Ability | None) -> None:
    """An ability is finished: its card goes where its icons send it (BB-CAR-2, BB-BON-1, BB-CHT-O1, O2)."""
    if ability is None or not performed:
        put(state, slot, None)
        return
    if ability.duration in (ROUND, PERSISTENT):
        source = source_of(state, slot, half)
        for running in you(state).bonuses:
            if running[0] == source:
                lay(state, slot, ACTIVE)
                state.performed[slot] = half
                return
    put(state, slot, ability)


def endings(state: Bugs) -> list[Option]:
    """The active cards that you may take back: at any time but during another action (BB-BON-6)."""
    if ACTIVE not in state.zones:
        return []
    return [("end", state.cards[slot]) for slot, zone in enumerate(state.zones) if zone == ACTIVE]


def counts_as_discarded(state: Bugs, slot: int) -> bool:
    """Whether an active card would go to the discard pile: side B, without the loss icon (BB-BON-7)."""
    if state.zones[slot] != ACTIVE or not state.flipped >> slot & 1:
        return False
    return not ability_of(state, slot, state.performed[slot]).lost


def end_active(state: Bugs, slot: int) -> None:
    """An active card leaves the active area, and all its bonuses end with it (BB-BON-4, 5)."""
    half = state.performed[slot]
    sources = source_of(state, slot, TOP), source_of(state, slot, BOTTOM)
    figure = you(state)
    figure.bonuses = [running for running in figure.bonuses if running[0] not in sources]
    name = side_of(state, slot).name
    put(state, slot, ability_of(state, slot, half))
    if state.log is not None:
        state.tell(BonusEnded(side=name))


def slot_of(state: Bugs, source: str) -> int | None:
    """The slot of the active card whose bonuses run under this name; none while its ability is still performed."""
    name = source.rpartition(".")[0]
    for slot, zone in enumerate(state.zones):
        if zone == ACTIVE and side_of(state, slot).name == name:
            return slot
    return None


def flip_back(state: Bugs, slot: int) -> None:
    """Into the hand on side A."""
    state.flipped &= ~(1 << slot)
    lay(state, slot, HAND)


def recoverable(state: Bugs, action: Recover) -> list[int]:
    """The cards that a recover action could take: from the zones it names, active ones counted where they would go."""
    found = []
    for slot, zone in enumerate(state.zones):
        if action.level and card_of(state, slot).level > action.level:
            continue
        where = ""
        if zone == HAND and state.flipped >> slot & 1:
            where = "hand"
        elif zone == DISCARD:
            where = "discard"
        elif zone == LOST:
            where = "lost"
        elif zone == ACTIVE:
            ability = ability_of(state, slot, state.performed[slot])
            if not ability.forever:
                where = "lost" if ability.lost else "discard" if state.flipped >> slot & 1 else "hand"
        if where in action.piles:
            found.append(slot)
    return found


def recover(state: Bugs, action: Recover) -> Flow[bool]:
    """Choose up to so many cards and take them into the hand on side A (BB-REC-1, 2, BB-BON-10)."""
    done = False
    for _ in range(action.count):
        options: list[Option] = [("recover", state.cards[slot]) for slot in recoverable(state, action)]
        if not options:
            break
        options.append(("skip",))
        option = yield RECOVER.ask(0, options)
        if option[0] == "skip":
            break
        slot = state.cards.index(str(option[1]))
        if state.zones[slot] == ACTIVE:
            end_active(state, slot)
        flip_back(state, slot)
        done = True
        if state.log is not None:
            state.tell(Recovered(slot=slot))
    return done
