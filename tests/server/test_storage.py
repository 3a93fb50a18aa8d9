"""Nothing acknowledged is lost: kills at any moment, both databases, archives, a store that fails."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.sample import GAME
from tests.server.host import CALM, Host, Player, play_on
from undercroft.core.table import Table
from undercroft.server.databases import connect
from undercroft.server.keys import digest
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import MOVE_AFTER, Sqlite
from undercroft.server.storage import Answer, Link, SeatAssignment, Store, StoreError, TableRow
from undercroft.server.workers import WorkerPool


def alone(work: Coroutine[Any, Any, None]) -> None:
    """Run in a thread of its own: the browser's driver may keep a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def stored(live: LiveTable) -> None:
    """Wait until what a live has accepted is stored."""
    while live.unstored:
        await asyncio.sleep(0)


def both(store: str, tmp_path: Any, request: pytest.FixtureRequest) -> str:
    return f"{tmp_path}/tables.db" if store == "sqlite" else str(request.getfixturevalue("postgres"))


def asked(player: Player) -> str:
    """Which question a client has before it."""
    return str(player.ask["id"]) if player.ask else ""


MOST_BESIDE_A_KILL = 2
"""Answers that may be given before a kill is waited for: on a busy machine its thread starts late."""


def play_until_killed(
    host: Host, players: list[Player], rng: random.Random, kill: int, sent: list[tuple[Player, str, str]]
) -> tuple[Player, str] | None:
    """Answer in turn until the server is killed, at any moment of an answer's way: whose answer, to which question, may
    have been taken without both being told."""
    quiet = rng.randrange(3)
    timer = threading.Timer(rng.uniform(0, 0.01), host.kill)
    on_its_way: tuple[Player, str] | None = None
    try:
        for count in range(quiet + MOST_BESIDE_A_KILL):
            if count == quiet:
                timer.start()
            player = next(each for each in players if each.ask)
            question = asked(player)
            on_its_way = (player, question)
            number = player.choose(player.keys[0], wait=False, id=f"k{kill}-{len(sent)}")
            sent.append((player, question, number))
            player.settle(number)
            for other in players:
                if other is not player:
                    other.drain()
            on_its_way = None
    except (ConnectionClosed, OSError, TimeoutError):
        pass
    timer.join()
    return on_its_way


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_kills_at_any_moment_lose_no_acknowledged_move(
    store: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    host = Host(both(store, tmp_path, request))
    rng = random.Random(3)
    try:
        made = host.table(options={"rounds": 6}, seed=21)
        players = host.seats(made)
        for kill in range(4):
            sent: list[tuple[Player, str, str]] = []
            on_its_way = play_until_killed(host, players, rng, kill, sent)
            assert not players[0].facts.get("over"), "the game was too short to be cut off"
            host.start()
            revived = [host.sit(player.token) for player in players]
            for player, gone in zip(revived, players, strict=True):
                assert player.story[: len(gone.story)] == gone.story
                # Whoever had been told everything that was taken sees what they saw.
                if on_its_way is None or (gone is on_its_way[0] and asked(player) == asked(gone)):
                    assert player.story == gone.story
                    assert list(player.panels.values()) == list(gone.panels.values())
            # What was acknowledged is there: sent again, it is known and not refused.
            for gone, question, number in sent[-3:]:
                if number in gone.acknowledged:
                    player = revived[players.index(gone)]
                    assert asked(player) != question
                    player.choose("lead:0", question, id=number)
                    assert not player.was_refused(number)
            for gone in players:
                gone.stack.close()
            players = revived
        play_on(players)
        assert players[0].facts["ending"]["scores"] == players[1].facts["ending"]["scores"]
        for player in players:
            player.close()
    finally:
        host.stop()


def test_an_answer_on_its_way_during_a_kill_is_sent_again_and_counts_once(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/tables.db")
    try:
        first, second = host.seats(host.table(seed=2))
        first.choose("lead:0")
        ask, key = first.ask["id"], first.keys[0]  # type: ignore[index]
        first.choose(key, ask, wait=False, id="risky")
        host.kill()
        host.start()
        revived = host.sit(first.token)
        revived.choose(key, ask, id="risky")  # whether the first one was stored or not
        assert "risky" in revived.acknowledged
        assert not revived.refused
        for player in (first, second, revived):
            player.stack.close()
    finally:
        host.stop()


def test_bots_go_on_after_a_kill(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/tables.db")
    try:
        me = host.sit(host.table(seats="me bot:greedy", seed=8)["seats"][0]["token"])
        me.choose("lead:0")
        me.choose(me.keys[0], wait=False)
        host.kill()
        host.start()
        again = host.sit(me.token)
        play_on([again])
        again.close()
        me.stack.close()
    finally:
        host.stop()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_rows_come_back_as_they_were(store: str, tmp_path: Any, request: pytest.FixtureRequest) -> None:
    async def work() -> None:
        kept: Store = connect(both(store, tmp_path, request))
        await kept.open()
        await kept.open()  # made once, found again
        row = TableRow(
            f"{time.time_ns():x}",
            "vault",
            "1",
            {"players": 2, "extras": ["cats"]},
            2**61,
            False,
            [SeatAssignment("person")],
            b"\x00\xffsecret",
            1.5,
            2.5,
        )
        token = f"{time.time_ns():032d}"
        row.no = await kept.add(row, [Link(digest(token), 0, 1, True)], [Answer(0, 0, 0, b'[["d",1]]', -1, "")])
        assert await kept.table(row.no) == row
        link = await kept.link(digest(token))
        assert link == Link(digest(token), row.no, 1, True)
        assert await kept.link(b"unknown") is None
        assert await kept.claim(row.no) is None
        await kept.write([Answer(row.no, 1, 1, b'[[0,"a"]]', 0, "m1"), Answer(row.no, 2, 1, b"[]", 0, "m2")])
        await kept.write([Answer(row.no, 2, 0, b"[[9]]", 0, "twice")])  # its place is taken: changes nothing
        assert [answer.message for answer in await kept.answers(row.no)] == ["", "m1", "m2"]
        await kept.update(row.no, [SeatAssignment("bot")], "over", 3.5)
        found = await kept.table(row.no)
        assert found is not None
        assert (found.seats, found.state, found.touched) == ([SeatAssignment("bot")], "over", 3.5)
        await kept.set_states({row.no: "open"}, 3.25)
        found = await kept.table(row.no)
        assert found is not None
        assert (found.seats, found.state, found.touched) == ([SeatAssignment("bot")], "open", 3.25)
        assert row.no in await kept.stale(4)
        assert row.no not in await kept.stale(3)
        assert await kept.analysis(row.no) is None
        for data in (b"{}", b'{"version":1}'):
            await kept.keep_analysis(row.no, data)
            assert await kept.analysis(row.no) == data
        await kept.archive(row.no, b"{}")
        assert await kept.analysis(row.no) == b'{"version":1}'
        assert row.no not in await kept.stale(4)
        assert await kept.answers(row.no) == []
        await kept.close()

    alone(work())


def test_old_tables_are_archived_as_records_and_still_open(tmp_path: Any) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
        live, _ = await service.open_link(made.seats[0].token)
        live.choose(0, live.question_id(0), "lead:1", "m", None)
        await stored(live)
        before = live.record
        assert await service.archive(time.time() + 1) == 0  # it is being played
        live.idle_since = -1e9
        await service.unload_idle()
        assert not service.tables
        assert await service.archive(time.time() + 1) == 1
        again, _ = await service.open_link(made.seats[1].token)
        assert again.record.steps == before.steps
        key = again.table.requests[0].keys()[0]
        again.choose(0, again.question_id(0), key, "m", None)
        await stored(again)
        service.drop(again)
        last, _ = await service.open_link(made.seats[1].token)  # archive and the answers after it
        assert last.record.steps[: len(before.steps)] == before.steps
        assert len(last.record.steps) > len(before.steps)
        await service.close()

    alone(work())


def test_a_store_that_fails_refuses_the_answer_and_the_table_stands(tmp_path: Any) -> None:
    """The file is held by another: the answer is not acknowledged, and once it is free play goes on."""
    host = Host(f"{tmp_path}/tables.db")
    try:
        first, second = host.seats(host.table(seed=2))
        blocker = sqlite3.connect(host.db, isolation_level=None, timeout=0)
        blocker.execute("BEGIN IMMEDIATE")  # another program holds the file for writing
        first.choose("lead:0", wait=False, id="held")
        with pytest.raises((TimeoutError, ConnectionClosed)):  # noqa: PT012
            while "held" not in first.acknowledged:
                first.read(1)
        blocker.execute("ROLLBACK")
        blocker.close()
        first.stack.close()
        again = host.sit(first.token)
        if again.ask and again.ask["kind"] == "first":
            again.choose("lead:0", id="held")
        assert "held" in again.acknowledged or again.ask["kind"] == "lay"  # type: ignore[index]
        again.close()
        second.stack.close()
    finally:
        host.stop()


def test_a_file_that_is_no_database_is_named(tmp_path: Any) -> None:
    path = tmp_path / "not.db"
    path.write_bytes(os.urandom(4096))
    with pytest.raises(StoreError) as error:
        alone(Sqlite(str(path)).open())
    assert error.value.say.key == "error.store-open"
    assert str(path) in str(error.value.say.args)


def test_taking_back_is_stored_too(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/tables.db")
    try:
        first, second = host.seats(host.table(seed=11))
        first.choose("lead:0")
        keys = first.keys
        first.choose(keys[0])
        first.do("undo")
        host.kill()
        host.start()
        again = host.sit(first.token)
        assert again.keys == keys
        again.close()
        first.stack.close()
        second.stack.close()
    finally:
        host.stop()


def test_a_copied_database_file_is_enough(tmp_path: Any) -> None:
    host = Host(f"{tmp_path}/tables.db")
    first, second = host.seats(host.table(seed=6))
    first.choose("lead:1")
    first.close()
    second.close()
    host.stop()
    shutil.copy(host.db, f"{tmp_path}/copy.db")
    copy = Host(f"{tmp_path}/copy.db")
    try:
        again = copy.sit(first.token)
        assert again.ask is not None
        assert again.ask["kind"] == "lay"
        again.close()
    finally:
        copy.stop()


def test_the_log_is_moved_into_the_file_beside_the_play(tmp_path: Any) -> None:
    """While the store stays open: what a copy of the file alone holds, its log left behind."""

    def in_the_file() -> int:
        shutil.copy(tmp_path / "t.db", tmp_path / "copy.db")
        with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as db:
            has_any = db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'answers'").fetchone()[0]
            return int(db.execute("SELECT count(*) FROM answers").fetchone()[0]) if has_any else 0

    async def work() -> None:
        store = Sqlite(f"{tmp_path}/t.db")
        await store.open()
        for batch in range(MOVE_AFTER // 100):
            assert in_the_file() == 0
            await store.write([Answer(1, 100 * batch + n, 0, b"[]", 0, "") for n in range(100)])
        while in_the_file() < MOVE_AFTER:
            await asyncio.sleep(0.01)
        assert len(await store.answers(1)) == MOVE_AFTER
        await store.close()

    alone(work())


def test_rebuilding_gives_the_same_future() -> None:
    from undercroft.server.workers import rebuild

    table = Table(GAME, {"players": 3}, seed=77)
    twin = rebuild(GAME, table.options, 77, table.record.steps, False)
    while not table.is_over:
        seat = next(iter(table.requests))
        table.choose(0, seat)
        twin.choose(0, seat)
        assert twin.record.steps == table.record.steps
