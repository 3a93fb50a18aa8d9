"""What a seat sees: panels of cards, boards, tracks, dice and piles, the question, the story.

A game builds panels from a veiled view, so nothing secret can stand in them. Every screen (browser, terminal, screen
reader) draws the same scene and knows no rule. `Say` becomes text last, in `render`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.request import Choice, Option
from undercroft.core.say import Say, say

if TYPE_CHECKING:
    from undercroft.core.events import LogLine
    from undercroft.core.table import Table
    from undercroft.core.words import Words


# A scene is made anew for every change and never refers back to itself, so the collector need not look through it.


class Item(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True, tag_field="type"):
    """Something on the screen. `id` is unique in the scene; options point at ids."""

    id: str = ""
    title: Say | None = None


class Stat(msgspec.Struct, omit_defaults=True, gc=False):
    """A number with a name: `icon` is one of the client's glyphs (heart, sword, ...), else the label is shown."""

    label: Say
    value: int | str
    max: int | None = None
    icon: str = ""
    series: list[int] = []
    """Its value by level, from the first one on."""


class Mark(msgspec.Struct, omit_defaults=True, gc=False):
    """A small sign on a cell, a card or a figure: a condition, a token, a trap."""

    label: Say
    icon: str = ""
    value: int | str | None = None
    art: str = ""
    """Its sign among the pictures: `haven/condition/poison`."""


