"""For whoever runs a server: settings, health, metrics, logs, the admin command, copies, the unit and the container."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from bench.attacks import family

from tests.package.machine import answers, free_port, get
from tests.server.host import PATIENCE, ROOT, Host, host, play_on
from tests.server.test_storage import both
from undercroft.core.errors import BadOption
from undercroft.core.record import read
from undercroft.server.app import HEALTH_EVERY, HEALTH_PATIENCE
from undercroft.server.limits import Limits
from undercroft.server.logs import Json, Lines, Seldom
from undercroft.server.settings import Settings, read_settings


def admin(db: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "undercroft.cli", "admin", "--db", db, *words]
    env = {**os.environ, "PYTHONPATH": "src"}
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=env, check=False)


# --- settings --------------------------------------------------------------------------------------------------------


def test_options_come_before_the_environment_before_the_file(tmp_path: Any) -> None:
    path = tmp_path / "undercroft.toml"
    path.write_text(
        'port = 1\nhost = "0.0.0.0"\nhosts = ["play.example"]\nlog = "json"\n[limits]\nsteps = 5\nstrikes = 6\n'
    )
    environ = {
        "UNDERCROFT_CONFIG": str(path),
        "UNDERCROFT_PORT": "2",
        "UNDERCROFT_PROXIES": "10.0.0.0/8, ::1",
        "UNDERCROFT_LIMIT_STRIKES": "7",
        "UNDERCROFT_LIMIT_HEAD_SECONDS": "1.5",
    }
    made = read_settings({"port": 3, "limit": ["head-seconds=2.5"], "db": None}, environ)
    assert (made.port, made.host, made.hosts, made.log) == (3, "0.0.0.0", ("play.example",), "json")
    assert made.proxies == ("10.0.0.0/8", "::1")
    assert (made.limits.steps, made.limits.strikes, made.limits.head_seconds) == (5, 7, 2.5)
    assert made.limits.tables_per_minute == Limits().tables_per_minute
    assert read_settings({}, {"UNDERCROFT_DATA": "/srv/u"}).database == "/srv/u/tables.db"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("prot = 1", "prot"),
        ("[limits]\nstep = 1", "step"),
        ("port = 'x'", "port"),
        ("proxies = ['x']", "x"),
        ("=", "toml"),
    ],
)
def test_a_setting_that_is_wrong_is_named(tmp_path: Any, text: str, what: str) -> None:
    path = tmp_path / "u.toml"
    path.write_text(text)
    with pytest.raises(BadOption) as error:
        read_settings({"config": str(path)}, {})
    assert what in str(error.value)


def test_every_setting_and_limit_is_documented() -> None:
    page = (ROOT / "docs" / "host.md").read_text()
    for name in (*Settings.__struct_fields__, *Limits.__struct_fields__):
        assert f"`{name}`" in page, name


def test_serve_takes_its_settings_from_the_environment(tmp_path: Any) -> None:
    env = {**os.environ, "PYTHONPATH": "src", "UNDERCROFT_DATA": str(tmp_path), "UNDERCROFT_PORT": "0"}
    command = [sys.executable, "-m", "undercroft.cli", "serve"]
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    process.terminate()
    assert process.wait(20) in (0, -signal.SIGTERM)
    process.stdout.close()
    assert (tmp_path / "tables.db").exists()


def test_a_port_that_is_taken_is_told_in_a_sentence(shared: Host) -> None:
    env = {**os.environ, "PYTHONPATH": "src"}
    command = [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(shared.port), "--lang", "en"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Nothing can be served at 127.0.0.1")
    assert "Traceback" not in done.stderr


# --- health, metrics, logs -------------------------------------------------------------------------------------------


def test_health_looks_at_the_store(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        for path in ("/health", "/ready", "/api/health"):
            status, body, _ = made.ask(path)
            assert (status, json.loads(body)["store"]) == (200, "ok")
        with contextlib.closing(sqlite3.connect(made.db, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            statuses = set()
            until = time.monotonic() + PATIENCE
            while 503 not in statuses:  # what was found a second ago counts
                assert time.monotonic() < until
                statuses.add(made.ask("/health")[0])
                time.sleep(0.02)
            blocker.execute("ROLLBACK")
        until = time.monotonic() + PATIENCE
        while made.ask("/ready")[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.02)


def test_health_does_not_wait_for_a_database_that_is_frozen(empty_postgres: str) -> None:
    """Whoever probes waits a few seconds at most; to cancel a statement there would take ten more."""
    folder = Path(empty_postgres.partition("host=")[2])
    postmaster = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    with host(empty_postgres) as made:
        assert made.ask("/health")[0] == 200
        frozen = family(postmaster)  # with the processes that serve ours
        for pid in frozen:
            os.kill(pid, signal.SIGSTOP)
        try:
            time.sleep(HEALTH_EVERY)
            begin = time.monotonic()
            status, body, _ = made.ask("/health")
            assert (status, json.loads(body)["store"]) == (503, "TimeoutError")
            assert time.monotonic() - begin < 2 * HEALTH_PATIENCE
            assert made.ask("/ready")[0] == 503
        finally:
            for pid in frozen:
                os.kill(pid, signal.SIGCONT)
        until = time.monotonic() + PATIENCE
        while made.ask("/health")[0] != 200:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_metrics_count_what_happens_and_are_for_those_named_alone(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        first, second = made.seats(made.table(seed=3))
        first.choose("lead:0")
        first.choose("nonsense")
        status, body, _ = made.ask("/metrics")
        text = body.decode()
        assert status == 200
        for line in (
            "undercroft_moves_total 1",
            "undercroft_tables 1",
            "undercroft_sockets 2",
            "undercroft_tables_made_total 1",
            'undercroft_refusals_total{code="not-offered"} 1',
            'undercroft_waiting{pool="searching"} 0',
            "undercroft_move_seconds_count 1",
            "undercroft_store_is_up 1",
        ):
            assert f"\n{line}\n" in text, line
        names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
        assert len(names) == len(set(names))
        assert made.ask("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})[0] == 404
        first.close()
        second.close()


def record_of(message: str, *args: Any, **extra: Any) -> logging.LogRecord:
    made = logging.LogRecord("undercroft.server", logging.ERROR, "", 0, message, args, None)
    made.__dict__.update(extra)
    return made


def test_log_lines_have_time_table_and_cause_and_never_a_key() -> None:
    token = "abcdefghijklmnopqrstuvwxyz_-0123"
    record = record_of("it failed for %s", token, table="3f", cause="KeyError")
    line = Lines().format(record)
    assert line.endswith("Z ERROR table=3f cause=KeyError it failed for [key]")
    found = json.loads(Json().format(record))
    assert (found["table"], found["cause"], found["level"]) == ("3f", "KeyError", "error")
    assert found["message"] == "it failed for [key]"
    assert found["time"].endswith("Z")


def test_what_strangers_cause_fills_no_log() -> None:
    seldom = Seldom()
    passed = []
    for second in range(130):
        record = record_of("Invalid HTTP request received.")
        record.created = 1000.0 + second
        if seldom.filter(record):
            passed.append(record.getMessage())
    assert passed == ["Invalid HTTP request received."] + ["Invalid HTTP request received. (59 more since)"] * 2


def test_the_log_of_a_server_is_json_where_that_is_set(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", games=("tests.server.faulty_game",), log="json") as made:
        player = made.sit(made.table("faulty", options={"fault": "scene"})["seats"][0]["token"])
        player.close()
        found = [json.loads(line) for line in made.log().splitlines()]
        assert any("could not be drawn" in each["message"] and each["table"] for each in found)
        assert player.token not in made.log()


# --- admin -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_tables_are_listed_shown_exported_closed_and_deleted(
    store: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    db = both(store, tmp_path, request)
    with host(db, games=("bugs",)) as made:
        table = made.table("bugs", seats="me", seed=3)
        player = made.sit(table["seats"][0]["token"])
        player.choose(player.keys[0])
        listed = admin(db, "list")  # beside the running server
        assert table["table"] in listed.stdout
        busy = admin(db, "close", table["table"])
        assert busy.returncode == 2
        assert busy.stderr
        player.close()
    shown = json.loads(admin(db, "show", table["table"]).stdout)
    assert (shown["game"], shown["fits"]) == ("bugs", shown["steps"])
    assert not {"seed", "secret"} & set(shown)
    assert admin(db, "export", table["table"], f"{tmp_path}/r.json").returncode == 0
    assert len(read(Path(f"{tmp_path}/r.json").read_bytes()).steps) == shown["steps"]
    assert admin(db, "close", table["table"]).returncode == 0
    assert json.loads(admin(db, "show", table["table"]).stdout)["state"] == "closed"
    assert admin(db, "delete", table["table"]).returncode == 0
    gone = admin(db, "show", table["table"])
    assert (gone.returncode, gone.stderr) == (2, f"There is no table {table['table']}.\n")


def test_a_damaged_table_is_repaired_up_to_what_is_whole(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table = made.table(seed=3)
        players = made.seats(table)
        players[0].choose("lead:0")
        keys = players[0].keys
        players[0].choose(keys[0])
        for player in players:
            player.close()
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        db.execute("UPDATE answers SET steps = '[[' WHERE n = 2")
        db.execute("UPDATE tables SET seats = 'x', more = ''")
        db.commit()
    said = admin(f"{tmp_path}/t.db", "repair", table["table"]).stdout
    assert "answers from number 2 on were dropped" in said
    assert "seats was replaced" in said
    with host(f"{tmp_path}/t.db") as made:
        again = made.sit(table["seats"][0]["token"])
        assert again.keys == keys
        again.close()


def test_a_table_with_a_bot_is_repaired_with_all_its_seats(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        table = made.table(seats="me bot:greedy", seed=3)
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        db.execute("""UPDATE tables SET seats = '[{"who":"person"}]', more = '{"waiting":[7]}', touched = 1e300""")
        db.commit()
    said = admin(f"{tmp_path}/t.db", "repair", table["table"]).stdout
    assert said == f"table {table['table']}: seats was replaced; more was replaced; touched was replaced\n"
    assert "nothing was broken" in admin(f"{tmp_path}/t.db", "repair", table["table"]).stdout
    with host(f"{tmp_path}/t.db") as made:
        again = made.sit(table["seats"][0]["token"])
        assert len(again.table["seats"]) == 2
        again.close()


def test_a_backup_with_a_damaged_row_is_restored_and_one_that_is_cut_off_is_refused(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db") as made:
        good, bad = made.table(seed=3), made.table(seed=3)
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        db.execute("""UPDATE tables SET more = '{"clock":' WHERE id = ?""", (bad["table"],))
        db.commit()
    kept = tmp_path / "kept"
    assert admin(f"{tmp_path}/t.db", "backup", str(kept)).returncode == 0
    data = kept.read_bytes()
    for broken in (data[:-20], data[:40] + b"\0" * 40 + data[80:], b"rubbish"):
        (tmp_path / "broken").write_bytes(broken)
        refused = admin(f"{tmp_path}/u.db", "restore", f"{tmp_path}/broken")
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
    assert admin(f"{tmp_path}/u.db", "restore", str(kept)).returncode == 0
    with host(f"{tmp_path}/u.db") as made:
        made.sit(good["seats"][0]["token"]).close()
        again = made.sit(bad["seats"][0]["token"])
        assert again.refused[0]["code"] == "damaged"
        again.close()


@pytest.mark.parametrize(("old", "new"), [("sqlite", "sqlite"), ("postgres", "sqlite"), ("sqlite", "postgres")])
def test_a_backup_of_a_running_server_is_restored_elsewhere(
    old: str, new: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    source = both(old, tmp_path, request)
    with host(source) as made:
        tables = [made.table(seed=at) for at in range(3)]
        first, second = made.seats(tables[0])
        first.choose("lead:1")
        done = admin(source, "backup", f"{tmp_path}/copy")
        assert done.returncode == 0, done.stderr
        assert Path(f"{tmp_path}/copy").stat().st_mode & 0o077 == 0  # it holds every secret
        first.choose(first.keys[0])  # after the copy
        first.close()
        second.close()
    target = f"{tmp_path}/other.db"
    if new == "postgres":
        target = request.getfixturevalue("empty_postgres")
    done = admin(target, "restore", f"{tmp_path}/copy")
    assert done.returncode == 0, done.stderr
    assert admin(target, "restore", f"{tmp_path}/copy").returncode == 2  # it is not empty any more
    with host(target) as made:
        players = made.seats(tables[0])
        assert players[0].ask is not None
        assert players[0].ask["kind"] == "lay"
        play_on(players)
        made.table()  # numbers go on where they stood
        for player in players:
            player.close()


# --- files for those who install it ----------------------------------------------------------------------------------


def test_the_systemd_unit_is_sound_and_hardened() -> None:
    unit = ROOT / "deploy" / "undercroft.service"
    text = unit.read_text()
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "LimitNOFILE=", "MemoryMax=", "ExecReload="):
        assert line in text


@pytest.mark.tool("systemd-analyze")
def test_systemd_itself_calls_the_unit_hardened() -> None:
    unit = ROOT / "deploy" / "undercroft.service"
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=30", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr


def test_the_container_file_names_what_is_there() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text()
    for line in text.splitlines():
        if line.startswith("COPY ") and "--from" not in line:
            *sources, _ = line.split()[1:]
            for source in sources:
                assert (ROOT / source).exists(), source
    assert "USER " in text
    assert "HEALTHCHECK" in text


@pytest.mark.tool("container")
def test_the_container_is_built_and_answers() -> None:
    tool = next(name for name in ("podman", "docker") if shutil.which(name))
    subprocess.run(
        [tool, "build", "-q", "-t", "undercroft-test", "-f", "deploy/Containerfile", "."], cwd=ROOT, check=True
    )
    port = free_port()
    run = [tool, "run", "--rm", "-d", "-p", f"127.0.0.1:{port}:8000", "undercroft-test"]
    name = subprocess.run(run, capture_output=True, check=True, text=True).stdout.strip()
    try:
        end = time.monotonic() + PATIENCE
        while not answers(f"http://127.0.0.1:{port}/health"):
            assert time.monotonic() < end
            time.sleep(0.2)
        assert '"store":"ok"' in get(f"http://127.0.0.1:{port}/health")
        assert '"thunderstone"' in get(f"http://127.0.0.1:{port}/api/games")
    finally:
        subprocess.run([tool, "stop", name], capture_output=True, check=True)
