"""All answers of Jaws to the kernel in one value, and the class of the states that are played with them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.jaws.kernel import JawsKernel
from undercroft.games.jaws.kernel.attack import JawsAttack
from undercroft.games.jaws.kernel.cards import JawsCards
from undercroft.games.jaws.kernel.damage import JawsDamage
from undercroft.games.jaws.kernel.elements import JawsElements
from undercroft.games.jaws.kernel.items import JawsItems
from undercroft.games.jaws.kernel.map import JawsMap
from undercroft.games.jaws.kernel.monsters import JawsMonsters
from undercroft.games.jaws.kernel.words import JawsWords
from undercroft.games.jaws.scenario_rules import SCENARIO_RULES
from undercroft.games.jaws.special_actions import leave
from undercroft.games.jaws.state import Jaws

KERNEL = JawsKernel(
    map=JawsMap(),
    damage=JawsDamage(),
    attack=JawsAttack(),
    elements=JawsElements(),
    items=JawsItems(),
    monsters=JawsMonsters(),
    cards=JawsCards(),
    words=JawsWords(),
    scenario_rules=SCENARIO_RULES,
    leave_play=leave,
)


class PlayedJaws(Jaws, kw_only=True):
    """A state with the game's answers to the kernel; every game of Jaws is played on one."""

    kernel: ClassVar[JawsKernel] = KERNEL
