"""How Jaws answers the kernel in words: the names of figures, and the clauses of the kernel's questions and reasons."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.core.say import Say, say
from undercroft.core.scene import Figure as Token
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.hooks import WordHooks
from undercroft.games.jaws import standees
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.state import Jaws

CLAUSES: dict[str, str] = {
    "attack.target": "JL-ATK-1 JL-RNG-8",
    "move.where": "JL-MOV-1 JL-MOV-2",
    "push.step": "JL-PSH-8",
    "pull.step": "JL-PSH-8",
    "heal.target": "JL-HEA-1",
    "condition.target": "JL-CND-6",
    "condition.order": "JL-GEN-1 JL-MOD-O1",
    "damage.target": "JL-DMG-3",
    "damage.order": "JL-GEN-1 JL-DMG-3",
    "push.target": "JL-PSH-3",
    "pull.target": "JL-PSH-3",
    "push.order": "JL-GEN-1 JL-PSH-8",
    "shove.first": "JL-GEN-1 JL-PSH-1",
    "control.who": "JL-CTL-1",
    "control.order": "JL-CTL-7",
    "action.pay": "JL-ELE-5",
    "action.if": "JL-TRN-F1",
    "monster.focus": "JL-FOC-8",
    "monster.hex": "JL-MMV-13",
    "monster.path": "JL-MMV-13",
    "monster.target": "JL-MMV-13",
    "monster.area": "JL-MMV-13",
    "monster.heal": "JL-GEN-1",
    "monster.favor": "JL-GEN-1 JL-GEN-2",
    "monster.order": "JL-ATK-O2",
    "monster.shove": "JL-GEN-1 JL-GEN-2",
    "monster.victim": "JL-GEN-2 JL-FOC-O2",
    "why.nobody": "JL-FOC-11",
    "why.no-way": "JL-FOC-11",
    "why.initiative": "JL-FOC-7",
    "why.focus": "JL-FOC-1",
    "why.here": "JL-MMV-12",
    "why.shed": "JL-MMV-9",
    "why.attack-hex": "JL-MMV-7",
    "why.nearer": "JL-MMV-5",
    "why.not-nearer": "JL-MMV-5",
    "why.best": "JL-MMV-10",
    "why.hazard": "JL-MMV-6",
    "why.no-move": "JL-MON-F1",
    "why.immobilized": "JL-MMV-2",
    "why.as-melee": "JL-FOC-10",
    "why.tie": "JL-MMV-13",
    "why-not.nobody": "JL-ABL-7",
    "why-not.oneself": "JL-GEN-5",
    "why-not.friend": "JL-ATK-8 JL-CND-6",
    "why-not.foe": "JL-CND-6 JL-HEA-2",
    "why-not.object": "JL-OBJ-3",
    "why-not.invisible": "JL-RNG-8",
    "why-not.hit-already": "JL-ATK-7 JL-RNG-9",
    "why-not.outside-area": "JL-RNG-11",
    "why-not.in-area": "JL-RNG-11",
    "why-not.no-area": "JL-RNG-13",
    "why-not.range": "JL-RNG-1",
    "why-not.unreachable": "JL-HEX-O2",
    "why-not.sight": "JL-RNG-4 JL-ATK-9",
    "why-not.own-hex": "JL-MOV-2",
    "why-not.foe-there": "JL-MOV-3",
    "why-not.taken": "JL-MOV-6",
    "why-not.obstacle": "JL-TER-2",
    "why-not.obstacle-landing": "JL-MOV-O1",
    "why-not.closed": "JL-DOR-2",
    "why-not.no-way": "JL-MOV-3",
    "why-not.too-far": "JL-MOV-1",
    "why-not.one-step": "JL-PSH-4",
    "why-not.not-farther": "JL-PSH-4",
    "why-not.not-nearer": "JL-PSH-4",
    "why-not.shove-blocked": "JL-PSH-6",
    "why-not.shove-farthest": "JL-PSH-9",
    "why-not.cards-first": "JL-SEL-1",
    "why-not.ability-first": "JL-TRN-1",
    "why-not.card-hand": "JL-TRN-1",
    "why-not.card-played": "JL-SEL-6",
    "why-not.card-active": "JL-ACT-2",
    "why-not.card-discard": "JL-CRD-1 JL-CRD-2",
    "why-not.card-lost": "JL-CRD-3",
    "why-not.two-cards": "JL-SEL-1",
    "why-not.cannot-pay-damage": "JL-DMG-8",
    "why-not.item": "JL-ITM-1",
    "why-not.item-spent": "JL-ITM-6",
    "why-not.item-gone": "JL-ITM-5",
    "why-not.item-cost": "JL-ELE-5",
    "why-not.item-useless": "JL-ITM-1",
    "why-not.item-other-attack": "JL-ITM-O2",
    "why-not.stunned": "JL-CND-8",
}


class JawsWords(WordHooks[Jaws]):
    clauses: Mapping[str, str] = CLAUSES

    def name(self, state: Jaws, figure: Figure) -> Say:
        if figure.is_objective:
            return say("object.numbered", object=say(f"object.{figure.kind}"), number=figure.number + 1)
        if figure.side == HEROES:
            return say(f"hero.{figure.kind}")
        if MONSTERS[figure.kind].boss:
            return say(f"monster.{figure.kind}")
        return say(
            "monster.elite" if figure.elite else "monster.normal",
            monster=say(f"monster.{figure.kind}"),
            number=figure.number,
        )

    def token(self, state: Jaws, at: int) -> Token:
        return standees.token(state, at)
