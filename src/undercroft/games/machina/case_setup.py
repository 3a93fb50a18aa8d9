"""What a case may edit, and the facts that it may look at, in the game's own words.

Cells are `[x, y]`, or by the name that the screen shows: `3, 2`. A case may draw its board as text: eight rows of eight
signs, or fifteen of fifteen with walls (see `cards/tiles.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any, get_args

import msgspec

from undercroft.core.cases.given import (
    PRINTED,
    GivenError,
    as_printed,
    bad_drawing,
    below,
    edit_by,
    listing,
    mapping,
    names,
    no_room,
    not_twice,
    number,
    one_of,
    reprinted,
    taken,
    text,
    wrong_shape,
    yes_or_no,
)
from undercroft.core.grid import cells as cells_in
from undercroft.core.pile import Pile
from undercroft.core.scene import place_name
from undercroft.core.state import facts as plain_facts
from undercroft.games.machina import items
from undercroft.games.machina.board import BIT, SIZE, X, Y, layout, learn, slot_of
from undercroft.games.machina.cards.model import MonsterCard
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
    NUMBERS,
)
from undercroft.games.machina.cards.tiles import NUMBER, SIDES, SIGNS, TILES, Drawn, read
from undercroft.games.machina.cards.verbs import Attack, Stat
from undercroft.games.machina.effects import MOST_LEARNED
from undercroft.games.machina.reading import current_event, current_horror, owned, stat_of
from undercroft.games.machina.rules import STAGES
from undercroft.games.machina.state import (
    HORROR_MARKERS,
    MARKERS,
    MOST_INSPIRATION,
    OFF,
    Explorer,
    Machina,
    Marker,
    Monster,
)
from undercroft.games.machina.threat import LEVELS, TRACK

ROWS = 8
WIDE = 15
"""Rows and signs of a drawing with walls."""
TURNS = 4
SLOTS = 4
TOKENS = ("destroyed", "lit", "closed", "broken", "water", "objects")
"""What lies on cells, as sets of them."""


# --- what cases compare -----------------------------------------------------------------------------------------------


def _place(cell: int) -> list[int] | None:
    return None if cell < 0 else [X[cell], Y[cell]]


def facts(state: Machina) -> Any:
    """The state as a case reads it."""
    made = plain_facts(state)
    for name in TOKENS:
        made[name] = [_place(cell) for cell in cells_in(getattr(state, name))]
    for name in ("entry", "exit"):
        made[name] = _place(getattr(state, name))
    made["active"] = state.explorers[state.active].id if state.active >= 0 else None
    made["explorers"] = {}
    for explorer, data in zip(state.explorers, plain_facts(state)["explorers"], strict=True):
        data["at"] = _place(explorer.cell)
        data["defence"] = stat_of(state, explorer, "defence") if explorer.id else 0
        data["will"] = stat_of(state, explorer, "will") if explorer.id else 0
        made["explorers"][explorer.id] = data
    made["monsters"] = {
        monster.id: {
            "at": _place(monster.cell),
            "health": monster.health,
            "stamina": monster.stamina,
            "events": list(monster.events),
            "defence": stat_of(state, monster, "defence"),
            "will": stat_of(state, monster, "will"),
        }
        for monster in state.order
    }
    made["order"] = [monster.id for monster in state.order]
    made["tiles"] = [None if laid < 0 else [SIDES[laid // 4].id, laid % 4] for laid in state.slots]
    made["stack"] = state.tiles.cards()
    made["explorer_event"] = current_event(state) or None
    made["horror_event"] = current_horror(state) or None
    for name, deck in state.decks.items():
        made["decks"][name] = deck.cards()
    for name in ("monster_deck", "explorer_deck", "horror_deck"):
        made[name] = getattr(state, name).cards()
    return made


def _name(state: Machina, cell: int) -> str:
    return place_name("square", X[cell], Y[cell])


def _as_pair(state: Machina, cell: int) -> list[int] | None:
    return _place(cell)


CELL_FACTS: dict[str, Callable[[Machina, int], Any]] = {
    "explorers.*.at": _as_pair,
    "explorers.*.cell": lambda state, cell: cell,
    "monsters.*.at": _as_pair,
    "cells.{cell}": _name,
    **{f"{word}{part}": _as_pair for word in TOKENS for part in ("", ".*")},
    "entry": _as_pair,
    "exit": _as_pair,
}


def cells(state: Machina) -> dict[str, int]:
    """The cells of all tiles by the names of the screen, with and without the space."""
    board = cells_in(layout(state.slots).all)
    return {_name(state, cell): cell for cell in board} | {f"{X[cell]},{Y[cell]}": cell for cell in board}


def on_map(state: Machina) -> dict[str, Any]:
    """What is on each cell, by its name."""
    board = layout(state.slots)
    standing = {explorer.cell: explorer.id for explorer in state.explorers if explorer.cell >= 0}
    standing |= {monster.cell: monster.id for monster in state.order}
    kinds = {
        "pit": board.pits, "trap": board.traps, "door": board.doors, "lair": board.lairs, "chapter": board.chapters,
        "chest": board.chests, "event": board.events, "bench": board.benches, "station": board.stations,
        "lever": board.levers, "barrel": board.barrels, "rubble": board.rubble,
    }  # fmt: skip

    def door(bit: int) -> str | None:
        if not board.doors & bit:
            return None
        return "closed" if state.closed & bit else "broken" if state.broken & bit else "open"

    return {
        "cells": {
            _name(state, cell): {
                "kind": next((kind for kind, here in kinds.items() if here & BIT[cell]), "floor"),
                "tile": slot_of(cell),
                "door": door(BIT[cell]),
                "destroyed": bool(state.destroyed & BIT[cell]),
                "lit": bool(state.lit & BIT[cell]),
                "water": bool(state.water & BIT[cell]),
                "object": bool(state.objects & BIT[cell]),
                "token": "exit" if cell == state.exit else "entry" if cell == state.entry else None,
                "creature": standing.get(cell),
            }
            for cell in cells_in(board.all)
        }
    }


# --- cells and boards -------------------------------------------------------------------------------------------------


def _cell(state: Machina, word: str, place: Any) -> int:
    """A cell of a tile that lies there: [x, y] or its name."""
    if isinstance(place, str):
        place = [int(part) if part.strip().isdigit() else part for part in place.split(",")]
    if not isinstance(place, (list, tuple)) or len(place) != 2 or any(type(part) is not int for part in place):
        raise wrong_shape(word, place, "[x, y]")
    x, y = (number(below(word, at), part, 0, SIZE - 1) for at, part in enumerate(place))
    cell: int = x + SIZE * y
    board = layout(state.slots).all
    if not board & BIT[cell]:
        raise no_room(word, word, f"{x}, {y}", (_name(state, one) for one in cells_in(board)))
    return cell


def _board(state: Machina, word: str, places: Any) -> int:
    found = [_cell(state, below(word, at), place) for at, place in enumerate(listing(word, places))]
    not_twice(word, [_name(state, cell) for cell in found])
    return sum(BIT[cell] for cell in found)


def _drawn(word: str, drawing: Any, open: str) -> int:
    """The tile that a case has drawn, with these borders open."""
    rows = [row for row in drawing.split("\n") if row.strip()] if isinstance(drawing, str) else listing(word, drawing)
    if any(not isinstance(row, str) for row in rows) or len(rows) not in (ROWS, WIDE):
        raise wrong_shape(word, f"{len(rows)} rows", f"{ROWS} × {ROWS}, {WIDE} × {WIDE}")
    if len(rows) == ROWS:
        for at, row in enumerate(rows):
            if len(row) != ROWS:
                raise wrong_shape(below(word, at), row, f"{ROWS} × {ROWS}")
        rows = [line for row in rows for line in (" ".join(row), " " * WIDE)][:-1]
    rows = [row.ljust(WIDE) for row in rows]
    for at, row in enumerate(rows[::2]):
        for sign in row[::2]:
            one_of(below(word, at), sign, SIGNS)
    if not any("J" in row for row in rows):
        floor = [(y, x) for y in range(0, WIDE, 2) for x in range(0, WIDE, 2) if rows[y][x] == "."]
        if not floor:
            raise bad_drawing(word, "no floor (.)")
        y, x = floor[0]
        rows[y] = rows[y][:x] + "J" + rows[y][x + 1 :]
    try:
        return TURNS * learn(read(Drawn("open" if open else "drawn", open, *rows)))
    except ValueError as error:
        raise bad_drawing(word, error) from None


def _map(state: Machina, rows: Any) -> None:
    """One tile drawn for the case, all borders closed."""
    _clear(state)
    state.slots = (_drawn("map", rows, ""), -1, -1, -1)


def _maps(state: Machina, value: Any) -> None:
    """Several tiles drawn for the case, side by side with all borders open: up to four, null for none."""
    _clear(state)
    maps = listing("maps", value, SLOTS)
    laid = [-1 if rows is None else _drawn(below("maps", at), rows, "nesw") for at, rows in enumerate(maps)]
    one, two, three, four = laid + [-1] * (SLOTS - len(maps))
    state.slots = (one, two, three, four)


def _clear(state: Machina) -> None:
    """A new board: nothing lies on it, and the explorers stand in its corner until the case places them."""
    state.destroyed = state.lit = state.closed = state.broken = state.water = state.objects = 0
    state.entry = state.exit = OFF
    state.order = []
    state.last = 0


def _tiles(state: Machina, value: Any) -> None:
    """Printed tile sides, each with its turns to the right; null for none."""
    _clear(state)
    laid = []
    for at, tile in enumerate(listing("tiles", value, SLOTS)):
        word = below("tiles", at)
        if tile is None:
            laid.append(-1)
            continue
        if len(listing(word, tile, 2)) != 2:
            raise wrong_shape(word, tile, "[boiler_hall_a, 0]")
        side = NUMBER[one_of(word, tile[0], NUMBER)]
        laid.append(TURNS * side + number(below(word, 1), tile[1], 0, TURNS - 1))
    laid += [-1] * (SLOTS - len(laid))
    one, two, three, four = laid
    state.slots = (one, two, three, four)
    if max(laid) < 0:
        raise wrong_shape("tiles", value, "[[boiler_hall_a, 0], null, null, null]")
    state.last = next(slot for slot, side in enumerate(laid) if side >= 0)


def _cells(word: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, word, _board(state, word, value))


def _one_cell(word: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, word, _cell(state, word, value))


def _doors(word: str) -> Callable[[Machina, Any], None]:
    """Cells that are doors."""

    def change(state: Machina, value: Any) -> None:
        found = _board(state, word, value)
        doors = layout(state.slots).doors
        for cell in cells_in(found & ~doors):
            raise GivenError(
                word, "error.given", word=f"{word}: {_name(state, cell)}",
                known=", ".join(_name(state, door) for door in cells_in(doors)),
            )  # fmt: skip
        setattr(state, word, found)

    return change


# --- explorers and monsters -------------------------------------------------------------------------------------------


def _explorers(state: Machina, value: Any) -> None:
    """Explorers by name, in seating order; those of the fresh game are replaced by them."""
    edits = mapping("explorers", value, EXPLORERS)
    if len(edits) > len(state.explorers):
        raise GivenError("explorers", "error.given-many", word="explorers", count=len(edits), most=len(state.explorers))
    for explorer, name in zip(state.explorers, edits, strict=False):
        card = EXPLORERS[name]
        explorer.id = name
        explorer.health = explorer.most_health = card.health
        explorer.most_stamina = explorer.stamina = card.stamina
        explorer.inspiration = card.inspiration
        explorer.equipped, explorer.inventory, explorer.events = [], [], []
    for name, edit in edits.items():
        found = next(other for other in state.explorers if other.id == name)
        word = below("explorers", name)
        for part, given in mapping(word, {} if edit is None else edit, _EXPLORER).items():  # in the case's own order
            _EXPLORER[part](state, found, below(word, part), given)
        items.refresh(state, found)
    not_twice("explorers", [item for explorer in state.explorers for item in owned(explorer)])
    not_twice("explorers", [event for explorer in state.explorers for event in explorer.events])


EditExplorer = Callable[[Machina, Explorer, str, Any], None]


def _at(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    explorer.cell = OFF if value is None else _cell(state, word, value)


def _explorer_number(field: str, most: Callable[[Explorer], int | None]) -> EditExplorer:
    return lambda state, explorer, word, value: setattr(explorer, field, number(word, value, 0, most(explorer)))


def _explorer_truth(field: str) -> EditExplorer:
    return lambda state, explorer, word, value: setattr(explorer, field, yes_or_no(word, value))


def _alive(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    explorer.alive = yes_or_no(word, value)
    if not value:
        explorer.cell = OFF
        explorer.health = 0


def _equipped(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    """Each main item followed by what is attached to it."""
    explorer.equipped = [names(below(word, at), group, ITEMS) for at, group in enumerate(listing(word, value))]
    for group in explorer.equipped:
        _take(state, group)


def _inventory(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    explorer.inventory = names(word, value, ITEMS)
    _take(state, explorer.inventory)


def _explorer_events(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    explorer.events = names(word, value, EXPLORER_EVENTS)
    for event in explorer.events:
        state.explorer_deck.take(event)


def _progress(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    found = mapping(word, value, [*EXPLORER_EVENTS, *HORROR_EVENTS, *ITEMS, *EXPLORERS])
    explorer.progress = {card: number(below(word, card), count) for card, count in found.items()}


_EXPLORER: dict[str, EditExplorer] = {
    "at": _at,
    "health": _explorer_number("health", lambda explorer: explorer.most_health),
    "stamina": _explorer_number("stamina", lambda explorer: None),
    "inspiration": _explorer_number("inspiration", lambda explorer: MOST_INSPIRATION),
    "markers": _explorer_number("markers", lambda explorer: MARKERS),
    "equipped": _equipped,
    "inventory": _inventory,
    "events": _explorer_events,
    "progress": _progress,
    "acted": _explorer_truth("acted"),
    "left": _explorer_truth("left"),
    "alive": _alive,
}


def _take(state: Machina, names: list[str]) -> None:
    for name in names:
        state.decks[ITEMS[name].type].take(name)


def _monsters(state: Machina, value: Any) -> None:
    state.order = []
    edits = mapping("monsters", value, MONSTERS)
    for name, edit in edits.items():
        word = below("monsters", name)
        given = mapping(word, edit, ("at", "health", "stamina", "events"), ["at"])
        health = number(below(word, "health"), given.get("health", MONSTERS[name].health), 1, MONSTERS[name].health)
        state.monster_deck.take(name)
        monster = Monster(name, health, _cell(state, below(word, "at"), given["at"]))
        monster.stamina = number(below(word, "stamina"), given.get("stamina", 0))
        monster.events = names(below(word, "events"), given.get("events", []), HORROR_EVENTS, once=True)
        for event in monster.events:
            state.horror_deck.take(event)
        state.order.append(monster)
    if state.phase == "monsters":
        state.waiting = list(edits)


def _check_creatures(state: Machina, edits: Mapping[str, Any]) -> None:
    """Creatures that the case places stand apart, on tiles, and where a creature can stand."""
    board = layout(state.slots)
    open_cells = board.passable & ~state.destroyed & ~state.closed
    standing: dict[int, str] = {}
    for word, who, cell in _placed(state, edits):
        if not board.all & BIT[cell] or not open_cells & BIT[cell]:
            free = [_name(state, one) for one in cells_in(open_cells) if one not in standing]
            raise no_room(word, who, _name(state, cell), free)
        if cell in standing:
            raise taken(word, who, _name(state, cell), standing[cell])
        standing[cell] = who


def _placed(state: Machina, edits: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    given = edits.get("explorers", {})
    for explorer in state.explorers:
        if explorer.cell >= 0 and (given.get(explorer.id) or {}).get("at") is not None:
            yield f"explorers.{explorer.id}.at", explorer.id, explorer.cell
    if "monsters" in edits:
        for monster in state.order:
            yield f"monsters.{monster.id}.at", monster.id, monster.cell


def _check_on_board(state: Machina) -> None:
    """Also who was not placed must be on a tile, unless he has left or is dead."""
    board = layout(state.slots).all
    for explorer in state.explorers:
        is_away = explorer.left or not explorer.alive
        if not (is_away if explorer.cell == OFF else board & BIT[explorer.cell]):
            word = f"explorers.{explorer.id}"
            raise GivenError(word, "error.given-needs", word=word, needs="at")


# --- cards, markers, tracks -------------------------------------------------------------------------------------------


def _pile(word: str, value: Any, known: Any) -> Pile:
    """In this order from the top; a list inside is shuffled."""
    layers = []
    for at, card in enumerate(listing(word, value)):
        path = below(word, at)
        layer = names(path, card, known) if isinstance(card, list) else [one_of(path, card, known)]
        if not layer:
            raise wrong_shape(path, card, "[a, b, ...]")
        layers.append(layer)
    not_twice(word, [card for layer in layers for card in layer])
    return Pile(layers)


def _deck(word: str, field: str, known: Any) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, field, _pile(word, value, known))


def _of_type(type: str) -> list[str]:
    return [item.id for item in ITEMS.values() if item.type == type]


def _decks(state: Machina, value: Any) -> None:
    for type, cards in mapping("decks", value, state.decks).items():
        state.decks[type] = _pile(below("decks", type), cards, _of_type(type))


def _discards(state: Machina, value: Any) -> None:
    for type, cards in mapping("discards", value, state.discards).items():
        state.discards[type] = names(below("discards", type), cards, _of_type(type), once=True)


def _list(word: str, known: Any) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, word, names(word, value, known, once=True))


def _markers(state: Machina, value: Any) -> None:
    """Markers on lasting effects."""
    seated = [explorer.id for explorer in state.explorers]
    for at, entry in enumerate(listing("markers", value)):
        word = below("markers", at)
        edit = mapping(word, entry, ("card", "ability", "owner", "changes"), ["card"])
        card = one_of(below(word, "card"), edit["card"], NUMBERS)
        place = number(below(word, "ability"), edit.get("ability", 0), 0, len(NUMBERS[card]) - 1)
        owner = seated.index(one_of(below(word, "owner"), edit["owner"], seated)) if "owner" in edit else OFF
        changes = [
            _change(below(below(word, "changes"), count), change)
            for count, change in enumerate(listing(below(word, "changes"), edit.get("changes", [])))
        ]
        state.markers.append(Marker(card, place, owner, changes))
        if owner >= 0:
            state.explorers[owner].markers -= 1
        else:
            state.horror_markers -= 1


def _change(word: str, value: Any) -> tuple[str, str, int]:
    if len(listing(word, value, 3)) != 3:
        raise wrong_shape(word, value, "[creature, stat, n]")
    who, what, by = value
    return one_of(word, who, [*EXPLORERS, *MONSTERS]), text(word, what), number(word, by, -9)


def _lessons(state: Machina, value: Any) -> None:
    """What monsters have learned: `{iron_maw: {attack: 1}}`."""
    for name, given in mapping("lessons", value, MONSTERS).items():
        word = below("lessons", name)
        stats = mapping(word, given, get_args(Stat))
        state.lessons[name] = {stat: number(below(word, stat), by, 0, MOST_LEARNED) for stat, by in stats.items()}


def _active(state: Machina, value: Any) -> None:
    seated = [explorer.id for explorer in state.explorers]
    state.active = seated.index(one_of("active", value, seated))
    state.explorers[state.active].acted = True


def _phase(state: Machina, value: Any) -> None:
    state.phase = one_of("phase", value, STAGES)
    state.active = OFF
    state.waiting = [monster.id for monster in state.order] if value == "monsters" else []


def _number(word: str, min: int = 0, max: int | None = None) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, word, number(word, value, min, max))


def _chapter(state: Machina, value: Any) -> None:
    state.chapter = number("chapter", value, 0, len(CHAPTERS[state.scenario]) - 1)


# --- printed values ---------------------------------------------------------------------------------------------------

_MONSTER = {"health": (1, None), "stamina": (0, None), "defence": (0, None), "will": (0, None)}
_EXPLORER_CARD = {**_MONSTER, "inspiration": (0, MOST_INSPIRATION)}
_CHAPTER = {"lair": (1, None), "horror": (1, None)}


def printed(value: Any) -> AbstractContextManager[None]:
    """Cards that print other numbers while a case runs: a monster's stamina, a chapter's start."""
    monsters: dict[str, Any] = {}
    explorers: dict[str, Any] = {}
    abilities: dict[int, Any] = {}
    scenarios: dict[str, list[Any]] = {}
    chapters = {card.id: (id, at) for id, cards in CHAPTERS.items() for at, card in enumerate(cards)}
    for name, given in mapping(PRINTED, value, [*MONSTERS, *chapters, *EXPLORERS]).items():
        word = below(PRINTED, name)
        if name in MONSTERS:
            dice = mapping(word, given, [*_MONSTER, "high", "low"])
            plain = {part: one for part, one in dice.items() if part in _MONSTER}
            monsters[name] = reprinted(word, MONSTERS[name], plain, _MONSTER)
            abilities |= _attacks(word, MONSTERS[name], dice)
        elif name in EXPLORERS:
            explorers[name] = reprinted(word, EXPLORERS[name], given, _EXPLORER_CARD)
        else:
            scenario, at = chapters[name]
            cards = scenarios.setdefault(scenario, list(CHAPTERS[scenario]))
            cards[at] = reprinted(word, cards[at], given, _CHAPTER)
    return as_printed(
        (MONSTERS, monsters),
        (EXPLORERS, explorers),
        (CHAPTERS, {id: tuple(cards) for id, cards in scenarios.items()}),
        (ABILITIES, abilities),
    )


def _attacks(word: str, card: MonsterCard, dice: Mapping[str, Any]) -> dict[int, Any]:
    """The monster's abilities, its attacks with so many high and low dice."""
    counts = {part: number(below(word, part), dice[part]) for part in ("high", "low") if part in dice}
    found = {}
    for place in NUMBERS[card.id] if counts else ():
        known = ABILITIES[place]
        steps = tuple(
            msgspec.structs.replace(step, **counts) if isinstance(step, Attack) else step
            for step in known.ability.steps
        )
        found[place] = msgspec.structs.replace(known, ability=msgspec.structs.replace(known.ability, steps=steps))
    return found


