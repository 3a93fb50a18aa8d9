"""Games and states to test with, driving a rule alone, and what must hold at every stage."""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.core.cases import fresh
from undercroft.core.chance import Dice, Scripted, Seeded
from undercroft.core.events import Log
from undercroft.core.request import Chance, Choice, Flow
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
)  # fmt: skip
from undercroft.games.machina.cards.tiles import ENDGAMES, SIDES, TILES
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import HORROR_MARKERS, MARKERS, MOST_INSPIRATION, Machina

SCENARIOS = tuple(CHAPTERS)
EMPTY = ["........"] * 8


def state(edits: dict[str, Any], **options: Any) -> Machina:
    """A fresh game after set-up, edited as a case's `given` does it."""
    made = fresh(GAME, options, 1)
    assert isinstance(made, Machina)
    GAME.cases.edit(made, edits)
    return made


def drive(flow: Flow[None], outcomes: list[Any]) -> None:
    """Run a rule with these outcomes and first options."""
    source = Scripted(outcomes, Seeded(1))
    answer: Any = None
    while True:
        try:
            request = flow.send(answer)
        except StopIteration:
            return
        if isinstance(request, Chance):
            answer = source.pick(request)
        else:
            assert isinstance(request, Choice)
            answer = request.options[0]


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
    for tokens in (state.destroyed, state.lit, state.closed, state.broken, state.water, state.objects):
        assert not tokens & ~board.all
    assert 1 <= state.threat <= 8
    assert 1 <= state.level <= 4
    assert state.lair >= 1
    assert state.horror >= 1
    assert state.exit < 0 or board.passable & BIT[state.exit]
    _check_cards(state)


def _check_once(cards: Counter[str]) -> None:
    assert [card for card, count in cards.items() if count > 1] == [], "cards that are there twice"


def _check_cards(state: Machina) -> None:
    items = Counter(item for deck in state.decks.values() for item in deck.cards())
    items.update(item for pile in state.discards.values() for item in pile)
    for explorer in state.explorers:
        items.update(explorer.inventory)
        items.update(item for group in explorer.equipped for item in group)
    items.update(card for card in state.box if card in ITEMS)
    _check_once(items)
    level = max(ITEMS[item].level for item in items)
    assert set(items) == {item.id for item in ITEMS.values() if item.level <= level}, "an item is missing"
    monsters = Counter(state.monster_deck.cards()) + Counter(state.destroyed_monsters)
    monsters.update(monster.id for monster in state.order)
    monsters.update(card for card in state.box if card in MONSTERS)
    _check_once(monsters)
    ordinary = {card.id for card in MONSTERS.values() if card.level <= state.level and not card.boss}
    assert ordinary <= set(monsters)
    explorer_events = Counter(state.explorer_deck.cards() + state.explorer_discard)
    explorer_events.update(event for explorer in state.explorers for event in explorer.events)
    explorer_events.update(card for card in state.box if card in EXPLORER_EVENTS)
    assert sorted(explorer_events) == sorted(e for e, c in EXPLORER_EVENTS.items() if c.set in ("core", state.scenario))
    _check_once(explorer_events)
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
    assert [explorer.id for explorer in state.explorers if explorer.id not in EXPLORERS] == [], "unknown explorers"


def random_game(seed: int, limit: int = 20_000) -> Table:
    """A random game to its end, checked between the stages."""
    dice = Dice(seed)
    table = Table(GAME, some_options(dice), seed, light=True)
    stage = None
    for _ in range(limit):
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


def slipping_game(seed: int, slips: int = 8) -> Table:
    """A game of the greedy player, who errs in so many of a hundred answers, checked between the stages."""
    options = {
        "players": 1 + seed % 3,
        "explorers": 3 + seed % 2,
        "scenario": SCENARIOS[seed % 3],
        "difficulty": "gentle",
    }
    table = Table(GAME, options, seed, light=True)
    dice = Dice(seed)
    stage = None
    while table.request is not None:
        request, state = table.request, table.state
        assert isinstance(state, Machina)
        if request.kind in ("action", "turn") and stage != (state.round, state.active):
            stage = (state.round, state.active)
            check(state)
        is_slip = dice.below(100) < slips
        option = request.options[dice.below(len(request.options))] if is_slip else best(state, request)
        table.choose(option, request.seat_list[0])
    return table


def greedy_game(scenario: str, explorers: int, seed: int, *, light: bool = True, log: Log | None = None) -> Table:
    """A game of the greedy player, who reads the open state; explorers are drawn by the seed. `log` hears it."""
    table = Table(GAME, {"players": 1, "explorers": explorers, "scenario": scenario}, seed, light=light)
    if log is not None:
        table.log = table.state.log = log
    dice = Dice(seed)
    while table.request is not None:
        request, state = table.request, table.state
        assert isinstance(state, Machina)
        if request.kind == "explorer":
            table.choose(dice.below(len(request.options)))
        else:
            table.choose(best(state, request))
    return table
