"""A table in memory: its seats and who plays them, its devices, and what each of them is shown.

A live table changes only by an accepted action, and shows a change only once it is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections import OrderedDict
from typing import Any, Protocol

from undercroft.core.errors import TableError
from undercroft.core.fallback import Encode, describe, encode_panels, look_safely, raw_question, text_or_key
from undercroft.core.game import Game
from undercroft.core.record import Record
from undercroft.core.request import Chance, Choice, key
from undercroft.core.table import Step, Table
from undercroft.server.drawing import Drawing
from undercroft.server.messages import Facts, Outcome, PendingChance, Question, SeatInfo, TableInfo, encode
from undercroft.server.seat_view import SeatView
from undercroft.server.storage import Answer, Steps, TableRow
from undercroft.server.subscription import Subscription
from undercroft.server.workers import Job, WorkerPool, rebuild

log = logging.getLogger("undercroft.server")

REMEMBERED_MESSAGES = 200
"""Clients' message numbers that a table knows, for those that come twice."""


class Keeper(Protocol):
    """What a live table needs of the service that keeps it."""

    drawing: Drawing
    workers: WorkerPool

    def store_later(self, table: LiveTable, answer: Answer, sender: Subscription | None, message: str) -> None:
        """Store an accepted action soon; it is shown and acknowledged then."""

    def acknowledge_later(self, sender: Subscription, message: str) -> None:
        """Acknowledge a message once everything accepted so far is stored."""

    def drop(self, table: LiveTable, error: TableError | None = None) -> None:
        """Forget the table in memory: what is stored counts."""

    def keeps(self, table: LiveTable) -> bool:
        """Whether this is still the table in memory."""


