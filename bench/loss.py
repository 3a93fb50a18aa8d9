"""Nothing acknowledged is lost: three processes on PostgreSQL, killed at random, and PostgreSQL itself restarted.

`python -m bench.loss [TABLES] [KILLS] [RESTARTS]`, 200, 30 and 5 unless given. Two clients at each table answer all the
time, come back by themselves to any process, and send again whatever was not acknowledged. At the end every table's
stored answers are compared with what its clients were told is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
import uvloop

from bench.server import OPEN, Client, Mail, Server, client, make

GAME, PACKAGE, PLAYERS, OPTIONS = "vault", "tests.sample", 2, {"rounds": 6}
GONE = (OSError, TimeoutError, RuntimeError)
"""How a connection ends whose server was killed; uvloop says RuntimeError."""
PAUSE = 8.0
"""Seconds between a seat's answers."""
PATIENCE = 30.0
FIRST_RETRY, LAST_RETRY = 0.25, 3.0
"""Seconds before a client tries again, at first and at most, as the page does it (web/src/live.ts)."""
BOUND = 5.0
"""Seconds within which every table must be back."""


class Database:
    """A PostgreSQL server of our own; it refuses to run as root, so root lends it a user."""

    def __init__(self) -> None:
        places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        found = shutil.which("initdb")
        self.tools = Path(found).parent if found else places[-1].parent
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-loss-"))
        self.run: dict[str, Any] = {"cwd": str(self.folder)}
        if os.geteuid() == 0:
            names = {each.pw_name for each in pwd.getpwall()}
            self.run["user"] = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self.run["user"])
        self.data = str(self.folder / "data")
        self._do("initdb", "-D", self.data, "-U", "croft", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.control("start")
        self.url = f"postgresql://croft@/postgres?host={self.folder}"

    def _do(self, name: str, *words: str) -> None:
        subprocess.run([str(self.tools / name), *words], check=True, capture_output=True, **self.run)

    def control(self, action: str) -> None:
        options = f"-k {self.folder} -c listen_addresses=''"
        extra = ["-o", options] if action != "stop" else []
        self._do("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "-l", str(self.folder / "log"), *extra, action)

    def close(self) -> None:
        self.control("stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def start(url: str, port: int = 0) -> tuple[Server, int]:
    command = [
        sys.executable,
        "-m",
        "tests.server.host",
        str(port),
        url,
        msgspec.json.encode(OPEN).decode(),
        "{}",
        PACKAGE,
    ]
    server = Server(command, "http://")
    return server, int(server.line.split("http://127.0.0.1:")[1].split("/")[0])


async def connect(ports: list[int]) -> Client:
    """To any process; one that does not listen is passed over, as a shared port or a balancer does it."""
    for port in random.sample(ports, len(ports)):
        with contextlib.suppress(ConnectionRefusedError):
            return await client(port, "/ws", Mail())
    raise ConnectionRefusedError


class Absence(NamedTuple):
    """A seat lost its table and came back."""

    begin: float
    end: float
    tries: list[str]
    """Why it had to try again."""


class Trouble(NamedTuple):
    """A process was killed, or the database restarted; `ready` is when people could come back."""

    kind: str
    begin: float
    ready: float


class Seat:
    """A person at a table: answers, comes back, sends again."""

    def __init__(self, ports: list[int], token: str) -> None:
        self.ports = ports
        self.token = token
        self.told: list[str] = []
        """The options that were acknowledged, in their order."""
        self.absences: list[Absence] = []
        self.again = 0
        self.line: Client | None = None
        self.ask: dict[str, Any] | None = None
        self.is_over = False

    async def come(self) -> Client:
        begin = time.monotonic()
        tries: list[str] = []
        refusal = ""
        while True:
            tried = time.monotonic()
            try:
                async with asyncio.timeout(8):
                    self.line = await connect(self.ports)
                    self.line.send(msgspec.json.encode({"do": "sit", "token": self.token}))
                    while (said := await self.read())["is"] != "state":
                        if said["is"] == "refused":
                            refusal = f", refused: {said['code']}"
                self.absences.append(Absence(begin, time.monotonic(), tries))
                return self.line
            except (*GONE, AssertionError) as error:
                tries.append(f"{type(error).__name__} after {time.monotonic() - tried:.1f} s{refusal}")
            if self.line is not None:
                self.line.close()
            if time.monotonic() - begin > PATIENCE:
                raise AssertionError("a table did not come back")
            longest = min(LAST_RETRY, FIRST_RETRY * 1.6 ** len(tries))
            await asyncio.sleep(longest * random.uniform(0.7, 1.3))

    async def read(self, patience: float = 10) -> dict[str, Any]:
        assert self.line is not None
        if not self.line.mail.found and (self.line.transport is None or self.line.transport.is_closing()):
            raise ConnectionError
        async with asyncio.timeout(patience):
            _, text = await self.line.mail.receive()
        message: dict[str, Any] = json.loads(text)
        if message["is"] == "state":
            self.ask = message["facts"].get("ask")
            self.is_over = bool(message["facts"].get("over"))
        return message

    async def listen(self, seconds: float) -> None:
        """Look on for so long; a connection that ends is noticed at once, as by a page."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                await self.read(left)

    async def play(self, until: asyncio.Event) -> None:
        await self.come()
        number = 0
        while not self.is_over and not until.is_set():
            try:
                await self.listen(random.uniform(0.5, 1.5) * PAUSE)
                assert self.line is not None
                self.line.send(b'{"do":"ping"}')
                while (await self.read())["is"] != "pong":
                    pass
                if self.ask is None:
                    continue
                number += 1
                await self.answer(f"a{number}", self.ask)
            except GONE:
                await self.come()

    async def is_behind(self) -> bool:
        """Whether this seat was shown another moment than whoever sits down now is; nobody plays any more."""
        shown = (self.ask or {}).get("id"), self.is_over
        try:
            assert self.line is not None
            self.line.send(b'{"do":"ping"}')
            while (await self.read())["is"] != "pong":
                shown = (self.ask or {}).get("id"), self.is_over
        except GONE:
            return False
        await self.come()
        return shown != ((self.ask or {}).get("id"), self.is_over)

    async def answer(self, number: str, ask: dict[str, Any]) -> None:
        key = random.choice(ask["options"])["key"]
        message = msgspec.json.encode({"do": "choose", "id": number, "ask": ask["id"], "key": key})
        while True:
            try:
                assert self.line is not None
                self.line.send(message)
                while True:
                    said = await self.read()
                    if number in said.get("done", ()) or (said["is"] == "done" and said["id"] == number):
                        self.told.append(key)
                        return
                    if said["is"] == "refused" and said.get("id") == number:
                        return  # where both were asked, the other was quicker
            except GONE:
                self.again += 1
                await self.come()


def stored(url: str, table: str) -> list[tuple[Any, str]]:
    with psycopg.connect(url) as db:
        rows = db.execute(
            "SELECT cut, steps FROM answers JOIN tables ON tab = no WHERE id = %s ORDER BY n", (table,)
        ).fetchall()
    steps: list[tuple[Any, str]] = []
    for cut, more in rows:
        del steps[cut:]
        steps += [(who, value) for who, value in json.loads(more)]
    return steps


async def trouble(
    servers: list[Server], ports: list[int], database: Database, kills: int, restarts: int
) -> list[Trouble]:
    """Kill processes and restart the database at random, one after another."""
    what = ["kill"] * kills + ["restart"] * restarts
    random.shuffle(what)
    found: list[Trouble] = []
    for each in what:
        await asyncio.sleep(random.uniform(4.0, 7.0))  # so that one trouble is over before the next
        begin = time.monotonic()
        if each == "restart":
            await asyncio.to_thread(database.control, "restart")
            found.append(Trouble(each, begin, time.monotonic()))
            continue
        at = random.randrange(len(servers))
        servers[at].process.send_signal(signal.SIGKILL)
        servers[at].process.wait()
        servers[at].stop()
        found.append(Trouble(each, begin, time.monotonic()))
        servers[at], ports[at] = await asyncio.to_thread(start, database.url, ports[at])
    await asyncio.sleep(3)
    return found


async def run(tables: int, kills: int, restarts: int) -> None:
    database = Database()
    servers: list[Server] = []
    try:
        ports = []
        for _ in range(3):
            server, port = start(database.url)
            servers.append(server)
            ports.append(port)
        made = [await asyncio.to_thread(make, ports[at % 3], GAME, PLAYERS, at, OPTIONS) for at in range(tables)]
        seats = [[Seat(ports, link["token"]) for link in each["seats"]] for each in made]
        until = asyncio.Event()
        playing = [asyncio.create_task(seat.play(until)) for table in seats for seat in table]
        troubles = await trouble(servers, ports, database, kills, restarts)
        until.set()
        await asyncio.gather(*playing)
        behind = [await seat.is_behind() for table in seats for seat in table]
        report(database.url, made, seats, troubles, sum(behind))
    finally:
        for server in servers:
            server.stop()
        database.close()


def report(url: str, made: list[Any], tables: list[list[Seat]], troubles: list[Trouble], behind: int) -> None:
    wrong = 0
    for each, seats in zip(made, tables, strict=True):
        steps = stored(url, each["table"])
        for number, seat in enumerate(seats):
            wrong += [value for who, value in steps if who == number] != seat.told
    people = [seat for seats in tables for seat in seats]
    kinds = [each.kind for each in troubles]
    print(
        f"{len(tables)} tables, 3 processes, {kinds.count('kill')} kills, {kinds.count('restart')} restarts of "
        f"PostgreSQL: {sum(len(seat.told) for seat in people):,} acknowledged, {sum(seat.again for seat in people)} "
        f"sent again, {wrong} seats with a lost or doubled answer, {behind} left behind at an old moment"
    )
    worst = tell_absences(people, troubles)
    if wrong or behind or worst > BOUND:
        raise SystemExit(1)


def tell_absences(people: list[Seat], troubles: list[Trouble]) -> float:
    """How long people were away: after a kill from then on, after a restart from when the database was there again."""
    found: dict[str, list[tuple[float, Absence]]] = {"kill": [], "restart": []}
    for absence in (each for seat in people for each in seat.absences):
        before = [each for each in troubles if each.begin <= absence.end and each.begin >= absence.begin - 30]
        cause = max((each for each in before if each.begin <= absence.begin + 0.2), default=None, key=lambda t: t.begin)
        if cause is not None:
            found[cause.kind].append((absence.end - max(absence.begin, cause.ready), absence))
    for kind, away in found.items():
        if away:
            away.sort(key=lambda each: each[0])
            took, longest = away[-1]
            times = [each[0] for each in away]
            print(
                f"  after a {kind}: {len(away):,} times back at the table, {times[len(times) // 2]:.2f} s in the "
                f"median, {times[int(len(times) * 0.99)]:.2f} s p99, {took:.2f} s at worst ({'; '.join(longest.tries)})"
            )
    for each in troubles:
        if each.kind == "restart":
            print(f"  PostgreSQL itself was away for {each.ready - each.begin:.2f} s")
    return max((away[-1][0] for away in found.values() if away), default=0.0)


def main() -> None:
    given = [int(word) for word in sys.argv[1:4]]
    tables, kills, restarts = given + [200, 30, 5][len(given) :]
    uvloop.run(run(tables, kills, restarts))


if __name__ == "__main__":
    main()
