"""Using Village and Dungeon effects: what may be used, what it costs, what is asked, and what each verb does (TH-EFF).

Which cards do what is declared in `cards`; battle effects and spoils are in `battle.py`, breaches in `hall.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations
from typing import Any, NamedTuple

from undercroft.core.question import Argument, Question, Verb, last, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.battle_sum import can_hold
from undercroft.games.thunderstone.cards import CARDS, FOOD, HERO, POINTS, THUNDERSTONE, TYPE
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.cards.model import Effect
from undercroft.games.thunderstone.cards.text import names
from undercroft.games.thunderstone.hall import arrive, close_up, put_under
from undercroft.games.thunderstone.options import (
    CARD,
    CARDS_TO_DISCARD,
    DESTROY,
    DISCARD,
    SEAT,
    card_place,
    passing,
    verb_on_hall,
    verb_on_hero,
)  # fmt: skip
from undercroft.games.thunderstone.party import (
    destroy_piece,
    discard_from_hand,
    draw_open,
    gain,
    make_discard,
    others,
)  # fmt: skip
from undercroft.games.thunderstone.revealed import by_label, likeness, number_of
from undercroft.games.thunderstone.state import OPEN_PLACE, Piece, Thunderstone, Turn
from undercroft.games.thunderstone.weapons import ARM, held, heroes

Use = tuple[Piece, int]
"""A piece and which of its effects."""

# --- what effects ask ---------------------------------------------------------------------------------------------


def _new_order(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.order", cards=names([view.hall[int(rank) - 1].card for rank in option[1:]]))


def _number_of_cards(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.discard-cards", cards=choice.about[0])


def _pay_with(cost: str) -> Question[Thunderstone]:
    return Question(f"effect.pay-{cost}", DESTROY, about=(CARD,), clause="TH-EFF-7")


PAY_FOOD = _pay_with("food")
PAY_GOLD = _pay_with("gold")
PAYMENTS = {"food": PAY_FOOD, "gold": PAY_GOLD}
"""Cards that pay another cost are all alike to the rules, so nothing is asked."""
HERO_TO_FEED: Question[Thunderstone] = Question(
    "effect.hero", verb_on_hero("feed", "option.feed"), about=(CARD,), clause="TH-CAR-F6"
)
PUT_UNDER: Question[Thunderstone] = Question("effect.under", verb_on_hall("under"), clause="TH-CAR-8")
BANISH: Question[Thunderstone] = Question(
    "effect.banish",
    verb_on_hall("under"),
    Verb("order", Argument("rank", int), more=True, words=_new_order, listed=True),
    clause="TH-CAR-25 TH-CAR-27 TH-CAR-29",
)
DESTROY_OWN: Question[Thunderstone] = Question("effect.destroy", DESTROY, clause="TH-CAR-29 TH-CAR-30")
TAKE: Question[Thunderstone] = Question("effect.take", verb_on_hall("take"), clause="TH-CAR-18")
HERO_OR_CARDS: Question[Thunderstone] = Question(
    "party.hero-or-cards",
    Verb("discard-hero", CARD, at=card_place),
    Verb("discard-cards", words=_number_of_cards, listed=True),
    about=(CARDS_TO_DISCARD,), clause="TH-CAR-O3", answer=last, final=True,
)  # fmt: skip
DISCARD_HERO: Question[Thunderstone] = Question("party.discard-hero", DISCARD, clause="TH-CAR-F4")
BORROW: Question[Thunderstone] = Question(
    "effect.borrow",
    Verb("borrow", CARD, SEAT, listed=True),
    passing("option.pass-borrow"),
    clause="TH-CAR-F4", answer=prefer("borrow"),
)  # fmt: skip

# --- what may be used, and its price ------------------------------------------------------------------------------


class Usable(NamedTuple):
    """An effect as the rules look for it."""

    option: Option
    repeat: bool
    cost: str
    """What must be there to pay; a card that destroys itself always is."""
    own: bool
    """It changes the very hero who uses it, so it matters which of two alike does."""
    possible: Callable[[Thunderstone, Turn, Piece], bool] | None
    """What else must be there."""


def _pays(other: Piece, piece: Piece, cost: str) -> bool:
    """Whether this revealed card may be destroyed for the effect."""
    card = other.card
    if cost == "food":
        # TH-EFF-8, TH-EFF-O1: food whose own effect was used is eaten
        return card in FOOD and not other.used
    if cost == "gold":
        return CARDS[card].gold is not None and other is not piece  # TH-CAR-F9
    return card == cost


def uses(state: Thunderstone, turn: Turn) -> dict[Option, Use]:
    """The effects that may be used now: each once per turn and card, Repeat effects as often as they can be paid
    (TH-EFF-1, TH-EFF-2, TH-EFF-4)."""
    found: dict[Option, Use] = {}
    usable = USABLE[turn.way]
    known: set[tuple[object, ...]] = set()
    for piece in turn.revealed:
        entries = usable.get(piece.card)
        if entries is None:
            continue
        used = piece.used
        for at, (option, repeat, cost, own, possible) in enumerate(entries):
            if (used >> at & 1 and not repeat) or (option in found and not own):
                continue
            if cost and not is_payable(turn, piece, cost):
                continue
            if possible is not None and not possible(state, turn, piece):
                continue
            if own:
                like = (at, likeness(piece))
                if like in known:
                    continue
                known.add(like)
                number = number_of(piece, turn.revealed)
                if number > 1:
                    option = (*option, number)
            found[option] = (piece, at)
    return found


def is_payable(turn: Turn, piece: Piece, cost: str) -> bool:
    """Whether a revealed card can be destroyed for an effect of this piece."""
    for other in turn.revealed:
        if _pays(other, piece, cost):
            return True
    return False


def use(state: Thunderstone, turn: Turn, piece: Piece, at: int) -> Flow[None]:
    """Use an effect: pay for it, then carry it out whole (TH-EFF-12)."""
    facts = CARDS[piece.card]
    effect = (facts.village if turn.way == "village" else facts.dungeon)[at]
    if state.log is not None:
        state.tell(events.EffectUsed(seat=turn.seat, card=piece.card, piece=piece.id, effect=effect))
    piece.used |= 1 << at
    paid = yield from _pay(state, turn, piece, effect)
    for verb in effect.do:
        runner = RUN[type(verb)]
        flow = runner.run(state, turn, verb, piece, paid)
        if flow is not None:
            yield from flow
            if state.result is not None:
                return


def _pay(state: Thunderstone, turn: Turn, piece: Piece, effect: Effect) -> Flow[Piece | None]:
    cost = effect.cost
    if not cost:
        return None
    if cost == "self":
        destroy_piece(state, turn, piece)  # TH-EFF-6: its other effects had their chance before
        return piece
    able = [other for other in turn.revealed if _pays(other, piece, cost)]
    labels = by_label("destroy", able, turn.revealed)
    paid = next(iter(labels.values()))
    if len(labels) > 1:
        option = yield PAYMENTS[cost].ask(turn.seat, list(labels), (piece.card,))
        paid = labels[option]
    destroy_piece(state, turn, paid)
    return paid


# --- what the verbs do --------------------------------------------------------------------------------------------


class Runner(NamedTuple):
    """What carries a verb out."""

    run: Callable[..., Any]
    """A function, or a flow where it may ask or draw."""
    own: bool
    possible: Callable[..., bool] | None


RUN: dict[type[do.Verb], Runner] = {}


def runs(
    verb: type[do.Action], *, own: bool = False, possible: Callable[..., bool] | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register what carries a verb out: a function or flow of the state, the turn, the verb, the piece that uses it and
    the piece that paid for it. `own`: it changes that very piece. `possible(verb, state, turn, piece)`: whether an
    effect that begins with it may be used."""

    def register(run: Callable[..., Any]) -> Callable[..., Any]:
        RUN[verb] = Runner(run, own, possible)
        return run

    return register


