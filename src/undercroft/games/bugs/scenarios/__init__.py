"""The 20 scenarios of the box and two promotional ones: what is published as it is, maps by us but for 13.

A scenario is a literal of `cards/kinds.py`; how the map is read and the special rules are played is in the rules.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import Scenario
from undercroft.games.bugs.scenarios import early, extra, late, middle

SCENARIOS: dict[int, Scenario] = {
    scenario.number: scenario for scenario in (*early.SCENARIOS, *middle.SCENARIOS, *late.SCENARIOS, *extra.SCENARIOS)
}
PUBLISHED = range(1, 21)
"""The numbers of the box (BB-CAM-1); promotional ones have higher numbers, and after them come those of your own."""

__all__ = ["PUBLISHED", "SCENARIOS", "Scenario"]
