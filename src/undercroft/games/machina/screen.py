"""What a seat sees: the board with everything on it, the chapter and its tracks, explorers, monsters and their prey."""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import Say, say
from undercroft.core.scene import Board, Card, Cell, Content, Figure, Mark, Panel, Pile, Stat, Text, Track, Trail, Wall
from undercroft.games.machina import hunting
from undercroft.games.machina import monster as monster_rules
from undercroft.games.machina.board import BIT, SIZE, X, Y, layout
from undercroft.games.machina.cards import text
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORERS, ITEMS, MONSTERS
from undercroft.games.machina.cards.tiles import SIDES
from undercroft.games.machina.options import card_id, cell_id, deck_id, figure_id, is_owned
from undercroft.games.machina.state import (
    MOST_INSPIRATION,
    Creature,
    Explorer,
    Machina,
    Monster,
    chapter_of,
    current_event,
    current_horror,
    name,
    stat_of,
)
from undercroft.games.machina.threat import LEVELS, TRACK

SIGNS = {
    "floor": "",
    "lair": "La",
    "chapter": "Ch",
    "chest": "$$",
    "event": "!!",
    "bench": "Wb",
    "station": "Re",
    "lever": "Lv",
    "trap": "^^",
    "barrel": "Ba",
    "pit": "()",
    "rubble": "##",
    "door": "++",
}
TOKENS = {"destroyed": "xx", "lit": "**", "closed": "==", "broken": "//", "exit": "Ex", "border": "<>"}
"""Signs of the terminal's map; in the legend they stand where a screen with pictures shows the words alone."""

ICONS = {
    "lair": "skull",
    "chapter": "book",
    "chest": "chest",
    "event": "eye",
    "bench": "gear",
    "station": "lightning",
    "lever": "hand",
    "trap": "trap",
    "barrel": "fire",
    "pit": "moon",
    "rubble": "earth",
    "door": "door",
}


def status(view: Machina) -> list[Say]:
    if view.phase == "setup":
        return [say("status.setup", scenario=say(f"scenario.{view.scenario}"))]
    found = [
        say("status.round", round=view.round, phase=say(f"phase.{view.phase}")),
        say(
            "status.chapter",
            number=view.chapter + 1,
            of=len(CHAPTERS[view.scenario]),
            title=say(f"chapter.{chapter_of(view).id}"),
        ),
    ]
    if view.active >= 0:
        explorer = view.explorers[view.active]
        found.append(say("status.turn", who=name(explorer), stamina=explorer.stamina))
    return found


def panels(view: Machina, seat: int | None) -> list[Panel]:
    if (view.phase == "setup" and not any(explorer.id for explorer in view.explorers)) or not view.explorers[-1].id:
        taken = [explorer.id for explorer in view.explorers]
        return [
            Panel(
                id="explorers",
                title=say("panel.explorers"),
                role="supply",
                items=[
                    explorer_card(None, card) for card in EXPLORERS if card not in taken and card not in view.chosen
                ],
            ),
            _chapter_panel(view),
        ]
    found = [_board_panel(view), _chapter_panel(view)]
    for explorer in view.explorers:
        found.append(_explorer_panel(view, explorer, seat))
    found.append(
        Panel(
            id="monsters",
            title=say("panel.monsters"),
            role="info",
            items=[_monster_card(view, monster, at) for at, monster in enumerate(view.order)],
        )
    )
    found.append(_events_panel(view))
    found.append(_piles_panel(view))
    return found


# ---------------------------------------------------------------------- the board


def _kind_of(view: Machina, cell: int) -> str:
    board = layout(view.slots)
    bit = BIT[cell]
    for kind, bits in (
        ("lair", board.lairs),
        ("chapter", board.chapters),
        ("chest", board.chests),
        ("event", board.events),
        ("bench", board.benches),
        ("station", board.stations),
        ("lever", board.levers),
        ("trap", board.traps),
        ("barrel", board.barrels),
        ("pit", board.pits),
        ("rubble", board.rubble),
        ("door", board.doors),
    ):
        if bits & bit:
            return kind
    return "floor"


