"""Everything of Jaws of the Lion to look up: characters, cards, monsters, items, goals, events, treasures, terms.

Scenarios with their maps are in `codex_scenarios.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Stat
from undercroft.games.haven import codex as shared
from undercroft.games.haven import text
from undercroft.games.haven.verbs import ELEMENTS
from undercroft.games.jaws.cards.card import Card
from undercroft.games.jaws.cards.characters import BASE_DECK, CHARACTERS, SUPPLY, THRESHOLDS, Character
from undercroft.games.jaws.cards.decks import DECKS, MonsterCard
from undercroft.games.jaws.cards.events import EVENTS, Event
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import BY_NUMBER, ITEMS, PRINTED, STOCK, ItemCard
from undercroft.games.jaws.cards.monsters import MONSTERS, Monster, Stats
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.cards.treasures import GOODS, TREASURES
from undercroft.games.jaws.codex_scenarios import CRATES, kinds_of, objects, rank_tables, scenario
from undercroft.games.jaws.faces import (
    ability_card,
    event_card,
    goal_card,
    item_card,
    modifier_card,
    monster_card,
    type_card,
)
from undercroft.games.jaws.perks import perk_text
from undercroft.games.jaws.screen import boss_lines
from undercroft.games.jaws.start import bonus_experience, gold_per_coin, trap_damage
from undercroft.games.jaws.state import Jaws
from undercroft.games.jaws.town_screen import candidate

LEVELS = range(8)
"""Of monsters and scenarios."""
SHOWN_LEVEL, SHOWN_PARTY = 1, 2
"""The level and the number of characters for which a face shows numbers; the tables show all of them."""

CONDITIONS = {
    "strengthen": (12, 3), "bless": (18,), "wound": (15, 16), "poison": (13, 14), "immobilize": (9, 3),
    "disarm": (10, 3), "muddle": (11, 3), "stun": (8, 3), "curse": (19,),
}  # fmt: skip
"""Each with its clauses among JL-CND."""


def opened(view: Jaws) -> Iterator[str]:
    """The scenarios that were completed with what was met there, the one that is played, and what was bought or found
    on the way."""
    for number in {*view.done, view.scenario} & set(SCENARIOS):
        yield f"scenario-{number}"
    kinds = {kind for number in view.done for kind in kinds_of(number)}
    yield from (f"monster-{kind}" for kind in kinds)
    if any(MONSTERS[kind].boss for kind in kinds):
        yield from (f"ability-{card.id}" for card in DECKS["boss"])
    yield from (f"object-{objective.name}" for number in view.done for objective in SCENARIOS[number].objectives)
    yield from (f"item-{name}" for name in {*view.stock, *(name for hero in view.heroes for name in hero.items)})
    yield from (f"treasure-{number}" for number in view.looted)
    if CRATES in view.done:
        yield from (f"crate-{letter}" for letter in GOODS)
    left = set(view.events.cards())
    if left:  # the pile is made when the town is first visited
        yield from (f"event-{number}" for number in EVENTS if str(number) not in left)


def entries() -> Iterator[Entry]:
    yield from map(hero, CHARACTERS.values())
    for character in CHARACTERS.values():
        for card in character.cards:
            yield ability(character, card)
    yield from map(monster, MONSTERS.values())
    for deck, cards in DECKS.items():
        for one in cards:
            yield monster_ability(deck, one)
    yield from map(item, ITEMS.values())
    yield from map(scenario, SCENARIOS.values())
    yield from objects()
    yield from map(goal, GOALS)
    yield from map(event, EVENTS.values())
    yield from map(treasure, TREASURES)
    yield from map(crate, GOODS)
    yield from map(modifier, modifier_names())
    for name, clauses in CONDITIONS.items():
        yield shared.condition(name, [f"JL-CND-{clause}" for clause in clauses])
    for name in ELEMENTS:
        yield shared.element(name, ["JL-ELE-2", "JL-ELE-3", "JL-ELE-4", "JL-ELE-5"])
    yield from terrains()


# --- characters -------------------------------------------------------------------------------------------------------


def hero(character: Character) -> Entry:
    face = copy(candidate(character.id, None))
    first, face.cards = face.cards, []
    doing = [NumberRow(stat.label, [f"{stat.value}/{stat.max}"], icon=stat.icon) for stat in face.stats if stat.max]
    face.stats = [stat for stat in face.stats if not stat.max]
    perks = [NumberRow(perk_text(perk), [perk.boxes]) for perk in character.perks]
    return Entry(
        id=f"hero-{character.id}",
        kind="hero",
        card=face,
        tables=[
            shared.by_level(
                say("codex.level"),
                range(1, 10),
                [
                    NumberRow(say("stat.health"), list(character.health), icon="heart"),
                    NumberRow(say("stat.xp"), list(THRESHOLDS), icon="star"),
                ],
            ),
            NumberTable(title=say("codex.first-cards"), rows=doing),
            NumberTable(title=say("codex.perks"), heads=[say("codex.boxes")], rows=perks),
        ],
        cards=first,
        clauses=["JL-CHR-1", "JL-CHR-F1", "JL-CHR-7", "JL-PRK-1", "JL-PRK-2"],
    )


def ability(character: Character, card: Card) -> Entry:
    """An ability card; cards of levels A, B and 1 that share a title stand beside each other (JL-CHR-F4)."""
    others = [one.id for one in character.cards if one.title == card.title and one is not card]
    tutorial = {"A": "codex.level-a", "B": "codex.level-b"}.get(card.level)
    clause = "JL-CHR-16" if tutorial else "JL-CHR-6" if card.level == "X" else "JL-CHR-9"
    return Entry(
        id=f"card-{card.id}",
        kind="card",
        card=ability_card(f"card-{card.id}", card.id),
        group=say(f"hero.{character.id}"),
        cards=[ability_card(f"card-{other}", other) for other in others],
        met=[say(tutorial)] if tutorial else [],
        clauses=["JL-CHR-F2", clause],
    )


# --- monsters ---------------------------------------------------------------------------------------------------------


def monster(kind: Monster) -> Entry:
    if kind.boss:
        face = type_card(kind.id, boss_stats(kind), boss_lines(kind.id, SHOWN_LEVEL, SHOWN_PARTY), [])
    else:
        face = type_card(kind.id, rank_stats(kind.normal[SHOWN_LEVEL]), [], [])
    return Entry(
        id=f"monster-{kind.id}",
        kind="monster",
        card=face,
        tables=boss_tables(kind) if kind.boss else rank_numbers(kind),
        cards=[monster_card(kind.id, card.id) for card in DECKS[kind.deck]],
        met=[shared.scenario_number(number) for number in SCENARIOS if kind.id in kinds_of(number)],
        text=[say("codex.boss-numbers", level=SHOWN_LEVEL, count=SHOWN_PARTY)] if kind.boss else [],
        clauses=["JL-BOS-1", "JL-BOS-5", "JL-BOS-F1"] if kind.boss else ["JL-MON-3", "JL-MON-4", "JL-MON-F1"],
        is_spoiler=bool(kind.boss),
    )


def rank_stats(value: Stats) -> list[Stat]:
    return [
        Stat(say("stat.health"), value.health, icon="heart"),
        Stat(say("stat.move"), value.move, icon="move"),
        Stat(say("stat.attack"), value.attack, icon="attack"),
    ]


def boss_stats(kind: Monster) -> list[Stat]:
    boss = kind.boss[SHOWN_LEVEL]
    return [
        Stat(say("stat.health"), boss.health * SHOWN_PARTY, icon="heart"),
        Stat(say("stat.move"), boss.move, icon="move"),
        Stat(say("stat.attack"), boss.attack + boss.attack_each * SHOWN_PARTY, icon="attack"),
    ]


def rank_numbers(kind: Monster) -> list[NumberTable]:
    """The statistics card, levels 0 to 7: one table for normal monsters, one for elites."""
    found = []
    for title, values in (("codex.normal-monsters", kind.normal), ("codex.elite-monsters", kind.elite)):
        rows = [
            NumberRow(say("stat.health"), [one.health for one in values], icon="heart"),
            NumberRow(say("stat.move"), [one.move for one in values], icon="move"),
            NumberRow(say("stat.attack"), [one.attack for one in values], icon="attack"),
        ]
        rows += trait_rows(values)
        found.append(shared.by_level(say(title), LEVELS, rows))
    return found


def trait_rows(values: Sequence[Stats]) -> list[NumberRow]:
    """A line for each trait, with a tick at the levels that have it."""
    told = [text.traits(one.traits) for one in values]
    different = {repr(line): line for lines in told for line in lines}
    return [NumberRow(line, ["✓" if line in lines else "" for lines in told]) for line in different.values()]


def boss_tables(kind: Monster) -> list[NumberTable]:
    """Hit points and attack grow with the number of characters (JL-BOS-5)."""
    rows = []
    for count in (2, 3, 4):
        party = say("codex.for-characters", count=count)
        health: list[int | str | Say] = [one.health * count for one in kind.boss]
        attack: list[int | str | Say] = [one.attack + one.attack_each * count for one in kind.boss]
        rows.append(NumberRow(say("codex.for-party", what=say("stat.health"), party=party), health, icon="heart"))
        rows.append(NumberRow(say("codex.for-party", what=say("stat.attack"), party=party), attack, icon="attack"))
    rows.append(NumberRow(say("stat.move"), [one.move for one in kind.boss], icon="move"))
    return [shared.by_level(say("codex.level"), LEVELS, rows)]


def monster_ability(deck: str, card: MonsterCard) -> Entry:
    """A card of a monsters' deck; some scenarios have decks of their own (JL-MON-F2)."""
    kinds = [kind.id for kind in MONSTERS.values() if kind.deck == deck]
    where = [number for number, book in SCENARIOS.items() if deck in book.decks.values()]
    kinds += [kind for number in where for kind, name in SCENARIOS[number].decks.items() if name == deck]
    kinds = list(dict.fromkeys(kinds))
    monsters = [say(f"monster.{kind}") for kind in kinds]
    numbers = [shared.scenario_number(number) for number in where]
    is_boss = deck == "boss"
    face = copy(monster_card(kinds[0], card.id))
    face.id = f"ability-{card.id}"
    group = say("codex.deck-of", monsters=monsters)
    if where:
        group = say("codex.deck-in", monsters=monsters, scenarios=numbers)
    elif is_boss:
        group = say("codex.deck-of-bosses")
    return Entry(
        id=f"ability-{card.id}",
        kind="ability",
        card=face,
        group=group,
        met=numbers if where else [] if is_boss else monsters,
        text=[say("codex.shuffles")] if card.ability.shuffle else [],
        clauses=["JL-BOS-2", "JL-BOS-3"] if is_boss else ["JL-MON-2", "JL-MON-8"],
        is_spoiler=is_boss,
    )


