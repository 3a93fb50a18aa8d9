"""One guest who means harm: bounded memory, a loop that goes on, refusals in words, and nobody else disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.sample import GAME
from tests.server.faulty_game import GAME as FAULTY
from tests.server.host import CALM, PATIENCE, ROOT, Host, host, play_on
from tests.server.test_storage import alone, stored
from undercroft.core.errors import TableError
from undercroft.core.record import Record
from undercroft.core.table import Table
from undercroft.core.words import words_of
from undercroft.server import frames
from undercroft.server.addresses import Addresses, counted_as
from undercroft.server.clock_state import ClockWish
from undercroft.server.connection import BACKLOG, Hub
from undercroft.server.keys import digest
from undercroft.server.limits import Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.names import clean_name
from undercroft.server.open_tables import OpenTables
from undercroft.server.seat_view import SeatView
from undercroft.server.seats import assign_seat
from undercroft.server.service import MAX_WAITING_IMPORTS, Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.subscription import Subscription
from undercroft.server.websocket import PIECE, WebSocketProtocol
from undercroft.server.workers import FairQueue, WorkerPool, rebuild, rebuild_gently
from undercroft.server.writing import Writing

PING = b"\x89\x80\x00\x00\x00\x00"
SHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def raw(to: Host) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", to.port), timeout=PATIENCE)
    made.settimeout(PATIENCE)
    return made


def text_frame(message: Any) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def is_closed(line: socket.socket, within: float = PATIENCE) -> bool:
    """Whether the other side closes, whatever it says before."""
    line.settimeout(within)
    with line:
        try:
            while line.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
    return True


def memory(of: Host) -> float:
    """Megabytes of a server."""
    assert of.process is not None
    for line in Path(f"/proc/{of.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1]) / 1024
    raise AssertionError("a process has a size")


async def service_at(path: Any, limits: Limits = CALM) -> TableService:
    made = TableService(Sqlite(f"{path}/t.db"), Games([GAME], []), limits, WorkerPool())
    await made.open()
    return made


# --- sockets ---------------------------------------------------------------------------------------------------------


def test_pings_that_nobody_reads_close_the_connection_and_take_no_memory(shared: Host) -> None:
    line = raw(shared)
    line.sendall(SHAKE)
    before = memory(shared)
    line.settimeout(PATIENCE)
    with pytest.raises(ConnectionError):  # noqa: PT012
        for _ in range(3000):
            line.sendall(PING * 1000)
    assert memory(shared) - before < 64
    line.close()


def test_a_flood_of_pings_is_not_read_on_once_it_was_turned_away(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    feed = frames.Reader.feed

    def count(reader: frames.Reader, data: bytes) -> Any:
        read.append(len(data))
        return feed(reader, data)

    monkeypatch.setattr(frames.Reader, "feed", count)

    async def work() -> None:
        service = await service_at(tmp_path)
        hub = Hub(lambda: service, words_of("undercroft.server"), lambda _: True)
        mine, theirs = socket.socketpair()
        mine.setblocking(False)
        theirs.setblocking(False)
        loop = asyncio.get_running_loop()
        transport, protocol = await loop.connect_accepted_socket(lambda: WebSocketProtocol(hub, set()), theirs)
        sending = asyncio.create_task(loop.sock_sendall(mine, SHAKE + PING * 500_000))
        async with asyncio.timeout(PATIENCE):
            while transport.is_reading():  # it stops long before three megabytes
                await asyncio.sleep(0.01)
        assert not protocol.is_open
        assert not sending.done()
        assert max(read[:3]) <= PIECE
        assert sum(read) < 200_000
        sending.cancel()
        transport.abort()
        mine.close()
        await service.close()

    alone(work())


def test_whoever_asks_on_and_on_and_reads_nothing_is_cut_off(tmp_path: Any) -> None:
    record = (ROOT / "tests" / "games" / "thunderstone" / "records" / "first-set.json").read_bytes()
    limits = msgspec.structs.replace(CALM, unread_bytes=100_000, unread_seconds=PATIENCE)
    with host(f"{tmp_path}/t.db", games=("thunderstone",), limits=limits) as made, socket.socket() as line:
        table = json.loads(made.ask("/api/records", record)[1])
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)  # the system takes in little for it
        line.settimeout(PATIENCE / 4)
        line.connect(("127.0.0.1", made.port))
        line.sendall(SHAKE)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(text_frame({"do": "sit", "token": table["watch"]}))
        assert b'"is":"seated"' in line.recv(65536)
        story = text_frame({"do": "story", "id": "s", "before": 9999})
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(3000):
                line.sendall(story)
                time.sleep(0.002)
        made.sit(table["watch"]).close()


def test_an_endless_head_is_refused_before_it_takes_memory(shared: Host) -> None:
    line = raw(shared)
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
    before = memory(shared)
    said = b""
    with contextlib.suppress(OSError):
        for _ in range(1000):
            line.sendall(b"X-More: " + b"y" * 65_536 + b"\r\n")
        said = line.recv(65536)
    assert said == b"" or b"431" in said or b"400" in said
    assert memory(shared) - before < 64
    line.close()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that waits for nobody; but long enough that whoever means well gets in on a busy machine."""
    limits = Limits(head_seconds=2, body_seconds=2, sit_seconds=2, connections=40, connections_per_address=100)
    with host(str(tmp_path_factory.mktemp("db") / "t.db"), limits=limits) as made:
        yield made


