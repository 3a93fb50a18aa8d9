"""Analyses of finished games: made in the background by the workers, part by part, and kept with their tables."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec

from undercroft.agents.analysis import RETRIED, SCREENED, VERSION, Analysis, procedure, tries_of
from undercroft.agents.moments import Finding, Task
from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import AnalysisReply, encode
from undercroft.server.service import TableService
from undercroft.server.storage import Steps, StoreError
from undercroft.server.workers import Job

log = logging.getLogger("undercroft.server")

_read = msgspec.json.Decoder(Analysis).decode


def seed_of(steps: Steps) -> int:
    """The seed of an analysis: other answers have another one, so that it also says which game was analysed."""
    return crc32(encode(steps))


class Running(msgspec.Struct):
    """An analysis that is being made."""

    done: int = 0
    of: int = 0
    tries: int = 0


class Analyses:
    """All analyses of this process."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.running: dict[int, Running] = {}
        """By the number of the table."""
        self.failed: set[int] = set()

    async def look(self, token: str, language: str, start: bool, may_start: Callable[[], bool]) -> AnalysisReply:
        """How far the analysis of this key's table is; `start` begins it, if `may_start` says so."""
        table, _ = await self.service.open_link(token)
        if table.state == "open":
            raise TableError("error.over-first")
        if table.change is not None:
            raise TableError("error.other-analysis")
        running = self.running.get(table.no)
        if running is not None:
            return AnalysisReply("running", running.done, running.of, running.tries)
        analysis = await self._kept(table)
        if analysis is not None:
            drawn = await self.service.workers.told_analysis(table.job(), analysis, language)
            self.service.drawing.count(table.game.name, table.id, drawn.faults)
            return AnalysisReply("done", analysis.tried, analysis.tried, analysis.tries, msgspec.Raw(drawn.data))
        if table.no in self.failed:
            raise TableError("error.no-analysis")
        if not start:
            return AnalysisReply("none", tries=self.service.limits.analysis_tries)
        if not may_start():
            raise TableError("error.too-many")
        if len(self.running) >= self.service.limits.analyses_at_once:
            raise TableError("error.analyses-wait")
        running = self.running.setdefault(table.no, Running(tries=self.service.limits.analysis_tries))
        self.service.run_soon(self._make(table.no, table.id, table.game, table.job(), running))
        return AnalysisReply("running", running.done, running.of, running.tries)

    async def _kept(self, table: LiveTable) -> Analysis | None:
        """The analysis that is kept with a table, unless another program made it or the game went on since."""
        data = await self.service.store.analysis(table.no)
        if data is None:
            return None
        try:
            found = _read(data)
        except msgspec.DecodeError:
            return None
        is_this = (VERSION, table.game.version, seed_of(table.record.steps))
        return found if (found.version, found.rules, found.seed) == is_this else None

    async def _make(self, no: int, id_: str, game: Game[Any], job: Job, running: Running) -> None:
        try:
            analysis = await self._analyse(game, job, running)
            await self.service.store.keep_analysis(no, encode(analysis))
            await self.service.players.note_mistakes(id_, [seat.mistakes for seat in analysis.seats])
        except StoreError as error:
            log.error("an analysis could not be kept", extra={"table": id_, "cause": error.say.key})
        except TableError as error:  # it is too long
            log.warning("a game is not analysed", extra={"table": id_, "cause": error.say.key})
            self.failed.add(no)
        except Exception as error:  # a fault of the program; the table stands
            log.error("an analysis failed", extra={"table": id_, "cause": type(error).__name__}, exc_info=error)
            self.service.metrics.error("analysis")
            self.failed.add(no)
        finally:
            del self.running[no]

    async def _analyse(self, game: Game[Any], job: Job, running: Running) -> Analysis:
        workers, limits = self.service.workers, self.service.limits
        outline = await workers.outline(job)
        if len(outline.tried) > limits.analysis_decisions:
            raise TableError("error.no-analysis")
        running.tries = tries_of(outline, limits.analysis_tries)
        running.of = len(outline.tried) + min(SCREENED, len(outline.tried)) + min(RETRIED, len(outline.tried))
        steps = procedure(game, outline, limits.analysis_tries, seed_of(job.steps))
        tasks = next(steps)
        try:
            while True:
                tasks = steps.send(await self._try_all(job, tasks, running))
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis

    async def _try_all(self, job: Job, tasks: list[Task], running: Running) -> list[Finding]:
        findings: list[Finding] = []
        while len(findings) < len(tasks):
            found = await self.service.workers.try_again(job, tasks[len(findings) :])
            findings += found
            running.done = min(running.of, running.done + len(found))
        return findings
