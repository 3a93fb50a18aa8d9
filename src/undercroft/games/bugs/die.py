"""The one die of the box and its three results (BB-CMP-2, O1)."""

from undercroft.core.request import Chance

FACES = ("minus", "zero", "plus")
MINUS, ZERO, PLUS = range(3)
DIE = Chance("die", FACES)
"""The three results are equally likely."""
