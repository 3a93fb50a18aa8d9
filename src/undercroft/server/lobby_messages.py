"""What the lobby and people's own pages ask and are told over HTTP, as typed structs like those of `messages.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from undercroft.core.codex import Entry
from undercroft.core.meta import Look, Style
from undercroft.server.clock_state import ClockInfo
from undercroft.server.messages import Encoded, Language, Name, SeatNumber, Token
from undercroft.server.storage import SeatAssignment


class SettingFace(msgspec.Struct):
    """Something that a value brings to the table."""

    art: str
    label: str


class SettingValue(msgspec.Struct):
    """One of the values that a setting may have."""

    value: str
    label: str
    about: str
    """A sentence or two about it; may be empty."""
    art: str
    """Its picture; may be empty."""
    facts: list[str]
    """What else to know before choosing it."""
    faces: list[SettingFace]
    """What it brings to the table."""


class SettingInfo(msgspec.Struct):
    """One option of a game's set-up, in words."""

    name: str
    kind: str
    """int: a number from `min` to `max`; choice or choices of `values`; bool: true or false."""
    default: Any
    min: int
    max: int
    label: str
    hint: str
    values: list[SettingValue]
    """Of a number only where its values have names."""
    only_with: tuple[str, str]
    """The setting and the value that it must have for this one to matter; empty where it always does."""


class GameInfo(msgspec.Struct):
    """A game as the lobby shows it."""

    name: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    cooperative: bool
    settings: list[SettingInfo]
    designer: str
    year: int
    """When the box came out; 0 where that is not told."""
    look: Look
    guided: bool
    """Whether it has a guided first game."""


class Lobby(msgspec.Struct):
    """The games of this server, and the bots that can be invited."""

    games: list[GameInfo]
    agents: tuple[str, ...]
    version: str


class CodexKind(msgspec.Struct):
    """A heading of the codex."""

    id: str
    title: str


class CodexBook(msgspec.Struct):
    """Everything in a game's box, in one language."""

    game: str
    title: str
    kinds: list[CodexKind]
    styles: dict[str, Style]
    entries: Annotated[msgspec.Raw, Encoded(list[Entry])]


class MyTables(msgspec.Struct, forbid_unknown_fields=True):
    """The keys that a browser holds."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=60)]
    language: Language = "en"


class OpenedEntries(msgspec.Struct):
    """What is no spoiler any more to somebody who sits at these tables: entries of the codex."""

    ids: list[str]


class TableSummary(msgspec.Struct):
    """What became of a table; only `token` and `state` where it is gone or its rows are damaged."""

    token: str
    state: Literal["open", "over", "closed", "gone", "damaged"]
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    created: float | UnsetType = UNSET
    touched: float | UnsetType = UNSET
    seats: list[SeatAssignment] | UnsetType = UNSET
    asked: bool | UnsetType = UNSET
    """Whether this seat is asked now."""
    waiting: list[int] | UnsetType = UNSET
    """The seats that are asked."""
    since: float | UnsetType = UNSET
    """When the last answer was given, in seconds since 1970."""
    status: list[str] | UnsetType = UNSET
    clock: ClockInfo | UnsetType = UNSET


class TableList(msgspec.Struct):
    """The tables that a browser has keys for, in the order of its keys."""

    tables: list[TableSummary]


class OpenTable(msgspec.Struct):
    """A table that anybody may watch, and whose free seats anybody may take."""

    table: str
    game: str
    title: str
    created: float
    seats: list[SeatAssignment]
    status: list[str]
    clock: ClockInfo | None


class OpenTableList(msgspec.Struct):
    """The open tables, newest first."""

    tables: list[OpenTable]


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """Which open table somebody comes to, and which of its free seats they take; null: they watch."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seat: SeatNumber | None = None
    name: Name = ""


class JoinedTable(msgspec.Struct):
    """The key to an open table."""

    table: str
    game: str
    seat: int | None
    token: str


