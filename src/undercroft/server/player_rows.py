"""What is kept of people who have a page: the digest of their key, the seats they played, how those games ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from undercroft.server.ratings import Duel, Rating

Statement = tuple[str, tuple[Any, ...], bool]
"""An SQL statement, its values, and whether it must change a row for any of them to be done."""


class PlayerRow(msgspec.Struct):
    """Somebody with a page; only the digest of their key is kept."""

    digest: bytes
    name: str
    created: float
    rated: int = 0
    """How often their ratings have changed: who changes them says which state they started from."""


class PlayedResult(msgspec.Struct, omit_defaults=True):
    """How a game ended for one seat."""

    place: int
    of: int
    score: float
    won: bool
    duels: list[Duel] = []
    """What it counted as, with the others' points of that moment."""
    before: Rating | None = None
    after: Rating | None = None
    heroes: list[str] = []
    """Whom the seat played, by the names of messages."""
    scenario: str = ""
    """What was played, likewise."""
    margin: float | None = None
    """By how many points it was ahead of the best of the others, or behind."""
    guided: bool = False
    """It was a guided first game."""
    mistakes: int | None = None
    """How many of its answers an analysis calls mistakes; None where nobody has looked."""


class PlayedRow(msgspec.Struct):
    """A seat that somebody with a page played."""

    table: str
    """The table's id. The row stays when the table is deleted."""
    seat: int
    player: bytes
    host: bool
    game: str
    began: float
    ended: float | None = None
    why: str = ""
    """Why the game changes no rating; empty where it does, and while it lasts."""
    result: PlayedResult | None = None
    number: int = 0
    """The place of a rated game among all of its player's."""
    state: str | None = None
    """Of the table, where it is still there."""


