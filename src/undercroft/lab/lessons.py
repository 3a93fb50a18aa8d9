"""The games that a training plays, here or in worker processes: who sits at the table, what they saw and did, and what
came of it. No PyTorch is needed for that.

Game number i of a plan depends on the plan, the number and the weights it is played with alone, so a training is the
same with any number of workers.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from undercroft.agents import agent as named_agent
from undercroft.agents.learned import ADVICE, WORDS, described
from undercroft.core.chance import Dice
from undercroft.core.extras import needing
from undercroft.core.game import Agent, Game
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.lab.plan import Plan
from undercroft.lab.rewards import judged, standing
from undercroft.lab.tutor import weigh

with needing("learn"):
    import numpy as np

MOST_WORDS = 1500
"""So many words a network knows at most."""
MOST_TRIED = 10
"""The tutor tries so many options of a decision at most."""
FINE = 1 << 53


class Moment(msgspec.Struct):
    """One decision: what was seen, what was picked, and what came of it."""

    state: Any
    options: Any
    words: Any
    """The places of each option's words, from 1; 0 is none."""
    picked: int
    chance: float
    reward: float = 0.0
    gains: Any = None
    """Of a decision that the tutor saw: by how much each option is worth more than what is done there."""


class Path(msgspec.Struct):
    """All decisions of a seat in one game side by side, the options of all of them in one long list."""

    states: Any
    options: Any
    words: Any
    counts: Any
    picked: Any
    chances: Any
    rewards: Any
    gains: Any
    """For each option; not a number where the tutor said nothing of it."""
    told: Any

    @classmethod
    def of(cls, moments: Sequence[Moment]) -> Path:
        return cls(
            np.stack([moment.state for moment in moments]).astype(np.float16),
            np.concatenate([moment.options for moment in moments]).astype(np.float16),
            np.concatenate([moment.words for moment in moments]),
            np.array([len(moment.options) for moment in moments], np.int32),
            np.array([moment.picked for moment in moments], np.int32),
            np.array([moment.chance for moment in moments], np.float32),
            np.array([moment.reward for moment in moments], np.float32),
            np.concatenate([_gains(moment) for moment in moments]),
            np.array([moment.gains is not None for moment in moments]),
        )


def _gains(moment: Moment) -> Any:
    return np.full(len(moment.options), np.nan, np.float32) if moment.gains is None else moment.gains


class Vocabulary:
    """The words of options, numbered from 1 as they are met until it is closed."""

    def __init__(self, words: Sequence[str] = (), is_open: bool = True) -> None:
        self.places = {word: at for at, word in enumerate(words, 1)}
        self.is_open = is_open

    def read(self, words: list[str]) -> list[int]:
        if self.is_open:
            for word in words:
                if word not in self.places and len(self.places) < MOST_WORDS:
                    self.places[word] = len(self.places) + 1
        found = [self.places.get(word, 0) for word in words]
        return found + [0] * (WORDS + 1 - len(found))


class Eye:
    """How a decision looks to a learner: features of the state and of each option, and the options' words."""

    def __init__(self, game: Game[Any], plan: Plan, vocabulary: Vocabulary | None = None) -> None:
        self.game = game
        self.advice, self.glances = plan.advice, plan.glances
        self.vocabulary = vocabulary or Vocabulary([ADVICE] if plan.advice else [])

    def see(self, table: Table, seat: int, choice: Choice) -> Moment:
        """The decision, with nothing picked yet."""
        state, shown, words = described(table.seat(seat), choice, self.advice, self.glances)
        places = [self.vocabulary.read(known) for known in words]
        return Moment(
            np.asarray(state, np.float32), np.asarray(shown, np.float32), np.asarray(places, np.int16), 0, 1.0
        )


