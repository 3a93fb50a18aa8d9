"""A turn planned: which halves of which two cards, in which order, and where to stand in between.

Both the choice of cards and every step of the turn ask the same planner, so that a turn is played as it was meant.
"""

from __future__ import annotations

from operator import add

from undercroft.core.grid import Grid, cells, layers
from undercroft.games.haven import verbs as e
from undercroft.games.haven.movement import ground
from undercroft.games.haven.pathfinding import rings_of
from undercroft.games.haven.verbs import IMMOBILIZE, Ability, Action
from undercroft.games.jaws import items, rooms
from undercroft.games.jaws.abilities import BASIC, SHOES
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.bot.field import Field
from undercroft.games.jaws.bot.taste import TASTE
from undercroft.games.jaws.bot.worth import worths
from undercroft.games.jaws.cards.card import TURN
from undercroft.games.jaws.cards.characters import CARDS

MOST = 9
"""Steps beyond which no move is planned."""


def taste(source: str) -> float:
    """What many games say of `card:<id>:<half>` beside what its actions are worth."""
    kind, _, rest = source.partition(":")
    card, _, half = rest.partition(":")
    found = TASTE.get(card) if kind == "card" else None
    return found[half == "bottom"] if found is not None else 0.0


class Half:
    """An ability as a plan sees it: what comes before its move, the move, what comes after."""

    __slots__ = ("source", "ability", "before", "points", "jump", "after", "lost", "extra", "spur", "strikes")

    def __init__(self, source: str, ability: Ability) -> None:
        self.source, self.ability, self.lost = source, ability, ability.lost
        self.extra = 0.1 * len(ability.infuse) + 0.1 * ability.experience + taste(source)
        self.points, self.jump = 0, False
        before: list[Action] = []
        after: list[Action] = []
        for action in ability.actions:
            if isinstance(action, e.Move):
                self.points += action.value if isinstance(action.value, int) else 2
                self.jump = self.jump or action.jump
            else:
                (after if self.points else before).append(action)
        self.before, self.after = tuple(before), tuple(after)
        self.strikes = any(isinstance(action, e.Attack) for action in ability.actions)
        self.spur = ability.duration == TURN and any(
            isinstance(action, e.Bonus) and action.on == "attack" for action in ability.actions
        )
        """It makes the attacks of this turn better: nothing once they are over."""


HALVES = {source: Half(source, ability) for source, ability in ABILITIES.items()}
TOPS = {card: HALVES[f"card:{card}:top"] for card in CARDS}
BOTTOMS = {card: HALVES[f"card:{card}:bottom"] for card in CARDS}
STRIKE = Half("basic:top", BASIC["top"])
STEP = Half("basic:bottom", BASIC["bottom"])
STRIDE = Half("basic:bottom", SHOES)
Part = tuple[Action, ...]


class Ground:
    """The hexes that a move can end on, nearest first, so that fewer points reach a first part of them."""

    __slots__ = ("cells", "reach")

    def __init__(self, field: Field, jump: bool, most: int) -> None:
        view, figure = field.view, field.figure
        land = ground(view, figure, figure.side, jump)
        doors = rooms.closed_doors(view)
        open_ = 0 if field.keeps_shut else doors & ~view.kernel.special_rules(view).locked(view)
        blocked = land.blocked & ~open_ | doors & ~open_
        hazards = 0 if field.daring else view.hazards
        if not jump:
            blocked |= hazards & ~(1 << figure.cell)
        ends = (land.ends | open_) & ~hazards
        self.cells = [figure.cell]
        self.reach = [1]
        for ring in steps(field.grid, figure.cell, blocked, most, open_, land.difficult)[1:]:
            self.cells += cells(ring & ends)
            self.reach.append(len(self.cells))

    def within(self, points: int) -> int:
        """How many of the hexes so many points reach."""
        return self.reach[points] if points < len(self.reach) else self.reach[-1]


def steps(grid: Grid, start: int, blocked: int, most: int, doors: int, difficult: int) -> list[int]:
    """The hexes by the points that it takes to come there (JL-MOV-4); a closed door is entered and not left."""
    if not difficult & ~blocked:
        return layers(grid, start, blocked, most, doors)
    found = rings_of(grid, start, blocked | doors, difficult, 1 << start, most)
    left = doors
    for points, ring in enumerate(found[:most]):
        opened = grid.spread(ring) & left if left and ring else 0
        if opened:
            left &= ~opened
            if points + 1 == len(found):
                found.append(0)
            found[points + 1] |= opened
    return found


