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
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import (
    EXPLORERS,
    Known,
)
from undercroft.games.machina.cards.verbs import Attack
from undercroft.games.machina.options import AT_CELL, CARD, NUMBER, figure_verb
from undercroft.games.machina.state import (
    Creature,
    Explorer,
    Machina,
    Monster,
    crowd,
    has_keyword,
    slot_bits,
    whole_barrels,
)


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


def in_sight(state: Machina, cell: int, ability: Ability) -> Callable[[int], bool]:
    """Whether a cell is in reach: close, direct or indirect (MA-RNG-1 to 3)."""
    board = layout(state.slots)
    if ability.target == "close":
        near = board.adjacent(cell) | BIT[cell]
        return lambda other: bool(near & BIT[other])
    reach = within(cell, ability.reach)
    blockers = board.rubble | state.closed  # MA-LOS-3
    if ability.target == "direct":
        blockers |= board.obstacles | state.destroyed | crowd(state)  # MA-LOS-2
    return lambda other: other == cell or (bool(reach & BIT[other]) and board.sees(cell, other, blockers))


def candidates(state: Machina, user: Creature, ability: Ability) -> list[Option]:
    """What an ability may be aimed at: ("on", creature) or ("at", x, y)."""
    choose = ability.choose
    cell = user.cell
    found: list[Option] = []
    board = layout(state.slots)
    close = ability.target == "close"
    reach = board.adjacent(cell) | BIT[cell] if close else within(cell, ability.reach)
    if choose in _CELLS:
        inside = None if close else in_sight(state, cell, ability)
        for other in cells(_CELLS[choose](state) & reach):
            if inside is None or inside(other):
                found.append(("at", X[other], Y[other]))
        return found
    blockers = -1
    sighted = False
    looked = False
    if choose != "monster" and choose != "foe":
        for explorer in state.explorers:
            if explorer.cell >= 0 and reach & BIT[explorer.cell]:
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or explorer.cell == cell or board.sees(cell, explorer.cell, blockers):
                    if not looked:
                        sighted, looked = has_keyword(state, user, "sighted"), True
                    if sighted or not has_keyword(state, explorer, "incorporeal"):  # MA-INC-1
                        found.append(("on", explorer.id))
    if choose != "explorer":
        for other_monster in state.order:
            at = other_monster.cell
            if reach & BIT[at] and other_monster.health > 0:
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or at == cell or board.sees(cell, at, blockers):
                    if not looked:
                        sighted, looked = has_keyword(state, user, "sighted"), True
                    if sighted or not has_keyword(state, other_monster, "incorporeal"):
                        found.append(("on", other_monster.id))
        if choose != "monster" and type(ability.steps[0]) is Attack:  # MA-BAR-2: a barrel can only be attacked
            for at in cells(board.barrels & ~state.destroyed & reach):
                if blockers < 0 and not close:
                    blockers = _blockers(state, ability)
                if close or board.sees(cell, at, blockers):
                    found.append(("at", X[at], Y[at]))
    return found


def _blockers(state: Machina, ability: Ability) -> int:
    board = layout(state.slots)
    blockers = board.rubble | state.closed
    if ability.target == "direct":
        blockers |= board.obstacles | state.destroyed | crowd(state)
    return blockers


_CELLS: dict[str, Callable[[Machina], int]] = {
    "door": lambda state: layout(state.slots).doors & ~state.broken & ~(crowd(state) & ~state.closed),
    "lair": lambda state: layout(state.slots).lairs & ~state.destroyed,
    "used": lambda state: layout(state.slots).actions & state.destroyed,
}


def affected(state: Machina, user: Creature, ability: Ability) -> list[attack.Evader]:
    """Whom an ability without a chosen target touches: all beside, or all on the tile (MA-INC-2)."""
    found: list[attack.Evader]
    if ability.target == "adjacent":
        found = attack.around(state, user.cell)
    else:
        here = slot_bits(state, user.cell)
        found = [explorer for explorer in state.explorers if explorer.cell >= 0 and here & BIT[explorer.cell]]
        found += [other for other in state.order if here & BIT[other.cell]]
        found += cells(whole_barrels(state) & here)
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
