"""The web table's server beside boardgame.io's: 200 tables with real WebSocket clients on loopback, in the same run.

Both are loaded by the same program in the same way: two clients a table, who answer as soon as both have seen the last
move, all tables at once. Counted are moves per second of the server's own CPU time, latency from move to acknowledged
state, and memory. Both servers are warmed up first and then measured in turn. The load's own CPU time is told too: a
load that is busier than the server would measure itself. `python -m bench.server quick` leaves out the five games.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop

from bench.harness import machine
from undercroft.core.game import available, load
from undercroft.server.limits import Limits

ROOT = Path(__file__).resolve().parents[1]
PEER = ROOT / "bench" / "peer"
TABLES = 200
ROUNDS = 7
GAME_TABLES = 25
GAME_MOVES = 40
"""Moves of one of the five games, which take longer than a bench should."""
WARM = 5
"""Rounds before those that count: a compiler at run time has then seen the code."""
SECONDS = 60
"""No round may take longer."""
DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Nine moves that end in a draw."""
OPEN = Limits(
    messages_per_second=1e6, messages_at_once=10**6, tables_per_minute=1e6, requests_per_minute=1e6,
    connections_per_address=10**6,
)  # fmt: skip
Ready = Callable[[], Awaitable[None]]
"""Waits until all tables have come as far."""


class Figures(NamedTuple):
    """One round."""

    moves: int
    cpu: float
    load: float
    """CPU seconds of the clients, all together."""
    latencies: list[float]
    memory: float
    """Kilobytes of the server, clients connected."""

    @property
    def rate(self) -> float:
        return self.moves / self.cpu

    def latency(self, share: float) -> float:
        return sorted(self.latencies)[int(len(self.latencies) * share)]


class Row(NamedTuple):
    """What came out: medians of the rounds."""

    rate: float
    p50: float
    p99: float
    load: float
    memory: float
    rates: tuple[float, float]
    p99s: tuple[float, float]

    def __str__(self) -> str:
        rates, p99s = "", ""
        if self.rates[0] != self.rates[1]:
            rates = f" ({self.rates[0]:,.0f} to {self.rates[1]:,.0f})"
            p99s = f" ({1000 * self.p99s[0]:.1f} to {1000 * self.p99s[1]:.1f})"
        return (
            f"{self.rate:,.0f} moves per CPU-second{rates}, p50 {1000 * self.p50:.1f} ms, p99 {1000 * self.p99:.1f} ms"
            f"{p99s}, {self.memory:.0f} kB a table; the load took {self.load:.2f} of the server's CPU time"
        )


def row(rounds: list[Figures], memory: float) -> Row:
    rates = [one.rate for one in rounds]
    p99s = [one.latency(0.99) for one in rounds]
    return Row(
        statistics.median(rates),
        statistics.median(one.latency(0.5) for one in rounds),
        statistics.median(p99s),
        statistics.median(one.load / one.cpu for one in rounds),
        memory,
        (min(rates), max(rates)),
        (min(p99s), max(p99s)),
    )


