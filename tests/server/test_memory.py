"""What a server keeps in memory: tables and devices that leave are freed at once, without a look through everything."""

from __future__ import annotations

import gc
import time
from typing import Any

import pytest

from tests.sample import GAME
from tests.server.host import CALM
from tests.server.test_storage import alone, stored
from undercroft.server.live_table import LiveTable
from undercroft.server.memory import AT_LEAST_EVERY, AT_MOST_EVERY, Collector
from undercroft.server.messages import Led, NewTable, SeatRequest
from undercroft.server.service import UNLOAD_AFTER, UNLOAD_ENDED_AFTER, Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.storage import Contact
from undercroft.server.subscription import Subscription
from undercroft.server.workers import WorkerPool


@pytest.fixture
def collector_off() -> Any:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_table_that_goes_to_rest_is_freed_without_the_collector(tmp_path: Any, collector_off: None) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
        live, _ = await service.open_link(made.seats[0].token)
        for count in range(12):
            seat = next(iter(live.table.requests))
            live.choose(seat, live.question_id(seat), live.table.requests[seat].keys()[0], f"m{count}", None)
            await stored(live)
            for each in (0, 1, None):
                live.view(each, "en")
        del live
        assert sum(type(each) is LiveTable for each in gc.get_objects()) == 1
        await service.unload_idle(after=-1)
        assert sum(type(each) is LiveTable for each in gc.get_objects()) == 0
        await service.close()

    alone(work())


def test_a_table_that_is_over_leaves_memory_soon_unless_somebody_is_to_be_led_on(tmp_path: Any) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), CALM, WorkerPool())
        await service.open()
        lives = []
        for _ in range(4):
            made = await service.create_table(NewTable("vault", seats=[SeatRequest(), SeatRequest()], seed=5))
            live, _ = await service.open_link(made.seats[0].token)
            lives.append(live)
        _, closed, left, looked_at = lives
        for live in lives[1:]:
            live.state = "closed"
        left.led[1] = Led(0, "key-of-seat-number-1")
        looked_at.subscriptions.append(Subscription(None, None, False, "en"))  # type: ignore[arg-type]
        await service.store.add_contact(closed.no, 0, Contact("mail", "ann@play.example", "en"))
        await service.unload_idle()
        assert all(service.keeps(live) for live in lives)  # somebody may come back in a moment
        for live in lives:
            live.idle_since -= UNLOAD_ENDED_AFTER
        await service.unload_idle()
        assert [service.keeps(live) for live in lives] == [True, False, True, True]
        assert await service.store.contacts(closed.no, 0) == []
        row = await service.store.table(closed.no)
        assert row is not None
        assert row.state == "closed"
        for live in lives:
            live.idle_since -= UNLOAD_AFTER
        await service.unload_idle()
        assert [service.keeps(live) for live in lives] == [False, False, False, True]
        looked_at.subscriptions.clear()
        await service.close()

    alone(work())


def test_everything_is_looked_through_when_nobody_is_here_and_else_once_an_hour() -> None:
    before = gc.get_threshold()
    try:
        collector = Collector()
        assert not collector.look(busy=False)
        collector.last = time.monotonic() - AT_MOST_EVERY
        assert not collector.look(busy=True)
        assert collector.look(busy=False)
        assert not collector.look(busy=False)
        collector.last = time.monotonic() - AT_LEAST_EVERY
        assert collector.look(busy=True)
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
