"""What a seat knows: guesses agree with it even where an opponent's hand is as unlikely as can be."""

from __future__ import annotations

import pytest

from tests.games.thunderstone.builders import state as build_state
from tests.games.thunderstone.builders import table as build_table
from undercroft.core.chance import Dice
from undercroft.core.table import Table
from undercroft.games.thunderstone.cards import CARDS, HERO, TYPE
from undercroft.games.thunderstone.faces import HIDDEN
from undercroft.games.thunderstone.game import GAME

STARTING = ["torch", "torch", "dagger", "dagger", "iron_rations", "iron_rations"]


@pytest.mark.parametrize("hero", ["lorigg_rogue:rob", "redblade_assassin:rob-hero", "selurin_theurge:borrow"])
@pytest.mark.parametrize("hand", [["militia"] * 6, STARTING])
def test_a_question_tells_nothing_that_a_guess_could_not_meet(hero: str, hand: list[str]) -> None:
    """Six cards alike are one hand in 924; the guess must not need to hit it."""
    deck = STARTING if hand[0] == "militia" else ["militia"] * 6
    table = build_table(
        hands=[[hero.partition(":")[0], "torch", "militia"], hand], decks=[["militia"] * 6, deck],
        hall=["griffon", "famine", "famine"],
    )  # fmt: skip
    table.choose("dungeon")
    table.choose(f"use:{hero}")
    while True:
        for number in range(5):
            twin = table.guess(0, Dice(number))
            assert twin.view(0) == table.view(0)
        choice = table.request
        assert choice is not None
        if choice.kind == "dungeon.prepare":
            break
        table.choose(0)
    assert len(table.view(0).seats[1].hand) <= 6


def test_other_hands_are_hidden_and_their_cards_lie_in_the_deck() -> None:
    table = build_table(hands=[["torch"], ["sphinx", "militia"]], decks=[["torch"], ["dagger"]])
    view = table.view(0)
    assert view.seats[1].hand == [HIDDEN, HIDDEN]
    assert view.seats[1].deck == ["dagger", "militia", "sphinx"]
    assert table.view(None).seats[0].hand == [HIDDEN]


def test_guesses_deal_different_hands() -> None:
    table = build_table(hands=[["torch"], ["militia"] * 6], decks=[["torch"], STARTING])
    hands = {tuple(sorted(table.guess(0, Dice(n)).state.seats[1].hand)) for n in range(20)}
    assert len(hands) > 5


def test_a_guess_gives_the_other_hand_what_it_has_discarded() -> None:  # TH-CAR-10
    """One card in many: a guess that forgot the discarded card would hardly ever deal it into the hand."""
    made = build_state(
        hands=[["lorigg_rogue", "torch"], ["militia", "sphinx"]], decks=[["militia"] * 6],
        hall=["griffon", "famine", "famine"],
    )  # fmt: skip
    made.seats[1].deck = ["militia"] * 4000  # far more than the box has, which a case could not give
    table = Table(GAME, {}, 1, state=made)
    for key in ("dungeon", "use:lorigg_rogue:rob", "discard:sphinx"):
        table.choose(key)
    for number in range(3):
        assert table.guess(0, Dice(number)).view(0) == table.view(0)


def test_a_guess_gives_the_other_hand_what_it_has_laid_open() -> None:  # TH-DUN-1
    """One card in many: a guess that forgot the revealed cards would hardly ever deal them into the hand."""
    made = build_state(
        hands=[["torch"], ["sphinx", "militia", "torch"]], decks=[["torch"]], hall=["griffon", "famine", "famine"]
    )
    made.seats[1].deck = ["militia"] * 4000  # far more than the box has, which a case could not give
    table = Table(GAME, {}, 1, state=made)
    table.choose("rest")
    while table.state.turn is None or table.state.turn.seat == 0:
        table.choose(0)
    table.choose("dungeon")
    assert table.state.turn is not None
    assert table.state.turn.seat == 1
    for number in range(3):
        assert table.guess(0, Dice(number)).view(0) == table.view(0)


@pytest.mark.parametrize(
    ("hand", "keys", "drawn"),
    [
        (["fireball", "fireball", "fireball"], ["dungeon", "attack:1"], 6),  # TH-CAR-62
        (["town_guard"], ["village", "use:town_guard:draw"], 2),  # TH-VIL-3
        (["regian_priest"], ["dungeon", "use:regian_priest:draw"], 1),  # TH-DUN-10
    ],
)
def test_cards_that_were_drawn_openly_are_known_to_everybody(hand: list[str], keys: list[str], drawn: int) -> None:
    """Few cards of many: a guess that drew them anew would hardly ever meet the same."""
    made = build_state(hands=[hand, ["torch"]], decks=[["torch"], ["torch"]], hall=["sphinx", "famine", "famine"])
    made.seats[0].deck = [card for card in CARDS if TYPE[card] == HERO] * 9
    table = Table(GAME, {}, 1, state=made)
    deck = len(made.seats[0].deck)
    for key in keys:
        table.choose(key)
    assert len(table.state.seats[0].deck) == deck - drawn
    for number in range(3):
        assert table.guess(1, Dice(number)).view(1) == table.view(1)


def test_a_guess_leaves_the_own_hand_as_it_is() -> None:
    """One hand in many: a guess that dealt the own hand anew would hardly ever deal the same."""
    made = build_state(hands=[["sphinx", "torch"], ["torch"]], decks=[["torch"], ["torch"]])
    made.seats[0].deck = ["militia"] * 4000  # far more than the box has, which a case could not give
    table = Table(GAME, {}, 1, state=made)
    for number in range(3):
        assert table.guess(0, Dice(number)).view(0) == table.view(0)


def test_opening_hands_are_known_to_their_owners_alone() -> None:
    """TH-SET-16: while the players name who begins, a guess deals every other hand anew, and leaves one's own."""
    table = Table(GAME, {"players": 3}, seed=4)
    assert table.request is not None
    assert table.request.kind == "turn.first"
    twins = [table.guess(1, Dice(number)).state.seats for number in range(20)]
    kinds = [len({tuple(sorted(seats[seat].hand)) for seats in twins}) for seat in range(3)]
    assert kinds[1] == 1
    assert kinds[0] > 3
    assert kinds[2] > 3