def _cell(view: Machina, cell: int) -> Cell:
    kind = _kind_of(view, cell)
    bit = BIT[cell]
    marks: list[Mark] = []
    terrain, sign = kind, SIGNS[kind]
    dimmed = False
    if view.destroyed & bit:
        terrain, sign, dimmed = "destroyed", "xx", True
        marks.append(Mark(say("mark.sealed" if kind == "lair" else "mark.destroyed"), "close"))
    elif view.lit & bit:
        terrain, sign = "lit", "**"
        marks.append(Mark(say("mark.lit"), "sun"))
    if view.closed & bit:
        terrain, sign = "closed", "=="
        marks.append(Mark(say("mark.closed"), "lock"))
    elif view.broken & bit:
        terrain, sign = "floor", "//"
        marks.append(Mark(say("mark.broken"), "close"))
    if cell == view.exit:
        sign = "Ex"
        marks.append(Mark(say("mark.exit"), "flag"))
    elif cell == view.entry:
        marks.append(Mark(say("mark.entry"), "arch"))
    if layout(view.slots).borders & bit and not sign:
        sign = "<>"
        marks.append(Mark(say("mark.border"), "boot"))
    if kind in ICONS and not dimmed:
        marks.append(Mark(say(f"cell.{kind}"), ICONS[kind]))
    label = None if kind == "floor" else say(f"cell.{kind}")
    return Cell(
        id=cell_id(cell), x=X[cell], y=Y[cell], terrain=terrain, label=label, marks=marks, sign=sign, dimmed=dimmed
    )


def _walls(view: Machina) -> list[Wall]:
    board = layout(view.slots)
    found = []
    for cell in cells(board.all):
        if X[cell] < SIZE - 1 and board.all & BIT[cell + 1] and not board.open_east & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + 1)))
        if Y[cell] < SIZE - 1 and board.all & BIT[cell + SIZE] and not board.open_south & BIT[cell]:
            found.append(Wall(cell_id(cell), cell_id(cell + SIZE)))
    return found


def hunts(view: Machina, monster: Monster) -> tuple[Explorer | None, Say]:
    """Whom a monster hunts and why, MA-MON-3."""
    owner = monster_rules.controller(view, monster)
    if owner >= 0:
        return None, say("hunt.controlled", "MA-CTRL-1", who=name(view.explorers[owner]))
    closest, count = hunting.nearest(view, monster)
    if not closest:
        return None, say("hunt.nobody", "MA-PRED-6")
    if len(closest) > 1:
        return None, say("hunt.tie", "MA-NEAR-6", who=[name(explorer) for explorer in closest], count=count)
    if count == hunting.FAR:
        return closest[0], say("hunt.walled", "MA-NEAR-O3", who=name(closest[0]))
    rivals = [
        explorer
        for explorer in hunting.targets(view, monster)
        if explorer is not closest[0] and hunting.counts(view, monster, explorer, hunting.hunting_ground(view)) == count
    ]
    if rivals:
        return closest[0], say("hunt.weakest", "MA-NEAR-5", who=name(closest[0]), count=count)
    return closest[0], say("hunt.nearest", "MA-NEAR-1", who=name(closest[0]), count=count)


def _stats(view: Machina, creature: Creature) -> list[Stat]:
    if type(creature) is Explorer:
        return [
            Stat(say("stat.health"), creature.health, creature.most_health, "heart"),
            Stat(say("stat.stamina"), creature.stamina, creature.most_stamina, "boot"),
            Stat(say("stat.inspiration"), creature.inspiration, MOST_INSPIRATION, "star"),
            Stat(say("stat.defence"), stat_of(view, creature, "defence"), icon="shield"),
            Stat(say("stat.will"), stat_of(view, creature, "will"), icon="magic"),
        ]
    card = MONSTERS[creature.id]
    return [
        Stat(say("stat.health"), max(0, creature.health), card.health, "heart"),
        Stat(say("stat.stamina"), card.stamina, icon="boot"),
        Stat(say("stat.defence"), stat_of(view, creature, "defence"), icon="shield"),
        Stat(say("stat.will"), stat_of(view, creature, "will"), icon="magic"),
    ]


def _marks_on(view: Machina, creature: Creature) -> list[Mark]:
    """Ongoing effects on a creature."""
    found = []
    for marker in view.markers:
        for who, what, by in marker.changes:
            if who == creature.id:
                if what in ("defence", "will", "attack"):
                    found.append(Mark(say(f"stat.{what}"), "hourglass", f"{by:+d}"))
                else:
                    found.append(Mark(say("mark.control" if what == "control" else f"keyword.{what}"), "hourglass"))
    return found


