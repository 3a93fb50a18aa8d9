"""How often the greedy player wins: `python -m tests.games.jaws.balance --scenarios 1-25 --counts 2,3,4 --games 20`.

Characters come at the level that a campaign has reached by then, with what ten gold a scenario have bought (`--bare`:
with nothing); seeds run from `--seed`. With `--pairs` the two characters are every pair in turn. `--records` writes the
first win of each scenario anew, two seats without items: a change of the rules may ask for that.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from pathlib import Path
from typing import Any

from undercroft.core.table import Table
from undercroft.games.jaws.bot.answers import bargains
from undercroft.games.jaws.cards.items import BY_NUMBER, ITEMS, STOCK
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import READY, Jaws
from undercroft.games.jaws.workbench import NEEDED, PARTIES, options_of

RECORDS = Path(__file__).parent / "records"


def outfit(state: Jaws) -> None:
    """Everybody brings what his gold has bought, in the order of the bot's shopping list, out of one stock."""
    state.stock = {
        BY_NUMBER[number]: ITEMS[BY_NUMBER[number]].copies
        for after, numbers in STOCK.items()
        if after < state.scenario
        for number in numbers
    }
    for hero in state.heroes:
        hero.gold = 10 * (state.scenario - 3)
    for at, hero in enumerate(state.heroes):
        while wanted := bargains(state, at):
            hero.gold -= ITEMS[wanted[0]].item.price
            hero.items.append(wanted[0])
            state.stock[wanted[0]] -= 1
        hero.gear = [(item, READY) for item in hero.items]


def play(options: dict[str, Any], seed: int, items: bool = True) -> tuple[Table, int, float]:
    """One game of the greedy player on all seats; the table, its decisions, and the seconds it thought."""
    table = Table(GAME, options, seed, light=True)
    spent = 0.0
    decisions = 0
    while not table.is_over:
        state = table.state
        assert isinstance(state, Jaws)
        if items and state.phase == "select" and state.round == 1 and not state.stock:
            outfit(state)
        for number in table.requests:
            seat = table.seat(number)
            break
        began = time.process_time()
        option = GAME.bots.greedy(seat)
        spent += time.process_time() - began
        decisions += 1
        table.choose(option, number)
    return table, decisions, spent


def pair_of(scenario: int, number: int) -> list[str]:
    """Two characters: all pairs in turn that may play the scenario."""
    pairs = [pair for pair in combinations(PARTIES[4], 2) if NEEDED.get(scenario, pair[0]) in pair]
    return list(pairs[number % len(pairs)])


def keep(scenario: int, tries: int) -> str:
    """Record the first win that the greedy player finds, from fewer to more characters and experience."""
    for count, level in ((2, 0), (3, 0), (4, 0), (2, 5), (4, 5), (2, 7), (4, 7)):
        options = {**options_of(scenario, count, level=level), "players": 2}
        for seed in range(tries):
            table = Table(GAME, options, seed)
            while not table.is_over:
                number = next(iter(table.requests))
                table.choose(GAME.bots.greedy(table.seat(number)), number)
            assert table.state.result is not None
            if table.state.result.winners:
                table.record.save(RECORDS / f"{scenario:02}.json")
                return f"{count} characters of level {options['level']}, seed {seed}"
    return "no win"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenarios", default="1-25")
    parser.add_argument("--counts", default="2,3,4")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--difficulty", default="easy")
    parser.add_argument("--level", type=int, default=0)
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--records", action="store_true")
    asked = parser.parse_args()
    numbers: list[int] = []
    for part in asked.scenarios.split(","):
        low, _, high = part.partition("-")
        numbers += range(int(low), int(high or low) + 1)
    if asked.records:
        for number in numbers:
            print(f"{number:3}: {keep(number, asked.games)}", flush=True)
        return
    wins = games = decisions = 0
    spent = 0.0
    for number in numbers:
        cells = []
        for count in map(int, asked.counts.split(",")):
            options = options_of(number, count, asked.difficulty, asked.level)
            won = rounds = left = hidden = 0
            for seed in range(asked.seed, asked.seed + asked.games):
                if asked.pairs and count == 2:
                    options["characters"] = pair_of(number, seed - asked.seed)
                table, steps, thought = play(options, seed, not asked.bare)
                decisions += steps
                spent += thought
                state = table.state
                assert isinstance(state, Jaws)
                assert state.result is not None
                won += bool(state.result.winners)
                rounds += state.round
                left += sum(1 for f in state.figures if f.cell >= 0 and f.side)
                hidden += sum(1 for room in state.board.rooms if not state.revealed >> room & 1)
            wins += won
            games += asked.games
            n = asked.games
            cells.append(f"{won:3} (r{rounds / n:4.1f} foes{left / n:4.1f} hid{hidden / n:3.1f})")
        print(f"{number:3} {asked.games:3} games: ", "  ".join(cells), flush=True)
    print(f"{wins} of {games}; {1000 * spent / max(1, decisions):.2f} ms a decision")


if __name__ == "__main__":
    main()
