"""A live table: seats and who plays them, devices, and what each of them is shown.

A room changes its table only by an accepted action, and shows a change only once the house has stored it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.errors import TableError
from undercroft.core.game import Game
from undercroft.core.record import Record
from undercroft.core.request import Choice, key
from undercroft.core.scene import look
from undercroft.core.table import Step, Table
from undercroft.server.bots import Job, rebuild
from undercroft.server.messages import Facts, Question, State, encode
from undercroft.server.storage import Answer, Steps, TableRow

if TYPE_CHECKING:
    from undercroft.server.house import House
    from undercroft.server.socket import Connection

log = logging.getLogger("undercroft.server")

REMEMBERED_MESSAGES = 200
"""Clients' message numbers that a table knows, for those that come twice."""
REMEMBERED_STATES = 64
"""States of a seat from which a film can still start."""

FaceKey = tuple[int | None, str]


class Chair(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat. `agent` of a person is the bot that plays for them while they are away."""

    who: str
    agent: str = ""
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.agent)


class Face:
    """What one seat is shown in one language, written once for all its devices."""

    __slots__ = ("changed", "facts", "language", "n", "order", "paint", "panels", "rev", "seat", "versions")

    def __init__(self, seat: int | None, language: str, paint: Callable[[Any], bytes]) -> None:
        self.seat = seat
        self.language = language
        self.paint = paint
        self.n = 0
        self.rev = -1
        self.order: list[str] = []
        self.panels: dict[str, bytes] = {}
        self.changed: dict[str, int] = {}
        self.facts = b""
        self.versions: deque[tuple[int, int, int]] = deque(maxlen=REMEMBERED_STATES)
        """(state number, answers given, epoch): where a film may start."""

    def refresh(self, room: Room) -> None:
        if self.rev == room.rev:
            return
        self.rev = room.rev
        self.n += 1
        table, language, paint = room.table, self.language, self.paint
        scene = look(table, self.seat, story=False)
        order: list[str] = []
        panels, changed = self.panels, self.changed
        for panel in scene.panels:
            name = panel.id
            order.append(name)
            made = paint(panel)
            if panels.get(name) != made:
                panels[name] = made
                changed[name] = self.n
        self.order = order
        if len(panels) != len(order):
            for name in panels.keys() - set(order):
                del panels[name], changed[name]
        ask = None
        if scene.ask is not None:
            assert self.seat is not None
            asked = scene.ask
            ask = Question(room.ask_id(self.seat), asked.kind, asked.prompt, asked.options, asked.clauses)
            ask.hint = room.house.hint(room.game, asked.kind, language)
        self.facts = paint(
            Facts(
                status=scene.status,
                ask=ask,
                waiting=scene.waiting,
                ending=scene.ending,
                undo=None if room.companion else scene.undo,
                chance=room.chance_for(self.seat, language),
                over=table.is_over,
            )
        )
        self.versions.append((self.n, table.version, room.epoch))

    def version_at(self, n: int, epoch: int) -> int | None:
        for number, version, of in self.versions:
            if number == n and of == epoch:
                return version
        return None


class Room:
    __slots__ = (
        "_asks", "_counts", "_info", "chairs", "companion", "connections", "created", "epoch", "faces", "game",
        "house", "id", "idle_since", "messages", "n", "no", "options", "pending", "rev", "rules", "secret", "seed",
        "state", "table", "thinking", "trouble",
    )  # fmt: skip

    def __init__(
        self, house: House, row: TableRow, game: Game[Any], steps: Steps, n: int, messages: list[tuple[int, str]]
    ) -> None:
        self.house = house
        self.no = row.no
        self.id = row.id
        self.game = game
        self.rules = row.rules
        self.options = row.options
        self.seed = row.seed
        self.companion = row.companion
        self.chairs = [msgspec.convert(seat, Chair) for seat in row.seats]
        self.secret = row.secret
        self.created = row.created
        self.state = row.state
        self.n = n
        self.table: Table = rebuild(game, row.options, row.seed, steps, row.companion)
        self.rev = 0
        self.epoch = 0
        """Grows when something was taken back: devices then get a whole state."""
        self.pending = 0
        """Accepted actions that are not stored yet; nothing is shown meanwhile."""
        self.connections: list[Connection] = []
        self.faces: dict[FaceKey, Face] = {}
        self.messages: OrderedDict[tuple[int, str], int] = OrderedDict.fromkeys(messages, 0)
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self.trouble: set[int] = set()
        """Seats whose bot failed."""
        self.idle_since = 0.0
        self._asks: dict[int, tuple[Choice, str, int]] = {}
        """The question of a seat, its number, and when that was last looked up."""
        self._counts: list[int] = []
        self._info: bytes | None = None
        self._count()

    # --- what is asked ----------------------------------------------------------------------------------------------

    def _count(self) -> None:
        self._counts = [0] * len(self.chairs)
        self._asks.clear()
        for who, _ in self.table.steps:
            if type(who) is int:
                self._counts[who] += 1

    def ask_id(self, seat: int) -> str:
        """The number of the question that a seat is asked: the same after a restart, and it tells nothing."""
        known = self._asks.get(seat)
        if known is not None and known[2] == self.rev:
            return known[1]
        choice = self.table.requests.get(seat)
        if choice is None:
            return ""
        if known is not None and known[0] is choice:
            self._asks[seat] = (choice, known[1], self.rev)
            return known[1]
        # A question to one seat goes away by that seat's answer alone; one to several by anybody's.
        when = self._counts[seat] if type(choice.seats) is int else -self.table.version - 1
        text = f"{seat} {when} {choice.kind} {list(choice.options)}"
        made = hashlib.blake2b(text.encode(), key=self.secret, digest_size=8).hexdigest()
        self._asks[seat] = (choice, made, self.rev)
        return made

    def chance_id(self) -> str:
        text = f"chance {self.table.version}"
        return hashlib.blake2b(text.encode(), key=self.secret, digest_size=8).hexdigest()

    def may_enter(self, seat: int | None) -> bool:
        chance = self.table.chance
        if chance is None or seat is None or self.state == "closed":
            return False
        if chance.seats is None or seat in chance.seats:
            return True
        # What only a bot may know, somebody must still draw from the box for it.
        return all(self.chairs[other].is_bot for other in chance.seats)

    def chance_for(self, seat: int | None, language: str) -> Any:
        """The chance that waits to be entered, for those who may enter it; the others learn that one waits."""
        chance = self.table.chance
        if chance is None:
            return None
        if not self.may_enter(seat):
            return {"yours": False}
        words = self.game.words
        prompt = self.game.chance_prompt(self.table.state, chance)
        counts: dict[str, int] = {}
        for outcome in chance.outcomes:
            counts[str(outcome)] = counts.get(str(outcome), 0) + 1
        return {
            "yours": True,
            "id": self.chance_id(),
            "prompt": words.text(prompt, language) if words.has(prompt.key, language) else "",
            "seats": list(chance.seats) if chance.seats is not None else None,
            "outcomes": [
                {"name": name, "label": words.text(self.game.outcome(chance, name), language), "count": count}
                for name, count in counts.items()
            ],
        }

    # --- actions ----------------------------------------------------------------------------------------------------

    def choose(self, seat: int, ask: str, answer: str, message: str, who: Connection | None) -> None:
        """Raises TableError and changes nothing where the answer does not fit."""
        if self._again(seat, message, who):
            return
        self._must_be_open()
        asked = self.ask_id(seat)
        if asked and ask != asked:
            raise TableError("error.stale")
        before = self.table.version
        with self._rules():
            self.table.choose(answer, seat)
        self._counts[seat] += 1
        self._accept(before, seat, message, who)

    def enter(self, seat: int, ask: str, outcome: str, message: str, who: Connection | None) -> None:
        if self._again(seat, message, who):
            return
        self._must_be_open()
        if not self.may_enter(seat):
            raise TableError("error.no-chance")
        if ask != self.chance_id():
            raise TableError("error.stale")
        before = self.table.version
        with self._rules():
            self.table.enter(outcome)
        self._accept(before, seat, message, who)

    def undo(self, seat: int, message: str, who: Connection | None) -> None:
        if self._again(seat, message, who):
            return
        self._must_be_open()
        old = self.table.record.steps
        if self.companion:
            # People at a real table agree among themselves; a slip of the finger is taken back like any answer.
            if not old:
                raise TableError("undo.nothing")
            self.table = rebuild(self.game, self.options, self.seed, old[:-1], True)
        else:
            with self._rules():
                self.table.undo(seat)
        new = self.table.record.steps
        cut = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        self.epoch += 1
        self._count()
        self._accept(cut, seat, message, who)

    def _again(self, seat: int, message: str, who: Connection | None) -> bool:
        """Whether this very message was taken before; it is then acknowledged once more."""
        if not message or (seat, message) not in self.messages:
            return False
        if who is not None:
            if self.pending:
                self.house.after_store(who, message)
            else:
                who.acknowledge(message)
        return True

    def _must_be_open(self) -> None:
        if self.state == "closed":
            raise TableError("error.closed")

    def _rules(self) -> _Rules:
        return _Rules(self)

    def _accept(self, cut: int, seat: int, message: str, who: Connection | None) -> None:
        self.rev += 1
        if message:
            self.messages[(seat, message)] = self.n
            if len(self.messages) > REMEMBERED_MESSAGES:
                self.messages.popitem(last=False)
        answer = Answer(self.no, self.n, cut, encode([_plain(step) for step in self.table.since(cut)]), seat, message)
        self.n += 1
        if self.table.is_over != (self.state == "over"):
            self.state = "over" if self.table.is_over else "open"
            self._tell_info()
        self.house.store_later(self, answer, who, message)

    # --- seats ------------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something about the seats changed, not the game."""
        self._tell_info()
        self.wake()

    def _tell_info(self) -> None:
        self._info = None
        for connection in self.connections:
            connection.info_sent = False

    def wake(self) -> None:
        for connection in self.connections:
            connection.flush()

    @property
    def info(self) -> bytes:
        if self._info is None:
            here = {connection.seat for connection in self.connections}
            self._info = encode(
                {
                    "seats": [
                        {"who": chair.who, "agent": chair.agent, "name": chair.name, "here": at in here,
                         "trouble": at in self.trouble}
                        for at, chair in enumerate(self.chairs)
                    ],
                    "watching": sum(connection.seat is None for connection in self.connections),
                    "state": self.state,
                    "last": self.table.version if self.state != "open" else 0,
                }
            )  # fmt: skip
        return self._info

    def is_here(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def seats_data(self) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(chair) for chair in self.chairs]

    # --- what is shown ----------------------------------------------------------------------------------------------

    def face(self, seat: int | None, language: str) -> Face:
        face = self.faces.get((seat, language))
        if face is None:
            paint = self.house.painter(self.game, language)
            face = self.faces[(seat, language)] = Face(seat, language, paint)
        face.refresh(self)
        return face

    def compose(self, to: Connection) -> bytes:
        """The next state message for a device: whole, or what changed since its last one."""
        face = self.face(to.seat, to.language)
        whole = to.face is not face or to.epoch != self.epoch or to.n == 0
        base = 0 if whole else to.n
        lines = self.table.log.lines if self.table.log is not None else []
        if whole:
            to.lines = to.told = 0
        started = to.told
        seat = to.seat
        story = [msgspec.Raw(face.paint(line.say)) for line in lines[to.lines :] if line.to is None or seat in line.to]
        to.lines = len(lines)
        to.told += len(story)
        panels = {
            name: msgspec.Raw(made) for name, made in face.panels.items() if whole or face.changed[name] > base
        }
        done, to.done = to.done, []
        state = State(face.n, base, face.order, panels, msgspec.Raw(face.facts), story, started, done=done)
        if not to.info_sent:
            state.table = msgspec.Raw(self.info)
            to.info_sent = True
        to.face, to.epoch, to.n = face, self.epoch, face.n
        return encode(state)

    # --- bots -------------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        return self.table.record

    def job(self) -> Job:
        return Job(self.game.meta.game, self.id, self.options, self.seed, self.companion, self.record.steps)

    def kick(self) -> None:
        """Let bots think whose turn it is. Where several seats may answer, people come first."""
        if self.state != "open":
            return
        for seat, choice in self.table.requests.items():
            if not self.chairs[seat].is_bot or seat in self.trouble:
                continue
            seats = choice.seat_list
            if len(seats) > 1 and (seat != seats[0] or not all(self.chairs[other].is_bot for other in seats)):
                continue
            ask = self.ask_id(seat)
            running = self.thinking.get(seat)
            if running is not None:
                if running[0] == ask:
                    continue
                running[1].cancel()
            task = asyncio.create_task(self._think(seat, ask, self.chairs[seat].agent))
            self.thinking[seat] = (ask, task)

    async def _think(self, seat: int, ask: str, agent: str) -> None:
        text = f"bot {seat} {self.table.version}"
        seed = int.from_bytes(hashlib.blake2b(text.encode(), key=self.secret, digest_size=8).digest(), "big")
        try:
            answer = await self.house.bench.think(self.job(), seat, agent, seed)
            del self.thinking[seat]
            if self.house.rooms.get(self.no) is self and self.chairs[seat].is_bot and ask == self.ask_id(seat):
                self.choose(seat, ask, answer, "", None)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # a bot may fail in any way; the table stands, and people are told
            log.error("bot %s at a table of %s failed: %s", agent, self.game.name, type(error).__name__)
            self.thinking.pop(seat, None)
            self.trouble.add(seat)
            self.changed()


class _Rules:
    """Around a call into a game's rules: a failure of ours takes the table back to what is stored."""

    __slots__ = ("room",)

    def __init__(self, room: Room) -> None:
        self.room = room

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if error is None or isinstance(error, TableError):
            return
        # Where it failed, without what it said: a message might name a card that nobody has seen yet.
        where = "".join(traceback.format_tb(error.__traceback__))
        log.error("a rule of %s failed: %s\n%s", self.room.game.name, type(error).__name__, where)
        self.room.house.drop(self.room)
        raise TableError("error.rules") from error


def _plain(step: Step) -> tuple[int | str, str]:
    who, value = step
    return (who, key(value)) if type(value) is tuple else (who, str(value))

