"""Where Buttons & Bugs differs from the shared kernel: its answers to the questions of `haven/rules.py`.

Most of them only lead to the module of that chapter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.grid import Grid
from undercroft.core.request import Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs import damage, elements, items, modifiers, monsters
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cardplay import end_active, recover, slot_of
from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.monsters import COLUMNS, LASTING
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure, Running
from undercroft.games.haven.damage import gain, suffer
from undercroft.games.haven.perform import Deed
from undercroft.games.haven.rules import NO_TRAITS, Rules
from undercroft.games.haven.verbs import (
    IMMOBILIZE,
    Action,
    Bonus,
    Consume,
    Flying,
    Recover,
    Retaliate,
    Shield,
    Traits,
)

TRAITS: dict[str, Traits] = {name: card.traits for name, card in KINDS.items()}
OBJECTIVE = 99
"""The initiative of an objective where targets are compared (BB-TER-13)."""


def _lasting(ability: e.Ability) -> tuple[Action, ...]:
    return tuple(action for action in _flat(ability.actions) if isinstance(action, (Shield, Retaliate, Flying, Bonus)))


def _flat(actions: tuple[Action, ...]) -> list[Action]:
    found: list[Action] = []
    for action in actions:
        found.append(action)
        if isinstance(action, (e.ByElement, e.If)):
            found += _flat(action.actions)
        found += _flat(action.then)
    return found


DECLARED: dict[str, tuple[Action, ...]] = {
    **LASTING,
    **items.DECLARED,
    **{
        f"{side.name}.{half}": _lasting(ability)
        for card in CARDS.values()
        for side in card.sides
        for half, ability in (("top", side.top), ("bottom", side.bottom))
    },
}

CLAUSES: dict[str, str] = {
    "attack.target": "BB-TGT-1 BB-ADD-3 BB-ACT-7",
    "move.where": "BB-MOV-1 BB-ACT-7",
    "heal.target": "BB-HEA-1 BB-ACT-7",
    "condition.target": "BB-CON-1 BB-ACT-7",
    "damage.target": "BB-DMG-1",
    "push.target": "BB-FRC-1",
    "pull.target": "BB-FRC-1",
    "push.step": "BB-FRC-4 BB-FRC-6",
    "pull.step": "BB-FRC-4 BB-FRC-6",
    "control.who": "BB-CTL-1",
    "action.pay": "BB-ELE-9 BB-ADD-4",
    "cleanse": "BB-ITX-6",
    "monster.hex": "BB-PTH-3",
    "monster.path": "BB-PTH-3",
    "monster.heal": "BB-MOT-O1",
    "retaliate": "BB-RET-1",
    "why.nobody": "BB-NOT-1",
    "why.no-way": "BB-NOT-1 BB-NOT-3",
    "why.focus": "BB-FOC-1",
    "why.here": "BB-MMV-2",
    "why.shed": "BB-MMV-5",
    "why.attack-hex": "BB-FOC-2 BB-FOC-4",
    "why.nearer": "BB-MMV-3",
    "why.not-nearer": "BB-MMV-4",
    "why.best": "BB-FOC-O2",
    "why.hazard": "BB-PTH-1 BB-PTH-2",
    "why.no-move": "BB-MON-3",
    "why.immobilized": "BB-MMV-7",
    "why.as-melee": "BB-FOC-3",
    "why.tie": "BB-PTH-3",
}


class BugsRules(Rules[Bugs]):
    clauses: Mapping[str, str] = CLAUSES

    def grid(self, state: Bugs) -> Grid:
        return board_of(state.map).grid

    def in_range(self, state: Bugs, cell: int, reach: int) -> int:
        return board_of(state.map).grid.within(cell, reach)  # BB-RNG-1, 2, BB-TER-4: through everything

    def impassable(self, state: Bugs, figure: Figure) -> int:
        """BB-TER-9: whoever stands in an immobilizing hazard is an obstacle to all others."""
        if not state.hazard_conditions & IMMOBILIZE:
            return 0
        board = 0
        for other in state.figures:
            if other.cell >= 0 and other is not figure:
                board |= 1 << other.cell
        return board & state.hazards

    def enter(self, state: Bugs, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """BB-TER-6 to 8, BB-FRC-5: each entry applies the printed effect."""
        if state.log is not None:
            state.tell("bugs.hazard", clause="BB-TER-6", figure=self.name(state, figure))
        if state.hazard_conditions:
            gain(state, figure, state.hazard_conditions)
        if state.hazard_damage:
            yield from suffer(state, figure, state.hazard_damage, by)
        return bool(figure.conditions & state.hazard_conditions & IMMOBILIZE)

    def traits(self, state: Bugs, figure: Figure) -> Traits:
        return TRAITS.get(figure.kind, NO_TRAITS)

    def declared(self, state: Bugs, source: str) -> tuple[Action, ...]:
        return DECLARED[source]

    def initiative(self, state: Bugs, figure: Figure) -> tuple[int, ...]:
        return (OBJECTIVE if figure.thing else state.initiative,)

    def turn_key(self, state: Bugs, figure: Figure) -> tuple[int, ...]:
        """BB-MOT-6: the order in which monsters act."""
        if figure.kind not in state.types:
            return (OBJECTIVE, figure.number)
        rolled = state.rolled[state.types.index(figure.kind)]
        return (COLUMNS[figure.kind][rolled].initiative if rolled >= 0 else OBJECTIVE, figure.number)

    def name(self, state: Bugs, figure: Figure) -> Say:
        if figure.side == HEROES and not figure.thing:
            return say(f"character.{figure.kind}")
        if figure.thing:
            return say("bugs.objective")
        return say("bugs.monster", monster=say(f"monster.{figure.kind}"), number=figure.number)

    # --- attacks and damage -------------------------------------------------------------------------------------

    def modify(self, state: Bugs, blow: Blow) -> Flow[None]:
        return modifiers.modify(state, blow)

    def answers(self, state: Bugs, target: Figure) -> bool:
        return bool(state.items) and target.side == HEROES and not target.thing and items.has_answer(state)

    def answer(self, state: Bugs, blow: Blow) -> Flow[None]:
        return items.answer(state, blow)

    def attacked(self, state: Bugs, blow: Blow) -> Flow[None]:
        if blow.actor.side == HEROES:
            self._end_used(state, blow.actor)
            if state.items and blow.target.cell >= 0:
                yield from items.after(state, "after_attack", blow.target)
        elif state.items and blow.target.side == HEROES and not blow.target.thing:
            yield from items.after(state, "after_attacked", blow.actor)

    def _end_used(self, state: Bugs, figure: Figure) -> None:
        """BB-BON-3: a bonus on "your next attack" ends after that attack, and its card leaves with it."""
        for source, at, count in figure.bonuses[:]:
            bonus = DECLARED[source][at]
            if type(bonus) is Bonus and bonus.uses and count >= bonus.uses:
                slot = slot_of(state, source)
                if slot >= 0:
                    end_active(state, slot)
                else:
                    figure.bonuses.remove((source, at, count))

    def used(self, state: Bugs, figure: Figure, running: Running) -> Flow[None]:
        source, at, count = running
        bonus = DECLARED[source][at]
        assert isinstance(bonus, Bonus)
        place = figure.bonuses.index(running)
        figure.bonuses[place] = (source, at, count + 1)
        if bonus.on != "attack":
            self._end_used(state, figure)
        return
        yield

    def suffer(self, state: Bugs, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        return damage.suffer(state, figure, amount)

    def died(self, state: Bugs, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        if figure.thing:
            return
        if figure.side == MONSTERS:
            yield from monsters.after_death(state, figure, cell)
        else:
            state.lost = True  # BB-EXH-1, 3

    # --- elements -----------------------------------------------------------------------------------------------

    def can_pay(self, state: Bugs, figure: Figure, symbols: tuple[int, ...]) -> bool:
        return elements.can_pay(state, symbols)

    def pay(self, state: Bugs, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        return elements.pay(state, symbols)

    def planned(self, state: Bugs, figure: Figure, action: Action, consume: Consume) -> bool:
        return elements.bought(state, consume) or elements.can_pay(state, consume.symbols)

    def monster_pays(self, state: Bugs, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        return elements.monster_pays(state, figure, consume)

    def infuse(self, state: Bugs, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        state.conjured += len(symbols)  # BB-ELE-O3; items make universal charges only
        return
        yield

    # --- cards and items ----------------------------------------------------------------------------------------

    def offers(self, state: Bugs, figure: Figure, on: str, kind: str, single: bool) -> list[Option]:
        if not state.items or figure.side != HEROES:
            return []
        return items.offers(state, on, kind, single)

    def reaches(self, state: Bugs, option: Option) -> bool:
        adds = ITEMS[str(option[1])].adds
        return bool(adds.range or adds.reach or adds.ranged or adds.area)

    def use(self, state: Bugs, figure: Figure, option: Option) -> Flow[Any]:
        return items.use(state, str(option[1]))

    def other(self, state: Bugs, deed: Deed, action: Action) -> Flow[bool]:
        if type(action) is Recover:
            return (yield from recover(state, action))
        raise NotImplementedError(f"{type(action).__name__} is not part of Buttons & Bugs")


Bugs.rules = BugsRules()
