"""What a turn can bring from where you stand: the hexes in reach, the harm from each of them, the danger there."""

from __future__ import annotations

from functools import cache

from undercroft.core.grid import cells, reach
from undercroft.games.bugs.boards import Board, board_of
from undercroft.games.bugs.bot.worth import (
    BACK,
    BONUS,
    BYWAY,
    CONDITION,
    FAR,
    FEAR,
    HIDE,
    LOSS,
    NEXT,
    PLATE,
    RETALIATE,
    SHIELD,
    attack_of,
    blows,
    moves_of,
    worth,
)
from undercroft.games.bugs.cardplay import recoverable
from undercroft.games.bugs.cards.kinds import PLATES
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.monsters import ELITE
from undercroft.games.bugs.state import BOTTOM, GONE, GROUP, LOST, TOP, Bugs, scenario_of, you
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import MONSTERS
from undercroft.games.haven.verbs import Ability, Attack, Move


def nearest(state: Bugs, cell: int) -> int:
    """How far the nearest monster is."""
    row = board_of(state.map).grid.distance[cell]
    return min((row[f.cell] for f in state.figures if f.cell >= 0 and f.side == MONSTERS), default=0)


def threats(state: Bugs) -> list[tuple[int, int, float]]:
    """For each monster: its hex, how far it reaches and the damage that it means."""
    waiting = {(turn[2], turn[3] >= ELITE): turn[3] % ELITE for turn in state.queue if turn[1] == GROUP}
    found = []
    for figure in state.figures:
        if figure.cell >= 0 and figure.side == MONSTERS and not figure.is_objective:
            column = waiting.get((state.types.index(figure.kind), figure.elite), -1)
            far, harm = blows(figure.kind, column)
            if figure.conditions & e.DISARM:
                harm = 0.0
            elif figure.conditions & e.IMMOBILIZE:
                far = max(1, far - 2)
            if column < 0:
                harm *= NEXT
            found.append((figure.cell, far, harm))
    return found


