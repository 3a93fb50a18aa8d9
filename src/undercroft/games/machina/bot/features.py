"""What searching and learning agents read of a table: a fixed list of numbers, roughly between -1 and 1.

How the story and the clocks stand, how strong the explorers are against what hunts them, how far the endgame is, and
each explorer alone; then one option. What it is worth to the sensible player lives in `actions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp

from undercroft.core.grid import cells
from undercroft.core.one_hot import OneHot
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.machina.board import APART, SIZE, Layout, layout
from undercroft.games.machina.bot.actions import value_of
from undercroft.games.machina.bot.goals import Goals, goals, wish
from undercroft.games.machina.bot.values import attack_of, odds
from undercroft.games.machina.cards.model import GROUP
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, ITEMS, MONSTERS, NUMBERS
from undercroft.games.machina.inspiration import purse
from undercroft.games.machina.reading import chapter_of, living, owned, stat_of
from undercroft.games.machina.state import MOST_INSPIRATION, Explorer, Machina
from undercroft.games.machina.threat import LEVELS, TRACK

VERBS = (
    "move", "end", "explore", "leave", "inventory", "trade", "use", "chest", "event", "station", "bench",
    "lever", "chapter", "seal", "door", "break", "on", "at", "cell", "give", "spend", "shield", "equip",
    "attach", "pick", "done",
)  # fmt: skip
ROWS = OneHot(VERBS)
PLACES = 4
ABSENT = [0.0] * 12
"""A place where no explorer sits."""
FAR = 14
"""As far as nothing at all."""
ALONE = 16
"""As far as no monster at all."""

SOFT, HARD = 3, 5
"""The walls against which an explorer's blows are measured: of many a monster, and of the worst."""


@cache
def strike(usable: tuple[int, ...], plus: int, stamina: int) -> tuple[float, float, int]:
    """How many hits an explorer may hope for in a turn against a soft and a hard wall, and how far they reach."""
    soft = hard = 0.0
    reach = 0
    for number in usable:
        ability = ABILITIES[number].ability
        step = attack_of(ability)
        if step is None or ability.kind != "active" or ability.discard or ability.inspiration or ability.health:
            continue
        blows = stamina // max(1, ability.stamina)
        if ability.limit:
            blows = min(blows, ability.limit)
        blows *= ability.times
        soft = max(soft, blows * odds(step.high, step.low, SOFT - plus))
        hard = max(hard, blows * odds(step.high, step.low, HARD - plus))
        reach = max(reach, ability.reach, 1)
    return soft, hard, reach


@cache
def menace(monster: str, defence: int, will: int) -> tuple[float, int]:
    """How many hits a monster may hope for in its turn against such walls, and from how far it comes to them."""
    card = MONSTERS[monster]
    hits, reach = 0.0, 1
    for ability in card.abilities:
        step = attack_of(ability)
        if step is not None:
            blows = card.stamina // max(1, ability.stamina)
            hits = max(hits, blows * odds(step.high, step.low, will if step.magic else defence))
            reach = max(reach, ability.reach)
    return hits, card.stamina + reach - 2


def peril(view: Machina, explorer: Explorer) -> float:
    """How many hits an explorer has to fear from the monsters on the board, those near more than those far."""
    if explorer.cell < 0 or not view.order:
        return 0.0
    defence, will = stat_of(view, explorer, "defence"), stat_of(view, explorer, "will")
    total = 0.0
    apart = APART[explorer.cell]
    for monster in view.order:
        hits, reach = menace(monster.id, defence, will)
        beyond = apart[monster.cell] - reach
        total += hits if beyond <= 0 else hits * max(0.0, 0.5 - beyond / 16)
    return total


def needed(view: Machina) -> int:
    """How often the chapter's deed must be done; 1 where there is none."""
    return _needed(chapter_of(view).id, len(view.explorers) >= GROUP)


