"""What happens in a scenario of Jaws, as data: rounds and turns, cards and items, elements, loot, rooms.

What happens to figures is the kernel's (`haven/events.py`), what happens in between is in `campaign_events.py`. A hero
is named by its place in the party.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from undercroft.core.beats import Announce, AnyBeat, Change, Enter, Fall, Flip, Fly, Give, Guard, Hurt, Open
from undercroft.core.events import Event
from undercroft.core.grid import cells
from undercroft.core.say import Say, say
from undercroft.core.scene import Mark
from undercroft.games.haven.events import Quiet, name_of
from undercroft.games.haven.ids import ELEMENTS, cell_id, figure_id
from undercroft.games.haven.marks import action_mark, element_mark
from undercroft.games.haven.verbs import ELEMENTS as ELEMENT_NAMES
from undercroft.games.jaws import ids
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import MONSTER_CARDS, TITLES
from undercroft.games.jaws.faces import (
    ability_card,
    card_face,
    goal_card,
    item_card,
    item_face,
    modifier_card,
    monster_card,
    playing,
)
from undercroft.games.jaws.standees import portrait
from undercroft.games.jaws.state import Deck, Hero, Jaws

HAND, CHOSEN, ACTIVE, DISCARD, LOST = "hand", "chosen", "active", "discard", "lost"

GOLD = Mark(say("stat.gold"), "coin", art="jaws/terrain/coin")
COIN = Mark(say("stat.coins"), "coin", art="jaws/terrain/coin")
EXPERIENCE = Mark(say("stat.xp"), "star", art="haven/action/experience")
CHECKMARK = Mark(say("stat.checkmarks"), "check")
COUNTED = {"gold": GOLD, "coins": COIN, "experience": EXPERIENCE, "checkmark": CHECKMARK}
COUNTED |= {"checkmarks": CHECKMARK, "perks": CHECKMARK}
CHEST = Mark(say("terrain.treasure"), "chest", art="jaws/terrain/chest")
TRAP = Mark(say("terrain.any-trap"), "trap", art="jaws/terrain/trap")
RUBBLE = Mark(say("terrain.rubble"), "rubble", art="jaws/terrain/rubble")
TOKENS = {
    "sand-devil": Mark(say("terrain.devil"), "swirl", art="jaws/terrain/swirl"),
    "ward": Mark(say("object.ward"), "obstacle", art="jaws/object/ward"),
    "favorite": Mark(say("card.the-favorite"), "axe", art="jaws/card/the-favorite"),
}


def place_of(state: Jaws, hero: Hero) -> int:
    """A hero's place in the party."""
    return next(at for at, other in enumerate(state.heroes) if other is hero)


def hero_named(state: Jaws, hero: int) -> Say:
    return say(f"hero.{state.heroes[hero].kind}")


def deck_place(state: Jaws, deck: Deck) -> str:
    """The id of a modifier deck."""
    return next((ids.deck_id(at) for at, hero in enumerate(state.heroes) if hero.deck is deck), ids.MONSTER_DECK)


def give(hero: int, amount: int, mark: Mark) -> list[AnyBeat]:
    """Gold, or what else is counted, that a hero gains, or with a number below 0 loses."""
    if not amount:
        return []
    mat = ids.mat_id(hero)
    return [Give(mark=mark, amount=amount, target=mat) if amount > 0 else Give(mark=mark, amount=-amount, source=mat)]


class AboutHero(Event, kw_only=True):
    """An event whose sentence needs no more than the hero."""

    hero: int
    message: ClassVar[str] = ""

    def sentence(self, state: Jaws) -> Say | None:
        return say(self.message, hero=hero_named(state, self.hero))


# --- scenario, round, turns -------------------------------------------------------------------------------------------


class ScenarioBegan(Event, kw_only=True):
    scenario: int
    level: int
    clause: str | None = "JL-SET-1"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.scenario", scenario=say(f"scenario.n{self.scenario}"), level=self.level)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Announce(text=say(f"scenario.n{self.scenario}"), tone="chapter")]


class GoalDealt(Quiet, kw_only=True):
    """A battle goal, which only its owner sees."""

    hero: int
    goal: str = ""
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Fly(source="", target=ids.mat_id(self.hero), cards=[goal_card(self.goal)] if self.goal else [])]

    def public(self) -> Event | None:
        return GoalDealt(hero=self.hero)


class RoundBegan(Event, kw_only=True):
    round: int
    clause: str | None = "JL-RND-1"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.round", round=self.round)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Announce(text=say("log.round", round=self.round), tone="round")]


