"""Running a server: one process, or several on one machine that a small supervisor starts, watches and restarts."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn

from undercroft.core.errors import BadOption
from undercroft.core.game import Game
from undercroft.core.registry import game_at
from undercroft.server.addresses import Addresses
from undercroft.server.app import Server
from undercroft.server.databases import connect, is_postgres
from undercroft.server.http import Door, bounded_http
from undercroft.server.logs import set_up_logs
from undercroft.server.memory import Collector
from undercroft.server.notify import Notifier
from undercroft.server.reminders import Reach
from undercroft.server.settings import Settings
from undercroft.server.websocket import protocol_factory

GRACE = 3
"""Seconds that devices have to say goodbye when a process ends."""
RESTART_PAUSE = 0.2
STOP_PATIENCE = 15.0
READY = "ready at "


class Task(msgspec.Struct):
    """What one of several processes is told to do."""

    settings: Settings
    extra: list[str]
    own: list[str] | None
    port: int
    supervisor: int


def serve(
    settings: Settings, open_browser: bool = False, *, extra: Iterable[Game[Any]] = (), own: Iterable[str] | None = None
) -> None:
    """Run the web table until somebody stops it. `extra` games stand beside the program's own, all or those named."""
    if settings.processes > 1:
        if not is_postgres(settings.database):
            raise BadOption("error.processes")
        Supervisor(settings, list(extra), None if own is None else list(own)).run(open_browser)
        return
    _serve_alone(settings, list(extra), own, _listen(settings.host, settings.port), _announcer(settings, open_browser))


def _listen(host: str, port: int, is_shared: bool = False) -> socket.socket:
    """A socket at this address; several processes may share it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_shared:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise BadOption("error.listen", host=host, port=port, cause=error.strerror or str(error)) from None
    return made


def _peer_socket(settings: Settings) -> socket.socket | None:
    """Where other processes find this one; only tables in PostgreSQL may be shared with others."""
    if not is_postgres(settings.database):
        return None
    host, _, port = settings.peer.rpartition(":")
    return _listen(host.strip("[]") or "127.0.0.1", int(port or 0))


class Running(uvicorn.Server):
    """uvicorn, which gives its tables away before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, app: Server) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.is_draining = True
        for each in self.servers:
            each.close()
        await self.app.drain()
        await super().shutdown(sockets)


def _serve_alone(
    settings: Settings, extra: list[Game[Any]], own: Iterable[str] | None, public: socket.socket, announce: Any
) -> None:
    set_up_logs(settings.log, settings.log_level)
    peer = _peer_socket(settings)
    address = "" if peer is None else "{}:{}".format(*peer.getsockname()[:2])
    store = connect(settings.database, address=address, connections=settings.db_connections)
    server = Server(
        store,
        extra=extra,
        own=own,
        limits=settings.limits,
        origins=settings.origins,
        addresses=Addresses(settings.proxies, (*settings.hosts, *_names(settings.origins))),
        metrics_from=settings.metrics_from,
        bots=settings.bots or None,
        programs=settings.programs,
        program_seconds=settings.program_seconds,
        notifier=Notifier(settings.webhook, settings.webhook_seconds) if settings.webhook else None,
        reach=Reach(settings),
        collector=Collector(),
    )
    server.door = Door(server.limits, server.addresses)
    config = uvicorn.Config(
        server.asgi,
        http=bounded_http(server.door),
        ws=protocol_factory(server.hub),
        proxy_headers=False,
        log_config=None,
        log_level=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    running = Running(config, server)

    def tell() -> None:
        while not running.started:
            if running.should_exit:
                return
            time.sleep(0.02)
        announce(public.getsockname()[1])

    threading.Thread(target=tell, daemon=True).start()
    running.run(sockets=[public] if peer is None else [public, peer])
    if not running.started:
        raise SystemExit(1)


def _names(origins: Sequence[str]) -> list[str]:
    """The names in the addresses of pages: whoever may speak to this server may also call it so."""
    return [urlsplit(origin).hostname or "" for origin in origins]


def _announcer(settings: Settings, open_browser: bool) -> Any:
    def announce(port: int) -> None:
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        address = f"http://{shown}:{port}/"
        print(f"Undercroft is open at {address} (Ctrl-C closes it)", flush=True)
        if open_browser:
            webbrowser.open(address)

    return announce


# --- several processes -----------------------------------------------------------------------------------------------


class Supervisor:
    """Starts the processes, starts again those that end, replaces them one by one on SIGHUP, stops them on SIGTERM."""

    def __init__(self, settings: Settings, extra: list[Game[Any]], own: list[str] | None) -> None:
        self.settings = settings
        self.extra = [game.meta.game for game in extra]
        self.own = own
        self.held = _listen(settings.host, settings.port, is_shared=True)  # keeps the port between restarts
        self.port = self.held.getsockname()[1]
        self.children: list[subprocess.Popen[str]] = []
        self.is_stopping = False
        self.wants_renewal = False

    def run(self, open_browser: bool) -> None:
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._stop)
        signal.signal(signal.SIGHUP, self._renew_soon)
        try:
            self.children = [self._start() for _ in range(self.settings.processes)]
            if all(self._is_ready(child) for child in self.children):
                _announcer(self.settings, open_browser)(self.port)
                self._watch()
            elif not self.is_stopping:
                raise SystemExit(1)
        finally:
            self._end(self.children)
            self.held.close()

    def _stop(self, *_: Any) -> None:
        self.is_stopping = True

    def _renew_soon(self, *_: Any) -> None:
        self.wants_renewal = True

    def _start(self) -> subprocess.Popen[str]:
        one = msgspec.structs.replace(self.settings, processes=1)
        task = Task(one, self.extra, self.own, self.port, os.getpid())
        command = [sys.executable, "-m", "undercroft.server.serving", msgspec.json.encode(task).decode()]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def _is_ready(self, child: subprocess.Popen[str]) -> bool:
        assert child.stdout is not None
        return child.stdout.readline().startswith(READY)

    def _watch(self) -> None:
        while not self.is_stopping:
            time.sleep(RESTART_PAUSE)
            for at, child in enumerate(self.children):
                if child.poll() is not None and not self.is_stopping:
                    self._close(child)
                    self.children[at] = self._start()
            if self.wants_renewal:
                self.wants_renewal = False
                self._renew()

    def _renew(self) -> None:
        """A rolling restart: the next process starts, and is ready, before the old one gives its tables away."""
        for at, old in enumerate(self.children):
            if self.is_stopping:
                return
            fresh = self._start()
            self.children[at] = fresh
            self._is_ready(fresh)
            self._end([old])

    def _end(self, children: list[subprocess.Popen[str]]) -> None:
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                child.terminate()
        until = time.monotonic() + STOP_PATIENCE
        for child in children:
            try:
                child.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
            self._close(child)

    def _close(self, child: subprocess.Popen[str]) -> None:
        if child.stdout is not None:
            child.stdout.close()


def _leave_with(supervisor: int) -> None:
    """End when the supervisor is gone, however it went."""

    def watch() -> None:
        while os.getppid() == supervisor:
            time.sleep(0.5)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()


def main() -> None:
    """One of several processes: `python -m undercroft.server.serving TASK`."""
    task = msgspec.json.decode(sys.argv[1], type=Task)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    _leave_with(task.supervisor)
    extra = [game_at(path) for path in task.extra]
    public = _listen(task.settings.host, task.port, is_shared=True)
    _serve_alone(task.settings, extra, task.own, public, lambda port: print(f"{READY}{port}", flush=True))


if __name__ == "__main__":
    main()
