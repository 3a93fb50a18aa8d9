"""One device at a table: reads messages strictly, writes the newest state, tells refusals apart from faults.

A device that reads slowly skips states; it never makes others wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.fallback import describe, text_or_key
from undercroft.core.meta import COMMON_STYLES
from undercroft.core.table import find
from undercroft.core.words import Words
from undercroft.server import messages as m
from undercroft.server.addresses import Addresses, Headers
from undercroft.server.coaching import advise
from undercroft.server.limits import Bucket, PerAddress
from undercroft.server.live_table import LiveTable
from undercroft.server.names import title
from undercroft.server.open_tables import set_listed
from undercroft.server.points import point, show_kept_points
from undercroft.server.reminders import Reach, set_contact
from undercroft.server.seats import agree, agree_to_end, assign_seat, settle_proposal
from undercroft.server.service import Elsewhere, TableService
from undercroft.server.sharing import share, step_of
from undercroft.server.storage import Contact, ContactKind, Link, StoreError, TalkLine
from undercroft.server.subscription import Subscription
from undercroft.server.talk import talk

log = logging.getLogger("undercroft.server")

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
BACKLOG = 200
"""Messages that may wait while one looks something up."""

PASS_ON_TRIES, PASS_ON_PAUSE = 30, 0.2
CONTROL_FRAMES_PER_MINUTE = 60
"""Pings and pongs of one connection; a client that keeps to the protocol sends a few."""
HEAVY = frozenset(
    (m.Undo, m.Sync, m.Speak, m.Give, m.Rename, m.List, m.Notify, m.Frames, m.At, m.Story, m.Advise, m.Share, m.Why)
)
"""Messages that cost more than an answer; one address may send so many a minute."""


class Channel(Protocol):
    """What carries the messages of a connection."""

    is_open: bool

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def cut_off(self) -> None: ...

    async def pass_on(self, address: str, messages: list[bytes]) -> bool: ...


class Hub:
    """What all connections share."""

    def __init__(
        self,
        service: Callable[[], TableService],
        words: Words,
        is_ours: Callable[[Headers], bool],
        addresses: Addresses | None = None,
    ) -> None:
        self.service = service
        self.words = words
        self.is_ours = is_ours
        self.addresses = addresses or Addresses()
        self.reach: Reach | None = None
        """How people who are away are told, where that is set up."""
        self.connections: dict[str, int] = {}
        """How many connections each address has."""
        self._wrong_keys: PerAddress | None = None
        self._heavy: PerAddress | None = None

    def may_ask_much(self, address: str) -> bool:
        """Count a message that costs the server much; False once an address has sent too many of them."""
        if self._heavy is None:
            self._heavy = PerAddress(self.service().limits.heavy_per_minute)
        return self._heavy.take(address)

    def may_try_again(self, address: str) -> bool:
        """Count a wrong key; False once an address has given too many of them."""
        if self._wrong_keys is None:
            self._wrong_keys = PerAddress(self.service().limits.wrong_keys_per_minute)
        return self._wrong_keys.take(address)


class Connection:
    """One device, before and after it took a seat."""

    __slots__ = (
        "address", "advice", "backlog", "bucket", "channel", "controls", "hub", "is_clogged", "language", "out",
        "out_bytes", "preview", "service", "strikes", "subscription", "table", "wanted_preview", "work",
    )  # fmt: skip

    def __init__(self, hub: Hub, channel: Channel, address: str) -> None:
        self.hub = hub
        self.service = hub.service()
        self.channel = channel
        self.address = address
        self.table: LiveTable | None = None
        self.subscription: Subscription | None = None
        self.language = "en"
        limits = self.service.limits
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.strikes = Bucket(1, limits.strikes)
        self.controls = Bucket(CONTROL_FRAMES_PER_MINUTE / 60, CONTROL_FRAMES_PER_MINUTE)
        self.is_clogged = False
        self.out: list[bytes] = []
        """Messages besides states, in their order."""
        self.out_bytes = 0
        self.backlog: deque[tuple[m.ClientMessage, str]] = deque()
        self.work: asyncio.Task[None] | None = None
        self.preview: asyncio.Task[None] | None = None
        self.advice: asyncio.Task[None] | None = None
        self.wanted_preview: m.Foresee | None = None
        """A message that waits for storage or for a worker; those after it wait in the backlog."""
        hub.connections[address] = hub.connections.get(address, 0) + 1

    def may_send_control(self) -> bool:
        """Count a ping or pong of the other side."""
        return self.controls.take()

    # --- writing ----------------------------------------------------------------------------------------------------

    def hear(self, line: TalkLine) -> None:
        self.tell(m.TalkReply([line]))

    def be_led(self, led: m.Led) -> None:
        self.tell(led)

    def see_point(self, reply: m.PointReply) -> None:
        if not self.is_clogged:  # it is of no use later
            self.tell(reply)

    def acknowledge(self, message: str) -> None:
        self.tell(m.Done(message))

    def refuse(self, error: TableError, message: str = "") -> None:
        self.tell(self._refusal(error, message))

    def _refusal(self, error: TableError, message: str = "") -> m.Refused:
        words, report = self.hub.words, self.service.drawing.report_to("undercroft", "")
        if self.table is not None and self.table.game.words.has(error.say.key, self.language):
            words, report = self.table.game.words, self.table.report
        names = () if self.table is None else self.table.names
        text = text_or_key(words, error.say, self.language, report, names)
        return m.Refused(error.say.key.removeprefix("error."), text, message)

    def tell(self, message: m.ServerMessage) -> None:
        made = m.encode(message)
        self.out.append(made)
        self.out_bytes += len(made)
        if self.is_clogged and self.out_bytes > self.service.limits.unread_bytes:
            self.channel.cut_off()  # it asks on and on and reads nothing
            return
        self.flush()

    def leave(self, error: TableError | None = None) -> None:
        if error is not None:
            self.refuse(error)
        self.channel.close(TRY_LATER)

    def flush(self) -> None:
        """Send what there is, newest state last."""
        if self.is_clogged or not self.channel.is_open:
            return
        if self.out:
            out, self.out, self.out_bytes = self.out, [], 0
            for each in out:
                self.channel.send(each)
        table, subscription = self.table, self.subscription
        if table is None or subscription is None or table.unstored or not subscription.is_behind(table.revision):
            return
        if subscription.failed_revision != table.revision:
            try:
                state = table.state_for(subscription)
            except Exception as error:  # the fallbacks failed, too
                self._report_failed_state(table, subscription, error)
            else:
                if state is not None:
                    self.channel.send(state)
                    return
        for message in subscription.done:
            self.channel.send(m.encode(m.Done(message)))
        subscription.done = []

    def _report_failed_state(self, table: LiveTable, subscription: Subscription, error: Exception) -> None:
        """Say so and stay: closing would only bring the device back to the same state, again and again."""
        subscription.failed_revision = table.revision
        table.report(describe("state", table.game.name, error))
        where = "".join(traceback.format_tb(error.__traceback__))
        extra = {"table": table.id, "cause": type(error).__name__}
        log.error("a state could not be written\n%s", where, extra=extra)
        self.channel.send(m.encode(self._refusal(TableError("error.screen"))))

    def lost(self) -> None:
        """The device is gone."""
        for task in (self.work, self.preview, self.advice):
            if task is not None:
                task.cancel()
        if self.table is not None and self.subscription is not None:
            self.table.unsubscribe(self.subscription, time.monotonic())
            if self.table.proposal is not None:
                self.service.run_soon(settle_proposal(self.service, self.table))
        self.table = self.subscription = None
        left = self.hub.connections[self.address] - 1
        if left:
            self.hub.connections[self.address] = left
        else:
            del self.hub.connections[self.address]

    # --- reading ----------------------------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """One message as it came."""
        number = ""
        try:
            if len(data) > self.service.limits.message_bytes:
                raise TableError("error.too-long", most=self.service.limits.message_bytes)
            if not self.bucket.take():
                raise TableError("error.too-fast")
            try:
                message = m.client_message.decode(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise TableError("error.message", cause=str(error)) from None
            number = getattr(message, "id", "")
            if type(message) in HEAVY and not self.hub.may_ask_much(self.address):
                raise TableError("error.too-fast")
            if self.work is not None:
                if len(self.backlog) >= BACKLOG:
                    raise TableError("error.too-fast")
                self.backlog.append((message, number))
            else:
                self._handle(message, number)
        except TableError as error:
            self._strike(error, number)

    def _strike(self, error: TableError, number: str) -> None:
        """Refuse a message; a connection that has too many refused is closed."""
        self.service.metrics.counts["refusals", error.say.key.removeprefix("error.")] += 1
        self.refuse(error, number)
        if not self.strikes.take():
            self.channel.close(POLICY)

    def _handle(self, message: m.ClientMessage, number: str) -> None:
        table, subscription = self.table, self.subscription
        if table is None or subscription is None:
            if not isinstance(message, m.Sit):
                raise TableError("error.sit-first")
            self._start(message, number)
        elif isinstance(message, m.Choose):
            table.choose(self._own_seat(), message.ask, message.key, message.id, subscription)
        elif isinstance(message, m.Sit):
            raise TableError("error.seated")
        elif isinstance(message, m.Enter):
            table.enter(self._own_seat(), message.ask, message.outcome, message.id, subscription)
        elif isinstance(message, m.Undo):
            table.undo(self._own_seat(), message.id, subscription)
        elif isinstance(message, m.Sync):
            subscription.start_over()
            self.flush()
        elif isinstance(message, m.Speak):
            self.language = subscription.language = message.language
            subscription.start_over()
            self.flush()
        elif isinstance(message, m.Foresee):
            self._foresee(message)
        elif isinstance(message, m.Advise):
            if self.advice is not None:
                raise TableError("error.coach-rests")
            self._own_seat()
            self.advice = asyncio.get_running_loop().create_task(self._send_advice(message, table, subscription))
        elif isinstance(message, m.Lead):
            table.lead(subscription, message.keys)
            self.acknowledge(message.id)
        elif isinstance(message, m.Point):
            point(self.service, table, subscription, message.at)
        elif isinstance(message, m.Ping):
            self.tell(m.Pong())
        elif isinstance(message, m.Why):
            self.tell(table.why_not(subscription, message.at, message.id))
        elif isinstance(message, m.Story):
            self.tell(table.story_before(subscription, message.before, message.id))
        else:
            self._start(message, number)

    def _start(self, message: m.ClientMessage, number: str) -> None:
        self.work = asyncio.get_running_loop().create_task(self._work(message, number))

    async def _work(self, message: m.ClientMessage, number: str) -> None:
        """A message that takes its time, then those that came meanwhile."""
        try:
            await self._handle_slowly(message)
        except TableError as error:
            self._strike(error, number)
        except Exception as error:  # a fault of the program, not of the message; the table stands
            where = "".join(traceback.format_tb(error.__traceback__))
            extra = {"table": self.table.id if self.table is not None else None, "cause": type(error).__name__}
            log.error("a message could not be answered: %s\n%s", type(message).__name__, where, extra=extra)
            self.service.metrics.error("message")
            self.refuse(TableError("error.rules"), number)
        self.work = None
        while self.backlog and self.channel.is_open and self.work is None:
            message, number = self.backlog.popleft()
            try:
                self._handle(message, number)
            except TableError as error:
                self._strike(error, number)

    async def _handle_slowly(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Sit):
            await self._sit(message)
            return
        table, subscription = self.table, self.subscription
        assert table is not None
        assert subscription is not None
        if isinstance(message, m.Give):
            await assign_seat(self.service, table, subscription, message.seat, message.agent)
            self.acknowledge(message.id)
        elif isinstance(message, m.Rename):
            if subscription.seat is None:
                raise TableError("error.spectator")
            await self.service.rename(table, subscription.seat, message.name)
            self.acknowledge(message.id)
        elif isinstance(message, m.Talk):
            await talk(self.service.store, self.service.limits, table, subscription, message.kind, message.text)
            self.acknowledge(message.id)
        elif isinstance(message, m.Agree):
            await agree(self.service, table, subscription, message.agree)
            self.acknowledge(message.id)
        elif isinstance(message, m.End):
            await agree_to_end(self.service, table, subscription, message.agree)
            self.acknowledge(message.id)
        elif isinstance(message, m.Notify):
            if self.hub.reach is None:
                raise TableError("error.no-reminders")
            contact = Contact(message.kind, message.address, self.language, message.p256dh, message.auth)
            await set_contact(self.service, self.hub.reach, table, subscription, contact, message.on)
            self.acknowledge(message.id)
        elif isinstance(message, m.List):
            await set_listed(self.service, table, subscription, message.listed)
            self.acknowledge(message.id)
        elif isinstance(message, m.Resume):
            await self.service.resume(table, subscription, message.how, message.id)
            if message.how == "finish":
                self.acknowledge(message.id)
        elif isinstance(message, m.Close):
            await self.service.close_table(table, subscription)
            self.acknowledge(message.id)
        elif isinstance(message, m.Frames):
            await self._send_frames(message, table, subscription)
        elif isinstance(message, m.Share):
            self.tell(await share(self.service, table, message.id))
        elif isinstance(message, m.At):
            await self._send_moment(message, table)

    async def _send_frames(self, message: m.Frames, table: LiveTable, subscription: Subscription) -> None:
        view = table.view(subscription.seat, subscription.language)
        since, to = view.version_at(message.since, table.epoch), view.version_at(message.to, table.epoch)
        if since is None or to is None or since > to:
            raise TableError("error.no-film")
        drawn = await self.service.workers.frames(table.job(), subscription.seat, subscription.language, since, to)
        self.service.drawing.count(table.game.name, table.id, drawn.faults)
        self.tell(m.FramesReply(message.id, msgspec.Raw(drawn.data)))

    async def _send_moment(self, message: m.At, table: LiveTable) -> None:
        step, is_running = step_of(table, message), table.state == "open"
        last = 0 if is_running else table.table.version
        drawn = await self.service.workers.moment(table.job(), message.seat, self.language, step)
        self.service.drawing.count(table.game.name, table.id, drawn.faults)
        self.tell(m.MomentReply(message.id, 0 if is_running else step, last, msgspec.Raw(drawn.data)))

    # --- previews, beside everything else: no answer waits for them ---------------------------------------------------

    def _foresee(self, message: m.Foresee) -> None:
        """One preview at a time for each device; of those asked for meanwhile only the newest is made."""
        self.wanted_preview = message
        if self.preview is None:
            self.preview = asyncio.get_running_loop().create_task(self._make_previews())

    async def _make_previews(self) -> None:
        while (message := self.wanted_preview) is not None and self.channel.is_open:
            self.wanted_preview = None
            try:
                await self._send_preview(message)
            except TableError as error:
                self._strike(error, message.id)
            except Exception as error:  # a fault of the program; the table stands
                self._fault("a preview could not be made", error, message.id)
        self.preview = None

    async def _send_preview(self, message: m.Foresee) -> None:
        seat, table, subscription = self._own_seat(), self.table, self.subscription
        assert table is not None
        assert subscription is not None
        choice = table.table.asked(seat)
        if choice is None or message.ask != table.question_id(seat):
            raise TableError("error.stale")
        find(choice, message.key)  # refuses a key that is not offered
        drawn = await self.service.workers.preview(table.job(), seat, subscription.language, message.key)
        self.service.drawing.count(table.game.name, table.id, drawn.faults)
        self.tell(m.PreviewReply(message.id, msgspec.Raw(drawn.data)))

    async def _send_advice(self, message: m.Advise, table: LiveTable, subscription: Subscription) -> None:
        try:
            made = await advise(self.service, table, subscription, message.ask)
        except TableError as error:
            self._strike(error, message.id)
        except Exception as error:  # a fault of the program; the table stands
            self._fault("the coach failed", error, message.id)
        else:
            self.tell(m.AdviceReply(message.id, message.ask, msgspec.Raw(made)))
        self.advice = None

    def _fault(self, what: str, error: Exception, number: str) -> None:
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("%s: %s\n%s", what, type(error).__name__, where)
        self.refuse(TableError("error.rules"), number)

    # --- seats ------------------------------------------------------------------------------------------------------

    async def _sit(self, message: m.Sit) -> None:
        self.language = message.language
        found = await self._find(message)
        if found is None:
            return
        table, link = found
        if len(table.subscriptions) >= self.service.limits.connections_per_table:
            raise TableError("error.full")
        notified: list[ContactKind] = []
        if self.hub.reach is not None and link.seat is not None:
            contacts = await self.service.store.contacts(table.no, link.seat)
            notified = sorted({each.kind for each in contacts})
        if self.channel.is_open and self.service.keeps(table):
            self._subscribe(table, link, notified)
        elif self.channel.is_open:
            self.leave()

    async def _find(self, message: m.Sit) -> tuple[LiveTable, Link] | None:
        """The table that a key opens; None where another process serves this device from now on."""
        for _ in range(PASS_ON_TRIES):
            try:
                return await self.service.open_link(message.token)
            except Elsewhere as elsewhere:
                waiting = [m.encode(message), *(m.encode(each) for each, _ in self.backlog)]
                try:
                    if await self.channel.pass_on(elsewhere.address, waiting):
                        self.backlog.clear()
                        return None
                except ConnectionRefusedError:
                    await self.service.bury(elsewhere.address)
                    continue
                await asyncio.sleep(PASS_ON_PAUSE)  # that process is silent: its lease ends in a moment
            except StoreError as error:
                self.leave(error)  # the device comes back by itself, and perhaps to another process
                return None
            except TableError as error:
                if error.say.key == "error.no-key" and not self.hub.may_try_again(self.address):
                    raise TableError("error.too-many") from None
                raise
        self.leave(TableError("error.moved"))
        return None

    def _subscribe(self, table: LiveTable, link: Link, notified: list[ContactKind]) -> None:
        language, reach = self.language, self.hub.reach
        game = table.game
        self.tell(
            m.Seated(
                table=table.id,
                game=game.name,
                title=title(game, language),
                seat=link.seat,
                host=link.host,
                companion=table.companion,
                cooperative=game.cooperative,
                seeded=table.more.seeded,
                secrets=game.has_secrets,
                players=len(table.assignments),
                styles={**COMMON_STYLES, **game.meta.styles},
                options=table.table.options,
                reach=[] if reach is None else reach.kinds,
                notified=notified,
                push_key="" if reach is None else reach.push_key,
                coach=table.more.coach,
            )
        )
        if table.talk:
            self.tell(m.TalkReply(table.talk))
        if link.seat is not None and link.seat in table.led:
            self.tell(table.led[link.seat])
        self.table = table
        self.subscription = Subscription(self, link.seat, link.host, language)
        table.subscribe(self.subscription)
        show_kept_points(table, self.subscription)
        if table.proposal is not None:
            self.service.run_soon(settle_proposal(self.service, table))

    def _own_seat(self) -> int:
        """The seat that may answer on this connection now."""
        if self.subscription is None or self.table is None or self.subscription.seat is None:
            raise TableError("error.spectator")
        if self.table.assignments[self.subscription.seat].agent:
            raise TableError("error.not-yours")
        return self.subscription.seat
