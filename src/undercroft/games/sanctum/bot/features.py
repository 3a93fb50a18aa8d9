"""What learning agents read: states and options as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from undercroft.core.one_hot import OneHot
from undercroft.core.request import Choice, Option
from undercroft.games.sanctum.bot.values import of_ability, of_item
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import CELL_AT, HEROES
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.move import walls_place
from undercroft.games.sanctum.powers import kit, tokens_in_spaces
from undercroft.games.sanctum.state import DEAD, LAST_FIGHT, SETUP, WON, Hero, Sanctum

VERBS = (
    "move", "fight", "rest", "climb", "answer", "take", "item", "drink", "return", "skip", "roll", "place", "use",
    "rage", "skill", "bless", "done", "turn", "pay", "hit", "again", "settle", "up", "wear", "off", "gems", "sell",
    "wounds", "corrupt", "lose", "forfeit", "spend", "aside", "accept", "hero",
)  # fmt: skip
ROWS = OneHot(VERBS)
WHO = OneHot(tuple(HEROES))
MAX_SEATS = 4
PER_HERO = 25 + 6 + 6 + len(HEROES)
WIDTH = 8 + MAX_SEATS * PER_HERO
OPTION_WIDTH = len(VERBS) + 6
ABSENT = [0.0] * PER_HERO


@lru_cache(4096)
def _gear(worn: tuple[str, ...]) -> float:
    """What is worn, item by item."""
    return sum([of_item(card) for card in worn if card], 0.0)


def of_hero(view: Sanctum, hero: Hero) -> list[float]:
    stamina, focus = tokens_in_spaces(hero)
    numbers = [
        hero.health / 10, hero.marked / 10, float(hero.status == DEAD), float(hero.status == WON),
        hero.stamina / 8, hero.focus / 8, stamina / 8, focus / 8, hero.dice / 6, hero.rage / 2,
        hero.red / 6, hero.blue / 6, *[count / 6 for count in hero.gems], hero.unlocked.bit_count() / 9,
        _gear(tuple(hero.worn)) / 15, len(hero.pack) / 8, hero.tiles / 5,
        max(0, hero.place) / max(1, walls_place(view)), float(hero.stand >= 0), hero.destroyed / 9,
        len(hero.blessings) / 5,
    ]  # fmt: skip
    open_symbols = [0.0] * 6
    damage = row_damage(hero) if hero.row else 0
    for foe in [*hero.zone, *hero.row[:1]]:
        card = DEMONS.get(foe.card) or LAST_FOES.get(foe.card)
        if card is None:
            continue
        if foe.card in DEMONS:
            damage += card.damage
        for at, symbol in enumerate(card.dice):
            if not foe.hits >> at & 1:
                open_symbols[symbol - 1] += 0.25
    dice = [0.0] * 6
    if hero.fight is not None:
        for value, on in zip(hero.fight.dice, hero.fight.on, strict=False):
            if not on:
                dice[value - 1] += 0.25
    return [*numbers, damage / 10, *open_symbols, *dice, *WHO[hero.name]]


def features(view: Sanctum, seat: int) -> list[float]:
    """The own hero first, then the others in turn order; absent seats are zeros."""
    head = [
        view.front / 24, float(view.walls_reached), float(view.climber >= 0), view.laid / 5, view.round / 6,
        float(view.phase == LAST_FIGHT), view.players / 4,
        ROARS[view.difficulty] / 5,
    ]  # fmt: skip
    body: list[float] = []
    for n in range(MAX_SEATS):
        if n < view.players and view.phase != SETUP:
            body += of_hero(view, view.seats[(seat + n) % view.players])
        else:
            body += ABSENT
    return head + body


def option_features(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[float]:
    hero = view.seats[seat]
    verb = str(option[0])
    facts = [0.0] * 6
    if verb in ("take", "item", "wear", "sell", "settle"):
        cards = view.groups[int(option[1])] if verb == "take" else [str(option[1])]
        facts[0] = sum([DEMONS[card].level for card in cards]) / 5
        facts[1] = sum([DEMONS[card].damage for card in cards]) / 7
        facts[2] = sum([of_item(card) for card in cards], 0.0) / 5 if verb not in ("take", "settle") else 0.0
    elif verb in ("use", "corrupt", "spend", "return", "drink"):
        power = kit(hero).by_id[str(option[2] if verb == "drink" else option[1])]
        facts[2] = of_ability(power.ability) / 5
        facts[3] = power.size / 2
    elif verb == "up":
        cell = CELL_AT[str(option[2])]
        facts[0] = (cell % 3 + 1) / 3
        facts[1] = (hero.table[cell] + hero.white[cell]) / 6
        facts[2] = float(option[1] == "white")
        facts[3] = float(not hero.unlocked >> cell & 1)
    elif verb == "place":
        foe = next(foe for foe in [*hero.row[:1], *hero.zone] if foe.card == option[2])
        card = DEMONS.get(foe.card) or LAST_FOES[foe.card]
        facts[0] = len(card.dice) / 3
        facts[1] = card.damage / 4
        facts[4] = float(foe.hits.bit_count() + 1 == len(card.dice))
    elif verb == "turn":
        facts[5] = int(option[2]) / 6
    elif verb == "wounds":
        facts[1] = int(option[1]) / 4
    return ROWS[verb] + facts


def option_rows(view: Sanctum, seat: int, choice: Choice, options: Sequence[Option]) -> list[float]:
    made: list[float] = []
    for option in options:
        made += option_features(view, seat, choice, option)
    return made
