"""Performing the actions of an ability where somebody decides: characters, and monsters under control.

One question per target or movement, which also offers what may be added to it: element costs, items, effects to leave
out. Monsters on their own are in `monsters/`. What the kernel has no rule for goes to the game's `kernel/cards.py`.
"""

from undercroft.games.haven import verbs as e
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.effects.attack import perform_attack
from undercroft.games.haven.effects.bonuses import (
    perform_bonus,
    perform_cleanse,
    perform_experience,
    perform_if,
    perform_infuse,
)
from undercroft.games.haven.effects.control import perform_control
from undercroft.games.haven.effects.cost import earn, pay_for, perform_by_element
from undercroft.games.haven.effects.move import perform_move
from undercroft.games.haven.effects.order import EFFECTS, act, perform
from undercroft.games.haven.effects.targeted import perform_condition, perform_damage, perform_heal, perform_shove
from undercroft.games.haven.effects.targets import candidates, whole

__all__ = [
    "EFFECTS", "ActionContext", "act", "candidates", "earn", "pay_for", "perform", "perform_attack", "whole",
]  # fmt: skip

EFFECTS.update(
    {
        e.Attack: perform_attack,
        e.Move: perform_move,
        e.Heal: perform_heal,
        e.Condition: perform_condition,
        e.Push: perform_shove,
        e.Pull: perform_shove,
        e.Damage: perform_damage,
        e.Control: perform_control,
        e.Shield: perform_bonus,
        e.Retaliate: perform_bonus,
        e.Flying: perform_bonus,
        e.Bonus: perform_bonus,
        e.ByElement: perform_by_element,
        e.If: perform_if,
        e.Infuse: perform_infuse,
        e.Cleanse: perform_cleanse,
        e.Experience: perform_experience,
    }
)
