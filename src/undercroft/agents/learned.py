"""Plays what it has learned: a small network that scores each option by features of the state and the option.

Plain Python, so that a table needs nothing installed to seat one; quicker where NumPy is there. `learned` alone is the
network that ships with the game (`networks/GAME.json`). Training lives in the lab.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path
from struct import calcsize, error, pack, unpack
from typing import Any

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.core.state import State
from undercroft.core.table import Table


def _numpy() -> Any:
    """NumPy where it is installed; plain Python does the same sums."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


np = _numpy()

FORMAT = 2
"""Files of format 1 have no words, and their weights as lists of numbers; they are read as well."""

ADVICE = "!"
"""The word of the option that the game would answer at once, for networks that know it."""

ALWAYS = 0x5EED
"""The quick policy's dice, the same for every advice."""

WORDS = 8
"""So many words an option has at most."""

ENDS = 3
"""What a glance tells beside the changes: whether this seat won at once, lost at once, and is still to move."""

FINE = 6
"""Scores are compared to so many digits, so that plain Python and NumPy take the same option."""


def words_of(choice: Choice, option: Option) -> list[str]:
    """What an option is called beside its features: the question, the verb, and what either names."""
    verb = str(option[0])
    made = [f"?{choice.kind}", verb]
    made += [f"{verb} {part}" for part in option[1:] if type(part) is str]
    made += [f"?{choice.kind} {part}" for part in choice.about if type(part) is str]
    return list(dict.fromkeys(made))[:WORDS]


class Layer(msgspec.Struct):
    """Rows of weights, one row per unit, and a bias for each."""

    weights: list[list[float]]
    bias: list[float]


class PackedLayer(msgspec.Struct, omit_defaults=True):
    """A layer as it is kept: rows and biases as they are (format 1), or one after the other as half-precision
    numbers in base64."""

    weights: list[list[float]] = []
    bias: list[float] = []
    units: int = 0
    halves: str = ""

    def open(self) -> Layer:
        if not self.halves:
            return Layer(self.weights, self.bias)
        data = b64decode(self.halves, validate=True)
        numbers = unpack(f"<{len(data) // calcsize('<e')}e", data)
        cut = len(numbers) - self.units
        columns, rest = divmod(cut, self.units)
        if cut < 0 or rest:
            raise ValueError("weights that make no rows")
        rows = [list(numbers[at * columns : (at + 1) * columns]) for at in range(self.units)]
        return Layer(rows, list(numbers[cut:]))

    @classmethod
    def pack(cls, layer: Layer) -> PackedLayer:
        numbers = [*chain.from_iterable(layer.weights), *layer.bias]
        return cls(units=len(layer.bias), halves=b64encode(pack(f"<{len(numbers)}e", *numbers)).decode())


class NetworkFile(msgspec.Struct):
    game: str
    version: str
    state: int
    option: int
    layers: list[PackedLayer]
    words: list[str] = []
    format: int = 1
    glances: int = 0