def test_a_head_that_comes_byte_by_byte_and_a_silent_socket_are_closed(hasty: Host) -> None:
    slow, silent = raw(hasty), raw(hasty)
    slow.sendall(b"GET /api/health HTTP/1.1\r\nHost: x")
    assert is_closed(slow)
    assert is_closed(silent)


def test_a_body_that_does_not_come_is_refused_in_words(hasty: Host) -> None:
    line = raw(hasty)
    line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
    assert b"408" in line.recv(65536)
    line.close()


def test_a_socket_that_takes_no_seat_is_closed_and_one_with_a_seat_stays(hasty: Host) -> None:
    seated = hasty.sit(hasty.table()["seats"][0]["token"])
    with (
        connect(f"ws://127.0.0.1:{hasty.port}/ws", compression=None) as idle,
        pytest.raises(ConnectionClosed) as closed,
    ):
        idle.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    seated.drain()
    seated.close()


def test_too_many_connections_are_turned_away_and_the_log_says_so(hasty: Host) -> None:
    lines = [raw(hasty) for _ in range(60)]
    assert sum(is_closed(line) for line in lines) == 60  # some at once, the others for saying nothing
    assert "too many connections: 40 are open" in hasty.log()
    assert hasty.ask("/api/health")[0] == 200


def test_addresses_are_believed_from_trusted_proxies_only_and_a_household_counts_as_one() -> None:
    addresses = Addresses(["127.0.0.0/8", "10.0.0.0/8"], ["play.example"])
    via = [(b"x-forwarded-for", b"9.9.9.9, 203.0.113.7, 10.1.1.1")]
    assert addresses.client("127.0.0.1", via) == "203.0.113.7"
    assert addresses.client("203.0.113.9", via) == "203.0.113.9"
    assert addresses.client("10.2.2.2", [(b"x-forwarded-for", b"[2001:db8::1]:443")]) == "2001:db8::1"
    assert counted_as("2001:db8::1") == counted_as("2001:db8::ffff")
    assert counted_as("2001:db8::1") != counted_as("2001:db8:0:1::1")
    assert counted_as("::ffff:203.0.113.7") == "203.0.113.7"
    for name in ("127.0.0.1:8000", "localhost", "[::1]:8000", "kitchen", "nas.local:80", "play.example", "192.168.0.7"):
        assert addresses.is_known(name), name
    for name in ("evil.example", "play.example.evil.example", "127.0.0.1.nip.example"):
        assert not addresses.is_known(name), name


def test_a_strangers_name_for_this_server_is_refused(shared: Host) -> None:
    status, body, _ = shared.ask("/api/tables", {"game": "vault"}, {"Host": "evil.example"})
    assert (status, json.loads(body)["code"]) == (421, "host")
    line = raw(shared)
    line.sendall(SHAKE.replace(b"127.0.0.1", b"evil.example"))
    assert b"403" in line.recv(65536)
    line.close()


def test_asking_without_end_is_limited_for_reading_too(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=Limits(requests_per_minute=5, files_per_minute=3)) as made:
        assert [made.ask("/api/games")[0] for _ in range(7)] == [200] * 5 + [429] * 2
        assert [made.ask("/nothing.txt")[0] for _ in range(4)] == [404] * 3 + [429]


# --- long tables -----------------------------------------------------------------------------------------------------


def long_record() -> Record:
    table = Table(GAME, {"players": 4, "rounds": 6}, seed=3)
    while not table.is_over:
        table.choose(0, next(iter(table.requests)))
    return table.record


