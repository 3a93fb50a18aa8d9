"""Cards in words: the same declarations that the engine runs, put into messages line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from undercroft.core.say import Say, say
from undercroft.core.shared import shared
from undercroft.games.machina.cards.model import Ability, ItemCard
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
    NUMBERS,
)
from undercroft.games.machina.cards.verbs import (
    AddItems,
    Appear,
    AppearForEach,
    AppearNamed,
    Attack,
    Banish,
    BreakSeal,
    Change,
    ChangeLair,
    CloseDoors,
    Control,
    Destroy,
    DiscardEvent,
    Dispirit,
    Douse,
    Drain,
    Fate,
    Flood,
    Gain,
    GetItem,
    Heal,
    Hurt,
    Inspire,
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    Jump,
    Learn,
    Light,
    LowerHorror,
    LowerThreat,
    Move,
    OpenDoors,
    PlaceExit,
    PlaceObjects,
    Progress,
    Pull,
    Push,
    RaiseThreat,
    Recharge,
    Refresh,
    Renew,
    RunTrain,
    Seal,
    Step,
    Swap,
    Teleport,
    TriggerTraps,
    TurnDoor,
    UseBench,
    UseInventory,
    Who,
    Win,
)


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


def _dice(step: Attack) -> Say:
    if step.high and step.low:
        return say("dice.both", high=step.high, low=step.low)
    return say("dice.high", n=step.high) if step.high else say("dice.low", n=step.low)


_FORMS = {"self": "self", "you": "self", "target": "one", "hit": "hit"}
"""How a sentence speaks of those it is about: to you, of the target, of the target if hit, of several."""


class _Counted(Protocol):
    @property
    def n(self) -> int: ...


class _OnWhom(_Counted, Protocol):
    @property
    def who(self) -> Who: ...


def _plain(key: str) -> Callable[[Any], Say]:
    """A verb whose words need no number and no name."""
    return lambda step: say(key)


def _counted(key: str) -> Callable[[_Counted], Say]:
    """A verb whose words need a number alone."""
    return lambda step: say(key, n=step.n)


def _on_whom(key: str) -> Callable[[_OnWhom], Say]:
    """A verb that says how much, and whom it is about."""
    return lambda step: say(key, who=say(f"who.{step.who}"), n=step.n, form=_FORMS.get(step.who, "many"))


def _attack(step: Attack) -> Say:
    return say("step.attack", magic="yes" if step.magic else "no", dice=_dice(step), whom=step.who)


def _change(step: Change) -> Say:
    return say("step.change", who=say(f"who.{step.who}"), stat=say(f"stat.{step.stat}"), n=_signed(step.n))


def _gain(step: Gain) -> Say:
    return say(f"step.keyword-{step.keyword}")


def _teleport(step: Teleport) -> Say:
    return say("step.teleport", kind=say(f"cell.{step.kind}"))


def _appear_named(step: AppearNamed) -> Say:
    return say("step.named", monster=say(f"monster.{step.monster}"))


def _add_items(step: AddItems) -> Say:
    return say("step.add-items", n=step.level)


def _change_lair(step: ChangeLair) -> Say:
    return say("step.lair", n=_signed(step.n))


def _train(step: RunTrain) -> Say:
    return say("step.train", dice=say("dice.high", n=step.n))


def _learn(step: Learn) -> Say:
    form = _FORMS.get(step.who, "many")
    return say("step.learn", who=say(f"who.{step.who}"), form=form, stat=say(f"stat.{step.stat}"), n=_signed(step.n))


def _fate(step: Fate) -> Say:
    if step.other:
        return say("step.fate-else", n=step.n, then=together(step.then), other=together(step.other))
    return say("step.fate", n=step.n, then=together(step.then))


SAY: dict[type[Step], Callable[[Any], Say]] = {
    Attack: _attack,
    Hurt: _on_whom("step.hurt"),
    Heal: _on_whom("step.heal"),
    Refresh: _on_whom("step.refresh"),
    Inspire: _on_whom("step.inspire"),
    Dispirit: _on_whom("step.dispirit"),
    Change: _change,
    Gain: _gain,
    Control: _plain("step.control"),
    Push: _on_whom("step.push"),
    Pull: _on_whom("step.pull"),
    Move: _on_whom("step.move"),
    Jump: _counted("step.jump"),
    Teleport: _teleport,
    Swap: _plain("step.swap"),
    Banish: _plain("step.banish"),
    Destroy: _plain("step.destroy"),
    TurnDoor: _plain("step.door"),
    CloseDoors: _plain("step.doors"),
    OpenDoors: _plain("step.open-doors"),
    Flood: _counted("step.flood"),
    Drain: _plain("step.drain"),
    RunTrain: _train,
    PlaceObjects: _counted("step.objects"),
    Seal: _plain("step.seal"),
    BreakSeal: _plain("step.break-seal"),
    Light: _plain("step.light"),
    Douse: _plain("step.douse"),
    Renew: _plain("step.renew"),
    TriggerTraps: _plain("step.traps"),
    PlaceExit: _plain("step.exit"),
    GetItem: _plain("step.item"),
    UseBench: _plain("step.bench"),
    Recharge: _plain("step.recharge"),
    UseInventory: _plain("step.inventory"),
    InvokeExplorerEvent: _plain("step.explorer-event"),
    InvokeHorrorEvent: _plain("step.horror-event"),
    DiscardEvent: _plain("step.discard"),
    AddItems: _add_items,
    Appear: _counted("step.appear"),
    AppearForEach: _counted("step.appear-each"),
    AppearNamed: _appear_named,
    Learn: _learn,
    RaiseThreat: _counted("step.threat"),
    LowerThreat: _counted("step.calm"),
    ChangeLair: _change_lair,
    LowerHorror: _counted("step.dread"),
    Progress: _plain("step.progress"),
    Win: _plain("step.win"),
    Fate: _fate,
}
"""What each verb says; `effects.RUN` is what it does."""


def step_line(step: Step) -> Say:
    return SAY[type(step)](step)


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


@shared
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
    if ability.kind == "trigger":
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
        if isinstance(step, Gain):
            changes.append(say(f"gain.{step.keyword}"))
        elif isinstance(step, Change):
            changes.append(say("bonus", stat=say(f"stat.{step.stat}"), n=_signed(step.n)))
    return say(f"line.passive-{ability.scope}", changes=changes)


def lines(card: str) -> list[Say]:
    """The text of a card."""
    found: list[Say] = []
    if card in MONSTERS:
        found += [say(f"keyword.{keyword}") for keyword in MONSTERS[card].keywords]
    if card in ITEMS and ITEMS[card].role:
        found.append(item_line(ITEMS[card]))
    return found + [ability_line(ABILITIES[number].ability) for number in NUMBERS[card]]


@shared
def item_line(card: ItemCard) -> Say:
    link = say(f"connector.{card.connector}") if card.connector else say("connector.none")
    if card.role == "main":
        return say("line.main", hands=card.hands, sockets=card.sockets, link=link)
    if card.role == "extension":
        return say("line.extension", link=link)
    return say("line.upgrade", hands=card.hands)
