"""The screen of Buttons & Bugs: map with the monsters' plans, cards, items, tables, monster cards, order of turns.

Everything is open in this game; no rule is decided here. The map is in `haven/screen.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

from undercroft.core.events import LogLine
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import (
    BoardItem,
    CardItem,
    Content,
    Ending,
    GoalItem,
    Mark,
    OrderItem,
    Panel,
    Row,
    SharedPanel,
    Stat,
    StatsItem,
    SumItem,
    TextItem,
    Turn,
)
from undercroft.core.shared import shared as shared_part
from undercroft.games.bugs import goals, ids, standees
from undercroft.games.bugs.boards import board_of
from undercroft.games.bugs.campaign import supply
from undercroft.games.bugs.cardplay import ability_of
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import ITEMS
from undercroft.games.bugs.cards.kinds import DESTROY, ESCAPE, HOLD, KILL_ALL, PLATES, SURVIVE, Modifier, Scenario
from undercroft.games.bugs.cards.modifiers import CHARACTER_TABLES, MONSTER_TABLES
from undercroft.games.bugs.cards.monsters import COLUMNS
from undercroft.games.bugs.cards.monsters import MONSTERS as KINDS
from undercroft.games.bugs.columns import marked
from undercroft.games.bugs.elements import charges
from undercroft.games.bugs.ending import tell_ending
from undercroft.games.bugs.faces import item_card, monster_card, turned_card
from undercroft.games.bugs.modifiers import label
from undercroft.games.bugs.road_screen import road_panel
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
from undercroft.games.haven import ids as shared_ids
from undercroft.games.haven import screen as shared
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.damage import shield_of
from undercroft.games.haven.marks import condition_marks
from undercroft.games.haven.verbs import ELEMENTS, Action

HAND_ROLE, MINE, SUPPLY = "hand", "mine", "supply"


def panels(view: Bugs, seat: int | None) -> list[Panel]:
    scenario = scenario_of(view)
    found = [_scenario(view, scenario)]
    if view.phase == BEGIN:
        found += [_tables(view), _deck(view.character), *([_items(view)] if view.items else [])]
        left = [item for item in supply(view.scenario) if item.id not in view.items]
        if left:
            cards: list[Content] = [item_card(one) for one in left]
            found.append(Panel(id="supply", title=say("scene.supply"), role=SUPPLY, items=cards))
        return [*found, *([road_panel(view)] if view.campaign else [])]
    found += [_map(view), _cards(view), _self(view), _order(view), _monsters(view), _tables(view)]
    if view.items:
        found.append(_items(view))
    if view.campaign:
        found.append(road_panel(view))
    return found


def ending(view: Bugs, story: Iterable[LogLine]) -> Ending | None:
    """How the game, or the last scenario of the campaign, ended."""
    items = [item_card(ITEMS[name]) for name in view.items]
    return tell_ending(view, story, standees.token, items)


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
        id=shared_ids.GOAL,
        lines=[say("scene.goal", goal=goals.words_of(scenario))],
        counters=_counters(view, scenario),
    )
    lines = [say(f"scenario.{scenario.number}.intro")]
    if has_rules(scenario):
        lines.append(goals.rules_of(scenario))
    lines.append(say("scene.difficulty", name=say(f"difficulty.{view.difficulty}")))
    if view.campaign and view.completed:
        lines.append(say("scene.completed", scenarios=[say(f"scenario.{number}") for number in view.completed]))
    return Panel(
        id="scenario",
        title=say("scene.scenario", number=scenario.printed, name=say(f"scenario.{scenario.number}")),
        items=[goal, TextItem(id="scenario-text", lines=lines)],
    )


def _counters(view: Bugs, scenario: Scenario) -> list[Stat]:
    """How far the goal is."""
    if view.phase == BEGIN:
        return []
    if scenario.goal == PLATES:
        plates = board_of(view.map).plates
        return [Stat(say("scene.pressed"), view.stepped.bit_count(), plates.bit_count(), "check")]
    if scenario.goal == HOLD:
        return [Stat(say("scene.held"), min(view.held, scenario.times), scenario.times, "check")]
    if scenario.goal == DESTROY:
        standing = goals.objectives(view)
        health = sum(figure.health for figure in standing)
        return [
            Stat(say("scene.objectives"), len(standing), icon="target"),
            Stat(say("scene.objective-health"), health, icon="heart"),
        ]
    if scenario.goal == ESCAPE:
        return [Stat(say("scene.opens"), scenario.times, icon="door")]
    left = sum(figure.cell >= 0 and figure.side != HEROES and not figure.is_objective for figure in view.figures)
    monsters = Stat(say("scene.left"), left, icon="skull")
    if scenario.goal == SURVIVE:
        return [Stat(say("scene.survived"), min(view.round - 1, scenario.times), scenario.times, "hourglass"), monsters]
    return [monsters]


def has_rules(scenario: Scenario) -> bool:
    """Whether a scenario has special rules, which are told in a message of its own."""
    is_special = scenario.appearing or scenario.cloaked or scenario.burden or scenario.worn
    return bool(is_special or scenario.goal != KILL_ALL)


def _plate(view: Bugs, cell: int) -> str:
    """What a pressure plate is here (BB-TER-10): the way out, a place to hold, or one to step on once."""
    goal = scenario_of(view).goal
    if goal in (ESCAPE, HOLD):
        return f"terrain.plate-{goal}"
    return "terrain.plate-done" if view.stepped >> cell & 1 else "terrain.plate"


def _hazard(view: Bugs) -> Say:
    if view.hazard_damage:
        return say("terrain.hazard-damage", amount=view.hazard_damage)
    return say("terrain.hazard-condition", conditions=text.conditions(view.hazard_conditions))


def _map(view: Bugs) -> Panel:
    return Panel(id="board", title=say("scene.map"), role="board", items=[draw_board(view)])


def draw_board(view: Bugs) -> BoardItem:
    """The map with its figures and the monsters' plans."""
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
            return "plate", say(_plate(view, cell)), "[]", []
        if cell in letters:
            label = say("terrain.letter", letter=letters[cell])
            return "floor", label, letters[cell], [Mark(label, "flag", letters[cell], "bugs/terrain/letter")]
        return "floor", None, "", []

    tokens, trails = [], []
    for at, figure in enumerate(view.figures):
        if figure.cell < 0:
            continue
        lines: list[Say] = []
        hunted = ""
        if figure.side != HEROES and not figure.is_objective:
            actions = _next_actions(view, figure)
            if actions is not None:
                plan = shared.plan_of(view, figure, actions)
                if plan is not None:
                    lines = plan.why
                    hunted = shared.hunted(plan)
                    way = shared.trail(view, at, plan)
                    if way is not None:
                        trails.append(way)
        made = standees.token(view, at, lines)
        made.hunts = hunted
        tokens.append(made)
    legend = [
        Mark(say("terrain.obstacle"), "obstacle", art="bugs/terrain/obstacle"),
        Mark(say("terrain.difficult"), "difficult", art="bugs/terrain/difficult"),
    ]
    if view.hazards:
        legend.append(Mark(_hazard(view), "hazard", art="bugs/terrain/hazard"))
    return shared.board(view, terrain, _standing, "boards", tokens, trails, legend)


