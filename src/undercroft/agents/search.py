"""Looks ahead: Monte Carlo tree search over guesses of what the seat cannot see.

Every try starts from `seat.guess()`, so nothing secret is ever looked at. What each seat has seen on the way is a path
in a tree of its own. The tree is open-loop; an outcome of fate that is met often gets a node of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from math import log, sqrt
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from undercroft.agents.learned import sensible_of
from undercroft.agents.value import value_of
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.request import Chance, Choice, Option, Outcome
from undercroft.core.seat import Seat
from undercroft.core.state import State
from undercroft.core.table import Table

MILLISECONDS = 200
"""What `search` without a budget thinks for."""

LONG_MILLISECONDS, LONG_TRIES = 200, 80
"""With so much time, or so many tries, also those settled questions are searched that a game calls long."""

EXPLORE = 0.7
"""How much a rarely tried option inside the tree is favoured, in units of the spread of values seen."""

FATE_VISITS = 12
"""So many visits a node must have for each outcome of fate that gets a node of its own."""

OPEN_VISITS = 16
"""Up to so many visits a node's options are picked as a play-out would; only then are others compared with those."""

CLEAR, CLEAR_VISITS = 4.0, 8
"""An option that is ahead by so many standard errors after so many worlds is taken without further thought."""

FEW = 4
"""Fewer tries than this say nothing against the sensible option."""

ALIKE, HOPELESS = 16, 64
"""An option that came to exactly the same as the sensible one in so many worlds is not tried any further. Worlds that
both lose say less: where every try so far was lost, it takes this many."""

PATIENCE, PER_STAGE = 60, 4
"""A play-out ends after so many decisions, even in a stage that a quick policy could draw out for ever; where the
horizon is far, after so many for each stage."""

MEMORY = 256
"""So many of its own decisions a search remembers."""

SCORES = 0.05
"""The part of a finished game's value that the scores decide, so that a search also wins by more and loses by less."""

TASTE, TASTES = (
    0.15,
    {
        "cautious": {"health": 1.0, "cards": 0.5, "spirit": 0.5},
        "bold": {"foes": -1.0, "points": 1.0, "experience": 1.0, "gear": 0.5},
    },
)
"""Styles: which of a game's gauges a player of that style likes to see rise or fall until a try ends, beside winning;
and what share of an option's worth that makes up at most."""

NEXT_WORLD = 0x632BE5AB
"""The worlds of one decision are numbered in steps of this."""

_ANYTHING = ("fate",)
_FINE = 1 << 48
_encode = msgspec.msgpack.Encoder(enc_hook=lambda _: None).encode
_encode_wide = msgspec.json.Encoder(enc_hook=lambda _: None).encode


class Node:
    """What one seat has seen so far on a path: its own options with their worth, and where what happens next leads."""

    __slots__ = ("edges", "fates", "next", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Option, Edge] = {}
        self.next: dict[Any, Node] = {}
        self.fates = 0

    def follow(self, event: Any) -> Node:
        node = self.next.get(event)
        if node is None:
            node = self.next[event] = Node()
        return node

    def fate(self, outcomes: tuple[Outcome, ...]) -> Node:
        """The node after these outcomes: their own if they come up often enough, else the one all others share."""
        node = self.next.get(outcomes)
        if node is not None:
            return node
        if self.visits >= FATE_VISITS * (self.fates + 1):
            self.fates += 1
            return self.follow(outcomes)
        return self.follow(_ANYTHING)


