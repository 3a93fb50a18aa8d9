"""The executable rulebook of Machina Arcana: every case, and every card in a case."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import undercroft.games.machina as machina
from tests.rulebook import case_id, cases_of, names_given_twice
from undercroft.core.cases import Case, run_case
from undercroft.core.words import LANGUAGES
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
from undercroft.games.machina.cards.text import SAY, step_line
from undercroft.games.machina.cards.verbs import KEYWORDS, VERBS, Attack, Fate, Gain, Light, Seal, Step
from undercroft.games.machina.effects import RUN
from undercroft.games.machina.game import GAME

FOLDER = Path(machina.__file__).parent / "cases"
CASES = cases_of("machina")
TEXT = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_case(case: Case) -> None:
    run_case(case, GAME)


def test_every_case_has_a_name_of_its_own() -> None:
    assert names_given_twice(CASES) == []


def named(word: str) -> bool:
    return re.search(rf"\b{word}\b", TEXT) is not None


@pytest.mark.parametrize(
    "kind", [EXPLORERS, MONSTERS, ITEMS, EXPLORER_EVENTS, HORROR_EVENTS], ids=lambda cards: next(iter(cards))
)
def test_every_card_is_in_a_case(kind: dict[str, object]) -> None:
    assert [card for card in kind if not named(card)] == []


def test_every_action_and_tile_element_is_in_a_case() -> None:
    actions = [
        "move",
        "end",
        "inventory",
        "trade",
        "leave",
        "explore",
        "use",
        "door",
        "break",
        "chapter",
        "seal",
        "event",
        "chest",
        "bench",
        "station",
        "lever",
    ]
    chosen = set(re.findall(r"choose\"?: \"?([a-z]+)", TEXT))
    assert set(actions) - chosen == set()
    maps = "".join(re.findall(r"\"([-.|JLC$!WRT^BO#+ ]{8,15})\"", TEXT))
    assert set("LC$!WRT^BO#+|-") - set(maps) == set()


def test_every_chapter_number_is_played_in_a_case() -> None:
    played = {(case.options.get("scenario", "engine"), (case.given or {}).get("chapter", 0)) for case in CASES}
    for scenario, chapters in CHAPTERS.items():
        for number in range(len(chapters)):
            assert (scenario, number) in played or (scenario, number - 1) in played


def test_every_verb_and_keyword_is_on_a_card() -> None:
    used: set[type[Step]] = set()
    keywords: set[str] = {keyword for card in MONSTERS.values() for keyword in card.keywords}
    for known in ABILITIES:
        steps = list(known.ability.steps)
        while steps:
            step = steps.pop()
            used.add(type(step))
            if isinstance(step, Fate):
                steps += [*step.then, *step.other]
            elif isinstance(step, Gain):
                keywords.add(step.keyword)
    assert [verb.__name__ for verb in VERBS if verb not in used] == []
    assert keywords == set(KEYWORDS)


def test_every_verb_is_run_and_said() -> None:
    assert [verb.__name__ for verb in VERBS if verb not in RUN] == [], "effects.RUN lacks these verbs"
    assert [verb.__name__ for verb in VERBS if verb not in SAY] == [], "cards.text.SAY lacks these verbs"
    assert [verb.__name__ for verb in VERBS if not verb.__doc__] == [], "verbs without a sentence on what they do"


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.__name__)
def test_a_verb_says_each_of_its_fields(verb: type[Step]) -> None:
    """Text and effect cannot disagree: whatever a card declares otherwise, it says otherwise."""
    values: dict[str, tuple[Any, Any]] = {
        "n": (1, 2), "high": (1, 2), "low": (1, 2), "level": (2, 3), "magic": (False, True),
        "who": ("self", "monsters"),
        "stat": ("will", "attack"), "keyword": ("incorporeal", "sighted"), "kind": ("chest", "lever"),
        "monster": ("drudge", "gear_rat"), "then": ((Seal(),), (Light(),)), "other": ((Seal(),), (Light(),)),
    }  # fmt: skip
    if verb is Attack:
        values["who"] = ("target", "around")  # an attack names its evaders only where nobody was chosen
    usual = {field: values[field][0] for field in verb.__struct_fields__}
    for field in usual:
        other = {**usual, field: values[field][1]}
        for language in LANGUAGES:
            said, differently = (GAME.words.text(step_line(verb(**made)), language) for made in (usual, other))
            assert said != differently, f"{verb.__name__} says nothing of {field} in {language}: {said}"
