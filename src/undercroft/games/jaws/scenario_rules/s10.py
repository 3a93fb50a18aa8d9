"""Scenario 10."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import OFF
from undercroft.games.haven.options import TO_HEX
from undercroft.games.jaws import rooms
from undercroft.games.jaws.events import TrapMoved
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.state import Jaws

TRAP_MOVES: Question[Jaws] = Question("trap.moves", TO_HEX, clause="JL-GEN-1")


class Gauntlet(ScenarioRules):
    """10: the traps of rooms 2 and 3 move at the start of each round once their room is revealed."""

    def on_round(self, state: Jaws) -> Flow[None]:
        grid = state.kernel.map.grid(state)
        for cell in sorted(state.traps, key=lambda cell: -state.board.coordinates[cell][1]):
            trap = state.traps[cell]
            if trap.section < 2 or not state.revealed >> trap.section & 1:
                continue
            taken = sum(1 << f.cell for f in state.figures if f.cell != OFF)
            free = grid.neighbour_bits[cell] & state.board.rooms[trap.section] & ~state.obstacles & ~state.hazards
            if trap.section == 2:  # one hex down the page
                q, r = state.board.coordinates[cell]
                down = state.board.cell.get((q, r + 1), -1)
                goals = [down] if down >= 0 and free >> down & 1 else []
            else:  # one hex nearer to the closest character
                foes = [state.figures[hero].cell for hero in range(state.count) if state.figures[hero].cell != OFF]
                gap = {one: min((grid.walk[one][foe] for foe in foes), default=99) for one in (cell, *cells(free))}
                best = min(gap.values())
                goals = [one for one in gap if gap[one] == best < gap[cell]]
            if not goals:
                continue
            to = goals[0]
            if len(goals) > 1:
                options: list[Option] = [("hex", one) for one in goals]
                option = yield TRAP_MOVES.ask(tuple(range(state.players)), options)
                to = int(option[1])
            rooms.lift_trap(state, cell)
            rooms.lay_trap(state, to, trap.damage, trap.conditions, trap.section)
            if state.log is not None:
                state.tell(TrapMoved(start=cell, end=to))
            if taken >> to & 1:
                figure = next(f for f in state.figures if f.cell == to)
                yield from state.kernel.map.enter_hazard(state, figure, to, None)


RULES = Gauntlet(10)