class Planner:
    """All plans of one character in one decision."""

    def __init__(self, field: Field, most: int = MOST) -> None:
        self.field = field
        self.most = 0 if field.figure.conditions & IMMOBILIZE else most
        self.price = field.price()
        self.walk = Ground(field, False, self.most)
        self._jump: Ground | None = None
        self._values: dict[tuple[int, int], list[float]] = {}
        self._here: dict[int, float] = {}
        self._ends: dict[tuple[int, bool], list[float]] = {}
        self._pairs: dict[tuple[int, int], tuple[float, Half]] = {}
        self._tops: dict[tuple[int, int], tuple[float, int]] = {}
        shoes = items.has(field.hero, "comfortable-shoes")
        self.step = STRIDE if shoes else STEP

    @property
    def jump(self) -> Ground:
        if self._jump is None:
            self._jump = Ground(self.field, True, self.most)
        return self._jump

    def here(self, part: Part) -> float:
        """What actions bring on the hex where the character stands."""
        if not part:
            return 0.0
        found = self._here.get(id(part))
        if found is None:  # the first hex of the ground
            found = self._here[id(part)] = self.values(part, self.walk, 1)[0]
        return found

    def values(self, part: Part, land: Ground, count: int) -> list[float]:
        """What actions bring on each of the first hexes of the ground."""
        key = (id(part), id(land))
        found = self._values.setdefault(key, [])
        field = self.field
        if len(found) < count:
            found += worths(field, part, land.cells[len(found) : count])
        return found

    def fixed(self, half: Half) -> float:
        """What a half brings or costs wherever it is used."""
        return half.extra - (self.price if half.lost else 0.0)

    def ends(self, half: Half, land: Ground, count: int) -> list[float]:
        """For each hex that a move of this half reaches: what follows in the half and what the hex is worth."""
        key = (id(half), half.jump)
        found = self._ends.get(key)
        if found is None or len(found) < count:
            place = self.field.place
            found = [place(cell) for cell in land.cells[:count]]
            if half.after:
                found = list(map(add, found, self.values(half.after, land, count)))
            self._ends[key] = found
        return found

    def use(self, first: Half, then: Half | None) -> tuple[float, int]:
        """Two halves in this order: what they bring, and the hex where the first move ends."""
        field = self.field
        if then is not None and (then.spur or (first.spur and not then.strikes)):
            return -99.0, field.figure.cell
        score = self.fixed(first) + (self.fixed(then) if then is not None else 0.0)
        mover = first if first.points else then if then is not None and then.points else None
        if mover is None or not self.most:
            score += self.here(first.before) + self.here(first.after)
            if then is not None:
                score += self.here(then.before) + self.here(then.after)
            return score + field.place(field.figure.cell), field.figure.cell
        points, jump = mover.points, mover.jump
        parts: list[Part] = []
        if mover is first:
            score += self.here(first.before)
            if then is not None:
                if then.points and not first.after and not then.before:
                    points += then.points
                parts = [part for part in (then.before, then.after) if part]
        else:
            score += self.here(first.before) + self.here(mover.before)
        land = self.jump if jump else self.walk
        count = land.within(points)
        if not parts:  # where it is best to go does not depend on what came before
            key = (id(mover), count)
            known = self._tops.get(key)
            if known is None:
                best = self.ends(mover, land, count)[:count]
                top = max(best)
                known = self._tops[key] = (top, land.cells[best.index(top)])
            return score + known[0], known[1]
        best = self.ends(mover, land, count)[:count]
        for part in parts:
            best = list(map(add, best, self.values(part, land, count)))
        top = max(best)
        return score + top, land.cells[best.index(top)]

    def pair(self, one: Half, other: Half) -> tuple[float, Half]:
        """Two halves in the better order; the half to begin with. Kept, since a basic action goes with every card."""
        key = (id(one), id(other))
        found = self._pairs.get(key)
        if found is None:
            forth, back = self.use(one, other)[0], self.use(other, one)[0]
            found = self._pairs[key] = (forth, one) if forth >= back else (back, other)
        return found

    def best_cards(self, cards: list[str]) -> tuple[str, str]:
        """The two cards of which the best use is made; what a card brings beside a basic action is worked out once."""
        alone = [max(self.basic_top(BOTTOMS[card])[0], self.basic_bottom(TOPS[card])[0]) for card in cards]
        top, best = -99.0, (cards[0], cards[1])
        for place, one in enumerate(cards):
            for at in range(place + 1, len(cards)):
                other = cards[at]
                score = max(alone[place], alone[at])
                score = max(score, self.pair(TOPS[one], BOTTOMS[other])[0], self.pair(TOPS[other], BOTTOMS[one])[0])
                if score > top:
                    top, best = score, (one, other)
        return best

    def cards(self, one: str, other: str) -> tuple[float, Half]:
        """The best use of two cards: the top of one and the bottom of the other, or basic actions."""
        best = (-99.0, STRIKE)
        for top, bottom in ((one, other), (other, one)):
            high, low = TOPS[top], BOTTOMS[bottom]
            for found in (self.pair(high, low), self.basic_top(low), self.basic_bottom(high)):
                if found[0] > best[0]:
                    best = found
        return best

    def basic_top(self, low: Half) -> tuple[float, Half]:
        found = self.pair(STRIKE, low)
        return found[0] - 0.1, found[1]

    def basic_bottom(self, high: Half) -> tuple[float, Half]:
        found = self.pair(high, self.step)
        return found[0] - 0.1, found[1]
