"""Two commands that hold on any machine: `make play` on a fresh checkout, without Node, and without root."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package import machine

pytestmark = pytest.mark.fresh


def play(folder: Path, env: dict[str, str], python: str, *prefix: str) -> None:
    port = machine.free_port()
    command = [*prefix, "make", "play", f"PYTHON={python}", f"SERVE=--port={port}"]
    with machine.running(command, cwd=folder, env=env, port=port, seconds=600) as address:
        machine.load_page(address)
        assert '"thunderstone"' in machine.get(address + "/api/games")


def test_make_play_on_a_machine_without_node(tmp_path: Path) -> None:
    folder = machine.fresh_checkout(tmp_path / "undercroft")
    env = machine.newcomer(tmp_path, machine.path_without_node(tmp_path / "bin"))
    assert shutil.which("node", path=env["PATH"]) is None
    play(folder, env, machine.base_python())


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user may look into, which pytest's own are not."""
    with tempfile.TemporaryDirectory(prefix="undercroft-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_make_play_for_a_user_without_root(open_folder: Path) -> None:
    """Where the tests run as root they become `nobody` for this one; otherwise they are such a user already.

    The machine has a Node here, which is too old for the client.
    """
    prefix: list[str] = []
    if os.getuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("setpriv, which starts a program as another user, is not installed")
        prefix = ["setpriv", f"--reuid={machine.NOBODY}", f"--regid={machine.NOBODY}", "--clear-groups"]
        prefix.append("env")  # only what setpriv starts is without root's rights, not its own search for the program
    folder = machine.fresh_checkout(open_folder / "undercroft")
    env = machine.newcomer(open_folder, machine.path_without_node(open_folder / "bin"))
    machine.put_old_node(open_folder / "bin")
    if prefix:
        for place in (folder, open_folder / "home"):
            subprocess.run(["chown", "-R", f"{machine.NOBODY}:{machine.NOBODY}", str(place)], check=True)
    python = usable_python(prefix)
    play(folder, env, python, *prefix)


def usable_python(prefix: list[str]) -> str:
    """A Python new enough that this user may start and make an environment with."""
    wanted = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
    for python in (machine.base_python(), "/usr/bin/python3", "/usr/local/bin/python3"):
        if subprocess.run([*prefix, python, "-c", wanted], capture_output=True, cwd="/").returncode == 0:
            return python
    pytest.skip("no Python 3.11 or newer with venv that a user without root may start")
