"""Companion play in words: whatever real dice and cards may give, the page names it in each language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from undercroft.core.chance import ByHand, Dice, weighted
from undercroft.core.game import Game, available, load
from undercroft.core.request import Chance, Outcome
from undercroft.core.say import say
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES

ANSWERS = 1500
NUMBER = re.compile(r"[+-]?\d+")
INTERNAL = re.compile(r"[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)+")
"""How keys and names inside the rules look: words of small letters, joined."""


def faults(game: Game[Any], chance: Chance, outcome: Outcome) -> list[str]:
    """What is wrong with the words for an outcome; a number may stand for itself, a name inside the rules may not."""
    found = []
    name = str(outcome)
    said = game.outcome(chance, outcome)
    for language in LANGUAGES:
        what = f"{chance.kind} {name} ({language})"
        if not game.words.has(said.key, language):
            found.append(f"{what}: no message {said.key}")
            continue
        label = game.words.text(said, language)
        if said.key == "outcome" and not NUMBER.fullmatch(name):
            found.append(f"{what}: only its name inside the rules, {label!r}")
        elif INTERNAL.fullmatch(label):
            found.append(f"{what}: {label!r}")
    return found


@pytest.mark.parametrize("name", available())
def test_every_chance_and_every_outcome_is_named_in_words(name: str) -> None:
    game = load(name)
    setting = game.settings[0]
    known: set[tuple[str, Outcome]] = set()
    wrong: list[str] = []
    for seed in range(4):
        rng, dice = random.Random(seed), Dice(seed)
        players = rng.randint(setting.min, setting.max)
        table = Table(game, {"players": players}, seed, source=ByHand())
        for _ in range(ANSWERS):
            chance = table.chance
            if chance is not None:
                labels: dict[str, Outcome] = {}
                for outcome in dict.fromkeys(chance.outcomes):
                    if (chance.kind, outcome) not in known:
                        wrong += faults(game, chance, outcome)
                        known.add((chance.kind, outcome))
                    label = game.words.text(game.outcome(chance, outcome), "en")
                    if label in labels:
                        wrong.append(f"{chance.kind}: {labels[label]} and {outcome} are both called {label!r}")
                    labels[label] = outcome
                for language in LANGUAGES:
                    prompt = say(f"chance.{chance.kind}")
                    if not game.words.has(prompt.key, language) or not game.words.text(prompt, language).strip():
                        wrong.append(f"{chance.kind} has no prompt in {language}")
                table.enter(weighted(chance, dice))
                continue
            turn = table.turn()
            if turn is None:
                break
            seat, choice = turn
            table.choose(rng.choice(list(choice.options)), seat)
    assert known, "fate was never asked"
    assert wrong == [], "\n".join(dict.fromkeys(wrong))
