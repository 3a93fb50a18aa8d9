"""Every message between the server and its clients, as typed structs; anything else is refused.

`make protocol` writes `web/src/wire.ts` and the tables of `docs/protocol.md` from these structs and their docstrings.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from undercroft.agents.coach import Advice
from undercroft.agents.turning_points import ToldAnalysis
from undercroft.core.beats import AnyBeat
from undercroft.core.events import LogLine
from undercroft.core.meta import Style
from undercroft.core.preview import Preview
from undercroft.core.say import Say
from undercroft.core.scene import Ending, Offer, Panel, Route
from undercroft.core.why_not import Refusal
from undercroft.server.clock_state import ClockInfo, ClockWish
from undercroft.server.storage import ContactKind, TableState, TalkLine

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


class Choose(Message, gc=False, tag="choose"):
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
    """Ask for a finished game after so many answers, as a seat (null: a spectator) saw it. With `line`, a moment is
    named by the lines of the story that spectators could read then: that may be asked of a game that runs, too."""

    id: Id
    step: Number
    seat: SeatNumber | None = None
    line: Number | None = None


class Share(Message, tag="share"):
    """Ask for a key by which others may be shown a moment of this game, as spectators."""

    id: Id


class Story(Message, tag="story"):
    """Ask for the lines of the story that came before line `before`; a whole state holds the newest lines only."""

    id: Id
    before: Number


class Talk(Message, tag="talk"):
    """Say something at the table: words of one's own, or a quick phrase by its name."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    kind: Literal["phrase", "words"] = "words"


class NextKey(msgspec.Struct, forbid_unknown_fields=True):
    """The key of a seat at the next table."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)]
    token: Token


class Lead(Message, tag="lead"):
    """The game is over, and this seat has set up another: lead the others there, each by the key of their seat."""

    id: Id
    keys: Annotated[list[NextKey], msgspec.Meta(max_length=16)]


class Point(Message, tag="point"):
    """Point at something on one's screen, by its id; those who see it, too, are shown it for a moment. What everybody
    sees is kept until this seat points elsewhere or answers, for those who come later."""

    at: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Notify(Message, tag="notify"):
    """Be told when it is this seat's turn and no page is open, or no more; the address stays with the seat alone."""

    id: Id
    kind: ContactKind
    address: Annotated[str, msgspec.Meta(max_length=1000)]
    """What the browser's push service gave, or an e-mail address; empty, to be told no more: all of this kind."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    on: bool = True


class Agree(Message, tag="agree"):
    """Agree that a bot plays for somebody who is away, or do not: then it is off."""

    id: Id
    agree: bool


class End(Message, tag="end"):
    """Agree to end a game that goes in circles, without a winner, or no longer."""

    id: Id
    agree: bool


class List(Message, tag="list"):
    """The host shows the table in the lobby, or takes it out again."""

    id: Id
    listed: bool


class Resume(Message, tag="resume"):
    """The rules have changed since: go on from the last moment that fits them, or close the table as a record."""

    id: Id
    how: Literal["go-on", "finish"]


class Foresee(Message, tag="foresee"):
    """Ask what an option of the question would do, as far as this seat can know. One is made at a time: of those asked
    for meanwhile only the newest is answered."""

    id: Id
    ask: QuestionId
    key: Key


class Advise(Message, tag="advise"):
    """Ask the coach about this seat's question, where the table allows it."""

    id: Id
    ask: QuestionId


class Why(Message, tag="why"):
    """Ask why something on one's screen cannot be chosen now, by its id."""

    id: Id
    at: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Ping(Message, tag="ping"):
    """Ask whether the server is there."""


ClientMessage = (
    Sit
    | Choose
    | Enter
    | Undo
    | Give
    | Rename
    | Close
    | Speak
    | Sync
    | Frames
    | At
    | Share
    | Foresee
    | Advise
    | Why
    | Story
    | Talk
    | Lead
    | Resume
    | List
    | Agree
    | End
    | Notify
    | Point
    | Ping
)
client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


# --- to the client ---------------------------------------------------------------------------------------------------


class Seated(msgspec.Struct, tag="seated", tag_field="is", omit_defaults=True):
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
    seeded: bool
    """Whether whoever set up the table chose its seed, and so may know every draw."""
    secrets: bool
    """Whether seats know things that others may not see."""
    players: int
    styles: dict[str, Style]
    """The looks of the card styles that this game uses."""
    options: dict[str, Any]
    """The options of set-up, all of them, for a table like this one."""
    reach: list[ContactKind] = []
    """How this server can tell people who are away that it is their turn."""
    notified: list[ContactKind] = []
    """How this seat is told."""
    push_key: str = ""
    """What a browser needs to be pushed to."""
    coach: bool = False
    """Whether this table's people may ask the coach."""


