"""What agents read of a table: better blows, nearer monsters and a weaker boss show in the numbers."""

from __future__ import annotations

from undercroft.agents.value import value_of
from undercroft.core.request import Choice
from undercroft.core.table import Table
from undercroft.games.machina.board import distance, layout
from undercroft.games.machina.bot.features import features, menace, needed, peril, strike
from undercroft.games.machina.cards.registry import CHAPTERS, NUMBERS
from undercroft.games.machina.game import GAME
from undercroft.games.machina.state import Machina, Monster


def begun(scenario: str = "train", explorers: int = 1) -> Machina:
    """A game at its first turn."""
    table = Table(GAME, {"players": 1, "explorers": explorers, "scenario": scenario}, seed=4, light=True)
    while (request := table.request) is not None and request.kind not in ("action", "turn"):
        table.choose(request.options[0])
    assert isinstance(table.state, Machina)
    return table.state


def test_blows_count_what_stamina_pays_for_and_walls_let_through() -> None:
    ada = NUMBERS["ada"]
    soft, hard, reach = strike(ada, 0, 6)
    assert 0 < hard < soft <= 3  # two stamina each
    assert reach == 4
    assert strike(ada, 1, 6)[1] > hard
    assert strike(ada, 0, 3)[0] == soft / 3
    assert strike((), 0, 6) == (0.0, 0.0, 0)


def test_a_monster_is_feared_for_its_blows_and_the_more_the_nearer_it_is() -> None:
    assert menace("pale_conductor", 6, 2)[0] > menace("pale_conductor", 6, 4)[0]  # magic: will stands against it
    assert menace("pale_conductor", 2, 4) == menace("pale_conductor", 6, 4)
    state = begun()
    explorer = state.explorers[0]
    assert peril(state, explorer) == 0.0
    away = sorted(
        (cell for cell in range(256) if layout(state.slots).all >> cell & 1 and cell != explorer.cell),
        key=lambda cell: distance(cell, explorer.cell),
    )
    fears = []
    for cell in (away[0], away[-1]):
        state.order = [Monster(id="tin_hound", health=1, cell=cell)]
        fears.append(peril(state, explorer))
    assert fears[0] > fears[1]


def test_the_endgame_is_read_only_in_the_endgame_and_its_boss_by_its_wounds() -> None:
    state = begun()
    before = features(state, 0)
    state.chapter = len(CHAPTERS["train"]) - 1
    state.order = [Monster(id="pale_conductor", health=5, cell=state.explorers[0].cell + 1)]
    whole = features(state, 0)
    state.order[0].health = 1
    wounded = features(state, 0)
    assert len(before) == len(whole) == len(wounded)
    value = value_of(GAME)
    assert value is not None
    assert value.chance(wounded) > value.chance(whole)


def test_a_group_may_need_more() -> None:
    few, many = begun("stars", 2), begun("stars", 3)
    for state in (few, many):
        state.chapter = len(CHAPTERS["stars"]) - 1
    assert (needed(few), needed(many)) == (5, 8)
    assert needed(begun()) == 1


def test_a_search_leaves_packing_to_the_greedy_player_and_counts_rounds() -> None:
    state = begun()
    options = [("done",), ("end",)]
    assert GAME.bots.SEARCH.is_settled(state, Choice(0, "inventory", options))
    assert not GAME.bots.SEARCH.is_settled(state, Choice(0, "action", options))
    advice = GAME.bots.SEARCH
    before = advice.clock(state, 0)
    assert advice.clock(state, 70) == before
    state.round += 2
    assert advice.clock(state, 70) - before == advice.horizon
