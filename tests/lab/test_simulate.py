"""Many games: the same seed, the same results, however the work is spread; nothing that fails inside stops it."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.vault import GAME
from undercroft.agents.sandbox import Fault
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.record import load_record
from undercroft.core.table import replay
from undercroft.core.words import LANGUAGES
from undercroft.lab import sink
from undercroft.lab.job import Job, Row, play
from undercroft.lab.progress import Progress
from undercroft.lab.simulate import Results, job_of, simulate, told
from undercroft.lab.sink import read_lines
from undercroft.lab.spread import Batches, Spread
from undercroft.lab.stats import Mean, quantile, share


def timeless(results: Results) -> object:
    made = msgspec.to_builtins(results)
    del made["speed"]
    return made


def test_the_same_seed_gives_the_same_results_however_it_is_spread(tmp_path: Path) -> None:
    paths = [str(tmp_path / "one.csv"), str(tmp_path / "two.csv")]
    alone = simulate(GAME, ["greedy", "random"], 300, seed=7, out=paths[0])
    spread = simulate(GAME, ["greedy", "random"], 300, seed=7, workers=2, out=paths[1])
    assert timeless(alone) == timeless(spread)
    assert Path(paths[0]).read_bytes() == Path(paths[1]).read_bytes()
    assert timeless(simulate(GAME, ["greedy", "random"], 300, seed=8)) != timeless(alone)
    assert alone.games == alone.of == 300


def test_a_game_depends_on_its_number_alone() -> None:
    job = Job(game="tests.lab.vault", lineups=(("random", "random"),), seed=3)
    assert play(job, 17) == play(job, 17)
    assert len({job.seed_of(index) for index in range(1000)}) == 1000


def test_results_add_up() -> None:
    results = simulate(GAME, ["greedy", "random", "random"], 120)
    assert sum(results.reasons.values()) == 120
    first, second, third = results.seats
    assert first.games == second.games == third.games == 120
    assert first.name == "greedy"
    assert first.win_low < first.win_rate < first.win_high
    assert first.score_low < first.score < first.score_high
    assert first.win_rate > second.win_rate
    assert results.decisions["least"] <= results.decisions["median"] <= results.decisions["most"]
    assert [line.name for line in results.agents] == ["greedy", "random"]
    assert results.agents[1].games == 240


def test_agents_change_seats_and_options_take_turns() -> None:
    rows: list[Row] = []
    simulate(GAME, ["greedy", "random"], 8, rotate=True, vary={"rounds": [1, 2]}, watch=rows.append)
    assert [row.seats[0] for row in rows[:4]] == ["greedy", "random", "greedy", "random"]
    assert [row.options["rounds"] for row in rows[:4]] == [1, 1, 2, 2]
    assert rows[0].seed == rows[1].seed != rows[2].seed


@pytest.mark.parametrize("suffix", [".csv", ".parquet", ".jsonl"])
def test_tables_hold_every_seat_of_every_game(tmp_path: Path, suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow")
    path = str(tmp_path / f"games{suffix}")
    results = simulate(GAME, ["greedy", "random"], 40, out=path)
    lines = list(read_lines(path))
    assert [(line.index, line.seat) for line in lines] == [(i, s) for i in range(40) for s in (0, 1)]
    assert sum(line.won for line in lines if line.seat == 0) == results.seats[0].wins
    assert lines[0].options == {"players": 2}
    assert set(lines[0].tally) == {"coins", "cards"}
    wins = Counter(line.index for line in lines if line.won)
    assert all(sum(line.share for line in lines if line.index == index) == pytest.approx(1.0) for index in wins)


def test_records_replay_to_the_same_end(tmp_path: Path) -> None:
    rows: list[Row] = []
    simulate(GAME, ["greedy", "random"], 5, records=str(tmp_path / "records"), watch=rows.append)
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 5
    for file, row in zip(files, rows, strict=True):
        state = replay(load_record(file), GAME).state
        assert state.result is not None
        assert state.result.winners == row.winners


def test_bad_agents_are_counted_and_named() -> None:
    results = simulate(GAME, ["tests.agents.bots:Crasher", "tests.agents.bots:Peeker", "random"], 4)
    assert results.fault_counts == {"tests.agents.bots:Crasher crash": 12, "tests.agents.bots:Peeker peek": 12}
    assert [fault.kind for fault in results.faults] == ["crash", "peek"]
    for language, crash, peek in (
        ("en", "crash", "peek"),
        ("uk", "збій", "зазирнув за стіл"),
        ("ru", "сбой", "заглянул за стол"),
    ):
        lines = "\n".join(told(results, GAME, language))
        assert f": {crash}, " in lines
        assert f": {peek}, " in lines
    text = "\n".join(told(results, GAME, "en"))
    assert "ZeroDivisionError: on purpose" in text
    assert sum(results.reasons.values()) == 4


FAULTS = {
    "Crasher": [f"ZeroDivisionError: on purpose (__call__, {line} " for line in ("line", "рядок", "строка")],
    "Staller": ["no answer within 0.02 s", "не відповів за 0.02 с", "не ответил за 0.02 с"],
    "Liar": ["“win:at:once” is not offered", "Варіанта «win:at:once» тут немає", "Варианта «win:at:once» здесь нет"],
    "Peeker": ["an agent is handed a seat", "гравцеві дають лише його місце", "игроку даётся только его место"],
    "Refuser": ["TableError: error.of-mine"] * 3,
}


@pytest.mark.parametrize("bot", FAULTS)
def test_what_an_agent_did_wrong_is_told_in_every_language(bot: str) -> None:
    """What the lab says of it; an exception's own text stays as it is, and what is kept is in English."""
    results = simulate(GAME, [f"tests.agents.bots:{bot}", "random"], 1, seconds=0.02 if bot == "Staller" else None)
    kept = msgspec.json.decode(msgspec.json.encode(results), type=Results)
    for language, wanted in zip(LANGUAGES, FAULTS[bot], strict=True):
        assert wanted in "\n".join(told(kept, GAME, language))
    assert FAULTS[bot][0] in kept.faults[0].detail


