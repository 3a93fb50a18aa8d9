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
from undercroft.core.words import Words
from undercroft.server import messages as m
from undercroft.server.limits import Bucket, PerAddress
from undercroft.server.live_table import LiveTable
from undercroft.server.service import TableService, title
from undercroft.server.storage import Link
from undercroft.server.subscription import Subscription

log = logging.getLogger("undercroft.server")

NORMAL, POLICY, RESTART, TRY_LATER = 1000, 1008, 1012, 1013
BACKLOG = 200
"""Messages that may wait while one looks something up."""

Headers = list[tuple[bytes, bytes]]


class Channel(Protocol):
    """What carries the messages of a connection."""

    is_open: bool

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Hub:
    """What all connections share."""

    def __init__(self, service: Callable[[], TableService], words: Words, is_ours: Callable[[Headers], bool]) -> None:
        self.service = service
        self.words = words
        self.is_ours = is_ours
        self.addresses: dict[str, int] = {}
        """How many connections each address has."""
        self._wrong_keys: PerAddress | None = None

    def may_try_again(self, address: str) -> bool:
        """Count a wrong key; False once an address has given too many of them."""
        if self._wrong_keys is None:
            self._wrong_keys = PerAddress(self.service().limits.wrong_keys_per_minute)
        return self._wrong_keys.take(address)


class Connection:
    """One device, before and after it took a seat."""

    __slots__ = (
        "address", "backlog", "bucket", "channel", "hub", "is_clogged", "language", "out", "service", "strikes",
        "subscription", "table", "work",
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
        self.is_clogged = False
        self.out: list[bytes] = []
        """Messages besides states, in their order."""
        self.backlog: deque[tuple[m.ClientMessage, str]] = deque()
        self.work: asyncio.Task[None] | None = None
        """A message that waits for storage or for a worker; those after it wait in the backlog."""
        hub.addresses[address] = hub.addresses.get(address, 0) + 1

    # --- writing ----------------------------------------------------------------------------------------------------

    def acknowledge(self, message: str) -> None:
        self.tell(m.Done(message))

    def refuse(self, error: TableError, message: str = "") -> None:
        self.tell(self._refusal(error, message))

    def _refusal(self, error: TableError, message: str = "") -> m.Refused:
        words, report = self.hub.words, self.service.drawing.report_to("undercroft", "")
        if self.table is not None and self.table.game.words.has(error.say.key, self.language):
            words, report = self.table.game.words, self.table.report
        text = text_or_key(words, error.say, self.language, report)
        return m.Refused(error.say.key.removeprefix("error."), text, message)

    def tell(self, message: m.ServerMessage) -> None:
        self.out.append(m.encode(message))
        self.flush()

    def leave(self, error: TableError | None = None) -> None:
        if error is not None:
            self.refuse(error)
        self.channel.close(TRY_LATER)

    def flush(self) -> None:
        """Send what there is, newest state last."""
        if self.is_clogged or not self.channel.is_open:
            return
        while self.out:
            self.channel.send(self.out.pop(0))
        table, subscription = self.table, self.subscription
        if table is None or subscription is None or table.unstored or not subscription.is_behind(table.revision):
            return
        if subscription.failed_revision != table.revision:
            try:
                state = table.state_for(subscription)
            except Exception as error:  # the fallbacks failed, too
                self._report_failed_state(table, subscription, error)
            else:
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
        log.error("a state of table %s could not be written: %s\n%s", table.id, type(error).__name__, where)
        self.channel.send(m.encode(self._refusal(TableError("error.screen"))))

    def lost(self) -> None:
        """The device is gone."""
        if self.work is not None:
            self.work.cancel()
        if self.table is not None and self.subscription is not None:
            self.table.unsubscribe(self.subscription, time.monotonic())
        self.table = self.subscription = None
        left = self.hub.addresses[self.address] - 1
        if left:
            self.hub.addresses[self.address] = left
        else:
            del self.hub.addresses[self.address]

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
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise TableError("error.message", cause=str(error)) from None
            number = getattr(message, "id", "")
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
            subscription.view = None
            self.flush()
        elif isinstance(message, m.Ping):
            self.tell(m.Pong())
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
            log.error("a message could not be answered: %s\n%s", type(error).__name__, where)
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
            await self.service.assign_seat(table, subscription, message.seat, message.agent)
            self.acknowledge(message.id)
        elif isinstance(message, m.Rename):
            if subscription.seat is None:
                raise TableError("error.spectator")
            await self.service.rename(table, subscription.seat, message.name)
            self.acknowledge(message.id)
        elif isinstance(message, m.Close):
            await self.service.close_table(table, subscription)
            self.acknowledge(message.id)
        elif isinstance(message, m.Frames):
            await self._send_frames(message, table, subscription)
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
        if table.state == "open":
            raise TableError("error.over-first")
        last = table.table.version
        if message.step > last or (message.seat is not None and message.seat >= len(table.assignments)):
            raise TableError("error.no-step", step=message.step, last=last)
        drawn = await self.service.workers.moment(table.job(), message.seat, self.language, message.step)
        self.service.drawing.count(table.game.name, table.id, drawn.faults)
        self.tell(m.MomentReply(message.id, message.step, last, msgspec.Raw(drawn.data)))

    # --- seats ------------------------------------------------------------------------------------------------------

    async def _sit(self, message: m.Sit) -> None:
        try:
            table, link = await self.service.open_link(message.token)
        except TableError as error:
            if error.say.key == "error.no-key" and not self.hub.may_try_again(self.address):
                raise TableError("error.too-many") from None
            raise
        if len(table.subscriptions) >= self.service.limits.connections_per_table:
            raise TableError("error.full")
        if self.channel.is_open:
            self._subscribe(message.language, table, link)

    def _subscribe(self, language: m.Language, table: LiveTable, link: Link) -> None:
        self.language = language
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
                secrets=game.has_secrets,
                players=len(table.assignments),
                styles={**COMMON_STYLES, **game.meta.styles},
            )
        )
        self.table = table
        self.subscription = Subscription(self, link.seat, link.host, language)
        table.subscribe(self.subscription)

    def _own_seat(self) -> int:
        """The seat that may answer on this connection now."""
        if self.subscription is None or self.table is None or self.subscription.seat is None:
            raise TableError("error.spectator")
        if self.table.assignments[self.subscription.seat].is_bot:
            raise TableError("error.not-yours")
        return self.subscription.seat