def _board_panel(view: Machina) -> Panel:
    board = layout(view.slots)
    figures = []
    trails = []
    for explorer in view.explorers:
        if explorer.cell >= 0:
            figures.append(
                Figure(
                    id=figure_id(explorer.id),
                    cell=cell_id(explorer.cell),
                    title=name(explorer),
                    sign=explorer.id[:2].title(),
                    side="hero",
                    icon="person",
                    seat=explorer.seat,
                    stats=_stats(view, explorer),
                    marks=_marks_on(view, explorer),
                )
            )
    for monster in view.order:
        prey, why = hunts(view, monster)
        card = MONSTERS[monster.id]
        figures.append(
            Figure(
                id=figure_id(monster.id),
                cell=cell_id(monster.cell),
                title=name(monster),
                sign=monster.id[:2],
                side="boss" if card.boss else "elite" if card.level > 2 else "enemy",
                icon="beast",
                stats=_stats(view, monster),
                marks=_marks_on(view, monster),
                lines=[why, *text.lines(monster.id)],
            )
        )
        if prey is not None:
            trails.append(
                Trail(
                    cells=[cell_id(monster.cell), cell_id(prey.cell)],
                    kind="hunt",
                    figure=figure_id(monster.id),
                    label=why,
                )
            )
    legend = [Mark(say(f"cell.{kind}"), sign) for kind, sign in SIGNS.items() if sign]
    legend += [Mark(say(f"mark.{token}"), sign) for token, sign in TOKENS.items()]
    return Panel(
        id="board",
        title=say("panel.board"),
        role="board",
        items=[
            Board(
                id="map",
                grid="square",
                cells=[_cell(view, cell) for cell in cells(board.all)],
                figures=figures,
                walls=_walls(view),
                trails=trails,
                legend=legend,
            ),
            Text(
                id="tiles",
                title=say("panel.tiles"),
                lines=[say(f"tile.{_tile_name(laid)}") for laid in view.slots if laid >= 0],
            ),
        ],
    )


