"""The map as a character sees it in one decision: whom to fight, what they threaten, where to go, what a hex is worth.

Everything is worked out from a veiled view and forgotten afterwards. One hit point of damage dealt is worth about 1.
"""

from __future__ import annotations

from functools import cache

from undercroft.core.grid import FAR, Grid
from undercroft.core.request import Choice
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.pathfinding import steps_back
from undercroft.games.haven.verbs import DISARM, IMMOBILIZE, STUN
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS, MONSTER_CARDS
from undercroft.games.jaws.state import Jaws

ERRANDS = ("escape", "goods")
"""Goals for which nobody needs to be killed."""
SIEGES = ("destroy", "destroy_and_kill", "pillars", "exit")
"""Goals for which objects must be destroyed."""
HUNTS = ("kill_all", "destroy_and_kill", "waves")
"""Goals for which every monster must die."""
PREY = {
    "boss": ("blood-tumor", "first-of-the-order"),
    "golem": ("stone-golem",),
    "source": ("black-sludge",),
    "zealots": ("zealot",),
}
"""Goals that ask for the death of some monsters alone; of the sludges it is the marked one."""
BREEDERS = {14: ("zealot",), 15: ("table", "zealot")}
"""Scenarios in which more enemies come for as long as these live."""
ROUND_WORTH = 6.21
"""What a character brings about in a round."""
NEED = (0.0615, 0.338)
"""How sure it is that the last rounds are needed: for each round that the scenario may still take, and at most."""
HASTE = (1.36, 1.49, 2.07, 0.407)
"""How much longer things take than one thinks, the rounds to spare, and over how many rounds haste grows."""
WEIGHT = 0.969
"""What a hit point of an enemy is worth."""
BOUNTY = (1.49, 1.73, 0.627)
"""What its death is worth: by itself, for the damage of a round, and for what it would still do in this one."""
AIMS = (1.3, 3.89)
"""What a hit point and the end of an object that must be destroyed are worth."""
BESIEGED = {"pillars": 0.38}
"""How much of that while somebody fights for it, by goal: with every pillar of scenario 12 others come."""
QUARRY = (3.99, 28.1, 0.799)
"""What a hit point and the death of the one whom the goal asks for are worth, and how hastily it is sought."""
SPARED = 1.06
"""How much of their worth is left of enemies whose death the goal does not ask for."""
BLAST = 0.819
"""What each point of a dying enemy's bang costs."""
SIGHT = 8
"""About how far one sees."""
SHARES = (0.826, 0.475, 0.199)
"""How likely an enemy turns on a character who is nearer than the others, as near, or farther."""
ACTED = 0.66
"""What is left to fear in this round of an enemy who has had his turn: he may be first in the next one."""
FEAR = (1.85, 0.956, 0.0986)
"""What pain costs, how much less when time is short, and in the last round that one's cards allow."""
PAIN = (0.39, 3.59, 8.56)
"""What a hit point costs; what the square of the share of one's hit points costs, and the most of that."""
HURRY = (0.427, 0.538)
"""What a step towards the goal is worth, and how much more when time is short."""
WAITING = (0.233, 0.448)
"""The same while enemies come by themselves."""
WAVES, GOODS = 3, 5
"""How many waves come, how many goods are wanted."""
CRATE = 0.838
"""What the search for one of the goods takes, beside a room."""
POWER = (2.3, 0.307)
"""The damage that a character deals in a round, and what each level adds."""
ROOM = (11.6, 3.98, 1.99)
"""What waits in a hidden room for each character, in hit points and by level, and the rounds to come there."""


