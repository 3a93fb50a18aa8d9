"""For those who add to Jaws of the Lion: its cards and items as mechanics, and the sets to play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.core.request import Choice, Option
from undercroft.core.say import say
from undercroft.core.workbench import Figure, Piece, PlaySet, Shelf, Thing
from undercroft.games.haven.mechanics import CONDITION_FIELDS, item_mechanics
from undercroft.games.haven.verbs import PERSISTENT, Action
from undercroft.games.jaws.cards.characters import CARDS, CHARACTERS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.state import Jaws

VERBS: tuple[type, ...] = (Action,)
KINDS = CONDITION_FIELDS
DRAWN: frozenset[str] = frozenset()
NEEDED = {22: "red-guard", 23: "hatchet", 24: "voidwarden", 25: "demolitionist"}
"""Scenarios of one character, who must be there."""
PARTIES = {
    2: ("red-guard", "hatchet"),
    3: ("red-guard", "hatchet", "voidwarden"),
    4: ("red-guard", "hatchet", "voidwarden", "demolitionist"),
}
TAKES = ("take", "bring", "buy")


def level_of(scenario: int) -> int:
    """What a party has about reached when a campaign comes to this scenario."""
    return min(5, 1 + (scenario - 1) // 5)


def party_of(scenario: int, count: int) -> list[str]:
    """The usual party, with the character that a scenario of their own needs."""
    party = list(PARTIES[count])
    if scenario in NEEDED and NEEDED[scenario] not in party:
        party[-1] = NEEDED[scenario]
    return party


def options_of(scenario: int, count: int, difficulty: str = "easy", level: int = 0) -> dict[str, Any]:
    """A scenario by itself, one person with the usual party at the level of a campaign."""
    return {
        "players": 1,
        "mode": "scenario",
        "scenario": scenario,
        "characters": party_of(scenario, count),
        "difficulty": difficulty,
        "level": level or level_of(scenario),
    }


def shelves() -> Iterator[Shelf]:
    cards = CARDS.values()
    yield Shelf(say("figure.tops"), tuple(Piece(say(f"card.{card.title}"), (card.top,)) for card in cards), "top")
    yield Shelf(
        say("figure.bottoms"), tuple(Piece(say(f"card.{card.title}"), (card.bottom,)) for card in cards), "bottom"
    )
    items = (card.item for card in ITEMS.values())
    yield Shelf(
        say("codex.item"),
        tuple(Piece(say(f"item.{item.id}"), item_mechanics(item)) for item in items),
    )


def figures() -> Iterator[Figure]:
    for character in CHARACTERS.values():
        halves = [half for card in character.cards for half in (card.top, card.bottom)]
        lasting = sum(half.duration == PERSISTENT for half in halves)
        yield Figure(say("figure.lasting", character=say(f"hero.{character.id}")), lasting, len(halves))


def sets() -> list[PlaySet]:
    return [
        PlaySet(
            scenario=str(number),
            label=say(f"scenario.n{number}"),
            party=str(count),
            hero=say("figure.party", count=count),
            options=options_of(number, count),
        )
        for number in SCENARIOS
        for count in PARTIES
    ]


def things(view: Jaws, seat: int, choice: Choice, option: Option) -> list[Thing]:
    verb = str(option[0])
    if verb in ("top", "bottom"):
        return [Thing(verb, f"card.{CARDS[str(option[1])].title}")]
    if verb == "item":
        return [Thing("use", f"item.{option[1]}")]
    if verb in TAKES and str(option[1]) in CARDS:
        return [Thing("take", f"card.{CARDS[str(option[1])].title}")]
    if verb in TAKES and str(option[1]) in ITEMS:
        return [Thing("take", f"item.{option[1]}")]
    return []
