"""How the hexes are counted is nobody's business: a hex is a hex, the first of the map included.

Every half of every card and every monster card is played twice in a small arena, once with somebody on the hex that is
counted first and once with an islet drawn before it, which changes all numbers and nothing else (JL-HEX-1).
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.jaws import builders
from tests.games.jaws.sheets import KIND, SPECIAL_DECKS, told
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.games.haven.options import BOARD, HEX
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.case_map import place_of
from undercroft.games.jaws.case_setup import edit, facts
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

FIRST_ROW = "1A  1B  1C  1D"
MAP = f"""
{FIRST_ROW}
  1E  1F  1G  1b
1H  1I  1J  1K
  1L  1M  1N  1.
1P  1Q  1R  1S
  1T  1U  1V
1W  1X  1Y  1Z
"""
ISLET = MAP.replace(FIRST_ROW, f"{FIRST_ROW}              1.")
OPTIONS = {"players": 1, "mode": "scenario", "scenario": 4}
ROLES = ("hero", "near", "ally", "elite", "object")
"""Who stands on the first hex, D. The others take the hexes around it in the same order."""
IDLE = ("skip", "stay", "stop", "no", "finish", "decline", "leave", "end", "keep")
AROUND = ("G", "K", "b", "N")


def arena(kind: str, drawing: str, first: str) -> Jaws:
    """The character `kind`, an ally, two zealots and a table close together, the one named `first` on D."""
    at = dict(zip((first, *(role for role in ROLES if role != first)), ("D", *AROUND), strict=True))
    allies = builders.ALLIES.get(kind, ("red-guard", "hatchet"))
    plain = {"health": 7, "most": 9, "deck": builders.PLAIN, "hand": [], "goal": "challenger"}
    return builders.state(
        kind,
        map=drawing,
        heroes={
            kind: {**plain, "at": at["hero"], "lead": 50},
            allies[0]: {**plain, "at": at["ally"], "lead": 60, "conditions": ["poison"]},
            allies[1]: {**plain, "at": "W", "lead": 70},
        },
        monsters=[
            {"kind": "zealot", "at": at["near"], "number": 1, "health": 30 if first == "ally" else 2, "most": 30},
            {"kind": "zealot", "at": at["elite"], "number": 2, "health": 30, "most": 30, "elite": True},
            {"kind": "stone-golem", "at": "R", "number": 3, "health": 30, "most": 30},
        ],
        objects=[{"name": "table", "at": at["object"], "health": 3}],
        traps=[{"at": "J", "damage": 1}],
        coins=["C", at["hero"]],
        destroyed=["C", "G"],
        obstacles=["F"],
    )


def spoken(state: Jaws, choice: Choice, option: Option) -> str:
    """An option with its hexes by their names."""
    shapes = GAME.questions[choice.kind].verbs[str(option[0])].arguments
    parts = [str(option[0])]
    for number, part in enumerate(option[1:]):
        shape = shapes[min(number, len(shapes) - 1)]
        if shape.read is HEX.read:
            parts.append(str(place_of(state, int(part))))
        elif shape.read is BOARD.read:
            board = int(part)
            parts.append("+".join(sorted(str(place_of(state, c)) for c in range(state.board.size) if board >> c & 1)))
        else:
            parts.append(str(part))
    return ":".join(parts)


def story(state: Jaws, luck: str, *first: Option) -> list[Any]:
    """All that is asked and offered until the turn's next ability, and all that has changed by then."""
    pick = Random(luck)
    before = seen(state)
    table = Table(GAME, OPTIONS, seed=5, state=state, light=True)
    for option in first:
        table.choose(option)
    asked: list[Any] = []
    while (request := table.request) is not None and request.kind != "turn.act" and len(asked) < 60:
        words = {spoken(state, request, option): option for option in request.options}
        asked.append((request.kind, sorted(words)))
        deeds = [word for word in sorted(words) if word.partition(":")[0] not in IDLE]
        table.choose(words[pick.choice(deeds or sorted(words))])
    return [*asked, told(before, seen(state))]


def seen(state: Jaws) -> dict[str, Any]:
    """The facts without numbers of hexes, with what is noted for battle goals."""
    found = {name: fact for name, fact in facts(state).items() if name != "marks"}
    for at, hero in enumerate(state.heroes):
        dropped = [place_of(state, cell) for cell in hero.tally.dropped]
        found[f"notes of {at}"] = {**msgspec.to_builtins(hero.tally), "dropped": dropped}
    for name in ("ward", "sand_devil"):
        found[name] = place_of(state, getattr(state.tokens, name))
    return found


def half_story(card: str, half: str, drawing: str, first: str) -> list[Any]:
    kind = KIND[card]
    state = arena(kind, drawing, first)
    state.scenario = 1  # nothing follows when the table is destroyed
    edit(state, {"queue": [kind]})
    hero = state.heroes[0]
    hero.chosen = [card, next(one.id for one in CHARACTERS[kind].cards if one.id != card)]
    hero.favorite = 4
    return story(state, f"{card} {half} {first}", (half, card))


@pytest.mark.parametrize("first", ROLES)
@pytest.mark.parametrize("kind", CHARACTERS)
def test_a_card_works_on_the_first_hex_as_anywhere(kind: str, first: str) -> None:
    """JL-HEX-1, JL-HEX-2."""
    for card in CHARACTERS[kind].cards:
        for half in ("top", "bottom"):
            played = [half_story(card.id, half, drawing, first) for drawing in (MAP, ISLET)]
            assert played[0] == played[1], (card.id, half)


def monster_story(deck: str, card: str, drawing: str, first: str) -> list[Any]:
    plain = deck.removeprefix("basic-").removeprefix("common-").removesuffix("-scenario-22")
    kind = next((id for id, one in MONSTERS.items() if one.deck == deck), plain)
    state = arena("red-guard", drawing, first)
    state.scenario = SPECIAL_DECKS.get(deck, 4)
    places = [place_of(state, figure.cell) for figure in state.figures[3:5]]
    monsters = [
        {"kind": kind, "at": places[0], "number": 1, "health": 3, "most": 9, "elite": not MONSTERS[kind].boss},
        {"kind": "living-spirit", "at": places[1], "number": 2, "health": 2, "most": 9},
    ]
    edit(state, {"monsters": monsters, "revealed": {deck: card}, "queue": [kind, "hatchet"]})
    state.heroes[1].chosen, state.heroes[1].lead = ["close-cuts", "center-mass"], (99, 99)
    return story(state, f"{deck} {card} {first}")


@pytest.mark.parametrize("first", ["hero", "near", "ally", "elite"])
def test_a_monster_acts_on_the_first_hex_as_anywhere(first: str) -> None:
    """JL-HEX-1, JL-TRN-3."""
    for deck, cards in DECKS.items():
        for card in cards:
            played = [monster_story(deck, card.id, drawing, first) for drawing in (MAP, ISLET)]
            assert played[0] == played[1], (deck, card.id)


def test_the_islet_changes_the_numbers() -> None:
    assert [arena("hatchet", drawing, "hero").board.spots["D"] for drawing in (MAP, ISLET)] == [0, 1]