def test_a_replay_in_parts_gives_the_same_table_for_every_size_of_part() -> None:
    from undercroft.core.table import replay, replay_in_parts

    record = long_record()
    for length in range(0, len(record.steps), 7):
        cut = Record(record.game, record.rules, record.options, record.seed, record.steps[:length])
        whole = replay(cut, GAME, to=length)
        for size in (1, 2, 3, 50):
            *_, parts = replay_in_parts(cut, GAME, size)
            assert parts.record.steps == whole.record.steps
            assert parts.state == whole.state
            assert (parts.requests, parts.chance) == (whole.requests, whole.chance)


def test_a_long_table_is_opened_without_holding_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        record = long_record()
        monkeypatch.setattr("undercroft.server.workers.AT_ONCE", 10)
        monkeypatch.setattr("undercroft.server.workers.PART", 5)
        monkeypatch.setattr("undercroft.server.workers.MAX_HOLD", 0.0)
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        other = asyncio.create_task(count())
        gentle = await rebuild_gently(GAME, record.options, record.seed, record.steps, False)
        other.cancel()
        assert turns >= len(record.steps) / 6
        assert gentle.state == rebuild(GAME, record.options, record.seed, record.steps, False).state

    alone(work())


def test_records_that_are_too_long_are_refused(tmp_path: Any) -> None:
    record = long_record()
    with host(f"{tmp_path}/t.db", limits=Limits(steps=len(record.steps) - 1)) as made:
        status, body, _ = made.ask("/api/records", record.to_json())
        assert (status, json.loads(body)["code"]) == (422, "too-many-steps")
    with host(f"{tmp_path}/u.db", limits=Limits(steps=12)) as made:
        players = made.seats(made.table(seed=3))
        refused = ""
        while not refused:
            player = next(each for each in players if each.ask)
            refused = player.was_refused(player.choose(player.keys[0]))
            for each in players:
                each.drain()
        assert refused == "too-many-steps"
        for each in players:
            each.close()


def test_records_are_limited_by_their_answers_for_an_address(tmp_path: Any) -> None:
    record = long_record()
    with host(f"{tmp_path}/t.db", limits=Limits(record_steps_per_minute=2.5 * len(record.steps))) as made:
        replies = [made.ask("/api/records", record.to_json()) for _ in range(4)]
        assert [status for status, _, _ in replies] == [200, 200, 422, 422]
        assert json.loads(replies[2][1])["code"] == "too-many-tables"


def test_only_so_many_records_wait_to_be_replayed(tmp_path: Any) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        data, many = long_record().to_json(), 30
        found = await asyncio.gather(*(service.import_record(data) for _ in range(many)), return_exceptions=True)
        refused = [each.say.key for each in found if isinstance(each, TableError)]
        assert refused == ["error.too-many-tables"] * len(refused)
        assert many - MAX_WAITING_IMPORTS - 4 <= len(refused) < many
        await service.import_record(data)  # and later there is room again
        await service.close()

    alone(work())


