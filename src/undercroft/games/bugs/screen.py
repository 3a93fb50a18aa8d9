"""The screen of Buttons & Bugs: map with the monsters' plans, cards, items, tables, monster cards, order of turns.

Everything is open in this game; no rule is decided here. The map is in `haven/screen.py`.
"""

from __future__ import annotations

from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import (
    CardItem,
    Content,
    GoalItem,
    Mark,
    OrderItem,
    Panel,
    Row,
    Stat,
    StatsItem,
    SumItem,
    TextItem,
    Turn,
)
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.cardplay import ability_of
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS, available
from undercroft.games.bugs.cards.kinds import PLATES, Modifier, Scenario
from undercroft.games.bugs.cards.modifiers import CHARACTER_TABLES, MONSTER_TABLES
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.columns import marked
from undercroft.games.bugs.die import FACES
from undercroft.games.bugs.elements import charges
from undercroft.games.bugs.modifiers import label
from undercroft.games.bugs.options import card_id, item_id, monster_id
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import (
    ACTIVE,
    BEGIN,
    GROUP,
    HALVES,
    ONE,
    PLAYED,
    YOU,
    ZONES,
    Bugs,
    scenario_of,
    side_of,
    you,
)
from undercroft.games.bugs.state import Turn as PlannedTurn
from undercroft.games.haven import screen as shared
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.verbs import ELEMENTS, Action, Item

HAND_ROLE, MINE, SUPPLY = "hand", "mine", "supply"


def panels(view: Bugs, seat: int | None) -> list[Panel]:
    scenario = scenario_of(view)
    found = [_scenario(view, scenario)]
    if view.phase == BEGIN:
        found += [_tables(view), _deck(view), *([_items(view)] if view.items else [])]
        supply = [item for item in available(view.scenario) if item.id not in view.items]
        if supply:
            cards: list[Content] = [_item_card(one) for one in supply]
            found.append(Panel(id="supply", title=say("scene.supply"), role=SUPPLY, items=cards))
        return found
    found += [_map(view), _cards(view), _self(view), _order(view), _monsters(view), _tables(view)]
    if view.items:
        found.append(_items(view))
    return found


def status(view: Bugs) -> list[Say]:
    if view.phase == BEGIN:
        return [say("status.begin", scenario=say(f"scenario.{view.scenario}"), level=SCENARIOS[view.scenario].level)]
    hero = you(view)
    return [
        say("status.scenario", scenario=say(f"scenario.{view.scenario}"), level=view.level),
        say("status.round", round=view.round),
        say("status.health", health=hero.health, most=hero.max_health),
    ]


# --- panels -----------------------------------------------------------------------------------------------------------


def _scenario(view: Bugs, scenario: Scenario) -> Panel:
    goal = GoalItem(
        id="goal", lines=[say("scene.goal", goal=say(f"goal.{scenario.goal}"))], counters=_counters(view, scenario)
    )
    lines = [say(f"scenario.{scenario.number}.intro")]
    if has_rules(scenario):
        lines.append(say(f"scenario.{scenario.number}.rules"))
    lines.append(say("scene.difficulty", name=say(f"difficulty.{view.difficulty}")))
    if view.campaign and view.completed:
        lines.append(say("scene.completed", scenarios=[say(f"scenario.{number}") for number in view.completed]))
    return Panel(
        id="scenario",
        title=say("scene.scenario", number=scenario.number, name=say(f"scenario.{scenario.number}")),
        items=[goal, TextItem(id="scenario-text", lines=lines)],
    )


def _counters(view: Bugs, scenario: Scenario) -> list[Stat]:
    """How far the goal is."""
    if view.phase == BEGIN:
        return []
    if scenario.goal == PLATES:
        plates = board_of(view.map).plates
        return [Stat(say("scene.pressed"), view.stepped.bit_count(), plates.bit_count(), "check")]
    left = sum(figure.cell >= 0 and figure.side != HEROES and not figure.is_objective for figure in view.figures)
    return [Stat(say("scene.left"), left, icon="skull")]


def has_rules(scenario: Scenario) -> bool:
    """Whether a scenario has special rules, which are told in a message of its own."""
    return bool(scenario.appearing or scenario.cloaked or scenario.burden or scenario.worn)


def _hazard(view: Bugs) -> Say:
    if view.hazard_damage:
        return say("terrain.hazard-damage", amount=view.hazard_damage)
    return say("terrain.hazard-condition", conditions=text.conditions(view.hazard_conditions))