_WORDS: dict[str, Callable[[Machina, Any], None]] = {
    PRINTED: lambda state, value: None,  # holds already: see `printed`
    "map": _map,
    "maps": _maps,
    "tiles": _tiles,
    "explorers": _explorers,
    "phase": _phase,
    "monsters": _monsters,
    "active": _active,
    "lair": _number("lair"),
    "horror": _number("horror"),
    "threat": _number("threat", 1, TRACK),
    "level": _number("level", 1, LEVELS),
    "chapter": _chapter,
    "progress": _number("progress"),
    "round": _number("round", 1),
    "horror_markers": _number("horror_markers", 0, HORROR_MARKERS),
    "destroyed": _cells("destroyed"),
    "lit": _cells("lit"),
    "closed": _doors("closed"),
    "broken": _doors("broken"),
    "water": _cells("water"),
    "objects": _cells("objects"),
    "lessons": _lessons,
    "exit": _one_cell("exit"),
    "entry": _one_cell("entry"),
    "stack": _deck("stack", "tiles", TILES),
    "monster_deck": _deck("monster_deck", "monster_deck", MONSTERS),
    "explorer_deck": _deck("explorer_deck", "explorer_deck", EXPLORER_EVENTS),
    "horror_deck": _deck("horror_deck", "horror_deck", HORROR_EVENTS),
    "decks": _decks,
    "discards": _discards,
    "markers": _markers,
    "explorer_discard": _list("explorer_discard", EXPLORER_EVENTS),
    "horror_discard": _list("horror_discard", HORROR_EVENTS),
    "destroyed_monsters": _list("destroyed_monsters", MONSTERS),
    "box": _list("box", NUMBERS),
}


def edit(state: Machina, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; what cannot be raises TableError."""
    edit_by(_WORDS, state, edits)
    _check_on_board(state)
    _check_creatures(state, edits)
