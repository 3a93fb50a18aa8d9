"""Every message between the server and its clients, as typed structs; anything else is refused.

`make protocol` writes `web/src/wire.ts` and the tables of `docs/protocol.md` from these structs and their docstrings.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from undercroft.core.meta import Look, Style
from undercroft.core.say import Say
from undercroft.core.scene import Ending, Offer, Panel, Route
from undercroft.server.storage import SeatAssignment, TableState

Language = Literal["en", "uk", "ru"]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
QuestionId = Annotated[str, msgspec.Meta(max_length=24)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
AgentName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9:_.-]*$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Encoded(msgspec.Struct, frozen=True):
    """Marks a `msgspec.Raw` field: JSON that was written before, and the type it was written from."""

    type: Any


# --- from the client -------------------------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a client asks for."""


class Sit(Message, tag="sit"):
    """Take the seat of this key; a spectator's key watches. The first message of a connection."""

    token: Token
    language: Language = "en"


class Choose(Message, tag="choose"):
    """Answer question `ask` with option `key`."""

    id: Id
    """The client's own number for this message: one that is sent twice counts once."""
    ask: QuestionId
    key: Key


class Enter(Message, tag="enter"):
    """Companion play: what the real die or deck gave."""

    id: Id
    ask: QuestionId
    outcome: Key


class Undo(Message, tag="undo"):
    """Take the last answer back."""

    id: Id


class Give(Message, tag="give"):
    """Hand a seat to a bot; an empty `agent` gives it back to its person."""

    id: Id
    seat: SeatNumber
    agent: AgentName = ""


class Rename(Message, tag="rename"):
    """Change the name shown at one's own seat."""

    id: Id
    name: Name


class Close(Message, tag="close"):
    """The host ends the table for good; its record may then be read."""

    id: Id


class Speak(Message, tag="speak"):
    """Go on in another language."""

    language: Language


class Sync(Message, tag="sync"):
    """Send the whole state again."""


class Frames(Message, tag="frames"):
    """Ask what happened between two states that this seat was shown, moment by moment."""

    id: Id
    since: Number
    to: Number


class At(Message, tag="at"):
    """Ask for a finished game after so many answers, as a seat (null: a spectator) saw it."""

    id: Id
    step: Number
    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = Sit | Choose | Enter | Undo | Give | Rename | Close | Speak | Sync | Frames | At | Ping
client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


# --- to the client ---------------------------------------------------------------------------------------------------


class Seated(msgspec.Struct, tag="seated", tag_field="is"):
    """The seat is taken."""

    table: str
    game: str
    title: str
    seat: int | None
    """null: a spectator."""
    host: bool
    """Whether this seat may end the table and hand over any seat."""
    companion: bool
    """Whether people roll and draw at home and enter what came up."""
    cooperative: bool
    secrets: bool
    """Whether seats know things that others may not see."""
    players: int
    styles: dict[str, Style]
    """The looks of the card styles that this game uses."""


class Question(msgspec.Struct, omit_defaults=True):
    """What a seat is asked."""

    id: str
    """What the answer must name."""
    kind: str
    prompt: Say
    options: list[Offer]
    clauses: list[str] = []
    """The clauses of the rules that ask it."""
    hint: str = ""
    """An explanation for newcomers."""
    routes: list[Route] = []
    """Several answers in a row that lead to one place."""


class Outcome(msgspec.Struct):
    """Something that a die or deck may give."""

    name: str
    label: str
    count: int
    """How many faces or cards of this name there are."""


class PendingChance(msgspec.Struct):
    """Companion play: a die or deck whose outcome is waited for."""

    yours: bool
    """Whether this seat may enter it; the other fields are there only if it may."""
    id: str | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    """What is rolled or drawn; may be empty."""
    seats: list[int] | UnsetType | None = UNSET
    """The only seats that may know the outcome; null: everybody."""
    outcomes: list[Outcome] | UnsetType = UNSET


class Facts(msgspec.Struct, omit_defaults=True):
    """Everything of a state but panels and story. It comes whole every time."""

    status: list[Say]
    ask: Question | None = None
    waiting: list[int] = []
    """The seats that are asked now."""
    ending: Ending | None = None
    undo: Say | None = None
    """Why the seat's last answer cannot be taken back; absent where it can."""
    chance: PendingChance | None = None
    over: bool = False


