"""For those who write Buttons & Bugs: its cards as mechanics, the figures that are watched, and the pairs to play."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.core.request import Choice, Option
from undercroft.core.say import say
from undercroft.core.workbench import Figure, Piece, PlaySet, Shelf, Thing
from undercroft.games.bugs.campaign import may_play
from undercroft.games.bugs.cards.characters import CARDS, CHARACTERS
from undercroft.games.bugs.cards.items import SUPPLY
from undercroft.games.bugs.cards.kinds import Character, Side
from undercroft.games.bugs.cards.monsters import MONSTERS
from undercroft.games.bugs.scenarios import SCENARIOS
from undercroft.games.bugs.state import Bugs, side_of
from undercroft.games.haven.mechanics import CONDITION_FIELDS, item_mechanics
from undercroft.games.haven.verbs import PERSISTENT, Ability, Action, Attack, Control

VERBS: tuple[type, ...] = (Action,)
KINDS = CONDITION_FIELDS
DRAWN: frozenset[str] = frozenset()
FRAME = {"simple": (0.10, 0.90), "greedy": (0.0, 0.95)}
"""BB-CNT-28 for the simple player; the greedy one shall not win nearly always."""
PAIRS = tuple((number, name) for number in SCENARIOS for name in CHARACTERS if may_play(name, number))
"""Every scenario with every character that may play it."""
ITEM_VERBS = {"item": "use", "sooner": "use", "later": "use", "equip": "take"}


def _sides(character: Character) -> list[Side]:
    return [side for card in character.cards for side in card.sides]


SIDES = tuple(side for character in CHARACTERS.values() for side in _sides(character))


def _half(side: Side, ability: Ability) -> Piece:
    return Piece(say(f"card.{side.name}"), (ability,))


def shelves() -> Iterator[Shelf]:
    yield Shelf(say("figure.tops"), tuple(_half(side, side.top) for side in SIDES), "top")
    yield Shelf(say("figure.bottoms"), tuple(_half(side, side.bottom) for side in SIDES), "bottom")
    yield Shelf(
        say("codex.item"),
        tuple(Piece(say(f"item.{one.item.id}"), item_mechanics(one.item)) for one in SUPPLY),
    )
    yield Shelf(
        say("codex.monster"),
        tuple(
            Piece(say(f"monster.{one.id}"), (one.minus.actions, one.zero.actions, one.plus.actions, one.traits))
            for one in MONSTERS.values()
        ),
    )


def own_attacks(ability: Ability) -> list[Attack]:
    """The attacks that the character performs, those of controlled enemies left out."""
    return [attack for action in ability.actions for attack in _attacks(action)]


def _attacks(action: Action) -> Iterator[Attack]:
    if isinstance(action, Attack):
        yield action
    if isinstance(action, Control):
        return
    for inner in (*action.then, *getattr(action, "actions", ())):
        yield from _attacks(inner)


def figures() -> Iterator[Figure]:
    tops = [side.top for side in SIDES]
    halves = [half for side in SIDES for half in (side.top, side.bottom)]
    attacks = [attack for half in halves for attack in own_attacks(half)]
    lost = [half for half in halves if half.lost]
    yield Figure(say("figure.attack-tops"), sum(isinstance(top.actions[0], Attack) for top in tops), len(tops))
    yield Figure(say("figure.pierce"), sum(attack.pierce > 0 for attack in attacks), len(attacks))
    yield Figure(say("figure.lost-lasting"), sum(half.duration == PERSISTENT for half in lost), len(lost))
    for character in CHARACTERS.values():
        own = [half for side in _sides(character) for half in (side.top, side.bottom)]
        lasting = sum(half.duration == PERSISTENT for half in own)
        yield Figure(say("figure.lasting", character=say(f"character.{character.id}")), lasting)


def sets() -> list[PlaySet]:
    return [
        PlaySet(
            scenario=str(number),
            label=say(f"scenario.{number}"),
            party=name,
            hero=say(f"character.{name}"),
            options={"mode": "scenario", "scenario": number, "character": name},
            frame=FRAME,
            clause="BB-CNT-28",
        )
        for number, name in PAIRS
    ]


def things(view: Bugs, seat: int, choice: Choice, option: Option) -> list[Thing]:
    verb = str(option[0])
    if verb in ("play", "top", "bottom"):
        sides = [side_of(view, view.cards.index(str(card))) for card in option[1:]]
        return [Thing(verb, f"card.{side.name}") for side in sides]
    if verb == "upgrade":
        owner = CHARACTERS[view.character]
        return [Thing("take", f"card.{owner.upgrade_of(str(option[1])).id}")] if str(option[1]) in CARDS else []
    if verb in ITEM_VERBS:
        return [Thing(ITEM_VERBS[verb], f"item.{option[1]}")]
    return []
