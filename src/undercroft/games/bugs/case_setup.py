"""What a case may edit and what it may expect: a scenario's moment in the words of the game.

`edit` changes a fresh game, `facts` shows any state as plain data with a drawn map. No rule is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any

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
    not_both,
    number,
    one_of,
    refusal,
    reprinted,
    text,
    yes_or_no,
)
from undercroft.core.grid import MapError, draw_grid
from undercroft.core.grid import cells as cells_in
from undercroft.core.request import key
from undercroft.core.state import facts as plain_facts
from undercroft.games.bugs import boards
from undercroft.games.bugs.boards import Board, board_of
from undercroft.games.bugs.cardplay import source_of
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, TWINS
from undercroft.games.bugs.cards.kinds import Card
from undercroft.games.bugs.cards.monsters import COLUMNS, MonsterCard
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.elements import charges
from undercroft.games.bugs.kernel.cards import DECLARED
from undercroft.games.bugs.kernel.monsters import TRAITS
from undercroft.games.bugs.monsters import ELITE, living
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.setup import place_all
from undercroft.games.bugs.state import (
    ACTIVE,
    DISCARD,
    END,
    GONE,
    GROUP,
    HALVES,
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
from undercroft.games.haven import case_words
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure
from undercroft.games.haven.case_words import cells, conditions, name_of
from undercroft.games.haven.verbs import names as condition_names

__all__ = ["CELL_FACTS", "cells", "edit", "facts", "on_map", "printed"]

LAST_ROW = 5
LATEST = 99
MOST_LEVEL = 5


def edit(state: Bugs, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; what cannot be raises TableError."""
    edit_by(_WORDS, state, edits)
    if edits.keys() & {"map", "at", "monsters", "objective", "obstacles"}:
        _check_figures(state, edits)


def _check_figures(state: Bugs, edits: Mapping[str, Any]) -> None:
    def word_of(at: int) -> str:
        if at == 0:
            return "at" if "at" in edits else "map"
        if state.figures[at].is_objective:
            return "objective"
        return f"monsters.{at - 1}" if "monsters" in edits else "map"

    def shut(figure: Figure) -> int:
        return 0 if state.kernel.monsters.traits(state, figure).flying else state.obstacles

    case_words.check_figures(state, shut, word_of)


# --- the map ----------------------------------------------------------------------------------------------------------


def _read_map(word: str, drawing: Any) -> Board:
    try:
        return board_of(text(word, drawing))
    except MapError as error:
        raise bad_drawing(word, error) from None


def _map(state: Bugs, drawing: Any) -> None:
    """A map of its own; monsters keep standing on their numbers, those without a hex are taken away."""
    board = _read_map("map", drawing)
    state.map = drawing
    state.obstacles, state.difficult, state.hazards = board.obstacles, board.difficult, board.hazards
    state.stepped = state.held = 0
    you(state).cell = board.start
    state.figures = [f for f in state.figures if f.side == HEROES or f.number in board.monsters]
    for figure in state.figures[1:]:
        figure.cell = board.monsters[figure.number]


def _terrain(word: str) -> Callable[[Bugs, Any], None]:
    """The hexes with this terrain, in place of those that the map shows."""
    return lambda state, places: setattr(state, word, case_words.board(state, word, places))


def _pressed(state: Bugs, places: Any) -> None:
    """Pressure plates on which you have ended a turn."""
    plates = board_of(state.map).plates
    for at, place in enumerate(listing("pressed", places)):
        word = below("pressed", at)
        if not plates >> case_words.cell(state, word, place) & 1:
            raise refusal(word, place, [name_of(state, cell) for cell in cells_in(plates)])
    state.stepped = case_words.board(state, "pressed", places)


def _at(state: Bugs, place: Any) -> None:
    you(state).cell = case_words.cell(state, "at", place)


def _hazard(state: Bugs, value: Any) -> None:
    found = mapping("hazard", value, ("damage", "conditions", "under"))
    state.hazard_damage = number("hazard.damage", found.get("damage", 0))
    state.hazard_conditions = conditions("hazard.conditions", found.get("conditions", []))
    monsters = board_of(state.map).monsters
    for one in names("hazard.under", found.get("under", []), monsters):
        state.hazards |= 1 << monsters[one]  # a hazard hex on which the drawing shows a monster


