"""The monster phase: what a predictable monster does in its turn, and what players do with the others."""

from __future__ import annotations

from undercroft.core.question import Question, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.machina import chapter, effects
from undercroft.games.machina import explorer as explorer_rules
from undercroft.games.machina.board import layout
from undercroft.games.machina.cards.registry import MONSTERS
from undercroft.games.machina.consequences import Rule, is_ended, note_chapter
from undercroft.games.machina.events.rounds import MonsterTurnBegan, PhaseBegan
from undercroft.games.machina.hunting import hunting_ground, nearest_of, step, targets
from undercroft.games.machina.monster_abilities import first_ability, use
from undercroft.games.machina.options import MONSTER, NOBODY, figure_verb
from undercroft.games.machina.reading import explorers_on, find_monster, hears_rounds, seats
from undercroft.games.machina.state import OFF, Explorer, Machina, Monster
from undercroft.games.machina.unpredictable import free_turn

DRIVE: Question[Machina] = Question(
    "drive", figure_verb("drive"), NOBODY, clause="MA-DEATH-O2", answer=prefer("nobody")
)
HUNT: Question[Machina] = Question("hunt", figure_verb("hunt"), clause="MA-NEAR-6", about=(MONSTER,))


def muster(state: Machina) -> None:
    """MA-MON-1: all monsters, in their order; MA-SPAWN-O3: new ones too."""
    state.waiting = [monster.id for monster in state.order]
    for monster in state.order:
        monster.driver = OFF
    if state.log is not None and state.order:
        state.tell(PhaseBegan(round=state.round, phase="monsters"))


def stage(state: Machina) -> Flow[None]:
    """One monster's turn, or the end of the round. Only what may have consequences needs `effects.play`."""
    if state.waiting:
        monster = find_monster(state, state.waiting.pop(0))
        if monster is not None:
            yield from turn(state, monster)
            if is_ended(state):
                return
        if state.waiting:
            return
    if hears_rounds(state):
        yield from effects.play(state, round_ends(state))
        if is_ended(state):
            return
    if is_watched(state):
        yield from effects.play(state, vigil(state))
        if is_ended(state):
            return
    state.round += 1
    explorer_rules.begin(state)


def is_watched(state: Machina) -> bool:
    """Whether an explorer is adjacent to a lit chapter cell."""
    board = layout(state.slots)
    near = board.spread(board.chapters & state.lit & ~state.destroyed)
    return bool(near and explorers_on(state, near))


def round_ends(state: Machina) -> Rule[None]:
    """What a chapter does at the end of each round, with no actor (MA-CHAP-O6)."""
    yield from note_chapter(state, OFF, "round")
    yield from chapter.settle(state)


def vigil(state: Machina) -> Rule[None]:
    """The end of a round: a chapter may ask that somebody keeps watch (MA-GOAL-O8)."""
    yield from note_chapter(state, OFF, "vigil")
    yield from chapter.settle(state)


def drivers(state: Machina) -> Flow[None]:
    """MA-DEATH-O2, O3: who has no living explorer left may choose one monster each."""
    idle = [
        seat
        for seat in range(state.players)
        if not any(explorer.alive for explorer in state.explorers if explorer.seat == seat)
    ]
    for seat in idle:
        free = [monster for monster in state.order if monster.driver == OFF and controller(state, monster) == OFF]
        if free:  # MA-CTRL-3: a monster controlled by a card is not theirs to take
            options: list[Option] = [("drive", monster.id) for monster in free]
            option = yield DRIVE.ask(seat, [*options, ("nobody",)])
            if option[0] == "drive":
                chosen = find_monster(state, str(option[1]))
                if chosen is not None:
                    chosen.driver = seat


def controller(state: Machina, monster: Monster) -> int:
    """The explorer who controls this monster by a card, MA-CTRL-1."""
    for marker in state.markers:
        for who, what, _ in marker.changes:
            if what == "control" and who == monster.id:
                return marker.owner
    return OFF


def turn(state: Machina, monster: Monster) -> Flow[None]:
    monster.stamina = MONSTERS[monster.id].stamina  # MA-MON-O1
    if state.log is not None:
        state.tell(MonsterTurnBegan(who=monster.id))
    owner = controller(state, monster)
    if owner != OFF and state.explorers[owner].alive:
        seat = state.explorers[owner].seat
        yield from effects.play(state, free_turn(state, monster, seat, hostile=False))  # MA-CTRL-2
        return
    if monster.driver != OFF:
        yield from effects.play(state, free_turn(state, monster, monster.driver, hostile=True))  # MA-DEATH-1
        return
    laid = state.laid
    prey: Explorer | None = None
    while monster.stamina > 0 and monster.health > 0 and laid == state.laid:  # MA-MON-2
        found = targets(state, monster)  # MA-NEAR-O4: anew before every action
        if not found:
            return
        ground = hunting_ground(state) if len(found) > 1 else OFF
        closest = nearest_of(state, monster, found, ground)[0] if len(found) > 1 else found
        if prey is None or (closest[0] is not prey and not any(explorer is prey for explorer in closest)):
            prey = closest[0]
            if len(closest) > 1:  # MA-NEAR-6; the choice stands while they stay equal
                option = yield HUNT.ask(seats(state), [("hunt", explorer.id) for explorer in closest], (monster.id,))
                prey = next(explorer for explorer in closest if explorer.id == option[1])
        known = first_ability(state, monster, prey)
        if known is not None:  # MA-PRED-1, MA-PRED-5
            yield from effects.play(state, use(state, monster, known, prey))
            if is_ended(state):
                return
            continue
        if not (yield from step(state, monster, prey, ground if ground != OFF else hunting_ground(state))):
            return
