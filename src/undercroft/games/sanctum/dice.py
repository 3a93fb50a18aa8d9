"""What a verb makes of a die: for each value the values that it can be turned to. Who may use what: `powers.py`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from undercroft.games.sanctum.cards.verbs import (
    AnyValue,
    DieChange,
    FlipDie,
    LowerDie,
    Minus,
    Plus,
    PlusMinus,
    RaiseDie,
    SetOdd,
    SetTo,
    Shield,
    TipDie,
    UpTo,
)

FACES = (1, 2, 3, 4, 5, 6)

Reach = tuple[tuple[int, ...], ...]
"""For each value of a die (index 0 is unused) the values that an effect can turn it to."""

TURNS: dict[type[DieChange], Callable[[Any, int], list[int]]] = {
    SetTo: lambda verb, value: [verb.value],  # SA-EFX-1
    Plus: lambda verb, value: [value + verb.by],  # SA-EFX-2
    Minus: lambda verb, value: [value - verb.by],  # SA-EFX-3
    PlusMinus: lambda verb, value: [value - verb.by, value + verb.by],  # SA-EFX-4
    RaiseDie: lambda verb, value: list(range(value + 1, 7)),  # SA-EFX-5
    LowerDie: lambda verb, value: list(range(1, value)),
    FlipDie: lambda verb, value: [7 - value],
    TipDie: lambda verb, value: [new for new in FACES if new not in (value, 7 - value)],
    UpTo: lambda verb, value: [new for new in range(value - verb.by, value + verb.by + 1) if new != value],
    SetOdd: lambda verb, value: [1, 3, 5],
    AnyValue: lambda verb, value: list(FACES),  # SA-RAG-1
}
"""What each change makes of a value, past 6 and 1 too."""


@cache
def reach(effect: DieChange | Shield) -> Reach:
    """What an effect makes of a die, never past 6 or 1 (SA-EFX-8); empty for shields."""
    if isinstance(effect, Shield):
        return ()
    turns = TURNS[type(effect)]
    return ((), *(tuple(new for new in turns(effect, value) if 1 <= new <= 6) for value in FACES))


@cache
def reach_with_smaller(effect: DieChange | Shield) -> Reach:
    """The same where an exact change may be any smaller one too (the Huntress' Steady Hand)."""
    if not isinstance(effect, (Plus, Minus, PlusMinus)):
        return reach(effect)
    steps = [reach(msgspec.structs.replace(effect, by=by)) for by in range(1, effect.by + 1)]
    return ((), *(tuple(sorted({new for step in steps for new in step[value]})) for value in FACES))
