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
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.jaws import rooms
from undercroft.games.jaws.bot.field import BREEDERS, HUNTS, PREY, SIEGES, hidden, rounds_of, shown, to_come, usual
from undercroft.games.jaws.bot.progress import to_do
from undercroft.games.jaws.bot.records import Net
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.state import Jaws

BAD = e.POISON | e.WOUND | e.MUDDLE | e.IMMOBILIZE | e.DISARM | e.STUN | e.CURSE
SIGNS = 47


class Others:
    """What stands against the party, and what it must guard."""

    __slots__ = (
        "breeders", "elites", "fighters", "foes", "ill", "least", "others", "quarry", "targets", "things", "threat",
        "wanted", "wards",
    )  # fmt: skip

    def __init__(self, state: Jaws) -> None:
        self.wanted = self.others = self.things = self.quarry = self.wards = 0.0
        self.threat = self.elites = self.ill = self.breeders = 0.0
        self.fighters = 0
        self.least = 1.0
        self.foes: list[tuple[int, float, int]] = []
        """Of each monster the hex, the harm that it does in a round, and how far that goes."""
        self.targets: list[int] = []
        """The hexes of whom the goal asks for."""
        for figure in state.figures:
            if figure.cell < 0:
                continue
            if figure.side == HEROES:
                if figure.is_objective:
                    self.wards += figure.health / figure.max_health
                    self.least = min(self.least, figure.health / figure.max_health)
                continue
            self.breeders += figure.kind in BREEDERS.get(state.scenario, ())
            if not figure.is_objective:
                self._fight(state, figure)
            elif state.book.goal in SIEGES:
                self.things += figure.health
                self.targets.append(figure.cell)

    def _fight(self, state: Jaws, figure: Figure) -> None:
        """Count a monster."""
        goal = state.book.goal
        self.fighters += 1
        if figure.kind in PREY.get(goal, ()):
            self.quarry += figure.health / figure.max_health
            self.wanted += figure.health
            self.targets.append(figure.cell)
        elif goal in HUNTS:
            self.wanted += figure.health
        else:
            self.others += figure.health
        self.elites += figure.elite
        self.ill += bool(figure.conditions & BAD)
        steps, often, far = usual(rooms.deck_name(state, figure.kind))
        harm = state.kernel.monsters.base_value(state, figure, "attack") * often
        if figure.conditions & (e.STUN | e.DISARM):
            harm *= 0.5
        self.threat += harm
        reach = round(state.kernel.monsters.base_value(state, figure, "move") + steps + far)
        self.foes.append((figure.cell, harm, reach))

    def signs(self, state: Jaws) -> list[float]:
        count, level = state.count, 1.0 + 0.25 * state.level
        return [
            self.wanted / (30 * count * level),
            self.others / (30 * count * level),
            self.things / (20 * count * level),
            self.quarry,
            self.wards / 3,
            self.least,
            self.breeders / 4,
            hidden(state) / 3,
            to_come(state) / 3,
            float(state.found) / 5,
            min(state.wave, 4) / 4,
            self.fighters / 10,
            self.threat / (10 * count),
            self.elites / 5,
            self.ill / 5,
            min(state.round, 30) / 20,
        ]


class Party:
    """The characters that still stand: their cards, their wounds, and where they are."""

    __slots__ = (
        "active", "cards", "danger", "gap", "good", "health", "lured", "parts", "supply", "ways", "wounds",
    )  # fmt: skip

    def __init__(self, state: Jaws, others: Others) -> None:
        self.supply: list[float] = []
        """The rounds that each one's cards allow."""
        self.health: list[float] = []
        self.parts: list[float] = []
        """The health that is left, of all."""
        self.danger: list[float] = []
        self.cards = self.active = self.wounds = self.good = self.gap = 0.0
        self.lured = 0
        self.ways: list[int] = []
        """How far each has to go to what the goal asks for."""
        grid = state.kernel.map.grid(state)
        aims = others.targets or errands(state, not others.fighters)
        for at, hero in enumerate(state.heroes):
            figure = state.figures[at]
            if hero.exhausted or figure.cell < 0:
                continue
            self.supply.append(rounds_of(len(hero.hand), len(hero.discard) + len(hero.chosen)))
            self.health.append(figure.health)
            self.parts.append(figure.health / figure.max_health)
            self.cards += len(hero.hand)
            self.active += len(hero.active)
            self.wounds += bool(figure.conditions & BAD)
            self.good += bool(figure.conditions & (e.STRENGTHEN | e.INVISIBLE))
            walk = grid.walk[figure.cell]
            self.gap += min([walk[cell] for cell, _, _ in others.foes] or [12])
            self.danger.append(sum([harm for cell, harm, reach in others.foes if walk[cell] <= reach], 0.0))
            self.lured += sum([1 for cell, _, _ in others.foes if walk[cell] <= 2])
            self.ways.append(min([walk[cell] for cell in aims], default=0))

    def signs(self, state: Jaws) -> list[float]:
        count, level, alive = state.count, 1.0 + 0.25 * state.level, len(self.supply)
        return [
            alive / count,
            alive / 4,
            max(self.supply, default=0.0) / 20,
            min(self.supply, default=0.0) / 20,
            sum(self.supply, 0.0) / (20 * count),
            self.cards / (10 * count),
            self.active / 3,
            sum(self.health, 0.0) / (12 * count * level),
            min(self.health, default=0.0) / 12,
            max(self.health, default=0.0) / 12,
            sum(self.parts, 0.0) / count,
            min(self.parts, default=0.0),
            sum(self.danger, 0.0) / (10 * count),
            max([d / (1 + h) for d, h in zip(self.danger, self.health, strict=True)], default=0.0) / 2,
            self.gap / (10 * count),
            self.lured / 6,
            sum(self.ways, 0.0) / (12 * count),
            min(self.ways, default=0) / 12,
            max(self.ways, default=0) / 12,
            self.wounds / 2,
            self.good / 2,
        ]


def signs(state: Jaws) -> list[float]:
    """What is asked of a state: the work left, the enemies, the characters; every number about 0 to 1."""
    others = Others(state)
    party = Party(state, others)
    work, total, count = to_do(state), sum(party.supply, 0.0), state.count
    return [
        work / 10,
        min(2.0, work / (1.0 + total / count)),
        (total / count - work) / 10,
        *others.signs(state),
        *party.signs(state),
        state.difficulty / 2,
        state.level / 4,
        *[float(any(hero.kind == kind and not hero.exhausted for hero in state.heroes)) for kind in CHARACTERS],
        min(2.0, total * sum(party.parts, 0.0) / (count * count) / (1.0 + work)),
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
