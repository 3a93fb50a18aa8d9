"""What a case may edit and what it may expect: a scenario's moment in the words of the game.

`edit` changes a fresh game, `facts` shows any state as plain data with a drawn map. No rule is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.errors import TableError
from undercroft.core.grid import cells, draw_grid
from undercroft.core.request import key
from undercroft.core.state import facts as plain_facts
from undercroft.games.bugs import boards
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cardplay import source_of
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.elements import charges
from undercroft.games.bugs.kernel.cards import DECLARED
from undercroft.games.bugs.monsters import ELITE, living
from undercroft.games.bugs.state import (
    ACTIVE,
    BOTTOM,
    DISCARD,
    END,
    GONE,
    GROUP,
    HAND,
    LOST,
    PLAYED,
    ROUND,
    TOP,
    TURNS,
    YOU,
    ZONES,
    Bugs,
    side_of,
    you,
)
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure
from undercroft.games.haven.verbs import CONDITIONS, mask_of, names


def edit(state: Bugs, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; unknown words raise TableError."""
    for word in edits:
        if word not in _WORDS:
            raise TableError("error.given", word=str(word), known=", ".join(_WORDS))
    for word, change in _WORDS.items():  # always in the same order, whatever the document's
        if word in edits:
            change(state, edits[word])


def _bad(word: str, value: object, known: object) -> TableError:
    return TableError("error.given", word=f"{word}: {value}", known=", ".join(map(str, known)))  # type: ignore[call-overload]


def _conditions(value: Any) -> int:
    for name in value:
        if name not in CONDITIONS:
            raise _bad("conditions", name, CONDITIONS)
    return mask_of(*value)


def _map(state: Bugs, drawing: str) -> None:
    """A map of its own; monsters keep standing on their numbers, those without a hex are taken away."""
    board = board_of(drawing)
    state.map = drawing
    state.obstacles, state.difficult, state.hazards = board.obstacles, board.difficult, board.hazards
    you(state).cell = board.start
    state.figures = [f for f in state.figures if f.side == HEROES or f.number in board.monsters]
    for figure in state.figures[1:]:
        figure.cell = board.monsters[figure.number]


def _hazard(state: Bugs, value: Mapping[str, Any]) -> None:
    state.hazard_damage = value.get("damage", 0)
    state.hazard_conditions = _conditions(value.get("conditions", []))
    for number in value.get("under", []):  # a hazard hex on which a monster stands, where the drawing shows the monster
        state.hazards |= 1 << board_of(state.map).monsters[number]


def _monsters(state: Bugs, value: list[Any]) -> None:
    """All monsters anew: a kind, or a mapping with kind and number, elite, health, conditions."""
    board = board_of(state.map)
    state.figures = state.figures[:1]
    state.types, state.rolled = [], []
    for place, entry in enumerate(value, 1):
        one: dict[str, Any] = {"kind": entry} if isinstance(entry, str) else dict(entry)
        kind, number, elite = one["kind"], one.get("number", place), one.get("elite", False)
        if kind not in KINDS:
            raise _bad("monsters", kind, KINDS)
        most = (KINDS[kind].elite_health or KINDS[kind].health) if elite else KINDS[kind].health
        figure = Figure(kind, MONSTERS, one.get("health", most), most, board.monsters[number], number, elite)
        figure.conditions = _conditions(one.get("conditions", []))
        state.figures.append(figure)
        if kind not in state.types:
            state.types.append(kind)
            state.rolled.append(-1)


def _objective(state: Bugs, value: Mapping[str, Any]) -> None:
    """An objective on the map's sign for it."""
    side = HEROES if value.get("side") == "yours" else MONSTERS
    health = value["health"]
    state.figures.append(Figure("objective", side, health, health, board_of(state.map).objectives[0], 0, False, True))


def _health(state: Bugs, value: int) -> None:
    you(state).health = value


def _own_conditions(state: Bugs, value: list[str]) -> None:
    you(state).conditions = _conditions(value)


def _level(state: Bugs, value: int) -> None:
    """The level of hit points and table, without another scenario."""
    state.level = value
    you(state).max_health = you(state).health = CHARACTERS[state.character].health[value - 1]


def _slot(state: Bugs, name: str) -> int:
    """The slot of the card with this side, whose named side is turned up; a card that is not there replaces another."""
    for card in CARDS.values():
        for side, which in enumerate(card.sides):
            if which.name == name:
                if card.id not in state.cards:
                    slot = _free(state, card.id)
                    state.cards[slot] = card.id
                slot = state.cards.index(card.id)
                state.flipped = state.flipped & ~(1 << slot) | side << slot
                return slot
    raise _bad("card", name, (side.name for card in CARDS.values() for side in card.sides))


def _free(state: Bugs, card: str) -> int:
    """The slot of the card of which this one is the other level."""
    for slot, name in enumerate(state.cards):
        if CARDS[card].upgrades == name or CARDS[name].upgrades == card:
            return slot
    raise _bad("card", card, state.cards)