@cache
def _needed(chapter: str, is_group: bool) -> int:
    for number in NUMBERS[chapter]:
        ability = ABILITIES[number].ability
        if ability.kind == "cumulative":
            return ability.count + (ability.more if is_group else 0)
    return 1


def features(view: Machina, seat: int) -> list[float]:
    found = _story(view)
    group = _group(view)
    found += group
    found += _endgame(view, group)
    for at in range(PLACES):
        found += _place(view, seat, at)
    return found


def _story(view: Machina) -> list[float]:
    """Chapters, clocks, and what lies on the board."""
    return [
        view.chapter / 9,
        view.lair / 10,
        float(view.lair <= 2),
        view.horror / 10,
        ((view.level - 1) * TRACK + view.threat) / (LEVELS * TRACK),
        view.level / LEVELS,
        min(1.0, view.round / 50),
        float(chapter_of(view).locked),
        float(view.exit >= 0),
        min(1.0, view.progress / needed(view)),
        min(1.0, len(view.order) / 6),
        min(1.0, sum([monster.health for monster in view.order]) / 10),
        *_lying(layout(view.slots), view.destroyed, view.lit),
    ]


@lru_cache(maxsize=64)
def _lying(board: Layout, destroyed: int, lit: int) -> tuple[float, ...]:
    """What lies on the board; kept, since most questions change nothing of it."""
    left = ~destroyed
    return (
        min(1.0, (board.chests & left).bit_count() / 4),
        min(1.0, (board.chapters & left).bit_count() / 4),
        min(1.0, (board.chapters & left & lit).bit_count() / 2),
        min(1.0, (board.events & left).bit_count() / 4),
        min(1.0, (board.lairs & left).bit_count() / 4),
        min(1.0, (board.stations & left).bit_count() / 4),
        board.borders.bit_count() / 16,
    )


def _group(view: Machina) -> list[float]:
    """The living explorers together, in the mean of one; `_endgame` reads some of it by its place."""
    live = living(view)
    if not live:
        return [0.0] * 18
    count = len(live)
    health = [explorer.health for explorer in live]
    soft = hard = fear = fatal = 0.0
    reach = kept = used = levels = 0
    for explorer in live:
        blows = strike(explorer.usable, explorer.attack, explorer.most_stamina)
        soft += blows[0]
        hard += blows[1]
        reach = max(reach, blows[2])
        for item in owned(explorer):
            card = ITEMS[item]
            if card.type == "consumable":
                kept += 1
            else:
                used += 1
                levels += card.level
        hurt = peril(view, explorer)
        fear += hurt
        fatal += 1 / (1 + exp(1.2 * (explorer.health + 0.7 * explorer.inspiration - 1 - hurt)))
    return [
        sum(health) / (6 * count),
        sum([explorer.inspiration for explorer in live]) / (MOST_INSPIRATION * count),
        min(1.2, hard / (4 * count)),
        sum([explorer.defence for explorer in live]) / (6 * count),
        sum([explorer.will for explorer in live]) / (6 * count),
        fatal / count,
        min(1.5, fear / (4 * count)),
        _way(view, live),
        count / PLACES,
        count / len(view.explorers),
        min(health) / 6,
        min(1.2, soft / (4 * count)),
        reach / 6,
        min(1.5, used / (6 * count)),
        min(1.5, levels / (12 * count)),
        min(1.5, kept / (3 * count)),
        min(1.5, sum([len(explorer.inventory) for explorer in live]) / (6 * count)),
        float(count == 1),
    ]


def _way(view: Machina, live: list[Explorer]) -> float:
    """How far somebody is from a chapter cell that they could activate."""
    left = layout(view.slots).chapters & ~view.destroyed
    near = FAR
    if not left:
        return near / FAR
    is_dark = bool(left & ~view.lit)
    for explorer in live:
        if explorer.cell >= 0:
            ready = left & view.lit if is_dark and purse(view, explorer) < 3 else left
            apart = APART[explorer.cell]
            for cell in cells(ready):
                near = min(near, apart[cell])
    return near / FAR