class Server:
    """A server process that we started: its CPU time and memory."""

    def __init__(self, command: list[str], ready: str) -> None:
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
        )
        assert self.process.stdout is not None
        self.line = ""
        while ready not in self.line:
            self.line = self.process.stdout.readline()
            if not self.line:
                raise SystemExit(f"{command[0]} did not start")

    @property
    def cpu(self) -> float:
        return time.clock_gettime(~self.process.pid << 3 | 2)  # the clock of that process's processor time (Linux)

    @property
    def memory(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return float(line.split()[1])
        raise AssertionError("a process has a size")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Client(asyncio.Protocol):
    """A WebSocket client that does as little as one can, so that the server is measured and not its load."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.found: deque[bytes] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        transport.write(  # type: ignore[attr-defined]
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.is_open, self.buffer = True, rest
            self.opened.set_result(None)
        while len(self.buffer) >= 2:
            size, at = self.buffer[1], 2
            if size == 126:
                size, at = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < at + size:
                break
            if self.buffer[0] & 15 == 1:
                self.found.append(self.buffer[at : at + size])
            self.buffer = self.buffer[at + size :]
        if self.found and self.waiter is not None:
            waiter, self.waiter = self.waiter, None
            waiter.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if self.waiter is not None:
            self.waiter.set_exception(ConnectionError("the server closed the connection"))

    def send(self, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)  # a mask of zeros leaves the payload as it is

    async def receive(self) -> bytes:
        while not self.found:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.found.popleft()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def client(port: int, path: str) -> Client:
    _, made = await asyncio.get_running_loop().create_connection(lambda: Client(path), "127.0.0.1", port)
    await made.opened
    return made


# --- ours ------------------------------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    id: str
    options: list[Option]


class Facts(msgspec.Struct):
    ask: Ask | None = None
    over: bool = False


class State(msgspec.Struct):
    """What a client needs of a state in order to answer."""

    kind: str = msgspec.field(name="is")
    n: int = 0
    facts: Facts = msgspec.field(default_factory=Facts)
    done: list[str] = []


decode = msgspec.json.Decoder(State).decode


class Seat:
    """A client of ours that keeps no scene: it knows what it is asked."""

    def __init__(self, line: Client) -> None:
        self.line = line
        self.ask: Ask | None = None
        self.n = 0
        self.done: list[str] = []

    async def read(self) -> None:
        message = decode(await self.line.receive())
        if message.kind == "state":
            self.n, self.ask, self.done = message.n, message.facts.ask, message.done
        elif message.kind == "refused":
            raise AssertionError(message)


async def our_table(
    port: int, made: Any, moves: int, ready: Ready, latencies: list[float], pick: Callable[[int, list[str]], str]
) -> int:
    seats = [Seat(await client(port, "/ws")) for _ in made["seats"]]
    for seat, link in zip(seats, made["seats"], strict=True):
        seat.line.send(msgspec.json.encode({"do": "sit", "token": link["token"], "language": "en"}))
        while seat.n == 0:
            await seat.read()
    await ready()
    played = 0
    for count in range(moves):
        mover = next((seat for seat in seats if seat.ask), None)
        if mover is None or mover.ask is None:
            break
        number = f"m{count}"
        key = pick(count, [option.key for option in mover.ask.options])
        before = [seat.n for seat in seats]
        begin = time.perf_counter()
        mover.line.send(msgspec.json.encode({"do": "choose", "id": number, "ask": mover.ask.id, "key": key}))
        while number not in mover.done:
            await mover.read()
        latencies.append(time.perf_counter() - begin)
        for seat, n in zip(seats, before, strict=True):
            while seat.n == n:
                await seat.read()
        played += 1
    await ready()
    for seat in seats:
        seat.line.close()
    return played


def make(port: int, game: str, players: int) -> Any:
    wish = {"game": game, "seats": [{"who": "me"}] * players, "options": {"players": players}}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


def start_ours(folder: str, games: list[str]) -> tuple[Server, int]:
    server = Server(
        [
            sys.executable,
            "-m",
            "tests.server.host",
            "0",
            f"{folder}/bench.db",
            msgspec.json.encode(OPEN).decode(),
            *games,
        ],
        "http://",
    )
    return server, int(server.line.split("http://127.0.0.1:")[1].split("/")[0])


async def measure(server: Server, tables: int, play: Callable[[int, Ready, list[float]], Awaitable[int]]) -> Figures:
    """All tables connect, then all play, then all leave; only the playing is counted."""
    latencies: list[float] = []
    start, finish = asyncio.Barrier(tables + 1), asyncio.Barrier(tables + 1)

    async def one(at: int) -> int:
        gates = iter((start, finish))

        async def ready() -> None:
            await next(gates).wait()

        return await play(at, ready, latencies)

    tasks = [asyncio.create_task(one(at)) for at in range(tables)]
    try:
        await start.wait()
        cpu, load = server.cpu, time.process_time()
        await finish.wait()
        cpu, load = server.cpu - cpu, time.process_time() - load
        memory = server.memory
        return Figures(sum(await asyncio.gather(*tasks)), cpu, load, latencies, memory)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Side:
    """A server under load, round after round. Tables of earlier rounds stay in its memory, as they do in a real one."""

    def __init__(self, server: Server, tables: int, once: Callable[[str], Awaitable[Figures]]) -> None:
        self.server = server
        self.tables = tables
        self.once = once
        self.empty = server.memory
        self.made = 0
        self.rounds: list[Figures] = []

    async def play(self, counts: bool) -> None:
        self.made += self.tables
        found = await asyncio.wait_for(self.once(f"round{self.made}"), SECONDS)
        if counts:
            self.rounds.append(found)

    @property
    def row(self) -> Row:
        return row(self.rounds, (self.rounds[-1].memory - self.empty) / self.made)


def our_side(folder: str, game: str, package: str, moves: int, tables: int, players: int) -> Side:
    server, port = start_ours(folder, [package])

    def pick(count: int, keys: list[str]) -> str:
        return f"mark:{DRAWN[count]}" if game == "tictactoe" else keys[(count * 7) % len(keys)]

    async def once(name: str) -> Figures:
        made = [make(port, game, players) for _ in range(tables)]

        async def play(at: int, ready: Ready, latencies: list[float]) -> int:
            return await our_table(port, made[at], moves, ready, latencies, pick)

        return await measure(server, tables, play)

    return Side(server, tables, once)


# --- boardgame.io ----------------------------------------------------------------------------------------------------


async def peer_event(line: Client, start: bytes) -> bytes:
    """The next message that starts so; pings are answered."""
    while True:
        text = await line.receive()
        if text == b"2":
            line.send(b"3")
        elif text.startswith(start):
            return text


async def peer_table(port: int, match: str, ready: Ready, latencies: list[float]) -> int:
    seats = []
    for player in ("0", "1"):
        line = await client(port, "/socket.io/?EIO=4&transport=websocket")
        await peer_event(line, b"0")
        line.send(b"40/tic-tac-toe,")
        await peer_event(line, b"40/tic-tac-toe,")
        line.send(b"42/tic-tac-toe," + msgspec.json.encode(["sync", match, player, None, 2]))
        await peer_event(line, b'42/tic-tac-toe,["sync"')
        seats.append(line)
    await ready()
    for count, cell in enumerate(DRAWN):
        player = str(count % 2)
        action = {"type": "MAKE_MOVE", "payload": {"type": "clickCell", "args": [cell], "playerID": player}}
        begin = time.perf_counter()
        seats[count % 2].send(b"42/tic-tac-toe," + msgspec.json.encode(["update", action, count, match, player]))
        text = await peer_event(seats[count % 2], b'42/tic-tac-toe,["update"')
        latencies.append(time.perf_counter() - begin)
        assert f'"_stateID":{count + 1}}}'.encode() in text, text
        await peer_event(seats[1 - count % 2], b'42/tic-tac-toe,["update"')
    await ready()
    for line in seats:
        line.close()
    return len(DRAWN)


def peer_side(tables: int) -> Side:
    port = free_port()
    server = Server(["sh", "-c", f". scripts/node.sh && exec node bench/peer/server.cjs {port}"], "ready")

    async def once(name: str) -> Figures:
        async def play(at: int, ready: Ready, latencies: list[float]) -> int:
            # a match is made by the first client that asks for it
            return await peer_table(port, f"{name}-{at}", ready, latencies)

        return await measure(server, tables, play)

    return Side(server, tables, once)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def set_up_peer() -> None:
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(
            ["sh", "-c", ". scripts/node.sh && cd bench/peer && npm ci --no-audit --no-fund --loglevel=error"],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
        )


async def beside_the_peer(folder: str) -> tuple[Row, Row]:
    mine = our_side(folder, "tictactoe", "bench.tictactoe", len(DRAWN), TABLES, 2)
    theirs = peer_side(TABLES)
    try:
        for at in range(WARM + ROUNDS):
            for side in (mine, theirs):
                await side.play(counts=at >= WARM)
        return mine.row, theirs.row
    finally:
        mine.server.stop()
        theirs.server.stop()


async def one_game(folder: str, name: str, players: int) -> Row:
    side = our_side(folder, name, name, GAME_MOVES, GAME_TABLES, players)
    try:
        await side.play(counts=False)
        await side.play(counts=True)
        return side.row
    finally:
        side.server.stop()


def main() -> None:
    set_up_peer()
    print(
        f"{machine()}, {os.cpu_count()} cores; {TABLES} tables with two WebSocket clients each on loopback; "
        f"medians of {ROUNDS} rounds in turn, after {WARM} to warm up\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        mine, theirs = uvloop.run(beside_the_peer(folder))
    print(f"tic-tac-toe, undercroft, SQLite on\n  {mine}")
    print(f"tic-tac-toe, boardgame.io 0.50.2, in memory\n  {theirs}")
    print(
        f"\nours to theirs: {mine.rate / theirs.rate:.2f} times the moves per CPU-second, "
        f"{mine.p99 / theirs.p99:.2f} of the p99 latency, {mine.memory / theirs.memory:.2f} of the memory\n"
    )
    for name in [] if "quick" in sys.argv[1:] else available():
        game = load(name)
        players = min(max(2, game.settings[0].min), game.settings[0].max)
        seats = "one seat" if players == 1 else f"{players} seats"
        print(f"{name}, {seats}, {GAME_TABLES} tables, {GAME_MOVES} moves each", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try:
                print(f"  {uvloop.run(one_game(folder, name, players))}", flush=True)
            except TimeoutError:
                print(f"  took longer than {SECONDS} seconds", flush=True)


if __name__ == "__main__":
    main()
