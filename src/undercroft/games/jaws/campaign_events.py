"""What happens in Jaws between scenarios, as data: outcomes, rewards, levels, perks, city events, trade.

What happens in a scenario is in `events.py`.
"""

from __future__ import annotations

from undercroft.core.beats import Announce, AnyBeat, Change, Flip, Fly
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.games.jaws import ids
from undercroft.games.jaws.events import COUNTED, EXPERIENCE, GOLD, give, hero_named
from undercroft.games.jaws.faces import ability_card, event_card, goal_card, item_face, modifier_card
from undercroft.games.jaws.perks import perk_words
from undercroft.games.jaws.state import Jaws


class ScenarioEnded(Event, kw_only=True):
    scenario: int
    is_won: bool

    def sentence(self, state: Jaws) -> Say | None:
        key, clause = ("log.won", "JL-SCN-2") if self.is_won else ("log.lost", "JL-SCN-3")
        return say(key, clause=clause, scenario=say(f"scenario.n{self.scenario}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        said = self.sentence(state)
        return [Announce(text=said, tone="good" if self.is_won else "bad")] if said is not None else []


class GoalMet(Event, kw_only=True):
    """A battle goal is shown and counts."""

    hero: int
    goal: str
    clause: str | None = "JL-BTL-3"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.goal-met", hero=hero_named(state, self.hero), goal=say(f"goal.{self.goal}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Flip(card=goal_card(self.goal), at=ids.mat_id(self.hero))]


class BroughtHome(Event, kw_only=True):
    hero: int
    gold: int
    experience: int
    clause: str | None = "JL-SCN-10"

    def sentence(self, state: Jaws) -> Say | None:
        hero = hero_named(state, self.hero)
        return say("log.haul", hero=hero, gold=self.gold, experience=self.experience)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [*give(self.hero, self.gold, GOLD), *give(self.hero, self.experience, EXPERIENCE)]


class Rewarded(Event, kw_only=True):
    """What everybody gets for a scenario: gold, experience, checkmarks or perks."""

    kind: str
    amount: int
    clause: str | None = "JL-REW-2"

    def sentence(self, state: Jaws) -> Say | None:
        return say(f"log.reward-{self.kind}", amount=self.amount)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [beat for hero in range(state.count) for beat in give(hero, self.amount, COUNTED[self.kind])]


class ScenarioListed(Event, kw_only=True):
    """A scenario becomes available, or can no longer be played."""

    scenario: int
    is_open: bool
    clause: str | None = "JL-REW-4"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.unlocked" if self.is_open else "log.closed", scenario=say(f"scenario.n{self.scenario}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=ids.CITY, text=say(f"scenario.n{self.scenario}"))]


class ItemReceived(Event, kw_only=True):
    """An item as a reward or by an event."""

    hero: int
    item: str
    clause: str | None = "JL-REW-3"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.receives", hero=hero_named(state, self.hero), item=say(f"item.{self.item}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Fly(source="", target=ids.mat_id(self.hero), cards=[item_face(f"found-{self.item}", self.item)])]


class LevelReached(Event, kw_only=True):
    hero: int
    level: int
    card: str
    """The ability card that comes with it."""
    clause: str | None = "JL-CHR-8"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.level", hero=hero_named(state, self.hero), level=self.level)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        mat, id = ids.mat_id(self.hero), ids.card_id(self.hero, self.card)
        said = say("log.level", hero=hero_named(state, self.hero), level=self.level)
        art = f"jaws/hero/{state.heroes[self.hero].kind}"
        return [Announce(text=said, tone="good", at=mat, art=art), Flip(card=ability_card(id, self.card), at=mat)]


class PerkTaken(Event, kw_only=True):
    """A perk changes the modifier deck for good."""

    hero: int
    perk: int
    clause: str | None = "JL-PRK-1"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        hero = state.heroes[self.hero]
        return say("log.perk", hero=hero_named(state, self.hero), perk=perk_words(hero, self.perk))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=ids.mat_id(self.hero), text=perk_words(state.heroes[self.hero], self.perk))]


class EventRead(Event, kw_only=True):
    """A city event with its outcome, `a` or `b`."""

    number: int
    outcome: str
    clause: str | None = "JL-EVT-3"

    def sentence(self, state: Jaws) -> Say | None:
        said = say(f"event.n{self.number}"), say(f"event.n{self.number}-{self.outcome}")
        return say("log.event", event=said[0], outcome=said[1])

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Flip(card=event_card(self.number, say(f"event.n{self.number}-{self.outcome}")))]


class Swung(Event, kw_only=True):
    """A modifier card drawn in a city event."""

    hero: int
    card: str
    clause: str | None = "JL-EVT-3"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.modifier", figure=hero_named(state, self.hero), card=say(f"modifier.{self.card}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Flip(card=modifier_card(self.card), at=ids.mat_id(self.hero))]


class Traded(Event, kw_only=True):
    """An item is bought or sold, or handed to another character (`other`)."""

    hero: int
    item: str
    gold: int = 0
    """What the purse gains."""
    other: int = -1

    def sentence(self, state: Jaws) -> Say | None:
        who, thing = hero_named(state, self.hero), say(f"item.{self.item}")
        if self.other >= 0:
            other = hero_named(state, self.other)
            return say("log.give", clause="JL-ITM-9", hero=who, item=thing, other=other)
        if self.gold > 0:
            return say("log.sell", clause="JL-SHP-2", hero=who, item=thing)
        return say("log.buy", clause="JL-SHP-1", hero=who, item=thing)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        mat, shelf = ids.mat_id(self.hero), ids.shop_id(self.item)
        face = item_face(shelf, self.item)
        if self.other >= 0:
            return [Fly(source=mat, target=ids.mat_id(self.other), cards=[face])]
        source, target = (mat, shelf) if self.gold > 0 else (shelf, mat)
        return [Fly(source=source, target=target, cards=[face]), *give(self.hero, self.gold, GOLD)]
