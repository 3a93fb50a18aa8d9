"""Which columns of a monster type's card are marked this round (BB-INI-1, BB-ELI-1).

What the columns hold is in `cards/monsters.py`; the turns that follow from them are in `monsters.py`.
"""

from __future__ import annotations

from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import MONSTERS

ALL = range(3)


def marked(state: Bugs, kind: int) -> tuple[int, ...]:
    """The marked columns of a type: the rolled one for normal monsters, the two others for elites (BB-ELI-1, O1)."""
    rolled = state.rolled[kind]
    if rolled < 0:
        return ()
    name = state.types[kind]
    normal = elite = False
    for figure in state.figures:
        if figure.cell >= 0 and figure.kind == name and figure.side == MONSTERS:
            if figure.elite:
                elite = True
            else:
                normal = True
    if not elite:
        return (rolled,) if normal else ()  # BB-ELE-8: gone with the last monster of the type
    others = tuple(column for column in ALL if column != rolled)
    return (rolled, *others) if normal else others
