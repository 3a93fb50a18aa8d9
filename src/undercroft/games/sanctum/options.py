"""What options are called and where they lie: ids of the things on the screen, shared arguments and verbs.

It reads the state and makes words; no rule is decided here, and no chapter of the rules is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import ability_text, blessing_text
from undercroft.games.sanctum.ids import blessing_id, cell_id, die_id, hero_id, power_id, skill_id
from undercroft.games.sanctum.names import foe_name, item_name
from undercroft.games.sanctum.powers import POWER_IDS, kit
from undercroft.games.sanctum.state import Hero, Sanctum, fight_of

At = Callable[[Sanctum, int, Choice, Option], str]


def lies_at(place: Callable[[int, Any], str], part: int = 1) -> At:
    """The option lies where this part of it lies on the seat's own boards."""
    return lambda view, seat, choice, option: place(seat, option[part])


def lies_at_power(part: int = 1) -> At:
    """The option lies on the card of the ability that this part names."""
    return lambda view, seat, choice, option: power_id(view.seats[seat], seat, str(option[part]))


def lies_at_blessing(view: Sanctum, seat: int, choice: Choice, option: Option) -> str:
    return blessing_id(seat, view.seats[seat].blessings.index(str(option[1])))


# --- words ----------------------------------------------------------------------------------------------------------


def power_text(hero: Hero, name: str) -> Say:
    return ability_text(kit(hero).by_id[name].ability)


def foe_label(card: str) -> Say:
    """A foe with its symbols: several of a kind may stand side by side."""
    symbols = " ".join(map(str, (DEMONS.get(card) or LAST_FOES[card]).dice))
    return say("foe.symbols", foe=foe_name(card), symbols=symbols)


Words = Callable[[Sanctum, int, Choice, Option], Say]


def with_power(label: str, part: int = 1) -> Words:
    """This message with the ability that the part of the option names."""
    return lambda view, seat, choice, option: say(label, power=power_text(view.seats[seat], str(option[part])))


def with_die(label: str) -> Words:
    """This message with what the die shows that the option names."""
    return lambda view, seat, choice, option: say(label, value=fight_of(view.seats[seat]).dice[int(option[1])])


def drink_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.drink-{option[1]}", power=power_text(view.seats[seat], str(option[2])))


def turn_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    die = int(option[1])
    return say("option.turn", number=die + 1, shown=fight_of(view.seats[seat]).dice[die], value=int(option[2]))


# --- arguments ------------------------------------------------------------------------------------------------------

HERO: Argument[Sanctum] = Argument(
    "hero", say=lambda view, name: say(f"hero.{name}"), at=lambda view, name: hero_id(name)
)
COLOUR: Argument[Sanctum] = Argument("colour", values=COLOURS)
CELL: Argument[Sanctum] = Argument("cell", say=lambda view, cell: say(f"cell.{cell}"), fixed=True)
ITEM: Argument[Sanctum] = Argument("item", say=lambda view, card: item_name(card), fixed=True)
SLOT: Argument[Sanctum] = Argument("slot", say=lambda view, slot: say(f"slot.{slot}"), fixed=True)
FOE: Argument[Sanctum] = Argument("foe", say=lambda view, card: foe_label(card), fixed=True)
DIE: Argument[Sanctum] = Argument("die", int)
VALUE: Argument[Sanctum] = Argument("value", int)
POWER: Argument[Sanctum] = Argument("power", values=POWER_IDS)
SPACE: Argument[Sanctum] = Argument("space", int)
SKILL_NAME: Argument[Sanctum] = Argument("skill", say=lambda view, name: say(f"skill.{name}"), fixed=True)
BLESSING: Argument[Sanctum] = Argument("blessing", say=lambda view, name: blessing_text(name), fixed=True)
STAMINA: Argument[Sanctum] = Argument("stamina", int)
FOCUS: Argument[Sanctum] = Argument("focus", int)

# --- verbs of several questions -------------------------------------------------------------------------------------

DONE: Verb[Sanctum] = Verb("done", listed=True)
SKIP: Verb[Sanctum] = Verb("skip", listed=True)
ROLL: Verb[Sanctum] = Verb("roll", listed=True)
REST: Verb[Sanctum] = Verb("rest", listed=True)
UP: Verb[Sanctum] = Verb("up", COLOUR, CELL, at=lies_at(cell_id, 2))
DRINK: Verb[Sanctum] = Verb(
    "drink", COLOUR, POWER, SPACE,
    words=drink_words, messages=("option.drink-red", "option.drink-blue"), at=lies_at_power(2),
)  # fmt: skip
RETURN: Verb[Sanctum] = Verb("return", POWER, SPACE, words=with_power("option.return"), at=lies_at_power())
USE: Verb[Sanctum] = Verb("use", POWER, words=with_power("option.use"), at=lies_at_power())
SKILL: Verb[Sanctum] = Verb("skill", SKILL_NAME, at=lies_at(skill_id))
BLESS: Verb[Sanctum] = Verb("bless", BLESSING, at=lies_at_blessing)
TURN: Verb[Sanctum] = Verb("turn", DIE, VALUE, words=turn_words, at=lies_at(die_id))