class Habit:
    """What a monster ability card makes its monsters do: steps, attacks with what they add, how far these go; and
    whether it harms whoever of us is nearest in sight. From their turn on, what it does to those who attack them."""

    __slots__ = ("steps", "attacks", "range", "hexes", "thorns", "elusive")

    def __init__(self, card: str) -> None:
        self.steps: int | None = None
        self.attacks: list[tuple[int, float]] = []
        self.range = 1
        self.hexes = self.elusive = False
        self.thorns = 0
        for action in MONSTER_CARDS[card].actions:
            if isinstance(action, e.Move) and isinstance(action.value, int):
                self.steps = (self.steps or 0) + action.value
            elif isinstance(action, e.Attack) and isinstance(action.value, int):
                times = 1.0 + 0.3 * (min(action.targets, 3) - 1) + (0.3 if action.area is not None else 0.0)
                self.attacks.append((action.value, times))
                self.range = max(self.range, action.range or action.reach)
            elif isinstance(action, e.Special) and action.name == "hex_nearest":
                self.hexes = True
            elif isinstance(action, e.Bonus) and action.on == "attacked":
                self.elusive = action.adds.disadvantage
                if action.adds.damage is not None and isinstance(action.adds.damage.value, int):
                    self.thorns = action.adds.damage.value


HABITS = {card: Habit(card) for card in MONSTER_CARDS}


@cache
def usual(deck: str) -> tuple[float, float, float]:
    """The average card of a deck: added steps, attacks in a round with what they add, range."""
    habits = [HABITS[card.id] for card in DECKS[deck]]
    moving = [habit.steps for habit in habits if habit.steps is not None] or [0]
    striking = [habit for habit in habits if habit.attacks]
    if not striking:
        return 0.0, 1.0, 1.0
    reach = sum([habit.range for habit in striking]) / len(striking)
    often = sum([sum([times for _, times in habit.attacks], 0.0) for habit in striking], 0.0) / len(habits)
    return sum(moving) / len(moving), often, reach


class Foe:
    """An enemy or an object to destroy."""

    __slots__ = (
        "at", "figure", "cell", "health", "shield", "elusive", "threat", "now", "reach", "bounty", "weight", "walk",
        "rival", "wanted", "prey", "acted", "blast", "breeds", "thorns",
    )  # fmt: skip

    def __init__(self, view: Jaws, at: int, figure: Figure, wanted: bool, grid: Grid) -> None:
        self.at, self.figure, self.cell = at, figure, figure.cell
        self.health = figure.health
        self.prey = not figure.is_objective and self._hunted(view)
        self.wanted = wanted or self.prey
        self.threat = self.now = 0.0
        self.reach = 0
        self.rival = FAR
        self.acted = True
        self.elusive = False
        self.blast = self.thorns = 0
        self.breeds = self._breeds(view)
        self.walk = grid.walk[figure.cell]
        if figure.is_objective:
            self.shield = 0
            self.weight, self.bounty = AIMS if wanted else (0.1, 0.0)
            if self.breeds:
                self.weight, self.bounty = 2.0, 9.0
            return
        self.shield = shield_of(view, figure)
        traits = view.kernel.monsters.traits(view, figure)
        self.elusive = traits.attackers_disadvantage
        death = view.kernel.special_rules(view).death(view, figure, traits)
        if death is not None and isinstance(death.value, int):
            self.blast = death.value
        self._fear(view)
        self.weight = WEIGHT
        self.bounty = BOUNTY[0] + BOUNTY[1] * self.threat + BOUNTY[2] * self.now
        if self.prey:
            self.weight, self.bounty = QUARRY[0], QUARRY[1]
        elif not self.wanted:
            self.weight, self.bounty = SPARED * self.weight, SPARED * self.bounty
        if self.breeds:
            self.weight, self.bounty = self.weight + 0.5, self.bounty + 5.0

    def _breeds(self, view: Jaws) -> bool:
        return self.figure.kind in BREEDERS.get(view.scenario, ())

    def _hunted(self, view: Jaws) -> bool:
        """Whether the goal asks for this one's death."""
        goal = view.book.goal
        if self.figure.kind not in PREY.get(goal, ()):
            return False
        origin = view.origins[self.at]
        return goal != "source" or (origin >= 0 and view.book.monsters[origin].mark == "A")

    def _fear(self, view: Jaws) -> None:
        """What it does to us in a round, and what it can still do in this one."""
        figure = self.figure
        deck = rooms.deck_name(view, figure.kind)
        base, move = (
            view.kernel.monsters.base_value(view, figure, "attack"),
            view.kernel.monsters.base_value(view, figure, "move"),
        )
        steps, often, far = usual(deck)
        self.threat = base * often
        self.reach = round(move + steps + far)
        self.now = self.threat
        turns = view.phase == "turns"
        self.acted = turns and self.at in view.acted
        shown = view.decks[deck].card if deck in view.decks else ""
        if turns and shown and self.acted:
            self.thorns = HABITS[shown].thorns
            self.elusive = self.elusive or HABITS[shown].elusive
        elif turns and shown:
            habit = HABITS[shown]
            if habit.attacks or "boss" not in deck:
                self.now = sum([max(0, base + value) * times for value, times in habit.attacks], 0.0)
                still = habit.steps is None or figure.conditions & IMMOBILIZE
                self.reach = (0 if still else max(0, move + (habit.steps or 0))) + habit.range
                if habit.hexes:
                    self.now, self.reach = 1.0 + (view.level + 1) // 2, SIGHT
        if figure.conditions & (STUN | DISARM):
            self.now = 0.0
        elif self.acted:
            self.now *= ACTED


