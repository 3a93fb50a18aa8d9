"""The web table's server beside boardgame.io's: 200 tables with real WebSocket clients on loopback, in the same run.

All are loaded by the same program in the same way: two clients a table, who answer as soon as they are asked, all
tables at once. Counted are moves per second of the server's own CPU time, latency from move to acknowledged
state, and memory. The servers are warmed up first and then measured in turn. The load's own CPU time is told too: a
load that is busier than the server would measure itself. Ours stores every move in SQLite before it is acknowledged.
The peer runs three times: with its storage interface on SQLite, written as lean as we could and with our settings
(left out where better-sqlite3 cannot be installed); with its own FlatFile; and in memory alone. It begins to store a
state once that is sent; neither side waits for the disk. `python -m bench.server quick` leaves out the five games;
`python -m bench.server beside CHECKOUT [GAME ...]` puts another checkout of this repository in the peer's place.
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
from collections.abc import Awaitable, Callable, Iterable
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
    messages_per_second=1e6, messages_at_once=10**6, tables_per_minute=1e6, all_tables_per_minute=1e6,
    requests_per_minute=1e6,
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

    def __init__(self, command: list[str], ready: str, root: Path = ROOT) -> None:
        more = os.environ.get("PYTHONPATH", "")
        env = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}:{more}", "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
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


class Mail:
    """Messages in the order of their coming, each with the name of the line it came by."""

    def __init__(self) -> None:
        self.found: deque[tuple[int, bytes]] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def wake(self, error: Exception | None = None) -> None:
        waiter, self.waiter = self.waiter, None
        if waiter is None or waiter.done():  # whoever waited may have lost patience
            return
        if error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)

    async def receive(self) -> tuple[int, bytes]:
        while not self.found:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.found.popleft()


class Client(asyncio.Protocol):
    """A WebSocket client that does as little as one can, so that the server is measured and not its load."""

    def __init__(self, path: str, mail: Mail, name: int) -> None:
        self.path = path
        self.mail = mail
        self.name = name
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

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
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head[:60]))
                return
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
                self.mail.found.append((self.name, self.buffer[at : at + size]))
            elif self.buffer[0] & 15 == 8:  # goodbye is answered, as browsers do
                self.transport.write(b"\x88\x80" + bytes(4))  # type: ignore[union-attr]
                self.transport.close()  # type: ignore[union-attr]
            self.buffer = self.buffer[at + size :]
        if self.mail.found:
            self.mail.wake()

    def connection_lost(self, error: Exception | None) -> None:
        gone = ConnectionError("the server closed the connection")
        if not self.opened.done():
            self.opened.set_exception(gone)
        self.mail.wake(gone)

    def send(self, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)  # a mask of zeros leaves the payload as it is

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def client(port: int, path: str, mail: Mail, name: int = 0, source: str | None = None) -> Client:
    """A client, from this address of the loopback network if one is given."""
    _, made = await asyncio.get_running_loop().create_connection(
        lambda: Client(path, mail, name), "127.0.0.1", port, local_addr=None if source is None else (source, 0)
    )
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
    code: str = ""
    """Of a refusal: why."""
    id: str = ""


decode = msgspec.json.Decoder(State).decode


START, FACTS = b'{"is":"state",', b'"facts":{'


def without_panels(text: bytes) -> bytes:
    """A state from its facts on: what is to be seen need not be read by those who only answer."""
    at = text.rfind(FACTS) if text.startswith(START) else -1
    return text if at < 0 else START + b'"n":1,' + text[at:]


class Table:
    """Clients of ours who keep no scene: they know what they are asked."""

    def __init__(self, players: int) -> None:
        self.mail = Mail()
        self.lines: list[Client] = []
        self.asks: list[Ask | None] = [None] * players
        self.counts = [0] * players
        self.done: set[str] = set()
        self.stale: set[str] = set()
        """Answers to a question that somebody else has answered meanwhile: not played."""
        self.is_over = False

    async def sit(self, port: int, links: list[Any], source: str | None = None) -> None:
        for seat, link in enumerate(links):
            await self.sit_at(port, seat, link, source)

    async def sit_at(self, port: int, seat: int, link: Any, source: str | None = None) -> None:
        self.lines.append(await client(port, "/ws", self.mail, seat, source))
        self.lines[seat].send(msgspec.json.encode({"do": "sit", "token": link["token"], "language": "en"}))
        while self.counts[seat] == 0:
            await self.read()

    async def read(self) -> None:
        self.note(*await self.mail.receive())

    def note(self, seat: int, text: bytes) -> None:
        """What a seat was told."""
        message = decode(without_panels(text))
        if message.kind == "state":
            self.counts[seat], self.asks[seat] = message.n, message.facts.ask
            self.done.update(message.done)
            self.is_over = self.is_over or message.facts.over
        elif message.kind == "refused":
            assert message.code == "stale", text
            self.stale.add(message.id)

    async def mover(self) -> int | None:
        """The first seat that is asked. Whoever can see nothing new hears nothing, so others are not waited for."""
        while not self.is_over:
            for seat, ask in enumerate(self.asks):
                if ask is not None:
                    return seat
            await self.read()
        return None


async def our_table(
    port: int, made: Any, moves: int, ready: Ready, latencies: list[float], pick: Callable[[int, list[str]], str]
) -> int:
    table = Table(len(made["seats"]))
    await table.sit(port, made["seats"])
    await ready()
    played = sent = 0
    while played < moves and (seat := await table.mover()) is not None:
        ask = table.asks[seat]
        assert ask is not None
        number, sent = f"m{sent}", sent + 1
        key = pick(played, [option.key for option in ask.options])
        table.asks[seat] = None
        begin = time.perf_counter()
        table.lines[seat].send(msgspec.json.encode({"do": "choose", "id": number, "ask": ask.id, "key": key}))
        while number not in table.done and number not in table.stale:
            await table.read()
        if number in table.done:
            latencies.append(time.perf_counter() - begin)
            played += 1
    await ready()
    for line in table.lines:
        line.close()
    return played


def make(port: int, game: str, players: int, seed: int, options: dict[str, int] | None = None, who: str = "me") -> Any:
    wish = {
        "game": game,
        "seed": seed,
        "seats": [{"who": who}] * players,
        "options": {"players": players, **(options or {})},
    }
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request, timeout=30) as reply:
        return json.load(reply)


def start_ours(folder: str, games: list[str], root: Path = ROOT) -> tuple[Server, int]:
    server = Server(
        [
            sys.executable,
            "-m",
            "tests.server.host",
            "0",
            f"{folder}/bench.db",
            msgspec.json.encode(OPEN).decode(),
            "{}",
            *games,
        ],
        "http://",
        root,
    )
    return server, int(server.line.split("http://127.0.0.1:")[1].split("/")[0])


async def reached(gate: asyncio.Barrier, tasks: list[asyncio.Task[Any]]) -> None:
    """Wait until all tables are at the gate; a table that failed will never be there."""
    waiting = asyncio.create_task(gate.wait())
    pending: set[asyncio.Task[Any]] = {waiting, *tasks}
    try:
        while not waiting.done():
            found, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            for task in found:
                task.result()
    finally:
        waiting.cancel()


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
        await reached(start, tasks)
        cpu, load = server.cpu, time.process_time()
        await reached(finish, tasks)
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


def our_side(folder: str, game: str, package: str, moves: int, tables: int, players: int, root: Path = ROOT) -> Side:
    server, port = start_ours(folder, [package], root)

    def pick(count: int, keys: list[str]) -> str:
        return f"mark:{DRAWN[count]}" if game == "tictactoe" else keys[(count * 7) % len(keys)]

    async def once(name: str) -> Figures:
        made = [make(port, game, players, seed) for seed in range(tables)]

        async def play(at: int, ready: Ready, latencies: list[float]) -> int:
            return await our_table(port, made[at], moves, ready, latencies, pick)

        return await measure(server, tables, play)

    return Side(server, tables, once)


# --- boardgame.io ----------------------------------------------------------------------------------------------------


async def peer_event(line: Client, start: bytes) -> bytes:
    """The next message that starts so; pings are answered."""
    while True:
        _, text = await line.mail.receive()
        if text == b"2":
            line.send(b"3")
        elif text.startswith(start):
            return text


async def peer_table(port: int, match: str, ready: Ready, latencies: list[float]) -> int:
    seats = []
    for player in ("0", "1"):
        line = await client(port, "/socket.io/?EIO=4&transport=websocket", Mail())
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


def peer_side(tables: int, place: str = "") -> Side:
    """Stored in that folder or SQLite file, where one is given."""
    port = free_port()
    server = Server(["sh", "-c", f". scripts/node.sh && exec node bench/peer/server.cjs {port} {place}"], "ready")

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
    if not (PEER / "node_modules" / "node-persist").is_dir():
        subprocess.run(
            ["sh", "-c", ". scripts/node.sh && cd bench/peer && npm ci --no-audit --no-fund --loglevel=error"],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
        )


async def in_turn(sides: list[Side], rounds: int, warm: int) -> list[Row]:
    try:
        for at in range(warm + rounds):
            for side in sides if at % 2 == 0 else reversed(sides):
                await side.play(counts=at >= warm)
        return [side.row for side in sides]
    finally:
        for side in sides:
            side.server.stop()


def peer_places(folder: str) -> dict[str, str]:
    """Where the peer keeps its states, and how that is called."""
    places = {"stored by its FlatFile": f"{folder}/peer", "in memory": ""}
    if (PEER / "node_modules" / "better-sqlite3" / "build").is_dir():
        return {"stored in SQLite": f"{folder}/peer.db", **places}
    return places


async def beside_the_peer(folder: str, places: Iterable[str]) -> list[Row]:
    """Ours, and the peer's with its states in each of these places."""
    mine = our_side(folder, "tictactoe", "bench.tictactoe", len(DRAWN), TABLES, 2)
    return await in_turn([mine, *(peer_side(TABLES, place) for place in places)], ROUNDS, WARM)


