"""Whom or what an ability may be aimed at: ranges, lines of sight, creatures that cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.grid import cells
from undercroft.core.question import Question
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.machina import attack
from undercroft.games.machina.board import BIT, X, Y, layout, within
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.model import Ability, Choose
from undercroft.games.machina.cards.registry import EXPLORERS, Known
from undercroft.games.machina.cards.verbs import Attack
from undercroft.games.machina.options import AT_CELL, CARD, NUMBER, figure_verb
from undercroft.games.machina.reading import (
    crowd,
    explorers_on,
    has_keyword,
    is_incorporeal,
    monsters_on,
    slot_bits,
    whole_barrels,
)
from undercroft.games.machina.state import Creature, Explorer, Machina, Monster


def _target_prompt(view: Machina, seat: int, choice: Choice) -> Say:
    card = str(choice.about[0])
    return say("aim.own") if card in EXPLORERS else say("ask.target", card=text.title(card))


TARGET: Question[Machina] = Question(
    "target",
    figure_verb("on"),
    AT_CELL,
    clause="MA-RNG-1 MA-RNG-2 MA-RNG-3",
    about=(CARD, NUMBER),
    prompt=_target_prompt,
    messages=("ask.target", "aim.own"),
)
"""About the card, and which of several targets it is, from 0."""


def in_sight(state: Machina, cell: int, ability: Ability, other: int) -> bool:
    """Whether a cell is in reach: close, direct or indirect (MA-RNG-1 to 3)."""
    board = layout(state.slots)
    if ability.target == "close":
        return bool((board.adjacent(cell) | BIT[cell]) & BIT[other])
    return other == cell or (
        bool(within(cell, ability.reach) & BIT[other]) and board.sees(cell, other, _blockers(state, ability))
    )


def _blockers(state: Machina, ability: Ability) -> int:
    """The cells that stop the lines of an ability."""
    board = layout(state.slots)
    blockers = board.rubble | state.closed  # MA-LOS-3
    if ability.target == "direct":
        blockers |= board.obstacles | state.destroyed | crowd(state)  # MA-LOS-2
    return blockers


def candidates(state: Machina, user: Creature, ability: Ability) -> list[Option]:
    """What an ability may be aimed at: ("on", creature) or ("at", x, y)."""
    choose = ability.choose
    cell = user.cell
    board = layout(state.slots)
    is_close = ability.target == "close"
    reach = board.adjacent(cell) | BIT[cell] if is_close else within(cell, ability.reach)
    creatures: list[Creature] = []
    places = 0
    if choose in _CELLS:
        places = _CELLS[choose](state) & reach
    else:
        creatures = _creatures_on(state, choose, reach)
        if choose in ("foe", "creature") and type(ability.steps[0]) is Attack:
            places = board.barrels & ~state.destroyed & reach  # MA-BAR-2: a barrel can only be attacked
    found: list[Option] = []
    if not creatures and not places:
        return found
    blockers = 0 if is_close else _blockers(state, ability)
    for creature in creatures:
        at = creature.cell
        if is_close or at == cell or board.sees(cell, at, blockers):
            if not is_incorporeal(state, creature) or has_keyword(state, user, "sighted"):  # MA-INC-1
                found.append(("on", creature.id))
    if places:
        for at in cells(places):
            if is_close or at == cell or board.sees(cell, at, blockers):
                found.append(("at", X[at], Y[at]))
    return found


def _creatures_on(state: Machina, choose: Choose, reach: int) -> list[Creature]:
    """Those on the cells of `reach` that this choice is about, seen or not."""
    found: list[Creature] = []
    if choose == "explorer" or choose == "creature":
        found += explorers_on(state, reach)
    if choose != "explorer":
        found += monsters_on(state, reach)
    return found


_CELLS: dict[str, Callable[[Machina], int]] = {
    "door": lambda state: layout(state.slots).doors & ~state.broken & ~(crowd(state) & ~state.closed),
    "lair": lambda state: layout(state.slots).lairs & ~state.destroyed,
    # MA-SEAL-O1: not a sealed lair, which has two tokens and stays sealed
    "used": lambda state: layout(state.slots).actions & state.destroyed,
}


def affected(state: Machina, user: Creature, ability: Ability) -> list[attack.Evader]:
    """Whom an ability without a chosen target touches: all beside, or all on the tile (MA-INC-2)."""
    found: list[attack.Evader]
    if ability.target == "adjacent":
        found = attack.around(state, user.cell)
    else:
        here = slot_bits(state, user.cell)
        found = [*explorers_on(state, here), *monsters_on(state, here), *cells(whole_barrels(state) & here)]
    if ability.choose == "creature":
        return found
    kind = Explorer if ability.choose == "explorer" else Monster
    return [creature for creature in found if type(creature) is kind]


def marker_free(state: Machina, known: Known, supply: int) -> bool:
    """MA-ONG-O1, MA-ONG-O2."""
    if not supply:
        return False
    lying = 0
    for marker in state.markers:
        if marker.card == known.card and marker.ability == known.place:
            lying += 1
    return lying < known.ability.limit


def choose_target(state: Machina, explorer: Explorer, ability: Ability, card: str, turn: int) -> Flow[Option]:
    options = candidates(state, explorer, ability)
    if len(options) == 1:
        return options[0]
    option: Option = yield TARGET.ask(explorer.seat, options, (card, turn))
    return option