# --- items, goals, events ---------------------------------------------------------------------------------------------


def item(thing: ItemCard) -> Entry:
    name = thing.item.id
    face = copy(item_card(f"item-{name}", name))
    face.count = thing.copies
    return Entry(
        id=f"item-{name}",
        kind="item",
        card=face,
        group=say(f"slot.{thing.item.slot}"),
        met=sources(thing.number),
        clauses=["JL-ITM-2", "JL-ITM-F1", "JL-SHP-F1"],
        origin="printed" if thing.number <= PRINTED else "ours",
        is_spoiler=thing.number not in STOCK[min(STOCK)],
    )


def sources(number: int) -> list[Say]:
    """Where an item comes from: shop, rewards, treasures, crates, city events."""
    found = [say("codex.sold-after", number=after) for after, stock in STOCK.items() if number in stock]
    found += [say("codex.reward-of", number=at) for at, book in SCENARIOS.items() if book.reward.item == number]
    found += [say("codex.treasure-title", number=at) for at, held in TREASURES.items() if ("item", number) in held]
    found += [say("terrain.good", letter=at) for at, held in GOODS.items() if held == "ring" and number == RING]
    for at, one in EVENTS.items():
        if ("item", number) in (*one.a.effects, *one.b.effects):
            found.append(say("outcome.event", number=at))
    return found


