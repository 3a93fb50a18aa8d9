"""What every half of an ability card, every monster card and every item does in the arena, one line each.

`python -m tests.games.jaws.sheets` writes `halves.yaml`, `monster_cards.yaml` and `items.yaml` anew: read the diff, and
compare it with the printed card, before you commit it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import yaml

from tests.games.jaws import builders
from undercroft.core.request import Choice, Option
from undercroft.core.table import Table
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.case_setup import edit, facts
from undercroft.games.jaws.game import GAME

HERE = Path(__file__).parent
SPECIAL_DECKS = {
    "boss": 5,
    "common-vermling-raider": 1,
    "basic-vermling-raider": 2,
    "basic-giant-viper": 3,
    "basic-zealot": 3,
    "vermling-raider-scenario-22": 22,
}
"""The scenarios that use them."""


def answer(choice: Choice) -> Option:
    """Pay and perform whatever can be, suffer damage, and end when only ending is left."""
    avoid = ("skip", "stay", "stop", "no", "finish", "decline", "leave", "end", "walk", "keep")
    for option in choice.options:
        if option[0] in ("pay", "suffer"):
            return option
    for option in choice.options:
        if option[0] not in avoid:
            return option
    return choice.options[0]


def run(table: Table, until: str) -> list[str]:
    """Answer by the rule until the question `until` comes; the keys that were answered."""
    said: list[str] = []
    while table.request is not None and table.request.kind != until and len(said) < 60:
        option = answer(table.request)
        said.append(":".join(map(str, option)))
        table.choose(option)
    return said


def changes(before: Any, after: Any, path: str = "") -> dict[str, Any]:
    """The facts that differ, by path."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: dict[str, Any] = {}
        for key in sorted({*before, *after}, key=str):
            found |= changes(before.get(key), after.get(key), f"{path}.{key}" if path else str(key))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        found = {}
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            found |= changes(one, other, f"{path}.{number}")
        return found
    return {} if before == after else {path: after}


_BORING = (
    "obstacles", "hazards", "destroyed", "parts", "traps", "marks", "queue", "turn", "acting", "acted", "phase",
    "round", "bought", "infused", "decks", "kills", "charged", "deck.", "context",
)  # fmt: skip


_NOTES = tuple(f"marks.{word}" for word in ("strangle", "no_heal", "exposed", "lulled", "ward", "sand_devil"))


def told(before: Any, after: Any) -> dict[str, Any]:
    found = changes(before, after)
    keep = {}
    for path, value in found.items():
        if path.startswith(_NOTES) and value is not None:
            keep[path] = value
            continue
        if path.startswith(_BORING) or ".tally" in path or ".cell" in path or ".fresh" in path or ".lead" in path:
            continue
        if ".deck." in path or path.endswith(".resting"):
            continue
        keep[path] = value
    return keep


KILLERS = ("second-wind", "fearsome-efficiency", "executioners-axe", "ripped-from-the-flesh")
HOLDERS = (
    "retrieval",
    "brutalize",
    "follow-through",
    "repeat-shot",
    "ripped-from-the-flesh",
    "executioners-axe",
    "quick-turnaround",
)


def play_half(kind: str, card: str, half: str) -> dict[str, Any]:
    """One half of an ability card: the answers given and everything that changed."""
    other = next(one.id for one in CHARACTERS[kind].cards if one.id != card)
    state = builders.state(kind, queue=[kind])
    hero = state.heroes[0]
    hero.chosen = [card, other]
    if card in HOLDERS:  # the Favorite lies on the zealot beside him
        hero.favorite = 3
    if card in KILLERS:
        hero.tally.killed_round = 1
    if kind == "demolitionist":  # an obstacle beside him
        state.parts.append(1 << state.board.spots["I"])
        state.obstacles |= state.parts[-1]
    table = Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)
    before = facts(state)
    assert table.request is not None
    table.choose((half, card))
    said = run(table, "turn.act")
    return {"answers": said, "changes": told(before, facts(state))}


