"""What the greedy player reckons with: slow ground, traps, doors, cards as rounds, and what harms besides attacks."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.jaws.builders import clear, scenario
from tests.games.jaws.builders import play as run
from tests.games.jaws.test_printed import play as play_card
from tests.games.jaws.test_printed import turn
from undercroft.core.request import Option
from undercroft.core.table import Table
from undercroft.games.haven.damage import die
from undercroft.games.jaws import rooms
from undercroft.games.jaws.bot.answers import bargains, decide
from undercroft.games.jaws.bot.field import HABITS, Field, rounds_left, rounds_of
from undercroft.games.jaws.bot.plan import HALVES, Planner
from undercroft.games.jaws.bot.worth import hit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.questions import QUESTIONS
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.workbench import options_of


@pytest.mark.parametrize("number", [3, 10, 21])
def test_a_planned_move_can_be_made(number: int) -> None:
    """Difficult terrain costs two points, traps are gone around (JL-MOV-4): every hex that a plan would walk to is
    offered when the move is made."""
    asked = 0
    for seed in range(3):
        table = Table(GAME, options_of(number, 2, "normal", 1), seed, light=True)
        while not table.is_over:
            seat = next(iter(table.requests))
            choice = table.requests[seat]
            state = table.state
            assert isinstance(state, Jaws)
            if choice.kind == "move.where" and int(choice.about[0]) < state.count and not choice.limits[1]:
                at, points = int(choice.about[0]), int(choice.about[1])
                land = Planner(Field(state, at)).walk
                planned = set(land.cells[1 : land.within(points)])
                offered = {int(option[1]) for option in choice.options if option[0] == "go"}
                assert planned <= offered, f"round {state.round}: {planned - offered} with {points} points"
                asked += 1
            table.choose(GAME.bots.greedy(table.seat(seat)), seat)
    assert asked > 30


@cache
def _longest(hand: int, discard: int) -> int:
    """The most rounds that cards allow, by trying: two are played in each, a rest loses one (JL-SEL-2, JL-RST-3)."""
    played = 1 + _longest(hand - 2, discard + 2) if hand >= 2 else 0
    rested = _longest(hand + discard - 1, 0) if discard >= 2 else 0
    return max(played, rested)


def test_cards_are_counted_in_rounds() -> None:
    """To rest only when fewer than two cards are held is best, and the bot counts just that."""
    for hand in range(12):
        for discard in range(12 - hand):
            assert rounds_of(hand, discard) == _longest(hand, discard), (hand, discard)
    assert rounds_of(10, 0) == 25


def test_doors_stay_shut_while_somebody_fights() -> None:
    state = scenario(2, 2)
    doors = rooms.closed_doors(state)
    assert doors
    near = state.kernel.map.grid(state).neighbour_bits
    state.figures[0].cell = next(cell for cell, beside in enumerate(near) if beside & doors)
    assert not any(doors >> cell & 1 for cell in Planner(Field(state, 0)).walk.cells)
    clear(state)
    assert any(doors >> cell & 1 for cell in Planner(Field(state, 0)).walk.cells)


def test_what_guards_an_object_falls_first() -> None:
    """Scenario 25: pillars do not fight, spirits do; where nobody does, pillars are what counts."""
    state = scenario(25, 2)
    field = Field(state, 0)
    pillar = max(hit(foe, 3) for foe in field.foes if foe.figure.is_objective)
    assert pillar < min(hit(foe, 3) for foe in field.fighters)
    clear(state)
    field = Field(state, 0)
    assert not field.fighters
    assert max(hit(foe, 3) for foe in field.foes if foe.figure.is_objective) > pillar


def test_it_fears_hexes_and_thorns() -> None:
    """Black Hex harms from afar without an attack; Explosive Blisters hurts whoever attacks."""
    assert HABITS["434"].hexes
    assert not HABITS["434"].attacks
    assert HABITS["426"].thorns == 2
    assert HABITS["397"].elusive
    state = scenario(10, 2)
    state.phase = "turns"
    for foe in Field(state, 0).foes:
        deck = state.decks[rooms.deck_name(state, foe.figure.kind)]
        deck.card = "434"
    for foe in Field(state, 0).fighters:
        assert foe.now == 2.0, "1 and half the level, rounded up"
        assert foe.reach >= 8


def test_a_bang_is_better_heard_from_afar() -> None:
    """Rat Monstrosities harm everybody beside them when they die."""
    state = scenario(6, 2)
    rats = [foe for foe in Field(state, 0).fighters if foe.figure.kind == "rat-monstrosity"]
    assert rats
    for rat in rats:
        assert rat.blast
        assert hit(rat, 9, close=1) < hit(rat, 9)


def test_it_reckons_with_waves_to_come() -> None:
    state = scenario(16, 2)
    first = rounds_left(Field(state, 0))
    state.wave = 3
    assert rounds_left(Field(state, 0)) < first - 5


def test_a_bonus_for_attacks_comes_before_them() -> None:
    """Double Throw's bottom improves the attacks of the turn: no plan uses it after them."""
    state = scenario(3, 2, heroes={"hatchet": {"hand": ["stopping-power-a", "double-throw-a"]}})
    at = next(at for at, hero in enumerate(state.heroes) if hero.kind == "hatchet")
    planner = Planner(Field(state, at))
    attack, bonus = HALVES["card:stopping-power-a:top"], HALVES["card:double-throw-a:bottom"]
    assert planner.use(attack, bonus)[0] < planner.use(bonus, attack)[0]
    assert planner.pair(attack, bonus)[1] is bonus


