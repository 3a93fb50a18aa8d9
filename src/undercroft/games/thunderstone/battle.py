"""The battle: Diseases, battle effects, outcome, spoils, and the hall that moves up (TH-DUN-7).

Clauses TH-BTL, TH-RES, TH-SPO. How a force adds up is in `battle_sum.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.core.question import Argument, Question, Verb, first, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.battle_sum import (
    BEFORE,
    DURING,
    Arms,
    diseases,
    gather,
    is_barred,
    muster,
    settle,
    share_of,
    strength_of,
)  # fmt: skip
from undercroft.games.thunderstone.cards import (
    CARDS,
    EXPERIENCE,
    FAR_EXPERIENCE,
    FOOD,
    PRICE,
    RETURNS,
    SPELL,
    TYPE,
    WEAPON,
)  # fmt: skip
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.cards.text import kind, lines, name, names
from undercroft.games.thunderstone.effects import monster_ranks, send_under
from undercroft.games.thunderstone.hall import close_up
from undercroft.games.thunderstone.options import (
    ATTACK,
    BUY,
    CARD,
    DESTROY,
    GOLD,
    MAGIC,
    MONSTER,
    NUMBER,
    card_place,
    passing,
    verb_on_hall,
)
from undercroft.games.thunderstone.party import destroy, draw, gain, sicken
from undercroft.games.thunderstone.purse import gold_of
from undercroft.games.thunderstone.state import OPEN_PLACE, Battle, Fought, Piece, Thunderstone, Turn
from undercroft.games.thunderstone.village import BUY_OPTION, PASS, buy
from undercroft.games.thunderstone.weapons import arms_for, heroes

ON_ATTACK: Option = ("on-attack",)
ON_MAGIC: Option = ("on-magic",)
DONE: Option = ("done",)


# --- what a battle asks -------------------------------------------------------------------------------------------


def _barred_hero(view: Thunderstone, seat: int, choice: Choice, option: Option) -> Say:
    card = name(str(option[1]))
    for held in option[2:]:
        if isinstance(held, str):
            return say("option.bar-armed", card=card, weapon=name(held))
    return say("option.bar", card=card)


def _what_it_says(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Say]:
    card = str(option[1])
    return [kind(card), *lines(card)]


def _seen_cards(view: Thunderstone, seat: int, choice: Choice) -> Say:
    return say("ask.battle.look", cards=names([str(card) for card in choice.about]))


FROM_ATTACK: Verb[Thunderstone] = Verb("on-attack", listed=True)
FROM_MAGIC: Verb[Thunderstone] = Verb("on-magic", listed=True)
DISEASE: Question[Thunderstone] = Question(
    "battle.disease", FROM_ATTACK, FROM_MAGIC, about=(ATTACK, MAGIC), clause="TH-DIS-2 TH-ATK-4 TH-DIS-O1"
)
DESTROY_IN_BATTLE: Question[Thunderstone] = Question(
    "battle.destroy",
    DESTROY,
    Verb("destroy-borrowed", CARD, at=card_place),
    about=(MONSTER,), clause="TH-BTL-7 TH-BTL-2",
)  # fmt: skip
SAP: Question[Thunderstone] = Question(
    "battle.sap", FROM_ATTACK, FROM_MAGIC, about=(CARD, ATTACK, MAGIC), clause="TH-CAR-50"
)
BAR: Question[Thunderstone] = Question(
    "battle.bar",
    Verb(
        "bar", CARD, Argument("weapon", str | int), NUMBER, optional=2, words=_barred_hero, at=card_place,
        messages=("option.bar", "option.bar-armed"),
    ),
    clause="TH-BTL-4 TH-CAR-70",
)  # fmt: skip
NEXT_SPOILS: Question[Thunderstone] = Question("battle.spoils", Verb("spoils", CARD, at=card_place), clause="TH-SPO-O1")
BUY_SPOILS: Question[Thunderstone] = Question(
    "battle.buy",
    BUY,
    passing("option.pass-buy"),
    about=(CARD, GOLD), clause="TH-SPO-1 TH-SPO-2 TH-SPO-4", answer=prefer("pass"),
)  # fmt: skip
LOOK: Question[Thunderstone] = Question(
    "battle.look",
    Verb("done", listed=True),
    Verb("destroy", CARD, listed=True, lines=_what_it_says),
    prompt=_seen_cards, clause="TH-CAR-F12", answer=first,
)  # fmt: skip
"""The cards looked at lie in no panel, so its options point at none, least of all at a like card that lies open."""
SEND_BACK: Question[Thunderstone] = Question(
    "battle.send-back",
    verb_on_hall("under"),
    passing("option.pass-send-back"),
    about=(CARD,), clause="TH-CAR-F1 TH-CAR-O2", answer=prefer("pass"),
)  # fmt: skip


# --- the battle ---------------------------------------------------------------------------------------------------


def fight(state: Thunderstone, turn: Turn, rank: int) -> Flow[None]:
    """Step 4, in the order of TH-DUN-7."""
    monster = state.hall[rank - 1].card
    found = arms_for(turn, monster, rank)
    assert found is not None
    arms: Arms = found
    if not turn.own_arms:
        for hero, weapon in found.items():  # TH-WPN-O1: from here on the arrangement is fixed
            weapon.bearer = hero
    battle = turn.battle = Battle(monster, rank)
    if state.log is not None:
        attackers = [hero.id for hero in _attackers(turn, arms)]
        state.tell(events.Attacked(seat=turn.seat, card=monster, rank=rank, heroes=attackers, clause="TH-DUN-4"))
    ill = diseases(turn)
    if ill:
        yield from suffer(turn, battle, arms, ill)
    for ask, run, verb in BATTLE_EFFECTS[monster]:  # TH-BTL-1, TH-BTL-O1
        if ask:
            yield from run(state, turn, verb, arms)
        else:
            run(state, turn, verb, arms)
    reckoning = settle(
        muster(turn, monster, rank, arms, DURING[monster]), monster, rank, battle.on_attack, battle.on_magic, bool(arms)
    )
    state.last = Fought(
        turn.seat, monster, rank, reckoning.attack, reckoning.magic, reckoning.penalty, reckoning.total, reckoning.won
    )
    if state.log is not None:
        tell_outcome(state, turn, reckoning.won, reckoning.total)
    took_part = [hero.card for hero in _attackers(turn, arms)] if reckoning.won else []
    if turn.odd:
        remove_fallen(state, turn)
    state.hall[rank - 1] = OPEN_PLACE  # TH-RES-4: won or lost, the monster leaves the hall
    if reckoning.won:
        yield from reward(state, turn, monster, rank, took_part)
    else:
        state.under.append(monster)
    yield from close_up(state, turn, rank, at_once=False, won=reckoning.won)
    if took_part and state.result is None:
        yield from send_back(state, turn, took_part)


def tell_outcome(state: Thunderstone, turn: Turn, won: bool, total: int) -> None:
    battle = turn.battle
    assert battle is not None
    card, rank = battle.monster, battle.rank
    if won:
        gained = EXPERIENCE[card]
        state.tell(
            events.Won(seat=turn.seat, card=card, rank=rank, total=total, experience=gained, clause="TH-RES-2"),
        )
    else:
        state.tell(events.Lost(seat=turn.seat, card=card, rank=rank, total=total, clause="TH-RES-1"))


def suffer(turn: Turn, battle: Battle, arms: Arms, ill: int) -> Flow[None]:
    """Each Disease takes 1 from attack or magic attack, one that is at least 1 (TH-DIS-2, TH-DIS-3, TH-DIS-8)."""
    force = muster(turn, battle.monster, battle.rank, arms, BEFORE)
    for _ in range(ill):
        attack = force.attack - battle.on_attack
        magic = force.magic - battle.on_magic
        if attack > 0 and magic > 0:
            option = yield DISEASE.ask(turn.seat, [ON_ATTACK, ON_MAGIC], (attack, magic))
            on_attack = option == ON_ATTACK
        else:
            on_attack = attack > 0
        if on_attack:
            battle.on_attack += 1
        elif magic > 0:
            battle.on_magic += 1


# --- battle effects -----------------------------------------------------------------------------------------------


def _attackers(turn: Turn, arms: Arms) -> list[Piece]:
    battle = turn.battle
    assert battle is not None
    return [hero for hero in heroes(turn) if not is_barred(hero, battle.monster, battle.rank, hero.id in arms)]


def _destroy_one(state: Thunderstone, turn: Turn, verb: do.DestroyOne, arms: Arms) -> Flow[None]:
    """One card of the kind, if there is one; the player chooses (TH-BTL-5, TH-BTL-6, TH-BTL-7)."""
    kind = verb.kind
    if kind == "weapon":
        # TH-BTL-O2: equipped or not, but a thrown Spear is gone
        found = [piece for piece in turn.revealed if TYPE[piece.card] == WEAPON and not piece.thrown]
    elif kind == "spell":
        found = [piece for piece in turn.revealed if TYPE[piece.card] == SPELL]
    elif kind == "food":
        found = [piece for piece in turn.revealed if piece.card in FOOD]
    else:
        found = [
            hero for hero in heroes(turn)
            if kind == "hero" or (kind == "unarmed" and hero.id not in arms) or kind in CARDS[hero.card].classes
        ]  # fmt: skip
    yield from doom_one(turn, found)


def doom_one(turn: Turn, found: list[Piece]) -> Flow[None]:
    """The player picks one of these to be destroyed; it fights to the end of the battle (TH-BTL-2)."""
    labels: dict[Option, Piece] = {}
    for piece in found:
        option: Option = ("destroy" if piece.owner < 0 else "destroy-borrowed", piece.card)  # TH-CAR-16
        labels.setdefault(option, piece)
    if not labels:
        return
    option = next(iter(labels))
    if len(labels) > 1:
        assert turn.battle is not None
        option = yield DESTROY_IN_BATTLE.ask(turn.seat, list(labels), (turn.battle.monster,))
    labels[option].doomed = turn.odd = True


def _destroy_strongest(state: Thunderstone, turn: Turn, verb: do.Verb, arms: Arms) -> Flow[None]:
    """The hero with the highest strength as modified; the player chooses among equals (TH-CAR-54, TH-CAR-F11)."""
    found = heroes(turn)
    most = max((strength_of(turn, hero) for hero in found), default=0)
    yield from doom_one(turn, [hero for hero in found if strength_of(turn, hero) == most])


def _destroy_all(state: Thunderstone, turn: Turn, verb: do.Verb, arms: Arms) -> None:
    for hero in heroes(turn):
        classes = CARDS[hero.card].classes
        if "cleric" in classes or "wizard" in classes:  # TH-CAR-43
            hero.doomed = turn.odd = True


def _sicken(state: Thunderstone, turn: Turn, verb: do.Sicken, arms: Arms) -> None:
    """Straight to the discard pile: no harm in this battle (TH-BTL-3, TH-CAR-47, TH-CAR-48)."""
    sicken(state, turn.seat, verb.cards)
    if state.log is not None:
        state.tell(events.Sickened(seat=turn.seat, cards=verb.cards, clause="TH-BTL-3"))


def _weak_die(state: Thunderstone, turn: Turn, verb: do.Verb, arms: Arms) -> None:
    """Heroes left with no strength are destroyed, whether or not they attacked (TH-BTL-5, TH-CAR-71)."""
    assert turn.battle is not None
    for hero in heroes(turn):
        if strength_of(turn, hero, turn.battle.monster) <= 0:
            hero.doomed = turn.odd = True


def _sap(state: Thunderstone, turn: Turn, verb: do.Sap, arms: Arms) -> Flow[None]:
    """Each hero loses attack or magic attack, of a kind in which the hero gives at least 1 (TH-CAR-50, TH-ATK-O1)."""
    battle = turn.battle
    assert battle is not None
    for hero in _attackers(turn, arms):
        *_, support = gather(turn, battle.monster, battle.rank, arms)
        attack, magic, *_ = share_of(
            turn, hero, arms.get(hero.id), support, battle.monster, battle.rank, DURING[battle.monster]
        )
        if attack > 0 and magic > 0:
            option = yield SAP.ask(turn.seat, [ON_ATTACK, ON_MAGIC], (hero.card, attack, magic))
            on_attack = option == ON_ATTACK
        else:
            on_attack = attack > 0
        if on_attack:
            hero.less_attack = verb.attack
        elif magic > 0:
            hero.less_magic = verb.attack


def _bar(state: Thunderstone, turn: Turn, verb: do.Verb, arms: Arms) -> Flow[None]:
    """One hero who could attack cannot, nor does the weapon count (TH-BTL-4, TH-CAR-70)."""
    labels: dict[Option, Piece] = {}
    for hero in _attackers(turn, arms):
        weapon = arms.get(hero.id)
        option: Option = ("bar", hero.card) if weapon is None else ("bar", hero.card, weapon.card)
        number = 2
        while option in labels:
            option = (*option[: 3 if weapon else 2], number)
            number += 1
        labels[option] = hero
    if not labels:
        return
    option = next(iter(labels))
    if len(labels) > 1:
        option = yield BAR.ask(turn.seat, list(labels))
    labels[option].barred = True


BATTLE: dict[type[do.Verb], tuple[bool, Callable[..., Any]]] = {
    do.DestroyOne: (True, _destroy_one),
    do.DestroyStrongest: (True, _destroy_strongest),
    do.DestroyAll: (False, _destroy_all),
    do.Sicken: (False, _sicken),
    do.WeakDie: (False, _weak_die),
    do.Sap: (True, _sap),
    do.Bar: (True, _bar),
}
"""Whether it may ask, and what it does. Weaken and Rally change the force itself and are read there."""

BATTLE_EFFECTS: dict[str, list[tuple[bool, Callable[..., Any], do.Verb]]] = {
    card.id: [(*BATTLE[type(verb)], verb) for verb in card.battle if type(verb) in BATTLE] for card in CARDS.values()
}
"""In the order printed (TH-BTL-O1)."""


# --- outcome ------------------------------------------------------------------------------------------------------


def remove_fallen(state: Thunderstone, turn: Turn) -> None:
    """Cards destroyed in the battle, and a Spear that was thrown, leave when it is over (TH-BTL-2, TH-CAR-31)."""
    fallen = [piece for piece in turn.revealed if piece.doomed or piece.thrown]
    for piece in fallen:
        turn.revealed.remove(piece)
        destroy(state, piece.card, piece.id)


def reward(state: Thunderstone, turn: Turn, monster: str, rank: int, took_part: list[str]) -> Flow[None]:
    """The monster to the discard pile, experience, spoils (TH-RES-2, TH-RES-3, TH-DUN-7)."""
    gain(state, turn.seat, monster)
    player = state.seats[turn.seat]
    player.experience += EXPERIENCE[monster]
    if rank == 3:  # TH-CAR-F2
        more = sum(FAR_EXPERIENCE.get(card, 0) for card in took_part)
        player.experience += more
        if more and state.log is not None:
            state.tell(events.MoreExperienceGained(seat=turn.seat, amount=more, clause="TH-CAR-F2", joins=True))
    yield from take_spoils(state, turn, [monster, *took_part])


def take_spoils(state: Thunderstone, turn: Turn, cards: Iterable[str]) -> Flow[None]:
    """One purchase for each Spoils of the monster and of heroes who took part, in the player's order (TH-SPO-1,
    TH-SPO-3, TH-SPO-O1)."""
    left = [(card, verb) for card in cards for verb in CARDS[card].spoils]
    while left:
        cards = list(dict.fromkeys(card for card, _ in left))
        chosen = cards[0]
        if len(cards) > 1:
            options: list[Option] = [("spoils", card) for card in cards]
            option = yield NEXT_SPOILS.ask(turn.seat, options)
            chosen = str(option[1])
        at = next(at for at, (card, _) in enumerate(left) if card == chosen)
        verb = left.pop(at)[1]
        yield from SPOILS[type(verb)](state, turn, verb, chosen)


def fits(card: str, kind: str) -> bool:
    """Whether a card on offer is of the kind that the Spoils name (TH-SPO-6)."""
    return kind == "any" or (card in FOOD if kind == "food" else TYPE[card] == kind)


def _buy_spoils(state: Thunderstone, turn: Turn, verb: do.Buy, card: str) -> Flow[None]:
    """Every purchase alone must fit the gold of the cards left (TH-SPO-2, TH-SPO-4)."""
    gold = gold_of(turn)
    options = [BUY_OPTION[top] for top in state.shelf if PRICE[top] <= gold and fits(top, verb.kind)]
    if not options:
        return
    options.append(PASS)
    option = yield BUY_SPOILS.ask(turn.seat, options, (card, gold))
    if option != PASS:
        buy(state, turn, str(option[1]), "TH-SPO-1")


def _look_through(state: Thunderstone, turn: Turn, verb: do.LookThrough, card: str) -> Flow[None]:
    """Reveal the top cards of the party deck, destroy any of them, discard the rest (TH-CAR-62, TH-CAR-F12)."""
    player = state.seats[turn.seat]
    seen = yield from draw(state, turn.seat, verb.cards, seen=True)  # TH-CAR-O9
    if state.log is not None:
        state.tell(events.Looked(seat=turn.seat, cards=seen[:], clause="TH-CAR-62"))
    while seen:
        options: list[Option] = [DONE, *(("destroy", card) for card in dict.fromkeys(sorted(seen)))]
        about = tuple(sorted(seen))
        option = yield LOOK.ask(turn.seat, options, about)
        if option == DONE:
            break
        seen.remove(str(option[1]))
        destroy(state, str(option[1]))
    player.discard += seen


SPOILS: dict[type[do.Verb], Callable[..., Flow[None]]] = {do.Buy: _buy_spoils, do.LookThrough: _look_through}
"""What carries them out, for the card that says them."""


def send_back(state: Thunderstone, turn: Turn, cards: Iterable[str]) -> Flow[None]:
    """After the refill an Elf Sorcerer who took part may put a monster under the deck (TH-CAR-F1, TH-CAR-O2)."""
    for card in cards:
        if card not in RETURNS:
            continue
        ranks = monster_ranks(state)
        if not ranks:
            return
        options: list[Option] = [("under", rank) for rank in ranks]
        option = yield SEND_BACK.ask(turn.seat, [*options, PASS], (card,))
        if option == PASS:
            continue
        yield from send_under(state, turn, int(option[1]))
        if state.result is not None:
            return