@runs(do.Draw)
def _draw(state: Thunderstone, turn: Turn, verb: do.Draw, piece: Piece, paid: Piece | None) -> Flow[None]:
    yield from draw_open(state, turn, verb.cards)


@runs(do.Gold)
def _gold(state: Thunderstone, turn: Turn, verb: do.Gold, piece: Piece, paid: Piece | None) -> None:
    turn.gold += verb.gold


@runs(do.Pawn)
def _pawn(state: Thunderstone, turn: Turn, verb: do.Pawn, piece: Piece, paid: Piece) -> None:
    turn.gold += (CARDS[paid.card].gold or 0) + verb.gold  # TH-CAR-39


@runs(do.Experience)
def _experience(state: Thunderstone, turn: Turn, verb: do.Experience, piece: Piece, paid: Piece | None) -> None:
    state.seats[turn.seat].experience += verb.tokens
    if state.log is not None:
        state.tell(events.ExperienceGained(seat=turn.seat, amount=verb.tokens, piece=piece.id, joins=True))


@runs(do.Purchase)
def _purchase(state: Thunderstone, turn: Turn, verb: do.Purchase, piece: Piece, paid: Piece | None) -> None:
    turn.purchases += verb.cards  # TH-CAR-41


@runs(do.Attack, own=True)
def _attack(state: Thunderstone, turn: Turn, verb: do.Attack, piece: Piece, paid: Piece | None) -> None:
    piece.attack += verb.attack  # TH-CAR-12, TH-CAR-17


