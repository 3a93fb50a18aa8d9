"""OpenSpiel: its own test of games, chance nodes, information states, and algorithms of its own at our tables."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from undercroft.core.errors import BadOption
from undercroft.core.game import available
from undercroft.core.preview import outcomes_of
from undercroft.lab.spiel import read_options, resample

OPTIONS = {"bugs": "mode:scenario", "jaws": "mode:scenario", "thunderstone": "players:3"}


def game(name: str) -> Any:
    return pyspiel.load_game(f"undercroft_{name}", {"options": OPTIONS.get(name, "")})


def step(state: Any, dice: random.Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, odds)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["bugs", "machina"])
def test_openspiel_accepts_it(name: str) -> None:
    pyspiel.random_sim_test(game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", available())
def test_openspiel_accepts_whole_games(name: str) -> None:
    pyspiel.random_sim_test(game(name), num_sims=3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", available())
def test_chances_have_their_odds_and_copies_play_on_by_themselves(name: str) -> None:
    made = game(name)
    assert pyspiel.load_game(str(made)).num_players() == made.num_players()
    state, dice, chances = made.new_initial_state(), random.Random(2), 0
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            chances += 1
            odds = dict(state.chance_outcomes())
            assert sum(odds.values()) == pytest.approx(1.0)
            assert list(odds.values()) == [float(part) for part in outcomes_of(state.board.table.chance).values()]
        before, twin = str(state), state.clone()
        step(twin, dice)
        assert str(state) == before != str(twin)
        state = twin
    assert chances
    again = made.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.board.table.state == state.board.table.state


def settled(state: Any) -> Any:
    """The next moment at which somebody decides, with the first outcome of every chance until then."""
    while state.is_chance_node():
        state.apply_action(0)
    return state


def test_what_a_seat_cannot_see_does_not_change_its_information_state() -> None:
    state, dice, found = game("thunderstone").new_initial_state(), random.Random(5), 0
    while found < 4 and not state.is_terminal():
        chance = state.board.table.chance
        if chance is not None and chance.seats is not None and len(outcomes_of(chance)) > 1:
            hidden = next(seat for seat in range(state.num_players()) if seat not in chance.seats)
            knows = chance.seats[0]
            one, other = state.child(0), state.child(1)
            for _ in range(2):
                assert one.information_state_string(hidden) == other.information_state_string(hidden)
                assert one.information_state_tensor(hidden) == other.information_state_tensor(hidden)
                assert one.information_state_string(knows) != other.information_state_string(knows)
                one, other = settled(one), settled(other)
            assert one.information_state_tensor(knows) != other.information_state_tensor(knows)
            found += 1
        step(state, dice)
    assert found == 4


class ByFeatures(mcts.Evaluator):  # type: ignore[misc]
    """Judges states as our own search does."""

    def evaluate(self, state: Any) -> Any:
        return 2 * np.array(state.get_game().game.bots.evaluate(state.board.table.state)) - 1

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return state.chance_outcomes() if state.is_chance_node() else [(action, 1 / len(legal)) for action in legal]


def test_its_searches_play_our_games() -> None:
    state, dice = game("thunderstone").new_initial_state(), random.Random(1)
    for _ in range(60):
        step(state, dice)
    while state.is_chance_node():
        step(state, dice)
    seat = state.current_player()
    guess = resample(state, seat, 3)
    assert guess.information_state_string(seat) == state.information_state_string(seat)
    assert guess.legal_actions() == state.legal_actions()
    assert guess.board.table.state != state.board.table.state
    numbers = iter(range(1000))
    bot = ismcts.ISMCTSBot(state.get_game(), ByFeatures(), 1.4, 12, random_state=np.random.RandomState(1))
    bot.set_resampler(lambda real, player: resample(real, player, next(numbers)))
    assert bot.step(state) in state.legal_actions()
    alone = game("bugs").new_initial_state()
    while alone.is_chance_node():
        step(alone, dice)
    search = mcts.MCTSBot(alone.get_game(), 1.4, 12, ByFeatures(), random_state=np.random.RandomState(1))
    assert search.step(alone) in alone.legal_actions()


def test_wrong_options_are_named_and_the_program_ends_quietly() -> None:
    with pytest.raises(BadOption):
        read_options("players")
    assert read_options("players:2;mode:scenario") == {"players": "2", "mode": "scenario"}
    program = "import pyspiel, undercroft.lab.spiel; print(pyspiel.load_game('undercroft_bugs'))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("undercroft_bugs(")
    assert done.stderr == ""
