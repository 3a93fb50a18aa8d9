"""Levels and items: gems climb the skill table one by one, skills are unlocked, defeated demons become items."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS
from undercroft.games.sanctum.cards.heroes import CELL_AT, CELLS, HEROES
from undercroft.games.sanctum.effects import IMMEDIATE
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.ids import foe_id
from undercroft.games.sanctum.options import COLOUR, UP, foe_label, lies_at
from undercroft.games.sanctum.state import Hero, Sanctum

DEMON: Argument[Sanctum] = Argument("demon", say=lambda view, card: foe_label(card), fixed=True)
SETTLE_FIRST = Question("level.demon", Verb("settle", DEMON, at=lies_at(foe_id)), clause="SA-LVL-10")
MOVE_GEM = Question("level.gem", UP, clause="SA-LVL-2 SA-LVL-4", about=(COLOUR,))


def settle(state: Sanctum, seat: int, hero: Hero, beaten: list[str]) -> Flow[None]:
    """For each defeated demon its levels, then its item (SA-LVL-1, SA-LVL-10, SA-LVL-11)."""
    while beaten:
        card = beaten[0]
        if len(beaten) > 1:
            choice = yield SETTLE_FIRST.ask(seat, [("settle", c) for c in beaten])
            card = choice[1]
        beaten.remove(card)
        demon = DEMONS[card]
        if state.log is not None:
            tell(state, events.DemonDefeated(seat=seat, card=card))
        for _ in range(demon.level):
            yield from gain_level(state, seat, hero, demon.colour)
        # A card turned over is news (SA-UND-O1): asked of fate although one card alone can be there, so that nothing
        # before it can be taken back.
        yield Chance("item", (card,), None, None, (seat,))
        hero.zone = [foe for foe in hero.zone if foe.card != card]
        hero.pack.append(card)
        if state.log is not None:
            tell(state, events.ItemGained(seat=seat, card=card))


def gain_level(state: Sanctum, seat: int, hero: Hero, colour: int) -> Flow[None]:
    """Move one gem of the colour, or a white one, one step up; it must be moved if any can (SA-LVL-O1)."""
    options: list[Option] = []
    name = COLOURS[colour]
    table, white = hero.table, hero.white
    for cell in range(3 * colour, 3 * colour + 3):
        if table[cell]:
            options.append(("up", name, CELLS[cell]))
    for cell in range(9):
        if white[cell]:
            options.append(("up", "white", CELLS[cell]))  # SA-LVL-3
    if not options:
        return  # SA-LVL-7: the level is lost
    if len(options) == 1:
        choice = options[0]
    else:
        choice = yield MOVE_GEM.ask(seat, options, (name,))
    move_gem(state, seat, hero, choice[1] == "white", CELL_AT[str(choice[2])])


def move_gem(state: Sanctum, seat: int, hero: Hero, is_white: bool, cell: int) -> None:
    """One gem, one step up its column: to the space above, emptied or not (SA-LVL-6), or to the pool (SA-LVL-8)."""
    gems = hero.white if is_white else hero.table
    gems[cell] -= 1
    if cell % 3:
        gems[cell - 1] += 1
    else:
        hero.gems[3 if is_white else cell // 3] += 1
    if state.log is not None:
        tell(state, events.GemMoved(seat=seat, colour=say_colour(is_white, cell), cell=cell))
    if not hero.table[cell] and not hero.white[cell] and not hero.unlocked >> cell & 1:
        unlock(state, seat, hero, cell)  # SA-UNL-1, SA-UNL-6: an emptied space unlocks nothing again


def say_colour(is_white: bool, cell: int) -> str:
    return COLOURS[3 if is_white else cell // 3]


def unlock(state: Sanctum, seat: int, hero: Hero, cell: int) -> None:
    """At once: a tile gives its tokens (SA-UNL-2), a card does what it says to do immediately (SA-UNL-3)."""
    skill = HEROES[hero.name].skills[cell]
    hero.unlocked |= 1 << cell
    immediately = IMMEDIATE.get(type(skill.effect))
    if immediately is not None:
        immediately(skill.effect, hero)
    if state.log is not None:
        tell(state, events.SkillUnlocked(seat=seat, skill=skill.id, cell=cell, clause="SA-UNL-1"))
