"""The rooms of a game as types: rules, knowledge, screen, reasons, bots and cases.

A room is a module of the game's folder (or any object) with these functions; mypy checks it where the game is built.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from undercroft.core.chance import Dice
from undercroft.core.errors import TableError
from undercroft.core.events import LogLine
from undercroft.core.request import Chance, Choice, Flow, Option, Outcome
from undercroft.core.say import Say
from undercroft.core.scene import Ending, Panel, plain_ending
from undercroft.core.seat import Seat
from undercroft.core.settings import Setting
from undercroft.core.state import State, facts

S = TypeVar("S", bound=State)
In = TypeVar("In", bound=State, contravariant=True)

Tally = Mapping[str, float | Sequence[str]]
"""What a designer counts of one seat at the end: numbers (`health`: how they are spread) and lists of message keys
(`cards`: who held them and won)."""


class Rules(Protocol[S]):
    """`rules.py`: set-up and stages. The chapters of the rulebook stand in modules beside it."""

    SETTINGS: tuple[Setting, ...]
    """The options of set-up; the first one is `players`: how many seats."""

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        """Refuse options that do not go together, with what would be right; fill in what follows from others.

        `options` holds every setting, `given` only what somebody chose.
        """

    def new_state(self, options: Mapping[str, Any]) -> S:
        """The state before anything was asked; what set-up leaves to fate or players is the first stage's."""

    def stage(self, state: S) -> Flow[None]:
        """Play the next stretch (a turn, a phase). Called until `state.result` is set."""

    def is_set_up(self, state: S) -> bool:
        """Whether set-up is over, so that a case's `given` may edit what lies on the table."""


class Knowledge(Protocol[In]):
    """`knowledge.py`: what a seat may know."""

    def veil(self, view: In, seat: int | None) -> None:
        """Take out of this copy what the seat (None: a spectator) may not know."""

    def redeal(self, start: In, now: In, seat: int, dice: Dice) -> None:
        """Deal anew, in this copy of the stage's start, what the seat does not know, so that it agrees with everything
        the seat knows `now`."""


class Screen(Protocol[In]):
    """`screen.py`: what a person sees, from a veiled view. Questions bring their own words and places."""

    def panels(self, view: In, seat: int | None) -> list[Panel]:
        """The panels of the screen."""

    def status(self, view: In) -> list[Say]:
        """A line or two for the head of the screen: round, whose turn."""

    def ending(self, view: In, story: Iterable[LogLine]) -> Ending | None:
        """How the game ended, or just now a scenario of its campaign: points, deeds, what is brought home.

        None while it is played. `story` is what everybody may know, from the beginning: events with their lines.
        """

    def outcome(self, chance: Chance, outcome: Outcome) -> Say | None:
        """An outcome in words, for people who enter it by hand; None: the words that its name has anyway."""

    def chance_prompt(self, state: In, chance: Chance) -> Say | None:
        """What is rolled or drawn, for people who enter it by hand; None: the message `chance-<kind>`."""


class WhyNot(Protocol[In]):
    """`why_not.py`: why a thing on the screen cannot be chosen now, from a veiled view."""

    def why_not(self, view: In, seat: int, choice: Choice, thing: str) -> Say | None:
        """The rule that keeps the thing from being an answer to this question, with its clause; None where the game
        has nothing better to say than what the question is about. Never asked of a thing that can be chosen."""


class Bots(Protocol[S]):
    """`bot/`: a sensible player, what a search needs, and what learning agents read."""

    SEARCH: SearchAdvice[S]

    def greedy(self, seat: Seat) -> Option:
        """A sensible player that looks one step ahead."""

    def rollout(self, state: S, choice: Choice, dice: Dice) -> Option:
        """A quick policy for searching agents, over a guessed state."""

    def evaluate(self, state: S) -> Sequence[float]:
        """How well each seat stands, from 0 (lost) to 1 (won), where a search stops looking."""

    def features(self, view: S, seat: int) -> list[float]:
        """What a learning agent reads of the state: always the same length, roughly between -1 and 1."""

    def option_features(self, view: S, seat: int, choice: Choice, option: Option) -> list[float]:
        """What a learning agent reads of one option: always the same length."""

    def tally(self, state: S) -> Sequence[Tally]:
        """What a designer counts at the end, one mapping per seat."""


