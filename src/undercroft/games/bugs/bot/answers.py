"""Players made of code: a greedy player that tries each option to the end of the round, its judgement, features.

The policy that it plays out with is in `quick.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from undercroft.core.chance import Dice
from undercroft.core.grid import cells
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.core.seat import Seat
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.rollout import blows, nearest, rollout
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
from undercroft.games.haven.battlefield import MONSTERS
from undercroft.games.haven.verbs import (
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

SAMPLES = 2
"""How often a greedy player tries each option."""
MARGIN = 0.02
"""By how much an option must stand better than the quick policy's own."""
ROUNDS = 1
"""How many ends of rounds it looks ahead."""
TRIES = 400
"""Answers after which a try stops, whatever has happened."""
SET_UP = ("campaign.difficulty", "campaign.equip", "campaign.upgrade", "campaign.again")


# --- the greedy player ------------------------------------------------------------------------------------------------


def greedy(seat: Seat) -> Option:
    """Try each option a few times to the end of the round, and take the one that stood best."""
    choice = seat.request
    assert choice is not None
    options = choice.options
    view = seat.view
    assert isinstance(view, Bugs)
    dice = Dice(0x5EED + view.round * 7919 + len(options) * 104729 + you(view).health if view.figures else 1)
    if len(options) == 1 or choice.kind in SET_UP:
        return rollout(view, choice, dice)
    own = rollout(view, choice, dice)
    options = sensible(view, choice)
    if len(options) == 1:
        return options[0]
    seeds = [dice.below(1 << 30) for _ in range(SAMPLES)]
    best, most = own, sum(_try(seat, own, seed) for seed in seeds) + MARGIN * SAMPLES
    for option in options:
        if option != own:
            total = sum(_try(seat, option, seed) for seed in seeds)
            if total > most:
                best, most = option, total
    return best


def _try(seat: Seat, option: Option, seed: int) -> float:
    """How things stand when the next round begins, after this option and quick play."""
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
            here.append((_work(figure.kind, figure.health) - eased, blows(figure.kind, -1)[1]))
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
                damage += blows(rule.kind, -1)[1] * rounds * 0.55
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
    strength = sum(blows(f.kind, -1)[1] for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.thing)
    return time, strength * 0.6 * time + 0.4 * time * time


# --- features ---------------------------------------------------------------------------------------------------------

MOST_MONSTERS = 4
VERBS = (
    "play", "rest", "top", "bottom", "basic-top", "basic-bottom", "go", "walk", "stay", "attack", "area", "pay", "item",
    "leave", "skip", "suffer", "discard", "lose", "heal", "aim", "to", "stop", "short-rest", "go-on", "end", "hex",
)  # fmt: skip


def features(view: Bugs, seat: int) -> list[float]:
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


def option_features(view: Bugs, seat: int, choice: Choice, option: Option) -> list[float]:
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
        distance = nearest(view, int(option[1])) / 8
    elif verb in ("play", "top", "bottom", "basic-top", "basic-bottom") and view.zones:
        side = side_of(view, view.cards.index(str(option[1])))
        initiative = side.initiative / 100
        for action in (*side.top.actions, *side.bottom.actions):
            if isinstance(action, (Attack, Move, Heal)) and isinstance(action.value, int):
                value += action.value / 12
    elif verb in ("item", "equip"):
        value = list(ITEMS).index(str(option[1])) / len(ITEMS)
    return [*made, health, distance, initiative, value]


def tally(state: Bugs) -> list[Tally]:
    """What a designer counts at the end."""
    hero = state.figures[0] if state.figures else None
    items = [f"item.{name}" for name in state.items]
    return [{"rounds": state.round, "health": hero.health if hero else 0, "items": items}]
