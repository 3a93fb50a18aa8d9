"""The lair phase: the clock that strikes, and the rolls that bring monsters."""

from __future__ import annotations

from undercroft.core.question import Question, Verb
from undercroft.core.request import Chance
from undercroft.games.machina import chapter, spawning, threat
from undercroft.games.machina.board import layout
from undercroft.games.machina.consequences import Rule
from undercroft.games.machina.dice import FATE
from undercroft.games.machina.events.rounds import ClockStruck, LairRolled, PhaseBegan
from undercroft.games.machina.options import EXPLORER, NUMBER
from undercroft.games.machina.reading import chapter_of, index_of, seats, slot_bits
from undercroft.games.machina.state import OFF, Explorer, Machina

ROLL: Question[Machina] = Question("lair", Verb("roll", EXPLORER), clause="MA-LAIR-O3", about=(NUMBER,))


def rolls(state: Machina, explorer: Explorer) -> bool:
    """MA-LAIR-F2: only where a lair cell of their tile is still open; MA-LAIR-6: not from outside the board."""
    return explorer.cell != OFF and bool(layout(state.slots).lairs & ~state.destroyed & slot_bits(state, explorer.cell))


def stage(state: Machina) -> Rule[None]:
    state.phase = "horror"
    if state.log is not None:
        state.tell(PhaseBegan(round=state.round, phase="lair"))
    if state.lair == 1:
        if state.log is not None:
            state.tell(ClockStruck())
        yield from threat.raise_threat(state, chapter_of(state).horror)  # MA-LAIR-1, MA-LAIR-O2
        yield from chapter.settle(state)
        if chapter_of(state).locked:
            threat.set_lair(state, chapter.lair_start(state))  # MA-LAIR-3, MA-LAIR-4
        else:
            yield from chapter.progress(state, OFF)  # MA-LAIR-2, MA-LAIR-O1
            yield from chapter.settle(state)
    value = state.lair
    waiting = [explorer.id for explorer in state.explorers]
    while True:
        able = [explorer for explorer in state.explorers if explorer.id in waiting and rolls(state, explorer)]
        if not able:
            break
        explorer = able[0]
        if len(able) > 1:  # MA-LAIR-O3
            option = yield ROLL.ask(seats(state), [("roll", other.id) for other in able], (value,))
            explorer = next(other for other in able if other.id == option[1])
        waiting.remove(explorer.id)
        face = yield Chance("fate-lair", FATE)
        if state.log is not None:
            state.tell(LairRolled(who=explorer.id, face=face, needed=value))
        if face >= value:  # MA-LAIR-F1
            yield from spawning.appear(state, index_of(state, explorer))
            yield from chapter.settle(state)
    threat.set_lair(state, max(1, state.lair - 1))  # MA-LAIR-5, MA-LAIR-O4
