"""How Bugs answers the kernel in words: the names of figures, and the clauses of the kernel's questions and reasons."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.core.say import Say, say
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.hooks import WordHooks

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


class BugsWords(WordHooks[Bugs]):
    clauses: Mapping[str, str] = CLAUSES

    def name(self, state: Bugs, figure: Figure) -> Say:
        if figure.side == HEROES and not figure.is_objective:
            return say(f"character.{figure.kind}")
        if figure.is_objective:
            return say("bugs.objective")
        return say("bugs.monster", monster=say(f"monster.{figure.kind}"), number=figure.number)
