"""One guest who means harm, and what other people notice: a real server with its default limits, SQLite, all games.

`python -m bench.attacks [SECONDS] [ATTACK ...]`: each attack runs for so long (10) in a process of its own, from an
address of its own. Meanwhile four people play at tables of theirs, a move every 60 ms each. Told are the growth of the
server's memory with all its workers, and the time from a move to its acknowledgement, quiet and under each attack.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.harness import machine
from bench.server import ROOT, Server, Table, decode, make
from undercroft.core.game import load
from undercroft.core.table import Table as GameTable

SECONDS = 10.0
PEOPLE = 4
PAUSE = 0.06
"""Seconds between a person's moves: as many as the limits let one connection send."""
GAME = "thunderstone"
FILES = 1024
"""What the server may open: the usual limit of a service."""
MAX_MEGABYTES, MAX_P99, MAX_TIMES = 64, 0.25, 5
LONG, TOO_LONG = 19_900, 86_000
"""Steps of a record: as many as are taken, and many more."""
PING = b"\x89\x80\x00\x00\x00\x00"
SHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


# --- people ----------------------------------------------------------------------------------------------------------


async def play(port: int, seed: int) -> None:
    """Play game after game, and write down when each move was sent and how long it took."""
    rng = random.Random(seed)
    while True:
        made = await asyncio.to_thread(make, port, GAME, 2, rng.randrange(10**6))
        table = Table(2)
        await table.sit(port, made["seats"])
        sent = 0
        while (seat := await table.mover()) is not None:
            ask = table.asks[seat]
            assert ask is not None
            await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))
            number, sent = f"m{sent}", sent + 1
            message = {"do": "choose", "id": number, "ask": ask.id, "key": rng.choice(ask.options).key}
            table.asks[seat] = None
            begin = time.monotonic()
            table.lines[seat].send(msgspec.json.encode(message))
            while number not in table.done and number not in table.stale:
                await table.read()
            print(f"{begin} {time.monotonic() - begin}", flush=True)
        for line in table.lines:
            line.close()


async def people(port: int) -> None:
    await asyncio.gather(*(play(port, at) for at in range(PEOPLE)))


