"""How you stand in the middle of a scenario, for players that look ahead."""

from __future__ import annotations

from math import exp

from undercroft.core.grid import cells
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.worth import blows
from undercroft.games.bugs.cards.kinds import PLATES, ROUND_START
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.monsters import living
from undercroft.games.bugs.state import ACTIVE, BEGIN, DISCARD, GONE, LOST, Bugs, scenario_of, you
from undercroft.games.haven.verbs import IMMOBILIZE, NEGATIVE, POISON, POSITIVE, WOUND


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
    for figure in living(state):
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
    strength = sum(blows(figure.kind, -1)[1] for figure in living(state))
    return time, strength * 0.6 * time + 0.4 * time * time