class CarryKeys(msgspec.Struct, forbid_unknown_fields=True):
    """Keys that are to be carried to another device."""

    tokens: Annotated[list[Token], msgspec.Meta(min_length=1, max_length=60)]


class CarryCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that carries keys to another device."""

    code: Annotated[str, msgspec.Meta(min_length=8, max_length=20)]


class CodeMade(msgspec.Struct):
    """A code to type on the other device; it works once and for a while."""

    code: str
    seconds: int


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a page of their own."""

    name: Name = ""


class PlayerKey(msgspec.Struct):
    """The key to somebody's page. It is told once, and only its digest is kept."""

    key: str


class MyPage(msgspec.Struct, forbid_unknown_fields=True):
    """Whose page is asked for."""

    key: Token
    language: Language = "en"
    name: Name | None = None
    """A new name for it."""


class MySeats(msgspec.Struct, forbid_unknown_fields=True):
    """Seats that belong to whoever has this page."""

    key: Token
    tokens: Annotated[list[Token], msgspec.Meta(max_length=60)]


class SeatsNoted(msgspec.Struct):
    """How many seats were added to the page."""

    count: int


class PlayerRating(msgspec.Struct):
    """How strong somebody is at a game, by Glicko-2."""

    game: str
    points: float
    deviation: float
    """The strength lies within twice this of the points, nineteen times out of twenty."""
    games: int


class PlayedGame(msgspec.Struct, omit_defaults=True):
    """A game of somebody's that has ended."""

    table: str
    game: str
    seat: int
    ended: float
    """In seconds since 1970."""
    place: int
    of: int
    score: float
    won: bool
    why: str = ""
    """Why it changed no rating: cooperative, alone, companion, guided, seeded, stand-in, coached,
    undone, same-player, nobody, late."""
    points: float | UnsetType = UNSET
    """The rating after it, where it counted."""
    change: float | UnsetType = UNSET
    token: str = ""
    """The key of the seat, where the table is still there."""


class PlayedCount(msgspec.Struct):
    """How often somebody played a hero or a scenario, and won."""

    label: str
    games: int = 0
    won: int = 0


class GameStatistics(msgspec.Struct, omit_defaults=True):
    """What somebody's games of one kind came to."""

    game: str
    games: int
    won: int
    margin: float | UnsetType = UNSET
    """By how many points they were ahead of the best of the others in the mean, or behind; only where people play
    against each other."""
    mistakes: float | UnsetType = UNSET
    """Mistakes in a game, in the mean of those that were analysed."""
    heroes: list[PlayedCount] = []
    scenarios: list[PlayedCount] = []


class PlayerPage(msgspec.Struct):
    """Somebody's own page."""

    name: str
    since: float
    """When it was made, in seconds since 1970."""
    ratings: list[PlayerRating]
    tables: list[TableSummary]
    """The tables at which they play, with keys of their seats; those that wait for them come first."""
    games: list[PlayedGame]
    """The last games that have ended, the newest first."""
    statistics: list[GameStatistics]
    """What all of them came to, game by game; guided games do not count."""


class PageDeleted(msgspec.Struct):
    """That a page is forgotten, with how many games."""

    games: int


my_tables: msgspec.json.Decoder[MyTables] = msgspec.json.Decoder(MyTables)
join_table: msgspec.json.Decoder[JoinTable] = msgspec.json.Decoder(JoinTable)
carry_keys: msgspec.json.Decoder[CarryKeys] = msgspec.json.Decoder(CarryKeys)
carry_code: msgspec.json.Decoder[CarryCode] = msgspec.json.Decoder(CarryCode)
new_player: msgspec.json.Decoder[NewPlayer] = msgspec.json.Decoder(NewPlayer)
my_page: msgspec.json.Decoder[MyPage] = msgspec.json.Decoder(MyPage)
my_seats: msgspec.json.Decoder[MySeats] = msgspec.json.Decoder(MySeats)
