"""Every word of the vocabulary is performed, or named as the games' own, and has words."""

from __future__ import annotations

import msgspec

from undercroft.games.haven import text, verbs
from undercroft.games.haven.effects import EFFECTS
from undercroft.games.haven.verbs import Action

OF_GAMES = {verbs.Loot, verbs.Recover, verbs.Grant, verbs.DestroyObstacle, verbs.CreateTrap, verbs.Special}
"""Actions that a game performs itself (`CardHooks.perform`)."""
ABSTRACT = {Action, verbs.Aimed}


def actions() -> set[type[Action]]:
    found = {thing for thing in vars(verbs).values() if isinstance(thing, type) and issubclass(thing, Action)}
    return found - ABSTRACT


def test_every_action_says_something() -> None:
    assert set(text.TERMS) == actions(), "text.TERMS has an entry for each kind of action, and none besides"


def test_every_action_is_performed() -> None:
    assert set(EFFECTS) | OF_GAMES == actions(), "an action is performed in haven/effects or by the games"
    assert not set(EFFECTS) & OF_GAMES


def test_every_word_says_what_it_does() -> None:
    structs = [
        thing for thing in vars(verbs).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == verbs.__name__
    ]  # fmt: skip
    silent = [thing.__name__ for thing in structs if not (thing.__doc__ or "").strip()]
    assert not silent, f"without a docstring in haven/verbs.py: {', '.join(silent)}"
