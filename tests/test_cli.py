"""The command line: every command once, and every mistake answered with one sentence and exit code 2."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from tests.agents.planted import SHORT, played
from undercroft.cli import main
from undercroft.core.errors import BadOption
from undercroft.core.game import available, load
from undercroft.core.registry import LISTING
from undercroft.core.table import Table
from undercroft.dev.listing import listing
from undercroft.dev.programs import programs, run

GAME = "thunderstone"


def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    for name in available():
        assert f"{name}: " in out
        for setting in load(name).settings:
            assert f"--option {setting.name}=" in out


def test_the_list_of_games_loads_none_of_them() -> None:
    """What is written down for the list is what the games say (`make playthroughs` writes it)."""
    assert json.loads((files("undercroft.games") / LISTING).read_text("utf-8")) == json.loads(json.dumps(listing()))
    run = "import sys; from undercroft.cli import main; main(['games']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True).stdout
    assert "undercroft.games.jaws.meta" in told
    assert "undercroft.games.jaws.rules" not in told


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json", "--lang", "uk"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in told] == available()
    assert all(game["about"] and game["settings"][0]["name"] == "players" for game in told)


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["play", "chess"], "There is no game “chess”. Games: thunderstone"),
        (["play"], "Say which game. Games: thunderstone"),
        (["play", GAME, "--option", "players=6"], "“6” does not fit option “players”: give a whole number from 2 to"),
        (["play", GAME, "--option", "player=2"], "There is no option “player”. Options: players"),
        (["play", GAME, "--option", "players"], "“players” is not an option: write name=value."),
        (["play", GAME, "--seat", "oracle"], "There is no player “oracle”. Players: human, easy, normal, hard"),
        (["simulate", "bugs", "--seats", "human"], "There is no player “human”. Players: easy, normal, hard"),
        (["simulate", "bugs", "--seats", "hard:brave"], "hard, expert, hard:cautious, hard:bold, expert:cautious"),
        (
            ["simulate", "bugs", "--seats", "search:9:brave"],
            "There is no style of play “brave”. Styles: cautious, bold",
        ),
        (["ladder", "nowhere", "--games", "", "--agents", "easy,normal"], "Say which game. Games: thunderstone"),
        (
            ["ladder", "nowhere", "--games", "bugs", "--agents", "easy,normal", "--option", "mode=scenario"],
            "“mode=scenario” is not an option of one of these games: write GAME.name=value. Games: bugs.",
        ),
        (
            [
                "ladder",
                "nowhere",
                "--games",
                "bugs,thunderstone",
                "--agents",
                "easy,normal",
                "--option",
                "thunderstone.set=picked",
                "--option",
                "thunderstone.monsters=dragon",
                "--lang",
                "uk",
            ],
            "Для партії на власний вибір потрібно рівно 4 групи героїв, а вказано 0.",
        ),
        (["ladder", "nowhere", "--games", "bugs", "--agents", "easy"], "Name two players or more"),
        (["play", GAME] + ["--seat", "human"] * 3, "3 seats were named, but this game has 2."),
        (["play", "--resume", "nowhere.json"], "The file nowhere.json cannot be used"),
        (["replay", "nowhere.json"], "The file nowhere.json cannot be used"),
        (["analyse", "nowhere.json"], "The file nowhere.json cannot be used"),
        (["rules", "chess"], "There is no game “chess”"),
        (["coverage", "chess"], "There is no game “chess”"),
        (["case", "nowhere.yaml"], "nowhere.yaml: No such file"),
        (["bench", "luck"], "There is no benchmark “luck”. Benchmarks: "),
        (["play", "--lang", "uk", "chess"], "Гри «chess» немає. Ігри: thunderstone"),
        (["play", "--lang", "ru", "chess"], "Игры «chess» нет. Игры: thunderstone"),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_2(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(argv) == 2
    streams = capsys.readouterr()
    assert told in streams.err
    assert len(streams.err.strip().splitlines()) == 1
    assert "Traceback" not in streams.err


@pytest.mark.parametrize("argv", [["juggle"], [], ["play", GAME, "--seed", "x"], ["play", GAME, "--lang", "fr"]])
def test_a_command_line_that_cannot_be_read(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(argv)
    assert end.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def short_record(folder: Path) -> str:
    played(5, load("bugs"), SHORT, slips=3).record.save(folder / "short.json")
    return str(folder / "short.json")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Played:", "Better:")), ("uk", ("Зіграно:", "Краще:")), ("ru", ("Сыграно:", "Лучше:"))],
)
def test_a_record_is_analysed_in_words(
    language: str, words: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Curve, turning points, sums: the same numbers in words and as data."""
    record = short_record(tmp_path)
    assert main(["analyse", record, "--budget", "6", "--lang", language, "--json", str(tmp_path / "a.json")]) == 0
    out = capsys.readouterr().out
    told = json.loads((tmp_path / "a.json").read_text())
    assert (told["tries"], told["seed"], told["game"]) == (6, 0, "bugs")
    assert all(out.count(word) == len(told["mistakes"]) > 0 for word in words)
    assert all(f"{round(100 * mistake['loss'])}" in out for mistake in told["mistakes"])
    assert " 100% |" in out
    assert "   0% |" in out
    assert max(map(len, out.splitlines())) <= 80


