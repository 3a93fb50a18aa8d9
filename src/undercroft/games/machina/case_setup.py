"""What a case may edit, and the facts that it may look at, in the game's own words with cells as [x, y].

A case may draw its board as text: eight rows of eight signs, or fifteen of fifteen with walls (see `cards/tiles.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.errors import TableError
from undercroft.core.grid import cells
from undercroft.core.pile import Pile
from undercroft.core.state import facts as plain_facts
from undercroft.games.machina import items
from undercroft.games.machina.board import BIT, SIZE, X, Y, layout, learn
from undercroft.games.machina.cards.registry import EXPLORERS, ITEMS, MONSTERS
from undercroft.games.machina.cards.tiles import NUMBER, SIDES, Drawn, read
from undercroft.games.machina.state import (
    OFF,
    Explorer,
    Machina,
    Marker,
    Monster,
    current_event,
    current_horror,
    stat_of,
)


def _place(cell: int) -> list[int] | None:
    return None if cell < 0 else [X[cell], Y[cell]]


def facts(state: Machina) -> Any:
    """The state as a case reads it."""
    made = plain_facts(state)
    for name in ("destroyed", "lit", "closed", "broken"):
        made[name] = [_place(cell) for cell in cells(getattr(state, name))]
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


def _cell(place: Any) -> int:
    x, y = place
    return int(x) + SIZE * int(y)


def _board(places: Any) -> int:
    board = 0
    for place in places:
        board |= BIT[_cell(place)]
    return board


def _drawn(rows: Any, open: str) -> int:
    """The tile that a case has drawn, with these borders open."""
    if isinstance(rows, str):
        rows = [row for row in rows.split("\n") if row.strip()]
    if len(rows) == 8:
        rows = [line for row in rows for line in (" ".join(row), " " * 15)][:-1]
    rows = [row.ljust(15) for row in rows]
    if not any("J" in row for row in rows):
        y, x = next((y, x) for y in range(0, 15, 2) for x in range(0, 15, 2) if rows[y][x] == ".")
        rows[y] = rows[y][:x] + "J" + rows[y][x + 1 :]
    return 4 * learn(read(Drawn("open" if open else "drawn", open, *rows)))


def _map(state: Machina, rows: Any) -> None:
    """One tile drawn for the case, all borders closed."""
    _clear(state)
    state.slots = (_drawn(rows, ""), -1, -1, -1)


def _maps(state: Machina, maps: Any) -> None:
    """Several tiles drawn for the case, side by side with all borders open: up to four, null for none."""
    _clear(state)
    laid = [-1 if rows is None else _drawn(rows, "nesw") for rows in maps] + [-1] * (4 - len(maps))
    state.slots = (laid[0], laid[1], laid[2], laid[3])


def _clear(state: Machina) -> None:
    """A new board: nothing lies on it, and the explorers stand in its corner until the case places them."""
    state.destroyed = state.lit = state.closed = state.broken = 0
    state.entry = state.exit = OFF
    state.order = []
    state.last = 0


def _tiles(state: Machina, tiles: Any) -> None:
    _clear(state)
    one, two, three, four = (-1 if tile is None else NUMBER[tile[0]] * 4 + int(tile[1]) for tile in tiles)
    state.slots = (one, two, three, four)
    state.last = next(slot for slot, laid in enumerate(state.slots) if laid >= 0)


def _explorers(state: Machina, edits: Mapping[str, Any]) -> None:
    """Explorers by name, in seating order; those of the fresh game are replaced by them."""
    for explorer, name in zip(state.explorers, edits, strict=False):
        card = EXPLORERS[name]
        explorer.id = name
        explorer.health = explorer.most_health = card.health
        explorer.most_stamina = explorer.stamina = card.stamina
        explorer.inspiration = card.inspiration
        explorer.equipped, explorer.inventory, explorer.events = [], [], []
    for name, edit in edits.items():
        found = next((other for other in state.explorers if other.id == name), None)
        if found is None:
            raise TableError("error.given", word=name, known=", ".join(other.id for other in state.explorers))
        for word, value in (edit or {}).items():
            _edit_explorer(state, found, word, value)
        items.refresh(state, found)


def _edit_explorer(state: Machina, explorer: Explorer, word: str, value: Any) -> None:
    if word == "at":
        explorer.cell = OFF if value is None else _cell(value)
    elif word in ("health", "stamina", "inspiration", "markers"):
        setattr(explorer, word, int(value))
    elif word in ("acted", "left", "alive"):
        setattr(explorer, word, bool(value))
        if word == "alive" and not value:
            explorer.cell = OFF
            explorer.health = 0
    elif word == "equipped":
        explorer.equipped = [list(group) for group in value]
        _take(state, [item for group in explorer.equipped for item in group])
    elif word == "inventory":
        explorer.inventory = list(value)
        _take(state, explorer.inventory)
    elif word == "events":
        explorer.events = list(value)
        for event in value:
            state.explorer_deck.take(event)
    elif word == "progress":
        explorer.progress = dict(value)
    else:
        raise TableError(
            "error.given", word=word, known="at, health, stamina, inspiration, markers, equipped, inventory, events"
        )


def _take(state: Machina, names: list[str]) -> None:
    for name in names:
        state.decks[ITEMS[name].type].take(name)


def _monsters(state: Machina, edits: Mapping[str, Any]) -> None:
    state.order = []
    for name, edit in edits.items():
        edit = edit or {}
        state.monster_deck.take(name)
        monster = Monster(name, int(edit.get("health", MONSTERS[name].health)), _cell(edit["at"]))
        monster.events = list(edit.get("events", []))
        for event in monster.events:
            state.horror_deck.take(event)
        state.order.append(monster)
    if state.phase == "monsters":
        state.waiting = list(edits)


def _pile(cards: Any) -> Pile:
    """In this order from the top; a list inside is shuffled."""
    return Pile([list(card) if isinstance(card, list) else [card] for card in cards])


def _markers(state: Machina, edits: Any) -> None:
    for edit in edits:
        owner = next((at for at, other in enumerate(state.explorers) if other.id == edit.get("owner")), OFF)
        changes = [(str(who), str(what), int(by)) for who, what, by in edit.get("changes", [])]
        state.markers.append(Marker(edit["card"], int(edit.get("ability", 0)), owner, changes))
        if owner >= 0:
            state.explorers[owner].markers -= 1
        else:
            state.horror_markers -= 1


def _active(state: Machina, name: Any) -> None:
    state.active = next(at for at, other in enumerate(state.explorers) if other.id == name)
    state.explorers[state.active].acted = True


def _phase(state: Machina, phase: Any) -> None:
    state.phase = phase
    state.active = OFF
    state.waiting = [monster.id for monster in state.order] if phase == "monsters" else []


def _number(name: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, name, int(value))


def _cells(name: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, name, _board(value))


def _one_cell(name: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, name, _cell(value))


def _deck(name: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, name, _pile(value))


def _decks(state: Machina, value: Any) -> None:
    for type, cards in value.items():
        state.decks[type] = _pile(cards)


def _discards(state: Machina, value: Any) -> None:
    for type, cards in value.items():
        state.discards[type] = list(cards)


def _list(name: str) -> Callable[[Machina, Any], None]:
    return lambda state, value: setattr(state, name, [str(card) for card in value])


_WORDS: dict[str, Callable[[Machina, Any], None]] = {
    "map": _map,
    "maps": _maps,
    "tiles": _tiles,
    "explorers": _explorers,
    "phase": _phase,
    "monsters": _monsters,
    "active": _active,
    "lair": _number("lair"),
    "horror": _number("horror"),
    "threat": _number("threat"),
    "level": _number("level"),
    "chapter": _number("chapter"),
    "progress": _number("progress"),
    "round": _number("round"),
    "horror_markers": _number("horror_markers"),
    "destroyed": _cells("destroyed"),
    "lit": _cells("lit"),
    "closed": _cells("closed"),
    "broken": _cells("broken"),
    "exit": _one_cell("exit"),
    "entry": _one_cell("entry"),
    "stack": _deck("tiles"),
    "monster_deck": _deck("monster_deck"),
    "explorer_deck": _deck("explorer_deck"),
    "horror_deck": _deck("horror_deck"),
    "decks": _decks,
    "discards": _discards,
    "markers": _markers,
    "explorer_discard": _list("explorer_discard"),
    "horror_discard": _list("horror_discard"),
    "destroyed_monsters": _list("destroyed_monsters"),
    "box": _list("box"),
}


def edit(state: Machina, edits: Mapping[str, Any]) -> None:
    """Edits apply in the order of the list above, whatever order the case writes them in."""
    for word in edits:
        if word not in _WORDS:
            raise TableError("error.given", word=word, known=", ".join(_WORDS))
    for word, edit in _WORDS.items():
        if word in edits:
            edit(state, edits[word])
    off = [
        explorer.id
        for explorer in state.explorers
        if explorer.cell >= 0 and not layout(state.slots).all & BIT[explorer.cell]
    ]
    if off:
        raise TableError("error.given", word=f"{', '.join(off)} off the board", known="at: [x, y] on a tile")
