"""What happens in Thunderstone, as rules tell it: each event with its line in the story and what there is to see."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.core.beats import Aim, Announce, AnyBeat, Change, Fly, Give, Guard
from undercroft.core.events import Event
from undercroft.core.say import Say, player_name, say
from undercroft.core.scene import CardItem, Mark
from undercroft.games.thunderstone.cards import CARDS, GROUP_CARDS
from undercroft.games.thunderstone.cards.model import Effect
from undercroft.games.thunderstone.cards.text import name, names, say_effect
from undercroft.games.thunderstone.faces import face
from undercroft.games.thunderstone.ids import (
    DESTROYED,
    DISEASE_STACK,
    DUNGEON_DECK,
    HALL,
    HAND,
    REVEALED,
    deck_id,
    discard_id,
    hall_id,
    held_id,
    piece_id,
    seat_id,
    stack_id,
    stats_id,
)  # fmt: skip
from undercroft.games.thunderstone.state import Thunderstone


def faces(cards: Iterable[str]) -> list[CardItem]:
    return [face(card) for card in cards]


def stack_of(card: str) -> str:
    """The id of the stack that a card lies in."""
    group = CARDS[card].group
    return stack_id(GROUP_CARDS[group][0] if group in GROUP_CARDS and CARDS[card].type == "hero" else card)


def experience(amount: int, source: str, seat: int) -> Give:
    return Give(mark=Mark(say("stat.experience"), "star"), amount=amount, source=source, target=stats_id(seat))


# --- turns ---------------------------------------------------------------------------------------------------------


class TurnBegan(Event):
    """It is a player's turn."""

    seat: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("turn.passes", seat=player_name(self.seat))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Announce(text=say("turn.passes", seat=player_name(self.seat)), at=seat_id(self.seat))]


class Rested(Event):
    """A player rests; the hand goes to the discard pile."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("turn.rests", seat=player_name(self.seat))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=seat_id(self.seat), target=discard_id(self.seat), count=len(self.cards))]


# --- a party's cards -----------------------------------------------------------------------------------------------


class Reshuffled(Event):
    """The deck has run out: the discard pile is shuffled and becomes the new one."""

    seat: int
    cards: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.reshuffles", seat=player_name(self.seat), cards=self.cards)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=discard_id(self.seat), target=deck_id(self.seat), count=self.cards)]


class HandDrawn(Event):
    """A player draws a new hand, which the others do not see."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.hand", cards=names(self.cards))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=deck_id(self.seat), target=HAND, cards=faces(self.cards))]

    def public(self) -> Event | None:
        return HiddenHandDrawn(seat=self.seat, count=len(self.cards))


class HiddenHandDrawn(Event):
    """The same, as everybody else sees it."""

    seat: int
    count: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return None

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=deck_id(self.seat), target=held_id(self.seat), count=self.count)]


class HandRevealed(Event):
    """The active player lays the hand open."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.reveals", seat=player_name(self.seat), cards=names(self.cards))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=seat_id(self.seat), target=REVEALED, cards=faces(self.cards))]


class DrewOpen(Event):
    """Cards drawn in mid-turn, for all to see."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.draws", seat=player_name(self.seat), cards=names(self.cards))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=deck_id(self.seat), target=REVEALED, cards=faces(self.cards))]


class Discarded(Event):
    """One card goes to a discard pile; `piece` where it lay open."""

    seat: int
    card: str
    owner: int = -1
    """Whose discard pile, where it is not the player's who discards."""
    piece: int = -1

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.discards", seat=player_name(self.seat), card=name(self.card))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        source = seat_id(self.seat) if self.piece < 0 else piece_id(self.piece)
        owner = self.seat if self.owner < 0 else self.owner
        return [Fly(source=source, target=discard_id(owner), cards=[face(self.card)])]


class PutAway(Event):
    """What lay revealed goes to the discard pile at the end of a turn."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return None

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=REVEALED, target=discard_id(self.seat), cards=faces(self.cards))]


class Destroyed(Event):
    """A card is out of the game; a Disease returns to its stack."""

    card: str
    piece: int = -1
    """Which revealed card it was, if it was one."""
    is_stock: bool = False
    """It lay in the village."""

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.destroyed", card=name(self.card))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        source = piece_id(self.piece) if self.piece >= 0 else seat_id(state.active)
        if self.is_stock:
            source = stack_of(self.card)
        target = DISEASE_STACK if self.card == "disease" else DESTROYED
        return [Fly(source=source, target=target, cards=[face(self.card)])]


class NoHeroesShown(Event):
    """A player without heroes shows the hand to prove it."""

    seat: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("party.no-heroes", seat=player_name(self.seat))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Change(at=seat_id(self.seat), text=say("party.no-heroes", seat=player_name(self.seat)))]


class EffectUsed(Event):
    """A player uses an effect of a revealed card."""

    seat: int
    card: str
    piece: int
    effect: Effect

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("effect.used", seat=player_name(self.seat), card=name(self.card), effect=say_effect(self.effect))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Change(at=piece_id(self.piece), text=say_effect(self.effect))]


class ExperienceGained(Event):
    """Experience by an effect."""

    seat: int
    amount: int
    piece: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return None

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [experience(self.amount, piece_id(self.piece), self.seat)]


class MoreExperienceGained(Event):
    """Experience beyond the monster's own, for who took part in a battle."""

    seat: int
    amount: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return None

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [experience(self.amount, REVEALED, self.seat)]


# --- the village ---------------------------------------------------------------------------------------------------


