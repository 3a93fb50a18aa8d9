"""The quick policy: a simple player that answers at once from what it sees, with a little chance in it.

It weighs the harm that an ability does from a hex against the blows that may come there; searches play out with it,
and the balance of the scenarios is measured with it. The player that tries its options first is in `bot.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.core.chance import Dice
from undercroft.core.grid import cells, reach
from undercroft.core.request import Choice, Option
from undercroft.games.bugs.boards import Board, board_of
from undercroft.games.bugs.cardplay import ability_of, recoverable
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import PLATES
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.monsters import ELITE
from undercroft.games.bugs.state import (
    ACTIVE,
    BOTTOM,
    DISCARD,
    GONE,
    GROUP,
    HAND,
    LOST,
    PLAYED,
    TOP,
    Bugs,
    scenario_of,
    side_of,
    you,
)
from undercroft.games.bugs.turn import BASIC
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.haven.verbs import Ability, Attack, Move

# All in points of damage done; found by trying changes over games of all pairs of scenario and character.
FEAR = 0.5
"""What a point of damage that may come weighs."""
NEXT = 0.24
"""How much of a monster's blows counts that has had its turn this round: until the next one it may be dead."""
KILL, PRIZE = 1.5, 0.5
"""What a kill is worth beside its damage, and for each point of the blows that it spares you."""
CONDITION = 0.8
"""What a condition is worth."""
SHIELD, RETALIATE = 0.25, 0.3
"""What a point of them is worth for each monster."""
BONUS = 1.5
"""What a written bonus is worth."""
HIDE = 0.8
"""How much of the danger is gone when nobody sees you."""
BACK = 3.0
"""What a card taken back is worth."""
LOSS = 4.0
"""What the loss of a card costs for each round that it would have lasted."""
FAR, NEAR = 0.8, 0.3
"""What a step towards the nearest monster is worth before an attack that hits nobody yet, and after all attacks."""
PLATE, BYWAY = 6.25, 0.4
"""Where plates are the goal: what a step towards one is worth, and how much a blow counts."""
HURT, DIRE = 0.2, 3.0
"""What a hit point is worth in rounds that cards last, and how much more the last three of them."""

FAVOURITES = (
    "drop-of-healing-potion", "drop-of-power-potion", "pocket-knife", "shrunken-longsword", "iridescent-shell-shield",
    "coin-shield", "button-shield", "chestnut-shell-shield", "playing-card-shield", "drop-of-stamina-elixir",
    "drop-of-stamina-potion", "drop-of-strength-potion", "prismatic-gem", "sparrow-skull-helm", "glass-shard",
    "leftover-table-scraps", "bottle-cap-helm", "venomous-fang", "lucky-cats-eye-marble", "pinch-of-doom-powder",
)  # fmt: skip
_RANKS = {name: rank for rank, name in enumerate(FAVOURITES)}


def rollout(state: Bugs, choice: Choice, dice: Dice) -> Option:
    """A sensible answer at once."""
    options = choice.options
    if choice.kind == "damage.suffer":
        return negate(state, options, int(choice.about[0]))
    rule = _RULES.get(choice.kind)
    if rule is not None:
        option = rule(state, choice, dice)
        if option is not None:
            return option
    return options[dice.below(len(options))]


# --- what a figure can do ---------------------------------------------------------------------------------------------


@cache
def blows(kind: str, column: int) -> tuple[int, float]:
    """How far a column's attacks reach with its moves, and what they add up to; column -1 is a middling round."""
    if column < 0:
        each = [blows(kind, which) for which in range(3)]
        return max(far for far, _ in each), sum(harm for _, harm in each) / 3
    far = harm = steps = 0
    for action in COLUMNS[kind][column].actions:
        if type(action) is Move:
            steps += int(action.value)
        elif type(action) is Attack:
            far = max(far, steps + (action.range or 1))
            harm += int(action.value)
    return far, float(harm)


def threats(state: Bugs) -> list[tuple[int, int, float]]:
    """For each monster: its hex, how far it reaches and the damage that it means."""
    waiting = {(turn[2], turn[3] >= ELITE): turn[3] % ELITE for turn in state.queue if turn[1] == GROUP}
    found = []
    for figure in state.figures:
        if figure.cell >= 0 and figure.side == MONSTERS and not figure.thing:
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


