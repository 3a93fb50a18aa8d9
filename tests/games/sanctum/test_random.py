"""Random games end by the rules with everything conserved: some in every run, five thousand on the long one."""

from __future__ import annotations

import pytest

from tests import proofs
from tests.games.sanctum.builders import DIFFICULTIES, answer_at_random, check_whole, state_of
from tests.seeds import SEED
from undercroft.core.chance import Dice
from undercroft.core.seat import Seat
from undercroft.core.state import copy
from undercroft.core.table import Table
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.state import ALIVE, SETUP, TURN, WON

GAMES = 150
SOAK_GAMES = 5000
BOLD = 25
"""One in so many games lets the greedy bot play up to the walls, so that the last fight is reached often."""


def play(seed: int, every: int) -> None:
    """One game over all seats and difficulties; counted through after every so many answers and at the end."""
    dice = Dice(seed)
    options = {"players": 2 + dice.below(3), "difficulty": DIFFICULTIES[dice.below(4)]}
    table = Table(GAME, options, seed, light=True)
    seats = [Seat(table, seat) for seat in range(4)]
    led = dice.below(BOLD) == 0
    count = 0
    while not table.is_over:
        state = state_of(table)
        if led and state.phase == TURN and dice.below(8):
            seat = next(iter(table.requests))
            table.choose(GAME.bots.greedy(seats[seat]), seat)
        else:
            answer_at_random(table, dice)
        count += 1
        if count % every == 0:
            check_whole(state_of(table))
    check_end(table)


def check_end(table: Table) -> None:
    state = state_of(table)
    check_whole(state)
    result = state.result
    assert result is not None
    survivors = [seat for seat, hero in enumerate(state.seats) if hero.status == WON]
    unsettled = [hero.name for hero in state.seats if hero.status == ALIVE]
    assert not unsettled, f"neither won nor dead: {unsettled}"  # SA-END-3
    if survivors:  # SA-END-5, SA-END-7
        assert result.reason == "demon-lord-slain"
        assert set(result.winners) <= set(survivors)
        assert max(result.scores) == max(state.seats[seat].health for seat in survivors)
        rows = [(len(state.seats[seat].row), state.seats[seat].destroyed) for seat in survivors]
        assert set(rows) == {(0, 9)}, f"cards left and destroyed of those who won: {rows}"
    else:
        assert result.reason == "all-dead"
        destroyed = [hero.destroyed for hero in state.seats]
        assert {destroyed[seat] for seat in result.winners} == {max(destroyed)}, f"won with {destroyed}"


@pytest.mark.parametrize("slice_", range(5))
def test_random_games_end_with_everything_conserved(slice_: int) -> None:
    """SA-TOK-1, SA-AIM-1: tokens, gems and cards are whole at every fifth answer"""
    for number in range(GAMES // 5):
        seed = SEED + slice_ * 1000 + number
        try:
            play(seed, 5)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error


@pytest.mark.soak
@pytest.mark.parametrize("slice_", range(50))
def test_five_thousand_random_games(slice_: int) -> None:
    for number in range(SOAK_GAMES // 50):
        seed = SEED + slice_ * 10_000 + number
        try:
            play(seed, 20)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error


def test_heroes_never_touch_one_another() -> None:
    """SA-AIM-3: in a fight or a rest nobody's hero changes but the actor's"""
    table = Table(GAME, {"players": 3}, 11, light=True)
    seats = [Seat(table, seat) for seat in range(3)]
    checked = 0
    while not table.is_over and checked < 300:
        state = state_of(table)
        seat, request = next(iter(table.requests.items()))
        quiet = request.kind.startswith(("fight.", "level.", "rest."))
        before = [copy(hero) for hero in state.seats]
        table.choose(GAME.bots.greedy(seats[seat]), seat)
        if quiet and state.phase == TURN:
            checked += 1
            same_turn = table.request is not None and table.request.seat == seat
            for other, hero in enumerate(before):
                if other != seat and same_turn:
                    assert state_of(table).seats[other] == hero
    assert checked > 100


def test_late_moments_keep_the_contract() -> None:
    """The proofs of every game, in the last rest, the last fight and the roar, which random play seldom reaches."""
    proved: dict[str, int] = {}
    for seed in (3, 4, 5, SEED):
        dice = Dice(seed)
        table = Table(GAME, {"players": 2 + dice.below(3), "difficulty": "hell"}, seed)
        while not table.is_over:
            phase = state_of(table).phase
            if phase not in (TURN, SETUP) and proved.get(phase, 0) < 8 and dice.below(6) == 0:
                proved[phase] = proved.get(phase, 0) + 1
                proofs.prove_choice(table)
                proofs.prove_copy(table)
                proofs.prove_fork(table, dice.split())
                proofs.prove_record(table)
                proofs.prove_undo(table, dice.split())
                proofs.prove_guess(table, dice.split())
                proofs.prove_scene(table)
                for request in table.requests.values():
                    proofs.prove_words(GAME, request)
            asked = list(table.requests)
            seat = asked[dice.below(len(asked))]
            table.choose(GAME.bots.greedy(table.seat(seat)), seat)
    assert proved.get("last_fight", 0) > 3
    assert proved.get("last_rest", 0) > 0