class LiveTable:
    __slots__ = (
        "_counts", "_encoders", "_info", "_questions", "assignments", "companion", "created", "epoch", "game", "id",
        "idle_since", "keeper", "messages", "n", "no", "options", "report", "revision", "rules", "secret", "seed",
        "state", "subscriptions", "table", "thinking", "trouble", "unstored", "views",
    )  # fmt: skip

    def __init__(
        self, keeper: Keeper, row: TableRow, game: Game[Any], steps: Steps, n: int, messages: list[tuple[int, str]]
    ) -> None:
        self.keeper = keeper
        self.no = row.no
        self.id = row.id
        self.game = game
        self.rules = row.rules
        self.options = row.options
        self.seed = row.seed
        self.companion = row.companion
        self.assignments = row.seats
        self.secret = row.secret
        self.created = row.created
        self.state = row.state
        self.n = n
        """The number of the next answer in the store."""
        self.table: Table = rebuild(game, row.options, row.seed, steps, row.companion)
        self.revision = 0
        """Grows with every accepted action."""
        self.epoch = 0
        """Grows when something was taken back: devices then get a whole state."""
        self.unstored = 0
        """Accepted actions that are not stored yet; nothing is shown meanwhile."""
        self.subscriptions: list[Subscription] = []
        self.views: dict[tuple[int | None, str], SeatView] = {}
        self.messages: OrderedDict[tuple[int, str], int] = OrderedDict.fromkeys(messages, 0)
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        """The question that a seat's bot thinks about."""
        self.trouble: set[int] = set()
        """Seats whose bot failed."""
        self.idle_since = 0.0
        self.report = keeper.drawing.report_to(game.name, row.id)
        self._encoders: dict[str, Encode] = {}
        self._questions: dict[int, tuple[Choice, str, int]] = {}
        """The question of a seat, its number, and the revision at which that was last looked up."""
        self._counts: list[int] = []
        """How many answers each seat has given."""
        self._info: bytes | None = None
        self._count_answers()

    # --- what is asked ----------------------------------------------------------------------------------------------

    def _count_answers(self) -> None:
        self._counts = [0] * len(self.assignments)
        self._questions.clear()
        for who, _ in self.table.steps:
            if type(who) is int:
                self._counts[who] += 1

    def question_id(self, seat: int) -> str:
        """The number of the question that a seat is asked: the same after a restart, and it tells nothing."""
        known = self._questions.get(seat)
        if known is not None and known[2] == self.revision:
            return known[1]
        choice = self.table.requests.get(seat)
        if choice is None:
            return ""
        if known is not None and known[0] is choice:
            self._questions[seat] = (choice, known[1], self.revision)
            return known[1]
        # A question to one seat goes away by that seat's answer alone; one to several by anybody's.
        when = self._counts[seat] if type(choice.seats) is int else -self.table.version - 1
        made = self._digest(f"{seat} {when} {choice.kind} {list(choice.options)}")
        self._questions[seat] = (choice, made, self.revision)
        return made

    def chance_id(self) -> str:
        return self._digest(f"chance {self.table.version}")

    def _digest(self, text: str) -> str:
        """A number that only this table's secret makes of the text."""
        return hashlib.blake2b(text.encode(), key=self.secret, digest_size=8).hexdigest()

    def may_enter(self, seat: int | None) -> bool:
        """Whether a seat may enter the outcome that is waited for."""
        chance = self.table.chance
        if chance is None or seat is None or self.state == "closed":
            return False
        if chance.seats is None or seat in chance.seats:
            return True
        # What only a bot may know, somebody must still draw from the box for it.
        return all(self.assignments[other].is_bot for other in chance.seats)

    # --- actions ----------------------------------------------------------------------------------------------------

    def choose(self, seat: int, question: str, answer: str, message: str, sender: Subscription | None) -> None:
        """Raises TableError and changes nothing where the answer does not fit."""
        if self._is_repeated(seat, message, sender):
            return
        self._must_be_open()
        asked = self.question_id(seat)
        if asked and question != asked:
            raise TableError("error.stale")
        before = self.table.version
        try:
            self.table.choose(answer, seat)
        except TableError:
            raise
        except Exception as error:
            raise self._failed(error) from error
        self._counts[seat] += 1
        self._accept(before, seat, message, sender)

    def enter(self, seat: int, question: str, outcome: str, message: str, sender: Subscription | None) -> None:
        """Companion play: take the outcome of a real die or deck."""
        if self._is_repeated(seat, message, sender):
            return
        self._must_be_open()
        if not self.may_enter(seat):
            raise TableError("error.no-chance")
        if question != self.chance_id():
            raise TableError("error.stale")
        before = self.table.version
        try:
            self.table.enter(outcome)
        except TableError:
            raise
        except Exception as error:
            raise self._failed(error) from error
        self._accept(before, seat, message, sender)

    def undo(self, seat: int, message: str, sender: Subscription | None) -> None:
        """Take the seat's last answer back; in companion play the table's last answer, whoever gave it."""
        if self._is_repeated(seat, message, sender):
            return
        self._must_be_open()
        old = self.table.record.steps
        if self.companion:
            # People at a real table agree among themselves; a slip of the finger is taken back like any answer.
            if not old:
                raise TableError("undo.nothing")
            self.table = rebuild(self.game, self.options, self.seed, old[:-1], True)
        else:
            try:
                self.table.undo(seat)
            except TableError:
                raise
            except Exception as error:
                raise self._failed(error) from error
        new = self.table.record.steps
        cut = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        self.epoch += 1
        self._count_answers()
        self._accept(cut, seat, message, sender)

    def _is_repeated(self, seat: int, message: str, sender: Subscription | None) -> bool:
        """Whether this very message was accepted before; it is then acknowledged once more."""
        if not message or (seat, message) not in self.messages:
            return False
        if sender is not None:
            if self.unstored:
                self.keeper.acknowledge_later(sender, message)
            else:
                sender.device.acknowledge(message)
        return True

    def _must_be_open(self) -> None:
        if self.state == "closed":
            raise TableError("error.closed")

    def _failed(self, error: Exception) -> TableError:
        """The game's rules failed: the table goes back to what is stored. Gives what people are told."""
        # Where it failed, without what it said: a message might name a card that nobody has seen yet.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("a rule of %s failed: %s\n%s", self.game.name, type(error).__name__, where)
        self.keeper.drop(self)
        return TableError("error.rules")

    def _accept(self, cut: int, seat: int, message: str, sender: Subscription | None) -> None:
        self.revision += 1
        if message:
            self.messages[(seat, message)] = self.n
            if len(self.messages) > REMEMBERED_MESSAGES:
                self.messages.popitem(last=False)
        steps = encode([_plain(step) for step in self.table.since(cut)])
        answer = Answer(self.no, self.n, cut, steps, seat, message)
        self.n += 1
        if self.table.is_over != (self.state == "over"):
            self.state = "over" if self.table.is_over else "open"
            self._renew_info()
        self.keeper.store_later(self, answer, sender, message)

    # --- seats ------------------------------------------------------------------------------------------------------

    def subscribe(self, subscription: Subscription) -> None:
        self.subscriptions.append(subscription)
        self.seats_changed()

    def unsubscribe(self, subscription: Subscription, now: float) -> None:
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)
            self.idle_since = now
            self.seats_changed()

    def seats_changed(self) -> None:
        """Tell every device who sits where; the game itself has not changed."""
        self._renew_info()
        self.flush()

    def _renew_info(self) -> None:
        self._info = None
        for subscription in self.subscriptions:
            subscription.info_is_sent = False

    def flush(self) -> None:
        """Let every device send what is new."""
        for subscription in self.subscriptions:
            subscription.device.flush()

    def info(self) -> bytes:
        """Who sits where, as JSON."""
        if self._info is None:
            here = {subscription.seat for subscription in self.subscriptions}
            self._info = encode(
                TableInfo(
                    seats=[
                        SeatInfo(each.who, each.agent, each.name, seat in here, seat in self.trouble)
                        for seat, each in enumerate(self.assignments)
                    ],
                    watching=sum(subscription.seat is None for subscription in self.subscriptions),
                    state=self.state,
                    last=self.table.version if self.state != "open" else 0,
                )
            )
        return self._info

    def is_here(self, seat: int) -> bool:
        return any(subscription.seat == seat for subscription in self.subscriptions)

    # --- what is shown ----------------------------------------------------------------------------------------------

    def state_for(self, subscription: Subscription) -> bytes:
        """The next state message for a device."""
        view = self.view(subscription.seat, subscription.language)
        lines = self.table.log.lines if self.table.log is not None else []
        return subscription.next_state(view, self.epoch, lines, self.info)

    def view(self, seat: int | None, language: str) -> SeatView:
        """What a seat is shown now."""
        view = self.views.get((seat, language))
        if view is None:
            view = self.views[(seat, language)] = SeatView(seat, language, self._encoder(language))
        if view.revision != self.revision:
            self._draw(view)
        return view

    def _encoder(self, language: str) -> Encode:
        made = self._encoders.get(language)
        if made is None:
            made = self._encoders[language] = self.keeper.drawing.encoder(self.game, language, self.report)
        return made

    def _draw(self, view: SeatView) -> None:
        table, seat, language = self.table, view.seat, view.language
        scene = look_safely(table, seat, self.report, story=False)
        panels = encode_panels(view.encode, scene.panels, self.report)
        question = None
        if scene.ask is not None:
            assert seat is not None
            asked = scene.ask
            question = Question(self.question_id(seat), asked.kind, asked.prompt, asked.options, asked.clauses)
            question.routes = asked.routes
            question.hint = self.keeper.drawing.hint(self.game, asked.kind, language)
        facts = Facts(
            status=scene.status,
            ask=question,
            waiting=scene.waiting,
            ending=scene.ending,
            undo=None if self.companion else scene.undo,
            chance=None if table.chance is None else self._pending_chance(table.chance, seat, language),
            over=table.is_over,
        )
        try:
            written = view.encode(facts)
        except Exception as error:  # something in the question or the status is no part of a scene
            written = self._encode_bare(view, facts, error)
        view.update(panels, written, self.revision, table.version, self.epoch)

    def _encode_bare(self, view: SeatView, facts: Facts, error: Exception) -> bytes:
        """The facts without their status and with the options' keys alone."""
        self.report(describe("question", facts.ask.kind if facts.ask is not None else "", error))
        facts.status = []
        if facts.ask is not None and view.seat is not None:
            bare = raw_question(self.table.requests[view.seat])
            facts.ask.prompt, facts.ask.options, facts.ask.routes = bare.prompt, bare.options, []
        return view.encode(facts)

    def status_lines(self, seat: int | None, language: str) -> list[str]:
        """The head of a seat's screen, for the lobby."""
        try:
            lines = self.game.screen.status(self.table.view(seat))
        except Exception as error:
            self.report(describe("status", self.game.name, error))
            return []
        return [text_or_key(self.game.words, line, language, self.report) for line in lines]

    def _pending_chance(self, chance: Chance, seat: int | None, language: str) -> PendingChance:
        """The chance that waits to be entered, for those who may enter it; the others learn that one waits."""
        if not self.may_enter(seat):
            return PendingChance(False)
        counts: dict[str, int] = {}
        for outcome in chance.outcomes:
            counts[str(outcome)] = counts.get(str(outcome), 0) + 1
        return PendingChance(
            yours=True,
            id=self.chance_id(),
            prompt=self._chance_prompt(chance, language),
            seats=list(chance.seats) if chance.seats is not None else None,
            outcomes=[
                Outcome(name, self._outcome_label(chance, name, language), count) for name, count in counts.items()
            ],
        )

    def _chance_prompt(self, chance: Chance, language: str) -> str:
        try:
            prompt = self.game.chance_prompt(self.table.state, chance)
        except Exception as error:
            self.report(describe("chance", chance.kind, error))
            return chance.kind
        words = self.game.words
        return text_or_key(words, prompt, language, self.report) if words.has(prompt.key, language) else ""

    def _outcome_label(self, chance: Chance, name: str, language: str) -> str:
        try:
            label = self.game.outcome(chance, name)
        except Exception as error:
            self.report(describe("outcome", chance.kind, error))
            return name
        return text_or_key(self.game.words, label, language, self.report)

    # --- bots -------------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        return self.table.record

    def job(self) -> Job:
        """The table as a worker process needs it."""
        return Job(self.game.meta.game, self.id, self.options, self.seed, self.companion, self.record.steps)

    def run_bots(self) -> None:
        """Let the bots think that are asked now. Where several seats may answer, people come first."""
        if self.state != "open":
            return
        for seat, choice in self.table.requests.items():
            if not self.assignments[seat].is_bot or seat in self.trouble:
                continue
            seats = choice.seat_list
            if len(seats) > 1 and (seat != seats[0] or not all(self.assignments[other].is_bot for other in seats)):
                continue
            question = self.question_id(seat)
            running = self.thinking.get(seat)
            if running is not None:
                if running[0] == question:
                    continue
                running[1].cancel()
            task = asyncio.create_task(self._think(seat, question, self.assignments[seat].agent))
            self.thinking[seat] = (question, task)

    async def _think(self, seat: int, question: str, agent: str) -> None:
        seed = int(self._digest(f"bot {seat} {self.table.version}"), 16)
        try:
            answer = await self.keeper.workers.think(self.job(), seat, agent, seed)
            del self.thinking[seat]
            is_still_asked = self.assignments[seat].is_bot and question == self.question_id(seat)
            if self.keeper.keeps(self) and is_still_asked:
                self.choose(seat, question, answer, "", None)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a bot may fail in any way; the table stands, and people are told
            log.error("bot %s at a table of %s failed: %s", agent, self.game.name, type(error).__name__)
            self.thinking.pop(seat, None)
            self.trouble.add(seat)
            self.seats_changed()


def _plain(step: Step) -> tuple[int | str, str]:
    who, value = step
    return (who, key(value)) if type(value) is tuple else (who, str(value))