class SeatInfo(msgspec.Struct):
    """Who plays a seat and whether they are here."""

    who: Literal["person", "bot"]
    agent: str
    """The bot that plays the seat now; empty: its person."""
    name: str
    here: bool
    trouble: bool
    """Whether the seat's bot failed."""


class TableInfo(msgspec.Struct):
    """The people and bots at a table."""

    seats: list[SeatInfo]
    watching: int
    state: TableState
    last: int
    """How many answers a finished game has; 0 before its end."""


class StateMessage(msgspec.Struct, omit_defaults=True, tag="state", tag_field="is"):
    """State number `n`: whole where `base` is 0, else what changed since state `base`."""

    n: int
    base: int
    order: list[str]
    """The ids of all panels in their order."""
    panels: dict[str, Annotated[msgspec.Raw, Encoded(Panel)]]
    """The panels that are new or different, by id."""
    facts: Annotated[msgspec.Raw, Encoded(Facts)]
    story: list[Annotated[msgspec.Raw, Encoded(Say)]]
    story_from: int
    """How many lines of the story came before."""
    table: Annotated[msgspec.Raw, Encoded(TableInfo)] | UnsetType = UNSET
    """Only where it changed."""
    done: list[str] = []
    """Ids of messages that this state acknowledges."""


class Done(msgspec.Struct, tag="done", tag_field="is"):
    """The message with this id was accepted, and what it did is stored."""

    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="is", omit_defaults=True):
    """Nothing was changed; `why` is a sentence in the seat's language."""

    code: str
    why: str
    id: str = ""


class Frame(msgspec.Struct, omit_defaults=True):
    """One moment of a game as a seat saw it."""

    panels: list[Panel]
    status: list[Say]
    story: list[Say]
    """What was told since the moment before."""
    waiting: list[int]
    ending: Ending | None = None


class FramesReply(msgspec.Struct, tag="frames", tag_field="is"):
    """The answer to `frames`."""

    id: str
    frames: Annotated[msgspec.Raw, Encoded(list[Frame])]


class MomentReply(msgspec.Struct, tag="moment", tag_field="is"):
    """The answer to `at`: a finished game at one step."""

    id: str
    step: int
    last: int
    frame: Annotated[msgspec.Raw, Encoded(Frame)]


class Pong(msgspec.Struct, tag="pong", tag_field="is"):
    """The answer to `ping`."""


ServerMessage = Seated | StateMessage | Done | Refused | FramesReply | MomentReply | Pong


# --- over HTTP -------------------------------------------------------------------------------------------------------


class Fault(msgspec.Struct):
    """Why a request was refused."""

    code: str
    why: str


class Health(msgspec.Struct):
    """That the server runs, and how many tables it has in memory."""

    version: str
    tables: int


class SettingValue(msgspec.Struct):
    """One of the values that a setting may have."""

    value: str
    label: str


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


class Lobby(msgspec.Struct):
    """The games of this server, and the bots that can be invited."""

    games: list[GameInfo]
    agents: tuple[str, ...]
    version: str


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    who: Literal["me", "friend", "bot"] = "me"
    agent: AgentName = "greedy"
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = {}
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=16)] = []
    companion: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] | None = None
    language: Language = "en"


class SeatKey(msgspec.Struct):
    """The key of one seat."""

    seat: int
    who: Literal["me", "friend"]
    token: str


class CreatedTable(msgspec.Struct):
    """A new table's keys. They are told once, to whoever made it."""

    table: str
    game: str
    seats: list[SeatKey]
    watch: str
    """The spectators' key."""


class MyTables(msgspec.Struct, forbid_unknown_fields=True):
    """The keys that a browser holds."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=60)]
    language: Language = "en"


class TableSummary(msgspec.Struct):
    """What became of a table; only `token` and `state` where it is gone."""

    token: str
    state: Literal["open", "over", "closed", "gone"]
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    created: float | UnsetType = UNSET
    touched: float | UnsetType = UNSET
    seats: list[SeatAssignment] | UnsetType = UNSET
    asked: bool | UnsetType = UNSET
    """Whether this seat is asked now; there only while the table is in memory."""
    status: list[str] | UnsetType = UNSET


class TableList(msgspec.Struct):
    """The tables that a browser has keys for, in the order of its keys."""

    tables: list[TableSummary]


new_table: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)
my_tables: msgspec.json.Decoder[MyTables] = msgspec.json.Decoder(MyTables)
sit: msgspec.json.Decoder[Sit] = msgspec.json.Decoder(Sit)

encode = msgspec.json.Encoder().encode
