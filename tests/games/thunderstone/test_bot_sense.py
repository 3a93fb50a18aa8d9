"""What the sensible player and the judgement of a search must not get wrong."""

from __future__ import annotations

import pytest

from tests.games.thunderstone.builders import table as build_table
from undercroft.agents.value import value_of
from undercroft.core.request import Option
from undercroft.core.table import Table
from undercroft.games.thunderstone.battle import ON_ATTACK, ON_MAGIC
from undercroft.games.thunderstone.bot.values import VALUE
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.state import HAND, Thunderstone


def played(options: dict[str, object], seed: int, stages: int) -> Table[Thunderstone]:
    table = Table(GAME, options, seed)
    while (turn := table.turn()) is not None and table.stages < stages:
        table.choose(GAME.bots.greedy(table.seat(turn[0])), turn[0])
    return table


@pytest.mark.parametrize(("seed", "stages"), [(5, 6), (5, 20), (9, 30), (9, 45)])
def test_a_party_that_is_destroyed_card_by_card_is_judged_ever_worse(seed: int, stages: int) -> None:
    """Judged by the mean of its cards alone, a party of one good card looked like a sure win, and searches rested it
    away."""
    table = played({"players": 2}, seed, stages)
    state = table.state
    turn = table.turn()
    assert turn is not None
    player = state.seats[turn[0]]
    value = value_of(GAME)
    assert value is not None
    judged = []
    while player.cards():
        judged.append(value.judge(GAME, state)[turn[0]])
        worst = min(player.cards(), key=lambda card: VALUE.get(card, 0.0))
        next(pile for pile in (player.hand, player.deck, player.discard) if worst in pile).remove(worst)
    assert judged[-1] < judged[0], "one card is no better than the party of before"
    assert max(judged[-HAND + 1 :]) < 0.7, "no handful of cards is a sure win"


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_before_a_monster_that_only_magic_hurts_comes_to_its_end(players: int) -> None:
    """Whoever is ahead ends it by a lost battle (TH-WIN-3)."""
    table = Table(GAME, {"players": players, "set": "random"}, seed=12, light=True)
    table.run([GAME.bots.greedy] * players, 2_000)
    assert table.state.result is not None


@pytest.mark.parametrize(
    ("mage", "monster", "answer"),
    [("elf_sorcerer", "noxious_slag", ON_MAGIC), ("selurin_warlock", "famine", ON_ATTACK)],
)
def test_a_disease_goes_where_it_costs_least(mage: str, monster: str, answer: Option) -> None:  # TH-DIS-2, TH-ATK-5
    """Of three magic attack halved one is left, and so it is of two; what is doubled is dear."""
    table = build_table(hands=[[mage, "thyrian_knight", "torch", "disease"]], hall=[monster, "griffon", "griffon"])
    table.choose("dungeon")
    table.choose("attack:1")
    assert table.request is not None
    assert table.request.kind == "battle.disease"
    assert GAME.bots.greedy(table.seat(0)) == answer


def test_a_search_rests_only_to_be_rid_of_a_bad_card() -> None:  # TH-RST-1
    good = build_table(hands=[["elf_sorcerer", "thyrian_knight", "torch", "lantern"]])
    bad = build_table(hands=[["elf_sorcerer", "thyrian_knight", "torch", "disease"]])
    advice = GAME.bots.SEARCH
    ways = [advice.candidates(table.view(0), table.request) for table in (good, bad) if table.request is not None]
    assert ways == [[("village",), ("dungeon",)], (("village",), ("dungeon",), ("rest",))]
    bad.choose("rest")
    assert bad.request is not None
    destroyed = advice.candidates(bad.view(0), bad.request)
    assert [option[1] for option in destroyed if len(option) > 1] == ["disease"]


