"""How often each ability, item, goal, hazard, monster column and elite is used in play.

    undercroft dev uses bugs [GAMES]     so many games of each pair by the simple player, 24 without a number

It writes `uses.txt` and names what was never used; two more of each pair are the greedy player's. Of three games two
are played with items that fate picks: the bots have favourites, and shall show that they can use the others, too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.games.bugs.balance import GAME, won
from tests.games.uses import Counting, listen, write_counts
from undercroft.core.chance import Dice
from undercroft.core.events import Event
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, KILL_ALL, PLATES, SURVIVE, Hazard
from undercroft.games.bugs.cards.monsters import COLUMNS, MONSTERS
from undercroft.games.bugs.events import HazardEntered, ItemUsed, Performed, TurnBegan, TypeRolled
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs, scenario_of, side_of
from undercroft.games.bugs.workbench import PAIRS, SIDES
from undercroft.games.haven.events import Died
from undercroft.games.haven.verbs import names as condition_names

USES = Path(__file__).parent / "uses.txt"
HALVES = ("top", "bottom")
GOALS = (KILL_ALL, PLATES, ESCAPE, HOLD, SURVIVE, DESTROY)
FIRST = 1000
"""Seeds from here on, and for each pair from as many further: other games than those of the balance."""

EARLY = 3
"""Three times as many games of the scenarios up to this one: later on upgrades take the place of the first cards."""


def wanted() -> list[str]:
    """Everything that somebody shall use: both halves of every side, items, goals, what lies and lives on the maps."""
    found = [f"{half}:{side.name}" for side in SIDES for half in HALVES]
    found += [f"item:{item}" for item in ITEMS]
    found += [f"goal:{goal}" for goal in GOALS]
    found += dict.fromkeys(hazard_name(one.hazard) for one in SCENARIOS.values() if "^" in one.map)
    found += [f"column:{kind}:{face}" for kind in MONSTERS for face in range(len(COLUMNS[kind]))]
    elites = {monster.kind: None for one in SCENARIOS.values() for monster in one.monsters if monster.elite}
    return [*found, *(f"elite:{kind}" for kind in elites), "objective"]


def hazard_name(hazard: Hazard) -> str:
    if hazard.damage:
        return f"hazard:damage-{hazard.damage}"
    return f"hazard:{condition_names(hazard.conditions)[0]}"


def names(event: Event, state: Bugs) -> Iterator[str]:
    """What this event uses."""
    if isinstance(event, Performed) and not event.is_basic:
        yield f"{HALVES[event.half]}:{side_of(state, event.slot).name}"
    elif isinstance(event, ItemUsed):
        yield f"item:{event.item}"
    elif isinstance(event, HazardEntered):
        yield hazard_name(scenario_of(state).hazard)
    elif isinstance(event, TypeRolled):
        yield f"column:{event.kind}:{event.face}"
    elif isinstance(event, TurnBegan) and state.figures[event.figure].elite:
        yield f"elite:{state.figures[event.figure].kind}"
    elif isinstance(event, Died) and state.figures[event.figure].is_objective:
        yield "objective"


def play(number: int, character: str, seed: int, log: Counting, *, is_greedy: bool = False) -> None:
    """A whole scenario, counted; with the bot's own items by every third seed."""
    table = Table(GAME, {"mode": "scenario", "scenario": number, "character": character}, seed, light=not is_greedy)
    listen(table, log)
    seat, dice = Seat(table, 0), Dice(seed)
    while table.request is not None:
        assert isinstance(table.state, Bugs)
        items = [option for option in table.request.options if option[0] == "equip"]
        if items and seed % 3:
            table.choose(items[dice.below(len(items))])
        else:
            table.choose(GAME.bots.greedy(seat) if is_greedy else GAME.bots.rollout(table.state, table.request, dice))
    if won(table):
        log.counts[f"goal:{SCENARIOS[number].goal}"] += 1


def main(games: int) -> None:
    log = Counting(names)
    for at, (number, character) in enumerate(PAIRS):
        first = FIRST * (at + 1)  # seeds of its own for each pair: fate shall not pick the same items for all
        more = 3 if number <= EARLY else 1
        for seed in range(first, first + more * games):
            play(number, character, seed, log)
        for seed in (FIRST, first + 1 + at % 3):
            play(number, character, seed, log, is_greedy=True)
    unused = write_counts(USES, wanted(), log.counts)
    print(f"{games} games of each of the {len(PAIRS)} pairs and more; never used: {', '.join(unused) or 'nothing'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 24)
