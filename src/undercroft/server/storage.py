"""Where tables are kept: rows, SQL and one small interface; SQLite in `sqlite.py`, PostgreSQL in `postgres.py`.

A table is its options, its seed and its answers. Answers are only ever added: a row keeps `cut` steps of what was there
before and adds its own, so taking back is a row like any other and a kill between two rows loses neither.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from undercroft.core.errors import TableError
from undercroft.server.clock_state import ClockState
from undercroft.server.player_rows import PlayerQueries, PlayerStore

Steps = list[tuple[int | str, str]]
TableState = Literal["open", "over", "closed"]
ContactKind = Literal["push", "mail"]
LATEST = 1e11
"""No moment of a table is later, in seconds since 1970."""


class SeatAssignment(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat. `agent` of a person is the bot that plays for them while they are away."""

    who: Literal["person", "bot"]
    agent: str = ""
    name: str = ""
    given_by: int | None = None
    """The seat that let a bot play for this one, while its person was away; -1: a spectator, -2: the clock."""
    agreed: list[int] = []
    """The seats that agreed to it, where they were asked."""
    free: bool = False
    """Anybody may still take it, from the lobby."""

    @property
    def is_bot(self) -> bool:
        return bool(self.agent)


class TableOutcome(msgspec.Struct, omit_defaults=True):
    """How a game ended, for those who ask later."""

    winners: list[int]
    scores: list[float]
    at: float
    heroes: list[list[str]] = []
    """Whom each seat has played, by the names of messages."""
    scenario: str = ""
    """What was played, likewise."""


class TableMore(msgspec.Struct, omit_defaults=True):
    """What was added to tables over time; whatever is left out is as it always was."""

    seeded: bool = False
    """Whoever set it up chose the seed, and so may know every draw."""
    digest: str = ""
    """A digest of the state that the table had when it left memory, so that other rules are noticed."""
    digest_steps: int = 0
    """How many answers it had then."""
    actions: int = 0
    """How many rows of answers were stored when the following was noted."""
    waiting: list[int] = []
    """The seats that were asked."""
    since: float = 0
    """When the last answer was given."""
    status: dict[str, list[str]] = {}
    """The head of a spectator's screen in each language."""
    stood_in: bool = False
    """A bot has played for one of its people."""
    outcome: TableOutcome | None = None
    guided: bool = False
    """A guided first game."""
    clock: ClockState | None = None
    """The time that people have, where whoever set it up wanted a clock."""
    listed: bool = False
    """Whether the lobby shows it to everybody."""
    absence: float = 0
    """Seconds that somebody must be away before a bot may play for them; 0: as the server has it."""
    coach: bool = False
    """Whether people may ask the coach."""
    coached: bool = False
    """Whether somebody has."""
    points: dict[int, str] = {}
    """What seats point at, of things that everybody sees."""

    @property
    def due(self) -> float | None:
        """When somebody's time is up and something is to be done about it."""
        return None if self.clock is None else self.clock.due

    def fits(self, seats: int) -> bool:
        """Whether it speaks of the seats that the table has."""
        named = (*self.waiting, *self.points)
        return all(0 <= seat < seats for seat in named) and (self.clock is None or self.clock.fits(seats))


class TableRow(msgspec.Struct):
    """What is kept of a table besides its answers. `no` is given by the store."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    seed: int
    companion: bool
    seats: list[SeatAssignment]
    secret: bytes
    created: float
    touched: float
    state: TableState = "open"
    no: int = 0
    archive: bytes | None = None
    """The record, once the table is old: its answers are then dropped."""
    more: TableMore = msgspec.field(default_factory=TableMore)


class Answer(msgspec.Struct, gc=False):
    """One accepted action: keep `cut` steps, add `steps`. `message` is the client's own number for it."""

    table: int
    n: int
    cut: int
    steps: bytes
    seat: int
    message: str
    more: TableMore | None = None
    """What else is known of the table after it, where that is to be stored with it."""