async def beside_a_checkout(root: Path, name: str) -> list[Row]:
    if name == "tictactoe":
        package, moves, tables, players = "bench.tictactoe", len(DRAWN), TABLES, 2
    else:
        package, moves, tables, players = name, GAME_MOVES, GAME_TABLES, players_of(name)
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        mine = our_side(one, name, package, moves, tables, players)
        theirs = our_side(other, name, package, moves, tables, players, root)
        return await in_turn([mine, theirs], ROUNDS, 2)


def players_of(name: str) -> int:
    players = load(name).settings[0]
    return min(max(2, players.min), players.max)


def compare(root: Path, names: list[str]) -> None:
    for name in names or ["tictactoe", *available()]:
        mine, theirs = uvloop.run(beside_a_checkout(root, name))
        print(f"{name}, this checkout\n  {mine}\n{name}, the other\n  {theirs}")
        print(
            f"this to the other: {mine.rate / theirs.rate:.2f} times the moves per CPU-second, "
            f"{mine.p99 / theirs.p99:.2f} of the p99 latency, {mine.memory / theirs.memory:.2f} of the memory\n",
            flush=True,
        )


async def one_game(folder: str, name: str, players: int) -> Row:
    side = our_side(folder, name, name, GAME_MOVES, GAME_TABLES, players)
    try:
        await side.play(counts=False)
        await side.play(counts=True)
        return side.row
    finally:
        side.server.stop()


