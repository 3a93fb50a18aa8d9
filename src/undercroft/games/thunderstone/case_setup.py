"""What a case may edit in a fresh game: hands, decks, hall, village, experience, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.core.cases.given import (
    below,
    edit_by,
    listing,
    mapping,
    no_more_than,
    number,
    one_of,
    wrong_shape,
    yes_or_no,
)
from undercroft.core.state import facts as plain_facts
from undercroft.games.thunderstone.cards import CARDS, DISEASE, MONSTER, THUNDERSTONE, TYPE
from undercroft.games.thunderstone.state import Foe, Thunderstone
from undercroft.games.thunderstone.supply import make_shelf

RANKS = 3
DENIZENS = tuple(card for card in CARDS if TYPE[card] == MONSTER or card == THUNDERSTONE)
"""What can be in the dungeon."""


def edit(state: Thunderstone, edits: Mapping[str, Any]) -> None:
    """Edit a fresh game; what cannot be raises TableError."""
    edit_by(_WORDS, state, edits)


def _cards(word: str, value: Any, known: Any = CARDS) -> list[str]:
    """A list of card names; `militia*3` stands for three of them."""
    found: list[str] = []
    for at, entry in enumerate(listing(word, value)):
        card, star, count = str(entry).partition("*")
        one_of(below(word, at), card, known)
        if star and not count.isdigit():
            raise wrong_shape(below(word, at), entry, f"{card}*3")
        found += [card] * int(count or 1)
    return found


def _pile(word: str, value: Any, known: Any = CARDS) -> list[str]:
    """Such a list that is a pile: it has no more copies of a card than the box. Diseases never run out (TH-DIS-7)."""
    found = _cards(word, value, known)
    no_more_than(word, [card for card in found if TYPE[card] != DISEASE], lambda card: CARDS[card].count)
    return found


def _each_seat(word: str, field: str) -> Callable[[Thunderstone, Any], None]:
    def change(state: Thunderstone, value: Any) -> None:
        for seat, cards in enumerate(listing(word, value, state.players)):
            setattr(state.seats[seat], field, _pile(below(word, seat), cards))

    return change


def _experience(state: Thunderstone, value: Any) -> None:
    for seat, tokens in enumerate(listing("experience", value, state.players)):
        state.seats[seat].experience = number(below("experience", seat), tokens)


def _hall(state: Thunderstone, value: Any) -> None:
    state.hall = [Foe(card) for card in listing("hall", _cards("hall", value, DENIZENS), RANKS)]


def _breached(state: Thunderstone, value: Any) -> None:
    """Beside the hall: which of its cards have breached, from rank 1 on."""
    for at, mark in enumerate(listing("breached", value, len(state.hall))):
        state.hall[at] = Foe(state.hall[at].card, yes_or_no(below("breached", at), mark))


def _dungeon(state: Thunderstone, value: Any) -> None:
    """A list: these cards from the top down and nothing else. A mapping: pool, above, stone, under."""
    if isinstance(value, (list, tuple)):
        state.pool, state.above, state.stone, state.under = [], 0, False, _pile("dungeon", value, DENIZENS)
        return
    found = mapping("dungeon", value, ("pool", "above", "stone", "under"))
    state.pool = _pile("dungeon.pool", found.get("pool", []), DENIZENS)
    state.above = number("dungeon.above", found.get("above", 0), 0, len(state.pool))
    state.stone = yes_or_no("dungeon.stone", found.get("stone", False))
    state.under = _pile("dungeon.under", found.get("under", []), DENIZENS)


def _stock(state: Thunderstone, value: Any) -> None:
    """How many copies of these cards are left; the other stacks stay as they are."""
    for card, count in mapping("stock", value, state.stock).items():
        state.stock[card] = number(below("stock", card), count, 0, CARDS[card].count)
    make_shelf(state)


def _turn(state: Thunderstone, value: Any) -> None:
    state.active = number("turn", value, 0, state.players - 1)


_WORDS: dict[str, Callable[[Thunderstone, Any], None]] = {
    "hands": _each_seat("hands", "hand"),
    "decks": _each_seat("decks", "deck"),
    "discards": _each_seat("discards", "discard"),
    "experience": _experience,
    "hall": _hall,
    "breached": _breached,
    "dungeon": _dungeon,
    "stock": _stock,
    "turn": _turn,
}


def facts(state: Thunderstone) -> Any:
    """The state as it is; the hall as two lists, its cards in `hall` and beside them `breached`."""
    found = plain_facts(state)
    return {**found, "hall": state.hall_cards(), "breached": [foe.breached for foe in state.hall]}