class Field:
    """What one character knows about the map."""

    def __init__(self, view: Jaws, at: int) -> None:
        self.view, self.at = view, at
        self.figure, self.hero = view.figures[at], view.heroes[at]
        self.grid = view.kernel.map.grid(view)
        self.allies = [other for other in range(view.count) if other != at and view.figures[other].cell >= 0]
        goal = view.book.goal
        siege, hunt = goal in SIEGES, goal in HUNTS
        self.foes: list[Foe] = []
        self.bits = 0
        for number, figure in enumerate(view.figures):
            if figure.cell < 0 or figure.side == HEROES or figure.conditions & e.INVISIBLE:
                continue
            foe = Foe(view, number, figure, siege if figure.is_objective else hunt, self.grid)
            self.foes.append(foe)
            self.bits |= 1 << figure.cell
        self.fighters = [foe for foe in self.foes if not foe.figure.is_objective]
        if self.fighters and siege:
            self._hold_gates()
            for foe in self.foes:
                if foe.figure.is_objective and foe.wanted and not foe.breeds:
                    part = BESIEGED.get(goal, 0.1)
                    foe.weight, foe.bounty = part * foe.weight, part * foe.bounty
        spots = [view.figures[other].cell for other in self.allies]
        for foe in self.foes:
            for spot in spots:
                if foe.walk[spot] < foe.rival:
                    foe.rival = foe.walk[spot]
        wards = [f.cell for f in view.figures if f.is_objective and f.side == HEROES and f.cell >= 0]
        for foe in self.foes:
            if any(foe.walk[cell] <= foe.reach + 1 for cell in wards):
                foe.bounty += 1.5 * foe.threat
        self.guards = bool(wards)
        for foe in self.fighters:
            if foe.blast:
                self._dread(foe, spots)
        self.want = min(3, far_of(view, at))
        hero = self.hero
        self.clock = (len(hero.hand), len(hero.discard) + len(hero.chosen))
        self.rounds = rounds_left(self)
        self.haste = self._haste()
        self.hurry = HURRY[0] + HURRY[1] * self.haste
        self.is_last = rounds_of(*self.clock) <= (0 if hero.chosen else 1)
        self.daring = False
        self.keeps_shut = bool(self.fighters)
        self.wary = goal == "goods" and bool(self.fighters)
        self.trail = self._trail()
        self.places: dict[int, float] = {}

    def _dread(self, foe: Foe, spots: list[int]) -> None:
        """What dies with a bang harms whoever stands beside it: its fellows, and our friends."""
        near = self.grid.neighbour_bits[foe.cell]
        for other in self.fighters:
            if near >> other.cell & 1:
                foe.bounty += 0.8 * min(foe.blast, other.health)
        for spot in spots:
            if near >> spot & 1:
                foe.bounty -= BLAST * foe.blast

    def _hold_gates(self) -> None:
        """What opens rooms when it falls stands until everybody here is dead, as a door stays shut."""
        rules = self.view.kernel.special_rules(self.view)
        for foe in self.foes:
            if foe.figure.is_objective and rules.gate(self.view, foe.figure):
                foe.weight, foe.bounty, foe.wanted = 0.05, 0.0, False

    # --- where to go ------------------------------------------------------------------------------------------------

    def _trail(self) -> dict[int, int]:
        """Steps from each hex to the nearest thing worth going to."""
        view = self.view
        goals = self._goals()
        if not goals:
            return {}
        blocked = view.obstacles & ~goals
        found = steps_back(self.grid, goals, blocked | view.hazards & ~goals, view.difficult)
        if self.figure.cell not in found:  # no way but over traps: while nobody fights, they are walked over
            found = steps_back(self.grid, goals, blocked, view.difficult)
            self.daring = not self.fighters
        return found

    def _goals(self) -> int:
        """The hexes worth going to; sets how near and how hastily."""
        found = self._errand()
        if found is not None:
            self.want = 0
            return found
        view = self.view
        goal = view.book.goal
        prey = sum([1 << foe.cell for foe in self.fighters if foe.prey])
        if prey and goal != "zealots":  # one alone decides: straight to it, whatever it costs
            self.haste = max(self.haste, QUARRY[2])
            self.hurry = HURRY[0] + HURRY[1] * self.haste
            return prey
        things = sum([1 << foe.cell for foe in self.foes if foe.wanted and foe.figure.is_objective])
        if things and (goal == "pillars" or view.scenario in BREEDERS):
            return things
        if self.fighters and not things and not self.guards:
            self.hurry = WAITING[0] + WAITING[1] * self.haste  # they come by themselves
        return sum([1 << foe.cell for foe in self.fighters]) or things or self._doors()

    def _errand(self) -> int | None:
        """The hexes that the scenario's goal names, or None where it names none now."""
        view = self.view
        goal = view.book.goal
        found = 0
        if goal == "escape":
            if view.found >= view.count:
                taken = sum([1 << view.figures[other].cell for other in self.allies])
                return sum([1 << cell for cell in view.board.starts]) & ~taken
            found = sum([1 << cell for cell in view.treasures if shown(view, cell)])
        elif goal == "goods" and not self.wary:
            found = sum([1 << cell for cell in view.goods if shown(view, cell)])
        elif goal == "exit" and not hidden(view) and not any(foe.figure.is_objective for foe in self.foes):
            found = sum([1 << cell for cell in view.board.letters["X"]])
        return found or None

    def _doors(self) -> int:
        """The closed doors that can be opened: nobody waits before them, for cards run out sooner than wounds heal."""
        view = self.view
        self.want = 0
        return rooms.closed_doors(view) & ~view.kernel.special_rules(view).locked(view)

    # --- what a hex is worth ----------------------------------------------------------------------------------------

    def danger(self, cell: int) -> float:
        """The damage to expect on a hex before one's next turn."""
        total = 0.0
        for foe in self.fighters:
            gap = foe.walk[cell]
            if gap > foe.reach:
                continue
            share = SHARES[0] if gap < foe.rival else SHARES[1] if gap == foe.rival else SHARES[2]
            total += foe.now * share
        return total

    def attackers(self, cell: int) -> float:
        """How many attacks to expect on a hex."""
        found = 0.0
        for foe in self.fighters:
            if foe.now and foe.walk[cell] <= foe.reach:
                found += 1.0 if foe.walk[cell] <= foe.rival else 0.3
        return found

    def place(self, cell: int) -> float:
        found = self.places.get(cell)
        if found is None:
            found = self.places[cell] = self._place(cell)
        return found

    def _place(self, cell: int) -> float:
        view = self.view
        score = 0.0
        if self.trail:
            score -= self.hurry * max(0, self.trail.get(cell, 25) - self.want)
        if self.fighters:
            fear = FEAR[2] if self.is_last else FEAR[0] - FEAR[1] * self.haste
            score -= fear * pain(self.danger(cell), self.figure.health)
        if cell in view.coins:
            score += 0.4
        if cell in view.treasures or cell in view.goods:
            score += -2.0 if self.wary else 4.0 if view.book.goal in ERRANDS else 1.5
        return score

    def price(self) -> float:
        """What it costs to lose a card of this round instead of discarding it."""
        hand, discard = self.clock
        if not self.hero.chosen:
            hand, discard = hand - 2, discard + 2
        return self.cost(rounds_of(hand, discard) - rounds_of(hand, discard - 1))

    def cost(self, rounds: int) -> float:
        """What so many rounds at the end are worth, if they will be needed."""
        if self.is_last:
            return 0.0
        return 0.5 + ROUND_WORTH * rounds * max(self.haste, min(NEED[1], NEED[0] * self.rounds))

    def _haste(self) -> float:
        """How short time is, from 0 to 1: the rounds that the scenario may still take beside those that cards allow."""
        slack, base, least, part = HASTE
        rest = rounds_of(*self.clock)
        return max(0.0, min(1.0, (slack * self.rounds + base - rest) / (least + part * rest)))