def main() -> None:
    if sys.argv[1:2] == ["beside"]:
        compare(Path(sys.argv[2]).resolve(), sys.argv[3:])
        return
    set_up_peer()
    print(
        f"{machine()}, {os.cpu_count()} cores; {TABLES} tables with two WebSocket clients each on loopback; "
        f"medians of {ROUNDS} rounds in turn, after {WARM} to warm up\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        places = peer_places(folder)
        mine, *peers = uvloop.run(beside_the_peer(folder, places.values()))
    print(f"tic-tac-toe, undercroft, stored in SQLite\n  {mine}")
    for theirs, how in zip(peers, places, strict=True):
        print(f"tic-tac-toe, boardgame.io 0.50.2, {how}\n  {theirs}")
        print(
            f"ours to that: {mine.rate / theirs.rate:.2f} times the moves per CPU-second, "
            f"{mine.p99 / theirs.p99:.2f} of the p99 latency, {mine.memory / theirs.memory:.2f} of the memory\n"
        )
    for name in [] if "quick" in sys.argv[1:] else available():
        players = players_of(name)
        seats = "one seat" if players == 1 else f"{players} seats"
        print(f"{name}, {seats}, {GAME_TABLES} tables, {GAME_MOVES} moves each", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try:
                print(f"  {uvloop.run(one_game(folder, name, players))}", flush=True)
            except TimeoutError:
                print(f"  took longer than {SECONDS} seconds", flush=True)


if __name__ == "__main__":
    main()
