"""The text of cards, columns and items in words, made from the same declarations that the kernel runs.

Every function gives messages (`Say`); the words are in `words/`. Named tests, quantities, limits on targets and
special rules are messages of the game: `test-<name>`, `quantity-<name>`, `where-<name>`, `special-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.core.say import Say, say
from undercroft.core.shared import shared
from undercroft.games.haven import verbs as e
from undercroft.games.haven.verbs import ALL, Ability, Action, Adds


def conditions(mask: int) -> list[Say]:
    return list(_conditions(mask))


@shared
def _conditions(mask: int) -> tuple[Say, ...]:
    return tuple(say(f"condition.{name}") for name in e.names(mask))


@shared
def symbol(mask: int) -> Say:
    """An element icon: one element, a mixed icon or any element."""
    if mask == e.WILD:
        return say("element.any")
    found = e.elements_of(mask)
    if len(found) == 1:
        return say(f"element.{found[0]}")
    return say("element.either", one=say(f"element.{found[0]}"), other=say(f"element.{found[1]}"))


def number(value: int | str) -> Say:
    return say("text.number", value=value) if isinstance(value, int) else say(f"quantity.{value.replace('_', '-')}")


def _named(kind: str, name: str) -> Say:
    return say(f"{kind}.{name.replace('_', '-')}")


def effects_of(adds: Adds, to_heal: bool = True) -> list[Say]:
    """What an element, a bonus or an item adds, term by term; healing is a heal of its own unless added to one."""
    found: list[Say] = []
    for field in ("attack", "move", "heal", "shield", "range", "targets"):
        value = getattr(adds, field)
        if value and field == "heal" and not to_heal:
            found.append(_with(say("text.heal", value=value), [say("who.self")]))
        elif value:
            found.append(say(f"adds.{field}", value=f"{value:+d}".replace("-", "−")))
    if adds.times != 1:
        found.append(say("adds.times", value=adds.times))
    if adds.ranged:
        found.append(say("text.range", value=adds.ranged))
    if adds.reach:
        found.append(say("text.reach", value=adds.reach))
    if adds.area is not None:
        found.append(area(adds.area.own, len(adds.area.cells)))
    found += _blow(adds.pierce, adds.push, adds.pull, adds.conditions, adds.own_conditions, adds.advantage)
    if adds.disadvantage:
        found.append(say("text.disadvantage"))
    if adds.ignore_shield:
        found.append(say("text.ignore-shield"))
    if adds.retaliate:
        found.append(say("text.retaliate", value=adds.retaliate))
    if adds.jump:
        found.append(say("text.jump"))
    if adds.damage is not None:
        found.append(action(adds.damage))
    found += [action(one) for one in adds.actions]
    found += [say("text.infuse", element=symbol(one)) for one in adds.infuse]
    if adds.special:
        found.append(_named("special", adds.special))
    if adds.experience:
        found.append(say("text.experience", value=adds.experience))
    return found


def _blow(pierce: int, push: int, pull: int, inflicted: int, own: int, advantage: bool) -> list[Say]:
    found: list[Say] = []
    for key, value in (("text.pierce", pierce), ("text.push", push), ("text.pull", pull)):
        if value:
            found.append(say(key, value=value))
    found += conditions(inflicted)
    if own:
        found.append(say("text.own-conditions", conditions=conditions(own)))
    if advantage:
        found.append(say("text.advantage"))
    return found


def area(own: bool, count: int) -> Say:
    return say("text.area-own" if own else "text.area", count=count)


def _aim(one: e.Aimed, reach: int = 1) -> list[Say]:
    found: list[Say] = []
    if 0 < one.range < ALL:  # the place named below is all that bounds the rest
        found.append(say("text.range", value=one.range))
    elif 1 < reach < ALL:
        found.append(say("text.reach", value=reach))
    if one.targets >= ALL:
        found.append(_everybody(one, reach))
        return found
    if one.targets > 1:
        found.append(say("text.targets", value=one.targets))
    if one.where:
        found.append(_named("where", one.where))
    return found


def _everybody(one: e.Aimed, reach: int) -> Say:
    """All who fit: those of a named place, those beside the figure, or those in range."""
    if one.where:
        return _named("where-all", one.where)
    near = not one.range and reach <= 1 and one.who not in (e.SAME, e.SELF)
    return say(f"text.all-{one.who.replace('_', '-')}{'-adjacent' if near else ''}")


def _with(main: Say, details: list[Say]) -> Say:
    return say("text.with", main=main, details=details) if details else main


# --- actions ---------------------------------------------------------------------------------------------------------


@shared
def action(one: Action) -> Say:
    """One action as one line."""
    main, details = TERMS[type(one)](one)
    if one.special:
        details.append(_named("special", one.special))
    for cost in one.consume:
        bought = [say("text.cancels")] if cost.cancels else effects_of(cost.adds, isinstance(one, e.Heal))
        details.append(say("text.consume", elements=[symbol(mask) for mask in cost.symbols], adds=bought))
    for when in one.when:
        adds = effects_of(when.adds)
        if when.per:
            details.append(say("text.per", each=_named("quantity", when.per), adds=adds))
        else:
            details.append(say("text.when", test=_named("test", when.test), adds=adds))
    line = _with(main, details)
    if one.then:
        line = say("text.then", first=line, second=[action(after) for after in one.then])
    return say("text.mandatory", action=line) if one.mandatory else line


Terms = tuple[Say, list[Say]]
"""An action in words: what it is, and its details."""


def _attack(one: e.Attack) -> Terms:
    details = _aim(one, one.reach)
    if one.area is not None:
        details.append(area(one.area.own, len(one.area.cells)))
    details += _blow(one.pierce, one.push, one.pull, one.conditions, one.own_conditions, one.advantage)
    if one.ignore_shield:
        details.append(say("text.ignore-shield"))
    if one.splash is not None:
        details.append(say("text.splash", value=number(one.splash.value)))
    return _value("attack", one.value, one.relative), details


def _move(one: e.Move) -> Terms:
    details = [say("text.jump")] if one.jump else []
    if one.plain:
        details.append(say("text.plain"))
    through = effects_of(one.through)
    if through:
        details.append(say("text.through", adds=through))
    return _value("move", one.value, one.relative), details


def _heal(one: e.Heal) -> Terms:
    return _value("heal", one.value), [*_who(one), *_aim(one), *conditions(one.conditions)]


def _condition(one: e.Condition) -> Terms:
    return say("text.condition", conditions=conditions(one.conditions)), [*_who(one), *_aim(one)]


def _push(one: e.Push) -> Terms:
    return _value("push", one.value), [*_aim(one), *conditions(one.conditions)]


def _pull(one: e.Pull) -> Terms:
    return _value("pull", one.value), [*_aim(one), *conditions(one.conditions)]


def _damage(one: e.Damage) -> Terms:
    if one.who == e.SELF:
        return say("text.suffer-self", value=number(one.value)), []
    return say("text.suffer", value=number(one.value)), [*_who(one), *_aim(one)]


def _retaliate(one: e.Retaliate) -> Terms:
    return _value("retaliate", one.value), [*_far(one.range), *_blow(0, one.push, 0, one.conditions, 0, False)]


def _recover(one: e.Recover) -> Terms:
    piles = [say(f"pile.{pile}") for pile in one.piles]
    details = [say("text.card-level", value=one.level)] if one.level else []
    return say("text.recover", count=one.count, piles=piles), details


def _by_element(one: e.ByElement) -> Terms:
    return say("text.consume", elements=[symbol(mask) for mask in one.symbols], adds=_inner(one)), []


def _if(one: e.If) -> Terms:
    return say("text.when", test=_named("test", one.test), adds=_inner(one)), []


def _inner(one: e.ByElement | e.If) -> list[Say]:
    """The actions inside another one, and their experience."""
    inner = [action(other) for other in one.actions]
    return [*inner, say("text.experience", value=one.experience)] if one.experience else inner


def _destroy(one: e.DestroyObstacle) -> Terms:
    details = _far(one.range)
    if one.area:
        details.append(say("where.area-before"))
    return say("text.destroy-object" if one.objectives else "text.destroy", count=one.count), details


def _trap(one: e.CreateTrap) -> Terms:
    details = _far(one.range)
    if one.where:
        details.append(_named("where", one.where))
    return say("text.trap", damage=number(one.damage), count=one.count), [*details, *conditions(one.conditions)]


def _far(range: int) -> list[Say]:
    """A range, where it is more than a neighbour."""
    return [say("text.range", value=range)] if range > 1 else []


def _by_another(one: e.Control | e.Grant) -> Say:
    """Actions of somebody else: who performs them stands before the colon, so that no range is taken for theirs."""
    key = "text.control" if isinstance(one, e.Control) else "text.grant"
    details = _aim(one)
    if one.targets >= ALL:
        key += "-all-self" if one.who == e.SELF_AND_ALLIES else "-all"
        details = [say("text.range", value=one.range)] if 0 < one.range < ALL else []
    elif one.who == e.SAME:
        key += "-same"
    if one.aim:
        details.append(_named("where", one.aim))
    if isinstance(one, e.Grant) and one.price:
        details.append(say("text.price", value=one.price))
    inner = [action(other) for other in one.actions]
    who = say("text.who-with", who=say(key), details=details) if details else say(key)
    return say("text.acts", who=who, actions=inner)


def _value(kind: str, value: int | str, relative: bool = False) -> Say:
    if relative:
        return say(f"text.{kind}", value=f"{value:+d}".replace("-", "−"))
    return say(f"text.{kind}", value=value) if isinstance(value, int) else say(f"text.{kind}", value=number(value))


def _who(one: e.Aimed) -> list[Say]:
    if one.who == e.ENEMY or one.targets >= ALL or one.where:  # the place names whom it means
        return []
    return [say(f"who.{one.who.replace('_', '-')}")]


def _bonus(one: e.Bonus) -> Say:
    """A written bonus: when, how often, what."""
    key = f"bonus.{one.on}" if not one.kind else f"bonus.{one.on}-{one.kind}"
    what = [*effects_of(one.adds), *(action(other) for other in one.actions)]
    when = say(key.replace("_", "-"), uses=one.uses)
    if one.test:
        when = say("text.when-also", when=when, test=_named("test", one.test))
    return say("text.bonus", when=when, adds=[_renamed(line, {"who.same": _same(one.on)}) for line in what])


def _same(on: str) -> str:
    """Whom the event of a bonus or an item concerns: the one who attacks, who comes near, who was cured."""
    return f"who.same-{on.replace('_', '-')}" if on in ("attacked", "approached", "cured") else "who.same"


def _renamed(line: Say, names: dict[str, str]) -> Say:
    """The same words with other messages for some of their parts."""
    args: dict[str, Any] = {}
    for name, value in line.args.items():
        if isinstance(value, Say):
            args[name] = _renamed(value, names)
        elif isinstance(value, (list, tuple)):
            args[name] = [_renamed(one, names) if isinstance(one, Say) else one for one in value]
        else:
            args[name] = value
    return say(names.get(line.key, line.key), **args)


TERMS: dict[type[Action], Callable[[Any], Terms]] = {
    e.Attack: _attack,
    e.Move: _move,
    e.Heal: _heal,
    e.Condition: _condition,
    e.Push: _push,
    e.Pull: _pull,
    e.Damage: _damage,
    e.Shield: lambda one: (_value("shield", one.value), []),
    e.Retaliate: _retaliate,
    e.Flying: lambda one: (say("text.flying"), []),
    e.Bonus: lambda one: (_bonus(one), []),
    e.Control: lambda one: (_by_another(one), []),
    e.Grant: lambda one: (_by_another(one), []),
    e.Recover: _recover,
    e.Infuse: lambda one: (say("text.create", elements=[symbol(mask) for mask in one.symbols]), []),
    e.Cleanse: lambda one: (say("text.cleanse", count=one.count), []),
    e.Experience: lambda one: (say("text.experience", value=one.value), []),
    e.Loot: lambda one: (say("text.loot", value=one.value), []),
    e.ByElement: _by_element,
    e.If: _if,
    e.DestroyObstacle: _destroy,
    e.CreateTrap: _trap,
    e.Special: lambda one: (say(f"special.{one.name.replace('_', '-')}", value=one.value), []),
}
"""What each kind of action says; every word of the vocabulary is here (a test sees to it)."""


OF_MONSTERS = {
    key: f"{key}-foe"
    for key in (
        "text.area-own",
        "text.suffer-self",
        "text.all-self-or-ally",
        "text.all-self-and-allies",
        "who.self-or-ally",
        "bonus.attacked",
    )
}
"""Cards speak to the player; what would say "you" on a monster's card names the monster."""


