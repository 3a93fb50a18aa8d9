"""A seat at the table of a running server, taken by its key: over the same socket as the page (docs/protocol.md)."""

from __future__ import annotations

import json
import re
import threading
import time
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from undercroft.core.errors import TableError
from undercroft.core.game import load

MARKS = re.compile("\ue000[^\ue001]*\ue001|\ue002")
"""Where a term begins and ends for a screen that draws signs."""
PATIENCE = 30.0
"""Seconds that the server has to answer."""


def plain(shown: Any) -> Any:
    """What a server wrote for a screen, as text is told: without marks of terms, and without what labels mean."""
    if isinstance(shown, str):
        return MARKS.sub("", shown)
    if isinstance(shown, list):
        return [plain(each) for each in shown]
    if isinstance(shown, dict):
        if "text" in shown and shown.keys() <= {"text", "means"}:
            return plain(shown["text"])
        return {name: plain(value) for name, value in shown.items()}
    return shown


def read_link(link: str, server: str) -> tuple[str, str]:
    """The server's address and the key that a link of an invitation, or a bare key, means."""
    if "://" not in link:
        return server, link
    parts = urlsplit(link)
    found = re.match(r"/t/([^/?&]+)", parts.fragment)
    if found is None:
        raise TableError("error.seat-key")
    return f"{parts.scheme}://{parts.netloc}", found[1]


class ServerSeat:
    """Keeps the seat's state as the page does. A thread of its own listens; all calls come from others."""

    def __init__(self, link: str, server: str, language: str = "en") -> None:
        address, token = read_link(link, server)
        self.language = language
        self._n = 0
        self._panels: dict[str, Any] = {}
        self._order: list[str] = []
        self._facts: dict[str, Any] = {}
        self._info: dict[str, Any] = {}
        """The people and bots at the table, and how it stands."""
        self._story: list[Any] = []
        self._count = 0
        self._seated: dict[str, Any] = {}
        self._done: set[str] = set()
        self._replies: dict[str, dict[str, Any]] = {}
        self._refused: dict[str, str] = {}
        self._is_closed = False
        self._news = threading.Condition()
        url = f"ws{address.removeprefix('http')}/ws"
        try:
            self._socket = connect(url, max_size=None, open_timeout=PATIENCE, close_timeout=1)
            self._socket.send(json.dumps({"do": "sit", "token": token, "language": language}))
        except (OSError, WebSocketException, ValueError) as error:
            raise TableError("error.no-server", address=address, cause=str(error)) from None
        threading.Thread(target=self._listen, daemon=True).start()
        self._until(lambda: self._n > 0 or "" in self._refused)
        self._raise_refusal("")
        if self._seated.get("seat") is None:
            self.leave()
            raise TableError("error.seat-key")
        self.game = load(str(self._seated["game"]))
        self.seat = int(self._seated["seat"])
        self.players = int(self._seated["players"])

    # --- what is asked of a sitting ---------------------------------------------------------------------------------

    def scene(self) -> dict[str, Any]:
        with self._news:
            self._must_be_there()
            story = [{"text": text, "step": at} for at, text in enumerate(self._story)]
            facts = {name: value for name, value in self._facts.items() if name != "chance"}
            panels = [self._panels[name] for name in self._order]
            made: dict[str, Any] = plain({**facts, "panels": panels, "log": story})
            return made

    def is_over(self) -> bool:
        with self._news:
            return bool(self._facts.get("over"))

    def choose(self, key: str) -> None:
        with self._news:
            self._must_be_there()
            asked = self._facts.get("ask")
        if asked is None:
            raise TableError("error.not-asked-now")
        self._ask({"do": "choose", "ask": asked["id"], "key": key})

    def undo(self) -> None:
        self._ask({"do": "undo"})

    def why_not(self, thing: str) -> dict[str, Any] | None:
        reply = self._ask({"do": "why", "at": thing})
        shown: dict[str, Any] | None = plain(reply.get("refusal"))
        return shown

    def wait(self, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        with self._news:
            while not (self._is_closed or self._facts.get("ask") or self._facts.get("over") or self._was_ended()):
                left = deadline - time.monotonic()
                if left <= 0:
                    return
                self._news.wait(left)

    def is_circling(self) -> bool:
        with self._news:
            return self._info.get("circles") is not None

    def is_ended(self) -> bool:
        with self._news:
            return self._was_ended()

    def agree_to_end(self) -> None:
        self._ask({"do": "end", "agree": True})

    def leave(self) -> None:
        self._socket.close()

    # --- the wire ---------------------------------------------------------------------------------------------------

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait until it is acknowledged, answered or refused."""
        with self._news:
            self._must_be_there()
            self._count += 1
            number = f"c{self._count}"
        try:
            self._socket.send(json.dumps({**message, "id": number}))
        except WebSocketException:
            raise TableError("error.server-gone") from None
        self._until(lambda: number in self._done or number in self._replies or number in self._refused)
        self._raise_refusal(number)
        return self._replies.pop(number, {})

    def _until(self, is_there: Any) -> None:
        with self._news:
            if not self._news.wait_for(lambda: self._is_closed or is_there(), PATIENCE) or not is_there():
                raise TableError("error.server-gone")

    def _raise_refusal(self, number: str) -> None:
        why = self._refused.pop(number, None)
        if why is not None:
            raise TableError("error.server-refused", why=plain(why))

    def _must_be_there(self) -> None:
        if self._is_closed:
            raise TableError("error.server-gone")

    def _listen(self) -> None:
        try:
            for data in self._socket:
                with self._news:
                    self._take(json.loads(data))
                    self._news.notify_all()
        except WebSocketException:
            pass
        with self._news:
            self._is_closed = True
            self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["is"]
        if kind == "state":
            self._take_state(message)
        elif kind == "seated":
            self._seated = message
        elif kind == "done":
            self._done.add(message["id"])
        elif kind == "refused":
            self._refused[message.get("id") or ""] = str(message["why"])
        elif kind == "why":
            self._replies[message["id"]] = message

    def _was_ended(self) -> bool:
        return self._info.get("state") == "closed"

    def _take_state(self, message: dict[str, Any]) -> None:
        if message["base"] not in (0, self._n):
            self._socket.send(json.dumps({"do": "sync"}))
            return
        if message["base"] == 0:
            self._panels = {}
        self._n = message["n"]
        self._order = message["order"]
        self._panels = {name: panel for name, panel in {**self._panels, **message["panels"]}.items()
                        if name in self._order}  # fmt: skip
        self._facts = message["facts"]
        self._info = message.get("table", self._info)
        start = message["story_from"]
        unknown = [""] * (start - len(self._story))  # told before this seat was taken
        self._story = [*self._story[:start], *unknown, *message["story"]]
        self._done.update(message.get("done", []))
