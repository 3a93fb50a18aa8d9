"""What a turn can bring from where you stand: the hexes in reach, the harm from each of them, the danger there."""

from __future__ import annotations

from functools import cache

from undercroft.core.grid import cells, reach
from undercroft.games.bugs.boards import Board, board_of
from undercroft.games.bugs.bot.worth import (
    ASIDE,
    BACK,
    BONUS,
    BYWAY,
    CONDITION,
    DRAW,
    FAR,
    FEAR,
    FIRST,
    HIDE,
    LEAD,
    LOSS,
    MARK,
    NEXT,
    PLATE,
    RETALIATE,
    SHIELD,
    SHOVE,
    STAYS,
    Deed,
    added,
    blows,
    hurt_worth,
    sketch_of,
    worth,
)
from undercroft.games.bugs.cardplay import recoverable
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, PLATES
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.kernel.cards import DECLARED
from undercroft.games.bugs.monsters import ELITE
from undercroft.games.bugs.situations import is_given
from undercroft.games.bugs.state import BOTTOM, GONE, GROUP, LOST, TOP, Bugs, scenario_of, you
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.verbs import Ability, Adds, Attack, Move


def nearest(state: Bugs, cell: int) -> int:
    """How far the nearest monster is."""
    row = board_of(state.map).grid.distance[cell]
    return min([row[f.cell] for f in state.figures if f.cell >= 0 and f.side == MONSTERS], default=0)


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

    __slots__ = (
        "away", "beside", "board", "fear", "foes", "goals", "here", "hero", "marks", "monsters", "plus", "seen",
        "state", "taken", "tops", "ways",
    )  # fmt: skip

    def __init__(self, state: Bugs) -> None:
        self.state = state
        self.board = board_of(state.map)
        self.hero = you(state)
        self.here = self.hero.cell
        self.monsters = threats(state)
        self.foes = [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.is_objective]
        self.marks = [f for f in state.figures if f.is_objective and f.cell >= 0]
        self.taken = state.obstacles | state.hazards & ~(1 << self.here)
        for figure in (*self.foes, *self.marks):
            self.taken |= 1 << figure.cell
        if self.marks and scenario_of(state).goal != DESTROY:
            self.marks = []
        self.ways: dict[int, list[int]] = {}
        self.goals = _goals(state, self.board)
        self.fear: dict[int, float] = {}
        self.away: dict[int, float] = {}
        self.seen: dict[tuple[int, int], float] = {}
        self.tops: dict[tuple[int, int], float] = {}
        self.beside: dict[int, float] = {}
        self.plus = _running(self.hero) if self.hero.bonuses else e.NO_ADDS

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

    def harm(self, attack: Attack, cell: int, nearer: int = 0) -> float:
        """What an attack action from this hex is worth against all that it can hit."""
        row = self.board.grid.distance[cell]
        far = (attack.range or attack.reach) + nearer
        if attack.area is not None and attack.range:
            far += 1
        plus = self.plus
        value, pierce, conditions = int(attack.value), attack.pierce, attack.conditions
        if plus is not e.NO_ADDS:
            value, pierce, conditions = value + plus.attack, pierce + plus.pierce, conditions | plus.conditions
        found = []
        for figure in self.foes:
            distance = row[figure.cell]
            if distance <= far and not figure.conditions & e.INVISIBLE:
                one = (
                    self._blow(attack, figure, value, pierce, conditions)
                    if attack.when
                    else worth(figure, value, pierce, conditions)
                )
                if attack.range and distance == 1:
                    one *= 0.8  # disadvantage
                for back in KINDS[figure.kind].traits.retaliate:
                    if distance <= back.range:
                        one -= FEAR * int(back.value)
                found.append(ASIDE * one if self.marks else one)
        for mark in self.marks:
            if row[mark.cell] <= far:
                found.append(MARK * min(int(attack.value), mark.health) + (mark.health <= int(attack.value)))
        if len(found) > 1:
            found.sort(reverse=True)
            del found[2 if attack.area is not None else attack.targets :]
        return added(found)

    def _blow(self, attack: Attack, foe: Figure, value: int, pierce: int, conditions: int) -> float:
        """What an attack is worth on this monster whose effects depend on the situation."""
        for when in attack.when:
            if is_given(self.state, when.test, self.hero, foe):
                value, pierce = value + when.adds.attack, pierce + when.adds.pierce
                conditions |= when.adds.conditions
        return worth(foe, value, pierce, conditions)

    def deed(self, action: e.Action, nearer: int, cell: int) -> float:
        """What one action against enemies from this hex is worth."""
        if type(action) is Attack:
            return 0.0 if self.hero.conditions & e.DISARM else self.harm(action, cell, nearer)
        if not isinstance(action, e.Aimed):
            return 0.0
        row = self.board.grid.distance[cell]
        far = (action.range or 1) + nearer
        near = [foe for foe in self.foes if row[foe.cell] <= far]
        if not near and not self.marks:
            return 0.0
        if isinstance(action, e.Control):
            return self._control(action, near)
        if isinstance(action, e.Damage):
            each = [hurt_worth(foe, int(action.value)) for foe in near]
            each += [MARK * min(int(action.value), mark.health) for mark in self.marks if row[mark.cell] <= far]
        elif isinstance(action, e.Condition):
            each = [self._condition(foe, action.conditions) for foe in near]
        elif isinstance(action, e.Push):
            each = [SHOVE * int(action.value) if row[foe.cell] == 1 else 0.1 for foe in near]
        else:
            each = [-DRAW if row[foe.cell] > 1 else 0.0 for foe in near]
        if len(each) > action.targets:
            each.sort(reverse=True)
            del each[action.targets :]
        return added(each)

    def _condition(self, foe: Figure, conditions: int) -> float:
        """What conditions are worth on this monster: the more the harder it strikes."""
        new = conditions & ~foe.conditions & ~KINDS[foe.kind].traits.immune
        if not new:
            return 0.0
        strength = blows(foe.kind, -1)[1]
        stops = FEAR * strength if new & e.DISARM else 0.0
        return CONDITION * new.bit_count() + stops

    def _control(self, action: e.Control, near: list[Figure]) -> float:
        """What the best order to one of these monsters is worth."""
        inner = action.actions[0]
        if type(inner) is not Attack:
            return LEAD
        best = 0.0
        for foe in near:
            row = self.board.grid.distance[foe.cell]
            for other in self.foes:
                if other is not foe and row[other.cell] <= (inner.range or 1):
                    best = max(best, worth(other, int(inner.value), inner.pierce, inner.conditions))
        return best

    def done(self, deeds: tuple[Deed, ...], cell: int) -> float:
        """What all this from this hex is worth."""
        seen = self.seen
        total = 0.0
        for action, nearer in deeds:
            place = id(action), cell  # the card's own action, which lives as long as the card
            found = seen.get(place)
            if found is None:
                found = seen[place] = self.deed(action, nearer, cell)
            total += found
        return BYWAY * total if self.goals else total

    def far(self, cell: int) -> float:
        """Where nothing can be hit, nearer is better: to an objective where they are the goal, else to a monster."""
        found = self.away.get(cell)
        if found is None:
            row = self.board.grid.distance[cell]
            found = self.away[cell] = -FAR * min([row[foe.cell] for foe in self.marks or self.foes], default=0)
        return found

    def at(self, deeds: tuple[Deed, ...], cell: int) -> float:
        """What these deeds from this hex are worth, less the danger there."""
        value = -FEAR * self.peril(cell)
        if deeds:
            done = self.done(deeds, cell)
            value += done if done > 0 or self.goals else self.far(cell)
        if self.goals:
            value -= PLATE * min(row.get(cell, 9) for row in self.goals)
        return value

    def best(self, deeds: tuple[Deed, ...], steps: int) -> float:
        """The best that a sketch's deeds after a move of so many steps are worth."""
        if not steps:
            return self.at(deeds, self.here)
        key = id(deeds), steps  # a sketch lives as long as its card
        found = self.tops.get(key)
        if found is None:
            found = self.tops[key] = max([self.at(deeds, cell) for cell in self.reach(steps)])
        return found

    def extras(self, ability: Ability) -> float:
        """What an ability is worth beside what it does to enemies and its moves."""
        found = self.beside.get(id(ability))  # the card's own, which lives as long as the card
        if found is None:
            found = self.beside[id(ability)] = self._extras(ability)
        return found

    def _extras(self, ability: Ability) -> float:
        total = 0.0
        hero, foes = self.hero, self.foes
        stays = STAYS if ability.duration == e.PERSISTENT else 1.0
        for action in ability.actions:
            if isinstance(action, (Attack, Move)):
                continue
            if isinstance(action, e.Heal):
                total += min(int(action.value), hero.max_health - hero.health)
                total += 1 if hero.conditions & (e.WOUND | e.POISON) else 0
            elif isinstance(action, e.Shield):
                total += SHIELD * int(action.value) * len(foes) * stays
            elif isinstance(action, e.Retaliate):
                more = 1.0 + 0.25 * (action.range - 1) + (0.3 if action.conditions else 0.0)
                total += RETALIATE * int(action.value) * len(foes) * stays * more
            elif isinstance(action, e.Bonus):
                adds = action.adds
                total += BONUS * (adds.attack + 0.5 * adds.conditions.bit_count() + 0.3 * adds.pierce)
            elif isinstance(action, e.Condition) and action.who == e.SELF:
                total += HIDE * self.peril(self.here) if action.conditions & e.INVISIBLE else CONDITION
            elif isinstance(action, e.ByElement):
                total += self._bought(action)
            elif isinstance(action, e.Damage) and action.who == e.SELF:
                total -= FEAR * int(action.value)
            elif isinstance(action, e.Recover):
                total += BACK * len(recoverable(self.state, action))
        if ability.lost:
            left = sum([zone not in (LOST, GONE) for zone in self.state.zones])
            total -= LOSS * (left - 1) if left > 2 else 0
        return total

    def _bought(self, action: e.ByElement) -> float:
        """Half of what an element would buy: it may not be there."""
        inner = action.actions[0]
        if isinstance(inner, e.Aimed) and inner.who == e.SELF:
            return 0.5 * HIDE * self.peril(self.here)
        return 0.5 * self.deed(inner, 0, self.here)

    def plan(self, top: Ability, bottom: Ability) -> tuple[float, int]:
        """What both abilities are worth in the better order, and which half comes first."""
        upper, lower = sketch_of(top), sketch_of(bottom)
        first, second = upper.deeds, lower.deeds
        steps = lower.before + lower.after
        common = self.extras(top) + self.extras(bottom)
        if not first:
            return common + self.best(second, steps + upper.moves), TOP
        if not upper.before:
            now = self.done(first, self.here)
        else:
            now = max([self.done(first, cell) for cell in self.reach(upper.before)])
        stays = now + self.best(second, steps + upper.after)
        if not steps:
            return common + stays, TOP
        if not second:
            stays = stays if now > 0 else -99.0
            goes = self.best(first, steps + upper.before)
        else:
            goes = max([self.at(first, cell) + self.done(second, cell) for cell in self.reach(steps + upper.before)])
        if lower.boosts:
            goes += FIRST
        return common + max(stays, goes), TOP if stays >= goes else BOTTOM


def _running(hero: Figure) -> Adds:
    """What lasting bonuses add to your next attack."""
    attack = pierce = conditions = 0
    for source, at, _ in hero.bonuses:
        bonus = DECLARED[source][at]
        if type(bonus) is e.Bonus and bonus.on == "attack":
            attack += bonus.adds.attack
            pierce += bonus.adds.pierce
            conditions |= bonus.adds.conditions
    return Adds(attack=attack, pierce=pierce, conditions=conditions) if attack or pierce or conditions else e.NO_ADDS


def _goals(state: Bugs, board: Board) -> list[dict[int, int]]:
    """The way to each plate that the goal still asks for."""
    return [ways_to(state.map, cell) for cell in plates_left(state, board)]


def plates_left(state: Bugs, board: Board) -> list[int]:
    """The plates that the goal still asks for: those not stepped on, or any of them to leave by or to hold."""
    goal = scenario_of(state).goal
    if goal == PLATES:
        return cells(board.plates & ~state.stepped)
    return cells(board.plates) if goal in (ESCAPE, HOLD) else []


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
