"""The executable rulebook of Machina Arcana: every case, and every card in a case."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft.games.machina as machina
from tests.rulebook import case_id, cases_of, names_given_twice
from undercroft.core.cases import Case, run_case
from undercroft.games.machina.cards.language import KEYWORDS, VERBS
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
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
    used: set[str] = set()
    keywords: set[str] = {keyword for card in MONSTERS.values() for keyword in card.keywords}
    for known in ABILITIES:
        steps = list(known.ability.steps)
        while steps:
            step = steps.pop()
            used.add(step.verb)
            steps += [*step.then, *step.other]
            if step.verb == "keyword":
                keywords.add(step.what)
    assert used == set(VERBS)
    assert keywords == set(KEYWORDS)
