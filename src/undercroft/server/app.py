"""The ASGI application: pages, lobby, records and rules over HTTP, tables over a WebSocket; `serve` runs it."""

from __future__ import annotations

import contextlib
import logging
import os
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, MutableMapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from undercroft import __version__
from undercroft.core.errors import TableError
from undercroft.core.game import Game, Setting
from undercroft.core.ledger import read_clauses
from undercroft.core.say import say
from undercroft.core.words import LANGUAGES, words_of
from undercroft.server import messages as m
from undercroft.server.connection import Headers, Hub
from undercroft.server.databases import connect
from undercroft.server.limits import Limits, PerAddress
from undercroft.server.memory import Collector
from undercroft.server.service import AGENTS, Games, TableService, title
from undercroft.server.websocket import protocol_factory
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
FOREVER = "public, max-age=31536000, immutable"


Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]


class Guard:
    """Around everything: headers on every answer, and no request from another site's page."""

    def __init__(self, app: Any, origins: frozenset[str]) -> None:
        self.app = app
        self.origins = origins

    def is_ours(self, headers: Headers) -> bool:
        """Whether the page that asks came from here. Programs send no Origin; they hold a key or they do not."""
        origin = host = None
        for name, value in headers:
            if name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
        if origin is None:
            return True
        if origin in self.origins:
            return True
        return host is not None and urlsplit(origin).netloc == host

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def with_headers(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", ()), *HEADERS]
            await send(event)

        if scope["method"] not in ("GET", "HEAD") and not self.is_ours(scope["headers"]):
            await fault(403, "origin", "Requests from other sites are not taken.")(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)


def answer(data: Any, status: int = 200) -> Response:
    return Response(m.encode(data), status, {"cache-control": "no-store"}, "application/json")


def fault(status: int, code: str, why: str) -> Response:
    return answer(m.Fault(code, why), status)


class Server:
    """Everything behind the addresses; `asgi` is the application."""

    def __init__(
        self,
        db: str,
        *,
        extra: Iterable[Game[Any]] = (),
        own: Iterable[str] | None = None,
        limits: Limits | None = None,
        origins: Iterable[str] = (),
        static: Path | None = None,
        collector: Collector | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.games = Games(extra, own)
        self.words = words_of("undercroft.server")
        self.static = static or Path(str(files("undercroft.server"))) / "static"
        self._store = connect(db)
        self._collector = collector
        self._service: TableService | None = None
        self._tables = PerAddress(self.limits.tables_per_minute)
        self._requests = PerAddress(self.limits.requests_per_minute)
        self._rules: dict[str, bytes] = {}
        self._lobby: dict[str, bytes] = {}
        self.origins = frozenset(origins)

    @property
    def service(self) -> TableService:
        assert self._service is not None
        return self._service

    @cached_property
    def hub(self) -> Hub:
        """The WebSockets at /ws."""
        return Hub(lambda: self.service, self.words, self.asgi.is_ours)

    @cached_property
    def asgi(self) -> Guard:
        app = Starlette(
            routes=[
                Route("/", self.page),
                Route("/assets/{name}", self.asset),
                Route("/art/{name}", self.art),
                Route("/{name}.{kind:str}", self.file),
                Route("/api/games", self.lobby),
                Route("/api/rules/{game}", self.rules),
                Route("/api/tables", self.create_table, methods=["POST"]),
                Route("/api/records", self.import_record, methods=["POST"]),
                Route("/api/record", self.record, methods=["POST"]),
                Route("/api/mine", self.my_tables, methods=["POST"]),
                Route("/api/health", self.health),
            ],
            middleware=[Middleware(GZipMiddleware, minimum_size=2000)],
            exception_handlers={404: self._missing, 405: self._missing, 500: self._failed},
            lifespan=self._lifespan,
        )
        return Guard(app, self.origins)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        self._service = TableService(self._store, self.games, self.limits, WorkerPool(), self._collector)
        await self._service.open()
        for language in LANGUAGES:  # every game and its words, before the first guest comes
            self._lobby[language] = self._make_lobby(language)
        if self._collector is not None:
            self._collector.settle()
        try:
            yield
        finally:
            await self._service.close()

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
        if "/" in name or "\\" in name or name.startswith(".") or not path.is_file():
            return fault(404, "not-found", self._text("error.not-found", "en"))
        return FileResponse(path, headers={"cache-control": cache})

    async def _missing(self, request: Request, error: Exception) -> Response:
        return fault(getattr(error, "status_code", 404), "not-found", self._text("error.not-found", "en"))

    async def _failed(self, request: Request, error: Exception) -> Response:
        return fault(500, "failed", self._text("error.rules", "en"))

    async def health(self, request: Request) -> Response:
        return answer(m.Health(__version__, len(self.service.tables)))

    # --- lobby ------------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        made = self._lobby[self._language(request)]
        return Response(made, 200, {"cache-control": "no-store"}, "application/json")

    def _make_lobby(self, language: str) -> bytes:
        games = [self._about(self.games.find(name), language) for name in self.games.names()]
        return m.encode(m.Lobby(games, AGENTS, __version__))

    def _about(self, game: Game[Any], language: str) -> m.GameInfo:
        words = game.words
        players = game.settings[0]
        return m.GameInfo(
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
        )

    def _setting(self, game: Game[Any], setting: Setting, language: str) -> m.SettingInfo:
        words = game.words

        def text(key: str, otherwise: str) -> str:
            for form in (key, key.replace("_", "-")):
                if words.has(form, language):
                    return words.text(say(form), language)
            return otherwise

        prefix = setting.label or f"setting.{setting.name}."
        label = f"setting.{setting.name}"
        return m.SettingInfo(
            name=setting.name,
            kind=setting.kind,
            default=setting.default,
            min=setting.min,
            max=setting.max,
            label=text(label, setting.name),
            hint=words.attribute(label.replace("_", "-"), "hint", language) or "",
            values=[m.SettingValue(value, text(f"{prefix}{value}", value)) for value in setting.values],
        )

    async def rules(self, request: Request) -> Response:
        """A game's clauses, for the help beside the table."""
        name = request.path_params["game"]
        made = self._rules.get(name)
        if made is None:
            try:
                clauses = read_clauses(self.games.find(name).ledger)
            except (TableError, FileNotFoundError):
                return fault(404, "not-found", self._text("error.not-found", self._language(request)))
            made = self._rules[name] = m.encode(clauses)
        return Response(made, 200, {"cache-control": "public, max-age=600"}, "application/json")

    # --- tables -----------------------------------------------------------------------------------------------------

    async def create_table(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            return await self.service.create_table(m.new_table.decode(body))

        return await self._post(request, work, self._tables, self.limits.body_bytes)

    async def import_record(self, request: Request) -> Response:
        return await self._post(request, self.service.import_record, self._tables, self.limits.record_bytes)

    async def my_tables(self, request: Request) -> Response:
        async def work(body: bytes) -> Any:
            wish = m.my_tables.decode(body)
            return m.TableList(await self.service.summaries(wish.tokens, wish.language))

        return await self._post(request, work, self._requests, self.limits.body_bytes)

    async def record(self, request: Request) -> Response:
        """The record of a table that is over: a POST, so that the key stands in no address."""

        async def work(body: bytes) -> Any:
            return await self.service.record_of(m.sit.decode(body).token)

        return await self._post(request, work, self._requests, self.limits.body_bytes)

    async def _post(self, request: Request, work: Any, limit: PerAddress, max_bytes: int) -> Response:
        language = self._language(request)
        address = request.client.host if request.client else ""
        if not limit.take(address):
            return fault(429, "too-many", self._text("error.too-many", language))
        body = b""
        try:
            async for part in request.stream():
                body += part
                if len(body) > max_bytes:
                    return fault(413, "too-long", self.words.text(say("error.too-long", most=max_bytes), language))
            return answer(await work(body))
        except ClientDisconnect:
            return Response(status_code=400)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return fault(400, "message", self.words.text(say("error.message", cause=str(error)), language))
        except TableError as error:
            return fault(422, error.say.key.removeprefix("error."), self._say(error, language))

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

    def _language(self, request: Request) -> str:
        wanted = request.query_params.get("language", "")
        return wanted if wanted in LANGUAGES else "en"


def default_db() -> str:
    """Where tables are kept unless somebody says otherwise: the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return os.path.join(home, "undercroft", "tables.db")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    *,
    extra: Iterable[Game[Any]] = (),
    own: Iterable[str] | None = None,
    limits: Limits | None = None,
) -> None:
    """Run the web table until somebody stops it. `extra` games stand beside the program's own, all or those named."""
    import uvicorn

    origins = [origin.strip() for origin in os.environ.get("UNDERCROFT_ORIGINS", "").split(",") if origin.strip()]
    server = Server(db or default_db(), extra=extra, own=own, limits=limits, origins=origins, collector=Collector())
    config = uvicorn.Config(
        server.asgi,
        host=host,
        port=port,
        ws=protocol_factory(server.hub),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    running = uvicorn.Server(config)

    def announce() -> None:
        while not running.started:
            time.sleep(0.05)
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        real = running.servers[0].sockets[0].getsockname()[1] if port == 0 else port
        address = f"http://{shown}:{real}/"
        print(f"Undercroft is open at {address} (Ctrl-C closes it)", flush=True)
        if open_browser:
            webbrowser.open(address)

    threading.Thread(target=announce, daemon=True).start()
    running.run()


__all__ = ["Server", "serve"]