def test_a_program_that_ends_early_is_told_in_every_language() -> None:
    results = simulate(GAME, [f"exec:{sys.executable} -c pass", "random"], 1)
    for language, sentence in {
        "en": "” ended before it answered (exit code 0).",
        "uk": "» завершилася, не відповівши (код виходу 0).",
        "ru": "» завершилась, не ответив (код выхода 0).",
    }.items():
        assert any(line.endswith(sentence) for line in told(results, GAME, language))


def test_faults_that_were_kept_before_they_could_be_told_in_every_language_are_shown_as_they_are() -> None:
    old = '{"seat": 0, "agent": "mine", "kind": "odd", "step": 1, "detail": "as it was"}'
    results = simulate(GAME, ["random"], 1)
    results.faults, results.fault_counts = [msgspec.json.decode(old, type=Fault)], {"mine odd": 1}
    assert any("odd" in line and line.endswith("as it was") for line in told(results, GAME, "uk"))


def test_an_error_in_the_rules_is_told_with_its_seed_and_harms_no_other_game() -> None:
    results = simulate("tests.lab.broken", ["random"], 30)
    assert results.games == 30
    assert 0 < results.reasons["error"] < 30
    assert results.reasons["error"] + results.reasons["sample-coins"] == 30
    assert "RulesBroken" in results.errors[0]
    assert "seed" in results.errors[0]
    assert results.seats[0].games == results.reasons["sample-coins"]


def test_every_language_tells_the_results() -> None:
    results = simulate(GAME, ["tests.agents.bots:Liar", "random"], 3)
    texts = {language: "\n".join(told(results, GAME, language)) for language in LANGUAGES}
    assert len(set(texts.values())) == 3