class Half(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """One half of an ability card."""

    label: Say
    lines: list[Say]
    lost: bool = False
    """Played, it takes the card out of the scenario."""
    active: bool = False
    """It is being performed now."""


class CardItem(Item, tag="card", gc=False):
    """`title` is its name; `style` picks the frame (hero, weapon, monster, ...); `lines` are its rules text."""

    style: str = ""
    icon: str = ""
    art: str = ""
    """Its picture: `thunderstone/card/torch`."""
    kind: Say | None = None
    level: str = ""
    initiative: int | None = None
    halves: list[Half] = []
    """Of an ability card, upper one first; `lines` then hold what concerns the whole card."""
    back: "CardItem | None" = None
    """The other side of a card that is turned over in play."""
    stats: list[Stat] = []
    lines: list[Say] = []
    marks: list[Mark] = []
    count: int = 1
    face_down: bool = False
    dimmed: bool = False
    """Spent, exhausted or out of reach."""
    cards: list["CardItem"] = []
    """What lies on or under this card (a weapon at its hero)."""


class PileItem(Item, tag="pile", gc=False):
    """A stack: how many cards, and the top one where it is open."""

    count: int
    top: CardItem | None = None
    style: str = ""
    art: str = ""


class Cell(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """One field of a board. Hexes stand in odd-r rows (odd rows half a cell to the right), squares in plain ones."""

    id: str
    x: int
    y: int
    terrain: str = "floor"
    art: str = ""
    """What stands on it: `jaws/terrain/obstacle-crate`."""
    label: Say | None = None
    marks: list[Mark] = []
    sign: str = ""
    """At most two characters for the terminal's map; empty where the terrain alone is shown."""
    dimmed: bool = False


class Figure(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """A hero, monster or object that stands on a cell."""

    id: str
    cell: str
    title: Say
    sign: str
    """Two characters that stand for it on the terminal's map and on its counter."""
    side: str = "hero"
    """hero, ally, enemy, elite, boss or object: picks the colour."""
    icon: str = ""
    art: str = ""
    """Its portrait: `jaws/monster/zealot`."""
    number: int | None = None
    """Which of several like it."""
    acting: bool = False
    """It is its turn."""
    seat: int | None = None
    stats: list[Stat] = []
    marks: list[Mark] = []
    lines: list[Say] = []
    """What the screen tells of it on hovering, such as whom it hunts and why."""
    hunts: str = ""
    """The id of the figure that it would turn on if nothing changed."""


class Wall(msgspec.Struct, omit_defaults=True, gc=False):
    """An edge between two cells, or a cell's edge in one direction, that cannot be passed (`kind`: wall, door, ...)."""

    cell: str
    to: str
    kind: str = "wall"


class Trail(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """Cells in a row that the screen joins: the way a monster means to go, a line of sight."""

    cells: list[str]
    kind: str = "path"
    figure: str = ""
    label: Say | None = None


def column_name(grid: str, x: int) -> str:
    return chr(ord("A") + x % 26) if grid == "hex" else str(x)


def row_name(grid: str, y: int) -> str:
    return str(y + 1) if grid == "hex" else str(y)


def place_name(grid: str, x: int, y: int) -> str:
    """A cell as players say it: hexes by letter and number from the top left, squares by column and row as they
    count, since a map of tiles may grow to any side."""
    return f"{column_name(grid, x)}{row_name(grid, y)}" if grid == "hex" else f"{x}, {y}"


class BoardItem(Item, tag="board", gc=False):
    """A map of hexes or squares with what stands on it."""

    grid: str
    """`hex` or `square`."""
    cells: list[Cell]
    floor: str = ""
    """The texture of its floor; empty: the game's usual one."""
    figures: list[Figure] = []
    walls: list[Wall] = []
    trails: list[Trail] = []
    legend: list[Mark] = []


class TrackItem(Item, tag="track", gc=False):
    """A value on a scale from `least` to `most`."""

    value: int
    max: int
    min: int = 0
    icon: str = ""
    marks: list[Mark] = []


class Die(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """One die with the face that it shows."""

    id: str
    face: str
    label: Say
    colour: str = ""
    dimmed: bool = False


class DiceItem(Item, tag="dice", gc=False):
    """Dice in a row."""

    dice: list[Die]


class Row(msgspec.Struct, omit_defaults=True, gc=False):
    """A line of a sum or a table: what, how much; the label may carry a clause."""

    label: Say
    value: int | str = ""
    strong: bool = False
    cells: list[Say] = []
    """Of a table with columns: what its label says, cell by cell."""


class SumItem(Item, tag="sum", gc=False):
    """Lines that add up, shown before the dice are rolled: a battle, a score."""

    rows: list[Row]


class StatsItem(Item, tag="stats", gc=False):
    """Numbers with names, side by side."""

    stats: list[Stat]


class Turn(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """One place in the order of turns."""

    title: Say
    art: str = ""
    side: str = "hero"
    seat: int | None = None
    initiative: str = ""
    """Its number; a question mark where it is not known yet."""
    state: str = "waiting"
    """done, now, waiting or ready (has chosen, and waits for the others)."""


class OrderItem(Item, tag="order", gc=False):
    """Who acts when."""

    turns: list[Turn]


class GoalItem(Item, tag="goal", gc=False):
    """What wins and what loses, and how far it is."""

    lines: list[Say]
    counters: list[Stat] = []


class TextItem(Item, tag="text", gc=False):
    """Prose, paragraph by paragraph."""

    lines: list[Say]


class Place(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """A scenario on the map of a campaign, in thousandths of the map's width and height."""

    id: str
    number: int
    x: int
    y: int
    state: str = "unknown"
    """done, open, now (being played), closed or unknown."""
    title: Say | None = None
    """Left out while nobody knows it."""
    art: str = ""
    lines: list[Say] = []
    """What it is about and what wins it."""


class RoadItem(Item, tag="road", gc=False):
    """The map of a campaign: scenarios, and which of them leads to which."""

    places: list[Place]
    ways: list[list[str]] = []
    """Pairs of places: from one to the other."""


Content = (
    CardItem | PileItem | BoardItem | TrackItem | DiceItem | SumItem | StatsItem | OrderItem | GoalItem | TextItem
    | RoadItem
)  # fmt: skip


class Panel(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """A part of the screen. `role`: board, hand, mine, player, supply or info; it decides the place on the page."""

    id: str
    title: Say
    role: str = "info"
    seat: int | None = None
    items: list[Content] = []
    folded: bool = False
    """Shown closed at first: discards, things rarely looked at."""


class SharedPanel(Panel, omit_defaults=True, gc=False, kw_only=True):
    """A panel that many drawings share (`core/shared.py`): nobody changes it, so whoever wrote it need not again."""


class Shown(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """An option as people see it: its words, where on the screen it lies and what it would touch."""

    label: Say
    at: str = ""
    """The id of the card, cell, figure or die that one clicks for it."""
    touches: list[str] = []
    """Ids that light up under the pointer: cells of an area, targets."""
    path: list[str] = []
    """The way that one would go, cell by cell, from where one stands."""
    lines: list[Say] = []
    """What would follow, line by line: a sum, a warning."""
    group: Say | None = None
    """Options of one group stand together in the list."""
    sure: Say | None = None
    """What a person is asked first, because it ends something for good."""


class Offer(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """An option: the key that answers the question, and how it is shown."""

    key: str
    shown: Shown


class Route(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """Several answers in a row that lead to one place, such as a walk over several cells.

    Each key is an option of its own question; whoever follows the route stops as soon as one is not offered.
    """

    at: str
    """The id of the cell that one clicks for it."""
    label: Say
    keys: list[str]
    path: list[str]
    """The way, cell by cell, from where one stands."""


class Ask(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """The question to this seat."""

    kind: str
    prompt: Say
    clauses: list[str] = []
    options: list[Offer] = []
    routes: list[Route] = []


class StoryLine(msgspec.Struct, omit_defaults=True, gc=False):
    text: Say
    step: int


class Points(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """Something that counts at the end, and what one of it is worth."""

    title: Say
    value: int
    count: int = 1
    art: str = ""
    source: Say | None = None
    """What it is counted under: a family of monsters, heroes, spells."""


class Standing(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """How a seat, or one of its characters, stands at the end."""

    seat: int
    title: Say | None = None
    """Its character; left out where a seat is known by its name alone."""
    art: str = ""
    place: int = 0
    """1 for the best; 0 where nobody plays against anybody."""
    score: Stat | None = None
    """What decides."""
    points: list[Points] = []
    """What the score is made of."""
    deeds: list[Stat] = []
    gains: list[Stat] = []
    """What is brought home: experience, gold."""
    note: Say | None = None
    """What became of it: exhausted, dead, brought the stone home."""
    fallen: bool = False
    cards: list[CardItem] = []
    """Items that it holds."""


class Honour(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    """A deed in which one or several stand out."""

    title: Say
    standings: list[int]
    """Whose it is, as places in the list of standings."""
    value: int
    about: Say | None = None
    art: str = ""


class Ending(msgspec.Struct, omit_defaults=True, gc=False):
    """How the game, or a scenario of a campaign, ended; scores in the order of the seats."""

    winners: list[int]
    scores: list[float]
    reason: Say
    title: Say | None = None
    """What was played: the scenario."""
    is_part: bool = False
    """A scenario has ended, and the campaign goes on."""
    number: int = 0
    """Which ending of a campaign this is, so that each is shown once."""
    facts: list[Mark] = []
    """What else is worth telling, a line each: how many fell, what was found, what opened."""
    standings: list[Standing] = []
    honours: list[Honour] = []
    left: list[Figure] = []
    """What still stood when all was lost."""
    next: dict[str, str | int] = {}
    """The options of set-up that lead to the next scenario, where there is one."""
    next_title: Say | None = None


class Scene(msgspec.Struct, omit_defaults=True, gc=False, kw_only=True):
    game: str
    seat: int | None
    version: int
    status: list[Say]
    panels: list[Panel]
    ask: Ask | None = None
    waiting: list[int] = []
    """The seats that are asked now."""
    log: list[StoryLine] = []
    ending: Ending | None = None
    undo: Say | None = None
    """Why the seat's last answer cannot be taken back; None where it can."""


def look(table: Table, seat: int | None, story: bool = True) -> Scene:
    """The scene of a seat, or of a spectator for None; without the `story` where the log is followed line by line."""
    game = table.game
    view = table.view(seat)
    asked = table.requests
    ask = None
    if seat is not None and seat in asked:
        ask = question(table, view, seat, asked[seat])
    blocked = table.can_undo(seat) if seat is not None and not table.light else None
    return Scene(
        game=game.name,
        seat=seat,
        version=table.version,
        status=game.screen.status(view),
        panels=game.screen.panels(view, seat),
        ask=ask,
        waiting=sorted(asked),
        log=[StoryLine(line.say, line.step) for line in table.lines(seat)] if story else [],
        ending=ending_of(table, view),
        undo=blocked.say if blocked else None,
    )


def ending_of(table: Table, view: Any) -> Ending | None:
    """How the game ended, or the last scenario of a campaign, told from what everybody knows."""
    return table.game.screen.ending(view, _told_to_all(table))


def _told_to_all(table: Table) -> Iterator[LogLine]:
    """The events as far as everybody knows them."""
    for line in table.log.lines if table.log is not None else ():
        known = line.known_to(None)
        if known is not None:
            yield known


def plain_ending(view: Any) -> Ending | None:
    """The result alone; None before the end."""
    result = view.result
    if result is None:
        return None
    return Ending(list(result.winners), list(result.scores), say(f"ending.{result.reason}"))


def question(table: Table, view: Any, seat: int, choice: Choice) -> Ask:
    game = table.game
    return Ask(
        kind=choice.kind,
        prompt=game.prompt(view, seat, choice),
        clauses=choice.clause.split() if choice.clause else [],
        options=game.offers(view, seat, choice),
        routes=game.routes(view, seat, choice),
    )


def plain_label(option: Option) -> Say:
    """The label of an option that needs no more than its verb: the message `option-<verb>`."""
    return say(f"option.{option[0]}")


def render(thing: Any, words: Words, language: str, signed: bool = False) -> Any:
    """Plain JSON data with every `Say` turned into text; one with a clause becomes {"text": ..., "clause": ...}.

    `signed` marks the game's terms inside sentences for screens that draw signs (`Words.formatter`).
    """
    return msgspec.to_builtins(thing, enc_hook=words.hook(language, signed))


def encoder(words: Words, language: str) -> Callable[[Any], bytes]:
    """The function that writes what `render` makes as JSON, terms marked, for whoever paints scene after scene."""
    return msgspec.json.Encoder(enc_hook=words.hook(language)).encode
