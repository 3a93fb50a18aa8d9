"""Where an explorer would like to be, and what each cell is worth by the way to it."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.games.machina import exploration
from undercroft.games.machina.board import BIT, layout
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS
from undercroft.games.machina.inspiration import purse
from undercroft.games.machina.reading import chapter_of, crowd, has_keyword, is_incorporeal, passable, slot_bits
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
    found = _chapter_goals(state, explorer, wanted)
    found += _action_goals(state, explorer, wanted)
    found += _lair_goals(state, explorer, wanted)
    found += frontier(state, explorer, _worth_of_exploring(state, wanted, bool(prey)))
    found += [(monster.cell, _worth_of_prey(explorer, monster, wanted)) for monster in prey]
    return found


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


def _chapter_goals(state: Machina, explorer: Explorer, wanted: str) -> Goals:
    board = layout(state.slots)
    left = ~state.destroyed
    found: Goals = []
    if wanted in ("cell", "chapter"):
        rich = purse(state, explorer) >= 3
        for cell in cells(board.chapters & left):
            is_lit = bool(state.lit & BIT[cell])
            found.append((cell, 9.0 if is_lit else 7.0 if rich else 1.2))
    if wanted == "vigil":
        lit_cells = cells(board.chapters & state.lit & left)
        found += [(cell, 8.0) for cell in lit_cells]
        if not lit_cells:
            found += [(cell, 6.0) for cell in cells(board.lairs & left)]
    return found


def _action_goals(state: Machina, explorer: Explorer, wanted: str) -> Goals:
    board = layout(state.slots)
    left = ~state.destroyed
    found: Goals = [(cell, 6.0 if wanted == "chest" else 3.2) for cell in cells(board.chests & left)]
    found += [(cell, 6.0 if wanted == "event" else 2.2) for cell in cells(board.events & left)]
    found += [(cell, 7.0) for cell in cells(state.objects)]
    found += [(cell, 1.6) for cell in cells(board.benches & left)]
    is_hurt = explorer.health < explorer.most_health - 1
    found += [(cell, 2.5 if is_hurt else 0.8) for cell in cells(board.stations & left)]
    return found


def _lair_goals(state: Machina, explorer: Explorer, wanted: str) -> Goals:
    if purse(state, explorer) < 4:
        return []
    board = layout(state.slots)
    urgent = 1.0 if state.threat > 5 else 0.0
    found: Goals = []
    for cell in cells(board.lairs & ~state.destroyed & board.all):
        dark = board.chapters & ~state.destroyed & ~state.lit & slot_bits(state, cell)
        found.append((cell, (5.5 if dark and wanted in ("cell", "chapter") else 2.0) + urgent))
    return found


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
    groups: dict[tuple[float, int, int], int] = {}
    for cell, value in goals(state, explorer):
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
