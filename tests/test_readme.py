"""What README and the library's page show runs as it stands there, but for `make`, which `make fresh` runs."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from undercroft import __version__

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / "README.md").read_text("utf-8")
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", TEXT + PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = "".join(re.findall(r"^```sh\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)).splitlines()


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs_run(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And what a comment beside a `print` promises is printed."""
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    exec(compile(PROGRAMS[number], f"program {number + 1}", "exec"), scope)
    printed = capsys.readouterr().out
    for promised in re.findall(r"^print\(.*\) +# (.*)$", PROGRAMS[number], re.MULTILINE):
        assert promised in printed


def test_there_are_programs_and_commands() -> None:
    assert PROGRAMS
    assert {line.split()[0] for line in COMMANDS} == {"make", ".venv/bin/undercroft"}


@pytest.mark.parametrize("line", [line for line in COMMANDS if not line.startswith("make")])
def test_the_commands_run(line: str, tmp_path: Path) -> None:
    """Those that play are left at once, with `q`."""
    words = shlex.split(line, comments=True)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "undercroft.cli", *words],
        input="q\n" * 5, cwd=tmp_path, env={**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)},
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    assert done.stdout.strip(), f"{line} prints nothing"


def test_the_citation_names_this_version_and_licence() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors", "version", "license"} <= cited.keys()
    assert cited["version"] == __version__.partition(".dev")[0]
    assert cited["license"] == "MIT"
