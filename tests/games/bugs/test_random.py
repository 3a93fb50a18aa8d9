"""Random play over all characters, scenarios and difficulties: never stuck, and the table stays in order."""

from __future__ import annotations

import pytest

from tests.games.bugs import builders
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.games.bugs import campaign
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.state import ACTIVE, BEGIN, PLAYED, Bugs
from undercroft.games.haven.battlefield import MONSTERS
from undercroft.games.haven.verbs import TIMED

GAME = load("bugs")
DIFFICULTIES = tuple(MONSTER_TABLES)
LIMIT = 5000


def check(state: Bugs) -> None:
    """What must hold at every decision."""
    if state.phase == BEGIN:
        return
    grid = board_of(state.map).grid
    cells = [f.cell for f in state.figures if f.cell >= 0]
    assert [cell for cell in cells if cell >= grid.size] == [], "somebody stands beside the map"
    monsters = [f for f in state.figures if f.cell >= 0 and f.side == MONSTERS and not f.is_objective]
    assert len(monsters) <= 4  # BB-CMP-O2
    assert len({f.number for f in monsters}) == len(monsters)
    for figure in monsters:
        assert KINDS[figure.kind].traits.flying or not state.obstacles >> figure.cell & 1  # BB-TER-3
        assert not figure.conditions & KINDS[figure.kind].traits.immune  # BB-CON-14
    for figure in state.figures:
        assert 0 <= figure.health <= figure.max_health
        assert (figure.cell >= 0) == (figure.health > 0)
        assert figure.fresh & ~(figure.conditions & TIMED) == 0
    assert len(state.cards) == len(state.zones) == 4
    assert state.zones.count(PLAYED) <= 2
    sources = {running[0] for running in state.figures[0].bonuses if not running[0].startswith("item.")}
    busy = state.acting == 0
    assert busy or state.lost or len(sources) == sum(zone == ACTIVE for zone in state.zones)
    assert 0 <= state.row < 6
    assert 0 <= state.monster_row < 6
    if not busy and state.acting < 0:
        assert len(set(cells)) == len(cells)  # nobody shares a hex between turns


def sensible(table: Table, dice: Dice) -> int:
    """Random, but it keeps its cards now and then, so that games last."""
    request = table.request
    assert request is not None
    if request.kind == "damage.suffer" and dice.below(3):
        return 0
    if request.kind == "round.rest" and dice.below(3):
        return 0
    return dice.below(len(request.options))


def play(seed: int) -> Table:
    dice = Dice(seed)
    character = list(CHARACTERS)[seed % len(CHARACTERS)]
    scenarios = campaign.allowed(character)
    options = {
        "mode": "scenario",
        "character": character,
        "scenario": scenarios[seed // len(CHARACTERS) % len(scenarios)],
        "difficulty": DIFFICULTIES[seed % len(DIFFICULTIES)],
        "long_rest": ("random", "choose")[seed % 2],
    }
    table = Table(GAME, options, seed, light=True)
    for _ in range(LIMIT):
        if table.is_over:
            return table
        request = table.request
        assert request is not None
        assert len(set(request.keys())) == len(request.options)
        table.choose(sensible(table, dice))
        state = table.state
        assert isinstance(state, Bugs)
        check(state)
    raise AssertionError(f"seed {seed} never ends")


@pytest.mark.parametrize("batch", range(20))
def test_random_scenarios(batch: int) -> None:
    """2,000 scenarios over all characters, levels and difficulties (BB-LVL-F1, BB-DIF-F1)."""
    for seed in range(batch * 100, batch * 100 + 100):
        assert play(seed).state.result is not None


def test_random_games_with_elites_and_an_objective() -> None:
    """BB-ELI-1 to 4, BB-TER-11: none of the twenty scenarios has any, so they are put on a map of their own."""
    drawing = """
. 3 . . .
 . . # .
. 1 . O .
 . ^ . .
. . . 2 .
 : . . .
@ . . . .
"""
    for seed in range(60):
        dice = Dice(seed)
        table = builders.table(
            {
                "map": drawing,
                "hazard": {"conditions": ["immobilize"]} if seed % 2 else {"damage": 1},
                "monsters": [
                    {"kind": "bandit-guard", "elite": True},
                    {"kind": "king-button", "elite": True},
                    {"kind": "bandit-guard"},
                ],
                "objective": {"health": 4, "side": "yours" if seed % 3 else "theirs"},
                "phase": "round",
            },
            character=list(CHARACTERS)[seed % 6],
            seed=seed,
            light=True,
        )
        state = table.state
        assert isinstance(state, Bugs)
        for _ in range(LIMIT):
            if table.is_over:
                break
            request = table.request
            assert request is not None
            table.choose(GAME.bots.rollout(state, request, dice) if seed % 4 == 3 else sensible(table, dice))
            check(state)
        assert table.is_over


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_random_campaign_is_saved_and_resumed(character: str) -> None:
    """BB-CAM-3, BB-CAM-5: the record leads to the same state, in the middle and at the end."""
    from undercroft.core.record import read
    from undercroft.core.table import replay

    dice = Dice(len(character))
    table = Table(GAME, {"mode": "campaign", "character": character}, 11)
    for _ in range(400):
        if table.is_over:
            break
        request = table.request
        assert request is not None
        table.choose("again" if request.kind == "campaign.again" else request.options[sensible(table, dice)])
    twin = replay(read(table.record.to_json()), GAME)
    assert GAME.cases.facts(twin.state) == GAME.cases.facts(table.state)
    if not table.is_over:
        assert twin.request == table.request