def worth(figure: Figure, value: int, pierce: int, conditions: int) -> float:
    """What one attack on this monster is worth."""
    traits = KINDS[figure.kind].traits
    damage = value - max(0, traits.shield - pierce)
    if figure.conditions & e.POISON:
        damage += 1
    damage = max(0, damage)
    new = conditions & ~figure.conditions & ~traits.immune
    if damage >= figure.health:
        return figure.health + KILL + PRIZE * blows(figure.kind, -1)[1]
    return damage + damage / figure.health + (CONDITION * new.bit_count() if new else 0.0)


@cache
def _moves(ability: Ability) -> int:
    return sum(int(action.value) for action in ability.actions if type(action) is Move)


class Outlook:
    """What a turn can bring from here: the monsters, the hexes in reach, and the harm from each of them."""

    __slots__ = ("board", "fear", "foes", "goals", "here", "hero", "monsters", "state", "taken", "ways")

    def __init__(self, state: Bugs) -> None:
        self.state = state
        self.board = board_of(state.map)
        self.hero = you(state)
        self.here = self.hero.cell
        self.monsters = threats(state)
        self.foes = [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.thing]
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
                total += min(int(action.value), hero.most - hero.health)
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
        steps = _moves(bottom)
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


def attack_of(ability: Ability) -> Attack | None:
    for action in ability.actions:
        if type(action) is Attack:
            return action
    return None


# --- decisions --------------------------------------------------------------------------------------------------------


def nearest(state: Bugs, cell: int) -> int:
    """How far the nearest monster is."""
    row = board_of(state.map).grid.distance[cell]
    return min((row[f.cell] for f in state.figures if f.cell >= 0 and f.side == MONSTERS), default=0)


def _verb(options: Sequence[Option], *verbs: str) -> Option | None:
    for verb in verbs:
        for option in options:
            if option[0] == verb:
                return option
    return None