def ability(one: Ability) -> list[Say]:
    """An ability: its actions line by line, then its icons."""
    return list(_ability(one))


@shared
def _ability(one: Ability) -> tuple[Say, ...]:
    found = [action(other) for other in one.actions]
    if one.experience:
        found.append(say("text.experience", value=one.experience))
    found += [say("text.infuse", element=symbol(mask)) for mask in one.infuse]
    if any(one.slots):
        found.append(say("text.slots", cells=" · ".join(map(str, one.slots))))
    if one.duration:
        found.append(say(f"icon.{one.duration}"))
    if one.forever:
        found.append(say("icon.forever"))
    elif one.lost:
        found.append(say("icon.lost"))
    return tuple(found)


def joined(lines: list[Say]) -> Say:
    """Several lines as one, where there is room for one only."""
    made = lines[0]
    for line in lines[1:]:
        made = say("text.and", first=made, second=line)
    return made


def column(actions: Iterable[Action], infuse: Iterable[int] = ()) -> list[Say]:
    """A monster's column or ability card."""
    return list(_column(tuple(actions), tuple(infuse)))


@shared
def _column(actions: tuple[Action, ...], infuse: tuple[int, ...]) -> tuple[Say, ...]:
    lines = [_renamed(action(one), OF_MONSTERS) for one in actions]
    return (*lines, *(say("text.charge", element=symbol(mask)) for mask in infuse))


