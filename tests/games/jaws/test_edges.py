"""Corners of the rules that no case reaches: decks that run out, places used again, whoever has no figure."""

from __future__ import annotations

from typing import Any

from tests.games.jaws.arena import arena
from tests.games.jaws.test_book import play, scenario
from undercroft.core.table import Table
from undercroft.games.haven.arena import HEROES, MONSTERS, Figure
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.jaws import rooms, rounds
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws


def test_the_second_card_of_an_advantage_is_another_one() -> None:
    """A deck that runs out between the two is reshuffled without the card just revealed (JL-ADV-1, JL-MOD-7)."""
    state = arena("red-guard")
    deck = state.heroes[0].deck
    deck.draw, deck.discard = ["plus1"], ["minus1"]
    blow = Blow(state.figures[0], state.figures[3], HEROES, 0, False, 3, False)
    blow.advantage = True
    play(strike(state, blow))
    assert state.figures[3].health == 30 - 4
    assert sorted(deck.discard) == ["minus1", "plus1"]
    assert not deck.draw


def test_nothing_is_remembered_about_a_dead_monster_whose_place_is_used_again() -> None:
    """Who has attacked the one has not attacked the other (JL-SPN-5)."""
    state = arena("red-guard")
    state.figures[3].cell = -1
    state.marks |= {"attacked:3": 1, "attacked:4": 1}
    while len(state.figures) < rooms.CROWD:
        state.figures.append(Figure("zealot", MONSTERS, 1, 1, 900 + len(state.figures)))
        state.origins.append(-1)
    assert rooms.enroll(state, Figure("zealot", MONSTERS, 5, 5, 1, 1), -1) == 3
    assert "attacked:3" not in state.marks
    assert state.marks["attacked:4"] == 1


def test_a_spectator_cannot_keep_a_card_for_damage() -> None:
    """Scenario 23: whoever has no figure on the map has no hit points to give (JL-RST-4)."""
    state = scenario(23, 2)
    at = next(at for at, hero in enumerate(state.heroes) if hero.kind != "hatchet")
    hero = state.heroes[at]
    hero.hand, hero.discard = [], ["flaming-sickle", "twirling-stabs", "desert-night"]
    assert play(rounds.short_rest(state, at), "rest") == ["rest.short"]
    assert (hero.lost, len(hero.hand)) == (["flaming-sickle"], 2)


def test_starting_hexes_are_chosen_in_sight_of_the_first_room() -> None:
    """Monsters of the first room stand there already (JL-SET-4, JL-SET-F1), and the map shows it."""
    options: dict[str, Any] = {"players": 1, "mode": "scenario", "scenario": 1, "characters": ["red-guard", "hatchet"]}
    table = Table(GAME, options, seed=3)
    while table.request is not None and table.request.kind != "prepare.start":
        table.choose(0)
    state = table.state
    assert isinstance(state, Jaws)
    assert [f.kind for f in state.figures if f.cell >= 0] == ["vermling-raider"] * 4
    assert state.revealed == 1 << 1
