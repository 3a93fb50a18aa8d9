"""Late positions in the store: opened by the same program; anything else costs a replay, never a game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.host import CALM, ROOT
from tests.server.test_storage import alone, both, stored
from undercroft.core.game import load
from undercroft.core.record import Record, load_record
from undercroft.core.table import capture_position
from undercroft.server import snapshots
from undercroft.server.databases import connect
from undercroft.server.keys import digest
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import SeatRequest
from undercroft.server.service import Games, TableService
from undercroft.server.storage import Answer, Store, TableMore
from undercroft.server.workers import WorkerPool, rebuild, rebuild_gently

RECORDS = [
    ROOT / "tests" / "games" / "thunderstone" / "records" / "first-set.json",
    ROOT / "tests" / "games" / "bugs" / "records" / "scenario-12.json",
    ROOT / "tests" / "games" / "jaws" / "records" / "03.json",
    ROOT / "tests" / "games" / "sanctum" / "records" / "hell.json",
    ROOT / "tests" / "games" / "machina" / "records" / "train.json",
]
STORES = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many answers each replay of a whole game went through."""
    found: list[int] = []

    async def counted(game: Any, options: Any, seed: int, steps: Any, companion: bool) -> Any:
        found.append(len(steps))
        return await rebuild_gently(game, options, seed, steps, companion)

    monkeypatch.setattr(snapshots, "rebuild_gently", counted)
    return found


async def opened(url: str) -> TableService:
    service = TableService(connect(url), Games(), CALM, WorkerPool())
    await service.open()
    return service


async def a_table(service: TableService, path: Path) -> tuple[int, str, Record]:
    """A table in mid-game; gives its number and a key."""
    record = load_record(path)
    middle = 2 * len(record.steps) // 3
    while type(record.steps[middle][0]) is str:
        middle += 1
    seats = [SeatRequest() for _ in range(record.options["players"])]
    made = await service._add(
        load(record.game), record.options, record.seed, False, seats, record.steps[:middle], False, TableMore()
    )
    link = await service.store.link(digest(made.seats[0].token))
    assert link is not None
    return link.table, made.seats[0].token, record


def shown(live: LiveTable) -> list[Any]:
    """Everything that every seat and a spectator are shown, the whole story included."""
    found: list[Any] = []
    for seat in (None, *range(len(live.assignments))):
        view = live.view(seat, "uk")
        found.append((view.panels, view.facts, [view.writing.encode(line) for line in view.story]))
    return found


def answer_once(live: LiveTable) -> None:
    seat, choice = next(iter(live.table.requests.items()))
    live.choose(seat, live.question_id(seat), choice.keys()[0], "", None)


@STORES
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parts[-3])
def test_a_table_comes_back_from_its_position_as_it_was(
    kind: str, path: Path, tmp_path: Any, request: pytest.FixtureRequest, replays: list[int]
) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        _, token, record = await a_table(service, path)
        live, _ = await service.open_link(token)
        before, steps = shown(live), live.record.steps
        answer_once(live)
        await stored(live)
        after, later = shown(live), live.record.steps
        assert len(replays) == 1, "nothing was kept yet"
        live.idle_since = -1e9
        await service.unload_idle()
        again, _ = await service.open_link(token)
        assert again is not live
        assert len(replays) == 1, "the position was opened"
        assert again.record.steps == later
        assert shown(again) == after
        whole = rebuild(again.game, record.options, record.seed, later, False)
        assert again.table.state == whole.state
        assert again.table.requests == whole.requests
        if again.table.can_undo() is None:  # the answer of before is taken back
            seat = next(who for who, _ in reversed(later) if type(who) is int)
            again.undo(seat, "", None)
            await stored(again)
            assert again.record.steps == steps
            assert shown(again) == before
        await service.close()

    alone(work())


@STORES
def test_a_position_that_is_not_ours_or_not_whole_costs_a_replay(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest, replays: list[int]
) -> None:
    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        no, token, _ = await a_table(service, RECORDS[3])
        program = snapshots.program_of(load("sanctum"))
        live, _ = await service.open_link(token)
        before = shown(live)

        async def reopened() -> int:
            """Gives how many replays opening the table cost."""
            for each in service.tables.values():
                service.drop(each)
                break
            count = len(replays)
            again, _ = await service.open_link(token)
            assert shown(again) == before
            return len(replays) - count

        await snapshots.keep(service.store, live.game, no, live.table)
        data = await service.store.snapshot(no, program)
        assert data is not None
        assert len(data) < 20_000
        assert await reopened() == 0
        at = len(data) // 2
        for damaged in (b"", data[:at], data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :], b"x" * 100, data + b"x"):
            await service.store.keep_snapshot(no, program, damaged)
            assert await reopened() == (0 if damaged == data + b"x" else 1)
        await service.store.keep_snapshot(no, "another program", data)
        assert await reopened() == 1
        await service.store.keep_snapshot(no, program, data)
        assert await reopened() == 0
        await service.store.claim(no)
        row = await service.store.table(no)
        assert row is not None
        await service.store.note(no, "0", row.more)  # other rules by their number
        for each in list(service.tables.values()):
            service.drop(each)
        count = len(replays)
        await service.open_link(token)
        assert len(replays) == count + 1
        await service.close()

    alone(work())


