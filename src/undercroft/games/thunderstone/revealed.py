"""Telling revealed cards apart: options name a card, and its number where two of a kind differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.core.request import Option
from undercroft.games.thunderstone.state import Piece


def likeness(piece: Piece) -> tuple[object, ...]:
    """Two pieces that are alike in this are the same to every rule."""
    return (
        piece.card, piece.used, piece.strength, piece.attack, piece.per_light, piece.per_monster, piece.magic,
        piece.owner, piece.bearer,
    )  # fmt: skip


def number_of(piece: Piece, revealed: Sequence[Piece]) -> int:
    """1 for the first of its kind and for any that is like the first; else its place among its kind."""
    card = piece.card
    number = 0
    for other in revealed:
        if other.card == card:
            number += 1
            if number == 1 and (other is piece or likeness(other) == likeness(piece)):
                return 1
            if other is piece:
                return number
    return 1


def nth(revealed: Sequence[Piece], card: str, number: int) -> Piece | None:
    """The piece that an option means: the card, and its number where two of a kind differ."""
    found = [piece for piece in revealed if piece.card == card]
    return found[number - 1] if number <= len(found) else found[-1] if found else None


def by_label(verb: str, pieces: Iterable[Piece], revealed: Sequence[Piece]) -> dict[Option, Piece]:
    """Options `(verb, card)` for the pieces; pieces alike share one, others are numbered: `(verb, card, 2)`."""
    labels: dict[Option, Piece] = {}
    known: set[tuple[object, ...]] = set()
    for piece in pieces:
        like = likeness(piece)
        if like in known:
            continue
        known.add(like)
        number = number_of(piece, revealed)
        labels[(verb, piece.card) if number == 1 else (verb, piece.card, number)] = piece
    return labels
