"""Every battle goal is met and missed by the right tally, every city event option has its consequence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jaws import builders
from undercroft.core.chance import Scripted, Seeded
from undercroft.core.table import Table
from undercroft.games.jaws import battle_goals
from undercroft.games.jaws.cards.events import EVENTS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

# What meets a goal, and the nearest thing that does not: fields of the tally, or of the figure ("figure.health").
TALLIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "acrobatic": ({"negated_five": True}, {"negated": 3}),
    "agoraphobe": ({"open_turns": 0}, {"open_turns": 1}),
    "altruist": ({"coins": 0}, {"coins": 1}),
    "assistant": ({"assisted": True}, {"kills": 4}),
    "challenger": ({"left_monster": False}, {"left_monster": True}),
    "closer": ({"last_kill": True}, {"kills": 9}),
    "conservator": ({"negated": 0}, {"negated": 1}),
    "diehard": ({"lowest": 5}, {"lowest": 4}),
    "egoist": ({"coins": 2}, {"coins": 1}),
    "fast-healer": ({"figure.health": 9}, {"figure.health": 8}),
    "gambler": ({"at_disadvantage": True}, {"kills": 1}),
    "hothead": ({"lost_unrested": 2}, {"lost_unrested": 1}),
    "insomniac": ({"hurt_resting": True}, {"long_rests": 1}),
    "masochist": ({"figure.health": 3}, {"figure.health": 4}),
    "mugger": ({"mugged": True}, {"coins": 5}),
    "opener": ({"first_kill": True}, {"kills": 1}),
    "pacifist": ({"kills": 3}, {"kills": 4}),
    "pickpocket": ({"picked": True}, {"coins": 5}),
    "pincushion": ({"besieged": True}, {"attackers": [3, 4]}),
    "plebeian": ({"kills": 5, "elites": 0}, {"elites": 1}),
    "prohibitionist": ({"potions": 0}, {"potions": 1}),
    "ravager": ({"lost_two": True}, {"lost_unrested": 2}),
    "recluse": ({"near_turns": 0, "lone_turns": 5}, {"near_turns": 1}),
    "sadist": ({"kills": 5}, {"kills": 4}),
    "scrambler": ({"long_rests": 0}, {"long_rests": 1}),
    "shadow": ({"lone_turns": 0, "near_turns": 4}, {"lone_turns": 1}),
    "shirker": ({"shirked": True}, {"kills": 3}),
    "specialist": ({"basic": 0}, {"basic": 1}),
    "straggler": ({"short_rests": 0}, {"short_rests": 1}),
    "trailblazer": ({"trailblazed": True}, {}),
    "transmitter": ({"infectious": True}, {}),
    "weakling": ({"first_out": True}, {}),
}


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_met_or_missed(goal: str) -> None:
    """JL-BTL-3, JL-BTL-F1."""
    for fields, met in zip(TALLIES[goal], (True, False), strict=True):
        state = builders.state("red-guard")
        hero = state.heroes[0]
        hero.goal = goal
        for other in state.heroes[1:]:
            other.tally.coins = 1
        for name, value in fields.items():
            owner: Any = state.figures[0] if name.startswith("figure.") else hero.tally
            setattr(owner, name.removeprefix("figure."), value)
        assert battle_goals.met(state, 0) is met, (goal, fields)


def played(state: Jaws) -> Table:
    return Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)


def test_the_tally_is_kept_by_the_engine() -> None:
    """Kills, basic abilities, lost symbols, places and coins are noted while the turn is played."""
    state = builders.state("red-guard", queue=["red-guard"])
    state.heroes[0].chosen = ["desert-night", "shield-of-the-desert"]
    state.figures[3].health = 1
    state.marks.attacked[3] = 1 << 1  # an ally has attacked it this round
    table = played(state)
    table.choose("basic-top:desert-night")
    table.choose("attack:3")
    table.choose("bottom:shield-of-the-desert")
    tally = state.heroes[0].tally
    assert (tally.kills, tally.first_kill, tally.last_kill, tally.assisted) == (1, True, True, True)
    assert tally.basic == 1
    assert tally.lost_unrested == 1
    assert tally.coins == 1  # his own hex at the end of the turn
    assert tally.near_turns == 1
    assert tally.open_turns == 1
    assert not tally.mugged


def event_table(number: int, *scripted: str) -> tuple[Table, Jaws]:
    state = builders.state("red-guard")
    edit(state, {"town": {"phase": "event", "event": -1, "events": [number], "available": [5]}})
    for hero in state.heroes:
        hero.gold = 10
        hero.experience = 0
    table = Table(
        GAME,
        {"players": 1, "mode": "scenario", "scenario": 4},
        seed=5,
        state=state,
        source=Scripted(scripted, Seeded(1)),
    )
    return table, state


def follow(table: Table, state: Jaws) -> None:
    """Take the first way through whatever is asked until the party is in town again."""
    while table.request is not None and state.phase == "event" and table.request.kind.startswith(("event", "reward")):
        table.choose(0)


def gold(state: Jaws) -> list[int]:
    return [hero.gold for hero in state.heroes]


OUTCOMES: dict[tuple[int, str], dict[str, Any]] = {
    (1, "a"): {"items": ["oak-charm"]},
    (1, "b"): {"gold": 50},
    (2, "a"): {"waiting": ["bless"]},
    (2, "b"): {"waiting": ["bless"], "items": ["chain-armor"]},
    (3, "a"): {"gold": 35},
    (3, "b"): {},
    (4, "a"): {"gold": 35},
    (4, "b"): {},
    (5, "a"): {"experience": 5},
    (5, "b"): {"experience": 10},
    (6, "b"): {"gold": 40},
    (7, "b"): {"waiting": ["muddle"]},
    (8, "a"): {"experience": 10},
    (8, "b"): {},
    (10, "a"): {"gold": 34, "waiting": ["poison"]},
    (10, "b"): {"waiting": ["bless"]},
    (11, "b"): {"waiting": ["curse"]},
    (12, "a"): {"gold": 25},
    (12, "b"): {"gold": 40},
    (13, "a"): {"gold": 25, "discount": 5},
    (13, "b"): {},
    (14, "a"): {"gold": 15, "waiting": ["bless"]},
    (14, "b"): {"waiting": ["curse"]},
    (15, "a"): {"gold": 25, "experience": 5},
    (15, "b"): {"gold": 25},
    (16, "a"): {"gold": 40},
    (16, "b"): {},
    (17, "a"): {"available": [5, 20]},
    (17, "b"): {"available": [5, 20], "gold": 35},
    (18, "a"): {"available": [5, 21], "gold": 35},
    (18, "b"): {"available": [5, 21]},
    (19, "a"): {"available": [5, 22]},
    (19, "b"): {},
    (20, "a"): {"available": [5, 23]},
    (20, "b"): {},
    (21, "a"): {"available": [5, 24]},
    (21, "b"): {},
}


@pytest.mark.parametrize(("number", "letter"), OUTCOMES)
def test_an_event_option_has_its_consequence(number: int, letter: str) -> None:
    """JL-EVT-1, JL-EVT-2, JL-EVT-3."""
    table, state = event_table(number)
    table.choose(letter)
    follow(table, state)
    wanted = OUTCOMES[number, letter]
    assert sum(gold(state)) == wanted.get("gold", 30)
    assert [item for hero in state.heroes for item in hero.items] == wanted.get("items", [])
    assert [hero.waiting for hero in state.heroes] == [wanted.get("waiting", [])] * state.count
    assert [hero.experience for hero in state.heroes] == [wanted.get("experience", 0)] * state.count
    assert state.available == wanted.get("available", [5])
    assert state.discount == wanted.get("discount", 0)
    assert not state.events  # a resolved card leaves the game (JL-EVT-5)


def test_event_6_wounds_one_and_curses_all() -> None:
    table, state = event_table(6)
    table.choose("a")
    table.choose("hero:1")
    assert [hero.waiting for hero in state.heroes] == [["curse"], ["wound", "curse"], ["curse"]]


def test_event_6_fines_one_and_pays_the_others() -> None:
    """One loses 5, and 15 are for the others alone."""
    table, state = event_table(6)
    table.choose("b")
    table.choose("hero:1")
    assert gold(state)[1] == 5
    assert table.request is not None
    assert table.request.kind == "event.gold"
    assert table.request.about == (0, 15)
    assert table.request.options == [("gold", part) for part in range(16)]
    table.choose("gold:4")
    assert gold(state) == [14, 5, 21]  # the last one gets the rest


def test_the_party_pays_as_it_likes_but_nobody_more_than_he_has() -> None:
    """JL-EVT-4, JL-GEN-1: 5 gold of 1, 0 and 6, and 5 gold of 1, 0 and 2."""
    table, state = event_table(12)
    for hero, purse in zip(state.heroes, (1, 0, 6), strict=True):
        hero.gold = purse
    table.choose("a")
    assert table.request is not None
    assert table.request.kind == "event.pay"
    assert table.request.options == [("gold", 0), ("gold", 1)]
    table.choose("gold:0")
    assert gold(state) == [1, 0, 1]
    table, state = event_table(12)
    for hero, purse in zip(state.heroes, (1, 0, 2), strict=True):
        hero.gold = purse
    table.choose("a")
    assert gold(state) == [0, 0, 0]  # all they have


@pytest.mark.parametrize(("number", "total"), [(1, 25), (2, 25), (3, 40), (4, 25), (5, 25)])
def test_event_7_asks_for_a_number(number: int, total: int) -> None:
    table, state = event_table(7)
    table.choose("a")
    assert table.request is not None
    assert len(table.request.options) == 5
    table.choose(f"number:{number}")
    follow(table, state)
    assert sum(gold(state)) == total


def test_event_9_has_one_right_suspect_of_four() -> None:
    table, _ = event_table(9)
    assert table.request is not None
    suspects = [str(option[1]) for option in table.request.options]
    assert len(suspects) == 4
    for suspect in suspects:
        table, state = event_table(9)
        table.choose(f"suspect:{suspect}")
        follow(table, state)
        right = suspect == "vermling"
        assert sum(gold(state)) == (45 if right else 30)
        assert [hero.waiting for hero in state.heroes] == [[] if right else ["curse"]] * state.count


def test_event_11_swings_with_a_modifier_card() -> None:
    """3 and less lose 5 gold; 4 and 5 win 5; 6 and more win 5 and Bless, each for himself."""
    table, state = event_table(11, "plus1", "minus1", "double")
    table.choose("a")
    assert gold(state) == [15, 5, 15]  # 4, 2 and 6
    assert [hero.waiting for hero in state.heroes] == [[], [], ["bless"]]
    table, state = event_table(11, "plus0", "plus2", "miss")
    table.choose("a")
    assert gold(state) == [5, 15, 5]  # 3, 5 and 0
    assert [hero.waiting for hero in state.heroes] == [[], [], []]


def test_event_13_makes_the_shop_cheaper_until_the_next_scenario() -> None:
    """JL-SHP-1: boots of 15 cost 10."""
    table, state = event_table(13)
    state.stock = {"weathered-boots": 2}
    state.drawing = ""  # the scenario's own map again
    table.choose("a")
    table.choose("gold:0")
    table.choose("gold:5")
    table.choose("visit:0")
    table.choose("buy:weathered-boots")
    assert state.heroes[0].gold == 0
    assert state.heroes[0].items == ["weathered-boots"]
    table.choose("leave")
    table.choose("play:5")
    while state.phase != "select":
        table.choose(0)
    assert state.discount == 0


@pytest.mark.parametrize(
    ("number", "kind", "scenario"),
    [(19, "red-guard", 22), (20, "hatchet", 23), (21, "voidwarden", 24), (22, "demolitionist", 25)],
)
def test_a_personal_event_opens_a_scenario_or_gives_way_to_another_card(number: int, kind: str, scenario: int) -> None:
    """JL-EVT-2: A needs the character; B resolves another event, here number 16."""
    for letter in ("a", "b"):
        state = builders.state(kind)
        edit(state, {"town": {"phase": "event", "event": -1, "events": [number, 16], "available": [5]}})
        source = Scripted((str(number),), Seeded(1))
        table = Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, source=source)
        assert table.request is not None
        assert table.request.options == [("a",), ("b",)]
        table.choose(letter)
        if letter == "a":
            assert state.available == [5, scenario]
            assert state.phase == "town"
        else:
            assert table.request.kind == "event.choose"
            assert table.request.about == (16,)
            assert state.available == [5]


@pytest.mark.parametrize(("number", "kind"), [(19, "red-guard"), (20, "hatchet"), (21, "voidwarden")])
def test_a_personal_event_is_closed_without_the_character(number: int, kind: str) -> None:
    """JL-EVT-2; the Demolitionist's follows below."""
    party = [other for other in ("red-guard", "hatchet", "demolitionist", "voidwarden") if other != kind]
    options = {"players": 1, "mode": "scenario", "scenario": 4, "characters": party}
    table = Table(GAME, options, seed=3, light=True)
    while not GAME.rules.is_set_up(table.state):
        table.choose(0)
    state = table.state
    assert isinstance(state, Jaws)
    edit(state, {"town": {"phase": "event", "event": -1, "events": [number], "available": [5]}})
    Table(GAME, options, seed=5, state=state)
    assert state.phase == "town"
    assert state.available == [5]


def test_event_22_needs_the_demolitionist() -> None:
    """Without him only B is open, and another card is drawn (JL-EVT-2)."""
    _, state = event_table(22)
    assert state.phase == "town"
    assert state.available == [5]
    assert len(EVENTS) == 22
