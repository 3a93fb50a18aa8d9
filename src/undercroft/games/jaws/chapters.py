"""The modules that declare questions: the game and its bots read them."""

from undercroft.games.jaws import (
    abilities,
    active,
    campaign,
    elements,
    events,
    grants,
    items,
    loot,
    modifiers,
    negation,
    obstacles,
    rests,
    rooms,
    round,
    selection,
    setup,
    shop,
    special_actions,
    start,
    tokens,
    turn,
)
from undercroft.games.jaws.scenario_rules import MODULES

CHAPTERS = (
    setup, start, selection, round, turn, abilities, rests, active, items, modifiers, elements, loot, rooms, negation,
    grants, obstacles, tokens, special_actions, campaign, shop, events, *MODULES,
)  # fmt: skip
