"""Where an explorer would like to be, and what each cell is worth by the way to it."""

from __future__ import annotations

from functools import lru_cache

from undercroft.core.grid import cells
from undercroft.games.machina import exploration
from undercroft.games.machina.board import BIT, SLOT_BITS, Layout, layout, slot_of
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS
from undercroft.games.machina.inspiration import purse
from undercroft.games.machina.reading import chapter_of, crowd, has_keyword, is_incorporeal, passable
from undercroft.games.machina.state import Explorer, Machina, Monster

FADE = 0.86
"""What a goal is worth one step further away."""


_FADED = tuple(FADE**steps for steps in range(15))


def wish(state: Machina) -> str:
    """What the chapter waits for: a trigger, `exit`, or `cell` where any chapter cell will do."""
    if state.exit >= 0:
        return "exit"
    card = chapter_of(state)
    if not card.locked:
        return "cell"
    for number in NUMBERS[card.id]:
        ability = ABILITIES[number].ability
        if ability.kind == "cumulative":
            return ability.on
    return ""


Goals = list[tuple[int, float]]
"""Cells that one would like to stand on or beside, and what that is worth."""


def goals(state: Machina, explorer: Explorer) -> Goals:
    wanted = wish(state)
    if wanted == "exit":
        return _to_the_exit(state, explorer)
    sees_all = has_keyword(state, explorer, "sighted")
    seen = [monster.cell for monster in state.order if sees_all or not is_incorporeal(state, monster)]
    prey = [monster for monster in state.order if monster.cell in seen]
    board = layout(state.slots)
    is_hurt = explorer.health < explorer.most_health - 1
    spirit = 4 if explorer.inspiration >= 4 else min(4, purse(state, explorer))
    fixed = _places(board, state.destroyed, state.lit, state.objects, wanted, is_hurt, spirit, state.threat > 5)
    return [
        *fixed,
        *frontier(state, explorer, _worth_of_exploring(state, wanted, bool(prey))),
        *[(monster.cell, _worth_of_prey(explorer, monster, wanted)) for monster in prey],
    ]


def _to_the_exit(state: Machina, explorer: Explorer) -> Goals:
    board = layout(state.slots)
    if any(monster.cell == state.exit for monster in state.order):
        # It stands on the exit: strike it if one can, else lure it away.
        layers = board.flood(state.exit, passable(state) & ~board.pits)
        far = [(cell, 6.0) for cell in cells(layers[min(5, len(layers) - 1)])]
        return [(state.exit, 4.0), *far] if sighted(state, explorer, state.exit) else far
    if reachable(state, explorer, state.exit):
        return [(state.exit, 12.0)]
    return frontier(state, explorer, 4.0)


@lru_cache(maxsize=1024)
def _places(
    board: Layout, destroyed: int, lit: int, objects: int, wanted: str, is_hurt: bool, spirit: int, is_urgent: bool
) -> tuple[tuple[int, float], ...]:
    """Goals that stay where they are, for an explorer who can pay so much inspiration; the same for turns on end."""
    found = _chapter_goals(board.chapters & ~destroyed, board.lairs & ~destroyed, lit, wanted, spirit >= 3)
    found += [(cell, 6.0 if wanted == "chest" else 3.2) for cell in cells(board.chests & ~destroyed)]
    found += [(cell, 6.0 if wanted == "event" else 2.2) for cell in cells(board.events & ~destroyed)]
    found += [(cell, 7.0) for cell in cells(objects)]
    found += [(cell, 1.6) for cell in cells(board.benches & ~destroyed)]
    found += [(cell, 2.5 if is_hurt else 0.8) for cell in cells(board.stations & ~destroyed)]
    if spirit >= 4:
        for cell in cells(board.lairs & ~destroyed & board.all):
            dark = board.chapters & ~destroyed & ~lit & SLOT_BITS[slot_of(cell)]
            worth = 5.5 if dark and wanted in ("cell", "chapter") else 2.0
            found.append((cell, worth + 1.0 if is_urgent else worth))
    return tuple(found)