def _map(view: Bugs) -> Panel:
    board = board_of(view.map)
    letters = {cell: letter for letter, cell in board.letters.items()}

    def terrain(cell: int) -> tuple[str, Say | None, str, list[Mark]]:
        if view.obstacles >> cell & 1:
            return "obstacle", say("terrain.obstacle"), "##", []
        if view.difficult >> cell & 1:
            return "difficult", say("terrain.difficult"), "::", []
        if view.hazards >> cell & 1:
            return "hazard", _hazard(view), "^^", []
        if board.plates >> cell & 1:
            done = view.stepped >> cell & 1
            return "plate", say("terrain.plate-done" if done else "terrain.plate"), "[]", []
        if cell in letters:
            label = say("terrain.letter", letter=letters[cell])
            return "floor", label, letters[cell], [Mark(label, "flag", letters[cell], "bugs/terrain/letter")]
        return "floor", None, "", []

    tokens, trails = [], []
    for at, figure in enumerate(view.figures):
        if figure.cell < 0:
            continue
        lines: list[Say] = []
        if figure.side != HEROES and not figure.is_objective:
            actions = _next_actions(view, figure)
            if actions is not None:
                plan = shared.plan_of(view, figure, actions)
                if plan is not None:
                    lines = plan.why
                    way = shared.trail(view, at, plan)
                    if way is not None:
                        trails.append(way)
        tokens.append(shared.token(view, at, _sign(figure), _side(figure), _portrait(figure), lines))
    legend = [
        Mark(say("terrain.obstacle"), "obstacle", art="bugs/terrain/obstacle"),
        Mark(say("terrain.difficult"), "difficult", art="bugs/terrain/difficult"),
    ]
    if view.hazards:
        legend.append(Mark(_hazard(view), "hazard", art="bugs/terrain/hazard"))
    shown = shared.board(view, terrain, _standing, "boards", tokens, trails, legend)
    return Panel(id="board", title=say("scene.map"), role="board", items=[shown])


OBSTACLES = ("obstacle", "obstacle-die", "obstacle-book", "obstacle-pawn")


def _standing(cell: int, kind: str) -> str:
    """The picture of a hex's terrain; what stands in the way, the hex decides."""
    if kind == "floor":
        return ""
    return f"bugs/terrain/{OBSTACLES[cell * 5 // 3 % len(OBSTACLES)] if kind == 'obstacle' else kind}"


def _sign(figure: Figure) -> str:
    if figure.is_objective:
        return "Ob"
    if figure.side == HEROES:
        return figure.kind[:2].title()  # two letters, so that it is no monster's letter and number
    return f"{figure.kind[0].upper()}{figure.number}"


def _side(figure: Figure) -> str:
    if figure.is_objective:
        return "object"
    return "hero" if figure.side == HEROES else "elite" if figure.elite else "enemy"


def _portrait(figure: Figure) -> str:
    if figure.is_objective:
        return "bugs/monster/objective"
    return f"bugs/{'hero' if figure.side == HEROES else 'monster'}/{figure.kind}"


def _next_actions(view: Bugs, figure: Figure) -> tuple[Action, ...] | None:
    """The column that a monster will perform next this round, if it is rolled."""
    kind = view.types.index(figure.kind)
    columns = COLUMNS[figure.kind]
    for turn in ([view.turn] if view.turn else []) + view.queue:
        if turn[1] == GROUP and turn[2] == kind and (turn[3] >= 3) == figure.elite:
            return columns[turn[3] % 3].actions
    rolled = view.rolled[kind]
    return columns[rolled].actions if rolled >= 0 and not figure.elite else None


def card_of_side(name: str, initiative: int, view: Bugs | None, slot: int, marks: list[Mark]) -> CardItem:
    """One side of an ability card in full."""
    card = next(card for card in CARDS.values() for side in card.sides if side.name == name)
    side = next(side for side in card.sides if side.name == name)
    lines = []
    if side.charges:
        lines.append(say("scene.charges", elements=[text.symbol(mask) for mask in side.charges]))
    return CardItem(
        id=card_id(card.id) if view is not None else f"side-{name}",
        title=say(f"card.{name}"),
        style="ability",
        art=f"bugs/card/{name}",
        level="AB"[card.sides.index(side)],
        initiative=initiative,
        halves=[shared.half(say("scene.top"), side.top), shared.half(say("scene.bottom"), side.bottom)],
        kind=say(f"scene.side-{'ab'[card.sides.index(side)]}", level=card.level),
        stats=[Stat(say("stat.initiative"), initiative, icon="clock")],
        lines=lines,
        marks=marks,
    )


