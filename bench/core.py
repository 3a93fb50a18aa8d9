"""The table's own cost: a decision beside a bare generator loop, a fork in mid-turn beside copy.deepcopy."""

from __future__ import annotations

import copy
import time
from collections.abc import Mapping
from typing import Any

from bench.harness import machine, repeat, report, side_by_side
from undercroft.core.game import Game, Meta, Setting
from undercroft.core.request import Choice, Flow
from undercroft.core.rooms import BlankScreen
from undercroft.core.state import Part, Result, State
from undercroft.core.table import Table

OBJECTS = 60
TURN = 8
TURNS = 500


class Thing(Part, gc=False):
    """The numbers of a figure on a map (`games/haven/battlefield.py`)."""

    kind: str
    side: int
    health: int
    most: int
    cell: int
    number: int
    elite: bool
    thing: bool
    conditions: int
    fresh: int


class Heap(State):
    things: list[Thing]
    turn: int = 0
    turns: int = TURNS


OPTIONS = [("go", n) for n in range(6)]


def turn(state: Heap) -> Flow[None]:
    for _ in range(TURN):
        option = yield Choice(0, "go", OPTIONS)
        state.things[state.turn % OBJECTS].cell += option[1]
    state.turn += 1
    if state.turn >= state.turns:
        state.result = Result((0,), (0.0,), "end")


class HeapRules:
    SETTINGS: tuple[Setting, ...] = (Setting(name="players", kind="int", default=1, min=1, max=1),)

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        pass

    def new_state(self, options: Mapping[str, Any]) -> Heap:
        return Heap(players=1, things=[Thing("guard", 1, 10, 10, n, n, False, False, 3, 0) for n in range(OBJECTS)])

    def stage(self, state: Heap) -> Flow[None]:
        return turn(state)

    def is_set_up(self, state: Heap) -> bool:
        return True


META = Meta(
    name="heap", title="Heap", game="bench.core:GAME", package="undercroft.core", version="1", prefix="HE",
    players=(1, 1), minutes=(1, 1),
)  # fmt: skip
GAME: Game[Heap] = Game(META, rules=HeapRules(), screen=BlankScreen())


def bare(seconds: float) -> tuple[int, float]:
    """The same rules driven by hand: what a decision costs without any table."""
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = GAME.rules.new_state({})
        for _ in range(TURNS):
            flow = turn(state)
            request: Any = flow.send(None)
            try:
                while True:
                    count += 1
                    request = flow.send(request.options[count % 6])
            except StopIteration:
                pass
    return count, time.process_time() - begin


def tabled(seconds: float) -> tuple[int, float]:
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        table = Table(GAME, {}, light=True)
        choose = table.choose
        for _ in range(TURNS * TURN):
            count += 1
            choose(count % 6)
    return count, time.process_time() - begin


def main() -> None:
    rates = side_by_side({"bare loop": bare, "table": tabled})
    each = {name: 1e6 / rate.median for name, rate in rates.items()}
    print(f"A decision  [{machine()}]")
    for name, cost in each.items():
        print(f"  {name}: {cost:.2f} us")
    print(f"  the table's own: {each['table'] - each['bare loop']:.2f} us (goal: at most 2)")

    table = Table(GAME, {}, 1)
    for n in range(TURN // 2):
        table.choose(n)
    forks = side_by_side({"fork": repeat(table.fork, 50), "deepcopy": repeat(lambda: copy.deepcopy(table.state), 5)})
    report(f"A fork in mid-turn, {OBJECTS} small objects", forks, "fork", "deepcopy", 30)


if __name__ == "__main__":
    main()