def play_monster(deck: str, card: str) -> dict[str, Any]:
    """One monster ability card, performed by an elite (or boss) from afar or, if nothing comes of it, from near."""
    plain = deck.removeprefix("basic-").removeprefix("common-").removesuffix("-scenario-22")
    kind = next((id for id, one in MONSTERS.items() if one.deck == deck), plain)
    found: dict[str, Any] = {}
    for place in ("D", "G"):
        state = builders.state("red-guard")
        state.scenario = SPECIAL_DECKS.get(deck, 4)
        monsters = [
            {"kind": kind, "at": place, "number": 1, "health": 3, "most": 9, "elite": not MONSTERS[kind].boss},
            {"kind": "living-spirit", "at": "C", "number": 2, "health": 2, "most": 9},
        ]
        heroes = {hero.kind: {"health": 20, "most": 20} for hero in state.heroes}
        edit(state, {"monsters": monsters, "heroes": heroes, "revealed": {deck: card}, "queue": [kind, "hatchet"]})
        state.heroes[1].chosen = ["close-cuts", "center-mass"]
        state.heroes[1].lead = (99, 99)
        before = facts(state)
        table = Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)
        said = run(table, "turn.act")
        found = {"answers": said, "changes": told(before, facts(state))}
        if found["changes"]:
            break
    return found


def play_item(item: str) -> dict[str, Any]:
    """An item in a turn that attacks, moves and is attacked."""
    one = ITEMS[item].item
    kind = "hatchet" if one.kind == "ranged" else "red-guard"
    card = {"ranged": "center-mass", "melee": "shocking-advance"}.get(one.kind, "shocking-advance")
    other = {"hatchet": "second-wind", "red-guard": "desert-night"}[kind]
    state = builders.state(kind, queue=[kind, "zealot"], revealed={"zealot": "391"})
    hero = state.heroes[0]
    hero.chosen = [card, other]
    hero.hand = ["stopping-power" if kind == "hatchet" else "healing-sands"]
    hero.discard = ["close-cuts", "retrieval"] if kind == "hatchet" else ["flaming-sickle", "twirling-stabs"]
    hero.gear = [(item, 0)]
    if one.on in ("attacked", "targeted", "always"):
        edit(state, {"queue": ["zealot", kind]})
        hero.lead = (95, 96)
    table = Table(GAME, {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state, light=True)
    before = facts(state)
    said: list[str] = []
    for _ in range(40):
        request = table.request
        if request is None or request.kind in ("rest.short", "select.lead"):
            break
        uses = [option for option in request.options if option[:2] == ("item", item)]
        if uses:
            option = uses[0]
        elif request.kind == "turn.act":
            wanted = [o for o in request.options if o in (("top", card), ("basic-bottom", other), ("finish",))]
            option = wanted[0]
        else:
            option = answer(request)
        said.append(":".join(map(str, option)))
        table.choose(option)
    return {"answers": said, "changes": told(before, facts(state))}


# --- the sheets -------------------------------------------------------------------------------------------------------

KIND = {card.id: character.id for character in CHARACTERS.values() for card in character.cards}


def read(name: str) -> dict[str, Any]:
    """A sheet as it was written."""
    text = (HERE / name).read_text("utf-8")
    found: dict[str, Any] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found


def half(name: str) -> Any:
    card, which = name.split(":")
    return plain(play_half(KIND[card], card, which))


def monster_card(name: str) -> Any:
    deck, card = name.split(":")
    return plain(play_monster(deck, card))


def item(name: str) -> Any:
    return plain(play_item(name))


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


HALVES = [f"{card}:{which}" for card in KIND for which in ("top", "bottom")]
MONSTER_CARDS = [f"{deck}:{card.id}" for deck, cards in DECKS.items() for card in cards]
SHEETS = {
    "halves.yaml": (
        "Every half of every ability card, played in the arena of builders.py: what changed.",
        HALVES,
        half,
    ),
    "monster_cards.yaml": (
        "Every monster ability card, performed in the arena of builders.py: what changed.",
        MONSTER_CARDS,
        monster_card,
    ),
    "items.yaml": ("Every item, used in the arena of builders.py: what changed.", list(ITEMS), item),
}


def text_of(name: str) -> str:
    """The text of a sheet, made anew."""
    title, names, play = SHEETS[name]
    lines = [f"# {title}"]
    for one in names:
        lines.append(f'"{one}": {json.dumps(play(one), sort_keys=True)}')
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in SHEETS:
        (HERE / name).write_text(text_of(name), "utf-8")