class Edge:
    """An option at a node: how often it was there to be chosen, how often it was, and what came of it."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


Values = list[float | None]
"""What one option came to, world by world; None where it was not tried or not offered."""


def lead(one: Sequence[float | None], other: Sequence[float | None]) -> tuple[float, float]:
    """By how much one option did better than another in the worlds where both were tried, and the standard error."""
    apart = [a - b for a, b in zip(one, other, strict=False) if a is not None and b is not None]
    count = len(apart)
    if not count:
        return 0.0, 1.0
    mean = sum(apart, 0.0) / count
    if count == 1:
        return mean, 1.0
    return mean, sqrt(sum([(x - mean) ** 2 for x in apart], 0.0) / (count * (count - 1)))


def alike(one: Sequence[float | None], other: Sequence[float | None]) -> bool:
    """Whether two options came to exactly the same in many worlds: which of them is taken hardly matters."""
    count = min(len(one), len(other))
    if count < ALIKE or one[:count] != other[:count]:
        return False
    return count >= HOPELESS or any(value is not None and value > 0 for value in one[:count])


def tried(values: Sequence[float | None]) -> int:
    """In how many worlds an option was tried."""
    return len(values) - values.count(None)


def mean_of(values: Sequence[float | None]) -> float:
    """What an option came to in the mean; less than any other where it was never tried."""
    known = [value for value in values if value is not None]
    return sum(known, 0.0) / len(known) if known else -1.0


_salts: dict[tuple[Any, ...], int] = {}


class Fate:
    """A source for one try: keeps what came up since it was last asked, for those who saw it.

    Each kind of chance has dice of its own, so that two options tried in the same world meet the same luck: the second
    card that a seat draws is the same card, whatever was rolled before for something else.
    """

    __slots__ = ("dice", "seen", "world")

    def __init__(self, world: int) -> None:
        self.world = world
        self.dice: dict[tuple[Any, ...], Dice] = {}
        self.seen: list[tuple[Outcome, tuple[int, ...] | None]] = []

    def pick(self, chance: Chance) -> Outcome | None:
        key = (chance.kind, chance.about)
        dice = self.dice.get(key)
        if dice is None:
            salt = _salts.get(key)
            if salt is None:
                salt = _salts[key] = crc32(repr(key).encode()) * 0x9E3779B97F4A7C15
            dice = self.dice[key] = Dice(self.world ^ salt)
        outcomes, weights = chance.outcomes, chance.weights
        if weights is None:
            outcome = outcomes[dice.below(_FINE) * len(outcomes) // _FINE]
        else:
            left, at = dice.below(_FINE) * sum(weights) // _FINE, 0
            while left >= weights[at]:
                left -= weights[at]
                at += 1
            outcome = outcomes[at]
        self.seen.append((outcome, chance.seats))
        return outcome

    def fork(self) -> Fate:
        twin = Fate(self.world)
        twin.dice = {key: Dice(dice.state) for key, dice in self.dice.items()}
        return twin


class Budget(NamedTuple):
    """How long to think: milliseconds of computing, or a number of tries, which gives the same game on any machine."""

    milliseconds: int = 0
    tries: int = 0

    @property
    def is_long(self) -> bool:
        """Whether it bears questions whose play-outs take long."""
        return self.milliseconds >= LONG_MILLISECONDS or self.tries >= LONG_TRIES


def read_budget(detail: str) -> Budget:
    """`200` or `200ms` is time, `500it` a number of tries."""
    if not detail:
        return Budget(milliseconds=MILLISECONDS)
    number, unit = detail.rstrip("abcdefghijklmnopqrstuvwxyz"), detail.lstrip("0123456789")
    if not number.isdigit() or int(number) < 1 or unit not in ("", "ms", "it"):
        raise BadOption("error.search-budget", detail=detail)
    return Budget(tries=int(number)) if unit == "it" else Budget(milliseconds=int(number))


class Taste:
    """What a player of some style likes beside winning, reckoned from how its seat stood when it was asked."""

    def __init__(self, likes: Mapping[str, float]) -> None:
        self.likes = likes
        self.before: Mapping[str, float] = {}

    def look(self, game: Game[Any], state: State, seat: int) -> None:
        gauges = game.bots.SEARCH.gauges
        self.before = {} if gauges is None else gauges(state, seat)

    def flavour(self, game: Game[Any], state: State, seat: int, value: float) -> float:
        """The worth of a try to this player: mostly what it is worth to anybody."""
        gauges = game.bots.SEARCH.gauges
        if gauges is None:
            return value
        liked = 0.0
        for name, now in gauges(state, seat).items():
            like = self.likes.get(name)
            if like is not None:
                was = self.before.get(name, 0.0)
                liked += like * (now - was) / (abs(now) + abs(was) + 1.0)
        return (1 - TASTE) * value + TASTE * (0.5 + max(-0.5, min(0.5, liked / 2)))


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
        advice = seat.game.bots.SEARCH
        is_long = advice.long_horizon > 0 and advice.is_long(seat.view, choice)
        self.horizon = advice.long_horizon if is_long else advice.horizon
        self.over = parts_over(seat.game, seat.view)
        here = fingerprint(seat.view, choice)
        self.tries = 0
        if self.taste is not None:
            self.taste.look(seat.game, seat.view, seat.index)
        roots = self.ahead.get(here)
        self.ahead = {}
        if roots is None:
            roots = [Node() for _ in range(seat.view.players)]
        root = roots[seat.index]
        self.reused = sum([root.edges[option].visits for option in choice.options if option in root.edges])
        sensible = self._sensible(seat, choice)
        if here in self.been and sensible is not None:
            return sensible  # what was preferred here led back here
        if len(self.been) >= MEMORY:
            self.been.clear()
        self.been.add(here)
        left = [option for option in seat.game.bots.SEARCH.candidates(seat.view, choice) if option != sensible]
        if sensible is not None:
            left.insert(0, sensible)
        if len(left) == 1:
            return left[0]
        return self._compare(seat, roots, left, sensible, started)

    def _compare(
        self, seat: Seat, roots: list[Node], left: list[Option], sensible: Option | None, started: float
    ) -> Option:
        """The best of these options, or the sensible one where no other is clearly better.

        By sequential halving: every option still in the running gets the same share of a round, tried in the same
        guessed worlds as the others; the worse half then drops out, but never the sensible one. What the tree knows of
        them from decisions before does not count here: it was found in other worlds.
        """
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
            left.sort(key=lambda option: -mean_of(found[option]))
            if self._is_clear(found, left):
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

    def _is_clear(self, found: dict[Option, Values], ranked: list[Option]) -> bool:
        """Whether the best option is so far ahead of all others that more thought would not change the answer."""
        best = ranked[0]
        if tried(found[best]) < CLEAR_VISITS:
            return False
        for other in ranked[1:]:
            ahead, error = lead(found[best], found[other])
            if ahead <= CLEAR * error or tried(found[other]) < CLEAR_VISITS:
                return False
        return True

    def _sensible(self, seat: Seat, choice: Choice) -> Option | None:
        option = sensible_of(seat.game)(seat)
        return option if option in choice.options else None

    def _try(self, seat: Seat, roots: list[Node], first: Option, world: int) -> float | None:
        """One try: guess a world, walk down the trees, play on, and write what came of it along the way.

        Returns what the seat has of it; None where the guess offers something else, which teaches nothing.
        """
        me, game = seat.index, seat.game
        dice = Dice(world)
        table, source = guess_world(seat, world, dice)
        asked = table.asked(me)
        if asked is None or first not in asked.options:
            return None
        clock, last = alarm(game, table.state, table.stages, reach_of(game, self.horizon), self.over)
        path = self._walk(table, source, roots[:], asked, first, dice, clock, last, me)
        values = self._play_out(game, table, dice, clock, last, me)
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        for node, edge, actor in path:
            node.visits += 1
            edge.visits += 1
            edge.total += values[actor]
        return values[me]

    def _walk(
        self,
        table: Table,
        source: Fate,
        at: list[Node],
        asked: Choice,
        option: Option,
        dice: Dice,
        clock: Clock,
        last: int,
        me: int,
    ) -> list[tuple[Node, Edge, int]]:
        """Go down the trees, each seat in its own, up to an option that was never tried there: the way taken."""
        game, state = table.game, table.state
        path: list[tuple[Node, Edge, int]] = []
        actor = me
        met = False
        while True:
            node = at[actor]
            if path:
                option = self._select(node, game, state, asked, dice, actor == me)
            edge = offered(node, option, asked)
            path.append((node, edge, actor))
            fresh = edge.visits == 0
            hidden = table.is_split or asked.secret
            table.take(option, actor)
            follow(at, (actor, option), actor if hidden else None, source)
            turn = table.turn(me)
            late = clock(state, table.stages) >= last
            if turn is None or late or (len(path) >= patience_of(self.horizon) and is_judged(game)):
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

    def _play_out(self, game: Game[Any], table: Table, dice: Dice, clock: Clock, last: int, me: int) -> list[float]:
        """Play on by the game's own quick policy until so many stages are over, and say what each seat has of it."""
        rollout, advice = game.bots.rollout, game.bots.SEARCH
        policies = [advice.rollout_other or rollout] * table.state.players
        policies[me] = rollout
        patience = patience_of(self.horizon) if is_judged(game) else 1_000_000
        play_on(table, policies, dice, clock, last, patience)
        values = worth(game, table.state, self.over)
        if self.taste is not None:
            values[me] = self.taste.flavour(game, table.state, me, values[me])
        return values


