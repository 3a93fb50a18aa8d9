"""The explorer phase: whose turn it is, what an explorer may do and at what price, and each of the actions.

One stage is one action, so that a game can be forked and taken back at every step.
"""

from __future__ import annotations

from undercroft.core.grid import cells
from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Chance, Choice, Flow, Option, key
from undercroft.core.say import Say, say
from undercroft.core.scene import Route
from undercroft.games.machina import (
    abilities,
    attack,
    chapter,
    creatures,
    effects,
    event_cards,
    exploration,
    grounds,
    inspiration,
    items,
    movement,
    threat,
    vitals,
)  # fmt: skip
from undercroft.games.machina.board import BIT, CELLS, SIZE, X, Y, layout
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, NUMBERS
from undercroft.games.machina.consequences import Rule, note
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.events.board import ChapterCellUsed, DoorBroken, DoorTurned, ExplorerLeft
from undercroft.games.machina.events.rounds import FateRolled, PhaseBegan, TurnBegan
from undercroft.games.machina.ids import cell_id
from undercroft.games.machina.markers import tell_ended
from undercroft.games.machina.options import (
    BREAK_DOOR,
    EXPLORER,
    MOVE_TO,
    PULL_LEVER,
    TURN_DOOR,
    USE_ABILITY,
    WHO,
    cell_of,
    cell_verb,
)
from undercroft.games.machina.reading import chapter_of, current_event, index_of, seats
from undercroft.games.machina.state import MARKERS, OFF, Explorer, Machina

# MA-ACT-1 to 20: what each action costs
MOVE, INVENTORY, TRADE, EXPLORE, DOOR, BREAK = 1, 3, 2, 2, 2, 4
UNLIT, LIT, SEAL, EVENT, CHEST, BENCH, STATION, LEVER = 3, 1, 3, 1, 3, 3, 1, 2
WADE, TAKE = 2, 1  # MA-WATER-O2, MA-OBJ-O2
UNLIT_INSPIRATION, SEAL_INSPIRATION = 3, 4


def _on_cells(verb: str) -> tuple[Option, ...]:
    return tuple([(verb, X[cell], Y[cell]) for cell in range(CELLS)])


_MOVE, _EVENT, _STATION, _LEVER = _on_cells("move"), _on_cells("event"), _on_cells("station"), _on_cells("lever")
_CHEST, _BENCH, _CHAPTER, _SEAL = _on_cells("chest"), _on_cells("bench"), _on_cells("chapter"), _on_cells("seal")
_DOOR, _BREAK, _TAKE = _on_cells("door"), _on_cells("break"), _on_cells("take")
_USE: tuple[Option, ...] = tuple([("use", known.card, known.place) for known in ABILITIES])
_END: Option = ("end",)
_ACTIVE: dict[str, tuple[int, ...]] = {
    card: tuple([number for number in numbers if ABILITIES[number].ability.kind in ("active", "return")])
    for card, numbers in NUMBERS.items()
}
"""The abilities of each card that one can use."""


def _chapter_words(view: Machina, seat: int, choice: Choice, option: Option) -> Say:
    message = "option.chapter-lit" if view.lit & BIT[cell_of(option)] else "option.chapter"
    return say(message, x=int(option[1]), y=int(option[2]))


