"""Measures the balance of the scenarios, and keeps what it measured in `balance.json` and `records`.

    undercroft dev balance bugs quick [PAIRS]    200 games of the simple player for each pair (BB-CNT-28)
    undercroft dev balance bugs greedy [PAIRS]   20 games of the greedy player for each pair
    undercroft dev balance bugs wins [PAIRS]     a record of a win for each scenario, by the greedy player
    undercroft dev balance bugs table            the tables of `docs/content/bugs.md`

PAIRS are scenarios or scenario:character, as in `5 12:tinkerer`; without any, what was not measured yet is. A pair is
written as soon as it is measured, so a run may be stopped at any time. Nothing here is a test.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.games.bugs.campaign import may_play
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs
from undercroft.lab.stats import share

HERE = Path(__file__).parent
MEASURED = HERE / "balance.json"
RECORDS = HERE / "records"
GAMES = {"quick": 200, "greedy": 20}
"""How many games of a pair each player plays; their seeds are 0, 1, 2 and so on."""
SHOWN = {"quick": 5, "greedy": 1}
"""Of how many games the file keeps how they ended, for comparison with the content as it is."""
GAME = load("bugs")
PAIRS = tuple((number, name) for number in SCENARIOS for name in CHARACTERS if may_play(name, number))


def play(player: str, scenario: int, character: str, seed: int) -> Table:
    """A whole scenario on the monsters' standard table, with items and upgrades of the player's own choice."""
    options = {"mode": "scenario", "scenario": scenario, "character": character}
    if player == "greedy":
        table = Table(GAME, options, seed)
        seat = Seat(table, 0)
        while not table.is_over:
            table.choose(GAME.bots.greedy(seat))
        return table
    table = Table(GAME, options, seed, light=True)
    dice = Dice(0xB065 + seed)
    while table.request is not None:
        assert isinstance(table.state, Bugs)
        table.choose(GAME.bots.rollout(table.state, table.request, dice))
    return table


def won(table: Table) -> bool:
    return table.state.result is not None and bool(table.state.result.winners)


def ended(table: Table) -> str:
    """How a game ended, in short: won or lost, in which round, with how many hit points and cards spent."""
    state = table.state
    assert isinstance(state, Bugs)
    cards = "".join(map(str, state.zones))
    return f"{'won' if won(table) else 'lost'} {state.round} {state.figures[0].health} {cards}"


def measured() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else {}
    return {player: found.get(player, {}) for player in GAMES}


def _write(results: dict[str, Any]) -> None:
    order = [f"{number} {name}" for number, name in PAIRS]
    text = {player: {pair: results[player][pair] for pair in order if pair in results[player]} for player in GAMES}
    MEASURED.write_text(json.dumps(text, indent=1) + "\n", "utf-8")


def measure(player: str, pairs: list[tuple[int, str]]) -> None:
    """Play the games of these pairs and write them down."""
    games = GAMES[player]
    for number, name in pairs:
        wins, ends = 0, []
        for seed in range(games):
            table = play(player, number, name, seed)
            wins += won(table)
            if seed < SHOWN[player]:
                ends.append(ended(table))
        results = measured()
        results[player][f"{number} {name}"] = {"games": games, "wins": wins, "ends": ends}
        _write(results)
        part, low, high = share(wins, games)
        print(f"{number:2} {name:13} {wins:3} of {games}: {part:4.0%} ({low:.0%} to {high:.0%})", flush=True)


def record_of(number: int) -> Path:
    return RECORDS / f"scenario-{number:02}.json"


def find_wins(numbers: list[int]) -> None:
    """A record of a win for each of these scenarios, by whoever wins first."""
    for number in numbers:
        able = [name for name in CHARACTERS if may_play(name, number)]
        for seed in range(400):
            name = able[(seed + number) % len(able)]
            table = play("greedy", number, name, seed)
            if won(table):
                table.record.save(record_of(number))
                print(f"scenario {number}: won by the {name} with seed {seed}", flush=True)
                break
        else:
            print(f"scenario {number}: no win found", flush=True)


def print_tables() -> None:
    """Games won in per cent, a line for each scenario and a column for each character."""
    for player, games in GAMES.items():
        results = measured()[player]
        print(f"\n{player}, {games} games of each pair\n")
        print("| scenario | " + " | ".join(name.replace("-", " ").title() for name in CHARACTERS) + " | all |")
        print("|---" * (len(CHARACTERS) + 2) + "|")
        for number in SCENARIOS:
            found = [results.get(f"{number} {name}") for name in CHARACTERS]
            cells = [f"{100 * each['wins'] / each['games']:.0f}" if each else "–" for each in found]
            there = [each for each in found if each]
            if there:
                part = sum(each["wins"] for each in there) / sum(each["games"] for each in there)
                print(f"| {number} | " + " | ".join(cells) + f" | {100 * part:.0f} |")


def _named(words: list[str]) -> list[tuple[int, str]]:
    found = []
    for word in words:
        number, _, name = word.partition(":")
        found += [pair for pair in PAIRS if pair[0] == int(number) and name in ("", pair[1])]
    return found


def main(words: list[str]) -> None:
    command, *rest = words or ["table"]
    chosen = _named(rest)
    if command == "table":
        print_tables()
    elif command == "wins":
        find_wins(list(dict.fromkeys(number for number, _ in chosen)) or list(SCENARIOS))
    else:
        done = measured()[command]
        measure(command, chosen or [pair for pair in PAIRS if f"{pair[0]} {pair[1]}" not in done])


if __name__ == "__main__":
    main(sys.argv[1:])
