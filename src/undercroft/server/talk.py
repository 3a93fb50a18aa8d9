"""What people say to each other at a table; it is stored with it."""

from __future__ import annotations

import time

from undercroft.core.errors import TableError
from undercroft.server.limits import Bucket, Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.plain import clean_text
from undercroft.server.storage import Store, TalkLine
from undercroft.server.subscription import Subscription

REMEMBERED_TALK = 100
PHRASES = ("hello", "thanks", "well-played", "sorry", "one-moment", "back", "your-turn", "good-game")
"""Quick phrases: the page has their words in the reader's language."""


async def talk(store: Store, limits: Limits, table: LiveTable, sender: Subscription, kind: str, text: str) -> None:
    """Say something to everybody at a table."""
    if sender.seat is None:
        raise TableError("error.spectator")
    if kind == "phrase" and text not in PHRASES:
        raise TableError("error.message", cause="phrase")
    said = text if kind == "phrase" else clean_text(text)
    if not said:
        return
    rate = limits.talk_per_minute
    bucket = table.talk_buckets.setdefault(sender.seat, Bucket(rate / 60, max(1, rate / 4)))
    if not bucket.take():
        raise TableError("error.too-fast")
    number = table.talk[-1].n + 1 if table.talk else 0
    line = TalkLine(number, time.time(), sender.seat, "phrase" if kind == "phrase" else "words", said)
    table.talk = [*table.talk[1 - REMEMBERED_TALK :], line]
    await store.add_talk(table.no, line)
    for subscription in list(table.subscriptions):
        subscription.device.hear(line)
