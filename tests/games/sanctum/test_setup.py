"""Set-up: what lies where before the first turn."""

from __future__ import annotations

import pytest

from tests.games.sanctum import builders
from tests.games.sanctum.builders import DIFFICULTIES, check_whole, state_of
from undercroft.core.errors import BadOption
from undercroft.core.table import Table
from undercroft.games.sanctum.cards.acts import ACHIEVEMENTS, ACTS, BLESSINGS, BONUSES, ORDER
from undercroft.games.sanctum.cards.demons import DECKS, DEMONS, SLOTS
from undercroft.games.sanctum.cards.heroes import HEROES, SKILLS, TILE
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.setup import new_hero, new_state
from undercroft.games.sanctum.state import OPEN


def test_counts_of_the_box() -> None:
    """SA-CMP-1, SA-CMP-2, SA-CMP-3, SA-CMP-F1"""
    tiles = [skill for skill in SKILLS.values() if skill.kind == TILE]
    cards = len(SKILLS) - len(tiles)
    assert (len(DEMONS), cards, len(LORD), len(FURY), len(BONUSES), len(tiles)) == (84, 24, 33, 18, 6, 12)
    assert len(DEMONS) + cards + len(LORD) + len(FURY) + len(BONUSES) == 165
    assert len(BLESSINGS) == 12
    assert len(ACHIEVEMENTS) == 11
    assert len(HEROES) == 4
    assert len(ACTS) == 5  # the sixth side, act VI, has no demon symbols
    gems = sum(skill.gems + skill.white for skill in SKILLS.values()) + len(HEROES)
    assert gems == 84


def test_dice_of_the_box_suffice() -> None:
    """SA-CMP-4, SA-DIC-1: two at the start, one with an item, two by intervention, one silver: 24 for four heroes."""
    hero = new_hero("huntress")
    assert hero.dice == 2
    assert hero.angel
    assert 4 * (hero.dice + 1 + 2) + 4 == 24


def test_decks_are_sorted_by_symbols_and_their_order_is_unknown() -> None:
    """SA-HOR-1, SA-HOR-2, SA-HOR-3, SA-HOR-4"""
    assert [len(deck) for deck in DECKS] == [30, 36, 18]
    for level, deck in enumerate(DECKS, 1):
        assert {len(DEMONS[card].dice) for card in deck} == {level}
        assert {DEMONS[card].level for card in deck} == {level}
        assert {DEMONS[card].colour for card in deck} == {0, 1, 2}  # colours stay mixed
    first = {builders.state(3, seed).groups[0][0] for seed in range(30)}
    assert len(first) > 10  # drawn by fate, not from a fixed order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_by_number_of_players(players: int) -> None:
    """SA-ACT-1, SA-ACT-2, SA-ACT-3, SA-ACT-4, SA-CF-8: as many boards before act V as players"""
    expected = {
        2: ("I", "III", "V", "VI"),
        3: ("I", "II", "IV", "V", "VI"),
        4: ("I", "II", "III", "IV", "V", "VI"),
    }
    assert ORDER[players] == expected[players]
    assert len(ORDER[players]) == players + 2
    assert ORDER[players][:2] == (("I", "III") if players == 2 else ("I", "II"))


def test_three_or_four_players_use_all_eleven_spaces() -> None:
    """SA-ACS-1: eleven of twelve tiles lie out, which ones nobody knows"""
    for players in (3, 4):
        state = builders.state(players)
        assert state.achievements == [OPEN] * 11
        assert sorted(state.tiles_bag) == sorted(BLESSINGS)


def test_two_players_use_eight_spaces() -> None:
    """SA-ACS-2"""
    for seed in range(20):
        assert builders.state(2, seed).achievements.count(OPEN) == 8


@pytest.mark.parametrize("name", list(HEROES))
def test_a_player_board_at_the_start(name: str) -> None:
    """SA-PLB-2, SA-PLB-3, SA-PLB-4, SA-PLB-5, SA-PLB-6, SA-PLB-7, SA-PLB-9, SA-PLB-F1, SA-PLB-F2, SA-SKT-3, SA-SUP-2"""
    hero = new_hero(name)
    board = HEROES[name]
    assert (hero.rage, hero.rage_tiles) == (1, 1)
    assert (hero.stamina, hero.focus) == (board.stamina, board.focus)
    assert hero.health == 10
    assert (hero.dice, hero.angel) == (2, True)
    assert hero.gems == [0, 0, 0, 1]
    assert (hero.slots, hero.red, hero.blue) == (4, 0, 0)
    assert hero.table == [skill.gems for skill in board.skills]
    assert len({(b.stamina, b.focus) for b in HEROES.values()}) > 1


def test_slots_of_the_portrait() -> None:
    """SA-PLB-F3, SA-PLB-10"""
    assert SLOTS == ("helmet", "armour", "boots", "weapon1", "weapon2")


def test_the_supply_has_no_limit() -> None:
    """SA-SUP-1: tokens, markers and potions are counted on boards alone; nothing of the supply is in the state"""
    fields = set(type(new_state({"players": 2, "difficulty": "normal", "heroes": "random"})).__struct_fields__)
    assert not fields & {"potions", "markers", "supply"}


def test_no_hero_is_used_twice_and_any_way_of_sharing_works() -> None:
    """SA-PLB-1, SA-BON-1"""
    firsts, heroes = set(), set()
    for seed in range(40):
        state = builders.state(4, seed)
        assert {hero.name for hero in state.seats} == set(HEROES)
        firsts.add(state.first)
        heroes.add(state.seats[0].name)
        check_whole(state)
    assert firsts == {0, 1, 2, 3}
    assert heroes == set(HEROES)
    table = Table(GAME, {"players": 4, "heroes": "choose"}, 3)
    assert table.request is not None
    assert table.request.kind == "setup.hero"
    assert table.request.seat == state_of(table).first


def test_the_difficulty_is_agreed_before_the_game() -> None:
    """SA-DIF-1, SA-DIF-2: it decides nothing but the first roar"""
    games = [builders.state(2, 5, difficulty) for difficulty in DIFFICULTIES]
    for game in games[1:]:
        game.difficulty = "normal"
        assert game == games[0]
    with pytest.raises(BadOption):
        Table(GAME, {"players": 2, "difficulty": "easy"})
    with pytest.raises(BadOption):
        Table(GAME, {"players": 5})


def test_most_demon_lord_cards_that_a_game_can_ask_for() -> None:
    """SA-INF-4"""
    from undercroft.games.sanctum.cards.acts import ROARS

    roars = {name: sum(range(first + 1)) for name, first in ROARS.items()}
    assert roars == {"normal": 3, "hard": 6, "nightmare": 10, "hell": 15}
    wanted = {p: [4 + 5 * p + roars[d] for d in DIFFICULTIES] for p in (2, 3, 4)}
    assert wanted == {2: [17, 20, 24, 29], 3: [22, 25, 29, 34], 4: [27, 30, 34, 39]}
