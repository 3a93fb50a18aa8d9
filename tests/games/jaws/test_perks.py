"""Every perk line of the four sheets: chosen in town it changes the deck, and what it adds works in an attack.

The lines are written here as printed, cards by their number and effect; nothing is read from the declarations.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.jaws import builders
from undercroft.core.table import Table
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.verbs import names
from undercroft.games.jaws.case_setup import edit
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

OPTIONS = {"players": 1, "mode": "scenario", "scenario": 4}
ALL = {"plus0": 6, "plus1": 5, "minus1": 5, "plus2": 1, "minus2": 1, "double": 1, "miss": 1}

# Boxes, cards out, cards in (JL-PRK-6, JL-PRK-F1, JL-PRK-F2, JL-PRK-F3).
LINES: dict[str, list[tuple[int, dict[str, int], str]]] = {
    "red-guard": [
        (1, {"plus0": 4}, ""),
        (1, {"minus1": 2}, ""),
        (1, {"minus2": 1, "plus1": 1}, ""),
        (2, {"minus1": 1}, "plus1"),
        (2, {"plus1": 1}, "plus2-fire"),
        (2, {"plus1": 1}, "plus2-light"),
        (2, {}, "plus1-fire-light"),
        (2, {}, "plus1-shield"),
        (1, {"plus0": 1}, "plus1-immobilize"),
        (1, {"plus0": 1}, "plus1-wound"),
    ],
    "hatchet": [
        (2, {"minus1": 2}, ""),
        (1, {"plus0": 1}, "plus2-muddle"),
        (1, {"plus0": 1}, "plus1-poison"),
        (1, {"plus0": 1}, "plus1-wound"),
        (1, {"plus0": 1}, "plus1-immobilize"),
        (1, {"plus0": 1}, "plus1-push"),
        (1, {"plus0": 1}, "plus0-stun"),
        (1, {"plus1": 1}, "plus1-stun"),
        (3, {}, "plus2-air"),
        (3, {"plus1": 1}, "plus3"),
    ],
    "demolitionist": [
        (1, {"plus0": 4}, ""),
        (2, {"minus1": 2}, ""),
        (1, {"minus2": 1, "plus1": 1}, ""),
        (2, {"plus0": 1}, "plus2-muddle"),
        (1, {"minus1": 1}, "plus0-poison"),
        (2, {}, "plus2"),
        (2, {"plus1": 1}, "plus2-earth"),
        (2, {"plus1": 1}, "plus2-fire"),
        (2, {}, "plus0-splash"),
    ],
    "voidwarden": [
        (1, {"minus1": 2}, ""),
        (1, {"minus2": 1}, ""),
        (2, {"plus0": 1}, "plus1-dark"),
        (2, {"plus0": 1}, "plus1-ice"),
        (2, {"minus1": 1}, "plus0-heal"),
        (3, {}, "plus1-heal"),
        (1, {}, "plus1-poison"),
        (1, {}, "plus3"),
        (2, {}, "plus1-curse"),
    ],
}
CONDITIONS = ("muddle", "poison", "wound", "immobilize", "stun")
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
HANDS = (
    ["flaming-sickle", "twirling-stabs"],
    ["close-cuts", "center-mass"],
    ["black-boon", "freeze-the-soul"],
)
ADDED = sorted({(kind, into) for kind, lines in LINES.items() for _, _, into in lines if into})
EACH = [(kind, number) for kind, lines in LINES.items() for number in range(len(lines))]


def ask_for_a_perk(state: Jaws) -> Table:
    state.due = [(0, "perk")]
    state.phase = "levels"
    return Table(GAME, OPTIONS, seed=5, state=state, light=True)


@pytest.mark.parametrize(("kind", "number"), EACH)
def test_a_perk_is_chosen_as_often_as_it_has_boxes(kind: str, number: int) -> None:
    """JL-PRK-1, JL-PRK-2: each time its cards leave the deck and its cards come in, then the line is full."""
    boxes, out, into = LINES[kind][number]
    state = builders.state(kind)
    edit(state, {"town": {"phase": "levels", "available": [5]}})
    wanted = Counter(ALL)
    assert Counter(state.heroes[0].modifiers) == wanted
    for _ in range(boxes):
        table = ask_for_a_perk(state)
        table.choose(f"perk:{number}")
        wanted.subtract(out)
        wanted.update([into] if into else [])
        assert +Counter(state.heroes[0].modifiers) == +wanted
    table = ask_for_a_perk(state)
    assert table.request is not None
    assert ("perk", number) not in table.request.options


def test_the_last_perk_is_taken_without_a_question() -> None:
    """One free box: there is nothing to choose (JL-PRK-1); none at all: nothing happens."""
    state = builders.state("red-guard")
    edit(state, {"town": {"phase": "levels", "available": [5]}})
    hero = state.heroes[0]
    hero.perks = [boxes for boxes, _, _ in LINES["red-guard"]]
    hero.perks[7] -= 1
    for _ in range(2):
        table = ask_for_a_perk(state)
        assert table.request is not None
        assert table.request.kind != "level.perk"
        assert +Counter(hero.modifiers) == Counter(ALL) + Counter(["plus1-shield"])


def test_fifteen_boxes_each() -> None:
    """JL-PRK-6, JL-PRK-F1 to F3."""
    assert {kind: sum(boxes for boxes, _, _ in lines) for kind, lines in LINES.items()} == dict.fromkeys(LINES, 15)


def swing(kind: str, card: str) -> tuple[Jaws, Table]:
    """A basic Attack 2 on the zealot at F (30 hit points, Range none), with this modifier card."""
    cards = {"red-guard": ["desert-night", "shocking-advance"], "hatchet": ["close-cuts", "center-mass"]}
    cards |= {"demolitionist": ["windup", "piston-punch"], "voidwarden": ["black-boon", "freeze-the-soul"]}
    weak = dict.fromkeys(ELEMENTS, "weak")
    state = builders.state(kind, elements=weak, queue=[kind])
    hero = state.heroes[0]
    hero.chosen = cards[kind]
    hero.deck.draw = [card]
    table = Table(GAME, OPTIONS, seed=5, state=state, light=True)
    table.choose(f"basic-top:{cards[kind][0]}")
    table.choose("attack:3")
    return state, table


@pytest.mark.parametrize(("kind", "card"), ADDED)
def test_what_a_perk_adds_works_in_an_attack(kind: str, card: str) -> None:
    """JL-MOD-3, JL-MOD-4, JL-MOD-10, JL-MOD-11, JL-MOD-12, JL-MOD-13, JL-ELE-10."""
    state, table = swing(kind, card)
    target, effects = state.figures[3], card.split("-")[1:]
    before: dict[str, Any] = {"ally": state.figures[2].health, "golem": state.figures[5].health}
    if "heal" in effects:
        assert table.request is not None
        assert table.request.kind == "modifier.heal"
        table.choose("aim:2")
    assert target.health == 30 - 2 - int(card[4])
    if "push" in effects:  # 2 hexes, as far as the player likes
        place = target.cell
        assert table.request is not None
        assert table.request.kind == "push.step"
        table.choose(next(option for option in table.request.options if option[0] == "to"))
        assert target.cell != place
        if table.request.kind == "push.step":
            table.choose("stop")
    assert names(target.conditions) == [effect for effect in effects if effect in CONDITIONS]
    assert state.deck.draw.count("curse") == ("curse" in effects)
    assert state.figures[2].health - before["ally"] == ("heal" in effects)
    table.choose("finish")
    strong = [name for name, strength in zip(ELEMENTS, state.elements, strict=True) if strength]
    assert strong == [name for name in ELEMENTS if name in effects]


def test_the_shield_of_a_perk_lasts_for_the_round() -> None:
    """JL-MOD-12: Shield 1, in the next round none."""
    state, table = swing("red-guard", "plus1-shield")
    assert [bonus[0] for bonus in state.figures[0].bonuses] == ["modifier:shield"]
    assert shield_of(state, state.figures[0]) == 1
    for hero, hand in zip(state.heroes, HANDS, strict=True):
        hero.hand = list(hand)
    table.choose("finish")
    assert table.request is not None
    assert table.request.kind in ("select.lead", "rest.short")
    if table.request.kind == "rest.short":
        table.choose("no")
    assert table.request.kind == "select.lead"
    assert shield_of(state, state.figures[0]) == 0


def test_the_push_of_a_perk_is_two_hexes() -> None:
    """JL-MOD-10: the zealot goes from M over F to C, and no farther."""
    state = builders.state("hatchet", queue=["hatchet"])
    monsters = [{"kind": "zealot", "at": "M", "health": 20, "most": 20}]
    edit(state, {"heroes": {"hatchet": {"at": "U"}}, "monsters": monsters})
    state.heroes[0].chosen = ["close-cuts", "center-mass"]
    state.heroes[0].deck.draw = ["plus1-push"]
    table = Table(GAME, OPTIONS, seed=5, state=state, light=True)
    table.choose("basic-top:close-cuts")
    table.choose("attack:3")
    spots = state.board.spots
    table.choose(f"to:{spots['F']}")
    table.choose(f"to:{spots['C']}")
    assert table.request is not None
    assert table.request.kind == "turn.act"
    assert state.figures[3].cell == spots["C"]


def test_the_blast_of_a_perk_hurts_the_enemies_beside_the_target() -> None:
    """JL-MOD-11: every enemy next to the target suffers 1, the target and others do not."""
    state = builders.state("demolitionist", queue=["demolitionist"])
    places = {1: "F", 2: "C", 3: "B", 4: "K"}
    monsters = [{"kind": "zealot", "at": at, "number": n, "health": 9, "most": 9} for n, at in places.items()]
    edit(state, {"monsters": monsters})
    state.heroes[0].chosen = ["windup", "piston-punch"]
    state.heroes[0].deck.draw = ["plus0-splash"]
    table = Table(GAME, OPTIONS, seed=5, state=state, light=True)
    table.choose("basic-top:windup")
    table.choose("attack:3")
    assert [figure.health for figure in state.figures[3:]] == [7, 8, 8, 9]
    assert [figure.health for figure in state.figures[:3]] == [5, 4, 6]  # no friend is hurt
