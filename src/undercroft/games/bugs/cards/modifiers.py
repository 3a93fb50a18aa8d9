"""Modifier tables: six rows, and for each row what the die's minus, zero and plus bring (BB-MOD-F1, F2).

The numbers are the published ones. A table is drawn as text: a number, `x2` or `null`, then effects on the target, or
on the attacker after `self`; `heal` heals the attacker, `target` adds a target.
"""

from __future__ import annotations

import msgspec

from undercroft.games.haven.effects import CONDITIONS, POSITIVE, Adds, mask_of

FACES = ("minus", "zero", "plus")
ROWS = 6
DIFFICULTIES = ("very_easy", "easy", "standard", "hard", "very_hard")


class Modifier(msgspec.Struct, frozen=True):
    """One cell of a table. `good` is the sign of its effects for the attacker (BB-ADV-5)."""

    plus: int
    double: bool = False
    null: bool = False
    adds: Adds | None = None
    good: int = 0
    text: str = ""

    def value(self, attack: int) -> int:
        """The attack value that it makes of this one, never below 0 (BB-MOD-6, BB-ATK-O1)."""
        if self.null:
            return 0
        value = attack * 2 if self.double else attack + self.plus
        return value if value > 0 else 0


Table = tuple[tuple[Modifier, Modifier, Modifier], ...]


def read_modifier(text: str) -> Modifier:
    number, _, rest = text.strip().partition(" ")
    fields: dict[str, int] = {}
    good = 0
    for effect in filter(None, (part.strip() for part in rest.split(","))):
        words = effect.split()
        if words[0] == "self":
            mask = mask_of(words[1])
            fields["own_conditions"] = fields.get("own_conditions", 0) | mask
            good = 1 if mask & POSITIVE else -1
        elif words[0] in CONDITIONS:
            mask = mask_of(words[0])
            fields["conditions"] = fields.get("conditions", 0) | mask
            good = -1 if mask & POSITIVE else 1
        else:
            fields["targets" if words[0] == "target" else words[0]] = int(words[1])
            good = 1
    adds = Adds(**fields) if fields else None  # type: ignore[arg-type]
    if number == "x2":
        return Modifier(0, double=True, adds=adds, good=good, text=text.strip())
    if number == "null":
        return Modifier(0, null=True, adds=adds, good=good, text=text.strip())
    return Modifier(int(number), adds=adds, good=good, text=text.strip())


def read_table(drawing: str) -> Table:
    rows = []
    for line in drawing.strip().splitlines():
        minus, zero, plus = (read_modifier(cell) for cell in line.split("|"))
        rows.append((minus, zero, plus))
    if len(rows) != ROWS:
        raise ValueError(f"a modifier table has {ROWS} rows, not {len(rows)}")
    return tuple(rows)


STANDARD = read_table(
    """
    -1 | +0 | +1
    -1 | +0 | +2
    null | +0 | +1
    -1 | +0 | +1
    -1 | +0 | x2
    -2 | +0 | +1
    """
)
"""Every character's table of level 1, and the monsters' unless another is chosen (BB-MOD-5)."""