def test_the_story_is_paged(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr("undercroft.server.subscription.STORY_LINES", 2)
        monkeypatch.setattr("undercroft.server.live_table.STORY_LINES", 2)
        service = await service_at(tmp_path)
        made = await service.import_record(long_record().to_json())
        table, _ = await service.open_link(made.watch)
        device = Subscription(None, None, False, "en")  # type: ignore[arg-type]
        state = msgspec.json.decode(table.state_for(device) or b"")
        whole = [line.say for line in table.table.lines(None)]
        assert len(state["story"]) == 2
        assert state["story_from"] == len(whole) - 2
        before, found = state["story_from"], state["story"]
        while before:
            page = table.story_before(device, before, "m")
            assert page.story_from + len(page.story) == before
            before, found = page.story_from, [msgspec.json.decode(line) for line in page.story] + found
        encode = table.view(None, "en").writing.encode
        assert found == [msgspec.json.decode(encode(line)) for line in whole]
        await service.close()

    alone(work())


# --- bots ------------------------------------------------------------------------------------------------------------


def test_a_move_and_an_undo_at_once_leave_no_bot_stuck(shared: Host) -> None:
    for _ in range(8):
        made = shared.table(seats="me bot:greedy", seed=11)
        me = shared.sit(made["seats"][0]["token"])
        me.choose("lead:0")
        me.until(lambda me=me: me.ask is not None)
        ask, key = me.ask["id"], me.keys[0]  # type: ignore[index]
        for at in range(4):
            me.choose(key, ask, wait=False, id=f"c{at}")
            me.do("undo", wait=False)
        play_on([me])  # a bot that is stuck would be waited for in vain
        assert not any(seat["trouble"] for seat in me.table["seats"])
        me.close()


def test_a_job_is_the_table_of_the_moment_at_which_the_bot_was_asked(tmp_path: Any) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        wish = NewTable("vault", seats=[SeatRequest(), SeatRequest("bot", "greedy")], seed=11)
        table, _ = await service.open_link((await service.create_table(wish)).seats[0].token)
        asked: list[tuple[int, bool]] = []

        async def think(job: Any, seat: int, *_: Any) -> str:
            there = rebuild(GAME, job.options, job.seed, job.steps, False)
            asked.append((seat, seat in there.requests))
            await asyncio.sleep(3600)
            return ""

        service.workers.think = think  # type: ignore[method-assign,assignment]
        table.choose(0, table.question_id(0), "lead:0", "", None)
        table.choose(0, table.question_id(0), table.table.requests[0].keys()[0], "", None)
        table.run_bots()
        table.undo(0, "", None)  # before the bot's task has run
        await asyncio.sleep(0.05)
        assert asked
        assert all(was_asked for _, was_asked in asked)
        await service.close()

    alone(work())


def test_a_bot_whose_person_is_back_stops_thinking_and_answers_nothing(tmp_path: Any) -> None:
    """Also where a guest from the lobby takes the seat: the thought comes to its end, and to nothing."""

    async def work() -> None:
        service = await service_at(tmp_path)
        made = await service.create_table(NewTable("vault", seats=[SeatRequest("me"), SeatRequest("open")], seed=11))
        table, _ = await service.open_link(made.seats[0].token)
        host = Subscription(None, 0, True, "en")  # type: ignore[arg-type]
        thinks, stopped, found = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def think(_: Any, seat: int, *more: Any) -> str:
            thinks.set()
            try:
                await found.wait()
            except asyncio.CancelledError:
                stopped.set()
                raise
            return table.table.requests[seat].keys()[0]

        service.workers.think = think  # type: ignore[method-assign,assignment]
        table.choose(0, table.question_id(0), "lead:0", "", None)
        await stored(table)
        steps = list(table.record.steps)
        async with asyncio.timeout(PATIENCE):
            await assign_seat(service, table, host, 0, "random")
            await thinks.wait()
            await assign_seat(service, table, host, 0, "")
            await stopped.wait()
            thinks.clear()
            await assign_seat(service, table, host, 1, "random")
            await thinks.wait()
            await OpenTables(service).join(table.id, 1, "Olena")
            found.set()
            while table.thinking:
                await asyncio.sleep(0)
        assert table.record.steps == steps
        assert not table.trouble
        await service.close()

    alone(work())


def test_the_workers_are_shared_fairly_and_tables_without_people_come_last() -> None:
    async def work() -> None:
        queue = FairQueue(2)
        done: list[str] = []
        running: list[str] = []
        most_empty = 0

        def job(table: str, people: bool) -> Any:
            async def run() -> None:
                nonlocal most_empty
                running.append(table)
                most_empty = max(most_empty, sum(name.startswith("empty") for name in running))
                await asyncio.sleep(0.001)
                running.remove(table)
                done.append(table)

            return asyncio.create_task(queue(table, lambda: people, run))

        tasks = [job(f"empty{at}", False) for at in range(6)]
        await asyncio.sleep(0)
        tasks += [job("greedy", True) for _ in range(6)]
        tasks.append(job("friends", True))
        await asyncio.gather(*tasks)
        assert most_empty == 1  # a worker stays free for people
        assert done.index("friends") <= 3  # though six jobs of another table came before
        assert done[-4:] == [name for name in done if name.startswith("empty")][-4:]
        assert (queue.running, len(queue)) == (0, 0)
        stuck = job("gone", True)
        await asyncio.sleep(0)
        stuck.cancel()
        await asyncio.gather(stuck, return_exceptions=True)
        assert queue.running == 0

    alone(work())


def test_work_that_is_cancelled_while_another_ends_takes_no_worker_with_it() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        turn = asyncio.Event()
        first = asyncio.create_task(queue("one", lambda: True, turn.wait))
        await asyncio.sleep(0)

        async def done() -> str:
            return "done"

        gone = asyncio.create_task(queue("gone", lambda: True, done))
        last = asyncio.create_task(queue("last", lambda: True, done))
        await asyncio.sleep(0)
        turn.set()
        gone.cancel()
        async with asyncio.timeout(PATIENCE):
            assert await first
            assert await last == "done"
        assert (queue.running, len(queue)) == (0, 0)

    alone(work())


# --- stores ----------------------------------------------------------------------------------------------------------


def test_damaged_rows_harm_their_own_table_alone(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        good, *bad = [made.table(seed=3) for _ in range(6)]
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        for at, (column, value) in enumerate(
            (("seats", "{"), ("seed", "x"), ("options", "[]"), ("state", "asleep"), ("more", "7"))
        ):
            db.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, bad[at]["table"]))
        db.commit()
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        tokens = [each["seats"][0]["token"] for each in [good, *bad]]
        status, body, _ = made.ask("/api/mine", {"tokens": tokens})
        assert status == 200
        assert [each["state"] for each in json.loads(body)["tables"]] == ["open"] + ["damaged"] * 5
        for token in tokens[1:]:
            player = made.sit(token)
            assert player.refused[0]["code"] == "damaged"
            player.close()
            status, body, _ = made.ask("/api/record", {"do": "sit", "token": token})
            assert (status, json.loads(body)["code"]) == (422, "damaged")
        player = made.sit(tokens[0])
        player.choose("lead:0")
        player.close()