OBSTACLES = ("obstacle", "obstacle-die", "obstacle-book", "obstacle-pawn")


def _standing(cell: int, kind: str) -> str:
    """The picture of a hex's terrain; what stands in the way, the hex decides."""
    if kind == "floor":
        return ""
    return f"bugs/terrain/{OBSTACLES[cell * 5 // 3 % len(OBSTACLES)] if kind == 'obstacle' else kind}"


def _next_actions(view: Bugs, figure: Figure) -> tuple[Action, ...] | None:
    """The column that a monster will perform next this round, if it is rolled."""
    kind = view.types.index(figure.kind)
    columns = COLUMNS[figure.kind]
    for turn in ([view.turn] if view.turn else []) + view.queue:
        if turn[1] == GROUP and turn[2] == kind and (turn[3] >= 3) == figure.elite:
            return columns[turn[3] % 3].actions
    rolled = view.rolled[kind]
    return columns[rolled].actions if rolled >= 0 and not figure.elite else None


def _cards(view: Bugs) -> Panel:
    return _hand(
        tuple(
            CardInZone(
                side_of(view, slot).name,
                CARDS[view.cards[slot]].sides[1 - (view.flipped >> slot & 1)].name,
                zone,
                is_lead=zone == PLAYED and slot == view.lead,
                half=view.performed[slot] if zone == ACTIVE else 0,
            )
            for zone, slot in sorted(zip(view.zones, range(len(view.cards)), strict=True))
        )
    )


