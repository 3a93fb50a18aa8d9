"""What the lab's pages show runs as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def blocks(page: str, kind: str) -> list[str]:
    text = (DOCS / page).read_text("utf-8")
    found = re.findall(rf"^( *)```{kind}\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
    return [dedent(block) for _, block in found]


def run_shell(commands: str, folder: Path) -> str:
    """Each line of the block as a command, with the `undercroft` of this environment."""
    here = str(Path(sys.executable).parent)
    env = os.environ | {"PATH": here + os.pathsep + os.environ["PATH"], "UNDERCROFT_LANG": "en"}
    told = ""
    for line in commands.strip().splitlines():
        done = subprocess.run(line, shell=True, cwd=folder, env=env, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        told += done.stdout
    return told


def needs(text: str) -> None:
    for module in ("pyarrow", "gymnasium", "pettingzoo", "torch", "pyspiel", "sb3_contrib"):
        if module in text or (module == "pyarrow" and ".parquet" in text):
            pytest.importorskip(module)


@pytest.mark.parametrize("number", range(len(blocks("lab.md", "sh"))))
def test_commands_of_the_lab_page(tmp_path: Path, number: int) -> None:
    block = blocks("lab.md", "sh")[number]
    needs(block)
    assert run_shell(block, tmp_path)
    if "--out report.html" in block:
        assert (tmp_path / "report.html").read_text("utf-8").count("<svg") >= 6
    if "--records" in block:
        assert len(list((tmp_path / "records").iterdir())) == 5


def test_the_program_of_the_page_about_language_models(tmp_path: Path) -> None:
    (program,) = blocks("language-models.md", "python")
    (tmp_path / "first_model.py").write_text(program, "utf-8")
    (commands,) = blocks("language-models.md", "sh")
    told = run_shell(commands, tmp_path)
    assert "Saved to" in told
    assert "exec:python3 first_model.py" in told
    assert "crash" not in told


PROGRAMS = [(page, number) for page in ("lab.md", "research.md") for number in range(len(blocks(page, "python")))]


@pytest.mark.parametrize(("page", "number"), PROGRAMS)
def test_programs_of_the_pages(tmp_path: Path, page: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    block = blocks(page, "python")[number]
    needs(block)
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {}
    exec(compile(block, f"docs/{page} block {number}", "exec"), scope)
    assert scope


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(blocks("write-a-bot.md", "python")[0])
    told = run_shell(blocks("write-a-bot.md", "sh")[0], tmp_path)
    assert "my_bots.py:Careful" in told
    assert "Fault" not in told
