"""Why a card on the table cannot be chosen now: gold, experience, light, used effects, the way the turn is spent."""

from __future__ import annotations

from undercroft.core.request import Choice
from undercroft.core.say import Say, say
from undercroft.games.thunderstone.battle_sum import light_of, penalty_of
from undercroft.games.thunderstone.cards import CARDS, HERO, NEXT_LEVEL, PRICE, THUNDERSTONE, TO_LEVEL, TYPE, WEAPON
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.effects import USABLE, is_payable
from undercroft.games.thunderstone.ids import DISEASE_STACK, DUNGEON_DECK
from undercroft.games.thunderstone.state import Piece, Thunderstone, Turn
from undercroft.games.thunderstone.supply import stacks
from undercroft.games.thunderstone.weapons import held

SHOPS = ("village.buy", "battle.buy")
VILLAGE, DUNGEON = "village", "dungeon"


def why_not(view: Thunderstone, seat: int, choice: Choice, thing: str) -> Say | None:
    if thing == DUNGEON_DECK:
        return say("why-not.deck", clause="TH-DUN-6")
    if thing == DISEASE_STACK:
        return say("why-not.disease", clause="TH-VIL-6")
    kind, _, rest = thing.partition("-")
    if kind == "stack":
        return _stack(view, choice, rest)
    if kind == "sum" and rest.isdigit() and ("attack", int(rest)) in choice.options:
        return say("why-not.sum", clause="TH-DUN-4")
    if kind in ("hall", "sum") and rest.isdigit():
        return _monster(view, choice, int(rest))
    if kind == "piece":
        piece = next((piece for piece in _revealed(view, seat) if str(piece.id) == rest), None)
        return None if piece is None else _piece(view, choice, piece)
    if kind == "hand" and rest.isdigit():
        return _hand_card(view, seat, choice, int(rest))
    return None


def _revealed(view: Thunderstone, seat: int) -> list[Piece]:
    """The cards that this seat has laid open in its own turn."""
    return view.turn.revealed if view.turn is not None and view.turn.seat == seat else []


def _way(view: Thunderstone) -> str:
    return "" if view.turn is None else view.turn.way


# --- the village ------------------------------------------------------------------------------------------------------


def _stack(view: Thunderstone, choice: Choice, rest: str) -> Say | None:
    card = rest.removesuffix("-inside")
    if choice.kind in SHOPS:
        if card != rest:
            return say("why-not.under-top", clause="TH-VIL-9", card=name(card))
        stack = next((cards for cards in stacks(view) if cards[0] == card), (card,))
        top = next((each for each in stack if view.stock.get(each)), None)
        if top is None:
            return say("why-not.sold-out", clause="TH-VIL-6")
        return _price(choice, top)
    if choice.kind == "village.level":
        return say("why-not.bought-already", clause="TH-TRN-5")
    if choice.kind in ("turn.way", "rest.destroy") or _way(view) == DUNGEON:
        return say("why-not.buy-in-village", clause="TH-TRN-2")
    return None


def _price(choice: Choice, card: str) -> Say:
    is_spoils = choice.kind == "battle.buy"
    gold = int(choice.about[1 if is_spoils else 0])
    if PRICE[card] > gold:
        clause = "TH-SPO-2" if is_spoils else "TH-VIL-6"
        return say("why-not.price", clause=clause, card=name(card), price=PRICE[card], gold=gold)
    return say("why-not.spoils-kind", clause="TH-SPO-6", card=name(str(choice.about[0])))


# --- the hall ---------------------------------------------------------------------------------------------------------


def _monster(view: Thunderstone, choice: Choice, rank: int) -> Say | None:
    turn, monster = view.turn, view.hall[rank - 1].card
    if choice.kind == "turn.way" or _way(view) in (VILLAGE, "rest"):
        return say("why-not.fight-in-dungeon", clause="TH-TRN-2")
    if monster == THUNDERSTONE:
        return say("why-not.stone", clause="TH-DUN-O2")
    if choice.kind == "dungeon.prepare" and turn is not None:
        left = penalty_of(monster, rank, light_of(turn, monster, rank, held(turn)))
        return say("why-not.too-dark", clause="TH-CNA-1", card=name(monster), penalty=left)
    if choice.kind == "dungeon.arm":
        return say("why-not.arm-first", clause="TH-DUN-4")
    if turn is not None and turn.battle is not None:
        return say("why-not.one-battle", clause="TH-DUN-9", card=name(turn.battle.monster))
    return None


