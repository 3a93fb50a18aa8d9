"""Chapters and the tracks beside them: progressing, leaving, laying tiles, sealing and lighting, threat and levels."""

from __future__ import annotations

from undercroft.core.pile import Pile, draw
from undercroft.core.request import Chance, Flow
from undercroft.core.say import say
from undercroft.games.machina import creatures, effects, inspiration, items
from undercroft.games.machina.board import (
    ACROSS,
    BIT,
    EMPTY,
    SLOT_BITS,
    TILE,
    layout,
    moved,
    slot_of,
)
from undercroft.games.machina.cards.items import TYPES
from undercroft.games.machina.cards.registry import CHAPTERS, ITEMS, MONSTERS
from undercroft.games.machina.cards.tiles import ENDGAMES, NUMBER, SIDES
from undercroft.games.machina.state import (
    OFF,
    Explorer,
    Machina,
    chapter_of,
    crowd,
    living,
    on_board,
    owned,
    passable,
    slot_bits,
    walkable,
)

TRACK = 8
LEVELS = 4
LEAST_LAIR = 3


def lair_start(state: Machina) -> int:
    """MA-CHAP-O1: the chapter's lair value, lowered for each explorer but the first."""
    start = chapter_of(state).lair
    return start if start <= LEAST_LAIR else max(LEAST_LAIR, start - (len(living(state)) - 1))


def progress(state: Machina, actor: int) -> Flow[None]:
    """To the next chapter: MA-CHAP-2, MA-GOAL-O5, MA-GOAL-O6."""
    items.drop_markers(state, chapter_of(state).id)  # MA-CHAP-O3
    exit = state.exit
    state.exit = OFF
    state.chapter += 1
    state.progress = 0
    card = chapter_of(state)
    state.tell("story.chapter", "MA-CHAP-2", number=state.chapter + 1, title=say(f"chapter.{card.id}"))
    state.tell("story.tale", None, tale=say(f"tale.{card.id}"))
    if state.chapter == len(CHAPTERS[state.scenario]) - 1:
        yield from new_board(state, card.tile)  # MA-GOAL-O5
    else:
        for explorer in state.explorers:
            if explorer.alive and explorer.left:  # MA-GOAL-O6
                explorer.left = False
                free = passable(state) & ~crowd(state) & ~layout(state.slots).pits
                near = layout(state.slots).nearest(exit, free, walkable(state))
                explorer.cell = yield from creatures.pick_cell(state, near, explorer.id, explorer.seat)
    yield from begin(state, actor)


def begin(state: Machina, actor: int) -> Flow[None]:
    """The current chapter enters play (MA-CHAP-2; at set-up MA-SET-O2)."""
    at = state.chapter
    scenario = state.scenario
    yield from effects.all_of(
        state, chapter_of(state).id, "enter", state.explorers[actor] if actor >= 0 else None, actor
    )
    if state.chapter == at and state.scenario == scenario:
        state.lair = lair_start(state)
        state.horror = chapter_of(state).horror


def all_left(state: Machina) -> Flow[None]:
    """MA-GOAL-O3: every living explorer has left; the chapter progresses on a new board, with no actor."""
    if state.chapter == len(CHAPTERS[state.scenario]) - 1:
        creatures.win(state)
    for explorer in state.explorers:
        explorer.left = False
    state.exit = OFF
    upcoming = CHAPTERS[state.scenario][state.chapter + 1]
    if state.chapter + 1 < len(CHAPTERS[state.scenario]) - 1:
        yield from new_board(state, upcoming.tile)
    yield from progress(state, OFF)


def place_exit(state: Machina) -> Flow[None]:
    """The exit token comes onto the joining-symbol cell of the tile laid last, or the free cell nearest to it."""
    if state.exit == OFF:
        cell = layout(state.slots).joins[state.last]
        state.exit = yield from creatures.pick_cell(state, creatures.free_near(state, cell, own=cell), "exit")
        state.tell("story.exit", "MA-GOAL-3")


# ---------------------------------------------------------------------- tiles


def draw_tile(state: Machina) -> Flow[int]:
    """The top tile of the stack; which of its sides is up is left to fate."""
    layer = state.tiles.layers[0]
    side: str = yield Chance("tile", [f"{tile}_{side}" for tile in layer for side in "ab"])
    state.tiles.take(side[:-2])
    return NUMBER[side]