@pytest.mark.parametrize(
    ("seats", "games", "extra"),
    [
        (["random"] * 9, 1, {}),
        (["nobody"], 1, {}),
        (["random"], 0, {}),
        (["random"], 1, {"workers": 0}),
        (["random"], 1, {"options": {"rounds": 99}}),
        (["random"], 1, {"vary": {"rounds": ["x"]}}),
        (["random"], 1, {"out": "games.xyz"}),
        (["random"], 1, {"out": "/no/such/folder/games.csv"}),
    ],
)
def test_what_does_not_fit_is_refused(seats: list[str], games: int, extra: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        simulate(GAME, seats, games, **extra)  # type: ignore[arg-type]


PROGRAM = """
import sys
from tests.lab.vault import GAME
from undercroft.lab.simulate import simulate
if __name__ == "__main__":
    def watch(row):
        if row.index == 20:
            print("going", flush=True)
    results = simulate(GAME, ["search:60it", "random"], 100_000, workers=int(sys.argv[2]), out=sys.argv[1], watch=watch)
    print(results.games, results.of, flush=True)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, workers: int) -> None:
    program, table = tmp_path / "program.py", tmp_path / "games.csv"
    program.write_text(PROGRAM)
    running = subprocess.Popen(
        [sys.executable, str(program), str(table), str(workers)],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": os.getcwd()},
    )  # fmt: skip
    assert running.stdout is not None
    assert running.stdout.readline() == "going\n"
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    games, of = map(int, out.split())
    assert running.returncode == 0
    assert 20 < games < of == 100_000
    with table.open() as file:
        assert len({entry["index"] for entry in csv.DictReader(file)}) == games


def test_batches_grow_with_what_they_took_and_cover_all() -> None:
    batches = Batches([*range(5), *range(10, 100)], seconds=1.0)
    seen: list[int] = []
    sizes = []
    while (batch := batches.next()) is not None:
        first, count = batch
        seen += range(first, first + count)
        sizes.append(count)
        batches.learn(count, count * 0.1)
    assert seen == [*range(5), *range(10, 100)]
    assert sizes[0] == 1
    assert max(sizes) == 10


def test_shares_and_means_have_honest_intervals() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)
    rate, low, high = share(8, 10)  # Wilson: 0.4902 to 0.9433
    assert (rate, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)
    assert share(10, 10)[2] == 1.0
    assert share(10, 10)[1] < 0.8
    mean = Mean()
    for value in (1.0, 2.0, 3.0, 4.0):
        mean.add(value)
    low, high = mean.interval()
    assert mean.mean == 2.5
    assert (round(low, 3), round(high, 3)) == (1.235, 3.765)
    assert quantile(Counter({1: 5, 7: 4, 9: 1}), 0.5) == 1
    assert quantile(Counter({1: 5, 7: 4, 9: 1}), 0.9) == 7
    assert quantile(Counter({1: 5, 7: 4, 9: 1}), 1.0) == 9


def test_the_bar_shows_how_far_and_how_fast() -> None:
    bar = Progress(200)
    bar.done = 50
    assert bar.text(10.0).split() == ["[#######", "]", "50/200", "25%", "5.0/s", "-0:30"]


def test_results_are_json() -> None:
    assert json.loads(msgspec.json.encode(simulate(GAME, ["random"], 2)))["games"] == 2


def test_ctrl_c_in_the_midst_of_a_row_waits_for_it() -> None:
    taken: list[int] = []

    def take(row: Row) -> None:
        if row.index == 2:
            signal.raise_signal(signal.SIGINT)
        taken.append(row.index)

    before = signal.getsignal(signal.SIGINT)
    Spread(job_of(GAME, ["random"], {}, {}), list(range(9))).each(take)
    assert taken == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is before


def test_batches_grow_with_what_games_take_and_shrink_towards_the_end() -> None:
    batches = Batches(list(range(1000)), seconds=1.0, slots=4)
    taken: list[tuple[int, int]] = []
    while (batch := batches.next()) is not None:
        taken.append(batch)
        batches.learn(batch[1], batch[1] * 0.01)
    sizes = [count for _, count in taken]
    assert sizes[:5] == [1, 4, 16, 64, 100]  # a second's worth, four times the last at most
    assert sizes[-1] == 1
    assert all(count <= max(1, (1000 - first) // 4) for first, count in taken)
    assert [first for first, _ in taken] == [sum(sizes[:at]) for at in range(len(sizes))]
    assert sum(sizes) == 1000


def test_parquet_has_real_columns(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path, answers = str(tmp_path / "games.parquet"), str(tmp_path / "decisions.parquet")
    simulate(GAME, ["greedy", "random"], 6, vary={"rounds": ["2", "4"]}, out=path, decisions=answers, seed=3)
    table = parquet.read_table(path)
    kinds = {name: str(table.schema.field(name).type) for name in table.column_names}
    assert (kinds["option_rounds"], kinds["option_players"], kinds["tally_coins"]) == ("int64", "int64", "int64")
    assert kinds["tally_cards"].startswith("list")
    assert set(table.column("version").to_pylist()) == {GAME.version}
    assert set(table.column("option_rounds").to_pylist()) == {2, 4}
    lines = table.to_pylist()
    assert all((line["seconds"] > 0) == (line["agent"] == "greedy") for line in lines)
    assert sum(line["choices"] for line in lines) == sum(line["decisions"] for line in lines) / 2
    made = parquet.read_table(answers).to_pylist()
    assert len(made) == sum(line["choices"] for line in lines)
    assert {decision["agent"] for decision in made} == {"greedy", "random"}
    assert all(decision["offered"] >= 1 and decision["seconds"] > 0 for decision in made)
    first = [decision["key"] for decision in made if decision["index"] == 0]
    rows: list[Row] = []
    records = str(tmp_path / "records")
    simulate(GAME, ["greedy", "random"], 1, vary={"rounds": ["2", "4"]}, records=records, seed=3, watch=rows.append)
    steps = load_record(next((tmp_path / "records").iterdir())).steps
    assert first == [value for who, value in steps if isinstance(who, int)]


def test_what_comes_after_the_columns_are_fixed_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    monkeypatch.setattr(sink, "GROUP", 1)
    path = str(tmp_path / "games.parquet")
    made = sink.open_sink(path)
    base: dict[str, Any] = {
        "game": "g", "index": 0, "seed": 1, "seat": 0, "agent": "a", "won": True, "share": 1.0, "score": 2.0,
        "reason": "r", "decisions": 3,
    }  # fmt: skip
    made.put(sink.Line(**base, options={"players": 2}, tally={"health": 3}))
    made.put(sink.Line(**base, options={"players": 2}, tally={"gold": 4, "cards": ["x"]}))
    made.close()
    one, two = read_lines(path)
    assert one.tally == {"health": 3}
    assert two.tally == {"gold": 4, "cards": ["x"]}


def test_one_agent_sits_at_all_seats_however_many_players_there_are() -> None:
    results = simulate(load("thunderstone"), ["random"], 6, vary={"players": ["2", "3"]})
    assert not results.errors
    assert [line.games for line in results.seats] == [6, 6, 3]


def test_several_agents_do_not_sit_at_another_number_of_seats() -> None:
    with pytest.raises(BadOption):
        simulate(load("thunderstone"), ["random", "greedy"], 4, vary={"players": ["2", "3"]})


def test_options_that_do_not_go_together_are_skipped_and_told() -> None:
    bugs = load("bugs")
    vary = {"scenario": ["1", "3"], "character": ["bruiser", "tinkerer"]}
    results = simulate(bugs, ["random"], 3, options={"mode": "scenario"}, vary=vary)
    assert results.games == 3
    assert {(one["scenario"], one["character"]) for one in results.skipped} == {("3", "bruiser")}
    text = "\n".join(told(results, bugs, "en"))
    assert "Skipped mode=scenario, scenario=3, character=bruiser: Scenario 3 is not for the character" in text
    with pytest.raises(BadOption):
        simulate(bugs, ["random"], 1, options={"mode": "scenario", "scenario": 3, "character": "bruiser"})


def test_set_ups_that_are_impossible_for_one_reason_are_told_in_one_line() -> None:
    bugs = load("bugs")
    vary = {
        "scenario": ["4", "7"],
        "character": ["bruiser", "tinkerer", "spellweaver", "silent-knife", "cragheart", "mindthief"],
        "difficulty": ["easy", "hard"],
    }
    results = simulate(bugs, ["random"], 1, options={"mode": "scenario"}, vary=vary)
    assert len(results.skipped) == 2 * 5 * 2
    lines = [line for line in told(results, bugs, "en") if "kipped" in line]
    assert len(lines) == 9
    assert lines[0].startswith("Skipped 2 set-ups with mode=scenario, scenario=4, character=tinkerer: Scenario 4 is")
    assert lines[-1] == "4 more set-ups were impossible and skipped; `--json` names them."
    assert "Пропущено ще 4 неможливі варіанти" in "\n".join(told(results, bugs, "uk"))
