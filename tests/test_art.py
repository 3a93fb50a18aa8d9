"""Every thing of every game has a picture of its own."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.art import PACKAGES, every_picture, named_in, pictures
from undercroft.core.game import available, load
from undercroft.core.request import key
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.games.bugs.cards.characters import CARDS as BUGS_CARDS
from undercroft.games.bugs.cards.characters import CHARACTERS as BUGS_HEROES
from undercroft.games.bugs.cards.items import ITEMS as BUGS_ITEMS
from undercroft.games.bugs.cards.monsters import MONSTERS as BUGS_MONSTERS
from undercroft.games.haven.verbs import CONDITIONS, ELEMENTS
from undercroft.games.jaws.cards.characters import CARDS, CHARACTERS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.machina.cards.registry import EXPLORER_EVENTS, EXPLORERS, HORROR_EVENTS
from undercroft.games.machina.cards.registry import ITEMS as MACHINA_ITEMS
from undercroft.games.machina.cards.registry import MONSTERS as MACHINA_MONSTERS
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import HEROES
from undercroft.games.thunderstone.cards import CARDS as THUNDERSTONE_CARDS

ICONS = Path(__file__).parents[1] / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"

THINGS: dict[str, Iterable[str]] = {
    "thunderstone/card": THUNDERSTONE_CARDS,
    "jaws/card": {card.title for card in CARDS.values()},
    "jaws/hero": CHARACTERS,
    "jaws/item": ITEMS,
    "jaws/monster": MONSTERS,
    "bugs/card": {side.name for card in BUGS_CARDS.values() for side in card.sides},
    "bugs/hero": BUGS_HEROES,
    "bugs/item": BUGS_ITEMS,
    "bugs/monster": BUGS_MONSTERS,
    "sanctum/hero": HEROES,
    "sanctum/item": DEMONS,
    "sanctum/skill": {skill.id for hero in HEROES.values() for skill in hero.skills},
    "machina/explorer": EXPLORERS,
    "machina/item": MACHINA_ITEMS,
    "machina/monster": MACHINA_MONSTERS,
    "machina/event": EXPLORER_EVENTS,
    "machina/horror": HORROR_EVENTS,
    "haven/condition": CONDITIONS,
    "haven/element": ELEMENTS,
    "core/game": available(),
}


@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_picture(kind: str) -> None:
    known = every_picture()
    assert [thing for thing in THINGS[kind] if f"{kind}/{thing}" not in known] == []


@pytest.mark.parametrize("name", PACKAGES)
def test_no_two_things_of_a_game_look_alike(name: str) -> None:
    """A card and its upgrade may share a silhouette in another tone; a term and what it names share their sign."""
    counts = Counter(
        (art.icon, art.hue)
        for key, art in pictures(name).items()
        if key.split("/")[0] not in ("term", "action", "class", "crest")
    )
    assert [look for look, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("name", PACKAGES)
def test_every_icon_is_in_the_set(name: str) -> None:
    if not ICONS.is_file():
        pytest.skip("the icon set is not installed (npm ci in web/)")
    found = json.loads(ICONS.read_text("utf-8"))
    known = set(found["icons"]) | set(found.get("aliases", {}))
    assert {art.icon for art in pictures(name).values()} <= known


@pytest.mark.parametrize("name", available())
def test_scenes_name_pictures_that_are_there(name: str) -> None:
    """Cards, figures and conditions met in some turns of a game all have theirs."""
    game = load(name)
    known = every_picture()
    chance = random.Random(7)
    seen: set[str] = set()
    table = Table(game, {}, 3)
    for _ in range(60):
        if table.is_over:
            break
        for seat in (0, None):
            seen.update(named_in(render(look(table, seat, story=False), game.words, "en")))
        seat, asked = sorted(table.requests.items())[0]
        table.choose(key(chance.choice(asked.options)), seat=seat)
    assert seen - set(known) == set()
    assert seen
