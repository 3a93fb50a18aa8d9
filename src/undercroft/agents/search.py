"""Looks ahead: Monte Carlo tree search over guesses of what the seat cannot see.

What each seat has seen on the way is a path in a tree of its own (`search_tree.py`). The tree is open-loop; an outcome
of fate that is met often gets a node of its own. Options are compared in the same guessed worlds (`worlds.py`), each
try played on by quick policies (`playout.py`) and judged (`worth.py`).
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any

from undercroft.agents.budget import Budget, read_budget
from undercroft.agents.comparison import ALIKE, Values, alike, is_clear, lead, tried
from undercroft.agents.learned import sensible_of
from undercroft.agents.playout import Alarm, patience_of, play_out, reach_of
from undercroft.agents.search_tree import Node, Path, fingerprint, follow, note, offered
from undercroft.agents.taste import Taste, read_taste
from undercroft.agents.worlds import NEXT_WORLD, World, guess_world
from undercroft.agents.worth import parts_over
from undercroft.core.chance import Dice
from undercroft.core.game import Game
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.core.state import State

EXPLORE = 0.7
"""How much a rarely tried option inside the tree is favoured, in units of the spread of values seen."""

OPEN_VISITS = 16
"""Up to so many visits a node's options are picked as a play-out would; only then are others compared with those."""

FEW = 4
"""Fewer tries than this say nothing against the sensible option."""

MEMORY = 256
"""So many of its own decisions a search remembers."""


