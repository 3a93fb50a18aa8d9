"""Why a cell, a creature or a card cannot be chosen now: stamina, distance, sight, what is used, what is worn."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.core.request import Choice
from undercroft.core.say import Say, say
from undercroft.games.machina import explorer as actions
from undercroft.games.machina.board import BIT, SIZE, Layout, distance, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import ABILITIES, MONSTERS, NUMBERS, Known
from undercroft.games.machina.reading import (
    chapter_of,
    crowd,
    current_event,
    has_keyword,
    is_incorporeal,
    name,
    on_board,
    owned,
    passable,
)
from undercroft.games.machina.state import Creature, Explorer, Machina
from undercroft.games.machina.targeting import candidates, in_sight, marker_free

USE = (
    ("events", "event", actions.EVENT, "MA-ACT-16"),
    ("stations", "station", actions.STATION, "MA-ACT-19"),
    ("levers", "lever", actions.LEVER, "MA-ACT-20"),
    ("chests", "chest", actions.CHEST, "MA-ACT-17"),
    ("benches", "bench", actions.BENCH, "MA-ACT-18"),
    ("chapters", "chapter", actions.UNLIT, "MA-ACT-13"),
    ("lairs", "lair", actions.SEAL, "MA-ACT-15"),
    ("doors", "door", actions.DOOR, "MA-ACT-11"),
)
"""Cells with an action of their own: where the layout has them, their message, the stamina, the clause."""


def why_not(view: Machina, seat: int, choice: Choice, thing: str) -> Say | None:
    if choice.kind == "turn" and thing[:1] in ("c", "f"):
        return say("why-not.whose-turn", clause="MA-EXP-3")
    if thing.startswith("card-"):
        return _card(view, seat, choice, thing.removeprefix("card-"))
    if thing.startswith("f-"):
        creature = next((found for found in _creatures(view) if found.id == thing.removeprefix("f-")), None)
        return None if creature is None else _creature(view, choice, creature)
    cell = _cell_named(thing)
    if cell is not None:
        return _cell(view, choice, cell)
    if thing.startswith(("deck-", "discard-")):
        return say("why-not.deck", clause="MA-ITEM-2")
    return None


def _creatures(view: Machina) -> list[Creature]:
    return [*on_board(view), *view.order]


def _cell_named(thing: str) -> int | None:
    """The cell of an id such as `c3-12`."""
    x, _, y = thing[1:].partition("-")
    return int(x) + SIZE * int(y) if thing[:1] == "c" and x.isdigit() and y.isdigit() else None


def _asked(view: Machina, choice: Choice) -> Explorer | None:
    """The explorer whose action is asked for."""
    return next((found for found in view.explorers if choice.about and found.id == choice.about[0]), None)


# --- the board --------------------------------------------------------------------------------------------------------


def _creature(view: Machina, choice: Choice, creature: Creature) -> Say | None:
    if choice.kind == "target":
        return _aim(view, choice, creature.cell, creature)
    explorer = _asked(view, choice)
    if choice.kind != "action" or explorer is None:
        return None
    if creature is explorer:
        return say("why-not.own-cell", clause="MA-ACT-1")
    if isinstance(creature, Explorer):
        if layout(view.slots).adjacent(explorer.cell) & BIT[creature.cell]:
            return say("why-not.trade-at-card", clause="MA-ACT-5", who=name(creature))
        return say("why-not.trade-beside", clause="MA-ACT-5", who=name(creature))
    return say("why-not.ability-first", clause="MA-ACT-9", who=name(creature))


def _cell(view: Machina, choice: Choice, cell: int) -> Say | None:
    if choice.kind == "target":
        return _aim(view, choice, cell, None)
    explorer = _asked(view, choice)
    if choice.kind != "action" or explorer is None:
        return None
    board, bit = layout(view.slots), BIT[cell]
    standing = next((found for found in _creatures(view) if found.cell == cell), None)
    if standing is not None:
        if standing is explorer:
            return say("why-not.own-cell", clause="MA-ACT-1")
        return say("why-not.creature-there", clause="MA-GEO-4", who=name(standing))
    if view.destroyed & bit:
        return say("why-not.destroyed", clause="MA-GEO-4")
    if not board.passable & bit or view.closed & bit:
        return _special(view, explorer, board, cell) or say("why-not.blocked", clause="MA-GEO-4")
    return _walk(view, explorer, board, cell)


def _special(view: Machina, explorer: Explorer, board: Layout, cell: int) -> Say | None:
    """A cell that is not walked on but acted on: one must be beside it and able to pay (MA-EXP-O2)."""
    for where, kind, stamina, clause in USE:
        if not getattr(board, where) & BIT[cell]:
            continue
        if view.lit & BIT[cell]:
            stamina, clause = actions.LIT, "MA-ACT-14"
        what = say(f"why-not.cell-{kind}")
        if not board.adjacent(explorer.cell) & BIT[cell]:
            return say("why-not.not-beside", clause=clause, what=what)
        if kind in ("chapter", "lair") and not view.lit & BIT[cell]:
            needed = actions.UNLIT_INSPIRATION if kind == "chapter" else actions.SEAL_INSPIRATION
            means = actions.means(view, explorer, cell)
            if stamina <= explorer.stamina and means < needed:
                return say("why-not.inspiration", clause=clause, needed=needed, means=means)
        return say("why-not.stamina", clause=clause, needed=stamina, stamina=explorer.stamina)
    return None


def _walk(view: Machina, explorer: Explorer, board: Layout, cell: int) -> Say:
    """A free cell that is too far, or that no free way leads to (MA-ACT-1)."""
    needed = steps_to(view, explorer, cell)
    if needed is None:
        return say("why-not.no-way", clause="MA-GEO-4")
    if needed > explorer.stamina:
        return say("why-not.too-far", clause="MA-ACT-1", needed=needed, stamina=explorer.stamina)
    return say("why-not.pit", clause="MA-PIT-2")


def steps_to(view: Machina, explorer: Explorer, goal: int) -> int | None:
    """The stamina that a walk over free cells takes, pits only at the end; None where no such way is."""
    board = layout(view.slots)
    free = passable(view) & ~crowd(view)
    seen = front = BIT[explorer.cell]  # nobody stands in a pit
    waded = 0  # where those stood who are still on their way into the water
    steps = 0
    while front or waded:
        steps += 1
        dry = board.spread(front & ~board.pits) & free & ~view.water
        wet = board.spread(waded & ~board.pits) & free & view.water  # MA-WATER-O2
        waded, front = front, (dry | wet) & ~seen
        if front & BIT[goal]:
            return steps
        seen |= front
    return None


# --- targets ----------------------------------------------------------------------------------------------------------


def aimed(view: Machina, choice: Choice) -> tuple[Explorer, Ability] | None:
    """Who aims with which ability: the one whose candidates are the options."""
    for explorer in on_board(view):
        for number in NUMBERS.get(str(choice.about[0]), ()):
            ability = ABILITIES[number].ability
            if ability.target in ("close", "direct", "indirect"):
                if candidates(view, explorer, ability) == list(choice.options):
                    return explorer, ability
    return None


def _aim(view: Machina, choice: Choice, cell: int, creature: Creature | None) -> Say | None:
    found = aimed(view, choice)
    if found is None:
        return None
    explorer, ability = found
    away = distance(explorer.cell, cell)
    if ability.target == "close" and not in_sight(view, explorer.cell, ability, cell):
        return say("why-not.not-close", clause="MA-RNG-1")
    if ability.target != "close" and away > ability.reach:
        clause = "MA-RNG-2" if ability.target == "direct" else "MA-RNG-3"
        return say("why-not.range", clause=clause, distance=away, range=ability.reach)
    if not in_sight(view, explorer.cell, ability, cell):
        return say("why-not.sight", clause="MA-LOS-2" if ability.target == "direct" else "MA-LOS-3")
    if creature is not None and is_incorporeal(view, creature) and not has_keyword(view, explorer, "sighted"):
        return say("why-not.incorporeal", clause="MA-INC-1", who=name(creature))
    return say(f"why-not.choose-{ability.choose}", clause="MA-ACT-9")


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(view: Machina, seat: int, choice: Choice, card: str) -> Say | None:
    if card in MONSTERS:
        return say("why-not.monster", clause="MA-MON-1")
    explorer = _asked(view, choice)
    if choice.kind != "action" or explorer is None:
        return None
    other = next((one for one in view.explorers if one is not explorer and card in _cards_of(one)), None)
    if other is not None:
        if other.id == card:
            return say("why-not.trade-beside", clause="MA-ACT-5", who=name(other))
        return say("why-not.theirs", clause="MA-ACT-10", who=name(other))
    usable = list(_usable(view, explorer, card))
    if usable:
        return _unusable(view, explorer, usable[0])
    if card in explorer.inventory:
        return say("why-not.not-equipped", clause="MA-ITEM-O3", card=text.title(card))
    if card in NUMBERS:
        return say("why-not.works-itself", clause="MA-ACT-9", card=text.title(card))
    return None


def _cards_of(explorer: Explorer) -> list[str]:
    return [explorer.id, *owned(explorer), *explorer.events]


def _usable(view: Machina, explorer: Explorer, card: str) -> Iterator[Known]:
    """The abilities of a card that this explorer could use if they were paid for (MA-ACT-10)."""
    for number in NUMBERS.get(card, ()):
        known = ABILITIES[number]
        on_table = card in (chapter_of(view).id, current_event(view)) and known.ability.kind in ("active", "return")
        if number in explorer.usable or on_table:
            yield known


def _unusable(view: Machina, explorer: Explorer, known: Known) -> Say:
    """In the order of `abilities.can_use`."""
    ability, card = known.ability, text.title(known.card)
    if ability.stamina > explorer.stamina:
        needed, stamina = ability.stamina, explorer.stamina
        return say("why-not.ability-stamina", clause="MA-EXP-O2", card=card, needed=needed, stamina=stamina)
    if ability.limit and not marker_free(view, known, explorer.markers):
        return say("why-not.markers", clause="MA-ONG-O2", card=card, markers=explorer.markers)
    if ability.inspiration and actions.means(view, explorer) < ability.inspiration:
        needed, means = ability.inspiration, actions.means(view, explorer)
        return say("why-not.ability-inspiration", clause="MA-INS-6", card=card, needed=needed, means=means)
    if ability.health and explorer.health + actions.means(view, explorer) <= ability.health:
        return say("why-not.ability-health", clause="MA-INS-4", card=card, needed=ability.health)
    if ability.kind == "return":
        return say("why-not.no-marker", clause="MA-ONG-3", card=card)
    return say("why-not.no-target", clause="MA-EXP-O2", card=card)
