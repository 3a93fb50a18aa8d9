"""For those who add to Thunderstone: its cards as mechanics, and the sets to play."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.core.request import Choice, Option
from undercroft.core.say import say
from undercroft.core.workbench import Figure, Piece, PlaySet, Shelf, Thing
from undercroft.games.thunderstone.cards import CARDS
from undercroft.games.thunderstone.cards.model import Card
from undercroft.games.thunderstone.cards.verbs import Verb
from undercroft.games.thunderstone.codex import KINDS as HEADINGS
from undercroft.games.thunderstone.state import Thunderstone
from undercroft.games.thunderstone.village import higher_of

VERBS: tuple[type, ...] = (Verb,)
KINDS: frozenset[str] = frozenset()
DRAWN: frozenset[str] = frozenset()
PLAYERS = (2, 3, 4)


def _mechanics(card: Card) -> tuple[object, ...]:
    """What a card does besides its printed numbers; the names of its effects are left out."""
    effects = tuple((effect.do, effect.cost, effect.repeat) for effect in (*card.village, *card.dungeon))
    return effects, card.always, card.battle, card.spoils, card.victory, card.breach


def shelves() -> Iterator[Shelf]:
    for type, heading in HEADINGS.items():
        cards = [card for card in CARDS.values() if card.type == type]
        yield Shelf(say(f"codex.{heading}"), tuple(Piece(say(f"card.{card.id}"), _mechanics(card)) for card in cards))


def figures() -> list[Figure]:
    return []


def sets() -> list[PlaySet]:
    return [
        PlaySet(
            scenario=kind,
            label=say(f"setting.set.{kind}"),
            party=str(players),
            hero=say("figure.players", count=players),
            options={"players": players, "set": kind},
        )
        for kind in ("first", "random")
        for players in PLAYERS
    ]


def things(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[Thing]:
    verb = str(option[0])
    if verb == "buy":
        return [Thing("take", f"card.{option[1]}")]
    if verb == "level":
        return [Thing("take", f"card.{higher_of(option)}")]
    if verb == "use":
        return [Thing("use", f"card.{option[1]}")]
    return []
