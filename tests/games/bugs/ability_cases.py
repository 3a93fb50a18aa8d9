"""Writes a case for every ability of every card: `python -m tests.games.bugs.ability_cases`, then read what changed.

Each is played on a small map with plain answers while the die shows zero; the case keeps the answers and what they did.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import yaml

from undercroft.core.cases import Case, CaseError, run_case
from undercroft.core.cases.compare import facts_of
from undercroft.core.request import Choice, Option, key
from undercroft.core.table import Table
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.kinds import BESIDE_OBSTACLE, UNSEEN, Card, Character, Side
from undercroft.games.bugs.game import GAME
from undercroft.games.bugs.state import HALVES, Bugs
from undercroft.games.haven import verbs as e
from undercroft.games.haven.verbs import Ability, Action, Attack

FOLDER = Path(__file__).parents[3] / "src/undercroft/games/bugs/cases"
CLOSE = ". . .\n . . .\n. . .\n 1 . .\n@ . .\n 2 . .\n3 . .\n . . .\n. . ."
"""Three monsters beside you."""
FAR = ". . .\n . . .\n. . .\n . . .\n@ . .\n . . .\n. 1 .\n . . .\n. . ."
"""One monster three hexes away."""
APART = ". . .\n . . .\n. . .\n 1 . .\n@ . .\n . . .\n. 2 .\n . . .\n. . ."
"""One monster beside you, another farther off."""
PROPPED = ". . .\n . . .\n. . .\n # . .\n@ . .\n 1 . .\n. . .\n . . .\n. . ."
"""One monster beside you and beside an obstacle."""


def flat(actions: tuple[Action, ...]) -> Iterator[Action]:
    for action in actions:
        yield action
        yield from flat(getattr(action, "actions", ()))


def clauses(ability: Ability, is_front: bool) -> list[str]:
    """What the case shows."""
    found = set()
    for action in flat(ability.actions):
        found |= _clauses(action)
        if action.consume or isinstance(action, e.ByElement):
            found.add("BB-ELE-9")
        if action.when:
            found.add("BB-CNT-O2")
    if ability.duration:
        found |= {"BB-BON-1", "BB-BON-2" if ability.duration == e.ROUND else "BB-BON-3"}
    elif ability.lost:
        found.add("BB-LOS-3" if ability.forever else "BB-LOS-1")
    else:
        found.add("BB-CHT-3" if is_front else "BB-CHT-4")
    return sorted(found)


def _clauses(action: Action) -> set[str]:
    if isinstance(action, Attack):
        shown = {
            "BB-ATK-3" if action.range else "BB-ATK-2": True,
            "BB-AOE-1": action.area is not None,
            "BB-TGT-1": action.targets > 1,
            "BB-PRC-1": action.pierce > 0,
            "BB-FRC-2": action.push > 0,
            "BB-FRC-3": action.pull > 0,
            "BB-CON-6": action.conditions > 0,
        }
        return {clause for clause, holds in shown.items() if holds}
    if isinstance(action, e.Control):
        return {"BB-CTL-1", "BB-CTL-3" if isinstance(action.actions[0], Attack) else "BB-CTL-2"}
    if isinstance(action, e.Move):
        return {"BB-MOV-1", "BB-MOV-6"} if action.jump else {"BB-MOV-1"}
    plain = {
        e.Condition: "BB-CON-1", e.Heal: "BB-HEA-1", e.Shield: "BB-SHD-1", e.Retaliate: "BB-RET-8", e.Push: "BB-FRC-2",
        e.Pull: "BB-FRC-3", e.Damage: "BB-DMG-1", e.Recover: "BB-REC-1", e.Flying: "BB-MOV-7",
    }  # fmt: skip
    return {plain[type(action)]} if type(action) in plain else set()


# --- where it is played ---------------------------------------------------------------------------------------------


def ground(ability: Ability) -> dict[str, Any]:
    """The map, the monsters and the moment that show the ability."""
    attacks = [action for action in ability.actions if isinstance(action, Attack)]
    tests = {when.test for attack in attacks for when in attack.when}
    kinds = [type(action) for action in ability.actions]
    if BESIDE_OBSTACLE in tests:
        drawing = PROPPED
    elif kinds[0] is e.Pull and ability.actions[0].targets == e.ALL:  # type: ignore[attr-defined]
        drawing = APART
    elif kinds[0] in (e.Move, e.Pull, e.Flying):
        drawing = FAR
    else:
        drawing = CLOSE
    pierces = any(
        attack.pierce or any(cost.adds.pierce for cost in attack.consume) or any(w.adds.pierce for w in attack.when)
        for attack in attacks
    )
    count = sum(drawing.count(sign) for sign in "123")
    found: dict[str, Any] = {
        "map": drawing,
        "monsters": ["gloomtoad" if pierces else "sewer-rat"] * count,
        "health": 5,
    }
    if UNSEEN in tests:
        found["conditions"] = ["invisible"]
    return found


def hands(character: Character, card: Card, side: Side) -> Iterator[dict[str, list[str]]]:
    """The other cards, on any side: one of them is played with this one, two are in the hand."""
    others = [other for other in character.cards if other.level == 1 and other.id not in (card.id, card.upgrades)]
    for sides in product((0, 1), repeat=3):
        names = [other.sides[at].name for other, at in zip(others, sides, strict=True)]
        yield {"played": [side.name, names[0]], "hand": names[1:]}


# --- playing it -----------------------------------------------------------------------------------------------------


def play(case: Case) -> Table:
    return run_case(case, GAME)


def answer(table: Table, choice: Choice, ability: Ability) -> Option | None:
    """A plain answer: pay, strike, go where it counts; None where the ability is over."""
    state = table.state
    assert isinstance(state, Bugs)
    if choice.kind in ("turn.ability", "turn.more", "round.rest", "round.cards"):
        return None
    by: dict[str, list[Option]] = {}
    for option in choice.options:
        by.setdefault(str(option[0]), []).append(option)
    if "pay" in by:
        return by["pay"][0]
    if "go" in by:
        return _go(state, choice, by["go"], ability)
    if "area" in by:
        return max(by["area"], key=lambda option: _struck(state, int(option[1])))
    for verb in ("attack", "all", "aim", "to", "recover", "suffer", "first"):
        if verb in by:
            return by[verb][0]
    return choice.options[0]


def _struck(state: Bugs, area: int) -> int:
    return sum(area >> figure.cell & 1 for figure in state.figures[1:])


def _go(state: Bugs, choice: Choice, goes: list[Option], ability: Ability) -> Option:
    """Beside the first monster where something is still to strike it, else as far as it goes."""
    distance = board_of(state.map).grid.distance
    here, foe = state.figures[0].cell, state.figures[1].cell
    if choice.about[0] != 0:  # a monster that you control walks away from you
        return max(goes, key=lambda option: (distance[here][int(option[1])], -int(option[1])))
    if any(isinstance(action, (Attack, e.Push, e.Damage, e.Condition)) for action in ability.actions):
        return min(goes, key=lambda option: (abs(distance[foe][int(option[1])] - 1), int(option[1])))
    return max(goes, key=lambda option: (distance[here][int(option[1])], -int(option[1])))


def steps_of(case: Case, first: str, ability: Ability) -> list[dict[str, Any]]:
    """The answers from the first to the end of the ability, each with the rolls that it takes."""
    steps = _with_rolls(case, [], first)
    while True:
        case.steps = steps
        table = play(case)
        choice = table.request
        option = answer(table, choice, ability) if choice is not None else None
        if option is None:
            return steps
        steps = _with_rolls(case, steps, key(option))


def _with_rolls(case: Case, steps: list[dict[str, Any]], choose: str) -> list[dict[str, Any]]:
    """An answer, and before it as many rolls as it takes: one too many is an error."""
    for rolls in (4, 3, 2, 1, 0):
        rolled = [{"chance": ["zero"] * rolls}] if rolls else []
        case.steps = [*steps, *rolled, {"choose": choose}]
        try:
            play(case)
        except CaseError:
            if not rolls:
                raise
        else:
            break
    return case.steps


# --- what it did ----------------------------------------------------------------------------------------------------


def effects(before: Bugs, table: Table, side: Side) -> dict[str, Any]:
    """Hit points and conditions of everybody, who has moved, bonuses, and where the card went."""
    state = table.state
    assert isinstance(state, Bugs)
    facts = facts_of(GAME, state, {})
    found: dict[str, Any] = {}
    if facts["you"]["health"] != 5:
        found["you.health"] = facts["you"]["health"]
    for number, monster in facts["monsters"].items():
        found[f"monsters.{number}.health"] = monster["health"]
        if monster["conditions"]:
            found[f"monsters.{number}.conditions"] = monster["conditions"]
    for at, (old, new) in enumerate(zip(before.figures, state.figures, strict=True)):
        if new.cell != old.cell:
            found[f"figures.{at}.cell"] = new.cell
    if facts["you"]["conditions"]:
        found["you.conditions"] = facts["you"]["conditions"]
    if facts["you"]["bonuses"]:
        found["you.bonuses"] = facts["you"]["bonuses"]
    for zone in ("active", "lost_pile", "gone", "discard"):
        if side.name in facts[zone]:
            found[zone] = facts[zone]
            return found
    other = next(card for card in CHARACTERS[state.character].cards if side in card.sides)
    found["hand"] = {"contains": other.b.name if side is other.a else other.a.name}
    return found


def case_of(character: Character, card: Card, side: Side, half: int) -> dict[str, Any]:
    """The case of one ability, with the hand that lets it use most of its costs."""
    ability = (side.top, side.bottom)[half]
    best: dict[str, Any] = {}
    most = -1
    for cards in hands(character, card, side):
        given = {**ground(ability), "cards": cards, "turns": ["you"]}
        options = {"mode": "scenario", "scenario": 1, "character": character.id}
        name = f"{side.name}, {HALVES[half]}"
        case = Case(name=name, game="bugs", file="", options=options, given=given)
        start = play(case).state
        steps = steps_of(case, f"{HALVES[half]}:{card.id}", ability)
        paid = sum(str(step.get("choose")).startswith("pay") for step in steps)
        has_costs = "BB-ELE-9" in clauses(ability, side is card.a)
        if paid > most:
            case.steps, most = steps, paid
            assert isinstance(start, Bugs)
            best = {
                "name": name,
                "rules": clauses(ability, side is card.a),
                "options": options,
                "given": given,
                "steps": steps,
                "expect": effects(start, play(case), side),
            }
        if not has_costs:
            break
    return best


# --- writing it down ------------------------------------------------------------------------------------------------


def _flow(value: Any) -> str:
    text = yaml.safe_dump(value, default_flow_style=True, width=10_000, sort_keys=False).strip()
    return text.removesuffix("\n...").strip()


def written(case: dict[str, Any]) -> str:
    lines = [f'  - name: "{case["name"]}"', f"    rules: {_flow(case['rules'])}"]
    lines += [f"    options: {_flow(case['options'])}", "    given:", "      map: |-"]
    lines += [f"        {line}" for line in case["given"]["map"].split("\n")]
    lines += [f"      {word}: {_flow(value)}" for word, value in case["given"].items() if word != "map"]
    lines.append("    steps:")
    for step in case["steps"]:
        ((word, value),) = step.items()
        lines.append(f"      - {word}: {_flow(value) if isinstance(value, list) else value}")
    lines.append("    expect:")
    lines += [f"      {word}: {_flow(value)}" for word, value in case["expect"].items()]
    return "\n".join(lines)


def write(character: Character) -> None:
    title = character.id.replace("-", " ").title()
    lines = [
        f"# Every ability of the {title}, side by side; the die shows zero (+0) throughout.",
        "game: bugs",
        "cases:",
    ]
    for card in character.cards:
        for side in card.sides:
            lines += [written(case_of(character, card, side, half)) for half in (0, 1)]
    (FOLDER / f"abilities-{character.id}.yaml").write_text("\n".join(lines) + "\n", "utf-8")


def main(names: list[str]) -> None:
    for character in CHARACTERS.values():
        if not names or character.id in names:
            write(character)


if __name__ == "__main__":
    main(sys.argv[1:])
