"""What a search of this game goes by: how likely the party wins, how near a loss was, which options it compares."""

from __future__ import annotations

import pytest

from tests.games.jaws.builders import clear, scenario
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.haven import verbs as e
from undercroft.games.jaws import bot
from undercroft.games.jaws.bot.candidates import candidates
from undercroft.games.jaws.bot.outlook import net, outlook, signs
from undercroft.games.jaws.bot.progress import closeness, final_value, to_do
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.workbench import options_of


@pytest.mark.parametrize("number", sorted(SCENARIOS))
def test_a_near_loss_is_worth_more_than_a_far_one_and_any_win_more_than_both(number: int) -> None:
    """The farther from its goal, the more is to do; with nothing left of it a loss is still a loss."""
    far, near, won = (scenario(number, 3) for _ in range(3))
    foes = [f for f in near.figures[near.count :] if f.side != near.figures[0].side]
    for figure in foes:
        figure.health = 1
    near.revealed = far.revealed | sum(1 << room for room in near.board.rooms)
    near.found, near.wave = far.found + 1, far.wave + 1
    won.won = True
    for figure in won.figures[: won.count]:
        figure.health = 1
    assert to_do(near) < to_do(far)
    assert 0 < closeness(far) < closeness(near) < 0.5 < closeness(won) < 1
    assert final_value(far) == [closeness(far)] * far.players


def test_a_win_is_worth_a_little_more_with_everybody_on_their_feet() -> None:
    whole, hurt, fewer = (scenario(1) for _ in range(3))
    for state in (whole, hurt, fewer):
        state.won = True
    hurt.figures[0].health = fewer.figures[0].health = 1
    fewer.heroes[0].exhausted = True
    assert closeness(whole) > closeness(hurt) > closeness(fewer)


def test_the_net_knows_as_many_signs_as_there_are() -> None:
    state = scenario(3)
    assert {len(row) for row in net().hidden} == {len(signs(state))}
    assert len(net().scenario) == len(SCENARIOS)
    assert {len(row) for row in net().scenario} == {len(net().bias)} == {len(net().out)}


def test_odds_are_even_before_a_scenario_and_none_when_all_have_fallen() -> None:
    table = Table(GAME, {"players": 2}, seed=1)
    assert isinstance(table.state, Jaws)
    assert outlook(table.state) == [0.5, 0.5]
    state = scenario(5)
    assert 0 < outlook(state)[0] < 1
    for hero in state.heroes:
        hero.exhausted = True
    assert outlook(state) == [0.0] * state.players


def odds(state: Jaws) -> float:
    return outlook(state)[0]


@pytest.mark.parametrize("number", sorted(SCENARIOS))
def test_nothing_is_as_good_as_lost_from_the_start(number: int) -> None:
    """A search that is told so sees no difference any more; where enemies are in sight they are better nearly dead."""
    state = scenario(number, 2)
    begun = odds(state)
    assert 0.01 < begun < 0.99
    foes = [figure for figure in state.figures[state.count :] if figure.side != state.figures[0].side]
    for figure in foes:
        figure.health = 1
    assert not foes or odds(state) > begun


@pytest.mark.parametrize("number", [1, 3, 5, 6, 9, 11, 20])
def test_dead_enemies_cards_and_health_are_good_to_have(number: int) -> None:
    def begun() -> Jaws:
        state = scenario(number)
        for hero in state.heroes:
            hero.hand = list(hero.cards[:10])
        state.round = 5
        return state

    usual, easy, poor, hurt = (begun() for _ in range(4))
    clear(easy)
    for hero in poor.heroes:
        hero.hand = hero.hand[:5]
    for figure in hurt.figures[: hurt.count]:
        figure.health = 2
    assert odds(easy) > odds(usual)
    assert odds(poor) < odds(usual)
    assert odds(hurt) < odds(usual)


def test_a_stunned_enemy_is_less_to_fear() -> None:
    calm, usual = scenario(1), scenario(1)
    for figure in calm.figures[calm.count :]:
        figure.conditions |= e.STUN
    assert signs(calm) != signs(usual)


def test_few_options_are_compared_and_the_sensible_one_is_nearly_always_among_them() -> None:
    """A search that tries forty hexes five times each learns nothing of any."""
    asked = left_out = most = 0
    for number in (3, 9, 15):
        table = Table(GAME, options_of(number, 2, "normal", 1), number, light=True)
        while not table.is_over:
            seat = next(iter(table.requests))
            choice = table.requests[seat]
            state = table.state
            assert isinstance(state, Jaws)
            answer = GAME.bots.greedy(table.seat(seat))
            if len(choice.options) > 1:
                few = candidates(state, choice)
                assert few
                assert set(few) <= set(choice.options)
                assert len(few) == len(set(few))
                if choice.kind in ("select.lead", "select.second", "turn.act", "move.where", "attack.target"):
                    asked += 1
                    most = max(most, len(few))
                    left_out += answer not in few
            table.choose(answer, seat)
    assert asked > 300
    assert most <= 12
    assert left_out < asked / 50


def test_only_what_happens_in_a_scenario_is_searched() -> None:
    """Shops and hands would be judged two rounds later, which says nothing of them."""
    table = Table(GAME, {"players": 2}, seed=2)
    kinds: dict[str, bool] = {}
    while not table.is_over and "rest.short" not in kinds:
        seat = next(iter(table.requests))
        choice = table.requests[seat]
        kinds[choice.kind] = bot.is_settled(table.seat(seat).view, choice)
        table.choose(bot.rollout(table.state, choice, Dice(1)), seat)
    assert kinds["setup.character"]
    assert not kinds["select.lead"]
    assert not kinds["turn.act"]
    assert not kinds["rest.short"]
