"""Pointing at something on the table: those see it who see the thing itself.

What everybody sees stays pointed at until whoever points does something else, so that those who are away see it, too.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

from undercroft.core.errors import TableError
from undercroft.server.limits import Bucket
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import PointReply, encode
from undercroft.server.service import TableService
from undercroft.server.storage import StoreError
from undercroft.server.subscription import Subscription

log = logging.getLogger("undercroft.server")


def shows(panels: Iterable[bytes], id_: str) -> bool:
    """Whether something of this name lies on these panels."""
    mark = b'"id":' + encode(id_)
    return any(mark in panel for panel in panels)


def point(service: TableService, table: LiveTable, sender: Subscription, id_: str) -> None:
    """Let everybody who sees the thing see that somebody points at it."""
    if sender.seat is None:
        raise TableError("error.spectator")
    rate = service.limits.points_per_minute
    bucket = table.point_buckets.setdefault(sender.seat, Bucket(rate / 60, max(1, rate / 10)))
    if not bucket.take():
        raise TableError("error.too-fast")
    if sender.view is None or not shows(sender.view.panels.values(), id_):
        raise TableError("error.not-there")
    reply = PointReply(sender.seat, id_)
    is_open = shows(table.spectator_panels(sender.language), id_)
    for subscription in table.subscriptions:
        # What lies on one's own screen alone may be called like something else on another's: the first card of a hand.
        if not is_open and subscription.seat != sender.seat:
            continue
        # What the device was sent last: a thing that it does not know yet is nothing to it.
        if subscription.view is not None and shows(subscription.view.panels.values(), id_):
            subscription.device.see_point(reply)
    _keep(service, table, sender.seat, id_, is_open)


def _keep(service: TableService, table: LiveTable, seat: int, id_: str, is_open: bool) -> None:
    """Store what a seat points at. Of what only some see nothing is kept: it could lie open later."""
    points = table.more.points
    before = points.pop(seat, None)
    if is_open:
        points[seat] = id_
    if points.get(seat) != before:
        service.run_soon(_store(service, table))


async def _store(service: TableService, table: LiveTable) -> None:
    try:
        await service.store.note(table.no, table.rules, table.more)
    except StoreError as error:  # a finger that is lost harms nobody
        log.warning("what somebody points at could not be stored", extra={"table": table.id, "cause": error.say.key})


def show_kept_points(table: LiveTable, newcomer: Subscription) -> None:
    """Show somebody who sits down what the others point at."""
    for seat, id_ in table.more.points.items():
        is_shown = newcomer.view is not None and shows(newcomer.view.panels.values(), id_)
        if is_shown and seat != newcomer.seat:
            newcomer.device.see_point(PointReply(seat, id_, kept=True))