class CardsChosen(Event, kw_only=True):
    """The two cards of the round, open once all have chosen; the first one gives the initiative."""

    hero: int
    lead: str
    other: str
    clause: str | None = "JL-SEL-1"

    def sentence(self, state: Jaws) -> Say | None:
        lead, other = (say(f"card.{CARDS[card].title}") for card in (self.lead, self.other))
        initiative = CARDS[self.lead].initiative
        return say("log.chooses", hero=hero_named(state, self.hero), lead=lead, other=other, initiative=initiative)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return fly_cards(self.hero, (self.lead, self.other), CHOSEN)


class RestChosen(AboutHero, kw_only=True):
    clause: str | None = "JL-SEL-3"
    message: ClassVar[str] = "log.rests"


class MonsterCardRevealed(Event, kw_only=True):
    """A type of monsters reveals its ability card for the round."""

    kind: str
    card: str
    clause: str | None = "JL-INI-2"

    def sentence(self, state: Jaws) -> Say | None:
        title = say(f"mcard.{TITLES[self.card]}")
        initiative = MONSTER_CARDS[self.card].initiative
        return say("log.card", monster=say(f"monster.{self.kind}"), card=title, initiative=initiative)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Flip(card=monster_card(self.kind, self.card), at=ids.type_id(self.kind))]


class TurnBegan(Event, kw_only=True):
    """A character's or a monster's turn."""

    figure: int

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.turn", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        stands = state.figures[self.figure].cell >= 0  # a character may be among the spectators
        at = figure_id(self.figure) if stands else ids.mat_id(self.figure)
        return [Announce(text=name_of(state, self.figure), at=at, art=portrait(state, self.figure))]


class DecksShuffled(Quiet, kw_only=True):
    """Modifier decks are made whole again: how many cards each has then, by its id."""

    decks: dict[str, int]

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=deck, text=say("stat.deck"), value=count) for deck, count in self.decks.items()]


class CrowdWon(Event, kw_only=True):
    """Scenario 23: a spectator is won over."""

    crowd: int
    all: int

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.crowd", crowd=self.crowd, all=self.all)


# --- cards ------------------------------------------------------------------------------------------------------------


def fly_cards(hero: int, cards_: Iterable[str], zone: str) -> list[AnyBeat]:
    """Ability cards on their way to a zone, beside the mat of their character; the face says which."""
    found: list[AnyBeat] = []
    for card in cards_:
        id = ids.card_id(hero, card)
        found.append(Fly(source=id, target=ids.mat_id(hero), cards=[card_face(id, card, zone)]))
    return found


class CardsMoved(Quiet, kw_only=True):
    """Ability cards go to another zone of their character."""

    hero: int
    cards: list[str]
    zone: str
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return fly_cards(self.hero, self.cards, self.zone)


def tell_cards(state: Jaws, hero: Hero, cards_: Iterable[str], zone: str) -> None:
    """Tell that cards of a character go to a zone."""
    moved = list(cards_) if state.log is not None else []
    if moved:
        state.tell(CardsMoved(hero=place_of(state, hero), cards=moved, zone=zone))


class CardPlayed(Event, kw_only=True):
    """One half of a card is used, or a basic ability in its place."""

    hero: int
    card: str
    half: str
    is_basic: bool = False
    clause: str | None = "JL-TRN-1"

    def sentence(self, state: Jaws) -> Say | None:
        card = say(f"card.{CARDS[self.card].title}")
        return say("log.basic" if self.is_basic else "log.plays", hero=hero_named(state, self.hero), card=card)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        card = ability_card(ids.card_id(self.hero, self.card), self.card)
        shown = card if self.is_basic else playing(card, self.half)
        return [Flip(card=shown, at=figure_id(self.hero), source=shown.id)]


class EffectEnded(Event, kw_only=True):
    """A card leaves the active area."""

    hero: int
    card: str
    clause: str | None = "JL-ACT-4"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.effect-over", card=say(f"card.{CARDS[self.card].title}"))


class Recovered(Event, kw_only=True):
    """A card comes back from the discard."""

    hero: int
    card: str
    clause: str | None = "JL-CRD-F1"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.recovers", hero=hero_named(state, self.hero), card=say(f"card.{CARDS[self.card].title}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return fly_cards(self.hero, (self.card,), HAND)


class ShortRested(AboutHero, kw_only=True):
    clause: str | None = "JL-RST-3"
    joins: bool = True
    message: ClassVar[str] = "log.short-rest"


