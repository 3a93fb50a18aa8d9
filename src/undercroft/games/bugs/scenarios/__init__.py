"""The 20 scenarios: levels, monsters, branches and special rules as published, maps by us (but for number 13).

A scenario is a literal of `cards/kinds.py`; how the map is read and the special rules are played is in the rules.
"""

from __future__ import annotations

from undercroft.games.bugs.cards.kinds import Scenario
from undercroft.games.bugs.scenarios import early, late, middle

SCENARIOS: dict[int, Scenario] = {
    scenario.number: scenario for scenario in (*early.SCENARIOS, *middle.SCENARIOS, *late.SCENARIOS)
}

__all__ = ["SCENARIOS", "Scenario"]
