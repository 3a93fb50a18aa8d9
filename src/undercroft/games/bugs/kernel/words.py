"""How Bugs answers the kernel in words: the names of figures, and the clauses of the kernel's questions and reasons."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.core.say import Say, say
from undercroft.core.scene import Figure as Token
from undercroft.games.bugs import standees
from undercroft.games.bugs.scenarios import SCENARIOS
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
    "why-not.nobody": "BB-TGT-4",
    "why-not.oneself": "BB-TGT-5 BB-TGT-6",
    "why-not.friend": "BB-TGT-6",
    "why-not.foe": "BB-TGT-6",
    "why-not.object": "BB-TER-11",
    "why-not.invisible": "BB-CON-7",
    "why-not.hit-already": "BB-TGT-2",
    "why-not.outside-area": "BB-AOE-3",
    "why-not.in-area": "BB-AOE-3",
    "why-not.no-area": "BB-AOE-3",
    "why-not.range": "BB-RNG-1",
    "why-not.unreachable": "BB-RNG-1",
    "why-not.sight": "BB-RNG-2",
    "why-not.own-hex": "BB-MOV-3",
    "why-not.foe-there": "BB-MOV-2",
    "why-not.taken": "BB-MOV-3",
    "why-not.obstacle": "BB-TER-3",
    "why-not.obstacle-landing": "BB-TER-3",
    "why-not.closed": "BB-TER-9",
    "why-not.no-way": "BB-MOV-2",
    "why-not.too-far": "BB-MOV-1",
    "why-not.one-step": "BB-FRC-2 BB-FRC-3",
    "why-not.not-farther": "BB-FRC-2",
    "why-not.not-nearer": "BB-FRC-3",
    "why-not.shove-blocked": "BB-FRC-1",
    "why-not.shove-farthest": "BB-FRC-6",
    "why-not.cards-first": "BB-SEL-1",
    "why-not.ability-first": "BB-CHT-2",
    "why-not.card-hand": "BB-CHT-1",
    "why-not.card-played": "BB-SEL-3",
    "why-not.card-active": "BB-BON-6",
    "why-not.card-discard": "BB-CHT-4 BB-RST-4",
    "why-not.card-lost": "BB-LOS-1",
    "why-not.two-cards": "BB-SEL-1",
    "why-not.cannot-pay-damage": "BB-NEG-6",
    "why-not.item": "BB-ITM-3",
    "why-not.item-spent": "BB-ITM-5",
    "why-not.item-gone": "BB-ITM-6",
    "why-not.item-cost": "BB-ELE-9",
    "why-not.item-useless": "BB-ITM-3",
    "why-not.item-other-attack": "BB-ITM-O2",
}


class BugsWords(WordHooks[Bugs]):
    clauses: Mapping[str, str] = CLAUSES

    def name(self, state: Bugs, figure: Figure) -> Say:
        if figure.side == HEROES and not figure.is_objective:
            return say(f"character.{figure.kind}")
        if figure.is_objective:
            number = state.scenario
            return say(f"scenario.{number}.objective" if SCENARIOS[number].objective else "bugs.objective")
        return say("bugs.monster", monster=say(f"monster.{figure.kind}"), number=figure.number)

    def token(self, state: Bugs, at: int) -> Token:
        return standees.token(state, at)
