"""How figures of Jaws stand on the map: portrait, side, and two characters for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.say import Say
from undercroft.core.scene import Figure as Token
from undercroft.games.haven import screen as shared
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.state import Jaws

SIGNS = {"red-guard": "RG", "hatchet": "HA", "demolitionist": "DE", "voidwarden": "VW"}


def sign(view: Jaws, at: int) -> str:
    """Two characters for a figure: a monster's number and letter, capital for elites; a star for special objects.

    The number comes first: a letter and a number is the name of a hex.
    """
    figure = view.figures[at]
    if figure.kind in SIGNS:
        return SIGNS[figure.kind]
    if figure.is_objective:
        return f"*{'123456789abcdef'[figure.number]}"
    letters = {
        "living-spirit": "p",
        "black-imp": "k",
        "blood-monstrosity": "m",
        "vermling-scout": "c",
        "black-sludge": "l",
    }
    letter = letters.get(figure.kind, figure.kind[0])
    if MONSTERS[figure.kind].boss:
        return "B!"
    return f"{figure.number % 10}{letter.upper() if figure.elite else letter}"


def side(view: Jaws, at: int) -> str:
    figure = view.figures[at]
    if figure.is_objective:
        return "object"
    if figure.kind in SIGNS:
        return "hero"
    if MONSTERS[figure.kind].boss:
        return "boss"
    return "elite" if figure.elite else "enemy"


def portrait(view: Jaws, at: int) -> str:
    figure = view.figures[at]
    kind = "object" if figure.is_objective else "hero" if figure.kind in SIGNS else "monster"
    return f"jaws/{kind}/{figure.kind}"


def token(view: Jaws, at: int, lines: Sequence[Say] = ()) -> Token:
    """A figure on the map; `lines` are what the screen tells of it besides."""
    return shared.token(view, at, sign(view, at), side(view, at), portrait(view, at), lines)
