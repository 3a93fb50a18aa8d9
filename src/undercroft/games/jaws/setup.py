"""Set-up: options to a state, and the party that players choose (JL-CHR-1, JL-GEN-F2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option
from undercroft.games.jaws import campaign
from undercroft.games.jaws.cards.characters import BASE_DECK, CARDS, CHARACTERS, THRESHOLDS
from undercroft.games.jaws.kernel.answers import PlayedJaws
from undercroft.games.jaws.options import CHARACTER, NUMBER
from undercroft.games.jaws.state import Hero, Jaws

CHOOSE_CHARACTER: Question[Jaws] = Question(
    "setup.character", Verb("character", CHARACTER), about=(NUMBER,), clause="JL-CHR-1", wish=True
)

DIFFICULTIES = campaign.DIFFICULTY_NAMES


def new_state(options: Mapping[str, Any]) -> Jaws:
    single = options["mode"] == "scenario"
    state = PlayedJaws(
        players=options["players"],
        single=single,
        difficulty=DIFFICULTIES.index(options["difficulty"]) - 1,
        available=[1],
        scenario=options["scenario"] if single else 0,
    )
    party = list(options["characters"])
    for at, kind in enumerate(party):
        state.heroes.append(new_hero(kind, at % state.players))
    state.wave = options["party"] if not party else len(party)
    state.level = options["level"]
    return state


def new_hero(kind: str, seat: int) -> Hero:
    """A character of level 1 with the cards of level A (JL-CHR-2, 3)."""
    character = CHARACTERS[kind]
    return Hero(
        kind=kind,
        seat=seat,
        perks=[0] * len(character.perks),
        modifiers=list(BASE_DECK),
        cards=[card.id for card in character.cards if card.level == "A"],
    )


def choose_party(state: Jaws) -> Flow[None]:
    """Each player takes a character; a lone player, or few, take several (JL-CHR-1, JL-GEN-F2)."""
    while len(state.heroes) < state.wave:
        seat = len(state.heroes) % state.players
        taken = [hero.kind for hero in state.heroes]
        options: list[Option] = [("character", kind) for kind in CHARACTERS if kind not in taken]
        option = yield CHOOSE_CHARACTER.ask(seat, options, (len(taken) + 1,))
        state.heroes.append(new_hero(str(option[1]), seat))
    level, state.level, state.wave = state.level, 0, 0
    if not state.single:
        state.phase = "town"
        return
    for hero in state.heroes:
        equip(hero, state.scenario)
        hero.experience = THRESHOLDS[level - 1]
    state.available = [state.scenario]
    state.phase = "ready"


def equip(hero: Hero, scenario: int) -> None:
    """The cards with which a character comes to a single scenario (JL-CHR-16)."""
    cards = CHARACTERS[hero.kind].cards
    if scenario == 1:
        return
    if scenario <= 3:
        fresh = [card for card in cards if card.level == "B"]
        titles = {card.title for card in fresh}
        hero.cards = [card for card in hero.cards if CARDS[card].title not in titles] + [card.id for card in fresh]
    else:
        hero.cards = [card.id for card in cards if card.level in ("1", "X")]


def make_ready(state: Jaws) -> Flow[None]:
    """A single scenario with experienced characters: every level is gained by the book, one stage each."""
    for at, hero in enumerate(state.heroes):
        tutorial = any(CARDS[card].level in "AB" for card in hero.cards)
        if hero.level < campaign.reached(hero) and not tutorial:
            yield from campaign.level_up(state, at)
            return
    for hero in state.heroes:
        hero.level = max(hero.level, campaign.reached(hero))
    state.phase = "prepare"