def _cards(state: Bugs, value: Mapping[str, Any]) -> None:
    """Zones by name with the sides that are up; active ones as `side.half`; cards not named are lost."""
    for word in value:
        if word not in ZONES:
            raise _bad("cards", word, ZONES)
    state.zones = [LOST] * len(state.cards)
    you(state).bonuses = []
    for word, found in value.items():
        zone = ZONES.index(word)
        for name in found:
            side, _, half = str(name).partition(".")
            slot = _slot(state, side)
            state.zones[slot] = zone
            if zone == ACTIVE:
                which = BOTTOM if half == "bottom" else TOP
                state.performed[slot] = which
                source = source_of(state, slot, which)
                you(state).bonuses += [(source, at, 0) for at in range(len(DECLARED[source]))]
    played = [slot for slot, zone in enumerate(state.zones) if zone == PLAYED]
    if played:
        order = [_slot(state, str(name)) for name in value["played"]]
        state.lead, state.other = order[0], order[-1]


def _items(state: Bugs, value: list[str]) -> None:
    for name in value:
        if name not in ITEMS:
            raise _bad("items", name, ITEMS)
    state.items = list(value)


def _marks(attribute: str) -> Callable[[Bugs, list[str]], None]:
    def change(state: Bugs, value: list[str]) -> None:
        setattr(state, attribute, sum(1 << state.items.index(name) for name in value))

    return change


def _rolled(state: Bugs, value: Mapping[str, str]) -> None:
    for kind, face in value.items():
        if kind not in state.types:
            raise _bad("rolled", kind, state.types)
        state.rolled[state.types.index(kind)] = FACES.index(face)


def _turns(state: Bugs, value: list[str]) -> None:
    """The turns still to come, in order: `you`, a type, or `type.column` (elites: `type.column.elite`)."""
    state.queue = []
    state.phase = TURNS
    for entry in value:
        if entry == "you":
            state.queue.append((state.initiative, YOU, 0, 0))
            continue
        kind, _, rest = entry.partition(".")
        if kind not in state.types:
            raise _bad("turns", kind, ("you", *state.types))
        at = state.types.index(kind)
        face, _, elite = rest.partition(".")
        column = FACES.index(face) if face else state.rolled[at]
        if state.rolled[at] < 0:
            state.rolled[at] = column
        state.queue.append((KINDS[kind].column(column).initiative, GROUP, at, column + (ELITE if elite else 0)))


def _phase(state: Bugs, value: str) -> None:
    if value not in (ROUND, END):
        raise _bad("phase", value, (ROUND, END))
    state.phase = value


def _number(attribute: str) -> Callable[[Bugs, int], None]:
    def change(state: Bugs, value: int) -> None:
        setattr(state, attribute, value)

    return change


_WORDS: dict[str, Callable[[Bugs, Any], None]] = {
    "map": _map,
    "hazard": _hazard,
    "monsters": _monsters,
    "objective": _objective,
    "level": _level,
    "health": _health,
    "conditions": _own_conditions,
    "cards": _cards,
    "items": _items,
    "spent": _marks("spent"),
    "used_up": _marks("used_up"),
    "row": _number("row"),
    "monster_row": _number("monster_row"),
    "round": _number("round"),
    "initiative": _number("initiative"),
    "resting": _number("resting"),
    "rolled": _rolled,
    "turns": _turns,
    "phase": _phase,
}


def drawing(state: Bugs) -> str:
    """The map as it stands: `@` is you, monsters are their numbers, an objective is O."""
    board = board_of(state.map)
    signs: dict[int, str] = {}
    for sign, hexes in (
        (boards.OBSTACLE, state.obstacles),
        (boards.DIFFICULT, state.difficult),
        (boards.HAZARD, state.hazards),
        (boards.PLATE, board.plates),
    ):
        signs |= dict.fromkeys(cells(hexes), sign)
    for figure in state.figures:
        if figure.cell >= 0:
            own = boards.START if figure.side == HEROES else str(figure.number)
            signs[figure.cell] = boards.OBJECTIVE if figure.is_objective else own
    return draw_grid(board.grid, signs, boards.FLOOR, 1, flat=True)


def facts(state: Bugs) -> Any:
    """Everything, and beside it what people say: you, monsters by number, cards by zone, charges, the drawn map."""
    found = plain_facts(state)
    if not state.figures:
        return found
    hero = you(state)
    found["you"] = {"health": hero.health, "conditions": names(hero.conditions), "bonuses": len(hero.bonuses)}
    found["monsters"] = {
        str(f.number): {
            "kind": f.kind, "health": f.health, "conditions": names(f.conditions), "bonuses": len(f.bonuses)
        }
        for f in living(state)
    }  # fmt: skip
    for zone in (HAND, PLAYED, ACTIVE, DISCARD, LOST, GONE):
        found[ZONES[zone] if zone != LOST else "lost_pile"] = [
            side_of(state, slot).name for slot, where in enumerate(state.zones) if where == zone
        ]
    found["charges"] = [key(charge[2]) for charge in charges(state)] if state.cards else []
    found["drawing"] = drawing(state).split("\n") if state.map else []
    found["things"] = [{"health": f.health, "there": f.cell >= 0} for f in state.figures if f.is_objective]
    return found
