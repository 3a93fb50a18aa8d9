"""Every verb is run or read by the rules and says itself; a card's text changes with each verb, number and cost."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from undercroft.core.words import LANGUAGES, message_ids, texts_of
from undercroft.games.thunderstone.battle import BATTLE, SPOILS
from undercroft.games.thunderstone.cards import CARDS, READ
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.cards.model import Card, Effect
from undercroft.games.thunderstone.cards.text import PAID, lines_of
from undercroft.games.thunderstone.effects import RUN
from undercroft.games.thunderstone.game import GAME
from undercroft.games.thunderstone.hall import BREACH

KINDS = (do.Action, do.Trait, do.BattleEffect, do.Spoils, do.AfterVictory, do.Breach)
PLACES = ("always", "battle", "spoils", "victory", "breach")
"""Where verbs stand on a card without an effect around them."""
VERBS = [verb for kind in KINDS for verb in kind.__subclasses__()]


def verbs_of(card: Card) -> Iterator[do.Verb]:
    for effect in (*card.village, *card.dungeon):
        for verb in effect.do:
            yield verb
            if isinstance(verb, do.Then):
                yield verb.action
    for place in PLACES:
        yield from getattr(card, place)


SAMPLES: dict[type[do.Verb], do.Verb] = {type(verb): verb for card in CARDS.values() for verb in verbs_of(card)}


def text(card: Card, language: str) -> list[str]:
    return [GAME.words.text(line, language) for line in lines_of(card)]


def others_of(verb: do.Verb) -> Iterator[do.Verb]:
    """The verbs that could stand in its place: every other of its kind, and itself with each field changed."""
    kind = next(kind for kind in KINDS if isinstance(verb, kind))
    yield from (sample for type_, sample in SAMPLES.items() if issubclass(type_, kind) and type_ is not type(verb))
    for field, value in msgspec.structs.asdict(verb).items():
        if isinstance(value, bool):
            yield msgspec.structs.replace(verb, **{field: not value})
        elif isinstance(value, int):
            yield msgspec.structs.replace(verb, **{field: value + 1})
        elif isinstance(value, do.Action):
            yield from (msgspec.structs.replace(verb, **{field: other}) for other in others_of(value))


def changed(card: Card) -> Iterator[tuple[object, Card]]:
    """The card with one verb or one cost exchanged, in every way; what was put in beside it."""
    for place in ("village", "dungeon"):
        effects: tuple[Effect, ...] = getattr(card, place)
        for at, effect in enumerate(effects):
            for number, verb in enumerate(effect.do):
                for other in others_of(verb):
                    new = msgspec.structs.replace(effect, do=(*effect.do[:number], other, *effect.do[number + 1 :]))
                    yield other, msgspec.structs.replace(card, **{place: (*effects[:at], new, *effects[at + 1 :])})
            for cost in ("", "self", "disease", "food", "militia", "gold"):
                if cost != effect.cost:
                    new = msgspec.structs.replace(effect, cost=cost)
                    yield cost, msgspec.structs.replace(card, **{place: (*effects[:at], new, *effects[at + 1 :])})
    for place in PLACES:
        verbs: tuple[do.Verb, ...] = getattr(card, place)
        for at, old in enumerate(verbs):
            for other in others_of(old):
                yield other, msgspec.structs.replace(card, **{place: (*verbs[:at], other, *verbs[at + 1 :])})


@pytest.mark.parametrize("card", [card for card in CARDS.values() if any(verbs_of(card))], ids=lambda card: card.id)
def test_another_verb_is_another_text(card: Card) -> None:
    for language in LANGUAGES:
        told = text(card, language)
        for other, new in changed(card):
            assert text(new, language) != told, f"{card.id} with {other!r} instead says the same in {language}"


def test_every_verb_is_carried_out_somewhere() -> None:
    """By the flow of its chapter, or by a table of the cards that have it."""
    done = {*RUN, *BATTLE, *SPOILS, *BREACH, *READ}
    idle = [verb.__name__ for verb in VERBS if verb not in done]
    assert not idle, f"no rule runs or reads {', '.join(idle)}"


def test_every_kind_of_verb_is_run_where_it_may_stand() -> None:
    """A verb that a card may declare in a place must be known to the rules of that place."""
    for kind, known in (
        (do.Action, RUN), (do.BattleEffect, {*BATTLE, *READ}), (do.Spoils, SPOILS), (do.Breach, BREACH),
        (do.Trait, READ), (do.AfterVictory, READ),
    ):  # fmt: skip
        idle = [verb.__name__ for verb in kind.__subclasses__() if verb not in known]
        assert not idle, f"{kind.__name__}: nothing carries out {', '.join(idle)}"


def test_every_verb_of_the_vocabulary_stands_on_a_card() -> None:
    unused = [verb.__name__ for verb in VERBS if verb not in SAMPLES]
    assert not unused, f"no card uses {', '.join(unused)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_says_all_its_numbers(language: str) -> None:
    messages = message_ids("\n".join(texts_of(files(GAME.package) / "words", language)))
    for verb in VERBS:
        fields = {field.name for field in msgspec.structs.fields(verb) if field.type != "str" and field.type is not str}
        key = f"text-{verb.__name__.lower()}"
        found = {name: used for name, used in messages.items() if name == key or name.startswith(f"{key}-")}
        assert found, f"no message {key} in {language}"
        for name, used in found.items():
            assert used == fields, f"{name} in {language} says {sorted(used)}, the verb has {sorted(fields)}"
        if verb in PAID:
            assert messages[f"paid-{verb.__name__.lower()}"] == fields


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_say_clauses_and_lines_are_sentences(language: str) -> None:
    for card in CARDS.values():
        for line in text(card, language):
            one_stop = line.endswith(".") and not line.endswith("..")
            assert one_stop, f"{card.id} does not end with one full stop: {line}"
            assert not line[0].islower(), f"{card.id} does not begin large: {line}"
            assert "  " not in line, f"{card.id} has two spaces in a row: {line}"
