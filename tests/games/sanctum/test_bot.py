"""The greedy bot and what learning agents read."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.sanctum import builders
from tests.games.sanctum.builders import answer_at_random, check_whole, state_of
from undercroft.core.chance import Dice
from undercroft.core.request import Option
from undercroft.core.seat import Seat
from undercroft.core.state import copy
from undercroft.core.table import Table
from undercroft.games.sanctum.bot.answers import demon_worth, way
from undercroft.games.sanctum.bot.evaluate import final_value
from undercroft.games.sanctum.bot.features import OPTION_WIDTH, WIDTH
from undercroft.games.sanctum.bot.plan import GLANCE, priced_problem
from undercroft.games.sanctum.bot.rollout import rollout_other
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.solver import solve
from undercroft.games.sanctum.state import LAST_FIGHT, SETUP, TURN, Foe

GAMES, SOAK_GAMES = 20, 100
WANTED = 0.95


def random_agent(seed: int) -> object:
    dice = Dice(seed)

    def answer(seat: Seat) -> Option:
        request = seat.request
        assert request is not None
        return request.options[dice.below(len(request.options))]

    return answer


def share_of_greedy(games: int) -> float:
    """What greedy wins of two-player games against random, in either seat."""
    won = 0.0
    for seed in range(games):
        table = Table(GAME, {"players": 2}, 500 + seed, light=True)
        agents = [GAME.bots.greedy, random_agent(seed)]
        mine = seed % 2
        if mine:
            agents.reverse()
        table.run(agents)  # type: ignore[arg-type]
        result = table.state.result
        assert result is not None
        won += (mine in result.winners) / len(result.winners)
    return won / games


def test_greedy_beats_random() -> None:
    assert share_of_greedy(GAMES) >= WANTED


@pytest.mark.soak
def test_greedy_beats_random_in_a_hundred_games() -> None:
    assert share_of_greedy(SOAK_GAMES) >= WANTED


def test_greedy_always_answers_with_an_option_and_keeps_everything_whole() -> None:
    for players in (2, 3, 4):
        table = Table(GAME, {"players": players, "difficulty": "hell"}, players, light=True)
        seats = [Seat(table, seat) for seat in range(players)]
        while not table.is_over:
            seat, request = next(iter(table.requests.items()))
            option = GAME.bots.greedy(seats[seat])
            assert option in request.options
            table.choose(option, seat)
            check_whole(state_of(table))


def test_features_have_one_length_and_stay_small() -> None:
    for players in (2, 3, 4):
        table = Table(GAME, {"players": players, "heroes": "choose"}, 40 + players)
        dice = Dice(players)
        for _ in range(120):
            if table.is_over:
                break
            for seat, request in table.requests.items():
                view = state_of(table)
                numbers = GAME.bots.features(view, seat)
                assert len(numbers) == WIDTH
                large = [number for number in numbers if not -1.5 <= number <= 4]
                assert not large, f"features out of bounds: {large}"
                for option in request.options:
                    assert len(GAME.bots.option_features(view, seat, request, option)) == OPTION_WIDTH
            answer_at_random(table, dice)


def test_evaluate_shares_one_and_knows_the_dead() -> None:
    table = Table(GAME, {"players": 3}, 9, light=True)
    standing = GAME.bots.evaluate(state_of(table))
    assert abs(sum(standing) - 1) < 1e-9
    state_of(table).seats[0].status = "dead"
    assert GAME.bots.evaluate(state_of(table))[0] < min(GAME.bots.evaluate(state_of(table))[1:])
    while not table.is_over:
        seat, request = next(iter(table.requests.items()))
        table.choose(GAME.bots.rollout(state_of(table), request, Dice(table.version)), seat)
    result = table.state.result
    assert result is not None
    final = GAME.bots.evaluate(state_of(table))
    assert [seat for seat, share in enumerate(final) if share > 0] == list(result.winners)


def at_last_fight(seed: int) -> Table:
    """A table whose heroes stand before the Demon Lord, played by the quick policy."""
    table = Table(GAME, {"players": 2}, seed)
    dice = Dice(seed)
    while state_of(table).phase != LAST_FIGHT:
        turn = table.turn()
        assert turn is not None
        table.take(GAME.bots.rollout(state_of(table), turn[1], dice), turn[0])
    return table


def test_a_search_compares_few_plans_of_an_attack_and_may_leave_off() -> None:
    compared = 0
    for seed in range(6):
        table = at_last_fight(seed)
        while not table.is_over:
            seat, request = next(iter(table.requests.items()))
            candidates = GAME.bots.SEARCH.candidates(state_of(table), request)
            assert set(candidates) <= set(request.options)
            if request.kind == "fight.attack":
                assert ("done",) in candidates
                assert GAME.bots.greedy(Seat(table, seat)) in candidates
                assert len(candidates) <= 4
                compared += len(candidates) > 2
            else:
                assert list(candidates) == list(request.options)
            table.take(GAME.bots.rollout(state_of(table), request, Dice(table.version)), seat)
    assert compared > 5


def test_a_power_out_of_plan_is_still_put_to_its_best_use() -> None:
    """Whatever power is begun, what is done with it leaves as good a plan as any other use of it."""
    tried = 0
    table = at_last_fight(4)
    for _ in range(60):
        turn = table.turn()
        if turn is None:
            break
        seat, request = turn
        for power in request.options if request.kind == "fight.attack" else ():
            fork = table.fork()
            fork.take(power, seat)
            asked = fork.asked(seat)
            if power[0] not in ("use", "rage") or asked is None or asked.kind != "fight.change":
                continue
            if GAME.bots.greedy(Seat(table, seat)) == power:
                continue
            left = {}
            for option in asked.options:
                hero = copy(state_of(fork).seats[seat])
                assert hero.fight is not None
                hero.fight.dice[int(option[1])] = int(option[2])
                hero.fight.changed |= 1 << int(option[1])
                left[option] = solve(priced_problem(hero, True, GLANCE)[0]).worth
            assert left[GAME.bots.greedy(Seat(fork, seat))] == pytest.approx(max(left.values()))
            tried += 1
        table.take(GAME.bots.rollout(state_of(table), request, Dice(table.version)), seat)
    assert tried > 5


def test_what_a_hero_brings_home_is_what_a_search_wants() -> None:
    table = at_last_fight(5)
    state = state_of(table)
    state.seats[0].status, state.seats[0].health = "won", 6
    state.seats[1].status, state.seats[1].health, state.seats[1].destroyed = "dead", 3, 7
    living, dead = final_value(state)
    assert 1.0 >= living > dead > 0.0
    state.seats[0].health = 7
    state.seats[1].destroyed = 8
    assert final_value(state)[0] > living
    assert final_value(state)[1] > dead


def test_rivals_let_the_last_fight_happen_but_play_on_the_road() -> None:
    table = Table(GAME, {"players": 2}, 3, light=True)
    on_road = at_end = 0
    while not table.is_over:
        seat, request = next(iter(table.requests.items()))
        state = state_of(table)
        dice = Dice(table.version)
        other = rollout_other(state, request, dice)
        if state.phase in (SETUP, TURN):
            assert other == GAME.bots.rollout(state, request, dice)
            on_road += other != request.options[-1]
        else:
            assert other == request.options[-1]
            at_end += other != GAME.bots.rollout(state, request, dice)
        table.take(other, seat)
    assert on_road > 10
    assert at_end > 3


def test_cleave_is_used_when_the_dice_are_placed() -> None:
    """SA-ATK-3: the skill costs nothing, so a hit that it can add is added"""
    hero = {"hero": "slayer", "place": 2, "dice": 1, "zone": ["R2-01"], "unlocked": ["cleave"], "stamina": 0}
    table = builders.table({"turn": 0, "front": 3, "seats": {0: hero, 1: {"place": 1}}}, outcomes=[1])
    for key in ("fight", "rage", "turn:0:2", "place:0:R2-01"):
        table.choose(key, 0)
    assert GAME.bots.greedy(Seat(table, 0)) == ("skill", "cleave")


def asked_on_the_road(kind: str) -> Table:
    """A table that asks its first hero this, after greedy play."""
    table = Table(GAME, {"players": 2}, 11, light=True)
    while True:
        seat, request = next(iter(table.requests.items()))
        if request.kind == kind and {"move", "fight"} & {option[0] for option in request.options} == {"move", "fight"}:
            return table
        table.choose(GAME.bots.greedy(Seat(table, seat)), seat)


def test_greedy_fights_who_strikes_hard_before_it_gathers_more() -> None:
    """Two demons of one symbol each: those that do little damage may follow, others are fought first."""
    table = asked_on_the_road("turn.way")
    seat, request = next(iter(table.requests.items()))
    state = state_of(table)
    hero = state.seats[seat]
    weak = [card for card, demon in DEMONS.items() if demon.level == 1 and demon.damage == 1][:2]
    strong = [card for card, demon in DEMONS.items() if demon.level == 1 and demon.damage == 2][:2]
    answers = []
    for cards in (weak, strong):
        hero.dice, hero.spent, hero.pack = 3, {}, []
        hero.zone = [Foe(card) for card in cards]
        answers.append(way(state, seat, request)[0])
    assert answers == ["move", "fight"]


def test_greedy_sees_only_the_front_of_a_demon() -> None:
    """What a group is worth does not hang on the item on its back beyond its kind."""
    hero = state_of(asked_on_the_road("turn.way")).seats[0]
    for demon in DEMONS.values():
        other = next(d for d in DEMONS.values() if d.item.slot == demon.item.slot and d.item != demon.item)
        turned = msgspec.structs.replace(demon, item=other.item)
        assert demon_worth(hero, turned) == demon_worth(hero, demon)
