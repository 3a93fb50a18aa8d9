"""How a seat sees the game: map, order of turns, elements, monsters, characters, the town; questions in words.

Built from a veiled view; the map, figures and monsters' plans are drawn by the kernel's scene.
"""

from __future__ import annotations

from collections import Counter

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import (
    CardItem,
    Cell,
    Content,
    GoalItem,
    Mark,
    OrderItem,
    Panel,
    PileItem,
    Stat,
    StatsItem,
    TextItem,
    Trail,
    Turn,
    Wall,
)
from undercroft.games.haven import screen as shared
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import MONSTERS as AGAINST
from undercroft.games.haven.options import cell_id
from undercroft.games.haven.verbs import ELEMENTS, STUN, Traits, names
from undercroft.games.jaws import rooms, round, shop
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS, MONSTER_CARDS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.knowledge import HIDDEN
from undercroft.games.jaws.options import card_id, item_id, shop_id
from undercroft.games.jaws.state import READY, SPENT, Jaws, card_of, learnable

TITLES = {card.id: card.title for deck in DECKS.values() for card in deck}
SIGNS = {"red-guard": "RG", "hatchet": "HA", "demolitionist": "DE", "voidwarden": "VW"}
STRENGTHS = ("element.weak", "element.medium", "element.strong")


def status(view: Jaws) -> list[Say]:
    if view.scenario and view.figures:
        return [
            say("status.scenario", scenario=say(f"scenario.n{view.scenario}"), level=view.level),
            say("status.round", round=view.round),
        ]
    return [say("status.party" if view.phase in ("party", "ready") else "status.town")]


def panels(view: Jaws, seat: int | None) -> list[Panel]:
    found: list[Panel] = []
    if view.scenario and view.figures:
        found += [map_panel(view), order_panel(view), monsters_panel(view), scenario_panel(view)]
    else:
        found.append(town_panel(view))
    found += [hero_panel(view, at, seat) for at in range(len(view.heroes))]
    return found


# --- the map ----------------------------------------------------------------------------------------------------------


def sign(view: Jaws, at: int) -> str:
    """Two characters for a figure: a monster's letter and number, capital for elites; a star for special objects."""
    figure = view.figures[at]
    if figure.kind in SIGNS:
        return SIGNS[figure.kind]
    if figure.is_objective:
        return f"*{'123456789abcdef'[figure.number]}"
    letters = {
        "living-spirit": "p",
        "black-imp": "k",
        "blood-monstrosity": "m",
        "vermling-scout": "c",
        "black-sludge": "l",
    }
    letter = letters.get(figure.kind, figure.kind[0])
    if MONSTERS[figure.kind].boss:
        return "B!"
    return f"{letter.upper() if figure.elite else letter}{figure.number % 10}"


def side(view: Jaws, at: int) -> str:
    figure = view.figures[at]
    if figure.is_objective:
        return "object"
    if figure.kind in SIGNS:
        return "hero"
    if MONSTERS[figure.kind].boss:
        return "boss"
    return "elite" if figure.elite else "enemy"


def portrait(view: Jaws, at: int) -> str:
    figure = view.figures[at]
    kind = "object" if figure.is_objective else "hero" if figure.kind in SIGNS else "monster"
    return f"jaws/{kind}/{figure.kind}"


def map_panel(view: Jaws) -> Panel:
    tokens = []
    trails: list[Trail] = []
    for at, figure in enumerate(view.figures):
        if figure.cell < 0:
            continue
        lines: list[Say] = []
        if figure.kind in MONSTERS and not figure.is_objective:
            deck = view.decks.get(rooms.deck_name(view, figure.kind))
            if deck is not None and deck.card and view.phase == "turns" and not figure.conditions & STUN:
                plan = shared.plan_of(view, figure, MONSTER_CARDS[deck.card].actions)
                if plan is not None:
                    lines = list(plan.why)
                    trail = shared.trail(view, at, plan)
                    if trail is not None and at not in view.acted:
                        trails.append(trail)
        tokens.append(shared.token(view, at, sign(view, at), side(view, at), portrait(view, at), lines))
    floor = FLOORS.get(view.scenario, "flagstones")
    board = shared.board(
        view,
        lambda cell: terrain(view, cell),
        lambda cell, kind: standing(floor, cell, kind),
        floor,
        tokens,
        trails,
        [],
    )
    board.legend = legend([cell for cell in board.cells if cell.sign])
    grid = view.kernel.map.grid(view)
    board.walls = [Wall(cell_id(grid.cell[one]), cell_id(grid.cell[other])) for one, other in sorted(grid.walls)]
    return Panel(id="map-panel", title=say("panel.map"), role="board", items=[board])


