"""The analysis of a finished table: made in the background, kept, told in the reader's language, and bounded."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec
import pytest

from tests.agents.planted import SHORT, played
from tests.sample import GAME
from tests.server.host import CALM, PATIENCE, Host, host, play_on
from tests.server.test_storage import alone
from undercroft.agents.analysis import Analysis, analyse_table, procedure
from undercroft.agents.moments import outline_of
from undercroft.agents.turning_points import tell
from undercroft.core.game import load
from undercroft.core.table import Table
from undercroft.server.analyses import Analyses, seed_of
from undercroft.server.limits import Limits
from undercroft.server.messages import NewTable, SeatRequest
from undercroft.server.service import Games, TableService
from undercroft.server.sqlite import Sqlite
from undercroft.server.workers import Job, WorkerPool, draw_analysis, try_tasks

LIMITS: Limits = msgspec.structs.replace(CALM, analysis_tries=6)


def ask(host: Host, token: str, start: bool = False, language: str = "en") -> tuple[int, dict[str, Any]]:
    status, body, _ = host.ask(f"/api/analysis?language={language}", {"token": token, "start": start})
    return status, json.loads(body)


def wait(host: Host, token: str, language: str = "en") -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        status, reply = ask(host, token, language=language)
        assert status == 200, reply
        if reply["state"] == "done":
            return reply
        assert reply["state"] == "running"
        time.sleep(0.1)
    raise AssertionError("the analysis never came")


def finished(host: Host, seed: int = 5) -> Any:
    made = host.table(seed=seed)
    players = host.seats(made)
    play_on(players)
    for player in players:
        player.close()
    return made


def test_a_finished_game_is_analysed_once_for_all_its_guests(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=LIMITS) as one:
        running = one.table(seed=5)
        status, fault = ask(one, running["seats"][0]["token"], start=True)
        assert (status, fault["code"]) == (422, "over-first")
        made = finished(one)
        token = made["seats"][0]["token"]
        assert ask(one, token) == (200, {"state": "none", "tries": 6})
        status, reply = ask(one, token, start=True)
        assert (status, reply["state"]) == (200, "running")
        told = wait(one, token)["told"]
        analysis = msgspec.convert(told["analysis"], Analysis)
        assert (analysis.game, analysis.tries) == ("vault", 6)
        assert len(told["points"]) == len(analysis.mistakes) + len(analysis.swings)
        assert all(isinstance(point.get("prompt", ""), str) for point in told["points"])
        assert wait(one, made["watch"])["told"]["analysis"] == told["analysis"]
        one.stop()
        one.start()
        assert ask(one, token)[1]["told"] == told  # kept with the table
        assert ask(one, "x" * 32)[1]["code"] == "no-key"


def test_whoever_starts_too_many_waits(tmp_path: Any) -> None:
    limits: Limits = msgspec.structs.replace(LIMITS, analyses_per_minute=1)
    with host(f"{tmp_path}/t.db", limits=limits) as one:
        first, second = finished(one, 5), finished(one, 6)
        assert ask(one, first["watch"], start=True)[0] == 200
        assert ask(one, second["watch"], start=True)[1]["code"] == "too-many"
        wait(one, first["watch"])


@pytest.mark.parametrize(
    ("limits", "code"), [({"analyses_at_once": 0}, "analyses-wait"), ({"analysis_decisions": 1}, "no-analysis")]
)
def test_the_server_is_not_asked_for_more_than_it_gives(limits: dict[str, int], code: str, tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=msgspec.structs.replace(LIMITS, **limits)) as one:
        made = finished(one)
        status, reply = ask(one, made["watch"], start=True)
        end = time.monotonic() + PATIENCE
        while status == 200 and time.monotonic() < end:
            status, reply = ask(one, made["watch"])
            time.sleep(0.05)
        assert (status, reply["code"]) == (422, code)


def test_an_analysis_of_another_program_or_of_fewer_answers_is_made_anew(tmp_path: Any) -> None:
    async def work() -> None:
        service = TableService(Sqlite(f"{tmp_path}/t.db"), Games([GAME], []), LIMITS, WorkerPool())
        await service.open()
        seats = [SeatRequest("bot", "random"), SeatRequest("bot", "random")]
        made = await service.create_table(NewTable("vault", {"players": 2}, seats, seed=3))
        table, _ = await service.open_link(made.watch)
        while table.state == "open":
            await asyncio.sleep(0.05)
        analyses = Analyses(service)
        true = analyse_table(table.table, 2, seed_of(table.record.steps))
        for wrong in ({"version": 0}, {"seed": 3}, {"rules": "0"}):
            data = msgspec.json.encode(msgspec.structs.replace(true, **wrong))
            await service.store.keep_analysis(table.no, data)
            reply = await analyses.look(made.watch, "en", False, lambda: True)
            assert reply.state == "none"
        await service.store.keep_analysis(table.no, b"no analysis")
        assert (await analyses.look(made.watch, "en", False, lambda: True)).state == "none"
        await service.store.keep_analysis(table.no, msgspec.json.encode(true))
        assert (await analyses.look(made.watch, "en", False, lambda: True)).state == "done"
        await service.store.delete(table.no)
        assert await service.store.analysis(table.no) is None
        await service.close()

    alone(work())


def test_the_words_are_those_of_the_reader() -> None:
    table = played(5, load("bugs"), SHORT, slips=3)
    analysis = analyse_table(table, 6, 0)
    assert analysis.mistakes
    record = table.record
    job = Job(load("bugs").meta.game, "t", record.options, record.seed, False, record.steps)
    told = {language: json.loads(draw_analysis(job, analysis, language).data) for language in ("en", "uk", "ru")}
    for language in ("uk", "ru"):
        mistakes = [point for point in told[language]["points"] if "prompt" in point]
        assert len(mistakes) == len(analysis.mistakes)
        assert all(any("а" <= letter <= "я" for letter in point["better"].lower()) for point in mistakes)
    steps = [each.step for each in analysis.mistakes] + [each.step for each in analysis.swings]
    assert [point.step for point in tell(analysis, table).points] == sorted(steps)


def test_other_tables_have_the_workers_in_between() -> None:
    """A part of an analysis ends after a moment, however many tasks there are."""
    table = Table(GAME, {"players": 2}, seed=3)
    while (turn := table.turn()) is not None:
        table.choose(turn[1].options[0], turn[0])
    record = table.record
    job = Job(GAME.meta.game, "t", record.options, record.seed, False, record.steps)
    tasks = next(procedure(GAME, outline_of(table), 2000, 0))
    found = try_tasks(job, tasks)
    assert 1 <= len(found) < len(tasks)
