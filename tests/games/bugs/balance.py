"""What a scenario needs beside its declaration, each by one command: texts, a recorded win, its row of balance.

    undercroft dev balance bugs texts NUMBER...    its messages in the three word files, ready to be written
    undercroft dev balance bugs wins [NUMBER...]   a record of a win for each scenario, by the greedy player
    undercroft dev balance bugs measure [PAIR...]  both players' games of each pair, then the tables of the docs
    undercroft dev balance bugs quick [PAIR...]    200 games of the simple player for each pair (BB-CNT-28)
    undercroft dev balance bugs greedy [PAIR...]   20 games of the greedy player for each pair
    undercroft dev balance bugs table              the tables of `docs/content/bugs.md` anew

A PAIR is a scenario or scenario:character, as in `5 12:tinkerer`; without any, what was not measured yet is, and `all`
measures everything anew. A pair is written as soon as it is measured, so a run may be stopped at any time. Nothing here
is a test. `undercroft balance bugs` plays other games of the same pairs, and tells what each card adds.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.games.bugs.campaign import may_play
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.scenarios import SCENARIOS, Scenario
from undercroft.games.bugs.screen import has_rules
from undercroft.games.bugs.state import Bugs
from undercroft.games.bugs.workbench import PAIRS
from undercroft.lab.stats import share

HERE = Path(__file__).parent
MEASURED = HERE / "balance.json"
RECORDS = HERE / "records"
WORDS = Path(str(files("undercroft.games.bugs"))) / "words"
PAGE = HERE.parents[2] / "docs" / "content" / "bugs.md"
BEGIN, END = "<!-- measured: `undercroft dev balance bugs table` writes this -->", "<!-- end of measured -->"
TO_WRITE = "TO WRITE"
"""What stands in a message until somebody has written it."""
GAMES = {"quick": 200, "greedy": 20}
"""How many games of a pair each player plays; their seeds are 0, 1, 2 and so on."""
SHOWN = {"quick": 5, "greedy": 1}
"""Of how many games the file keeps how they ended, for comparison with the content as it is."""
GAME = load("bugs")


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


# --- texts ----------------------------------------------------------------------------------------------------------


def texts_of(scenario: Scenario) -> list[str]:
    """The messages of a scenario: its name, special rules and objective if any, introduction and conclusion."""
    parts = ["", *(["-rules"] if has_rules(scenario) else []), *(["-objective"] if scenario.objective else [])]
    parts += ["-intro", "-end"]
    return [f"scenario-{scenario.number}{part}" for part in parts]


def add_texts(number: int) -> None:
    """Put the messages that a scenario still lacks into the word files, each after its like of the scenario before."""
    for language in LANGUAGES:
        file = WORDS / f"{language}.ftl"
        lines = file.read_text("utf-8").splitlines()
        for name in texts_of(SCENARIOS[number]):
            if any(line.startswith(f"{name} =") for line in lines):
                continue
            part = name.removeprefix(f"scenario-{number}")
            like = "(-intro|-end)" if part in ("-intro", "-end") else re.escape(part)
            place = max(at for at, line in enumerate(lines) if re.match(rf"scenario-\d+{like} =", line))
            lines.insert(place + 1, f"{name} = {TO_WRITE}")
            print(f"{file.name}: {name}")
        file.write_text("\n".join(lines) + "\n", "utf-8")


# --- the tables of the docs -----------------------------------------------------------------------------------------

TITLES = {
    "quick": (
        "**The simple player** (`bot/rollout.py`: it answers at once, weighing the harm that it does against the blows "
        "that may come)"
    ),
    "greedy": (
        "**The greedy player**, the better one (`bot/greedy.py`: it tries each sensible option twice to the end of the "
        "round, playing on as the simple player would, and judges the rounds left in the cards against the rounds of "
        "work)"
    ),
}


def tables() -> str:
    """Games won in per cent, a line for each scenario and a column for each character, and what stands out."""
    results = measured()
    made = [f"{part}\n" for player in GAMES for part in _table(player, results[player])]
    return "\n".join([BEGIN, "", *made, _extremes(results), "", END])


def _table(player: str, results: dict[str, Any]) -> list[str]:
    games = sum(each["games"] for each in results.values())
    head = f"{TITLES[player]}, {GAMES[player]} games of each of the {len(results)} pairs, {games:,} in all."
    rows = ["| scenario | " + " | ".join(name.replace("-", " ").title() for name in CHARACTERS) + " | all |"]
    rows.append("|---" * (len(CHARACTERS) + 2) + "|")
    for number in SCENARIOS:
        found = [results.get(f"{number} {name}") for name in CHARACTERS]
        cells = [f"{100 * each['wins'] / each['games']:.0f}" if each else "–" for each in found]
        if any(found):
            rows.append(f"| {number} | " + " | ".join(cells) + f" | {100 * _share(results, number):.0f} |")
    return [head, "\n".join(rows)]


def _share(results: dict[str, Any], number: int) -> float:
    """The games won of a scenario, over all characters."""
    there = [each for pair, each in results.items() if pair.split()[0] == str(number)]
    return float(sum(each["wins"] for each in there) / sum(each["games"] for each in there))


def _extremes(results: dict[str, Any]) -> str:
    quick, greedy = results["quick"], results["greedy"]
    low, high = (choose(quick, key=lambda pair: quick[pair]["wins"]) for choose in (min, max))
    shares = {number: _share(greedy, number) for number in dict.fromkeys(int(pair.split()[0]) for pair in greedy)}
    hard, easy = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    worse = [str(number) for number in shares if shares[number] < _share(quick, number)]
    return "\n".join(
        [
            f"- Of the simple player's pairs the lowest is {low.title()} with {quick[low]['wins']} of {GAMES['quick']} "
            f"games, the highest {high.title()} with {quick[high]['wins']}. The frame (BB-CNT-28) asks for 10 % to "
            "90 % in every pair; in 200 games a share is known to about 7 points either way.",
            f"- The greedy player wins scenario {hard} least often ({100 * shares[hard]:.0f} %) and scenario {easy} "
            f"most often ({100 * shares[easy]:.0f} %)."
            + (f" It does worse than the simple one in scenario {', '.join(worse)}." if worse else ""),
        ]
    )


def write_tables() -> None:
    """Write the tables into the page, and show them."""
    text, made = PAGE.read_text("utf-8"), tables()
    before, _, rest = text.partition(BEGIN)
    PAGE.write_text(before + made + rest.partition(END)[2], "utf-8")
    print(made)


def _named(words: list[str]) -> list[tuple[int, str]]:
    if words == ["all"]:
        return list(PAIRS)
    found = []
    for word in words:
        number, _, name = word.partition(":")
        found += [pair for pair in PAIRS if pair[0] == int(number) and name in ("", pair[1])]
    return found


def main(words: list[str]) -> None:
    command, *rest = words or ["table"]
    chosen = _named(rest)
    numbers = list(dict.fromkeys(number for number, _ in chosen)) or list(SCENARIOS)
    if command == "texts":
        for number in numbers:
            add_texts(number)
    elif command == "wins":
        find_wins(numbers)
    else:
        for player in GAMES if command == "measure" else [player for player in GAMES if player == command]:
            done = measured()[player]
            measure(player, chosen or [pair for pair in PAIRS if f"{pair[0]} {pair[1]}" not in done])
        write_tables()


if __name__ == "__main__":
    main(sys.argv[1:])
