"""What options name (cards, ranks, seats), how that is said, and where it lies on the screen.

Verbs that several questions share stand here; a verb of one question stands beside the question.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.games.thunderstone.battle_sum import strength_of
from undercroft.games.thunderstone.cards import CARDS, GROUP_CARDS, PRICE
from undercroft.games.thunderstone.cards.text import lines, name, say_effect
from undercroft.games.thunderstone.revealed import nth
from undercroft.games.thunderstone.state import Piece, Thunderstone

# --- ids on the screen --------------------------------------------------------------------------------------------


def hall_id(rank: int) -> str:
    return f"hall-{rank}"


def sum_id(rank: int) -> str:
    """The sum of the battle against this rank's monster."""
    return f"sum-{rank}"


def stack_id(card: str) -> str:
    """The village stack whose first card this is."""
    return f"stack-{card}"


def hand_id(at: int) -> str:
    return f"hand-{at}"


def piece_id(piece: Piece) -> str:
    return f"piece-{piece.id}"


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
RANK: Argument[Thunderstone] = Argument("rank", int, at=lambda view, rank: hall_id(rank))
SEAT: Argument[Thunderstone] = Argument("seat", int)
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
        return piece_id(piece) if piece is not None else ""
    hand, card = view.seats[seat].hand, str(option[1])
    return hand_id(hand.index(card)) if card in hand else ""


def piece_place(view: Thunderstone, seat: int, choice: Choice, option: Option) -> str:
    """Where the named card lies among the revealed ones, whosever turn it is."""
    piece = piece_of(view, option)
    return piece_id(piece) if piece is not None else ""


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


def _text_of(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Say]:
    return list(lines(str(option[1])))


USE: Verb[Thunderstone] = Verb(
    "use", CARD, EFFECT, NUMBER, optional=1, words=_use, at=piece_place, group="group.effects"
)
BUY: Verb[Thunderstone] = Verb("buy", CARD, words=_buy, at=_stack_of, lines=_text_of, group="group.purchases")
DESTROY: Verb[Thunderstone] = Verb("destroy", CARD, NUMBER, optional=1, at=card_place)
DISCARD: Verb[Thunderstone] = Verb("discard", CARD, NUMBER, optional=1, at=card_place)


def passing(message: str) -> Verb[Thunderstone]:
    """To decline, said as what declining means here."""
    return Verb("pass", label=message, listed=True)
