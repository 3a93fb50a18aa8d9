"""Setting up: the state before anything was asked, and the stage that begins a scenario (BB-SET).

What is chosen before a scenario and the way from one to the next are in `campaign.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.request import Flow
from undercroft.games.bugs import campaign
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.kinds import Scenario
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.events import ScenarioBegan, TableLaid
from undercroft.games.bugs.kernel.answers import PlayedBugs
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import HAND, ROUND, Bugs
from undercroft.games.haven.battlefield import HEROES, MONSTERS, Figure
from undercroft.games.haven.damage import gain
from undercroft.games.haven.verbs import INVISIBLE


def new_state(options: Mapping[str, Any]) -> Bugs:
    whole = options["mode"] == "campaign"
    return PlayedBugs(
        players=1,
        character=options["character"],
        campaign=whole,
        difficulty=options["difficulty"],
        chosen_rest=options["long_rest"] == "choose",
        scenario=campaign.FIRST if whole else options["scenario"],  # BB-CAM-2, 6
    )


def set_up(state: Bugs) -> Flow[None]:
    """The steps that open a scenario, in the order of the rules."""
    scenario = SCENARIOS[state.scenario]
    state.attempts += 1
    state.level = scenario.level  # BB-DEV-1
    if state.log is not None:
        state.tell(ScenarioBegan(scenario=scenario.number))
    _clear(state)
    place_all(state, scenario)
    yield from campaign.choose_difficulty(state)
    yield from campaign.equip(state)
    yield from campaign.choose_upgrades(state)
    state.zones = [HAND] * len(state.cards)
    state.performed = [0] * len(state.cards)
    if state.log is not None:
        state.tell(TableLaid())
    _effects(state, scenario)
    state.round = 1
    state.phase = ROUND


def _clear(state: Bugs) -> None:
    """Everything of an earlier scenario is gone (BB-SET-O2, BB-FIN-4)."""
    state.figures = []
    state.types, state.rolled, state.queue = [], [], []
    state.turn = None
    state.acting = -1
    state.spent = state.used_up = state.used = state.conjured = 0
    state.paid = []
    state.row = state.monster_row = 0
    state.stepped = state.held = 0
    state.deaths, state.appeared, state.coming = {}, {}, []
    state.won = state.lost = state.resting = False
    state.lead = state.other = -1
    state.slots, state.halves = [], []
    state.initiative = 99
    state.items, state.cards, state.zones, state.performed = [], [], [], []
    state.flipped = 0


def place_all(state: Bugs, scenario: Scenario) -> None:
    """The map with all figures (BB-SET-3 to 6)."""
    state.map = scenario.map
    board = board_of(scenario.map)
    state.obstacles, state.difficult, state.hazards = board.obstacles, board.difficult, board.hazards
    state.hazard_damage, state.hazard_conditions = scenario.hazard.damage, scenario.hazard.conditions
    health = CHARACTERS[state.character].health[scenario.level - 1]
    state.figures.append(Figure(state.character, HEROES, health, health, board.start))  # BB-SET-12
    for monster in scenario.monsters:
        card = KINDS[monster.kind]
        most = card.elite_health if monster.elite else card.health
        state.figures.append(
            Figure(monster.kind, MONSTERS, most, most, board.monsters[monster.number], monster.number, monster.elite)
        )
        if monster.kind not in state.types:
            state.types.append(monster.kind)
            state.rolled.append(-1)
    for cell in board.objectives:  # BB-TER-11, 12
        hit_points = scenario.objective
        state.figures.append(Figure("objective", MONSTERS, hit_points, hit_points, cell, 0, False, True))


def _effects(state: Bugs, scenario: Scenario) -> None:
    """The scenario effects that come last (BB-SET-13, BB-SET-O1)."""
    for figure in state.figures:
        if figure.kind in scenario.cloaked and figure.side == MONSTERS:
            gain(state, figure, INVISIBLE)
    if scenario.burden:
        gain(state, state.figures[0], scenario.burden)
    state.flipped = (1 << len(state.cards)) - 1 if scenario.worn else 0
