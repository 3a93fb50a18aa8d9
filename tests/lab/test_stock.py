"""A stock algorithm learns in our environments: with hand-made features, and with everything that the seat knows."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("sb3_contrib")

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from undercroft.lab.envs import SeatEnv

GAMES = 40
LEAST = 1.5
"""Points ahead in the mean; two random players are level, and 40 games tell that to about 0.7 points."""


def environment(whole: bool) -> SeatEnv:
    return SeatEnv("thunderstone", {"players": 2}, others="random", whole=whole, shaped=True, limit=2000)


def lead(model: Any, whole: bool) -> float:
    """By how many points it is ahead of a random player in the mean of some games."""
    env, total = environment(whole), 0.0
    for seed in range(900, 900 + GAMES):
        observation, _ = env.reset(seed=seed)
        is_over = is_long = False
        while not is_over and not is_long:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, _, is_over, is_long, info = env.step(int(action))
            assert is_long or not info["illegal"]
        result = env.table.state.result
        total += 0.0 if result is None else result.scores[0] - result.scores[1]
    return total / GAMES


@pytest.mark.parametrize(("whole", "steps", "rate"), [(False, 16_384, 1e-3), (True, 12_288, 5e-4)])
def test_maskable_ppo_learns(whole: bool, steps: int, rate: float) -> None:
    torch.set_num_threads(1)
    worlds = make_vec_env(lambda: environment(whole), 4)
    model = MaskablePPO(
        "MultiInputPolicy", worlds, n_steps=512, batch_size=256, n_epochs=6, learning_rate=rate, gamma=1.0, seed=1
    )
    model.learn(steps)
    assert lead(model, whole) > LEAST
