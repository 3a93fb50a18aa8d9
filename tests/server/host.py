"""A real server in a process of its own, and clients with real sockets, for tests of the web table."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from undercroft.server.limits import Limits

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds until something that does not come counts as a fault: far more than a busy machine needs."""
CALM = Limits(
    tables_per_minute=6000, all_tables_per_minute=6000, requests_per_minute=60_000, wrong_keys_per_minute=20,
    messages_per_second=2000, messages_at_once=8000, heavy_per_minute=60_000,
)  # fmt: skip
"""Tests make more tables than people do, and answer quicker."""


def main() -> None:
    """Serve games: `python -m tests.server.host PORT DB LIMITS SETTINGS GAME...`; GAME is a name, a package with its
    `GAME`, or `MODULE:NAME`, whose function `prepared` makes the game of that name."""
    import importlib

    from undercroft.server.serving import serve
    from undercroft.server.settings import read_settings

    port, db, limits, more, *games = sys.argv[1:]

    def made(name: str) -> Any:
        module, _, real = name.partition(":")
        found = importlib.import_module(module)
        return found.prepared(real) if real else found.GAME

    extra = [made(name) for name in games if "." in name]
    own = [name for name in games if "." not in name]
    settings = read_settings({"port": int(port), "db": db, **json.loads(more)})
    serve(msgspec.structs.replace(settings, limits=msgspec.json.decode(limits, type=Limits)), extra=extra, own=own)


