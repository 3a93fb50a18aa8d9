"""What the workbenches of Jaws and Bugs compare of a declaration."""

from __future__ import annotations

from undercroft.games.haven.verbs import Item

CONDITION_FIELDS = frozenset(("conditions", "own_conditions", "kinds"))
"""Numbers of the vocabulary that are sets of conditions."""


def item_mechanics(item: Item) -> tuple[object, ...]:
    """Everything of an item but its name, where it is worn and its price."""
    return item.on, item.use, item.kind, item.single, item.whole, item.cost, item.adds, item.actions
