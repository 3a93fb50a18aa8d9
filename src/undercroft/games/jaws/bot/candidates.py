"""The few options that a search compares: those that the planner thinks well of, so that its tries say something."""

from __future__ import annotations

from undercroft.core.request import Choice, Option
from undercroft.games.jaws.bot.answers import (
    _halves,
    blow_of,
    choosing,
    eyes,
    gain,
    moving,
    worth_of,
)
from undercroft.games.jaws.bot.field import Field, field_of
from undercroft.games.jaws.bot.plan import MOST, STRIKE, Planner
from undercroft.games.jaws.bot.worth import hit, number
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.state import Jaws

PAIRS, SECONDS, ACTS, GOES, TARGETS = 3, 4, 5, 5, 3
"""How many pairs of cards, second cards, steps of a turn, hexes and targets are compared."""


def candidates(view: Jaws, choice: Choice) -> list[Option]:
    """The options worth a try; all of them where there are few, or where the planner says nothing."""
    rule = _RULES.get(choice.kind)
    if rule is None or len(choice.options) <= 3:
        return list(choice.options)
    return rule(view, choice)


def best(rated: list[tuple[float, Option]], count: int) -> list[Option]:
    rated.sort(key=lambda one: -one[0])
    return [option for _, option in rated[:count]]


def _leads(view: Jaws, choice: Choice) -> list[Option]:
    """Both cards of the best pairs, since either may lead; and a rest."""
    at = int(choice.about[0])
    cards = [str(option[1]) for option in choice.options if option[0] == "lead"]
    others = [option for option in choice.options if option[0] != "lead"]
    if len(cards) < 2 or not view.kernel.special_rules(view).plays(view, at):
        return list(choice.options)
    planner = choosing(view, at)
    pairs = [
        (planner.cards(one, other)[0], (one, other)) for place, one in enumerate(cards) for other in cards[place + 1 :]
    ]
    pairs.sort(key=lambda pair: -pair[0])
    leads: list[Option] = []
    for _, pair in pairs[:PAIRS]:
        for card in sorted(pair, key=lambda card: CARDS[card].initiative):
            if ("lead", card) not in leads:
                leads.append(("lead", card))
    return leads + others


def _seconds(view: Jaws, choice: Choice) -> list[Option]:
    at, lead = int(choice.about[0]), str(choice.about[1])
    if not view.kernel.special_rules(view).plays(view, at):
        return list(choice.options)
    planner = choosing(view, at)
    return best([(planner.cards(lead, str(option[1]))[0], option) for option in choice.options], SECONDS)


def _acts(view: Jaws, choice: Choice) -> list[Option]:
    """The first steps of the best plans, and whatever is no ability of a card."""
    field = Field(view, int(choice.about[0]))
    planner = Planner(field)
    tops, bottoms = _halves(choice, "top", STRIKE), _halves(choice, "bottom", planner.step)
    found: dict[Option, float] = {}
    if tops and bottoms:
        for high, top in tops:
            for low, bottom in bottoms:
                if high[1] != low[1]:
                    for option, one, then in ((high, top, bottom), (low, bottom, top)):
                        found[option] = max(found.get(option, -99.0), planner.use(one, then)[0])
    else:
        for option, half in tops or bottoms:
            found[option] = planner.use(half, None)[0]
    halves = best([(worth, option) for option, worth in found.items()], ACTS)
    return halves + [option for option in choice.options if option not in found]


def _goes(view: Jaws, choice: Choice) -> list[Option]:
    at = int(choice.about[0])
    if at >= view.count:
        return list(choice.options)
    field = field_of(view, choice, at)
    planner = Planner(field, min(MOST, int(choice.about[1])))
    follows = moving(view, at, int(choice.about[1]), planner.step.points)
    rated: list[tuple[float, Option]] = []
    others: list[Option] = []
    for option in choice.options:
        if option[0] == "go":
            rated.append((gain(planner, follows, int(option[1])), option))
        else:
            others.append(option)
    return best(rated, GOES) + others


def _targets(view: Jaws, choice: Choice) -> list[Option]:
    targets = [option for option in choice.options if option[0] == "attack"]
    if not targets:
        return list(choice.options)
    field = eyes(view, choice)
    action = blow_of(view, int(choice.about[0]))
    value = number(action.value, 3)
    worths = {foe.at: hit(foe, value, action.conditions, action.pierce) for foe in field.foes}
    chosen = best([(worths.get(int(option[1]), 0.0), option) for option in targets], TARGETS)
    return chosen + [option for option in choice.options if option[0] != "attack"]


def _wounds(view: Jaws, choice: Choice) -> list[Option]:
    """Of the cards that could be given for a wound only the worst."""
    cards = [option for option in choice.options if option[0] == "lose"]
    others = [option for option in choice.options if option[0] != "lose"]
    return [*others, min(cards, key=lambda option: worth_of(str(option[1])))] if cards else others


_RULES = {
    "select.lead": _leads,
    "select.second": _seconds,
    "turn.act": _acts,
    "move.where": _goes,
    "attack.target": _targets,
    "damage.negate": _wounds,
}
