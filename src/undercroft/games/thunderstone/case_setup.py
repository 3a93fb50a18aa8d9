"""What a case may edit in a fresh game: hands, decks, hall, village, experience, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.errors import TableError
from undercroft.core.state import facts as plain_facts
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.state import Foe, Thunderstone
from undercroft.games.thunderstone.supply import make_shelf


def _cards(value: Any) -> list[str]:
    """A list of card names; `militia*3` stands for three of them."""
    found: list[str] = []
    for word in value:
        card, _, count = str(word).partition("*")
        if card not in CARDS:
            raise TableError("error.given", word=card, known=", ".join(CARDS))
        found += [card] * int(count or 1)
    return found


def _each_seat(field: str) -> Callable[[Thunderstone, Any], None]:
    def edit(state: Thunderstone, value: Any) -> None:
        for player, cards in zip(state.seats, value, strict=False):
            setattr(player, field, _cards(cards))

    return edit


def _experience(state: Thunderstone, value: Any) -> None:
    for player, tokens in zip(state.seats, value, strict=False):
        player.experience = int(tokens)


def _hall(state: Thunderstone, value: Any) -> None:
    state.hall = [Foe(card) for card in _cards(value)]


def _breached(state: Thunderstone, value: Any) -> None:
    """Beside the hall: which of its cards have breached, from rank 1 on."""
    if len(value) > len(state.hall):
        raise TableError("error.given-many", word="breached", count=len(value), most=len(state.hall))
    for at, mark in enumerate(value):
        state.hall[at] = Foe(state.hall[at].card, bool(mark))


def _dungeon(state: Thunderstone, value: Any) -> None:
    """A list: these cards from the top down and nothing else. A mapping: pool, above, stone, under."""
    if isinstance(value, list):
        state.pool, state.above, state.stone, state.under = [], 0, False, _cards(value)
        return
    state.pool = _cards(value.get("pool", ()))
    state.above = int(value.get("above", 0))
    state.stone = bool(value.get("stone", False))
    state.under = _cards(value.get("under", ()))


def _stock(state: Thunderstone, value: Any) -> None:
    """How many copies of these cards are left; the other stacks stay as they are."""
    for card, count in value.items():
        if card not in state.stock:
            raise TableError("error.given", word=str(card), known=", ".join(state.stock))
        state.stock[card] = int(count)
    make_shelf(state)


def _turn(state: Thunderstone, value: Any) -> None:
    state.active = int(value)


WORDS: dict[str, Callable[[Thunderstone, Any], None]] = {
    "hands": _each_seat("hand"),
    "decks": _each_seat("deck"),
    "discards": _each_seat("discard"),
    "experience": _experience,
    "hall": _hall,
    "breached": _breached,
    "dungeon": _dungeon,
    "stock": _stock,
    "turn": _turn,
}


def edit(state: Thunderstone, edits: Mapping[str, Any]) -> None:
    for word, value in edits.items():
        if word not in WORDS:
            raise TableError("error.given", word=word, known=", ".join(WORDS))
        WORDS[word](state, value)


def facts(state: Thunderstone) -> Any:
    """The state as it is; the hall as two lists, its cards in `hall` and beside them `breached`."""
    found = plain_facts(state)
    return {**found, "hall": state.hall_cards(), "breached": [foe.breached for foe in state.hall]}
