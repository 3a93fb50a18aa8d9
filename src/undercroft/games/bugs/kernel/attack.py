"""How Bugs answers the kernel about attacks: a die and a table (`modifiers.py`), and items around an attack."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.bugs import items, modifiers
from undercroft.games.bugs.kernel.cards import end_used
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.attack import Blow
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.hooks import AttackHooks


class BugsAttack(AttackHooks[Bugs]):
    def modify(self, state: Bugs, blow: Blow) -> Flow[None]:
        return modifiers.modify(state, blow)

    def can_answer(self, state: Bugs, target: Figure) -> bool:
        return bool(state.items) and target.side == HEROES and not target.is_objective and items.has_answer(state)

    def answer(self, state: Bugs, blow: Blow) -> Flow[None]:
        return items.answer(state, blow)

    def after_attack(self, state: Bugs, blow: Blow) -> Flow[None]:
        if blow.actor.side == HEROES:
            end_used(state, blow.actor)
            if state.items and blow.target.cell != OFF:
                yield from items.after(state, "after_attack", blow.target)
        elif state.items and blow.target.side == HEROES and not blow.target.is_objective:
            yield from items.after(state, "after_attacked", blow.actor)
