"""Playing games for the tests: random and greedy players, and what must hold at every stage."""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.machina.board import BIT, layout
from undercroft.games.machina.bot.answers import best
from undercroft.games.machina.cards.registry import (
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
from undercroft.games.machina.cards.tiles import ENDGAMES, SIDES, TILES
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import HORROR_MARKERS, MARKERS, MOST_INSPIRATION, Machina

SCENARIOS = tuple(CHAPTERS)
MONSTERS_KEPT = frozenset(card.id for card in MONSTERS.values() if card.boss)
"""Those that wait for an endgame: no chance brings them."""


def some_options(dice: Dice) -> dict[str, Any]:
    players = 1 + dice.below(4)
    return {
        "players": players,
        "explorers": players + dice.below(5 - players),
        "scenario": (*SCENARIOS, "campaign")[dice.below(4)],
        "difficulty": ("gentle", "normal", "harsh")[dice.below(3)],
    }


def check(state: Machina) -> None:
    """Nothing is lost, nothing stands where it may not, every number is in its range."""
    board = layout(state.slots)
    seen = 0
    for explorer in state.explorers:
        assert 0 <= explorer.health <= explorer.most_health
        assert (explorer.health > 0) == explorer.alive
        assert 0 <= explorer.stamina <= explorer.most_stamina
        assert 0 <= explorer.inspiration <= MOST_INSPIRATION
        if explorer.cell >= 0:
            assert explorer.alive
            assert not explorer.left
            assert board.passable & ~state.destroyed & BIT[explorer.cell], "an explorer stands on an impassable cell"
            assert not board.pits & BIT[explorer.cell]
            assert not seen & BIT[explorer.cell]
            seen |= BIT[explorer.cell]
    for monster in state.order:
        assert 1 <= monster.health <= MONSTERS[monster.id].health
        assert board.passable & ~state.destroyed & BIT[monster.cell], "a monster stands on an impassable cell"
        assert not board.pits & BIT[monster.cell]
        assert not seen & BIT[monster.cell], "two creatures on a cell"
        seen |= BIT[monster.cell]
    assert not seen & state.closed, "somebody stands in a closed door"
    assert not state.closed & state.broken
    assert not state.lit & state.destroyed
    for tokens in (state.destroyed, state.lit, state.closed, state.broken):
        assert not tokens & ~board.all
    assert 1 <= state.threat <= 8
    assert 1 <= state.level <= 4
    assert state.lair >= 1
    assert state.horror >= 1
    assert state.exit < 0 or board.passable & BIT[state.exit]
    _check_cards(state)


def _check_cards(state: Machina) -> None:
    items = Counter(item for deck in state.decks.values() for item in deck.cards())
    items.update(item for pile in state.discards.values() for item in pile)
    for explorer in state.explorers:
        items.update(explorer.inventory)
        items.update(item for group in explorer.equipped for item in group)
    items.update(card for card in state.box if card in ITEMS)
    assert all(count == 1 for count in items.values()), "an item is there twice"
    level = max(ITEMS[item].level for item in items)
    assert set(items) == {item.id for item in ITEMS.values() if item.level <= level}, "an item is missing"
    monsters = Counter(state.monster_deck.cards()) + Counter(state.destroyed_monsters)
    monsters.update(monster.id for monster in state.order)
    monsters.update(card for card in state.box if card in MONSTERS)
    assert all(count == 1 for count in monsters.values())
    ordinary = {card.id for card in MONSTERS.values() if card.level <= state.level and not card.boss}
    assert ordinary <= set(monsters)
    explorer_events = Counter(state.explorer_deck.cards() + state.explorer_discard)
    explorer_events.update(event for explorer in state.explorers for event in explorer.events)
    explorer_events.update(card for card in state.box if card in EXPLORER_EVENTS)
    assert sorted(explorer_events) == sorted(e for e, c in EXPLORER_EVENTS.items() if c.set in ("core", state.scenario))
    assert all(count == 1 for count in explorer_events.values())
    horror_events = Counter(state.horror_deck.cards() + state.horror_discard)
    horror_events.update(event for monster in state.order for event in monster.events)
    horror_events.update(card for card in state.box if card in HORROR_EVENTS)
    assert sorted(horror_events) == sorted(e for e, c in HORROR_EVENTS.items() if c.set in ("core", state.scenario))
    laid = [SIDES[number // 4].id for number in state.slots if number >= 0]
    assert sorted(state.tiles.cards() + [side[:-2] for side in laid if side not in ENDGAMES]) == sorted(TILES)
    for at, explorer in enumerate(state.explorers):
        lying = sum(marker.owner == at for marker in state.markers)
        assert not explorer.alive or explorer.markers + lying == MARKERS
    assert state.horror_markers + sum(marker.owner < 0 for marker in state.markers) == HORROR_MARKERS
    assert len({explorer.id for explorer in state.explorers}) == len(state.explorers)
    assert all(explorer.id in EXPLORERS for explorer in state.explorers)


def random_game(seed: int, most: int = 20_000) -> Table:
    """A random game to its end, checked between the stages."""
    dice = Dice(seed)
    table = Table(GAME, some_options(dice), seed, light=True)
    stage = None
    for _ in range(most):
        request = table.request
        if request is None:
            break
        assert request.options
        state = table.state
        assert isinstance(state, Machina)
        if request.kind in ("action", "turn") and stage != (state.round, state.active):
            stage = (state.round, state.active)
            check(state)
        seats = request.seat_list
        table.choose(dice.below(len(request.options)), seats[dice.below(len(seats))])
    assert table.is_over, f"seed {seed} never ends"
    return table


def greedy_game(scenario: str, explorers: int, seed: int, *, light: bool = True) -> Table:
    """A game of the greedy player, who reads the open state; explorers are drawn by the seed."""
    table = Table(GAME, {"players": 1, "explorers": explorers, "scenario": scenario}, seed, light=light)
    dice = Dice(seed)
    while table.request is not None:
        request, state = table.request, table.state
        assert isinstance(state, Machina)
        if request.kind == "explorer":
            table.choose(dice.below(len(request.options)))
        else:
            table.choose(best(state, request))
    return table


class Played(NamedTuple):
    """How one game of the greedy player ended."""

    won: bool
    chapter: int
    round: int

    def __str__(self) -> str:
        return f"{'W' if self.won else 'L'}{self.chapter}/{self.round}"


def ended(table: Table) -> Played:
    state = table.state
    assert isinstance(state, Machina)
    assert state.result is not None
    return Played(bool(state.result.winners), state.chapter + 1, state.round)


Results = dict[tuple[str, int], list[Played]]
"""For each scenario and number of explorers the games of the seeds from 0 on."""

RESULTS = Path(__file__).parent / "results.txt"
RECORDS = Path(__file__).parent / "records"
"""A win of two explorers in each scenario."""


def read_results() -> Results:
    found: Results = {}
    for line in RESULTS.read_text("utf-8").splitlines():
        scenario, explorers, *games = line.split()
        found[scenario, int(explorers)] = [
            Played(game[0] == "W", *map(int, game[1:].split("/", maxsplit=1))) for game in games
        ]
    return found


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 percent interval of a share."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def share_lines(results: Results) -> list[str]:
    """The table of docs/content/machina.md."""
    lines = [
        "| scenario | explorers | won | interval | chapter reached | rounds | most rounds |",
        "|---|---|---|---|---|---|---|",
    ]
    for (scenario, explorers), games in results.items():
        won = sum(game.won for game in games)
        low, high = interval(won, len(games))
        chapters = sum(game.chapter for game in games) / len(games)
        rounds = sum(game.round for game in games) / len(games)
        lines.append(
            f"| {scenario} | {explorers} | {100 * won / len(games):.0f}% | {100 * low:.0f} to {100 * high:.0f}% |"
            f" {chapters:.1f} of 10 | {rounds:.0f} | {max(game.round for game in games)} |"
        )
    return lines


def reached(table: Table) -> set[str]:
    """The cards that came into play in this game: items only if somebody took them, tiles by the side laid."""
    state = table.state
    assert isinstance(state, Machina)
    found = {explorer.id for explorer in state.explorers}
    found |= {card.id for card in CHAPTERS[state.scenario][: state.chapter + 1]}
    found |= {monster.id for monster in state.order} | {card for card in state.box if card in MONSTERS_KEPT}
    found |= {SIDES[number // 4].id for number in state.slots if number >= 0}
    for who, answer in table.record.steps:
        if isinstance(who, str):
            if not who.startswith(("item-", "remove-")):
                found.add(str(answer))
        else:
            verb, *rest = str(answer).split(":")
            if verb in ("pick", "keep", "equip", "attach"):
                found.add(rest[0])
    return found


def main() -> None:
    """Play and keep so many games of each kind: python -m tests.games.machina.play GAMES [SCENARIO...]"""
    games, scenarios = int(sys.argv[1]), sys.argv[2:] or SCENARIOS
    results = read_results() if RESULTS.exists() else {}
    for scenario in scenarios:
        for explorers in (1, 2, 3, 4):
            results[scenario, explorers] = [ended(greedy_game(scenario, explorers, seed)) for seed in range(games)]
            print(share_lines({(scenario, explorers): results[scenario, explorers]})[-1], flush=True)
    lines = [
        f"{scenario} {explorers} {' '.join(map(str, played))}" for (scenario, explorers), played in results.items()
    ]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    for scenario in scenarios:
        seed = next(seed for seed, game in enumerate(results[scenario, 2]) if game.won)
        greedy_game(scenario, 2, seed).record.save(RECORDS / f"{scenario}.json")


if __name__ == "__main__":
    main()