def test_an_analysis_needs_a_budget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", short_record(tmp_path), "--budget", "0"]) == 2
    assert "Give 1 or more for “budget”." in capsys.readouterr().err


def test_rules_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME, "surplus", "light"]) == 0
    assert "TH-LGT-5" in capsys.readouterr().out
    assert main(["rules", GAME, "zeppelin"]) == 1
    assert "No clause speaks of: zeppelin." in capsys.readouterr().out


def test_the_box_keeps_what_a_campaign_opens_later(capsys: pytest.CaptureFixture[str]) -> None:
    hidden = [entry for entry in load("machina").codex.entries() if entry.is_spoiler]
    assert main(["content", "machina", "--list"]) == 0
    out = capsys.readouterr().out
    assert f"{len(hidden)} more things are kept for later" in out
    assert not any(f"  {entry.id}:" in out for entry in hidden)
    assert main(["content", "machina", "--list", "--spoilers"]) == 0
    out = capsys.readouterr().out
    assert "kept for later" not in out
    assert all(f"  {entry.id}:" in out for entry in hidden)


def test_coverage_counts_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", GAME]) == 0
    assert capsys.readouterr().out.startswith(f"{GAME}: ")
    assert main(["coverage", "--missing"]) == 0


def test_cases_run_and_fail_out_loud(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(
        f"game: {GAME}\ncases:\n  - {{name: good, given: {{}}, expect: {{players: 2}}}}\n"
        "  - {name: bad, given: {}, expect: {players: 3}}\n"
    )
    assert main(["case", str(file)]) == 1
    out = capsys.readouterr().out
    assert "FAILED" in out
    assert "players: expected 3, found 2" in out
    assert "1 passed, 1 failed" in out


def test_replay_shows_any_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = load(GAME)
    table = Table(game, {}, 3)
    table.run([game.bots.greedy] * 2, limit=60)
    table.record.save(tmp_path / "g.json")
    assert main(["replay", str(tmp_path / "g.json"), "--seat", "1"]) == 0
    assert f"After {table.version} of {table.version} answers." in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "g.json"), "--to", "20", "--lang", "ru"]) == 0
    assert "После 20 ответов" in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "g.json"), "--at", "20", "--lang", "en"]) == 0
    assert "After 20 of" in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "g.json"), "--to", "999"]) == 2
    assert "There is no step 999" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "g.json"), "--seat", "7"]) == 2
    assert "seats go from 1 to 2" in capsys.readouterr().err


def test_a_damaged_record_names_its_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = load(GAME)
    table = Table(game, {}, 3)
    table.run([game.bots.greedy] * 2, limit=60)
    record = table.record
    at = next(i for i, step in enumerate(record.steps) if step[0] == 0)
    record.steps[at] = (0, "fly")
    record.save(tmp_path / "g.json")
    assert main(["replay", str(tmp_path / "g.json")]) == 2
    assert f"stops fitting at step {at + 1} of {len(record.steps)}" in capsys.readouterr().err


def test_bots_play_each_other_in_a_process_of_their_own(tmp_path: Path) -> None:
    """As a newcomer starts it; kept where games are kept, and resumed from there."""
    run = subprocess.run(
        [sys.executable, "-m", "undercroft.cli", "play", GAME, "--seat", "greedy", "--seat", "random", "--seed", "5"],
        capture_output=True, text=True, timeout=300, env={**os.environ, "XDG_STATE_HOME": str(tmp_path)}, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "Seat 1: " in run.stdout
    saved = list((tmp_path / "undercroft").glob("*.json"))
    assert len(saved) == 1
    again = subprocess.run(
        [sys.executable, "-m", "undercroft.cli", "play", "--resume", str(saved[0])],
        capture_output=True, text=True, timeout=300, input="", check=False,
    )  # fmt: skip
    assert again.returncode == 0, again.stderr
    assert "Seat 1: " in again.stdout


def test_content_names_its_pictures_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["content", "bugs", "scenario-3", "--spoilers", "--lang", "en"]
    assert main(asked) == 0
    plain = capsys.readouterr().out
    assert main([*asked, "--pictures"]) == 0
    told = capsys.readouterr().out
    assert "Pictures: bugs/scenario/3, " in told
    assert told.count("bugs/monster/mouse") == 1
    assert "bugs/" not in plain


def test_dev_runs_a_games_programs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.delitem(sys.modules, "tests.games.bugs.balance", raising=False)
    assert main(["dev", "balance", "bugs", "table"]) == 0
    assert "| scenario | Bruiser |" in capsys.readouterr().out
    assert main(["dev", "sheets", "chess"]) == 2
    assert "There is no program “sheets chess”. Programs: balance bugs" in capsys.readouterr().err


def test_every_program_of_a_game_says_how_it_is_called() -> None:
    for task, game in programs():
        told = importlib.import_module(f"tests.games.{game}.{task}").__doc__ or ""
        assert f"{task} {game}" in told or f"{game}.{task}" in told, f"tests/games/{game}/{task}.py shows no command"


def test_without_a_checkout_there_are_no_programs(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="only in a checkout"):
        run("balance", "bugs", [], tmp_path)
