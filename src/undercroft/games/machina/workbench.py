"""For those who write Machina Arcana: its cards as mechanics, the figures that are watched, and the sets to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.core.request import Choice, Option
from undercroft.core.say import say
from undercroft.core.workbench import Figure, Piece, PlaySet, Shelf, Thing
from undercroft.games.machina.cards.model import Ability
from undercroft.games.machina.cards.registry import CHAPTERS, EXPLORER_EVENTS, EXPLORERS, HORROR_EVENTS, ITEMS, MONSTERS
from undercroft.games.machina.cards.text import title
from undercroft.games.machina.cards.verbs import Attack, Step
from undercroft.games.machina.state import Machina

VERBS: tuple[type, ...] = (Step,)
KINDS: frozenset[str] = frozenset()
DRAWN = frozenset({"explorer"})
"""Explorers are drawn, as in the measured table: each of them plays in an eighth of the games for each place."""
SCENARIOS = tuple(CHAPTERS)
GROUP_SIZES = (1, 2, 3, 4)
GROUP_FRAME, ALONE_FRAME = {"greedy": (0.20, 0.70)}, {"greedy": (0.01, 0.30)}
"""What the frame at the end of `rules.md` asks for with 2 to 4 explorers, and with one: less, but not nothing."""
TAKES = ("pick", "keep", "pack", "exchange")
WEARS = ("equip", "attach")


def shelves() -> Iterator[Shelf]:
    for label, cards in (
        ("codex.explorer", EXPLORERS), ("codex.item", ITEMS), ("codex.event", EXPLORER_EVENTS),
        ("codex.horror", HORROR_EVENTS),
    ):  # fmt: skip
        yield Shelf(say(label), tuple(Piece(title(card.id), card.abilities) for card in cards.values()))
    monsters = tuple(Piece(title(card.id), (*card.abilities, *card.keywords)) for card in MONSTERS.values())
    yield Shelf(say("codex.monster"), monsters)
    chapters = tuple(Piece(title(card.id), card.abilities) for cards in CHAPTERS.values() for card in cards)
    yield Shelf(say("codex.chapter"), chapters)


def _attack(abilities: tuple[Ability, ...]) -> tuple[object, ...]:
    """An explorer's attack without its reach: how it is aimed, what it rolls and what follows."""
    attack = next(one for one in abilities if any(isinstance(step, Attack) for step in one.steps))
    return attack.target, attack.stamina, attack.times, attack.steps


def figures() -> Iterator[Figure]:
    chapters = [card for cards in CHAPTERS.values() for card in cards]
    by_abilities = Counter(len(card.abilities) for card in chapters)
    yield Figure(say("figure.blank"), by_abilities[0], len(chapters))
    for number in sorted(by_abilities):
        if number:
            yield Figure(say("figure.abilities", count=number), by_abilities[number], len(chapters))
    attacks = {_attack(card.abilities) for card in EXPLORERS.values()}
    yield Figure(say("figure.attacks"), len(attacks), len(EXPLORERS))
    dice = {
        tuple(step for step in steps if isinstance(step, Attack)) for *_, steps in attacks if isinstance(steps, tuple)
    }
    yield Figure(say("figure.dice"), len(dice), len(EXPLORERS))


def sets() -> list[PlaySet]:
    return [
        PlaySet(
            scenario=scenario,
            label=say(f"scenario.{scenario}"),
            party=str(size),
            hero=say("figure.explorers", count=size),
            options={"players": 1, "explorers": size, "scenario": scenario},
            frame=ALONE_FRAME if size == 1 else GROUP_FRAME,
        )
        for scenario in SCENARIOS
        for size in GROUP_SIZES
    ]


def things(view: Machina, seat: int, choice: Choice, option: Option) -> list[Thing]:
    verb = str(option[0])
    if verb == "explorer" and choice.kind == "explorer":
        return [Thing("hero", f"explorer.{option[1]}")]
    if verb in TAKES:
        return [Thing("take", f"item.{option[1]}")]
    if verb in WEARS:
        return [Thing("wear", f"item.{option[1]}")]
    if verb == "use":
        return [Thing("use", title(str(option[1])).key)]
    return []
