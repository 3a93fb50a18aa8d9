"""What happens in Bugs, as data: scenarios, rounds, dice, your cards and items, charges, monsters that appear.

What happens to figures is the kernel's (`haven/events.py`). Cards are named by their slot, monster types by their kind.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.core.beats import Announce, AnyBeat, Change, Enter, Flip, Fly, Guard, Open, Roll
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.core.scene import Die
from undercroft.games.bugs import ids
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.faces import card_face, card_of_side, item_card, performing
from undercroft.games.bugs.standees import portrait
from undercroft.games.bugs.state import HAND, PLAYED, ZONES, Bugs, side_of
from undercroft.games.haven import text
from undercroft.games.haven.events import Quiet, name_of
from undercroft.games.haven.ids import ELEMENTS, TURNS, cell_id, figure_id
from undercroft.games.haven.marks import action_mark
from undercroft.games.haven.verbs import elements_of

YOU = 0
"""Your place among the figures."""


def card_named(state: Bugs, slot: int) -> Say:
    return say(f"card.{side_of(state, slot).name}")


def dice(faces: list[int]) -> list[Die]:
    return [Die(id=f"die-{at}", face=FACES[face], label=say(f"face.{FACES[face]}")) for at, face in enumerate(faces, 1)]


# --- scenario and round -----------------------------------------------------------------------------------------------


class Announced(Event, kw_only=True):
    """Something that goes across the whole table."""

    tone: ClassVar[str] = "turn"

    def beats(self, state: Bugs) -> list[AnyBeat]:
        said = self.sentence(state)
        return [] if said is None else [Announce(text=said, tone=self.tone)]


class ScenarioBegan(Announced, kw_only=True):
    scenario: int
    clause: str | None = "BB-CAM-3"
    tone: ClassVar[str] = "chapter"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.scenario", scenario=say(f"scenario.{self.scenario}"))


class TableLaid(Quiet, kw_only=True):
    """The map of a scenario with all its figures, and your hand."""

    def beats(self, state: Bugs) -> list[AnyBeat]:
        cells = [cell_id(cell) for cell in range(board_of(state.map).grid.size)]
        tokens = [state.kernel.words.token(state, at) for at, figure in enumerate(state.figures) if figure.cell >= 0]
        hand = [fly(state, slot, HAND) for slot in range(len(state.cards))]
        return [Open(cells=cells), *(Enter(figure=token) for token in tokens), *hand]


class RoundBegan(Announced, kw_only=True):
    round: int
    tone: ClassVar[str] = "round"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.round", round=self.round)


class ScenarioCompleted(Announced, kw_only=True):
    scenario: int
    clause: str | None = "BB-CAM-4"
    tone: ClassVar[str] = "good"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.completed", scenario=self.scenario)


class ConclusionRead(Event, kw_only=True):
    """What the scenario's card tells at its end."""

    scenario: int
    clause: str | None = "BB-CAM-4"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say(f"scenario.{self.scenario}.end")


class ScenarioFailed(Announced, kw_only=True):
    scenario: int
    clause: str | None = "BB-CAM-5"
    tone: ClassVar[str] = "bad"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.failed", scenario=self.scenario)


class RanOutOfCards(Announced, kw_only=True):
    clause: str | None = "BB-EXH-2"
    tone: ClassVar[str] = "bad"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.no-cards")


# --- initiative and turns ---------------------------------------------------------------------------------------------


class CardsChosen(Event, kw_only=True):
    """The two cards of the round; the first one gives the initiative."""

    lead: int
    other: int
    clause: str | None = "BB-SEL-1"

    def sentence(self, state: Bugs) -> Say | None:
        lead, other = card_named(state, self.lead), card_named(state, self.other)
        return say("bugs.plays", lead=lead, other=other, initiative=side_of(state, self.lead).initiative)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [fly(state, slot, PLAYED) for slot in (self.lead, self.other)]


class RestChosen(Event, kw_only=True):
    """A long rest takes the place of two cards."""

    clause: str | None = "BB-SEL-2"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.rests")


class TypeRolled(Event, kw_only=True):
    """The die marks a column of a monster type."""

    kind: str
    face: int
    clause: str | None = "BB-INI-1"

    def sentence(self, state: Bugs) -> Say | None:
        initiative = COLUMNS[self.kind][self.face].initiative
        return say("bugs.rolled", monster=say(f"monster.{self.kind}"), initiative=initiative)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        column = Change(at=ids.column_id(self.kind, FACES[self.face]))
        return [Roll(dice=dice([self.face]), at=ids.monster_id(self.kind)), column]


class InitiativeShifted(Quiet, kw_only=True):
    """An item has changed your initiative."""

    initiative: int
    joins: bool = True

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=TURNS, text=say("stat.initiative"), value=self.initiative)]


class TurnBegan(Event, kw_only=True):
    """A monster's turn."""

    figure: int

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.turn", figure=name_of(state, self.figure))

    def beats(self, state: Bugs) -> list[AnyBeat]:
        art = portrait(state.figures[self.figure])
        return [Announce(text=name_of(state, self.figure), at=figure_id(self.figure), art=art)]


class YourTurnBegan(Event, kw_only=True):
    clause: str | None = "BB-CHT-1"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.your-turn")

    def beats(self, state: Bugs) -> list[AnyBeat]:
        art = portrait(state.figures[YOU])
        return [Announce(text=say("bugs.your-turn"), at=figure_id(YOU), art=art)]


