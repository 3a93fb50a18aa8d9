"""The treasure list and scenario 20's goods list (JL-TRS-1, JL-GDS-1); shown only when looted.

Contents are (kind, value) pairs that `loot.py` carries out in order.
"""

from __future__ import annotations

TREASURES: dict[int, tuple[tuple[str, int], ...]] = {
    1: (("experience", 10),),
    2: (("item", 31),),
    3: (("experience", 15),),
    4: (("gold", 5),),
    5: (("checkmark", 1),),
    6: (("gold", 10),),
    7: (("gold", 5),),
    8: (("damage", 3), ("poison", 1)),
    9: (("gold", 5),),
    10: (("item", 27),),
    11: (("item", 30),),
    12: (("gold", 5),),
    13: (("gold", 5),),
    14: (("coins", 3),),
    15: (("checkmark", 1),),
    16: (("item", 14),),
}

Spawned = tuple[str, str, str, str]
"""A monster type and the ranks that appear for 2, 3 and 4 characters: `nn` two normal ones, `ne` one of each."""

GOODS: dict[str, Spawned | str] = {
    "A": "good",
    "B": ("rat-monstrosity", "nn", "ne", "ee"),
    "C": ("black-sludge", "nn", "ne", "ee"),
    "D": ("giant-viper", "nnn", "nee", "eee"),
    "E": "good",
    "F": "ring",
    "G": ("rat-monstrosity", "nn", "ne", "ee"),
    "H": "good",
    "J": "good",
    "K": ("black-sludge", "nn", "ne", "ee"),
    "L": ("chaos-demon", "n", "e", "e"),
    "M": "good",
}
"""By letter; `good` is one of the five goods, `ring` item 32 (JL-GDS-F1)."""
