"""The ASGI application: pages, lobby, records and rules over HTTP, tables over a WebSocket; `serving.py` runs it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, MutableMapping
from functools import cached_property, partial
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from undercroft import __version__
from undercroft.core.errors import TableError
from undercroft.core.game import Game, Setting
from undercroft.core.meta import COMMON_STYLES
from undercroft.core.say import say
from undercroft.core.scene import encoder
from undercroft.core.words import LANGUAGES, Words, words_of
from undercroft.server import lobby_messages
from undercroft.server import messages as m
from undercroft.server.addresses import LOCAL, Addresses, Headers, counted_as
from undercroft.server.analyses import Analyses
from undercroft.server.carried_keys import make_code, open_code
from undercroft.server.connection import Hub
from undercroft.server.http import Door
from undercroft.server.languages import language_of
from undercroft.server.limits import Limits, PerAddress
from undercroft.server.memory import Collector
from undercroft.server.metrics import Metrics, write_metrics
from undercroft.server.names import title
from undercroft.server.notify import Notifier
from undercroft.server.open_tables import OpenTables
from undercroft.server.relay import pass_on
from undercroft.server.reminders import Reach, Reminders, stop_letters
from undercroft.server.service import AGENTS, Elsewhere, Games, TableService, agents_of
from undercroft.server.storage import Store, StoreError
from undercroft.server.workers import WorkerPool

log = logging.getLogger("undercroft.server")

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
QUESTION_LENGTH = 200
"""Letters of a question to the rules that are read."""
HEALTH_EVERY = 1.0
HEALTH_PATIENCE = 3.0
SHARED = {"cache-control": "public, max-age=600", "vary": "Accept-Language"}
FOREVER = "public, max-age=31536000, immutable"


Lifespan = Callable[[], contextlib.AbstractAsyncContextManager[None]]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


class Guard:
    """Around everything: headers on every answer, limits, no request from another site's page or by a foreign name."""

    def __init__(
        self,
        app: Any,
        life: Lifespan,
        origins: frozenset[str],
        addresses: Addresses,
        limits: Limits,
        metrics: Metrics,
        words: Words,
    ) -> None:
        self.app = app
        self.metrics = metrics
        self.words = words
        self._life = life
        self.origins = origins
        self.addresses = addresses
        self._requests = PerAddress(limits.requests_per_minute)
        self._files = PerAddress(limits.files_per_minute)

    def is_ours(self, headers: Headers) -> bool:
        """Whether the page that asks came from here. Programs send no Origin; they hold a key or they do not."""
        origin = host = None
        for name, value in headers:
            if name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
        if host is not None and not self.addresses.is_known(host):
            return False
        if origin is None:
            return True
        if origin in self.origins:
            return True
        return host is not None and urlsplit(origin).netloc == host

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return

        async def with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", ()), *HEADERS]
            await send(event)

        refused = self._refusal(scope)
        begin = time.monotonic()
        await (self.app if refused is None else refused)(scope, receive, with_headers)
        self.metrics.requests.observe(time.monotonic() - begin)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Open the service, serve, close it; a start that fails is told in a sentence."""
        await receive()
        try:
            async with self._life():
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except TableError as error:
            message = self.words.text(error.say, "en")
            await send({"type": "lifespan.startup.failed", "message": message})
            return
        await send({"type": "lifespan.shutdown.complete"})

    def _refusal(self, scope: Event) -> Response | None:
        """Why a request is not taken."""
        headers: Headers = scope["headers"]
        host = next((value.decode("latin-1") for name, value in headers if name == b"host"), None)

        def refused(status: int, code: str, key: str) -> Response:
            return fault(status, code, self.words.text(say(key), language_of(HTTPConnection(scope))))

        if host is not None and not self.addresses.is_known(host):
            return refused(421, "host", "error.unknown-host")
        client = scope.get("client")
        address = counted_as(self.addresses.client(client[0] if client else "", headers))
        scope["client"] = (address, 0)
        is_asked = scope["path"].startswith("/api/")
        if not (self._requests if is_asked else self._files).take(address):
            return refused(429, "too-many", "error.too-many")
        if scope["method"] not in ("GET", "HEAD") and not self.is_ours(headers):
            return refused(403, "origin", "error.origin")
        return None


def answer(data: Any, status: int = 200) -> Response:
    return Response(m.encode(data), status, {"cache-control": "no-store"}, "application/json")


def fault(status: int, code: str, why: str) -> Response:
    return answer(m.Fault(code, why), status)


class Server:
    """Everything behind the addresses; `asgi` is the application."""

    def __init__(
        self,
        store: Store,
        *,
        extra: Iterable[Game[Any]] = (),
        own: Iterable[str] | None = None,
        limits: Limits | None = None,
        origins: Iterable[str] = (),
        addresses: Addresses | None = None,
        metrics_from: Iterable[str] = LOCAL,
        bots: int | None = None,
        programs: Mapping[str, str] | None = None,
        program_seconds: float = 120.0,
        notifier: Notifier | None = None,
        reach: Reach | None = None,
        static: Path | None = None,
        collector: Collector | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.door: Door | None = None
        self.is_draining = False
        self._bots = bots
        self._programs, self._program_seconds = dict(programs or {}), program_seconds
        self._notifier = notifier
        self._reach = reach if reach is not None and reach.kinds else None
        self._readers = Addresses(metrics_from)
        self._health: tuple[float, str] = (-1e9, "")
        self._checking: asyncio.Task[str] | None = None
        """A look at the store, which may take longer than anybody waits for it."""
        self.games = Games(extra, own)
        self.words = words_of("undercroft.server")
        self.static = static or Path(str(files("undercroft.server"))) / "static"
        self._store = store
        self._collector = collector
        self._service: TableService | None = None
        self._tables = PerAddress(self.limits.tables_per_minute)
        self._record_steps = PerAddress(self.limits.record_steps_per_minute)
        self.addresses = addresses or Addresses()
        self._codes = PerAddress(self.limits.wrong_keys_per_minute)
        self._new_open = PerAddress(self.limits.open_tables_per_minute)
        self._joins = PerAddress(self.limits.joins_per_minute)
        self._open: OpenTables | None = None
        self._analyses: Analyses | None = None
        self._new_analyses = PerAddress(self.limits.analyses_per_minute)
        self._pages = PerAddress(self.limits.pages_per_minute)
        self._rules: dict[tuple[str, str], bytes] = {}
        self._codices: dict[tuple[str, str], bytes] = {}
        self._lobby: dict[str, bytes] = {}
        self.origins = frozenset(origins)

    @property
    def service(self) -> TableService:
        assert self._service is not None
        return self._service

    @cached_property
    def hub(self) -> Hub:
        """The WebSockets at /ws."""
        return Hub(lambda: self.service, self.words, self.asgi.is_ours, self.addresses)

    @cached_property
    def asgi(self) -> Guard:
        app = Starlette(
            routes=[
                Route("/", self.page),
                Route("/assets/{name}", self.asset),
                Route("/art/{name}", self.art),
                Route("/{name}.{kind:str}", self.file),
                Route("/api/games", self.lobby),
                Route("/api/codex/{game}", self.codex),
                Route("/api/rules/{game}", self.rules),
                Route("/api/rules/{game}/find", self.find_rules),
                Route("/api/tables", self.create_table, methods=["POST"]),
                Route("/api/records", self.import_record, methods=["POST"]),
                Route("/api/record", self.record, methods=["POST"]),
                Route("/api/analysis", self.analysis, methods=["POST"]),
                Route("/api/delete", self.delete_table, methods=["POST"]),
                Route("/api/code", self.make_code, methods=["POST"]),
                Route("/api/code/open", self.open_code, methods=["POST"]),
                Route("/api/mine", self.my_tables, methods=["POST"]),
                Route("/api/codex/{game}/opened", self.opened_entries, methods=["POST"]),
                Route("/stop/{table}/{seat:int}/{code}", self.stop_letters),
                Route("/api/open", self.open_tables),
                Route("/api/open/join", self.join_table, methods=["POST"]),
                Route("/api/player", self.player_page, methods=["POST"]),
                Route("/api/player/new", self.new_player, methods=["POST"]),
                Route("/api/player/seats", self.note_seats, methods=["POST"]),
                Route("/api/player/delete", self.delete_player, methods=["POST"]),
                Route("/api/health", self.health),
                Route("/health", self.health),
                Route("/ready", self.ready),
                Route("/metrics", self.show_metrics),
            ],
            middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
            exception_handlers={404: self._missing, 405: self._missing, 500: self._failed},
        )
        return Guard(app, self._lifespan, self.origins, self.addresses, self.limits, self.metrics, self.words)

    @contextlib.asynccontextmanager
    async def _lifespan(self) -> AsyncIterator[None]:
        workers = WorkerPool(2, self._bots, self._programs, self._program_seconds)
        self._service = TableService(self._store, self.games, self.limits, workers, self._collector, self.metrics)
        self._service.notifier = self._notifier
        self._open = OpenTables(self._service)
        self._analyses = Analyses(self._service)
        await self._service.open()
        if self._reach is not None:
            await self._reach.open(self._service)
            self.hub.reach = self._reach
            self._service.run_soon(Reminders(self._service, self._reach).run())
        for language in LANGUAGES:  # every game and its words, before the first guest comes
            self._lobby[language] = self._make_lobby(language)
        if self._collector is not None:
            self._collector.settle()
        try:
            yield
        finally:
            if self._checking is not None:
                self._checking.cancel()
            await self._service.close()

    async def drain(self) -> None:
        """Give the tables away, so that other processes have them before this one ends."""
        self.is_draining = True
        if self._service is not None:
            await self._service.drain()

    # --- pages ------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        index = self.static / "index.html"
        if not index.is_file():
            text = "The page is not built: run `npm ci && npm run build` in web/.\n"
            return Response(text, 503, media_type="text/plain")
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def asset(self, request: Request) -> Response:
        return self._file(self.static / "assets", request.path_params["name"], FOREVER)

    async def art(self, request: Request) -> Response:
        """The pictures of a game; nothing for a game that brings none."""
        found = self._file(self.static / "art", request.path_params["name"], "public, max-age=3600")
        return found if isinstance(found, FileResponse) else Response(status_code=204)

    async def file(self, request: Request) -> Response:
        name = f"{request.path_params['name']}.{request.path_params['kind']}"
        return self._file(self.static, name, "public, max-age=3600")

    def _file(self, folder: Path, name: str, cache: str) -> Response:
        path = folder / name
        is_plain = len(name) <= 200 and not name.startswith(".") and not set(name) & {"/", "\\", "\0"}
        if not is_plain or not path.is_file():
            return fault(404, "not-found", self._text("error.not-found", "en"))
        return FileResponse(path, headers={"cache-control": cache})

    async def _missing(self, request: Request, error: Exception) -> Response:
        text = self._text("error.not-found", language_of(request))
        return fault(getattr(error, "status_code", 404), "not-found", text)

    async def _failed(self, request: Request, error: Exception) -> Response:
        self.metrics.error("request")
        return fault(500, "failed", self._text("error.rules", language_of(request)))

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work: 503 where its store cannot."""
        cause = await self._store_fault()
        return answer(m.Health(__version__, len(self.service.tables), cause or "ok"), 503 if cause else 200)

    async def ready(self, request: Request) -> Response:
        """Whether new people should be sent here."""
        cause = "draining" if self.is_draining else await self._store_fault()
        return answer(m.Health(__version__, len(self.service.tables), cause or "ok"), 503 if cause else 200)

    async def _store_fault(self) -> str:
        """Why the store cannot be used now; looked up at most once a second."""
        now = time.monotonic()
        if now - self._health[0] >= HEALTH_EVERY:
            self._health = (now, self._health[1])
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self._look_at_store())
            # Not cancelled: a database that is frozen would have whoever asks wait for that, too.
            done, _ = await asyncio.wait({self._checking}, timeout=HEALTH_PATIENCE)
            self._health = (time.monotonic(), self._checking.result() if done else "TimeoutError")
        return self._health[1]

    async def _look_at_store(self) -> str:
        try:
            await self._store.check()
        except StoreError as error:
            return str(error.say.args.get("cause", type(error).__name__))
        return ""

    async def show_metrics(self, request: Request) -> Response:
        """What is counted, for Prometheus; only those whom the settings name may read it."""
        address = request.client.host if request.client else ""
        if not self._readers.is_proxy(address):
            return fault(404, "not-found", self._text("error.not-found", "en"))
        text = write_metrics(self.metrics, self._now(), __version__)
        return Response(text, 200, {"cache-control": "no-store"}, "text/plain; version=0.0.4")

    def _now(self) -> dict[tuple[str, str], float]:
        service = self.service
        now: dict[tuple[str, str], float] = {
            ("tables", ""): len(service.tables),
            ("sockets", ""): sum(self.hub.connections.values()),
            ("unstored", ""): service.unstored,
            ("drawing_faults", ""): sum(service.drawing.faults.values()),
            ("connections_refused", ""): self.door.refused if self.door is not None else 0,
            ("store_is_up", ""): float(not self._health[1]),
        }
        for kind, queue in service.workers.queues.items():
            now["waiting", kind] = len(queue)
            now["working", kind] = queue.running
        return now

    # --- lobby ------------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        made = self._lobby[language_of(request)]
        return Response(made, 200, {"cache-control": "no-store"}, "application/json")

    def _make_lobby(self, language: str) -> bytes:
        games = [self._about(self.games.find(name), language) for name in self.games.names()]
        return m.encode(lobby_messages.Lobby(games, (*AGENTS, *agents_of(self._programs)), __version__))

    def _about(self, game: Game[Any], language: str) -> lobby_messages.GameInfo:
        words = game.words
        players = game.settings[0]
        return lobby_messages.GameInfo(
            name=game.name,
            title=title(game, language),
            about=words.text(say("game.about"), language) if words.has("game.about", language) else "",
            players=(players.min, players.max),
            minutes=game.meta.minutes,
            cooperative=game.cooperative,
            settings=[self._setting(game, setting, language) for setting in game.settings],
            designer=game.meta.designer,
            year=game.meta.year,
            look=game.meta.look,
            guided=game.guide is not None,
        )

    def _setting(self, game: Game[Any], setting: Setting, language: str) -> lobby_messages.SettingInfo:
        words = game.words

        def text(key: str, otherwise: str) -> str:
            for form in (key, key.replace("_", "-")):
                if words.has(form, language):
                    return words.text(say(form), language)
            return otherwise

        prefix = setting.label or f"setting.{setting.name}."
        label = f"setting.{setting.name}"
        return lobby_messages.SettingInfo(
            name=setting.name,
            kind=setting.kind,
            default=setting.default,
            min=setting.min,
            max=setting.max,
            label=text(label, setting.name),
            hint=words.attribute(label.replace("_", "-"), "hint", language) or "",
            values=[
                lobby_messages.SettingValue(
                    value=value,
                    label=text(f"{prefix}{value}", value),
                    about=text(f"{prefix}{value}{setting.about}", "") if setting.about else "",
                    art=setting.art.get(value, ""),
                    facts=[words.text(fact, language) for fact in setting.facts.get(value, ())],
                    faces=[
                        lobby_messages.SettingFace(art=art, label=words.text(named, language))
                        for art, named in setting.faces.get(value, ())
                    ],
                )
                for value in setting.names
            ],
            only_with=setting.only_with,
        )

    async def rules(self, request: Request) -> Response:
        """A game's clauses, for the help beside the table."""
        name, language = request.path_params["game"], language_of(request)
        made = self._rules.get((name, language))
        if made is None:
            try:
                clauses = self.games.find(name).rulebook.clauses(language)
            except (TableError, FileNotFoundError):
                return fault(404, "not-found", self._text("error.not-found", language))
            made = self._rules[name, language] = m.encode(clauses)
        return Response(made, 200, SHARED, "application/json")

    async def find_rules(self, request: Request) -> Response:
        """The numbers of the clauses that answer a plain question best."""
        name, language = request.path_params["game"], language_of(request)
        asked = request.query_params.get("ask", "")[:QUESTION_LENGTH]
        try:
            found = self.games.find(name).rulebook.find(asked, language)
        except (TableError, FileNotFoundError):
            return fault(404, "not-found", self._text("error.not-found", language))
        return Response(m.encode([clause.id for clause in found]), 200, None, "application/json")

    async def codex(self, request: Request) -> Response:
        """Everything in a game's box, to look up."""
        name, language = request.path_params["game"], language_of(request)
        made = self._codices.get((name, language))
        if made is None:
            try:
                game = self.games.find(name)
            except TableError:
                return fault(404, "not-found", self._text("error.not-found", language))
            made = self._codices[name, language] = await asyncio.to_thread(codex_book, game, language)
        return Response(made, 200, SHARED, "application/json")

    # --- tables -----------------------------------------------------------------------------------------------------

    async def create_table(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            wish = m.new_table.decode(body)
            is_open = wish.listed or any(seat.who == "open" for seat in wish.seats)
            if is_open and not self._new_open.take(request.client.host if request.client else ""):
                raise TableError("error.too-many-tables")
            return await self.service.create_table(wish)

        return await self._post(request, work, self._tables, self.limits.body_bytes)

    async def import_record(self, request: Request) -> Response:
        address = request.client.host if request.client else ""

        async def work(body: bytes) -> Any:
            return await self.service.import_record(body, partial(self._record_steps.take, address))

        return await self._post(request, work, self._tables, self.limits.record_bytes)

    async def my_tables(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            wish = lobby_messages.my_tables.decode(body)
            return lobby_messages.TableList(await self.service.summaries(wish.tokens, wish.language))

        return await self._post(request, work, None, self.limits.body_bytes)

    async def opened_entries(self, request: Request) -> Response:
        """What people have come to know in their campaigns of a game."""

        async def work(body: bytes) -> Any:
            wish = lobby_messages.my_tables.decode(body)
            return lobby_messages.OpenedEntries(
                await self.service.opened_entries(wish.tokens, request.path_params["game"])
            )

        return await self._post(request, work, None, self.limits.body_bytes)

    async def stop_letters(self, request: Request) -> Response:
        """The link in a letter: whoever got it gets no more of them."""
        table, seat, code = (request.path_params[name] for name in ("table", "seat", "code"))
        is_done = seat < 16 and await stop_letters(self.service, table, seat, code)
        text = " / ".join(self._text("notice.stopped", language) for language in LANGUAGES)
        return Response(text if is_done else "-", 200 if is_done else 404, media_type="text/plain")

    async def open_tables(self, request: Request) -> Response:
        """The tables that anybody may watch or join."""
        assert self._open is not None
        try:
            return answer(await self._open.list(language_of(request)))
        except StoreError as error:
            return fault(503, "store", self._say(error, language_of(request)))

    async def join_table(self, request: Request) -> Response:
        """A key to an open table: to a free seat of it, or to watch."""

        async def work(body: bytes) -> Any:
            assert self._open is not None
            wish = lobby_messages.join_table.decode(body)
            if wish.seat is None:
                return await self._open.watch(wish.table)
            return await self._open.join(wish.table, wish.seat, wish.name)

        return await self._post(request, work, self._joins, self.limits.body_bytes)

    async def record(self, request: Request) -> Response:
        """The record of a table that is over: a POST, so that the key stands in no address."""

        async def work(body: bytes) -> Any:
            return await self.service.record_of(m.sit.decode(body).token)

        return await self._post(request, work, None, self.limits.body_bytes)

    async def analysis(self, request: Request) -> Response:
        """The analysis of a table that is over, or how far it is."""
        address = request.client.host if request.client else ""

        async def work(body: bytes) -> Any:
            assert self._analyses is not None
            wish = m.analysis_wish.decode(body)
            language = language_of(request)
            return await self._analyses.look(wish.token, language, wish.start, lambda: self._new_analyses.take(address))

        return await self._post(request, work, None, self.limits.body_bytes)

    async def delete_table(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return m.Deleted(await self.service.delete_table(m.sit.decode(body).token))

        return await self._post(request, work, None, self.limits.body_bytes)

    async def make_code(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return await make_code(self.service.store, lobby_messages.carry_keys.decode(body).tokens)

        return await self._post(request, work, None, self.limits.body_bytes)

    async def open_code(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return lobby_messages.CarryKeys(
                await open_code(self.service.store, lobby_messages.carry_code.decode(body).code)
            )

        return await self._post(request, work, self._codes, self.limits.body_bytes)

    # --- pages of people --------------------------------------------------------------------------------------------

    async def new_player(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return lobby_messages.PlayerKey(await self.service.players.add(lobby_messages.new_player.decode(body).name))

        return await self._post(request, work, self._pages, self.limits.body_bytes)

    async def player_page(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            wish = lobby_messages.my_page.decode(body)
            players = self.service.players
            return await players.page(
                wish.key, wish.name, wish.language, self.service.summaries, self.service.games.find
            )

        return await self._post(request, work, None, self.limits.body_bytes)

    async def note_seats(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            wish = lobby_messages.my_seats.decode(body)
            return lobby_messages.SeatsNoted(await self.service.players.claim(wish.key, wish.tokens))

        return await self._post(request, work, None, self.limits.body_bytes)

    async def delete_player(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return lobby_messages.PageDeleted(
                await self.service.players.delete(lobby_messages.my_page.decode(body).key)
            )

        return await self._post(request, work, None, self.limits.body_bytes)

    async def _post(self, request: Request, work: Any, limit: PerAddress | None, max_bytes: int) -> Response:
        language = language_of(request)
        address = request.client.host if request.client else ""
        if limit is not None and not limit.take(address):
            return fault(429, "too-many", self._text("error.too-many", language))
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.body_seconds):
                async for part in request.stream():
                    body += part
                    if len(body) > max_bytes:
                        return fault(413, "too-long", self.words.text(say("error.too-long", most=max_bytes), language))
            return answer(await work(bytes(body)))
        except ClientDisconnect:
            return Response(status_code=400)
        except TimeoutError:
            return fault(408, "too-slow", self._text("error.too-slow", language))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            wrong = TableError("error.message", cause=str(error))
            return self._refused(400, wrong, language_of(request, bytes(body)))
        except Elsewhere as elsewhere:
            query = urlencode({**request.query_params, "language": language_of(request, bytes(body))})
            return await pass_on(elsewhere.address, request.url.path, query, bytes(body))
        except TableError as error:
            status = 503 if isinstance(error, StoreError) else 422
            return self._refused(status, error, language_of(request, bytes(body)))

    def _refused(self, status: int, error: TableError, language: str) -> Response:
        return fault(status, error.say.key.removeprefix("error."), self._say(error, language))

    def _say(self, error: TableError, language: str) -> str:
        if self.words.has(error.say.key, language):
            return self.words.text(error.say, language)
        for name in self.games.names():  # a game's own words, where its set-up refused
            words = self.games.find(name).words
            if words.has(error.say.key, language):
                return words.text(error.say, language)
        return str(error)

    def _text(self, key: str, language: str) -> str:
        return self.words.text(say(key), language)


def codex_book(game: Game[Any], language: str) -> bytes:
    entries = list(game.codex.entries())
    kinds = [
        lobby_messages.CodexKind(kind, game.words.text(say(f"codex.{kind}"), language))
        for kind in dict.fromkeys(entry.kind for entry in entries)
    ]
    written = msgspec.Raw(encoder(game.words, language)(entries))
    return m.encode(
        lobby_messages.CodexBook(
            game.name, title(game, language), kinds, {**COMMON_STYLES, **game.meta.styles}, written
        )
    )
