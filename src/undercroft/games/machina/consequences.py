"""What follows from what happens: abilities that are set off, and the end of a scenario.

A rule does not run abilities itself: it yields `SetOff`, and `effects.play`, which drives every stage, runs the
ability's steps before the rule goes on. So rules need not know the verbs of cards, and what follows comes at once.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar, final

import msgspec

from undercroft.core.request import Request
from undercroft.core.say import say
from undercroft.core.state import Result
from undercroft.games.machina import items
from undercroft.games.machina.cards.model import GROUP, Kind, Trigger
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, NUMBERS
from undercroft.games.machina.cards.verbs import Step
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina, index_of, name


@final
class SetOff(msgspec.Struct, gc=False):
    """The steps of an ability happen now, before the rule that yields this goes on."""

    steps: tuple[Step, ...]
    card: str
    user: Creature | None
    you: int
    """The explorer whom the card calls "you"; OFF: nobody yet."""


@final
class Ended(msgspec.Struct, gc=False):
    """The scenario is over: nothing of the rule that yields this happens any more."""


ENDED = Ended()

_T = TypeVar("_T")
Rule = Generator[Request | SetOff | Ended, Any, _T]
"""A flow that may set off abilities or end the scenario; `effects.play` drives it."""


def set_off(card: str, kind: Kind, user: Creature | None, you: int) -> Rule[None]:
    """Resolve all abilities of one kind (enter, destroyed) of a card, MA-SYM-7."""
    for number in NUMBERS[card]:
        ability = ABILITIES[number].ability
        if ability.kind == kind:
            yield SetOff(ability.steps, card, user, you)


def note(state: Machina, explorer: Explorer, trigger: Trigger) -> Rule[None]:
    """Something was done that abilities may wait for: passive ones, cumulative conditions, the chapter."""
    for number in explorer.hears:
        known = ABILITIES[number]
        ability = known.ability
        if ability.on != trigger or not explorer.alive:
            continue
        if ability.kind == "trigger":
            yield SetOff(ability.steps, known.card, explorer, index_of(state, explorer))
        elif known.card in explorer.events:
            tokens = explorer.progress.get(known.card, 0) + 1  # MA-SYM-2
            if tokens < ability.count:
                explorer.progress[known.card] = tokens
                continue
            explorer.progress.pop(known.card, None)
            explorer.events.remove(known.card)  # MA-ONG-O3
            state.explorer_discard.insert(0, known.card)
            items.drop_markers(state, known.card)
            items.refresh(state, explorer)
            state.tell("story.fulfilled", "MA-SYM-2", who=name(explorer), event=say(f"event.{known.card}"))
            yield SetOff(ability.steps, known.card, explorer, index_of(state, explorer))
    yield from note_chapter(state, index_of(state, explorer), trigger)


def note_chapter(state: Machina, actor: int, trigger: Trigger) -> Rule[None]:
    """The same for the current chapter alone; no actor: OFF."""
    card = CHAPTERS[state.scenario][state.chapter]
    for number in NUMBERS[card.id]:
        ability = ABILITIES[number].ability
        if ability.kind == "cumulative" and ability.on == trigger and state.exit == OFF:
            state.progress += 1  # MA-SYM-2, MA-GOAL-2
            needed = ability.count + (ability.more if len(state.explorers) >= GROUP else 0)
            state.tell("story.progress", "MA-SYM-2", n=state.progress, of=needed)
            if state.progress >= needed:
                state.progress = 0
                user = state.explorers[actor] if actor >= 0 else None
                yield SetOff(ability.steps, card.id, user, actor)
            return


def is_ended(state: Machina) -> bool:
    """Whether the scenario is over: the game is, or a campaign goes on with the next one."""
    return state.result is not None or state.phase == "interlude"


def win(state: Machina) -> Rule[None]:
    """MA-GOAL-1. In a campaign the next scenario follows, unless it was the last (MA-CAMP-O1)."""
    scenarios = list(CHAPTERS)
    if state.campaign and state.scenario != scenarios[-1]:
        state.phase = "interlude"
        state.active = OFF
        state.tell("story.scenario-won", "MA-CAMP-O1", scenario=say(f"scenario.{state.scenario}"))
    else:
        state.result = Result(tuple(range(state.players)), (1.0,) * state.players, "won")
    yield ENDED
