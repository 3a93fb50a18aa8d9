"""How a game stands, in numbers: a judgement for searching agents, features for learning ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from undercroft.core.one_hot import OneHot
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.verbs import Attack
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.bot.answers import decide, worth_of
from undercroft.games.jaws.bot.field import field_of
from undercroft.games.jaws.bot.worth import bare
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.state import Jaws

FEATURES = 16 + 4 * 10
OPTION_FEATURES = 24


def evaluate(state: Jaws) -> list[float]:
    """How the party stands: hit points and cards left against what is left of the enemy."""
    if state.result is not None:
        return [float(seat in state.result.winners) for seat in range(state.players)]
    if not state.figures:
        return [0.5] * state.players
    own = enemy = 0.0
    for at, hero in enumerate(state.heroes):
        figure = state.figures[at]
        own += 0.0 if hero.exhausted else figure.health / figure.max_health + (len(hero.hand) + len(hero.discard)) / 10
    for figure in state.figures:
        if figure.cell >= 0 and figure.side != HEROES:
            enemy += (0.5 if figure.is_objective else 1.0) * figure.health / figure.max_health
    hidden = sum([1 for room in state.board.rooms if not state.revealed >> room & 1])
    value = 0.5 + 0.5 * (own - 0.35 * enemy - 0.8 * hidden) / (2 * state.count)
    if state.ended:
        value = 1.0 if state.ended == "won" else 0.0
    return [max(0.0, min(1.0, value))] * state.players


def gauges(state: Jaws, seat: int) -> dict[str, float]:
    """The party's hit points and cards that are not lost, and what is left of the enemies in sight."""
    found = {"health": 0.0, "cards": 0.0, "foes": 0.0}
    for at, hero in enumerate(state.heroes):
        if state.figures and not hero.exhausted:
            found["health"] += state.figures[at].health
            found["cards"] += len(hero.hand) + len(hero.discard) + len(hero.active)
    for figure in state.figures:
        if figure.cell >= 0 and figure.side != HEROES:
            found["foes"] += figure.health
    return found


def features(view: Jaws, seat: int) -> list[float]:
    """Round, elements, enemies, the campaign, and every character's sheet and condition; always the same length.

    Between scenarios everybody is unhurt, holds all cards owned and sees no enemy.
    """
    enemies = [f for f in view.figures if f.cell >= 0 and f.side != HEROES]
    spots = [enemy.cell for enemy in enemies]
    ways = view.kernel.map.grid(view).walk if view.figures else {}
    found = [
        min(view.round, 30) / 30,
        len(enemies) / 20,
        sum([f.health for f in enemies]) / 200,
        sum([f.elite for f in enemies]) / 10,
        view.level / 7,
        float(view.phase == "turns"),
        *[strength / 2 for strength in view.elements],
        view.scenario / 25,
        len(view.done) / 25,
        (view.difficulty + 1) / 3,
        float(bool(view.figures)),
    ]
    for at in range(4):
        if at >= len(view.heroes):
            found += [0.0] * 10
            continue
        hero = view.heroes[at]
        health, near, ill = 1.0, 1.0, 0
        hand = len(hero.hand) if view.figures else min(len(hero.cards), CHARACTERS[hero.kind].hand)
        if view.figures:
            figure = view.figures[at]
            health, ill = figure.health / figure.max_health, figure.conditions.bit_count()
            if figure.cell >= 0:
                walk = ways[figure.cell]
                near = min([12, *[walk[spot] for spot in spots]]) / 12
        found += [
            1.0,
            float(hero.seat == seat),
            hero.level / 9,
            min(hero.gold, 100) / 100,
            health,
            hand / 11,
            len(hero.discard) / 11,
            len(hero.lost) / 11,
            near,
            ill / 5,
        ]
    return found


_VERBS = (
    "lead", "second", "rest", "top", "bottom", "basic-top", "basic-bottom", "attack", "go", "stay", "skip", "item",
    "suffer", "lose", "aim", "pay", "finish", "area",
)  # fmt: skip
_ROWS = OneHot(_VERBS)


def option_features(view: Jaws, seat: int, choice: Choice, option: Option) -> list[float]:
    """The verb, and what the greedy player thinks of it."""
    return _described(view, choice, option, _decided(view, choice))


def option_rows(view: Jaws, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
    decided = _decided(view, choice)
    made: list[float] = []
    for option in options:
        made += _described(view, choice, option, decided)
    return made


def _described(view: Jaws, choice: Choice, option: Option, decided: Option) -> list[float]:
    worth = target = reach = place = 0.0
    verb = str(option[0])
    if verb in ("top", "bottom"):
        worth, reach = _half(f"card:{option[1]}:{verb}")
    elif verb in ("lead", "second", "take", "card"):
        worth = worth_of(str(option[1])) / 20
    elif verb == "go" and int(choice.about[0]) < view.count:
        place = field_of(view, choice, int(choice.about[0])).place(int(option[1])) / 20
    elif verb in ("attack", "aim"):
        target = view.figures[int(option[1])].health / 20
    return [*_ROWS[verb], worth, target, reach, place, float(option == decided), len(choice.options) / 20]


@cache
def _half(source: str) -> tuple[float, float]:
    """What a half of a card is worth by itself, and how far it strikes."""
    ability = ABILITIES[source]
    far = max([action.range or action.reach for action in ability.actions if isinstance(action, Attack)], default=0)
    return bare(ability) / 10, far / 5


_LAST: list[object] = [None, None, None]
"""The last view and question, and what the greedy player would answer: options are asked about one after the other."""


def _decided(view: Jaws, choice: Choice) -> Option:
    if _LAST[0] is not view or _LAST[1] is not choice:
        _LAST[:] = [view, choice, decide(view, choice)]
    return _LAST[2]  # type: ignore[return-value]


def tally(state: Jaws) -> list[Tally]:
    """What a designer counts at the end, of all characters that a seat plays."""
    found: list[Tally] = []
    for seat in range(state.players):
        heroes = [hero for hero in state.heroes if hero.seat == seat]
        found.append(
            {
                "rounds": float(state.round),
                "heroes": [f"hero.{hero.kind}" for hero in heroes],
                "items": [f"item.{item}" for hero in heroes for item in hero.items],
                "level": float(max((hero.level for hero in heroes), default=0)),
                "experience": float(sum([hero.experience for hero in heroes])),
                "gold": float(sum([hero.gold for hero in heroes])),
            }
        )
    return found