def lay(state: Machina, place: int, laid: int) -> None:
    """Put a tile, or nothing, into one of the four places."""
    slots = list(state.slots)
    slots[place] = laid
    state.slots = (slots[0], slots[1], slots[2], slots[3])


def stack(state: Machina, slot: int) -> None:
    """A tile leaves the board for the bottom of the stack (MA-TILE-O2)."""
    side = SIDES[state.slots[slot] // 4].id
    lay(state, slot, EMPTY)
    if side not in ENDGAMES:
        state.tiles.under(side[:-2])


def new_board(state: Machina, tile: str) -> Flow[None]:
    """All tiles go, one new tile is laid, the explorers stand at its entry (MA-GOAL-O3)."""
    for monster in list(state.order):
        creatures.banish(state, monster)
    for slot in range(4):
        if state.slots[slot] != EMPTY:
            stack(state, slot)
    state.destroyed = state.lit = state.closed = state.broken = 0
    state.exit = OFF
    state.laid += 1
    for explorer in state.explorers:
        explorer.cell = OFF
        explorer.left = False
    number = NUMBER[tile] if tile else (yield from draw_tile(state))
    lay(state, 0, number * 4)
    state.last = 0
    state.entry = layout(state.slots).joins[0]
    yield from place_explorers(state)


def place_explorers(state: Machina) -> Flow[None]:
    """On the entry token and the free passable cells nearest to it, as the players like (MA-SET-O3)."""
    board = layout(state.slots)
    free = passable(state) & ~board.pits & ~crowd(state)  # MA-GEO-O5: never on a pit
    waiting = living(state)
    inner = outer = 0
    for layer in board.flood(state.entry, walkable(state)):
        if (inner | outer).bit_count() >= len(waiting):
            break
        inner |= outer
        outer = layer & free
    for at, explorer in enumerate(waiting):
        left = len(waiting) - at
        choices = inner if inner.bit_count() >= left else inner | outer
        cell = yield from creatures.pick_cell(state, choices, explorer.id, explorer.seat)
        explorer.cell = cell
        inner &= ~BIT[cell]
        outer &= ~BIT[cell]


def leaving(state: Machina, cell: int) -> list[int]:
    """The places whose tiles would leave the board if somebody explored from this border (MA-TILE-O1)."""
    dx, dy = ACROSS[layout(state.slots).border_side[cell]]
    slot = slot_of(cell)
    x, y = slot % 2 + dx, slot // 2 + dy
    if 0 <= x < 2 and 0 <= y < 2:
        return []
    if dx:
        return [far for far in range(4) if far % 2 != slot % 2 and state.slots[far] != EMPTY]
    return [far for far in range(4) if far // 2 != slot // 2 and state.slots[far] != EMPTY]


def can_explore(state: Machina, explorer: Explorer, cell: int) -> bool:
    """Whether this explorer may explore from a cell once he stands there."""
    if not layout(state.slots).borders & BIT[cell]:
        return False
    gone = 0
    for slot in leaving(state, cell):
        gone |= SLOT_BITS[slot]
    if not gone:
        return True
    if state.exit >= 0 and gone & BIT[state.exit]:
        return False  # MA-TILE-O4
    return not any(other.cell >= 0 and other is not explorer and gone & BIT[other.cell] for other in state.explorers)


def explore(state: Machina, explorer: Explorer) -> Flow[None]:
    """MA-ACT-8, MA-TILE-F3: the new tile's joining symbol comes to the border just explored."""
    direction = layout(state.slots).border_side[explorer.cell]
    dx, dy = ACROSS[direction]
    slot = slot_of(explorer.cell)
    x, y = slot % 2 + dx, slot // 2 + dy
    for far in leaving(state, explorer.cell):
        for monster in [monster for monster in state.order if SLOT_BITS[far] & BIT[monster.cell]]:
            creatures.banish(state, monster)  # MA-TILE-F2
        if state.entry >= 0 and SLOT_BITS[far] & BIT[state.entry]:
            state.entry = OFF
        stack(state, far)
    if not 0 <= x < 2:
        shift(state, -dx, 0)
        x -= dx
    if not 0 <= y < 2:
        shift(state, 0, -dy)
        y -= dy
    number = yield from draw_tile(state)
    turns = (direction + 2 - SIDES[number].join_side) % 4
    place = x + 2 * y
    lay(state, place, number * 4 + turns)
    state.last = place
    state.tell("story.explored", "MA-ACT-8", who=creatures.name(explorer), tile=say(f"tile.{SIDES[number].id[:-2]}"))


def shift(state: Machina, dx: int, dy: int) -> None:
    """Move everything on the board by a tile, so that it stays inside two by two places."""
    slots = [EMPTY] * 4
    for slot, laid in enumerate(state.slots):
        x, y = slot % 2 + dx, slot // 2 + dy
        if laid != EMPTY:
            slots[x + 2 * y] = laid
    state.slots = (slots[0], slots[1], slots[2], slots[3])
    x, y = dx * TILE, dy * TILE
    state.destroyed, state.lit = moved(state.destroyed, x, y), moved(state.lit, x, y)
    state.closed, state.broken = moved(state.closed, x, y), moved(state.broken, x, y)
    step = x + 16 * y
    for explorer in state.explorers:
        if explorer.cell >= 0:
            explorer.cell += step
    for monster in state.order:
        monster.cell += step
    if state.entry >= 0:
        state.entry += step
    if state.exit >= 0:
        state.exit += step


# ---------------------------------------------------------------------- sealing, lighting


def seal(state: Machina, actor: Explorer, cell: int) -> Flow[None]:
    """Seal a lair cell: MA-SEAL-1 to 4."""
    lower_threat(state, 1)
    creature = None
    for explorer in state.explorers:
        if explorer.cell == cell:
            creature = explorer
    if creature is not None:
        creatures.die(state, creature)
    for monster in list(state.order):
        if monster.cell == cell:
            yield from creatures.destroy_monster(state, monster)
    state.destroyed |= BIT[cell]
    state.tell("story.sealed", "MA-SEAL-3", who=creatures.name(actor))
    yield from light(state, actor)
    if actor.alive:
        yield from creatures.note(state, actor, "seal")


def light(state: Machina, actor: Explorer) -> Flow[None]:
    """Light the unlit chapter cell nearest to the actor on his tile (MA-SEAL-4, MA-SEAL-O2)."""
    if actor.cell < 0:
        return
    board = layout(state.slots)
    dark = board.chapters & ~state.destroyed & ~state.lit & slot_bits(state, actor.cell)
    if dark:
        near = board.nearest(actor.cell, dark, walkable(state))
        state.lit |= BIT[(yield from creatures.pick_cell(state, near, "light"))]
        state.tell("story.lit", "MA-SEAL-4")


# ---------------------------------------------------------------------- threat, levels, item decks


def lower_threat(state: Machina, amount: int) -> None:
    state.threat = max(1, state.threat - amount)  # MA-THR-O3


def raise_threat(state: Machina, amount: int) -> Flow[None]:
    """MA-THR-O1, MA-THR-O2."""
    for _ in range(amount):
        if state.threat < TRACK:
            state.threat += 1
        elif state.level < LEVELS:
            yield from raise_level(state)
        else:
            for explorer in on_board(state):
                yield from inspiration.lose_health(state, explorer, 1)
            return


def raise_level(state: Machina) -> Flow[None]:
    """MA-THR-F2."""
    state.level += 1
    state.threat = 1
    state.monster_deck.shuffle_in(state.destroyed_monsters)
    state.destroyed_monsters = []
    yield from halve(state, state.monster_deck, "monster")
    state.monster_deck.shuffle_in(
        [card.id for card in MONSTERS.values() if card.level == state.level and not card.boss]
    )
    state.tell("story.level", "MA-THR-F2", level=state.level)


def halve(state: Machina, deck: Pile, kind: str) -> Flow[None]:
    """MA-CHAP-O4: half of the cards, rounded down, leave the game at random."""
    deck.shuffle()
    for _ in range(len(deck) // 2):
        state.box.append((yield from draw(deck, f"remove-{kind}")))


def add_items(state: Machina, level: int) -> Flow[None]:
    """MA-CHAP-F2; what explorers brought from an earlier scenario is not there twice."""
    held = [item for explorer in state.explorers for item in owned(explorer)]
    for type in TYPES:
        deck = state.decks[type]
        deck.shuffle_in(state.discards[type])
        state.discards[type] = []
        yield from halve(state, deck, type)
        fresh = [item.id for item in ITEMS.values() if item.type == type and item.level == level]
        deck.shuffle_in([item for item in fresh if item not in held])
    state.tell("story.items", "MA-CHAP-F2", level=level)