class Search:
    """A player that searches. It keeps its tree from one decision to the next where what happened is found in it."""

    def __init__(
        self,
        budget: Budget,
        dice: Dice,
        explore: float = EXPLORE,
        margin: float | None = None,
        taste: Taste | None = None,
    ) -> None:
        self.budget = budget
        self.dice = dice
        self.explore = explore
        self.margin = margin
        self.taste = taste
        self.ahead: dict[bytes, list[Node]] = {}
        """What may be asked of this seat next, as the search met it: its view then, and every seat's node."""
        self.been: set[bytes] = set()
        """Where this seat was asked before, so that a search does not go round in circles for free."""
        self.tries = 0
        """How many tries the last decision took."""
        self.reused = 0
        """How many of the last decision's visits came from the tree before."""
        self.low, self.high = 1.0, 0.0
        """The least and the most that a try of this decision brought."""
        self.horizon = 0
        """How many steps of the clock the tries of this decision play on."""
        self.over = 0
        """How many scenarios of a campaign were over when this decision was asked for."""

    def __call__(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        options = choice.options
        if len(options) == 1:
            return options[0]
        if self._is_settled(seat, choice):
            sensible = self._sensible(seat, choice)
            if sensible is not None:
                self.ahead, self.tries, self.reused = {}, 0, 0
                return sensible
        return self.decide(seat, choice)

    def _is_settled(self, seat: Seat, choice: Choice) -> bool:
        advice = seat.game.bots.SEARCH
        if not advice.is_settled(seat.view, choice):
            return False
        return not (self.budget.is_long and advice.is_long(seat.view, choice))

    def decide(self, seat: Seat, choice: Choice) -> Option:
        started = time.thread_time()
        here = fingerprint(seat.view, choice)
        self._look(seat, choice)
        roots = self._roots(seat, choice, here)
        sensible = self._sensible(seat, choice)
        if here in self.been and sensible is not None:
            return sensible  # what was preferred here led back here
        if len(self.been) >= MEMORY:
            self.been.clear()
        self.been.add(here)
        left = [option for option in seat.game.bots.SEARCH.candidates(seat.view, choice) if option != sensible]
        if sensible is not None:
            left.insert(0, sensible)
        return left[0] if len(left) == 1 else self._compare(seat, roots, left, sensible, started)

    def _look(self, seat: Seat, choice: Choice) -> None:
        """How far the tries of this decision play on, and how things stand before it."""
        advice = seat.game.bots.SEARCH
        is_long = advice.long_horizon > 0 and advice.is_long(seat.view, choice)
        self.horizon = advice.long_horizon if is_long else advice.horizon
        self.over = parts_over(seat.game, seat.view)
        self.tries = 0
        if self.taste is not None:
            self.taste.look(seat.game, seat.view, seat.index)

    def _roots(self, seat: Seat, choice: Choice, here: bytes) -> list[Node]:
        """Every seat's node at this decision: as the search of the last one met it, or new ones."""
        roots = self.ahead.get(here)
        self.ahead = {}
        if roots is None:
            roots = [Node() for _ in range(seat.view.players)]
        edges = roots[seat.index].edges
        self.reused = sum([edges[option].visits for option in choice.options if option in edges])
        return roots

    def _compare(
        self, seat: Seat, roots: list[Node], left: list[Option], sensible: Option | None, started: float
    ) -> Option:
        """The best of these options, or the sensible one where no other is clearly better.

        By sequential halving: every option still in the running gets the same share of a round, tried in the same
        guessed worlds as the others; the worse half then drops out, but never the sensible one. How good an option is
        for that the whole tree says, with what it knows from decisions before: few tries say little. Whether it is
        better than the sensible one is asked of this decision's worlds alone.
        """
        root = roots[seat.index]
        found: dict[Option, Values] = {option: [] for option in left}
        rounds = max(1, (len(left) - 1).bit_length())
        base = self.dice.below(1 << 63)
        self.low, self.high = 1.0, 0.0
        worlds = 0
        for number in range(rounds):
            share = (number + 1) / rounds
            until = started + self.budget.milliseconds / 1000 * share
            while self._has_time(share, until, len(left), worlds):
                self._try_all(seat, roots, found, left, base + worlds * NEXT_WORLD, until)
                worlds += 1
                if sensible is not None and worlds % ALIKE == 0:
                    same = found[sensible]
                    left = [option for option in left if option == sensible or not alike(found[option], same)]
                    if len(left) == 1:
                        return sensible
            left.sort(key=root.worth, reverse=True)
            if is_clear(found, left):
                break
            del left[(len(left) + 1) // 2 :]
            if sensible is not None and sensible not in left:
                left.append(sensible)
        return self._verdict(seat, found, left[0], sensible)

    def _has_time(self, share: float, until: float, count: int, worlds: int) -> bool:
        """Whether one more world may be tried with so many options; the first one always."""
        if self.budget.tries:
            return not worlds or self.tries + count <= round(self.budget.tries * share)
        return not worlds or time.thread_time() < until

    def _try_all(
        self,
        seat: Seat,
        roots: list[Node],
        found: dict[Option, Values],
        left: list[Option],
        world: int,
        until: float,
    ) -> None:
        """Try these options in one world, as many as there is time for."""
        is_over = False
        for option in left:
            found[option].append(None if is_over else self._try(seat, roots, option, world))
            self.tries += not is_over
            is_over = is_over or (not self.budget.tries and time.thread_time() >= until)

    def _verdict(self, seat: Seat, found: dict[Option, Values], best: Option, sensible: Option | None) -> Option:
        """The best option where it is ahead of the sensible one by more than luck."""
        if sensible is None or sensible == best:
            return best
        margin = seat.game.bots.SEARCH.margin if self.margin is None else self.margin
        ahead, error = lead(found[best], found[sensible])
        is_better = ahead > margin * error and min(tried(found[best]), tried(found[sensible])) >= FEW
        return best if is_better else sensible

    def _sensible(self, seat: Seat, choice: Choice) -> Option | None:
        option = sensible_of(seat.game)(seat)
        return option if option in choice.options else None

    def _try(self, seat: Seat, roots: list[Node], first: Option, number: int) -> float | None:
        """One try: guess a world, walk down the trees, play on, and write what came of it along the way.

        Returns what the seat has of it; None where the guess offers something else.
        """
        me, game = seat.index, seat.game
        world = guess_world(seat, number, first)
        if world is None:
            return None
        alarm = Alarm(game, world.table, reach_of(game, self.horizon), self.over)
        path = self._walk(world, alarm, roots[:], first, me)
        values = play_out(game, world, me, alarm, patience_of(game, self.horizon), self.over)
        if self.taste is not None:
            values[me] = self.taste.flavour(game, world.table.state, me, values[me])
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        note(path, values)
        return values[me]

    def _walk(self, world: World, alarm: Alarm, at: list[Node], option: Option, me: int) -> Path:
        """Go down the trees, each seat in its own, up to an option that was never tried there: the way taken."""
        table, dice, asked = world.table, world.dice, world.asked
        game, state = table.game, table.state
        patience = patience_of(game, self.horizon)
        path: Path = []
        actor, met = me, False
        while True:
            node = at[actor]
            if path:
                option = self._select(node, game, state, asked, dice, actor == me)
            edge = offered(node, option, asked)
            path.append((node, edge, actor))
            fresh = edge.visits == 0
            hidden = table.is_split or asked.secret
            table.take(option, actor)
            follow(at, (actor, option), actor if hidden else None, world.fate)
            turn = table.turn(me)
            if turn is None or alarm.rings(state, table.stages) or len(path) >= patience:
                return path
            actor, asked = turn
            if actor == me and not met:
                met = True
                self.ahead.setdefault(fingerprint(table._sight(me), asked), at[:])
            if fresh:
                return path

    def _select(self, node: Node, game: Game[Any], state: State, asked: Choice, dice: Dice, mine: bool) -> Option:
        """What a play-out would do, until that is known well enough; then what looks best or was hardly tried."""
        options = asked.options
        if len(options) == 1:
            return options[0]
        advice = game.bots.SEARCH
        if advice.is_flat or node.visits < OPEN_VISITS or advice.is_settled(state, asked):
            policy = game.bots.rollout if mine else (advice.rollout_other or game.bots.rollout)
            return policy(state, asked, dice)
        edges = node.edges
        untried = [option for option in options if option not in edges]
        if untried:
            return untried[dice.below(len(untried))]
        reach = self.explore * max(self.high - self.low, 1e-6)
        best, most = options[0], -1e9
        for option in options:
            edge = edges[option]
            worth = edge.total / edge.visits + reach * sqrt(log(edge.offered + 1) / edge.visits)
            if worth > most:
                best, most = option, worth
        return best


def search_agent(game: Game[Any], detail: str, dice: Dice) -> Search:
    """The agent that `search`, `search:500`, `search:300it` or `search:500:bold` means."""
    budget, _, style = detail.partition(":")
    return Search(read_budget(budget), dice, taste=read_taste(style))
