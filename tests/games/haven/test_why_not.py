"""Why a hex, a figure, a card or an item cannot be chosen in Jaws and Bugs: distances, ways and sight are true."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from tests.games.jaws.builders import state as arena
from tests.why_not import Doubt, Seen, check_secrets, doubts, played_doubts
from undercroft.core.game import load
from undercroft.core.grid import cells
from undercroft.core.table import Table
from undercroft.games.haven.movement import ground, spread
from undercroft.games.haven.verbs import INVISIBLE
from undercroft.games.haven.why_not import AIMED, Limits
from undercroft.games.jaws import rooms

PLAYED = {
    "jaws": ({"players": 2}, range(2), 5),
    "bugs": ({}, range(4), 4),
}
MET = {
    "jaws": {"range", "friend", "nobody", "too-far", "foe-there", "card-hand", "card-discard", "other-hero"},
    "bugs": {"too-far", "obstacle", "foe-there", "range", "card-hand", "card-lost", "cards-first", "ability-first"},
}


def steps(state: Any, start: int, goal: int) -> int:
    """The fewest hexes between two, around walls where the game has them: counted ring by ring."""
    grid = state.kernel.map.grid(state)
    if not hasattr(state, "opened"):  # Bugs counts through everything (BB-RNG-2)
        return int(grid.distance[start][goal])
    seen, front = {start}, deque([(start, 0)])
    while front:
        cell, far = front.popleft()
        if cell == goal:
            return far
        for other in cells(grid.neighbour_bits[cell]):
            if other not in seen:
                seen.add(other)
                front.append((other, far + 1))
    return 10_000


def figure_of(doubt: Doubt) -> Any:
    kind, _, number = doubt.thing.partition("-")
    figures = doubt.table.state.figures
    if kind == "figure":
        return figures[int(number)]
    return next((figure for figure in figures if figure.cell == int(number)), None)


def check_aim(doubt: Doubt, key: str) -> None:
    state, args = doubt.table.state, doubt.reason.args
    actor, figure, limits = state.figures[int(doubt.choice.about[0])], figure_of(doubt), Limits(*doubt.choice.limits)
    if key == "nobody":
        assert figure is None
    elif key == "range":  # BB-RNG-1, JL-RNG-1
        assert args["distance"] == steps(state, actor.cell, figure.cell) > limits.range == args["range"]
    elif key == "sight":  # JL-RNG-4
        assert not state.kernel.map.sight(state, actor.cell) >> figure.cell & 1
        assert steps(state, actor.cell, figure.cell) <= limits.range
    elif key == "friend":
        assert figure.side == limits.side
    elif key == "foe":
        assert figure.side != limits.side
    elif key == "invisible":
        assert figure.conditions & INVISIBLE
    elif key == "card-limits":
        assert limits.is_narrow


def check_way(doubt: Doubt, key: str) -> None:
    state, args = doubt.table.state, doubt.reason.args
    mover, points = state.figures[int(doubt.choice.about[0])], int(doubt.choice.about[1])
    figure = figure_of(doubt)
    side, jump, plain = doubt.choice.limits
    land = ground(state, mover, side, bool(jump), bool(plain), own=True)
    cell = figure.cell if figure is not None else int(doubt.thing.partition("-")[2])
    if key == "too-far":  # BB-MOV-1, JL-MOV-1
        assert args["needed"] > args["points"] == points  # type: ignore[operator]
        assert not spread(state, mover, land, points, own=True).reached >> cell & 1
        assert spread(state, mover, land, int(str(args["needed"])), own=True).reached >> cell & 1
    elif key == "no-way":
        assert not spread(state, mover, land, 99, own=True).reached >> cell & 1
    elif key in ("foe-there", "taken"):
        assert figure is not None
        assert figure is not mover
    elif key == "own-hex":
        assert figure is mover
    elif key.startswith("obstacle"):
        assert state.obstacles >> cell & 1
    else:
        assert key in ("closed", "card-limits-hex"), key


@pytest.mark.parametrize("game", sorted(PLAYED))
def test_reasons_agree_with_the_rules(game: str) -> None:
    seen = Seen()
    options, seeds, every = PLAYED[game]
    for doubt in played_doubts(game, options, seeds, every):
        seen.note(doubt)
        key, kind = doubt.reason.key.removeprefix("why-not."), doubt.thing.partition("-")[0]
        if kind in ("hex", "figure") and doubt.is_special:
            if doubt.choice.kind in AIMED and doubt.choice.limits:
                check_aim(doubt, key)
            elif doubt.choice.kind == "move.where" and doubt.choice.limits:
                check_way(doubt, key)
        elif key == "card-lost":
            heroes = getattr(doubt.table.state, "heroes", None)
            name = doubt.thing.split("-", 2)[2] if heroes else doubt.thing.partition("-")[2]
            state = doubt.table.state
            is_lost = (
                name in heroes[int(doubt.thing.split("-")[1])].lost
                if heroes
                else (state.zones[state.cards.index(name)] == 4)
            )
            assert is_lost
    missing = MET[game] - set(seen.keys)
    assert not missing, f"never met: {missing}"
    seen.check_special(("move.where", "hex"), ("move.where", "figure"), ("attack.target", "figure"))


def test_reasons_of_jaws_give_nothing_away() -> None:
    """Others' chosen cards and battle goals, and the order of all decks, change no reason."""
    table = Table(load("jaws"), {"players": 2}, 3)
    for step in range(60):
        turn = table.turn()
        assert turn is not None
        if step % 15 == 14:
            for seat in range(2):
                check_secrets(table, seat, step)
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])


@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        ("lure-of-the-void-a", {0: "oneself", 1: "friend", 6: "range"}),  # Stun, Range 3: enemies alone
        ("black-boon-a", {2: "range", 3: "foe"}),  # Heal 3, Range 3: oneself or an ally
    ],
)
def test_for_whom_an_action_is_not_meant_at_all(card: str, reasons: dict[int, str]) -> None:
    """JL-CND-6, JL-HEA-1: who is on the wrong side hears so, who is on the right one hears that it is too far."""
    state = arena("voidwarden", queue=["voidwarden"])
    state.heroes[0].chosen = [card, "suggestion-a"]
    walk = state.kernel.map.grid(state).walk[state.figures[0].cell]
    state.figures[2].cell, state.figures[6].cell = [cell for cell in cells(rooms.empty(state)) if walk[cell] == 4][:2]
    table = Table(load("jaws"), {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state)
    table.choose(f"top:{card}")
    found = {doubt.thing: doubt.reason.key for doubt in doubts(table)}
    assert {at: found.get(f"figure-{at}") for at in reasons} == {at: f"why-not.{key}" for at, key in reasons.items()}


def test_who_was_attacked_already_hears_so() -> None:
    """JL-RNG-9: of two targets the first is named, nobody else."""
    state = arena("red-guard", queue=["red-guard"])
    state.heroes[0].chosen = ["swift-strength", "desert-night"]  # Attack 2, Range 2, Targets 2, Pull 1
    table = Table(load("jaws"), {"players": 1, "mode": "scenario", "scenario": 4}, seed=5, state=state)
    table.choose("top:swift-strength")
    table.choose("attack:4")
    while (turn := table.turn()) is not None and turn[1].kind != "attack.target":
        table.choose("stop")
    hit = [doubt.thing for doubt in doubts(table) if doubt.reason.key == "why-not.hit-already"]
    assert hit == ["figure-4", f"hex-{state.figures[4].cell}"]
