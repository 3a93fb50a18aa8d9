"""How you stand in the middle of a scenario, for players that look ahead."""

from __future__ import annotations

from math import exp

from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.bot.outlook import plates_left
from undercroft.games.bugs.bot.worth import added, blows
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, PLATES, ROUND_START, SURVIVE
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.goals import objectives
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
    time, damage = WORK.get(scenario_of(state).goal, _fights)(state)
    damage += 0.6 * (hero.conditions & NEGATIVE).bit_count() - (0.8 if hero.conditions & POSITIVE else 0)
    spare = hero.health - 1 - damage
    rounds = _rounds(state) + min(0.0, spare) * 0.21  # what hit points do not bear, cards must
    return [0.01 + 0.97 / (1 + exp((time - rounds) / 2 - 0.06 * min(6.0, max(0.0, spare)) - 0.03 * hero.health))]


def gauges(state: Bugs, seat: int) -> dict[str, float]:
    """Your hit points and cards that are not lost, and what is left of the monsters."""
    if not state.figures:
        return {"health": 0.0, "cards": 0.0, "foes": 0.0}
    return {
        "health": float(you(state).health),
        "cards": float(sum([zone not in (LOST, GONE) for zone in state.zones])),
        "foes": float(sum([figure.health for figure in living(state)])),
    }


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
    left = plates_left(state, board)
    here, time = you(state).cell, 0.0
    while left:
        cell = min(left, key=board.grid.distance[here].__getitem__)
        time += 0.3 + board.grid.distance[here][cell] / 3.2
        left.remove(cell)
        here = cell
    return time, _meanwhile(state, time) + 0.4 * time * time


def _meanwhile(state: Bugs, time: float) -> float:
    """The damage that all monsters do in so many rounds that are spent on something else."""
    return 0.6 * time * added(blows(figure.kind, -1)[1] for figure in living(state))


def _stay(state: Bugs) -> tuple[float, float]:
    """Rounds and damage until one plate is reached and, where it is to be held, has been held long enough."""
    board = board_of(state.map)
    row = board.grid.distance[you(state).cell]
    time = min((row[cell] for cell in plates_left(state, board)), default=0) / 3.2
    scenario = scenario_of(state)
    if scenario.goal == HOLD:
        time += max(0, scenario.times - state.held)
    else:
        time = max(time + 0.3, scenario.times - state.round + 0.5)
    return time, _meanwhile(state, time)


def _demolition(state: Bugs) -> tuple[float, float]:
    """Rounds and damage until all objectives are destroyed."""
    row = board_of(state.map).grid.distance[you(state).cell]
    left = objectives(state)
    time = max(0, min((row[mark.cell] for mark in left), default=1) - 1) / 3.2
    time += added(mark.health / 3.3 + 0.4 for mark in left)
    return time, _meanwhile(state, time)


def _wait(state: Bugs) -> tuple[float, float]:
    """Rounds and damage until the last round is over or the last monster dead, whichever is less trouble."""
    left = float(max(0, scenario_of(state).times - state.round + 1))
    return min((left, _meanwhile(state, left)), _fights(state), key=lambda work: work[0] + 0.2 * work[1])


WORK = {PLATES: _errand, ESCAPE: _stay, HOLD: _stay, DESTROY: _demolition, SURVIVE: _wait}
"""How the rounds and the damage until a goal are guessed, where it is not all monsters."""
