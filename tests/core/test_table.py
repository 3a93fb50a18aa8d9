"""The table on the sample game: answering, taking back, forking, guessing, companions at home."""

from __future__ import annotations

import pytest

from tests.sample import GAME, Vault, VaultRules
from tests.sample import vault as vault_game
from undercroft.core.chance import ByHand, Dice, Scripted, Seeded
from undercroft.core.errors import BadAnswer, BadOption, BadOutcome, CannotUndo, RulesBroken, TableError
from undercroft.core.game import load
from undercroft.core.request import Chance, Choice, Flow, Together
from undercroft.core.state import facts
from undercroft.core.table import Table


def vault(names: list[str | int] | None = None, players: int = 2, seed: int = 1) -> Table:
    return Table(GAME, {"players": players}, seed, source=Scripted(names or [], Seeded(seed)))


def laying(hands: list[list[str]]) -> Table:
    """A table where every seat is about to lay a card out of these hands."""
    table = vault([card for hand in hands for card in hand], players=len(hands))
    table.choose("lead:0")
    return table


def message(error: pytest.ExceptionInfo[TableError]) -> str:
    return str(error.value)


def test_choosing_by_key_index_and_option_is_the_same() -> None:
    ends = []
    for answer in ("lead:1", 1, ("lead", 1)):
        table = vault()
        table.choose(answer)
        ends.append(facts(table.state))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0]["leader"] == 1


@pytest.mark.parametrize("answer", ["lead:9", 7, -1, ("lead", 9), "", "lead"])
def test_an_answer_that_is_not_offered_names_what_is(answer: object) -> None:
    table = vault()
    before = facts(table.state), table.version
    with pytest.raises(BadAnswer) as error:
        table.choose(answer)  # type: ignore[arg-type]
    assert "lead:0, lead:1" in message(error)
    assert (facts(table.state), table.version) == before


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    table.choose("lay:9", seat=0)
    with pytest.raises(BadAnswer) as error:
        table.choose("lay:5", seat=0)
    assert "seat 1's decision; asked: 2" in message(error)


def test_several_seats_asked_at_once_need_a_name() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    with pytest.raises(BadAnswer, match="Several seats"):
        table.choose("lay:9")


def test_any_of_several_seats_may_answer() -> None:
    table = vault()
    assert sorted(table.requests) == [0, 1]
    table.choose("lead:0", seat=1)
    assert (1, ("lead", 0)) in table.steps


def test_a_game_that_is_over_asks_nothing() -> None:
    table = Table(GAME, {"rounds": 1}, 3)
    dice = Dice(3)
    while not table.is_over:
        seat, choice = next(iter(table.requests.items()))
        table.choose(dice.below(len(choice.options)), seat)
    with pytest.raises(BadAnswer, match="over"):
        table.choose(0)
    assert table.request is None
    assert table.requests == {}


def test_nobody_sees_what_others_laid_before_all_have() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    table.choose("lay:9", seat=0)
    assert not any("9" in str(part) for part in facts(table.view(1))["seats"][0]["hand"])
    assert facts(table.view(1))["seats"][0]["played"] == []
    guess = table.guess(1, Dice(1))
    assert sorted(guess.requests) == [0, 1], "in seat 1's guess, seat 0 has not answered"


def test_undo_takes_back_ones_own_answer_while_others_stand() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    table.choose("lay:9", seat=0)
    with pytest.raises(CannotUndo, match="player 1 has answered"):
        table.undo(1)
    table.undo(0)
    assert sorted(table.requests) == [0, 1]
    table.choose("lay:8", seat=1)
    table.choose("lay:5", seat=0)
    state = table.state
    assert isinstance(state, Vault)
    assert [player.played for player in state.seats] == [["5"], ["8"]]


def test_undo_stops_at_chance() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    before = facts(table.state)
    with pytest.raises(CannotUndo, match="fate has spoken"):
        table.undo(0)  # the worth of the vault was rolled after the choice of the leader
    assert facts(table.state) == before


def test_undo_stops_at_what_others_were_shown() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    table.choose("lay:9", seat=0)
    table.choose("lay:8", seat=1)
    table.choose("show", seat=0)
    assert table.can_undo(0) is None
    table.source = ByHand()  # so that the draws that follow do not stand between
    table.choose("done", seat=0)
    with pytest.raises(CannotUndo, match="showed the others"):
        table.undo(0)


def test_undo_reaches_back_over_the_stage() -> None:
    table = Table(GAME, {"players": 2}, 1, source=ByHand())
    for seat in (0, 1):
        for card in ("9", "8", "7"):
            assert table.chance is not None, seat
            table.enter(card)
    table.choose("lead:1", seat=0)
    assert table.chance is not None
    assert table.chance.kind == "worth"
    table.undo(0)
    assert table.request is not None
    assert table.request.kind == "first"
    table.choose("lead:0")
    assert table.chance.kind == "worth"


def test_nothing_to_undo_at_the_start() -> None:
    table = Table(GAME, {}, 1, source=ByHand())
    with pytest.raises(CannotUndo, match="nothing to take back"):
        table.undo(0)


