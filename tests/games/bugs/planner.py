"""A player that plans by trying: it finds wins for the records and measures the balance of the scenarios.

Run `python -m tests.games.bugs.planner wins` to find a win of every scenario anew after a change of rules or cards, or
`python -m tests.games.bugs.planner table 10` for the table of `docs/content/bugs.md`. Nothing here is a test.
"""

from __future__ import annotations

import random
import sys
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

from undercroft.core.game import load
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.campaign import may_play
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.kinds import PLATES, ROUND_START
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import ACTIVE, DISCARD, GONE, HAND, LOST, Bugs
from undercroft.games.haven.arena import MONSTERS, Figure
from undercroft.games.haven.effects import IMMOBILIZE, NEGATIVE, POISON, POSITIVE, WOUND, Attack

RECORDS = Path(__file__).parent / "records"
TRIES = 6
"""How often each option is tried."""
AHEAD = 2
"""Rounds that a try looks ahead."""
BREADTH = 16
"""More options than these are not tried, but drawn from."""
LONG = 600
"""Answers after which a game counts as lost."""

SMALL = (
    "drop-of-stamina-elixir", "lucky-cats-eye-marble", "drop-of-healing-potion", "drop-of-stamina-potion",
    "drop-of-strength-potion", "drop-of-power-potion", "sparrow-skull-helm", "leftover-table-scraps", "bottle-cap-helm",
)  # fmt: skip
SHIELDS = ("coin-shield", "chestnut-shell-shield", "button-shield", "sewing-needles", "rosethorn-knife")
HANDS = {
    "melee": ("pocket-knife", "shrunken-longsword", "glass-shard", "venomous-fang", *SHIELDS),
    "ranged": ("shrunken-longbow", "fishing-hook-and-line", *SHIELDS),
}
RANGED = ("tinkerer", "spellweaver")


# --- how a position stands ------------------------------------------------------------------------------------------


@cache
def blow(kind: str) -> float:
    """What a monster's attacks add up to in a middling round."""
    card = KINDS[kind]
    columns = (card.minus, card.zero, card.plus)
    return sum(int(action.value) for column in columns for action in column.actions if type(action) is Attack) / 3


def work(kind: str, health: int) -> float:
    """Rounds that killing it takes."""
    return health / (3.3 - 0.45 * min(KINDS[kind].traits.shield, 3)) + 0.25


def value(state: Bugs) -> float:
    """The chance to win as it looks: rounds left in the cards against rounds of work, hit points against damage."""
    if state.result is not None:
        return float(bool(state.result.winners))
    you = state.figures[0]
    if state.won or you.cell < 0:
        return 0.98 * state.won
    rounds = _rounds(state)
    time, damage = _plates(state) if SCENARIOS[state.scenario].goal == PLATES else _fights(state)
    damage += 0.6 * (you.conditions & NEGATIVE).bit_count() - (0.8 if you.conditions & POSITIVE else 0)
    spare = you.health - 1 - damage
    rounds += min(0.0, spare) * 0.21  # what hit points do not bear, cards must
    return 0.01 + 0.97 / (1 + exp((time - rounds) / 2 - 0.06 * min(6.0, max(0.0, spare)) - 0.03 * you.health))


def _rounds(state: Bugs) -> float:
    cards, plays = 0, 0.0
    for slot, zone in enumerate(state.zones):
        if zone in (LOST, GONE):
            continue
        cards += 1
        if zone != DISCARD:
            plays += (1 if state.flipped >> slot & 1 else 2) - (0.6 if zone == ACTIVE else 0)
    return plays / 2 + sum(range(2, cards))


def _fights(state: Bugs) -> tuple[float, float]:
    """Time and damage when the monsters are killed one after another."""
    here = [(_left(figure), blow(figure.kind)) for figure in state.figures[1:] if figure.cell >= 0]
    here.sort(key=lambda pair: pair[0] / (pair[1] + 0.1))
    time = damage = 0.0
    for rounds, strength in here:
        time += rounds
        damage += strength * time * 0.55
    for rule in SCENARIOS[state.scenario].appearing:
        if rule.when == ROUND_START:
            continue
        for _ in range((len(rule.at) or 1) - state.appeared.get(rule.kind, 0)):
            rounds = work(rule.kind, KINDS[rule.kind].health)
            time += rounds
            damage += blow(rule.kind) * rounds * 0.55
    return time, damage


def _left(figure: Figure) -> float:
    eased = 0.25 * (figure.conditions & (WOUND | POISON)).bit_count() + (0.1 if figure.conditions & IMMOBILIZE else 0)
    return work(figure.kind, figure.health) - eased