class People:
    """The people, in a process of their own, and what they noticed."""

    def __init__(self, port: int) -> None:
        command = [sys.executable, "-m", "bench.attacks", "people", str(port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.moves: list[tuple[float, float]] = []
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            begin, took = line.split()
            self.moves.append((float(begin), float(took)))

    def noticed(self, since: float, until: float) -> list[float]:
        """How long the moves took that were sent in this time."""
        return sorted(took for begin, took in list(self.moves) if since <= begin < until)


# --- the guest -------------------------------------------------------------------------------------------------------


GONE = (OSError, RuntimeError, asyncio.IncompleteReadError)
"""How a connection ends that the server has closed; uvloop says RuntimeError."""


class Guest:
    """One address with bad intentions, until the time is up."""

    def __init__(self, port: int, address: str, seconds: float) -> None:
        self.port = port
        self.address = address
        self.seconds = seconds
        self.until = 0.0
        self.counts: dict[str, int] = {}

    def begin(self) -> None:
        """Everything is prepared: the attack counts from now on."""
        print(time.monotonic(), flush=True)
        self.until = time.monotonic() + self.seconds

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def connect(self) -> socket.socket:
        made = socket.create_connection(("127.0.0.1", self.port), 5, (self.address, 0))
        self.count("connections")
        return made

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        made = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24)
        self.count("connections")
        return made

    async def sit(self, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket that asked for a seat."""
        reader, writer = await self.open()
        writer.write(SHAKE)
        await reader.readuntil(b"\r\n\r\n")  # what comes before the answer is not read
        writer.write(frame({"do": "sit", "token": token}))
        return reader, writer

    def post(self, path: str, body: bytes) -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, 30, (self.address, 0))
        with contextlib.closing(line):
            line.request("POST", path, body)
            reply = line.getresponse()
            self.count(f"answers {reply.status}")
            return reply.status, json.loads(reply.read() or b"null")

    def make(self, seats: list[dict[str, str]], game: str = GAME) -> Any:
        wish = {"game": game, "seats": seats, "options": {"players": len(seats)}}
        status, made = self.post("/api/tables", json.dumps(wish).encode())
        return made if status == 200 else None


def in_threads(guest: Guest, number: int, work: Callable[[], None]) -> None:
    def again() -> None:
        while guest.goes_on:
            with contextlib.suppress(OSError):
                work()

    threads = [threading.Thread(target=again) for _ in range(number)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()


def send_pings(guest: Guest) -> None:
    """Four sockets that send pings and read nothing; each is opened again when it was closed."""

    def work() -> None:
        with guest.connect() as line:
            line.sendall(SHAKE)
            while guest.goes_on:
                line.sendall(PING * 1000)
                guest.count("pings", 1000)

    guest.begin()
    in_threads(guest, 4, work)


def send_head(guest: Guest) -> None:
    """Four requests whose head has no end."""

    def work() -> None:
        with guest.connect() as line:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while guest.goes_on:
                line.sendall(b"X-More: " + b"y" * 65_536 + b"\r\n")
                guest.count("parts of 64 kB")

    guest.begin()
    in_threads(guest, 4, work)


def long_record(steps: int) -> bytes:
    """A game in which everybody rests all the time; beyond what is taken, the same again and again."""
    gc.disable()
    table = GameTable(load(GAME), {"players": 2}, seed=3)
    while table.version < min(steps, LONG):
        seat, choice = next(iter(table.requests.items()))
        resting = (at for at, option in enumerate(choice.options) if option[0] == "rest")
        table.choose(next(resting, 0), seat)
    record = table.record
    while len(record.steps) < steps:
        record.steps += record.steps[-LONG // 2 :]
    return record.to_json()


def import_records(guest: Guest, steps: int) -> None:
    """The same long record over and over, twice at a time."""
    body = long_record(steps)
    guest.begin()

    def work() -> None:
        status, _ = guest.post("/api/records", body)
        if status == 429:
            time.sleep(0.05)

    in_threads(guest, 2, work)


def frame(message: dict[str, Any]) -> bytes:
    text = msgspec.json.encode(message)
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


async def storm(guest: Guest, token: str, message: Callable[[int], dict[str, Any]]) -> None:
    """Sit down, and once the table is there send this as fast as it is taken; come back when it was cut off."""
    while guest.goes_on:
        with contextlib.suppress(*GONE):
            reader, writer = await guest.sit(token)
            seen = b""
            while guest.goes_on and not reader.at_eof() and b'"is":"state"' not in seen:
                seen += await read(guest, reader)
            guest.count("states", b'"is":"state"' in seen)
            at = 0
            while guest.goes_on and not reader.at_eof():
                for _ in range(20):
                    writer.write(frame(message(at)))
                    at += 1
                guest.count("messages", 20)
                await writer.drain()
                guest.count("states", (await read(guest, reader)).count(b'"is":"state"'))
            writer.close()


async def read(guest: Guest, reader: asyncio.StreamReader) -> bytes:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1):
            found = await reader.read(1 << 20)
            guest.count("kilobytes read", len(found) // 1024)
            return found
    return b""


async def storms(guest: Guest, tokens: list[str], message: Callable[[int], dict[str, Any]]) -> None:
    await asyncio.gather(*(storm(guest, token, message) for token in tokens))


def sync_long(guest: Guest) -> None:
    """Ten sockets at a table as long as the server takes it, which ask for everything again and again."""
    _, made = guest.post("/api/records", long_record(LONG))
    guest.begin()
    uvloop.run(storms(guest, [made["seats"][0]["token"]] * 10, lambda _: {"do": "sync"}))


def undo(guest: Guest) -> None:
    """Ten tables, at each of which somebody answers and takes it back."""
    made = [guest.make([{"who": "me"}] * 2) for _ in range(10)]
    guest.begin()
    uvloop.run(_undo(guest, [each["seats"] for each in made]))


class Undoer(Table):
    """A client whom no refusal surprises."""

    async def read(self) -> None:
        seat, text = await self.mail.receive()
        message = decode(text)
        if message.kind == "state":
            self.counts[seat], self.asks[seat] = message.n, message.facts.ask
            self.is_over = message.facts.over
        self.done.update(message.done)
        if message.kind in ("refused", "done"):
            self.done.add(message.id)

    async def undo(self, guest: Guest, number: int) -> None:
        """Answer and take it back at once."""
        seat = await self.mover()
        ask = None if seat is None else self.asks[seat]
        if seat is None or ask is None:
            guest.until = 0
            return
        wanted = {f"c{number}", f"u{number}"}
        choose = {"do": "choose", "id": f"c{number}", "ask": ask.id, "key": ask.options[0].key}
        self.lines[seat].send(msgspec.json.encode(choose))
        self.lines[seat].send(msgspec.json.encode({"do": "undo", "id": f"u{number}"}))
        guest.count("undos")
        while not wanted <= self.done:
            await self.read()


async def _undo(guest: Guest, tables: list[Any]) -> None:
    async def one(links: Any) -> None:
        while guest.goes_on:
            table = Undoer(2)
            with contextlib.suppress(*GONE, TimeoutError):
                async with asyncio.timeout(5):
                    await table.sit(guest.port, links, guest.address)
                number = 0
                while guest.goes_on:
                    number += 1
                    async with asyncio.timeout(5):
                        await table.undo(guest, number)
            for line in table.lines:
                line.close()

    await asyncio.gather(*(one(links) for links in tables))


def bot_tables(guest: Guest) -> None:
    """Thirty tables at which four bots that search play among themselves."""
    guest.begin()
    made = [guest.make([{"who": "bot", "agent": "search:1500"}] * 4) for _ in range(30)]
    tokens = [each["watch"] for each in made if each]
    guest.count("tables", len(tokens))
    uvloop.run(watch(guest, tokens))


async def watch(guest: Guest, tokens: list[str]) -> None:
    lines = []
    for token in tokens:
        reader, writer = await guest.sit(token)
        await reader.read(65_536)
        lines.append(writer)
    for writer in lines[1::2]:  # half of them stay without anybody
        writer.close()
    while guest.goes_on:
        await asyncio.sleep(0.1)


def idle(guest: Guest) -> None:
    """1,100 sockets, half of them silent and half WebSockets without a seat; whichever is closed is opened again."""
    raise_files()
    guest.begin()
    uvloop.run(hold(guest, 1100, lambda at: SHAKE if at % 2 else b"", lambda: asyncio.sleep(0.5)))


def slow_heads(guest: Guest) -> None:
    """200 requests whose heads come byte by byte."""
    raise_files()
    guest.begin()
    head = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: "
    uvloop.run(hold(guest, 200, lambda _: head, lambda: asyncio.sleep(1), b"y"))


async def hold(
    guest: Guest, number: int, first: Callable[[int], bytes], wait: Callable[[], Awaitable[None]], more: bytes = b""
) -> None:
    async def one(at: int) -> None:
        while guest.goes_on:
            with contextlib.suppress(*GONE):
                reader, writer = await guest.open()
                writer.write(first(at))
                while guest.goes_on and not writer.is_closing():
                    await wait()
                    writer.write(more)
                    if reader.at_eof():
                        break
                writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one(at) for at in range(number)))


def raise_files() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


ATTACKS: dict[str, tuple[str, Callable[[Guest], None]]] = {
    "pings": ("pings whose answers nobody reads", send_pings),
    "head": ("a head without end", send_head),
    "import": (f"import of {TOO_LONG:,} steps", lambda guest: import_records(guest, TOO_LONG)),
    "import-taken": (f"import of {LONG:,} steps", lambda guest: import_records(guest, LONG)),
    "sync": (f"sync storm at a table of {LONG:,} steps", sync_long),
    "bots": ("30 tables of searching bots", bot_tables),
    "idle": ("1,100 idle sockets", idle),
    "slow": ("200 slow heads", slow_heads),
    "undo": ("undo storm at 10 tables", undo),
}


# --- measuring -------------------------------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in task.read_text().split():
                found += family(int(child))
    return found


def megabytes(pid: int) -> float:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1]) / 1024
    return 0.0


class Sizes(threading.Thread):
    """The largest that the server, and its workers together, have been since `start_over`."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.pid = pid
        self.start_over()

    def now(self) -> tuple[float, float]:
        return megabytes(self.pid), sum(megabytes(each) for each in family(self.pid)[1:])

    def start_over(self) -> None:
        self.first = self.most = self.now()

    def run(self) -> None:
        while True:
            time.sleep(0.1)
            found = self.now()
            self.most = max(self.most[0], found[0]), max(self.most[1], found[1])

    @property
    def growth(self) -> tuple[float, float]:
        return self.most[0] - self.first[0], self.most[1] - self.first[1]


class Noticed(NamedTuple):
    moves: int
    p50: float
    p99: float
    worst: float


def summary(took: list[float]) -> Noticed:
    if not took:
        return Noticed(0, float("inf"), float("inf"), float("inf"))
    return Noticed(len(took), took[len(took) // 2], took[int(len(took) * 0.99)], took[-1])


def start_server(folder: str) -> tuple[Server, int]:
    command = [sys.executable, "-m", "undercroft.cli", "serve", "--port", "0", "--data", folder, "--lang", "en"]
    # No proxy is believed: each address of the loopback network is somebody else.
    limited = ["sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh", *command, "--proxies", "192.0.2.1"]
    server = Server(limited, "http://")
    return server, int(server.line.split("http://127.0.0.1:")[1].split("/")[0])


WORKERS = 4
"""Two for simple bots and replays, two for bots that search, on two cores."""


def count_workers(pid: int) -> int:
    return sum(megabytes(each) > 40 for each in family(pid)[1:])


async def wake_workers(port: int, pid: int) -> None:
    """Bots of both kinds, and short records from outside, until every worker has been started and used."""
    lines = []
    record = long_record(500)
    for agent in ("greedy", "greedy", "search:300", "search:300"):
        guest = Guest(port, "127.0.0.9", 60)
        made = guest.make([{"who": "bot", "agent": agent}] * 2)
        reader, writer = await guest.sit(made["watch"])
        await reader.read(65_536)
        lines.append(writer)
    for at in range(60):
        guest = Guest(port, f"127.0.2.{at + 1}", 60)
        await asyncio.gather(*(asyncio.to_thread(guest.post, "/api/records", record) for _ in range(4)))
        if count_workers(pid) >= WORKERS:
            break
    await asyncio.sleep(5)
    for writer in lines:
        writer.close()


def attack(name: str, at: int, port: int, seconds: float, watching: People, sizes: Sizes) -> tuple[Noticed, Any, str]:
    command = [sys.executable, "-m", "bench.attacks", "guest", name, str(port), f"127.0.1.{at + 1}", str(seconds)]
    sizes.start_over()
    guest = subprocess.Popen(["nice", "-n", "5", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert guest.stdout is not None
    begin = float(guest.stdout.readline())  # what it needed to prepare does not count
    said = guest.stdout.read().strip()
    guest.wait()
    end = time.monotonic()
    time.sleep(2)  # moves that were sent under the attack come to their end
    return summary(watching.noticed(begin, end)), sizes.growth, said


def tell(what: str, noticed: Noticed, growth: tuple[float, float], said: str) -> None:
    print(
        f"| {what} | {growth[0]:.0f} + {growth[1]:.0f} MB | {1000 * noticed.p50:.0f} ms | {1000 * noticed.p99:.0f} ms "
        f"| {1000 * noticed.worst:.0f} ms | {noticed.moves} | {said} |",
        flush=True,
    )


def run(seconds: float, names: list[str]) -> None:
    print(f"{machine()}, {os.cpu_count()} cores; {seconds:g} seconds each\n")
    print("| one guest | memory of server + workers | p50 | p99 | worst | moves | the guest counted |")
    print("|---|---|---|---|---|---|---|")
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        server, port = start_server(folder)
        watching: People | None = None
        try:
            watching = People(port)
            asyncio.run(wake_workers(port, server.process.pid))
            sizes = Sizes(server.process.pid)
            sizes.start()
            begin = time.monotonic()
            time.sleep(seconds)
            quiet = summary(watching.noticed(begin, time.monotonic() - 1))
            tell("nobody", quiet, sizes.growth, "")
            for at, name in enumerate(names):
                noticed, growth, said = attack(name, at, port, seconds, watching, sizes)
                tell(ATTACKS[name][0], noticed, growth, said)
                if sum(growth) > MAX_MEGABYTES or noticed.p99 > max(MAX_P99, MAX_TIMES * quiet.p99):
                    failed.append(name)
        finally:
            if watching is not None:
                watching.process.kill()
                watching.process.wait()
            server.stop()
    print(f"\n{'beyond the bounds: ' + ', '.join(failed) if failed else 'all within the bounds'}")
    if failed:
        raise SystemExit(1)


def main() -> None:
    words = sys.argv[1:]
    if words[:1] == ["people"]:
        uvloop.run(people(int(words[1])))
    elif words[:1] == ["guest"]:
        guest = Guest(int(words[2]), words[3], float(words[4]))
        ATTACKS[words[1]][1](guest)
        print(", ".join(f"{number} {what}" for what, number in guest.counts.items()))
    else:
        seconds = float(words[0]) if words else SECONDS
        run(seconds, words[1:] or list(ATTACKS))


if __name__ == "__main__":
    main()