def legend(shown: list[Cell]) -> list[Mark]:
    """What the signs of this map mean: kinds of terrain first, then what lies on the hexes."""
    kinds = {cell.terrain for cell in shown}
    found = [
        Mark(say(f"terrain.{label}"), kind, art=f"jaws/terrain/{kind}")
        for kind, label in TERRAIN.items()
        if kind in kinds
    ]
    traps = {cell.sign: cell.marks[0].label for cell in shown if cell.terrain == "trap"}
    found += [Mark(traps[sign_], "trap", art=_trap_art(traps[sign_])) for sign_ in sorted(traps)]  # JL-SET-13
    lying = {cell.marks[0].icon for cell in shown if cell.marks and cell.terrain == "floor"}
    found += [
        Mark(say(f"terrain.{label}"), icon, art=ART_LYING[icon]) for icon, label in LYING.items() if icon in lying
    ]
    letters = {cell.label.args["letter"] for cell in shown if cell.label and cell.label.key == "terrain.letter"}
    return found + [
        Mark(say("terrain.letter", letter=letter), "flag", letter, art="jaws/terrain/letter")
        for letter in sorted(map(str, letters))
    ]


def _trap_art(label: Say) -> str:
    return f"jaws/terrain/{'effect-trap' if label.key == 'terrain.effect-trap' else 'trap'}"


TERRAIN = {
    "obstacle": "obstacle",
    "difficult": "difficult",
    "door": "wall-door",
    "entrance": "open-door",
    "void": "hidden",
}
LYING = {
    "coin": "coins",
    "chest": "treasure",
    "bag": "goods",
    "rubble": "rubble",
    "swirl": "devil",
    "boot": "start",
}
ART_LYING = {
    "coin": "jaws/terrain/coin",
    "chest": "jaws/terrain/chest",
    "bag": "jaws/terrain/goods",
    "rubble": "jaws/terrain/rubble",
    "swirl": "jaws/terrain/swirl",
    "boot": "jaws/terrain/start",
}
FLOORS = {
    1: "earth", 2: "bricks", 3: "planks", 5: "earth", 6: "bricks", 7: "wet", 8: "planks", 9: "earth", 11: "wet",
    12: "wet", 13: "earth", 14: "earth", 15: "bricks", 17: "earth", 18: "planks", 19: "planks", 20: "planks",
    22: "earth",
}  # fmt: skip
"""The floor of each scenario's place; all others lie on flagstones."""
OBSTACLES = {
    "flagstones": ("obstacle", "obstacle-boulder", "obstacle-crates", "obstacle-boulder", "obstacle-barrels"),
    "bricks": ("obstacle-barrels", "obstacle-crates", "obstacle", "obstacle-altar", "obstacle-bookcase"),
    "planks": ("obstacle-crates", "obstacle-barrels", "obstacle-bookcase", "obstacle-barrels", "obstacle-crates"),
    "earth": ("obstacle-boulder", "obstacle-tree", "obstacle", "obstacle-tree", "obstacle-boulder"),
    "wet": ("obstacle", "obstacle-barrels", "obstacle-boulder", "obstacle", "obstacle-crates"),
}
"""What stands in the way, by floor; which of them, the hex decides."""
DIFFICULT = {"earth": "difficult", "flagstones": "difficult", "wet": "difficult-water"}


