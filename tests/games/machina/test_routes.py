"""Walks over several cells with one click: each is a row of single moves that the rules allow one by one."""

from __future__ import annotations

from tests.games.machina import builders
from tests.games.machina.builders import EMPTY
from undercroft.core.game import load
from undercroft.core.scene import BoardItem, look
from undercroft.core.table import Table
from undercroft.games.machina.game import GAME


def _at_an_action() -> Table:
    table = Table(load("machina"), {"players": 1, "explorers": 2}, seed=7)
    for _ in range(400):
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        if choice.kind == "action" and len(look(table, seat).panels) > 2:
            ask = look(table, seat).ask
            if ask is not None and len(ask.routes) > 4:
                return table
        table.choose(table.game.bots.greedy(table.seat(seat)), seat)
    raise AssertionError("no action with a walk")


def test_a_walk_is_a_row_of_moves_that_are_offered_one_by_one() -> None:  # MA-ACT-1
    table = _at_an_action()
    seat, choice = table.turn() or (0, None)
    assert choice is not None
    ask = look(table, seat).ask
    assert ask is not None
    explorer = next(one for one in table.state.explorers if one.id == choice.about[0])
    offered = {offer.key for offer in ask.options}
    longest = max(ask.routes, key=lambda route: len(route.keys))
    assert all(2 <= len(route.keys) <= explorer.stamina for route in ask.routes)
    assert all(route.keys[0] in offered and route.keys[-1] not in offered for route in ask.routes)
    stamina = explorer.stamina
    for answer in longest.keys:
        asked = look(table, seat).ask
        assert asked is not None
        assert answer in {offer.key for offer in asked.options}
        table.choose(answer, seat)
    explorer = next(one for one in table.state.explorers if one.id == choice.about[0])
    assert explorer.stamina == stamina - len(longest.keys)
    assert longest.path[-1] == longest.at == f"c{explorer.cell % 16}-{explorer.cell // 16}"


def test_no_walk_leads_over_a_pit_or_a_creature() -> None:  # MA-PIT-2
    table = _at_an_action()
    seat, _ = table.turn() or (0, None)
    scene = look(table, seat)
    assert scene.ask is not None
    board = next(item for panel in scene.panels for item in panel.items if isinstance(item, BoardItem))
    pits = {cell.id for cell in board.cells if cell.terrain in ("pit", "destroyed", "closed")}
    taken = {figure.cell for figure in board.figures}
    for route in scene.ask.routes:
        assert not pits & set(route.path)
        assert not taken & set(route.path[1:])


def test_of_equally_short_walks_the_straightest_is_shown() -> None:
    edits = {"map": EMPTY, "explorers": {"ada": {"at": [3, 3], "stamina": 4}}, "active": "ada"}
    ask = look(Table(GAME, {"players": 1}, state=builders.state(edits, players=1)), 0).ask
    assert ask is not None
    paths = {route.at: route.path for route in ask.routes}
    assert paths["c6-3"] == ["c3-3", "c4-3", "c5-3", "c6-3"]
    assert paths["c3-0"] == ["c3-3", "c3-2", "c3-1", "c3-0"]
    assert paths["c5-5"] == ["c3-3", "c4-4", "c5-5"]


def test_a_step_says_what_the_cell_has_in_store() -> None:  # MA-PIT-2, MA-WATER-O2
    rows = ["........", "........", "...O....", *["........"] * 5]
    edits = {"map": rows, "explorers": {"ada": {"at": [3, 3], "stamina": 4}}, "active": "ada", "water": [[4, 3]]}
    ask = look(Table(GAME, {"players": 1}, state=builders.state(edits, players=1)), 0).ask
    assert ask is not None
    told = {
        offer.key: [line.key for line in offer.shown.lines] for offer in ask.options if offer.key.startswith("move")
    }
    assert told["move:3:2"] == ["warn.pit"]
    assert told["move:4:3"] == ["warn.water"]
    assert told["move:2:3"] == []