def _endgame(view: Machina, group: list[float]) -> list[float]:
    """What counts in the last chapter, and in which of them; nothing before."""
    found = [0.0] * 21
    scenarios = tuple(CHAPTERS)
    if view.chapter < len(CHAPTERS[view.scenario]) - 1:
        return found
    which = scenarios.index(view.scenario)
    done = min(1.0, view.progress / needed(view))
    boss = sum([monster.health for monster in view.order if MONSTERS[monster.id].boss]) / 5
    found[0] = float(view.exit >= 0)
    found[1:10] = group[:9]
    at = 10 + 3 * which
    found[at : at + 3] = [1.0, done, boss]
    found[19] = group[2] if view.scenario == "train" else 0.0
    found[20] = group[7] if view.scenario == "engine" else 0.0
    return found


def _place(view: Machina, seat: int, at: int) -> list[float]:
    """One explorer alone."""
    if at >= len(view.explorers):
        return ABSENT
    explorer = view.explorers[at]
    near = ALONE
    if explorer.cell >= 0 and view.order:
        apart = APART[explorer.cell]
        near = min([apart[monster.cell] for monster in view.order])
    return [
        float(explorer.alive),
        float(explorer.seat == seat),
        float(view.active == at),
        explorer.health / 6,
        explorer.stamina / 7,
        explorer.inspiration / MOST_INSPIRATION,
        explorer.defence / 6,
        explorer.will / 6,
        len(explorer.equipped) / 3,
        len(explorer.inventory) / 6,
        float(explorer.left),
        near / 16,
    ]


_LAST: list[object] = [None, None, None]


def _goals(view: Machina, choice: Choice) -> Goals:
    """Where the active explorer would like to be; options are asked about one after the other, so it is kept."""
    if _LAST[0] is not view or _LAST[1] is not choice:
        _LAST[:] = [view, choice, goals(view, view.explorers[view.active])]
    return _LAST[2]  # type: ignore[return-value]


def option_features(view: Machina, seat: int, choice: Choice, option: Option) -> list[float]:
    return option_rows(view, seat, choice, [option])


def option_rows(view: Machina, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
    wanted = wish(view) if choice.kind == "action" else ""
    made: list[float] = []
    for option in options:
        made += _described(view, choice, option, wanted)
    return made


def _described(view: Machina, choice: Choice, option: Option, wanted: str) -> list[float]:
    """An option, while the chapter waits for `wanted`."""
    verb = str(option[0])
    amount = 0.0
    if len(option) == 2 and isinstance(option[1], int):
        amount = option[1] / MOST_INSPIRATION
    worth = 0.0
    if choice.kind == "action" and view.active >= 0 and verb not in ("move", "end"):
        worth = value_of(view, view.explorers[view.active], option, wanted) / 12
    goal = 0.0
    if verb == "move" and view.active >= 0 and len(option) == 3:
        apart = APART[int(option[1]) + SIZE * int(option[2])]
        for place, value in _goals(view, choice):
            goal = max(goal, value / (1 + apart[place]))
        goal /= 12
    return [*ROWS[verb], amount, worth, goal]


def tally(state: Machina) -> list[Tally]:
    """What a designer counts at the end, of all explorers that a seat plays."""
    found: list[Tally] = []
    for seat in range(state.players):
        explorers = [explorer for explorer in state.explorers if explorer.seat == seat]
        worn = [item for explorer in explorers for group in explorer.equipped for item in group]
        found.append(
            {
                "rounds": float(state.round),
                "health": float(sum([explorer.health for explorer in explorers if explorer.alive])),
                "heroes": [f"explorer.{explorer.id}" for explorer in explorers],
                "items": [f"item.{item}" for item in worn],
            }
        )
    return found
