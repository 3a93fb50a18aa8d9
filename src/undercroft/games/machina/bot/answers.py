"""A sensible player, and how it judges a game that goes on.

The greedy player scores each option of its own turn by what it is worth now, and walks towards what is worth most. It
reads a veiled view alone; play-outs follow it on a guessed state. What learning agents read lives in `features.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.machina import chapter, effects, items
from undercroft.games.machina.board import BIT, SIZE, cells, distance, layout, within
from undercroft.games.machina.cards.language import Ability, Step
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, ITEMS, MONSTERS, NUMBERS
from undercroft.games.machina.chapter import TRACK
from undercroft.games.machina.dice import dice as dice_table
from undercroft.games.machina.inspiration import purse
from undercroft.games.machina.state import (
    MOST_INSPIRATION,
    Explorer,
    Machina,
    Monster,
    ability_changes,
    chapter_of,
    crowd,
    find_monster,
    has_keyword,
    passable,
    slot_bits,
    stat_of,
)

FADE = 0.86
"""What a goal is worth one step further away."""

_FADED = tuple(FADE**steps for steps in range(15))


def greedy(seat: Seat) -> Option:
    """The best option by the scores below; the first of equals."""
    choice = seat.request
    assert choice is not None
    if len(choice.options) == 1:
        return choice.options[0]
    return best(seat.view, choice)


def best(state: Machina, choice: Choice) -> Option:
    judge = _JUDGES.get(choice.kind)
    if choice.kind == "action":
        return _action(state, choice)
    if judge is None:
        return choice.options[0]
    return max(choice.options, key=lambda option: judge(state, choice, option))


def rollout(state: Machina, choice: Choice, dice: Dice) -> Option:
    """The greedy player: fate brings variety enough, and slips in play-outs lose games that were not lost."""
    return best(state, choice)


# ---------------------------------------------------------------------- odds


@cache
def odds(high: int, low: int, needed: int) -> float:
    """The chance that so many dice come to at least `needed`."""
    outcomes, weights = dice_table(high, low)
    return sum(w for o, w in zip(outcomes, weights, strict=True) if o >= needed) / sum(weights)


def attack_of(ability: Ability) -> Step | None:
    """The attack that an ability makes, if any."""
    return next((step for step in ability.steps if step.verb == "attack"), None)


def _hit(state: Machina, explorer: Explorer, step: Step, monster: Monster) -> float:
    wall = stat_of(state, monster, "will" if step.magic else "defence")
    plus = explorer.attack + sum(ability_changes(state, explorer, "attack"))
    return odds(step.high, step.low, wall - plus)


def danger(state: Machina, monster: Monster, explorer: Explorer) -> float:
    """How badly one wants this monster gone."""
    card = MONSTERS[monster.id]
    near = max(0, 8 - distance(monster.cell, explorer.cell)) / 8
    wounded = 1 - (monster.health - 1) / max(1, card.health)
    return 0.6 + 0.25 * card.level + 0.8 * near + 0.7 * wounded + (2.0 if card.boss else 0)


def item_worth(explorer: Explorer, item: str) -> float:
    """What an item is worth to an explorer who does not have it yet."""
    card = ITEMS[item]
    worth = card.level * 1.0
    mine = [ITEMS[other] for other in items.owned(explorer) if other != item]
    for number in NUMBERS[item]:
        ability = ABILITIES[number].ability
        step = attack_of(ability)
        if step is not None and card.type != "consumable":
            per = (1.5 * step.high + 0.8 * step.low) / max(1, ability.stamina)
            worth += 1.5 * per + 0.12 * ability.reach
        elif ability.kind == "passive":
            worth += sum(1.6 * change.n if change.verb == "change" else 0.8 for change in ability.steps)
        elif card.type != "consumable":
            worth += 0.8 + 0.5 * len(ability.steps)
    if card.type == "consumable":
        worth += 1.1
    elif card.role == "extension":
        fits = any(m.role == "main" and m.type == card.type and m.connector == card.connector for m in mine)
        worth += 1.0 if fits else -0.5
    elif card.role == "upgrade":
        worth -= 0.5
    if card.role == "main" and any(m.type == card.type and m.role == "main" for m in mine):
        worth -= 1.2
    return worth


# ---------------------------------------------------------------------- what an explorer wants


def wish(state: Machina) -> str:
    """What the chapter waits for: a deed, `exit`, or `cell` where any chapter cell will do."""
    if state.exit >= 0:
        return "exit"
    card = chapter_of(state)
    if not card.locked:
        return "cell"
    for number in NUMBERS[card.id]:
        ability = ABILITIES[number].ability
        if ability.kind == "cumulative":
            return ability.on
    return ""


def goals(state: Machina, explorer: Explorer) -> list[tuple[int, float]]:
    """Cells that one would like to stand on or beside, and what that is worth."""
    board = layout(state.slots)
    wanted = wish(state)
    left = ~state.destroyed
    late = state.lair <= 3
    found: list[tuple[int, float]] = []
    if wanted == "exit":
        if any(monster.cell == state.exit for monster in state.order):
            # It stands on the exit: strike it if one can, else lure it away.
            layers = board.flood(state.exit, passable(state) & ~board.pits)
            far = [(cell, 6.0) for cell in cells(layers[min(5, len(layers) - 1)])]
            return [(state.exit, 4.0), *far] if sighted(state, explorer, state.exit) else far
        if reachable(state, explorer, state.exit):
            return [(state.exit, 12.0)]
        return frontier(state, explorer, 4.0)
    money = purse(state, explorer)
    if wanted in ("cell", "chapter"):
        for cell in cells(board.chapters & left):
            lit = bool(state.lit & BIT[cell])
            if lit or money >= 3:
                found.append((cell, 9.0 if lit else 7.0))
            else:
                found.append((cell, 1.2))
    if wanted == "vigil":
        lit_cells = cells(board.chapters & state.lit & left)
        for cell in lit_cells:
            found.append((cell, 8.0))
        if not lit_cells:
            found += [(cell, 6.0) for cell in cells(board.lairs & left)]
    for cell in cells(board.chests & left):
        found.append((cell, 6.0 if wanted == "chest" else 3.2))
    for cell in cells(board.events & left):
        found.append((cell, 6.0 if wanted == "event" else 2.2))
    for cell in cells(board.benches & left):
        found.append((cell, 1.6))
    for cell in cells(board.stations & left):
        found.append((cell, 2.5 if explorer.health < explorer.most_health - 1 else 0.8))
    if money >= 4:
        for cell in cells(board.lairs & left & board.all):
            dark = board.chapters & left & ~state.lit & slot_bits(state, cell)
            found.append(
                (cell, (5.5 if dark and wanted in ("cell", "chapter") else 2.0) + (1.0 if state.threat > 5 else 0))
            )
    explore = 6.0 if wanted == "explore" else 2.0 if not _plenty(state) else 0.8
    if late and wanted == "cell" and not board.chapters & left:
        explore = 6.0
    prey = [monster for monster in state.order if sighted(state, explorer, monster.cell)]
    if wanted == "kill" and not prey:
        explore = 5.0  # only a new tile brings monsters that can be struck
    found += frontier(state, explorer, explore)
    for monster in prey:
        worth = 3.0 if wanted == "kill" else 1.4
        if MONSTERS[monster.id].boss:
            worth = 8.0 if wanted == "boss" else 0.5
        if explorer.health <= 2:
            worth *= 0.4
        found.append((monster.cell, worth))
    return found


def frontier(state: Machina, explorer: Explorer, worth: float) -> list[tuple[int, float]]:
    """The borders where he might explore; where the others stand in the way of all of them, those others."""
    found = [(cell, worth) for cell in cells(layout(state.slots).borders) if chapter.can_explore(state, explorer, cell)]
    if found:
        return found
    return [(other.cell, worth) for other in state.explorers if other.cell >= 0 and other is not explorer]


def sighted(state: Machina, explorer: Explorer, cell: int) -> bool:
    """Whether the monster on this cell is one that the explorer can choose as a target."""
    return any(
        monster.cell == cell
        and (has_keyword(state, explorer, "sighted") or not has_keyword(state, monster, "incorporeal"))
        for monster in state.order
    )


def reachable(state: Machina, explorer: Explorer, goal: int) -> bool:
    ground = layout(state.slots).passable & ~state.destroyed & ~layout(state.slots).pits
    return any(layer & BIT[goal] for layer in layout(state.slots).flood(explorer.cell, ground))


def _plenty(state: Machina) -> bool:
    """Whether there is still something to do on the tiles that lie here."""
    board = layout(state.slots)
    return (board.chests & ~state.destroyed).bit_count() >= 2 and bool(board.chapters & ~state.destroyed)


def field(state: Machina, explorer: Explorer, asked: int) -> dict[int, float]:
    """What it is worth to stand on each of the cells asked for: the best goal, fading with the way to it."""
    board = layout(state.slots)
    open_cells = passable(state)
    ground = open_cells & ~crowd(state) & ~board.pits | BIT[explorer.cell]
    exact = board.borders & open_cells | (BIT[state.exit] if state.exit >= 0 else 0)
    groups: dict[tuple[float, int, int], int] = {}
    for cell, value in goals(state, explorer):
        # goals of the same worth spread as one; but a cell one may cross and should stand beside is no goal of its own
        here = 1 if exact & BIT[cell] else 0
        group = (value, here, cell if ground & BIT[cell] and not here else -1)
        groups[group] = groups.get(group, 0) | BIT[cell]
    worth: dict[int, float] = {}
    for (value, here, _), front in sorted(groups.items(), reverse=True):
        left = asked
        free = ground & ~front
        for steps in range(15):
            if here or steps:
                now = value * _FADED[steps if here else steps - 1]
                if now < 0.15:
                    break
                met = front & left
                if met:
                    left ^= met
                    for cell in cells(met):
                        if worth.get(cell, 0.0) < now:
                            worth[cell] = now
                if not left or (len(worth) == asked.bit_count() and min(worth.values()) >= now):
                    break
            front = board.spread(front) & free
            if not front:
                break
            free ^= front
    return worth


def _action(state: Machina, choice: Choice) -> Option:
    explorer = state.explorers[state.active]
    wanted = wish(state)
    at = explorer.cell
    top, chosen = 0.0, ("end",)
    moves: list[Option] = []
    fight = 0.0
    for option in choice.options:
        if option[0] == "move":
            moves.append(option)
            continue
        value = value_of(state, explorer, option, wanted)
        if option[0] == "use":
            fight = max(fight, value)
        if value > top:
            top, chosen = value, option  # type: ignore[assignment]
    if top >= 2.0:
        return chosen
    asked = BIT[at]
    for option in moves:
        asked |= BIT[int(option[1]) + SIZE * int(option[2])]
    asked &= ~layout(state.slots).pits
    worth = field(state, explorer, asked)
    here = worth.get(at, 0.0)
    ranked = []
    for option in moves:
        cell = int(option[1]) + SIZE * int(option[2])
        if asked & BIT[cell]:
            ranked.append((worth.get(cell, 0.0) - _threat_at(state, explorer, cell), option))
    if ranked:
        value, option = max(ranked, key=lambda pair: pair[0])
        gain = value - (here - _threat_at(state, explorer, at))
        if gain > 0.02 and gain + 0.6 > top:
            return option
    if not top and not here:  # nothing to do and nowhere to go: perhaps behind a door
        for option in choice.options:
            if option[0] == "door" and state.closed & BIT[int(option[1]) + SIZE * int(option[2])]:
                return option
    return chosen


def _threat_at(state: Machina, explorer: Explorer, cell: int) -> float:
    """Ending a turn beside monsters is bad, the more so with little health."""
    if explorer.stamina > 2:
        return 0.0
    near = layout(state.slots).adjacent(cell)
    count = sum(1 for monster in state.order if near & BIT[monster.cell])
    return count * (0.5 if explorer.health > 2 else 1.5)


def value_of(state: Machina, explorer: Explorer, option: Option, wanted: str) -> float:
    verb = option[0]
    if verb == "use":
        return _use_value(state, explorer, ABILITIES[NUMBERS[str(option[1])][int(option[2])]].ability, str(option[1]))
    if verb == "chapter":
        if wanted in ("cell", "chapter"):
            return 9.0
        return 0.0
    if verb == "chest":
        return 4.5 if wanted != "exit" else 1.0
    if verb == "event":
        return 4.2 if wanted != "exit" else 1.0
    if verb == "station":
        return 3.5 if explorer.health < explorer.most_health or explorer.stamina < explorer.most_stamina - 2 else 0.5
    if verb == "bench":
        return 3.0 if wanted != "exit" else 0.0
    if verb == "seal":
        board = layout(state.slots)
        dark = board.chapters & ~state.destroyed & ~state.lit & slot_bits(state, explorer.cell)
        if wanted == "vigil":
            return 6.0 if not board.chapters & state.lit & ~state.destroyed else 0.0
        if wanted in ("cell", "chapter") and not dark and explorer.inspiration < 7:
            return 1.0
        return 4.0 if explorer.inspiration >= 4 or wanted in ("cell", "chapter") else 1.5
    if verb == "lever":
        traps = layout(state.slots).traps & slot_bits(state, explorer.cell)
        value = sum(2.0 for monster in state.order if traps & BIT[monster.cell])
        return value - sum(4.0 for other in state.explorers if other.cell >= 0 and traps & BIT[other.cell])
    if verb == "explore":
        if wanted == "explore":
            return 8.0
        if wanted == "exit":
            return 0.0 if reachable(state, explorer, state.exit) else 6.0
        if wanted == "kill" and not any(sighted(state, explorer, monster.cell) for monster in state.order):
            return 6.0
        return 2.4 if not _plenty(state) or not state.order else 0.6
    if verb == "leave":
        return 12.0
    if verb == "inventory":
        return _pack_gain(state, option)
    return 0.0


def _pack_gain(state: Machina, option: Option) -> float:
    owner = next(other for other in state.explorers if other.id == option[1])
    loose = [item for item in owner.inventory if ITEMS[item].type != "consumable"]
    if not loose:
        return 0.0
    gain = 0.0
    for item in loose:
        card = ITEMS[item]
        if any(items.attachable(group, item) for group in owner.equipped):
            gain = max(gain, 2.2)
        elif items.can_be_main(item) and items.fits(owner.equipped, [item]):
            gain = max(gain, 2.6)
        elif card.role == "main":
            rivals = [group for group in owner.equipped if ITEMS[group[0]].type == card.type]
            if rivals and min(item_worth(owner, group[0]) for group in rivals) + 1.0 < item_worth(owner, item):
                gain = max(gain, 2.3)
    return gain if gain and not _hunted(state, owner) else gain * 0.5


def _hunted(state: Machina, explorer: Explorer) -> bool:
    near = within(explorer.cell, 2)
    return any(near & BIT[monster.cell] for monster in state.order)


def _use_value(state: Machina, explorer: Explorer, ability: Ability, card: str) -> float:
    step = attack_of(ability)
    if step is not None:
        if step.who == "around" or ability.target in ("adjacent", "tile"):
            near = layout(state.slots).adjacent(explorer.cell)
            targets = [monster for monster in state.order if near & BIT[monster.cell]]
            friends = [other for other in state.explorers if other.cell >= 0 and near & BIT[other.cell]]
            value = sum(_hit(state, explorer, step, monster) * danger(state, monster, explorer) for monster in targets)
            if ability.choose != "monster":
                value -= 3.0 * len(friends)
        else:
            value = 0.0
            for aim in effects.candidates(state, explorer, ability):
                if aim[0] == "on":
                    found = find_monster(state, str(aim[1]))
                    if found is not None:
                        value = max(value, _hit(state, explorer, step, found) * danger(state, found, explorer))
            value *= ability.times
        value = value * 4.0 / max(1.0, ability.stamina + 1.0)
        return value - (0.8 if ability.discard else 0)
    first = ability.steps[0]
    hurt = explorer.most_health - explorer.health
    if first.verb == "heal":
        if ability.target == "close":
            near = layout(state.slots).adjacent(explorer.cell) | BIT[explorer.cell]
            hurt = max(
                [o.most_health - o.health for o in state.explorers if o.cell >= 0 and near & BIT[o.cell]], default=0
            )
        return 3.2 if hurt >= min(2, first.n) else 0.0
    if first.verb == "refresh":
        return 2.8 if explorer.most_stamina - explorer.stamina >= first.n - 1 and first.who == "self" else 0.0
    if first.verb == "inspire":
        if first.who == "beside":
            return 2.0 if items.beside(state, explorer) else 0.0
        return 2.6 if explorer.inspiration <= MOST_INSPIRATION - first.n else 0.0
    if first.verb == "seal":
        return 3.5 if wish(state) != "exit" else 0.0
    if first.verb == "light":
        board = layout(state.slots)
        dark = board.chapters & ~state.destroyed & ~state.lit & slot_bits(state, explorer.cell)
        return 4.0 if dark and wish(state) in ("cell", "chapter", "vigil") else 0.0
    if first.verb == "calm":
        return 2.5 if state.threat > first.n else 0.0
    if first.verb == "lair":
        return 2.5 if state.lair <= 3 else 0.0
    if first.verb == "banish":
        return 2.5
    if first.verb == "renew":
        return 2.2
    if first.verb in ("change", "keyword") and _hunted(state, explorer) and explorer.stamina <= ability.stamina + 1:
        return 1.5
    if first.verb == "control" and state.order:
        return 2.4 if len(state.order) > 1 else 0.0
    return 0.0


# ---------------------------------------------------------------------- the other questions


def _about(state: Machina, choice: Choice, place: int = 0) -> Explorer:
    return next(other for other in state.explorers if other.id == choice.about[place])


def _shield(state: Machina, choice: Choice, option: Option) -> float:
    explorer = _about(state, choice)
    n = int(option[1])
    after = explorer.health - (int(choice.about[1]) - n)
    if after <= 0:
        return -10.0 + n
    rich = explorer.inspiration - n
    return 3.0 * n if explorer.health <= 2 else 0.6 * n if rich >= 4 else -0.5 * n


def _raise(state: Machina, choice: Choice, option: Option) -> float:
    needed = int(choice.about[2]) - int(choice.about[1])
    spent = int(option[1])
    explorer = _about(state, choice)
    if spent == 0:
        return 0.5
    if spent < needed:
        return -1.0
    return 1.0 if (needed == 1 and explorer.inspiration >= 2) or (needed == 2 and explorer.inspiration >= 5) else -1.0


def _target(state: Machina, choice: Choice, option: Option) -> float:
    explorer = state.explorers[state.active] if state.active >= 0 else None
    ability = ABILITIES[NUMBERS[str(choice.about[0])][0]].ability
    for number in NUMBERS[str(choice.about[0])]:
        if ABILITIES[number].ability.target in ("close", "direct", "indirect"):
            ability = ABILITIES[number].ability
            break
    step = attack_of(ability)
    if option[0] == "at":
        if ability.choose == "used":
            cell = int(option[1]) + SIZE * int(option[2])
            board = layout(state.slots)
            return 3.0 if board.chests & BIT[cell] else 2.0 if board.events & BIT[cell] else 1.0
        return 0.0
    monster = find_monster(state, str(option[1]))
    if monster is None:
        friend = next((other for other in state.explorers if other.id == option[1]), None)
        if friend is None:
            return 0.0
        good = ability.steps[0].verb in ("heal", "inspire")
        return friend.most_health - friend.health + 0.5 if good else -2.0
    if explorer is None or step is None:
        return 1.0
    return _hit(state, explorer, step, monster) * danger(state, monster, explorer)


def _decks(state: Machina, choice: Choice, option: Option) -> float:
    explorer = _about(state, choice)
    mine = [ITEMS[item] for item in items.owned(explorer)]
    value = 0.0
    for type in option[1:]:
        if type == "consumable":
            value += 0.6 if any(card.type == type for card in mine) else 1.0
        elif not any(card.type == type and card.role == "main" for card in mine):
            value += {"weapon": 2.0, "apparel": 1.7, "artifact": 1.2}[str(type)]
        else:
            value += 0.9
    return value - (0.3 if option[1] == option[2] else 0)


def _pick(state: Machina, choice: Choice, option: Option) -> float:
    if option[0] == "done":
        return 0.0
    explorer = state.explorers[state.active] if state.active >= 0 else next(e for e in state.explorers if e.alive)
    return item_worth(explorer, str(option[1]))


def _spare(state: Machina, choice: Choice, option: Option) -> float:
    keep = ITEMS[str(option[1])].level >= state.level or ITEMS[str(option[1])].role == "main"
    return 1.0 if (option[0] == "return") == keep else 0.0


def _inventory(state: Machina, choice: Choice, option: Option) -> float:
    explorer = _about(state, choice)
    if option[0] == "attach":
        return 20.0 + item_worth(explorer, str(option[1]))
    if option[0] == "equip":
        card = ITEMS[str(option[1])]
        return 5.0 + item_worth(explorer, str(option[1])) + (3.0 if card.role == "main" else -1.0)
    return 0.0 if option[0] == "done" else -1.0


def _event(state: Machina, choice: Choice, option: Option) -> float:
    risky = state.horror <= 4 and state.threat >= TRACK - 2
    return 1.0 if (option[0] == "defy") == risky else 0.0


def _support(state: Machina, choice: Choice, option: Option) -> float:
    payer = _about(state, choice, 1)
    needed = int(choice.about[2])
    helper = _about(state, choice)
    own = payer.inspiration
    return -abs(int(option[1]) - max(needed - own, min(needed, helper.inspiration - own)))


def _cell(state: Machina, choice: Choice, option: Option) -> float:
    """Monsters as far away as the rules allow, explorers as near to what they want."""
    cell = int(option[1]) + SIZE * int(option[2])
    if str(choice.about[0]) in MONSTERS:
        here = [distance(cell, explorer.cell) for explorer in state.explorers if explorer.cell >= 0]
        return float(min(here, default=0)) + (5.0 if layout(state.slots).pits & BIT[cell] else 0)
    return -9.0 if layout(state.slots).pits & BIT[cell] else 0.0


def _hunt(state: Machina, choice: Choice, option: Option) -> float:
    explorer = next(other for other in state.explorers if other.id == option[1])
    return stat_of(state, explorer, "defence") + 0.5 * explorer.inspiration


def _monster(state: Machina, choice: Choice, option: Option) -> float:
    """A controlled monster fights its own kind."""
    if option[0] == "use":
        return 2.0 if len(state.order) > 1 else -1.0
    return 0.0 if option[0] == "stop" else -0.5


def _keep(state: Machina, choice: Choice, option: Option) -> float:
    if option[0] == "keep":
        explorer = state.explorers[state.active] if state.active >= 0 else next(e for e in state.explorers if e.alive)
        return item_worth(explorer, str(option[1])) + 0.5
    return item_worth(next(other for other in state.explorers if other.id == option[2]), str(option[1]))


def _first(value: str) -> Callable[[Machina, Choice, Option], float]:
    return lambda state, choice, option: 1.0 if option[0] == value else 0.0


_JUDGES: dict[str, Callable[[Machina, Choice, Option], float]] = {
    "shield": _shield,
    "raise": _raise,
    "target": _target,
    "decks": _decks,
    "pick": _pick,
    "bench.pick": _pick,
    "spare": _spare,
    "inventory": _inventory,
    "event": _event,
    "support": _support,
    "cell": _cell,
    "hunt": _hunt,
    "monster": _monster,
    "keep": _keep,
    "equip": _first("equip"),
    "trade": _first("done"),
    "bench.exchange": _first("done"),
    "recharge.trade": _first("nobody"),
    "stroll": _first("stay"),
    "drive": _first("nobody"),
    "pack": _pick,
}


# ---------------------------------------------------------------------- for search and learning

WEIGHTY = frozenset(
    (
        "action",
        "turn",
        "target",
        "raise",
        "shield",
        "support",
        "event",
        "decks",
        "pick",
        "keep",
        "bench.deck",
        "bench.pick",
        "pack",
    )
)
"""What a search thinks about. Of the other questions some are packing, which is well done, and some hardly matter: two
explorers on the train won as often when a die answered where monsters are placed or who rolls first."""



def evaluate(state: Machina) -> list[float]:
    """How near the group is to the end of the scenario, less what it has lost on the way."""
    if state.result is not None:
        return [1.0 if state.result.winners else 0.0] * state.players
    last = len(CHAPTERS[state.scenario]) - 1
    health = sum(explorer.health for explorer in state.explorers) / max(1, sum(e.most_health for e in state.explorers))
    gear = sum(len(items.owned(explorer)) for explorer in state.explorers) / (6.0 * len(state.explorers))
    spirit = sum(explorer.inspiration for explorer in state.explorers) / (MOST_INSPIRATION * len(state.explorers))
    dread = (state.level - 1 + state.threat / TRACK) / 4 + 0.05 * len(state.order)
    value = 0.1 + 0.45 * state.chapter / last + 0.25 * health + 0.1 * min(1.0, gear) + 0.08 * spirit - 0.15 * dread
    return [min(0.98, max(0.02, value))] * state.players