def test_who_is_ahead_ends_the_game_when_a_card_allows_it() -> None:  # TH-WIN-3, TH-WIN-5, TH-CAR-25
    """Banish brings the Thunderstone to rank 1; who is behind leaves it where it is."""
    party = ["banish", "thyrian_knight", "torch", "torch"]
    for deck, reason in ((["griffon", "griffon"], "stone-free"), (["torch", "torch"], None)):
        table = build_table(
            hands=[party, ["griffon"]], decks=[deck, ["torch"]], hall=["ebon_fume", "griffon", "stone_of_mystery"]
        )
        table.choose("dungeon")
        table.choose(GAME.bots.greedy(table.seat(0)))
        while table.request is not None and table.request.kind == "effect.banish":
            table.choose(GAME.bots.greedy(table.seat(0)))
        result = table.state.result
        assert (result.reason if result else None) == reason
        assert result is None or result.winners == (0,)


def test_a_won_game_is_not_put_off() -> None:  # TH-WIN-2
    """The battle for the Thunderstone is fought at once: no card is drawn before it."""
    table = build_table(
        hands=[["regian_priest", "thyrian_knight", "thyrian_knight", "torch"]],
        hall=["griknack_goblin", "stone_of_mystery"],
    )
    table.choose("dungeon")
    assert table.request is not None
    assert any(option[0] == "use" for option in table.request.options)
    assert GAME.bots.greedy(table.seat(0)) == ("attack", 1)


def greedy_turn(**given: object) -> tuple[list[Option], Thunderstone]:
    """What the sensible player answers in the first turn, and the state after it."""
    table = build_table(**given)
    answers = []
    while table.request is not None and table.state.active == 0:
        answers.append(GAME.bots.greedy(table.seat(0)))
        table.choose(answers[-1])
    state = table.state
    assert isinstance(state, Thunderstone)
    return answers, state


@pytest.mark.parametrize(
    ("hand", "monster", "used"),
    [
        (["militia", "short_sword", "iron_rations", "torch"], "griknack_goblin", ("use", "iron_rations", "rations")),
        (["outlands_warrior", "iron_rations", "torch"], "bloodskull_orc", ("use", "outlands_warrior", "eat")),
        (["lorigg_thief", "spear"], "firebrand_cyclops", ("use", "spear", "throw")),
    ],
)
def test_food_and_spears_are_used_where_they_win_a_battle(hand: list[str], monster: str, used: Option) -> None:
    """A hero who eats can hold the sword (TH-WPN-6), and so on: without it the battle would not be fought at all."""
    answers, state = greedy_turn(hands=[hand], hall=[monster, "ebon_fume", "ebon_fume"])
    assert answers[0] == ("dungeon",)
    assert used in answers
    assert state.seats[0].experience > 0


def test_food_goes_to_the_hero_who_can_do_something_with_it() -> None:  # TH-CAR-F6
    """The Cleric is strong enough for the sword; only food lets the Militia hold the axe besides."""
    hand = ["regian_cleric", "militia", "short_sword", "hatchet", "iron_rations", "torch"]
    answers, _ = greedy_turn(hands=[hand], hall=["griffon", "ebon_fume", "ebon_fume"])
    assert ("feed", "militia") in answers


def test_what_costs_nothing_is_used() -> None:  # TH-CAR-41, TH-CAR-F8
    """A Barkeep serves, and the second purchase is worth its place; Arcane Energies draw a card."""
    answers, _ = greedy_turn(hands=[["barkeep", *["lightstone_gem"] * 3, "torch", "torch"]])
    assert ("use", "barkeep", "serve") in answers
    assert sum(option[0] == "buy" for option in answers) == 2
    answers, _ = greedy_turn(hands=[["thyrian_knight", "arcane_energies", "torch", "torch"]], hall=["griknack_goblin"])
    assert ("use", "arcane_energies", "energies") in answers


def test_nobody_waits_for_the_last_dear_card() -> None:
    """Before monsters that nobody here can beat, with one useful card left in the village that this hand cannot pay."""
    stock = dict.fromkeys(build_table().state.stock, 0) | {"fireball": 1, "dagger": 5}
    given = {"hall": ["sphinx", "sphinx", "revenant"], "stock": stock, "decks": [["torch"] * 6]}
    answers, _ = greedy_turn(hands=[["thyrian_knight", "iron_rations", "torch", "torch"]], **given)
    assert answers[0] == ("dungeon",)
    answers, _ = greedy_turn(hands=[["lightstone_gem", "lightstone_gem", "lightstone_gem"]], **given)
    assert answers[0] == ("village",)
