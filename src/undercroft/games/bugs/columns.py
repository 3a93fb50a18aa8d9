"""Which columns of a monster type's card are marked this round (BB-INI-1, BB-ELI-1).

What the columns hold is in `cards/monsters.py`; the turns that follow from them are in `monsters.py`.
"""

from __future__ import annotations

from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import MONSTERS, OFF

NORMAL = ((0,), (1,), (2,))
ELITE = ((1, 2), (0, 2), (0, 1))
"""By the rolled column: with which columns normal and elite monsters act (BB-ELI-1)."""


def columns_of(state: Bugs, kind: int, elite: bool) -> tuple[int, ...]:
    """The columns with which the normal or the elite monsters of a type act this round (BB-ELI-1)."""
    rolled = state.rolled[kind]
    if rolled < 0:
        return ()
    return ELITE[rolled] if elite else NORMAL[rolled]


def marked(state: Bugs, kind: int) -> tuple[int, ...]:
    """The marked columns of a type: the rolled one for normal monsters, the two others for elites (BB-ELI-1, O1)."""
    rolled = state.rolled[kind]
    if rolled < 0:
        return ()
    name = state.types[kind]
    normal = elite = False
    for figure in state.figures:
        if figure.cell != OFF and figure.kind == name and figure.side == MONSTERS:
            if figure.elite:
                elite = True
            else:
                normal = True
    # BB-ELE-8: what they mark is gone with the last of them.
    return (NORMAL[rolled] if normal else ()) + (ELITE[rolled] if elite else ())