class TalkLine(msgspec.Struct):
    """Something that somebody said at a table: a quick phrase by its name, or words of their own."""

    n: int
    at: float
    """Seconds since 1970."""
    seat: int
    kind: Literal["phrase", "words"]
    text: str


class Contact(msgspec.Struct):
    """Where a person wants to be told that it is their turn: a browser's push service, or an e-mail address."""

    kind: ContactKind
    address: str
    language: str = "en"
    p256dh: str = ""
    """The browser's public key, and its secret below: only it can read what is pushed."""
    auth: str = ""


class Link(msgspec.Struct):
    """What a key opens; only its hash is kept. `seat` None is a spectator's."""

    digest: bytes
    table: int
    seat: int | None
    host: bool


class Dump(msgspec.Struct):
    """All rows of a store."""

    tables: list[tuple[Any, ...]]
    links: list[tuple[bytes, int, int | None, int]]
    answers: list[tuple[int, int, int, str, int, str]]
    talk: list[tuple[int, int, float, int, str, str]] = []
    players: list[tuple[bytes, str, float, int]] = []
    played: list[tuple[str, int, bytes, int, str, float, float | None, str, str, int]] = []


class StoreError(TableError):
    """The store cannot be reached or cannot write."""


class LostLease(StoreError):
    """Another process has taken these tables over; nothing of the action was stored."""

    def __init__(self, tables: set[int]) -> None:
        super().__init__("error.moved")
        self.tables = tables


class Damaged(TableError):
    """Rows of one table cannot be read; all other tables are unharmed."""


Note = tuple[int, str, TableMore]
"""Of a table: its number, the rules it is played by, and what else is known of it."""


class Store(PlayerStore, Protocol):
    """Every method stands alone and is durable once it returns."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def add(self, row: TableRow, links: list[Link], answers: list[Answer]) -> int:
        """A new table with its keys and, for an imported record, its answers; gives its number."""

    async def write(self, answers: list[Answer]) -> None:
        """Answers of any tables, all or none."""

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None: ...

    async def set_states(self, states: Mapping[int, TableState], touched: float) -> None:
        """Keep whether tables are open or over, all or none."""

    async def note(self, no: int, rules: str, more: TableMore) -> None:
        """Keep which rules a table is played by, and what else is known of it."""

    async def note_all(self, notes: Sequence[Note]) -> None:
        """The same of several tables, all or none."""

    async def link(self, digest: bytes) -> Link | None: ...

    async def table(self, no: int) -> TableRow | None: ...

    async def answers(self, no: int) -> list[Answer]: ...

    async def count_answers(self, no: int) -> int:
        """How many rows of answers a table has."""

    async def talk(self, no: int, last: int) -> list[TalkLine]:
        """The last lines that were said at a table, in their order."""

    async def add_talk(self, no: int, line: TalkLine) -> None: ...

    async def contacts(self, no: int, seat: int) -> list[Contact]:
        """Where the person of a seat wants to be told."""

    async def add_contact(self, no: int, seat: int, contact: Contact) -> None:
        """One more of them, or the same anew."""

    async def drop_contact(self, no: int, seat: int, kind: ContactKind, address: str) -> None:
        """Forget it; an empty address: all of this kind."""

    async def drop_contacts(self, no: int) -> None:
        """Forget all of a table."""

    async def server_key(self, name: str, fresh: str) -> str:
        """A secret of the server, the same for all its processes: `fresh`, unless there is one already."""

    async def listed(self) -> list[TableRow]:
        """Open tables that the lobby shows to everybody, newest first; damaged ones are left out."""

    async def add_link(self, link: Link) -> None:
        """One more key; nothing happens where it is there already."""

    async def drop_link(self, digest: bytes) -> None:
        """This key opens nothing any more."""

    async def add_code(self, digest: bytes, sealed: bytes, until: float) -> None:
        """Keep something for whoever knows a code; what is out of date goes."""

    async def take_code(self, digest: bytes, now: float) -> bytes | None:
        """What was kept under a code: it can be had once."""

    async def due(self, now: float) -> list[int]:
        """Tables at which somebody's time is up, the longest ago first; a few of them."""

    async def keep_snapshot(self, no: int, program: str, data: bytes) -> None:
        """Keep a late position of a table in place of the one before; `program` names the only one that may open it."""

    async def snapshot(self, no: int, program: str) -> bytes | None:
        """The late position of a table that this program wrote."""

    async def keep_analysis(self, no: int, data: bytes) -> None:
        """Keep the analysis of a table in place of the one before."""

    async def analysis(self, no: int) -> bytes | None: ...

    async def stale(self, before: float) -> list[int]:
        """Tables untouched since then that are not archived yet."""

    async def archive(self, no: int, record: bytes) -> None:
        """Keep the record instead of the answers."""

    async def claim(self, no: int) -> str | None:
        """Take a table for this process alone; gives the address of the process that has it, where it is another.

        Answers of a table are written, and it is changed or archived, only by whoever has claimed it.
        """

    async def release(self, no: int) -> None:
        """Let others have the table."""

    def watch_leases(self, tell_lost: Callable[[set[int]], None]) -> None:
        """Be told of tables that another process has taken, while this one was thought to be gone."""

    async def bury(self, address: str) -> None:
        """The process at this address is gone: its leases end now."""

    async def delete(self, no: int) -> None:
        """Forget a table with its keys and answers."""

    async def check(self) -> None:
        """StoreError where the store cannot be read or written now."""

    async def numbers(self) -> list[int]:
        """Every table there is."""

    async def number(self, id_: str) -> int | None:
        """The number of the table with this id."""

    async def columns(self, no: int) -> dict[str, Any]:
        """A table's row as it lies there, whole or not."""

    async def set_column(self, no: int, name: str, value: str | float) -> None:
        """Replace a damaged column."""

    async def count_seats(self, no: int) -> int:
        """How many seats of a table have keys."""

    async def cut_answers(self, no: int, since: int) -> None:
        """Drop the answers from this number on."""

    async def dump(self) -> Dump:
        """Everything at one moment."""

    async def fill(self, dump: Dump) -> None:
        """Put everything into an empty store."""