def _cards(view: Bugs) -> Panel:
    items: list[Content] = []
    for slot in sorted(range(len(view.cards)), key=lambda one: (view.zones[one], one)):
        zone = view.zones[slot]
        side = side_of(view, slot)
        marks = [Mark(say(f"zone.{ZONES[zone]}"), icon=ZONES[zone])]
        if zone == PLAYED and slot == view.lead:
            marks.append(Mark(say("scene.lead"), icon="clock"))
        if zone == ACTIVE:
            marks.append(Mark(say(f"scene.active-{HALVES[view.performed[slot]]}"), icon="spark"))
        shown = card_of_side(side.name, side.initiative, view, slot, marks)
        shown.dimmed = zone > ACTIVE
        other = CARDS[view.cards[slot]].sides[1 - (view.flipped >> slot & 1)]
        shown.back = card_of_side(other.name, other.initiative, None, slot, [])
        items.append(shown)
    return Panel(id="cards", title=say("scene.cards"), role=HAND_ROLE, seat=0, items=items)


def _deck(view: Bugs) -> Panel:
    """All cards of the character, before a scenario."""
    items: list[Content] = []
    for card in CHARACTERS[view.character].cards:
        shown = card_of_side(card.a.name, card.a.initiative, view, 0, [])
        shown.back = card_of_side(card.b.name, card.b.initiative, None, 0, [])
        items.append(shown)
    return Panel(id="deck", title=say("scene.deck"), role=HAND_ROLE, seat=0, items=items)


def _self(view: Bugs) -> Panel:
    hero = you(view)
    stats = [Stat(say("stat.health"), hero.health, hero.max_health, "heart")]
    if view.lead >= 0 or view.resting:
        stats.append(Stat(say("stat.initiative"), view.initiative, icon="clock"))
    shield = shield_of(view, hero)
    if shield:
        stats.append(Stat(say("stat.shield"), shield, icon="shield"))
    lines: list[Say] = []
    found = charges(view)
    if found:
        lines.append(say("scene.available", elements=[text.symbol(charge[1]) for charge in found]))
    for slot, zone in enumerate(view.zones):
        if zone == ACTIVE:
            ability = ability_of(view, slot, view.performed[slot])
            name = say(f"card.{side_of(view, slot).name}")
            lines.append(say("scene.runs", card=name, ability=text.joined(text.ability(ability))))
    mat = CardItem(
        id="you",
        title=say(f"character.{view.character}"),
        style="hero",
        art=f"bugs/hero/{view.character}",
        stats=stats,
        marks=shared.condition_marks(hero.conditions),
        lines=lines,
    )
    return Panel(id="self", title=say(f"character.{view.character}"), role=MINE, seat=0, items=[mat])


def _order(view: Bugs) -> Panel:
    """Who acts when, those who have acted first, and the charges by element."""
    planned = ([view.turn] if view.turn else []) + view.queue
    turns = [_turn(view, planned_turn, "now" if planned_turn is view.turn else "waiting") for planned_turn in planned]
    if not any(one[1] == YOU for one in planned):
        is_known = view.lead >= 0 or view.resting
        state = "done" if is_known and planned else "waiting"
        turns.insert(0, _turn(view, (view.initiative, YOU, 0, 0), state, is_known))
    for kind, name in enumerate(view.types):
        if any(one[1] == GROUP and one[2] == kind for one in planned) or not _is_here(view, name):
            continue
        rolled = view.rolled[kind]
        initiative = COLUMNS[name][rolled].initiative if rolled >= 0 else 0
        done = _turn(view, (initiative, GROUP, kind, 0), "done" if rolled >= 0 else "waiting", rolled >= 0)
        turns.insert(0 if rolled >= 0 else len(turns), done)
    usable = charges(view)
    counted = [
        Stat(say(f"element.{name}"), sum(charge[1] >> at & 1 for charge in usable), icon=name)
        for at, name in enumerate(ELEMENTS)
    ]
    items: list[Content] = [
        OrderItem(id="turns", title=say("scene.order"), turns=turns),
        StatsItem(id="elements", title=say("scene.charges-title"), stats=[one for one in counted if one.value]),
    ]
    return Panel(id="order", title=say("scene.order"), items=items)


