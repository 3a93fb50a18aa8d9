"""Messages that no page sends, in great numbers: no answer 500, no traceback, no table that does not go on.

`python -m bench.fuzz [MESSAGES] [SEED]`, a million and 1 unless given; five of six go over WebSockets, the rest are
requests. A real server with all games and limits that let everything through, two guests at each of a dozen tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import typing
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from bench.harness import machine
from bench.server import ROOT, Client, Mail, client, decode, make
from undercroft.core.game import available
from undercroft.server import messages as m
from undercroft.server.limits import Limits

MESSAGES = 1_000_000
PER_GAME = 2
BURST = 15
"""Messages that are sent before the next answer is waited for."""
PATIENCE = 120.0
EVERYTHING = 1e9
OPEN = Limits(
    messages_per_second=EVERYTHING, messages_at_once=10**9, strikes=10**9, heavy_per_minute=EVERYTHING,
    tables_per_minute=EVERYTHING, all_tables_per_minute=EVERYTHING, requests_per_minute=EVERYTHING,
    files_per_minute=EVERYTHING, wrong_keys_per_minute=EVERYTHING, connections_per_address=10**6,
    connections_per_table=10**6, talk_per_minute=EVERYTHING, points_per_minute=EVERYTHING, absence_seconds=0,
    pages_per_minute=EVERYTHING, joins_per_minute=EVERYTHING, open_tables_per_minute=EVERYTHING,
)  # fmt: skip
KINDS = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in typing.get_args(m.ClientMessage)}
RARE = {"frames", "at", "foresee", "give", "close", "sit"}
"""Those that keep a worker busy, or change who plays: few of them, so that there is a game to disturb."""
WORDS = ["", "x", "lead:0", "mark:4", "rest", "greedy", "random", "search:300", "en", "uk", "phrase", "hello", "play",
         "finish", "\u202e\u0000\u200b", "a\u0301" * 30, "\ud83d" * 20, "x" * 300, "../../etc/passwd", "%s%n",
         "'; DROP TABLE tables; --"]  # fmt: skip
PATHS = ["tables", "records", "record", "delete", "code", "code/open", "mine", "open", "open/join", "player",
         "player/new", "player/seats", "player/delete", "games", "health", "codex/jaws", "rules/bugs",
         "rules/sanctum/find?ask=", "nothing"]  # fmt: skip
FIELDS = ["game", "seats", "options", "seed", "companion", "language", "token", "tokens", "code", "key", "name",
          "steps", "rules", "table", "seat", "clock", "listed", "absence", "guided", "do"]  # fmt: skip


class Noise:
    """Where the messages come from."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        rng = self.rng
        kind = rng.randrange(12 if depth < 4 else 9)
        if kind < 3:
            return rng.choice(WORDS)
        if kind < 5:
            return rng.choice((0, 1, 2, -1, 7, 10**6, 2**31, 2**63, 2**64, -(2**70), 10**30))
        if kind == 5:
            return rng.choice((0.5, -1e300, 1e-9))
        if kind < 9:
            return rng.choice((None, True, False, "".join(map(chr, rng.choices(range(1, 0xD7FF), k=5)))))
        if kind < 11:
            return [self.value(depth + 1) for _ in range(rng.randrange(4))]
        return {rng.choice(WORDS): self.value(depth + 1) for _ in range(rng.randrange(4))}

    def answer(self, ask: Any) -> bytes:
        """A message that fits."""
        key, number = self.rng.choice(ask.options).key, f"f{self.rng.randrange(10**9)}"
        return msgspec.json.encode({"do": "choose", "id": number, "ask": ask.id, "key": key})

    def message(self, ask: Any) -> bytes:
        """A message for a seat that is asked this: some fit, most nearly do, some are rubbish."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.1 and ask is not None:
            return self.answer(ask)
        if chance < 0.20:
            return rng.randbytes(rng.randrange(200))
        kind = rng.choice(list(KINDS))
        if kind in RARE and rng.random() < 0.9:
            kind = rng.choice(("choose", "undo", "enter", "talk", "point"))
        made: dict[str, Any] = {"do": kind}
        for name in KINDS[kind]:
            made[name] = f"f{rng.randrange(50)}" if name == "id" and rng.random() < 0.8 else self.value()
        if ask is not None and "ask" in made and rng.random() < 0.6:
            made["ask"] = ask.id
        if rng.random() < 0.2:
            made[rng.choice(WORDS)] = self.value()
        text = json.dumps(made).encode()
        if chance > 0.95:
            text = text[: rng.randrange(len(text))] + rng.choice((b"", b"\xff", b"[" * 900, b"\x00"))
        return text[:4000]

    def request(self) -> tuple[str, str, bytes]:
        rng = self.rng
        path = f"/api/{rng.choice(PATHS)}" if rng.random() < 0.9 else "/" + "".join(rng.choices("ab./%20?=&é", k=30))
        body = {rng.choice(FIELDS): self.value() for _ in range(rng.randrange(5))}
        if rng.random() < 0.5:
            body["game"] = rng.choice([*available(), "vault", "x"])
        data = json.dumps(body).encode() if rng.random() < 0.9 else rng.randbytes(rng.randrange(300))
        return rng.choice(("POST", "POST", "POST", "GET", "PUT")), path, data


class Counts:
    def __init__(self, wanted: int) -> None:
        self.requests_left = wanted // 6
        self.left = wanted - self.requests_left
        self.sent = self.answers = self.refused = self.requests = self.reconnections = self.tables = 0
        self.faults: list[str] = []


class Guest:
    """A seat that sends what it likes, and comes back when it was closed."""

    def __init__(self, port: int, token: str, noise: Noise, counts: Counts) -> None:
        self.port, self.token, self.noise, self.counts = port, token, noise, counts
        self.line: Client | None = None
        self.ask: Any = None
        self.is_over = False

    async def sit(self) -> None:
        self.line = await client(self.port, "/ws", Mail())
        self.line.send(msgspec.json.encode({"do": "sit", "token": self.token, "language": "en"}))
        while (await self.read()).kind != "state":
            pass

    async def read(self) -> Any:
        assert self.line is not None
        async with asyncio.timeout(PATIENCE):
            _, text = await self.line.mail.receive()
        said = decode(text)
        if said.kind == "state":
            self.ask, self.is_over = said.facts.ask, said.facts.over
            self.counts.answers += len(said.done)
        elif said.kind == "refused":
            self.counts.refused += 1
            if said.code in ("rules", "screen"):
                self.counts.faults.append(text.decode()[:300])
        return said

    async def fuzz(self) -> None:
        self.counts.left -= BURST
        self.counts.sent += BURST
        assert self.line is not None
        try:
            for at in range(BURST):
                is_fitting = at == 0 and self.ask is not None and self.noise.rng.random() < 0.5
                self.line.send(self.noise.answer(self.ask) if is_fitting else self.noise.message(self.ask))
            self.line.send(b'{"do":"ping"}')
            while (await self.read()).kind != "pong":
                pass
        except (OSError, RuntimeError):
            self.counts.reconnections += 1
            self.line.close()
            await self.sit()

    async def goes_on(self) -> bool:
        """Whether the table takes an answer, or waits for somebody else."""
        await self.sit()
        assert self.line is not None
        for number in range(20):
            ask = self.ask
            if ask is None or self.is_over:
                break
            key = ask.options[0].key
            self.line.send(msgspec.json.encode({"do": "choose", "id": f"last{number}", "ask": ask.id, "key": key}))
            while f"last{number}" not in (*(said := await self.read()).done, said.id if said.kind == "done" else ""):
                if said.kind == "refused":
                    if said.code in ("stale", "not-asked", "not-yours"):
                        break
                    return bool(said.code == "rules-changed")
        self.line.close()
        return True


async def ask(port: int, noise: Noise, counts: Counts) -> None:
    """Requests, one after another."""
    while counts.requests_left > 0:
        counts.requests_left -= 1
        counts.requests += 1
        method, path, body = noise.request()
        target = path.encode("ascii", "ignore").decode()
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = f"{method} {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            async with asyncio.timeout(PATIENCE):
                first = await reader.readline()
            if b" 500 " in first:
                counts.faults.append(f"{first!r} {method} {path} {body[:300]!r}")
            writer.close()


async def fuzz_tables(port: int, name: str, noise: Noise, counts: Counts) -> None:
    """Tables of a game, one after another: each until its game is over."""
    while counts.left > 0:
        players = 1 if name == "bugs" else 2
        made = await asyncio.to_thread(make, port, name, players, noise.rng.randrange(10**6), who="friend")
        counts.tables += 1
        guests = [Guest(port, seat["token"], noise, counts) for seat in made["seats"]]
        for guest in guests:
            await guest.sit()
        while counts.left > 0 and not guests[0].is_over:
            for guest in guests:
                await guest.fuzz()
        for guest in guests:
            assert guest.line is not None
            guest.line.close()
            if not await guest.goes_on():
                counts.faults.append(f"a table does not go on: {guest.ask}")


async def run(port: int, wanted: int, seed: int) -> Counts:
    counts = Counts(wanted)
    names = [*available(), "vault"] * PER_GAME
    playing = [fuzz_tables(port, name, Noise(seed * 1000 + at), counts) for at, name in enumerate(names)]
    asking = [ask(port, Noise(seed * 1000 + 900 + at), counts) for at in range(4)]
    await asyncio.gather(*playing, *asking)
    return counts


def main() -> None:
    wanted, seed = ([int(word) for word in sys.argv[1:3]] + [MESSAGES, 1][len(sys.argv[1:3]) :])[:2]
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        words = ["0", f"{folder}/t.db", msgspec.json.encode(OPEN).decode(), "{}", *available(), "tests.sample"]
        with open(f"{folder}/log", "w+") as log:
            env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
            server = subprocess.Popen(
                [sys.executable, "-m", "tests.server.host", *words],
                cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True, env=env,
            )  # fmt: skip
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0])
                counts = uvloop.run(run(port, wanted, seed))
                is_alive = server.poll() is None
            finally:
                server.terminate()
                server.wait()
        said = Path(f"{folder}/log").read_text()
    lines = [line for line in said.splitlines() if "Traceback" in line or " ERROR " in line or "500" in line]
    print(
        f"{machine()}: {counts.sent:,} messages at {counts.tables} tables and {counts.requests:,} requests in "
        f"{time.monotonic() - begin:.0f} s (seed {seed}): {counts.answers:,} answers taken, "
        f"{counts.refused:,} messages refused in words, "
        f"{counts.reconnections} connections closed; {len(counts.faults)} faults, {said.count('Traceback')} tracebacks"
    )
    for line in [*counts.faults[:20], *lines[:20]]:
        print("  " + line)
    if counts.faults or not is_alive or "Traceback" in said:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