RING = 32
"""The item in one of scenario 20's crates (JL-GDS-F1)."""


def goal(name: str) -> Entry:
    return Entry(
        id=f"goal-{name}",
        kind="goal",
        card=goal_card(name),
        clauses=["JL-BTL-1", "JL-BTL-3", "JL-BTL-F1"],
    )


def event(one: Event) -> Entry:
    """A city event with both decisions and what comes of them."""
    told = []
    for letter, option in (("a", one.a), ("b", one.b)):
        chosen, outcome = say(f"event.n{one.number}-option-{letter}"), say(f"event.n{one.number}-{letter}")
        if option.needs:
            who = say(f"hero.{option.needs}")
            told.append(say("codex.event-option-of", hero=who, option=chosen, outcome=outcome))
        else:
            told.append(say("codex.event-option", option=chosen, outcome=outcome))
    return Entry(
        id=f"event-{one.number}",
        kind="event",
        card=event_card(one.number),
        text=told,
        clauses=["JL-EVT-1", "JL-EVT-2", "JL-EVT-3"],
        origin="mixed",
        is_spoiler=True,
    )


def treasure(number: int) -> Entry:
    where = [at for at, book in SCENARIOS.items() if any(one == number for one, _ in book.treasures)]
    items = [BY_NUMBER[value] for kind, value in TREASURES[number] if kind == "item"]
    return Entry(
        id=f"treasure-{number}",
        kind="treasure",
        card=CardItem(
            id=f"treasure-{number}",
            title=say("codex.treasure-title", number=number),
            style="treasure",
            art="jaws/terrain/chest",
            lines=[say(f"treasure.n{number}")],
        ),
        cards=[item_card(f"item-{name}", name) for name in items],
        met=[shared.scenario_number(at) for at in where],
        clauses=["JL-LOT-6", "JL-LOT-F2", "JL-TRS-1"],
        is_spoiler=True,
    )


