"""The whole road of every character: what a scenario gives before it begins, and what follows it (BB-CAM, BB-SUP)."""

from __future__ import annotations

import pytest

from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.request import Choice, Flow, Option
from undercroft.games.bugs.campaign import conclude, excluded, fits, hands, path, road, room_left, small_items
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, SUPPLY, TWINS
from undercroft.games.bugs.setup import new_state, set_up
from undercroft.games.bugs.state import Bugs

EVERYBODY = pytest.mark.parametrize("character", CHARACTERS)


def new(character: str) -> Bugs:
    return new_state(load("bugs").check_options({"character": character}))


def answer(flow: Flow[None], pick: dict[str, int]) -> list[Choice]:
    """Play a flow; `pick` says which option of a kind to take, the first unless said. The questions are returned."""
    asked: list[Choice] = []
    option: Option | None = None
    while True:
        try:
            request = flow.send(option)
        except StopIteration:
            return asked
        assert isinstance(request, Choice)
        asked.append(request)
        option = request.options[pick.get(request.kind, 0)]


@EVERYBODY
def test_a_whole_campaign(character: str) -> None:
    """BB-CAM-2, BB-CAM-3, BB-CAM-4, BB-DEV-1, BB-DEV-2, BB-LVL-1, BB-SET-11, BB-SUP-3, BB-SUP-5."""
    state = new(character)
    played = []
    while state.result is None:
        number = state.scenario
        played.append(number)
        asked = answer(set_up(state), {})
        level = state.level
        upgraded = [name for name in state.cards if CARDS[name].level == 2]
        assert len(upgraded) == level - 1
        assert state.figures[0].max_health == CHARACTERS[character].health[level - 1]
        offered = [option[1] for choice in asked if choice.kind == "campaign.equip" for option in choice.options[:-1]]
        supply = {supply.item.id for supply in SUPPLY if supply.scenario < number}
        assert set(offered) <= supply
        if number == 1:
            assert not offered  # BB-SUP-2
        _fits(state.items, level)
        answer(conclude(state, True), {})
    assert played == road(character) == state.completed
    assert state.result.reason == "campaign-won"


def _fits(items: list[str], level: int) -> None:
    """BB-ITM-F1, BB-ITM-4, BB-SUP-4."""
    assert sum(map(hands, items)) <= 2
    assert sum(ITEMS[item].slot == "small" for item in items) <= (1, 1, 2, 2, 3)[level - 1]
    assert [item for item in items if TWINS[item] in items] == [], "two items of one card"


def _may_equip(equipped: list[str], item: str, level: int) -> bool:
    return item not in excluded(equipped) and fits(item, *room_left(equipped, level))


def test_limits_on_items() -> None:
    """BB-ITM-F1, BB-ITM-4, BB-SUP-4."""
    assert [small_items(level) for level in range(1, 6)] == [1, 1, 2, 2, 3]
    assert _may_equip(["button-shield"], "coin-shield", 3)
    assert not _may_equip(["button-shield", "coin-shield"], "glass-shard", 3)
    assert not _may_equip(["button-shield"], "iron-nail", 3)
    assert not _may_equip(["iron-nail"], "button-shield", 3)
    assert not _may_equip(["iron-nail"], "tanglevine-whip", 3)  # printed on the same card
    assert _may_equip(["old-spring"], "brass-cog", 3)
    assert not _may_equip(["old-spring"], "brass-cog", 2)
    assert not _may_equip(["old-spring"], "shrunken-weathered-boots", 5)


def test_a_lost_scenario_is_played_again_with_new_choices() -> None:
    """BB-CAM-5, BB-FIN-4, BB-DEV-3, BB-SET-8."""
    state = new("silent-knife")
    answer(set_up(state), {})
    answer(conclude(state, True), {})
    answer(conclude(state, True), {})
    assert state.scenario == 3
    answer(set_up(state), {"campaign.equip": 0, "campaign.upgrade": 0})
    first = (list(state.items), list(state.cards))
    asked = answer(conclude(state, False), {})
    assert [choice.kind for choice in asked] == ["campaign.again"]
    assert (state.result, state.scenario, state.completed) == (None, 3, [1, 2])
    answer(set_up(state), {"campaign.equip": 2, "campaign.upgrade": 3, "campaign.difficulty": 1})
    assert (state.items, state.cards) != first
    assert state.difficulty == "very_easy"
    assert state.attempts == 3


def test_giving_up_ends_the_campaign() -> None:
    """BB-CAM-5: there is no other way on."""
    state = new("tinkerer")
    answer(set_up(state), {})
    answer(conclude(state, True), {})
    answer(conclude(state, False), {"campaign.again": 1})
    assert state.result is not None
    assert state.result.reason == "campaign-given-up"
    assert state.result.winners == ()
    assert state.result.scores == (1 / 14,)


def test_a_scenario_of_its_own_may_be_any_that_the_character_is_allowed() -> None:
    """BB-CAM-6, BB-CAM-7."""
    game = load("bugs")
    assert game.check_options({"mode": "scenario", "scenario": 18, "character": "cragheart"})["scenario"] == 18
    for scenario, character in ((18, "bruiser"), (17, "cragheart"), (4, "tinkerer"), (3, "bruiser")):
        with pytest.raises(BadOption):
            game.check_options({"mode": "scenario", "scenario": scenario, "character": character})


def test_a_detour_is_offered_where_the_road_passes_it_and_leads_back() -> None:
    """BB-CAM-O2, BB-CAM-6: the road comes first, and a detour is asked for once."""
    state = new("tinkerer")
    state.scenario, state.completed = 2, [1]
    asked = answer(conclude(state, True), {"campaign.way": 1})
    assert [(choice.kind, choice.options) for choice in asked] == [("campaign.way", [("begin", 3), ("begin", 21)])]
    assert (state.scenario, state.completed) == (21, [1, 2])
    assert answer(conclude(state, True), {}) == []
    assert (state.scenario, state.completed) == (5, [1, 2, 21])
    assert path("tinkerer", 5, state.completed) == [1, 2, 21, 5, *road("tinkerer")[4:]]


def test_no_detour_outside_a_campaign() -> None:
    """BB-CAM-O2."""
    state = new_state(load("bugs").check_options({"character": "tinkerer", "mode": "scenario", "scenario": 2}))
    assert answer(conclude(state, True), {}) == []
    assert state.result is not None
    assert state.result.reason == "scenario-won"