class Outlook:
    """What a turn can bring from here: the monsters, the hexes in reach, and the harm from each of them."""

    __slots__ = ("board", "fear", "foes", "goals", "here", "hero", "monsters", "state", "taken", "ways")

    def __init__(self, state: Bugs) -> None:
        self.state = state
        self.board = board_of(state.map)
        self.hero = you(state)
        self.here = self.hero.cell
        self.monsters = threats(state)
        self.foes = [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.is_objective]
        self.taken = state.obstacles | state.hazards & ~(1 << self.here)
        for figure in self.foes:
            self.taken |= 1 << figure.cell
        self.ways: dict[int, list[int]] = {}
        self.goals = _goals(state, self.board)
        self.fear: dict[int, float] = {}

    def peril(self, cell: int) -> float:
        """The damage that may come to this hex."""
        found = self.fear.get(cell)
        if found is None:
            row = self.board.grid.distance[cell]
            found = 0.0
            for place, far, blow in self.monsters:
                if row[place] <= far:
                    found += blow
            self.fear[cell] = found
        return found

    def reach(self, steps: int) -> list[int]:
        """The hexes that a move of so many steps may end on, difficult terrain aside."""
        if self.hero.conditions & e.IMMOBILIZE:
            return [self.here]
        found = self.ways.get(steps)
        if found is None:
            found = self.ways[steps] = cells(reach(self.board.grid, self.here, self.taken, steps))
        return found

    def harm(self, attack: Attack, cell: int) -> float:
        """What an attack action from this hex is worth against all that it can hit."""
        row = self.board.grid.distance[cell]
        far = attack.range or attack.reach
        if attack.area is not None and attack.range:
            far += 1
        found = []
        for figure in self.foes:
            distance = row[figure.cell]
            if distance <= far and not figure.conditions & e.INVISIBLE:
                one = worth(figure, int(attack.value), attack.pierce, attack.conditions)
                if attack.range and distance == 1:
                    one *= 0.8  # disadvantage
                for back in KINDS[figure.kind].traits.retaliate:
                    if distance <= back.range:
                        one -= FEAR * int(back.value)
                found.append(one)
        if len(found) > 1:
            found.sort(reverse=True)
            del found[2 if attack.area is not None else attack.targets :]
        done = sum(found)
        return BYWAY * done if self.goals else done

    def far(self, cell: int) -> float:
        """Where no monster can be hit, nearer is better."""
        row = self.board.grid.distance[cell]
        return -FAR * min((row[foe.cell] for foe in self.foes), default=0)

    def at(self, attack: Attack | None, cell: int) -> float:
        """What this attack from this hex is worth, less the danger there."""
        value = -FEAR * self.peril(cell)
        if attack is not None:
            done = self.harm(attack, cell)
            value += done if done > 0 or self.goals else self.far(cell)
        if self.goals:
            value -= PLATE * min(row.get(cell, 9) for row in self.goals)
        return value

    def best(self, attack: Attack | None, steps: int) -> float:
        """The best that an attack after a move of so many steps is worth."""
        if not steps:
            return self.at(attack, self.here)
        return max(self.at(attack, cell) for cell in self.reach(steps))

    def extras(self, ability: Ability) -> float:
        """What an ability is worth beside its attacks and moves."""
        total = 0.0
        hero, foes, peril = self.hero, self.foes, self.peril(self.here)
        for action in ability.actions:
            if isinstance(action, (Attack, Move)):
                continue
            if isinstance(action, e.Heal):
                total += min(int(action.value), hero.max_health - hero.health)
                total += 1 if hero.conditions & (e.WOUND | e.POISON) else 0
            elif isinstance(action, e.Shield):
                total += SHIELD * int(action.value) * len(foes)
            elif isinstance(action, e.Retaliate):
                total += RETALIATE * int(action.value) * len(foes)
            elif isinstance(action, e.Bonus):
                total += BONUS
            elif isinstance(action, e.Condition):
                hides = action.conditions & e.INVISIBLE
                total += HIDE * peril if hides else CONDITION * min(len(foes), action.targets)
            elif isinstance(action, e.ByElement):
                total += 0.5 * HIDE * peril
            elif isinstance(action, e.Damage) and action.who != e.SELF:
                row = self.board.grid.distance[self.here]
                total += int(action.value) * sum(row[foe.cell] <= (action.range or 1) for foe in foes)
            elif isinstance(action, e.Recover):
                total += BACK * len(recoverable(self.state, action))
            elif isinstance(action, e.Control):
                total += 1
        if ability.lost:
            left = sum(zone not in (LOST, GONE) for zone in self.state.zones)
            total -= LOSS * (left - 1) if left > 2 else 0
        return total

    def plan(self, top: Ability, bottom: Ability) -> tuple[float, int]:
        """What both abilities are worth in the better order, and which half comes first."""
        steps = moves_of(bottom)
        first, second = attack_of(top), attack_of(bottom)
        if self.hero.conditions & e.DISARM:
            first = second = None
        common = self.extras(top) + self.extras(bottom)
        if first is None:
            return common + self.best(second, steps), TOP
        now = self.harm(first, self.here)
        stays = now + self.best(second, steps)
        if not steps:
            return common + stays, TOP
        if second is None:
            stays = stays if now > 0 else -99.0
            goes = self.best(first, steps)
        else:
            goes = max(self.at(first, cell) + self.harm(second, cell) for cell in self.reach(steps))
        return common + max(stays, goes), TOP if stays >= goes else BOTTOM


def _goals(state: Bugs, board: Board) -> list[dict[int, int]]:
    """The way to each plate that is still to be stepped on, where plates are the goal."""
    if scenario_of(state).goal != PLATES:
        return []
    return [ways_to(state.map, cell) for cell in cells(board.plates & ~state.stepped)]


@cache
def ways_to(drawing: str, goal: int) -> dict[int, int]:
    """Steps to a hex from everywhere, around obstacles."""
    board = board_of(drawing)
    found, steps, edge = {goal: 0}, 0, [goal]
    while edge:
        steps += 1
        near = [other for cell in edge for other in cells(board.grid.neighbour_bits[cell] & ~board.obstacles)]
        edge = [cell for cell in dict.fromkeys(near) if cell not in found]
        found.update(dict.fromkeys(edge, steps))
    return found