def test_it_goes_over_traps_where_nothing_else_leads_on() -> None:
    """Scenario 21: the doors of rooms 2 and 4 lie behind traps."""
    state = scenario(21, 2)
    clear(state)
    for figure in [f for f in state.figures if f.is_objective]:
        run(die(state, figure, None))
    clear(state)
    run(rooms.reveal(state, 3))
    clear(state)
    run(rooms.reveal(state, 5))
    clear(state)
    field = Field(state, 0)
    assert field.daring
    cells = Planner(field).walk.cells
    assert any(state.hazards >> cell & 1 for cell in cells)


def test_it_goes_hex_by_hex_where_a_card_asks_for_that() -> None:
    """Crash Protocol asks for each hex of its way; the player thought of moves that are asked for at once and broke."""
    state = turn("demolitionist", "crash-protocol", "implode")
    table = play_card(state, "bottom:crash-protocol", "skip")
    asked = 0
    while (now := table.turn()) is not None and now[1].kind == "move.where" and asked < 20:
        answer = GAME.bots.greedy(table.seat(now[0]))
        assert answer in now[1].options
        asked += 1
        table.choose(answer, now[0])
    assert 0 < asked < 20


def asked(state: Jaws, kind: str, options: list[Option], *about: int) -> Option:
    """What the greedy player of the first character answers."""
    return decide(state, QUESTIONS[kind].ask(state.heroes[0].seat, options, about))


def test_it_packs_the_better_things_first() -> None:
    """Of more items than there are places (JL-ITM-3): not the first one that it owns."""
    state = scenario(1)
    for owned, wanted in (
        (["mana-potion", "healing-potion"], "healing-potion"),
        (["flea-bitten-shawl", "studded-leather"], "studded-leather"),
        (["heater-shield", "poison-dagger", "tower-shield"], "tower-shield"),
    ):
        options: list[Option] = [*[("bring", item) for item in owned], ("done",)]
        assert asked(state, "prepare.items", options, 0) == ("bring", wanted)


def test_what_is_of_no_use_keeps_nobody_from_buying_better() -> None:
    """A mana potion found on the way lies in the one place for small items (JL-ITM-3)."""
    state = scenario(1)
    hero = state.heroes[0]
    hero.gold, hero.level, hero.items = 100, 1, ["mana-potion"]
    state.stock = {"stamina-potion": 2, "mana-potion": 1}
    assert bargains(state, 0) == ["stamina-potion"]
    hero.items.append("stamina-potion")
    state.stock = {"healing-potion": 2}
    assert bargains(state, 0) == []


@pytest.mark.parametrize(
    ("hurt", "answer"),
    [
        (1, ("item", "heater-shield")),
        (2, ("item", "tower-shield")),
        (3, ("item", "steel-ring")),
        (5, ("item", "steel-ring")),
    ],
)
def test_the_smallest_shield_that_bears_a_blow(hurt: int, answer: Option) -> None:
    shields: list[Option] = [("item", "tower-shield"), ("item", "steel-ring"), ("item", "heater-shield"), ("decline",)]
    assert asked(scenario(1), "item.attacked", shields, 2, hurt) == answer


def test_what_shields_but_once_is_kept_from_a_scratch() -> None:
    ring: list[Option] = [("item", "steel-ring"), ("decline",)]
    assert asked(scenario(1), "item.attacked", ring, 2, 1) == ("decline",)
