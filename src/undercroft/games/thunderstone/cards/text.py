"""A card's text, made from the verbs that the engine runs: another verb or number is another text.

A verb `FarAttack(attack=2)` is the message `text-farattack` with the argument `attack`; a field of letters picks the
message, `text-buy-food`. Verbs say clauses, lower case and without a full stop; lines make sentences of them.
"""

from __future__ import annotations

import msgspec

from undercroft.core.say import Arg, Say, say
from undercroft.core.shared import shared
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.cards.model import DISEASE, HERO, MONSTER, STONE, Card, Effect

PAID = (do.Draw, do.Gold, do.Experience, do.Pawn, do.Attack, do.Take)
"""Verbs with a message `paid-<verb>`, which says them after a cost: "destroy one Food *for attack +3*"."""


@shared
def name(card: str) -> Say:
    return say(f"card.{card}")


def names(cards: list[str]) -> list[Say]:
    return [name(card) for card in cards]


def say_verb(verb: do.Verb, form: str = "text") -> Say:
    """What the verb does, as a clause."""
    key = f"{form}.{type(verb).__name__.lower()}"
    args: dict[str, Arg] = {}
    for field, value in msgspec.structs.asdict(verb).items():
        if isinstance(value, do.Verb):
            args[field] = say_verb(value)
        elif isinstance(value, str):
            key += f"-{value}"
        else:
            args[field] = int(value)
    return Say(key, args)


def say_effect(effect: Effect) -> Say:
    """What the effect costs and does, as one clause."""
    first, *others = effect.do
    said = say_verb(first)
    if effect.cost:
        cost = say(f"cost.{effect.cost}")
        if isinstance(first, PAID):
            said = say("effect.paid", cost=cost, gain=say_verb(first, "paid"))
        else:
            said = say("effect.paid-plain", cost=cost, text=said)
    for verb in others:
        said = say("effect.and", text=said, more=say_verb(verb))
    return said


def _effect(place: str, effect: Effect) -> Say:
    return say(f"line.{place}-repeat" if effect.repeat else f"line.{place}", text=say_effect(effect))


def lines_of(facts: Card) -> list[Say]:
    """What the card says, line by line."""
    said = [say("line.always", text=say_verb(verb)) for verb in facts.always]
    said += [_effect("village", effect) for effect in facts.village]
    said += [_effect("dungeon", effect) for effect in facts.dungeon]
    said += [say("line.battle", text=say_verb(verb)) for verb in facts.battle]
    said += [say("line.breach", text=say_verb(verb)) for verb in facts.breach]
    said += [say("line.spoils", text=say_verb(verb)) for verb in facts.spoils]
    said += [say("line.always", text=say_verb(verb)) for verb in facts.victory]
    if facts.type == MONSTER:
        for kind in ("attack", "magic", "light"):
            number = getattr(facts, kind)
            if number:
                said.append(Say(f"line.trophy-{kind}", {kind: number}))
    elif facts.type == DISEASE:
        said.append(say("line.disease"))
    elif facts.type == STONE:
        said.append(say("line.stone"))
    return said


@shared
def lines(card: str) -> tuple[Say, ...]:
    return tuple(lines_of(CARDS[card]))


@shared
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
