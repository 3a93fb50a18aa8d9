"""What options name (cards, ranks, seats), how that is said, and where it lies on the screen (`ids.py`).

Verbs that several questions share stand here; a verb of one question stands beside the question.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, player_name, say
from undercroft.games.thunderstone.battle_sum import strength_of
from undercroft.games.thunderstone.cards import CARDS, GROUP_CARDS, PRICE
from undercroft.games.thunderstone.cards.text import lines, name, say_effect
from undercroft.games.thunderstone.ids import hall_id, hand_id, piece_id, stack_id
from undercroft.games.thunderstone.purse import gold_of
from undercroft.games.thunderstone.revealed import nth
from undercroft.games.thunderstone.state import Piece, Thunderstone

# --- what options and questions name ------------------------------------------------------------------------------


def _name(view: Thunderstone, card: str) -> Say:
    return name(card)


CARD: Argument[Thunderstone] = Argument("card", say=_name, values=CARDS)
EFFECT: Argument[Thunderstone] = Argument(
    "effect", values={effect.name for facts in CARDS.values() for effect in (*facts.village, *facts.dungeon)}
)
HIGHER: Argument[Thunderstone] = Argument("higher", say=_name)
"""The card that a hero becomes."""
MONSTER: Argument[Thunderstone] = Argument("monster", say=_name)
NUMBER: Argument[Thunderstone] = Argument("number", int)
"""Which of several revealed cards of one name, where they differ."""
RANK: Argument[Thunderstone] = Argument("rank", int, at=lambda view, rank: hall_id(rank), fixed=True)
SEAT: Argument[Thunderstone] = Argument("seat", int, say=lambda view, number: player_name(number - 1), fixed=True)
CARDS_TO_DISCARD: Argument[Thunderstone] = Argument("cards", int)
GOLD: Argument[Thunderstone] = Argument("gold", int)
EXPERIENCE: Argument[Thunderstone] = Argument("experience", int)
ATTACK: Argument[Thunderstone] = Argument("attack", int)
MAGIC: Argument[Thunderstone] = Argument("magic", int)


# --- verbs of several questions -----------------------------------------------------------------------------------


def piece_of(view: Thunderstone, option: Option) -> Piece | None:
    """The revealed card that an option `(verb, card, ..., number)` means."""
    if view.turn is None:
        return None
    number = option[-1]
    return nth(view.turn.revealed, str(option[1]), number if isinstance(number, int) else 1)


def card_place(view: Thunderstone, seat: int, choice: Choice, option: Option) -> str:
    """Where the named card of this seat lies: revealed in its own turn, else in its hand."""
    turn = view.turn
    if turn is not None and turn.seat == seat and turn.revealed:
        piece = piece_of(view, option)
        return piece_id(piece.id) if piece is not None else ""
    hand, card = view.seats[seat].hand, str(option[1])
    return hand_id(hand.index(card)) if card in hand else ""


def piece_place(view: Thunderstone, seat: int, choice: Choice, option: Option) -> str:
    """Where the named card lies among the revealed ones, whosever turn it is."""
    piece = piece_of(view, option)
    return piece_id(piece.id) if piece is not None else ""


def _in_rank(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    rank = int(option[1])
    return say(f"option.{option[0]}", card=name(view.hall[rank - 1].card), rank=rank)


def verb_on_hall(verb: str) -> Verb[Thunderstone]:
    """An option that names a monster of the hall by its rank."""
    return Verb(verb, RANK, words=_in_rank)


def verb_on_hero(verb: str, message: str) -> Verb[Thunderstone]:
    """An option that names a revealed hero, who is shown with the strength of this moment."""

    def with_strength(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
        piece = piece_of(view, option)
        assert view.turn is not None
        assert piece is not None
        return say(message, card=name(piece.card), strength=strength_of(view.turn, piece))

    return Verb(verb, CARD, NUMBER, optional=1, words=with_strength, messages=(message,), at=piece_place)


def _use(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    facts = CARDS[str(option[1])]
    effect = next(effect for effect in (*facts.village, *facts.dungeon) if effect.name == option[2])
    return say("option.use", card=name(facts.id), effect=say_effect(effect))


def _buy(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    return say("option.buy", card=name(card), price=PRICE[card])


def _stack_of(view: Thunderstone, seat: int, choice: Choice, option: Option) -> str:
    card = str(option[1])
    group = CARDS[card].group
    return stack_id(GROUP_CARDS[group][0] if group else card)


def _purchase_of(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Say]:
    """What the card says, and the gold that is left (TH-VIL-8); Spoils are paid each from the whole (TH-SPO-4)."""
    card, turn = str(option[1]), view.turn
    said = list(lines(card))
    if turn is not None and turn.way == "village":
        gold = gold_of(turn)
        said.append(say("option.leaves", clause="TH-VIL-8", gold=gold, left=gold - PRICE[card]))
    return said


USE: Verb[Thunderstone] = Verb(
    "use", CARD, EFFECT, NUMBER, optional=1, words=_use, at=piece_place, group="group.effects"
)
BUY: Verb[Thunderstone] = Verb("buy", CARD, words=_buy, at=_stack_of, lines=_purchase_of, group="group.purchases")
DESTROY: Verb[Thunderstone] = Verb("destroy", CARD, NUMBER, optional=1, at=card_place)
DISCARD: Verb[Thunderstone] = Verb("discard", CARD, NUMBER, optional=1, at=card_place)


def passing(message: str) -> Verb[Thunderstone]:
    """To decline, said as what declining means here."""
    return Verb("pass", label=message, listed=True)
