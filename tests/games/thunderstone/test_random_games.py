"""Random games over all player counts and set-ups end by the rules, lose no card, and their records replay."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.seeds import SEED
from undercroft.core.chance import Dice
from undercroft.core.record import read
from undercroft.core.table import Table, replay
from undercroft.games.thunderstone.cards import (
    CARDS,
    HERO_GROUPS,
    MONSTER_GROUPS,
    THUNDERSTONE,
    VILLAGE_CARDS,
)  # fmt: skip
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.hall import score
from undercroft.games.thunderstone.state import Thunderstone
from undercroft.games.thunderstone.supply import stacks

SHARE = 80
SOAK = 10_000
DECISIONS = 100_000


def some_set_up(dice: Dice) -> dict[str, Any]:
    players = 2 + dice.below(4)
    kind = ("first", "random", "picked")[dice.below(3)]
    options: dict[str, Any] = {"players": players, "set": kind}
    if kind == "random":
        options["groups"] = 3 + max(0, dice.below(10) - 5)
    elif kind == "picked":
        for name, values, number in (
            ("monsters", MONSTER_GROUPS, 3 + dice.below(3)), ("heroes", HERO_GROUPS, 4), ("village", VILLAGE_CARDS, 8),
        ):  # fmt: skip
            names: list[str | int] = list(values)
            dice.shuffle(names)
            options[name] = names[:number]
    return options


def all_cards(state: Thunderstone) -> Counter[str]:
    """Every card of the game wherever it lies, Diseases aside, which come and go."""
    found: Counter[str] = Counter(state.pool + state.under + state.destroyed)
    found.update(card for card in state.hall_cards() if card)
    found.update(state.stock)
    found[THUNDERSTONE] += state.stone
    for player in state.seats:
        found.update(player.cards())
    if state.turn is not None:
        found.update(piece.card for piece in state.turn.revealed)
    assert found.pop("disease", 0) == state.diseases
    return +found


def expected_cards(state: Thunderstone) -> Counter[str]:
    found = Counter({THUNDERSTONE: 1, "militia": 30, "torch": 15, "dagger": 15, "iron_rations": 15})
    for cards in stacks(state):
        for card in cards:
            found[card] = CARDS[card].count
    for facts in CARDS.values():
        if facts.type == "monster" and facts.group in state.monsters:
            found[facts.id] = facts.count
    return found


def check_end(state: Thunderstone) -> None:
    result = state.result
    assert result is not None
    scores = [score(state, seat) for seat in range(state.players)]
    assert list(result.scores) == scores
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    holder = [seat for seat in range(state.players) if THUNDERSTONE in state.seats[seat].cards()]
    if result.reason == "stone-won":
        assert len(holder) == 1
        assert THUNDERSTONE not in state.hall_cards()
    else:
        assert not holder
    if result.reason == "stone-free":
        assert state.hall[0].card == THUNDERSTONE
    assert list(result.winners) == (holder if set(holder) & set(best) else best)


def play(seed: int, check_every: int) -> Table:
    dice = Dice(seed)
    table = Table(GAME, some_set_up(dice), seed)
    state = table.state
    assert isinstance(state, Thunderstone)
    count = 0
    while table.request is not None:
        options = table.request.options
        seats = table.request.seat_list
        table.choose(dice.below(len(options)), seats[dice.below(len(seats))])
        count += 1
        looking = table.request is not None and table.request.kind == "battle.look"  # six cards lie on the table
        if count % check_every == 1 and not looking:
            assert all_cards(state) == expected_cards(state), f"seed {seed}, decision {count}"
        assert count < DECISIONS, f"seed {seed} does not end"
    assert all_cards(state) == expected_cards(state), f"seed {seed}"
    check_end(state)
    return table


def play_many(first: int, games: int) -> None:
    for seed in range(first, first + games):
        table = play(seed, 7)
        again = replay(read(table.record.to_json()), GAME)
        assert again.is_over
        assert again.state == table.state, f"seed {seed}"


def test_random_games_end_by_the_rules_with_all_cards_and_replay() -> None:  # TH-WIN-1, TH-WIN-4, TH-WIN-6, TH-DCK-5
    play_many(SEED, SHARE)


@pytest.mark.soak
def test_ten_thousand_random_games() -> None:
    play_many(SEED + SHARE, SOAK)
