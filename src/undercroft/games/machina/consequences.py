"""What follows from what happens: abilities that are set off, and the end of a scenario.

A rule does not run abilities itself: it yields `SetOff`, and `effects.play`, which drives every stage, runs the
ability's steps before the rule goes on. So rules need not know the verbs of cards, and what follows comes at once.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from undercroft.core.request import Request
from undercroft.core.state import Result
from undercroft.games.machina import items
from undercroft.games.machina.cards.model import GROUP, Ability, Kind, Trigger
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, NUMBERS
from undercroft.games.machina.events.cards import EventFulfilled, EventProgressed
from undercroft.games.machina.events.rounds import GameEnded, ProgressMade, ScenarioWon
from undercroft.games.machina.reading import index_of
from undercroft.games.machina.records import Ended, SetOff
from undercroft.games.machina.state import OFF, Creature, Explorer, Machina

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
                if state.log is not None:
                    state.tell(EventProgressed(who=explorer.id, card=known.card, tokens=tokens))
                continue
            explorer.progress.pop(known.card, None)
            discard_event(state, explorer, known.card)  # MA-ONG-O3
            if state.log is not None:
                state.tell(EventFulfilled(who=explorer.id, card=known.card))
            yield SetOff(ability.steps, known.card, explorer, index_of(state, explorer))
    yield from note_chapter(state, index_of(state, explorer), trigger)


def discard_event(state: Machina, explorer: Explorer, card: str) -> None:
    """A personal event goes under the current one, with all that lasts by it (MA-SYM-5)."""
    explorer.events.remove(card)
    state.explorer_discard.insert(0, card)
    items.drop_markers(state, card)
    items.refresh(state, explorer)


def note_chapter(state: Machina, actor: int, trigger: Trigger) -> Rule[None]:
    """The same for the current chapter alone; no actor: OFF. What happens each time comes first (MA-CHAP-O5)."""
    card = CHAPTERS[state.scenario][state.chapter]
    heard = HEARD.get((card.id, trigger))
    if heard is None:
        return
    at = state.chapter
    user = state.explorers[actor] if actor != OFF else None
    for ability in heard:
        if state.chapter != at:
            return  # the chapter is out of play
        if ability.kind == "trigger":
            yield SetOff(ability.steps, card.id, user, actor)
        elif state.exit == OFF:
            state.progress += 1  # MA-SYM-2, MA-GOAL-2
            needed = ability.count + (ability.more if len(state.explorers) >= GROUP else 0)
            if state.log is not None:
                state.tell(ProgressMade(tokens=state.progress, needed=needed))
            if state.progress >= needed:
                state.progress = 0
                yield SetOff(ability.steps, card.id, user, actor)


def _heard() -> dict[tuple[str, str], tuple[Ability, ...]]:
    """What chapters wait for: by the chapter's card and what happens, the abilities, those of each time first."""
    found: dict[tuple[str, str], list[Ability]] = {}
    for cards in CHAPTERS.values():
        for card in cards:
            for ability in sorted(card.abilities, key=lambda ability: ability.kind != "trigger"):
                if ability.kind in ("trigger", "cumulative"):
                    found.setdefault((card.id, ability.on), []).append(ability)
    return {key: tuple(abilities) for key, abilities in found.items()}


HEARD = _heard()


def is_ended(state: Machina) -> bool:
    """Whether the scenario is over: the game is, or a campaign goes on with the next one."""
    return state.result is not None or state.phase == "interlude"


def win(state: Machina) -> Rule[None]:
    """MA-GOAL-1. In a campaign the next scenario follows, unless it was the last (MA-CAMP-O1)."""
    scenarios = list(CHAPTERS)
    if state.campaign and state.scenario != scenarios[-1]:
        state.phase = "interlude"
        state.active = OFF
        if state.log is not None:
            state.tell(ScenarioWon(scenario=state.scenario))
    else:
        state.result = Result(tuple(range(state.players)), (1.0,) * state.players, "won")
        if state.log is not None:
            state.tell(GameEnded(reason="won"))
    yield ENDED