@cache
def rounds_of(hand: int, discard: int) -> int:
    """How many rounds these cards last, if a card is lost at every rest and at no other time (JL-RST-3)."""
    found = 0
    while hand >= 2 or discard >= 2:
        if hand < 2:
            hand, discard = hand + discard - 1, 0
            if hand < 2:
                break
        hand, discard, found = hand - 2, discard + 2, found + 1
    return found


class _Last:
    """The field that was looked at last; a question stays the same for as long as nothing changes."""

    def __init__(self) -> None:
        self.choice: Choice | None = None
        self.field: Field | None = None


_LAST = _Last()


def field_of(view: Jaws, choice: Choice, at: int) -> Field:
    """The field as a character sees it who is asked this; kept for whoever asks about the same question again."""
    field = _LAST.field
    if field is None or _LAST.choice is not choice or field.view is not view or field.at != at:
        field = Field(view, at)
        _LAST.choice, _LAST.field = choice, field
    return field


def pain(damage: float, health: int) -> float:
    """What damage costs whoever has so many hit points."""
    if damage <= 0:
        return 0.0
    part = damage / max(1, health)
    return PAIN[0] * damage + min(PAIN[1] * part * part, PAIN[2])


def rounds_left(field: Field) -> float:
    """About how many rounds the scenario still takes."""
    view = field.view
    work = sum([foe.health + 1.5 * foe.shield for foe in field.foes if foe.wanted or not foe.figure.is_objective], 0.0)
    standing = 1 + len(field.allies)
    power = standing * (POWER[0] + POWER[1] * view.level)
    left = hidden(view)
    work += (left + to_come(view)) * view.count * (ROOM[0] + ROOM[1] * view.level)
    return 1.0 + work / power + ROOM[2] * left


def to_come(view: Jaws) -> float:
    """What the scenario's goal and rules still announce beside hidden rooms, each as much as a room."""
    goal = view.book.goal
    if goal == "waves":
        return max(0, WAVES - view.wave)
    if goal == "goods":
        return CRATE * max(0, GOODS - view.found)
    return 0.0


def hidden(view: Jaws) -> int:
    """Rooms that nobody has seen yet."""
    return sum([1 for room in view.board.rooms if not view.revealed >> room & 1])


def shown(view: Jaws, cell: int) -> bool:
    room = view.board.room_of[cell]
    return not room or bool(view.revealed >> room & 1)


def far_of(view: Jaws, at: int) -> int:
    """How far a character usually strikes: the median range of the attacks in hand."""
    hero = view.heroes[at]
    return usual_range(tuple(sorted(hero.hand + hero.discard + hero.chosen)))


@cache
def usual_range(held: tuple[str, ...]) -> int:
    found = sorted(
        action.range or action.reach
        for card in held
        for action in CARDS[card].top.actions
        if isinstance(action, e.Attack)
    )
    return found[len(found) // 2] if found else 3