class Bought(Event):
    """A card is bought and goes to the discard pile."""

    seat: int
    card: str
    price: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("village.bought", seat=player_name(self.seat), card=name(self.card), price=self.price)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        coins = Mark(say("stat.gold"), "gold")
        stack = stack_of(self.card)
        return [
            Give(mark=coins, amount=self.price, source=stats_id(self.seat), target=stack),
            Fly(source=stack, target=discard_id(self.seat), cards=[face(self.card)]),
        ]


class Levelled(Event):
    """A hero becomes a higher one for experience."""

    seat: int
    card: str
    higher: str
    experience: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("village.levelled", seat=player_name(self.seat), card=name(self.card), higher=name(self.higher))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        stack = stack_of(self.higher)
        star = Mark(say("stat.experience"), "star")
        return [
            Give(mark=star, amount=self.experience, source=stats_id(self.seat), target=stack),
            Fly(source=stack, target=discard_id(self.seat), cards=[face(self.higher)]),
        ]


# --- the hall ------------------------------------------------------------------------------------------------------


class Appeared(Event):
    """A card of the dungeon deck is turned up in the hall."""

    card: str
    rank: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.appears", card=name(self.card), rank=self.rank)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=DUNGEON_DECK, target=hall_id(self.rank), cards=[face(self.card)])]


class MovedUp(Event):
    """The cards behind an open place move toward rank 1."""

    rank: int
    """The place that stood open."""
    cards: list[str]
    """The cards that move, nearest first."""

    def sentence(self, state: Thunderstone) -> Say | None:
        return None

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [
            Fly(source=hall_id(rank + 1), target=hall_id(rank), cards=[face(card)])
            for rank, card in enumerate(self.cards, self.rank)
        ]


class WentUnder(Event):
    """A monster goes under the dungeon deck by an effect."""

    card: str
    rank: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.under", card=name(self.card))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=hall_id(self.rank), target=DUNGEON_DECK, cards=[face(self.card)])]


class HallReordered(Event):
    """The hall's cards change places; `order` names the ranks where they lay."""

    cards: list[str]
    order: list[int]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.order", cards=names(self.cards))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [
            Fly(source=hall_id(old), target=hall_id(new), cards=[face(card)])
            for new, (old, card) in enumerate(zip(self.order, self.cards, strict=True), 1)
            if old != new
        ]


class Taken(Event):
    """A monster goes to a discard pile without a battle."""

    seat: int
    card: str
    rank: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.taken", seat=player_name(self.seat), card=name(self.card))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=hall_id(self.rank), target=discard_id(self.seat), cards=[face(self.card)])]


class Breached(Event):
    """The monster in rank 1 carries out its breach."""

    card: str

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.breach", card=name(self.card))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        told = say("hall.breach", card=name(self.card))
        return [Announce(text=told, tone="bad", at=hall_id(1), art=f"thunderstone/card/{self.card}")]


# --- a battle ------------------------------------------------------------------------------------------------------


class Attacked(Event):
    """A party turns on the monster of a rank."""

    seat: int
    card: str
    rank: int
    heroes: list[int]
    """The pieces that attack."""

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("battle.attacks", seat=player_name(self.seat), card=name(self.card), rank=self.rank)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        target = hall_id(self.rank)
        attackers = [piece_id(hero) for hero in self.heroes] or [seat_id(self.seat)]
        return [Aim(who=attacker, whom=[target]) for attacker in attackers]


class Sickened(Event):
    """Diseases come to a discard pile by a battle effect."""

    seat: int
    cards: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("battle.sickens", seat=player_name(self.seat), cards=self.cards)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=DISEASE_STACK, target=discard_id(self.seat), cards=faces(["disease"] * self.cards))]


class Looked(Event):
    """The top cards of a party deck are laid open."""

    seat: int
    cards: list[str]

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("battle.looks", seat=player_name(self.seat), cards=names(self.cards))

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Fly(source=deck_id(self.seat), target=REVEALED, cards=faces(self.cards))]


class Won(Event):
    """A monster is defeated: the total reached its health."""

    seat: int
    card: str
    rank: int
    total: int
    experience: int

    def sentence(self, state: Thunderstone) -> Say | None:
        health = CARDS[self.card].health
        return say("battle.won", seat=player_name(self.seat), card=name(self.card), total=self.total, health=health)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        at = hall_id(self.rank)
        found: list[AnyBeat] = [
            total_badge(at, self.total, won=True),
            Fly(source=at, target=discard_id(self.seat), cards=[face(self.card)]),
        ]
        if self.experience:
            found.append(experience(self.experience, at, self.seat))
        return found


class Lost(Event):
    """A battle is lost: the monster goes under the dungeon deck."""

    seat: int
    card: str
    rank: int
    total: int

    def sentence(self, state: Thunderstone) -> Say | None:
        health = CARDS[self.card].health
        return say("battle.lost", seat=player_name(self.seat), card=name(self.card), total=self.total, health=health)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        at = hall_id(self.rank)
        return [total_badge(at, self.total, won=False), Fly(source=at, target=DUNGEON_DECK, cards=[face(self.card)])]


def total_badge(at: str, total: int, won: bool) -> Guard:
    """The battle's sum beside the monster."""
    return Guard(who=at, mark=Mark(say("sum.total"), "win" if won else "lose"), amount=total)


class Ended(Event):
    """The game is over."""

    reason: str

    def sentence(self, state: Thunderstone) -> Say | None:
        return say(f"ending.{self.reason}")

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Announce(text=say(f"ending.{self.reason}"), tone="end", at=HALL)]


class Scored(Event):
    """The victory points of one party."""

    seat: int
    points: int

    def sentence(self, state: Thunderstone) -> Say | None:
        return say("hall.score", seat=player_name(self.seat), points=self.points)

    def beats(self, state: Thunderstone) -> list[AnyBeat]:
        return [Change(at=seat_id(self.seat), value=self.points, mark=Mark(say("stat.points"), "crown"))]
