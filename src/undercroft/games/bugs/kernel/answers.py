"""All answers of Bugs to the kernel in one value, and the class of the states that are played with them."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.bugs.kernel.attack import BugsAttack
from undercroft.games.bugs.kernel.cards import BugsCards
from undercroft.games.bugs.kernel.damage import BugsDamage
from undercroft.games.bugs.kernel.elements import BugsElements
from undercroft.games.bugs.kernel.items import BugsItems
from undercroft.games.bugs.kernel.map import BugsMap
from undercroft.games.bugs.kernel.monsters import BugsMonsters
from undercroft.games.bugs.kernel.words import BugsWords
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven.hooks import Kernel

KERNEL: Kernel[Bugs] = Kernel(
    map=BugsMap(),
    damage=BugsDamage(),
    attack=BugsAttack(),
    elements=BugsElements(),
    items=BugsItems(),
    monsters=BugsMonsters(),
    cards=BugsCards(),
    words=BugsWords(),
)


class PlayedBugs(Bugs):
    """A state with the game's answers to the kernel; every game of Bugs is played on one."""

    kernel: ClassVar[Kernel[Bugs]] = KERNEL
