"""How figures of Bugs stand on the map: portrait, side, and two characters for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.say import Say
from undercroft.core.scene import Figure as Token
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import screen as shared
from undercroft.games.haven.battlefield import HEROES, Figure


def sign(figure: Figure) -> str:
    if figure.is_objective:
        return "Ob"
    if figure.side == HEROES:
        return figure.kind[:2].title()  # two letters, so that it is no monster's letter and number
    return f"{figure.number}{figure.kind[0].upper()}"  # a letter and a number is the name of a hex


def side(figure: Figure) -> str:
    if figure.is_objective:
        return "object"
    return "hero" if figure.side == HEROES else "elite" if figure.elite else "enemy"


def portrait(figure: Figure) -> str:
    if figure.is_objective:
        return "bugs/monster/objective"
    return f"bugs/{'hero' if figure.side == HEROES else 'monster'}/{figure.kind}"


def token(view: Bugs, at: int, lines: Sequence[Say] = ()) -> Token:
    """A figure on the map; `lines` are what the screen tells of it besides."""
    figure = view.figures[at]
    return shared.token(view, at, sign(figure), side(figure), portrait(figure), lines)