CLOCK = '{"clock":{"kind":"move","seconds":60,"end":"seat","spent":%s,"marks":%s,"asked":{"0":1.0},"is_begun":true}}'


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("tables", "more", CLOCK % ("[]", "[]")),
        ("tables", "more", CLOCK % ("[0,0]", "[[],[]]")),
        ("tables", "more", '{"waiting":[99]}'),
        ("tables", "seats", "[]"),
        ("tables", "touched", 1e300),
        ("answers", "cut", "x"),
        ("answers", "cut", -1),
        ("links", "seat", 99),
    ],
)
def test_what_reads_as_a_row_and_makes_no_sense_stops_neither_clocks_nor_lobby(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, table: str, column: str, value: Any
) -> None:
    monkeypatch.setattr("undercroft.server.service.WAKE_EVERY", 0.01)

    async def work() -> None:
        service = await service_at(tmp_path)
        clock = ClockWish("move", 60, "seat")
        wish = NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5, clock=clock)
        made = [await service.create_table(wish) for _ in range(3)]
        for each in made:
            live, _ = await service.open_link(each.seats[0].token)
            live.choose(0, live.question_id(0), "lead:1", "m", None)
            await stored(live)
        await service.close()
        with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
            key = "no" if table == "tables" else "tab"
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = 2", (value,))
            db.execute("UPDATE tables SET due = no WHERE no > 1")  # the damaged one comes first, then a whole one
            db.commit()
        service = await service_at(tmp_path)
        async with asyncio.timeout(PATIENCE):
            while 3 not in service.tables:  # its time is up, and it is brought into memory for that
                await asyncio.sleep(0.01)
        tokens = [each.seats[0].token for each in made]
        states = [each.state for each in await service.summaries(tokens, "en")]
        assert (states[0], states[2]) == ("open", "open")
        with pytest.raises(TableError) as refused:
            await service.open_link(tokens[1])
        assert refused.value.say.key == "error.damaged"
        await service.close()

    alone(work())


def test_an_answer_that_is_missing_makes_no_other_game(tmp_path: Any) -> None:
    """Taken back, the second answer is in no step; without its row the third would follow another one."""
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        table = made.table(seed=3)
        player = made.sit(table["seats"][0]["token"])
        player.choose("lead:0")
        for key in player.keys[:2]:
            player.choose(key)
            player.do("undo")
        player.close()
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        assert db.execute("SELECT count(*) FROM answers").fetchone()[0] == 6
        db.execute("DELETE FROM answers WHERE n = 3")
        db.commit()
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        player = made.sit(table["seats"][0]["token"])
        assert player.refused[0]["code"] == "damaged"
        player.close()


def test_a_game_whose_result_makes_no_sense_keeps_nobody_from_being_stored(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([FAULTY], []), CALM, WorkerPool())
        await service.open()
        page = await service.players.add("")
        tables = []
        for fault in ("result", "none", "none"):
            wish = NewTable("faulty", seats=[SeatRequest(), SeatRequest()], seed=5, options={"fault": fault})
            made = await service.create_table(wish)
            await service.players.claim(page, [made.seats[0].token])
            tables.append((await service.open_link(made.seats[0].token))[0])
        async with asyncio.timeout(PATIENCE):
            while not tables[0].table.is_over:
                for live in tables[:2]:  # both end at one moment
                    seat, choice = next(iter(live.table.requests.items()))
                    live.choose(seat, live.question_id(seat), choice.keys()[0], "", None)
                for live in tables[:2]:
                    await stored(live)
            while any(live.stored_state != "over" for live in tables[:2]):
                await asyncio.sleep(0.001)
            live = tables[2]
            live.choose(0, live.question_id(0), "lead:1", "", None)
            await stored(live)
        assert [row.table for row in await service.store.finished(digest(f"page {page}"), 9)] == [tables[1].id]
        assert caplog.text.count("what a game came to could not be kept") == 1
        await service.close()

    alone(work())


