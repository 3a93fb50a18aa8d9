"""What happens in the city and in the fight with the Demon Lord, as rules tell it."""

from __future__ import annotations

from undercroft.core.beats import (
    Announce,
    AnyBeat,
    Badge,
    Change,
    Fall,
    Flip,
    Fly,
)
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import verb_text
from undercroft.games.sanctum.events import HeroEvent, give_tokens, potion_mark, walk
from undercroft.games.sanctum.faces import lord_face
from undercroft.games.sanctum.ids import (
    LORD_DECK,
    blessing_id,
    figure_id,
    foe_id,
    hidden_foe_id,
    panel_id,
    power_id,
    stats_id,
    turned_id,
)
from undercroft.games.sanctum.state import DEAD, Sanctum


class Climbed(HeroEvent):
    before: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.climb")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [walk(state, self.seat, self.before), Announce(text=self.line(state, "log.climb"), tone="chapter")]


class CallAnswered(HeroEvent):
    before: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.answer")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [walk(state, self.seat, self.before)]


class LordCardLaid(HeroEvent):
    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.lay")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=LORD_DECK, value=state.laid)]


class GotReady(HeroEvent):
    """The last rest is over: everybody sees with what a hero goes into the last fight."""

    def sentence(self, state: Sanctum) -> Say | None:
        hero = state.seats[self.seat]
        tokens = {"stamina": hero.stamina, "focus": hero.focus, "potions": hero.red + hero.blue}
        return self.line(state, "log.ready", **tokens)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        hero = state.seats[self.seat]
        shown = ["hero", "gear", *(["skills"] if hero.unlocked else []), *(["pack"] if hero.pack else [])]
        return [Change(at=panel_id(name, self.seat)) for name in shown]


class LordAppeared(Event):
    def sentence(self, state: Sanctum) -> Say | None:
        return say("log.appear")

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        announced = Announce(text=say("log.appear"), tone="chapter", art="sanctum/demon/lord")
        turned = [
            Change(at=blessing_id(seat, number))
            for seat, hero in enumerate(state.seats)
            for number in range(len(hero.blessings))
        ]
        return [announced, *turned]


class RowDealt(HeroEvent):
    """A hero's row of the last fight is laid out; fury cards lie face down and have no name."""

    cards: list[str]

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.row", cards=len(self.cards))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        faces = [lord_face(card) for card in self.cards if card]
        return [Fly(source=LORD_DECK, target=panel_id("zone", self.seat), cards=faces)]


class Roared(Event):
    """The Demon Lord roars: cards are laid that strike all heroes."""

    cards: int

    def sentence(self, state: Sanctum) -> Say | None:
        return say("log.roar", cards=self.cards)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        announced = Announce(text=say("status.roar", round=state.round), tone="bad", art="sanctum/demon/lord")
        return [announced, Change(at=LORD_DECK, value=self.cards)]


class LordCardTurned(Event):
    """A Demon Lord card is turned over; `number` is its place among those turned."""

    card: str
    number: int

    def sentence(self, state: Sanctum) -> Say | None:
        foe = LAST_FOES[self.card]
        return say("log.turned", penalty=verb_text(foe.penalty), wounds=foe.wounds)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Flip(card=lord_face(self.card), at=turned_id(self.number), source=LORD_DECK)]


class FuryRevealed(HeroEvent):
    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        foe = LAST_FOES[self.card]
        return self.line(state, "log.fury", penalty=verb_text(foe.penalty), wounds=foe.wounds)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        behind = len(state.seats[self.seat].row) - 1
        return [Flip(card=lord_face(self.card), at=hidden_foe_id(self.seat, behind))]


class PenaltyChosen(HeroEvent):
    """A hero does what a turned card demands instead of taking its wounds."""

    card: str

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.penalty", penalty=verb_text(LAST_FOES[self.card].penalty))

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=panel_id("hero", self.seat), text=verb_text(LAST_FOES[self.card].penalty))]


class TokenLost(HeroEvent):
    """A token of the pool leaves the game."""

    token: str

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        stamina = self.token == "stamina"
        return give_tokens(int(stamina), int(not stamina), source=stats_id(self.seat), target="")


class PotionLost(HeroEvent):
    """A potion is drunk for nothing."""

    colour: str

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Badge(who=stats_id(self.seat), mark=potion_mark(self.colour), gone=True)]


class SpaceCorrupted(HeroEvent):
    """A hit marker takes a space of an ability."""

    power: str

    def sentence(self, state: Sanctum) -> Say | None:
        return None

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Change(at=power_id(state.seats[self.seat], self.seat, self.power))]


class RowCardDestroyed(HeroEvent):
    """A card of the last fight's row is covered and gone."""

    card: str
    left: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(state, "log.destroy", left=self.left)

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        return [Fall(who=foe_id(self.seat, self.card))]


class RoundFought(HeroEvent):
    """How a hero came out of a round of the last fight."""

    status: str
    destroyed: int
    wounds: int
    health: int

    def sentence(self, state: Sanctum) -> Say | None:
        return self.line(
            state, f"log.round-{self.status}", destroyed=self.destroyed, wounds=self.wounds, health=self.health
        )

    def beats(self, state: Sanctum) -> list[AnyBeat]:
        tone = {"won": "good", "dead": "bad"}.get(self.status, "round")
        told = self.sentence(state)
        assert told is not None
        fallen = [Fall(who=figure_id(self.seat))] if self.status == DEAD else []
        row = [Change(at=panel_id("zone", self.seat))] if state.seats[self.seat].row else []
        return [*fallen, *row, Announce(text=told, tone=tone, at=panel_id("hero", self.seat))]
