"""Cards that change hands: events that come into play, items found, traded, worn and put away."""

from __future__ import annotations

from undercroft.core.beats import AnyBeat, Badge, Change, Flip, Fly, Roll
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.core.scene import Mark
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import ITEMS
from undercroft.games.machina.events import CreatureEvent, die
from undercroft.games.machina.faces import face
from undercroft.games.machina.ids import (
    EVENTS,
    EXPLORER_DECK,
    HORROR_DECK,
    card_id,
    deck_id,
    discard_id,
    figure_id,
    panel_id,
)
from undercroft.games.machina.state import Machina

# --- events --------------------------------------------------------------------------------------------------------


class ExplorerEventInvoked(CreatureEvent, kw_only=True):
    card: str
    clause: str | None = "MA-EVT-3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.event", who=self.name, event=say(f"event.{self.card}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Flip(card=face(self.card), at=EVENTS, source=EXPLORER_DECK)]


class EventKept(CreatureEvent, kw_only=True):
    """A personal event stays with the explorer who invoked it, or with a monster."""

    card: str
    at: str
    """Where it goes on the screen."""
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=EVENTS, target=self.at, cards=[face(self.card)])]


class EventProgressed(CreatureEvent, kw_only=True):
    """A progress token comes onto an explorer's event."""

    card: str
    tokens: int
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=card_id(self.card), mark=Mark(say("mark.progress"), "flag", self.tokens))]


class EventFulfilled(CreatureEvent, kw_only=True):
    """The condition of an explorer's event is met, and the card is discarded."""

    card: str
    clause: str | None = "MA-SYM-2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.fulfilled", who=self.name, event=say(f"event.{self.card}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=panel_id(self.who), target=EVENTS, cards=[face(self.card)])]


class EventDiscarded(CreatureEvent, kw_only=True):
    card: str
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=panel_id(self.who), target=EVENTS, cards=[face(self.card)])]


class HorrorEventStruck(Event, kw_only=True):
    """A horror event is revealed, or the current one strikes once more."""

    card: str
    is_new: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.horror-event", event=say(f"horror.{self.card}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Flip(card=face(self.card), at=EVENTS, source=HORROR_DECK if self.is_new else EVENTS)]


# --- items ---------------------------------------------------------------------------------------------------------


class ItemsRevealed(CreatureEvent, kw_only=True):
    """Cards from the item decks that an explorer may choose from."""

    items: list[str]

    def beats(self, state: Machina) -> list[AnyBeat]:
        at = panel_id(self.who)
        return [Flip(card=face(item), at=at, source=deck_id(ITEMS[item].type)) for item in self.items]


class ItemTaken(CreatureEvent, kw_only=True):
    """A revealed item goes to an explorer, who need not be the one that revealed it."""

    item: str
    finder: str
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        source = "" if self.finder == self.who else panel_id(self.finder)
        return [Fly(source=source, target=panel_id(self.who), cards=[face(self.item)])]


class ItemGot(CreatureEvent, kw_only=True):
    """An item was found; whoever keeps it has it by now."""

    item: str
    clause: str | None = "MA-CHEST-3"
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.item", who=self.name, item=say(f"item.{self.item}"))


class ItemPutAway(CreatureEvent, kw_only=True):
    """A revealed item is discarded or goes back on top of its deck."""

    item: str
    is_discarded: bool
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        type = ITEMS[self.item].type
        target = discard_id(type) if self.is_discarded else deck_id(type)
        return [Fly(source=panel_id(self.who), target=target, cards=[face(self.item)])]


class ItemExchanged(CreatureEvent, kw_only=True):
    """At a workbench, an own item for a revealed one."""

    taken: str
    given: str
    clause: str | None = "MA-BENCH-2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.exchanges", who=self.name, given=say(f"item.{self.given}"), taken=say(f"item.{self.taken}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        mine = panel_id(self.who)
        return [
            Fly(source=mine, target="", cards=[face(self.given)]),
            Fly(source="", target=mine, cards=[face(self.taken)]),
        ]


class ItemGiven(CreatureEvent, kw_only=True):
    other: str
    item: str
    clause: str | None = "MA-ACT-5"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.gives", who=self.name, other=say(f"explorer.{self.other}"), item=say(f"item.{self.item}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=panel_id(self.who), target=panel_id(self.other), cards=[face(self.item)])]


class ItemEquipped(CreatureEvent, kw_only=True):
    """An item comes into a slot, or is attached to another one."""

    item: str

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=card_id(self.item))]


class ItemStowed(CreatureEvent, kw_only=True):
    """An equipped item goes into the inventory."""

    item: str
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=card_id(self.item))]


class ItemDiscarded(CreatureEvent, kw_only=True):
    """An item is used up."""

    item: str
    joins: bool = True

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Fly(source=panel_id(self.who), target=discard_id(ITEMS[self.item].type), cards=[face(self.item)])]


class ItemsAdded(Event, kw_only=True):
    """Better items come into the decks."""

    level: int
    clause: str | None = "MA-CHAP-F2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.items", level=self.level)

    def beats(self, state: Machina) -> list[AnyBeat]:
        decks = [Change(at=deck_id(type), value=len(state.decks[type])) for type in TYPES]
        return [*decks, *(Change(at=discard_id(type), value=0) for type in TYPES)]


class CardsReturned(CreatureEvent, kw_only=True):
    """Between two scenarios, what an explorer does not keep goes back."""

    items: list[str]
    events: list[str]
    clause: str | None = "MA-CAMP-O1"

    def beats(self, state: Machina) -> list[AnyBeat]:
        source = panel_id(self.who)
        found: list[AnyBeat] = [
            Fly(source=source, target=deck_id(ITEMS[item].type), cards=[face(item)]) for item in self.items
        ]
        if self.events:
            found.append(Fly(source=source, target=EXPLORER_DECK, cards=[face(event) for event in self.events]))
        return found


class Recharged(CreatureEvent, kw_only=True):
    face: str
    clause: str | None = "MA-RECH-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.recharge", who=self.name, face=say(f"recharge.{self.face}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Roll(dice=[die("recharge", FACES[self.face])], at=figure_id(self.who))]


FACES = {"nothing": "0", "health": "1", "stamina2": "2", "stamina3": "3"}
"""The faces of the recharge die as a number; the sentence says of what."""
