"""The container file without a container: the same commands, in folders that hold what it copies and no Node."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.package import machine

FILE = machine.ROOT / "deploy" / "Containerfile"


def lines() -> list[str]:
    """The instructions, each on one line."""
    text = FILE.read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def stages() -> tuple[list[str], list[str]]:
    """What builds, and what runs."""
    made = lines()
    second = max(at for at, line in enumerate(made) if line.startswith("FROM "))
    return made[:second], made[second:]


def copy(line: str, source: Path, target: Path) -> None:
    *names, to = line.split()[1:]
    for name in names:
        if (source / name).is_dir():
            shutil.copytree(source / name, target / to)
        else:
            shutil.copy(source / name, target / to)


@pytest.mark.soak
def test_the_commands_of_the_container_file_build_a_server_that_is_healthy(tmp_path: Path) -> None:
    checkout = machine.fresh_checkout(tmp_path / "undercroft")
    build, run = stages()
    folder, venv = tmp_path / "build", tmp_path / "venv"
    folder.mkdir()
    env = machine.newcomer(tmp_path, machine.path_without_node(tmp_path / "bin"))
    subprocess.run([machine.base_python(), "-m", "venv", str(tmp_path / "python")], check=True, env=env)
    env["PATH"] = f"{tmp_path / 'python' / 'bin'}:{env['PATH']}"
    for line in build:
        word, _, rest = line.partition(" ")
        if word == "COPY":
            copy(line, checkout, folder)
        elif word == "RUN":
            done = subprocess.run(
                ["sh", "-c", rest.replace("/venv", str(venv))], cwd=folder, env=env, capture_output=True, text=True
            )
            assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]

    given = dict(word.split("=", 1) for line in run if line.startswith("ENV ") for word in shlex.split(line)[1:])
    port = machine.free_port()
    path = given.pop("PATH").replace("/venv", str(venv)).replace("$PATH", env["PATH"])
    (tmp_path / "data").mkdir()
    given |= {"PATH": path, "UNDERCROFT_DATA": str(tmp_path / "data"), "UNDERCROFT_PORT": str(port)}
    (command,) = (json.loads(line[4:]) for line in run if line.startswith("CMD "))
    (check,) = (json.loads(re.sub(r".*? CMD ", "", line)) for line in run if line.startswith("HEALTHCHECK "))
    command[0] = str(venv / "bin" / command[0])
    with machine.running(command, cwd=tmp_path, env={**env, **given}, port=port, seconds=60) as address:
        machine.load_page(address)
        asked = [each.replace(":8000", f":{port}") for each in check]
        assert subprocess.run([str(venv / "bin" / asked[0]), *asked[1:]], check=False).returncode == 0
    assert os.listdir(tmp_path / "data")
