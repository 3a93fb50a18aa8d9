"""What is measured of each game, as works that run in slices: random play, forks, greedy and searching players,
environments, the command line; and the same of the peers.

Only what every version of the program has is used here, so that older sources can be measured beside (`speed.py`).
"""

from __future__ import annotations

import logging
import os
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from bench.harness import Decisions, Work, played_until, repeat
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import load
from undercroft.core.table import Table

TRIES = 40
"""What a searching player tries for each decision."""


class Setting(NamedTuple):
    """How a game is measured."""

    options: Callable[[Dice], dict[str, Any]]
    """Set-ups of random play."""
    bots: dict[str, Any]
    """The set-up of greedy and searching players, and of environments."""
    middle: dict[str, Any]
    wanted: Callable[[Any, Any], bool]
    """Where a game of the set-up `middle` is forked."""


def one_of(dice: Dice, things: Any) -> Any:
    found = list(things)
    return found[dice.below(len(found))]


def bugs_options(dice: Dice) -> dict[str, Any]:
    """Any character, any scenario that it may play."""
    from undercroft.games.bugs import campaign
    from undercroft.games.bugs.cards.characters import CHARACTERS

    character = one_of(dice, CHARACTERS)
    return {"mode": "scenario", "character": character, "scenario": one_of(dice, campaign.allowed(character))}


def jaws_options(dice: Dice) -> dict[str, Any]:
    """Scenario 8 places eight monsters in its first room for four characters."""
    characters = ["red-guard", "hatchet", "demolitionist", "voidwarden"]
    return {"players": 1, "mode": "scenario", "scenario": 8, "characters": characters, "level": 1 + dice.below(9)}


def machina_options(dice: Dice) -> dict[str, Any]:
    """One to four explorers in any of the scenarios."""
    from undercroft.games.machina.cards.registry import CHAPTERS

    return {"players": 1 + dice.below(4), "scenario": one_of(dice, CHAPTERS)}


DIFFICULTIES = ("normal", "hard", "nightmare", "hell")
SETTINGS = {
    "thunderstone": Setting(
        lambda dice: {"players": 2 + dice.below(4), "set": "random"},
        {"players": 2},
        {"players": 4},
        lambda state, request: request.kind == "village.buy",
    ),
    "sanctum": Setting(
        lambda dice: {"players": 2 + dice.below(3), "difficulty": one_of(dice, DIFFICULTIES)},
        {"players": 2},
        {"players": 4},
        lambda state, request: request.kind.startswith("fight"),
    ),
    "bugs": Setting(
        bugs_options,
        {"mode": "scenario", "character": "bruiser", "scenario": 1},
        {"mode": "scenario", "character": "bruiser", "scenario": 19},
        lambda state, request: state.round >= 2 and request.kind == "attack.target",
    ),
    "jaws": Setting(
        jaws_options,
        {"players": 2, "mode": "scenario", "scenario": 1},
        jaws_options(Dice(5)),
        lambda state, request: state.round >= 3 and request.kind == "attack.target",
    ),
    "machina": Setting(
        machina_options,
        {"players": 2},
        {"players": 4},
        lambda state, request: state.round > 4 and request.kind == "target",
    ),
}
DECK_BUILDERS = ("thunderstone", "sanctum")
"""The games whose peer is pyminion; catanatron's are the ones on boards."""


NEAR = {"bugs": 4}
"""How far a search plays on in the rows that are compared with older sources, where it looks further today: beside the
same work. As far as it looks now it is a row of its own."""
_horizons: dict[str, int] = {}
"""How far each game's search looks by itself."""


class Played:
    """Whole games by one agent at all seats: how many decisions or games; the games of a slice are the same every time
    that the slice comes."""

    def __init__(self, game: str, name: str, count: str, is_near: bool = False) -> None:
        self.game = load(game)
        own = _horizons.setdefault(game, self.game.bots.SEARCH.horizon)
        self.horizon = NEAR.get(game, own) if is_near else own
        self.options = SETTINGS[game].bots
        self.name = name
        self.count = count
        self.slice = 0

    def __call__(self, seconds: float) -> tuple[int, float]:
        self.slice += 1
        dice = Dice(self.slice)
        games = decisions = tries = 0
        advice = self.game.bots.SEARCH
        if advice.horizon != self.horizon:
            advice.horizon = self.horizon
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            table = Table(self.game, self.options, dice.below(1 << 48))
            table.log = table.state.log = None
            players = [agent(self.name, self.game, dice.split()) for _ in range(table.state.players)]
            while (turn := table.turn()) is not None and table.version < 20_000:
                seat, choice = turn
                player = players[seat]
                table.choose(player(table.seat(seat)), seat)
                tried = getattr(player, "tries", 0) if len(choice.options) > 1 else 0
                tries += tried
                decisions += tried > 0
                if self.count != "games" and time.process_time() - begin >= seconds:
                    break
            games += table.is_over
        return {"games": games, "decisions": decisions, "tries": tries}[self.count], time.process_time() - begin