def _scenario(state: Bugs, value: Any) -> None:
    """How far a campaign has come: the scenario that is played now, as it begins."""
    state.scenario = one_of("scenario", value, SCENARIOS)
    state.level = SCENARIOS[state.scenario].level
    state.figures, state.types, state.rolled = [], [], []
    place_all(state, SCENARIOS[state.scenario])


# --- monsters and objectives ------------------------------------------------------------------------------------------

_MONSTER = ("kind", "number", "at", "elite", "health", "most", "conditions")


def _monsters(state: Bugs, value: Any) -> None:
    """All monsters anew: a kind, or a mapping with kind and number, place, elite, health, conditions."""
    state.figures = state.figures[:1]
    state.types, state.rolled = [], []
    for place, entry in enumerate(listing("monsters", value)):
        word = below("monsters", place)
        one = {"kind": entry} if isinstance(entry, str) else mapping(word, entry, _MONSTER, ["kind"])
        figure = _monster(state, word, one, place + 1)
        if any(other.number == figure.number for other in state.figures[1:]):
            raise GivenError(word, "error.given-twice", word="monsters", value=str(figure.number))
        state.figures.append(figure)
        if figure.kind not in state.types:
            state.types.append(figure.kind)
            state.rolled.append(-1)


def _monster(state: Bugs, word: str, one: Mapping[str, Any], place: int) -> Figure:
    signs = board_of(state.map).monsters
    kind = one_of(below(word, "kind"), one["kind"], KINDS)
    elite = yes_or_no(below(word, "elite"), one.get("elite", False))
    printed = (KINDS[kind].elite_health or KINDS[kind].health) if elite else KINDS[kind].health
    most = number(below(word, "most"), one.get("most", printed), 1)
    health = number(below(word, "health"), one.get("health", most), 1, most)
    count = number(below(word, "number"), one.get("number", place), 1)
    if "at" in one:
        cell = case_words.cell(state, below(word, "at"), one["at"])
    else:
        cell = signs[one_of(below(word, "number"), count, signs)]
    figure = Figure(kind, MONSTERS, health, most, cell, count, elite)
    figure.conditions = conditions(below(word, "conditions"), one.get("conditions", []))
    return figure


def _objective(state: Bugs, value: Any) -> None:
    """An objective, or a list of them: each on its hex, or on the map's signs in reading order."""
    signs = board_of(state.map).objectives
    many = [("objective", value)] if not isinstance(value, list) else [
        (below("objective", at), one) for at, one in enumerate(value)
    ]  # fmt: skip
    for at, (word, entry) in enumerate(many):
        one = mapping(word, entry, ("health", "side", "at"), ["health"])
        side = (
            HEROES
            if one_of(below(word, "side"), one.get("side", "theirs"), ("yours", "theirs")) == "yours"
            else MONSTERS
        )
        health = number(below(word, "health"), one["health"], 1)
        if "at" not in one and at >= len(signs):
            raise GivenError(word, "error.given-needs", word=word, needs="at")
        cell = case_words.cell(state, below(word, "at"), one["at"]) if "at" in one else signs[at]
        state.figures.append(Figure("objective", side, health, health, cell, 0, False, True))


# --- your own ---------------------------------------------------------------------------------------------------------


def _health(state: Bugs, value: Any) -> None:
    you(state).health = number("health", value, 1, you(state).max_health)


def _own_conditions(state: Bugs, value: Any) -> None:
    you(state).conditions = conditions("conditions", value)


def _level(state: Bugs, value: Any) -> None:
    """The level of hit points and table, without another scenario."""
    state.level = number("level", value, 1, MOST_LEVEL)
    you(state).max_health = you(state).health = CHARACTERS[state.character].health[value - 1]


