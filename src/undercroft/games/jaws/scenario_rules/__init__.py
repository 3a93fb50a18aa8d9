"""The scenario book: goals and special rules of the 25 scenarios, a module for each that has some (JL-SCN-7)."""

from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.scenario_rules import (
    s04,
    s09,
    s10,
    s11,
    s12,
    s13,
    s14,
    s15,
    s16,
    s17,
    s18,
    s19,
    s20,
    s21,
    s22,
    s23,
    s24,
    tumor,
)
from undercroft.games.jaws.scenario_rules.base import ScenarioRules

__all__ = ["MODULES", "SCENARIO_RULES", "ScenarioRules"]

MODULES = (s04, s09, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24)
"""Every module with rules of one scenario."""

SCENARIO_RULES: dict[int, ScenarioRules] = {number: ScenarioRules(number) for number in SCENARIOS}
SCENARIO_RULES |= {rules.number: rules for rules in (*tumor.RULES, *(module.RULES for module in MODULES))}
