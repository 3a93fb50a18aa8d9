"""Random games over 1 to 4 explorers and all scenarios: never stuck, nothing lost, every number in its range."""

from __future__ import annotations

import pytest

from tests.games.machina.builders import random_game
from tests.seeds import SEED


@pytest.mark.parametrize("number", range(60))
def test_random_game(number: int) -> None:
    random_game(SEED + number)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_a_thousand_random_games(batch: int) -> None:
    for number in range(100):
        random_game(batch * 100 + number)
