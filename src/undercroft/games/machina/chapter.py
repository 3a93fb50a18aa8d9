"""Chapters: going on to the next one, leaving by the exit, sealing lair cells and lighting chapter cells."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.core.state import Result
from undercroft.games.machina import creatures, exploration, grounds, items, threat
from undercroft.games.machina.board import BIT, layout
from undercroft.games.machina.cards.registry import CHAPTERS
from undercroft.games.machina.consequences import ENDED, Rule, note, set_off, win
from undercroft.games.machina.events.board import ChapterCellLit, Entered, ExitPlaced, LairSealed
from undercroft.games.machina.events.rounds import ChapterBegan, GameEnded, TaleTold
from undercroft.games.machina.reading import chapter_of, crowd, living, passable, slot_bits, walkable
from undercroft.games.machina.state import OFF, Explorer, Machina

LEAST_LAIR = 3


def lair_start(state: Machina) -> int:
    return lair_for(chapter_of(state).lair, len(living(state)))


def lair_for(start: int, explorers: int) -> int:
    """MA-CHAP-O1: a chapter's lair value, lowered for each explorer but the first."""
    return start if start <= LEAST_LAIR else max(LEAST_LAIR, start - (explorers - 1))


def progress(state: Machina, actor: int) -> Rule[None]:
    """To the next chapter: MA-CHAP-2, MA-GOAL-O5, MA-GOAL-O6."""
    items.drop_markers(state, chapter_of(state).id)  # MA-CHAP-O3
    exit = state.exit
    state.exit = OFF
    state.chapter += 1
    state.progress = 0
    grounds.clear_objects(state)
    card = chapter_of(state)
    tell_chapter(state, "MA-CHAP-2")
    if state.chapter == len(CHAPTERS[state.scenario]) - 1:
        yield from exploration.new_board(state, card.tile)  # MA-GOAL-O5
    else:
        for explorer in state.explorers:
            if explorer.alive and explorer.left:  # MA-GOAL-O6
                explorer.left = False
                free = passable(state) & ~crowd(state) & ~layout(state.slots).pits
                near = layout(state.slots).nearest(exit, free, walkable(state))
                explorer.cell = yield from creatures.pick_cell(state, near, explorer.id, explorer.seat)
                if state.log is not None:
                    state.tell(Entered(who=explorer.id))
    yield from begin(state, actor)


def tell_chapter(state: Machina, clause: str) -> None:
    if state.log is not None:
        card = chapter_of(state).id
        state.tell(ChapterBegan(card=card, number=state.chapter + 1, clause=clause))
        state.tell(TaleTold(card=card))


def begin(state: Machina, actor: int) -> Rule[None]:
    """The current chapter enters play (MA-CHAP-2; at set-up MA-SET-O2)."""
    at = state.chapter
    yield from set_off(chapter_of(state).id, "enter", state.explorers[actor] if actor != OFF else None, actor)
    if state.chapter == at:
        threat.set_lair(state, lair_start(state))
        threat.set_horror(state, chapter_of(state).horror)


def all_left(state: Machina) -> Rule[None]:
    """MA-GOAL-O3: every living explorer has left; the chapter progresses on a new board, with no actor."""
    if state.chapter == len(CHAPTERS[state.scenario]) - 1:
        yield from win(state)
    upcoming = CHAPTERS[state.scenario][state.chapter + 1]
    if state.chapter + 1 < len(CHAPTERS[state.scenario]) - 1:
        yield from exploration.new_board(state, upcoming.tile)
    yield from progress(state, OFF)


def settle(state: Machina) -> Rule[None]:
    """After an effect: defeat (MA-GOAL-F2), or everybody has left (MA-GOAL-O2)."""
    for explorer in state.explorers:
        if explorer.alive and not explorer.left:
            return
    if not any(explorer.alive for explorer in state.explorers):
        state.result = Result((), (0.0,) * state.players, "lost")
        if state.log is not None:
            state.tell(GameEnded(reason="lost"))
        yield ENDED
    yield from all_left(state)


def place_exit(state: Machina) -> None:
    """The exit token comes onto the joining-symbol cell of the tile laid last, which is always floor (MA-GOAL-O7)."""
    if state.exit == OFF:
        state.exit = layout(state.slots).joins[state.last]
        if state.log is not None:
            state.tell(ExitPlaced(cell=state.exit))


# ---------------------------------------------------------------------- sealing, lighting


def seal(state: Machina, actor: Explorer, cell: int) -> Rule[None]:
    """Seal a lair cell: MA-SEAL-1 to 4."""
    threat.lower_threat(state, 1)
    creature = None
    for explorer in state.explorers:
        if explorer.cell == cell:
            creature = explorer
    if creature is not None:
        creatures.die(state, creature)
    state.destroyed |= BIT[cell]  # before what follows from a monster's end: nobody steps there in between
    if state.log is not None:
        state.tell(LairSealed(who=actor.id, cell=cell))
    for monster in list(state.order):
        if monster.cell == cell:
            yield from creatures.destroy_monster(state, monster)
    yield from light(state, actor)
    if actor.alive:
        yield from note(state, actor, "seal")


def light(state: Machina, actor: Explorer) -> Flow[None]:
    """Light the unlit chapter cell nearest to the actor on their tile (MA-SEAL-4, MA-SEAL-O2)."""
    if actor.cell == OFF:
        return
    board = layout(state.slots)
    dark = board.chapters & ~state.destroyed & ~state.lit & slot_bits(state, actor.cell)
    if dark:
        near = board.nearest(actor.cell, dark, walkable(state))
        cell = yield from creatures.pick_cell(state, near, "light")
        state.lit |= BIT[cell]
        if state.log is not None:
            state.tell(ChapterCellLit(cell=cell))