class Steps:
    """Steps of a Gymnasium environment whose others play at random, asked for its mask before each step."""

    def __init__(self, game: str, **more: Any) -> None:
        from undercroft.lab.envs import SeatEnv

        self.env = SeatEnv(game, SETTINGS[game].bots, others="random", **more)
        self.env.reset(seed=1)

    def __call__(self, seconds: float) -> tuple[int, float]:
        env = self.env
        pick = random.random
        count = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            for _ in range(50):
                open_actions = env.action_masks().nonzero()[0]
                _, _, over, long, _ = env.step(int(open_actions[int(pick() * len(open_actions))]))
                if over or long:
                    env.reset()
            count += 50
        return count, time.process_time() - begin


def peer_steps() -> Work:
    """The same of catanatron's environment, which says what may be chosen at each step."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    _, info = env.reset(seed=1)
    pick = random.random

    def work(seconds: float) -> tuple[int, float]:
        nonlocal info
        count = 0
        begin = time.process_time()
        while time.process_time() - begin < seconds:
            for _ in range(50):
                open_actions = info["valid_actions"]
                _, _, over, long, info = env.step(open_actions[int(pick() * len(open_actions))])
                if over or long:
                    _, info = env.reset()
            count += 50
        return count, time.process_time() - begin

    return work


def start_up(words: str) -> Work:
    """Starts of the command line, by the processor time of the program that is started."""

    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def work(seconds: float) -> tuple[int, float]:
        count, begin = 0, spent()
        while spent() - begin < seconds:
            command = [sys.executable, "-m", "undercroft.cli", *words.split()]
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            count += 1
        return count, spent() - begin

    return work


def forks(game: str) -> Work:
    setting = SETTINGS[game]
    return repeat(played_until(load(game), setting.middle, setting.wanted, seed=5).fork, 20)


def catan_copies() -> Work:
    from bench.catan import peer_game

    return repeat(peer_game().copy, 20)


def make(name: str) -> Work:
    """The work of this name: `random bugs`, `search jaws`, `pyminion`, `start games`, ..."""
    os.environ.setdefault("UNDERCROFT_LANG", "en")
    kind, _, what = name.partition(" ")
    if kind == "start":
        return start_up(what)
    if kind == "peer":
        from bench.catan import peer_decisions
        from bench.thunderstone import Peer

        makers: dict[str, Callable[[], Work]] = {
            "silent": lambda: Peer(1, logging.CRITICAL),
            "logging": lambda: Peer(1),
            "catan": lambda: peer_decisions,
            "copies": catan_copies,
            "steps": peer_steps,
        }
        return makers[what]()
    works: dict[str, Callable[[str], Work]] = {
        "random": lambda game: Decisions(load(game), SETTINGS[game].options),
        "logging": lambda game: Decisions(load(game), SETTINGS[game].options, light=False),
        "forks": forks,
        "greedy": partial(Played, name="greedy", count="games"),
        "search": partial(Played, name=f"search:{TRIES}it", count="decisions", is_near=True),
        "tries": partial(Played, name=f"search:{TRIES}it", count="tries", is_near=True),
        "far": partial(Played, name=f"search:{TRIES}it", count="decisions"),
        "steps": Steps,
        "whole": partial(Steps, whole=True),
    }
    return works[kind](what)


def main() -> None:
    """Work when told to: `seconds name` a line, answered by what was done and how long it took."""
    known: dict[str, Work] = {}
    for line in sys.stdin:
        seconds, _, name = line.strip().partition(" ")
        if name not in known:
            known[name] = make(name)
            known[name](float(seconds) / 4)  # warm up
        count, took = known[name](float(seconds))
        print(count, took, flush=True)


if __name__ == "__main__":
    main()
