"""How a server is set up: by options, before the environment, before a TOML file, before the defaults."""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from undercroft.core.errors import BadOption
from undercroft.server.addresses import LOCAL
from undercroft.server.limits import Limits

PREFIX = "UNDERCROFT_"
MAX_WAIT = 500.0
PROGRAM_NAME = re.compile(r"[\w.-]{1,24}")
SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Where browsers have their messages delivered."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that whoever runs a server may decide."""

    host: str = "127.0.0.1"
    """The address it listens on; 0.0.0.0 is every network card."""
    port: int = 8000
    data: str = ""
    """The folder that holds the tables; empty: `undercroft` in the user's own data folder."""
    db: str = ""
    """A file for SQLite, or postgresql://...; empty: tables.db in the data folder."""
    db_connections: int = 4
    """Connections to PostgreSQL of each process."""
    origins: tuple[str, ...] = ()
    """Addresses of other pages that may speak to this server."""
    hosts: tuple[str, ...] = ()
    """Names that this server answers to, besides its addresses and names of the home network; * is any name."""
    proxies: tuple[str, ...] = LOCAL
    """Addresses and networks of proxies whose X-Forwarded-For is believed."""
    metrics_from: tuple[str, ...] = LOCAL
    """Addresses and networks that may read /metrics."""
    log: Literal["lines", "json"] = "lines"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    processes: int = 1
    """Server processes on this machine; more than one needs PostgreSQL."""
    peer: str = ""
    """HOST:PORT where processes on other machines reach this one; empty: this machine only, at a free port."""
    webhook: str = ""
    """An address that is told (POST, JSON) when somebody who is away is asked."""
    webhook_seconds: float = 60
    """How long somebody must have been asked before that."""
    push_contact: str = ""
    """mailto:... or https://...: where push services reach whoever runs this server. Empty: no Web Push."""
    push_seconds: float = 30
    """How long somebody must have been asked, with no page open, before their browser is told."""
    push_services: tuple[str, ...] = SERVICES
    """Names of the push services of browsers; nothing is sent elsewhere."""
    smtp: str = ""
    """A mail server: smtp://user:password@host:port, or smtps://. Empty: no e-mail."""
    mail_from: str = ""
    """The sender of letters."""
    mail_seconds: float = 300
    """How long somebody must have been asked, with no page open, before they get a letter; at most 500."""
    site: str = ""
    """The address of this server in letters, such as https://play.example."""
    bots: int = 0
    """Processes of each server process for bots that search; 0: as many as there are cores, less one."""
    programs: dict[str, str] = {}
    """Programs that may be seated as bots, by the names that people see: NAME = COMMAND (docs/language-models.md)."""
    program_seconds: float = 120
    """How long such a program may take for one decision."""
    limits: Limits = Limits()

    @property
    def database(self) -> str:
        return self.db or str(Path(self.data or default_data()) / "tables.db")


def default_data() -> str:
    """Where tables are kept unless somebody says otherwise: the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return os.path.join(home, "undercroft")


def read_settings(options: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings that options, environment and file give together; BadOption names what is wrong.

    `options` are those of the command line that were given: names of settings, `config` for the file, and `limit` for
    a list of NAME=VALUE.
    """
    found: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    path = options.get("config") or environ.get(f"{PREFIX}CONFIG")
    if path:
        read = _read_file(str(path))
        limits.update(read.pop("limits", {}))
        found.update(read)
    for name in Settings.__struct_fields__:
        text = environ.get(PREFIX + name.upper())
        if text is not None and name != "limits":
            found[name] = text
    for name in Limits.__struct_fields__:
        text = environ.get(f"{PREFIX}LIMIT_{name.upper()}")
        if text is not None:
            limits[name] = text
    found |= {name: options[name] for name in Settings.__struct_fields__ if options.get(name) is not None}
    for pair in options.get("limit") or ():
        name, _, value = str(pair).partition("=")
        limits[name.replace("-", "_")] = value
    return _convert({**found, "limits": limits})


def _read_file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption("error.no-file", path=path, cause=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("error.setting", name=path, cause=str(error)) from None


def _read_programs(given: Any) -> dict[str, str]:
    """NAME=COMMAND of the command line, lines of them from the environment, or a table of the file."""
    pairs = given.splitlines() if isinstance(given, str) else given
    made = dict(pairs) if isinstance(pairs, dict) else {}
    for pair in () if isinstance(pairs, dict) else pairs:
        name, _, command = str(pair).partition("=")
        made[name.strip()] = command.strip()
    for name, command in made.items():
        if not PROGRAM_NAME.fullmatch(str(name)) or not command:
            raise BadOption("error.setting", name="programs", cause=f"{name}={command}")
    return made


def _convert(found: dict[str, Any]) -> Settings:
    for name in found:
        if name not in Settings.__struct_fields__:
            raise BadOption("error.setting-unknown", name=name, names=", ".join(Settings.__struct_fields__))
    for name in found["limits"]:
        if name not in Limits.__struct_fields__:
            raise BadOption("error.setting-unknown", name=name, names=", ".join(Limits.__struct_fields__))
    for name in ("origins", "hosts", "proxies", "metrics_from", "push_services"):
        if isinstance(found.get(name), str):
            found[name] = [part.strip() for part in found[name].split(",") if part.strip()]
    if "programs" in found:
        found["programs"] = _read_programs(found["programs"])
    try:
        settings = msgspec.convert(found, Settings, strict=False)
        for each in (*settings.proxies, *settings.metrics_from):
            ipaddress.ip_network(each, strict=False)
    except ValueError as error:  # msgspec's errors are ValueErrors
        raise BadOption("error.setting", name="", cause=str(error)) from None
    for name in ("push_seconds", "mail_seconds"):  # idle tables leave memory soon after that
        if not 0 <= getattr(settings, name) <= MAX_WAIT:
            raise BadOption("error.setting", name=name, cause=str(getattr(settings, name)))
    limits = settings.limits
    for name in Limits.__struct_fields__:
        if getattr(limits, name) < 0:
            raise BadOption("error.setting", name=name, cause=str(getattr(limits, name)))
    return settings