def traits(one: e.Traits) -> list[Say]:
    """What a monster always has."""
    return list(_traits(one))


@shared
def _traits(one: e.Traits) -> tuple[Say, ...]:
    found: list[Say] = []
    if one.shield:
        found.append(say("text.shield", value=one.shield))
    found += [action(other) for other in one.retaliate]
    if one.flying:
        found.append(say("text.flying"))
    added = effects_of(one.attack)
    if added:
        found.append(say("text.all-attacks", adds=added))
    if one.immune:
        found.append(say("text.immune", conditions=conditions(one.immune)))
    if one.attackers_disadvantage:
        found.append(say("text.attackers-disadvantage"))
    if one.on_death is not None:
        found.append(say("text.on-death", damage=action(one.on_death)))
    return tuple(found)


def item(one: e.Item) -> list[Say]:
    """An item: its moment, its cost, what it does, what becomes of it."""
    return list(_item(one))


@shared
def _item(one: e.Item) -> tuple[Say, ...]:
    what = [*effects_of(one.adds), *(action(other) for other in one.actions)]
    what = [_renamed(line, {"who.same": _same(one.on)}) for line in what]
    when = say(_moment(one))
    line = say("text.item", when=when, adds=what)
    if one.on == "always":
        return (line,)
    if one.cost:
        elements = [symbol(mask) for mask in one.cost]
        line = say("text.item-cost", when=when, elements=elements, adds=what)
    return line, say(f"use.{one.use}")


def _moment(one: e.Item) -> str:
    on = one.on.replace("_", "-")
    if one.whole in ("turn", "round") and (one.adds.attack or one.adds.pierce or one.adds.jump):
        kind = f"-{one.kind}" if one.kind else ""
        return f"moment.{'moves' if one.adds.jump else 'attacks'}{kind}-{one.whole}"
    if one.whole == "action" and on == "attack" and not one.single:
        on = "attack-action"
    return f"moment.{on}{'-single' if one.single else ''}{'-' + one.kind if one.kind else ''}"
