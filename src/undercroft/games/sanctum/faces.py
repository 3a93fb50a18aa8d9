"""Cards on their way, as the screen shows them: name and picture alone. The whole cards are the screen's."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import CardItem
from undercroft.core.shared import shared
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import blessing_text, effect_of_card
from undercroft.games.sanctum.names import demon_name, foe_name, item_name


@shared
def demon_face(card: str) -> CardItem:
    demon = DEMONS[card]
    colour = COLOURS[demon.colour]
    return CardItem(
        title=demon_name(card), style=f"demon {colour}", icon="demon", art=f"sanctum/demon/{colour}{demon.level}"
    )


@shared
def item_face(card: str) -> CardItem:
    return CardItem(title=item_name(card), style="item", art=f"sanctum/item/{card}")


@shared
def lord_face(card: str) -> CardItem:
    """A Demon Lord or fury card with what it does."""
    foe = LAST_FOES[card]
    kind = "fury" if foe.is_fury else "lord"
    return CardItem(title=foe_name(card), style=kind, art=f"sanctum/demon/{kind}", lines=[effect_of_card(foe)])


@shared
def blessing_face(name: str) -> CardItem:
    return CardItem(title=blessing_text(name), style="blessing", art=f"sanctum/blessing/{name}")


@shared
def skill_face(skill: str) -> CardItem:
    return CardItem(title=say(f"skill.{skill}"), style="skill", art=f"sanctum/skill/{skill}")
