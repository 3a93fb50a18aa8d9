"""Several processes on PostgreSQL: one owner for a table, sockets passed on, take-over, restarts, nothing lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.sample import GAME
from tests.server.host import CALM, PATIENCE, ROOT, Host, Player, host, play_on
from tests.server.test_storage import alone
from undercroft.server import postgres as store_module
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.postgres import Postgres
from undercroft.server.service import Games, TableService
from undercroft.server.storage import Answer, Link, LostLease, SeatAssignment, TableMore, TableRow
from undercroft.server.workers import WorkerPool

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


def row(id_: str) -> TableRow:
    return TableRow(id_, "vault", "1", {"players": 2}, 1, False, [SeatAssignment("person")], b"s", 1.0, 1.0)


def test_a_table_has_one_owner_and_a_lost_lease_stores_nothing(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BEAT", 3600.0)  # a process gives a sign of life when the test lets it

    async def work() -> None:
        first, second = Postgres(empty_postgres, "first:1"), Postgres(empty_postgres, "second:2")
        await first.open()
        await second.open()
        no = await first.add(row("t1"), [Link(b"d", 0, 0, True)], [])
        other = await first.add(row("t2"), [], [])
        assert await first.claim(no) is None
        assert await first.claim(other) is None
        before = {each: await first.table(each) for each in (no, other)}
        assert await second.claim(no) == "first:1"
        with pytest.raises(LostLease):
            await second.write([Answer(no, 0, 0, b"[]", 0, "m")])
        await first.write([Answer(no, 0, 0, b"[]", 0, "m0")])
        monkeypatch.setattr(store_module, "LEASE", 0.0)  # the first one is silent for too long
        assert await second.claim(no) is None
        monkeypatch.setattr(store_module, "LEASE", 3600.0)
        with pytest.raises(LostLease) as lost:  # and comes back, not knowing
            await first.write([Answer(no, 1, 0, b"[]", 0, "ghost"), Answer(other, 0, 0, b"[]", 0, "innocent")])
        assert lost.value.tables == {no}
        for change in (
            first.update(no, [], "over", 2.0), first.archive(no, b"{}"), first.delete(no),
            first.set_states({no: "over", other: "over"}, 2.0), first.note(no, "2", TableMore(listed=True)),
        ):  # fmt: skip
            with pytest.raises(LostLease):
                await change
        for each in (no, other):
            assert await first.table(each) == before[each]
        await second.write([Answer(no, 1, 0, b"[]", 0, "m1")])
        assert [answer.message for answer in await first.answers(no)] == ["m0", "m1"]
        assert await first.answers(other) == []
        await second.release(no)
        assert await first.claim(no) is None  # given back, it is free at once
        assert await second.claim(other) == "first:1"
        await second.bury("first:1")  # nobody answers there any more
        assert await second.claim(other) is None
        await second.release(other)
        await first.close()
        assert await second.claim(no) is None  # everything of a process that ended well is free
        await second.close()

    alone(work())


def test_a_table_that_changes_hands_while_answers_are_written_has_all_that_were_stored(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BEAT", 3600.0)
    monkeypatch.setattr(store_module, "LEASE", 0.0)  # everybody may take everything at any moment

    async def work() -> None:
        stores = [Postgres(empty_postgres, f"{at}:{at}") for at in range(2)]
        for each in stores:
            await each.open()
        no = await stores[0].add(row("t1"), [], [])
        told: list[str] = []

        async def write_on(store: Postgres, name: str) -> None:
            """Take the table and write answer after answer, until somebody else has it."""
            assert await store.claim(no) is None
            before = told[:]  # the next owner may write while this one reads
            known = [answer.message for answer in await store.answers(no)]
            assert known[: len(before)] == before, "an answer that was stored is not there"
            number = len(known)
            with contextlib.suppress(LostLease):
                while True:
                    await store.write([Answer(no, number, 0, b"[]", 0, f"{name} {number}")])
                    told.append(f"{name} {number}")
                    number += 1

        writing: asyncio.Task[None] | None = None
        for at in range(20):
            following = asyncio.create_task(write_on(stores[at % 2], f"owner {at}"))
            if writing is not None:
                await writing
            writing = following
            await asyncio.sleep(0.02)
        await stores[0].claim(no)
        assert writing is not None
        await writing
        await stores[1].claim(no)
        assert [answer.message for answer in await stores[0].answers(no)] == told
        assert len(told) > 20
        for each in stores:
            await each.close()

    alone(work())


def test_a_process_that_was_thought_to_be_gone_sends_its_guests_to_the_new_owner(
    empty_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BEAT", 0.05)
    monkeypatch.setattr(store_module, "LEASE", 3600.0)  # it is thought to be gone where the test says so, and only then

    async def work() -> None:
        service = TableService(Postgres(empty_postgres, "first:1"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
        kept = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=6))
        table, _ = await service.open_link(made.seats[0].token)
        other, _ = await service.open_link(kept.seats[0].token)
        rival = Postgres(empty_postgres, "second:2")
        await rival.open()
        async with asyncio.timeout(PATIENCE):
            while await rival.claim(table.no) is not None:
                await rival.bury("first:1")
            while service.keeps(table):  # though nobody answers anything there
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
        assert service.keeps(other)
        assert await rival.claim(other.no) == "first:1"
        await rival.close()
        await service.close()

    alone(work())


def test_older_stores_take_the_steps_that_they_lack(empty_postgres: str, tmp_path: Any) -> None:
    import sqlite3

    import psycopg

    from undercroft.server.migrations import NEWEST, STEPS
    from undercroft.server.sqlite import Sqlite
    from undercroft.server.storage import StoreError

    columns = "id, game, rules, options, seed, companion, seats, secret, created, touched, state"
    values = """'t', 'vault', '1', '{"players":2}', '5', 0, '[{"who":"person"},{"who":"person"}]', 'x', 1, 1, 'open'"""
    with psycopg.connect(empty_postgres, autocommit=True) as db:
        for statement in STEPS[0].postgres:
            db.execute(statement.encode())
        db.execute(f"INSERT INTO tables ({columns}) VALUES ({values})".encode())
    with contextlib.closing(sqlite3.connect(tmp_path / "t.db")) as old:
        for statement in STEPS[0].sqlite:
            old.execute(statement)
        old.execute(f"INSERT INTO tables ({columns}) VALUES ({values})".replace("'x'", "x'78'"))
        old.execute("PRAGMA user_version = 1")
        old.commit()

    async def work() -> None:
        for store in (Postgres(empty_postgres), Sqlite(f"{tmp_path}/t.db")):
            await store.open()
            found = await store.table(1)
            assert found is not None
            assert (found.id, found.more.seeded, len(found.seats)) == ("t", False, 2)
            await store.close()
            await store.open()  # nothing is done twice
            await store.close()

    alone(work())
    with psycopg.connect(empty_postgres, autocommit=True) as db:
        db.execute(b"UPDATE schema_version SET version = %s", (NEWEST + 1,))
    with pytest.raises(StoreError) as error:
        alone(Postgres(empty_postgres).open())
    assert error.value.say.key == "error.store-newer"


def test_a_table_is_played_through_two_processes(empty_postgres: str) -> None:
    with host(empty_postgres) as one, host(empty_postgres) as two:
        made = one.table(seed=4)
        first, second = one.sit(made["seats"][0]["token"]), two.sit(made["seats"][1]["token"])
        watcher = two.sit(made["watch"])
        early = {"do": "sit", "token": first.token}
        status, body, _ = two.ask("/api/record", early, {"Accept-Language": "uk"})  # refused by the owner
        assert (status, json.loads(body)["why"]) == (422, "Це можна побачити, коли гру завершено.")
        play_on([first, second])
        watcher.until(lambda: watcher.facts.get("over"))
        assert watcher.facts["ending"] == first.facts["ending"]
        for each in (one, two):  # any process answers requests
            status, body, _ = each.ask("/api/record", {"do": "sit", "token": first.token})
            assert (status, json.loads(body)["game"]) == (200, "vault")
        assert two.ask("/api/delete", {"do": "sit", "token": first.token})[0] == 200  # passed on to the owner
        for player in (first, second, watcher):
            player.stack.close()


class Persistent:
    """A seat that comes back by itself, to any process, as the page does."""

    def __init__(self, hosts: list[Host], token: str) -> None:
        self.hosts = hosts
        self.token = token
        self.acknowledged: list[tuple[str, str]] = []
        self.count = 0
        self.longest = 0.0
        self.player: Player | None = None
        self.come()

    def come(self) -> None:
        begin = time.monotonic()
        while True:
            if self.player is not None:
                self.player.stack.close()
            try:
                self.player = random.choice(self.hosts).sit(self.token)
                if self.player.n:
                    break
            except GONE:
                pass
            assert time.monotonic() - begin < PATIENCE, "nobody lets us in"
            time.sleep(0.1)
        self.longest = max(self.longest, time.monotonic() - begin)

    def move(self) -> bool:
        """Answer once if asked, sent again until it is acknowledged; False when the game is over."""
        assert self.player is not None
        try:
            self.player.drain()
        except GONE:
            self.come()
        if self.player.facts.get("over"):
            return False
        if not self.player.ask:
            return True
        self.count += 1
        ask, key, number = self.player.ask["id"], self.player.keys[0], f"p{self.count}"
        while True:
            try:
                self.player.choose(key, ask, id=number)
                if number in self.player.acknowledged:
                    self.acknowledged.append((key, number))
                else:  # another seat was quicker where both were asked
                    assert self.player.was_refused(number) in ("stale", "not-asked", "not-offered", "game-over")
                return True
            except GONE:
                self.come()

    def close(self) -> None:
        assert self.player is not None
        self.player.stack.close()


def play_round(people: list[Persistent]) -> bool:
    """Let everybody answer once; False when the game is over."""
    goes_on = [person.move() for person in people]
    return all(goes_on)


def check_nothing_lost(hosts: list[Host], token: str, people: list[Persistent]) -> None:
    status, body, _ = hosts[0].ask("/api/record", {"do": "sit", "token": token})
    assert status == 200, body
    steps = json.loads(body)["steps"]
    for seat, person in enumerate(people):
        told = [key for key, _ in person.acknowledged]
        assert [value for who, value in steps if who == seat] == told


KILL_EVERY = 4
"""Rounds of answers."""


def test_processes_die_and_others_take_their_tables_over(empty_postgres: str) -> None:
    hosts = [Host(empty_postgres, limits=CALM), Host(empty_postgres, limits=CALM)]
    try:
        made = [hosts[0].table(options={"rounds": 6}, seed=at) for at in range(3)]
        tables = [[Persistent(hosts, seat["token"]) for seat in each["seats"]] for each in made]
        rng = random.Random(5)

        def replace(victim: Host) -> None:
            victim.kill()
            victim.start()

        for people in tables:
            is_on = True
            while is_on:
                killing = threading.Timer(rng.uniform(0, 0.02), replace, [rng.choice(hosts)])
                killing.start()
                for _ in range(KILL_EVERY):
                    is_on = is_on and play_round(people)
                killing.join()
        for people, each in zip(tables, made, strict=True):
            check_nothing_lost(hosts, each["seats"][0]["token"], people)
            for person in people:
                person.close()
    finally:
        for each in hosts:
            each.stop()


def children(of: Host) -> list[int]:
    assert of.process is not None
    pid = of.process.pid
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_supervisor_keeps_its_processes_and_replaces_them_one_by_one(empty_postgres: str) -> None:
    with host(empty_postgres, processes=2) as made:
        before = children(made)
        assert len(before) == 2
        table = made.table(options={"rounds": 6}, seed=3)
        people = [Persistent([made], seat["token"]) for seat in table["seats"]]
        os.kill(before[0], signal.SIGKILL)
        for _ in range(3):
            for person in people:
                person.move()
        assert made.process is not None
        made.process.send_signal(signal.SIGHUP)
        end = time.monotonic() + PATIENCE
        while play_round(people) or before[1] in children(made):
            assert time.monotonic() < end
            time.sleep(0.02)
        check_nothing_lost([made], table["seats"][0]["token"], people)
        assert not set(before) & set(children(made))
        assert len(children(made)) == 2
        for person in people:
            person.close()
        left = children(made)
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in left):  # none outlives its supervisor
        assert time.monotonic() < end
        time.sleep(0.02)


def test_several_processes_on_one_file_are_refused(tmp_path: Any) -> None:
    command = [
        sys.executable,
        "-m",
        "undercroft.cli",
        "serve",
        "--processes",
        "2",
        "--data",
        str(tmp_path),
        "--lang",
        "en",
    ]
    env = {**os.environ, "PYTHONPATH": "src"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Several processes need PostgreSQL")