def _chapter_goals(chapters: int, lairs: int, lit: int, wanted: str, is_rich: bool) -> Goals:
    if wanted in ("cell", "chapter"):
        return [(cell, 9.0 if lit & BIT[cell] else 7.0 if is_rich else 1.2) for cell in cells(chapters)]
    if wanted == "vigil":
        if chapters & lit:
            return [(cell, 8.0) for cell in cells(chapters & lit)]
        return [(cell, 6.0) for cell in cells(lairs)]
    return []


def _worth_of_exploring(state: Machina, wanted: str, has_prey: bool) -> float:
    if wanted == "kill" and not has_prey:
        return 5.0  # only a new tile brings monsters that can be struck
    if wanted == "explore":
        return 6.0
    if state.lair <= 3 and wanted == "cell" and not layout(state.slots).chapters & ~state.destroyed:
        return 6.0
    return 0.8 if plenty(state) else 2.0


def _worth_of_prey(explorer: Explorer, monster: Monster, wanted: str) -> float:
    worth = 3.0 if wanted == "kill" else 1.4
    if MONSTERS[monster.id].boss:
        worth = 8.0 if wanted == "boss" else 0.5
    return worth * 0.4 if explorer.health <= 2 else worth


def frontier(state: Machina, explorer: Explorer, worth: float) -> list[tuple[int, float]]:
    """The borders where this explorer might explore; where the others stand in the way of all of them, those others."""
    open_borders = exploration.open_borders(state, explorer)
    if open_borders:
        return [(cell, worth) for cell in cells(open_borders)]
    return [(other.cell, worth) for other in state.explorers if other.cell >= 0 and other is not explorer]


def sighted(state: Machina, explorer: Explorer, cell: int) -> bool:
    """Whether the monster on this cell is one that the explorer can choose as a target."""
    return any(
        monster.cell == cell and (has_keyword(state, explorer, "sighted") or not is_incorporeal(state, monster))
        for monster in state.order
    )


def reachable(state: Machina, explorer: Explorer, goal: int) -> bool:
    ground = layout(state.slots).passable & ~state.destroyed & ~layout(state.slots).pits
    return any(layer & BIT[goal] for layer in layout(state.slots).flood(explorer.cell, ground))


def plenty(state: Machina) -> bool:
    """Whether there is still something to do on the tiles that lie here."""
    board = layout(state.slots)
    return (board.chests & ~state.destroyed).bit_count() >= 2 and bool(board.chapters & ~state.destroyed)


def field(state: Machina, explorer: Explorer, asked: int) -> dict[int, float]:
    """What it is worth to stand on each of the cells asked for: the best goal, fading with the way to it."""
    board = layout(state.slots)
    open_cells = passable(state)
    ground = open_cells & ~crowd(state) & ~board.pits | BIT[explorer.cell]
    exact = board.borders & open_cells | (BIT[state.exit] if state.exit >= 0 else 0)
    return _field(board, asked, ground, exact, tuple(goals(state, explorer)))


@lru_cache(maxsize=4096)
def _field(
    board: Layout, asked: int, ground: int, exact: int, wanted: tuple[tuple[int, float], ...]
) -> dict[int, float]:
    """The same from nothing but what it depends on; two of three calls in a search have come before. Nobody changes
    what it returns. `exact`: cells that are goals themselves; others are reached by who stands beside them."""
    groups: dict[tuple[float, int, int], int] = {}
    for cell, value in wanted:
        # goals of the same worth spread as one; but a cell one may cross and should stand beside is no goal of its own
        here = 1 if exact & BIT[cell] else 0
        group = (value, here, cell if ground & BIT[cell] and not here else -1)
        groups[group] = groups.get(group, 0) | BIT[cell]
    worth: dict[int, float] = {}
    for (value, here, _), front in sorted(groups.items(), reverse=True):
        left = asked
        ways = board.ways(front, ground)
        for steps in range(15):
            front = board.layer(ways, steps)
            if not front:
                break
            if here or steps:
                now = value * _FADED[steps if here else steps - 1]
                if now < 0.15:
                    break
                met = front & left
                if met:
                    left ^= met
                    for cell in cells(met):
                        if worth.get(cell, 0.0) < now:
                            worth[cell] = now
                if not left or (len(worth) == asked.bit_count() and min(worth.values()) >= now):
                    break
    return worth
