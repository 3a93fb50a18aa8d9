"""The goals of the scenarios: when each of them is reached, and how far it is (BB-MAP-3, BB-FIN-1).

Which scenario has which goal is in `scenarios/`. A reached goal ends the scenario with the round (BB-FIN-2).
"""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, KILL_ALL, PLATES, SURVIVE, Scenario
from undercroft.games.bugs.events import ExitReached, PlateHeld, PlatePressed
from undercroft.games.bugs.state import Bugs, scenario_of, you
from undercroft.games.haven.battlefield import MONSTERS, OFF, Figure


def words_of(scenario: Scenario) -> Say:
    """The goal as the scenario card says it."""
    return say(f"goal.{scenario.goal}", count=scenario.times) if scenario.times else say(f"goal.{scenario.goal}")


def rules_of(scenario: Scenario) -> Say:
    """The special rules of a scenario that has any, and what its goal means on its map."""
    key = f"scenario.{scenario.number}.rules"
    if scenario.objective:
        return say(key, health=scenario.objective)
    return say(key, count=scenario.times) if scenario.times else say(key)


def objectives(state: Bugs) -> list[Figure]:
    """The objectives that still stand (BB-TER-11)."""
    return [figure for figure in state.figures if figure.is_objective and figure.cell != OFF]


def are_all_dead(state: Bugs) -> bool:
    """No monster is left, and none is to come (BB-CNT-27)."""
    return not state.coming and not any(
        figure.cell != OFF and figure.side == MONSTERS and not figure.is_objective for figure in state.figures
    )


def after_turn(state: Bugs) -> None:
    """You end your turn: a plate under you may be what the goal asks for (BB-TER-10, BB-CNT-O1)."""
    board = board_of(state.map)
    cell = you(state).cell
    if not board.plates >> cell & 1:
        return
    scenario = scenario_of(state)
    is_new = not state.stepped >> cell & 1
    state.stepped |= 1 << cell
    if scenario.goal == ESCAPE:
        is_open = state.round >= scenario.times
        state.won = state.won or is_open
        if state.log is not None:
            state.tell(ExitReached(cell=cell, opens=0 if is_open else scenario.times))
    elif scenario.goal == HOLD:
        state.held += 1
        state.won = state.won or state.held >= scenario.times
        if state.log is not None and state.held <= scenario.times:
            state.tell(PlateHeld(cell=cell, done=state.held, all=scenario.times))
    else:
        if is_new and state.log is not None:
            state.tell(PlatePressed(cell=cell, done=state.stepped.bit_count(), all=board.plates.bit_count()))
        if scenario.goal == PLATES and state.stepped == board.plates:
            state.won = True


def after_round(state: Bugs) -> None:
    """The turns of a round are over: perhaps it was the last that you had to survive (BB-END-1, BB-CNT-O1)."""
    scenario = scenario_of(state)
    if scenario.goal == SURVIVE and state.round >= scenario.times:
        state.won = True


def after_monster(state: Bugs) -> None:
    """A monster is dead: it may have been the last (BB-CNT-27); then there is nobody left to survive either."""
    if scenario_of(state).goal in (KILL_ALL, SURVIVE) and are_all_dead(state):
        state.won = True


def after_objective(state: Bugs) -> None:
    """An objective is destroyed: it may have been the last (BB-TER-13, BB-CNT-O1)."""
    if scenario_of(state).goal == DESTROY and not objectives(state):
        state.won = True
