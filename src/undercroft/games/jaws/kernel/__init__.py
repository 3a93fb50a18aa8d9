"""How Jaws answers the kernel: a module by subject, named as in `haven/hooks/`; `answers.py` puts them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from undercroft.games.haven.hooks import Kernel

if TYPE_CHECKING:
    from undercroft.games.jaws.scenario_rules.base import ScenarioRules
    from undercroft.games.jaws.state import Hero, Jaws


class JawsKernel(Kernel["Jaws"]):
    """The answers to the kernel, and two of the game's own: a scenario's special rules, and cards that leave play."""

    __slots__ = ("leave_play", "scenario_rules")

    def __init__(
        self,
        *,
        scenario_rules: Mapping[int, ScenarioRules],
        leave_play: Callable[[Jaws, Hero, str], None],
        **answers: Any,
    ) -> None:
        super().__init__(**answers)
        self.scenario_rules = scenario_rules
        self.leave_play = leave_play
        """What leaves the map with a card: tokens, the Sand Devil, the Ward, the Mech Suit's hit points."""

    def special_rules(self, state: Jaws) -> ScenarioRules:
        """The special rules of the scenario being played (JL-SCN-7)."""
        return self.scenario_rules[state.scenario]
