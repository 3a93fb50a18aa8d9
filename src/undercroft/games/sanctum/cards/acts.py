"""The act boards, the achievement board, blessings and starting bonuses (frame SA-CF-8, SA-CF-9, SA-CF-25 f.)."""

from __future__ import annotations

from undercroft.games.sanctum.cards.verbs import DieChange, LowerDie, PlusMinus, RaiseDie, Shield, Tokens

Group = tuple[int, ...]
"""Levels of the demons that lie together."""

SPACES = 6
"""Spaces of each board before act V; the chest is at the last one (SA-CHE-1)."""

ACTS: dict[str, tuple[Group, ...]] = {
    "I": ((1, 1), (1, 1), (2,), (1, 1), (2,), (1, 2)),
    "II": ((2,), (1, 1), (2,), (1, 2), (2,), (1, 2)),
    "III": ((1, 2), (2,), (1, 2), (2, 2), (3,), (1, 2)),
    "IV": ((3,), (2, 2), (3,), (2, 2), (3,), (2, 3)),
    "V": ((2, 3),),
}
"""The group that each space lays; the first space of a board lays it five times (SA-MOV-5, SA-WAL-1)."""

FIRST_GROUPS = 5

ORDER: dict[int, tuple[str, ...]] = {
    4: ("I", "II", "III", "IV", "V", "VI"),  # SA-ACT-1
    3: ("I", "II", "IV", "V", "VI"),  # SA-ACT-2
    2: ("I", "III", "V", "VI"),  # SA-ACT-3
}

ANGEL: dict[str, int] = {"II": 3, "III": 0}
"""The space that the divine intervention tile of a board lies at, counted from 0 (SA-DVS-7, SA-CF-9)."""
ANGEL_ACT: dict[int, str] = {2: "III", 3: "II", 4: "III"}
"""Which board has the tile, by number of players (SA-DVS-3 to SA-DVS-5)."""

SKILLS, GEMS, GEAR, LEVEL = "skills", "gems", "gear", "level"
ACHIEVEMENTS: tuple[tuple[str, int, int], ...] = (
    (SKILLS, 3, 1), (GEMS, 2, 1), (GEAR, 4, 1),
    (SKILLS, 5, 2), (GEMS, 3, 2), (GEAR, 7, 2), (LEVEL, 2, 2),
    (SKILLS, 7, 3), (GEMS, 4, 3), (GEAR, 10, 3), (LEVEL, 3, 3),
)  # fmt: skip
"""The eleven spaces: kind, what it asks for, row (SA-ACS-4)."""
BLOCKED: tuple[tuple[int, int, int], ...] = ((0, 1, 2), (3, 4, 5), (7, 8, 9))
"""For two players: the spaces of each row that a die may block, by its result 1-2, 3-4, 5-6 (SA-ACS-O1)."""

BLESSINGS: tuple[str, ...] = (
    *["stamina"] * 3, *["focus"] * 3, *["shield2"] * 2, *["pm1"] * 2, "up", "down",
)  # fmt: skip
"""The backs of the twelve achievement tiles."""
BLESSING_EFFECTS: dict[str, Tokens | DieChange | Shield] = {
    "stamina": Tokens(stamina=1),
    "focus": Tokens(focus=1),
    "shield2": Shield(2),
    "pm1": PlusMinus(1),
    "up": RaiseDie(),
    "down": LowerDie(),
}
"""What they do: a token (SA-BLS-2), or what an ability with that symbol does (SA-BLS-3)."""

BONUSES: tuple[tuple[str, int], ...] = (("red", 2), ("red", 3), ("green", 2), ("green", 3), ("blue", 2), ("blue", 3))
"""The skills that the six starting bonus cards name (SA-CF-25)."""
BONUS_TABLE: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (1, 1), (0, 2))
"""Potions and bonus cards of the 1st to 4th player (SA-BON-O1)."""

ROARS: dict[str, int] = {"normal": 2, "hard": 3, "nightmare": 4, "hell": 5}
"""Cards in the first roar (SA-DIF-2)."""