def test_a_fault_of_the_program_at_one_table_keeps_no_other_from_being_stored(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        lives = []
        for _ in range(2):
            made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
            lives.append((await service.open_link(made.seats[0].token))[0])
        run_bots = LiveTable.run_bots

        def broken(table: LiveTable) -> None:
            if table is lives[0]:
                raise RuntimeError("broken")
            run_bots(table)

        monkeypatch.setattr(LiveTable, "run_bots", broken)
        async with asyncio.timeout(PATIENCE):
            for live in lives:
                live.choose(0, live.question_id(0), "lead:1", "", None)
                await stored(live)
            while service.keeps(lives[0]):  # it comes back from what is stored
                await asyncio.sleep(0)
        assert service.keeps(lives[1])
        assert [await service.store.count_answers(live.no) for live in lives] == [2, 2]
        assert "answers could not be handled" in caplog.text
        await service.close()

    alone(work())


def test_a_damaged_answer_does_not_end_archiving(tmp_path: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        for _ in range(3):
            made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
            live, _ = await service.open_link(made.seats[0].token)
            live.choose(0, live.question_id(0), "lead:1", "m", None)
            await stored(live)
        await service.unload_idle(after=-1)
        with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
            db.execute("UPDATE answers SET steps = '[[' WHERE tab = 1")
            db.commit()
        assert await service.archive(time.time() + 1) == 2
        assert await service.archive(time.time() + 1) == 0
        assert caplog.text.count("table number 1 is damaged") == 1
        await service.close()

    alone(work())


def test_a_table_that_no_longer_fits_tells_no_seat_what_another_is_asked(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        table = made.table(seed=3)
        first, second = made.seats(table)
        first.choose("lead:0")
        hand = first.keys
        first.close()
        second.close()
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as db:
        db.execute("UPDATE answers SET steps = ? WHERE n = 1", ('[[0,"lead:0"],[0,"fly:1"]]',))
        db.commit()
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        again = made.sit(table["seats"][1]["token"])
        assert again.table["rules"]["kept"] < again.table["rules"]["of"]
        assert not any(key in again.bytes.decode() for key in set(hand) - set(again.keys))
        again.close()


def test_a_lock_of_the_file_holds_up_nobody_but_whoever_writes(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        first, second = made.seats(made.table(seed=2))
        blocker = sqlite3.connect(made.db, isolation_level=None, timeout=0)
        blocker.execute("BEGIN IMMEDIATE")
        first.choose("lead:0", wait=False, id="held")
        for _ in range(5):  # the loop goes on, and nothing is acknowledged meanwhile
            second.drain()
            first.drain()
        assert "held" not in first.acknowledged
        blocker.execute("ROLLBACK")
        blocker.close()
        first.settle("held")
        assert "held" in first.acknowledged
        first.close()
        second.close()


def test_only_so_many_messages_wait_behind_one_that_takes_its_time(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        first, second = made.seats(made.table(seed=2))
        blocker = sqlite3.connect(made.db, isolation_level=None, timeout=0)
        blocker.execute("BEGIN IMMEDIATE")
        first.do("rename", name="Olena", wait=False)
        for _ in range(BACKLOG + 7):
            first.send({"do": "ping"})
        first.until(lambda: len(first.refused) == 7)
        assert {each["code"] for each in first.refused} == {"too-fast"}
        assert first.other == []
        blocker.execute("ROLLBACK")
        blocker.close()
        first.until(lambda: len(first.other) == BACKLOG)
        assert first.table["seats"][0]["name"] == "Olena"
        first.close()
        second.close()


def test_a_slow_database_holds_up_nobody_but_whoever_writes(empty_postgres: str) -> None:
    with host(empty_postgres, limits=CALM) as made:
        first, second = made.seats(made.table(seed=2))
        with psycopg.connect(empty_postgres) as blocker:
            blocker.execute("LOCK TABLE answers IN EXCLUSIVE MODE")
            first.choose("lead:0", wait=False, id="held")
            for _ in range(5):  # the loop goes on, and nothing is acknowledged meanwhile
                second.drain()
                first.drain()
                assert made.ask("/api/games")[0] == 200
            assert "held" not in first.acknowledged
        first.settle("held")
        assert "held" in first.acknowledged
        first.close()
        second.close()


def test_a_second_process_on_one_file_refuses_with_a_sentence(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=CALM) as made:
        second = Host.__new__(Host)
        with pytest.raises(AssertionError, match="did not start"):
            second.__init__(made.db)  # type: ignore[misc]
        second.stop()
        assert "Another server already uses the file" in made.log()
        assert "Traceback" not in made.log()
        made.sit(made.table()["seats"][0]["token"]).close()


# --- what used to be an error of the program -------------------------------------------------------------------------

DEEP = b"[" * 5000 + b"]" * 5000 + b"}}"


def record_with(**more: Any) -> bytes:
    return json.dumps({"game": "vault", "rules": "1", "options": {}, "seed": 1, "steps": [], **more}).encode()


HOSTILE = [
    ("/api/tables", b'{"game":"vault","options":{"x":' + DEEP),
    ("/api/records", b'{"game":"vault","rules":"1","seed":1,"steps":[],"options":{"x":' + DEEP),
    ("/api/tables", b'{"game":"vault","options":{"players":2,"extras":true}}'),
    ("/api/tables", b'{"game":"vault","options":{"extras":{"a":1}}}'),
    ("/api/tables", json.dumps({"game": "vault", "options": {"x" * 10_000: 1}}).encode()),
    ("/api/tables", json.dumps({"game": "vault", "options": {"mood": "x" * 10_000}}).encode()),
    ("/api/tables", json.dumps({"game": "vault", "options": {"rounds": -(2**70)}}).encode()),
    ("/api/records", record_with(options={"rounds": -(2**70)})),
    ("/api/records", record_with(seed=-(2**70))),
    ("/api/records", record_with(rules="999")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body"), HOSTILE)
def test_hostile_bodies_are_refused_in_words(shared: Host, path: str, body: bytes) -> None:
    status, said, _ = shared.ask(path, body)
    assert status in (400, 422), said
    assert json.loads(said)["why"]
    assert "Traceback" not in shared.log()


def test_long_paths_are_not_found(shared: Host) -> None:
    for path in ("/assets/" + "x" * 300, "/art/" + "x" * 300, "/" + "x" * 300 + ".txt", "/assets/%00"):
        assert shared.ask(path)[0] in (204, 404)


# --- what a seat learns ----------------------------------------------------------------------------------------------


def test_an_answer_in_secret_sends_nothing_to_those_who_may_not_know(shared: Host) -> None:
    first, second = shared.seats(shared.table(seed=11))
    first.choose("lead:0")
    second.until(lambda: second.ask and second.ask["kind"] == "lay")
    second.drain()
    n, size = second.n, len(second.bytes)
    seen = {key: value for key, value in second.facts.items() if key != "waiting"}
    first.choose(first.keys[0])  # laid face down
    first.do("undo")
    second.drain()
    told = second.bytes[size:]
    if {key: value for key, value in second.facts.items() if key != "waiting"} == seen:
        assert second.n - n <= 2  # who is waited for is public: at most these two changes
    assert told.count(b'"is":"state"') == second.n - n
    first.close()
    second.close()


def test_a_view_counts_what_its_seat_sees_and_is_never_fresh_when_it_failed() -> None:
    from undercroft.core.events import Line, LogLine
    from undercroft.core.say import say

    def line(text: str, *to: int) -> LogLine:
        return LogLine(Line(key=text, args={}), say(text), [], to or None, 0)

    view = SeatView(0, "en", Writing(lambda _: b""))
    view.update({"a": b"1"}, b"f", [], 0, 0, 0)
    assert (view.number, view.revision) == (1, 0)
    view.update({"a": b"1"}, b"f", [line("secret", 1)], 1, 1, 0)
    assert (view.number, view.revision) == (1, 1)  # another seat's secret
    view.update({"a": b"1"}, b"f", [line("secret", 1), line("mine", 0)], 2, 2, 0)
    assert view.number == 2
    view.update({"a": b"1"}, b"f", [line("mine", 0)], 3, 1, 1)  # the secret was taken back
    assert (view.number, view.era) == (2, 0)
    assert view.version_at(2, 1) == 1
    view.update({"a": b"1"}, b"f", [], 4, 0, 2)  # and the own line
    assert (view.number, view.era) == (3, 1)
    view.update({"a": b"2"}, b"f", [], 5, 1, 2)
    assert (view.number, view.changed["a"]) == (4, 4)


def test_a_drawing_that_fails_is_tried_again_when_the_device_asks(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        service = await service_at(tmp_path)
        made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
        table, _ = await service.open_link(made.seats[0].token)

        def broken(*_: Any, **__: Any) -> Any:
            raise RuntimeError("cannot be drawn")

        with monkeypatch.context() as patch:
            patch.setattr("undercroft.server.live_table.look_safely", broken)
            with pytest.raises(RuntimeError):
                table.view(0, "en")
            assert table.views[(0, "en")].revision == -1  # not fresh
        assert table.view(0, "en").revision == table.revision
        assert table.view(0, "en").number == 1
        await service.close()

    alone(work())


# --- seats, seeds, names, deletion -----------------------------------------------------------------------------------


def test_a_guest_gives_a_seat_away_only_after_an_absence_and_its_person_is_told(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, absence_seconds=3600)) as made:
        table = made.table()
        owner, guest = made.seats(table)
        owner.close()
        guest.until(lambda: not guest.table["seats"][0]["here"])
        assert guest.table["seats"][0]["away"] <= time.time()
        assert guest.was_refused(guest.do("give", seat=0, agent="random")) == "away-too-short"
        assert "60 minutes" in guest.refused[-1]["why"]
        guest.close()
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(CALM, absence_seconds=0)) as made:
        guest = made.sit(table["seats"][1]["token"])
        guest.do("give", seat=0, agent="random")
        assert not guest.refused
        assert guest.table["seats"][0]["given_by"] == 1
        back = made.sit(table["seats"][0]["token"])
        assert back.table["seats"][0]["given_by"] == 1
        back.do("give", seat=0, agent="")
        back.until(lambda: back.table["seats"][0]["agent"] == "" and "given_by" not in back.table["seats"][0])
        back.close()
        guest.close()


def test_a_chosen_seed_is_told_to_everybody(shared: Host) -> None:
    for made, seeded in ((shared.table(seed=4), True), (shared.table(), False)):
        guest = shared.sit(made["seats"][1]["token"])
        assert guest.seated["seeded"] is seeded
        guest.close()
    _, body, _ = shared.ask("/api/records", Table(GAME, {"players": 2}, seed=4).record.to_json())
    guest = shared.sit(json.loads(body)["watch"])
    assert guest.seated["seeded"] is True
    guest.close()


def test_names_are_cleaned_when_a_table_is_made_and_later(shared: Host) -> None:
    made = shared.ask(
        "/api/tables", {"game": "vault", "seats": [{"who": "me", "name": "\u202eevE\u0000\u200b  x"}, {"who": "me"}]}
    )[1]
    player = shared.sit(json.loads(made)["seats"][0]["token"])
    assert player.table["seats"][0]["name"] == "evE x"
    player.do("rename", name="a\u0301\u0301\u0301\u0301\u0301\u0301b \u2066c")
    assert player.table["seats"][0]["name"] == clean_name("a\u0301\u0301\u0301b c")
    player.close()


def test_whoever_set_up_a_table_deletes_it_when_it_is_closed(shared: Host) -> None:
    made = shared.table()
    owner, guest = (seat["token"] for seat in made["seats"])
    key = {"do": "sit", "token": owner}
    status, body, _ = shared.ask("/api/delete", {**key, "token": guest})
    assert (status, json.loads(body)["code"]) == (422, "host")
    status, body, _ = shared.ask("/api/delete", key)
    assert (status, json.loads(body)["code"]) == (422, "close-first")
    player = shared.sit(owner)
    player.do("close")
    assert shared.ask("/api/delete", key)[0] == 200
    with pytest.raises(ConnectionClosed):
        player.drain()
    _, body, _ = shared.ask("/api/mine", {"tokens": [owner, guest]})
    assert [each["state"] for each in json.loads(body)["tables"]] == ["gone", "gone"]
    player.stack.close()


def test_messages_that_cost_much_are_limited_for_an_address(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=Limits(heavy_per_minute=6, messages_at_once=1000)) as made:
        table = made.table(seed=3)
        devices = [made.sit(table["seats"][0]["token"]) for _ in range(2)]
        for device in devices:
            for _ in range(5):
                device.send({"do": "sync"})
            device.drain()
        assert sum(no["code"] == "too-fast" for device in devices for no in device.refused) == 4
        for device in devices:
            device.close()