class LongRested(AboutHero, kw_only=True):
    clause: str | None = "JL-RST-6"
    joins: bool = True
    message: ClassVar[str] = "log.long-rest"


class Negated(Event, kw_only=True):
    """A character has cancelled damage by losing cards."""

    hero: int
    amount: int
    clause: str | None = "JL-DMG-6"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.negated", hero=hero_named(state, self.hero), amount=self.amount)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        mark = action_mark("lost", say("zone.lost"))
        return [Guard(who=figure_id(self.hero), mark=mark, amount=self.amount)]


class Exhausted(AboutHero, kw_only=True):
    """A character is out of the scenario; one who had hit points left falls now."""

    stood: bool = False
    clause: str | None = "JL-EXH-2"
    joins: bool = True
    message: ClassVar[str] = "log.exhausted"

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.hero))] if self.stood else []


class ExperienceGained(Event, kw_only=True):
    hero: int
    amount: int
    clause: str | None = "JL-EXP-1"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.experience", hero=hero_named(state, self.hero), amount=self.amount)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return give(self.hero, self.amount, EXPERIENCE)


class MaxHealthChanged(Quiet, kw_only=True):
    """A card gives or takes away hit points that one can have; `lost` are those that go with it."""

    figure: int
    most: int
    lost: int = 0
    left: int = 0
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        who = figure_id(self.figure)
        found: list[AnyBeat] = [Change(at=who, text=say("stat.health"), value=self.most)]
        return [*found, Hurt(who=who, amount=self.lost, left=self.left)] if self.lost else found


# --- modifiers and elements -------------------------------------------------------------------------------------------


class ModifierTurned(Quiet, kw_only=True):
    """A modifier card is turned over beside the attacker; with advantage or disadvantage a second one."""

    figure: int
    card: str
    deck: str
    """The id of the deck."""
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Flip(card=modifier_card(self.card), at=figure_id(self.figure), source=self.deck)]


class ModifierUsed(Event, kw_only=True):
    """The modifier card that counts."""

    figure: int
    card: str
    clause: str | None = "JL-MOD-1"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.modifier", figure=name_of(state, self.figure), card=say(f"modifier.{self.card}"))


class DeckChanged(Event, kw_only=True):
    """A Bless or a Curse goes into a modifier deck."""

    figure: int
    card: str
    deck: str
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say(f"log.{self.card}", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Fly(source="", target=self.deck, cards=[modifier_card(self.card)])]


class ElementChanged(Event, kw_only=True):
    """An element is used or becomes strong; `strength` is what it then has."""

    element: int
    strength: int
    joins: bool = True
    message: ClassVar[str] = ""

    def sentence(self, state: Jaws) -> Say | None:
        return say(self.message, element=say(f"element.{ELEMENT_NAMES[self.element]}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=ELEMENTS, mark=element_mark(ELEMENT_NAMES[self.element], self.strength))]


class ElementConsumed(ElementChanged, kw_only=True):
    strength: int = 0
    clause: str | None = "JL-ELE-5"
    message: ClassVar[str] = "log.consumed"


class ElementInfused(ElementChanged, kw_only=True):
    strength: int = 2
    clause: str | None = "JL-ELE-3"
    message: ClassVar[str] = "log.infused"


class ElementsFaded(Quiet, kw_only=True):
    """The end of a round: `strengths` of all elements that have lost some."""

    strengths: dict[int, int]

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [
            Change(at=ELEMENTS, mark=element_mark(ELEMENT_NAMES[element], strength))
            for element, strength in self.strengths.items()
        ]


# --- items and loot ---------------------------------------------------------------------------------------------------


class ItemUsed(Event, kw_only=True):
    hero: int
    item: str
    place: int
    clause: str | None = "JL-ITM-1"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.item", hero=hero_named(state, self.hero), item=say(f"item.{self.item}"))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        shown = item_card(ids.item_id(self.hero, self.place), self.item)
        return [Flip(card=shown, at=figure_id(self.hero), source=shown.id)]


class ItemsRefreshed(Quiet, kw_only=True):
    """Spent items are turned upright; `places` are theirs among the hero's."""

    hero: int
    places: list[int]
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=ids.item_id(self.hero, place), text=say("item.ready")) for place in self.places]


class CoinsDropped(Quiet, kw_only=True):
    """Money tokens come onto a hex."""

    cell: int
    count: int = 1
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Give(mark=COIN, amount=self.count, target=cell_id(self.cell))]


