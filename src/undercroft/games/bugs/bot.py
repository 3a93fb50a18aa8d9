"""Players made of code: a quick policy, a greedy player that tries each option to the end of the next round, features.

The quick policy knows the game a little (come close, strike the weakest, keep cards); searches play out with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from undercroft.core.chance import Dice
from undercroft.core.grid import FAR, cells
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import PLATES, ROUND_START
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import (
    ACTIVE,
    AFTER,
    BEGIN,
    DISCARD,
    GONE,
    HAND,
    LOST,
    PLAYED,
    TURNS,
    Bugs,
    scenario_of,
    side_of,
    you,
)
from undercroft.games.haven.arena import MONSTERS
from undercroft.games.haven.effects import (
    IMMOBILIZE,
    NEGATIVE,
    POISON,
    POSITIVE,
    WOUND,
    Attack,
    Heal,
    Move,
    names,
)

SAMPLES = 5
"""How often a greedy player tries each option."""
ROUNDS = 2
"""How many ends of rounds it looks ahead."""
TRIES = 400
"""Answers after which a try stops, whatever has happened."""
SET_UP = ("campaign.difficulty", "campaign.equip", "campaign.upgrade", "campaign.again")

FAVOURITES = (
    "drop-of-healing-potion", "drop-of-power-potion", "pocket-knife", "shrunken-longsword", "iridescent-shell-shield",
    "coin-shield", "button-shield", "chestnut-shell-shield", "playing-card-shield", "drop-of-stamina-elixir",
    "drop-of-stamina-potion", "drop-of-strength-potion", "prismatic-gem", "sparrow-skull-helm", "glass-shard",
    "leftover-table-scraps", "bottle-cap-helm", "venomous-fang", "lucky-cats-eye-marble", "pinch-of-doom-powder",
)  # fmt: skip


# --- the quick policy -------------------------------------------------------------------------------------------------


def quick(state: Bugs, choice: Choice, dice: Dice) -> Option:
    """A sensible answer at once, with a little chance in it."""
    options = choice.options
    rule = _QUICK.get(choice.kind)
    if rule is not None:
        option = rule(state, options, dice)
        if option is not None:
            return option
    return options[dice.below(len(options))]


def _verb(options: Sequence[Option], *verbs: str) -> Option | None:
    for verb in verbs:
        for option in options:
            if option[0] == verb:
                return option
    return None


def _cards(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    hand = state.zones.count(HAND)
    if hand < 2:
        return _verb(options, "rest")
    plays = [option for option in options if option[0] == "play"]
    return plays[dice.below(len(plays))]


def _distance(state: Bugs, cell: int) -> int:
    """To the nearest monster."""
    row = board_of(state.map).grid.distance[cell]
    return min((row[f.cell] for f in state.figures if f.cell >= 0 and f.side == MONSTERS), default=0)


def _reach(state: Bugs, slot: int) -> int:
    """How far the attack of a card's top goes; 0 without one."""
    for action in side_of(state, slot).top.actions:
        if type(action) is Attack:
            return action.range or 1
    return 0


