"""A card's text, made from its declaration, and its place in the game's words."""

from __future__ import annotations

from functools import cache

from undercroft.core.say import Say, say
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.cards.model import DISEASE, HERO, MONSTER, STONE, Effect


def name(card: str) -> Say:
    return say(f"card.{card}")


def names(cards: list[str]) -> list[Say]:
    return [name(card) for card in cards]


def _effect(place: str, effect: Effect) -> Say:
    return say(f"line.{place}-repeat" if effect.repeat else f"line.{place}", text=effect.say())


@cache
def lines(card: str) -> tuple[Say, ...]:
    """What the card says, line by line; numbers come from the declaration that the engine runs."""
    facts = CARDS[card]
    said: list[Say] = [verb.say() for verb in facts.always]
    said += [_effect("village", effect) for effect in facts.village]
    said += [_effect("dungeon", effect) for effect in facts.dungeon]
    said += [say("line.battle", text=verb.say()) for verb in facts.battle]
    said += [say("line.breach", text=verb.say()) for verb in facts.breach]
    said += [say("line.spoils", text=verb.say()) for verb in facts.spoils]
    said += [verb.say() for verb in facts.victory]
    if facts.type == MONSTER:
        for kind in ("attack", "magic", "light"):
            number = getattr(facts, kind)
            if number:
                said.append(Say(f"line.trophy-{kind}", {kind: number}))
    elif facts.type == DISEASE:
        said.append(say("line.disease"))
    elif facts.type == STONE:
        said.append(say("line.stone"))
    return tuple(said)


@cache
def kind(card: str) -> Say:
    """The card's type with its classes or traits, as printed under its name."""
    facts = CARDS[card]
    type_of = say(f"type.{facts.type}")
    if facts.type == HERO:
        about = [say(f"class.{word}") for word in facts.classes]
        if facts.race:
            about.append(say(f"race.{facts.race}"))
        if not facts.level:  # the Militia
            return say("kind.traits", type=type_of, traits=about)
        return say("kind.level", type=type_of, level=facts.level, traits=about)
    if facts.traits:
        return say("kind.traits", type=type_of, traits=[say(f"trait.{word}") for word in facts.traits])
    return say("kind.plain", type=type_of)
