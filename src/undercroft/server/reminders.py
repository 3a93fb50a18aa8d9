"""Telling people who are away that it is their turn, as each of them chose: by Web Push, by e-mail."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import smtplib
import time

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.say import say
from undercroft.core.words import words_of
from undercroft.server import mail, web_push
from undercroft.server.live_table import LiveTable
from undercroft.server.mail import MailServer
from undercroft.server.names import title
from undercroft.server.service import TableService
from undercroft.server.settings import Settings
from undercroft.server.storage import Contact, ContactKind, StoreError
from undercroft.server.subscription import Subscription

log = logging.getLogger("undercroft.server")

MAX_CONTACTS = 4
"""Browsers and addresses of one seat."""
MAIL_PAUSE = 3600.0
"""Seconds between two letters to one seat."""
AT_ONCE = 8


class Turn(msgspec.Struct):
    """What a browser is pushed; the page finds the key to the table by itself."""

    title: str
    body: str
    table: str


class Reach:
    """How this server reaches people: what is set up, and the server's own key."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.mail: MailServer | None = None
        if settings.smtp:
            self.mail = mail.read_server(settings.smtp, settings.mail_from)
        self.has_push = bool(settings.push_contact) and web_push.HAS_CRYPTOGRAPHY
        if settings.push_contact and not web_push.HAS_CRYPTOGRAPHY:
            log.error("Web Push needs the package cryptography: install undercroft[push]")
        self.key = ""
        """The private key of Web Push, the same for all processes."""
        self.push_key = ""
        """What browsers are told of it."""

    async def open(self, service: TableService) -> None:
        if self.has_push:
            self.key = await service.store.server_key("web-push", web_push.new_key())
            self.push_key = web_push.public_key(self.key)

    @property
    def kinds(self) -> list[ContactKind]:
        return [*(("push",) if self.has_push else ()), *(("mail",) if self.mail is not None else ())]

    def check(self, contact: Contact) -> None:
        """TableError where nothing can be sent there."""
        if contact.kind not in self.kinds:
            raise TableError("error.no-reminders")
        if contact.kind == "push":
            web_push.check_subscription(contact, self.settings.push_services)
        else:
            mail.check_address(contact.address)


def stop_code(secret: bytes, seat: int, address: str) -> str:
    """What ends the letters to an address, for whoever gets them."""
    return hmac.new(secret, f"stop {seat} {address}".encode(), hashlib.sha256).hexdigest()[:32]


async def set_contact(
    service: TableService, reach: Reach, table: LiveTable, sender: Subscription, contact: Contact, is_on: bool
) -> None:
    """Keep where a person wants to be told, or forget it; it belongs to the seat and to nothing else."""
    if sender.seat is None:
        raise TableError("error.spectator")
    if not is_on:
        await service.store.drop_contact(table.no, sender.seat, contact.kind, contact.address)
        return
    reach.check(contact)
    known = await service.store.contacts(table.no, sender.seat)
    if len(known) >= MAX_CONTACTS and not any(each.address == contact.address for each in known):
        raise TableError("error.too-many-contacts")
    await service.store.add_contact(table.no, sender.seat, contact)