class Host:
    """One server process."""

    def __init__(
        self, db: str, *, games: tuple[str, ...] = ("tests.sample",), limits: Limits = CALM, port: int = 0, **more: Any
    ):
        self.more = more
        self.db = db
        self.games = games
        self.limits = limits
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.said = ""
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.server.host",
            str(self.port),
            self.db,
            msgspec.json.encode(self.limits).decode(),
            json.dumps(self.more),
            *self.games,
        ]
        self.errors = open(Path(self.db).with_suffix(".err") if "://" not in self.db else os.devnull, "a+")  # noqa: SIM115
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=self.errors, text=True, env=env
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.said += line
        assert "http://" in line, f"the server did not start: {line} {self.log()}"
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])

    def log(self) -> str:
        self.errors.flush()
        self.errors.seek(0)
        return self.errors.read()

    def kill(self) -> None:
        """As a power cut does it: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None and not self.process.stdout.closed:
            self.process.stdout.close()
        self.errors.close()

    # --- HTTP -------------------------------------------------------------------------------------------------------

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self, path: str, data: Any = None, headers: dict[str, str] | None = None, method: str | None = None
    ) -> tuple[int, bytes, dict[str, str]]:
        body = None if data is None else data if isinstance(data, bytes) else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, headers or {}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return reply.status, reply.read(), {k.lower(): v for k, v in reply.headers.items()}
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read(), {k.lower(): v for k, v in error.headers.items()}

    def table(self, game: str = "vault", seats: str = "me friend", **wish: Any) -> Any:
        chairs = [
            {"who": "bot", "agent": who.removeprefix("bot:")} if who.startswith("bot:") else {"who": who}
            for who in seats.split()
        ]
        status, body, _ = self.ask(
            "/api/tables",
            {"game": game, "seats": chairs, **wish, "options": {"players": len(chairs), **wish.get("options", {})}},
        )
        assert status == 200, body
        return json.loads(body)

    def sit(self, token: str, language: str = "en", name: str = "") -> Player:
        return Player(self, token, language)

    def seats(self, made: Any) -> list[Player]:
        return [self.sit(seat["token"]) for seat in made["seats"]]


class Player:
    """A client as the page is one: keeps the state, numbers its messages, remembers every byte it was sent."""

    def __init__(self, host: Host, token: str, language: str = "en") -> None:
        self.host = host
        self.token = token
        self.language = language
        self.bytes = b""
        self.count = 0
        self.n = 0
        self.panels: dict[str, Any] = {}
        self.facts: dict[str, Any] = {}
        self.story: list[Any] = []
        self.story_from = 0
        self.events: list[Any] = []
        self.table: dict[str, Any] = {}
        self.seated: dict[str, Any] = {}
        self.acknowledged: set[str] = set()
        self.refused: list[dict[str, Any]] = []
        self.other: list[dict[str, Any]] = []
        self.connect()

    @property
    def path(self) -> str:
        return "/ws"

    def connect(self) -> None:
        self.stack = contextlib.ExitStack()
        address = f"ws://127.0.0.1:{self.host.port}{self.path}"
        made = connect(
            address, compression=None, max_size=None, close_timeout=1, open_timeout=PATIENCE,
            ping_interval=None,  # the server asks; and a thread that draws ids at random disturbs drawn tests
        )  # fmt: skip
        self.socket: ClientConnection = self.stack.enter_context(made)
        self.send({"do": "sit", "token": self.token, "language": self.language})
        self.until(lambda: self.n > 0 or bool(self.refused))

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        data = self.socket.recv(timeout=timeout, decode=False)
        self.bytes += data
        message: dict[str, Any] = json.loads(data)
        kind = message["is"]
        if kind == "state":
            if message["base"] == 0:
                self.panels, self.story = {}, []
            else:
                assert message["base"] == self.n, "a state builds on another one than ours"
            self.n = message["n"]
            self.panels.update(message["panels"])
            self.panels = {name: self.panels[name] for name in message["order"]}
            self.facts = message["facts"]
            if message["base"] == 0:
                self.story_from = message["story_from"]
            assert self.story_from + len(self.story) == message["story_from"]
            self.story += message["story"]
            self.events += message.get("events", ())
            self.table = message.get("table", self.table)
            self.acknowledged.update(message.get("done", ()))
        elif kind == "seated":
            self.seated = message
        elif kind == "done":
            self.acknowledged.add(message["id"])
        elif kind == "refused":
            self.refused.append(message)
        else:
            self.other.append(message)
        return message

    def until(self, condition: Any, timeout: float = PATIENCE) -> None:
        end = time.monotonic() + timeout
        while not condition():
            self.read(max(0.01, end - time.monotonic()))

    def drain(self) -> None:
        """Read everything that was sent to this seat before now: whatever others did and were told is done is in it."""
        pongs = sum(message["is"] == "pong" for message in self.other)
        self.send('{"do":"ping"}')
        self.until(lambda: sum(message["is"] == "pong" for message in self.other) > pongs)

    def hear(self, wait: float) -> None:
        """Read one message, if one comes within this time."""
        with contextlib.suppress(TimeoutError):
            self.read(wait)

    @property
    def ask(self) -> dict[str, Any] | None:
        return self.facts.get("ask")

    @property
    def keys(self) -> list[str]:
        return [option["key"] for option in self.ask["options"]] if self.ask else []

    def next_id(self) -> str:
        self.count += 1
        return f"m{self.count}"

    def choose(self, key: str, ask: str | None = None, wait: bool = True, id: str | None = None) -> str:
        number = id or self.next_id()
        assert self.ask is not None or ask is not None
        self.send({"do": "choose", "id": number, "ask": ask or self.ask["id"], "key": key})  # type: ignore[index]
        if wait:
            self.settle(number)
        return number

    def do(self, what: str, wait: bool = True, **more: Any) -> str:
        number = self.next_id()
        self.send({"do": what, "id": number, **more})
        if wait:
            self.settle(number)
        return number

    def settle(self, number: str) -> None:
        """Wait until a message was acknowledged or refused."""
        self.until(lambda: number in self.acknowledged or any(no.get("id") == number for no in self.refused))

    def was_refused(self, number: str) -> str:
        return next((no["code"] for no in self.refused if no.get("id") == number), "")

    def close(self) -> None:
        self.stack.close()


def play_on(players: list[Player], pick: Any = None, most: int = 4000) -> int:
    """Let everybody answer until the game is over; gives how many answers were needed."""
    count = 0
    patience = time.monotonic() + PATIENCE
    while not all(player.facts.get("over") for player in players):
        player = next((player for player in players if player.ask), None)
        if player is None:  # a bot thinks
            assert time.monotonic() < patience, "nobody is asked"
            for each in players:
                each.hear(0.02)
            continue
        assert count < most, "the game does not end"
        ask = player.ask["id"] if player.ask else ""
        key = pick(player) if pick else player.keys[count % len(player.keys)]
        number = player.choose(key)
        if player.was_refused(number):  # somebody else was quicker
            player.until(lambda player=player, ask=ask: not player.ask or player.ask["id"] != ask)
        for other in players:
            if other is not player:
                other.drain()
        count += 1
        patience = time.monotonic() + PATIENCE
    return count


@contextlib.contextmanager
def host(db: str, **more: Any) -> Iterator[Host]:
    made = Host(db, **more)
    try:
        yield made
    finally:
        made.stop()


if __name__ == "__main__":
    main()