@runs(do.AttackPerLight, own=True)
def _per_light(state: Thunderstone, turn: Turn, verb: do.AttackPerLight, piece: Piece, paid: Piece | None) -> None:
    piece.per_light = verb.attack


@runs(do.AttackPerMonster, own=True)
def _per_monster(state: Thunderstone, turn: Turn, verb: do.AttackPerMonster, piece: Piece, paid: Piece | None) -> None:
    piece.per_monster = verb.attack


def _has_hero(verb: do.HelpOne, state: Thunderstone, turn: Turn, piece: Piece) -> bool:
    for other in turn.revealed:
        if TYPE[other.card] == HERO:
            return True
    return False


@runs(do.HelpOne, possible=_has_hero)
def _help_one(state: Thunderstone, turn: Turn, verb: do.HelpOne, piece: Piece, paid: Piece | None) -> Flow[None]:
    """The hero who eats; several may go to one hero (TH-WPN-6, TH-CAR-37)."""
    labels = by_label("feed", heroes(turn), turn.revealed)
    option = next(iter(labels))
    if len(labels) > 1:
        option = yield HERO_TO_FEED.ask(turn.seat, list(labels), (piece.card,))
    hero = labels[option]
    hero.strength += verb.strength
    if verb.magic:
        hero.magic = True


@runs(do.HelpAll)
def _help_all(state: Thunderstone, turn: Turn, verb: do.HelpAll, piece: Piece, paid: Piece | None) -> None:
    turn.strength_all += verb.strength
    turn.attack_all += verb.attack


@runs(do.Then)
def _then(state: Thunderstone, turn: Turn, verb: do.Then, piece: Piece, paid: Piece | None) -> Flow[None]:
    runner = RUN[type(verb.action)]
    flow = runner.run(state, turn, verb.action, piece, paid)
    if flow is not None:
        yield from flow


@runs(do.MagicToArmed)
def _magic_armed(state: Thunderstone, turn: Turn, verb: do.MagicToArmed, piece: Piece, paid: Piece | None) -> None:
    turn.armed_magic = True


@runs(do.Weightless)
def _weightless(state: Thunderstone, turn: Turn, verb: do.Weightless, piece: Piece, paid: Piece | None) -> None:
    turn.weightless = True  # TH-CAR-F7


def _throwers(turn: Turn, spear: Piece) -> list[Piece]:
    """Heroes who can throw it: it must be equipped first (TH-CAR-31)."""
    if spear.thrown:
        return []
    arms = held(turn)
    if turn.own_arms:
        return [hero for hero in heroes(turn) if arms.get(hero.id) is spear]
    return [hero for hero in heroes(turn) if hero.id not in arms and can_hold(turn, hero, spear)]


@runs(do.Throw, possible=lambda verb, state, turn, piece: bool(_throwers(turn, piece)))
def _throw(state: Thunderstone, turn: Turn, verb: do.Throw, piece: Piece, paid: Piece | None) -> Flow[None]:
    labels = by_label("give", _throwers(turn, piece), turn.revealed)
    option = next(iter(labels))
    if len(labels) > 1:
        option = yield ARM.ask(turn.seat, list(labels), (piece.card,), "TH-CAR-31")
    piece.bearer = labels[option].id
    piece.attack += verb.attack
    piece.thrown = turn.odd = True


def monster_ranks(state: Thunderstone) -> list[int]:
    """Ranks of the hall with a monster (TH-DUN-O2)."""
    return [at + 1 for at, foe in enumerate(state.hall) if foe.card != THUNDERSTONE]


def _choose_rank(question: Question[Thunderstone], turn: Turn, verb: str, ranks: list[int], card: str) -> Flow[int]:
    if len(ranks) == 1:
        return ranks[0]
    option = yield question.ask(turn.seat, [(verb, rank) for rank in ranks], (card,))
    return int(option[1])


