"""Parts of a screen that are drawn once and stand in every drawing from then on: faces of cards, printed text.

Nobody changes such a part: whoever needs another one takes a copy (`copy.copy`) and changes that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 4096
"""Parts that are kept of each kind: more than the cards of a box in all the places where they may lie."""

_kinds: list[Any] = []


def shared(draw: Callable[P, T]) -> Callable[P, T]:
    """Let a function draw each part once. What it gives depends on its arguments alone, and those can be hashed."""
    remembered = lru_cache(maxsize=REMEMBERED)(draw)
    _kinds.append(remembered)
    return cast("Callable[P, T]", remembered)


def forget_shared() -> None:
    """Draw every part anew from now on: for tests that compare."""
    for kind in _kinds:
        kind.cache_clear()
