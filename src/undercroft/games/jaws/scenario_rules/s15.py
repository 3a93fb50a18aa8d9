"""Scenario 15."""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Figure
from undercroft.games.haven.damage import die, gain
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import TARGET
from undercroft.games.jaws import rooms
from undercroft.games.jaws.scenario_rules.base import ScenarioRules
from undercroft.games.jaws.scenario_rules.present import monsters, objects
from undercroft.games.jaws.state import Jaws

WHICH_IMP: Question[Jaws] = Question("zealot.imp", TARGET, clause="JL-GEN-1")


class Tables(ScenarioRules):
    """15: tables breed Black Imps, Zealots turn them into elite Blood Imps; room 2's tables open the side rooms."""

    heirs = True

    def locked(self, state: Jaws) -> int:
        doors = state.board.door_cells
        return sum(hexes for hexes, room in zip(doors, state.board.opens, strict=True) if room == 3)

    def place(self, kind: str) -> int:
        """Blood Imps act before Black Imps, with whom they share a card."""
        return int(kind == "black-imp")

    def on_round(self, state: Jaws) -> Flow[None]:
        for table in objects(state):
            mark = state.book.objectives[table.number].mark
            ranks = {"A": ("n", "n", "n"), "B": ("", "n", "n"), "C": ("", "", "n")}[mark][state.count - 2]
            if ranks:
                yield from rooms.spawn(state, "black-imp", table.cell, ranks)

    def on_round_end(self, state: Jaws) -> Flow[None]:
        for zealot in [f for f in monsters(state) if f.kind == "zealot"]:
            board = state.kernel.map.in_range(state, zealot.cell, 3)
            imps = [f for f in monsters(state) if f.kind == "black-imp" and board >> f.cell & 1]
            if not imps:
                continue
            imp = imps[0]
            if len(imps) > 1:
                options: list[Option] = [("target", index(state, f)) for f in imps]
                option = yield WHICH_IMP.ask(tuple(range(state.players)), options)
                imp = state.figures[int(option[1])]
            cell = imp.cell
            yield from die(state, imp, None)
            yield from rooms.replace(state, "blood-imp", cell, "e")
            gain(state, zealot, e.STUN)

    def gate(self, state: Jaws, figure: Figure) -> bool:
        standing = [f for f in objects(state) if state.board.room_of[f.cell] == 2]
        return standing == [figure] and not state.revealed >> 3 & 1

    def on_destroyed(self, state: Jaws, figure: Figure, cell: int) -> Flow[None]:
        if state.revealed >> 2 & 1 and not any(state.board.room_of[f.cell] == 2 for f in objects(state)):
            yield from rooms.reveal(state, 3)


RULES = Tables(15)
