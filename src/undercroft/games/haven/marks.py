"""Signs on figures and cards that both games show alike: conditions, elements, actions, halves of ability cards."""

from __future__ import annotations

from undercroft.core.say import Say, say
from undercroft.core.scene import Half, Mark
from undercroft.games.haven import text
from undercroft.games.haven.verbs import Ability, names

ICONS = {
    "invisible": "eye-off", "strengthen": "arm", "bless": "sun", "wound": "drop", "poison": "skull",
    "immobilize": "chain", "disarm": "no-sword", "muddle": "swirl", "stun": "star", "curse": "moon",
}  # fmt: skip


def condition_marks(mask: int) -> list[Mark]:
    return [Mark(say(f"condition.{name}"), icon=ICONS[name], art=f"haven/condition/{name}") for name in names(mask)]


def element_mark(name: str, value: int | None = None) -> Mark:
    return Mark(say(f"element.{name}"), icon=name, value=value, art=f"haven/element/{name}")


def action_mark(name: str, label: Say, value: int | None = None) -> Mark:
    """The sign of something done: a shield, retaliate."""
    return Mark(label, icon=name, value=value, art=f"haven/action/{name}")


def half(label: Say, ability: Ability) -> Half:
    """One half of an ability card in words."""
    return Half(label=label, lines=text.ability(ability), lost=ability.lost or ability.forever)