class Network(msgspec.Struct, dict=True):
    """A perceptron over the features of a state, those of an option and the option's words; the last layer gives one
    score."""

    game: str
    version: str
    """Of the rules it learned on."""
    state: int
    """How many features describe the state, and how many an option (what glances show among them)."""
    option: int
    layers: list[Layer]
    words: list[str] = []
    """The words it knows; each has a column of the first layer, after the features."""
    glances: int = 0
    """In how many guessed worlds it tries each option for a moment (`glance`)."""

    @cached_property
    def places(self) -> dict[str, int]:
        """Where a word stands among the entries of an option."""
        return {word: self.option + at for at, word in enumerate(self.words)}

    @cached_property
    def _arrays(self) -> list[tuple[Any, Any]]:
        return [(np.ascontiguousarray(np.array(layer.weights).T), np.array(layer.bias)) for layer in self.layers]

    def described(self, features: list[float], words: Iterable[str]) -> list[tuple[int, float]]:
        """An option's entries that are not zero."""
        made = [(at, x) for at, x in enumerate(features) if x]
        made += [(at, 1.0) for at in map(self.places.get, words) if at is not None]
        return made

    def scores(self, state: list[float], options: list[list[tuple[int, float]]]) -> list[float]:
        """The worth of each option. What the state adds to the first layer is worked out once for all of them."""
        made = self.scores_plain(state, options) if np is None else self.scores_quick(state, options)
        return [round(score, FINE) for score in made]

    def scores_plain(self, state: list[float], options: list[list[tuple[int, float]]]) -> list[float]:
        first = self.layers[0]
        cut = self.state
        base = [
            bias + sum([w * x for w, x in zip(row, state, strict=False)])
            for row, bias in zip(first.weights, first.bias, strict=True)
        ]
        made = []
        for option in options:
            active = [(cut + at, x) for at, x in option]
            hidden = [
                max(0.0, b + sum([row[at] * x for at, x in active])) for b, row in zip(base, first.weights, strict=True)
            ]
            for layer in self.layers[1:-1]:
                hidden = [max(0.0, value) for value in _dense(layer, hidden)]
            made.append(_dense(self.layers[-1], hidden)[0])
        return made

    def scores_quick(self, state: list[float], options: list[list[tuple[int, float]]]) -> list[float]:
        (first, bias), *rest = self._arrays
        cut = self.state
        rows: Any = np.zeros((len(options), len(bias)))
        for number, option in enumerate(options):  # few entries of an option are not zero
            if option:
                rows[number] = np.array([x for _, x in option]) @ first[[cut + at for at, _ in option]]
        hidden = np.maximum(rows + (np.array(state) @ first[:cut] + bias), 0)
        for weights, more in rest[:-1]:
            hidden = np.maximum(hidden @ weights + more, 0)
        weights, more = rest[-1]
        scores: list[float] = (hidden @ weights + more)[:, 0].tolist()
        return scores

    def save(self, path: str | Path) -> None:
        packed = [PackedLayer.pack(layer) for layer in self.layers]
        file = NetworkFile(self.game, self.version, self.state, self.option, packed, self.words, FORMAT, self.glances)
        Path(path).write_bytes(msgspec.json.encode(file) + b"\n")


def _dense(layer: Layer, values: list[float]) -> list[float]:
    return [
        bias + sum([w * x for w, x in zip(row, values, strict=True)])
        for row, bias in zip(layer.weights, layer.bias, strict=True)
    ]


@lru_cache(maxsize=16)
def read_network(path: str) -> Network:
    try:
        file = msgspec.json.decode(Path(path).read_bytes(), type=NetworkFile)
        if file.format not in (1, FORMAT):
            raise ValueError(f"format {file.format} instead of {FORMAT}")
        layers = [layer.open() for layer in file.layers]
        _check(file, layers)
    except OSError as failure:
        raise BadOption("error.learned-agent", path=path, cause=failure.strerror or str(failure)) from None
    except (msgspec.MsgspecError, ValueError, error) as failure:
        raise BadOption("error.learned-agent", path=path, cause=str(failure)) from None
    return Network(file.game, file.version, file.state, file.option, layers, file.words, file.glances)


def _check(file: NetworkFile, layers: list[Layer]) -> None:
    width = file.state + file.option + len(file.words)
    for layer in layers:
        if len(layer.bias) != len(layer.weights) or any(len(row) != width for row in layer.weights):
            raise ValueError("layers that do not fit together")
        width = len(layer.bias)
    if width != 1 or len(layers) < 2:
        raise ValueError(f"{len(layers)} layers and {width} outputs")


def advice_for(seat: Seat, choice: Choice) -> Option:
    """What the game would answer at once: its quick policy, or its sensible player where the policy would need to know
    what the seat does not."""
    bots = seat.game.bots
    return bots.greedy(seat) if seat.game.has_secrets else bots.rollout(seat.view, choice, Dice(ALWAYS))


def glance(seat: Seat, options: Sequence[Option], before: Sequence[float], worlds: int) -> list[list[float]]:
    """What each option would change at once: it is taken in guessed worlds, the same for all of them, up to the next
    question to anybody. Their luck is always the same, and guesses know no more than the seat does."""
    made = [_glance_at(seat, option, before, 0) for option in options]
    for number in range(1, worlds):
        more = [_glance_at(seat, option, before, number) for option in options]
        made = [[x + y for x, y in zip(*rows, strict=True)] for rows in zip(made, more, strict=True)]
    return made if worlds == 1 else [[x / worlds for x in row] for row in made]


