"""Corners of the rules that no case reaches: decks that run out, places used again, whoever has no figure."""

from __future__ import annotations

from typing import Any

from tests.games.jaws import builders
from tests.games.jaws.builders import play, scenario
from undercroft.core.table import Table
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.haven.monsters.actions import give_condition, hurt
from undercroft.games.haven.verbs import ALL, ALLY, STRENGTHEN, Condition, Damage, Loot, Special
from undercroft.games.jaws import rests, rooms, start
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.special_actions import SPECIALS
from undercroft.games.jaws.state import Jaws


def test_the_second_card_of_an_advantage_is_another_one() -> None:
    """A deck that runs out between the two is reshuffled without the card just revealed (JL-ADV-1, JL-MOD-7)."""
    state = builders.state("red-guard")
    deck = state.heroes[0].deck
    deck.draw, deck.discard = ["plus1"], ["minus1"]
    blow = Blow(state.figures[0], state.figures[3], HEROES, 0, False, 3, False)
    blow.advantage = True
    play(strike(state, blow))
    assert state.figures[3].health == 30 - 4
    assert sorted(deck.discard) == ["minus1", "plus1"]
    assert not deck.draw


def test_nothing_is_remembered_about_a_dead_monster_whose_place_is_used_again() -> None:
    """Who has attacked the one has not attacked the other, and no card works on it (JL-SPN-5)."""
    state = builders.state("red-guard")
    state.figures[3].cell = -1
    state.marks.attacked = {3: 1, 4: 1}
    state.marks.strangled = {3: 0, 4: 0}
    state.marks.unhealable, state.marks.exposed, state.marks.lulled = [3, 4], [3, 4], [3, 4]
    while len(state.figures) < rooms.CROWD:
        state.figures.append(Figure("zealot", MONSTERS, 1, 1, 900 + len(state.figures)))
        state.origins.append(-1)
    assert rooms.enroll(state, Figure("zealot", MONSTERS, 5, 5, 1, 1), -1) == 3
    marks = state.marks
    assert (marks.attacked, marks.strangled) == ({4: 1}, {4: 0})
    assert (marks.unhealable, marks.exposed, marks.lulled) == ([4], [4], [4])


def test_a_spectator_cannot_keep_a_card_for_damage() -> None:
    """Scenario 23: whoever has no figure on the map has no hit points to give (JL-RST-4)."""
    state = scenario(23, 2)
    at = next(at for at, hero in enumerate(state.heroes) if hero.kind != "hatchet")
    hero = state.heroes[at]
    hero.hand, hero.discard = [], ["flaming-sickle", "twirling-stabs", "desert-night"]
    assert play(rests.short_rest(state, at), "rest") == ["rest.short"]
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


def test_of_different_monsters_at_one_hex_the_players_say_who_takes_it() -> None:
    """A normal and an elite one appear; nothing but a want of standees puts the elite first (JL-SPN-2, JL-SPN-O3)."""
    state = builders.state("red-guard")
    before = len(state.figures)
    cell = state.board.spots["W"]
    assert play(rooms.spawn(state, "stone-golem", cell, "ne"), "comes:stone-golem:n")[0] == "spawn.first"
    first = next(f for f in state.figures[before:] if f.cell == cell)
    assert not first.elite
    assert sum(f.elite for f in state.figures[before:]) == 1


def test_a_monster_gives_a_limited_condition_to_whom_the_players_choose() -> None:
    """No rule of this game prefers the nearest (JL-GEN-1, JL-GEN-2)."""
    state = builders.state("red-guard")
    zealot, near, far = state.figures[3], state.figures[4], state.figures[5]
    action = Condition(conditions=STRENGTHEN, range=5, targets=1, who=ALLY)
    kinds = play(give_condition(state, zealot, action, None, ActionContext(zealot, MONSTERS, 0)), "target:5")
    assert kinds == ["monster.favor"]
    assert (near.conditions & STRENGTHEN, far.conditions & STRENGTHEN) == (0, STRENGTHEN)


