"""Everything in the box to look up: explorers, monsters, items, events, scenarios, tiles, cells, tokens and dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Stat
from undercroft.games.machina import explorer as actions
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.model import ChapterCard, EventCard, ExplorerCard, ItemCard, MonsterCard
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORER_EVENTS, EXPLORERS, HORROR_EVENTS, ITEMS, MONSTERS
from undercroft.games.machina.cards.tiles import ENDGAMES, NUMBER, SIDES, TILES
from undercroft.games.machina.cards.verbs import AddItems, AppearNamed
from undercroft.games.machina.chapter import lair_for
from undercroft.games.machina.dice import FATE, HIGH, LOW, RECHARGE
from undercroft.games.machina.items import EQUIPS
from undercroft.games.machina.screen.board import tile_board
from undercroft.games.machina.screen.cards import chapter_card, event_card, explorer_card, item_card, printed_monster
from undercroft.games.machina.state import Machina

GROUP_SIZES = (1, 2, 3, 4)
"""Explorers that may set out together (MA-SET-O1)."""

CELLS: dict[str, tuple[dict[str, int], tuple[str, ...]]] = {
    "chapter": ({}, ("MA-ACT-13", "MA-ACT-14", "MA-CHAP-1", "MA-CHAP-5")),
    "lair": (
        {"stamina": actions.SEAL, "inspiration": actions.SEAL_INSPIRATION},
        ("MA-LAIR-F1", "MA-SPAWN-5", "MA-ACT-15", "MA-SEAL-1", "MA-SEAL-4"),
    ),
    "chest": ({"stamina": actions.CHEST}, ("MA-ACT-17", "MA-CHEST-1", "MA-CHEST-2")),
    "event": ({"stamina": actions.EVENT}, ("MA-ACT-16", "MA-EVT-2", "MA-EVT-5")),
    "bench": ({"stamina": actions.BENCH}, ("MA-ACT-18", "MA-BENCH-1", "MA-BENCH-5")),
    "station": ({"stamina": actions.STATION}, ("MA-ACT-19", "MA-RECH-1", "MA-RECH-2", "MA-RECH-3")),
    "lever": ({"stamina": actions.LEVER}, ("MA-ACT-20", "MA-TRAP-1", "MA-TRAP-3")),
    "trap": ({}, ("MA-TRAP-1", "MA-TRAP-O2")),
    "barrel": ({}, ("MA-BAR-1", "MA-BAR-3", "MA-BAR-4")),
    "pit": ({}, ("MA-PIT-1", "MA-PIT-2", "MA-PIT-3")),
    "rubble": ({}, ("MA-RUB-1",)),
    "door": ({"stamina": actions.DOOR}, ("MA-ACT-11", "MA-ACT-12", "MA-DOOR-O2")),
}
"""Kinds of cells: what using one costs, where there is one price; clauses."""
TOKENS: dict[str, tuple[str, ...]] = {
    "lit": ("MA-SEAL-4", "MA-ACT-14"),
    "destroyed": ("MA-ACT-O2", "MA-LOS-2"),
    "sealed": ("MA-SEAL-3", "MA-SEAL-O1"),
    "closed": ("MA-DOOR-1", "MA-LOS-3"),
    "broken": ("MA-ACT-12", "MA-DOOR-3"),
    "exit": ("MA-GOAL-3", "MA-ACT-6", "MA-GOAL-O7"),
    "entry": ("MA-SET-O3",),
    "border": ("MA-ACT-8", "MA-TILE-O3"),
    "water": ("MA-WATER-O1", "MA-WATER-O2", "MA-WATER-O3"),
    "tracks": ("MA-RAIL-O1", "MA-RAIL-O2"),
    "object": ("MA-OBJ-O1", "MA-OBJ-O2", "MA-OBJ-O3"),
}
KEYWORDS: dict[str, tuple[str, ...]] = {
    "immobile": ("MA-MON-O3", "MA-PULL-6", "MA-NEAR-4"),
    "incorporeal": ("MA-INC-1", "MA-INC-2", "MA-INC-3", "MA-INC-5"),
    "sighted": ("MA-INC-1",),
}
DICE: dict[str, tuple[tuple[int, ...] | tuple[str, ...], tuple[str, ...]]] = {
    "high": (HIGH, ("MA-ATK-2", "MA-DICE-O1")),
    "low": (LOW, ("MA-ATK-2", "MA-DICE-O1")),
    "fate": (FATE, ("MA-SYM-1", "MA-LAIR-F1", "MA-DICE-O3")),
    "recharge": (RECHARGE, ("MA-RECH-1", "MA-DICE-O2")),
}


def opened(view: Machina) -> Iterator[str]:
    """The chapters that were read, and of an endgame that was reached its board and its monsters."""
    for scenario, chapters in CHAPTERS.items():
        is_now = scenario == view.scenario
        if is_now or view.campaign:
            yield from (card.id for card in chapters[: view.chapter + 1 if is_now else len(chapters)])
            if not is_now or view.chapter == len(chapters) - 1:
                yield f"tile-{chapters[-1].tile}"
                yield from (card.id for card in MONSTERS.values() if card.boss == scenario)
        if is_now:
            return  # a campaign plays them in their order (MA-CAMP-O1)


def entries() -> Iterator[Entry]:
    yield from map(explorer_entry, EXPLORERS.values())
    yield from map(class_entry, EQUIPS)
    yield from map(monster_entry, MONSTERS.values())
    yield from map(item_entry, sorted(ITEMS.values(), key=lambda card: (TYPES.index(card.type), card.level)))
    for event in EXPLORER_EVENTS.values():
        yield event_entry("event", event, ["MA-EVT-3"])
    for event in HORROR_EVENTS.values():
        yield event_entry("horror", event, ["MA-HOR-O2", *(["MA-HOR-O3"] if event.personal else [])])
    yield from map(scenario_entry, CHAPTERS)
    for scenario, chapters in CHAPTERS.items():
        for number, chapter in enumerate(chapters):
            yield chapter_entry(scenario, number, chapter)
    for tile in TILES:
        for side in "ab":
            yield tile_entry(f"{tile}_{side}", say("outcome.tile", tile=say(f"tile.{tile}"), side=side.upper()), tile)
    for tile in ENDGAMES:
        yield tile_entry(tile, say(f"tile.{tile}"))
    yield from map(cell_entry, CELLS)
    yield from map(token_entry, TOKENS)
    yield from map(keyword_entry, KEYWORDS)
    yield from map(die_entry, DICE)


def explorer_entry(card: ExplorerCard) -> Entry:
    return Entry(
        id=card.id,
        kind="explorer",
        card=explorer_card(None, card.id),
        group=say(f"class.{card.calling}"),
        clauses=["MA-SET-F6", "MA-SET-O1", "MA-CHEST-5"],
        origin="ours",
    )


def class_entry(calling: str) -> Entry:
    """MA-CHEST-5: what a class may put on straight from a chest."""
    types = [say(f"type.{type}") for type in EQUIPS[calling]]
    return Entry(
        id=f"class-{calling}",
        kind="class",
        card=CardItem(
            id=calling,
            title=say(f"class.{calling}"),
            style="hero",
            art=f"machina/class/{calling}",
            lines=[say("codex.equips", types=types)],
        ),
        cards=[explorer_card(None, card.id) for card in EXPLORERS.values() if card.calling == calling],
        clauses=["MA-SET-F6", "MA-CHEST-5", "MA-CHEST-O1"],
    )


def monster_entry(card: MonsterCard) -> Entry:
    named_by = [event.id for event in HORROR_EVENTS.values() if event.monster == card.id]
    where = say("codex.endgame", scenario=say(f"scenario.{card.boss}")) if card.boss else say("pile.monsters")
    clauses = ["MA-BAN-O1"] if card.boss else ["MA-SPAWN-1", "MA-THR-F2"]
    return Entry(
        id=card.id,
        kind="monster",
        card=printed_monster(card.id),
        group=say("codex.level", level=card.level),
        cards=[event_card(event) for event in named_by],
        met=[where, *(say("codex.event-of", event=text.title(event)) for event in named_by)],
        clauses=clauses + [KEYWORDS[keyword][0] for keyword in card.keywords],
        origin="ours",
        is_spoiler=bool(card.boss),
    )


def item_entry(card: ItemCard) -> Entry:
    """Items of a higher level come with the chapters that add them (MA-CHAP-F2)."""
    clauses = ["MA-ITEM-2"]
    clauses.append("MA-ACT-F1" if card.type == "consumable" else "MA-ITEM-O1" if card.role == "main" else "MA-ITEM-O2")
    return Entry(
        id=card.id,
        kind="item",
        card=item_card(card.id),
        group=say("item-kind", type=say(f"type.{card.type}"), level=card.level),
        met=[say(f"pile.{card.type}"), *where_added(card.level)],
        clauses=clauses + (["MA-CHAP-F2"] if card.level > 1 else []),
        origin="ours",
    )


def where_added(level: int) -> list[Say]:
    found = []
    for scenario, chapters in CHAPTERS.items():
        for number, chapter in enumerate(chapters):
            if AddItems(level) in steps_of(chapter):
                found.append(say("codex.from-chapter", scenario=say(f"scenario.{scenario}"), number=number + 1))
    return found


def steps_of(chapter: ChapterCard) -> list[object]:
    return [step for ability in chapter.abilities for step in ability.steps]


def event_entry(kind: str, card: EventCard, clauses: list[str]) -> Entry:
    is_core = card.set == "core"
    group = say("codex.core") if is_core else say(f"scenario.{card.set}")
    return Entry(
        id=card.id,
        kind=kind,
        card=event_card(card.id),
        group=group,
        text=[say(f"codex.personal-{kind}")] if card.personal else [],
        cards=[printed_monster(card.monster)] if card.monster else [],
        met=[say(f"scenario.{scenario}") for scenario in CHAPTERS if is_core or scenario == card.set],
        clauses=[*clauses, "MA-SET-F3", *(["MA-EVT-4"] if card.personal and kind == "event" else [])],
        origin="ours",
    )


def scenario_entry(scenario: str) -> Entry:
    chapters = CHAPTERS[scenario]
    rows = [
        NumberRow(say("track.lair"), [chapter.lair for chapter in chapters], "skull"),
        NumberRow(say("track.horror"), [chapter.horror for chapter in chapters], "eye"),
        NumberRow(say("mark.locked"), ["×" if chapter.locked else "–" for chapter in chapters], "lock"),
    ]
    heads = list[int | str | Say](range(1, len(chapters) + 1))
    return Entry(
        id=f"scenario-{scenario}",
        kind="scenario",
        card=CardItem(
            id=scenario,
            title=say(f"scenario.{scenario}"),
            style="scroll",
            icon="book",
            art=f"machina/scenario/{scenario}",
            lines=[say(f"setting.scenario.{scenario}-about")],
        ),
        tables=[NumberTable(rows, say("panel.chapter"), heads)],
        met=[say("setting.scenario.campaign")],
        clauses=["MA-GOAL-1", "MA-GOAL-2", "MA-CHAP-2", "MA-CAMP-O1"],
        origin="ours",
    )


def chapter_entry(scenario: str, number: int, card: ChapterCard) -> Entry:
    """A chapter with its first values for every size of the group (MA-CHAP-2)."""
    rows = [
        NumberRow(say("track.lair"), [lair_for(card.lair, size) for size in GROUP_SIZES], "skull"),
        NumberRow(say("track.horror"), [card.horror for _ in GROUP_SIZES], "eye"),
    ]
    named = [step.monster for step in steps_of(card) if isinstance(step, AppearNamed)]
    return Entry(
        id=card.id,
        kind="chapter",
        card=chapter_card(scenario, number),
        group=say(f"scenario.{scenario}"),
        tables=[NumberTable(rows, say("panel.explorers"), list(GROUP_SIZES))],
        cards=[printed_monster(monster) for monster in named],
        board=tile_board(card.tile) if card.tile else None,
        clauses=["MA-CHAP-2", "MA-CHAP-O1", "MA-GOAL-2" if card.locked else "MA-GOAL-4"],
        origin="ours",
        is_spoiler=number > 0,
    )


def tile_entry(side: str, title: Say, tile: str = "") -> Entry:
    """A side of a tile with what lies on it; `tile` is empty for those of an endgame."""
    counts = Counter(SIDES[NUMBER[side]].cells.values())
    rows = [NumberRow(say(f"cell.{kind}"), [counts[kind]]) for kind in CELLS if counts[kind]]
    ends = [scenario for scenario, chapters in CHAPTERS.items() if chapters[-1].tile == side]
    art = f"machina/tile/{tile}" if tile else f"machina/scenario/{ends[0]}"
    return Entry(
        id=f"tile-{side}",
        kind="tile",
        card=CardItem(id=side, title=title, style="scroll", art=art),
        tables=[NumberTable(rows)],
        board=tile_board(side),
        met=[say("codex.endgame", scenario=say(f"scenario.{scenario}")) for scenario in ends] or [say("pile.tiles")],
        clauses=["MA-TILE-1", "MA-TILE-F1", "MA-TILE-F3", "MA-TILE-O5"] if tile else ["MA-GOAL-O5", "MA-TILE-O4"],
        origin="ours",
        is_spoiler=not tile,
    )


def cell_entry(kind: str) -> Entry:
    price, clauses = CELLS[kind]
    icons = {"stamina": "boot", "inspiration": "star"}
    return Entry(
        id=f"cell-{kind}",
        kind="cell",
        card=CardItem(
            id=kind,
            title=say(f"cell.{kind}"),
            art=f"machina/terrain/{kind}",
            stats=[Stat(say(f"stat.{stat}"), cost, icon=icons[stat]) for stat, cost in price.items()],
            lines=[say(f"codex.cell-{kind}")],
        ),
        tables=[chapter_prices()] if kind == "chapter" else [],
        clauses=list(clauses),
    )


def chapter_prices() -> NumberTable:
    """MA-ACT-13, MA-ACT-14"""
    rows = [
        NumberRow(say("stat.stamina"), [actions.UNLIT, actions.LIT], "boot"),
        NumberRow(say("stat.inspiration"), [actions.UNLIT_INSPIRATION, 0], "star"),
    ]
    return NumberTable(rows, say("codex.price"), [say("codex.unlit"), say("codex.lit")])


def token_entry(token: str) -> Entry:
    return Entry(
        id=f"token-{token}",
        kind="token",
        card=CardItem(
            id=token, title=say(f"mark.{token}"), art=f"machina/terrain/{token}", lines=[say(f"codex.token-{token}")]
        ),
        clauses=list(TOKENS[token]),
    )


def keyword_entry(keyword: str) -> Entry:
    return Entry(
        id=f"keyword-{keyword}",
        kind="keyword",
        card=CardItem(
            id=keyword,
            title=say(f"keyword.{keyword}"),
            art=f"machina/keyword/{keyword}",
            lines=[say(f"codex.keyword-{keyword}")],
        ),
        cards=[printed_monster(card.id) for card in MONSTERS.values() if keyword in card.keywords],
        clauses=list(KEYWORDS[keyword]),
    )


def die_entry(die: str) -> Entry:
    faces, clauses = DICE[die]
    shown: list[int | str | Say] = [say(f"recharge.{face}") if isinstance(face, str) else face for face in faces]
    return Entry(
        id=f"die-{die}",
        kind="die",
        card=CardItem(
            id=die, title=say(f"codex.die-{die}-title"), art=f"machina/die/{die}", lines=[say(f"codex.die-{die}")]
        ),
        tables=[NumberTable([NumberRow(say("codex.faces"), shown)])],
        clauses=list(clauses),
        origin="printed" if die == "fate" else "mixed",
    )