def standing(floor: str, cell: int, kind: str) -> str:
    """The picture of a hex's terrain; empty for plain floor."""
    if kind == "floor":
        return ""
    name = kind
    if kind == "obstacle":
        kinds = OBSTACLES[floor]
        name = kinds[cell * 7 // 3 % len(kinds)]
    elif kind == "difficult":
        name = DIFFICULT.get(floor, "difficult-rubble")
    return f"jaws/terrain/{name}"


SIGNS_LYING = {"coin": "$", "chest": "T", "rubble": "%", "swirl": "~", "boot": "s"}


def terrain(view: Jaws, cell: int) -> tuple[str, Say | None, str, list[Mark]]:
    """Kind, label, sign and marks of a hex."""
    board = view.board
    for door, hexes in enumerate(board.door_cells):
        if hexes >> cell & 1:
            if view.opened >> door & 1:
                return "entrance", say("terrain.open-door"), "d", _marks(view, cell)
            return "door", say("terrain.wall-door"), "D", []
    room = board.room_of[cell]
    if not view.revealed >> room & 1:
        return "void", say("terrain.hidden"), "?", []
    marks = _marks(view, cell)
    if view.obstacles >> cell & 1:
        return "obstacle", say("terrain.obstacle"), "#", marks
    if view.difficult >> cell & 1:
        return "difficult", say("terrain.difficult"), ":", marks
    if cell in view.traps:
        damage = view.traps[cell].damage
        return "trap", marks[0].label, f"^{damage}" if 0 < damage < 10 else "^", marks
    if marks:
        label = marks[0].label
        letter = str(label.args.get("letter", "")) if isinstance(label, Say) else ""
        sign_ = SIGNS_LYING.get(marks[0].icon) or (letter if marks[0].icon == "bag" else letter.lower())
        return "floor", label, sign_, marks
    return "floor", None, "", marks


def _marks(view: Jaws, cell: int) -> list[Mark]:
    found: list[Mark] = []
    trap = view.traps.get(cell)
    if trap is not None:
        if trap.damage:
            found.append(Mark(say("terrain.trap", damage=trap.damage), "trap", trap.damage, "jaws/terrain/trap"))
        if trap.conditions:
            conditions = [say(f"condition.{name}") for name in names(trap.conditions)]
            found.append(
                Mark(say("terrain.effect-trap", conditions=conditions), "trap", art="jaws/terrain/effect-trap")
            )
    if view.tokens.sand_devil == cell:
        found.append(Mark(say("terrain.devil"), "swirl", art=ART_LYING["swirl"]))
    if cell in view.coins:
        found.append(Mark(say("terrain.coin", count=view.coins[cell]), "coin", view.coins[cell], ART_LYING["coin"]))
    if cell in view.treasures:
        found.append(Mark(say("terrain.treasure"), "chest", art=ART_LYING["chest"]))
    if cell in view.goods:
        found.append(Mark(say("terrain.good", letter=view.goods[cell]), "bag", view.goods[cell], ART_LYING["bag"]))
    elif cell in view.board.letter_at:
        letter = view.board.letter_at[cell]
        found.append(Mark(say("terrain.letter", letter=letter), "flag", letter, "jaws/terrain/letter"))
    if view.destroyed >> cell & 1:
        found.append(Mark(say("terrain.rubble"), "rubble", art=ART_LYING["rubble"]))
    if view.round == 0 and cell in view.board.starts:
        found.append(Mark(say("terrain.start"), "boot", art=ART_LYING["boot"]))
    return found


# --- order, elements, monsters ----------------------------------------------------------------------------------------


def entry_name(view: Jaws, entry: str) -> Say:
    kind, name = entry.split(":", 1)
    return say(f"hero.{view.heroes[int(name)].kind}") if kind == "hero" else say(f"monster.{name}")


def initiative_of(view: Jaws, entry: str) -> str:
    """Its initiative in this round; a question mark where no card is revealed yet."""
    kind, name = entry.split(":", 1)
    if kind == "hero":
        hero = view.heroes[int(name)]
        is_known = view.phase == "turns" and (hero.resting or bool(hero.lead))
    else:
        deck = view.decks.get(rooms.deck_name(view, name))
        is_known = deck is not None and bool(deck.card)
    return str(round.key_of(view, entry)[0]) if is_known else "?"


def turn_of(view: Jaws, entry: str) -> Turn:
    """The place of a character or of a type of monsters in the order of turns."""
    kind, name = entry.split(":", 1)
    is_hero = kind == "hero"
    state = "waiting"
    if view.phase == "turns" and entry not in view.queue:
        state = "now" if entry == view.turn else "done"
    return Turn(
        title=entry_name(view, entry),
        art=f"jaws/hero/{view.heroes[int(name)].kind}" if is_hero else f"jaws/monster/{name}",
        side="hero" if is_hero else "boss" if MONSTERS[name].boss else "enemy",
        seat=view.heroes[int(name)].seat if is_hero else None,
        initiative=initiative_of(view, entry),
        state=state,
    )


def kinds_on_map(view: Jaws) -> list[str]:
    """The types of monsters in play, in the order in which they came."""
    return list(
        dict.fromkeys(f.kind for f in view.figures if f.cell >= 0 and f.kind in MONSTERS and not f.is_objective)
    )


def order_of(view: Jaws) -> OrderItem:
    """Who acts when (JL-INI-10)."""
    entries = [f"hero:{at}" for at, hero in enumerate(view.heroes) if not hero.exhausted]
    entries += [f"type:{kind}" for kind in kinds_on_map(view)]
    turns = [(entry, turn_of(view, entry)) for entry in entries]
    if view.phase == "turns":
        turns.sort(key=lambda one: (100, 0, 0) if one[1].initiative == "?" else round.key_of(view, one[0]))
    return OrderItem(id="turns", title=say("panel.order"), turns=[turn for _, turn in turns])


def order_panel(view: Jaws) -> Panel:
    """Who acts when, and the elements."""
    elements = [Stat(say(f"element.{name}"), view.elements[at], 2, name) for at, name in enumerate(ELEMENTS)]
    told = [
        say(STRENGTHS[view.elements[at]], element=say(f"element.{name}"))
        for at, name in enumerate(ELEMENTS)
        if view.elements[at]
    ]
    return Panel(
        id="order",
        title=say("panel.order"),
        items=[
            order_of(view),
            StatsItem(id="elements", title=say("panel.elements"), stats=elements),
            TextItem(id="elements-lines", lines=told),
        ],
    )


def monsters_panel(view: Jaws) -> Panel:
    """Statistics and revealed ability cards of the types on the map, and the monsters' modifier deck."""
    items: list[CardItem | PileItem] = []
    for kind in kinds_on_map(view):
        monster = MONSTERS[kind]
        name = rooms.deck_name(view, kind)
        deck = view.decks.get(name)
        lines: list[Say] = []
        stats: list[Stat] = []
        cards: list[CardItem] = []
        if monster.boss:
            boss = monster.boss[view.level]
            stats = [
                Stat(say("stat.move"), boss.move, icon="move"),
                Stat(say("stat.attack"), boss.attack + boss.attack_each * view.count, icon="attack"),
            ]
            lines = boss_lines(view, kind)
        else:
            for rank, values in (("normal", monster.normal), ("elite", monster.elite)):
                value = values[view.level]
                cards.append(
                    CardItem(
                        id=f"{rank}-{kind}",
                        title=say(f"monster-rank.{rank}"),
                        style=f"rank {rank}",
                        stats=[
                            Stat(say("stat.health"), value.health, icon="heart"),
                            Stat(say("stat.move"), value.move, icon="move"),
                            Stat(say("stat.attack"), value.attack, icon="attack"),
                        ],
                        lines=text.traits(value.traits),
                    )
                )
        if deck is not None and deck.card:
            card = next(card for card in DECKS[name] if card.id == deck.card)
            cards.append(
                CardItem(
                    id=f"ability-{kind}",
                    title=say(f"mcard.{card.title}"),
                    style="monster",
                    art=f"jaws/monster/{kind}",
                    initiative=card.ability.initiative,
                    stats=[Stat(say("stat.initiative"), card.ability.initiative, icon="clock")],
                    lines=text.column(card.ability.actions, card.ability.infuse),
                )
            )
        items.append(
            CardItem(
                id=f"type-{kind}",
                title=say(f"monster.{kind}"),
                style="monster",
                art=f"jaws/monster/{kind}",
                stats=stats,
                lines=lines,
                cards=cards,
            )
        )
    items.append(PileItem(id="monster-deck", title=say("stat.deck"), count=len(view.deck.draw)))
    return Panel(id="monsters", title=say("panel.monsters"), items=list(items))


def boss_lines(view: Jaws, kind: str) -> list[Say]:
    """Immunities and special abilities, with the numbers of this scenario (JL-UIX-8, JL-BOS-4)."""
    half = view.level // 2
    numbers = {
        "blood-tumor": (view.count + half, 2 + half),
        "blood-horror": (0, 0),
        "first-of-the-order": (-(-view.count // 2), 0),
    }[kind]
    lines = text.traits(Traits(immune=MONSTERS[kind].immune))
    return [*lines, *(say(f"boss.{kind}-{at}", value=value) for at, value in enumerate(numbers, 1))]


def scenario_panel(view: Jaws) -> Panel:
    """Story, goal and special rules (JL-SET-3)."""
    key = f"scenario.n{view.scenario}"
    return Panel(
        id="scenario",
        title=say(key),
        items=[
            GoalItem(id="goal", lines=[say(f"{key}-goal")], counters=goal_counters(view)),
            TextItem(id="scenario-text", lines=[say(f"{key}-intro"), say(f"{key}-rules")]),
        ],
    )


def goal_counters(view: Jaws) -> list[Stat]:
    """Enemies on the revealed map, and the special objects among them."""
    against = [figure for figure in view.figures if figure.cell >= 0 and figure.side == AGAINST]
    objects = Counter(figure.kind for figure in against if figure.is_objective)
    found = [Stat(say(f"object.{kind}"), count, icon="gem") for kind, count in objects.items()]
    enemies = len(against) - objects.total()
    return [*found, Stat(say("stat.enemies"), enemies, icon="skull")] if enemies or found else []


# --- characters -------------------------------------------------------------------------------------------------------


def ability_card(id: str, card: str, zone: str = "", dimmed: bool = False) -> CardItem:
    """An ability card with both halves in words (JL-UIX-4); its first mark says where it lies."""
    one = CARDS[card]
    return CardItem(
        id=id,
        title=say(f"card.{one.title}"),
        style="ability",
        art=f"jaws/card/{one.title}",
        level=str(one.level),
        initiative=one.initiative,
        halves=[shared.half(say("half.top"), one.top), shared.half(say("half.bottom"), one.bottom)],
        stats=[Stat(say("stat.initiative"), one.initiative, icon="clock")],
        marks=[Mark(say(f"zone.{zone}"), icon=zone)] if zone else [],
        dimmed=dimmed,
    )


def zone_cards(view: Jaws, at: int) -> list[CardItem]:
    """The ability cards of a character in a scenario, zone by zone; before the first round all of them."""
    hero = view.heroes[at]
    found = []
    for zone in ("chosen", "hand"):
        for card in getattr(hero, zone):
            shown = ability_card(card_id(at, card), card, zone)
            if zone == "chosen" and hero.lead and CARDS[card].initiative == hero.lead[0]:
                shown.marks.append(Mark(say("zone.lead"), icon="clock"))
            found.append(shown)
    for source in hero.active:
        shown = ability_card(card_id(at, card_of(source)), card_of(source), "active")
        running = source.rsplit(":", 1)[1]
        for half, name in zip(shown.halves, ("top", "bottom"), strict=True):
            half.active = name == running
        found.append(shown)
    for zone in ("discard", "lost"):
        found += [ability_card(card_id(at, card), card, zone, dimmed=True) for card in getattr(hero, zone)]
    if not hero.hand and view.round == 0 and not hero.chosen:
        found += [ability_card(card_id(at, card), card, "hand") for card in hero.cards]
    return found


def hero_card(view: Jaws, at: int) -> CardItem:
    """The character's mat: portrait, numbers, conditions, battle goal."""
    hero = view.heroes[at]
    lines: list[Say] = []
    if hero.goal and hero.goal != HIDDEN:
        lines.append(say("your-goal", goal=say(f"goal.{hero.goal}"), text=say(f"goaltext.{hero.goal}")))
    elif hero.goal:
        lines.append(say("goal.hidden"))
    if hero.exhausted:
        lines.append(say("exhausted"))
    elif hero.resting:
        lines.append(say("resting"))
    return CardItem(
        id=f"stats-{at}",
        title=say(f"hero.{hero.kind}"),
        style="hero",
        art=f"jaws/hero/{hero.kind}",
        stats=hero_stats(view, at),
        marks=shared.condition_marks(view.figures[at].conditions) if view.figures else [],
        lines=lines,
        dimmed=hero.exhausted,
    )


def hero_panel(view: Jaws, at: int, seat: int | None) -> Panel:
    hero = view.heroes[at]
    own = hero.seat == seat
    items: list[Content] = [hero_card(view, at)]
    if view.figures:
        items += zone_cards(view, at)
        items += gear_cards(view, at)
        items.append(PileItem(id=f"deck-{at}", title=say("stat.deck"), count=len(hero.deck.draw)))
    else:
        items += [ability_card(card_id(at, card), card) for card in hero.cards]
        items += [ability_card(card_id(at, card), card, dimmed=True) for card in learnable(hero)]
        for number, item in enumerate(hero.items):
            items.append(item_card(item_id(at, number), item))
    return Panel(
        id=f"hero-{at}",
        title=say("panel.hero", hero=say(f"hero.{hero.kind}")),
        role="mine" if own else "player",
        seat=hero.seat,
        items=list(items),
        folded=not own and not view.figures,
    )


def hero_stats(view: Jaws, at: int) -> list[Stat]:
    hero = view.heroes[at]
    found: list[Stat] = []
    if view.scenario and view.figures:
        figure = view.figures[at]
        found += [
            Stat(say("stat.health"), figure.health, figure.max_health, "heart"),
            Stat(say("stat.xp"), hero.scenario_xp, icon="star"),
            Stat(say("stat.coins"), hero.coins, icon="coin"),
            Stat(say("stat.hand"), len(hero.hand), icon="cards"),
        ]
    else:
        found += [
            Stat(say("stat.xp"), hero.experience, icon="star"),
            Stat(say("stat.gold"), hero.gold, icon="coin"),
            Stat(say("stat.checkmarks"), hero.checkmarks, icon="check"),
        ]
    found.append(Stat(say("stat.level"), hero.level))
    return found


def item_card(id: str, item: str, kind: Say | None = None, dimmed: bool = False) -> CardItem:
    thing = ITEMS[item]
    return CardItem(
        id=id,
        title=say(f"item.{item}"),
        style="item",
        art=f"jaws/item/{item}",
        kind=kind,
        stats=[Stat(say("stat.gold"), thing.item.price, icon="coin")],
        lines=[say(f"slot.{thing.item.slot}"), *text.item(thing.item)],
        dimmed=dimmed,
    )


def gear_cards(view: Jaws, at: int) -> list[CardItem]:
    hero = view.heroes[at]
    names_of = {READY: "item.ready", SPENT: "item.spent"}
    found = [
        item_card(item_id(at, number), item, say(names_of.get(status, "item.used")), status != READY)
        for number, (item, status) in enumerate(hero.gear)
    ]
    if not hero.gear and view.round == 0:
        found = [item_card(item_id(at, number), item) for number, item in enumerate(hero.items)]
    return found


# --- the town ---------------------------------------------------------------------------------------------------------


def town_panel(view: Jaws) -> Panel:
    """The city map in words, and the shop (JL-CAM-2, 3, JL-SHP-3)."""
    lines = [
        say("scenario.open", scenario=say(f"scenario.n{number}"), place=SCENARIOS[number].location)
        for number in view.available
    ]
    lines += [say("scenario.done", scenario=say(f"scenario.n{number}")) for number in view.done]
    lines += [say("scenario.closed", scenario=say(f"scenario.n{number}")) for number in view.closed]
    items: list[CardItem | TextItem] = [TextItem(id="city", lines=lines)]
    for item, count in view.stock.items():
        if count:
            card = item_card(shop_id(item), item)
            card.lines = [
                say("shop.entry", item=say(f"item.{item}"), price=shop.price(view, item), count=count),
                *card.lines,
            ]
            items.append(card)
    if view.event > 0:
        items.append(TextItem(id="event", lines=[say(f"event.n{view.event}")]))
    return Panel(id="town", title=say("panel.town"), role="supply", items=list(items))


# --- chances ----------------------------------------------------------------------------------------------------------


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """Cards by their titles, for people who enter what they drew."""
    if chance.kind in ("modifier", "swing"):
        return say(f"modifier.{outcome}")
    if chance.kind == "goal":
        return say(f"goal.{outcome}")
    if chance.kind == "event":
        return say("outcome.event", number=int(outcome))  # its story is read once it is drawn
    if chance.kind == "ability":
        return say(
            "outcome.ability",
            card=say(f"mcard.{TITLES[str(outcome)]}"),
            initiative=MONSTER_CARDS[str(outcome)].initiative,
        )
    if chance.kind == "rest":
        return say(f"card.{CARDS[str(outcome)].title}")
    return None


def chance_prompt(state: Jaws, chance: Chance) -> Say | None:
    """Whose deck, whose standee: real cards come from several piles."""
    about = chance.about
    if chance.kind == "modifier":
        actor, target = (state.kernel.words.name(state, state.figures[int(at)]) for at in about)
        return say("fate.modifier", figure=actor, target=target)
    if chance.kind == "ability":
        kind = next(kind for kind in MONSTERS if rooms.deck_name(state, kind) == about[0])
        return say("fate.ability", monster=say(f"monster.{kind}"))
    if chance.kind == "standee":
        return say("fate.standee", monster=say(f"monster.{about[0]}"))
    if chance.kind in ("goal", "rest", "swing"):
        return say(f"fate.{chance.kind}", hero=say(f"hero.{state.heroes[int(about[0])].kind}"))
    return None