def offered(node: Node, option: Option, asked: Choice) -> Edge:
    """The edge of this option, which is about to be taken; the others that could have been are counted as offered."""
    edges = node.edges
    edge = edges.get(option)
    if edge is None:
        edge = edges[option] = Edge()
    if len(edges) == 1:
        edge.offered += 1
        return edge
    for rival in asked.options:
        known = edges.get(rival)
        if known is not None:
            known.offered += 1
    return edge


def follow(at: list[Node], step: tuple[int, Option], alone: int | None, source: Fate) -> None:
    """Move every seat on to what it has seen: the step, unless one seat `alone` saw it, and what fate brought since."""
    for seat in range(len(at)):
        if alone is None or alone == seat:
            at[seat] = at[seat].follow(step)
    if source.seen:
        for seat in range(len(at)):
            outcomes = tuple([outcome for outcome, seats in source.seen if seats is None or seat in seats])
            if outcomes:
                at[seat] = at[seat].fate(outcomes)
        source.seen.clear()


def guess_world(seat: Seat, world: int, dice: Dice) -> tuple[Table, Fate]:
    """A guess of what the seat does not know, made with these dice, and the luck that everybody meets in it: the same
    whenever the same world is asked for."""
    table = seat.guess(dice, light=True)
    source = Fate(world)
    table.source = source
    return table, source


