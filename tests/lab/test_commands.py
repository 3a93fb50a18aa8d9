"""The lab's commands: what cannot be done is told in a sentence, before anything is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.agents.value import Value, value_of
from undercroft.core.errors import BadOption
from undercroft.core.game import load
from undercroft.core.words import LANGUAGES
from undercroft.lab import survey, value
from undercroft.lab.commands import writable

WITHOUT = """
import runpy
import sys

_, missing, *sys.argv = sys.argv


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing())
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
IMPORTED = """
from importlib import import_module
import sys
from undercroft.core.errors import TableError

for name in sys.argv[1:]:
    sys.modules[name] = None
for room in ("envs", "fleet", "learn", "lessons", "spiel"):
    try:
        import_module(f"undercroft.lab.{room}")
    except TableError as error:
        print(error)
        assert isinstance(error, ImportError)
"""


def run(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "UNDERCROFT_LANG": language}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("torch", ["undercroft.lab.train", "bugs", "--out", "{}/x.json"], "learn"),
        ("numpy", ["undercroft.lab.train", "bugs", "--out", "{}/x.json"], "learn"),
        ("numpy", ["undercroft.lab.value", "bugs", "--games", "1", "--out", "{}/x.json"], "learn"),
        ("pyarrow", ["undercroft.cli", "simulate", "bugs", "--games", "1", "--out", "{}/x.parquet"], "lab"),
        ("ray", ["undercroft.cli", "simulate", "bugs", "--games", "1", "--ray", "local"], "ray"),
    ],
)
def test_what_is_not_installed_is_named_with_its_extra(
    module: str, words: list[str], extra: str, tmp_path: Path
) -> None:
    done = run("-c", WITHOUT, module, *(word.format(tmp_path) for word in words))
    assert done.stderr == f"This needs the extra “{extra}” ({module} is missing): install undercroft[{extra}].\n"
    assert (done.returncode, done.stdout) == (2, "")
    assert not list(tmp_path.iterdir())