def _tile_name(laid: int) -> str:
    side = SIDES[laid // 4].id
    return side[:-2] if side.endswith(("_a", "_b")) else side


# ---------------------------------------------------------------------- cards


def _chapter_panel(view: Machina) -> Panel:
    card = chapter_of(view)
    marks = [Mark(say("mark.locked"), "lock")] if card.locked else []
    if view.progress:
        marks.append(Mark(say("mark.progress"), "flag", view.progress))
    lines = [say(f"tale.{card.id}"), *text.lines(card.id)]
    if not card.locked:
        lines.append(say("chapter-open", "MA-GOAL-4"))
    elif view.exit >= 0:
        lines.append(say("chapter-exit", "MA-GOAL-3"))
    return Panel(
        id="chapter",
        title=say("panel.chapter"),
        role="info",
        items=[
            Card(id=card_id(card.id), title=text.title(card.id), style="scroll", icon="book", lines=lines, marks=marks),
            Track(id="lair", title=say("track.lair"), value=view.lair, most=10, least=1, icon="skull"),
            Track(id="horror", title=say("track.horror"), value=view.horror, most=10, least=1, icon="eye"),
            Track(
                id="threat",
                title=say("track.threat"),
                value=view.threat,
                most=TRACK,
                least=1,
                icon="fire",
                marks=[Mark(say("track.level"), "crown", view.level)],
            ),
            Track(id="level", title=say("track.level"), value=view.level, most=LEVELS, least=1, icon="crown"),
        ],
    )


def explorer_card(explorer: Explorer | None, name: str) -> Card:
    card = EXPLORERS[name]
    return Card(
        id=card_id(name),
        title=say(f"explorer.{name}"),
        style="hero",
        icon="person",
        kind=say(f"class.{card.calling}"),
        stats=[
            Stat(say("stat.health"), card.health, icon="heart"),
            Stat(say("stat.stamina"), card.stamina, icon="boot"),
            Stat(say("stat.inspiration"), card.inspiration, icon="star"),
            Stat(say("stat.defence"), card.defence, icon="shield"),
            Stat(say("stat.will"), card.will, icon="magic"),
        ],
        lines=text.lines(name),
        dimmed=explorer is not None and not explorer.alive,
    )


def item_card(item: str, attached: list[str] | None = None, *, stowed: bool = False) -> Card:
    card = ITEMS[item]
    return Card(
        id=card_id(item),
        title=say(f"item.{item}"),
        style=card.type,
        icon={"weapon": "sword", "artifact": "gem", "apparel": "helm", "consumable": "potion"}[card.type],
        kind=say("item-kind", type=say(f"type.{card.type}"), level=card.level),
        lines=text.lines(item),
        dimmed=stowed and card.type != "consumable",
        cards=[item_card(other) for other in attached or []],
    )


def _explorer_panel(view: Machina, explorer: Explorer, seat: int | None) -> Panel:
    card = explorer_card(explorer, explorer.id)
    card.stats = _stats(view, explorer)
    card.marks = [Mark(say("mark.markers"), "hourglass", explorer.markers), *_marks_on(view, explorer)]
    if explorer.left:
        card.marks.append(Mark(say("mark.left"), "flag"))
    if not explorer.alive:
        card.marks.append(Mark(say("mark.dead"), "skull"))
    contents: list[Content] = [card]
    contents += [item_card(group[0], group[1:]) for group in explorer.equipped]
    contents += [item_card(item, stowed=True) for item in explorer.inventory]
    for event in explorer.events:
        made = _event_card(event)
        if event in explorer.progress:
            made.marks.append(Mark(say("mark.progress"), "flag", explorer.progress[event]))
        contents.append(made)
    return Panel(
        id=f"explorer-{explorer.id}",
        title=name(explorer),
        role="mine" if explorer.seat == seat else "player",
        seat=explorer.seat,
        items=contents,
    )


def _event_card(event: str) -> Card:
    return Card(
        id=card_id(event), title=text.title(event), style="event", icon="eye", lines=text.lines(event), marks=[]
    )


def _monster_card(view: Machina, monster: Monster, at: int) -> Card:
    card = MONSTERS[monster.id]
    _, why = hunts(view, monster)
    lines = [why, *text.lines(monster.id)]
    for event in monster.events:
        lines += [text.title(event), *text.lines(event)]
    return Card(
        id=card_id(monster.id),
        title=name(monster),
        style="monster",
        icon="beast",
        kind=say("monster-kind", level=card.level, order=at + 1),
        stats=_stats(view, monster),
        lines=lines,
        marks=_marks_on(view, monster),
    )


def _events_panel(view: Machina) -> Panel:
    found: list[Content] = []
    if current_event(view):
        found.append(_event_card(current_event(view)))
    if current_horror(view):
        card = _event_card(current_horror(view))
        card.style, card.icon = "horror", "skull"
        found.append(card)
    return Panel(id="events", title=say("panel.events"), role="info", items=found)


def _piles_panel(view: Machina) -> Panel:
    found: list[Content] = [Pile(id="tile-stack", title=say("pile.tiles"), count=len(view.tiles))]
    for type, deck in view.decks.items():
        known = (
            [item_card(deck.layers[0][0])] if deck.layers and len(deck.layers[0]) == 1 and len(deck.layers) > 1 else []
        )
        top = known[0] if known and not is_owned(view, deck.layers[0][0]) else None
        found.append(Pile(id=deck_id(type), title=say(f"pile.{type}"), count=len(deck), top=top, style=type))
        found.append(Pile(id=f"discard-{type}", title=say(f"discard.{type}"), count=len(view.discards[type])))
    found.append(Pile(id="explorer-deck", title=say("pile.explorer-events"), count=len(view.explorer_deck)))
    found.append(Pile(id="horror-deck", title=say("pile.horror-events"), count=len(view.horror_deck)))
    found.append(Pile(id="monster-deck", title=say("pile.monsters"), count=len(view.monster_deck)))
    found.append(Pile(id="destroyed", title=say("pile.destroyed"), count=len(view.destroyed_monsters)))
    return Panel(id="piles", title=say("panel.piles"), role="supply", items=found, folded=True)


def outcome(chance: Chance, outcome: Outcome) -> Say | None:
    """What dice or a card came to, for people who enter it by hand."""
    kind, card = chance.kind, str(outcome)
    if kind.startswith(("attack", "fate")):
        return say("outcome", name=card)
    if kind == "recharge":
        return say(f"recharge.{card}")
    if kind == "tile":
        return say("outcome.tile", tile=say(f"tile.{card[:-2]}"), side=card[-1].upper())
    return text.title(card)


def chance_prompt(state: Machina, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
