"""A sensible player, and how it judges a game that goes on.

The greedy player scores each option of its own turn by what it is worth now, and walks towards what is worth most. It
reads a veiled view alone; play-outs follow it on a guessed state. What learning agents read lives in `features.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.machina import rules
from undercroft.games.machina.board import BIT, SIZE, distance, layout
from undercroft.games.machina.bot.actions import choose_action
from undercroft.games.machina.bot.finish import finish
from undercroft.games.machina.bot.goals import field
from undercroft.games.machina.bot.values import attack_of, danger, hit_chance, item_worth
from undercroft.games.machina.cards.registry import ABILITIES, CHAPTERS, ITEMS, MONSTERS, NUMBERS
from undercroft.games.machina.cards.verbs import Heal, Inspire, Push
from undercroft.games.machina.reading import find_monster, owned, stat_of
from undercroft.games.machina.state import MOST_INSPIRATION, Explorer, Machina
from undercroft.games.machina.threat import TRACK


def greedy(seat: Seat) -> Option:
    """The best option by the scores below; the first of equals."""
    choice = seat.request
    assert choice is not None
    if len(choice.options) == 1:
        return choice.options[0]
    return best(seat._sight, choice)


def best(state: Machina, choice: Choice) -> Option:
    judge = JUDGES.get(choice.kind)
    if choice.kind == "action":
        return choose_action(state, choice)
    if choice.kind in ("stroll", "cell") and state.active >= 0:
        explorer = state.explorers[state.active]
        if choice.about[0] == explorer.id and explorer.cell >= 0:
            return _best_step(state, explorer, choice)
    if judge is None:
        return _QUESTIONS[choice.kind].answer(state, choice)
    return max(choice.options, key=lambda option: judge(state, choice, option))


def _best_step(state: Machina, explorer: Explorer, choice: Choice) -> Option:
    """Where a free step or a leap leads: to the cell from which all that one wants is nearest."""
    places = {_place_of(option, explorer.cell): option for option in choice.options}
    asked = sum([BIT[cell] for cell in places]) & ~layout(state.slots).pits
    worth = field(state, explorer, asked | BIT[explorer.cell])
    best_cell = max(places, key=lambda cell: worth.get(cell, 0.0) if asked & BIT[cell] else -1.0)
    return places[best_cell]


def _place_of(option: Option, here: int) -> int:
    return int(option[1]) + SIZE * int(option[2]) if len(option) > 2 else here


def rollout(state: Machina, choice: Choice, dice: Dice) -> Option:
    """The greedy player: fate brings variety enough, and slips in play-outs lose games that were not lost."""
    return best(state, choice)


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
        return 1.0 if ability.choose == "door" and state.closed & BIT[int(option[1]) + SIZE * int(option[2])] else 0.0
    monster = find_monster(state, str(option[1]))
    if monster is None:
        friend = next((other for other in state.explorers if other.id == option[1]), None)
        if friend is None:
            return 0.0
        good = isinstance(ability.steps[0], (Heal, Inspire))
        return friend.most_health - friend.health + 0.5 if good else -2.0
    if explorer is not None and step is None:  # a pull, a push, a change of places
        return (1.0 if isinstance(ability.steps[0], Push) else -1.0) * -distance(explorer.cell, monster.cell)
    if explorer is None or step is None:
        return 1.0
    return hit_chance(state, explorer, step, monster) * danger(state, monster, explorer)


def _decks(state: Machina, choice: Choice, option: Option) -> float:
    explorer = _about(state, choice)
    mine = [ITEMS[item] for item in owned(explorer)]
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


def _turn(state: Machina, choice: Choice, option: Option) -> float:
    """Who can win at once goes first."""
    explorer = next(other for other in state.explorers if other.id == option[1])
    return 1.0 if finish(state, explorer) is not None else 0.0


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


_QUESTIONS = questions_in(rules.CHAPTERS)
"""What is asked for which there are no scores below: the question says how it is answered without thought."""

JUDGES: dict[str, Callable[[Machina, Choice, Option], float]] = {
    "turn": _turn,
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
    health = sum([explorer.health for explorer in state.explorers]) / max(
        1, sum([e.most_health for e in state.explorers])
    )
    gear = sum([len(owned(explorer)) for explorer in state.explorers]) / (6.0 * len(state.explorers))
    spirit = sum([explorer.inspiration for explorer in state.explorers]) / (MOST_INSPIRATION * len(state.explorers))
    dread = (state.level - 1 + state.threat / TRACK) / 4 + 0.05 * len(state.order)
    value = 0.1 + 0.45 * state.chapter / last + 0.25 * health + 0.1 * min(1.0, gear) + 0.08 * spirit - 0.15 * dread
    return [min(0.98, max(0.02, value))] * state.players


def gauges(state: Machina, seat: int) -> dict[str, float]:
    """The group's health, items and inspiration."""
    return {
        "health": float(sum([explorer.health for explorer in state.explorers])),
        "gear": float(sum([len(owned(explorer)) for explorer in state.explorers])),
        "spirit": float(sum([explorer.inspiration for explorer in state.explorers])),
    }