def test_a_room_of_the_lab_that_cannot_be_imported_says_why() -> None:
    done = run("-c", IMPORTED, "torch", "numpy", "gymnasium", "pyspiel")
    told = [line.split(")")[0] for line in done.stdout.splitlines()]
    missing = [("learn", "gymnasium")] * 2 + [("learn", "numpy")] * 2 + [("spiel", "numpy")]
    assert told == [f"This needs the extra “{extra}” ({module} is missing" for extra, module in missing], done.stderr


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with files that are not what is wanted of them."""
    (tmp_path / "file").write_text("no line")
    fitted = value_of(load("machina"))
    assert fitted is not None
    for name, line in (
        ("other", fitted),
        ("old", Value("bugs", "1", [1.0, 2.0], 0.0, 1)),
    ):
        (tmp_path / name).write_bytes(msgspec.json.encode(line))
    (tmp_path / "bugs-layout.json").write_text('{"names": {}}')
    (tmp_path / "jaws-actions.json").mkdir()
    return tmp_path


def seen(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "There is no game “chess”. Games: thunderstone"),
        (["bugs", "--games", "0"], "Give 1 or more for “games”."),
        (["bugs", "--vary", "scenario"], "“scenario” is not an option: write name=value."),
        (["bugs", "--vary", "scenario="], "“scenario=” is not an option: write name=value."),
        (["bugs", "--vary", "scene=1,2"], "There is no option “scene”. Options: "),
        (["bugs", "--vary", "scenario=99"], "“99” does not fit option “scenario”: give a whole number from 1 to 22."),
        (["bugs", "--slips", "0,eight"], "“eight” does not fit option “slips”: give a whole number from 0 to 100."),
        (["bugs", "--slips", "101"], "“101” does not fit option “slips”: give a whole number from 0 to 100."),
        (["bugs", "--slips", "²"], "“²” does not fit option “slips”: give a whole number from 0 to 100."),
        (["bugs", "--until", "soon"], "“soon” does not fit option “until”: give a whole number from 0 to 200,000."),
        (["bugs", "--players", "greedy,gredy"], "There is no player “gredy”. Players: easy"),
        (["bugs", "--players", "learned:{}/none.json"], "The learned player {}/none.json cannot be used: "),
        (["bugs", "--loose", "turn.way"], "There is no question “turn.way” in this game. Questions: action.if, "),
        (["bugs", "--habits", "turn.rest,rest"], "There is no question “rest” in this game. Questions: action.if, "),
        (["bugs", "--with", "{}/none"], "The file {}/none cannot be used: No such file or directory."),
        (["bugs", "--with", "{}/file"], "The line in {}/file cannot be read: "),
        (["bugs", "--with", "{}/other"], "The line in {}/other was fitted to “machina”, not to “bugs”"),
        (["bugs", "--with", "{}/old"], "The line in {}/old was fitted to 2 features, the game has "),
        (["bugs", "--out", "{}"], "The file {} cannot be used: Is a directory."),
        (["bugs", "--out", "{}/file/x.json"], "The file {}/file/x.json cannot be used: "),
    ],
)
def test_what_cannot_be_fitted_is_told_before_anything_is_played(
    words: list[str], told: str, shelf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(value, "gather", None)
    before = seen(shelf)
    words = [word.format(shelf) for word in words]
    assert value.main(words if "--out" in words else [*words, "--out", f"{shelf}/x.json"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(told.format(shelf))
    assert said.count("\n") == 1
    assert seen(shelf) == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bugs", "chess"], "There is no game “chess”. Games: thunderstone"),
        (["sanctum", "--seconds", "0"], "Give more than 0 for “seconds”."),
        (["sanctum", "--seconds", "nan"], "Give more than 0 for “seconds”."),
        (["sanctum", "--workers", "0"], "Give more than 0 for “workers”."),
        (["sanctum", "--out", "{}/file"], "The file {}/file/sanctum-actions.json cannot be used: "),
        (["sanctum", "jaws"], "The file {}/jaws-actions.json cannot be used: Is a directory."),
        (["sanctum", "bugs"], "The table {}/bugs-layout.json cannot be read: "),
        (["sanctum", "--names"], "There are no tables of everything a seat of “sanctum” knows: "),
    ],
)
def test_what_cannot_be_surveyed_is_told_before_anything_is_played(
    words: list[str], told: str, shelf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(survey, "write_tables", None)
    before = seen(shelf)
    words = [word.format(shelf) for word in words]
    assert survey.main(words if "--out" in words else [*words, "--out", str(shelf)]) == 2
    assert capsys.readouterr().err.startswith(told.format(shelf))
    assert seen(shelf) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_the_language_of_the_machine(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", language)
    assert value.main(["bugs", "--loose", "rest", "--out", str(tmp_path / "x")]) == 2
    told = {"en": "There is no question “rest”", "uk": "Питання «rest» у цій грі", "ru": "Вопроса «rest» в этой игре"}
    assert capsys.readouterr().err.startswith(told[language])


def test_a_command_that_is_stopped_says_what_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("UNDERCROFT_LANG", "uk")
    monkeypatch.setattr(survey, "write_tables", stopped)
    assert survey.main(["bugs", "--out", str(tmp_path)]) == 130
    assert capsys.readouterr().err == "Зупинено; незавершене не записано.\n"


def test_a_line_is_fitted_and_joined_with_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy")
    first, second = tmp_path / "first.json", tmp_path / "new" / "second.json"
    more: dict[Path, list[str]] = {first: [], second: ["--with", str(first)]}
    for out, words in more.items():
        vary = ["--vary", "mode=scenario", "--vary", "scenario=1,99"]
        assert value.main(["bugs", "--games", "2", "--out", str(out), *vary, *words]) == 0
        assert "1 of 2 set-ups are impossible and left out." in capsys.readouterr().out
    made: list[Any] = [msgspec.json.decode(path.read_bytes(), type=Value) for path in (first, second)]
    assert [line.games for line in made] == [2, 4]


def test_games_that_show_nothing_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERCROFT_LANG", "en")
    monkeypatch.setattr(value, "gather", lambda *_: ([], [], []))
    assert value.main(["bugs", "--out", str(tmp_path / "x.json")]) == 2
    assert capsys.readouterr().err == "There is nothing to learn from in these games: play more of them.\n"


def test_trying_whether_a_file_can_be_written_leaves_things_as_they_are(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept", tmp_path / "link"
    kept.write_text("kept")
    link.symlink_to(tmp_path / "nowhere")
    for path in (tmp_path / "new", kept, link):
        assert writable(path) == path
    assert kept.read_text() == "kept"
    assert link.is_symlink()
    assert not (tmp_path / "new").exists()
    with pytest.raises(BadOption, match="cannot be used"):
        writable(Path("/proc/undercroft"))
