"""Rules that a case cannot reach by options alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machina import builders
from tests.games.machina.builders import EMPTY, drive
from undercroft.core.cases import fresh
from undercroft.core.chance import Dice, Scripted, Seeded
from undercroft.core.errors import BadOption
from undercroft.core.request import Choice
from undercroft.core.table import Table
from undercroft.games.machina import chapter, effects, setup, spawning, threat
from undercroft.games.machina.cards.registry import ABILITIES, EXPLORERS, NUMBERS
from undercroft.games.machina.game import GAME
from undercroft.games.machina.hunting import counts
from undercroft.games.machina.reading import find_monster, walkable
from undercroft.games.machina.state import Machina


def test_a_monster_that_appears_in_the_monster_phase_acts_last() -> None:  # MA-MON-O2, MA-SPAWN-3
    state = builders.state(
        {
            "map": ["L.......", *EMPTY[1:]],
            "phase": "monsters",
            "explorers": {"ada": {"at": [5, 5]}},
            "monsters": {"drudge": {"at": [7, 7]}},
            "monster_deck": ["gear_rat"],
        }
    )
    drive(effects.play(state, spawning.appear(state, 0)), [])
    assert state.waiting == ["drudge", "gear_rat"]
    assert [monster.id for monster in state.order] == ["drudge", "gear_rat"]


def test_a_monster_s_stamina_is_full_in_its_turn_and_lost_after_it() -> None:  # MA-MON-O1
    state = builders.state(
        {
            "map": EMPTY,
            "phase": "monsters",
            "explorers": {"ada": {"at": [0, 0]}},
            "monsters": {"drudge": {"at": [7, 7]}},
        }
    )
    table = Table(GAME, {}, state=state)
    assert state.round == 2
    drudge = find_monster(state, "drudge")
    assert drudge is not None
    assert drudge.cell == 4 + 16 * 4  # three steps, straight along the diagonal
    assert not table.is_over


def test_the_count_goes_through_closed_doors_and_creatures() -> None:  # MA-NEAR-3, MA-NEAR-4
    rows = ["########", "........", "########", *EMPTY[3:]]
    edits: dict[str, Any] = {
        "map": rows,
        "explorers": {"ada": {"at": [0, 1]}},
        "monsters": {"drudge": {"at": [7, 1]}, "gear_rat": {"at": [3, 1]}},
    }
    state = builders.state(edits)
    assert counts(state, state.order[0], state.explorers[0], walkable(state)) == 7
    edits["monsters"] = {"drudge": {"at": [7, 1]}, "whisperer": {"at": [3, 1]}}
    state = builders.state(edits)
    assert counts(state, state.order[0], state.explorers[0], walkable(state)) == 999


def test_without_a_free_cell_no_monster_comes() -> None:
    rows = ["L#######", "########", *["########"] * 5, "########"]
    rows[7] = ".#######"
    state = builders.state(
        {
            "map": rows,
            "explorers": {"ada": {"at": [0, 7]}},
            "monsters": {"drudge": {"at": [0, 0]}},
            "monster_deck": ["gear_rat"],
        }
    )
    drive(effects.play(state, spawning.appear(state, 0)), [])
    assert [monster.id for monster in state.order] == ["drudge"]
    assert state.destroyed_monsters == ["gear_rat"]


def test_a_monster_placed_on_a_pit_is_destroyed_at_once() -> None:  # MA-GEO-O5, MA-PIT-2, MA-SPAWN-6
    state = builders.state(
        {
            "map": ["LO######", "########", *["########"] * 5, ".#######"],
            "explorers": {"ada": {"at": [0, 7]}},
            "monsters": {"drudge": {"at": [0, 0]}},
            "monster_deck": ["gear_rat"],
        }
    )
    drive(effects.play(state, spawning.appear(state, 0)), [])
    assert state.destroyed_monsters == ["gear_rat"]
    assert [monster.id for monster in state.order] == ["drudge"]


def test_every_ability_number_leads_back_to_its_card() -> None:
    for card, numbers in NUMBERS.items():
        for place, number in enumerate(numbers):
            assert (ABILITIES[number].card, ABILITIES[number].place) == (card, place)


def test_more_players_than_explorers_are_refused() -> None:  # MA-SET-O1
    with pytest.raises(BadOption) as refused:
        Table(GAME, {"players": 3, "explorers": 2})
    assert "3 to 4 explorers" in GAME.words.text(refused.value.say, "en")
    assert Table(GAME, {"players": 3}).options["explorers"] == 3


def test_a_case_cannot_give_nonsense() -> None:
    from undercroft.core.errors import TableError

    state = fresh(GAME, {}, 1)
    for edits in (
        {"weather": 1},
        {"explorers": {"ada": {"luck": 3}}},
        {"map": EMPTY, "explorers": {"ada": {"at": [12, 12]}}},
    ):
        with pytest.raises(TableError):
            GAME.cases.edit(state, edits)  # type: ignore[arg-type]


def test_the_choice_of_a_hunted_explorer_stands() -> None:  # MA-NEAR-O5
    state = builders.state(
        {
            "map": EMPTY,
            "phase": "monsters",
            "explorers": {"ada": {"at": [3, 2], "health": 3}, "mila": {"at": [3, 4], "health": 3}},
            "monsters": {"gear_rat": {"at": [3, 3]}},
        },
        players=2,
    )
    table = Table(GAME, {"players": 2}, state=state, source=Scripted([0, 0], Seeded(2)))
    asked = 0
    while table.request is not None and table.request.kind == "hunt":
        asked += 1
        table.choose("hunt:mila")
    assert asked == 1


def test_tie_breaks_of_cells_may_be_answered_by_any_player() -> None:  # MA-GEO-O4, MA-PRED-O4
    state = builders.state(
        {
            "map": EMPTY,
            "phase": "monsters",
            "explorers": {"ada": {"at": [1, 3]}, "mila": {"at": [0, 7]}},
            "monsters": {"drudge": {"at": [7, 3]}},
        },
        players=2,
    )
    table = Table(GAME, {"players": 2}, state=state)
    assert isinstance(table.request, Choice)
    assert table.request.kind == "cell"
    assert table.request.seat_list == (0, 1)
    table.choose(0, seat=1)


def test_a_campaign_goes_on_with_the_next_scenario() -> None:  # MA-CAMP-F1
    """Won scenarios lead on; the greedy player wins the first one within a few tries."""
    from undercroft.games.machina.bot.answers import best

    for seed in range(12):
        table = Table(
            GAME, {"players": 1, "explorers": 4, "scenario": "campaign", "difficulty": "gentle"}, seed, light=True
        )
        while table.request is not None:
            state = table.state
            assert isinstance(state, Machina)
            if state.scenario != "engine" and state.phase == "explorers":
                assert state.level == 1
                assert state.chapter == 0
                held = sum(len(explorer.inventory) for explorer in state.explorers)
                assert held <= 2 * len(state.explorers) + 1  # the first chapter gives one item
                return
            table.choose(best(state, table.request))
    pytest.fail("the first scenario was never won")


def test_once_all_eight_have_played_who_fell_may_be_taken_again() -> None:  # MA-CAMP-O1
    four = {name: {"at": [x, 7]} for x, name in enumerate(("ada", "jonas", "mila", "tess"))}
    state = builders.state({"map": EMPTY, "explorers": four}, players=4, scenario="campaign")
    asked = state.explorers[3]
    asked.id = ""

    def offered() -> list[str]:
        choice = next(setup.choose_explorer(state, asked))
        assert isinstance(choice, Choice)
        return [str(option[1]) for option in choice.options]

    state.chosen = ["tess", "iris"]
    assert offered() == [card for card in EXPLORERS if card not in ("ada", "jonas", "mila", "tess", "iris")]
    state.chosen = [card for card in EXPLORERS if card not in ("ada", "jonas", "mila")]
    assert offered() == state.chosen, "all eight have played: one of the fallen, but nobody who plays"


def test_a_guess_changes_nothing() -> None:
    table = Table(GAME, {"players": 2}, seed=4)
    before = table.version
    table.seat(0).guess(Dice(1))
    assert table.version == before


def test_items_kept_from_an_earlier_scenario_are_not_added_again() -> None:  # MA-CAMP-O1, MA-CHAP-F2
    state = builders.state({"map": EMPTY, "explorers": {"ada": {"at": [3, 3], "inventory": ["chain_axe"]}}})
    drive(threat.add_items(state, 2), [])
    assert "chain_axe" not in state.decks["weapon"].cards()
    assert "needle_rifle" in state.decks["weapon"].cards()


def test_the_lair_value_starts_no_lower_than_three() -> None:  # MA-CHAP-O1, MA-LAIR-4
    state = builders.state({"map": EMPTY}, players=4)
    assert chapter.lair_start(state) == 9 - 3
    state.explorers = [*state.explorers, *state.explorers]  # more than four never play; the floor shows itself here
    assert chapter.lair_start(state) == 3