class CoinsTaken(Event, kw_only=True):
    """A character picks up the money tokens of some hexes."""

    hero: int
    counts: dict[int, int]
    clause: str | None = "JL-LOT-3"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.coins", hero=hero_named(state, self.hero), count=sum(self.counts.values()))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        mat = ids.mat_id(self.hero)
        return [Give(mark=COIN, amount=count, source=cell_id(cell), target=mat) for cell, count in self.counts.items()]


class LootVanished(Event, kw_only=True):
    """A monster loots: the tokens on these hexes are gone for everybody."""

    figure: int
    cells: list[int]
    clause: str | None = "JL-LOT-4"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.vanishes", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        who = figure_id(self.figure)
        return [Give(mark=COIN, source=cell_id(cell), target=who) for cell in self.cells]


class TreasureTaken(Quiet, kw_only=True):
    hero: int
    cell: int

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Give(mark=CHEST, source=cell_id(self.cell), target=ids.mat_id(self.hero))]


class TreasureOpened(Event, kw_only=True):
    hero: int
    number: int
    clause: str | None = "JL-LOT-6"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.treasure", hero=hero_named(state, self.hero), content=say(f"treasure.n{self.number}"))


class GoodOpened(Event, kw_only=True):
    """Scenario 20: one of the lettered tiles."""

    hero: int
    letter: str
    cell: int
    clause: str | None = "JL-GDS-1"

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.good", hero=hero_named(state, self.hero), letter=self.letter)

    def beats(self, state: Jaws) -> list[AnyBeat]:
        mark = Mark(say("terrain.good", letter=self.letter), "bag", self.letter, "jaws/terrain/goods")
        return [Give(mark=mark, source=cell_id(self.cell), target=ids.mat_id(self.hero))]


class Counted(Quiet, kw_only=True):
    """Gold, coins, experience or checkmarks that come or, below 0, go, as a neighbour's sentence has told."""

    hero: int
    what: str
    amount: int
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return give(self.hero, self.amount, COUNTED[self.what])


class ItemFound(Quiet, kw_only=True):
    """An item out of a treasure."""

    hero: int
    item: str
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Fly(source="", target=ids.mat_id(self.hero), cards=[item_face(f"found-{self.item}", self.item)])]


# --- the map ----------------------------------------------------------------------------------------------------------


class DoorOpened(AboutHero, kw_only=True):
    door: int
    clause: str | None = "JL-DOR-3"
    message: ClassVar[str] = "log.door"

    def beats(self, state: Jaws) -> list[AnyBeat]:
        hexes = cells(state.board.door_cells[self.door])
        return [Change(at=cell_id(cell), text=say("terrain.open-door")) for cell in hexes]


class RoomRevealed(Event, kw_only=True):
    """A room comes into view: with a door, as the scenario begins, or by its special rules, which is news."""

    room: int
    is_news: bool = False
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.room") if self.is_news else None

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Open(cells=[cell_id(cell) for cell in cells(state.board.rooms[self.room])])]


class Appeared(Event, kw_only=True):
    """A monster comes into play."""

    figure: int
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.appears", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Enter(figure=state.kernel.words.token(state, self.figure))]


class TrapSprung(Event, kw_only=True):
    figure: int
    cell: int
    clause: str | None = "JL-TRP-5"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.trap", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=cell_id(self.cell), mark=TRAP)]


class TrapLaid(Event, kw_only=True):
    figure: int
    cell: int
    clause: str | None = "JL-TRP-6"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.trap-laid", figure=name_of(state, self.figure))

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Give(mark=TRAP, source=figure_id(self.figure), target=cell_id(self.cell))]


class TrapMoved(Event, kw_only=True):
    """A trap is taken to another hex, or moves by itself (scenario 10)."""

    start: int
    end: int
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.trap-moved")

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Give(mark=TRAP, source=cell_id(self.start), target=cell_id(self.end))]


class ObstacleDestroyed(Event, kw_only=True):
    """All hexes of an obstacle, as one number."""

    hexes: int
    clause: str | None = "JL-TER-3"
    joins: bool = True

    def sentence(self, state: Jaws) -> Say | None:
        return say("log.obstacle")

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Change(at=cell_id(cell), mark=RUBBLE) for cell in cells(self.hexes)]


class TokenMoved(Quiet, kw_only=True):
    """A token that a card has brought: the Sand Devil, the Ward, the Favorite. Places are ids of the scene."""

    token: str
    source: str = ""
    target: str = ""
    joins: bool = True

    def beats(self, state: Jaws) -> list[AnyBeat]:
        return [Give(mark=TOKENS[self.token], source=self.source, target=self.target)]
