"""Learning environments: the libraries' own tests, the same game for the same seed, and nothing secret seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.sample import Vault
from undercroft.agents import agent as named_agent
from undercroft.core.chance import Dice
from undercroft.core.errors import BadAnswer, BadOption
from undercroft.core.game import available
from undercroft.core.table import Table
from undercroft.lab.envs import BOUND, SeatEnv, TableEnv, vector
from undercroft.lab.job import SEATS
from undercroft.lab.rewards import rewards

VAULT = "tests.lab.vault"
GAMES = [VAULT, *available()]

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # a dict, as masked games have
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),  # before anything lies on the table
]


def pick(mask: Any, dice: Dice) -> int:
    allowed = np.flatnonzero(mask)
    return int(allowed[dice.below(len(allowed))])


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str) -> None:
    api_test(TableEnv(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_it_deterministic(game: str) -> None:
    seed_test(lambda: TableEnv(game), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it(game: str) -> None:
    check_env(SeatEnv(game, others="random"), skip_render_check=True)


@pytest.mark.parametrize("game", available())
def test_games_have_names_of_their_own(game: str) -> None:
    env = gymnasium.make(f"undercroft/{game}-v0", others="random", disable_env_checker=True)
    observation, _ = env.reset(seed=3)
    assert observation in env.observation_space
    env.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    stories = []
    for _ in range(2):
        env, dice, story = SeatEnv(game, others="random"), Dice(5), []
        observation, _ = env.reset(seed=11)
        for _ in range(25):
            observation, reward, over, cut, info = env.step(pick(observation["action_mask"], dice))
            assert not info["illegal"]
            story.append((reward, over, cut, *(part.tobytes() for part in observation.values())))
            if over or cut:
                break
        stories.append(story)
    assert stories[0] == stories[1]


def played(env: SeatEnv, seed: int, steps: int) -> Iterator[Any]:
    """What is seen in a game at random, the first question first."""
    dice = Dice(seed)
    observation, _ = env.reset(seed=seed)
    yield observation
    for _ in range(steps):
        observation, _, over, cut, _ = env.step(pick(observation["action_mask"], dice))
        if over or cut:
            observation, _ = env.reset()
        yield observation


@pytest.mark.parametrize("game", available())
def test_the_numbers_are_those_that_the_game_says_option_by_option(game: str) -> None:
    """They are written all at once, described question by question and cut at the bound."""
    env = SeatEnv(game, others="random")
    for seen in played(env, 9, 150):
        choice, view = env.table.asked(0), env.table.view(0)
        assert choice is not None
        rows = np.zeros((env.lens.most, env.lens.option_size), np.float32)
        for at, option in enumerate(choice.options[: env.lens.most]):
            rows[at] = env.game.bots.option_features(view, 0, choice, option)
        state = np.array(env.game.bots.features(view, 0), np.float32)
        assert np.array_equal(seen["observation"], np.clip(state, -BOUND, BOUND))
        assert np.array_equal(seen["options"], np.clip(rows, -BOUND, BOUND))


@pytest.mark.parametrize("game", available())
def test_what_is_kept_of_one_game_does_not_show_in_another(game: str) -> None:
    """Features keep what they worked out for as long as nothing changed: two games in turn look as each does alone."""
    alone = [[*played(SeatEnv(game, others="random"), seed, 60)] for seed in (5, 6)]
    in_turn = zip(*(played(SeatEnv(game, others="random"), seed, 60) for seed in (5, 6)), strict=True)
    for before, now in zip(zip(*alone, strict=True), in_turn, strict=True):
        for one, other in zip(before, now, strict=True):
            assert all(np.array_equal(one[part], other[part]) for part in one)


@pytest.mark.parametrize("game", available())
def test_others_play_as_they_would_at_their_seats(game: str) -> None:
    """The compiled loop lets random players answer without a seat in their hands; the game is the same."""
    env = SeatEnv(game, others="random")
    env.reset(seed=8)
    for _ in range(40):
        if env.table.is_over:
            break
        env.step(0)
    twin = Table(env.game, env.lens.options, env.table.seed)
    dice = Dice(env.table.seed ^ SEATS)
    players = [named_agent(name, env.game, dice.split()) if name else None for name in env.others]
    while twin.version < env.table.version:
        choice = twin.asked(0)
        if choice is not None:
            twin.choose(0, 0)
            continue
        turn = twin.turn()
        assert turn is not None
        player = players[turn[0]]
        assert player is not None
        twin.choose(player(twin.seat(turn[0])), turn[0])
    assert twin.steps == env.table.steps


def test_rewards_come_at_the_end_and_say_who_won() -> None:
    env, dice = TableEnv(VAULT, {"players": 3}), Dice(2)
    for seed in range(10):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            totals[agent] += reward
            env.step(None if over else pick(observation["action_mask"], dice))
        assert env.table.state.result is not None
        for seat, agent in enumerate(env.possible_agents):
            assert totals[agent] == (1.0 if seat in env.table.state.result.winners else -1.0)
        assert rewards(env.table) == list(totals.values())


def test_shaped_rewards_add_up_to_the_same_end() -> None:
    env, dice = SeatEnv(VAULT, {"players": 2}, others="random", shaped=True), Dice(4)
    observation, _ = env.reset(seed=1)
    total, steps = env.standing, 0
    over = False
    while not over:
        observation, reward, over, _, _ = env.step(pick(observation["action_mask"], dice))
        total += reward
        steps += reward != 0
    assert total == pytest.approx(rewards(env.table)[0])
    assert steps > 1


def test_an_action_that_is_masked_changes_nothing() -> None:
    env = SeatEnv(VAULT, {"players": 2}, others="random")
    observation, _ = env.reset(seed=1)
    before = env.table.version
    masked = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(masked)
    assert (reward, over, cut, info["illegal"]) == (0.0, False, False, True)
    assert env.table.version == before
    table = TableEnv(VAULT)
    table.reset(seed=1)
    with pytest.raises(BadAnswer):
        table.step(masked)
    with pytest.raises(BadAnswer):
        table.step(table.lens.most)


def test_more_options_than_are_shown_at_once_lie_on_further_pages() -> None:
    """With two options to a page every game can still be played, and every option is reached."""
    reached: set[str] = set()
    env, dice = TableEnv(VAULT, {"players": 4}, most=2), Dice(3)
    for seed in range(30):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            assert observation in env.observation_space(env.agent_selection)
            env.step(None if over else pick(observation["action_mask"], dice))
        assert env.table.is_over
        reached |= {str(value) for who, value in env.table.steps if type(who) is int}
    assert {"('lead', 3)", "('give', 3)", "('keep',)"} <= reached
    env.reset(seed=1)
    first = env.observe("seat_0")["options"]
    env.step(env.lens.most)
    assert not np.array_equal(env.observe("seat_0")["options"], first) or len(env.table.asked(0).options) > 2  # type: ignore[union-attr]
    env.step(env.lens.most)
    assert np.array_equal(env.observe("seat_0")["options"], first)


def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_know() -> None:
    env = TableEnv(VAULT, {"players": 2})
    env.reset(seed=5)
    env.step(0)
    before = env.observe("seat_0")
    state = env.table.state
    assert isinstance(state, Vault)
    other = state.seats[1]
    pool = other.hand + other.deck.cards()
    other.hand, other.deck.layers = pool[-3:], [pool[:-3]]
    after = env.observe("seat_0")
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_many_games_at_once() -> None:
    env = vector(VAULT, 3, options={"players": 2}, others="random")
    observation, _ = env.reset(seed=[1, 2, 1])
    assert observation["observation"].shape[0] == 3
    assert np.array_equal(observation["options"][0], observation["options"][2])
    dice = Dice(1)
    ended = 0
    for _ in range(60):
        actions = np.array([pick(mask, dice) for mask in observation["action_mask"]])
        observation, _, over, _, _ = env.step(actions)
        ended += int(over.sum())
    assert ended > 3  # a game that ended is followed by the next
    env.close()


@pytest.mark.parametrize("processes", [0, 2])
@pytest.mark.parametrize("whole", [False, True])
def test_a_fleet_plays_as_single_games_do(processes: int, whole: bool) -> None:
    """Over processes or not: the same seeds give the same observations, rewards and ends as environments one by one."""
    settings: dict[str, Any] = {"options": {"mode": "scenario"}, "others": "random", "whole": whole}
    fleet = vector("bugs", 3, processes=processes, **settings)
    singles = [SeatEnv("bugs", **settings) for _ in range(3)]
    seen, _ = fleet.reset(seed=5)
    alone = [env.reset(seed=5 + at)[0] for at, env in enumerate(singles)]
    dice, ended = Dice(2), 0
    for _ in range(150):
        for at, one in enumerate(alone):
            assert all(np.array_equal(seen[name][at], one[name]) for name in one)
        actions = [pick(mask, dice) for mask in seen["action_mask"]]
        seen, gains, over, cut, info = fleet.step(np.array(actions))
        for at, env in enumerate(singles):
            alone[at], gain, *ends, _ = env.step(actions[at])
            assert (gain, ends) == (gains[at], [over[at], cut[at]])
            if any(ends):
                ended += 1
                assert info["_final_obs"][at]
                assert all(np.array_equal(info["final_obs"][at][name], alone[at][name]) for name in alone[at])
                alone[at], _ = env.reset()
    assert ended > 2
    fleet.close()


def test_what_fails_in_a_process_of_a_fleet_is_said() -> None:
    fleet = vector(VAULT, 2, processes=2, options={"players": 2}, others="random")
    fleet.pipes[0].send_bytes(b"r")
    fleet.pipes[0].send("no seeds")
    with pytest.raises(RuntimeError, match="a process of the fleet has failed"):
        fleet.step(np.zeros(2))
    fleet.close()


def test_a_long_game_is_cut_off() -> None:
    env = SeatEnv(VAULT, {"players": 2}, others="random", limit=14)
    observation, _ = env.reset(seed=1)
    dice, cut = Dice(1), False
    while not cut:
        observation, reward, over, cut, _ = env.step(pick(observation["action_mask"], dice))
        assert not over
    assert reward == 0.0


def test_it_shows_itself_as_text() -> None:
    env = SeatEnv(VAULT, {"players": 2}, others="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1" in env.render()


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        SeatEnv(VAULT, {"players": 2}, seat=2)
    with pytest.raises(BadOption):
        SeatEnv(VAULT, {"players": 3}, others=["random"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"others": "nomal"}, "There is no player “nomal”. Players: easy, normal"),
        ({"others": ["easy", "easy"]}, "One other seat is to be filled; players named: 2."),
        ({"seat": 5}, "There is no seat 6: seats go from 1 to 2."),
    ],
)
def test_an_environment_that_cannot_be_made_says_why_at_once(words: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=re.escape(told)):
        SeatEnv("thunderstone", {"players": 2}, **words)
