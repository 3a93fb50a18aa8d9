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
    tables_per_minute: float = 30
    requests_per_minute: float = 600
    wrong_keys_per_minute: float = 20
    connections_per_address: int = 64
    connections_per_table: int = 64


class Bucket:
    """Holds up to `capacity` tokens and gains `rate` of them a second."""

    __slots__ = ("at", "capacity", "left", "rate")

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate = rate
        self.capacity = self.left = capacity
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False where none is left."""
        now = time.monotonic()
        self.left = min(self.capacity, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class PerAddress:
    """One bucket for each address; the longest unseen are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of this address; False where none is left."""
        bucket = self._buckets.pop(address, None) or Bucket(self.per_minute / 60, self.per_minute)
        self._buckets[address] = bucket
        if len(self._buckets) > 10_000:
            self._buckets.popitem(last=False)
        return bucket.take()
