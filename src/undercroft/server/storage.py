"""Where tables are kept: rows, SQL and one small interface; SQLite in `sqlite.py`, PostgreSQL in `postgres.py`.

A table is its options, its seed and its answers. Answers are only ever added: a row keeps `cut` steps of what was there
before and adds its own, so taking back is a row like any other and a kill between two rows loses neither.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from undercroft.core.errors import TableError

Steps = list[tuple[int | str, str]]
TableState = Literal["open", "over", "closed"]


class SeatAssignment(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat. `agent` of a person is the bot that plays for them while they are away."""

    who: Literal["person", "bot"]
    agent: str = ""
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.agent)


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


class Answer(msgspec.Struct):
    """One accepted action: keep `cut` steps, add `steps`. `message` is the client's own number for it."""

    table: int
    n: int
    cut: int
    steps: bytes
    seat: int
    message: str


class Link(msgspec.Struct):
    """What a key opens; only its hash is kept. `seat` None is a spectator's."""

    digest: bytes
    table: int
    seat: int | None
    host: bool


class StoreError(TableError):
    """The store cannot be reached or cannot write."""


class Store(Protocol):
    """Every method stands alone and is durable once it returns."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def add(self, row: TableRow, links: list[Link], answers: list[Answer]) -> int:
        """A new table with its keys and, for an imported record, its answers; gives its number."""

    async def write(self, answers: list[Answer]) -> None:
        """Answers of any tables, all or none."""

    async def update(self, no: int, seats: list[SeatAssignment], state: TableState, touched: float) -> None: ...

    async def link(self, digest: bytes) -> Link | None: ...

    async def table(self, no: int) -> TableRow | None: ...

    async def answers(self, no: int) -> list[Answer]: ...

    async def stale(self, before: float) -> list[int]:
        """Tables untouched since then that are not archived yet."""

    async def archive(self, no: int, record: bytes) -> None:
        """Keep the record instead of the answers."""


ADD_TABLE = (
    "INSERT INTO tables (id, game, rules, options, seed, companion, seats, secret, created, touched, state) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING no"
)
ADD_LINK = "INSERT INTO links (digest, tab, seat, host) VALUES (?, ?, ?, ?)"
ADD_ANSWER = "INSERT INTO answers (tab, n, cut, steps, seat, message) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
TABLE = (
    "SELECT no, id, game, rules, options, seed, companion, seats, secret, created, touched, state, archive FROM tables"
)


def table_values(row: TableRow) -> tuple[Any, ...]:
    return (
        row.id, row.game, row.rules, msgspec.json.encode(row.options).decode(), str(row.seed), int(row.companion),
        msgspec.json.encode(row.seats).decode(), row.secret, row.created, row.touched, row.state,
    )  # fmt: skip


def answer_values(answer: Answer) -> tuple[Any, ...]:
    return (answer.table, answer.n, answer.cut, answer.steps.decode(), answer.seat, answer.message)


def table_row(values: Any) -> TableRow:
    no, id_, game, rules, options, seed, companion, seats, secret, created, touched, state, archive = values
    return TableRow(
        id=id_,
        game=game,
        rules=rules,
        options=msgspec.json.decode(options),
        seed=int(seed),
        companion=bool(companion),
        seats=msgspec.json.decode(seats, type=list[SeatAssignment]),
        secret=bytes(secret),
        created=created,
        touched=touched,
        state=state,
        no=no,
        archive=None if archive is None else bytes(archive),
    )