class CardInZone(NamedTuple):
    """What the screen shows of an ability card."""

    up: str
    down: str
    zone: int
    is_lead: bool
    half: int
    """The one that lasts, of a card in the active area."""


@shared_part
def _hand(cards: tuple[CardInZone, ...]) -> Panel:
    items: list[Content] = []
    for card in cards:
        marks = [Mark(say(f"zone.{ZONES[card.zone]}"), icon=ZONES[card.zone])]
        if card.is_lead:
            marks.append(Mark(say("scene.lead"), icon="clock"))
        if card.zone == ACTIVE:
            marks.append(Mark(say(f"scene.active-{HALVES[card.half]}"), icon="spark"))
        shown = copy(turned_card(card.up, card.down))
        shown.marks = marks
        shown.dimmed = card.zone > ACTIVE
        items.append(shown)
    return SharedPanel(id="cards", title=say("scene.cards"), role=HAND_ROLE, seat=0, items=items)


@shared_part
def _deck(character: str) -> Panel:
    """All cards of the character, before a scenario."""
    items: list[Content] = [turned_card(card.a.name, card.b.name) for card in CHARACTERS[character].cards]
    return SharedPanel(id="deck", title=say("scene.deck"), role=HAND_ROLE, seat=0, items=items)


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
        id=ids.MAT,
        title=say(f"character.{view.character}"),
        style="hero",
        art=f"bugs/hero/{view.character}",
        stats=stats,
        marks=condition_marks(hero.conditions),
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
        OrderItem(id=shared_ids.TURNS, title=say("scene.order"), turns=turns),
        StatsItem(
            id=shared_ids.ELEMENTS, title=say("scene.charges-title"), stats=[one for one in counted if one.value]
        ),
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
        who, art, side = view.kernel.words.name(view, figure), standees.portrait(figure), standees.side(figure)
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
        items.append(monster_card(name, card, tuple(on), _is_here(view, name)))
    return Panel(id="monsters", title=say("scene.monsters"), role=SUPPLY, items=items)


def _tables(view: Bugs) -> Panel:
    """Both modifier tables with their cubes (BB-MOD-1)."""
    if view.phase == BEGIN:
        return _modifiers(view.character, SCENARIOS[view.scenario].level, view.difficulty, NO_ROW, NO_ROW)
    return _modifiers(view.character, view.level, view.difficulty, view.row, view.monster_row)


NO_ROW = -1


@shared_part
def _modifiers(character: str, level: int, difficulty: str, row: int, monster_row: int) -> Panel:
    items: list[Content] = []
    for name, title, table, marked_row in (
        (ids.YOUR_TABLE, say("scene.your-table"), CHARACTER_TABLES[character][level - 1], row),
        (ids.MONSTER_TABLE, say("scene.monster-table"), MONSTER_TABLES[difficulty], monster_row),
    ):
        rows = []
        for number, line in enumerate(table):
            told = [cell_text(cell) for cell in line]
            label = say("scene.row", row=number + 1, cells=told)
            rows.append(Row(label, strong=number == marked_row, cells=told))
        items.append(SumItem(id=name, title=title, rows=rows))
    return SharedPanel(id="tables", title=say("scene.tables"), items=items, folded=True)


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
        shown = copy(item_card(item))
        shown.marks = marks
        shown.dimmed = bool(marks)
        items.append(shown)
    return Panel(id="items", title=say("scene.items"), role=MINE, seat=0, items=items)


# --- chances ----------------------------------------------------------------------------------------------------------


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """The words that an outcome's name has anyway."""
    return None


def chance_prompt(state: Bugs, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
