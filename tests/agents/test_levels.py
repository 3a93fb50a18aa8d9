"""Levels are agents by names that people know."""

from __future__ import annotations

import pytest

from undercroft.agents import SHOWN, agent, is_trusted
from undercroft.agents.budget import read_budget
from undercroft.agents.levels import LEVELS, STYLED, STYLES, is_quick, level_of, longest_thought
from undercroft.agents.search import Search
from undercroft.agents.taste import read_taste
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import available, load
from undercroft.core.table import Table
from undercroft.games.haven.battlefield import HEROES
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


@pytest.mark.parametrize("game", available())
def test_who_searches_may_have_a_style(game: str) -> None:
    loaded = load(game)
    for name in STYLED:
        player = agent(name, loaded, Dice(1))
        assert isinstance(player, Search)
        level = name.partition(":")[0]
        plain = agent(level, loaded, Dice(1))
        assert isinstance(plain, Search)
        assert player.budget == plain.budget
        assert player.taste is not None
        assert plain.taste is None
        assert longest_thought(name, game) == longest_thought(level, game) > 0
        assert is_trusted(name)
        assert name in AGENTS
    with pytest.raises(BadOption, match="cautious, bold"):
        agent("search:50:meek", loaded, Dice(1))
    for wrong in ("easy:bold", "hard:meek"):
        with pytest.raises(BadOption, match=wrong):
            agent(wrong, loaded, Dice(1))


def test_the_cautious_keep_their_health_and_the_bold_fell_their_foes() -> None:
    game = load("bugs")
    table = Table(game, {"mode": "scenario", "scenario": 1}, 5)
    while not table.state.figures:
        table.choose(game.bots.greedy(table.seat(0)), 0)
    now = table.state
    hurt, slain = table.fork().state, table.fork().state
    you = next(figure for figure in hurt.figures if figure.side == HEROES)
    you.health -= 3
    foe = next(figure for figure in slain.figures if figure.side != HEROES)
    foe.health = 0
    foe.cell = -1
    told = {}
    for style in STYLES:
        taste = read_taste(style)
        assert taste is not None
        taste.look(game, now, 0)
        told[style] = [taste.flavour(game, state, 0, 0.5) for state in (now, hurt, slain)]
        assert [taste.flavour(game, state, 0, 1.0) > told[style][0] for state in (now, hurt, slain)] == [True] * 3
    assert told["cautious"][1] < told["cautious"][0] == told["cautious"][2]
    assert told["bold"][2] > told["bold"][0] == told["bold"][1]
