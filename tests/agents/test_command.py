"""A program at a seat: real processes that are told the table in lines and answer with lines."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path

import pytest

from tests.sample import GAME
from undercroft.agents import agent
from undercroft.agents.command import PATIENCE, CommandAgent
from undercroft.cli import main
from undercroft.core.chance import Dice, Scripted, Seeded
from undercroft.core.errors import BadOption, TableError
from undercroft.core.record import load_record
from undercroft.core.table import Table, replay
from undercroft.lab.job import Job, play
from undercroft.play import Play

ROOT = Path(__file__).resolve().parents[2]


def program(transcript: Path, *words: str) -> str:
    """The name of an agent that is the scripted program."""
    command = [sys.executable, "-m", "tests.agents.scripted", str(transcript), *words]
    return "exec:" + " ".join(map(shlex.quote, command))


def vault(names: str = "9 5 4 8 7 6 3") -> Table:
    return Table(GAME, {"rounds": 4}, 1, source=Scripted(names.split(), Seeded(1)))


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", "src:.")


def test_a_program_is_told_its_seat_and_answers_by_number_and_key(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    table = vault()
    Play(table, [program(told, "1", "lay:9"), "greedy"], "en", tmp_path / "g.json", out=io.StringIO()).run()
    assert table.is_over
    text = told.read_text("utf-8")
    assert text.startswith("You play")
    assert "seat 1 of 2" in text
    assert "1. Seat 1 leads [lead:0]" in text
    assert "<<< lay:9" in text
    assert "- Seat 1 takes" in text, "the story is told"
    assert text.rstrip().splitlines()[-1] != ">>>", "the end is told, and nothing is asked after it"
    assert "(won)" in text
    first = text.split("<<< lay:9")[0]
    for secret in ("Eight", "Seven", "Six"):
        assert secret not in first, "what the other seat holds"
    again = replay(load_record(tmp_path / "g.json"), GAME)
    assert again.state == table.state


def test_what_did_not_change_is_not_told_again_unless_asked(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    player = agent(program(told, "1", "v", "1"), GAME, Dice(1))
    table = vault()
    table.choose(player(table.seat(0)), 0)
    table.choose(player(table.seat(0)), 0)
    assert isinstance(player, CommandAgent)
    player.leave()
    _, second, whole = told.read_text("utf-8").split("<<<")[:3]
    assert "== Seat 2 ==" not in second
    assert "== Seat 2 ==" in whole


def test_it_may_ask_about_the_question_the_rules_and_what_it_cannot_choose(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    player = agent(program(told, "1", "?", "? 1", "why Seven", "why a dragon", "l", "99", "swim", "1"), GAME, Dice(1))
    table = vault()
    table.choose(player(table.seat(0)), 0)
    assert player(table.seat(0)) == "lay:9"
    assert isinstance(player, CommandAgent)
    player.leave()
    blocks = told.read_text("utf-8").split("<<<")
    asked = dict(block.strip().split("\n", 1) for block in blocks[1:] if "\n" in block.strip())
    assert "VA-LAY-1" in asked["?"]
    assert "VA-LAY-1" in asked["? 1"]
    assert "There is nothing called “Seven”" in asked["why Seven"], "it lies in the other hand"
    assert "There is nothing called “a dragon”" in asked["why a dragon"]
    assert "There is no option 99" in asked["99"]
    assert "“swim” is not offered here" in asked["swim"]


def test_numbers_that_mean_no_option_are_refused_and_models_may_write_a_full_stop(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    long = "9" * 5000
    player = agent(program(told, "²", long, "0", "? ²", f"? {long}", "? 99", "-1", "1."), GAME, Dice(1))
    table = vault()
    assert player(table.seat(0)) == "lead:0"
    assert isinstance(player, CommandAgent)
    player.leave()
    blocks = [block.strip().split("\n", 1) for block in told.read_text("utf-8").split("<<<")[1:]]
    asked = {block[0]: block[1] for block in blocks if len(block) == 2}
    assert "“²” is not offered here" in asked["²"]
    assert "There is no option 999999999999:" in " ".join(asked[long].split())
    for word in ("0", f"? {long}", "? 99"):
        assert "There is no option" in asked[word]


def test_a_program_that_fails_is_named_and_the_game_is_kept(tmp_path: Path) -> None:
    for words, error in (("1 leave", "error.command-ended"), ("1 " + "swim " * PATIENCE, "error.command-wrong")):
        table, out = vault(), io.StringIO()
        sitting = Play(table, [program(tmp_path / "t.txt", *words.split())], "en", tmp_path / "g.json", out=out)
        with pytest.raises(TableError) as failed:
            sitting.run()
        assert failed.value.say.key == error
        assert load_record(tmp_path / "g.json").steps == table.record.steps
        assert "undercroft play --resume" in out.getvalue()
    with pytest.raises(TableError, match="cannot be started"):
        agent("exec:no-such-program-here", GAME, Dice(1))(vault().seat(0))
    with pytest.raises(BadOption):
        agent("exec:", GAME, Dice(1))


def test_a_program_that_says_nothing_is_stopped(tmp_path: Path) -> None:
    player = CommandAgent(program(tmp_path / "t.txt", "stall").removeprefix("exec:"), GAME, limit=0.5)
    with pytest.raises(TableError, match=r"did not answer within 0\.5 seconds"):
        player(vault().seat(0))


def test_in_the_lab_it_plays_whole_games_and_its_failures_are_faults(tmp_path: Path) -> None:
    names = (program(tmp_path / "a.txt"), program(tmp_path / "b.txt", "leave"))
    row = play(Job(game="tests.sample", lineups=(names,), options=({"players": 2},)), 0)
    assert row.reason not in ("error", "unfinished")
    assert {(fault.seat, fault.kind) for fault in row.faults} == {(1, "crash")}
    assert "(won)" in (tmp_path / "a.txt").read_text("utf-8")


def test_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    told = tmp_path / "told.txt"
    options = ["--option", "mode=scenario", "--seed", "3", "--lang", "uk"]
    assert main(["play", "bugs", *options, "--seat", program(told)]) == 0
    assert "Ви граєте" in told.read_text("utf-8")
    assert "Збережено" in capsys.readouterr().out