def _ability(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    """An item now and then; a top first beside a monster, a bottom first elsewhere, mostly."""
    items = [option for option in options if option[0] == "item"]
    if items and dice.below(10) < 3:
        return items[dice.below(len(items))]
    wanted = "top" if _distance(state, you(state).cell) <= 1 else "bottom"
    found = [option for option in options if option[0] == wanted] if dice.below(10) < 8 else []
    found = found or [option for option in options if option[0] in ("top", "bottom")]
    if not found or dice.below(8) == 0:
        found = [option for option in options if option[0] != "end"]
    return found[dice.below(len(found))] if found else None


def _move(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    """Towards the nearest monster, or onto a plate where plates are the goal; sometimes anywhere."""
    if dice.below(5) == 0:
        return None
    board = board_of(state.map)
    goals = board.plates & ~state.stepped if scenario_of(state).goal == PLATES else 0
    far = max((_reach(state, slot) for slot, zone in enumerate(state.zones) if zone == PLAYED), default=1) or 1
    best: Option | None = None
    least = FAR
    for option in options:
        if option[0] == "go":
            cell = int(option[1])
        elif option[0] == "stay":
            cell = you(state).cell
        else:
            continue
        if goals:
            row = board.grid.distance[cell]
            cost = min(row[goal] for goal in range(board.grid.size) if goals >> goal & 1) * 4
        else:
            cost = abs(_distance(state, cell) - far) * 4
        if state.hazards >> cell & 1:
            cost += 6
        if cost < least:
            best, least = option, cost
    return best


def _target(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    extra = [option for option in options if option[0] in ("pay", "item")]
    if extra and dice.below(3):
        return extra[dice.below(len(extra))]
    found = [option for option in options if option[0] == "attack"]
    if found:
        return min(found, key=lambda option: state.figures[int(option[1])].health)
    areas = [option for option in options if option[0] == "area"]
    if areas:
        return max(areas, key=lambda option: _hit(state, int(option[1])))
    return _verb(options, "pay", "item", "skip")


def _hit(state: Bugs, board: int) -> int:
    return sum(1 for f in state.figures if f.cell >= 0 and f.side == MONSTERS and board >> f.cell & 1)


def negate(options: Sequence[Option], health: int, amount: int, dice: Dice) -> Option:
    """Cards are life, too: negate what would kill, and half of the big blows."""
    one = [option for option in options if option[0] == "discard" and len(option) == 2]
    two = [option for option in options if option[0] == "discard" and len(option) == 3]
    lose = [option for option in options if option[0] == "lose"]
    if amount >= health:
        return (one or two or lose)[0]
    if amount >= 3 and (one or two) and dice.below(2):
        return (one or two)[0]
    return options[0]


def _first(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    return options[0]


def _short(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    return options[1] if state.zones.count(HAND) < 2 else options[0]


def _equip(state: Bugs, options: Sequence[Option], dice: Dice) -> Option | None:
    ranks = {name: rank for rank, name in enumerate(FAVOURITES)}
    found = [option for option in options if option[0] == "equip"]
    return min(found, key=lambda option: ranks.get(str(option[1]), 99)) if found else options[0]


_QUICK = {
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
    "pull.target": _first,
    "campaign.difficulty": _first,
    "campaign.equip": _equip,
    "campaign.upgrade": _first,
    "campaign.again": _first,
    "recover": _first,
    "item.attacked": _first,
    "item.after": _first,
}


def rollout(state: Bugs, choice: Choice, dice: Dice) -> Option:
    if choice.kind == "damage.suffer":
        return negate(choice.options, int(choice.about[1]), int(choice.about[0]), dice)
    return quick(state, choice, dice)


# --- the greedy player ------------------------------------------------------------------------------------------------


def greedy(seat: Seat) -> Option:
    """Try each option a few times to the end of the next round, and take the one that stood best."""
    choice = seat.request
    assert choice is not None
    options = choice.options
    view = seat.view
    assert isinstance(view, Bugs)
    dice = Dice(0x5EED + view.round * 7919 + len(options) * 104729 + you(view).health if view.figures else 1)
    if len(options) == 1 or choice.kind in SET_UP:
        return rollout(view, choice, dice)
    options = sensible(view, choice)
    best, most = options[0], -1.0
    seeds = [dice.below(1 << 30) for _ in range(SAMPLES)]
    for option in options:
        total = sum(_try(seat, option, seed) for seed in seeds) if len(options) > 1 else 0.0
        if total > most + 1e-9:
            best, most = option, total
    return best


def _try(seat: Seat, option: Option, seed: int) -> float:
    """How things stand when the round after next begins, after this option and quick play."""
    dice = Dice(seed)
    table = seat.guess(dice, light=True)
    now = table.state
    assert isinstance(now, Bugs)
    end = now.round + ROUNDS
    table.choose(option)
    for _ in range(TRIES):
        request = table.request
        if request is None or now.phase in (BEGIN, AFTER) or (request.kind == "round.cards" and now.round >= end):
            break
        table.choose(rollout(now, request, dice))
    return evaluate(now)[0]


def sensible(state: Bugs, choice: Choice) -> Sequence[Option]:
    """The options worth a thought: no rest while there are cards to play, no card against a scratch."""
    options = choice.options
    if choice.kind == "round.rest" and state.zones.count(HAND) >= 2:
        return options[:1]
    if choice.kind == "damage.suffer" and int(choice.about[0]) < min(2, int(choice.about[1])):
        return options[:1]
    if choice.kind == "round.cards":
        plays = [option for option in options if option[0] == "play"]
        if plays:
            return plays if DISCARD not in state.zones else [option for option in options if option[0] != "end"]
    return options


def evaluate(state: Bugs) -> list[float]:
    """How you stand, from 0 to 1: the rounds that your cards will last against the rounds of work left, and your
    hit points against the damage that comes meanwhile."""
    if state.result is not None:
        return [1.0 if state.result.winners else 0.0]
    if state.phase == BEGIN or not state.figures:
        return [0.5 + len(state.completed) / 40]
    hero = you(state)
    if state.lost or hero.cell < 0:
        return [0.0]
    if state.won:
        return [0.98]
    plates = scenario_of(state).goal == PLATES
    time, damage = _errand(state) if plates else _fights(state)
    damage += 0.6 * (hero.conditions & NEGATIVE).bit_count() - (0.8 if hero.conditions & POSITIVE else 0)
    spare = hero.health - 1 - damage
    rounds = _rounds(state) + min(0.0, spare) * 0.21  # what hit points do not bear, cards must
    return [0.01 + 0.97 / (1 + exp((time - rounds) / 2 - 0.06 * min(6.0, max(0.0, spare)) - 0.03 * hero.health))]


def _rounds(state: Bugs) -> float:
    """How many rounds the cards last: both sides of each, and a rest for every card beyond two."""
    cards, plays = 0, 0.0
    for slot, zone in enumerate(state.zones):
        if zone in (LOST, GONE):
            continue
        cards += 1
        if zone != DISCARD:
            plays += (1 if state.flipped >> slot & 1 else 2) - (0.6 if zone == ACTIVE else 0)
    return plays / 2 + sum(range(2, cards))


@cache
def _strength(kind: str) -> float:
    """What a monster's attacks add up to in a middling round."""
    card = KINDS[kind]
    attacks = [action for which in range(3) for action in card.column(which).actions if type(action) is Attack]
    return sum(int(action.value) for action in attacks) / 3


def _work(kind: str, health: int) -> float:
    """Rounds that killing it takes."""
    return health / (3.3 - 0.45 * min(KINDS[kind].traits.shield, 3)) + 0.25


def _fights(state: Bugs) -> tuple[float, float]:
    """Rounds and damage until all monsters are killed one after another."""
    here = []
    for figure in state.figures:
        if figure.cell >= 0 and figure.side == MONSTERS and not figure.thing:
            eased = 0.25 * (figure.conditions & (WOUND | POISON)).bit_count()
            eased += 0.1 if figure.conditions & IMMOBILIZE else 0
            here.append((_work(figure.kind, figure.health) - eased, _strength(figure.kind)))
    here.sort(key=lambda pair: pair[0] / (pair[1] + 0.1))
    time = damage = 0.0
    for rounds, strength in here:
        time += rounds
        damage += strength * time * 0.55
    for rule in scenario_of(state).appearing:
        if rule.when != ROUND_START:
            for _ in range((len(rule.at) or 1) - state.appeared.get(rule.kind, 0)):
                rounds = _work(rule.kind, KINDS[rule.kind].health)
                time += rounds
                damage += _strength(rule.kind) * rounds * 0.55
    return time, damage


def _errand(state: Bugs) -> tuple[float, float]:
    """Rounds and damage on the way over the plates that are left."""
    board = board_of(state.map)
    left = cells(board.plates & ~state.stepped)
    here, time = you(state).cell, 0.0
    while left:
        cell = min(left, key=board.grid.distance[here].__getitem__)
        time += 0.3 + board.grid.distance[here][cell] / 3.2
        left.remove(cell)
        here = cell
    strength = sum(_strength(f.kind) for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.thing)
    return time, strength * 0.6 * time + 0.4 * time * time


# --- features ---------------------------------------------------------------------------------------------------------

MOST_MONSTERS = 4
VERBS = (
    "play", "rest", "top", "bottom", "basic-top", "basic-bottom", "go", "walk", "stay", "attack", "area", "pay", "item",
    "leave", "skip", "suffer", "discard", "lose", "heal", "aim", "to", "stop", "short-rest", "go-on", "end", "hex",
)  # fmt: skip


def features(view: Bugs) -> list[float]:
    """The table in numbers, always as many: scenario, you, cards, four monsters."""
    made = [
        view.scenario / 20,
        view.level / 5,
        view.round / 20,
        float(view.phase == TURNS),
        float(view.phase == BEGIN),
        view.row / 6,
        view.monster_row / 6,
        view.initiative / 100,
        float(view.resting),
    ]
    made += [float(view.character == name) for name in CHARACTERS]
    hero = view.figures[0] if view.figures else None
    if hero is None:
        made += [0.0] * 4
    else:
        made += [hero.health / 18, hero.most / 18, len(names(hero.conditions)) / 7, len(hero.bonuses) / 4]
    for slot in range(4):
        zone = view.zones[slot] if slot < len(view.zones) else -1
        made += [float(zone == HAND), float(zone == DISCARD), float(zone == ACTIVE), float(zone == PLAYED)]
        made.append(float(view.flipped >> slot & 1))
    made += [len(view.items) / 5, view.spent.bit_count() / 5, view.used_up.bit_count() / 5]
    monsters = [f for f in view.figures if f.cell >= 0 and f.side == MONSTERS][:MOST_MONSTERS]
    for at in range(MOST_MONSTERS):
        if at >= len(monsters) or hero is None or hero.cell < 0:
            made += [0.0] * 5
            continue
        figure = monsters[at]
        distance = board_of(view.map).grid.distance[hero.cell][figure.cell]
        kind = view.types.index(figure.kind)
        made += [1.0, figure.health / 18, distance / 8, len(names(figure.conditions)) / 7, (view.rolled[kind] + 1) / 3]
    return made


def option_features(view: Bugs, option: Option) -> list[float]:
    """One option in numbers: its verb, and what the table shows about its object."""
    verb = str(option[0])
    made = [float(verb == name) for name in VERBS]
    health = distance = initiative = value = 0.0
    if verb in ("attack", "aim") and view.figures:
        figure = view.figures[int(option[1])]
        health = figure.health / 18
        if figure.cell >= 0 and view.figures[0].cell >= 0:
            distance = board_of(view.map).grid.distance[view.figures[0].cell][figure.cell] / 8
    elif verb in ("go", "walk", "hex") and view.map:
        distance = _distance(view, int(option[1])) / 8
    elif verb in ("play", "top", "bottom", "basic-top", "basic-bottom") and view.zones:
        side = side_of(view, view.cards.index(str(option[1])))
        initiative = side.initiative / 100
        for action in (*side.top.actions, *side.bottom.actions):
            if isinstance(action, (Attack, Move, Heal)) and isinstance(action.value, int):
                value += action.value / 12
    elif verb in ("item", "equip"):
        value = list(ITEMS).index(str(option[1])) / len(ITEMS)
    return [*made, health, distance, initiative, value]
