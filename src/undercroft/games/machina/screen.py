"""What a seat sees: the board with everything on it, the chapter and its tracks, explorers, monsters and their prey."""

from __future__ import annotations

from undercroft.core.request import Chance, Choice, Option, Outcome
from undercroft.core.say import Arg, Say, say
from undercroft.core.scene import (
    Board,
    Card,
    Cell,
    Content,
    Figure,
    Mark,
    Panel,
    Pile,
    Shown,
    Stat,
    Text,
    Track,
    Trail,
    Wall,
    plain_label,
)
from undercroft.games.machina import items, text
from undercroft.games.machina import monster as monster_rules
from undercroft.games.machina.board import BIT, SIZE, X, Y, cells, layout
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, EXPLORERS, ITEMS, MONSTERS, NUMBERS
from undercroft.games.machina.cards.tiles import SIDES
from undercroft.games.machina.chapter import LEVELS, TRACK
from undercroft.games.machina.creatures import name
from undercroft.games.machina.state import (
    MOST_INSPIRATION,
    Creature,
    Explorer,
    Machina,
    Monster,
    chapter_of,
    current_event,
    current_horror,
    stat_of,
    walkable,
)

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


def cell_id(cell: int) -> str:
    return f"c{X[cell]}-{Y[cell]}"


