"""The modifier tables: five levels for each of the six characters, five difficulties for the monsters.

Rows are those of the board from top to bottom, columns the die's minus, zero and plus (BB-MOD-F1, BB-MOD-F2). Rolling
and moving the cube is in the rules.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import Modifier, Table
from undercroft.games.haven.verbs import (
    DISARM,
    IMMOBILIZE,
    INVISIBLE,
    MUDDLE,
    POISON,
    STRENGTHEN,
    WOUND,
    Adds,
)

MINUS_2, MINUS_1, ZERO, PLUS_1, PLUS_2, PLUS_3 = (Modifier(number) for number in range(-2, 4))
DOUBLE = Modifier(times=2)
NULL = Modifier(times=0)


def plus(
    modifier: Modifier,
    *,
    pierce: int = 0,
    push: int = 0,
    heal: int = 0,
    targets: int = 0,
    conditions: int = 0,
    own_conditions: int = 0,
) -> Modifier:
    """The same number with effects that work as if they were printed on the attack (BB-MOD-7)."""
    adds = Adds(
        pierce=pierce, push=push, heal=heal, targets=targets, conditions=conditions, own_conditions=own_conditions
    )
    return Modifier(modifier.add, modifier.times, adds)


STANDARD: Table = (
    (MINUS_1, ZERO, PLUS_1),
    (MINUS_1, ZERO, PLUS_2),
    (NULL, ZERO, PLUS_1),
    (MINUS_1, ZERO, PLUS_1),
    (MINUS_1, ZERO, DOUBLE),
    (MINUS_2, ZERO, PLUS_1),
)
"""Of the monsters by default and of every character at level 1 (BB-MOD-5)."""

CHARACTER_TABLES: dict[str, tuple[Table, ...]] = {
    "bruiser": (
        STANDARD,
        (
            (MINUS_1, ZERO, PLUS_1),
            (MINUS_1, ZERO, PLUS_1),
            (plus(MINUS_1, pierce=1), plus(ZERO, pierce=1), PLUS_2),
            (plus(MINUS_2, own_conditions=STRENGTHEN), ZERO, PLUS_1),
            (NULL, PLUS_1, PLUS_1),
            (MINUS_1, PLUS_1, DOUBLE),
        ),
        (
            (MINUS_1, ZERO, PLUS_1),
            (MINUS_1, plus(ZERO, push=1), plus(PLUS_1, push=1)),
            (plus(MINUS_1, pierce=1), plus(ZERO, pierce=1), PLUS_3),
            (plus(MINUS_2, own_conditions=STRENGTHEN), PLUS_1, plus(PLUS_1, conditions=MUDDLE)),
            (NULL, PLUS_1, PLUS_1),
            (MINUS_1, PLUS_1, DOUBLE),
        ),
        (
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_1, plus(ZERO, push=1), plus(PLUS_1, push=1)),
            (plus(MINUS_1, pierce=2), plus(ZERO, pierce=2), PLUS_3),
            (
                plus(MINUS_2, own_conditions=STRENGTHEN),
                plus(PLUS_1, conditions=MUDDLE),
                plus(PLUS_1, conditions=DISARM),
            ),
            (NULL, PLUS_1, PLUS_1),
            (MINUS_1, PLUS_1, DOUBLE),
        ),
        (
            (MINUS_1, plus(ZERO, own_conditions=STRENGTHEN), PLUS_2),
            (ZERO, plus(ZERO, push=1), plus(PLUS_1, push=1)),
            (plus(MINUS_1, pierce=2), plus(PLUS_1, pierce=2), PLUS_3),
            (
                plus(MINUS_2, own_conditions=STRENGTHEN),
                plus(PLUS_1, conditions=MUDDLE),
                plus(PLUS_1, conditions=DISARM),
            ),
            (NULL, PLUS_1, plus(PLUS_1, conditions=DISARM)),
            (MINUS_1, PLUS_1, DOUBLE),
        ),
    ),
    "tinkerer": (
        STANDARD,
        (
            (MINUS_1, ZERO, PLUS_1),
            (ZERO, ZERO, PLUS_2),
            (MINUS_1, ZERO, PLUS_1),
            (NULL, plus(ZERO, conditions=MUDDLE), PLUS_1),
            (MINUS_1, ZERO, DOUBLE),
            (MINUS_1, plus(ZERO, heal=2), PLUS_1),
        ),
        (
            (MINUS_1, PLUS_1, PLUS_1),
            (ZERO, ZERO, PLUS_2),
            (MINUS_1, ZERO, PLUS_2),
            (NULL, plus(ZERO, conditions=MUDDLE), PLUS_1),
            (ZERO, ZERO, DOUBLE),
            (MINUS_1, plus(ZERO, heal=2), plus(PLUS_1, conditions=WOUND)),
        ),
        (
            (MINUS_1, PLUS_1, plus(PLUS_1, conditions=MUDDLE)),
            (ZERO, ZERO, PLUS_3),
            (plus(MINUS_1, targets=1), plus(ZERO, targets=1), PLUS_2),
            (NULL, plus(ZERO, conditions=MUDDLE), PLUS_1),
            (ZERO, ZERO, DOUBLE),
            (MINUS_1, plus(ZERO, heal=2), plus(PLUS_1, conditions=WOUND)),
        ),
        (
            (MINUS_1, PLUS_1, plus(PLUS_1, conditions=MUDDLE)),
            (ZERO, plus(ZERO, conditions=IMMOBILIZE), PLUS_3),
            (plus(MINUS_1, targets=1), plus(ZERO, targets=1), PLUS_2),
            (NULL, plus(ZERO, conditions=MUDDLE), PLUS_1),
            (ZERO, PLUS_1, DOUBLE),
            (ZERO, plus(ZERO, heal=2), plus(PLUS_1, conditions=WOUND)),
        ),
    ),
    "spellweaver": (
        STANDARD,
        (
            (MINUS_1, PLUS_1, PLUS_1),
            (MINUS_2, ZERO, DOUBLE),
            (MINUS_1, ZERO, PLUS_2),
            (NULL, ZERO, PLUS_1),
            (MINUS_1, plus(ZERO, conditions=IMMOBILIZE), PLUS_2),
            (MINUS_1, ZERO, PLUS_1),
        ),
        (
            (MINUS_1, PLUS_1, PLUS_1),
            (MINUS_2, PLUS_1, DOUBLE),
            (plus(MINUS_1, pierce=2), plus(ZERO, pierce=2), PLUS_2),
            (NULL, PLUS_1, PLUS_1),
            (ZERO, plus(ZERO, conditions=IMMOBILIZE), PLUS_2),
            (MINUS_1, ZERO, PLUS_1),
        ),
        (
            (MINUS_1, PLUS_1, PLUS_1),
            (MINUS_2, PLUS_1, DOUBLE),
            (plus(MINUS_1, pierce=2), plus(ZERO, pierce=2), PLUS_2),
            (NULL, PLUS_1, PLUS_2),
            (ZERO, plus(PLUS_1, conditions=IMMOBILIZE), PLUS_2),
            (plus(MINUS_1, conditions=DISARM), ZERO, PLUS_1),
        ),
        (
            (ZERO, PLUS_1, plus(PLUS_1, conditions=WOUND)),
            (MINUS_2, PLUS_1, DOUBLE),
            (plus(MINUS_1, pierce=2), plus(ZERO, pierce=2), PLUS_2),
            (NULL, PLUS_1, PLUS_2),
            (PLUS_1, plus(PLUS_1, conditions=IMMOBILIZE), PLUS_2),
            (plus(MINUS_1, conditions=DISARM), ZERO, PLUS_1),
        ),
    ),
    "silent-knife": (
        STANDARD,
        (
            (ZERO, ZERO, PLUS_1),
            (NULL, ZERO, PLUS_1),
            (MINUS_1, ZERO, PLUS_1),
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_1, plus(ZERO, conditions=POISON), PLUS_1),
            (MINUS_1, ZERO, DOUBLE),
        ),
        (
            (ZERO, ZERO, PLUS_1),
            (NULL, PLUS_1, PLUS_1),
            (plus(MINUS_1, own_conditions=INVISIBLE), ZERO, PLUS_1),
            (ZERO, ZERO, PLUS_2),
            (MINUS_1, plus(ZERO, conditions=POISON), PLUS_1),
            (MINUS_1, ZERO, DOUBLE),
        ),
        (
            (ZERO, ZERO, plus(PLUS_1, conditions=POISON)),
            (NULL, PLUS_1, PLUS_2),
            (plus(MINUS_1, own_conditions=INVISIBLE), ZERO, PLUS_1),
            (ZERO, PLUS_1, PLUS_2),
            (ZERO, plus(ZERO, conditions=POISON), PLUS_1),
            (MINUS_1, ZERO, DOUBLE),
        ),
        (
            (ZERO, PLUS_1, plus(PLUS_1, conditions=POISON)),
            (NULL, PLUS_1, PLUS_2),
            (plus(MINUS_1, own_conditions=INVISIBLE), ZERO, PLUS_1),
            (ZERO, PLUS_1, PLUS_2),
            (ZERO, plus(ZERO, conditions=POISON), PLUS_1),
            (ZERO, PLUS_1, DOUBLE),
        ),
    ),
    "cragheart": (
        STANDARD,
        (
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_2, ZERO, PLUS_2),
            (MINUS_1, PLUS_1, PLUS_2),
            (NULL, ZERO, plus(PLUS_1, conditions=MUDDLE)),
            (MINUS_1, ZERO, DOUBLE),
            (MINUS_2, PLUS_1, PLUS_1),
        ),
        (
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_2, PLUS_1, PLUS_2),
            (MINUS_1, PLUS_1, PLUS_2),
            (NULL, PLUS_1, plus(PLUS_1, conditions=MUDDLE)),
            (plus(MINUS_1, push=2), plus(ZERO, push=2), DOUBLE),
            (plus(MINUS_2, conditions=IMMOBILIZE), PLUS_1, PLUS_1),
        ),
        (
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_2, PLUS_1, plus(PLUS_2, conditions=MUDDLE)),
            (MINUS_1, plus(PLUS_1, heal=1), plus(PLUS_2, heal=1)),
            (NULL, PLUS_1, plus(PLUS_2, conditions=MUDDLE)),
            (plus(MINUS_1, push=2), plus(PLUS_1, push=2), DOUBLE),
            (plus(MINUS_2, conditions=IMMOBILIZE), PLUS_1, PLUS_1),
        ),
        (
            (MINUS_1, plus(ZERO, conditions=IMMOBILIZE), PLUS_2),
            (MINUS_2, PLUS_1, plus(PLUS_2, conditions=MUDDLE)),
            (ZERO, plus(PLUS_1, heal=1), plus(PLUS_2, heal=1)),
            (NULL, PLUS_1, plus(PLUS_2, conditions=MUDDLE)),
            (plus(MINUS_1, push=2), plus(PLUS_1, push=2), DOUBLE),
            (plus(MINUS_2, conditions=IMMOBILIZE), PLUS_1, PLUS_2),
        ),
    ),
    "mindthief": (
        STANDARD,
        (
            (ZERO, ZERO, PLUS_1),
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_1, ZERO, DOUBLE),
            (NULL, ZERO, PLUS_1),
            (MINUS_1, PLUS_1, PLUS_2),
            (MINUS_2, ZERO, plus(PLUS_1, conditions=MUDDLE)),
        ),
        (
            (ZERO, plus(ZERO, conditions=IMMOBILIZE), PLUS_1),
            (MINUS_1, ZERO, PLUS_2),
            (MINUS_1, plus(ZERO, conditions=MUDDLE), DOUBLE),
            (NULL, ZERO, PLUS_2),
            (MINUS_1, PLUS_1, PLUS_2),
            (MINUS_1, ZERO, plus(PLUS_1, conditions=MUDDLE)),
        ),
        (
            (ZERO, plus(ZERO, conditions=IMMOBILIZE), PLUS_1),
            (plus(MINUS_1, conditions=DISARM), ZERO, PLUS_2),
            (ZERO, plus(ZERO, conditions=MUDDLE), DOUBLE),
            (NULL, ZERO, PLUS_2),
            (MINUS_1, PLUS_1, PLUS_2),
            (MINUS_1, ZERO, plus(PLUS_1, conditions=MUDDLE)),
        ),
        (
            (ZERO, plus(ZERO, conditions=IMMOBILIZE), PLUS_2),
            (plus(MINUS_1, conditions=DISARM), PLUS_1, PLUS_2),
            (ZERO, plus(ZERO, conditions=MUDDLE), DOUBLE),
            (NULL, ZERO, PLUS_2),
            (ZERO, PLUS_1, PLUS_2),
            (MINUS_1, ZERO, plus(PLUS_1, conditions=MUDDLE)),
        ),
    ),
}
"""By character and level, level 1 first."""

MONSTER_TABLES: dict[str, Table] = {
    "very_easy": (
        (MINUS_1, MINUS_1, ZERO),
        (MINUS_2, ZERO, PLUS_1),
        (NULL, MINUS_1, PLUS_1),
        (MINUS_1, ZERO, ZERO),
        (MINUS_1, ZERO, PLUS_2),
        (MINUS_2, MINUS_1, PLUS_1),
    ),
    "easy": (
        (MINUS_1, MINUS_1, PLUS_1),
        (MINUS_1, ZERO, PLUS_1),
        (NULL, MINUS_1, PLUS_1),
        (MINUS_1, ZERO, PLUS_1),
        (MINUS_1, ZERO, DOUBLE),
        (MINUS_2, MINUS_1, PLUS_1),
    ),
    "standard": STANDARD,
    "hard": (
        (MINUS_1, PLUS_1, PLUS_1),
        (ZERO, PLUS_1, PLUS_2),
        (NULL, ZERO, PLUS_1),
        (MINUS_1, ZERO, PLUS_2),
        (ZERO, PLUS_1, DOUBLE),
        (MINUS_1, PLUS_1, PLUS_1),
    ),
    "very_hard": (
        (ZERO, PLUS_1, PLUS_2),
        (ZERO, PLUS_1, PLUS_3),
        (NULL, PLUS_1, PLUS_2),
        (ZERO, PLUS_1, PLUS_2),
        (ZERO, PLUS_1, DOUBLE),
        (MINUS_1, PLUS_1, PLUS_2),
    ),
}
"""By difficulty, from the easiest to the hardest (BB-DIF-F1)."""