class Quick:
    """A policy's weights in plain arrays: choosing one option at a time is quicker so."""

    def __init__(self, arrays: Mapping[str, Any], state: int) -> None:
        self.state, self.option = arrays["first.weight"][:, :state].T, arrays["first.weight"][:, state:].T
        self.words = arrays["words.weight"].copy()
        self.words[0] = 0
        self.bias = arrays["first.bias"]
        self.second, self.second_bias = arrays["second.weight"].T, arrays["second.bias"]
        self.score = arrays["score.weight"][0]

    def chances(self, moment: Moment) -> Any:
        hidden = moment.options @ self.option + self.words[moment.words].sum(1)
        hidden = np.maximum(hidden + (moment.state @ self.state + self.bias), 0)
        scores = np.maximum(hidden @ self.second + self.second_bias, 0) @ self.score
        odds = np.exp(scores - scores.max())
        return odds / odds.sum()


Player = Callable[[Table, int, Choice], Option]
"""Answers at a seat, and keeps what it saw of it if that is to be learned from."""


class Pupil:
    """The policy at a seat: it takes options by their chances, and asks the tutor now and then."""

    def __init__(self, eye: Eye, quick: Quick, dice: Dice, plan: Plan) -> None:
        self.eye, self.quick, self.dice, self.plan = eye, quick, dice, plan
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        moment = self.eye.see(table, seat, choice)
        chances = self.quick.chances(moment)
        at = min(int(np.searchsorted(np.cumsum(chances), self.dice.below(FINE) / FINE)), len(chances) - 1)
        moment.picked, moment.chance = at, float(chances[at])
        if self.plan.asks and self.dice.below(100) < self.plan.asks:
            self.ask(moment, table.seat(seat), choice, chances)
        self.path.append(moment)
        return choice.options[at]

    def ask(self, moment: Moment, seat: Seat, choice: Choice, chances: Any) -> None:
        """The tutor's word on the likeliest options; nothing is said of the others, nor of settled questions."""
        if seat.game.bots.SEARCH.is_settled(seat.view, choice):
            return
        shown = np.argsort(-chances, kind="stable")[:MOST_TRIED]
        worths = told_worths(seat, choice, shown, self.plan.worlds, self.dice)
        places = np.flatnonzero(~np.isnan(worths))
        if len(places) > 1:
            odds = chances[places] / chances[places].sum()
            moment.gains = worths - np.float32((worths[places] * odds).sum())


def told_worths(seat: Seat, choice: Choice, shown: Sequence[int], worlds: int, dice: Dice) -> Any:
    """What the tutor makes of the options shown; not a number for the others."""
    worths: Any = np.full(len(choice.options), np.nan, np.float32)
    for at, worth in zip(shown, weigh(seat, choice, [choice.options[at] for at in shown], worlds, dice), strict=True):
        if worth is not None:
            worths[at] = worth
    return worths


class Teacher:
    """An agent at a seat whose answers are imitated; some of them are slips, and then what it would have done.

    Where there is a tutor, he says of some decisions what the other options are worth beside the agent's; the agent's
    answer is learned where nobody would ask him.
    """

    def __init__(self, eye: Eye, agent: Agent, plan: Plan, dice: Dice) -> None:
        self.eye, self.agent, self.plan, self.dice = eye, agent, plan, dice
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        plan, options = self.plan, choice.options
        option: Any = self.agent(table.seat(seat))
        moment = self.eye.see(table, seat, choice)
        moment.picked = list(options).index(option)
        if plan.asks and not self.eye.game.bots.SEARCH.is_settled(table.view(seat), choice):
            moment.chance = 0.0
            if self.dice.below(100) < plan.asks:
                self.ask(moment, table.seat(seat), choice)
        self.path.append(moment)
        if plan.slips and self.dice.below(100) < plan.slips:
            return options[self.dice.below(len(options))]
        return options[moment.picked]

    def ask(self, moment: Moment, seat: Seat, choice: Choice) -> None:
        places = [at for at in range(len(choice.options)) if at != moment.picked]
        while len(places) >= MOST_TRIED:
            del places[self.dice.below(len(places))]
        worths = told_worths(seat, choice, [moment.picked, *places], self.plan.worlds, self.dice)
        if not np.isnan(worths[moment.picked]):
            moment.gains = worths - worths[moment.picked]


