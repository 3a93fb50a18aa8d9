"""What cases of both games have in common: hexes by the names of the screen, conditions, figures that can stand there.

The words themselves are in each game's `case_setup.py`. No rule is here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.core.cases.given import below, listing, mapping, names, no_room, not_twice, number, refusal, taken
from undercroft.core.grid import cells as cells_in
from undercroft.games.haven.battlefield import Arena, Figure
from undercroft.games.haven.figures import occupied
from undercroft.games.haven.options import cells_by_name, hex_name
from undercroft.games.haven.verbs import CONDITIONS, Attack, MonsterAbility, Move, mask_of


def cells(state: Arena) -> dict[str, int]:
    """The hexes of the map by their names; none where no map lies there."""
    return cells_by_name(state.kernel.map.grid(state)) if state.figures else {}


def name_of(state: Arena, cell: int) -> str:
    return hex_name(state.kernel.map.grid(state), cell)


def conditions(word: str, value: Any) -> int:
    return mask_of(*names(word, value, CONDITIONS, once=True))


def cell(state: Arena, word: str, place: Any) -> int:
    """A hex by its name."""
    known = cells(state)
    if not isinstance(place, str) or place not in known:
        raise refusal(word, place, known)
    return known[place]


def board(state: Arena, word: str, places: Any, read: Callable[[Arena, str, Any], int] = cell) -> int:
    """A set of hexes, none of them twice."""
    found = [read(state, below(word, at), place) for at, place in enumerate(listing(word, places))]
    not_twice(word, found)
    return sum(1 << one for one in found)


def check_figures(
    state: Arena,
    shut: Callable[[Figure], int],
    word_of: Callable[[int], str],
    counts: Callable[[Figure], bool] = lambda figure: True,
) -> None:
    """Two figures that count never share a hex, and none stands on a hex that is `shut` to it. `word_of` says by which
    word the case has placed a figure."""
    standing: dict[int, Figure] = {}
    everywhere = state.kernel.map.grid(state).all
    for at, figure in enumerate(state.figures):
        if figure.cell < 0 or not counts(figure) or not everywhere >> figure.cell & 1:
            continue
        place = name_of(state, figure.cell)
        if figure.cell in standing:
            raise taken(word_of(at), _called(figure), place, _called(standing[figure.cell]))
        if shut(figure) >> figure.cell & 1:
            free = cells_in(everywhere & ~shut(figure) & ~occupied(state))
            raise no_room(word_of(at), _called(figure), place, [name_of(state, one) for one in free])
        standing[figure.cell] = figure


def _called(figure: Figure) -> str:
    return f"{figure.kind} {figure.number}" if figure.side else figure.kind


def hexes(state: Arena, lies: Callable[[int], dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is on each hex, by its name, and who stands there: a figure by its kind, number and place in the list."""
    nobody = {"figure": None, "number": None, "at": None}
    standing = {
        figure.cell: {"figure": figure.kind, "number": figure.number, "at": at}
        for at, figure in enumerate(state.figures)
        if figure.cell >= 0
    }
    return {name: lies(one) | standing.get(one, nobody) for name, one in cells(state).items()}


def reprinted_ability(word: str, ability: MonsterAbility, value: Any) -> MonsterAbility:
    """A column or ability card with other numbers in its initiative, its moves and its attacks."""
    has = {
        "initiative": True,
        "move": any(isinstance(action, Move) for action in ability.actions),
        "attack": any(isinstance(action, Attack) for action in ability.actions),
        "range": any(isinstance(action, Attack) for action in ability.actions),
    }
    found = mapping(word, value, [name for name, there in has.items() if there])
    low = {"move": -9, "attack": -9}  # what is added to a monster's own may be negative
    given = {name: number(below(word, name), one, low.get(name, 0)) for name, one in found.items()}
    actions = []
    for action in ability.actions:
        if isinstance(action, Move):
            action = msgspec.structs.replace(action, value=given.get("move", action.value))
        elif isinstance(action, Attack):
            reach = given.get("range", action.range)
            action = msgspec.structs.replace(action, value=given.get("attack", action.value), range=reach)
        actions.append(action)
    initiative = given.get("initiative", ability.initiative)
    return msgspec.structs.replace(ability, initiative=initiative, actions=tuple(actions))
