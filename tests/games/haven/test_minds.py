"""The monsters' minds, case by case: the drawn maps of `minds.yaml`, and what they then really do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.haven.field import CARDS, Field, clean, column, conditions, field, figure, run, shown
from undercroft.core.grid import read_walls
from undercroft.games.haven import monsters
from undercroft.games.haven.verbs import Traits

CASES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "minds.yaml").read_text("utf-8"))


def _state(case: dict[str, Any]) -> Field:
    state = field(case["map"], walls=read_walls(case.get("walls", ())))
    for kind, found in (case.get("given") or {}).items():
        if kind.endswith("-initiative"):
            state.initiatives[kind[0]] = found
        else:
            conditions(state, kind, *found)
    state.traits["M"] = Traits(**case.get("traits", {}))
    return state


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_plan(case: dict[str, Any]) -> None:
    state = _state(case)
    monster = figure(state, "M")
    actions = column(case["column"])
    if "tied" in case:
        assert [found.kind for found in monsters.find_focus(state, monster, actions).tied] == case["tied"]
        return
    plan = monsters.explain(state, monster, actions)
    assert shown(state, dict.fromkeys(plan.hexes, "*")) == clean(case["expect"])
    if "focus" in case:
        found = state.figures[plan.focus].kind if plan.focus >= 0 else "none"
        assert found == case["focus"]
    reasons = [reason.key for reason in plan.why]
    told = case.get("why", ())
    for reason in told:
        assert reason in reasons
    assert ("why.initiative" in reasons) == ("why.initiative" in told), "told where several are equally near, else not"


@pytest.mark.parametrize("case", [case for case in CASES if "expect" in case], ids=lambda case: case["name"])
def test_deed_follows_plan(case: dict[str, Any]) -> None:
    """What the monster does in its turn is what it planned; several hexes are asked for, one is not."""
    state = _state(case)
    monster = figure(state, "M")
    actions = column(case["column"])
    plan = monsters.explain(state, monster, actions)
    answers = [f"hex:{plan.hexes[0]}"] if len(plan.hexes) > 1 else []
    start = monster.cell
    CARDS.bonuses["M"] = tuple(action for action in actions if type(action).__name__ == "Shield")
    asked = run(monsters.act(state, monster, actions, "M"), *answers)
    assert monster.cell == (plan.hexes[0] if plan.hexes else start)
    assert [choice.kind for choice in asked] == ["monster.hex"] * len(answers)
