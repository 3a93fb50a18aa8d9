"""Servers for the tests: one that many tests share, a database of each kind."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.host import Host


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with SQLite and the tests' own games, for tests that leave it as they found it."""
    host = Host(str(tmp_path_factory.mktemp("db") / "tables.db"), games=("tests.sample", "tests.browser.demo_game"))
    yield host
    host.stop()


def _postgres_bin() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert places, "PostgreSQL's own programs are needed: install the package postgresql"
    return places[-1].parent


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own on a socket in a folder; it refuses to run as root, so root lends it a user."""
    tools = _postgres_bin()
    folder = Path(tempfile.mkdtemp(prefix="undercroft-pg-", dir="/tmp"))  # a socket's path must be short
    user = None
    if os.geteuid() == 0:
        user = next((name for name in ("postgres", "nobody") if _has_user(name)), None)
        assert user is not None
        shutil.chown(folder, user)
    run = {"user": user, "cwd": str(folder)} if user else {"cwd": str(folder)}

    def do(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, **run)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stdout + done.stderr

    data = folder / "data"
    do(str(tools / "initdb"), "-D", str(data), "-U", "croft", "-A", "trust", "-E", "UTF8", "--no-sync")
    do(
        str(tools / "pg_ctl"),
        "-D",
        str(data),
        "-w",
        "-l",
        str(folder / "log"),
        "-o",
        f"-k {folder} -c listen_addresses='' -c fsync=off",
        "start",
    )
    try:
        yield f"postgresql://croft@/postgres?host={folder}"
    finally:
        do(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def empty_postgres(postgres: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """A database without tables on the same server."""
    name = f"db_{abs(hash(request.node.name)) % 10**9}"
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as db:
        db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
