"""How often explorers use each ability, and in how many games each card is met and each chapter's goal is reached.

    undercroft dev uses machina [GAMES]          so many games of each scenario and group, 200 without a number
    undercroft dev uses machina explorers [GAMES]   how each explorer plays: the table of docs/content/machina.md

The first writes `uses.txt` and names what was never used, as `python -m tests.games.machina.balance` does. Abilities of
monsters and horrors work by the rules when their card is met, and so do the others of chapters.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.games.machina.builders import greedy_game
from tests.games.uses import Counting, write_counts
from undercroft.core.events import Event
from undercroft.core.table import Table
from undercroft.games.machina.board import SIZE
from undercroft.games.machina.cards.registry import (
    ABILITIES,
    CHAPTERS,
    EXPLORER_EVENTS,
    EXPLORERS,
    HORROR_EVENTS,
    ITEMS,
    MONSTERS,
)
from undercroft.games.machina.cards.tiles import DRAWINGS, SIDES
from undercroft.games.machina.events.board import Explored, MonsterDestroyed, Walked
from undercroft.games.machina.events.fights import AbilityUsed, HealthLost
from undercroft.games.machina.events.rounds import MonsterTurnBegan, TurnBegan
from undercroft.games.machina.state import Machina
from undercroft.games.machina.workbench import GROUP_SIZES, SCENARIOS

USES = Path(__file__).parent / "uses.txt"
MONSTERS_KEPT = frozenset(card.id for card in MONSTERS.values() if card.boss)
"""Those that wait for an endgame: no chance brings them."""
CHAPTER_CARDS = tuple(card.id for cards in CHAPTERS.values() for card in cards)


def abilities_to_use() -> list[str]:
    """Every ability that an explorer may choose to use, as an option names it."""
    theirs = {*EXPLORERS, *ITEMS, *EXPLORER_EVENTS, *CHAPTER_CARDS}
    kinds = ("active", "return")
    return [
        f"{known.card}:{known.place}" for known in ABILITIES if known.card in theirs and known.ability.kind in kinds
    ]


def cards_to_meet() -> list[str]:
    cards = [*EXPLORERS, *MONSTERS, *ITEMS, *EXPLORER_EVENTS, *HORROR_EVENTS, *CHAPTER_CARDS]
    return [*cards, *(side.id for side in DRAWINGS)]


def wanted() -> list[str]:
    goals = [f"goal:{card}" for card in CHAPTER_CARDS]
    return [*abilities_to_use(), *(f"met:{card}" for card in cards_to_meet()), *goals]


def reached(table: Table) -> set[str]:
    """The cards that came into play in this game: items only if somebody took them, tiles by the side laid."""
    state = table.state
    assert isinstance(state, Machina)
    found = {explorer.id for explorer in state.explorers}
    found |= {card.id for card in CHAPTERS[state.scenario][: state.chapter + 1]}
    found |= {monster.id for monster in state.order} | {card for card in state.box if card in MONSTERS_KEPT}
    found |= {SIDES[number // 4].id for number in state.slots if number >= 0}
    for who, answer in table.record.steps:
        if isinstance(who, str):
            if not who.startswith(("item-", "remove-")):
                found.add(str(answer))
        else:
            verb, *rest = str(answer).split(":")
            if verb in ("pick", "keep", "equip", "attach"):
                found.add(rest[0])
    return found


def uses(table: Table) -> Counter[str]:
    """How often explorers used each ability in this game, `card:place`; what it met, and the goals that it reached."""
    answers = [str(answer) for who, answer in table.record.steps if not isinstance(who, str)]
    used = Counter(answer.removeprefix("use:") for answer in answers if answer.startswith("use:"))
    found = Counter({name: used[name] for name in abilities_to_use() if name in used})  # monsters use theirs, too
    known = reached(table)
    found.update(f"met:{card}" for card in cards_to_meet() if card in known)
    state = table.state
    assert isinstance(state, Machina)
    assert state.result is not None
    done = CHAPTERS[state.scenario][: state.chapter + bool(state.result.winners)]
    found.update(f"goal:{card.id}" for card in done)
    return found


def write_uses(counts: Counter[str]) -> None:
    unused = write_counts(USES, wanted(), counts)
    print(f"never used: {', '.join(unused) or 'nothing'}")


def main(games: int) -> None:
    counts: Counter[str] = Counter()
    for scenario in SCENARIOS:
        for explorers in GROUP_SIZES:
            for seed in range(games):
                counts += uses(greedy_game(scenario, explorers, seed))
    write_uses(counts)


# --- how explorers play ----------------------------------------------------------------------------------------------


HABITS = ("other attacks", "moved", "destroyed", "explored", "wounds")
"""What is told for each game; the first columns are about an explorer's own attack."""


class Habits(Counting):
    """Counts for each explorer what it does in its own turns."""

    def __init__(self) -> None:
        super().__init__(self._names)
        self.turn = ""

    def _names(self, event: Event, state: Machina) -> Iterator[str]:
        match event:
            case TurnBegan(who=who):
                self.turn = who
            case MonsterTurnBegan():
                self.turn = ""
            case AbilityUsed(who=who, card=card, whom=whom, is_attack=True) if who in EXPLORERS:
                yield f"{who} {'own' if card == who else 'other'} attacks"
                if card == who:
                    yield from [f"{who} struck by each"] * len(whom)
                    if whom and all(_is_far(state, who, one) for one in whom):
                        yield f"{who} far"
            case Walked(who=who, how=how) if who in MONSTERS and how != "walk" and self.turn:
                yield f"{self.turn} moved"
            case MonsterDestroyed(by=by) if by:
                yield f"{by} destroyed"
            case Explored(who=who):
                yield f"{who} explored"
            case HealthLost(who=who, amount=amount) if who in EXPLORERS:
                yield from [f"{who} wounds"] * amount


def _is_far(state: Machina, who: str, target: str) -> bool:
    """Whether a target, by its id on the screen, stands further than on a neighbouring cell."""
    cells = {one.id: one.cell for one in state.explorers} | {one.id: one.cell for one in state.order}
    one, other = (divmod(cells[name], SIZE) for name in (who, target.removeprefix("f-")))
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 1


def habit_lines(games: int) -> list[str]:
    """A row for each explorer, for each game in which it takes part, with two explorers and more."""
    log = Habits()
    parts: Counter[str] = Counter()
    for scenario in SCENARIOS:
        for explorers in GROUP_SIZES[1:]:
            for seed in range(games):
                state = greedy_game(scenario, explorers, seed, log=log).state
                assert isinstance(state, Machina)
                parts.update(one.id for one in state.explorers)
    lines = [
        "| explorer | own attacks a game | struck by each | from afar | attacks with items | monsters moved "
        "| destroyed | tiles explored | wounds |",
        "|---" * 9 + "|",
    ]
    for who in EXPLORERS:
        count = {name.partition(" ")[2]: number for name, number in log.counts.items() if name.split()[0] == who}
        own = count.get("own attacks", 0)
        each = [f"{count.get(name, 0) / parts[who]:.1f}" for name in HABITS]
        struck, far = count.get("struck by each", 0) / own, count.get("far", 0) / own
        lines.append(f"| {who} | {own / parts[who]:.1f} | {struck:.1f} | {100 * far:.0f}% | {' | '.join(each)} |")
    return lines


if __name__ == "__main__":
    if sys.argv[1:2] == ["explorers"]:
        print("\n".join(habit_lines(int(sys.argv[2]) if len(sys.argv) > 2 else 30)))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