class Question(msgspec.Struct, gc=False, omit_defaults=True):
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


class GuideNote(msgspec.Struct, omit_defaults=True):
    """What the guide of a first game says now."""

    number: int
    """The step that is next, from 1."""
    of: int
    title: Say | None = None
    """What the step is about; absent where this question is the player's own."""
    text: Say | None = None
    point: list[str] = []
    """Ids of things in the scene to look at."""
    right: list[str] = []
    """Keys of the answers that the guide would give."""
    said: Say | None = None
    """What the last answer meant."""
    was_right: bool = True
    over: bool = False
    """Whether the last step is done."""
    again: bool = False
    """Whether the game ended before the last step: it is best begun again."""


class Facts(msgspec.Struct, gc=False, omit_defaults=True):
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
    guide: GuideNote | None = None
    """Only in a guided first game."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who plays a seat and whether they are here."""

    who: Literal["person", "bot"]
    agent: str
    """The bot that plays the seat now; empty: its person."""
    name: str
    here: bool
    trouble: bool
    """Whether the seat's bot failed."""
    given_by: int | None = None
    """Who let a bot play for this person while they were away: a seat, -1 for a spectator, -2 for the clock."""
    away: float | UnsetType = UNSET
    """Since when nobody is here for a person's seat, in seconds since 1970."""
    free: bool = False
    """Anybody may still take it, from the lobby."""
    agreed: list[int] = []
    """The seats that agreed that a bot plays it."""
    thinks: int = 0
    """Milliseconds of computing that its bot spends on a decision at most; 0 where it answers at once, or
    where nobody knows."""


class RulesChange(msgspec.Struct):
    """A table that was played by other rules than today's and waits for a decision (`resume`)."""

    before: str
    now: str
    kept: int
    """How many answers fit the rules of today."""
    of: int
    differs: bool
    """Whether all answers fit, but lead to another position than they did then."""


class Proposal(msgspec.Struct, omit_defaults=True):
    """That a bot is to play for somebody who is away, once everybody who is here agrees."""

    seat: int
    agent: str
    by: int
    agreed: list[int]
    asked: list[int]
    """The seats whose people are here."""
    at: float
    """Seconds since 1970."""
    against: int | None = None
    """The seat that did not agree: it is off."""


class TableInfo(msgspec.Struct, omit_defaults=True):
    """The people and bots at a table."""

    seats: list[SeatInfo]
    watching: int
    state: TableState
    last: int
    """How many answers a finished game has; 0 before its end."""
    rules: RulesChange | None = None
    """There while the table waits for somebody to decide how it goes on."""
    listed: bool = False
    """Whether the lobby shows it to everybody."""
    proposal: Proposal | None = None
    absence: float = 0
    """Seconds that somebody must be away before others may let a bot play for them."""
    circles: list[int] | None = None
    """There while the game goes in circles: the seats that agree to end it, without a winner."""


class Happening(msgspec.Struct, gc=False, omit_defaults=True):
    """An event of the game as a seat may know it: what there is to see of it, and whether the story tells it."""

    beats: list[AnyBeat] = []
    told: bool = False
    """The next line of the story that comes with it is its own."""
    joins: bool = False
    """It belongs to the same moment as the event before."""


def happening(line: LogLine) -> Happening:
    return Happening(line.beats, line.is_told, line.event.joins)


class StateMessage(msgspec.Struct, gc=False, omit_defaults=True, tag="state", tag_field="is"):
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
    events: list[Annotated[msgspec.Raw, Encoded(Happening)]] = []
    """What happened since state `base`, in its order; none with a whole state."""
    table: Annotated[msgspec.Raw, Encoded(TableInfo)] | UnsetType = UNSET
    """Only where it changed."""
    clock: ClockInfo | UnsetType = UNSET
    """Only at a table with a clock."""
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
    events: list[Happening] = []
    """What happened since the moment before."""


class FramesReply(msgspec.Struct, tag="frames", tag_field="is"):
    """The answer to `frames`."""

    id: str
    frames: Annotated[msgspec.Raw, Encoded(list[Frame])]


class ShareReply(msgspec.Struct, tag="share", tag_field="is"):
    """The answer to `share`: a spectators' key, and how many lines of the story spectators can read now."""

    id: str
    token: str
    line: int


