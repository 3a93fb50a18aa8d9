"""One server process beside two, on PostgreSQL: what a move costs in processor time, and how many a second there are.

`python -m bench.processes [GAME] [TABLES] [ROUNDS]`, Thunderstone, 40 and 5 unless given. The clients and PostgreSQL
run on the same machine and take from its cores what they need; hence the processor time of a move is told, too: where
it is the same for two processes as for one, two cores bear twice as much once the clients are elsewhere. A round counts
from the moment when all have sat down until the first table has played its moves, so that everybody plays all the time.
The clients are a batch job to the system (`SCHED_BATCH`): they do not push a server off its core whenever a message
comes, as clients on other machines could not.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import psycopg
import uvloop

from bench.attacks import family
from bench.harness import machine
from bench.loss import Database
from bench.server import DRAWN, GAME_MOVES, OPEN, SECONDS, Ask, Mail, Server, Table, make, players_of, reached

TICKS = os.sysconf("SC_CLK_TCK")


class Round(NamedTuple):
    moves: int
    wall: float
    server: float
    database: float
    clients: float
    """Seconds of processor time."""


class Side:
    """So many processes on a database of their own. Where `passes_on`, each second client comes to another process."""

    def __init__(self, database: Database, count: int, game: str, passes_on: bool = False) -> None:
        self.name = (
            f"{count} process{'es' if count > 1 else ''}{', half of the sockets passed on' if passes_on else ''}"
        )
        url = database.url.replace("/postgres?", f"/side{count}{'r' if passes_on else ''}?")
        with psycopg.connect(database.url, autocommit=True) as db:
            db.execute(f"CREATE DATABASE {url.split('/')[3].split('?')[0]}".encode())
        self.passes_on = passes_on
        self.game = game
        self.rounds: list[Round] = []
        self.servers: list[Server] = []
        self.ports: list[int] = []
        package = "bench.tictactoe" if game == "tictactoe" else game
        for _ in range(count):
            words = ["0", url, msgspec.json.encode(OPEN).decode(), "{}", package]
            server = Server([sys.executable, "-m", "tests.server.host", *words], "http://")
            self.servers.append(server)
            self.ports.append(int(server.line.split("http://127.0.0.1:")[1].split("/")[0]))

    @property
    def cpu(self) -> float:
        return sum(server.cpu for server in self.servers)

    async def play(self, database: Database, tables: int, counts: bool) -> None:
        players = 2 if self.game == "tictactoe" else players_of(self.game)
        made = [make(self.ports[at % len(self.ports)], self.game, players, at) for at in range(tables)]
        start, played = asyncio.Barrier(tables + 1), [0] * tables
        tasks = [asyncio.create_task(self._table(at, made[at], start, played)) for at in range(tables)]
        await reached(start, tasks)
        cpu, base, load, begin = self.cpu, postgres_cpu(database), time.process_time(), time.perf_counter()
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        wall, moves = time.perf_counter() - begin, sum(played)
        spent = self.cpu - cpu, postgres_cpu(database) - base, time.process_time() - load
        await asyncio.gather(*tasks)
        if counts:
            self.rounds.append(Round(moves, wall, *spent))

    async def _table(self, at: int, made: Any, start: asyncio.Barrier, played: list[int]) -> None:
        """Play one table, and count its moves in `played`."""
        table = QuickTable(self.game, len(made["seats"]), at, played)
        for seat, link in enumerate(made["seats"]):
            port = self.ports[(at + (seat if self.passes_on else 0)) % len(self.ports)]
            await table.sit_at(port, seat, link)
        await start.wait()
        await table.play()
        for line in table.lines:
            line.close()


class Desk(Mail):
    """Hands messages on as they come, once the play has begun: clients take as little of the cores as can be."""

    def __init__(self, table: QuickTable) -> None:
        super().__init__()
        self.table = table

    def wake(self, error: Exception | None = None) -> None:
        finished = self.table.finished
        if finished is None:
            super().wake(error)
        elif finished.done():
            self.found.clear()
        elif error is not None:
            finished.set_exception(error)
        else:
            self.table.go_on()


class QuickTable(Table):
    """Clients who answer in the very turn of the loop in which they are asked."""

    def __init__(self, game: str, players: int, at: int, played: list[int]) -> None:
        super().__init__(players)
        self.mail: Mail = Desk(self)
        self.game = game
        self.at = at
        self.played = played
        self.most = len(DRAWN) if game == "tictactoe" else GAME_MOVES
        self.sent = 0
        self.waits_for = ""
        """The number of the answer that is neither acknowledged nor refused yet."""
        self.finished: asyncio.Future[None] | None = None

    async def play(self) -> None:
        self.finished = asyncio.get_running_loop().create_future()
        self.go_on()
        await self.finished

    def go_on(self) -> None:
        assert self.finished is not None
        while self.mail.found:
            self.note(*self.mail.found.popleft())
        if self.waits_for:
            if self.waits_for in self.done:
                self.played[self.at] += 1
            elif self.waits_for not in self.stale:
                return
            self.waits_for = ""
        if self.is_over or self.played[self.at] >= self.most:
            self.finished.set_result(None)
            return
        for seat, ask in enumerate(self.asks):
            if ask is not None:
                self._answer(seat, ask)
                return

    def _answer(self, seat: int, ask: Ask) -> None:
        count = self.played[self.at]
        keys = [option.key for option in ask.options]
        key = f"mark:{DRAWN[count]}" if self.game == "tictactoe" else keys[(count * 7) % len(keys)]
        self.waits_for, self.sent = f"m{self.sent}", self.sent + 1
        self.asks[seat] = None
        self.lines[seat].send(msgspec.json.encode({"do": "choose", "id": self.waits_for, "ask": ask.id, "key": key}))


def postgres_cpu(database: Database) -> float:
    """Processor time of PostgreSQL: of all its processes, those included that have ended."""
    pid = int((Path(database.data) / "postmaster.pid").read_text().split()[0])
    total = 0
    for each in family(pid):
        with contextlib.suppress(OSError):  # it may just have ended
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15] if each == pid else fields[11:13]))
    return total / TICKS


def median(rounds: list[Round], what: str) -> float:
    return statistics.median([float(getattr(each, what)) / each.moves for each in rounds])


async def run(game: str, tables: int, rounds: int) -> None:
    database = Database()
    sides: list[Side] = []
    try:
        sides = [Side(database, 1, game), Side(database, 2, game), Side(database, 2, game, passes_on=True)]
        for number in range(rounds + 1):
            for side in sides:
                await asyncio.wait_for(side.play(database, tables, counts=number > 0), SECONDS)
        for side in sides:
            print(
                f"{game}, {tables} tables, {side.name}: {1000 * median(side.rounds, 'server'):.2f} ms of the server's "
                f"processor time a move, {1000 * median(side.rounds, 'database'):.2f} ms of PostgreSQL's, "
                f"{1000 * median(side.rounds, 'clients'):.2f} ms of the clients'; "
                f"{1 / median(side.rounds, 'wall'):,.0f} moves a second"
            )
        one, two, _ = (side.rounds for side in sides)
        print(
            f"two processes to one: {2 * median(one, 'server') / median(two, 'server'):.2f} times the moves where each "
            f"has a core of its own; {median(one, 'wall') / median(two, 'wall'):.2f} times with clients and PostgreSQL "
            f"on the same {os.cpu_count()} cores"
        )
    finally:
        for side in sides:
            for server in side.servers:
                server.stop()
        database.close()


def main() -> None:
    words = sys.argv[1:]
    game = words[0] if words else "thunderstone"
    tables, rounds = ([int(word) for word in words[1:3]] + [40, 5][len(words[1:3]) :])[:2]
    os.sched_setscheduler(0, os.SCHED_BATCH | os.SCHED_RESET_ON_FORK, os.sched_param(0))
    print(f"{machine()}, {os.cpu_count()} cores; medians of {rounds} rounds in turn, after one to warm up")
    uvloop.run(run(game, tables, rounds))


if __name__ == "__main__":
    main()
