"""Thunderstone beside pyminion 0.4.0 (Dominion, a deck builder too): real decisions of random play, and forks.

A real decision has at least two answers. Ours forks in mid-turn; pyminion has no copy of its own, so deepcopy is taken.
Run: python -m bench.thunderstone
"""

from __future__ import annotations

import copy
import logging
import random
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from typing import Any

from bench.harness import Decisions, repeat, report, side_by_side
from bench.works import SETTINGS
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.table import Table
from undercroft.games.thunderstone.game import GAME

DECISIONS_GOAL = 2.5
FORKS_GOAL = 15.0
PLACES = 24
"""Moments of games that are forked in turn."""


some_options = SETTINGS["thunderstone"].options


def our_places(dice: Dice) -> list[Table]:
    """Tables at random decisions of random games, most of them in the middle of a turn."""
    places: list[Table] = []
    while len(places) < PLACES:
        table = Table(GAME, some_options(dice), dice.below(1 << 60))
        for _ in range(40 + dice.below(200)):
            if table.request is None:
                break
            table.choose(dice.below(len(table.request.options)))
        if table.request is not None:
            places.append(table)
    return places


class Peer:
    """Random play of Dominion by pyminion, counting decisions with at least two answers.

    It writes a log for every step; `level` is the one it sets itself, or a higher one that switches the log off.
    """

    def __init__(self, seed: int, level: int = logging.INFO) -> None:
        from pyminion.bots.bot import Bot, BotDecider
        from pyminion.expansions.base import base_set
        from pyminion.game import Game as Dominion

        random.seed(seed)
        self.level = level
        self.real = 0
        peer = self

        class RandomDecider(BotDecider):  # type: ignore[misc]
            def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
                peer.real += 1
                return random.choice([*valid_actions, None])

            def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
                peer.real += 1  # counted, although every sensible and every bundled bot plays them all
                return valid_treasures

            def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
                peer.real += 1
                return random.choice([*valid_cards, None])

            def binary_decision(self, *args: Any, **kwargs: Any) -> bool:
                peer.real += 1
                return random.random() < 0.5

            def multiple_option_decision(
                self, card: Any, options: Any, player: Any, game: Any, num_choices: int = 1, unique: bool = True
            ) -> list[int]:
                peer.real += 1
                return random.sample(range(len(options)), num_choices)

            def deck_position_decision(
                self, prompt: Any, card: Any, player: Any, game: Any, num_deck_cards: int
            ) -> int:
                peer.real += 1
                return random.randint(0, num_deck_cards)

        def pick(valid: Any, least: int, most: int) -> Any:
            most = len(valid) if most < 0 else min(most, len(valid))
            least = min(least, most)
            if len(valid) > 1 or least < most:
                peer.real += 1
            return random.sample(list(valid), random.randint(least, most))

        def picker(name: str) -> Any:
            def decide(
                self: Any, prompt: Any, card: Any, valid_cards: Any, player: Any, game: Any, *counts: int, **named: int
            ) -> Any:
                numbers = [*counts, *named.values()]
                return pick(valid_cards, numbers[0] if numbers else 0, numbers[1] if len(numbers) > 1 else -1)

            decide.__name__ = name
            return decide

        for word in ("discard", "trash", "gain", "topdeck", "reveal", "pass", "name_card"):
            setattr(RandomDecider, f"{word}_decision", picker(f"{word}_decision"))

        def new_game() -> Any:
            players = [Bot(RandomDecider(), f"player {seat}") for seat in range(2)]
            return Dominion(players=players, expansions=[base_set], log_stdout=False)

        self.new_game = new_game

    def __call__(self, seconds: float) -> tuple[int, float]:
        logging.getLogger().setLevel(self.level)
        begin = time.process_time()
        before = self.real
        while time.process_time() - begin < seconds:
            with suppress(AssertionError):  # the peer's Remodel cannot be played with an empty hand
                self.new_game().play()
        return self.real - before, time.process_time() - begin

    def places(self) -> list[Any]:
        """Games after ten to thirty rounds."""
        found: list[Any] = []
        while len(found) < PLACES:
            game = self.new_game()
            game.start()
            for _ in range(random.randint(10, 30)):
                for player in game.players:
                    if not game.is_over():
                        player.take_turn(game)
            if not game.is_over():
                found.append(game)
        return found


def beside_pyminion(game: Game[Any], options: Callable[[Dice], dict[str, Any]], goal: float) -> Peer:
    """Real decisions of random play, both silent, and both with their logs; ours answers checked, as everywhere."""
    logging_peer = Peer(1)
    ours, told = game.name, f"{game.name} with its log"
    rates = side_by_side(
        {
            ours: Decisions(game, options),
            "pyminion, its log switched off": Peer(1, logging.CRITICAL),
            told: Decisions(game, options, light=False),
            "pyminion": logging_peer,
        }
    )
    report("Real decisions per second of random play", rates, ours, "pyminion, its log switched off", goal)
    print(f"  {told} / pyminion: {rates[told].median / rates['pyminion'].median:.2f} times")
    return logging_peer


def main() -> None:
    peer = beside_pyminion(GAME, some_options, DECISIONS_GOAL)
    ours, theirs = cycle(our_places(Dice(2))), cycle(peer.places())
    rates = side_by_side(
        {
            "thunderstone": repeat(lambda: next(ours).fork(), 20),
            "pyminion": repeat(lambda: copy.deepcopy(next(theirs)), 2),
        }
    )
    report("Forks per second", rates, "thunderstone", "pyminion", FORKS_GOAL)


if __name__ == "__main__":
    main()