ADD_TABLE = (
    "INSERT INTO tables (id, game, rules, options, seed, companion, seats, secret, created, touched, state, more, "
    "due, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING no"
)
ADD_LINK = "INSERT INTO links (digest, tab, seat, host) VALUES (?, ?, ?, ?)"
ADD_ANSWER = "INSERT INTO answers (tab, n, cut, steps, seat, message) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
NOTE = "UPDATE tables SET more = ?, due = ?, listed = ? WHERE no = ?"
NOTE_RULES = "UPDATE tables SET more = ?, due = ?, listed = ?, rules = ? WHERE no = ?"
SET_STATE = "UPDATE tables SET state = ?, touched = ? WHERE no = ?"
TABLE = (
    "SELECT no, id, game, rules, options, seed, companion, seats, secret, created, touched, state, archive, more "
    "FROM tables"
)

TALK = "SELECT n, at, seat, kind, text FROM talk WHERE tab = ? ORDER BY n DESC LIMIT ?"
ADD_TALK = "INSERT INTO talk (tab, n, at, seat, kind, text) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_CONTACT = (
    "INSERT INTO contacts (tab, seat, kind, address, language, p256dh, auth) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (tab, seat, kind, address) DO UPDATE SET language = excluded.language, p256dh = excluded.p256dh, "
    "auth = excluded.auth"
)
KEEP_SNAPSHOT = (
    "INSERT INTO snapshots (tab, program, data) VALUES (?, ?, ?) "
    "ON CONFLICT (tab) DO UPDATE SET program = excluded.program, data = excluded.data"
)
KEEP_ANALYSIS = "INSERT INTO analyses (tab, data) VALUES (?, ?) ON CONFLICT (tab) DO UPDATE SET data = excluded.data"
ALL_TABLES = f"{TABLE} ORDER BY no"
ALL_LINKS = "SELECT digest, tab, seat, host FROM links"
ALL_TALK = "SELECT tab, n, at, seat, kind, text FROM talk ORDER BY tab, n"
ALL_ANSWERS = "SELECT tab, n, cut, steps, seat, message FROM answers ORDER BY tab, n"
FILL_TABLE = (
    "INSERT INTO tables (no, id, game, rules, options, seed, companion, seats, secret, created, touched, state, "
    "archive, more) OVERRIDING VALUE (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
FORGET = (
    "analyses WHERE tab",
    "snapshots WHERE tab",
    "contacts WHERE tab",
    "talk WHERE tab",
    "answers WHERE tab",
    "links WHERE tab",
    "tables WHERE no",
)
"""Where the rows of one table lie."""
COLUMNS = ("options", "seed", "seats", "state", "more", "created", "touched")
"""What may be looked at one by one where a row is damaged."""


def table_values(row: TableRow) -> tuple[Any, ...]:
    return (
        row.id, row.game, row.rules, msgspec.json.encode(row.options).decode(), str(row.seed), int(row.companion),
        msgspec.json.encode(row.seats).decode(), row.secret, row.created, row.touched, row.state,
        *note_values(row.more),
    )  # fmt: skip


def note_values(more: TableMore) -> tuple[str, float | None, int]:
    return msgspec.json.encode(more).decode(), more.due, int(more.listed)


def notes_of(answers: list[Answer]) -> list[tuple[Any, ...]]:
    """What is to be stored with these answers."""
    return [(*note_values(answer.more), answer.table) for answer in answers if answer.more is not None]


def notes_in(dump: Dump) -> list[tuple[Any, ...]]:
    """The notes of tables with a clock and of open ones: `due` and `listed` are no part of a dump. A table whose row
    is damaged comes back as damaged as it was."""
    notes = []
    for values in dump.tables:
        if '"clock":' in str(values[-1]) or '"listed":' in str(values[-1]):
            with contextlib.suppress(Damaged):
                row = table_row(values)
                notes.append((*note_values(row.more), row.no))
    return notes


def answer_values(answer: Answer) -> tuple[Any, ...]:
    return (answer.table, answer.n, answer.cut, answer.steps.decode(), answer.seat, answer.message)


def table_row(values: Any) -> TableRow:
    """Damaged where a column does not hold what it should."""
    no, id_, game, rules, options, seed, companion, seats, secret, created, touched, state, archive, more = values
    try:
        row = TableRow(
            id=id_,
            game=game,
            rules=rules,
            options=msgspec.json.decode(options, type=dict[str, Any]),
            seed=int(seed),
            companion=bool(companion),
            seats=msgspec.json.decode(seats, type=list[SeatAssignment]),
            secret=bytes(secret),
            created=float(created),
            touched=float(touched),
            state=msgspec.convert(state, TableState),
            no=no,
            archive=None if archive is None else bytes(archive),
            more=msgspec.json.decode(more, type=TableMore),
        )
    except (ValueError, TypeError, RecursionError):  # msgspec's errors are ValueErrors
        raise Damaged("error.damaged") from None
    is_dated = all(0 <= when <= LATEST for when in (row.created, row.touched))
    if not row.seats or not is_dated or not row.more.fits(len(row.seats)):
        raise Damaged("error.damaged")
    return row


def add_answer(steps: Steps, answer: Answer, n: int) -> None:
    """Let the answer of this number do to a table's steps what it says; Damaged, and nothing, where it cannot be it.

    A row that is missing shows in the numbers of those after it, so that a game is never silently another one."""
    fresh = _answer_steps(answer)
    if answer.n != n or type(answer.cut) is not int or not 0 <= answer.cut <= len(steps):
        raise Damaged("error.damaged")
    del steps[answer.cut :]
    steps += fresh


def _answer_steps(answer: Answer) -> Steps:
    """Damaged where the row does not hold steps."""
    try:
        return msgspec.json.decode(answer.steps, type=Steps)
    except (ValueError, RecursionError):
        raise Damaged("error.damaged") from None


class SharedQueries(PlayerQueries):
    """What both stores ask their database in the same words."""

    async def note_all(self, notes: Sequence[Note]) -> None:
        raise NotImplementedError

    async def note(self, no: int, rules: str, more: TableMore) -> None:
        await self.note_all([(no, rules, more)])

    async def keep_snapshot(self, no: int, program: str, data: bytes) -> None:
        await self._rows(KEEP_SNAPSHOT, no, program, data)

    async def snapshot(self, no: int, program: str) -> bytes | None:
        found = await self._rows("SELECT data FROM snapshots WHERE tab = ? AND program = ?", no, program)
        return bytes(found[0][0]) if found else None

    async def keep_analysis(self, no: int, data: bytes) -> None:
        await self._rows(KEEP_ANALYSIS, no, data)

    async def analysis(self, no: int) -> bytes | None:
        found = await self._rows("SELECT data FROM analyses WHERE tab = ?", no)
        return bytes(found[0][0]) if found else None

    async def due(self, now: float) -> list[int]:
        found = await self._rows("SELECT no FROM tables WHERE due <= ? ORDER BY due LIMIT 100", now)
        return [row[0] for row in found]

    async def listed(self) -> list[TableRow]:
        found = await self._rows(f"{TABLE} WHERE listed = 1 AND state = 'open' ORDER BY no DESC LIMIT 60")
        rows: list[TableRow] = []
        for values in found:
            with contextlib.suppress(Damaged):
                rows.append(table_row(values))
        return rows

    async def contacts(self, no: int, seat: int) -> list[Contact]:
        statement = "SELECT kind, address, language, p256dh, auth FROM contacts WHERE tab = ? AND seat = ?"
        return [Contact(*row) for row in await self._rows(statement, no, seat)]

    async def add_contact(self, no: int, seat: int, contact: Contact) -> None:
        values = (no, seat, contact.kind, contact.address, contact.language, contact.p256dh, contact.auth)
        await self._rows(ADD_CONTACT, *values)

    async def drop_contact(self, no: int, seat: int, kind: ContactKind, address: str) -> None:
        values = (no, seat, kind, address, address)
        await self._rows(
            "DELETE FROM contacts WHERE tab = ? AND seat = ? AND kind = ? AND (address = ? OR ? = '')", *values
        )

    async def drop_contacts(self, no: int) -> None:
        await self._rows("DELETE FROM contacts WHERE tab = ?", no)

    async def server_key(self, name: str, fresh: str) -> str:
        await self._rows("INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh)
        return str((await self._rows("SELECT value FROM server_keys WHERE name = ?", name))[0][0])

    async def add_link(self, link: Link) -> None:
        values = (link.digest, link.table, link.seat, int(link.host))
        await self._rows(f"{ADD_LINK} ON CONFLICT DO NOTHING", *values)

    async def drop_link(self, digest: bytes) -> None:
        await self._rows("DELETE FROM links WHERE digest = ?", digest)

    async def stale(self, before: float) -> list[int]:
        found = await self._rows("SELECT no FROM tables WHERE archive IS NULL AND touched < ?", before)
        return [row[0] for row in found]

    async def numbers(self) -> list[int]:
        return [row[0] for row in await self._rows("SELECT no FROM tables ORDER BY no")]

    async def number(self, id_: str) -> int | None:
        found = await self._rows("SELECT no FROM tables WHERE id = ?", id_)
        return found[0][0] if found else None

    async def columns(self, no: int) -> dict[str, Any]:
        found = await self._rows(f"SELECT {', '.join(COLUMNS)} FROM tables WHERE no = ?", no)
        return dict(zip(COLUMNS, found[0], strict=True))

    async def set_column(self, no: int, name: str, value: str | float) -> None:
        assert name in COLUMNS
        await self._rows(f"UPDATE tables SET {name} = ? WHERE no = ?", value, no)

    async def count_seats(self, no: int) -> int:
        return int((await self._rows("SELECT count(*) FROM links WHERE tab = ? AND seat IS NOT NULL", no))[0][0])

    async def cut_answers(self, no: int, since: int) -> None:
        await self._rows("DELETE FROM answers WHERE tab = ? AND n >= ?", no, since)
