"""A table in memory: its seats and who plays them, its devices, and what each of them is shown.

A live table changes only by an accepted action, and shows a change only once it is stored.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import traceback
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, Raw

from undercroft.agents.levels import longest_thought
from undercroft.core.circles import Circles
from undercroft.core.errors import TableError
from undercroft.core.fallback import describe, look_safely, raw_question, text_or_key
from undercroft.core.game import Game
from undercroft.core.guide import PUPIL, Lesson, lesson_of
from undercroft.core.record import Record
from undercroft.core.request import Chance, Choice, key
from undercroft.core.say import Say, say
from undercroft.core.table import Table
from undercroft.core.why_not import why_not
from undercroft.core.words import LANGUAGES
from undercroft.server.clocks import TableClock
from undercroft.server.drawing import Drawing
from undercroft.server.limits import Bucket, Limits
from undercroft.server.messages import (
    Facts,
    GuideNote,
    Led,
    NextKey,
    Outcome,
    PendingChance,
    Proposal,
    Question,
    RulesChange,
    SeatInfo,
    StoryReply,
    TableInfo,
    WhyReply,
    encode,
)
from undercroft.server.metrics import Metrics
from undercroft.server.names import names_of, shown_name
from undercroft.server.seat_view import SeatView
from undercroft.server.storage import Answer, TableRow, TalkLine
from undercroft.server.subscription import STORY_LINES, Subscription
from undercroft.server.workers import Job, WorkerPool, rebuild
from undercroft.server.writing import Writing

log = logging.getLogger("undercroft.server")

_write = msgspec.msgpack.Encoder(enc_hook=list).encode

REMEMBERED_MESSAGES = 200
"""Clients' message numbers that a table knows, for those that come twice."""


class Keeper(Protocol):
    """What a live table needs of the service that keeps it."""

    drawing: Drawing
    workers: WorkerPool
    limits: Limits
    metrics: Metrics

    def store_later(self, table: LiveTable, answer: Answer, sender: Subscription | None, message: str) -> None:
        """Store an accepted action soon; it is shown and acknowledged then."""

    def acknowledge_later(self, sender: Subscription, message: str) -> None:
        """Acknowledge a message once everything accepted so far is stored."""

    def drop(self, table: LiveTable, error: TableError | None = None) -> None:
        """Forget the table in memory: what is stored counts."""

    def keeps(self, table: LiveTable) -> bool:
        """Whether this is still the table in memory."""

    async def update(self, table: LiveTable) -> None:
        """Store and show what changed about a table's seats."""

    def run_soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""