@runtime_checkable
class RowBots(Protocol[In]):
    """What `bot/` has besides where all options of a question can be described quicker than one by one."""

    def option_rows(self, view: In, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
        """What `option_features` says of each of these options of the choice, one after the other."""


class Cases(Protocol[In]):
    """`case_setup.py`: the vocabulary of cases."""

    def edit(self, state: In, edits: Mapping[str, Any]) -> None:
        """Edit a fresh game for a case. Unknown words raise TableError('error.given')."""

    def facts(self, state: In) -> Any:
        """The whole state as plain JSON; what cases compare. Its paths are public: they outlive the state's shape."""


@runtime_checkable
class MapCases(Protocol[In]):
    """What `case_setup.py` has besides where the game has a map: cells by the names that the screen shows."""

    CELL_FACTS: Mapping[str, Callable[[Any, int], Any]]
    """The facts that hold cells, and how each writes one; see `core/cases/cells.py`."""

    def cells(self, state: In) -> Mapping[str, int]:
        """The cells of the map by their names."""

    def on_map(self, state: In) -> dict[str, Any]:
        """Further facts, by these names: what each cell is, what lies there, who stands there."""


@runtime_checkable
class Printing(Protocol):
    """What `case_setup.py` has besides where a case may give other printed values: the word `printed`."""

    def printed(self, value: Any) -> AbstractContextManager[None]:
        """The game's cards print these values until the context ends. TableError where they cannot."""


def _stages_over(state: Any, stages: int) -> int:
    return stages


def _never(view: Any, choice: Choice) -> bool:
    return False


def _all_options(view: Any, choice: Choice) -> Sequence[Option]:
    return choice.options


class SearchAdvice(Generic[S]):
    """What a game tells searching agents; every part has a default that serves."""

    __slots__ = (
        "candidates", "clock", "final_value", "gauges", "horizon", "is_flat", "is_judged", "is_learned", "is_long",
        "is_settled", "long_horizon", "margin", "near", "outlook", "parts", "rollout_other", "steady",
    )  # fmt: skip

    def __init__(
        self,
        *,
        is_judged: bool = True,
        is_learned: bool = False,
        horizon: int = 1,
        near: int = 4,
        margin: float = 1.0,
        clock: Callable[[S, int], int] = _stages_over,
        is_settled: Callable[[S, Choice], bool] = _never,
        is_long: Callable[[S, Choice], bool] = _never,
        long_horizon: int = 0,
        candidates: Callable[[S, Choice], Sequence[Option]] = _all_options,
        is_flat: bool = False,
        rollout_other: Callable[[S, Choice, Dice], Option] | None = None,
        final_value: Callable[[S], Sequence[float] | None] | None = None,
        steady: Callable[[S, Choice, Dice], Option] | None = None,
        parts: Callable[[S], tuple[int, bool]] | None = None,
        gauges: Callable[[S, int], Mapping[str, float]] | None = None,
        outlook: Callable[[S], Sequence[float]] | None = None,
    ) -> None:
        self.is_judged = is_judged
        """Whether `evaluate` says how things stand in the middle of a game; otherwise a search plays on to the end."""
        self.is_learned = is_learned
        """Whether the network that ships plays better than the greedy player: a search then starts from its choice."""
        self.horizon = horizon
        """How many steps of the clock a search plays on before it judges how things stand."""
        self.near = min(near, horizon)
        """After how many steps judge, coach and analysis do so: at most as far ahead as a search."""
        self.margin = margin
        """By how many standard errors a search must find an option better than the greedy one to prefer it."""
        self.clock = clock
        """What `horizon` counts, from the state and the number of stages that are over: by default those stages."""
        self.is_settled = is_settled
        """Whether the greedy player answers this question as well as anybody: a search spends no time on it."""
        self.is_long = is_long
        """Whether a settled question is worth a search all the same, if there is time: its play-outs take long, and
        a few of them say nothing."""
        self.long_horizon = long_horizon
        """The horizon of such a question; 0: as of any other."""
        self.candidates = candidates
        """The options that a search compares with the greedy one."""
        self.is_flat = is_flat
        """Whether it compares the options of its first decision alone, and plays on as `rollout` does from there."""
        self.rollout_other = rollout_other
        """A quicker policy for the seats that the search does not think for; None: the same one."""
        self.final_value = final_value
        """What each seat has of a finished game, from 0 to 1, where a near win counts too; None: winner takes all."""
        self.steady = steady
        """As `rollout` but without slips: how a sensible player would play on, to judge a decision; None: `rollout`."""
        self.parts = parts
        """How many scenarios of a campaign are over and whether the last one was won: a decision is judged by the
        scenario that it bears on; None: the whole game is one."""
        self.outlook = outlook
        """How likely each seat is to win from the middle of a game, fitted to many games; None: a fitted line says so,
        or `evaluate`."""
        self.gauges = gauges
        """What people look at to see how a seat stands, always under the same names: `health`, `cards`, `foes` (what
        their health comes to), `points`, `experience`, `gear`, `spirit`; the coach tells where an option moves them."""


# --- what a game has that does not bring a room of its own ----------------------------------------------------


class OpenKnowledge:
    """Everything lies open: nothing to hide and nothing to deal anew."""

    def veil(self, view: State, seat: int | None) -> None:
        pass

    def redeal(self, start: State, now: State, seat: int, dice: Dice) -> None:
        pass


OPEN = OpenKnowledge()


class NoReasons:
    """Nothing but what holds in every game: whose turn it is, and what is asked."""

    def why_not(self, view: Any, seat: int, choice: Choice, thing: str) -> Say | None:
        return None


class BlankScreen:
    """Nothing to see, and plain words for outcomes; a base for small screens."""

    def panels(self, view: Any, seat: int | None) -> list[Panel]:
        return []

    def status(self, view: Any) -> list[Say]:
        return []

    def ending(self, view: Any, story: Iterable[LogLine]) -> Ending | None:
        return plain_ending(view)

    def outcome(self, chance: Chance, outcome: Outcome) -> Say | None:
        return None

    def chance_prompt(self, state: Any, chance: Chance) -> Say | None:
        return None


class NoCases:
    """No words for cases yet: they compare the state as it is."""

    def edit(self, state: State, edits: Mapping[str, Any]) -> None:
        if edits:
            raise TableError("error.given", word=next(iter(edits)), known="")

    def facts(self, state: State) -> Any:
        return facts(state)
