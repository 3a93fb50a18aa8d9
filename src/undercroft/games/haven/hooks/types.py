"""The types that all hooks share."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from undercroft.games.haven.battlefield import Arena

S = TypeVar("S", bound="Arena")
Seats = int | tuple[int, ...]
"""Who is asked: one seat, or any of several."""