def _is_here(view: Bugs, kind: str) -> bool:
    return any(figure.cell >= 0 and figure.kind == kind for figure in view.figures)


def _turn(view: Bugs, turn: PlannedTurn, state: str, is_known: bool = True) -> Turn:
    """A place in the order of turns."""
    initiative = str(turn[0]) if is_known else "?"
    if turn[1] == YOU:
        who = say(f"character.{view.character}")
        return Turn(title=who, art=f"bugs/hero/{view.character}", seat=0, initiative=initiative, state=state)
    if turn[1] == ONE:
        figure = view.figures[turn[2]]
        who, art, side = view.kernel.words.name(view, figure), _portrait(figure), _side(figure)
    else:
        name, is_elite = view.types[turn[2]], turn[3] >= 3
        who = say("scene.elites" if is_elite else "scene.type", monster=say(f"monster.{name}"))
        art, side = f"bugs/monster/{name}", "elite" if is_elite else "enemy"
    return Turn(title=who, art=art, side=side, initiative=initiative, state=state)


def _monsters(view: Bugs) -> Panel:
    items: list[Content] = []
    for kind, name in enumerate(view.types):
        card = KINDS[name]
        on = marked(view, kind)
        columns = []
        for column in range(3):
            ability = card.column(column)
            columns.append(
                CardItem(
                    id=f"{monster_id(name)}-{FACES[column]}",
                    title=say(f"face.{FACES[column]}"),
                    style=f"column {FACES[column]}",
                    initiative=ability.initiative,
                    stats=[Stat(say("stat.initiative"), ability.initiative, icon="clock")],
                    lines=text.column(ability.actions, ability.infuse),
                    dimmed=bool(on) and column not in on,
                )
            )
        items.append(
            CardItem(
                id=monster_id(name),
                title=say(f"monster.{name}"),
                style="monster",
                art=f"bugs/monster/{name}",
                stats=[Stat(say("stat.health"), card.health, icon="heart")],
                lines=text.traits(card.traits),
                dimmed=not _is_here(view, name),
                cards=columns,
            )
        )
    return Panel(id="monsters", title=say("scene.monsters"), role=SUPPLY, items=items)


def _tables(view: Bugs) -> Panel:
    """Both modifier tables with their cubes (BB-MOD-1)."""
    level = view.level if view.phase != BEGIN else SCENARIOS[view.scenario].level
    items: list[Content] = []
    for name, title, table, row in (
        ("table-you", say("scene.your-table"), CHARACTER_TABLES[view.character][level - 1], view.row),
        ("table-monsters", say("scene.monster-table"), MONSTER_TABLES[view.difficulty], view.monster_row),
    ):
        rows = [
            Row(
                say("scene.row", row=number + 1, cells=[cell_text(cell) for cell in cells_]),
                strong=number == row and view.phase != BEGIN,
            )
            for number, cells_ in enumerate(table)
        ]
        items.append(SumItem(id=name, title=title, rows=rows))
    return Panel(id="tables", title=say("scene.tables"), items=items, folded=True)


def cell_text(cell: Modifier) -> Say:
    """A modifier in words: its number, then its effects."""
    found = text.effects_of(cell.adds, to_heal=False)
    value = say("modifier.value", value=label(cell)) if cell.times else say("modifier.null")
    return say("modifier.with", value=value, effects=found) if found else value


def _items(view: Bugs) -> Panel:
    items: list[Content] = []
    for place, name in enumerate(view.items):
        item = ITEMS[name]
        marks = []
        if view.spent >> place & 1:
            marks.append(Mark(say("scene.spent"), icon="turned"))
        if view.used_up >> place & 1:
            marks.append(Mark(say("scene.used-up"), icon="cross"))
        shown = _item_card(item)
        shown.marks = marks
        shown.dimmed = bool(marks)
        items.append(shown)
    return Panel(id="items", title=say("scene.items"), role=MINE, seat=0, items=items)


def _item_card(item: Item) -> CardItem:
    return CardItem(
        id=item_id(item.id),
        title=say(f"item.{item.id}"),
        style="item",
        art=f"bugs/item/{item.id}",
        kind=say(f"slot.{item.slot}"),
        lines=text.item(item),
    )


# --- chances ----------------------------------------------------------------------------------------------------------


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """The words that an outcome's name has anyway."""
    return None


def chance_prompt(state: Bugs, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
