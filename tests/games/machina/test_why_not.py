"""Why a cell, a creature or a card cannot be chosen: stamina, distance and sight are true."""

from __future__ import annotations

from heapq import heappop, heappush

from tests.why_not import Seen, played_doubts
from undercroft.core.grid import cells
from undercroft.games.machina.board import BIT, SIZE, layout, within
from undercroft.games.machina.reading import crowd, passable
from undercroft.games.machina.state import Machina
from undercroft.games.machina.targeting import in_sight
from undercroft.games.machina.why_not import aimed


def test_reasons_agree_with_the_rules() -> None:
    seen = Seen()
    for doubt in played_doubts("machina", {"players": 2}, range(1, 3), 7, most=40):
        seen.note(doubt)
        state, args = doubt.table.state, doubt.reason.args
        key = doubt.reason.key.removeprefix("why-not.")
        if doubt.choice.kind == "target" and key in ("range", "sight", "not-close"):
            found = aimed(state, doubt.choice)
            assert found is not None
            explorer, ability = found
            creature = next((c for c in (*state.explorers, *state.order) if f"f-{c.id}" == doubt.thing), None)
            cell = creature.cell if creature is not None else _cell(doubt.thing)
            if key == "range":  # MA-RNG-2, MA-RNG-3
                assert args["range"] == ability.reach < args["distance"]  # type: ignore[operator]
                assert not within(explorer.cell, ability.reach) & BIT[cell]
            else:
                assert not in_sight(state, explorer.cell, ability, cell)
        elif doubt.choice.kind == "action":
            explorer = next(one for one in state.explorers if one.id == doubt.choice.about[0])
            if key in ("too-far", "stamina", "ability-stamina"):  # MA-ACT-1, MA-EXP-O2
                assert args["needed"] > args["stamina"] == explorer.stamina  # type: ignore[operator]
                if key == "too-far":
                    assert args["needed"] == _steps(state, explorer.cell, _cell(doubt.thing))
            elif key == "no-way":
                assert _steps(state, explorer.cell, _cell(doubt.thing)) is None
            elif key == "creature-there":
                assert crowd(state) & BIT[_cell(doubt.thing)]
            elif key == "destroyed":
                assert state.destroyed & BIT[_cell(doubt.thing)]
            elif key == "pit":
                assert layout(state.slots).pits & BIT[_cell(doubt.thing)]
            elif key == "not-beside":
                assert not layout(state.slots).adjacent(explorer.cell) & BIT[_cell(doubt.thing)]
    assert {"too-far", "blocked", "not-beside", "range", "creature-there", "ability-first"} <= set(seen.keys)
    seen.check_special(("action", "c"), ("action", "f"), ("action", "card"), ("target", "c"), ("turn", "c"))


def _steps(state: Machina, start: int, goal: int) -> int | None:
    """The stamina of a walk over free cells: 2 for each one with water; nobody walks on from a pit (MA-PIT-2)."""
    board = layout(state.slots)
    taken = {one.cell for one in state.explorers} | {one.cell for one in state.order}
    known: dict[int, int] = {}
    front = [(0, start)]
    while front:
        spent, here = heappop(front)
        if here in known:
            continue
        known[here] = spent
        if not board.pits & BIT[here]:
            for cell in cells(board.adjacent(here) & passable(state)):
                if cell not in taken:
                    heappush(front, (spent + (2 if state.water & BIT[cell] else 1), cell))
    return known.get(goal)


def _cell(thing: str) -> int:
    x, _, y = thing[1:].partition("-")
    return int(x) + SIZE * int(y)
