"""The areas that ability cards and items use, drawn as they are printed; `@` is the acting figure's own hex."""

from __future__ import annotations

from undercroft.core.grid import pattern

ARC_2 = pattern([(1, 0), (0, 1)], own=True)
"""Two neighbouring hexes beside you."""
ARC_3 = pattern([(1, 0), (0, 1), (-1, 1)], own=True)
"""Half of the ring around you."""
LINE_2 = pattern([(1, 0), (2, 0)], own=True)
"""Two hexes straight ahead."""
LINE_3 = pattern([(1, 0), (2, 0), (3, 0)], own=True)
"""Three hexes straight ahead."""
PAIR = pattern([(0, 0), (1, 0)])
"""Two neighbouring hexes anywhere in range."""
TRIANGLE = pattern([(0, 0), (1, 0), (0, 1)])
"""Three hexes around one corner."""
