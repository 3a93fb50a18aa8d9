"""Hexes and squares: neighbours, distance, lines of sight, areas, paths and maps drawn as text.

Build a `Grid` once with `hex_grid` or `square_grid`; cells are ints, sets of cells are ints used as bitboards.
Grids are shared and never copied: a state stores cells and bitboards, and its rules know the grid.
"""

from undercroft.core.grid.area import Pattern, draw_pattern, pattern, placements, placements_on, read_pattern
from undercroft.core.grid.base import (
    FAR,
    Coordinate,
    Doors,
    Grid,
    MapError,
    Shape,
    Sight,
    Wall,
    bit_count,
    bits,
    cells,
    each,
)
from undercroft.core.grid.hex import HEX, hex_doors, hex_grid
from undercroft.core.grid.paths import (
    Cheapest,
    Extra,
    Flood,
    Remaining,
    cheapest,
    extras,
    flood,
    layers,
    pack,
    reach,
    remaining,
    unpack,
)
from undercroft.core.grid.sight import ANY_LINE, CENTRES, CLEAR
from undercroft.core.grid.square import SQUARE, SquareField, SquareMap, square_doors, square_grid
from undercroft.core.grid.text import Drawing, draw, draw_grid, read, read_walls, write_walls

__all__ = [
    "ANY_LINE",
    "CENTRES",
    "CLEAR",
    "FAR",
    "HEX",
    "SQUARE",
    "Cheapest",
    "Coordinate",
    "Doors",
    "Drawing",
    "Extra",
    "Flood",
    "Grid",
    "MapError",
    "Pattern",
    "Remaining",
    "Shape",
    "Sight",
    "SquareField",
    "SquareMap",
    "Wall",
    "bit_count",
    "bits",
    "cells",
    "cheapest",
    "draw",
    "draw_grid",
    "draw_pattern",
    "each",
    "extras",
    "flood",
    "hex_doors",
    "hex_grid",
    "layers",
    "pack",
    "pattern",
    "placements",
    "placements_on",
    "reach",
    "read",
    "read_pattern",
    "read_walls",
    "remaining",
    "square_doors",
    "square_grid",
    "unpack",
    "write_walls",
]