class Reminders:
    """Looks at the tables in memory every few seconds, and tells whoever is asked and has no page open."""

    def __init__(self, service: TableService, reach: Reach) -> None:
        self.service = service
        self.reach = reach
        self.after = {"push": reach.settings.push_seconds, "mail": reach.settings.mail_seconds}
        self.words = words_of("undercroft.server")
        self._told: dict[tuple[int, int, str], str] = {}
        """The question that a seat was told of last, in each way."""
        self._done: set[int] = set()
        """Tables in memory that are over, and of which no addresses are kept."""
        self._mailed: dict[tuple[int, int], float] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        kinds = self.reach.kinds
        pause = min(5.0, *(self.after[kind] / 2 + 0.05 for kind in kinds))
        while True:
            await asyncio.sleep(pause)
            for table in list(self.service.tables.values()):
                if table.state == "open":
                    try:
                        self._look(table, kinds)
                    except Exception as error:  # those at other tables are told all the same
                        self.service.report("nobody could be reminded of a turn", error)
                elif table.no not in self._done:
                    self._done.add(table.no)
                    self.service.run_soon(self._forget(table))
            self._told = {key: told for key, told in self._told.items() if key[0] in self.service.tables}
            self._done &= self.service.tables.keys()

    async def _forget(self, table: LiveTable) -> None:
        """The game is over: nobody's address is needed any more."""
        with contextlib.suppress(StoreError):
            await self.service.store.drop_contacts(table.no)

    def _look(self, table: LiveTable, kinds: list[ContactKind]) -> None:
        now = time.time()
        for seat in table.table.requests:
            person = table.assignments[seat]
            if person.is_bot or person.free or table.is_here(seat):
                continue
            waited = now - max(table.moved_at, table.away_since(seat))
            for kind in kinds:
                if waited >= self.after[kind] and self._told.get((table.no, seat, kind)) != table.question_id(seat):
                    if kind == "mail" and now - self._mailed.get((table.no, seat), 0) < MAIL_PAUSE:
                        continue
                    self._told[table.no, seat, kind] = table.question_id(seat)
                    self.service.run_soon(self._tell(table, seat, kind))

    async def _tell(self, table: LiveTable, seat: int, kind: ContactKind) -> None:
        try:
            contacts = [each for each in await self.service.store.contacts(table.no, seat) if each.kind == kind]
            for contact in contacts:
                async with self._places:
                    await self._send(table, seat, contact)
        except StoreError as error:
            log.warning("nobody could be told", extra={"table": table.id, "cause": error.say.key})

    async def _send(self, table: LiveTable, seat: int, contact: Contact) -> None:
        try:
            if contact.kind == "push":
                is_there = await asyncio.to_thread(self._push, table, contact)
                if not is_there:
                    await self.service.store.drop_contact(table.no, seat, contact.kind, contact.address)
            else:
                self._mailed[table.no, seat] = time.time()
                await asyncio.to_thread(self._mail, table, seat, contact)
            self.service.metrics.counts["reminders", contact.kind] += 1
        except (OSError, ValueError, smtplib.SMTPException) as error:  # never the address: it is the person's own
            extra = {"table": table.id, "cause": type(error).__name__}
            log.warning("somebody could not be told by %s", contact.kind, extra=extra)
            self.service.metrics.error(contact.kind)

    def _push(self, table: LiveTable, contact: Contact) -> bool:
        game = title(table.game, contact.language)
        turn = Turn(self._text(contact, "notice.title"), self._text(contact, "notice.body", game=game), table.id)
        sender = self.reach.settings.push_contact
        return web_push.deliver(contact, msgspec.json.encode(turn), self.reach.key, sender, table.id)

    def _mail(self, table: LiveTable, seat: int, contact: Contact) -> None:
        assert self.reach.mail is not None
        game, site = title(table.game, contact.language), self.reach.settings.site.rstrip("/")
        stop = f"{site}/stop/{table.id}/{seat}/{stop_code(table.secret, seat, contact.address)}" if site else ""
        body = self._text(contact, "notice.letter", game=game, site=f"{site}/#/table/{table.id}" if site else "")
        if stop:
            body += "\n\n" + self._text(contact, "notice.stop", address=stop)
        mail.deliver(self.reach.mail, contact.address, self._text(contact, "notice.subject", game=game), body, stop)

    def _text(self, contact: Contact, key: str, **args: str) -> str:
        return self.words.text(say(key, **args), contact.language)


async def stop_letters(service: TableService, id_: str, seat: int, code: str) -> bool:
    """Forget the address of a seat, for whoever got a letter there."""
    no = await service.store.number(id_)
    row = await service.store.table(no) if no is not None else None
    if row is None:
        return False
    for contact in await service.store.contacts(row.no, seat):
        if contact.kind == "mail" and hmac.compare_digest(stop_code(row.secret, seat, contact.address), code):
            await service.store.drop_contact(row.no, seat, "mail", contact.address)
            return True
    return False
