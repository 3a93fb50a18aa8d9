"""What options of Jaws are made of: characters, cards, items, scenarios, how each is said and where it lies.

Figures, hexes and elements are the kernel's (`haven/options.py`); questions stand in the chapters that ask them.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.games.haven.options import FIGURE, HEX
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.ids import candidate_id, card_id, item_id, place_id
from undercroft.games.jaws.state import Jaws, card_of, learnable

# --- whose card or item it is -------------------------------------------------------------------------------------


def asked_hero(view: Jaws, choice: Choice) -> int:
    """The first character of the seat that is asked."""
    return next((at for at, hero in enumerate(view.heroes) if choice.asks(hero.seat)), 0)


def named_hero(view: Jaws, choice: Choice) -> int:
    """The character that a question names first, else the first one of the seat that is asked."""
    about = choice.about
    if about and type(about[0]) is int and 0 <= about[0] < len(view.heroes):
        return about[0]
    return asked_hero(view, choice)


def acting_hero(view: Jaws, choice: Choice) -> int:
    """The character whose turn it is."""
    return max(0, view.acting)


Whose = Callable[[Jaws, Choice], int]
Place = Callable[[Jaws, int, Choice, Option], str]


def card_place(whose: Whose) -> Place:
    """Where the card of an option lies, if it is shown."""

    def place(view: Jaws, seat: int, choice: Choice, option: Option) -> str:
        at, card = whose(view, choice), str(option[1])
        hero = view.heroes[at]
        if view.figures and (view.round or hero.hand):
            shown = [*hero.chosen, *hero.hand, *hero.discard, *hero.lost, *map(card_of, hero.active)]
        else:
            shown = [*hero.cards, *learnable(hero)]
        return card_id(at, card) if card in shown else ""

    return place


def item_place(whose: Whose) -> Place:
    """Where the item of an option lies, if it is shown."""

    def place(view: Jaws, seat: int, choice: Choice, option: Option) -> str:
        at, item = whose(view, choice), str(option[1])
        hero = view.heroes[at]
        owned = [id for id, _ in hero.gear] if view.figures and (view.round or hero.gear) else hero.items
        return item_id(at, owned.index(item)) if item in owned else ""

    return place


# --- arguments --------------------------------------------------------------------------------------------------------


def hero_name(view: Jaws, at: int | str) -> Say:
    return say(f"hero.{view.heroes[int(at)].kind}")


def card_name(view: Jaws, card: str) -> Say:
    return say(f"card.{CARDS[card].title}")


HERO: Argument[Jaws] = Argument("hero", int, say=hero_name)
"""A character, by its place in the party."""
CHARACTER: Argument[Jaws] = Argument(
    "hero", say=lambda view, kind: say(f"hero.{kind}"), at=lambda view, kind: candidate_id(kind)
)
"""A character by its kind, before it is in the party."""
CARD: Argument[Jaws] = Argument("card", say=card_name)
ITEM: Argument[Jaws] = Argument("item", say=lambda view, item: say(f"item.{item}"), fixed=True)
MODIFIER: Argument[Jaws] = Argument("card", say=lambda view, name: say(f"modifier.{name}"), fixed=True)
MONSTER: Argument[Jaws] = Argument("monster", say=lambda view, kind: say(f"monster.{kind}"), fixed=True)
RANK: Argument[Jaws] = Argument("rank")
SCENARIO: Argument[Jaws] = Argument(
    "scenario", int, say=lambda view, number: say(f"scenario.n{number}"), at=lambda view, number: place_id(number)
)
TARGET_FIGURE: Argument[Jaws] = Argument("target", int, say=FIGURE.say)
"""The second figure that a question names."""
AMOUNT: Argument[Jaws] = Argument("amount", int)
COUNT: Argument[Jaws] = Argument("count", int)
NUMBER: Argument[Jaws] = Argument("number", int)
LEVEL: Argument[Jaws] = Argument("level", int)
INITIATIVE: Argument[Jaws] = Argument("initiative", int)

# --- verbs ------------------------------------------------------------------------------------------------------------


def card_verb(name: str, whose: Whose = named_hero) -> Verb[Jaws]:
    """A verb that is about one ability card of a character."""
    return Verb(name, CARD, at=card_place(whose))


def item_verb(name: str, whose: Whose = named_hero) -> Verb[Jaws]:
    """A verb that is about one item of a character."""
    return Verb(name, ITEM, at=item_place(whose))


def _with_initiative(view: Jaws, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    return say(f"option.{option[0]}", card=card_name(view, card), initiative=CARDS[card].initiative)


def initiative_verb(name: str) -> Verb[Jaws]:
    """A verb that chooses a card for the round: its initiative is said."""
    return Verb(name, CARD, words=_with_initiative, at=card_place(named_hero))


USE_ITEM = item_verb("item")
THROW: Argument[Jaws] = Argument("throw")
FAVORITE: Verb[Jaws] = Verb(
    "favorite", THROW, words=lambda view, seat, choice, option: say("option.favorite"), listed=True
)
"""Throw the Favorite with a ranged attack."""
END = card_verb("end")
"""Take a card out of the active area (JL-ACT-4)."""
LOSE = card_verb("lose")
TAKE_CARD = card_verb("card")
PLACE: Verb[Jaws] = Verb("place", HEX)
TO_HERO: Verb[Jaws] = Verb("hero", HERO, listed=True)
REST: Verb[Jaws] = Verb("rest", listed=True)
FINISH: Verb[Jaws] = Verb("finish", listed=True)
NO: Verb[Jaws] = Verb("no", listed=True)
DECLINE: Verb[Jaws] = Verb("decline", listed=True)