Policy = Callable[[Any, Choice, Dice], Option]
Clock = Callable[[Any, int], int]


def parts_over(game: Game[Any], state: State) -> int:
    """How many scenarios of a campaign are over; 0 in a game that has none."""
    parts = game.bots.SEARCH.parts
    return 0 if parts is None else parts(state)[0]


def part_worth(game: Game[Any], state: State, over: int) -> list[float] | None:
    """What each seat has of the scenario that has ended since so many of a campaign were over; None before that."""
    parts = game.bots.SEARCH.parts
    if parts is None or parts(state)[0] <= over:
        return None
    return [float(parts(state)[1])] * state.players


def alarm(game: Game[Any], state: State, stages: int, steps: int, over: int) -> tuple[Clock, int]:
    """A clock, and what it says when a try has played on far enough: so many steps, and never beyond the scenario that
    a decision of a campaign bears on."""
    clock, parts = game.bots.SEARCH.clock, game.bots.SEARCH.parts
    last = clock(state, stages) + steps
    if parts is None:
        return clock, last

    def rings(state: Any, stages: int) -> int:
        return int(clock(state, stages) >= last or parts(state)[0] > over)

    return rings, 1


def play_on(table: Table, policies: Sequence[Policy], dice: Dice, clock: Clock, last: int, patience: int) -> None:
    """Play on, each seat by its quick policy, until the clock says `last`, the game is over or patience is."""
    take = table.take
    state = table.state
    for _ in range(patience):
        if clock(state, table.stages) >= last:
            break
        turn = table.turn()
        if turn is None:
            break
        seat, asked = turn
        options = asked.options
        take(options[0] if len(options) == 1 else policies[seat](state, asked, dice), seat)


def worth(game: Game[Any], state: State, over: int = 0) -> list[float]:
    """What each seat has of a state, from 0 to 1: how it ended, or the scenario since so many of a campaign were over;
    before that, how it stands."""
    result = state.result
    if result is None:
        scenario = part_worth(game, state, over)
        if scenario is not None:
            return scenario
        return stands(game, state)
    final_value = game.bots.SEARCH.final_value
    verdict = final_value(state) if final_value is not None else None
    if verdict is not None:
        return list(verdict)
    winners, scores = result.winners, result.scores
    if game.cooperative:
        return [1.0 if winners else 0.0] * state.players
    least, total = min(scores, default=0.0), sum(scores, 0.0)
    span = total - least * len(scores)
    return [
        (1 - SCORES) * ((1.0 / len(winners)) if seat in winners else 0.0)
        + SCORES * ((scores[seat] - least) / span if span > 0 else 1.0 / state.players)
        for seat in range(state.players)
    ]


def stands(game: Game[Any], state: State) -> list[float]:
    """How likely each seat is to win from here: by the game's own outlook, by a line fitted to many games, or by its
    `evaluate`."""
    outlook = game.bots.SEARCH.outlook
    if outlook is not None:
        return list(outlook(state))
    value = value_of(game)
    return list(game.bots.evaluate(state)) if value is None else value.judge(game, state)


def reach_of(game: Game[Any], horizon: int) -> int:
    """How many stages to play on; to the end where nothing says how things stand."""
    return horizon if is_judged(game) else 1_000_000


def patience_of(horizon: int) -> int:
    return max(PATIENCE, PER_STAGE * horizon)


def is_fitted(game: Game[Any]) -> bool:
    """Whether how a state stands is said by something that was fitted to many games."""
    return game.bots.SEARCH.outlook is not None or value_of(game) is not None


def is_judged(game: Game[Any]) -> bool:
    """Whether a state in the middle of this game can be judged."""
    return game.bots.SEARCH.is_judged or is_fitted(game)


def fingerprint(view: State, choice: Choice) -> bytes:
    """A name for what a seat sees when it is asked, to find the moment again in a tree."""
    try:
        return _encode((view, choice.kind, choice.about))
    except OverflowError:  # a board wider than a machine word
        return _encode_wide((view, choice.kind, choice.about))


def read_taste(style: str) -> Taste | None:
    """What a style likes; BadOption says which there are."""
    if not style:
        return None
    if style not in TASTES:
        raise BadOption("error.no-style", style=style, styles=", ".join(TASTES))
    return Taste(TASTES[style])


def search_agent(game: Game[Any], detail: str, dice: Dice) -> Search:
    """The agent that `search`, `search:500`, `search:300it` or `search:500:bold` means."""
    budget, _, style = detail.partition(":")
    return Search(read_budget(budget), dice, taste=read_taste(style))
