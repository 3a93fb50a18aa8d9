"""What learning agents read of a table and of an option, and what a designer counts at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.core.one_hot import OneHot
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.thunderstone.bot.greedy import Foreseen, foresee, lay_out
from undercroft.games.thunderstone.bot.values import VALUE
from undercroft.games.thunderstone.cards import (
    ATTACK,
    CARDS,
    EXPERIENCE,
    GOLD,
    HEALTH,
    HERO,
    HERO_GROUPS,
    LIGHT,
    MAGIC,
    MONSTER,
    MONSTER_GROUPS,
    POINTS,
    PRICE,
    STRENGTH,
    THUNDERSTONE,
    TYPE,
    VILLAGE_CARDS,
    WEAPON,
    WEIGHT,
)  # fmt: skip
from undercroft.games.thunderstone.hall import deck_size, score
from undercroft.games.thunderstone.purse import gold_of
from undercroft.games.thunderstone.state import HAND, Thunderstone, Turn

WIDE = 12
"""Bits of each sum below: no party holds so many cards that one would not fit."""
SUM = (1 << WIDE) - 1


def _beside(*numbers: int) -> int:
    """Small numbers side by side in one, so that all are added up at once."""
    assert all(0 <= number < 1 << 5 for number in numbers)
    return sum([number << WIDE * at for at, number in enumerate(numbers)])


COUNTED: dict[str, tuple[int, int]] = {
    card: (
        _beside(POINTS[card], GOLD[card], ATTACK[card] if TYPE[card] != MONSTER else 0, MAGIC[card], LIGHT[card]),
        _beside(1, int(TYPE[card] == HERO), int(TYPE[card] == WEAPON), int(card == "militia"), int(card == "disease")),
    )
    for card in CARDS
}
"""What is summed up over a party, card by card: points, gold, attack, magic, light; cards, heroes, weapons, Militia,
Disease."""


def _party(cards: Sequence[str]) -> list[float]:
    """Numbers about a party deck: what a card of it brings in the mean.

    A party too small to fill a hand is counted as if blanks filled it, or the fewer cards the better it would look.
    """
    brought = counted = 0
    for card in cards:
        known = COUNTED.get(card)
        if known is not None:
            brought += known[0]
            counted += known[1]
    count = counted & SUM
    size = max(HAND, count)
    return [
        count / 30,
        (brought & SUM) / 40,
        (brought >> WIDE & SUM) / size / 2,
        (brought >> 2 * WIDE & SUM) / size / 2,
        (brought >> 3 * WIDE & SUM) / size / 2,
        (brought >> 4 * WIDE) / size,
        (counted >> WIDE & SUM) / size,
        (counted >> 2 * WIDE & SUM) / size,
        (counted >> 3 * WIDE & SUM) / size,
        (counted >> 4 * WIDE) / size,
    ]


STOCKED = (*VILLAGE_CARDS, "militia", "torch", "dagger", "iron_rations")


@cache
def _dealt(heroes: tuple[str, ...], monsters: tuple[str, ...]) -> list[float]:
    """Which groups are in this game."""
    found = [float(group in heroes) for group in HERO_GROUPS]
    return found + [float(group in monsters) for group in MONSTER_GROUPS]


def features(view: Thunderstone, seat: int) -> list[float]:
    """The same numbers in the same order for every game of every size."""
    player = view.seats[seat]
    turn = view.turn
    hand = [card for card in player.hand if card in CARDS]
    revealed = [piece.card for piece in turn.revealed] if turn is not None and turn.seat == seat else []
    made = [
        view.players / 5,
        float(view.active == seat),
        deck_size(view) / 81,
        view.above / 70,
        float(THUNDERSTONE in view.hall_cards()),
        player.experience / 10,
        min(1.0, (gold_of(turn) if turn is not None and revealed else sum([GOLD[card] for card in hand])) / 15),
    ]
    made += _party(player.cards() + revealed)
    made += _party(hand or revealed)
    rivals = [_party(view.seats[other].cards()) for other in range(view.players) if other != seat]
    made += rivals[0] if len(rivals) == 1 else [max(values) for values in zip(*rivals, strict=True)]
    is_fighting = turn is not None and turn.seat == seat and turn.way == "dungeon"
    battle: tuple[Turn, Foreseen] = (
        (turn, {}) if turn is not None and is_fighting else lay_out(player.hand if hand else [])
    )
    for at in range(3):
        monster = view.hall[at].card if at < len(view.hall) else ""
        if not monster or monster == THUNDERSTONE:
            made += [0.0, 0.0, 0.0, 0.0, 0.0]
            continue
        reckoning = foresee(battle, monster, at + 1)
        made += [
            HEALTH[monster] / 11, POINTS[monster] / 8, EXPERIENCE[monster] / 3,
            min(2.0, reckoning[0] / 10) if reckoning else 0.0, float(bool(reckoning and reckoning[1])),
        ]  # fmt: skip
    stock = view.stock
    made += [stock.get(card, 0) / 8 for card in STOCKED]
    made += _dealt(tuple(view.heroes), tuple(view.monsters))
    return made


VERBS = (
    "village", "dungeon", "rest", "use", "buy", "pass", "level", "attack", "leave", "arm", "arm-best", "give", "spare",
    "destroy", "destroy-borrowed", "keep", "discard", "discard-hero", "discard-cards", "feed", "under", "order", "take",
    "borrow", "on-attack", "on-magic", "bar", "spoils", "done", "first",
)  # fmt: skip
ROWS = OneHot(VERBS)


RANKED = ("attack", "under", "take")
_known: dict[tuple[Option, str], list[float]] = {}
"""Options described before, each with the card that stands at its rank; read, never changed."""
MOST = 4096


def option_features(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[float]:
    """The option's verb, and numbers about the card it names."""
    rank, card = 0, ""
    if option[0] in RANKED and len(option) > 1:
        rank = int(option[1])
        card = view.hall[rank - 1].card
    found = _known.get((option, card))
    if found is None:
        if len(_known) >= MOST:
            _known.clear()
        named = card if rank else next((str(word) for word in option[:0:-1] if word in CARDS), "")
        found = _known[option, card] = _described(str(option[0]), rank, named)
    return found


def _described(verb: str, rank: int, card: str) -> list[float]:
    made = [*ROWS[verb], rank / 3]
    if card not in CARDS:
        return made + [0.0] * 10
    return [
        *made,
        VALUE[card] / 12,
        PRICE[card] / 13,
        GOLD[card] / 4,
        ATTACK[card] / 7,
        MAGIC[card] / 4,
        LIGHT[card] / 3,
        STRENGTH[card] / 9,
        WEIGHT[card] / 5,
        POINTS[card] / 8,
        HEALTH[card] / 11,
    ]


def option_rows(view: Thunderstone, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
    made: list[float] = []
    for option in options:
        made += option_features(view, seat, choice, option)
    return made


def tally(state: Thunderstone) -> list[Tally]:
    """What a designer counts at the end of a game."""
    found: list[Tally] = []
    for seat in range(state.players):
        cards = state.seats[seat].cards()
        found.append(
            {
                "points": float(score(state, seat)),
                "cards": [f"card.{card}" for card in cards],
                "monsters": float(sum([TYPE[card] == MONSTER for card in cards])),
                "experience": float(state.seats[seat].experience),
            }
        )
    return found
