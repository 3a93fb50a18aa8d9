"""What may cross the wire, message by message; anything else is refused before it reaches a table.

`docs/protocol.md` tells the same for people.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "uk", "ru"]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
AskId = Annotated[str, msgspec.Meta(max_length=24)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
AgentName = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9:_.-]*$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a browser asks for."""


class Sit(Message, tag="sit"):
    """The first message of a connection: the key of a seat, or of a spectator."""

    token: Token
    language: Language = "en"


class Choose(Message, tag="choose"):
    """Answer the question numbered `ask`. `id` is the client's own: a message sent twice counts once."""

    id: Id
    ask: AskId
    key: Key


class Enter(Message, tag="enter"):
    """Companion play: what the real die or deck gave."""

    id: Id
    ask: AskId
    outcome: Key


class Undo(Message, tag="undo"):
    id: Id


class Give(Message, tag="give"):
    """Hand a seat to an agent, or back to its person with an empty `agent`."""

    id: Id
    seat: SeatNumber
    agent: AgentName = ""


class Rename(Message, tag="rename"):
    id: Id
    name: Name


class Close(Message, tag="close"):
    """The host ends the table for good; its record may then be read."""

    id: Id


class Speak(Message, tag="speak"):
    language: Language


class Sync(Message, tag="sync"):
    """Send the whole state again."""


class Frames(Message, tag="frames"):
    """What happened between two states that this seat was shown, moment by moment."""

    id: Id
    since: Number
    to: Number


class At(Message, tag="at"):
    """A finished game after so many answers, seen from a seat (None: a spectator)."""

    id: Id
    step: Number
    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    pass


Incoming = Sit | Choose | Enter | Undo | Give | Rename | Close | Speak | Sync | Frames | At | Ping
incoming: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    who: Literal["me", "friend", "bot"] = "me"
    agent: AgentName = "greedy"
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = {}
    seats: Annotated[list[Chair], msgspec.Meta(max_length=16)] = []
    companion: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] | None = None
    language: Language = "en"


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=60)]
    language: Language = "en"


new_table: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)
mine: msgspec.json.Decoder[Mine] = msgspec.json.Decoder(Mine)


class Question(msgspec.Struct, omit_defaults=True):
    """What a seat is asked, with the number that its answer must name."""

    id: str
    kind: str
    prompt: Any
    options: list[Any]
    clauses: list[str] = []
    hint: str = ""


class Facts(msgspec.Struct, omit_defaults=True):
    """Everything of a state but panels and story; written once per change for all devices of a seat."""

    status: list[Any]
    ask: Any = None
    waiting: list[int] = []
    ending: Any = None
    undo: Any = None
    """Why the seat's last answer cannot be taken back; absent where it can."""
    chance: Any = None
    over: bool = False


class State(msgspec.Struct, omit_defaults=True, tag="state", tag_field="is"):
    """A numbered state. `base` 0 is whole; else only what changed since the state of that number."""

    n: int
    base: int
    order: list[str]
    panels: dict[str, msgspec.Raw]
    facts: msgspec.Raw
    story: list[Any]
    story_from: int
    table: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    done: list[str] = []


class Done(msgspec.Struct, tag="done", tag_field="is"):
    id: str


class Refused(msgspec.Struct, tag="refused", tag_field="is", omit_defaults=True):
    """Nothing was changed; `why` says what was wrong and what would be right."""

    code: str
    why: str
    id: str = ""


class Film(msgspec.Struct, tag="frames", tag_field="is"):
    id: str
    frames: msgspec.Raw


class Moment(msgspec.Struct, tag="moment", tag_field="is"):
    """A finished game at one step."""

    id: str
    step: int
    last: int
    frame: msgspec.Raw


encoder = msgspec.json.Encoder()
encode = encoder.encode
