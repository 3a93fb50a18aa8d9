"""Levels are agents by names that people know."""

from __future__ import annotations

import pytest

from undercroft.agents import SHOWN, agent, is_trusted
from undercroft.agents.levels import LEVELS, is_quick, level_of, longest_thought
from undercroft.agents.search import Search, read_budget
from undercroft.core.chance import Dice
from undercroft.core.game import available, load
from undercroft.core.table import Table
from undercroft.server.service import AGENTS


@pytest.mark.parametrize("game", available())
def test_every_level_of_every_game_is_a_player_of_ours(game: str) -> None:
    loaded = load(game)
    thoughts = []
    for name in LEVELS:
        player = agent(name, loaded, Dice(1))
        level = level_of(name, game)
        assert level is not None
        assert is_trusted(name)
        assert name in SHOWN
        assert name in AGENTS
        thoughts.append(longest_thought(name, game))
        assert is_quick(name, game) == (thoughts[-1] == 0)
        if isinstance(player, Search):
            assert player.budget == read_budget(level.agent.partition(":")[2])
    assert thoughts == sorted(thoughts)
    assert thoughts[-1] == 1000
    table = Table(loaded, {}, 5)
    seat, choice = table.turn() or pytest.fail("a fresh game asks")
    for name in ("easy", "normal"):
        assert agent(name, loaded, Dice(2))(table.seat(seat)) in choice.options


def test_easy_errs_now_and_then_and_normal_never() -> None:
    game = load("thunderstone")
    table = Table(game, {"players": 2}, 7)
    easy, normal = agent("easy", game, Dice(3)), agent("normal", game, Dice(3))
    apart = asked = 0
    while (turn := table.turn()) is not None and asked < 300:
        seat, choice = turn
        sensible = game.bots.greedy(table.seat(seat))
        assert normal(table.seat(seat)) == sensible
        if len(choice.options) > 2:
            asked += 1
            apart += easy(table.seat(seat)) != sensible
        table.choose(sensible, seat)
    level = level_of("easy", "thunderstone")
    assert level is not None
    assert asked > 60
    assert 0.3 < apart / asked / (level.slips / 100) < 1.5


def test_what_is_no_level_thinks_as_long_as_it_says() -> None:
    assert longest_thought("search:1500", "bugs") == 1500
    assert [longest_thought(name, "bugs") for name in ("search:40it", "program:x", "greedy", "")] == [0, 0, 0, 0]
    assert level_of("greedy", "bugs") is None
    assert is_quick("greedy", "bugs")
    assert not is_quick("program:x", "bugs")
