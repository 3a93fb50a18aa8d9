"""How much anybody may ask for: token buckets per connection and per address."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """What one connection or one address may do; the defaults are far above what people do."""

    messages_per_second: float = 20
    messages_at_once: int = 80
    strikes: int = 60
    """Refused messages before a connection is closed; one is forgiven every second."""
    message_bytes: int = 4096
    record_bytes: int = 2_000_000
    body_bytes: int = 20_000
    head_bytes: int = 16_384
    """A request's first line and headers together."""
    steps: int = 20_000
    """Answers of people and fate together that a table may have."""
    heavy_per_minute: float = 600
    """Messages of one address that cost the server more than an answer does: undo, sync, replays, names, seats."""
    tables_per_minute: float = 30
    all_tables_per_minute: float = 1200
    """New tables of all addresses together."""
    record_steps_per_minute: float = 60_000
    """Answers in all records that one address brings: each is replayed, and takes memory once somebody looks at it."""
    pages_per_minute: float = 10
    """New pages of people from one address."""
    requests_per_minute: float = 600
    files_per_minute: float = 6000
    """Pages, pictures and other files."""
    wrong_keys_per_minute: float = 20
    talk_per_minute: float = 20
    """What one seat may say."""
    advice_per_minute: float = 6
    """How often one seat may ask the coach."""
    analyses_per_minute: float = 2
    """Analyses of finished games that one address may start."""
    analyses_at_once: int = 4
    """Analyses that are made or wait at the same time, of all guests together."""
    analysis_tries: int = 24
    """Games that an analysis plays on from each decision."""
    analysis_decisions: int = 1500
    """Decisions of the longest game that is analysed."""
    points_per_minute: float = 60
    """How often one seat may point at something."""
    connections_per_address: int = 64
    connections_per_table: int = 64
    connections: int = 0
    """All connections together; 0: as many as the system lets this process open, less some for its own files."""
    head_seconds: float = 10
    """Time to send a request's head."""
    body_seconds: float = 30
    answer_seconds: float = 120
    """Time to read an answer over HTTP."""
    sit_seconds: float = 20
    """Time that a socket may be open without a seat."""
    unread_seconds: float = 60
    """Time that a device may leave what it was sent unread."""
    unread_bytes: int = 4_000_000
    absence_seconds: float = 300
    """How long somebody must be away before other guests may let a bot play their seat."""
    open_tables_per_minute: float = 6
    """New tables of one address that the lobby shows to everybody."""
    joins_per_minute: float = 10
    """Open tables at which one address sits down or watches."""
    clock_seconds: float = 60
    """The shortest time that a clock may give."""
    clock_grace_seconds: float = 60
    """The time that people have whose clock ran out while the server was down."""


class Bucket:
    """Holds up to `capacity` tokens and gains `rate` of them a second."""

    __slots__ = ("at", "capacity", "left", "rate")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = self.left = capacity
        self.at = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Take a token or several; False where there are not so many."""
        now = time.monotonic()
        left = self.left + (now - self.at) * self.rate
        if left > self.capacity:
            left = self.capacity
        self.at = now
        has_enough = left >= count
        self.left = left - count if has_enough else left
        return has_enough


class PerAddress:
    """One bucket for each address; the longest unseen are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, count: float = 1) -> bool:
        """Take a token of this address, or several; False where there are not so many."""
        bucket = self._buckets.pop(address, None) or Bucket(self.per_minute / 60, self.per_minute)
        self._buckets[address] = bucket
        if len(self._buckets) > 10_000:
            self._buckets.popitem(last=False)
        return bucket.take(count)
