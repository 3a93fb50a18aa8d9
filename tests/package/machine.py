"""A machine as a newcomer has it: a fresh checkout, a PATH without Node, a user without root, a server to load."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
NODE = {"node", "nodejs", "npm", "npx", "corepack", "yarn", "pnpm"}
NOBODY = 65534


def base_python() -> str:
    """The interpreter behind the one that runs the tests: not of a virtual environment, not a shim."""
    return str(Path(sys.base_prefix, "bin", f"python{sys.version_info.major}.{sys.version_info.minor}"))


def fresh_checkout(target: Path) -> Path:
    """What git would give a newcomer, with what is not committed yet; nothing that was built here."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


def path_without_node(folder: Path) -> str:
    """A PATH with all that the system has but Node."""
    folder.mkdir()
    for place in ("/usr/local/bin", "/usr/bin", "/bin"):
        for tool in Path(place).glob("*"):
            link = folder / tool.name
            if tool.name not in NODE and not link.is_symlink():
                link.symlink_to(tool)
    return str(folder)


def put_old_node(folder: Path) -> None:
    """A Node that is too old for the client: it says no to whatever it is asked."""
    for name in ("node", "npm"):
        (folder / name).write_text("#!/bin/sh\necho this is too old >&2\nexit 1\n")
        (folder / name).chmod(0o755)


def newcomer(folder: Path, path: str) -> dict[str, str]:
    """The environment of somebody who has just come: a home and a PATH of their own, nothing of this run's Python."""
    home = folder / "home"
    home.mkdir()
    dropped = ("PYTHON", "VIRTUAL_ENV", "PYENV", "PYTEST", "npm_", "MAKE", "MFLAGS", "CI")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return {**kept, "HOME": str(home), "PATH": path, "LANG": "C.UTF-8"}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def running(command: Sequence[str], *, cwd: Path, env: Mapping[str, str], port: int, seconds: float) -> Iterator[str]:
    """A server while its page is looked at; the address it answers on. What it printed is shown where it fails."""
    told = cwd / f"told-{port}.txt"
    with told.open("wb") as out:
        server = subprocess.Popen(command, cwd=cwd, env=dict(env), stdout=out, stderr=out, start_new_session=True)
    address = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + seconds
        while not answers(address):
            assert server.poll() is None, f"{command} ended with {server.returncode}:\n{told.read_text()[-4000:]}"
            assert time.monotonic() < end, (
                f"{command} does not answer after {seconds:.0f} s:\n{told.read_text()[-4000:]}"
            )
            time.sleep(0.2)
        yield address
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except urllib.error.HTTPError:
        return True  # it answers, and the test will say what is wrong with the answer
    except OSError:
        return False


def get(address: str) -> str:
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            text: str = answer.read().decode()
            return text
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{address} answers {error.code}: {error.read().decode()[:300]}") from None


def load_page(address: str) -> None:
    """The page and every script and style that it names: all of them there, none of them empty."""
    page = get(address + "/")
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert any(name.endswith(".js") for name in named), page
    for name in named:
        assert len(get(address + name)) > 500, f"{name} is empty"