class LiveTable:
    __slots__ = (
        "_away", "_chances", "_info", "_opened", "_questions", "_writings", "advice", "advice_buckets", "assignments",
        "change", "circles", "clock",
        "companion", "counts", "created", "ended_epoch", "enders", "epoch", "game", "id", "idle_since", "keeper",
        "kept_at",
        "led", "lesson", "messages", "more", "moved_at", "n", "names", "no", "options", "point_buckets", "proposal",
        "report", "revision", "rules",
        "secret", "seed", "state", "stored_state", "subscriptions", "table", "talk", "talk_buckets", "thinking",
        "trouble", "unstored", "views",
    )  # fmt: skip

    def __init__(
        self, keeper: Keeper, row: TableRow, game: Game[Any], table: Table, n: int, messages: list[tuple[int, str]]
    ) -> None:
        self.keeper = keeper
        self.no = row.no
        self.id = row.id
        self.game = game
        self.rules = row.rules
        self.options = row.options
        self.seed = row.seed
        self.companion = row.companion
        self.more = row.more
        self.assignments = row.seats
        self.names: list[Say | None] = list(names_of(row.seats))
        """What the players are called; the encoders read this very list."""
        self.secret = row.secret
        self.created = row.created
        self.state = self.stored_state = row.state
        self.n = n
        """The number of the next answer in the store."""
        self.table = table
        self.kept_at = table.version
        """How many answers there were when its position was last written down, or when it was opened."""
        self.revision = 0
        """Grows with every accepted action."""
        self.epoch = self.ended_epoch = 0
        """Grows when something was taken back; what it was when the game's end was last noted."""
        self.unstored = 0
        """Accepted actions that are not stored yet; nothing is shown meanwhile."""
        self.subscriptions: list[Subscription] = []
        self.views: dict[tuple[int | None, str], SeatView] = {}
        self.messages: dict[tuple[int, str], None] = dict.fromkeys(messages)
        """The numbers that clients gave to their last messages, the oldest first."""
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        """The question that a seat's bot thinks about."""
        self.talk: list[TalkLine] = []
        """The last things that people said."""
        self.talk_buckets: dict[int, Bucket] = {}
        self.led: dict[int, Led] = {}
        """Where each seat is led after the game, while the table is in memory."""
        self.point_buckets: dict[int, Bucket] = {}
        self.advice: dict[int, tuple[str, str, bytes]] = {}
        """What the coach told each seat last: the question, the language, and the advice as JSON."""
        self.advice_buckets: dict[int, Bucket] = {}
        self.proposal: Proposal | None = None
        """That a bot is to play for somebody. Forgotten with the process: people come back one by one, and the first of
        them would be everybody who is here."""
        self.change: RulesChange | None = None
        """That the rules are others now, until somebody decides how the table goes on."""
        self.circles = Circles()
        self.enders: list[int] | None = None
        """The seats that agree to end a game that goes in circles; None while it gets on."""
        self.trouble: set[int] = set()
        """Seats whose bot failed."""
        self.idle_since = 0.0
        self._away: dict[int, float] = {}
        self._opened = row.touched
        self.moved_at = row.more.since or row.touched
        """When the last answer was given."""
        self.report = keeper.drawing.report_to(game.name, row.id)
        self._writings: dict[str, Writing] = {}
        self._questions: dict[int, tuple[Choice, str, int, int]] = {}
        """The question of a seat, its number, the revision at which that was last looked up, and how many answers those
        who are asked had given."""
        self.counts: list[int] = []
        """How many answers each seat has given."""
        self.clock: TableClock | None = None if row.more.clock is None else TableClock(self, row.more.clock)
        self._chances = 0
        """How many outcomes fate has given."""
        self._info: dict[str, bytes] = {}
        """Who sits where, as JSON, by language."""
        self._count_answers()
        self.lesson: Lesson | None = None
        """How far the pupil of a guided game has come."""
        self._renew_lesson()

    def _renew_lesson(self) -> None:
        if self.more.guided and self.game.guide is not None:
            self.lesson = lesson_of(self.table, self.game.guide)

    def _guide_note(self, seat: int | None) -> GuideNote | None:
        lesson = self.lesson
        if lesson is None or seat != PUPIL:
            return None
        note = GuideNote(lesson.number, len(lesson.guide.steps), said=lesson.explained, was_right=lesson.was_right)
        choice = self.table.requests.get(seat)
        step = lesson.step(choice) if choice is not None else None
        if choice is not None and step is not None:
            note.title, note.text = say(f"guide.{step.id}-title"), say(f"guide.{step.id}")
            note.point, note.right = list(step.point), step.right_keys(choice)
        elif lesson.is_over:
            note.over, note.text = True, say("guide.end")
        elif self.table.is_over:
            note.again, note.text = True, say("guide.again", number=note.number, of=note.of)
        return note

    # --- what is asked ----------------------------------------------------------------------------------------------

    def _count_answers(self) -> None:
        self.counts = [0] * len(self.assignments)
        self._chances = 0
        self._questions.clear()
        for who, _ in self.table.steps:
            if type(who) is int:
                self.counts[who] += 1
            else:
                self._chances += 1

    def question_id(self, seat: int) -> str:
        """The number of the question that a seat is asked: the same after a restart, and it tells nothing."""
        known = self._questions.get(seat)
        if known is not None and known[2] == self.revision:
            return known[1]
        choice = self.table.requests.get(seat)
        if choice is None:
            return ""
        # A question to one seat goes away by that seat's answer alone; one to several by anybody's.
        is_own = type(choice.seats) is int
        answered = self.counts[seat] if is_own else sum([self.counts[each] for each in choice.seat_list])
        if known is not None and known[0] is choice and known[3] == answered:  # a game may ask by the same object again
            self._questions[seat] = (choice, known[1], self.revision, answered)
            return known[1]
        when = answered if is_own else -self.table.version - 1
        made = self._digest(_write((seat, when, choice.kind, choice.options)))
        self._questions[seat] = (choice, made, self.revision, answered)
        return made

    def chance_id(self) -> str:
        """The number of the chance that waits; others' answers in secret do not change it."""
        kind = self.table.chance.kind if self.table.chance is not None else ""
        return self._digest(f"chance {self._chances} {kind}".encode())

    def _digest(self, data: bytes) -> str:
        """A number that only this table's secret makes of the data."""
        return hashlib.blake2b(data, key=self.secret, digest_size=8).hexdigest()

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
        before = self._short_version()
        choice = None if self.lesson is None else self.table.requests.get(seat)
        try:
            self.table.choose(answer, seat)
        except TableError:
            raise
        except Exception as error:
            raise self._failed(error) from error
        self.counts[seat] += 1
        if self.lesson is not None and seat == PUPIL and choice is not None:
            self.lesson.answer(choice, answer)
        self._accept(before, seat, message, sender, is_answer=True)

    def enter(self, seat: int, question: str, outcome: str, message: str, sender: Subscription | None) -> None:
        """Companion play: take the outcome of a real die or deck."""
        if self._is_repeated(seat, message, sender):
            return
        self._must_be_open()
        if not self.may_enter(seat):
            raise TableError("error.no-chance")
        if question != self.chance_id():
            raise TableError("error.stale")
        before = self._short_version()
        try:
            self.table.enter(outcome)
        except TableError:
            raise
        except Exception as error:
            raise self._failed(error) from error
        self._accept(before, seat, message, sender)

    def undo(self, seat: int, message: str, sender: Subscription | None) -> None:
        """Take the seat's last answer back; in companion play that of any person, and what bots did since."""
        if self._is_repeated(seat, message, sender):
            return
        self._must_be_open()
        old = self.table.record.steps
        if self.companion:
            # People at a real table agree among themselves; a slip of the finger is taken back like any answer.
            last = self._last_of_people()
            if last < 0:
                raise TableError("undo.nothing")
            self.table = rebuild(self.game, self.options, self.seed, old[:last], True)
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
        self._renew_lesson()
        self._accept(cut, seat, message, sender, is_back=True)

    def _last_of_people(self) -> int:
        """Which step no bot gave was the last: a bot would only give the same answer again. -1 where there is none."""
        steps = self.table.record.steps
        for at in range(len(steps) - 1, -1, -1):
            who = steps[at][0]
            if isinstance(who, str) or not self.assignments[who].is_bot:
                return at
        return -1

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
        if self.change is not None:
            raise TableError("error.rules-changed")

    def _short_version(self) -> int:
        """How many answers were given; TableError where there may be no more of them."""
        version, most = self.table.version, self.keeper.limits.steps
        if version >= most:
            raise TableError("error.too-many-steps", most=most)
        return version

    def _failed(self, error: Exception) -> TableError:
        """The game's rules failed: the table goes back to what is stored. Gives what people are told."""
        # Where it failed, without what it said: a message might name a card that nobody has seen yet.
        where = "".join(traceback.format_tb(error.__traceback__))
        cause = type(error).__name__
        log.error("a rule of %s failed: %s\n%s", self.game.name, cause, where, extra={"table": self.id, "cause": cause})
        self.keeper.metrics.error("rules")
        self.keeper.drop(self)
        return TableError("error.rules")

    def _accept(
        self,
        cut: int,
        seat: int,
        message: str,
        sender: Subscription | None,
        is_answer: bool = False,
        is_back: bool = False,
    ) -> None:
        self.revision += 1
        self.moved_at = time.time()
        if message:
            self.messages[(seat, message)] = None
            if len(self.messages) > REMEMBERED_MESSAGES:
                del self.messages[next(iter(self.messages))]
        fresh = self.table.since(cut)
        if not is_back:
            for who, _ in fresh:
                if type(who) is str:
                    self._chances += 1
        steps = [(who, key(value) if type(value) is tuple else str(value)) for who, value in fresh]
        answer = Answer(self.no, self.n, cut, encode(steps), seat, message)
        self.n += 1
        if self.circles.look(self.table) != (self.enders is not None):
            self.enders = [] if self.enders is None else None
            self._renew_info()
        if self.table.is_over != (self.state == "over"):
            self.state = "over" if self.table.is_over else "open"
            self._renew_info()
        if self.clock is not None:
            self.clock.note_move(seat, is_answer, is_back)
            answer.more = self.more
        if self.more.points.pop(seat, None) is not None:  # whoever does something points no more
            answer.more = self.more
        self.keeper.store_later(self, answer, sender, message)

    def go_on(self, sender: Subscription, message: str) -> None:
        """Play on by the rules of today from the last moment that fits them: what came after is taken back."""
        assert self.change is not None
        kept, self.change = self.change.kept, None
        self._accept(kept, -1, message, sender, is_back=True)  # with whatever fate has given since that moment
        self._renew_info()

    # --- seats ------------------------------------------------------------------------------------------------------

    def subscribe(self, subscription: Subscription) -> None:
        self.subscriptions.append(subscription)
        self.seats_changed()

    def unsubscribe(self, subscription: Subscription, now: float) -> None:
        if subscription in self.subscriptions:
            self.subscriptions.remove(subscription)
            self.idle_since = now
            if subscription.seat is not None and not self.is_here(subscription.seat):
                self._away[subscription.seat] = time.time()
            if not self.subscriptions:
                for view in self.views.values():
                    view.forget_page()
            self.seats_changed()

    def lead(self, sender: Subscription, keys: list[NextKey]) -> None:
        """Tell every other seat the key by which it comes to the next table: nobody gets another's."""
        if sender.seat is None:
            raise TableError("error.spectator")
        if self.state == "open":
            raise TableError("error.over-first")
        for each in keys:
            if each.seat != sender.seat and each.seat < len(self.assignments):
                self.led[each.seat] = Led(sender.seat, each.token)
        for subscription in self.subscriptions:
            if subscription is not sender and subscription.seat in self.led:
                subscription.device.be_led(self.led[subscription.seat])

    def seats_changed(self) -> None:
        """Tell every device who sits where; the game itself has not changed."""
        self._renew_info()
        self._renew_names()
        self.flush()

    def _renew_names(self) -> None:
        """Where somebody is called otherwise now, everything is said anew, the story from its beginning."""
        names = names_of(self.assignments)
        if names == self.names:
            return
        self.names[:] = names
        for writing in self._writings.values():
            writing.start_over()
        for view in self.views.values():
            view.retell()

    def _renew_info(self) -> None:
        self._info.clear()
        for subscription in self.subscriptions:
            subscription.info_is_sent = False

    def flush(self) -> None:
        """Let every device send what is new."""
        for subscription in self.subscriptions:
            subscription.device.flush()
        if not self.unstored:
            for writing in self._writings.values():
                writing.forget_lines()
            self.table.forget_shown()

    def info(self, language: str) -> bytes:
        """Who sits where, as JSON."""
        made = self._info.get(language)
        if made is None:
            here = {subscription.seat for subscription in self.subscriptions}
            info = TableInfo(
                seats=[
                    SeatInfo(
                        each.who,
                        each.agent,
                        shown_name(seat, each, language),
                        seat in here,
                        seat in self.trouble,
                        each.given_by,
                        UNSET if each.who == "bot" or seat in here else self.away_since(seat),
                        each.free,
                        each.agreed,
                        longest_thought(each.agent, self.table.game.name),
                    )
                    for seat, each in enumerate(self.assignments)
                ],
                watching=sum(subscription.seat is None for subscription in self.subscriptions),
                state=self.state,
                last=self.table.version if self.state != "open" else 0,
                rules=self.change if self.state == "open" else None,
                listed=self.more.listed,
                proposal=self.proposal,
                absence=self.more.absence or self.keeper.limits.absence_seconds,
                circles=self.enders if self.state == "open" else None,
            )
            made = self._info[language] = encode(info)
        return made

    def away_since(self, seat: int) -> float:
        """Since when nobody has been here for this seat, as far as this process knows."""
        return self._away.get(seat, self._opened)

    @property
    def end_is_new(self) -> bool:
        """Whether the store does not know yet that the game is over, over anew, or no longer over."""
        return self.state != self.stored_state or (self.state == "over" and self.ended_epoch != self.epoch)

    @property
    def has_people(self) -> bool:
        """Whether anybody sits here or watches."""
        return bool(self.subscriptions)

    def is_here(self, seat: int) -> bool:
        return any(subscription.seat == seat for subscription in self.subscriptions)

    # --- what is shown ----------------------------------------------------------------------------------------------

    def state_for(self, subscription: Subscription) -> bytes | None:
        """The next state message for a device; None where it has seen everything that it may see."""
        return subscription.next_state(self.view(subscription.seat, subscription.language), self.info, self.clock)

    def story_before(self, subscription: Subscription, before: int, message: str) -> StoryReply:
        """A page of what was told before a line of the story."""
        view = self.view(subscription.seat, subscription.language)
        end = min(before, len(view.story))
        begin = max(0, end - STORY_LINES)
        return StoryReply(message, begin, view.write_story(begin, end))

    def why_not(self, subscription: Subscription, thing: str, message: str) -> WhyReply:
        """Why a thing on this seat's screen cannot be chosen now."""
        try:
            refusal = why_not(self.table, subscription.seat, thing)
        except TableError:
            raise
        except Exception as error:  # a fault of the program; the table stands
            self.report(describe("reason", thing, error))
            raise TableError("error.rules") from error
        if refusal is None:
            return WhyReply(message, thing)
        return WhyReply(message, thing, Raw(self._writing(subscription.language).encode(refusal)))

    def view(self, seat: int | None, language: str) -> SeatView:
        """What a seat is shown now."""
        view = self.views.get((seat, language))
        if view is None:
            view = self.views[(seat, language)] = SeatView(seat, language, self._writing(language))
        if view.revision != self.revision:
            self._draw(view)
        return view

    def spectator_panels(self, language: str) -> list[bytes]:
        """What everybody sees, as JSON; a panel that cannot be written shows nothing."""
        panels = look_safely(self.table, None, self.report, story=False).panels
        view = SeatView(None, language, Writing(self._writing(language).encode))
        return list(view.write_panels(panels, self.report).values())

    def _writing(self, language: str) -> Writing:
        made = self._writings.get(language)
        if made is None:
            encode = self.keeper.drawing.encoder(self.game, language, self.report, self.names)
            made = self._writings[language] = Writing(encode)
        return made

    def _draw(self, view: SeatView) -> None:
        table, seat, language = self.table, view.seat, view.language
        scene = look_safely(table, seat, self.report, story=False)
        panels = view.write_panels(scene.panels, self.report)
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
            guide=None if self.lesson is None else self._guide_note(seat),
        )
        try:
            written = view.writing.encode(facts)
        except Exception as error:  # something in the question or the status is no part of a scene
            written = self._encode_bare(view, facts, error)
        lines = table.log.lines if table.log is not None else []
        view.update(panels, written, lines, self.revision, scene.version, self.epoch)

    def _encode_bare(self, view: SeatView, facts: Facts, error: Exception) -> bytes:
        """The facts without their status and with the options' keys alone."""
        self.report(describe("question", facts.ask.kind if facts.ask is not None else "", error))
        facts.status = []
        if facts.ask is not None and view.seat is not None:
            bare = raw_question(self.table.requests[view.seat])
            facts.ask.prompt, facts.ask.options, facts.ask.routes = bare.prompt, bare.options, []
        return view.writing.encode(facts)

    def status_lines(self, seat: int | None, language: str) -> list[str]:
        """The head of a seat's screen, for the lobby."""
        try:
            lines = self.game.screen.status(self.table.view(seat))
        except Exception as error:
            self.report(describe("status", self.game.name, error))
            return []
        return [text_or_key(self.game.words, line, language, self.report, self.names) for line in lines]

    def note_standing(self) -> None:
        """Keep for the lobby how the table stands, so that it need not be opened to tell it."""
        more = self.more
        more.actions, more.since = self.n, self.moved_at
        more.waiting = sorted(self.table.requests)
        more.status = {language: self.status_lines(None, language) for language in LANGUAGES}

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
        return text_or_key(words, prompt, language, self.report, self.names) if words.has(prompt.key, language) else ""

    def _outcome_label(self, chance: Chance, name: str, language: str) -> str:
        try:
            label = self.game.outcome(chance, name)
        except Exception as error:
            self.report(describe("outcome", chance.kind, error))
            return name
        return text_or_key(self.game.words, label, language, self.report, self.names)

    # --- bots -------------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        return self.table.record

    def job(self) -> Job:
        """The table as a worker process needs it."""
        return Job(
            self.game.meta.game, self.id, self.options, self.seed, self.companion, self.record.steps, list(self.names)
        )

    def run_bots(self) -> None:
        """Let the bots think that are asked now. Where several seats may answer, people come first."""
        if self.state != "open" or self.change is not None:
            return
        for seat, choice in self.table.requests.items():
            if not self.assignments[seat].agent or seat in self.trouble:
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
            seed = self.bot_seed(seat)
            # The job is the table of this moment: until the task runs, somebody may have taken an answer back.
            job = self.job()
            task = asyncio.create_task(self._think(job, seat, question, self.assignments[seat].agent, seed))
            self.thinking[seat] = (question, task)

    def bot_seed(self, seat: int) -> int:
        return int(self._digest(f"bot {seat} {self.table.version}".encode()), 16)

    async def _think(self, job: Job, seat: int, question: str, agent: str, seed: int) -> None:
        try:
            answer = await self.keeper.workers.think(job, seat, agent, seed, lambda: self.has_people)
            del self.thinking[seat]
            is_still_asked = self.assignments[seat].is_bot and question == self.question_id(seat)
            if self.keeper.keeps(self) and is_still_asked:
                self.choose(seat, question, answer, "", None)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a bot may fail in any way; the table stands, and people are told
            cause = type(error).__name__
            extra = {"table": self.id, "game": self.game.name, "cause": cause}
            log.error("bot %s failed", agent, extra=extra)
            self.keeper.metrics.error("bot")
            self.thinking.pop(seat, None)
            self.trouble.add(seat)
            self.seats_changed()
