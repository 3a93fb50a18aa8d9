"""What learning and searching agents read: states and options as numbers, who stands best, a quick way to play on."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.games.sanctum.bot.answers import quick, tactics
from undercroft.games.sanctum.bot.values import of_ability, of_item
from undercroft.games.sanctum.cards.abilities import Ability
from undercroft.games.sanctum.cards.acts import ROARS
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.heroes import CELL_AT, HEROES
from undercroft.games.sanctum.cards.lord import LAST_FOES, ROW_FURY, ROW_LORD
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.move import walls_place
from undercroft.games.sanctum.powers import kit, tokens_in_spaces
from undercroft.games.sanctum.state import ALIVE, DEAD, LAST_FIGHT, SETUP, TURN, WON, Hero, Sanctum

VERBS = (
    "move", "fight", "rest", "climb", "answer", "take", "item", "drink", "return", "skip", "roll", "place", "use",
    "rage", "skill", "bless", "done", "turn", "pay", "hit", "again", "settle", "up", "wear", "off", "gems", "sell",
    "wounds", "corrupt", "lose", "forfeit", "spend", "aside", "accept", "hero",
)  # fmt: skip
DICE = frozenset({"fight.change", "fight.mirror", "fight.hit", "fight.reroll", "fight.pay"})
"""Questions that the greedy player's solver answers."""
LAST_CARDS = ROW_LORD + ROW_FURY
MOST_SEATS = 4
PER_HERO = 25 + 6 + 6 + len(HEROES)
WIDTH = 8 + MOST_SEATS * PER_HERO
OPTION_WIDTH = len(VERBS) + 6


def of_hero(view: Sanctum, hero: Hero) -> list[float]:
    stamina, focus = tokens_in_spaces(hero)
    numbers = [
        hero.health / 10, hero.marked / 10, float(hero.status == DEAD), float(hero.status == WON),
        hero.stamina / 8, hero.focus / 8, stamina / 8, focus / 8, hero.dice / 6, hero.rage / 2,
        hero.red / 6, hero.blue / 6, *(count / 6 for count in hero.gems), hero.unlocked.bit_count() / 9,
        sum(of_item(card) for card in hero.worn if card) / 15, len(hero.pack) / 8, hero.tiles / 5,
        max(0, hero.place) / max(1, walls_place(view)), float(hero.stand >= 0), hero.destroyed / 9,
        len(hero.blessings) / 5,
    ]  # fmt: skip
    open_symbols = [0.0] * 6
    damage = row_damage(hero)
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
    kind = [float(hero.name == name) for name in HEROES]
    return [*numbers, damage / 10, *open_symbols, *dice, *kind]


def features(view: Sanctum, seat: int) -> list[float]:
    """The own hero first, then the others in turn order; absent seats are zeros."""
    head = [
        view.front / 24, float(view.walls_reached), float(view.climber >= 0), view.laid / 5, view.round / 6,
        float(view.phase == LAST_FIGHT), view.players / 4,
        ROARS[view.difficulty] / 5,
    ]  # fmt: skip
    body: list[float] = []
    for n in range(MOST_SEATS):
        if n < view.players and view.phase != SETUP:
            body += of_hero(view, view.seats[(seat + n) % view.players])
        else:
            body += [0.0] * PER_HERO
    return head + body


def option_features(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[float]:
    hero = view.seats[seat]
    verb = str(option[0])
    facts = [0.0] * 6
    if verb in ("take", "item", "wear", "sell", "settle"):
        cards = view.groups[int(option[1])] if verb == "take" else [str(option[1])]
        facts[0] = sum(DEMONS[card].level for card in cards) / 5
        facts[1] = sum(DEMONS[card].damage for card in cards) / 7
        facts[2] = sum(of_item(card) for card in cards) / 5 if verb not in ("take", "settle") else 0.0
    elif verb in ("use", "corrupt", "spend", "return", "drink"):
        power = kit(hero).by_id[str(option[2] if verb == "drink" else option[1])]
        facts[2] = of_ability(Ability(power.spaces, power.effect)) / 5
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
    return [float(verb == name) for name in VERBS] + facts


def is_settled(view: Sanctum, choice: Choice) -> bool:
    """The road and the dice are left to the greedy player: on the road a play-out to the end takes too long,
    and a judgement before the end says too little: searching there lost more games than it won. The last rest and the
    last fight are searched to the end."""
    return view.phase in (SETUP, TURN) or choice.kind in DICE


def candidates(view: Sanctum, choice: Choice) -> Sequence[Option]:
    return tactics(view, choice) if choice.kind == "fight.attack" else choice.options


def rollout(state: Sanctum, choice: Choice, dice: Dice) -> Option:
    """The sensible player, thinking less about where to go."""
    return quick(state, choice.seat, choice)


def rollout_other(state: Sanctum, choice: Choice, dice: Dice) -> Option:
    """Once the road is over nothing that the others do bears on this hero: they just let it happen."""
    return rollout(state, choice, dice) if state.phase in (SETUP, TURN) else choice.options[-1]


def evaluate(state: Sanctum) -> list[float]:
    """How well each seat stands: health, strength and progress against the field."""
    result = state.result
    if result is not None:
        share = 1 / len(result.winners)
        return [share if seat in result.winners else 0.0 for seat in range(state.players)]
    strengths = []
    for hero in state.seats:
        if hero.status == DEAD:
            strengths.append(0.05 + 0.02 * hero.destroyed)
            continue
        gear = sum(of_item(card) for card in hero.worn if card) + 0.3 * sum(of_item(card) for card in hero.pack)
        stamina, focus = tokens_in_spaces(hero)
        power = gear + 1.2 * hero.unlocked.bit_count() + 2.0 * hero.dice + 0.5 * (hero.stamina + hero.focus)
        power += 0.3 * (stamina + focus) + 0.5 * sum(hero.gems) + 0.6 * hero.tiles
        threat = sum(DEMONS[foe.card].damage for foe in hero.zone) + (row_damage(hero) if hero.status == ALIVE else 0)
        life = hero.health - max(0, hero.marked - 1)
        deeds = 3.0 * hero.destroyed + 12.0 * (hero.status == WON)
        strengths.append(max(0.1, 2.5 * life + power + deeds - 0.6 * threat))
    total = sum(strength**2 for strength in strengths)
    return [strength**2 / total for strength in strengths]


def final_value(state: Sanctum) -> list[float]:
    """What each hero comes out of the last fight with: its health, or the cards that stopped it. The last fights are
    fought side by side, so who makes the most of its own wins most often."""
    deeds = [hero.health if hero.status == WON else (hero.destroyed - LAST_CARDS) / 2 for hero in state.seats]
    return [min(1.0, 0.3 + 0.07 * deed) for deed in deeds]


def tally(state: Sanctum) -> list[Tally]:
    """What a designer counts at the end."""
    return [
        {
            "health": float(hero.health),
            "heroes": [f"hero.{hero.name}"],
            "items": [f"item.{card}" for card in (*hero.worn, *hero.pack) if card],
            "skills": float(hero.unlocked.bit_count()),
        }
        for hero in state.seats
    ]
