"""The 20 scenarios of the box: levels, monsters, branches and special rules as published, maps by us but for 13.

A scenario is a literal of `cards/kinds.py`; how the map is read and the special rules are played is in the rules.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import Scenario
from undercroft.games.bugs.scenarios import early, late, middle

SCENARIOS: dict[int, Scenario] = {
    scenario.number: scenario for scenario in (*early.SCENARIOS, *middle.SCENARIOS, *late.SCENARIOS)
}
PUBLISHED = range(1, 21)
"""The numbers of the box (BB-CAM-1); a scenario of your own has a higher one and belongs to no campaign."""

__all__ = ["PUBLISHED", "SCENARIOS", "Scenario"]