def _plates(state: Bugs) -> tuple[float, float]:
    """Time and damage on the way over the plates that are left."""
    board = board_of(state.map)
    left = [cell for cell in range(board.grid.size) if (board.plates & ~state.stepped) >> cell & 1]
    here, time = state.figures[0].cell, 0.0
    while left:
        cell = min(left, key=board.grid.distance[here].__getitem__)
        time += 0.3 + board.grid.distance[here][cell] / 3.2
        left.remove(cell)
        here = cell
    strength = sum(blow(figure.kind) for figure in state.figures[1:] if figure.cell >= 0)
    return time, strength * 0.6 * time + 0.4 * time * time


# --- what a try does without thinking -------------------------------------------------------------------------------


def quick(state: Bugs, choice: Choice, dice: random.Random) -> Option:
    options = choice.options
    rule = _QUICK.get(choice.kind)
    found = rule(state, choice, dice) if rule is not None else None
    if found is not None:
        return found
    if options[0][0] in ("pay", "all", "heal", "restore", "take", "aim", "yes", "recover"):
        return options[0]
    return dice.choice(options)


def _cards(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    plays = [option for option in choice.options if option[0] == "play"]
    return dice.choice(plays) if plays else choice.options[0]


def _nearest(state: Bugs, figure: Figure, cell: int) -> int:
    row = board_of(state.map).grid.distance[cell]
    return min((row[other.cell] for other in state.figures if other.cell >= 0 and other.side != figure.side), default=0)


def _ability(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    items = [option for option in choice.options if option[0] == "item"]
    chance = dice.random()
    if items and chance < 0.3:
        return dice.choice(items)
    you = state.figures[0]
    wanted = "top" if _nearest(state, you, you.cell) <= 1 else "bottom"
    found = [option for option in choice.options if option[0] == wanted] if chance < 0.8 else []
    found = found or [option for option in choice.options if option[0] in ("top", "bottom")]
    if dice.random() < 0.12 or not found:
        found = [option for option in choice.options if option[0] != "end"]
    return dice.choice(found) if found else None


def _target(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    by: dict[str, list[Option]] = {}
    for option in choice.options:
        by.setdefault(str(option[0]), []).append(option)
    if "pay" in by:
        return by["pay"][0]
    if "item" in by and dice.random() < 0.6:
        return dice.choice(by["item"])
    if "attack" in by:
        return min(by["attack"], key=lambda option: state.figures[int(option[1])].health)
    if "area" in by:
        there = sum(1 << figure.cell for figure in state.figures if figure.cell >= 0 and figure.side == MONSTERS)
        return max(by["area"], key=lambda option: ((int(option[1]) & there).bit_count(), dice.random()))
    return choice.options[-1]


def _move(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    goes = [option for option in choice.options if option[0] == "go"]
    extras = [option for option in choice.options if option[0] in ("pay", "item")]
    if not goes or (extras and dice.random() < 0.3):
        return dice.choice(extras or choice.options)
    if dice.random() < 0.2:
        return dice.choice(goes)
    figure = state.figures[int(choice.about[0])]
    board = board_of(state.map)
    plates = board.plates & ~state.stepped if SCENARIOS[state.scenario].goal == PLATES else 0
    if plates and figure is state.figures[0] and dice.random() < 0.8:
        left = [cell for cell in range(board.grid.size) if plates >> cell & 1]
        return min(goes, key=lambda option: min(board.grid.distance[int(option[1])][cell] for cell in left))
    wish = dice.choice((2, 2, 3, 1)) if state.character in (*RANGED, "cragheart") else 1
    best = min(goes, key=lambda option: (abs(_nearest(state, figure, int(option[1])) - wish), dice.random()))
    stays = [option for option in choice.options if option[0] == "stay"]
    gain = abs(_nearest(state, figure, figure.cell) - wish) - abs(_nearest(state, figure, int(best[1])) - wish)
    return stays[0] if stays and gain <= 0 else best


def _suffer(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    amount, health = (int(number) for number in choice.about)
    one = [option for option in choice.options if option[0] == "discard" and len(option) == 2]
    two = [option for option in choice.options if option[0] == "discard" and len(option) == 3]
    lose = [option for option in choice.options if option[0] == "lose"]
    if amount >= health:
        return (one or two or lose)[0]
    if amount >= 3 and dice.random() < 0.5 and (one or two):
        return (one or two)[0]
    return choice.options[0]


def _equip(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    there = {option[1]: option for option in choice.options if option[0] == "equip"}
    for name in (*SMALL, *HANDS["ranged" if state.character in RANGED else "melee"]):
        if name in there:
            return there[name]
    return choice.options[-1]


def _short(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    return choice.options[1] if state.zones.count(HAND) < 2 and dice.random() < 0.5 else choice.options[0]


def _first(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    return choice.options[0]


def _any(state: Bugs, choice: Choice, dice: random.Random) -> Option | None:
    return dice.choice(choice.options)


_QUICK = {
    "campaign.difficulty": _first,
    "campaign.equip": _equip,
    "campaign.upgrade": _any,
    "round.cards": _cards,
    "turn.ability": _ability,
    "attack.target": _target,
    "move.where": _move,
    "damage.suffer": _suffer,
    "round.rest": _short,
    "rest.keep": _first,
    "modifier.effects": _first,
}
AT_ONCE = ("campaign.difficulty", "campaign.equip", "campaign.upgrade", "modifier.effects", "rest.keep")


# --- the player ------------------------------------------------------------------------------------------------------


def plan(table: Table, dice: random.Random, tries: int = TRIES) -> Option:
    """Try each sensible option a few times and take the one after which the game stood best."""
    choice = table.request
    assert choice is not None
    state: Any = table.state
    options = _sensible(state, choice)
    if len(options) == 1 or choice.kind in AT_ONCE:
        return quick(state, choice, dice) if len(options) > 1 else options[0]
    if len(options) > BREADTH:
        options = dice.sample(options, BREADTH)
    seeds = [dice.getrandbits(30) for _ in range(tries)]

    def worth(option: Option) -> float:
        return sum(_try(table, option, seed) for seed in seeds) - 0.2 * (option[0] == "end")

    return max(options, key=worth)


def _sensible(state: Bugs, choice: Choice) -> list[Option]:
    options = list(choice.options)
    if choice.kind == "round.rest" and state.zones.count(HAND) >= 2:
        return options[:1]
    if choice.kind == "damage.suffer" and int(choice.about[0]) < min(2, int(choice.about[1])):
        return options[:1]
    if choice.kind == "round.cards":
        plays = [option for option in options if option[0] == "play"]
        if plays:
            return plays if DISCARD not in state.zones else [option for option in options if option[0] != "end"]
    return options


def _try(table: Table, option: Option, seed: int) -> float:
    twin = table.fork(seed, light=True)
    twin.choose(option)
    state: Any = twin.state
    dice = random.Random(seed)
    end = state.round + AHEAD
    for _ in range(200):
        choice = twin.request
        if choice is None or (choice.kind == "round.cards" and state.round >= end):
            break
        twin.choose(quick(state, choice, dice))
    return value(state)


def play(scenario: int, character: str, seed: int, tries: int = TRIES) -> Table:
    """A whole scenario on the standard table."""
    options = {"mode": "scenario", "scenario": scenario, "character": character}
    table = Table(load("bugs"), options, seed=seed)
    dice = random.Random(seed)
    for _ in range(LONG):
        if table.is_over:
            break
        table.choose(plan(table, dice, tries))
    return table


def won(table: Table) -> bool:
    return table.state.result is not None and bool(table.state.result.winners)


def record_of(number: int) -> Path:
    return RECORDS / f"scenario-{number:02}.json"


def find_wins(numbers: list[int]) -> None:
    """A record of a win for each of these scenarios, by whoever wins first."""
    for number in numbers:
        able = [character for character in CHARACTERS if may_play(character, number)]
        for seed in range(400):
            character = able[(seed + number) % len(able)]
            table = play(number, character, seed, tries=TRIES + 2 * (seed // 12))
            if won(table):
                table.record.save(record_of(number))
                print(f"scenario {number}: won by the {character} with seed {seed}", flush=True)
                break
        else:
            print(f"scenario {number}: no win found", flush=True)


def print_table(games: int, numbers: list[int]) -> None:
    """Wins in so many games, a line for each scenario and a column for each character; missing records are kept."""
    print("| scenario |", " | ".join(CHARACTERS), "| all |")
    for number in numbers:
        cells, wins, played = [], 0, 0
        for character in CHARACTERS:
            if not may_play(character, number):
                cells.append("–")
                continue
            count = 0
            for seed in range(games):
                table = play(number, character, 1000 * number + seed)
                if won(table):
                    count += 1
                    if not record_of(number).exists():
                        table.record.save(record_of(number))
            cells.append(f"{count}/{games}")
            wins, played = wins + count, played + games
        print(f"| {number} |", " | ".join(cells), f"| {100 * wins // played} % |", flush=True)


if __name__ == "__main__":
    chosen = [int(word) for word in sys.argv[3:]] or list(SCENARIOS)
    if sys.argv[1:2] == ["table"]:
        print_table(int(sys.argv[2]), chosen)
    else:
        find_wins([int(word) for word in sys.argv[2:]] or list(SCENARIOS))