class Rival:
    """An agent at a seat that nothing is learned from."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.path: list[Moment] = []

    def __call__(self, table: Table, seat: int, choice: Choice) -> Option:
        option: Any = self.agent(table.seat(seat))
        return option  # type: ignore[no-any-return]


def play_out(table: Table, players: Sequence[Pupil | Teacher | Rival], plan: Plan) -> None:
    """One game; each player's path gets its rewards."""
    stand = judged if plan.judged else standing
    before = stand(table) if plan.shaped else [0.0] * len(players)
    for _ in range(plan.limit):
        turn = table.turn()
        if turn is None:
            break
        seat, choice = turn
        options = choice.options
        table.take(options[0] if len(options) == 1 else players[seat](table, seat, choice), seat)
        if table.is_over or (plan.shaped and len(options) > 1):
            now = stand(table)
            for at, player in enumerate(players):
                if player.path:
                    player.path[-1].reward += now[at] - before[at]
            before = now


class Course(msgspec.Struct, frozen=True):
    """What all games of a training have in common. The set-ups take turns."""

    variants: tuple[dict[str, Any], ...]
    plan: Plan

    def table(self, game: Game[Any], number: int, dice: Dice, light: bool) -> Table:
        """Game `number`; a light one is quicker, but no agent can guess at it."""
        options = self.variants[number % len(self.variants)]
        table = Table(game, options, dice.below(1 << 48), light=light)
        table.log = table.state.log = None
        return table

    def dice(self, number: int) -> Dice:
        dice = Dice(Dice(self.plan.seed).below(1 << 63))
        dice.jump(number)
        return dice.split()


class Played(msgspec.Struct):
    """What came of a game."""

    paths: list[Path]
    words: list[str] = []
    """Of a lesson: the words that its paths number."""
    won: float | None = None
    """Of a round's game, where it counts: whether it was won (against the rival, where there is one)."""


def lesson(game: Game[Any], course: Course, number: int) -> Played:
    """One game of the teacher at all seats: what each seat saw and did."""
    plan = course.plan
    dice = course.dice(number)
    table = course.table(game, number, dice, light=False)
    eye = Eye(game, plan)
    players = [
        Teacher(eye, named_agent(plan.teaches, game, dice.split()), plan, dice.split())
        for _ in range(table.state.players)
    ]
    play_out(table, players, plan)
    return Played([Path.of(player.path) for player in players if player.path], list(eye.vocabulary.places))


def match(game: Game[Any], course: Course, number: int, at: int, weights: bytes) -> Played:
    """The game that is `at` in its round: the policy plays itself, or at one seat against the rival."""
    plan = course.plan
    quick, vocabulary = _opened(weights)
    alone = not plan.rival or at % 2 == 1
    dice = course.dice(number)
    guesses = plan.glances or plan.asks or (plan.advice and game.has_secrets)
    table = course.table(game, number, dice, light=alone and not guesses)
    eye = Eye(game, plan, vocabulary)
    count = table.state.players
    learners = range(count) if alone else [at // 2 % count]
    players: list[Pupil | Rival] = [
        Pupil(eye, quick, dice.split(), plan)
        if seat in learners
        else Rival(named_agent(plan.rival, game, dice.split()))
        for seat in range(count)
    ]
    play_out(table, players, plan)
    winners = table.state.result.winners if table.state.result is not None else ()
    won = None
    if game.cooperative or not plan.rival:
        won = float(bool(winners))
    elif not alone:
        won = (learners[0] in winners) / max(1, len(winners))
    return Played([Path.of(player.path) for player in players if player.path], won=won)


def closed(arrays: Mapping[str, Any], state: int, words: Sequence[str]) -> bytes:
    """A policy as it travels to the workers."""
    return pickle.dumps((dict(arrays), state, list(words)), pickle.HIGHEST_PROTOCOL)


@lru_cache(maxsize=1)
def _opened(weights: bytes) -> tuple[Quick, Vocabulary]:
    arrays, state, words = pickle.loads(weights)
    return Quick(arrays, state), Vocabulary(words, is_open=False)
