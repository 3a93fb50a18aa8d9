"""The parts that options are made of: how each is said and where it lies on the screen; and verbs that several
questions offer. Reads the state and the cards' words; no rule is decided here."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.question import Argument, Verb
from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say
from undercroft.games.machina.board import BIT, SIZE, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import ABILITIES, EXPLORERS, MONSTERS, NUMBERS
from undercroft.games.machina.ids import card_id, cell_id, deck_id, figure_id
from undercroft.games.machina.reading import (
    are_tracks_in_use,
    chapter_of,
    current_event,
    current_horror,
    on_board,
    owned,
)
from undercroft.games.machina.state import Machina

# ---------------------------------------------------------------------- how a part is said, and where it lies


def cell_of(option: Option) -> int:
    """The cell that an option such as ("move", x, y) names."""
    return int(option[1]) + SIZE * int(option[2])


def is_owned(view: Machina, item: str) -> bool:
    return any(item in owned(explorer) for explorer in view.explorers)


def _title(view: Machina, card: str) -> Say:
    return text.title(card)


def _item_type(view: Machina, type: str) -> Say:
    return say(f"type.{type}")


def _placed_thing(view: Machina, thing: str) -> Say:
    return say(f"thing.{thing}") if thing in ("light", "object", "seal") else text.title(thing)


def _at_card(view: Machina, card: str) -> str:
    return card_id(card)


def _at_item(view: Machina, item: str) -> str:
    """Where an item can be clicked: only if an explorer has it."""
    return card_id(item) if is_owned(view, item) else ""


def _at_figure(view: Machina, creature: str) -> str:
    here = [explorer.id for explorer in on_board(view)] + [monster.id for monster in view.order]
    return figure_id(creature) if creature in here else ""


def _at_deck(view: Machina, type: str) -> str:
    return deck_id(type)


def _at_cell(view: Machina, seat: int, choice: Choice, option: Option) -> str:
    return cell_id(cell_of(option))


def _touched_cell(view: Machina, seat: int, choice: Choice, option: Option) -> list[str]:
    return [cell_id(cell_of(option))]


def _touched_figure(view: Machina, seat: int, choice: Choice, option: Option) -> list[str]:
    at = _at_figure(view, str(option[1]))
    return [at] if at else []


def _at_ability(view: Machina, seat: int, choice: Choice, option: Option) -> str:
    """Where the card of an ability lies, if it lies on the table."""
    card = str(option[1])
    cards = {chapter_of(view).id, current_event(view), current_horror(view)}
    cards |= {explorer.id for explorer in view.explorers} | {monster.id for monster in view.order}
    for explorer in view.explorers:
        cards |= {*owned(explorer), *explorer.events}
    return card_id(card) if card in cards else ""


WHO: Argument[Machina] = Argument("who", say=_title)
OTHER: Argument[Machina] = Argument("other", say=_title)
MONSTER: Argument[Machina] = Argument("monster", say=_title)
CARD: Argument[Machina] = Argument("card", say=_title)
ITEM: Argument[Machina] = Argument("item", say=_title)
NUMBER: Argument[Machina] = Argument("n", int)
PLACED: Argument[Machina] = Argument("what", say=_placed_thing)
"""What comes onto a cell: a creature, the exit token or the light token."""


def _read_cell(view: Machina, name: str) -> list[int] | None:
    """A cell by the name that the screen shows: `3, 2`."""
    parts = [part.strip() for part in name.split(",")]
    return [int(part) for part in parts] if len(parts) == 2 and all(map(str.isdigit, parts)) else None


COLUMN: Argument[Machina] = Argument("x", int, read=_read_cell, values=range(SIZE))
ROW: Argument[Machina] = Argument("y", int, values=range(SIZE))
EXPLORER: Argument[Machina] = Argument("who", say=_title, at=_at_card)
FIGURE: Argument[Machina] = Argument("who", say=_title, at=_at_figure)
THE_ITEM: Argument[Machina] = Argument("item", say=_title, at=_at_item)
MAIN: Argument[Machina] = Argument("main", say=_title)
SHOWN: Argument[Machina] = Argument("shown", say=_title)
MINE: Argument[Machina] = Argument("mine", say=_title)
DECK: Argument[Machina] = Argument("type", say=_item_type, at=_at_deck)
ONE_DECK: Argument[Machina] = Argument("one", say=_item_type, at=_at_deck)
OTHER_DECK: Argument[Machina] = Argument("other", say=_item_type)
PLACE: Argument[Machina] = Argument("place", int)
"""Which ability of a card, from 0."""


# ---------------------------------------------------------------------- verbs that several questions offer


def cell_verb(
    name: str,
    group: str,
    *,
    words: Callable[[Machina, int, Choice, Option], Say] | None = None,
    messages: tuple[str, ...] = (),
    lines: Callable[[Machina, int, Choice, Option], list[Say]] | None = None,
) -> Verb[Machina]:
    """An option on a cell: it is clicked there."""
    return Verb(
        name, COLUMN, ROW, at=_at_cell, touches=_touched_cell, group=group, words=words, messages=messages, lines=lines
    )


def figure_verb(name: str) -> Verb[Machina]:
    """An option on a creature of the board."""
    return Verb(name, FIGURE, touches=_touched_figure)


def item_verb(name: str, *more: Argument[Machina]) -> Verb[Machina]:
    """An option on an item, with the item's text."""
    return Verb(name, THE_ITEM, *more, lines=item_lines)


def item_lines(view: Machina, seat: int, choice: Choice, option: Option) -> list[Say]:
    return text.lines(str(option[1]))


def _warnings(view: Machina, seat: int, choice: Choice, option: Option) -> list[Say]:
    """What a cell has in store for who steps there."""
    board, bit = layout(view.slots), BIT[cell_of(option)]
    found = [say("warn.pit", "MA-PIT-2")] if board.pits & bit else []
    if view.water & bit:
        found.append(say("warn.water", "MA-WATER-O2"))
    if board.tracks & bit and are_tracks_in_use(view):
        found.append(say("warn.tracks", "MA-RAIL-O2"))
    return found


def _door_words(view: Machina, seat: int, choice: Choice, option: Option) -> Say:
    key = "option.door-open" if view.closed & BIT[cell_of(option)] else "option.door-close"
    return say(key, x=int(option[1]), y=int(option[2]))


def _use_words(view: Machina, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    line = text.ability_line(ABILITIES[NUMBERS[card][int(option[2])]].ability)
    if card in EXPLORERS or card in MONSTERS:
        return say("option.use-own", text=line)
    return say("option.use", card=text.title(card), text=line)


MOVE_TO = cell_verb("move", "group.move", lines=_warnings)
TURN_DOOR = cell_verb("door", "group.cell", words=_door_words, messages=("option.door-open", "option.door-close"))
BREAK_DOOR = cell_verb("break", "group.cell")
PULL_LEVER = cell_verb("lever", "group.cell")
AT_CELL = cell_verb("at", "group.place")
USE_ABILITY: Verb[Machina] = Verb(
    "use",
    CARD,
    PLACE,
    words=_use_words,
    messages=("option.use", "option.use-own"),
    at=_at_ability,
    group="group.use",
)
EQUIP = item_verb("equip")
GIVE = item_verb("give", WHO)
PICK = item_verb("pick")
DONE: Verb[Machina] = Verb("done", listed=True)
NOBODY: Verb[Machina] = Verb("nobody", listed=True)
