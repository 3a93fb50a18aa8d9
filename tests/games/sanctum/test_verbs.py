"""Every verb of the cards is run and said, and a card's text follows from its verbs."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from undercroft.core.words import LANGUAGES
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import SKILLS
from undercroft.games.sanctum.cards.lord import FURY, LORD
from undercroft.games.sanctum.cards.text import BLESSING_NAMES, SAY, effect_of_card, item_lines, skill_text, verb_text
from undercroft.games.sanctum.cards.verbs import (
    ALL_VERBS,
    DIE_CHANGES,
    Ability,
    AnyValue,
    DieChange,
    ExtraDamage,
    Feint,
    MorePotionSlots,
    Plus,
    PlusMinus,
    RerollDice,
    SetTo,
    Shield,
    SilverForGems,
    StandingRule,
    Verb,
)
from undercroft.games.sanctum.dice import FACES, TURNS, reach, reach_with_smaller
from undercroft.games.sanctum.effects import ATTACK_SKILLS, GUARDS, IMMEDIATE, PENALTIES, SILVER
from undercroft.games.sanctum.game import GAME

DECLARED: set[Verb] = {
    *(ability.effect for demon in DEMONS.values() for ability in demon.item.abilities),
    *(skill.effect for skill in SKILLS.values()),
    *(card.penalty for card in (*LORD.values(), *FURY.values())),
    AnyValue(),
}
"""Every verb as some card has it, and rage."""


def name_of(verb: type[Verb]) -> str:
    return verb.__name__


@pytest.mark.parametrize("verb", ALL_VERBS, ids=name_of)
def test_a_verb_is_run_in_one_place_and_explained(verb: type[Verb]) -> None:
    run = [*TURNS, *ATTACK_SKILLS, *GUARDS, *SILVER, *IMMEDIATE, *PENALTIES, *get_args(StandingRule), Shield]
    assert run.count(verb) == 1, f"{verb.__name__} is run by none or several of the registries"
    assert verb in SAY, f"cards/text.py does not say {verb.__name__}"
    assert (verb.__doc__ or "").strip().endswith((".", ")")), f"{verb.__name__} does not explain itself"
    assert any(type(declared) is verb for declared in DECLARED), f"no card has {verb.__name__}: dead"


def test_the_changes_of_a_die_are_all_listed() -> None:
    assert get_args(DieChange) == DIE_CHANGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_verb_stands_in_its_text(language: str) -> None:
    """Change a number on a card and its text changes with it."""
    for verb in DECLARED | set(BLESSING_NAMES):
        for field, value in msgspec.structs.asdict(verb).items():
            if not isinstance(value, int) or not value:
                continue
            other = msgspec.structs.replace(verb, **{field: value + 3})
            said, otherwise = (GAME.words.text(verb_text(v), language) for v in (verb, other))
            assert said != otherwise, f"{field} of {verb} is not told in {language}: {said}"


def test_a_card_with_other_verbs_has_another_text() -> None:
    def en(said: object) -> str:
        return GAME.words.text(said, "en")  # type: ignore[arg-type]

    item = DEMONS["R1-01"].item
    assert en(item_lines(item)[0]) == "1 focus: a die ±1"
    changed = msgspec.structs.replace(item, abilities=(Ability("RP", Shield(4)),))
    assert en(item_lines(changed)[0]) == "1 stamina and 1 of either: block 4 damage"
    skill = SKILLS["loaded_dice"]
    assert en(skill_text(skill)) == "Once in a fight, in the attack step: re-roll up to two unplaced dice."
    for effect, text in (
        (RerollDice(1), "Once in a fight, in the attack step: re-roll up to one unplaced die."),
        (SetTo(4), "Once in a fight, in the attack step: set a die to 4."),
        (
            Feint(2, unplaced=5),
            "Once in a fight, in the block step: block 2 damage, or 5 if one of your dice is unplaced.",
        ),
        (MorePotionSlots(3), "Immediately: you have 3 more potion slots."),
        (SilverForGems(1), "Roll the silver die too if you have freed at least 1 green gem (white ones do not count)."),
    ):
        assert en(skill_text(msgspec.structs.replace(skill, effect=effect))) == text
    lord = msgspec.structs.replace(LORD["L-01"], penalty=ExtraDamage(3))
    assert en(effect_of_card(lord)) == "face 3 additional damage in your next fight, or wounds: 1"


def test_what_a_change_makes_of_a_die() -> None:
    """SA-EFX-2, SA-EFX-4, SA-EFX-8: never past 6 or 1; Steady Hand allows every smaller change"""
    assert reach(PlusMinus(2)) == ((), (3,), (4,), (1, 5), (2, 6), (3,), (4,))
    assert reach_with_smaller(PlusMinus(2)) == ((), (2, 3), (1, 3, 4), (1, 2, 4, 5), (2, 3, 5, 6), (3, 4, 6), (4, 5))
    assert reach_with_smaller(Plus(2)) == ((), (2, 3), (3, 4), (4, 5), (5, 6), (6,), ())
    assert reach_with_smaller(SetTo(4)) == reach(SetTo(4)) == ((), *((4,) for _ in FACES))
    assert reach(Shield(1)) == ()