# --- one's own cards --------------------------------------------------------------------------------------------------


def _is_twin(choice: Choice, card: str) -> bool:
    """Whether another copy of the card is offered: equal cards are one answer."""
    return any(len(option) > 1 and option[1] == card for option in choice.options)


def _piece(view: Thunderstone, choice: Choice, piece: Piece) -> Say | None:
    turn = view.turn
    assert turn is not None
    if choice.kind == "village.level":
        return _level(view, turn, choice, piece)
    if _is_twin(choice, piece.card):
        return say("why-not.twin", card=name(piece.card))
    if choice.kind in ("village.buy", "dungeon.prepare"):
        return _effect(view, turn, piece)
    return None


def _effect(view: Thunderstone, turn: Turn, piece: Piece) -> Say:
    """Why no effect of a revealed card can be used now."""
    card, way = piece.card, turn.way
    entries = USABLE[way].get(card)
    if entries is None:
        return _without_effect(way, card)
    if way == VILLAGE and turn.bought:
        return say("why-not.effects-before", clause="TH-VIL-O2")
    for at, usable in enumerate(entries):
        if piece.used >> at & 1 and not usable.repeat:
            continue
        if usable.cost and not is_payable(turn, piece, usable.cost):
            return say("why-not.cannot-pay", clause="TH-EFF-7", card=name(card))
        if usable.possible is not None and not usable.possible(view, turn, piece):
            return say("why-not.no-target", clause="TH-EFF-12", card=name(card))
    return say("why-not.used", clause="TH-EFF-1", card=name(card))


def _without_effect(way: str, card: str) -> Say:
    other = DUNGEON if way == VILLAGE else VILLAGE
    if way == DUNGEON and TYPE[card] == HERO:
        return say("why-not.hero-fights", clause="TH-DUN-9", card=name(card))
    if way == DUNGEON and TYPE[card] == WEAPON:
        return say("why-not.weapon-waits", clause="TH-DUN-3", card=name(card))
    if card in USABLE[other]:
        return say(f"why-not.effect-in-{other}", clause="TH-EFF-3", card=name(card))
    clause = "TH-VIL-2" if way == VILLAGE else "TH-DUN-2"
    return say(f"why-not.no-{way}-effect", clause=clause, card=name(card))


def _level(view: Thunderstone, turn: Turn, choice: Choice, piece: Piece) -> Say:
    card = piece.card
    if CARDS[card].type != HERO:
        return say("why-not.no-hero", clause="TH-LVL-1", card=name(card))
    if card not in TO_LEVEL:
        return say("why-not.top-level", clause="TH-LVL-F1", card=name(card))
    experience = view.seats[turn.seat].experience
    if TO_LEVEL[card] > experience:
        needed = TO_LEVEL[card]
        return say("why-not.experience", clause="TH-LVL-2", card=name(card), needed=needed, experience=experience)
    if card == "militia":
        return say("why-not.militia", clause="TH-LVL-6")
    if not view.stock.get(NEXT_LEVEL[card]):
        return say("why-not.no-next-level", clause="TH-LVL-5", card=name(card), higher=name(NEXT_LEVEL[card]))
    return say("why-not.twin", card=name(card))


def _hand_card(view: Thunderstone, seat: int, choice: Choice, at: int) -> Say | None:
    hand = view.seats[seat].hand
    card = hand[at] if at < len(hand) else ""
    if _is_twin(choice, card):
        return say("why-not.twin", card=name(card))
    if choice.kind == "turn.way":
        return say("why-not.way-first", clause="TH-TRN-2")
    return None