class PlatePressed(Event, kw_only=True):
    """You have ended a turn on a pressure plate."""

    cell: int
    done: int
    all: int

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.plate", done=self.done, all=self.all)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=cell_id(self.cell), text=say("terrain.plate-done"))]


class PlateHeld(Event, kw_only=True):
    """You have ended a turn on a pressure plate that you have to hold."""

    cell: int
    done: int
    all: int

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.plate-held", done=self.done, all=self.all)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=cell_id(self.cell), text=say("bugs.plate-held", done=self.done, all=self.all))]


class ExitReached(Event, kw_only=True):
    """You have ended a turn on a pressure plate that is the way out."""

    cell: int
    opens: int
    """The round in which it opens, 0 if it is open."""

    def _words(self) -> Say:
        return say("bugs.exit-shut", round=self.opens) if self.opens else say("bugs.exit-reached")

    def sentence(self, state: Bugs) -> Say | None:
        return self._words()

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=cell_id(self.cell), text=self._words())]


# --- your cards -------------------------------------------------------------------------------------------------------


def fly(state: Bugs, slot: int, zone: int) -> Fly:
    """A card on its way to a zone beside your mat, the side up that it has there; the face says which zone."""
    card = state.cards[slot]
    face = card_face(card, side_of(state, slot).name, ZONES[zone])
    return Fly(source=ids.card_id(card), target=ids.MAT, cards=[face])


class CardMoved(Quiet, kw_only=True):
    """A card goes to another zone, perhaps turned over."""

    slot: int
    zone: int
    joins: bool = True

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [fly(state, self.slot, self.zone)]


class Performed(Event, kw_only=True):
    """One half of a played card is performed, or a basic ability in its place."""

    slot: int
    half: int
    is_basic: bool = False
    clause: str | None = "BB-CHT-1"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.basic" if self.is_basic else "bugs.performs", card=card_named(state, self.slot))

    def beats(self, state: Bugs) -> list[AnyBeat]:
        card = card_of_side(side_of(state, self.slot).name)
        shown = card if self.is_basic else performing(card, self.half)
        return [Flip(card=shown, at=figure_id(YOU), source=shown.id)]


class BonusEnded(Event, kw_only=True):
    """An active card leaves the active area; `side` is the name of the side that was up."""

    side: str
    clause: str | None = "BB-BON-4"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.bonus-ends", card=say(f"card.{self.side}"))

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=figure_id(YOU))]


class Recovered(Event, kw_only=True):
    """A card comes back into the hand on side A."""

    slot: int
    clause: str | None = "BB-REC-1"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.recovers", card=card_named(state, self.slot))


class RestCost(Event, kw_only=True):
    """A rest costs a card."""

    slot: int
    clause: str | None = "BB-RST-2"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.rest-loses", card=card_named(state, self.slot))


class Negated(Event, kw_only=True):
    """Cards have kept damage off."""

    amount: int
    clause: str | None = "BB-NEG-1"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.negates", amount=self.amount)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        mark = action_mark("lost", say("bugs.negates", amount=self.amount))
        return [Guard(who=figure_id(YOU), mark=mark, amount=self.amount)]


# --- dice, items, charges ---------------------------------------------------------------------------------------------


class DiceRolled(Quiet, kw_only=True):
    """The die of an attack, rolled twice with advantage or disadvantage."""

    figure: int
    faces: list[int]
    joins: bool = True

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Roll(dice=dice(self.faces), at=figure_id(self.figure))]


class Modified(Event, kw_only=True):
    """The modifier that the table gives for the roll; the cube goes down to the next row."""

    value: str
    is_yours: bool
    clause: str | None = "BB-MOD-1"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.modifier", value=self.value)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=ids.YOUR_TABLE if self.is_yours else ids.MONSTER_TABLE, value=self.value)]


class ItemUsed(Event, kw_only=True):
    item: str
    clause: str | None = "BB-ITM-3"

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.uses-item", item=say(f"item.{self.item}"))

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Flip(card=item_card(ITEMS[self.item]), at=figure_id(YOU), source=ids.item_id(self.item))]


class ItemsRestored(Quiet, kw_only=True):
    """A long rest turns spent items upright."""

    items: list[str]
    joins: bool = True

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=ids.item_id(item)) for item in self.items]


class ChargeUsed(Event, kw_only=True):
    """A charge is used; `elements` are those that it can be, as one number."""

    elements: int
    clause: str | None = "BB-ELE-4"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.charge-used", elements=[say(f"element.{name}") for name in elements_of(self.elements)])

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=ELEMENTS, text=text.symbol(self.elements))]


class ChargesMade(Quiet, kw_only=True):
    """An item makes charges."""

    symbols: list[int]
    joins: bool = True

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=ELEMENTS, text=text.symbol(symbol)) for symbol in self.symbols]


# --- the map ----------------------------------------------------------------------------------------------------------


class HazardEntered(Event, kw_only=True):
    figure: int
    cell: int
    clause: str | None = "BB-TER-6"
    joins: bool = True

    def sentence(self, state: Bugs) -> Say | None:
        return say("bugs.hazard", figure=name_of(state, self.figure))

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Change(at=cell_id(self.cell))]


class Appeared(Event, kw_only=True):
    """A monster comes onto the map."""

    figure: int
    clause: str | None = "BB-SPN-1"

    def sentence(self, state: Bugs) -> Say | None:
        figure = state.figures[self.figure]
        return say("bugs.appears", monster=say(f"monster.{figure.kind}"), number=figure.number)

    def beats(self, state: Bugs) -> list[AnyBeat]:
        return [Enter(figure=state.kernel.words.token(state, self.figure))]
