"""For those who write Sanctum: demons, items and skills as mechanics, and the sets to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.core.request import Choice, Option
from undercroft.core.say import say
from undercroft.core.workbench import Figure, Piece, PlaySet, Shelf, Thing
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.cards.demons import DEMONS, SLOTS, Demon
from undercroft.games.sanctum.cards.heroes import HEROES, SKILLS, TILE, Skill
from undercroft.games.sanctum.cards.verbs import ALL_VERBS
from undercroft.games.sanctum.state import Sanctum

VERBS: tuple[type, ...] = ALL_VERBS
KINDS: frozenset[str] = frozenset()
DRAWN: frozenset[str] = frozenset()
PLAYERS = 4
FRAME = {"greedy": (0.20, 0.30)}
"""SA-CF-30: each hero's share of the victories on Normal, at four seats."""


def shelves() -> Iterator[Shelf]:
    """Colours are left out: what is alike here is alike but for colour. A demon shows its dice, its damage and the
    kind of its item (SA-CRD-4); its shape is its dice and that kind. Tiles hold tokens alone (SA-CF-18)."""
    demons = tuple(DEMONS.values())
    yield Shelf(say("codex.demon"), tuple(Piece(say("figure.demon", card=demon.id), _front(demon)) for demon in demons))
    yield Shelf(say("codex.item"), tuple(Piece(say(f"item.{demon.id}"), _back(demon)) for demon in demons))
    yield Shelf(say("codex.skill"), tuple(_skill(skill) for skill in SKILLS.values() if skill.kind != TILE))
    yield Shelf(say("figure.tiles"), tuple(_skill(skill) for skill in SKILLS.values() if skill.kind == TILE))


def _front(demon: Demon) -> tuple[object, ...]:
    return *map(str, demon.dice), demon.damage, demon.item.slot


def _back(demon: Demon) -> tuple[object, ...]:
    item = demon.item
    return item.slot, item.level, item.abilities, item.stamina, item.focus


def _skill(skill: Skill) -> Piece:
    return Piece(say(f"skill.{skill.id}"), (skill.effect, skill.spaces))


def figures() -> Iterator[Figure]:
    for hero, board in HEROES.items():
        others = {(skill.effect, skill.spaces) for name in HEROES if name != hero for skill in HEROES[name].skills}
        own = [skill for skill in board.skills if (skill.effect, skill.spaces) not in others]
        yield Figure(say("figure.own-skills", hero=say(f"hero.{hero}")), len(own), len(board.skills))
    fronts = Counter((demon.dice, demon.damage) for demon in DEMONS.values())
    yield Figure(say("figure.demons-alike"), sum(count * (count - 1) // 2 for count in fronts.values()))


def sets() -> list[PlaySet]:
    return [
        PlaySet(
            scenario=difficulty,
            label=say(f"setting.difficulty.{difficulty}"),
            options={"players": PLAYERS, "difficulty": difficulty},
            frame=FRAME if difficulty == "normal" else {},
            clause="SA-CF-30",
        )
        for difficulty in ROARS
    ]


def things(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[Thing]:
    verb = str(option[0])
    if verb == "item":
        return [Thing("take", f"item.{option[1]}")]
    if verb == "wear":
        return [Thing("wear", f"item.{option[1]}")]
    if verb == "skill":
        return [Thing("use", f"skill.{option[1]}")]
    if verb == "use":
        slot = str(option[1]).partition("-")[0]
        card = view.seats[seat].worn[SLOTS.index(slot)] if slot in SLOTS else ""
        return [Thing("use", f"item.{card}")] if card else []
    return []
