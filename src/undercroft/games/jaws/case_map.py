"""What cases give and expect on the map: places, terrain, doors, rooms, monsters, objects, tokens. No rule is here.

A place is a spot of a drawn map (`1A` is the spot A in room 1), a coordinate like `3,-1`, or the name that the screen
shows, like `C4`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.cases.given import (
    GivenError,
    bad_drawing,
    below,
    listing,
    mapping,
    names,
    not_twice,
    number,
    one_of,
    refusal,
    text,
    yes_or_no,
)
from undercroft.core.grid import MapError
from undercroft.games.haven import case_words
from undercroft.games.haven.battlefield import HEROES, MONSTERS, OFF, Figure
from undercroft.games.haven.case_words import cells, conditions
from undercroft.games.jaws import rooms
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.monsters import MONSTERS as KINDS
from undercroft.games.jaws.cards.treasures import GOODS
from undercroft.games.jaws.state import AbilityDeck, Jaws, Marks, Tokens, Trap
from undercroft.games.jaws.tokens import lay_sand_devil, lay_ward

OPEN, CLOSED = "open", "closed"


# --- places -----------------------------------------------------------------------------------------------------------


def cell(state: Jaws, word: str, place: Any) -> int:
    """A spot by its letter, a hex by its coordinate or by the name on the screen."""
    board = state.board
    if isinstance(place, str):
        if place in board.spots:
            return board.spots[place]
        try:
            q, r = map(int, place.split(","))
            return board.cell[q, r]
        except (ValueError, KeyError):
            pass
    elif isinstance(place, int) and str(place) in board.spots:
        return board.spots[str(place)]
    named = cells(state)
    if isinstance(place, str) and place in named:
        return named[place]
    raise refusal(word, place, [*sorted(board.spots), *named])


def place_of(state: Jaws, cell: int) -> str | None:
    """The place as the facts write it."""
    if cell < 0:
        return None
    board = state.board
    q, r = board.coordinates[cell]
    return next((name for name, spot in board.spots.items() if spot == cell), f"{q},{r}")


def _board(state: Jaws, word: str, places: Any) -> int:
    found = [cell(state, below(word, at), place) for at, place in enumerate(listing(word, places))]
    not_twice(word, [place_of(state, one) for one in found])
    return sum(1 << one for one in found)


def _by_cell(state: Jaws, word: str, value: Any) -> dict[int, tuple[str, Any]]:
    """A mapping of places, by hex: the path of the entry, and what is given there."""
    found: dict[int, tuple[str, Any]] = {}
    for place, one in mapping(word, value).items():
        at = cell(state, below(word, place), place)
        if at in found:
            raise GivenError(below(word, place), "error.given-twice", word=word, value=str(place))
        found[at] = (below(word, place), one)
    return found


# --- the map ----------------------------------------------------------------------------------------------------------


def give_map(state: Jaws, drawing: Any) -> None:
    """A map of its own: heroes stand on its starting hexes, monsters are gone."""
    text("map", drawing)
    before = state.drawing
    state.drawing = drawing
    try:
        board = state.board
    except (MapError, ValueError, IndexError, KeyError) as error:
        state.drawing = before
        why = (
            error if isinstance(error, MapError) else "tokens are a room's digit and a sign, or D and a digit: 1. 2# D2"
        )
        raise bad_drawing("map", why) from None
    state.figures = state.figures[: state.count]
    state.origins = [-1] * state.count
    for figure in state.figures:
        if figure.cell >= board.size:
            figure.cell = OFF  # until the case places it
    for figure, start in zip(state.figures, board.starts, strict=False):
        figure.cell = start
    state.parts = list(board.obstacles)
    state.obstacles = sum(board.obstacles)
    state.difficult = board.difficult
    state.traps, state.hazards = {}, 0
    state.coins = dict.fromkeys(board.coins, 1)
    state.treasures, state.goods, state.graves = {}, {}, {}
    state.marks, state.tokens = Marks(), Tokens()
    state.opened, state.revealed = 0, 1 << 1
    for at in range(board.size):
        if board.traps >> at & 1:
            rooms.lay_trap(state, at, 2 + state.level, 0, board.room_of[at])


def give_doors(state: Jaws, value: Any) -> None:
    """Doors by one of their hexes, or by the sign of the drawing (`D2`: all that open room 2): open or closed. An open
    one shows the room behind it; what stands there the case gives itself."""
    board = state.board
    for place, how in mapping("doors", value).items():
        word = below("doors", place)
        doors = [door for door, room in enumerate(board.opens) if place == f"D{room}"]
        if not doors:
            at = cell(state, word, place)
            doors = [door for door, hexes in enumerate(board.door_cells) if hexes >> at & 1]
        if not doors:
            signs = dict.fromkeys(f"D{room}" for room in board.opens)
            known = [case_words.name_of(state, one) for one in range(board.size) if board.room_of[one] == 0]
            raise refusal(word, place, [*signs, *known])
        opens = one_of(word, how, (OPEN, CLOSED)) == OPEN
        for door in doors:
            _set_door(state, door, opens)


def _set_door(state: Jaws, door: int, opens: bool) -> None:
    """All doors to a room open together (JL-DOR-3)."""
    room = state.board.opens[door]
    for other, behind in enumerate(state.board.opens):
        if behind == room:
            state.opened = state.opened | 1 << other if opens else state.opened & ~(1 << other)
    state.revealed = state.revealed | 1 << room if opens else state.revealed & ~(1 << room)


def give_rooms(state: Jaws, value: Any) -> None:
    """The rooms that are revealed, by number; the doors to them are open, all others closed."""
    board = state.board
    shown = names("rooms", value, list(board.rooms), once=True)
    state.revealed = sum(1 << room for room in shown)
    state.opened = sum(1 << door for door, room in enumerate(board.opens) if room in shown)


def give_obstacles(state: Jaws, value: Any) -> None:
    """The obstacles, in place of those that the map shows: a place, or a list of places for one of several hexes."""
    state.parts = []
    for at, one in enumerate(listing("obstacles", value)):
        word = below("obstacles", at)
        state.parts.append(_board(state, word, one) if isinstance(one, list) else 1 << cell(state, word, one))
    not_twice(
        "obstacles",
        [place_of(state, one) for part in state.parts for one in range(state.board.size) if part >> one & 1],
    )
    state.obstacles = sum(state.parts)


def give_difficult(state: Jaws, value: Any) -> None:
    state.difficult = _board(state, "difficult", value)


# --- figures ----------------------------------------------------------------------------------------------------------

_MONSTER = ("kind", "at", "health", "most", "number", "elite", "conditions")


def give_monsters(state: Jaws, value: Any) -> None:
    """The monsters on the map, in place of those that were there."""
    keep = [at for at, f in enumerate(state.figures) if f.side == HEROES or f.is_objective]
    state.figures = [state.figures[at] for at in keep]
    state.origins = [state.origins[at] for at in keep]
    for place, entry in enumerate(listing("monsters", value)):
        word = below("monsters", place)
        figure = _monster(state, word, mapping(word, entry, _MONSTER, ("kind", "at")), place + 1)
        if any(f.kind == figure.kind and f.number == figure.number and f.side == MONSTERS for f in state.figures):
            raise GivenError(word, "error.given-twice", word="monsters", value=f"{figure.kind} {figure.number}")
        state.figures.append(figure)
        state.origins.append(-1)
        name = rooms.deck_name(state, figure.kind)
        if name not in state.decks:
            state.decks[name] = AbilityDeck([card.id for card in DECKS[name]])


def _monster(state: Jaws, word: str, one: Mapping[str, Any], place: int) -> Figure:
    kind = one_of(below(word, "kind"), one["kind"], KINDS)
    elite = yes_or_no(below(word, "elite"), one.get("elite", False))
    rank = "b" if KINDS[kind].boss else "e" if elite else "n"
    most = number(below(word, "most"), one.get("most", rooms.max_health(state, kind, rank)), 1)
    health = number(below(word, "health"), one.get("health", most), 1, most if "most" in one else None)
    figure = Figure(kind, MONSTERS, health, most, cell(state, below(word, "at"), one["at"]))
    standees = KINDS[kind].standees if "number" in one else None
    figure.number = number(below(word, "number"), one.get("number", place), 1, standees)
    figure.elite = elite
    figure.conditions = conditions(below(word, "conditions"), one.get("conditions", []))
    return figure


def give_objects(state: Jaws, value: Any) -> None:
    """Special objects; the hexes of one objective share a number."""
    for at, entry in enumerate(listing("objects", value)):
        word = below("objects", at)
        one = mapping(word, entry, ("name", "at", "health", "number", "ours"), ("name", "at", "health"))
        side = HEROES if yes_or_no(below(word, "ours"), one.get("ours", False)) else MONSTERS
        health = number(below(word, "health"), one["health"], 1)
        count = number(below(word, "number"), one.get("number", at))
        place = cell(state, below(word, "at"), one["at"])
        name = text(below(word, "name"), one["name"])
        state.figures.append(Figure(name, side, health, health, place, count, is_objective=True))
        state.origins.append(-1)


def check_figures(state: Jaws, edits: Mapping[str, Any]) -> None:
    """Of the figures that the case places, none shares a hex, and none stands on a drawn obstacle or in a closed door.
    Heroes without a turn to come, where a case says whose turns are, are bystanders: cases put them anywhere."""
    monsters = [at for at, f in enumerate(state.figures) if at >= state.count and not f.is_objective]
    placed = [kind for kind, edit in edits.get("heroes", {}).items() if "at" in edit]

    def word_of(at: int) -> str:
        if at < state.count:
            return f"heroes.{state.heroes[at].kind}.at"
        return "objects" if state.figures[at].is_objective else f"monsters.{monsters.index(at)}.at"

    def shut(figure: Figure) -> int:
        if figure.is_objective or not state.drawing:
            return 0
        flies = state.kernel.monsters.traits(state, figure).flying
        return rooms.closed_doors(state) | (0 if flies else state.obstacles)

    def counts(figure: Figure) -> bool:
        if figure.is_objective:
            return "objects" in edits
        if figure.side == MONSTERS:
            return "monsters" in edits
        return figure.kind in placed and (not state.queue or f"hero:{figure.number}" in state.queue)

    case_words.check_figures(state, shut, word_of, counts)


# --- what lies there --------------------------------------------------------------------------------------------------


def give_traps(state: Jaws, value: Any) -> None:
    for at, entry in enumerate(listing("traps", value)):
        word = below("traps", at)
        one = mapping(word, entry, ("at", "damage", "conditions"), ["at"])
        place = cell(state, below(word, "at"), one["at"])
        damage = number(below(word, "damage"), one.get("damage", 0))
        state.traps[place] = Trap(damage, conditions(below(word, "conditions"), one.get("conditions", [])))
        state.hazards |= 1 << place


def give_coins(state: Jaws, value: Any) -> None:
    """Money tokens: a list of places, each as often as there are tokens, or how many by place."""
    state.coins = {}
    if isinstance(value, dict):
        state.coins = {at: number(word, count, 1) for at, (word, count) in _by_cell(state, "coins", value).items()}
        return
    for at, place in enumerate(listing("coins", value)):
        found = cell(state, below("coins", at), place)
        state.coins[found] = state.coins.get(found, 0) + 1


def give_treasures(state: Jaws, value: Any) -> None:
    found = _by_cell(state, "treasures", value)
    state.treasures = {at: number(word, one, 1) for at, (word, one) in found.items()}


def give_goods(state: Jaws, value: Any) -> None:
    state.goods = {at: one_of(word, one, GOODS) for at, (word, one) in _by_cell(state, "goods", value).items()}


def give_tokens(state: Jaws, value: Any) -> None:
    """Tokens that cards have brought onto the map."""
    for name, place in mapping("tokens", value, ("ward", "sand_devil")).items():
        lay = lay_ward if name == "ward" else lay_sand_devil
        lay(state, cell(state, below("tokens", name), place))


def give_destroyed(state: Jaws, value: Any) -> None:
    state.destroyed |= _board(state, "destroyed", value)


# --- what cases compare -----------------------------------------------------------------------------------------------


def _as_number(state: Jaws, cell: int) -> int:
    return cell


def _as_key(state: Jaws, cell: int) -> str:
    return str(cell)


CELL_FACTS: dict[str, Callable[[Jaws, int], Any]] = {
    "figures.*.at": place_of,
    "figures.*.cell": _as_number,
    "coins.{cell}": place_of,
    "trapped.{cell}": place_of,
    "rubble": place_of,
    "rubble.*": place_of,
    "blocked": place_of,
    "blocked.*": place_of,
    "treasures.{cell}": _as_key,
    "goods.{cell}": _as_key,
    "traps.{cell}": _as_key,
    "marks.ward": _as_number,
    "marks.sand_devil": _as_number,
    "heroes.*.favorite_cell": _as_number,
    "hexes.{cell}": case_words.name_of,
}


def on_map(state: Jaws) -> dict[str, Any]:
    """What is on each hex, and which rooms are revealed."""
    if not (state.scenario and state.figures):
        return {}
    board = state.board
    doors = {
        at: OPEN if state.opened >> door & 1 else CLOSED
        for door, hexes in enumerate(board.door_cells)
        for at in range(board.size)
        if hexes >> at & 1
    }
    tokens = {state.tokens.ward: "ward", state.tokens.sand_devil: "sand_devil"}

    def lies(at: int) -> dict[str, Any]:
        terrain = "obstacle" if state.obstacles >> at & 1 else "difficult" if state.difficult >> at & 1 else "floor"
        trap = state.traps.get(at)
        return {
            "room": board.room_of[at] or None,
            "terrain": "door" if at in doors else terrain,
            "door": doors.get(at),
            "coins": state.coins.get(at, 0),
            "trap": None if trap is None else trap.damage,
            "treasure": state.treasures.get(at),
            "good": state.goods.get(at),
            "rubble": bool(state.destroyed >> at & 1),
            "token": tokens.get(at),
            "letter": board.letter_at.get(at),
        }

    shown = [room for room in board.rooms if state.revealed >> room & 1]
    return {"hexes": case_words.hexes(state, lies), "rooms": shown}
