"""The scenarios of Jaws to look up: map, monsters by number of characters, special objects, reward, what they open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import say
from undercroft.core.scene import BoardItem, CardItem
from undercroft.games.haven import codex as shared
from undercroft.games.haven.battlefield import MONSTERS, Figure
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.events import EVENTS
from undercroft.games.jaws.cards.items import BY_NUMBER
from undercroft.games.jaws.cards.scenario import Reward, Scenario
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.cards.treasures import GOODS
from undercroft.games.jaws.rooms import enroll, max_health
from undercroft.games.jaws.screen import draw_board
from undercroft.games.jaws.setup import new_state
from undercroft.games.jaws.start import lay_out
from undercroft.games.jaws.state import NO_SYMBOL

PARTIES = (2, 3, 4)
"""How many characters there may be."""

CRATES = 20
"""The scenario of the goods list (JL-GDS-1)."""

CALLED: dict[int, tuple[str, ...]] = {
    4: ("zealot", "stone-golem"),
    9: ("living-corpse",),
    11: ("giant-viper",),
    12: ("living-corpse",),
    13: ("blood-imp",),
    14: ("blood-imp",),
    15: ("black-imp", "blood-imp"),
    16: ("rat-monstrosity", "black-imp", "blood-imp"),
    17: ("blood-monstrosity", "blood-imp"),
    18: ("stone-golem",),
    CRATES: tuple(held[0] for held in GOODS.values() if isinstance(held, tuple)),
    21: ("chaos-demon",),
    22: ("giant-viper",),
    23: ("giant-viper", "vermling-raider", "stone-golem"),
    24: ("black-imp", "chaos-demon"),
}
"""The types that special rules bring into play (`scenario_rules/`), besides those that stand on the map."""


def kinds_of(number: int) -> set[str]:
    """The types of monsters that may be met in a scenario."""
    return {placed.monster for placed in SCENARIOS[number].monsters} | set(CALLED.get(number, ()))


def scenario(book: Scenario) -> Entry:
    key = f"scenario.n{book.number}"
    text = [say(f"{key}-intro"), say(f"{key}-rules"), say("codex.map-for-four")]
    if book.number in CALLED:
        called = dict.fromkeys(CALLED[book.number])
        text.append(say("codex.called", monsters=[say(f"monster.{kind}") for kind in called]))
    if book.opens:
        text.append(say("codex.opens", scenarios=[shared.scenario_number(number) for number in book.opens]))
    if book.closes:
        text.append(say("codex.closes", scenarios=[shared.scenario_number(number) for number in book.closes]))
    met = [shared.scenario_number(number) for number, other in SCENARIOS.items() if book.number in other.opens]
    unlocks = ("unlock", book.number)
    met += [say("outcome.event", number=at) for at, one in EVENTS.items() if unlocks in one.a.effects + one.b.effects]
    return Entry(
        id=f"scenario-{book.number}",
        kind="scenario",
        card=CardItem(
            id=f"scenario-{book.number}",
            title=say(key),
            style="scenario",
            art=f"jaws/scenario/{book.number}",
            kind=shared.scenario_number(book.number),
            lines=[say(f"{key}-goal")],
        ),
        tables=[*rank_tables(ranks_of(book)), *reward_table(book.reward)],
        board=drawn(book),
        met=met,
        text=text,
        clauses=["JL-SCN-1", "JL-SCN-7", "JL-REW-F1", "JL-CAM-F1"],
        origin="mixed",
        is_spoiler=book.number > 1,
    )


def ranks_of(book: Scenario) -> dict[str, list[str]]:
    """The ranks of each type that stand on the map, for each number of characters."""
    found: dict[str, list[str]] = {}
    for placed in book.monsters:
        ranks = found.setdefault(placed.monster, [""] * len(PARTIES))
        for at, rank in enumerate(placed.ranks):
            ranks[at] += rank
    return found


RANKS = {"n": "codex.normal-monsters", "e": "codex.elite-monsters", "b": "codex.boss"}


def rank_tables(found: Mapping[str, Sequence[str]]) -> list[NumberTable]:
    """How many monsters of each type there are, by rank and number of characters."""
    tables = []
    for rank, title in RANKS.items():
        rows = [
            NumberRow(say(f"monster.{kind}"), [one.count(rank) for one in ranks], icon="skull")
            for kind, ranks in found.items()
            if any(rank in one for one in ranks)
        ]
        if rows:
            heads = [say("codex.for-characters", count=count) for count in PARTIES]
            tables.append(NumberTable(title=say(title), heads=list(heads), rows=rows))
    return tables


def reward_table(reward: Reward) -> list[NumberTable]:
    """What success brings each member; an item goes to one of them (JL-REW-2, JL-REW-3)."""
    rows = [
        NumberRow(say(label), [amount], icon=icon)
        for label, amount, icon in (
            ("stat.gold", reward.gold, "coin"),
            ("stat.xp", reward.experience, "star"),
            ("stat.checkmarks", reward.checkmarks, "check"),
            ("codex.perks", reward.perks, "check"),
        )
        if amount
    ]
    if reward.item:
        rows.append(NumberRow(say("codex.for-one"), [say(f"item.{BY_NUMBER[reward.item]}")], icon="bag"))
    return [NumberTable(title=say("codex.reward"), rows=rows)] if rows else []


def drawn(book: Scenario) -> BoardItem:
    """The whole map with everything that stands on it for four characters, all doors closed."""
    state = new_state(
        {
            "players": 1, "mode": "scenario", "difficulty": "normal", "scenario": book.number, "party": 4, "level": 1,
            "characters": list(CHARACTERS),
        }
    )  # fmt: skip
    lay_out(state)
    board = state.board
    for room in board.rooms:
        state.revealed |= 1 << room
    side = state.kernel.special_rules(state).objective_side
    for at, (objective, places) in enumerate(board.objectives):
        health = objective.health(state.count, state.level)
        for cell in places:
            enroll(state, Figure(objective.name, side, health, health, cell, at, is_objective=True), at)
    numbers: Counter[str] = Counter()
    for placed, cell in board.monsters:
        rank = placed.ranks[-1]
        if rank != "-":
            numbers[placed.monster] += 1
            health = max_health(state, placed.monster, rank)
            number = numbers[placed.monster]
            enroll(
                state,
                Figure(placed.monster, MONSTERS, health, health, cell, number, elite=rank == "e"),
                NO_SYMBOL,
            )
    return draw_board(state)


# --- special objects --------------------------------------------------------------------------------------------------


def objects() -> Iterator[Entry]:
    """The special objects with their hit points in each scenario (JL-OBJ-2)."""
    found: dict[str, dict[int, Scenario]] = {}
    for number, book in SCENARIOS.items():
        for objective in book.objectives:
            found.setdefault(objective.name, {})[number] = book
    for name, books in found.items():
        yield Entry(
            id=f"object-{name}",
            kind="object",
            card=CardItem(
                id=f"object-{name}",
                title=say(f"object.{name}"),
                style="object",
                art=f"jaws/object/{name}",
                lines=[say("codex.what-objects-are")],
            ),
            tables=[table for book in books.values() for table in health_tables(book, name)],
            met=[shared.scenario_number(number) for number in books],
            clauses=["JL-OBJ-1", "JL-OBJ-2", "JL-OBJ-3", "JL-OBJ-4"],
            is_spoiler=True,
        )


def health_tables(book: Scenario, name: str) -> Iterator[NumberTable]:
    """Objects of a scenario that have the same hit points share a table."""
    seen = []
    for objective in book.objectives:
        if objective.name != name:
            continue
        numbers = [[objective.health(count, level) for level in range(8)] for count in PARTIES]
        if numbers in seen:
            continue
        seen.append(numbers)
        rows = [
            NumberRow(say("codex.for-characters", count=count), list(values), icon="heart")
            for count, values in zip(PARTIES, numbers, strict=True)
        ]
        yield shared.by_level(shared.scenario_number(book.number), range(8), rows)