def _own_sides(state: Bugs) -> dict[str, tuple[Card, int]]:
    """The sides of the character's cards by name."""
    return {side.name: (card, at) for card in CHARACTERS[state.character].cards for at, side in enumerate(card.sides)}


def _slot(state: Bugs, word: str, name: str) -> int:
    """The slot of the card with this side, whose named side is turned up; a card that is not there replaces another."""
    sides = _own_sides(state)
    card, side = sides[one_of(word, name, sides)]
    if card.id not in state.cards:
        state.cards[_other_level(state, card.id)] = card.id
    slot = state.cards.index(card.id)
    state.flipped = state.flipped & ~(1 << slot) | side << slot
    return slot


def _other_level(state: Bugs, card: str) -> int:
    """The slot of the card of which this one is the other level."""
    return next(
        slot for slot, name in enumerate(state.cards) if CARDS[card].upgrades == name or CARDS[name].upgrades == card
    )


def _cards(state: Bugs, value: Any) -> None:
    """Zones by name with the sides that are up; active ones as `side.half`; cards not named are lost."""
    zones = {word: listing(below("cards", word), found) for word, found in mapping("cards", value, ZONES).items()}
    state.zones = [LOST] * len(state.cards)
    you(state).bonuses = []
    laid: dict[int, str] = {}
    order: list[int] = []
    for word, found in zones.items():
        zone = ZONES.index(word)
        for at, name in enumerate(found):
            path = below(below("cards", word), at)
            side, _, half = str(name).partition(".")
            slot = _slot(state, path, side)
            if laid.get(slot) == side:  # of both sides of a card the one named last counts
                raise GivenError(path, "error.given-twice", word="cards", value=side)
            laid[slot] = side
            state.zones[slot] = zone
            if zone == ACTIVE:
                _run_bonuses(state, slot, path, half)
            if zone == PLAYED:
                order.append(slot)
    listing("cards.played", order, 2)
    if order:
        state.lead, state.other = order[0], order[-1]


def _run_bonuses(state: Bugs, slot: int, word: str, half: str) -> None:
    which = HALVES.index(one_of(word, half, HALVES)) if half else TOP
    state.performed[slot] = which
    source = source_of(state, slot, which)
    you(state).bonuses += [(source, at, 0) for at in range(len(DECLARED[source]))]


def _items(state: Bugs, value: Any) -> None:
    state.items = names("items", value, ITEMS, once=True)
    not_both("items", state.items, TWINS.get)  # BB-SUP-4


def _marks(word: str) -> Callable[[Bugs, Any], None]:
    def change(state: Bugs, value: Any) -> None:
        found = names(word, value, state.items, once=True)
        setattr(state, word, sum(1 << state.items.index(name) for name in found))

    return change


# --- the round --------------------------------------------------------------------------------------------------------


def _rolled(state: Bugs, value: Any) -> None:
    for kind, face in mapping("rolled", value, state.types).items():
        state.rolled[state.types.index(kind)] = FACES.index(one_of(below("rolled", kind), face, FACES))


def _turns(state: Bugs, value: Any) -> None:
    """The turns still to come, in order: `you`, a type, or `type.column` (elites: `type.column.elite`)."""
    state.queue = []
    state.phase = TURNS
    for place, entry in enumerate(listing("turns", value)):
        word = below("turns", place)
        if entry == "you":
            state.queue.append((state.initiative, YOU, 0, 0))
            continue
        kind, _, rest = str(entry).partition(".")
        at = state.types.index(one_of(word, kind, ("you", *state.types)))
        face, _, elite = rest.partition(".")
        if elite:
            one_of(word, elite, ("elite",))
        column = FACES.index(one_of(word, face, FACES)) if face else state.rolled[at]
        if column < 0:
            raise refusal(word, entry, [f"{kind}.{one}" for one in FACES])
        if state.rolled[at] < 0:
            state.rolled[at] = column
        state.queue.append((KINDS[kind].column(column).initiative, GROUP, at, column + (ELITE if elite else 0)))


def _phase(state: Bugs, value: Any) -> None:
    state.phase = one_of("phase", value, (ROUND, END))


