"""E-mail to people who are away, over the SMTP server that whoever runs this one has set up."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from undercroft.core.errors import BadOption, TableError

PATIENCE = 15.0
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


class MailServer(NamedTuple):
    """How letters leave: smtp://user:password@host:port, with TLS where the server offers it, or smtps://."""

    host: str
    port: int
    user: str
    password: str
    is_encrypted: bool
    sender: str


def read_server(url: str, sender: str) -> MailServer:
    """BadOption where the setting names no mail server."""
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(sender):
        raise BadOption("error.setting", name="smtp", cause="smtp://user:password@host:port, mail_from")
    is_encrypted = parts.scheme == "smtps"
    port = parts.port or (465 if is_encrypted else 587)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, is_encrypted, sender)


def check_address(address: str) -> None:
    if len(address) > 254 or not ADDRESS.fullmatch(address):
        raise TableError("error.mail-address")


def deliver(server: MailServer, address: str, subject: str, text: str, stop: str) -> None:
    """Send one letter; `stop` is the address that ends them."""
    letter = EmailMessage()
    letter["Subject"], letter["From"], letter["To"] = subject, server.sender, address
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=server.sender.partition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    if stop:
        letter["List-Unsubscribe"] = f"<{stop}>"
    letter.set_content(text)
    context = ssl.create_default_context()
    made = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        if server.is_encrypted
        else smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    )
    with made as line:
        line.ehlo()
        if not server.is_encrypted and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        if server.user:
            line.login(server.user, server.password)
        line.send_message(letter)
