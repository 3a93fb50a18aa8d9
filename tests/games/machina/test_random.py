"""Random games over 1 to 4 explorers and all scenarios: never stuck, nothing lost, every number in its range."""

from __future__ import annotations

import pytest

from tests.games.machina.builders import random_game, slipping_game
from tests.seeds import SEED


@pytest.mark.parametrize("number", range(48))
def test_random_game(number: int) -> None:
    random_game(SEED + number)


@pytest.mark.parametrize("number", range(6))
def test_a_game_that_goes_deep(number: int) -> None:
    slipping_game(SEED + number)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_a_thousand_games_that_go_deep(batch: int) -> None:
    for number in range(100):
        slipping_game(batch * 100 + number)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_a_thousand_random_games(batch: int) -> None:
    for number in range(100):
        random_game(batch * 100 + number)