def _number(word: str, min: int, max: int | None = None) -> Callable[[Bugs, Any], None]:
    return lambda state, value: setattr(state, word, number(word, value, min, max))


def _resting(state: Bugs, value: Any) -> None:
    state.resting = yes_or_no("resting", value)


# --- printed values ---------------------------------------------------------------------------------------------------


def printed(value: Any) -> AbstractContextManager[None]:
    """Monster cards that print other numbers while a case runs."""
    cards: dict[str, MonsterCard] = {}
    for kind, numbers in mapping(PRINTED, value, KINDS).items():
        word = below(PRINTED, kind)
        found = mapping(word, numbers, ("health", "elite_health", "shield", *FACES))
        plain = {name: one for name, one in found.items() if name in ("health", "elite_health")}
        card = reprinted(word, KINDS[kind], plain, {"health": (1, None), "elite_health": (0, None)})
        if "shield" in found:
            shield = number(below(word, "shield"), found["shield"])
            card = msgspec.structs.replace(card, traits=msgspec.structs.replace(card.traits, shield=shield))
        columns = {
            face: case_words.reprinted_ability(below(word, face), getattr(card, face), found[face])
            for face in FACES
            if face in found
        }
        cards[kind] = msgspec.structs.replace(card, **columns)
    return as_printed(
        (KINDS, cards),
        (COLUMNS, {kind: (card.minus, card.zero, card.plus) for kind, card in cards.items()}),
        (TRAITS, {kind: card.traits for kind, card in cards.items()}),
    )


_WORDS: dict[str, Callable[[Bugs, Any], None]] = {
    PRINTED: lambda state, value: None,  # holds already: see `printed`
    "scenario": _scenario,
    "map": _map,
    "obstacles": _terrain("obstacles"),
    "difficult": _terrain("difficult"),
    "hazards": _terrain("hazards"),
    "pressed": _pressed,
    "held": _number("held", 0),
    "hazard": _hazard,
    "at": _at,
    "monsters": _monsters,
    "objective": _objective,
    "level": _level,
    "health": _health,
    "conditions": _own_conditions,
    "cards": _cards,
    "items": _items,
    "spent": _marks("spent"),
    "used_up": _marks("used_up"),
    "row": _number("row", 0, LAST_ROW),
    "monster_row": _number("monster_row", 0, LAST_ROW),
    "round": _number("round", 0),
    "initiative": _number("initiative", 1, LATEST),
    "resting": _resting,
    "rolled": _rolled,
    "turns": _turns,
    "phase": _phase,
}


# --- what cases compare -----------------------------------------------------------------------------------------------

CELL_FACTS: dict[str, Callable[[Bugs, int], Any]] = {
    "figures.*.cell": lambda state, cell: cell,
    "places.*": name_of,
    "hexes.{cell}": name_of,
}


def on_map(state: Bugs) -> dict[str, Any]:
    """What is on each hex, and where you and the monsters stand."""
    if not state.figures:
        return {}
    board = board_of(state.map)
    letters = {cell: letter for letter, cell in board.letters.items()}
    terrain = {
        "obstacle": state.obstacles, "difficult": state.difficult, "hazard": state.hazards, "plate": board.plates,
    }  # fmt: skip

    def lies(cell: int) -> dict[str, Any]:
        return {
            "terrain": next((kind for kind, here in terrain.items() if here >> cell & 1), "floor"),
            "pressed": bool(state.stepped >> cell & 1),
            "letter": letters.get(cell),
        }

    places = {str(figure.number): name_of(state, figure.cell) for figure in living(state)}
    if you(state).cell >= 0:
        places["you"] = name_of(state, you(state).cell)
    return {"hexes": case_words.hexes(state, lies), "places": places}


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
        signs |= dict.fromkeys(cells_in(hexes), sign)
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
    found["you"] = {"health": hero.health, "conditions": condition_names(hero.conditions), "bonuses": len(hero.bonuses)}
    found["monsters"] = {
        str(f.number): {
            "kind": f.kind, "health": f.health, "conditions": condition_names(f.conditions), "bonuses": len(f.bonuses)
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
