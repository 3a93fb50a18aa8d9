"""Questions that random play seldom reaches are shown in words, in all languages, and point at things on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import proofs
from tests.games.jaws import builders
from tests.games.jaws.balance import RECORDS
from undercroft.core.cases import fresh
from undercroft.core.grid import cells
from undercroft.core.record import load_record
from undercroft.core.request import Choice, Option
from undercroft.core.scene import look, render
from undercroft.core.table import Table, replay
from undercroft.games import jaws
from undercroft.games.haven.effects.move import MOVE_WHERE
from undercroft.games.haven.ids import cell_id
from undercroft.games.haven.movement import ground, spread
from undercroft.games.jaws import rooms
from undercroft.games.jaws.campaign import HOW_HARD
from undercroft.games.jaws.cards.events import EVENTS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.round import WHO_IS_FIRST, next_turn
from undercroft.games.jaws.state import Jaws
from undercroft.terminal import board


def shown(state: Jaws) -> Table:
    return Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state)


def see(table: Table, kind: str) -> None:
    assert table.request is not None
    assert table.request.kind == kind
    proofs.prove_scene(table)
    proofs.prove_words(GAME, table.request)


def in_town(**town: Any) -> Jaws:
    state = builders.state("red-guard")
    edit(state, {"town": town})
    for hero in state.heroes:
        hero.gold = 50
    return state


@pytest.mark.parametrize("number", [number for number in EVENTS if number not in (9, 22)])
def test_events_are_shown(number: int) -> None:
    table = shown(in_town(phase="event", event=-1, events=[number], available=[5]))
    see(table, "event.choose")
    table.choose("a")
    while table.request is not None and table.request.kind.startswith(("event", "reward")):
        see(table, table.request.kind)
        table.choose(0)


def test_the_murder_is_shown() -> None:
    see(shown(in_town(phase="event", event=-1, events=[9], available=[5])), "event.suspect")


def test_the_town_and_the_shop_are_shown() -> None:  # JL-CAM-2, JL-SHP-3
    state = in_town(available=[5, 20], done=[1, 2], closed=[8], stock=dict.fromkeys(ITEMS, 1), told=1)
    state.heroes[0].items = ["iron-spear", "iron-helmet"]
    table = shown(state)
    see(table, "town.story")
    table.choose("go-on")
    see(table, "town.what")
    table.choose("visit:0")
    see(table, "shop.what")


def test_choosing_characters_is_shown() -> None:
    see(Table(GAME, {"players": 1, "party": 3}, seed=2), "setup.character")


@pytest.mark.parametrize(
    ("item", "kind"),
    [("studded-leather", "item.targeted"), ("heater-shield", "item.attacked"), ("bladed-armor", "item.attacked")],
)
def test_items_against_an_attack_are_shown(item: str, kind: str) -> None:  # JL-ITM-1
    gone = {"at": None, "exhausted": True}
    heroes = {"red-guard": {"at": "M", "hand": []}, "hatchet": gone, "voidwarden": gone}
    state = builders.state("red-guard", heroes=heroes, queue=["zealot", "red-guard"], revealed={"zealot": "384"})
    state.heroes[0].gear = [(item, 0)]
    state.heroes[0].chosen = ["desert-night", "flaming-sickle"]
    state.heroes[0].lead = (99, 99)
    table = shown(state)
    while table.request is not None and table.request.kind.startswith("monster"):
        table.choose(0)  # which of several equal hexes a zealot takes
    see(table, kind)


def test_items_of_the_turn_are_shown() -> None:
    state = builders.state("red-guard", queue=["red-guard"])
    hero = state.heroes[0]
    hero.gear = [("ring-of-haste", 0), ("stamina-potion", 0)]
    hero.hand, hero.discard = ["healing-sands", "swift-strength"], ["twirling-stabs", "shield-spikes"]
    hero.chosen = ["desert-night", "flaming-sickle"]
    table = shown(state)
    table.choose("item:stamina-potion")
    see(table, "recover.card")
    table.choose(0)
    table.choose("finish")
    see(table, "item.turn-end")
    table.choose("item:ring-of-haste")
    see(table, "haste.card")


def test_a_trap_that_is_moved_is_shown() -> None:
    state = builders.state("demolitionist", queue=["demolitionist"], traps=[{"at": "R", "damage": 2}])
    state.heroes[0].chosen = ["nowhere-to-run", "windup"]
    table = shown(state)
    table.choose("bottom:nowhere-to-run")
    table.choose("stay")
    see(table, "trap.take")
    table.choose(0)
    see(table, "trap.where")


def test_bringing_items_and_rewards_are_shown() -> None:  # JL-SET-11, JL-REW-3
    state = in_town(available=[4])
    for hero in state.heroes:
        hero.items = ["healing-potion", "stamina-potion"]
    table = shown(state)
    table.choose("play:4")
    table.choose("difficulty:easy")
    while table.request is not None and table.request.kind == "prepare.hand":
        table.choose(0)
    see(table, "prepare.items")
    state = builders.state("red-guard")
    edit(state, {"single": False, "phase": "settle", "ended": "won"})
    for hero in state.heroes:
        hero.goal = "sadist"
    see(shown(state), "reward.item")


def test_the_legend_explains_every_sign_of_the_map() -> None:
    """On the terminal: terrain, traps with what they do (JL-SET-13), coins, treasures, opened doors, letters."""
    state = builders.state(
        "red-guard",
        traps=[{"at": "X", "damage": 3}, {"at": "Y", "conditions": ["poison"]}],
        treasures={"W": 3},
        objects=[{"name": "table", "at": "P", "health": 3}],
    )
    scene = render(look(shown(state), 0), GAME.words, "en")
    (item,) = [item for panel in scene["panels"] for item in panel["items"] if item["type"] == "board"]
    lines = list(board(item))
    told = " ".join(line.strip() for line in lines[-2:])
    assert told.endswith(
        "# obstacle, ^ effect trap: Poison, ^3 trap: 3 damage, $ coins, T treasure, % destruction token"
    )
    assert "  *1: Table 1, hit points 3/3 @ C1" in "\n".join(lines)


@pytest.mark.parametrize(
    ("card", "half", "kind"),
    [("lull-into-oblivion", "bottom", "grant.order"), ("resigned-frenzy", "top", "control.order")],
)
def test_who_acts_next_is_asked(card: str, half: str, kind: str) -> None:
    """Several figures act for one card in the order that its player likes (JL-CTL-7, JL-GEN-1)."""
    state = builders.state("voidwarden", queue=["voidwarden"])
    state.heroes[0].chosen = [card, "black-boon"]
    table = shown(state)
    table.choose(f"{half}:{card}")
    if kind == "control.order":
        table.choose("all")
    see(table, kind)
    assert table.request is not None
    last = table.request.options[-1]
    table.choose(last)
    assert table.request is not None
    assert last not in table.request.options or table.request.kind != kind


@pytest.mark.parametrize(
    ("monster", "card", "kind"),
    [("vermling-raider", "372", "monster.shove"), ("black-sludge", "434", "monster.victim")],
)
def test_whom_a_monster_moves_next_and_hits_besides_attacks_is_asked(monster: str, card: str, kind: str) -> None:
    """JL-GEN-1, JL-GEN-2, JL-MMV-13: both stand beside it, and no rule prefers one."""
    gone = {"at": None, "exhausted": True}
    heroes = {"red-guard": {"at": "I", "lead": 20}, "hatchet": {"at": "J", "lead": 95}, "voidwarden": gone}
    foe = {"kind": monster, "at": "M", "health": 5}
    see(
        shown(builders.state("red-guard", heroes=heroes, monsters=[foe], queue=[monster], revealed={monster: card})),
        kind,
    )


ORDER = yaml.safe_load((Path(jaws.__file__).parent / "cases" / "order.yaml").read_text())["cases"]
ASKED = {
    kind: case
    for case in ORDER
    for step in case["steps"]
    if (kind := step.get("expect", {}).get("request.kind", "")) and kind not in ("turn.act", "select.lead")
}


@pytest.mark.parametrize("kind", ASKED)
def test_questions_of_order_are_shown(kind: str) -> None:
    """Every kind of question that the cases of `order.yaml` lead to (JL-GEN-1)."""
    case = ASKED[kind]
    state = fresh(GAME, case["options"], 1)
    GAME.cases.edit(state, case["given"])  # type: ignore[arg-type]
    table: Table = Table(GAME, case["options"], seed=5, state=state)
    for step in case["steps"]:
        if table.request is None or table.request.kind == kind:
            break
        if "choose" in step:
            table.choose(step["choose"])
    see(table, kind)


def test_who_goes_first_is_told_by_name() -> None:
    """Characters and types of monsters with the same initiative (JL-INI-O1)."""
    state = builders.state("red-guard")
    choice = WHO_IS_FIRST.ask(0, [("first", "hero", 1), ("first", "type", "stone-golem")], (50,))
    offers = WHO_IS_FIRST.offers(state, 0, choice)
    assert [GAME.words.text(offer.shown.label, "en") for offer in offers] == ["Hatchet", "Stone Golem"]


def test_whoever_is_asked_who_goes_first_reads_the_initiative() -> None:
    """JL-INI-8: it is the same for all of them."""
    state = builders.state("red-guard", queue=["red-guard", "hatchet"])
    for hero in state.heroes[:2]:
        hero.lead = (37, 80)
    request = next(next_turn(state))
    assert isinstance(request, Choice)
    assert (request.kind, request.about) == (WHO_IS_FIRST.id, (37,))


def test_each_difficulty_says_its_numbers() -> None:
    """The scenario level of characters of level 3 is 2; easy is one lower, hard one higher (JL-LVL-1 to 3)."""
    state = builders.state("red-guard")
    for hero in state.heroes:
        hero.level = 3
    options: list[Option] = [("difficulty", name) for name in ("easy", "normal", "hard", "very-hard")]
    offers = HOW_HARD.offers(state, 0, HOW_HARD.ask(0, options, (4,)))
    assert [[GAME.words.text(line, "en") for line in offer.shown.lines] for offer in offers] == [
        ["Scenario level 1, traps 3, 2 gold for a coin, +6 XP for success."],
        ["Scenario level 2, traps 4, 3 gold for a coin, +8 XP for success."],
        ["Scenario level 3, traps 5, 3 gold for a coin, +10 XP for success."],
        ["Scenario level 4, traps 6, 4 gold for a coin, +12 XP for success."],
    ]


@pytest.mark.parametrize("jump", [False, True])
def test_every_hex_of_a_move_shows_the_way_to_it(jump: bool) -> None:
    """On foot where that is enough, else as one jumps; it begins where the figure stands."""
    state = builders.state("red-guard")
    figure = state.figures[0]
    if jump:  # the only way out
        around = state.kernel.map.grid(state).neighbour_bits[figure.cell]
        state.obstacles |= around & rooms.empty(state)
    land = ground(state, figure, figure.side, jump, own=True)
    goals = cells(spread(state, figure, land, 3, own=True).reached & land.ends)
    offers = MOVE_WHERE.offers(state, 0, MOVE_WHERE.ask(0, [("go", cell) for cell in goals], (0, 3)))
    assert len(goals) > 10
    for goal, offer in zip(goals, offers, strict=True):
        assert (offer.shown.path[0], offer.shown.path[-1]) == (cell_id(figure.cell), cell_id(goal))


def test_the_way_onto_a_closed_door_is_shown() -> None:
    """JL-DOR-2: a wall, but not for a character who moves; behind it no way is known."""
    state = builders.scenario(2, 2)
    door = cells(rooms.closed_doors(state))[0]
    beside = rooms.empty(state) & state.kernel.map.grid(state).neighbour_bits[door]
    state.figures[0].cell = cells(beside)[0]
    (offer,) = MOVE_WHERE.offers(state, 0, MOVE_WHERE.ask(0, [("go", door)], (0, 1)))
    assert offer.shown.path == [cell_id(state.figures[0].cell), cell_id(door)]


def test_who_takes_the_hex_of_an_appearance_is_shown() -> None:
    """Scenario 4: a normal and an elite Zealot at one hex (JL-SPN-O3)."""
    record = load_record(RECORDS / "04.json")
    at = next(at for at, (_, key) in enumerate(record.steps) if key.startswith("comes:"))
    table = replay(record, GAME, at)
    assert {one.kind for one in table.requests.values()} == {"spawn.first"}
    proofs.prove_scene(table)
    proofs.prove_words(GAME, next(iter(table.requests.values())))


def test_the_order_of_turns_goal_and_monsters_are_told_in_fields() -> None:
    """JL-INI-10, JL-UIX-4: places in the order, counters of the goal, values by rank, zones of cards, the mat."""
    table = Table(GAME, {"players": 1, "mode": "scenario", "scenario": 1}, seed=5)
    while not table.state.turn.startswith("hero:"):
        table.choose(0)
    at = int(table.state.turn[5:])
    scene = render(look(table, 0), GAME.words, "en")
    panels = {panel["id"]: panel for panel in scene["panels"]}
    turns = panels["order"]["items"][0]["turns"]
    acting = panels[f"hero-{at}"]["title"]
    assert [turn["title"] for turn in turns if turn.get("state") == "now"] == [acting]
    numbers = [int(turn["initiative"]) for turn in turns if turn["initiative"] != "?"]
    assert numbers == sorted(numbers)
    goal = panels["scenario"]["items"][0]
    figures = panels["map-panel"]["items"][0]["figures"]
    enemies = [figure for figure in figures if figure.get("side") in ("enemy", "elite")]
    assert goal["counters"][-1] == {"label": "enemies left", "value": len(enemies), "icon": "skull"}
    ranks = [card for card in panels["monsters"]["items"][0]["cards"] if card["style"].startswith("rank")]
    assert [rank["title"] for rank in ranks] == ["normal", "elite"]
    assert [stat["icon"] for stat in ranks[0]["stats"]] == ["heart", "move", "attack"]
    mat, *cards = panels[f"hero-{at}"]["items"]
    assert (mat["style"], mat["art"]) == ("hero", f"jaws/hero/{table.state.heroes[at].kind}")
    zones = {card["marks"][0]["icon"] for card in cards if "halves" in card}
    assert {"chosen", "hand"} <= zones <= {"chosen", "hand", "active", "discard", "lost"}
