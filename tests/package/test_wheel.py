"""A wheel that plays: built with the client in it or refused, installed alone into a clean environment, served."""

from __future__ import annotations

import json
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.package import machine

pytestmark = pytest.mark.fresh


def run(*command: str, env: dict[str, str], cwd: Path, fails: bool = False) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert (done.returncode != 0) == fails, f"{command} ended with {done.returncode}:\n{done.stdout[-4000:]}"
    return done.stdout


def make_environment(folder: Path, env: dict[str, str], *packages: str) -> str:
    """A new virtual environment with these packages; its Python."""
    run(machine.base_python(), "-m", "venv", str(folder), env=env, cwd=folder.parent)
    python = str(folder / "bin" / "python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages, env=env, cwd=folder.parent)
    return python


def test_the_package_is_built_from_nothing_and_plays(tmp_path: Path) -> None:
    """Without Node on the machine: the client is built by PyPI's, once, and travels in both archives."""
    checkout = machine.fresh_checkout(tmp_path / "undercroft")
    env = machine.newcomer(tmp_path, machine.path_without_node(tmp_path / "bin"))
    builder = make_environment(tmp_path / "builder", env, "build")
    run(builder, "-m", "build", "--outdir", str(tmp_path / "dist"), str(checkout), env=env, cwd=tmp_path)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    (source,) = (tmp_path / "dist").glob("*.tar.gz")
    check_the_source_needs_no_node(source, tmp_path / "unpacked", env)

    python = make_environment(tmp_path / "clean", env, str(wheel))
    listed = json.loads(run(python, "-m", "pip", "list", "--format=json", env=env, cwd=tmp_path))
    names = {entry["name"].lower() for entry in listed} - {"pip", "setuptools"}
    known = {"undercroft", "msgspec", "pyyaml", "fluent.syntax", "typing_extensions", "snowballstemmer"}
    assert names == known, "the base install grew"
    undercroft = str(Path(python).with_name("undercroft"))
    assert "install undercroft[server]" in run(undercroft, "serve", env=env, cwd=tmp_path, fails=True)
    assert "thunderstone: Thunderstone" in run(undercroft, "games", env=env, cwd=tmp_path)

    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[server]", env=env, cwd=tmp_path)
    port = machine.free_port()
    command = [undercroft, "serve", f"--port={port}"]
    with machine.running(command, cwd=tmp_path / "clean", env=env, port=port, seconds=60) as address:
        machine.load_page(address)
        assert '"thunderstone"' in machine.get(address + "/api/games")


def check_the_source_needs_no_node(source: Path, folder: Path, env: dict[str, str]) -> None:
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    assert (root / "web" / "src").is_dir(), "the client's sources belong to the source archive"
    run("sh", "scripts/web.sh", env={**env, "NODE_PYTHON": "/bin/false"}, cwd=root)


def test_a_package_whose_client_cannot_be_built_is_refused(tmp_path: Path) -> None:
    checkout = machine.fresh_checkout(tmp_path / "undercroft")
    scripts = checkout / "web" / "package.json"
    scripts.write_text(scripts.read_text().replace('"build": "', '"build": "echo no client today && exit 3 && '))
    env = machine.newcomer(tmp_path, machine.path_without_node(tmp_path / "bin"))
    builder = make_environment(tmp_path / "builder", env, "build")
    told = run(builder, "-m", "build", "--wheel", str(checkout), env=env, cwd=tmp_path, fails=True)
    assert "The browser client could not be built" in told
    assert "no client today" in told