def _glance_at(seat: Seat, option: Option, before: Sequence[float], number: int) -> list[float]:
    me = seat.index
    twin = seat.guess(Dice(ALWAYS + number), light=True)
    asked = twin.asked(me)
    if asked is None or option not in asked.options:
        return [0.0] * (len(before) + ENDS)  # the guess offers something else, which tells nothing
    twin.take(option, me)
    turn = twin.turn(me)
    result = twin.state.result
    if result is not None:
        won = float(me in result.winners)
        return [0.0] * len(before) + [won, 1 - won, 0.0]
    after = seat.game.bots.features(twin._sight(me), me)
    changes = [now - then for now, then in zip(after, before, strict=True)]
    return [*changes, 0.0, 0.0, float(turn is not None and turn[0] == me)]


def rows_of(bots: Any, view: State, seat: int, choice: Choice) -> list[list[float]]:
    """The features of each option; many games describe all of them at once."""
    at_once = getattr(bots, "option_rows", None)
    if at_once is None:
        return [bots.option_features(view, seat, choice, option) for option in choice.options]
    numbers = at_once(view, seat, choice, choice.options)
    size = len(numbers) // len(choice.options)
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def described(
    seat: Seat, choice: Choice, advised: bool, glances: int
) -> tuple[list[float], list[list[float]], list[list[str]]]:
    """How a decision looks to a network: features of the state, and features and words of each option."""
    bots, view, options = seat.game.bots, seat.view, choice.options
    state = bots.features(view, seat.index)
    rows = rows_of(bots, view, seat.index, choice)
    if glances:
        seen = glance(seat, options, state, glances)
        rows = [row + changes for row, changes in zip(rows, seen, strict=True)]
    advice = advice_for(seat, choice) if advised else None
    words = [words_of(choice, option) + [ADVICE] * (option == advice) for option in options]
    return state, rows, words


class Learned:
    """A player that takes the option its network scores highest."""

    __slots__ = ("network",)

    def __init__(self, network: Network) -> None:
        self.network = network

    def __call__(self, seat: Seat) -> Option:
        choice, network = seat.request, self.network
        assert choice is not None
        options = choice.options
        if len(options) == 1:
            return options[0]
        state, rows, words = described(seat, choice, ADVICE in network.places, network.glances)
        scores = network.scores(state, [network.described(*each) for each in zip(rows, words, strict=True)])
        return options[max(range(len(options)), key=scores.__getitem__)]


@cache
def sensible_of(game: Game[Any]) -> Callable[[Seat], Option]:
    """The player whose choice a search starts from: the network that ships, where the game says that it plays better
    than its own `greedy`."""
    if not game.bots.SEARCH.is_learned:
        return game.bots.greedy
    try:
        return learned_agent(game, "", Dice(0))
    except BadOption:  # none ships, or its features are not those of today
        return game.bots.greedy


def shipped(game: Game[Any]) -> str | None:
    """The file of the network that ships for a game, where there is one."""
    place = files("undercroft.agents") / "networks" / f"{game.name}.json"
    return str(place) if place.is_file() else None


@cache
def _sizes(game: Game[Any]) -> tuple[int, int]:
    """How many features this game has of a state and of an option, from its first question."""
    table = Table(game, {}, seed=0, light=True)
    turn = table.turn()
    assert turn is not None
    seat, choice = turn
    view = table.view(seat)
    option = game.bots.option_features(view, seat, choice, choice.options[0])
    return len(game.bots.features(view, seat)), len(option)


def learned_agent(game: Game[Any], path: str, dice: Dice) -> Learned:
    """The agent that `learned:FILE` means, or `learned` where a network ships; it must have learned this game."""
    if not path:
        found = shipped(game)
        if found is None:
            raise BadOption("error.learned-agent", path=game.name, cause="no network ships for this game")
        path = found
    network = read_network(path)
    if network.game != game.name:
        raise BadOption("error.learned-agent", path=path, cause=f"it learned {network.game}, not {game.name}")
    state, option = _sizes(game)
    if network.glances:
        option += state + ENDS
    if (network.state, network.option) != (state, option):
        learned_from = f"it learned from {network.state} + {network.option} features"
        cause = f"{learned_from}, the game now has {state} + {option}: train it anew"
        raise BadOption("error.learned-agent", path=path, cause=cause)
    return Learned(network)
