"""Cards in words: the same declarations that the engine runs, put into messages line by line."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.say import Arg, Say, say
from undercroft.games.machina.cards.language import Ability, ItemCard, Step
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
    NUMBERS,
)

_PLAIN = (
    "seal",
    "light",
    "explorer-event",
    "item",
    "bench",
    "recharge",
    "inventory",
    "traps",
    "horror-event",
    "exit",
    "progress",
    "win",
    "renew",
    "discard",
    "control",
    "banish",
    "destroy",
    "swap",
)
"""Verbs whose words need no number and no name."""

_COUNTED = ("jump", "threat", "calm", "dread", "add-items", "appear")
"""Verbs that need a number alone."""


def title(card: str) -> Say:
    """The name of a card of any kind."""
    for prefix, cards in (
        ("explorer", EXPLORERS),
        ("monster", MONSTERS),
        ("item", ITEMS),
        ("event", EXPLORER_EVENTS),
        ("horror", HORROR_EVENTS),
    ):
        if card in cards:
            return say(f"{prefix}.{card}")
    return say(f"chapter.{card}")


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def dice(step: Step) -> Say:
    if step.high and step.low:
        return say("dice.both", high=step.high, low=step.low)
    return say("dice.high", n=step.high) if step.high else say("dice.low", n=step.low)


_FORMS = {"self": "self", "you": "self", "target": "one", "hit": "hit"}
"""How a sentence speaks of those it is about: to you, of the target, of the target if hit, of several."""


def step_line(step: Step) -> Say:
    verb = step.verb
    if verb == "attack":
        return say("step.attack", magic="yes" if step.magic else "no", dice=dice(step), whom=step.who)
    if verb == "fate":
        if step.other:
            return say("step.fate-else", n=step.n, then=together(step.then), other=together(step.other))
        return say("step.fate", n=step.n, then=together(step.then))
    if verb == "teleport":
        return say("step.teleport", kind=say(f"cell.{step.what}"))
    if verb == "door":
        return say("step.doors" if step.what == "close" else "step.door")
    if verb == "named":
        return say("step.named", monster=say(f"monster.{step.what}"))
    if verb == "keyword":
        return say(f"step.keyword-{step.what}")
    if verb == "lair":
        return say("step.lair", n=_signed(step.n))
    if verb in _PLAIN:
        return say(f"step.{verb}")
    if verb == "appear" and step.who == "explorers":
        return say("step.appear-each", n=step.n)
    if verb in _COUNTED:
        return say(f"step.{verb}", n=step.n)
    who: Arg = say(f"who.{step.who}")
    if verb == "change":
        return say("step.change", who=who, stat=say(f"stat.{step.what}"), n=_signed(step.n))
    return say(f"step.{verb}", who=who, n=step.n, form=_FORMS.get(step.who, "many"))


def together(steps: Sequence[Step]) -> Say:
    """Several steps in one sentence."""
    parts = [step_line(step) for step in steps]
    names = "abcd"[: len(parts)]
    return Say(f"steps.{('one', 'two', 'three', 'four')[len(parts) - 1]}", dict(zip(names, parts, strict=True)))


def cost(ability: Ability) -> list[Say]:
    parts = [say("cost.stamina", n=ability.stamina)]
    if ability.inspiration:
        parts.append(say("cost.inspiration", n=ability.inspiration))
    if ability.health:
        parts.append(say("cost.health", n=ability.health))
    if ability.away:
        parts.append(say("cost.away"))
    if ability.discard:
        parts.append(say("cost.discard"))
    if ability.limit:
        parts.append(say("cost.marker", n=ability.limit))
    return parts


def target(ability: Ability) -> Say | None:
    if ability.target == "none":
        return None
    what = say(f"choose.{ability.choose}")
    if ability.target in ("close", "adjacent", "tile"):
        made = say(f"target.{ability.target}", what=what)
    else:
        made = say(f"target.{ability.target}", what=what, reach=ability.reach)
    return say("target.twice", target=made, times=ability.times) if ability.times > 1 else made


def ability_line(ability: Ability) -> Say:
    if ability.kind == "passive":
        return _passive(ability)
    steps = together(ability.steps)
    aim = target(ability)
    if ability.kind == "active":
        if aim is None:
            return say("line.active", cost=cost(ability), steps=steps)
        return say("line.aimed", cost=cost(ability), target=aim, steps=steps)
    if ability.kind == "return":
        return say("line.return", steps=steps) if aim is None else say("line.return-aimed", target=aim, steps=steps)
    if ability.kind == "deed":
        return say("line.deed", deed=say(f"deed.{ability.on}"), steps=steps)
    if ability.kind == "cumulative":
        if ability.more:
            many = ability.count + ability.more
            deed = say(f"deed.{ability.on}")
            return say("line.cumulative-group", deed=deed, n=ability.count, many=many, steps=steps)
        return say("line.cumulative", deed=say(f"deed.{ability.on}"), n=ability.count, steps=steps)
    return say(f"line.{ability.kind}", steps=steps)


def _passive(ability: Ability) -> Say:
    changes: list[Say] = []
    for step in ability.steps:
        if step.verb == "keyword":
            changes.append(say(f"gain.{step.what}"))
        else:
            changes.append(say("bonus", stat=say(f"stat.{step.what}"), n=_signed(step.n)))
    return say(f"line.passive-{ability.scope}", changes=changes)


def lines(card: str) -> list[Say]:
    """The text of a card."""
    found: list[Say] = []
    if card in MONSTERS:
        found += [say(f"keyword.{keyword}") for keyword in MONSTERS[card].keywords]
    if card in ITEMS and ITEMS[card].role:
        found.append(item_line(ITEMS[card]))
    return found + [ability_line(ABILITIES[number].ability) for number in NUMBERS[card]]


def item_line(card: ItemCard) -> Say:
    link = say(f"connector.{card.connector}") if card.connector else say("connector.none")
    if card.role == "main":
        return say("line.main", hands=card.hands, sockets=card.sockets, link=link)
    if card.role == "extension":
        return say("line.extension", link=link)
    return say("line.upgrade", hands=card.hands)
