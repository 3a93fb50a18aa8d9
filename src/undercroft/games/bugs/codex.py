"""Everything of Buttons & Bugs to look up: characters and their cards, monsters, items, scenarios, tables, terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import Say, say
from undercroft.core.scene import BoardItem, CardItem, Stat
from undercroft.games.bugs import goals
from undercroft.games.bugs.campaign import may_play, table_in_numbers
from undercroft.games.bugs.cards.characters import CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, SUPPLY
from undercroft.games.bugs.cards.kinds import (
    DESTROY,
    ESCAPE,
    HOLD,
    PLATES,
    SURVIVE,
    Card,
    Character,
    Scenario,
    Supply,
    Table,
)
from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
from undercroft.games.bugs.cards.monsters import MONSTERS, MonsterCard
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.faces import item_card, monster_card, turned_card
from undercroft.games.bugs.scenarios import PUBLISHED, SCENARIOS
from undercroft.games.bugs.screen import cell_text, draw_board, has_rules
from undercroft.games.bugs.setup import new_state, place_all
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import codex as shared
from undercroft.games.haven.verbs import ELEMENTS

LEVELS = range(1, 6)

PRINTED_CARD, HALF_PRINTED_CARD = "warding-strength", "frost-shackle"
"""Of the ability cards one is published, and of another one action; all others are ours (docs/content/bugs.md)."""

CONDITIONS = {
    "invisible": 7, "strengthen": 8, "wound": 9, "poison": 10, "immobilize": 11, "disarm": 12, "muddle": 13,
}  # fmt: skip
"""Each with its clause among BB-CON."""


def opened(view: Bugs) -> Iterator[str]:
    """The scenarios that were completed, and the one that is played."""
    for number in {*view.completed, view.scenario}:
        yield f"scenario-{number}"


def entries() -> Iterator[Entry]:
    for character in CHARACTERS.values():
        yield hero(character)
    for character in CHARACTERS.values():
        for card in character.cards:
            yield ability(character, card)
    yield from map(monster, MONSTERS.values())
    yield from map(item, SUPPLY)
    yield from map(scenario, SCENARIOS.values())
    yield from map(table, MONSTER_TABLES)
    for name, clause in CONDITIONS.items():
        yield shared.condition(name, [f"BB-CON-{clause}"])
    for name in ELEMENTS:
        yield shared.element(name, ["BB-ELE-1", "BB-ELE-2", "BB-ELE-4"])
    yield from terrains()


# --- characters -------------------------------------------------------------------------------------------------------


def hero(character: Character) -> Entry:
    name = character.id
    own = [number for number, book in SCENARIOS.items() if book.only == name]
    return Entry(
        id=f"hero-{name}",
        kind="hero",
        card=CardItem(
            id=f"hero-{name}",
            title=say(f"character.{name}"),
            style="hero",
            art=f"bugs/hero/{name}",
            kind=say(f"character.{name}-role"),
            stats=[Stat(say("stat.health"), character.health[0], icon="heart", series=list(character.health))],
            lines=[say(f"character.{name}-about")],
        ),
        tables=[
            shared.by_level(
                say("codex.level"), LEVELS, [NumberRow(say("stat.health"), list(character.health), icon="heart")]
            ),
            *(
                modifiers(say("codex.table-of-level", level=level), rows)
                for level, rows in zip(LEVELS, character.tables, strict=True)
            ),
        ],
        cards=[turned_card(card.a.name, card.b.name) for card in character.cards],
        met=[shared.scenario_number(SCENARIOS[number].printed) for number in own],
        clauses=["BB-CHR-2", "BB-CHR-F1", "BB-CHR-4"],
        origin="mixed",
    )


def modifiers(title: Say, table: Table) -> NumberTable:
    """A modifier table: six rows, and the faces of the die above its columns."""
    return NumberTable(
        title=title,
        heads=[say(f"face.{face}") for face in FACES],
        rows=[
            NumberRow(say("codex.row", row=number), [cell_text(cell) for cell in line])
            for number, line in enumerate(table, 1)
        ],
    )


def ability(character: Character, card: Card) -> Entry:
    """An ability card with both sides, and beside it what it upgrades or what upgrades it."""
    other = next(one for one in character.cards if card.upgrades == one.id or one.upgrades == card.id)
    return Entry(
        id=f"card-{card.id}",
        kind="card",
        card=turned_card(card.a.name, card.b.name),
        group=say(f"character.{character.id}"),
        cards=[turned_card(other.a.name, other.b.name)],
        text=[say("codex.upgrades" if card.upgrades else "codex.upgraded-by", card=say(f"card.{other.id}"))],
        clauses=["BB-CHR-3", "BB-CHR-5"],
        origin="printed" if card.id == PRINTED_CARD else "mixed" if card.id == HALF_PRINTED_CARD else "ours",
    )


# --- monsters and items -----------------------------------------------------------------------------------------------


def monster(card: MonsterCard) -> Entry:
    whole = monster_card(card.id, card, (), is_here=True)
    face = copy(whole)
    face.cards = []
    columns = [copy(column) for column in whole.cards]
    for column in columns:
        column.art = whole.art
    numbers = [NumberRow(say(f"monster.{card.id}"), [card.health], icon="heart")]
    if card.elite_health:
        label = say("scene.elites", monster=say(f"monster.{card.id}"))
        numbers.append(NumberRow(label, [card.elite_health], icon="heart"))
    return Entry(
        id=f"monster-{card.id}",
        kind="monster",
        card=face,
        tables=[NumberTable(title=say("stat.health"), rows=numbers)],
        cards=columns,
        met=[shared.scenario_number(book.printed) for book in SCENARIOS.values() if card.id in kinds_of(book)],
        clauses=["BB-MON-F1", "BB-INI-O1"],
    )


def kinds_of(book: Scenario) -> set[str]:
    """The types of monsters of a scenario, those that appear later included."""
    return {one.kind for one in book.monsters} | {one.kind for one in book.appearing}


def item(supply: Supply) -> Entry:
    name = supply.item.id
    return Entry(
        id=f"item-{name}",
        kind="item",
        card=item_card(supply.item),
        group=say(f"slot.{supply.item.slot}"),
        cards=[item_card(ITEMS[supply.twin])],
        met=[say("codex.from-scenario", number=supply.scenario + 1)],  # BB-SUP-2, BB-SUP-3
        text=[say("codex.twin", item=say(f"item.{supply.twin}"))],
        clauses=[f"BB-ITX-{supply.number}", "BB-SUP-4"],
    )


# --- scenarios and tables ---------------------------------------------------------------------------------------------


def scenario(book: Scenario) -> Entry:
    key = f"scenario.{book.number}"
    players = [name for name in CHARACTERS if may_play(name, book.number)]
    text = [say(f"{key}.intro")]
    if has_rules(book):
        text.append(goals.rules_of(book))
    if len(players) < len(CHARACTERS):
        text.append(say("codex.played-by", characters=[say(f"character.{name}") for name in players]))
    if book.number in PUBLISHED or book.after:
        text.append(say(f"{key}.end"))
    following = dict.fromkeys(number for _, number in book.next)
    if following:
        text.append(
            say("codex.then", scenarios=[shared.scenario_number(SCENARIOS[number].printed) for number in following])
        )
    return Entry(
        id=f"scenario-{book.number}",
        kind="scenario",
        card=CardItem(
            id=f"scenario-{book.number}",
            title=say(key),
            style="scenario",
            art=f"bugs/scenario/{book.number}",
            kind=say("codex.scenario-level", number=book.printed, level=book.level),
            lines=[say("scene.goal", goal=goals.words_of(book))],
        ),
        tables=[placed(book)],
        board=drawn(book, players[0]),
        text=text,
        clauses=clauses_of(book),
        origin="mixed" if book.number in PUBLISHED or book.after else "ours",
        is_spoiler=book.number > 1,
    )


def placed(book: Scenario) -> NumberTable:
    """How many monsters of which type and rank stand on the map at the beginning."""
    counts = Counter((one.kind, one.elite) for one in book.monsters)
    return NumberTable(
        title=say("codex.monster"),
        rows=[
            NumberRow(
                say("scene.elites" if is_elite else "scene.type", monster=say(f"monster.{kind}")),
                [count],
                icon="skull",
            )
            for (kind, is_elite), count in counts.items()
        ],
    )


def drawn(book: Scenario, character: str) -> BoardItem:
    """The map as a game begins on it."""
    state = new_state(
        {
            "mode": "scenario",
            "character": character,
            "scenario": book.number,
            "difficulty": "standard",
            "long_rest": "random",
        }
    )
    place_all(state, book)
    return draw_board(state)


GOAL_CLAUSES = {
    PLATES: ("BB-TER-10",),
    ESCAPE: ("BB-CNT-O1", "BB-TER-10"),
    HOLD: ("BB-CNT-O1", "BB-TER-10"),
    SURVIVE: ("BB-CNT-O1", "BB-END-4"),
    DESTROY: ("BB-CNT-O1", "BB-TER-11", "BB-TER-13"),
}


def clauses_of(book: Scenario) -> list[str]:
    found = ["BB-CAM-F3"] if book.only or book.barred else []
    if book.appearing:
        found.append("BB-SPN-1")
    found += GOAL_CLAUSES.get(book.goal, ())
    return [*found, "BB-FIN-1"]


def table(difficulty: str) -> Entry:
    """The monsters' modifier table of one difficulty."""
    return Entry(
        id=f"table-{difficulty}",
        kind="table",
        card=CardItem(
            id=f"table-{difficulty}",
            title=say(f"difficulty.{difficulty}"),
            style="difficulty",
            kind=say("scene.monster-table"),
            lines=[table_in_numbers(difficulty)],
        ),
        tables=[modifiers(say("scene.monster-table"), MONSTER_TABLES[difficulty])],
        clauses=["BB-DIF-1", "BB-DIF-F1", "BB-MOD-1"],
    )


def terrains() -> Iterator[Entry]:
    for name, clauses in (
        ("obstacle", ["BB-TER-3", "BB-TER-4"]),
        ("difficult", ["BB-TER-5"]),
        ("hazard", ["BB-TER-6", "BB-TER-7", "BB-TER-8"]),
        ("plate", ["BB-TER-10"]),
    ):
        title = say("codex.hazard") if name == "hazard" else say(f"terrain.{name}")
        yield shared.terrain(name, title, f"bugs/terrain/{name}", clauses)
    objective = ["BB-TER-11", "BB-TER-12", "BB-TER-13"]
    yield shared.terrain("objective", say("bugs-objective"), "bugs/monster/objective", objective)
