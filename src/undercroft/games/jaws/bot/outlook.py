"""How likely the party wins from here, as a small network sees it that was fitted to games of the greedy player.

A search asks this at the start of a round: what a round brought shows in the work left, the cards and the wounds.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, tanh
from operator import mul

import msgspec

from undercroft.core.grid import cells
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.jaws import rooms
from undercroft.games.jaws.bot.field import BREEDERS, HUNTS, PREY, SIEGES, hidden, rounds_of, shown, to_come, usual
from undercroft.games.jaws.bot.progress import to_do
from undercroft.games.jaws.bot.records import Net
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.state import Jaws

BAD = e.POISON | e.WOUND | e.MUDDLE | e.IMMOBILIZE | e.DISARM | e.STUN | e.CURSE
SIGNS = 47


def signs(state: Jaws) -> list[float]:
    """What is asked of a state: the goal, the enemies, the characters; every number about 0 to 1."""
    goal = state.book.goal
    prey = PREY.get(goal, ())
    count = state.count
    grid = state.kernel.map.grid(state)
    wanted = others = things = quarry = wards = threat = elites = ill = breeders = 0.0
    fighters = lured = 0
    least = 1.0
    foes: list[tuple[int, float, int]] = []
    targets: list[int] = []
    for figure in state.figures:
        if figure.cell < 0:
            continue
        if figure.side == HEROES:
            if figure.is_objective:
                wards += figure.health / figure.max_health
                least = min(least, figure.health / figure.max_health)
            continue
        breeders += figure.kind in BREEDERS.get(state.scenario, ())
        if figure.is_objective:
            if goal in SIEGES:
                things += figure.health
                targets.append(figure.cell)
            continue
        fighters += 1
        if figure.kind in prey:
            quarry += figure.health / figure.max_health
            wanted += figure.health
            targets.append(figure.cell)
        elif goal in HUNTS:
            wanted += figure.health
        else:
            others += figure.health
        elites += figure.elite
        ill += bool(figure.conditions & BAD)
        steps, often, far = usual(rooms.deck_name(state, figure.kind))
        harm = state.kernel.monsters.base_value(state, figure, "attack") * often
        if figure.conditions & (e.STUN | e.DISARM):
            harm *= 0.5
        threat += harm
        reach = round(state.kernel.monsters.base_value(state, figure, "move") + steps + far)
        foes.append((figure.cell, harm, reach))
    supply: list[float] = []
    health: list[float] = []
    parts: list[float] = []
    danger: list[float] = []
    cards = active = wounds = good = 0.0
    gap = 0.0
    ways: list[int] = []
    aims = targets or errands(state, not fighters)
    for at, hero in enumerate(state.heroes):
        figure = state.figures[at]
        if hero.exhausted or figure.cell < 0:
            continue
        hand, discard = len(hero.hand), len(hero.discard) + len(hero.chosen)
        supply.append(rounds_of(hand, discard))
        health.append(figure.health)
        parts.append(figure.health / figure.max_health)
        cards += hand
        active += len(hero.active)
        wounds += bool(figure.conditions & BAD)
        good += bool(figure.conditions & (e.STRENGTHEN | e.INVISIBLE))
        walk = grid.walk[figure.cell]
        gap += min([walk[cell] for cell, _, _ in foes] or [12])
        danger.append(sum([harm for cell, harm, reach in foes if walk[cell] <= reach], 0.0))
        lured += sum([1 for cell, _, _ in foes if walk[cell] <= 2])
        ways.append(min([walk[cell] for cell in aims], default=0))
    alive = len(supply)
    level = 1.0 + 0.25 * state.level
    work = to_do(state)
    most, fewest = max(supply, default=0.0), min(supply, default=0.0)
    total = sum(supply, 0.0)
    room = hidden(state)
    pace = total / count - work
    hurt = max([d / (1 + h) for d, h in zip(danger, health, strict=True)], default=0.0)
    return [
        work / 10,
        min(2.0, work / (1.0 + total / count)),
        pace / 10,
        wanted / (30 * count * level),
        others / (30 * count * level),
        things / (20 * count * level),
        quarry,
        wards / 3,
        least,
        breeders / 4,
        room / 3,
        to_come(state) / 3,
        float(state.found) / 5,
        min(state.wave, 4) / 4,
        fighters / 10,
        threat / (10 * count),
        elites / 5,
        ill / 5,
        min(state.round, 30) / 20,
        alive / count,
        alive / 4,
        most / 20,
        fewest / 20,
        total / (20 * count),
        cards / (10 * count),
        active / 3,
        sum(health, 0.0) / (12 * count * level),
        min(health, default=0.0) / 12,
        max(health, default=0.0) / 12,
        sum(parts, 0.0) / count,
        min(parts, default=0.0),
        sum(danger, 0.0) / (10 * count),
        hurt / 2,
        gap / (10 * count),
        lured / 6,
        sum(ways, 0.0) / (12 * count),
        min(ways, default=0) / 12,
        max(ways, default=0) / 12,
        wounds / 2,
        good / 2,
        state.difficulty / 2,
        state.level / 4,
        *[float(any(hero.kind == kind and not hero.exhausted for hero in state.heroes)) for kind in CHARACTERS],
        min(2.0, total * sum(parts, 0.0) / (count * count) / (1.0 + work)),
    ]


def errands(state: Jaws, is_calm: bool) -> list[int]:
    """The hexes that the goal sends somebody to, else the closed doors while nobody fights."""
    goal = state.book.goal
    found: list[int] = []
    if goal == "escape":
        found = list(state.board.starts if state.found >= state.count else state.treasures)
    elif goal == "goods":
        found = list(state.goods)
    elif goal == "exit" and not hidden(state):
        found = list(state.board.letters["X"])
    found = [cell for cell in found if shown(state, cell)]
    return found or (list(cells(rooms.closed_doors(state))) if is_calm else [])


def odds(found: Net, seen: list[float], scenario: int) -> float:
    """How likely the party wins, as the network sees it."""
    total = found.last
    for row, place, bias, out in zip(found.hidden, found.scenario[scenario - 1], found.bias, found.out, strict=True):
        total += out * tanh(bias + place + sum(map(mul, row, seen), 0.0))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


@cache
def net() -> Net:
    return msgspec.json.decode((files("undercroft.games.jaws.bot") / "outlook.json").read_bytes(), type=Net)


def outlook(state: Jaws) -> list[float]:
    """How likely the party is to win; even odds before a scenario begins."""
    if not state.figures:
        return [0.5] * state.players
    if all(hero.exhausted for hero in state.heroes):
        return [0.0] * state.players
    return [odds(net(), signs(state), state.scenario)] * state.players
