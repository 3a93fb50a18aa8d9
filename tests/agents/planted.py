"""Plants a blunder in a game of sensible players: does the analysis find it? `bench/analysis.py` measures it."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.lab.vault import GAME
from undercroft.agents import agent
from undercroft.agents.analysis import Analysis, lead_of, mean_of
from undercroft.agents.judge import try_options
from undercroft.agents.moments import is_wish
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Choice, key
from undercroft.core.table import Table

SETUPS: dict[str, dict[str, Any]] = {
    "thunderstone": {"players": 2},
    "sanctum": {"players": 2},
    "bugs": {"mode": "scenario", "scenario": 2, "difficulty": "standard", "character": "bruiser"},
    "jaws": {"mode": "scenario", "scenario": 1, "players": 2, "party": 2, "difficulty": "hard"},
    "machina": {"scenario": "engine", "explorers": 2},
}
WON = 0.75
"""A position is won where the sensible player wins so often from it."""
BLUNDER = 0.15
"""A random answer is a blunder where it costs so much of the chance to win; many cost nothing."""
WORLDS = 30
FEW = 8
"""Worlds in which it is looked at whether a position is won, before anything else is tried."""
LOOKS, MOST, AT_ONCE = 120, 80, 4
"""Decisions of a game that are drawn; random answers in won positions that are looked at, at all and at one of them."""


SHORT = {"mode": "scenario", "scenario": 1, "character": "bruiser"}


def played(seed: int, game: Game[Any] = GAME, options: Any = None, slips: int = 0) -> Table[Any]:
    """A game of sensible players; with `slips` one of so many answers is any."""
    table = Table(game, options or {"players": 2}, seed=seed)
    dice = Dice(seed)
    while (turn := table.turn()) is not None:
        seat, choice = turn
        is_slip = slips and dice.below(slips) == 0
        any_option = choice.options[dice.below(len(choice.options))]
        table.choose(any_option if is_slip else game.bots.greedy(table.seat(seat)), seat)
    return table


class Plant(msgspec.Struct):
    """A game with a planted answer."""

    table: Table[Any]
    step: int
    seat: int
    cost: float
    looked: int
    """Random answers of won positions that were looked at until one was a blunder."""


def play_on(table: Table[Any], player: str = "greedy") -> None:
    table.run([agent(player, table.game, Dice(table.seed + seat)) for seat in range(table.state.players)])


def plant(
    game: Game[Any], options: dict[str, Any], seed: int, worlds: int = WORLDS, player: str = "greedy"
) -> Plant | int:
    """A game of sensible players, or of other ones, with one random answer in a won position that costs much; where
    none is found, how many were looked at.

    What it costs is measured in worlds that the analysis does not use."""
    table = Table(game, options, seed)
    play_on(table, player)
    dice = Dice(seed * 7919 + 1)
    steps = [at for at, (who, _) in enumerate(table.steps) if type(who) is int]
    looked = 0
    for _ in range(LOOKS):
        if looked >= MOST:
            break
        step = steps[dice.below(len(steps))]
        moment = table.at(step)
        turn = moment.turn()
        if turn is None or len(turn[1].options) < 2 or is_wish(game, turn[1]):
            continue
        seat, choice = turn
        found = _blunder(moment, seat, choice, dice, worlds)
        if found is None:
            continue
        looked += found[0]
        if found[1]:
            moment.source = table.source.fork()
            moment.choose(found[1], seat)
            play_on(moment, player)
            return Plant(moment, step, seat, found[2], looked)
    return looked


def _blunder(moment: Table[Any], seat: int, choice: Choice, dice: Dice, worlds: int) -> tuple[int, str, float] | None:
    """How many random answers were looked at, the one that costs much, and how much: in worlds that did not pick it.
    None where the position is not won."""
    sensible = moment.game.bots.greedy(moment.seat(seat))
    others = [option for option in choice.options if option != sensible]
    while len(others) > AT_ONCE:
        del others[dice.below(len(others))]
    world = dice.below(1 << 60)
    alone = try_options(moment.seat(seat), [sensible], FEW, world ^ 1 << 60, far=1)
    if mean_of(alone[sensible])[0] < WON:
        return None
    tried = try_options(moment.seat(seat), [sensible, *others], worlds // 3, world, far=1)
    if mean_of(tried[sensible])[0] < WON:
        return None
    option = max(others, key=lambda option: lead_of(tried[sensible], tried[option])[0])
    cost = lead_of(tried[sensible], tried[option])[0]
    for fresh in (1, 2):  # once to be sure, once to say what it costs: what was picked looks worse than it is
        if cost < BLUNDER:
            return len(others), "", 0.0
        tried = try_options(moment.seat(seat), [sensible, option], fresh * worlds, world ^ fresh << 61, far=1)
        cost = lead_of(tried[sensible], tried[option])[0]
    return len(others), key(option) if cost >= BLUNDER else "", cost


def place_of(analysis: Analysis, step: int, seat: int | None = None) -> int | None:
    """The place of a step among the mistakes of the game, or of a seat, worst first, from 1."""
    asked = [mistake for mistake in analysis.mistakes if seat is None or mistake.seat == seat]
    worst = sorted(asked, key=lambda mistake: -mistake.loss)
    return next((at for at, mistake in enumerate(worst, 1) if mistake.step == step), None)