def test_a_companion_enters_what_came_up() -> None:
    table = Table(GAME, {}, 1, source=ByHand())
    assert table.chance is not None
    with pytest.raises(BadOutcome, match="cannot come up for draw") as error:
        table.enter("12")
    assert "Possible: 2, 3, 4" in message(error)
    table.enter("9")
    with pytest.raises(BadAnswer, match="First enter"):
        table.choose(0)
    state = table.state
    assert isinstance(state, Vault)
    assert state.seats[0].hand == ["9"]


def test_companions_side_by_side_enter_one_after_another() -> None:
    table = Table(GAME, {"players": 2}, 1, source=ByHand())
    for card in ("2", "8", "7", "2", "8", "7"):
        table.enter(card)
    table.choose("lead:0")
    table.enter(3)
    for seat in (0, 1):
        table.choose("lay:2", seat)
        table.choose("bold", seat)
    assert table.chance is not None
    twin = table.fork()
    for one in (table, twin):
        one.enter(6)
        one.enter(1)
        state = one.state
        assert isinstance(state, Vault)
        assert [player.played for player in state.seats] == [["10"], ["2"]]


def test_scripted_outcomes_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOutcome):
        vault(["king"])


def test_weights_count() -> None:
    chance = Chance("worth", (1, 2, 3), (3, 2, 1))
    source = Seeded(7)
    found = [source.pick(chance) for _ in range(6000)]
    assert 2800 < found.count(1) < 3200
    assert 1800 < found.count(2) < 2200


def test_a_fork_with_a_seed_has_a_future_of_its_own() -> None:
    table = Table(GAME, {"players": 2}, 1)
    ends = set()
    for seed in range(12):
        twin = table.fork(seed)
        twin.choose("lead:0")
        assert twin.steps[-1][0] == "worth"
        ends.add(twin.steps[-1][1])
    assert ends == {1, 2, 3}


def test_a_light_table_says_why_it_cannot_fork() -> None:
    table = Table(GAME, {}, 1, light=True)
    with pytest.raises(TableError, match="made for simulation"):
        table.fork()


def test_there_is_no_step_beyond_the_last() -> None:
    table = vault()
    with pytest.raises(TableError, match="no step 99"):
        table.at(99)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 9}, "whole number from 2 to 4"),
        ({"players": "two"}, "whole number from 2 to 4"),
        ({"players": True}, "whole number from 2 to 4"),
        ({"player": 2}, "no option “player”. Options: players, rounds"),
        ({"mood": "glad"}, "It may be: grim, gay"),
        ({"extras": "cats,dogs"}, "“dogs” does not fit"),
        ({"open": "perhaps"}, "give yes or no"),
    ],
)
def test_options_that_do_not_fit_say_what_would(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadOption) as error:
        Table(GAME, options)
    assert told in message(error)


def test_options_are_read_as_people_type_them() -> None:
    assert GAME.check_options({"players": "3", "extras": "cats,bats", "open": "yes"}) == {
        "players": 3, "rounds": 4, "mood": "grim", "extras": ["cats", "bats"], "open": True,
    }  # fmt: skip


def test_an_unknown_game_names_the_games() -> None:
    with pytest.raises(BadOption, match="There is no game “chess”"):
        load("chess")


def broken(stage: object) -> Table:
    class Broken(VaultRules):
        def stage(self, state: Vault) -> Flow[None]:
            return stage(state)  # type: ignore[operator,no-any-return]

    return Table(vault_game(rules=Broken()), {})


def test_an_empty_choice_is_a_broken_rule() -> None:
    def stage(state: Vault) -> object:
        yield Choice(0, "first", [])

    with pytest.raises(RulesBroken, match="offers nothing"):
        broken(stage)


def test_a_game_that_never_asks_is_a_broken_rule() -> None:
    def stage(state: Vault) -> object:
        yield from ()

    with pytest.raises(RulesBroken, match="asked nothing"):
        broken(stage)


def test_side_by_side_a_flow_asks_its_own_seat_only() -> None:
    def side() -> object:
        yield Choice(1, "first", [("lead", 0)])

    def stage(state: Vault) -> object:
        yield Together({0: side()})  # type: ignore[dict-item]

    with pytest.raises(RulesBroken, match="another seat"):
        broken(stage)


def test_an_agent_gets_a_seat_and_no_table() -> None:
    table = vault()
    seat = table.seat(1)
    assert seat.request is table.request
    assert not [name for name in dir(seat) if "table" in name and not name.startswith("_")]
    view = seat.view
    assert isinstance(view, Vault)
    assert view.seats[0].hand == ["?"] * 3
    view.seats[1].coins = 99
    state = table.state
    assert isinstance(state, Vault)
    assert state.seats[1].coins == 1, "a view is a copy"


def test_agents_play_to_the_end() -> None:
    table = Table(GAME, {"players": 3}, 5)
    table.run([GAME.bots.greedy] * 3)
    assert table.is_over
    assert table.state.result is not None
    assert table.state.result.reason == "sample-coins"


def test_the_story_is_told_to_those_who_may_hear_it() -> None:
    table = laying([["9", "5", "4"], ["8", "5", "4"]])
    mine = [line.say.args["card"].key for line in table.lines(0)]  # type: ignore[union-attr]
    assert mine == ["card.n9", "card.n5", "card.n4"]
    assert table.lines(None) == []