@STORES
def test_answers_that_were_changed_since_are_not_overlooked(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest, replays: list[int]
) -> None:
    """Taken back to long before the position: the position belongs to a game that was never played."""

    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        no, token, record = await a_table(service, RECORDS[3])
        live, _ = await service.open_link(token)
        await snapshots.keep(service.store, live.game, no, live.table)
        early = next(at for at in range(80, 200) if type(record.steps[at][0]) is int)
        await service.store.write([Answer(no, live.n, early, b"[]", -1, "")])
        service.drop(live)
        count = len(replays)
        again, _ = await service.open_link(token)
        assert again.record.steps == record.steps[:early]
        assert len(replays) == count + 1
        await service.close()

    alone(work())


@STORES
def test_positions_are_kept_now_and_then_and_go_with_their_table(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)

    async def work() -> None:
        service = await opened(both(kind, tmp_path, request))
        store: Store = service.store
        no, token, _ = await a_table(service, RECORDS[0])
        program = snapshots.program_of(load("thunderstone"))
        live, _ = await service.open_link(token)
        live.kept_at = 0
        for _ in range(12):
            assert not live.table.is_over
            answer_once(live)
            await stored(live)
        for _ in range(1000):
            if await store.snapshot(no, program) is not None:
                break
            await asyncio.sleep(0.01)
        assert await store.snapshot(no, program) is not None, "written while the table is played"
        live.state = "closed"
        assert await service.delete_table(token)
        assert await store.snapshot(no, program) is None
        await service.close()

    alone(work())


def test_positions_are_written_less_often_in_very_long_games() -> None:
    far = snapshots.EVERY
    due = [(far, 0), (300 + far, 300), (300, 300 + far), (9000, 8000)]
    not_due = [(0, 0), (299 + far, 300), (8999, 8000)]
    assert [each for each in due if not snapshots.is_due(*each)] == []
    assert [each for each in not_due if snapshots.is_due(*each)] == []


def test_an_archived_table_has_no_position(tmp_path: Any) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        no, token, _ = await a_table(service, RECORDS[0])
        live, _ = await service.open_link(token)
        live.idle_since = -1e9
        live.kept_at = 0
        await service.unload_idle()
        program = snapshots.program_of(live.game)
        assert await service.store.snapshot(no, program) is not None
        assert await service.archive(live.created + 1e9) == 1
        assert await service.store.snapshot(no, program) is None
        await service.close()

    alone(work())


def test_a_position_that_is_too_large_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = load_record(RECORDS[3])
    table = rebuild(load("sanctum"), record.options, record.seed, record.steps, False)
    captured = capture_position(table)
    assert captured is not None
    assert snapshots.pack(captured) is not None
    monkeypatch.setattr(snapshots, "MAX_BYTES", 1000)
    assert snapshots.pack(captured) is None


def test_a_program_is_named_by_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {snapshots.program_of(load(name)) for name in ("thunderstone", "sanctum", "jaws", "bugs", "machina")}
    assert len(names) == 5
    assert "" not in names
    game = load("sanctum")
    before = snapshots.program_of(game)
    changed = tmp_path / "changed.py"
    changed.write_text("# another rule\n")
    real = snapshots._sources
    monkeypatch.setattr(snapshots, "_programs", {})
    monkeypatch.setattr(snapshots, "_sources", lambda package: [*real(package), changed])
    assert snapshots.program_of(game) != before
    monkeypatch.setattr(snapshots, "_programs", {})
    monkeypatch.setattr(snapshots, "_sources", lambda package: real("undercroft.nowhere"))
    assert snapshots.program_of(game) == ""


def test_a_store_that_cannot_keep_positions_harms_nobody(tmp_path: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        service = await opened(f"{tmp_path}/t.db")
        _, token, _ = await a_table(service, RECORDS[0])
        live, _ = await service.open_link(token)
        await service.store._rows("DROP TABLE snapshots")  # type: ignore[attr-defined]
        await snapshots.keep(service.store, live.game, live.no, live.table)
        service.drop(live)
        again, _ = await service.open_link(token)
        assert again.record.steps == live.record.steps
        assert msgspec.json.encode(again.record) == msgspec.json.encode(live.record)
        await service.close()

    alone(work())
    assert "a position could not be kept" in caplog.text
