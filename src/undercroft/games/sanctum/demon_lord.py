"""Act VI: the Demon Lord appears, rows are dealt, rounds of the last fight, the roar, the end (SA-APP to SA-END)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from undercroft.core.request import Chance, Flow, Together
from undercroft.core.state import Result, copy
from undercroft.games.sanctum import lord_events
from undercroft.games.sanctum.attack import attack, regain_rage
from undercroft.games.sanctum.battle import Battle
from undercroft.games.sanctum.block import block
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.cards.demons import Demon
from undercroft.games.sanctum.cards.lord import CLIMBER, FURY, LAST_FOES, ROW_FURY, ROW_LORD, LastFoe
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.fight import potions, roll
from undercroft.games.sanctum.penalties import suffer
from undercroft.games.sanctum.powers import kit
from undercroft.games.sanctum.state import ALIVE, LAST_FIGHT, ROAR, WON, Fight, Foe, Hero, Sanctum, fight_of, living


def in_order(state: Sanctum) -> list[int]:
    """Heroes still in the fight, the first climber first, then clockwise (SA-ROR-4)."""
    seats = [(state.climber + n) % state.players for n in range(state.players)]
    return [seat for seat in seats if state.seats[seat].status == ALIVE]


def appear(state: Sanctum) -> Flow[None]:
    """Turn one of the cards on the act V board (SA-APP-1); after the last one the rows are dealt."""
    if state.laid and living(state):
        state.laid -= 1
        state.turned_v += 1
        card = yield from turn_card(state)
        # SA-APP-2: the first two strike all, the third and fourth those who stand on them or below
        yield from strike(state, card, [s for s in in_order(state) if state.seats[s].stand >= state.turned_v - 2])
        return
    if not living(state):
        finish(state)
        return
    yield from deal_rows(state)


def turn_card(state: Sanctum) -> Flow[str]:
    card: str = yield Chance("lord", state.lord)
    state.lord.remove(card)
    if state.laid:
        refill(state)  # the next card laid was the first of the new deck
    state.turned.append(card)
    if state.log is not None:
        state.tell(lord_events.LordCardTurned(card=card, number=len(state.turned) - 1, clause="SA-DLC-2"))
    return card


def strike(state: Sanctum, card: str, seats: list[int]) -> Flow[None]:
    """Apply a turned card; one that names the first climber spares the others."""
    if LAST_FOES[card].aim == CLIMBER:
        seats = [seat for seat in seats if seat == state.climber]
    for seat in seats:
        yield from suffer(state, seat, card)


def deal_rows(state: Sanctum) -> Flow[None]:
    """Five Demon Lord cards face up, four fury cards face down between them (SA-AC6-1, SA-AC6-2)."""
    state.fury = list(FURY)
    for seat in living(state):
        hero = state.seats[seat]
        for n in range(ROW_LORD + ROW_FURY):
            if n % 2:
                hero.row.append(Foe(""))  # which fury card it is, is decided when it is turned
                continue
            card = yield Chance("row", state.lord, None, None, (seat,))
            state.lord.remove(card)
            hero.row.append(Foe(card))
        if state.log is not None:
            tell(state, lord_events.RowDealt(seat=seat, cards=[foe.card for foe in hero.row], clause="SA-AC6-1"))
    state.phase = LAST_FIGHT


def refill(state: Sanctum) -> None:
    """A card is due: once the deck has run out, the destroyed ones are shuffled into a new deck (SA-INF-2)."""
    if state.lord:
        return
    for hero in state.seats:  # SA-INF-O1: of heroes who have won or died, too
        state.lord += destroyed_lord_cards(hero)
        hero.broken = [card for card in hero.broken if LAST_FOES[card].is_fury]


def destroyed_lord_cards(hero: Hero) -> list[str]:
    return [card for card in hero.broken if not LAST_FOES[card].is_fury]


def count_cards(state: Sanctum) -> int:
    """How many Demon Lord cards can still be laid: the deck, and what would be shuffled after it."""
    return len(state.lord) + sum(len(destroyed_lord_cards(hero)) for hero in state.seats)


class Row(Battle):
    """The row of the last fight: only the card under the figure can be hit (SA-FIN-3)."""

    __slots__ = ()

    cards: ClassVar[Mapping[str, Demon | LastFoe]] = LAST_FOES
    has_blessings = True

    def targets(self, hero: Hero) -> list[Foe]:
        return hero.row[:1]

    def settle_hit(self, state: Sanctum, seat: int, hero: Hero, foe: Foe) -> Flow[None] | None:
        return destroy(state, seat, hero) if foe.hits == LAST_FOES[foe.card].full else None

    def is_over(self, hero: Hero) -> bool:
        return hero.status != ALIVE or not hero.row


ROW = Row()


def destroy(state: Sanctum, seat: int, hero: Hero) -> Flow[None]:
    """A card of the row is covered: it is destroyed and the figure goes on at once (SA-FIN-4)."""
    card = hero.row.pop(0).card
    hero.broken.append(card)
    hero.destroyed += 1
    fight_of(hero).only_changed = False
    if state.log is not None:
        tell(state, lord_events.RowCardDestroyed(seat=seat, card=card, left=len(hero.row), clause="SA-FIN-4"))
    if hero.row and not hero.row[0].card:  # SA-FIN-5, SA-FIN-6
        fury = yield Chance("fury", state.fury, None, None, (seat,))
        state.fury.remove(fury)
        if state.log is not None:
            tell(state, lord_events.FuryRevealed(seat=seat, card=fury, clause="SA-FIN-5"))
        hero.row[0].card = fury
        yield from suffer(state, seat, fury)


def row_damage(hero: Hero) -> int:
    """Demon Lord cards not destroyed, wherever the figure stands, and a revealed fury card (SA-FIN-7)."""
    return sum(LAST_FOES[foe.card].damage for foe in hero.row if foe.card)


def last_fight(state: Sanctum) -> Flow[None]:
    """One round: every hero still in it fights once, all at the same time (SA-FIN-1)."""
    state.round += 1
    state.before = [copy(hero) for hero in state.seats]
    healths = [hero.health for hero in state.seats]
    seats = living(state)
    yield Together({seat: one_fight(state, seat) for seat in seats})
    state.before = []
    for seat in seats:
        hero = state.seats[seat]
        if state.log is not None:
            fought = lord_events.RoundFought(
                seat=seat, status=hero.status, destroyed=hero.destroyed, wounds=healths[seat] - hero.health,
                health=hero.health, clause="SA-FIN-1",
            )  # fmt: skip
            tell(state, fought)
    if not living(state):
        finish(state)
        return
    # SA-ROR-1, SA-ROR-2: each roar has one card fewer than the one before
    state.laid = min(max(0, ROARS[state.difficulty] - state.round + 1), count_cards(state))  # SA-INF-O1
    if state.laid:
        refill(state)
        if state.log is not None:
            state.tell(lord_events.Roared(cards=state.laid, clause="SA-ROR-1"))
    state.phase = ROAR


def one_fight(state: Sanctum, seat: int) -> Flow[None]:
    """Potions, roll, attack, block; nothing is gained but the way through the row (SA-FIN-2)."""
    hero = state.seats[seat]
    k = kit(hero)
    hero.fight = Fight()
    yield from potions(state, seat, hero, k)
    yield from roll(state, seat, hero, k)
    yield from attack(state, seat, hero, k, ROW)
    if hero.status == ALIVE:
        regain_rage(state, seat, hero, bool(hero.row))  # SA-FIN-8
        damage = row_damage(hero) + hero.extra
        hero.extra = 0
        yield from block(state, seat, hero, k, damage, True)
        if hero.status == ALIVE and not hero.row:
            hero.status = WON  # SA-END-1, SA-END-O1: after the block step
    hero.fight = None  # SA-FIN-9: hits stay on the card


def roar(state: Sanctum) -> Flow[None]:
    """Turn one card of the roar; all heroes still in the fight suffer it (SA-ROR-1, SA-ROR-5)."""
    if state.laid and living(state):
        state.laid -= 1
        card = yield from turn_card(state)
        yield from strike(state, card, in_order(state))
    if not living(state):
        finish(state)
    elif not state.laid:
        state.phase = LAST_FIGHT


def finish(state: Sanctum) -> None:
    """Who wins (SA-END-4 to SA-END-7)."""
    heroes = state.seats
    survivors = [seat for seat, hero in enumerate(heroes) if hero.status == WON]
    if survivors:
        best = max((heroes[s].health, heroes[s].tiles) for s in survivors)  # SA-END-5, SA-END-6
        winners = [s for s in survivors if (heroes[s].health, heroes[s].tiles) == best]
        scores = tuple(float(hero.health if hero.status == WON else 0) for hero in heroes)  # SA-END-7
        reason = "demon-lord-slain"
    else:

        def deeds(hero: Hero) -> tuple[int, int]:  # SA-END-4, SA-END-O2
            return hero.destroyed, hero.row[0].hits.bit_count() if hero.row else 0

        most = max(map(deeds, heroes))
        winners = [seat for seat, hero in enumerate(heroes) if deeds(hero) == most]
        scores = tuple(0.0 for _ in heroes)
        reason = "all-dead"
    state.result = Result(tuple(winners), scores, reason)
