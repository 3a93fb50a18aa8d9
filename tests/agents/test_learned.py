"""The players that ship with what they learned: each fits its game, plays whole games and knows its seat alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.vault import GAME
from undercroft.agents import agent
from undercroft.agents.learned import ENDS, Layer, Learned, Network, read_network, shipped
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.request import Option
from undercroft.core.seat import Seat
from undercroft.core.table import Table
from undercroft.lab.simulate import simulate

SHIPPED = sorted(file.stem for file in (Path(__file__).parents[2] / "src/undercroft/agents/networks").glob("*.json"))
SOURCE = Path(__file__).parents[2] / "src/undercroft/agents/learned.py"
SHORT: dict[str, dict[str, Any]] = {
    "bugs": {"mode": "scenario"},
    "jaws": {"mode": "scenario"},
    "machina": {"explorers": 2},
}
MOST_BYTES = 3_000_000


@pytest.mark.parametrize("name", SHIPPED)
def test_what_ships_is_small_and_fits_its_game(name: str) -> None:
    game = load(name)
    path = shipped(game)
    assert path is not None
    assert Path(path).stat().st_size <= MOST_BYTES
    table = Table(game, SHORT.get(name, {}), seed=1)
    turn = table.turn()
    assert turn is not None
    seat, choice = turn
    view = table.view(seat)
    network = read_network(path)
    assert network.game == name
    assert network.state == len(game.bots.features(view, seat))
    glances = network.state + ENDS if network.glances else 0
    assert network.option == glances + len(game.bots.option_features(view, seat, choice, choice.options[0]))


@pytest.mark.parametrize("name", SHIPPED)
def test_it_plays_a_whole_game_without_a_fault(name: str) -> None:
    options = SHORT.get(name, {})
    players = Table(load(name), options, seed=1).state.players
    report = simulate(name, ["learned"] * players, 1, options=options, seed=5)
    assert report.games == 1
    assert not report.faults
    assert not {"unfinished", "circles", "error"} & report.reasons.keys()


class Watched:
    """A seat that notes what it is asked for."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.index = seat.index
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.asked.add(name)
        return getattr(self.seat, name)


@pytest.mark.parametrize("name", SHIPPED)
def test_it_answers_the_same_when_what_its_seat_cannot_know_is_dealt_otherwise(name: str) -> None:
    game = load(name)
    table = Table(game, SHORT.get(name, {}), seed=8)
    player = agent("learned", game, Dice(1))
    compared = 0
    while compared < 12 and (turn := table.turn()) is not None:
        seat, choice = turn
        option: Any = game.bots.greedy(table.seat(seat))
        if len(choice.options) > 1 and table.version % 5 == 0:
            watched: Any = Watched(table.seat(seat))
            answer = player(watched)
            assert answer in choice.options
            assert watched.asked <= {"request", "view", "guess", "game"}
            assert player(table.seat(seat).guess(Dice(4711)).seat(seat)) == answer
            compared += 1
        table.choose(option, seat)
    assert compared


def test_plain_python_takes_the_same_options_as_arrays() -> None:
    """A game of Thunderstone without NumPy ends as it does with it, also for a search that reads networks."""
    pytest.importorskip("numpy")
    program = (
        "import sys\n"
        "if sys.argv[1] == 'plain': sys.modules['numpy'] = None\n"
        "from undercroft.agents import agent, learned\n"
        "from undercroft.core.chance import Dice\n"
        "from undercroft.core.game import load\n"
        "from undercroft.core.table import Table\n"
        "assert (learned.np is None) == (sys.argv[1] == 'plain')\n"
        "game = load('thunderstone')\n"
        "table = Table(game, {}, seed=3)\n"
        "table.run([agent('learned', game, Dice(1)), agent('search:12it', game, Dice(2))])\n"
        "print(table.state.result, table.version)\n"
    )
    told = [
        subprocess.run([sys.executable, "-c", program, way], capture_output=True, text=True, check=True).stdout
        for way in ("plain", "arrays")
    ]
    assert told[0] == told[1] != ""


def test_a_game_without_a_network_says_so() -> None:
    with pytest.raises(BadOption, match="no network"):
        agent("learned", GAME, Dice(1))


def small(words: list[str]) -> Network:
    """Two features of the state, one of an option: the score is the option's feature and 2 for the word `lead`."""
    first = Layer([[0.0, 0.0, 1.0, *([2.0] if words else [])]], [0.25])
    return Network("vault", "1", 2, 1, [first, Layer([[1.0]], [0.0])], words)


def test_a_saved_network_comes_back_the_same(tmp_path: Path) -> None:
    network = small(["lead"])
    network.save(tmp_path / "small.json")
    again = read_network(str(tmp_path / "small.json"))
    assert again == network
    rows = [again.described([0.5], ["lead", "unknown"]), again.described([0.5], [])]
    assert rows == [[(0, 0.5), (1, 1.0)], [(0, 0.5)]]
    assert again.scores([1.0, 1.0], rows) == [2.75, 0.75]


def test_a_file_of_the_first_format_is_read(tmp_path: Path) -> None:
    old = {"game": "vault", "version": "1", "state": 2, "option": 1, "format": 1}
    layers = [{"weights": [[0.0, 0.0, 1.0]], "bias": [0.25]}, {"weights": [[1.0]], "bias": [0.0]}]
    (tmp_path / "old.json").write_bytes(msgspec.json.encode({**old, "layers": layers}))
    assert read_network(str(tmp_path / "old.json")) == small([])


@pytest.mark.parametrize("halves", ["AAAA", "####", "AAA="])
def test_damaged_weights_are_refused(tmp_path: Path, halves: str) -> None:
    small(["lead"]).save(tmp_path / "small.json")
    kept = msgspec.json.decode((tmp_path / "small.json").read_bytes())
    kept["layers"][0]["halves"] = halves
    (tmp_path / "bad.json").write_bytes(msgspec.json.encode(kept))
    with pytest.raises(BadOption):
        read_network(str(tmp_path / "bad.json"))


def test_the_word_of_the_advice_marks_what_the_game_would_answer() -> None:
    """A network that looks at nothing but the advice plays as the game's own player does."""
    table = Table(GAME, {"players": 2}, seed=4)
    seen = GAME.bots.features(table.view(0), 0)
    option = table.seat(0).request
    assert option is not None
    facts = GAME.bots.option_features(table.view(0), 0, option, option.options[0])
    row = [0.0] * (len(seen) + len(facts)) + [1.0]
    follows = Learned(Network("vault", "1", len(seen), len(facts), [Layer([row], [0.0]), Layer([[1.0]], [0.0])], ["!"]))
    compared = 0
    while (turn := table.turn()) is not None:
        answer: Option = GAME.bots.greedy(table.seat(turn[0]))
        assert follows(table.seat(turn[0])) == answer
        compared += 1
        table.choose(answer, turn[0])
    assert compared > 4


def test_types_are_checked_alike_with_and_without_numpy() -> None:
    """NumPy is no part of what the tests install: what only its absence or presence asks for would be told then."""
    alone = ("--config-file=", "--strict", "--follow-imports=skip", "--ignore-missing-imports", "--no-site-packages")
    command = [sys.executable, "-m", "mypy", *alone, "--cache-dir", os.devnull, str(SOURCE)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    assert "checked 1 source file" in told
    assert "[unused-ignore]" not in told
