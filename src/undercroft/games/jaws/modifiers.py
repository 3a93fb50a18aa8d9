"""Attack modifier decks: what the cards print, drawing with advantage and disadvantage, bless and curse, reshuffling.

One step of an attack (`modify`) that the kernel asks for; the attack itself is the kernel's.
"""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Chance, Flow
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import AIM
from undercroft.games.haven.verbs import CONDITIONS, ELEMENTS
from undercroft.games.jaws import items
from undercroft.games.jaws.events import DeckChanged, ModifierTurned, deck_place
from undercroft.games.jaws.options import MODIFIER
from undercroft.games.jaws.records import Modifier
from undercroft.games.jaws.state import Deck, Jaws

CHOOSE_MODIFIER: Question[Jaws] = Question("modifier.choose", Verb("use", MODIFIER, listed=True), clause="JL-ADV-6")
HEAL_ALLY: Question[Jaws] = Question("modifier.heal", AIM, clause="JL-MOD-13")

DOUBLE, MISS = 1, 2


_SPECIAL = {
    "double": Modifier(rule=DOUBLE, shuffle=True),
    "miss": Modifier(rule=MISS, shuffle=True),
    "bless": Modifier(rule=DOUBLE, leaves=True),  # JL-MOD-F2: no shuffle symbol
    "curse": Modifier(rule=MISS, leaves=True),
}


def _read(name: str) -> Modifier:
    """`plus2-fire`: the number, then the effects."""
    if name in _SPECIAL:
        return _SPECIAL[name]
    head, *effects = name.split("-")
    value = int(head.removeprefix("plus")) if head.startswith("plus") else -int(head.removeprefix("minus"))
    fields = {"conditions": 0, "infuse": 0, "push": 0, "shield": 0, "heal": 0, "splash": 0}
    for effect in effects:
        if effect in CONDITIONS:
            fields["conditions"] |= 1 << CONDITIONS.index(effect)
        elif effect in ELEMENTS:
            fields["infuse"] |= 1 << ELEMENTS.index(effect)
        else:
            fields[effect] = 2 if effect == "push" else 1
    return Modifier(value, **fields)  # type: ignore[arg-type]


class _Cards(dict[str, Modifier]):
    def __missing__(self, name: str) -> Modifier:
        card = self[name] = _read(name)
        return card


CARDS = _Cards()
_PLAIN = Modifier()


def draw(deck: Deck, kind: str, about: tuple[int | str, ...], held: str = "") -> Flow[str]:
    """Reveal the next card; an empty deck is reshuffled first (JL-MOD-7), save a card `held` beside it (JL-ADV-1)."""
    if not deck.draw:
        deck.draw, deck.discard = deck.discard, []
        if held in deck.draw and len(deck.draw) > 1:
            deck.draw.remove(held)
            deck.discard.append(held)
    bag = deck.draw
    name: str = bag[0] if len(bag) == 1 else (yield Chance(kind, bag, None, None, about))
    bag.remove(name)
    card = CARDS[name]
    if not card.leaves:
        deck.discard.append(name)
        if card.shuffle:
            deck.shuffle = True  # JL-MOD-6
    return name


def put_back(state: Jaws, deck: Deck, name: str) -> None:
    """A revealed Bless or Curse returns to the supply (JL-MOD-9)."""
    if name == "bless":
        state.blesses += 1
    elif deck is state.deck:
        state.monster_curses += 1
    else:
        state.curses += 1


def add(state: Jaws, figure: Figure, name: str) -> None:
    """Shuffle a Bless or Curse into the undrawn part of a deck, if the supply has one (JL-CND-18, 19, JL-MOD-O1)."""
    monster = figure.side != HEROES
    if name == "bless":
        if not state.blesses:
            return
        state.blesses -= 1
    elif monster:
        if not state.monster_curses:
            return
        state.monster_curses -= 1
    else:
        if not state.curses:
            return
        state.curses -= 1
    deck = state.deck if monster else state.heroes[figure.number].deck  # JL-CND-O3
    deck.draw.append(name)
    if state.log is not None:
        state.tell(DeckChanged(figure=index(state, figure), card=name, deck=deck_place(state, deck)))


def reshuffle(deck: Deck) -> None:
    """End of round: the discard goes back if a shuffle symbol was revealed (JL-RND-3)."""
    if deck.shuffle:
        deck.draw += deck.discard
        deck.discard = []
        deck.shuffle = False


def worth(card: Modifier, value: int) -> int:
    """The attack value that a card makes of `value`, before Shield."""
    if card.rule == DOUBLE:
        return value * 2
    if card.rule == MISS:
        return 0
    return max(0, value + card.value)


def better(one: Modifier, other: Modifier, value: int) -> int:
    """1 if the first card is better, -1 if the second is, 0 if equal, 2 if that is unclear (JL-ADV-O1)."""
    a, b = worth(one, value), worth(other, value)
    more, fewer = one.effects, other.effects
    if a == b and more == fewer:
        return 0
    if a >= b and more >= fewer:
        return 1
    if b >= a and fewer >= more:
        return -1
    return 2


def counted(state: Jaws, blow: Blow, name: str) -> Modifier:
    """What a card counts as in this attack: against the Iron Helmet a 2x card is a +0, also when it is compared with
    another one (item 02, JL-ADV-O1)."""
    if name == "double" and items.is_worn_by(state, blow.target, "iron-helmet"):
        return _PLAIN
    return CARDS[name]


def _tell_turned(state: Jaws, deck: Deck, blow: Blow, name: str) -> None:
    if state.log is not None:
        figure = index(state, blow.actor)
        state.tell(ModifierTurned(figure=figure, card=name, deck=deck_place(state, deck)))


def reveal(state: Jaws, deck: Deck, blow: Blow, about: tuple[int | str, ...]) -> Flow[str]:
    """One card, or two of which the better or the worse counts (JL-ADV-1 to 6)."""
    first = yield from draw(deck, "modifier", about)
    _tell_turned(state, deck, blow, first)
    if CARDS[first].leaves:
        put_back(state, deck, first)
    if blow.advantage == blow.disadvantage:  # JL-ADV-4: both cancel each other
        return first
    second = yield from draw(deck, "modifier", about, first)
    _tell_turned(state, deck, blow, second)
    if CARDS[second].leaves:
        put_back(state, deck, second)  # JL-ADV-O2: the unused card counts as revealed
    order = better(counted(state, blow, first), counted(state, blow, second), blow.value)
    if order == 0:
        return first
    if order == 2:
        if blow.disadvantage:
            return first  # JL-ADV-5
        options = [("use", first), ("use", second)]
        chosen = yield CHOOSE_MODIFIER.ask(blow.seats, options, about)
        return str(chosen[1])
    if blow.advantage:
        return first if order == 1 else second
    return second if order == 1 else first


def apply(state: Jaws, blow: Blow, name: str) -> None:
    """The card changes the attack value and adds its effects (JL-MOD-3 to 5, JL-MOD-10)."""
    card = counted(state, blow, name)
    if card.rule == DOUBLE:
        blow.value *= 2
    elif card.rule == MISS:
        blow.value = 0
    else:
        blow.value += card.value
    if card.conditions:
        blow.conditions |= card.conditions
    if card.infuse:
        state.charged |= card.infuse  # JL-ELE-10
    blow.push += card.push