def _take_words(view: Machina, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.take-object", x=int(option[1]), y=int(option[2]))


def _walks(view: Machina, seat: int, choice: Choice) -> list[Route]:
    """The walks over several free cells that the stamina allows, MA-ACT-1; step by step, and never into a pit."""
    explorer = next(explorer for explorer in view.explorers if explorer.id == choice.about[0])
    board = layout(view.slots)
    taken = 0
    for other in view.explorers:
        if other.cell != OFF:
            taken |= BIT[other.cell]
    for monster in view.order:
        taken |= BIT[monster.cell]
    free = board.passable & ~view.destroyed & ~view.closed & ~taken & ~board.pits
    ways = {explorer.cell: [explorer.cell]}
    slants = {explorer.cell: 0}  # diagonal steps: of equally short ways the straightest is shown
    fronts = [[explorer.cell]]  # by the stamina that it takes to come there
    for spent in range(1, explorer.stamina + 1):
        ring: dict[int, tuple[int, list[int]]] = {}
        for price, ground in ((MOVE, free & ~view.water), (WADE, free & view.water)):
            for here in fronts[spent - price] if price <= spent else ():
                for cell in cells(board.adjacent(here) & ground):
                    slant = slants[here] + (X[cell] != X[here] and Y[cell] != Y[here])
                    if cell not in ways and (cell not in ring or slant < ring[cell][0]):
                        ring[cell] = (slant, [*ways[here], cell])
        for cell, (slant, way) in ring.items():
            slants[cell], ways[cell] = slant, way
        fronts.append(list(ring))
    return [
        Route(
            at=cell_id(cell),
            label=say("option.move", x=X[cell], y=Y[cell]),
            keys=[key(_MOVE[step]) for step in way[1:]],
            path=[cell_id(step) for step in way],
        )
        for cell, way in ways.items()
        if len(way) > 2
    ]


TURN: Question[Machina] = Question("turn", Verb("turn", EXPLORER), clause="MA-EXP-3")
ACTION: Question[Machina] = Question(
    "action",
    MOVE_TO,
    cell_verb("event", "group.cell"),
    cell_verb("station", "group.cell"),
    TURN_DOOR,
    BREAK_DOOR,
    PULL_LEVER,
    cell_verb("chest", "group.cell"),
    cell_verb("bench", "group.cell"),
    cell_verb("chapter", "group.cell", words=_chapter_words, messages=("option.chapter", "option.chapter-lit")),
    cell_verb("seal", "group.cell"),
    cell_verb("take", "group.cell", words=_take_words, messages=("option.take-object",)),
    Verb("explore", listed=True, group="group.other"),
    Verb("leave", listed=True, group="group.other"),
    Verb("inventory", EXPLORER, group="group.other"),
    Verb("trade", EXPLORER, group="group.other"),
    USE_ABILITY,
    Verb("end", listed=True, group="group.other"),
    clause="MA-EXP-4",
    about=(WHO,),
    routes=_walks,
    answer=prefer("end"),
)
EVENT_CELL: Question[Machina] = Question(
    "event", Verb("invoke", listed=True), Verb("defy", listed=True), clause="MA-EVT-2 MA-EVT-5", about=(WHO,)
)


def begin(state: Machina) -> None:
    """MA-EXP-1, MA-EXP-2."""
    state.phase = "explorers"
    state.active = OFF
    if state.log is not None:
        state.tell(PhaseBegan(round=state.round, phase=state.phase))
        tell_ended(state, [marker for marker in state.markers if marker.owner != OFF])
    kept = []
    for marker in state.markers:
        if marker.owner == OFF:
            kept.append(marker)
    state.markers = kept
    for explorer in state.explorers:
        explorer.acted = False
        if explorer.alive:
            explorer.markers = MARKERS
            vitals.set_stamina(state, explorer, explorer.most_stamina)


def stage(state: Machina) -> Flow[None]:
    """One action: the explorer whose turn it is chooses it. Only what may have consequences needs `effects.play`."""
    if state.active != OFF:
        explorer = state.explorers[state.active]
    else:
        waiting = [explorer for explorer in state.explorers if explorer.cell != OFF and not explorer.acted]
        if not waiting:  # MA-ACT-7: who has left has no turn
            state.phase = "lair"
            return
        explorer = waiting[0]
        if len(waiting) > 1:  # MA-EXP-3
            option = yield TURN.ask(seats(state), [("turn", other.id) for other in waiting])
            explorer = next(other for other in waiting if other.id == option[1])
        state.active = index_of(state, explorer)
        state.alone = False
        explorer.acted = True  # MA-EXP-O1
        if state.log is not None:
            state.tell(TurnBegan(who=explorer.id, stamina=explorer.stamina))
    options = actions(state, explorer)
    if not options:
        end(state, explorer)
        return
    options.append(_END)
    option = yield ACTION.ask(explorer.seat, options, (explorer.id,))
    verb = option[0]
    if verb == "move":
        move(state, explorer, option[1] + SIZE * option[2])
        if explorer.cell == OFF:
            yield from effects.play(state, chapter.settle(state))
    elif verb == "end":
        end(state, explorer)
    else:
        yield from effects.play(state, act(state, explorer, option))


def end(state: Machina, explorer: Explorer) -> None:
    vitals.set_stamina(state, explorer, 0)  # MA-EXP-5
    state.active = OFF


def actions(state: Machina, explorer: Explorer) -> list[Option]:
    """Everything whose whole cost can be paid (MA-EXP-O2), but for ending the turn."""
    options: list[Option] = []
    stamina = explorer.stamina
    if stamina:
        board = layout(state.slots)
        near = board.adjacent(explorer.cell)
        taken = 0
        for other in state.explorers:
            if other.cell != OFF:
                taken |= BIT[other.cell]
        neighbours = near & taken
        for monster in state.order:
            taken |= BIT[monster.cell]
        free = near & board.passable & ~state.destroyed & ~state.closed & ~taken
        if stamina < WADE:
            free &= ~state.water
        while free:
            low = free & -free
            options.append(_MOVE[low.bit_length() - 1])
            free ^= low
        if stamina > 1 and near & taken:
            options += [_MOVE[far] for far in movement.beyond(state, explorer, stamina)]
        special = near & board.special & ~state.destroyed
        if special:
            _cell_actions(state, explorer, special, taken, options)
        if state.objects:
            options += [_TAKE[cell] for cell in cells((near | BIT[explorer.cell]) & state.objects)]
        if stamina >= EXPLORE:
            _other_actions(state, explorer, neighbours, options)
    for number in explorer.usable:
        known = ABILITIES[number]
        if known.ability.stamina <= stamina and abilities.can_use(state, explorer, known):
            options.append(_USE[number])
    for card in _table_cards(state):
        for number in _ACTIVE[card]:
            if abilities.can_use(state, explorer, ABILITIES[number]):
                options.append(_USE[number])
    return options


def _other_actions(state: Machina, explorer: Explorer, neighbours: int, options: list[Option]) -> None:
    """Exploring, leaving, the inventory and trade: nothing of it costs less than 2."""
    cell, stamina = explorer.cell, explorer.stamina
    if layout(state.slots).borders & BIT[cell] and exploration.open_borders(state, explorer) & BIT[cell]:
        options.append(("explore",))
    if cell == state.exit:
        options.append(("leave",))
    if stamina >= INVENTORY and (explorer.inventory or explorer.equipped):
        options.append(("inventory", explorer.id))
    if neighbours:
        for other in state.explorers:
            if other.cell != OFF and neighbours & BIT[other.cell]:
                theirs = items.has_items(other)
                if theirs and stamina >= INVENTORY:
                    options.append(("inventory", other.id))  # MA-ACT-4
                if theirs or items.has_items(explorer):
                    options.append(("trade", other.id))


def _table_cards(state: Machina) -> tuple[str, ...]:
    """MA-ACT-10: the current explorer event and the current chapter, where they have something to use."""
    card = CHAPTERS[state.scenario][state.chapter].id
    event = current_event(state)
    if event and _ACTIVE[event]:
        return (event, card)
    return (card,) if _ACTIVE[card] else ()


def _cell_actions(state: Machina, explorer: Explorer, special: int, taken: int, options: list[Option]) -> None:
    stamina = explorer.stamina
    grid = layout(state.slots)
    for cell in cells(special):
        bit = BIT[cell]
        if bit & grid.events:
            options.append(_EVENT[cell])
        elif bit & grid.stations:
            options.append(_STATION[cell])
        elif bit & grid.doors:
            if stamina >= DOOR and not bit & state.broken and (bit & state.closed or not bit & taken):
                options.append(_DOOR[cell])  # MA-DOOR-O1: not with somebody standing in it
            if stamina >= BREAK and bit & state.closed:
                options.append(_BREAK[cell])
        elif bit & grid.levers:
            if stamina >= LEVER:
                options.append(_LEVER[cell])
        elif bit & grid.chests:
            if stamina >= CHEST:
                options.append(_CHEST[cell])
        elif bit & grid.benches:
            if stamina >= BENCH:
                options.append(_BENCH[cell])
        elif bit & grid.chapters:
            if bit & state.lit or (stamina >= UNLIT and means(state, explorer, cell) >= UNLIT_INSPIRATION):
                options.append(_CHAPTER[cell])
        elif stamina >= SEAL and means(state, explorer, cell) >= SEAL_INSPIRATION:
            options.append(_SEAL[cell])


def means(state: Machina, explorer: Explorer, cell: int = OFF) -> int:
    """The inspiration that this explorer can hope for."""
    return explorer.inspiration if state.alone else inspiration.purse(state, explorer, cell)


# ---------------------------------------------------------------------- the actions


def move(state: Machina, explorer: Explorer, cell: int) -> None:
    """MA-ACT-1; through incorporeal creatures at one stamina for each cell (MA-INC-O1)."""
    board = layout(state.slots)
    if state.log is not None:
        movement.tell_walk(state, explorer, cell)
    if board.adjacent(explorer.cell) & BIT[cell]:
        vitals.spend_stamina(state, explorer, WADE if state.water & BIT[cell] else MOVE)
    else:
        vitals.spend_stamina(state, explorer, movement.beyond(state, explorer, explorer.stamina)[cell])
    explorer.cell = cell
    if board.pits & BIT[cell]:
        creatures.die(state, explorer)  # MA-PIT-2


def act(state: Machina, explorer: Explorer, option: Option) -> Rule[None]:
    """Any action but moving, and what follows from it; the turn is over for whoever is no longer on the board."""
    verb = str(option[0])
    if verb == "use":
        yield from abilities.use(state, explorer, ABILITIES[NUMBERS[str(option[1])][int(option[2])]])
    elif len(option) == 3:
        yield from _ON_CELL[verb](state, explorer, cell_of(option))
    elif verb == "explore":
        yield from _explore(state, explorer)
    elif verb == "leave":
        _leave(state, explorer)
    else:
        other = next(other for other in state.explorers if other.id == option[1])
        if verb == "inventory":
            vitals.spend_stamina(state, explorer, INVENTORY)  # MA-ACT-O1: who acts pays, whose items they are decides
            yield from items.use_inventory(state, other)
        else:
            vitals.spend_stamina(state, explorer, TRADE)
            yield from items.trade(state, explorer, other)
    yield from chapter.settle(state)
    if state.active != OFF and state.explorers[state.active].cell == OFF:
        end(state, state.explorers[state.active])


def _explore(state: Machina, explorer: Explorer) -> Rule[None]:
    """MA-ACT-8."""
    vitals.spend_stamina(state, explorer, EXPLORE)
    yield from exploration.explore(state, explorer)
    yield from note(state, explorer, "explore")


def _leave(state: Machina, explorer: Explorer) -> None:
    """MA-ACT-6; what is left of the stamina goes, too."""
    explorer.cell = OFF
    explorer.left = True
    end(state, explorer)
    if state.log is not None:
        state.tell(ExplorerLeft(who=explorer.id))


def _door(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-11, MA-DOOR-1, MA-DOOR-2."""
    vitals.spend_stamina(state, explorer, DOOR)
    state.closed ^= BIT[cell]
    if state.log is not None:
        state.tell(DoorTurned(who=explorer.id, cell=cell, is_closed=bool(state.closed & BIT[cell])))
    return
    yield


def _take(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-OBJ-O2."""
    vitals.spend_stamina(state, explorer, TAKE)
    yield from grounds.take_object(state, explorer, cell)


def _break(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-12."""
    vitals.spend_stamina(state, explorer, BREAK)
    state.closed &= ~BIT[cell]
    state.broken |= BIT[cell]
    if state.log is not None:
        state.tell(DoorBroken(who=explorer.id, cell=cell, clause="MA-ACT-12"))
    yield from note(state, explorer, "break")


def _chapter(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-13, MA-ACT-14, MA-CHAP-1 to 5."""
    if state.lit & BIT[cell]:
        vitals.spend_stamina(state, explorer, LIT)
    else:
        if not (yield from inspiration.pay(state, explorer, UNLIT_INSPIRATION, cell)):
            return
        vitals.spend_stamina(state, explorer, UNLIT)
    locked = chapter_of(state).locked
    if state.log is not None:
        state.tell(ChapterCellUsed(who=explorer.id, cell=cell))
    state.destroyed |= BIT[cell]  # MA-CHAP-3, MA-CHAP-4; MA-CHAP-O7: before the new chapter could light it
    state.lit &= ~BIT[cell]
    if not locked and state.exit == OFF:  # MA-GOAL-4, MA-GOAL-O1
        yield from chapter.progress(state, index_of(state, explorer))
    if locked and explorer.alive:
        yield from note(state, explorer, "chapter")


def _seal(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-15."""
    if not (yield from inspiration.pay(state, explorer, SEAL_INSPIRATION, cell)):
        return
    vitals.spend_stamina(state, explorer, SEAL)
    yield from chapter.seal(state, explorer, cell)


def _event(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-16, MA-EVT-1, MA-EVT-2, MA-EVT-5."""
    vitals.spend_stamina(state, explorer, EVENT)
    attack.spend_cell(state, cell)
    option = yield EVENT_CELL.ask(explorer.seat, [("invoke",), ("defy",)], (explorer.id,))
    laid = state.laid
    if option[0] == "invoke":
        vitals.inspire(state, explorer)  # MA-INS-1
        yield from event_cards.invoke_explorer_event(state, explorer)
    else:
        face = yield Chance("fate-event", FATE)
        if state.log is not None:
            state.tell(FateRolled(who=explorer.id, face=face, needed=state.horror, clause="MA-EVT-5"))
        if face >= state.horror:
            threat.lower_threat(state, 1)
        else:
            yield from event_cards.repeat_horror_event(state)  # MA-HOR-O4: raises no threat by itself
    if explorer.alive and laid == state.laid:
        yield from note(state, explorer, "event")


def _chest(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-17, MA-CHEST-1."""
    vitals.spend_stamina(state, explorer, CHEST)
    vitals.inspire(state, explorer)  # MA-INS-1
    yield from items.get_item(state, explorer)
    attack.spend_cell(state, cell)
    yield from note(state, explorer, "chest")


def _bench(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-18, MA-BENCH-5."""
    vitals.spend_stamina(state, explorer, BENCH)
    yield from items.use_bench(state, explorer)
    attack.spend_cell(state, cell)


def _station(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-19, MA-RECH-4."""
    vitals.spend_stamina(state, explorer, STATION)
    yield from items.recharge(state, explorer)
    attack.spend_cell(state, cell)
    yield from note(state, explorer, "station")


def _lever(state: Machina, explorer: Explorer, cell: int) -> Rule[None]:
    """MA-ACT-20; MA-TRAP-O3: the traps of the explorer's own tile."""
    vitals.spend_stamina(state, explorer, LEVER)
    yield from attack.activate_lever(state, explorer, cell, attack.tile_of(state, explorer))


_ON_CELL = {
    "door": _door,
    "break": _break,
    "chapter": _chapter,
    "seal": _seal,
    "event": _event,
    "chest": _chest,
    "bench": _bench,
    "station": _station,
    "lever": _lever,
    "take": _take,
}