class MomentReply(msgspec.Struct, tag="moment", tag_field="is"):
    """The answer to `at`: a game at one moment. Both numbers are 0 while it runs."""

    id: str
    step: int
    last: int
    frame: Annotated[msgspec.Raw, Encoded(Frame)]


class StoryReply(msgspec.Struct, tag="story", tag_field="is"):
    """The answer to `story`: lines in their order."""

    id: str
    story_from: int
    """How many lines came before these."""
    story: list[Annotated[msgspec.Raw, Encoded(Say)]]


class TalkReply(msgspec.Struct, tag="talk", tag_field="is"):
    """What was said at the table: the last lines on coming, then each new one."""

    lines: list[TalkLine]


class Led(msgspec.Struct, tag="led", tag_field="is"):
    """Somebody leads this seat to another table by its key there. It is told this seat alone, and stored nowhere."""

    by: int
    token: str


class PointReply(msgspec.Struct, tag="point", tag_field="is", omit_defaults=True):
    """Somebody points at something that this seat sees."""

    seat: int
    at: str
    kept: bool = False
    """It was pointed at before this device came."""


class PreviewReply(msgspec.Struct, tag="preview", tag_field="is"):
    """The answer to `foresee`."""

    id: str
    preview: Annotated[msgspec.Raw, Encoded(Preview)]


class AdviceReply(msgspec.Struct, tag="advice", tag_field="is"):
    """The answer to `advise`: the best options, best first, with the chance to win and why. It knows what the seat
    knows."""

    id: str
    ask: str
    options: Annotated[msgspec.Raw, Encoded(list[Advice])]


class WhyReply(msgspec.Struct, tag="why", tag_field="is"):
    """The answer to `why`; without a refusal the thing can be chosen."""

    id: str
    at: str
    refusal: Annotated[msgspec.Raw, Encoded(Refusal)] | UnsetType = UNSET


class Pong(msgspec.Struct, tag="pong", tag_field="is"):
    """The answer to `ping`."""


ServerMessage = (
    Seated
    | StateMessage
    | Done
    | Refused
    | FramesReply
    | MomentReply
    | ShareReply
    | PreviewReply
    | AdviceReply
    | WhyReply
    | StoryReply
    | TalkReply
    | Led
    | PointReply
    | Pong
)


# --- over HTTP -------------------------------------------------------------------------------------------------------


class AnalysisWish(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for the analysis of a game that is over, by any key to its table. With `start` it is made where there is
    none: that takes minutes, and whoever waits asks again."""

    token: Token
    start: bool = False


class AnalysisReply(msgspec.Struct, omit_defaults=True):
    """How far the analysis of a game is, and the analysis itself once it is there."""

    state: Literal["none", "running", "done"]
    done: int = 0
    """Decisions that were tried, of how many."""
    of: int = 0
    tries: int = 0
    """Games that are played on from each decision."""
    told: Annotated[msgspec.Raw, Encoded(ToldAnalysis)] | UnsetType = UNSET


class Fault(msgspec.Struct):
    """Why a request was refused."""

    code: str
    why: str


class Deleted(msgspec.Struct):
    """That a table is forgotten."""

    table: str


class Health(msgspec.Struct):
    """That the server runs, how many tables it has in memory, and whether its store can be used."""

    version: str
    tables: int
    store: str
    """`ok`, or what is wrong with it."""


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table."""

    who: Literal["me", "friend", "open", "bot"] = "me"
    """open: whoever takes the seat in the lobby; the table is then listed there."""
    agent: AgentName = "greedy"
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody wants to set up."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[Annotated[str, msgspec.Meta(max_length=60)], Any], msgspec.Meta(max_length=60)] = {}
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=16)] = []
    companion: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 62)] | None = None
    """Left out: the server draws one. A table whose seed was chosen says so to everybody."""
    clock: ClockWish | None = None
    absence: float = 0
    """Seconds that somebody must be away before a bot may play for them, even if the host wants it; 0: as the server
    has it for guests, and the host need not wait."""
    listed: bool = False
    """Whether the lobby shows it to everybody: they may watch, and take seats that are `open`."""
    language: Language = "en"
    coach: bool | None = None
    """Whether people may ask the coach; null: where one person plays, or all play together."""
    guided: bool = False
    """The game's guided first game: its deal is prepared, so options, seats and seed are those of the guide."""


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


new_table: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)
analysis_wish: msgspec.json.Decoder[AnalysisWish] = msgspec.json.Decoder(AnalysisWish)
sit: msgspec.json.Decoder[Sit] = msgspec.json.Decoder(Sit)

encode = msgspec.json.Encoder().encode