def _cards(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The two cards that promise most from here; an active card comes back before cards run out."""
    zones = state.zones
    hand = zones.count(HAND)
    if ACTIVE in zones and (hand < 2 or hand + zones.count(DISCARD) <= 2):
        found = _verb(choice.options, "end")
        if found is not None:
            return found
    if hand < 2:
        return _verb(choice.options, "rest", "end")
    look = Outlook(state)
    held = [slot for slot, zone in enumerate(zones) if zone == HAND]
    best, most = choice.options[0], -999.0
    for slot in held:
        for other in held:
            if slot != other:
                value, first = _pair(state, look, slot, other)
                value += dice.below(100) / 100
                if value > most:
                    # Who can strike from where he stands goes first; who must come near lets the others come.
                    soon = side_of(state, slot).initiative < side_of(state, other).initiative
                    lead, follow = (slot, other) if soon == (first[0] in ("top", "basic-top")) else (other, slot)
                    best, most = ("play", state.cards[lead], state.cards[follow]), value
    return best


def _pair(state: Bugs, look: Outlook, top: int, bottom: int) -> tuple[float, Option]:
    """The best way to perform the top of one card and the bottom of another, and with what to begin."""
    best: tuple[float, Option] = (-999.0, ())
    upper, lower = side_of(state, top).top, side_of(state, bottom).bottom
    tops = [(upper, "top")]
    if upper.lost or attack_of(upper) is None:
        tops.append((BASIC[TOP], "basic-top"))
    bottoms = [(lower, "bottom")]
    if lower.lost or not _moves(lower):
        bottoms.append((BASIC[BOTTOM], "basic-bottom"))
    for first, one in tops:
        for second, two in bottoms:
            value, half = look.plan(first, second)
            if value > best[0]:
                best = value, (one, state.cards[top]) if half == TOP else (two, state.cards[bottom])
    return best


def _ability(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The half that promises most, and before it the items that help it."""
    look = Outlook(state)
    slots = state.slots
    if len(slots) == 2:
        best = max(_pair(state, look, slots[0], slots[1]), _pair(state, look, slots[1], slots[0]))[1]
    else:
        best = _single(state, look, slots[0], state.halves[0])
    for option in choice.options:
        if option[0] == "item" and _useful(state, look, str(option[1]), best):
            return option
    return best


def _single(state: Bugs, look: Outlook, slot: int, half: int) -> Option:
    """The half that is left, or its basic action."""
    ability = ability_of(state, slot, half)
    names = ("top", "basic-top") if half == TOP else ("bottom", "basic-bottom")
    values = []
    for each in (ability, BASIC[half]):
        values.append(look.extras(each) + look.best(attack_of(each), _moves(each)))
    return (names[values[1] > values[0]], state.cards[slot])


def _useful(state: Bugs, look: Outlook, name: str, next_one: Option) -> bool:
    """Whether an item of the turn is used now: healing when it is not wasted, the rest before an attack that hits."""
    item = ITEMS[name]
    hero = you(state)
    for action in item.actions:
        if type(action) is e.Heal:
            return hero.most - hero.health >= int(action.value)
        if type(action) is e.Recover:
            return DISCARD in state.zones
        if type(action) is e.Control:
            return False
    if item.adds.jump:
        return False
    if next_one[0] == "basic-top":
        return look.harm(BASIC_ATTACK, look.here) > 1
    if next_one[0] != "top":
        return False
    attack = attack_of(side_of(state, state.cards.index(str(next_one[1]))).top)
    return attack is not None and look.harm(attack, look.here) > 1


def _move(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Where the attacks to come do most and the blows to come least; towards a plate where plates are the goal."""
    if choice.about[0] != 0:
        return _away(state, choice.options)
    look = Outlook(state)
    attacks = _to_come(state)
    best: Option | None = None
    most = -999.0
    for option in choice.options:
        if option[0] == "go":
            cell = int(option[1])
        elif option[0] == "stay":
            cell = look.here
        else:
            continue
        value = -FEAR * look.peril(cell)
        done = 0.0
        for attack in attacks:
            done += look.harm(attack, cell)
        value += done
        if look.goals:
            value -= PLATE * min(row.get(cell, 9) for row in look.goals)
        elif done <= 0 and attacks:
            value += look.far(cell)
        elif not attacks:
            value += NEAR / FAR * look.far(cell)
        if state.hazards >> cell & 1 and option[0] == "go":
            value -= 2
        if value > most:
            best, most = option, value
    return best


def _away(state: Bugs, options: Sequence[Option]) -> Option | None:
    """Where a monster goes that you control: far away, and into hazards."""
    row = board_of(state.map).grid.distance[you(state).cell]
    goes = [option for option in options if option[0] == "go"]
    return max(goes, key=lambda option: row[int(option[1])] + 3 * (state.hazards >> int(option[1]) & 1), default=None)


def _to_come(state: Bugs) -> list[Attack]:
    """The attacks that this turn may still see: in the ability that runs, and in the half that is left."""
    found = []
    for slot, zone in enumerate(state.zones):
        if zone == PLAYED and slot not in state.slots:
            side = side_of(state, slot)
            half = side.top if BOTTOM in state.halves else side.bottom
            after = False
            for action in half.actions:
                if type(action) is Move:
                    after = True
                elif after and type(action) is Attack:
                    found.append(action)
            break
    if TOP in state.halves and state.slots:
        top = side_of(state, state.slots[0]).top
        attack = attack_of(top) if not top.lost else None
        found.append(attack or BASIC_ATTACK)
    elif BOTTOM in state.halves and state.slots:
        attack = attack_of(side_of(state, state.slots[0]).bottom)
        if attack is not None:
            found.append(attack)
    return found


BASIC_ATTACK = attack_of(BASIC[TOP]) or Attack(value=2)


def _target(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Pay and use what helps, then strike where it counts."""
    by: dict[str, list[Option]] = {}
    for option in choice.options:
        by.setdefault(str(option[0]), []).append(option)
    if "attack" in by or "area" in by:
        extra = by.get("pay") or by.get("item")
        if extra:
            return extra[0]
    if "attack" in by:
        return max(by["attack"], key=lambda option: _prize(state.figures[int(option[1])]))
    if "area" in by:
        return max(by["area"], key=lambda option: _hit(state, int(option[1])))
    return _verb(choice.options, "pay", "item", "skip")


def _prize(figure: Figure) -> float:
    """Which monster to strike: weak ones that strike hard, without much shield."""
    if figure.thing:
        return 0.0
    shield = KINDS[figure.kind].traits.shield
    return (1 + blows(figure.kind, -1)[1]) / (figure.health + 1.5 * shield)


def _push(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Away, and as far as it goes; but nobody whom an attack is still to come for."""
    goes = [option for option in choice.options if option[0] == "to"]
    stop = _verb(choice.options, "stop")
    if stop is not None and (not goes or _to_come(state)):
        return stop
    row = board_of(state.map).grid.distance[you(state).cell]
    return max(goes, key=lambda option: row[int(option[1])] + 2 * (state.hazards >> int(option[1]) & 1))


def _hit(state: Bugs, board: int) -> float:
    return sum(1 + _prize(f) for f in state.figures if f.cell >= 0 and f.side == MONSTERS and board >> f.cell & 1)


def negate(state: Bugs, options: Sequence[Option], amount: int) -> Option:
    """Cards are life, too: what leaves the most of both."""
    health = you(state).health
    best, most = options[0], -999.0
    for option in options:
        left = health - amount if option[0] == "suffer" else health
        if left <= 0:
            continue
        value = HURT * left - (DIRE / left if left < 4 else 0.0) + _lasts(state, option)
        if value > most:
            best, most = option, value
    return best


def _lasts(state: Bugs, option: Option) -> float:
    """How many rounds the cards last when this was paid."""
    count, plays = 0, 0.0
    paid = option[1:]
    for slot, zone in enumerate(state.zones):
        if zone in (LOST, GONE):
            continue
        hit = state.cards[slot] in paid
        if hit and option[0] == "lose":
            continue
        count += 1
        if zone != DISCARD and not hit:
            plays += 1 if state.flipped >> slot & 1 else 2
    return plays / 2 + sum(range(2, count))


def _first(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    return choice.options[0]


def _short(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """Not while there are two cards to play, active ones counted, which come back when you like."""
    left = state.zones.count(HAND) + state.zones.count(ACTIVE)
    return choice.options[left < 2]


def _equip(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    found = [option for option in choice.options if option[0] == "equip"]
    return min(found, key=lambda option: _RANKS.get(str(option[1]), 99)) if found else choice.options[0]


@cache
def _power(card: str) -> float:
    """What is printed on a card, roughly added up."""
    total = 0.0
    for side in CARDS[card].sides:
        for action in (*side.top.actions, *side.bottom.actions):
            if type(action) is Attack:
                wide = action.targets > 1 or action.area is not None
                total += int(action.value) * (1.5 if wide else 1.0) + 0.5 * action.pierce
            elif isinstance(action, (Move, e.Heal, e.Shield, e.Retaliate, e.Damage)):
                total += 0.5 * int(action.value)
            else:
                total += 1
    return total


def _upgrade(state: Bugs, choice: Choice, dice: Dice) -> Option | None:
    """The card that gains most."""
    character = CHARACTERS[state.character]

    def gain(option: Option) -> float:
        card = str(option[1])
        return _power(character.upgrade_of(card).id) - _power(card)

    return max(choice.options, key=gain)


_RULES = {
    "round.cards": _cards,
    "turn.ability": _ability,
    "turn.more": _first,
    "move.where": _move,
    "attack.target": _target,
    "round.rest": _short,
    "rest.keep": _first,
    "rest.heal": _first,
    "rest.items": _first,
    "modifier.effects": _first,
    "heal.target": _first,
    "condition.target": _first,
    "control.who": _first,
    "action.pay": _first,
    "damage.target": _first,
    "push.target": _first,
    "push.step": _push,
    "pull.target": _first,
    "campaign.difficulty": _first,
    "campaign.equip": _equip,
    "campaign.upgrade": _upgrade,
    "campaign.again": _first,
    "recover": _first,
    "item.attacked": _first,
    "item.after": _first,
}
