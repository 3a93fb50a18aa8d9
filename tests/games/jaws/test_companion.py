"""Playing with the real box at hand: every draw says in words what is drawn for whom, and what can come."""

from __future__ import annotations

import re
from typing import Any

import pytest

from undercroft.core.chance import ByHand, Dice
from undercroft.core.request import Chance
from undercroft.core.table import Table
from undercroft.games.jaws.cards.characters import BASE_DECK, CHARACTERS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

RAW = re.compile(r"[a-z]+[-_.][a-z]+|plus\d|minus\d|\{")
"""How an internal name would look in an English sentence; hyphened words of titles are known below."""


def labels(chance: Chance, language: str) -> list[str]:
    return [GAME.words.text(GAME.outcome(chance, outcome), language) for outcome in chance.outcomes]


def test_a_campaign_with_real_cards_never_shows_a_name_of_the_machine() -> None:
    """Prompt and outcomes of every chance of random play, in all languages."""
    seen = set()
    games: list[dict[str, Any]] = [
        {"players": 2}, {"players": 1, "mode": "scenario", "scenario": 9, "level": 5}, {"players": 1, "party": 3}
    ]  # fmt: skip
    for seed, options in enumerate(games):
        table = Table(GAME, options, seed, source=ByHand())
        dice = Dice(seed)
        for _ in range(700):
            if table.is_over:
                break
            chance = table.chance
            if chance is None:
                assert table.requests
                seat = next(iter(table.requests))
                table.choose(dice.below(len(table.requests[seat].options)), seat)
                continue
            seen.add(chance.kind)
            assert isinstance(table.state, Jaws)
            for language in ("en", "uk", "ru"):
                prompt = GAME.words.text(GAME.chance_prompt(table.state, chance), language)
                assert not RAW.search(prompt.replace("Eagle-Eye", "")), prompt
                for label in labels(chance, language):
                    assert label
                    assert language == "en" or not re.search(r"[A-Za-z]{2}", label), label
            table.enter(str(chance.outcomes[dice.below(len(chance.outcomes))]))
    assert {"goal", "standee", "ability", "modifier"} <= seen


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_rarer_draws(language: str) -> None:
    """Class modifiers, the swing of event 11, a short rest, city events; two cards of one title can be told apart."""
    own = {card for hero in CHARACTERS.values() for perk in hero.perks for card in perk.add}
    modifiers = sorted({*BASE_DECK, *own, "bless", "curse"})
    for kind in ("modifier", "swing"):
        found = labels(Chance(kind, modifiers), language)
        assert len(set(found)) == len(modifiers)
        assert not [label for label in found if RAW.search(label)]
    events = labels(Chance("event", [str(number) for number in range(1, 23)]), language)
    assert len(set(events)) == 22
    assert [label for label in events if len(label) >= 40] == []  # not the story
    for name, deck in DECKS.items():
        found = labels(Chance("ability", [card.id for card in deck]), language)
        same = {(card.title, card.ability.initiative) for card in deck}
        assert len(set(found)) == len(same), name