class PlayerStore(Protocol):
    """The part of a store that knows people."""

    async def add_player(self, row: PlayerRow) -> None: ...

    async def player(self, digest: bytes) -> PlayerRow | None: ...

    async def rename_player(self, digest: bytes, name: str) -> None: ...

    async def seats_of(self, table: str) -> list[PlayedRow]:
        """The seats of a table whose players have a page."""

    async def unsettled(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables at which somebody with a page sits whose game has not been counted."""

    async def unfinished(self, player: bytes, most: int) -> list[PlayedRow]:
        """Somebody's games that last, the newest first."""

    async def finished(self, player: bytes, most: int) -> list[PlayedRow]:
        """Somebody's games that have ended, the last first."""

    async def counted(self, player: bytes, game: str, most: int = -1) -> list[PlayedRow]:
        """Somebody's rated games of one kind, the last first; all of them for -1."""

    async def rated_games(self, player: bytes) -> dict[str, int]:
        """How many rated games of each kind somebody has played."""

    async def tables_of(self, player: bytes) -> list[tuple[str, int]]:
        """Every table and seat that somebody played."""

    async def has_answered(self, no: int, seat: int) -> bool:
        """Whether a seat of a table has given any answer."""

    async def change_all(self, statements: list[Statement]) -> bool:
        """Do all of it or nothing; False where a statement that must change a row changed none."""


COLUMNS = (
    "played.tab, played.seat, played.player, played.host, played.game, played.began, played.ended, played.why, "
    "played.result, played.number"
)
PLAYED = f"SELECT {COLUMNS}, tables.state FROM played LEFT JOIN tables ON tables.id = played.tab"
ADD_PLAYER = "INSERT INTO players (digest, name, created, rated) VALUES (?, ?, ?, ?)"
ADD_PLAYED = (
    "INSERT INTO played (tab, seat, player, host, game, began, ended, why, result, number) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SIT = (
    f"{ADD_PLAYED} ON CONFLICT (tab, seat) DO UPDATE SET player = excluded.player, host = excluded.host, "
    "began = excluded.began WHERE played.ended IS NULL"
)
END = (
    "UPDATE played SET ended = ?, why = ?, result = ?, number = ? "
    "WHERE tab = ? AND seat = ? AND player = ? AND ended IS NULL"
)
REOPEN = "UPDATE played SET ended = NULL, why = ?, result = '' WHERE tab = ? AND seat = ?"
REWRITE = "UPDATE played SET result = ? WHERE tab = ? AND seat = ? AND player = ?"
COUNT_UP = "UPDATE players SET rated = rated + 1 WHERE digest = ? AND rated = ?"
ALL_PLAYERS = "SELECT digest, name, created, rated FROM players"
ALL_PLAYED = f"SELECT {COLUMNS} FROM played"


def written(result: PlayedResult | None) -> str:
    return "" if result is None else msgspec.json.encode(result).decode()


def played_values(row: PlayedRow) -> tuple[Any, ...]:
    return (
        row.table, row.seat, row.player, int(row.host), row.game, row.began, row.ended, row.why, written(row.result),
        row.number,
    )  # fmt: skip


def played_row(values: Any) -> PlayedRow:
    """A row whose result cannot be read is one without a result."""
    table, seat, player, host, game, began, ended, why, result, number, state = values
    try:
        read = msgspec.json.decode(result, type=PlayedResult) if result else None
    except ValueError:
        read = None
    return PlayedRow(table, seat, bytes(player), bool(host), game, began, ended, why, read, number, state)


class PlayerQueries:
    """What both stores ask about people in the same words."""

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _played(self, rest: str, *values: Any) -> list[PlayedRow]:
        return [played_row(row) for row in await self._rows(f"{PLAYED} {rest}", *values)]

    async def add_player(self, row: PlayerRow) -> None:
        await self._rows(ADD_PLAYER, row.digest, row.name, row.created, row.rated)

    async def player(self, digest: bytes) -> PlayerRow | None:
        found = await self._rows(f"{ALL_PLAYERS} WHERE digest = ?", digest)
        return PlayerRow(bytes(found[0][0]), *found[0][1:]) if found else None

    async def rename_player(self, digest: bytes, name: str) -> None:
        await self._rows("UPDATE players SET name = ? WHERE digest = ?", name, digest)

    async def seats_of(self, table: str) -> list[PlayedRow]:
        return await self._played("WHERE played.tab = ? ORDER BY played.seat", table)

    async def unsettled(self, tables: Sequence[str]) -> set[str]:
        if not tables:
            return set()
        places = ", ".join("?" * len(tables))
        found = await self._rows(f"SELECT tab FROM played WHERE ended IS NULL AND tab IN ({places})", *tables)
        return {str(row[0]) for row in found}

    async def unfinished(self, player: bytes, most: int) -> list[PlayedRow]:
        return await self._played(
            "WHERE played.player = ? AND played.ended IS NULL AND tables.state = 'open' "
            "ORDER BY played.began DESC LIMIT ?",
            player,
            most,
        )

    async def finished(self, player: bytes, most: int) -> list[PlayedRow]:
        return await self._played(
            "WHERE played.player = ? AND played.ended IS NOT NULL ORDER BY played.ended DESC LIMIT ?", player, most
        )

    async def counted(self, player: bytes, game: str, most: int = -1) -> list[PlayedRow]:
        return await self._played(
            "WHERE played.player = ? AND played.game = ? AND played.ended IS NOT NULL AND played.why = '' "
            "ORDER BY played.number DESC LIMIT ?",
            player,
            game,
            most if most >= 0 else 1_000_000_000,
        )

    async def rated_games(self, player: bytes) -> dict[str, int]:
        found = await self._rows(
            "SELECT game, count(*) FROM played WHERE player = ? AND ended IS NOT NULL AND why = '' "
            "GROUP BY game ORDER BY game",
            player,
        )
        return {game: int(count) for game, count in found}

    async def tables_of(self, player: bytes) -> list[tuple[str, int]]:
        found = await self._rows("SELECT tab, seat FROM played WHERE player = ?", player)
        return [(str(table), int(seat)) for table, seat in found]

    async def has_answered(self, no: int, seat: int) -> bool:
        return bool(await self._rows("SELECT 1 FROM answers WHERE tab = ? AND seat = ? LIMIT 1", no, seat))