_CHARACTERS: dict[str, tuple[str, str, str, str]] = {
    "bruiser": (
        """
        -1 | +0 | +1
        -1 | +0 | +1
        -1 pierce 1 | +0 pierce 1 | +2
        -2 self strengthen | +0 | +1
        null | +1 | +1
        -1 | +1 | x2
        """,
        """
        -1 | +0 | +1
        -1 | +0 push 1 | +1 push 1
        -1 pierce 1 | +0 pierce 1 | +3
        -2 self strengthen | +1 | +1 muddle
        null | +1 | +1
        -1 | +1 | x2
        """,
        """
        -1 | +0 | +2
        -1 | +0 push 1 | +1 push 1
        -1 pierce 2 | +0 pierce 2 | +3
        -2 self strengthen | +1 muddle | +1 disarm
        null | +1 | +1
        -1 | +1 | x2
        """,
        """
        -1 | +0 self strengthen | +2
        +0 | +0 push 1 | +1 push 1
        -1 pierce 2 | +1 pierce 2 | +3
        -2 self strengthen | +1 muddle | +1 disarm
        null | +1 | +1 disarm
        -1 | +1 | x2
        """,
    ),
    "tinkerer": (
        """
        -1 | +0 | +1
        +0 | +0 | +2
        -1 | +0 | +1
        null | +0 muddle | +1
        -1 | +0 | x2
        -1 | +0 heal 2 | +1
        """,
        """
        -1 | +1 | +1
        +0 | +0 | +2
        -1 | +0 | +2
        null | +0 muddle | +1
        +0 | +0 | x2
        -1 | +0 heal 2 | +1 wound
        """,
        """
        -1 | +1 | +1 muddle
        +0 | +0 | +3
        -1 target 1 | +0 target 1 | +2
        null | +0 muddle | +1
        +0 | +0 | x2
        -1 | +0 heal 2 | +1 wound
        """,
        """
        -1 | +1 | +1 muddle
        +0 | +0 immobilize | +3
        -1 target 1 | +0 target 1 | +2
        null | +0 muddle | +1
        +0 | +1 | x2
        +0 | +0 heal 2 | +1 wound
        """,
    ),
    "spellweaver": (
        """
        -1 | +1 | +1
        -2 | +0 | x2
        -1 | +0 | +2
        null | +0 | +1
        -1 | +0 immobilize | +2
        -1 | +0 | +1
        """,
        """
        -1 | +1 | +1
        -2 | +1 | x2
        -1 pierce 2 | +0 pierce 2 | +2
        null | +1 | +1
        +0 | +0 immobilize | +2
        -1 | +0 | +1
        """,
        """
        -1 | +1 | +1
        -2 | +1 | x2
        -1 pierce 2 | +0 pierce 2 | +2
        null | +1 | +2
        +0 | +1 immobilize | +2
        -1 disarm | +0 | +1
        """,
        """
        +0 | +1 | +1 wound
        -2 | +1 | x2
        -1 pierce 2 | +0 pierce 2 | +2
        null | +1 | +2
        +1 | +1 immobilize | +2
        -1 disarm | +0 | +1
        """,
    ),
    "silent-knife": (
        """
        +0 | +0 | +1
        null | +0 | +1
        -1 | +0 | +1
        -1 | +0 | +2
        -1 | +0 poison | +1
        -1 | +0 | x2
        """,
        """
        +0 | +0 | +1
        null | +1 | +1
        -1 self invisible | +0 | +1
        +0 | +0 | +2
        -1 | +0 poison | +1
        -1 | +0 | x2
        """,
        """
        +0 | +0 | +1 poison
        null | +1 | +2
        -1 self invisible | +0 | +1
        +0 | +1 | +2
        +0 | +0 poison | +1
        -1 | +0 | x2
        """,
        """
        +0 | +1 | +1 poison
        null | +1 | +2
        -1 self invisible | +0 | +1
        +0 | +1 | +2
        +0 | +0 poison | +1
        +0 | +1 | x2
        """,
    ),
    "cragheart": (
        """
        -1 | +0 | +2
        -2 | +0 | +2
        -1 | +1 | +2
        null | +0 | +1 muddle
        -1 | +0 | x2
        -2 | +1 | +1
        """,
        """
        -1 | +0 | +2
        -2 | +1 | +2
        -1 | +1 | +2
        null | +1 | +1 muddle
        -1 push 2 | +0 push 2 | x2
        -2 immobilize | +1 | +1
        """,
        """
        -1 | +0 | +2
        -2 | +1 | +2 muddle
        -1 | +1 heal 1 | +2 heal 1
        null | +1 | +2 muddle
        -1 push 2 | +1 push 2 | x2
        -2 immobilize | +1 | +1
        """,
        """
        -1 | +0 immobilize | +2
        -2 | +1 | +2 muddle
        +0 | +1 heal 1 | +2 heal 1
        null | +1 | +2 muddle
        -1 push 2 | +1 push 2 | x2
        -2 immobilize | +1 | +2
        """,
    ),
    "mindthief": (
        """
        +0 | +0 | +1
        -1 | +0 | +2
        -1 | +0 | x2
        null | +0 | +1
        -1 | +1 | +2
        -2 | +0 | +1 muddle
        """,
        """
        +0 | +0 immobilize | +1
        -1 | +0 | +2
        -1 | +0 muddle | x2
        null | +0 | +2
        -1 | +1 | +2
        -1 | +0 | +1 muddle
        """,
        """
        +0 | +0 immobilize | +1
        -1 disarm | +0 | +2
        +0 | +0 muddle | x2
        null | +0 | +2
        -1 | +1 | +2
        -1 | +0 | +1 muddle
        """,
        """
        +0 | +0 immobilize | +2
        -1 disarm | +1 | +2
        +0 | +0 muddle | x2
        null | +0 | +2
        +0 | +1 | +2
        -1 | +0 | +1 muddle
        """,
    ),
}

_MONSTERS: dict[str, str] = {
    "very_easy": """
        -1 | -1 | +0
        -2 | +0 | +1
        null | -1 | +1
        -1 | +0 | +0
        -1 | +0 | +2
        -2 | -1 | +1
    """,
    "easy": """
        -1 | -1 | +1
        -1 | +0 | +1
        null | -1 | +1
        -1 | +0 | +1
        -1 | +0 | x2
        -2 | -1 | +1
    """,
    "hard": """
        -1 | +1 | +1
        +0 | +1 | +2
        null | +0 | +1
        -1 | +0 | +2
        +0 | +1 | x2
        -1 | +1 | +1
    """,
    "very_hard": """
        +0 | +1 | +2
        +0 | +1 | +3
        null | +1 | +2
        +0 | +1 | +2
        +0 | +1 | x2
        -1 | +1 | +2
    """,
}

CHARACTER_TABLES: dict[str, tuple[Table, ...]] = {
    character: (STANDARD, *(read_table(drawing) for drawing in drawings)) for character, drawings in _CHARACTERS.items()
}
"""By character, then by level 1 to 5."""

MONSTER_TABLES: dict[str, Table] = {
    name: STANDARD if name == "standard" else read_table(_MONSTERS[name]) for name in DIFFICULTIES
}
