"""What learning agents read of a table and of an option, and what a designer counts at the end."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.thunderstone.battle_sum import outlook
from undercroft.games.thunderstone.bot.greedy import plan
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
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.village import gold_of
from undercroft.games.thunderstone.weapons import arms_for


def _party(cards: Sequence[str]) -> list[float]:
    """Numbers about a party deck."""
    known = [card for card in cards if card in CARDS]
    size = max(1, len(known))
    return [
        size / 30,
        sum(POINTS[card] for card in known) / 40,
        sum(GOLD[card] for card in known) / size / 2,
        sum(ATTACK[card] for card in known if TYPE[card] != MONSTER) / size / 2,
        sum(MAGIC[card] for card in known) / size / 2,
        sum(LIGHT[card] for card in known) / size,
        sum(TYPE[card] == HERO for card in known) / size,
        sum(TYPE[card] == WEAPON for card in known) / size,
        known.count("militia") / size,
        known.count("disease") / size,
    ]


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
        min(1.0, (gold_of(turn) if turn is not None and revealed else sum(GOLD[card] for card in hand)) / 15),
    ]
    made += _party(player.cards() + revealed)
    made += _party(hand or revealed)
    rivals = [_party(view.seats[other].cards()) for other in range(view.players) if other != seat]
    made += [max(values) for values in zip(*rivals, strict=True)]
    battle = (
        turn if turn is not None and turn.seat == seat and turn.way == "dungeon"
        else plan(view, seat) if hand else Turn(seat)
    )  # fmt: skip
    for at in range(3):
        monster = view.hall[at].card if at < len(view.hall) else ""
        if not monster or monster == THUNDERSTONE:
            made += [0.0, 0.0, 0.0, 0.0, 0.0]
            continue
        arms = arms_for(battle, monster, at + 1)
        reckoning = outlook(battle, monster, at + 1, arms)[0] if arms is not None else None
        made += [
            HEALTH[monster] / 11, POINTS[monster] / 8, EXPERIENCE[monster] / 3,
            min(2.0, reckoning.total / 10) if reckoning else 0.0, float(bool(reckoning and reckoning.won)),
        ]  # fmt: skip
    made += [view.stock.get(card, 0) / 8 for card in (*VILLAGE_CARDS, "militia", "torch", "dagger", "iron_rations")]
    made += [float(group in view.heroes) for group in HERO_GROUPS]
    made += [float(group in view.monsters) for group in MONSTER_GROUPS]
    return made


VERBS = (
    "village", "dungeon", "rest", "use", "buy", "pass", "level", "attack", "leave", "arm", "arm-best", "give", "spare",
    "destroy", "destroy-borrowed", "keep", "discard", "discard-hero", "discard-cards", "feed", "under", "order", "take",
    "borrow", "on-attack", "on-magic", "bar", "spoils", "done", "first",
)  # fmt: skip


def option_features(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[float]:
    """The option's verb, and numbers about the card it names."""
    made = [float(option[0] == verb) for verb in VERBS]
    card = next((str(word) for word in option[:0:-1] if word in CARDS), "")
    rank = 0
    if option[0] in ("attack", "under", "take") and len(option) > 1:
        rank = int(option[1])
        card = view.hall[rank - 1].card
    facts = CARDS.get(card)
    made.append(rank / 3)
    if facts is None:
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


def tally(state: Thunderstone) -> list[Tally]:
    """What a designer counts at the end of a game."""
    found: list[Tally] = []
    for seat in range(state.players):
        cards = state.seats[seat].cards()
        found.append(
            {
                "points": float(score(state, seat)),
                "cards": [f"card.{card}" for card in cards],
                "monsters": float(sum(TYPE[card] == MONSTER for card in cards)),
                "experience": float(state.seats[seat].experience),
            }
        )
    return found
