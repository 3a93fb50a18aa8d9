"""The codex of every game: all that is in the box, each thing once, said in three languages, with clauses and pictures
that are there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.art import every_picture, named_in
from undercroft.core.codex import Entry, NoCodex, Opening
from undercroft.core.game import available, load
from undercroft.core.say import say
from undercroft.core.scene import render
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES


def things_of_thunderstone() -> list[str]:
    from undercroft.games.thunderstone.cards import CARDS

    return list(CARDS)


def things_of_bugs() -> list[str]:
    from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
    from undercroft.games.bugs.cards.items import ITEMS
    from undercroft.games.bugs.cards.modifiers import MONSTER_TABLES
    from undercroft.games.bugs.cards.monsters import MONSTERS
    from undercroft.games.bugs.scenarios import SCENARIOS
    from undercroft.games.haven.verbs import ELEMENTS

    return named(
        hero=CHARACTERS, card=CARDS, item=ITEMS, monster=MONSTERS, scenario=SCENARIOS, table=MONSTER_TABLES,
        element=ELEMENTS,
    )  # fmt: skip


def things_of_jaws() -> list[str]:
    from undercroft.games.haven.verbs import ELEMENTS
    from undercroft.games.jaws.cards.characters import BASE_DECK, CARDS, CHARACTERS
    from undercroft.games.jaws.cards.decks import MONSTER_CARDS
    from undercroft.games.jaws.cards.events import EVENTS
    from undercroft.games.jaws.cards.goals import GOALS
    from undercroft.games.jaws.cards.items import ITEMS
    from undercroft.games.jaws.cards.monsters import MONSTERS
    from undercroft.games.jaws.cards.scenarios import SCENARIOS
    from undercroft.games.jaws.cards.treasures import GOODS, TREASURES

    objects = {objective.name for scenario in SCENARIOS.values() for objective in scenario.objectives}
    perks = {card for hero in CHARACTERS.values() for perk in hero.perks for card in perk.add}
    return named(
        hero=CHARACTERS, card=CARDS, item=ITEMS, monster=MONSTERS, ability=MONSTER_CARDS, scenario=SCENARIOS,
        event=EVENTS, goal=GOALS, treasure=TREASURES, crate=GOODS, object=objects, element=ELEMENTS,
        modifier={*BASE_DECK, *perks, "bless", "curse"},
    )  # fmt: skip


def named(**tables: Any) -> list[str]:
    """The ids of entries: the kind of thing and its name in the table."""
    return [f"{kind}-{name}" for kind, names in tables.items() for name in names]


THINGS: dict[str, Callable[[], list[str]]] = {
    "bugs": things_of_bugs,
    "jaws": things_of_jaws,
    "thunderstone": things_of_thunderstone,
}
"""What the tables of each game hold, as the codex names it; Sanctum and Machina look in tests of their own."""

LISTED = [name for name in available() if not isinstance(load(name).codex, NoCodex)]


def entries_of(name: str) -> list[Entry]:
    return list(load(name).codex.entries())


@pytest.mark.parametrize("name", THINGS)
def test_every_thing_of_the_box_is_listed_once(name: str) -> None:
    counts = Counter(entry.id for entry in entries_of(name))
    assert [id for id, count in counts.items() if count > 1] == []
    things = THINGS[name]()
    assert things
    assert [thing for thing in things if thing not in counts] == []


@pytest.mark.parametrize("name", LISTED)
def test_kinds_stand_together(name: str) -> None:
    """The page and the terminal write a heading where the kind changes."""
    kinds = [entry.kind for entry in entries_of(name)]
    changes = [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]
    assert len(changes) == len(set(changes))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTED)
def test_entries_are_said_in_every_language(name: str, language: str) -> None:
    """A message that is missing, or that lacks an argument, cannot be said at all."""
    game = load(name)
    for entry in entries_of(name):
        assert game.words.has(f"codex.{entry.kind}", language)
        assert game.words.text(say(f"codex.{entry.kind}"), language)
        told = render(entry, game.words, language)
        assert told["card"]["title"]


@pytest.mark.parametrize("name", LISTED)
def test_clauses_of_entries_are_in_the_rules(name: str) -> None:
    known = {clause.id for clause in load(name).rulebook.clauses()}
    named_there = {clause for entry in entries_of(name) for clause in entry.clauses}
    assert named_there - known == set()


@pytest.mark.parametrize("name", LISTED)
def test_pictures_of_entries_are_in_the_sheets(name: str) -> None:
    game = load(name)
    seen = {art for entry in entries_of(name) for art in named_in(render(entry, game.words, "en"))}
    assert seen
    assert seen - set(every_picture()) == set()


def opened_by(name: str, options: dict[str, Any], **facts: Any) -> set[str]:
    """The spoilers that are open to who has come so far in a campaign."""
    game = load(name)
    view = Table(game, options, 1).view(0)
    for fact, value in facts.items():
        setattr(view, fact, value)
    assert isinstance(game.codex, Opening)
    named_there = set(game.codex.opened(view))
    entries = {entry.id: entry for entry in entries_of(name)}
    assert named_there <= set(entries)
    return {id for id in named_there if entries[id].is_spoiler}


def test_a_campaign_opens_what_it_has_come_to() -> None:
    assert opened_by("bugs", {}, completed=[1, 3], scenario=4) == {"scenario-3", "scenario-4"}
    fresh = opened_by("jaws", {})
    assert not {id for id in fresh if not id.startswith("item-")}
    later = opened_by("jaws", {}, done=[1, 2], scenario=3, looted=[12], stock={"winged-shoes": 2})
    assert {"scenario-2", "scenario-3", "treasure-12"} <= later
    assert "scenario-4" not in later
    story = opened_by("jaws", {}, done=list(range(1, 21)))
    assert {id.partition("-")[0] for id in story - fresh} == {"scenario", "monster", "ability", "object", "crate"}
    begun = opened_by("machina", {"scenario": "engine"}, chapter=2)
    assert begun == {"engine2", "engine3"}
    ended = opened_by("machina", {"scenario": "engine"}, chapter=9)
    assert "engine_end" in ended
    assert {id.partition("-")[0] for id in ended if not id.startswith("engine")} >= {"tile"}
    second = opened_by("machina", {"scenario": "campaign"}, scenario="train", chapter=1)
    assert second == ended | {"train2"}  # the scenarios of a campaign come one after another (MA-CAMP-O1)