def crate(letter: str) -> Entry:
    """One of the crates of scenario 20: a good, an item, or monsters by the number of characters."""
    held = GOODS[letter]
    cards: list[CardItem] = []
    tables: list[NumberTable] = []
    if held == "good":
        line = say("codex.crate-good")
    elif isinstance(held, str):
        line = say(f"item.{BY_NUMBER[RING]}")
        cards = [item_card(f"item-{BY_NUMBER[RING]}", BY_NUMBER[RING])]
    else:
        kind, *ranks = held
        line = say("codex.crate-monsters", monster=say(f"monster.{kind}"))
        tables = rank_tables({kind: ranks})
    title = say("terrain.good", letter=letter)
    return Entry(
        id=f"crate-{letter}",
        kind="treasure",
        card=CardItem(id=f"crate-{letter}", title=title, style="treasure", art="jaws/terrain/goods", lines=[line]),
        group=say("terrain.goods"),
        tables=tables,
        cards=cards,
        met=[shared.scenario_number(CRATES)],
        clauses=["JL-GDS-1", "JL-GDS-F1"],
        is_spoiler=True,
    )


# --- modifiers and terrain --------------------------------------------------------------------------------------------


def modifier_names() -> list[str]:
    """Every attack modifier card: those of an unimproved deck, of the perks, and of the supply."""
    perks = [card for one in CHARACTERS.values() for perk in one.perks for card in perk.add]
    return list(dict.fromkeys([*BASE_DECK, *perks, "bless", "curse"]))


MODIFIER_CLAUSES = {
    "double": "JL-MOD-5", "miss": "JL-MOD-5", "bless": "JL-MOD-9", "curse": "JL-MOD-9", "plus0-splash": "JL-MOD-11",
    "plus1-shield": "JL-MOD-12", "plus0-heal": "JL-MOD-13", "plus1-heal": "JL-MOD-13",
}  # fmt: skip


def modifier(name: str) -> Entry:
    met = []
    count = Counter(BASE_DECK)[name]
    if count:
        met.append(say("codex.in-every-deck", count=count))
    elif name in ("bless", "curse"):
        met.append(say(f"codex.supply-of-{name}", count=SUPPLY))
    for one in CHARACTERS.values():
        boxes = sum(perk.boxes * perk.add.count(name) for perk in one.perks)
        if boxes:
            met.append(say("codex.perk-of", hero=say(f"hero.{one.id}"), count=boxes))
    face = copy(modifier_card(name))
    face.art = effect_picture(name)
    return Entry(
        id=f"modifier-{name}",
        kind="modifier",
        card=face,
        met=met,
        clauses=["JL-MOD-1", *([MODIFIER_CLAUSES[name]] if name in MODIFIER_CLAUSES else ["JL-MOD-3"])],
    )


def effect_picture(name: str) -> str:
    """The picture of what a modifier card does besides its number."""
    for effect in name.split("-"):
        if effect in CONDITIONS:
            return f"haven/condition/{effect}"
        if effect in ELEMENTS:
            return f"haven/element/{effect}"
        if effect in ("push", "shield", "heal"):
            return f"haven/action/{effect}"
        if effect == "splash":
            return "haven/action/area"
    return ""


def terrains() -> Iterator[Entry]:
    damage = NumberRow(say("stat.trap-damage"), [trap_damage(level) for level in LEVELS], icon="trap")
    worth = NumberRow(say("stat.coin-worth"), [gold_per_coin(level) for level in LEVELS], icon="coin")
    bonus = NumberRow(say("stat.bonus-xp"), [bonus_experience(level) for level in LEVELS], icon="star")
    levels = say("stat.monster-level")
    for name, title, art, clauses, rows in (
        ("obstacle", "obstacle", "obstacle", "JL-TER-2 JL-TER-3", ()),
        ("difficult", "difficult", "difficult", "JL-TER-5 JL-TER-6", ()),
        ("door", "wall-door", "door", "JL-DOR-1 JL-DOR-2 JL-DOR-3", ()),
        ("trap", "any-trap", "trap", "JL-TRP-1 JL-TRP-2 JL-TRP-3 JL-TRP-5", (damage,)),
        ("coin", "coins", "coin", "JL-LOT-3 JL-LOT-5 JL-LOT-7 JL-LVL-3 JL-SCN-11", (worth, bonus)),
        ("treasure", "treasure", "chest", "JL-LOT-5 JL-LOT-6", ()),
        ("rubble", "rubble", "rubble", "JL-TER-3 JL-TER-8", ()),
        ("devil", "devil", "swirl", "", ()),
        ("start", "start", "start", "JL-SET-F1", ()),
    ):
        tables = [shared.by_level(levels, LEVELS, rows)] if rows else []
        yield shared.terrain(name, say(f"terrain.{title}"), f"jaws/terrain/{art}", clauses.split(), tables)