def test_an_explosion_that_may_set_off_others_asks_for_the_order() -> None:
    """Two Blood Monstrosities beside a third one that dies: which of them goes first is the players' (JL-GEN-1)."""
    state = builders.state("red-guard")
    spots = state.board.spots
    for name in ("S", "V", "Z"):
        state.figures.append(Figure("blood-monstrosity", MONSTERS, 1, 7, spots[name], len(state.figures)))
        state.origins.append(-1)
    kinds = play(suffer(state, state.figures[8], 5, None), "target:9")
    assert kinds == ["damage.order"]
    assert [figure.cell for figure in state.figures[7:10]] == [-1, -1, -1]


def test_a_monsters_damage_without_an_attack_needs_no_line_of_sight() -> None:
    """JL-DMG-4: around the corner, as far as its range is counted."""
    state = builders.state(
        "red-guard",
        map="1A      1C\n  1B  1D\n    1E",
        heroes={"red-guard": {"at": "C", "hand": []}, "hatchet": {"at": None}, "voidwarden": {"at": None}},
        monsters=[{"kind": "zealot", "at": "A"}],
        traps=[],
        coins=[],
        destroyed=[],
    )
    spots = state.board.spots
    assert not state.kernel.map.sight(state, spots["A"]) >> spots["C"] & 1
    before = state.figures[0].health
    zealot = state.figures[3]
    play(hurt(state, zealot, Damage(value=1, range=4, targets=ALL), None, ActionContext(zealot, MONSTERS, 0)))
    assert state.figures[0].health == before - 1


def test_a_kill_that_another_kill_brings_about_does_not_cost_the_first_its_effect() -> None:
    """Shrapnel fells a second enemy: Heart Seeker works for both (JL-ACT-10)."""
    state = builders.state("hatchet")
    hatchet, near = state.figures[0], state.figures[3]
    state.heroes[0].active = ["card:shrapnel:bottom", "card:heart-seeker:bottom"]
    hatchet.bonuses = [(source, 0, 0) for source in state.heroes[0].active]
    near.health = state.figures[6].health = 1
    state.figures[6].cell = state.board.spots["B"]  # beside the first one
    play(suffer(state, near, 1, hatchet), "card:shrapnel", "card:shrapnel")
    assert state.figures[6].cell < 0
    assert hatchet.bonuses == [("card:shrapnel:bottom", 0, 2), ("card:heart-seeker:bottom", 0, 2)]


def test_what_works_by_itself_may_be_left_at_home() -> None:
    """The shawl needs no use, so its wearer decides before the scenario (JL-SET-11)."""
    state = builders.state("red-guard")
    hero = state.heroes[0]
    hero.items = ["heater-shield"]
    assert play(start.pick_items(state, 0)) == []
    hero.items.append("flea-bitten-shawl")
    assert play(start.pick_items(state, 0), "bring:heater-shield", "done") == ["prepare.items", "prepare.items"]


def test_only_whom_the_controlling_figure_sees_is_made_to_attack() -> None:
    """Eye of the Void: the golem on C could reach the poisoned zealot on E, but is hidden from A (JL-CTL-3)."""
    state = builders.state(
        "voidwarden",
        map="1A      1C\n  1B  1D\n    1E",
        heroes={"voidwarden": {"at": "A"}, "red-guard": {"at": None}, "hatchet": {"at": None}},
        monsters=[{"kind": "zealot", "at": "E", "health": 9}, {"kind": "stone-golem", "at": "C"}],
        traps=[],
        coins=[],
        destroyed=[],
    )
    deed = ActionContext(state.figures[0], HEROES, 0)
    for golem, health in (("C", 9), ("D", 7)):
        state.figures[4].cell = state.board.spots[golem]
        deed.last = [state.figures[3]]
        play(SPECIALS["eye_of_the_void"](state, deed, Special(name="eye_of_the_void", value=2)))
        assert state.figures[3].health == health


def test_the_favorite_is_nothing_to_loot_for_anybody_else() -> None:
    """A Loot action that would pick up nothing cannot be performed (JL-LOT-2)."""
    state = builders.state("red-guard", coins=[])
    hatchet = state.heroes[1]
    hatchet.favorite, hatchet.favorite_cell = -3, state.figures[0].cell
    owner = ActionContext(state.figures[1], HEROES, 0)
    state.figures[1].cell = state.board.spots["I"]
    for deed, asked in ((ActionContext(state.figures[0], HEROES, 0), []), (owner, ["loot.take"])):
        assert play(perform(state, deed, (Loot(value=1),))) == asked
    assert hatchet.favorite == -1
