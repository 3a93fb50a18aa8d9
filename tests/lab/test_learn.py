"""Learning: a small network, trained for seconds, beats random clearly, and sits at any table without PyTorch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import msgspec
import numpy as np
import torch

from tests.lab.vault import GAME, LAB_META, LabBots
from tests.sample import Vault, vault
from undercroft.agents import agent
from undercroft.agents.learned import glance, read_network
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.lab.class_room import ClassRoom
from undercroft.lab.learn import Batch, Plan, Policy, Report, Training, advantages, train
from undercroft.lab.lessons import Eye, Moment, Quick, Teacher
from undercroft.lab.lessons import Path as Steps
from undercroft.lab.simulate import simulate
from undercroft.lab.train import RECIPES, main
from undercroft.lab.tutor import weigh

TWO = {"players": 2}


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("learned") / "vault.json"
    train(GAME, TWO, Plan(rounds=12, games=32)).save(path)
    return str(path)


def test_it_learns_to_beat_random(learned: str) -> None:
    line, _ = simulate(GAME, [f"learned:{learned}", "random"], 200, rotate=True).agents
    assert line.win_low > 0.6  # random against random wins or shares about half


def test_the_example_learns_bugs(tmp_path: Path) -> None:
    """A shorter run of examples/train_bugs.py: it beats random clearly, and the file sits at any table."""
    example = Path(__file__).resolve().parents[2] / "examples" / "train_bugs.py"
    out = tmp_path / "bugs.json"
    command = [sys.executable, str(example), "--rounds", "5", "--games", "16", "--check", "40", "--out", str(out)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.count("round ") == 5
    options = {"mode": "scenario", "scenario": 1, "character": "tinkerer"}
    learned, chance = (
        simulate("bugs", [name], 60, options=options, seed=3).seats[0] for name in (f"learned:{out}", "random")
    )
    assert learned.win_low > chance.win_high


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_the_command_of_each_game_trains_in_seconds_at_a_small_scale(name: str, tmp_path: Path) -> None:
    out = tmp_path / f"{name}.json"
    small = ("teacher=2", "rounds=1", "games=2", "hidden=8", "lessons=1", "teaches=simple")
    main([name, "--out", str(out), "--seed", "3", *(word for change in small for word in ("--plan", change))])
    curve = (tmp_path / f"{name}.csv").read_text().splitlines()
    assert curve[0] == "round,games,won,same_as_teacher"
    assert curve[1].startswith("1,4,")
    network = read_network(str(out))
    assert network.game == name
    assert len(network.layers[0].bias) == 8
    assert "?" in network.words[0] or network.words[0] == "!"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "There is no game “chess”. Games: thunderstone"),
        (["bugs", "--plan", "rouns=5"], "A plan has no number “rouns”. It has: rounds, games"),
        (["bugs", "--plan", "rounds=five"], "“five” does not fit “rounds” of the plan: Expected `int`, got `str`."),
        (["bugs", "--plan", "rounds"], "“rounds” is not an option: write name=value."),
        (["bugs", "--plan", "teaches=gredy"], "There is no player “gredy”. Players: easy"),
        (["bugs", "--plan", "rival=gredy"], "There is no player “gredy”. Players: easy"),
        (["bugs", "--option", "scenario=99"], "“99” does not fit option “scenario”: give a whole number from 1 to 22."),
        (["thunderstone", "--option", "set=picked"], "needs exactly 4 hero groups"),
        (["bugs", "--vary", "scenario="], "“scenario=” is not an option: write name=value."),
        (["bugs", "--scale", "0"], "Give more than 0 for “scale”."),
        (["bugs", "--scale", "nan"], "Give more than 0 for “scale”."),
        (["bugs", "--workers", "0"], "Give more than 0 for “workers”."),
    ],
)
def test_what_cannot_be_trained_is_told_in_a_sentence(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    assert main([*words, "--out", str(tmp_path / "x.json")]) == 2
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    (tmp_path / "file").touch()
    for out in (tmp_path, tmp_path / "file" / "x.json"):
        assert main(["bugs", "--out", str(out)]) == 2
        assert "cannot be used" in capsys.readouterr().err


def test_impossible_set_ups_are_left_out_and_the_rest_is_trained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ("teacher=2", "rounds=1", "games=2", "hidden=8", "lessons=1", "teaches=simple")
    words = [word for change in small for word in ("--plan", change)]
    out = tmp_path / "x.json"
    assert main(["bugs", "--out", str(out), "--vary", "scenario=1,99", "--option", "character=bruiser", *words]) == 0
    assert "2 of 4 set-ups are impossible and left out" in capsys.readouterr().out
    assert out.exists()


def test_stopped_before_the_rounds_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("UNDERCROFT_LANG", "uk")
    monkeypatch.setattr("undercroft.lab.learn.train", stopped)
    assert main(["bugs", "--out", str(tmp_path / "x.json")]) == 130
    assert "Зупинено до першого кола" in capsys.readouterr().err


def test_it_learns_from_a_teacher_and_against_a_rival() -> None:
    told: list[Report] = []
    plan = Plan(
        rounds=3, games=16, teacher=40, teaches="greedy", slips=10, rival="greedy", advice=True, lessons=20, seed=2
    )
    train(GAME, [TWO, {"players": 3}], plan, told.append)
    assert [report.games for report in told] == [56, 72, 88]
    assert told[0].same > 0.9  # what the teacher would do is among what it is told
    assert 0 < told[-1].won <= 1


def test_a_slip_is_played_on_but_not_learned() -> None:
    table = Table(GAME, TWO, seed=1)
    taught = Teacher(Eye(GAME, Plan()), GAME.bots.greedy, Plan(slips=100), Dice(1))
    differs = 0
    while (turn := table.turn()) is not None:
        seat, choice = turn
        right = GAME.bots.greedy(table.seat(seat))
        played = taught(table, seat, choice)
        assert choice.options[taught.path[-1].picked] == right
        differs += played != right
        table.choose(played, seat)
    assert differs


def test_learning_again_gives_the_same(tmp_path: Path) -> None:
    plan = Plan(rounds=2, games=4)
    assert train(GAME, TWO, plan) == train(GAME, TWO, plan)
    assert train(GAME, TWO, plan) != train(GAME, TWO, Plan(rounds=2, games=4, seed=2))


def test_playing_needs_no_pytorch(learned: str) -> None:
    program = (
        "import sys\n"
        "sys.modules['torch'] = sys.modules['numpy'] = None\n"
        "from tests.lab.vault import GAME\n"
        "from undercroft.lab.simulate import simulate\n"
        f"print(simulate(GAME, ['learned:{learned}', 'greedy'], 3).games)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "3\n"


def test_plain_python_arrays_and_pytorch_agree() -> None:
    torch.manual_seed(3)
    policy = Policy(7, 8, 16, ["buy", "sell"])
    state: Any = np.linspace(-1, 1, 7, dtype=np.float32)
    options: Any = np.eye(5, 8, dtype=np.float32)
    words = [["buy"], ["buy", "sell"], [], ["sell"], ["never seen"]]
    network = policy.network(GAME)
    places = [[network.words.index(word) + 1 if word in network.words else 0 for word in each] for each in words]
    moment = Moment(state, options, np.array([[*each, 0, 0][:2] for each in places], np.int16), 0, 1.0)
    read, picked = Batch([Steps.of([moment, moment])]).part(torch.arange(2))
    logs, _ = policy(*read)
    assert picked.tolist() == [0, 5]
    theirs = logs[:5].exp().detach().numpy()
    assert theirs.sum() == pytest.approx(1)
    assert np.allclose(Quick(policy.arrays(), 7).chances(moment), theirs, atol=1e-6)
    rows = [network.described(features, each) for features, each in zip(options.tolist(), words, strict=True)]
    plain, quick = network.scores_plain(state.tolist(), rows), network.scores_quick(state.tolist(), rows)
    assert plain == pytest.approx(quick, abs=1e-9)
    assert np.argsort(plain).tolist() == np.argsort(theirs).tolist()


def test_advantages_by_hand() -> None:
    """Two moments, worth 0.5 and 0.2 as foreseen, and a reward of 1 at the end."""
    gains, targets = advantages([0.0, 1.0], np.array([0.5, 0.2], np.float32), 0.5)
    assert gains.tolist() == pytest.approx([-0.3 + 0.5 * 0.8, 0.8])
    assert targets.tolist() == pytest.approx([0.6, 1.0])


@pytest.mark.parametrize(
    "damage",
    [lambda text: text[:-20], lambda text: text.replace('"format":2', '"format":9'),
     lambda text: text.replace('"state":7', '"state":6'), lambda text: text.replace('"vault"', '"chess"')],
)  # fmt: skip
def test_a_file_that_does_not_fit_is_refused(learned: str, tmp_path: Path, damage: object) -> None:
    file = tmp_path / "other.json"
    file.write_text(damage(Path(learned).read_text()))  # type: ignore[operator]
    with pytest.raises(BadOption):
        agent(f"learned:{file}", GAME, Dice(1))
    with pytest.raises(BadOption):
        read_network(str(tmp_path / "none.json"))


class Changed(LabBots):
    def features(self, view: Vault, seat: int) -> list[float]:
        return [*super().features(view, seat), 0.0]


def test_a_network_of_other_features_says_so(learned: str) -> None:
    game = vault(LAB_META, bots=Changed())
    with pytest.raises(BadOption, match="train it anew"):
        agent(f"learned:{learned}", game, Dice(1))


SHORT = Plan(rounds=3, games=10, teacher=11, teaches="greedy", slips=10, advice=True, glances=2, hidden=8, seed=4)


def test_any_number_of_workers_learns_the_same() -> None:
    told: list[list[Report]] = [[], []]
    one, two = (
        train(GAME, [TWO, {"players": 3}], SHORT, told[workers - 1].append, workers=workers) for workers in (1, 2)
    )
    assert one == two
    assert told[0] == told[1]


def test_training_ends_with_what_it_has_when_its_time_is_over(tmp_path: Path) -> None:
    """Far more games are asked for than there is time to play; the rate of learning falls with the time."""
    plan = msgspec.structs.replace(SHORT, teacher=100_000, rounds=100_000, seconds=2.0)
    told: list[Report] = []
    network = train(GAME, TWO, plan, told.append)
    assert 0 < len(told) < plan.rounds
    assert 0 < told[0].games < plan.teacher
    network.save(tmp_path / "vault.json")
    assert simulate(GAME, [f"learned:{tmp_path / 'vault.json'}", "random"], 2).games == 2


def test_ctrl_c_leaves_what_was_learned_so_far() -> None:
    def stop(report: Report) -> None:
        if report.number == 1:
            raise KeyboardInterrupt

    two_rounds: list[Report] = []
    network = train(GAME, TWO, msgspec.structs.replace(SHORT, rounds=50), stop)
    whole = Training(ClassRoom(GAME), [TWO], msgspec.structs.replace(SHORT, rounds=50))
    for report in whole.rounds():
        two_rounds.append(report)
        if len(two_rounds) == 2:
            break
    assert network == whole.policy.network(GAME)


def test_a_glance_shows_what_an_option_changes() -> None:
    """Most answers in Buttons & Bugs bring no luck with them: then the changes foreseen are those that come."""
    game = load("bugs")
    table = Table(game, {"mode": "scenario", "scenario": 1}, seed=3)
    right = asked = 0
    while (turn := table.turn()) is not None:
        choice = turn[1]
        before = game.bots.features(table.view(0), 0)
        rows = glance(table.seat(0), choice.options, before, 1)
        at = choice.options.index(game.bots.greedy(table.seat(0)))
        table.choose(choice.options[at], 0)
        table.turn()
        if table.state.result is None:
            came = [now - then for now, then in zip(game.bots.features(table.view(0), 0), before, strict=True)]
            right += rows[at] == [*came, 0.0, 0.0, 1.0]
            asked += any(came)
    assert right > asked / 2 > 10


def test_a_tutor_says_what_an_option_leads_to() -> None:
    """In Buttons & Bugs: the same worlds for every option, the same word for the same dice; and nothing of an option
    that is not there."""
    game = load("bugs")
    table = Table(game, {"mode": "scenario", "scenario": 1}, seed=3)
    while (turn := table.turn()) is not None and len(turn[1].options) < 4:
        table.choose(game.bots.greedy(table.seat(0)), 0)
    assert turn is not None
    choice, seat, nowhere = turn[1], table.seat(0), ("nowhere",)
    twice = [weigh(seat, choice, [*choice.options, nowhere], 3, Dice(5)) for _ in range(2)]
    assert twice[0] == twice[1] != weigh(seat, choice, [*choice.options, nowhere], 3, Dice(6))
    assert twice[0][-1] is None
    assert all(worth is not None and 0 <= worth <= 1 for worth in twice[0][:-1])


def test_a_tutor_moves_the_network_to_what_is_worth_more() -> None:
    """Decisions that all look the same: the teacher takes the first option, the tutor says the second is worth more."""
    state: Any = np.zeros(3, np.float32)
    options: Any = np.eye(2, 4, dtype=np.float32)
    words: Any = np.zeros((2, 2), np.int16)
    path = Steps.of([Moment(state, options, words, 0, 0.0, gains=np.array([0, 0.1], np.float32)) for _ in range(64)])
    quick: list[Any] = []
    for asks in (0, 100):
        training = Training(ClassRoom(GAME), [TWO], Plan(asks=asks, lessons=60, hidden=8, worlds=1, rate=2e-2))
        training.policy = Policy(3, 4, 8)
        training.optimizer = torch.optim.Adam(training.policy.parameters(), lr=2e-2)
        lesson = path if asks else msgspec.structs.replace(path, chances=path.chances + 1, told=path.told & False)
        training.imitate([[lesson]])
        quick.append(Quick(training.policy.arrays(), 3).chances(Moment(state, options, words, 0, 1.0)))
    assert quick[0][0] > 0.9  # without a tutor it does as the teacher does
    assert quick[1][1] > 0.6
