"""Tokens that cards bring onto the map: the Favorite, the Sand Devil, the Ward."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.events import PULL, tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.ids import cell_id, figure_id
from undercroft.games.haven.options import FIGURE, POINTS, STOP, TO_HEX, YES
from undercroft.games.jaws import rooms
from undercroft.games.jaws.events import TokenMoved, place_of
from undercroft.games.jaws.kernel.map import spring
from undercroft.games.jaws.options import NO
from undercroft.games.jaws.state import NOT_IN_PLAY, ON_CARD, Hero, Jaws

DEVIL_WHERE: Question[Jaws] = Question("devil.where", TO_HEX, clause="JL-ACT-3")
WARD_WHERE: Question[Jaws] = Question("ward.where", TO_HEX, clause="JL-ACT-3")
DEVIL_MOVE: Question[Jaws] = Question("devil.move", TO_HEX, STOP, about=(POINTS,), clause="JL-ACT-11")
DEVIL_DRAG: Question[Jaws] = Question("devil.drag", YES, NO, about=(FIGURE,), clause="JL-ACT-11")

# --- the Favorite -----------------------------------------------------------------------------------------------------


def favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """The token lies on its card; of the two Favorites only one may be active."""
    hero = state.heroes[deed.actor.number]
    if hero.favorite != NOT_IN_PLAY:
        return False
    hero.favorite, hero.favorite_cell = ON_CARD, OFF
    return True
    yield


def take_favorite(state: Jaws, hero: Hero) -> None:
    """The token goes back to its card, from whoever has it or wherever it lies."""
    if state.log is not None and (hero.favorite >= 0 or hero.favorite_cell >= 0):
        source = figure_id(hero.favorite) if hero.favorite >= 0 else cell_id(hero.favorite_cell)
        state.tell(TokenMoved(token="favorite", source=source, target=figure_id(place_of(state, hero))))
    hero.favorite, hero.favorite_cell = ON_CARD, OFF


def return_favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    hero = state.heroes[deed.actor.number]
    if hero.favorite == NOT_IN_PLAY:
        return False
    take_favorite(state, hero)
    return True
    yield


def rip_favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Take the token back; its holder suffers damage and a wound."""
    hero = state.heroes[deed.actor.number]
    holder = state.figures[hero.favorite]
    take_favorite(state, hero)
    yield from suffer(state, holder, action.value, deed.actor)
    gain(state, holder, e.WOUND, deed.actor)
    return True


# --- the Sand Devil and the Ward --------------------------------------------------------------------------------------


def token_beside(state: Jaws, deed: ActionContext, question: Question[Jaws]) -> Flow[int]:
    """An adjacent empty hex for a token of a card; -1 if there is none."""
    free = cells(state.kernel.map.grid(state).neighbour_bits[deed.actor.cell] & rooms.empty(state))
    if not free:
        return -1
    if len(free) == 1:
        return free[0]
    options: list[Option] = [("hex", cell) for cell in free]
    option = yield question.ask(deed.seats, options, (index(state, deed.actor),))
    return int(option[1])


def sand_devil(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Monsters treat it as a trap when they choose a focus and move."""
    cell = yield from token_beside(state, deed, DEVIL_WHERE)
    if cell < 0:
        return False
    lay_sand_devil(state, cell)
    if state.log is not None:
        state.tell(TokenMoved(token="sand-devil", source=figure_id(deed.actor.number), target=cell_id(cell)))
    return True


def lay_sand_devil(state: Jaws, cell: int) -> None:
    state.tokens.sand_devil = cell
    state.hazards |= 1 << cell


def move_devil(state: Jaws, figure: Figure) -> Flow[None]:
    """At the start of its owner's turn it may move up to 2 hexes and drag along whoever stands on it."""
    seat = state.heroes[figure.number].seat
    for left in (2, 1):
        cell = state.tokens.sand_devil
        grid = state.kernel.map.grid(state)
        options: list[Option] = [
            ("hex", to) for to in cells(grid.neighbour_bits[cell] & ~state.obstacles & ~rooms.closed_doors(state))
        ]
        options.append(("stop",))
        option = yield DEVIL_MOVE.ask(seat, options, (left,))
        if option[0] == "stop":
            return
        to = int(option[1])
        rider = next((f for f in state.figures if f.cell == cell and not f.is_objective), None)
        there = next((f for f in state.figures if f.cell == to), None)
        if cell not in state.traps:
            state.hazards &= ~(1 << cell)
        lay_sand_devil(state, to)
        if state.log is not None:
            state.tell(TokenMoved(token="sand-devil", source=cell_id(cell), target=cell_id(to), joins=False))
        if there is not None:
            if not there.is_objective:
                yield from suffer(state, there, 1, figure)
                gain(state, there, e.MUDDLE, figure)
        elif rider is not None:
            option = yield DEVIL_DRAG.ask(seat, [("yes",), ("no",)], (index(state, rider),))
            if option[0] == "yes":
                if state.log is not None:
                    tell_way(state, rider, (cell, to), PULL, joins=True)
                rider.cell = to
                yield from spring(state, rider, to, figure)  # JL-TRP-4
                if rider.cell == to and state.kernel.map.is_watched(state, rider):
                    yield from state.kernel.map.enter_hex(state, rider, to, figure)


def ward(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """It counts as an obstacle in every respect."""
    cell = yield from token_beside(state, deed, WARD_WHERE)
    if cell < 0:
        return False
    lay_ward(state, cell)
    if state.log is not None:
        state.tell(TokenMoved(token="ward", source=figure_id(deed.actor.number), target=cell_id(cell)))
    return True


def lay_ward(state: Jaws, cell: int) -> None:
    state.tokens.ward = cell
    state.parts.append(1 << cell)
    state.obstacles |= 1 << cell