def _cell_at(option: Option) -> str:
    return f"c{option[1]}-{option[2]}"


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
        seal = "sealed" if kind == "lair" else "destroyed"
        marks.append(Mark(say(f"mark.{seal}"), "close", art=f"machina/terrain/{seal}"))
    elif view.lit & bit:
        terrain, sign = "lit", "**"
        marks.append(Mark(say("mark.lit"), "sun", art="machina/terrain/lit"))
    if view.closed & bit:
        terrain, sign = "closed", "=="
        marks.append(Mark(say("mark.closed"), "lock", art="machina/terrain/closed"))
    elif view.broken & bit:
        terrain, sign = "floor", "//"
        marks.append(Mark(say("mark.broken"), "close", art="machina/terrain/broken"))
    if cell == view.exit:
        sign = "Ex"
        marks.append(Mark(say("mark.exit"), "flag", art="machina/terrain/exit"))
    elif cell == view.entry:
        marks.append(Mark(say("mark.entry"), "arch", art="machina/terrain/entry"))
    if layout(view.slots).borders & bit and not sign:
        sign = "<>"
        marks.append(Mark(say("mark.border"), "boot", art="machina/terrain/border"))
    if kind in ICONS and not dimmed:
        marks.append(Mark(say(f"cell.{kind}"), ICONS[kind], art=f"machina/terrain/{kind}"))
    label = None if kind == "floor" else say(f"cell.{kind}")
    return Cell(
        id=cell_id(cell),
        x=X[cell],
        y=Y[cell],
        terrain=terrain,
        art="" if terrain == "floor" else f"machina/terrain/{terrain}",
        label=label,
        marks=marks,
        sign=sign,
        dimmed=dimmed,
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
    closest, count = monster_rules.nearest(view, monster)
    if not closest:
        return None, say("hunt.nobody", "MA-PRED-6")
    if len(closest) > 1:
        return None, say("hunt.tie", "MA-NEAR-6", who=[name(explorer) for explorer in closest], count=count)
    if count == monster_rules.FAR:
        return closest[0], say("hunt.walled", "MA-NEAR-O3", who=name(closest[0]))
    rivals = [
        explorer
        for explorer in monster_rules.targets(view, monster)
        if explorer is not closest[0] and monster_rules.counts(view, monster, explorer, _ground(view)) == count
    ]
    if rivals:
        return closest[0], say("hunt.weakest", "MA-NEAR-5", who=name(closest[0]), count=count)
    return closest[0], say("hunt.nearest", "MA-NEAR-1", who=name(closest[0]), count=count)


def _ground(view: Machina) -> int:
    return walkable(view) & ~layout(view.slots).pits


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
                    id=f"f-{explorer.id}",
                    cell=cell_id(explorer.cell),
                    title=name(explorer),
                    sign=explorer.id[:2].title(),
                    side="hero",
                    icon="person",
                    art=f"machina/explorer/{explorer.id}",
                    acting=view.active >= 0 and explorer is view.explorers[view.active],
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
                id=f"f-{monster.id}",
                cell=cell_id(monster.cell),
                title=name(monster),
                sign=monster.id[:2],
                side="boss" if card.boss else "elite" if card.level > 2 else "enemy",
                icon="beast",
                art=f"machina/monster/{monster.id}",
                stats=_stats(view, monster),
                marks=_marks_on(view, monster),
                lines=[why, *text.lines(monster.id)],
            )
        )
        if prey is not None:
            trails.append(
                Trail(
                    cells=[cell_id(monster.cell), cell_id(prey.cell)], kind="hunt", figure=f"f-{monster.id}", label=why
                )
            )
    legend = [Mark(say(f"cell.{kind}"), sign, art=f"machina/terrain/{kind}") for kind, sign in SIGNS.items() if sign]
    legend += [Mark(say(f"mark.{token}"), sign, art=f"machina/terrain/{token}") for token, sign in TOKENS.items()]
    return Panel(
        id="board",
        title=say("panel.board"),
        role="board",
        items=[
            Board(
                id="map",
                grid="square",
                floor="tiles",
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
            Card(
                id=f"card-{card.id}", title=text.title(card.id), style="scroll", icon="book", lines=lines, marks=marks
            ),
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


def explorer_card(explorer: Explorer | None, card_id: str) -> Card:
    card = EXPLORERS[card_id]
    return Card(
        id=f"card-{card_id}",
        title=say(f"explorer.{card_id}"),
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
        lines=text.lines(card_id),
        dimmed=explorer is not None and not explorer.alive,
    )


def item_card(item: str, attached: list[str] | None = None, *, stowed: bool = False) -> Card:
    card = ITEMS[item]
    return Card(
        id=f"card-{item}",
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
        id=f"card-{event}", title=text.title(event), style="event", icon="eye", lines=text.lines(event), marks=[]
    )


def _monster_card(view: Machina, monster: Monster, at: int) -> Card:
    card = MONSTERS[monster.id]
    _, why = hunts(view, monster)
    lines = [why, *text.lines(monster.id)]
    for event in monster.events:
        lines += [text.title(event), *text.lines(event)]
    return Card(
        id=f"card-{monster.id}",
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
        top = known[0] if known and not _shown(view, deck.layers[0][0]) else None
        found.append(Pile(id=f"deck-{type}", title=say(f"pile.{type}"), count=len(deck), top=top, style=type))
        found.append(Pile(id=f"discard-{type}", title=say(f"discard.{type}"), count=len(view.discards[type])))
    found.append(Pile(id="explorer-deck", title=say("pile.explorer-events"), count=len(view.explorer_deck)))
    found.append(Pile(id="horror-deck", title=say("pile.horror-events"), count=len(view.horror_deck)))
    found.append(Pile(id="monster-deck", title=say("pile.monsters"), count=len(view.monster_deck)))
    found.append(Pile(id="destroyed", title=say("pile.destroyed"), count=len(view.destroyed_monsters)))
    return Panel(id="piles", title=say("panel.piles"), role="supply", items=found, folded=True)


def _shown(view: Machina, item: str) -> bool:
    return any(item in items.owned(explorer) for explorer in view.explorers)


# ---------------------------------------------------------------------- the question


def _who(view: Machina, creature: object) -> Say:
    return text.title(str(creature))


def prompt(view: Machina, seat: int, choice: Choice) -> Say:
    kind, about = choice.kind, choice.about
    key = f"ask.{kind}"
    args: dict[str, Arg] = {}
    if kind in ("action", "decks", "inventory", "event", "bench.exchange", "recharge.trade"):
        args = {"who": _who(view, about[0])}
    elif kind == "support":
        args = {"who": _who(view, about[0]), "other": _who(view, about[1]), "n": int(about[2])}
    elif kind == "shield":
        args = {"who": _who(view, about[0]), "n": int(about[1])}
    elif kind == "raise":
        args = {"who": _who(view, about[0]), "result": int(about[1]), "needed": int(about[2])}
    elif kind == "trade":
        args = {"who": _who(view, about[0]), "other": _who(view, about[1])}
    elif kind in ("stroll", "bench.deck", "pack"):
        args = {"who": _who(view, about[0]), "n": int(about[1])}
    elif kind in ("spare", "keep", "equip", "replace"):
        args = {"item": _who(view, about[0])}
    elif kind == "target":
        if about[0] in EXPLORERS:
            key = "aim.own"
        else:
            args = {"card": _who(view, about[0])}
    elif kind in ("hunt", "monster"):
        args = {"monster": _who(view, about[0])}
    elif kind == "lair":
        args = {"n": int(about[0])}
    elif kind == "cell":
        thing = str(about[0])
        args = {
            "what": say("thing.exit" if thing == "exit" else "thing.light")
            if thing in ("exit", "light")
            else _who(view, thing)
        }
    return say(key, choice.clause.split()[0] if choice.clause else None, **args)


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


def _on_screen(view: Machina, item: str) -> str:
    """The id of a card, if it lies where one can click it."""
    if _shown(view, item):
        return f"card-{item}"
    return ""


def show(view: Machina, seat: int, choice: Choice, option: Option) -> Shown:
    verb = str(option[0])
    if verb in _CELL_VERBS:
        at = _cell_at(option)
        args: dict[str, Arg] = {"x": int(option[1]), "y": int(option[2])}
        key = f"option.{verb}"
        cell = int(option[1]) + SIZE * int(option[2])
        if verb == "chapter":
            key = "option.chapter-lit" if view.lit & BIT[cell] else "option.chapter"
        elif verb == "door":
            key = "option.door-open" if view.closed & BIT[cell] else "option.door-close"
        lines = [say("warn.pit", "MA-PIT-2")] if layout(view.slots).pits & BIT[cell] and verb == "move" else []
        return Shown(label=Say(key, args), at=at, touches=[at], lines=lines, group=say(f"group.{_GROUPS[verb]}"))
    if verb == "use":
        card = str(option[1])
        ability = ABILITIES[NUMBERS[card][int(option[2])]].ability
        at = _place_of(view, card)
        return Shown(
            label=say("option.use-own", text=text.ability_line(ability))
            if card in EXPLORERS or card in MONSTERS
            else say("option.use", card=text.title(card), text=text.ability_line(ability)),
            at=at,
            group=say("group.use"),
        )
    if verb in ("on", "hunt", "drive"):
        at = _figure(view, str(option[1]))
        return Shown(label=say(f"option.{verb}", who=_who(view, option[1])), at=at, touches=[at] if at else [])
    if (verb in ("give",) and len(option) == 2) or verb in ("spend", "shield"):
        return Shown(label=say(f"option.{verb}" if verb != "give" else "option.give-n", n=int(option[1])))
    if verb in ("equip", "stow", "hand", "take", "pick", "discard", "return", "next", "keep", "pack", "replace"):
        item = str(option[1])
        return Shown(
            label=say(f"option.{verb}", item=text.title(item)), at=_on_screen(view, item), lines=text.lines(item)
        )
    if verb == "attach":
        return Shown(
            label=say("option.attach", item=text.title(str(option[1])), main=text.title(str(option[2]))),
            at=_on_screen(view, str(option[1])),
            lines=text.lines(str(option[1])),
        )
    if verb == "give":
        return Shown(
            label=say("option.give", item=text.title(str(option[1])), who=_who(view, option[2])),
            at=_on_screen(view, str(option[1])),
            lines=text.lines(str(option[1])),
        )
    if verb == "exchange":
        return Shown(
            label=say("option.exchange", shown=text.title(str(option[1])), mine=text.title(str(option[2]))),
            lines=text.lines(str(option[1])),
        )
    if verb == "decks":
        if option[1] == option[2]:
            return Shown(label=say("option.decks-one", one=say(f"type.{option[1]}")), at=f"deck-{option[1]}")
        return Shown(
            label=say("option.decks", one=say(f"type.{option[1]}"), other=say(f"type.{option[2]}")),
            at=f"deck-{option[1]}",
        )
    if verb == "deck":
        return Shown(label=say("option.deck", type=say(f"type.{option[1]}")), at=f"deck-{option[1]}")
    if verb in ("turn", "trade", "inventory", "explorer", "roll", "partner"):
        return Shown(label=say(f"option.{verb}", who=_who(view, option[1])), at=f"card-{option[1]}", group=_group(verb))
    return Shown(label=plain_label(option), group=_group(verb))


def _group(verb: str) -> Say | None:
    return say(f"group.{_GROUPS[verb]}") if verb in _GROUPS else None


def _figure(view: Machina, who: str) -> str:
    """The id of a creature's figure, if it stands on the board."""
    here = [explorer.id for explorer in view.explorers if explorer.cell >= 0] + [monster.id for monster in view.order]
    return f"f-{who}" if who in here else ""


def _place_of(view: Machina, card: str) -> str:
    known = {f"card-{chapter_of(view).id}"}
    known |= {f"card-{explorer.id}" for explorer in view.explorers} | {f"card-{monster.id}" for monster in view.order}
    for explorer in view.explorers:
        known |= {f"card-{item}" for item in (*items.owned(explorer), *explorer.events)}
    known |= {f"card-{current_event(view)}", f"card-{current_horror(view)}"}
    return f"card-{card}" if f"card-{card}" in known else ""


_CELL_VERBS = ("move", "event", "station", "door", "break", "lever", "chest", "bench", "chapter", "seal", "cell", "at")
_GROUPS = {
    "move": "move",
    "event": "cell",
    "station": "cell",
    "door": "cell",
    "break": "cell",
    "lever": "cell",
    "chest": "cell",
    "bench": "cell",
    "chapter": "cell",
    "seal": "cell",
    "cell": "place",
    "at": "place",
    "use": "use",
    "explore": "other",
    "leave": "other",
    "inventory": "other",
    "trade": "other",
    "end": "other",
}


def chance_prompt(state: Machina, chance: Chance) -> Say | None:
    """What the message of the chance says is enough."""
    return None