def send_under(state: Thunderstone, turn: Turn, rank: int) -> Flow[None]:
    """The monster of this rank goes under the deck; the hall moves up and is refilled at once (TH-CAR-8, TH-CAR-26)."""
    if state.log is not None:
        state.tell(events.WentUnder(card=state.hall[rank - 1].card, rank=rank, clause="TH-CAR-8"))
    put_under(state, rank)
    yield from close_up(state, turn, rank, at_once=True)


@runs(do.Under, possible=lambda verb, state, turn, piece: bool(monster_ranks(state)))
def _under(state: Thunderstone, turn: Turn, verb: do.Verb, piece: Piece, paid: Piece | None) -> Flow[None]:
    """One monster goes under the deck and the hall is refilled at once (TH-CAR-8)."""
    rank = yield from _choose_rank(PUT_UNDER, turn, "under", monster_ranks(state), piece.card)
    yield from send_under(state, turn, rank)


ORDERS: dict[int, list[Option]] = {
    size: [("order", *(at + 1 for at in order)) for order in permutations(range(size))] for size in range(1, 4)
}


@runs(do.UnderOrOrder, possible=lambda verb, state, turn, piece: bool(state.hall))
def _under_or_order(state: Thunderstone, turn: Turn, verb: do.Verb, piece: Piece, paid: Piece | None) -> Flow[None]:
    """Banish on the hall: one monster under the deck, or the cards in any order (TH-CAR-25 to TH-CAR-29)."""
    hall = state.hall
    options: list[Option] = [("under", rank) for rank in monster_ranks(state)]
    options += ORDERS[len(hall)]
    option = options[0]
    if len(options) > 1:
        option = yield BANISH.ask(turn.seat, options, (piece.card,))
    if option[0] == "under":
        yield from send_under(state, turn, int(option[1]))
        return
    order = [int(rank) - 1 for rank in option[1:]]
    state.hall = [hall[at] for at in order]
    if state.log is not None:
        state.tell(events.HallReordered(cards=state.hall_cards(), order=[at + 1 for at in order]))
    if order[0] != 0:
        yield from arrive(state, turn, at_once=True)


@runs(do.DestroyAndDraw)
def _destroy_and_draw(
    state: Thunderstone, turn: Turn, verb: do.DestroyAndDraw, piece: Piece, paid: Piece | None
) -> Flow[None]:
    """Any revealed card, Banish itself (TH-CAR-30) and a borrowed hero (TH-CAR-O11) included; not food already eaten
    (TH-EFF-8)."""
    pieces = [other for other in turn.revealed if not other.thrown and not (other.card in FOOD and other.used)]
    labels = by_label("destroy", pieces, turn.revealed)
    if labels:
        option = next(iter(labels))
        if len(labels) > 1:
            option = yield DESTROY_OWN.ask(turn.seat, list(labels), (piece.card,))
        destroy_piece(state, turn, labels[option])
    yield from draw_open(state, turn, verb.cards)


def _takeable(state: Thunderstone, verb: do.Take) -> list[int]:
    """TH-CAR-18: worth 1 or 2 victory points, not 0."""
    points = {rank: POINTS[state.hall[rank - 1].card] for rank in monster_ranks(state)}
    return [rank for rank, worth in points.items() if verb.min_points <= worth <= verb.max_points]


@runs(do.Take, possible=lambda verb, state, turn, piece: bool(_takeable(state, verb)))
def _take(state: Thunderstone, turn: Turn, verb: do.Take, piece: Piece, paid: Piece | None) -> Flow[None]:
    """The Thyrian Lord's monster goes to the discard pile without experience (TH-CAR-18, TH-CAR-19)."""
    ranks = _takeable(state, verb)
    rank = yield from _choose_rank(TAKE, turn, "take", ranks, piece.card)
    card = state.hall[rank - 1].card
    gain(state, turn.seat, card)
    state.hall[rank - 1] = OPEN_PLACE
    if state.log is not None:
        state.tell(events.Taken(seat=turn.seat, card=card, rank=rank, clause="TH-CAR-18"))
    yield from close_up(state, turn, rank, at_once=True)


def _others_have_cards(verb: do.Verb, state: Thunderstone, turn: Turn, piece: Piece) -> bool:
    return any(state.seats[seat].hand for seat in others(state, turn.seat))


@runs(do.OthersDiscard, possible=_others_have_cards)
def _others_discard(state: Thunderstone, turn: Turn, verb: do.OthersDiscard, piece: Piece, on: object) -> Flow[None]:
    """Whatever the outcome of the battle (TH-CAR-10, TH-CAR-11)."""
    for seat in others(state, turn.seat):
        yield from make_discard(state, turn, seat, verb.cards)


