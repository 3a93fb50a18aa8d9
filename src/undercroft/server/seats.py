"""Who plays a seat: handing it to a bot and back, and agreeing about the seat of somebody who is away."""

from __future__ import annotations

import time

from undercroft.core.errors import TableError
from undercroft.server.limits import Limits
from undercroft.server.live_table import LiveTable
from undercroft.server.messages import Proposal
from undercroft.server.service import TableService
from undercroft.server.subscription import Subscription

BY_SPECTATOR = -1


async def assign_seat(service: TableService, table: LiveTable, sender: Subscription, seat: int, agent: str) -> None:
    """Hand a seat to a bot or take it back: one's own at any time, that of somebody long away, any for the host.

    The seat of somebody away goes to a bot once everybody who is here agrees. Whoever comes back is told who did it,
    and takes the seat back at once.
    """
    if not 0 <= seat < len(table.assignments):
        raise TableError("error.give")
    if sender.seat is None and not sender.is_host:
        raise TableError("error.spectator")
    if agent:
        service.check_agent(agent)
    is_own = sender.seat == seat
    if agent and not is_own:
        must_be_asked = _check_absence(service.limits, table, sender, seat)
        if must_be_asked and sender.seat is not None:
            table.proposal = Proposal(seat, agent, sender.seat, [sender.seat], _people_here(table), time.time())
            await settle_proposal(service, table)
            return
    elif not agent:
        _check_way_back(table, sender, seat)
    by = None if is_own or not agent else sender.seat if sender.seat is not None else BY_SPECTATOR
    await _hand_over(service, table, seat, agent, by, [])


def _check_absence(limits: Limits, table: LiveTable, sender: Subscription, seat: int) -> bool:
    """TableError where this seat is not the sender's to give; tells whether others must agree first."""
    assignment = table.assignments[seat]
    is_person = assignment.who != "bot"
    if sender.is_host and not (is_person and table.more.absence):
        return False
    if not is_person or table.is_here(seat):
        raise TableError("error.give")
    left = (table.more.absence or limits.absence_seconds) - (time.time() - table.away_since(seat))
    if left > 0:
        raise TableError("error.away-too-short", minutes=max(1, round(left / 60)))
    return not sender.is_host and not assignment.is_bot


def _check_way_back(table: LiveTable, sender: Subscription, seat: int) -> None:
    if table.assignments[seat].who == "bot" or not (sender.seat == seat or sender.is_host):
        raise TableError("error.give")
    if table.clock is not None and table.clock.is_used_up(seat):
        raise TableError("error.time-up")


async def _hand_over(
    service: TableService, table: LiveTable, seat: int, agent: str, by: int | None, agreed: list[int]
) -> None:
    assignment = table.assignments[seat]
    assignment.agent, assignment.given_by, assignment.agreed = agent, by, agreed
    if agent and assignment.who != "bot" and not table.more.stood_in:
        table.more.stood_in = True  # such a table changes no ratings
        await service.store.note(table.no, table.rules, table.more)
    if table.proposal is not None and table.proposal.seat == seat:
        table.proposal = None
    table.trouble.discard(seat)
    running = table.thinking.pop(seat, None)
    if running is not None:
        running[1].cancel()
    await service.update(table)


# --- agreeing ---------------------------------------------------------------------------------------------------------


def _people_here(table: LiveTable) -> list[int]:
    """The seats whose people are here and play themselves."""
    here = {subscription.seat for subscription in table.subscriptions}
    return [seat for seat, each in enumerate(table.assignments) if seat in here and not each.is_bot]


async def agree(service: TableService, table: LiveTable, sender: Subscription, is_for: bool) -> None:
    """Somebody who is here agrees to the proposal, or does not: then it is off."""
    proposal = table.proposal
    if sender.seat is None:
        raise TableError("error.spectator")
    if proposal is None or proposal.against is not None or sender.seat not in _people_here(table):
        raise TableError("error.stale")
    if is_for:
        proposal.agreed = sorted({*proposal.agreed, sender.seat})
        await settle_proposal(service, table)
    else:
        proposal.against = sender.seat
        table.seats_changed()


async def agree_to_end(service: TableService, table: LiveTable, sender: Subscription, is_for: bool) -> None:
    """Somebody agrees to end a game that goes in circles; once everybody who is here does, it is closed."""
    if sender.seat is None:
        raise TableError("error.spectator")
    if table.enders is None or table.state != "open" or sender.seat not in _people_here(table):
        raise TableError("error.stale")
    table.enders = sorted({*table.enders, sender.seat} if is_for else {*table.enders} - {sender.seat})
    if set(_people_here(table)) <= set(table.enders):
        table.state = "closed"
        await service.update(table)
    else:
        table.seats_changed()


async def settle_proposal(service: TableService, table: LiveTable) -> None:
    """Do what was proposed once everybody who is here has agreed; drop it where the person is back."""
    proposal = table.proposal
    if proposal is None or not service.keeps(table):
        return
    here = _people_here(table)
    if table.is_here(proposal.seat) or table.assignments[proposal.seat].is_bot or table.state != "open":
        table.proposal = None
    elif proposal.against is None:
        proposal.asked = here
        if here and set(here) <= set(proposal.agreed):
            await _hand_over(service, table, proposal.seat, proposal.agent, proposal.by, proposal.agreed)
            return
    table.seats_changed()