@runs(do.OthersDiscardHero, possible=_others_have_cards)
def _others_discard_hero(
    state: Thunderstone, turn: Turn, verb: do.OthersDiscardHero, piece: Piece, on: object
) -> Flow[None]:
    """A hero or two cards, as the victim chooses (TH-CAR-F3, TH-CAR-O3)."""
    for seat in others(state, turn.seat):
        hand = state.seats[seat].hand
        found = dict.fromkeys(sorted(card for card in hand if TYPE[card] == HERO))
        options: list[Option] = [("discard-hero", card) for card in found]
        options.append(("discard-cards",))
        if not hand:
            continue
        # asked without a hero, too, so that the question itself tells nobody anything
        option = yield HERO_OR_CARDS.ask(seat, options, (verb.cards,))
        if option[0] == "discard-hero":
            discard_from_hand(state, turn, seat, str(option[1]))
        else:
            yield from make_discard(state, turn, seat, verb.cards)


@runs(do.Borrow)
def _borrow(state: Thunderstone, turn: Turn, verb: do.Verb, piece: Piece, paid: Piece | None) -> Flow[None]:
    """Each player discards a hero or shows that there is none; one of them may be borrowed (TH-CAR-F4, TH-CAR-O6)."""
    offered: dict[Option, Piece] = {}
    own = yield from _discard_own_hero(state, turn)
    if own is not None:
        offered["borrow", own.card, own.owner + 1] = own
    for seat in others(state, turn.seat):
        card = yield from _discard_hero(state, turn, seat)
        if card:
            offered["borrow", card, seat + 1] = Piece(card, -1, owner=seat)
    if not offered:
        return
    option = yield BORROW.ask(turn.seat, [*offered, ("pass",)], (piece.card,))
    if option[0] == "borrow":
        hero = offered[option]
        state.seats[hero.owner].discard.remove(hero.card)
        if hero.id < 0:
            hero.id = turn.pieces
            turn.pieces += 1
        turn.revealed.append(hero)
        turn.odd = True


def _discard_own_hero(state: Thunderstone, turn: Turn) -> Flow[Piece | None]:
    """The active player discards one of the revealed heroes, who may be a borrowed one (TH-CAR-O6, TH-CAR-O11). If
    borrowed back it is the same hero, whose effects stay used (TH-EFF-1, TH-CAR-O10)."""
    labels = by_label("discard", heroes(turn), turn.revealed)
    if not labels:
        return None
    option = next(iter(labels))
    if len(labels) > 1:
        option = yield DISCARD_HERO.ask(turn.seat, list(labels), clause="TH-CAR-O6")
    hero = labels[option]
    turn.revealed.remove(hero)
    if hero.owner < 0:
        hero.owner = turn.seat
    gain(state, hero.owner, hero.card)
    if state.log is not None:
        state.tell(events.Discarded(seat=turn.seat, card=hero.card, owner=hero.owner, piece=hero.id))
    return hero


def _discard_hero(state: Thunderstone, turn: Turn, seat: int) -> Flow[str]:
    """Another player discards a hero from hand, or shows a hand without heroes: then nothing is offered."""
    player = state.seats[seat]
    found = list(dict.fromkeys(sorted(card for card in player.hand if TYPE[card] == HERO)))
    if not found:
        player.shown = sorted(player.hand)
        if state.log is not None:
            state.tell(events.NoHeroesShown(seat=seat, clause="TH-CAR-F4"))
        return ""
    option = yield DISCARD_HERO.ask(seat, [("discard", card) for card in found], final=True)
    card = str(option[1])
    discard_from_hand(state, turn, seat, card)
    return card


def _usable(card: str, effect: Effect) -> Usable:
    first = effect.do[0]
    runner = RUN[type(first)]
    possible = partial(runner.possible, first) if runner.possible is not None else None
    cost = "" if effect.cost == "self" else effect.cost
    return Usable(("use", card, effect.name), effect.repeat, cost, runner.own, possible)


USABLE: dict[str, dict[str, tuple[Usable, ...]]] = {
    "village": {
        card.id: tuple(_usable(card.id, effect) for effect in card.village) for card in CARDS.values() if card.village
    },
    "dungeon": {
        card.id: tuple(_usable(card.id, effect) for effect in card.dungeon) for card in CARDS.values() if card.dungeon
    },
}
"""TH-EFF-3: Village effects work in the village, Dungeon effects in the dungeon."""
