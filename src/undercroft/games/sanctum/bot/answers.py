"""A greedy player: it solves its dice exactly (`plan.py`), dresses as well as its gems allow, and weighs Move, Fight
and Rest by what a few imagined rolls bring.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.core.state import copy
from undercroft.games.sanctum.blessings import TOKEN_BLESSINGS
from undercroft.games.sanctum.bot.plan import attack, change, hit, mirror, priced_problem, reroll
from undercroft.games.sanctum.bot.values import (
    first_payment,
    outfit_of,
    prices,
    use_of,
    use_of_item,
    wound_prices,
)
from undercroft.games.sanctum.cards.demons import ARMOUR, BOOTS, DEMONS, HELMET, SLOTS, WEAPON, Demon
from undercroft.games.sanctum.cards.heroes import CELL_AT, DIE, GEMSTONE, HEROES, TILE, Skill
from undercroft.games.sanctum.cards.verbs import SilverForPotion, Tokens
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.fight import silver_joins
from undercroft.games.sanctum.move import walls_place
from undercroft.games.sanctum.powers import BLESSING_POWERS, kit, usable
from undercroft.games.sanctum.reach import open_symbols
from undercroft.games.sanctum.records import Power
from undercroft.games.sanctum.rest import put_on, recover
from undercroft.games.sanctum.rules import CHAPTERS
from undercroft.games.sanctum.solver import solve
from undercroft.games.sanctum.state import LAST_FIGHT, Fight, Foe, Hero, Sanctum, fight_of

IMAGINED, GLANCED = 4, 2
"""Rolls imagined to weigh a fight, and to weigh one group of demons among others."""
SPARED = 2
"""Potions that the Outlaw keeps for later rounds of the last fight once one was drunk."""


# --- block, payment, potions -----------------------------------------------------------------------------------------


def block(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Use shields as the solver would, cheapest first among those it takes."""
    for option in choice.options:
        if option[0] == "skill":
            return option  # free of cost
        if option[0] == "bless" and option[1] in TOKEN_BLESSINGS:
            return option
    last = view.phase == LAST_FIGHT
    damage = int(choice.about[0])
    price, wounds = prices(last), wound_prices(hero, last)
    guards: list[tuple[Power, float, Option]] = [
        (p, price.token * p.size, ("use", p.id)) for p in kit(hero).guard if usable(hero, p)
    ]
    if last:
        shields = [name for name in hero.blessings if BLESSING_POWERS[name].shields]
        guards += [(BLESSING_POWERS[name], price.blessing, ("bless", name)) for name in shields]
    best: tuple[float, Option] = (-wounds[damage], ("done",))
    for mask in range(1, 1 << len(guards)):
        chosen = [guard for at, guard in enumerate(guards) if mask >> at & 1]
        powers = [p for p, _, _ in chosen]
        red, blue, size = sum([p.red for p in powers]), sum([p.blue for p in powers]), sum([p.size for p in powers])
        if red > hero.stamina or blue > hero.focus or size > hero.stamina + hero.focus:
            continue
        left = max(0, damage - sum([p.shields for p in powers]))
        worth = -wounds[left] - sum([cost for _, cost, _ in chosen], 0.0)
        if worth > best[0] + 1e-9:
            best = worth, chosen[0][2]
    return best[1]


def pay(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Keep the kind of token that the other abilities ask for."""
    k = kit(hero)
    red = sum([p.red for p in k.gear if p.id not in hero.spent])
    blue = sum([p.blue for p in k.gear if p.id not in hero.spent])
    spare_stamina, spare_focus = hero.stamina - red, hero.focus - blue
    options = sorted(choice.options, key=lambda option: int(option[1]))
    return options[-1] if spare_stamina >= spare_focus else options[0]


def potions(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Drink what makes an ability usable again, the most useful first."""
    k = kit(hero)
    last = view.phase == LAST_FIGHT
    damage = row_damage(hero) if last else sum([DEMONS[foe.card].damage for foe in hero.zone])
    best: tuple[float, Option] = (0.0, choice.options[-1])
    sparing = last and k.die is not None and isinstance(k.die.effect, SilverForPotion)
    if sparing and fight_of(hero).drank and hero.red + hero.blue <= SPARED:
        return choice.options[-1]  # a potion in each of the next rounds brings the silver die again
    for option in choice.options[:-1]:
        name = str(option[2] if option[0] == "drink" else option[1])
        p = k.by_id[name]
        worth = use_of(p.ability)
        if p.shields and damage == 0:
            worth = 0.1
        held = hero.spent[name]
        if "x" in held:
            worth = 0.15  # never usable again, but the token is free once more
        elif len(held.replace(".", "")) > 1:
            worth *= 0.6
        if option[0] == "drink" and not last:
            worth -= 0.2
        if worth > best[0]:
            best = worth, option
    return best[1]


# --- Move, Fight or Rest --------------------------------------------------------------------------------------------


def imagined(hero: Hero, extra: Sequence[Foe] = (), rolls: int = IMAGINED) -> float:
    """What a Fight now is worth, over a few rolls that are always the same."""
    tried = copy(hero)
    tried.zone += list(extra)
    k = kit(tried)
    tried.fight = Fight()
    count = tried.dice + silver_joins(tried, k, tried.fight)
    dice = Dice(7)
    total = 0.0
    for _ in range(rolls):
        tried.fight.dice = sorted(dice.below(6) + 1 for _ in range(count))
        tried.fight.on = [""] * count
        plan = solve(priced_problem(tried, False)[0])
        total += plan.worth
    return total / rolls


def rested(hero: Hero) -> Hero:
    """The hero after a Rest, dressed as well as possible."""
    tried = copy(hero)
    recover(tried)
    outfit = outfit_of(tried)
    dress_up(tried, outfit)
    return tried


def dress_up(hero: Hero, outfit: tuple[str, ...]) -> None:
    for at, card in enumerate(hero.worn):
        if card and card != outfit[at]:
            item = DEMONS[card].item
            for colour, count in enumerate(hero.paid[at]):
                hero.gems[colour] += count
            hero.worn[at], hero.paid[at] = "", ()
            hero.stamina -= item.stamina
            hero.focus -= item.focus
            hero.pack.append(card)
    for at, card in enumerate(outfit):
        if card and hero.worn[at] != card:
            paid = first_payment(card, hero.gems)
            if paid is not None:
                put_on(hero, card, at, paid)


def way(view: Sanctum, seat: int, choice: Choice, rolls: int = IMAGINED) -> Option:
    """Climb where it is offered; else weigh a Fight now against one after a Rest, and against going on."""
    hero = view.seats[seat]
    ways = {str(option[0]) for option in choice.options}
    if "climb" in ways:
        return ("climb",)
    after = rested(hero)
    gain = sum([use_of_item(card) for card in after.worn if card], 0.0) - sum(
        [use_of_item(card) for card in hero.worn if card], 0.0
    )
    spent = sum([len(held) for held in hero.spent.values()])
    if not hero.zone:
        return _way_without_demons(ways, gain, spent)
    now = imagined(hero, (), rolls)
    later = imagined(after, (), rolls) if spent or gain > 0 else now
    if "answer" in ways:
        return ("fight",) if now > 3.45 else ("answer",)
    return _way_among_demons(hero, view.front / walls_place(view), "move" in ways, now, later, gain, spent)


def _way_without_demons(ways: set[str], gain: float, spent: int) -> Option:
    """`gain`: what a Rest adds in gear; `spent`: tokens that it brings back."""
    if "answer" in ways:
        return ("answer",)
    if "move" in ways and gain <= 1.2 and spent < 3:
        return ("move",)
    return ("rest",)


MOVE_FOCUS, MOVE_DAMAGE, MOVE_HEALTH, MOVE_FAR, MOVE_NOW = 0.18, 0.51, 0.08, 0.74, 0.09
"""What speaks for another Move, in open symbols: each focus that can change a die; against it each damage of the demons
that pursue, each point of health, the whole way to the walls, and each point that a Fight is worth now."""
AT_EASE = 1.86
"""What moves at all where none of this speaks against it."""


def _way_among_demons(
    hero: Hero, far: float, may_move: bool, now: float, later: float, gain: float, spent: int
) -> Option:
    """`now` and `later`: what a Fight is worth before and after a Rest; `far`: how much of the way lies behind."""
    if later - now > 1.9 and (spent >= 2 or gain > 1.3):
        return ("rest",)
    symbols = sum([len(open_symbols(foe, DEMONS[foe.card].dice)) for foe in hero.zone])
    damage = sum([DEMONS[foe.card].damage for foe in hero.zone])
    changes = min(hero.focus, sum([1 for p in kit(hero).dice if usable(hero, p)]))
    reach = hero.dice + AT_EASE + MOVE_FOCUS * changes - MOVE_DAMAGE * damage - MOVE_NOW * now
    if may_move and symbols < reach - MOVE_HEALTH * hero.health - MOVE_FAR * far:
        return ("move",)
    if now > 0.4 or not may_move:
        return ("rest",) if later - now > 1.6 and spent >= 2 else ("fight",)
    return ("rest",) if spent or gain > 0.5 else ("fight",)


G_LEVEL, G_DAMAGE, G_FALL, G_LEFT, G_NONE = 0.87, 0.49, 0.45, 0.16, 1.5
"""Of a demon of a group: what each of its levels is worth, what each damage costs, what the levels are worth that empty
the first space of a column with gems, each gem left in the column, and each level where no gem is left."""
G_ITEM = {HELMET: 0.0, ARMOUR: 0.81, BOOTS: 0.83, WEAPON: -0.33}
"""What the kind of item on its back is worth."""


def group(view: Sanctum, seat: int, choice: Choice, rolls: int = GLANCED) -> Option:
    """The group that the zone can bear best: levels that move gems, symbols that differ, little damage."""
    hero = view.seats[seat]
    after = rested(hero) if hero.spent else hero

    def worth(option: Option) -> float:
        cards = view.groups[int(option[1])]
        fight = imagined(after, [Foe(card) for card in cards], rolls)
        return fight + sum([demon_worth(hero, DEMONS[card]) for card in cards], 0.0)

    return max(choice.options, key=worth)


def demon_worth(hero: Hero, demon: Demon) -> float:
    """What one demon of a group is worth beside the fight: only what its front shows (SA-CRD-4)."""
    total = G_LEVEL * demon.level - G_DAMAGE * demon.damage + G_ITEM[demon.item.slot]
    at = 3 * demon.colour
    column, white = hero.table[at : at + 3], hero.white[at : at + 3]
    first = next((own + other for own, other in zip(column, white, strict=True) if own + other), 0)
    if first:
        total += G_LEFT * sum(column) + (G_FALL if first <= demon.level else 0.0)
    elif not any(hero.white):
        total -= G_NONE * demon.level
    return total


def chest(view: Sanctum, seat: int, choice: Choice) -> Option:
    hero = view.seats[seat]

    def worth(option: Option) -> float:
        card = str(option[1])
        item = DEMONS[card].item
        short = sum([max(0, cost - have) for cost, have in zip(item.cost, hero.gems, strict=False)]) - hero.gems[3]
        return use_of_item(card) - 0.45 * max(0, short)

    return max(choice.options, key=worth)


# --- Rest -----------------------------------------------------------------------------------------------------------


def gear(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Take off what the best outfit has no place for, then put on what is missing."""
    outfit = outfit_of(hero)
    for at, slot in enumerate(SLOTS):
        if hero.worn[at] and hero.worn[at] != outfit[at]:
            return ("off", slot)
    for at, slot in enumerate(SLOTS):
        wanted: Option = ("wear", outfit[at], slot)
        if outfit[at] and not hero.worn[at] and wanted in choice.options:
            return wanted
    return ("done",)


def market(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Sell what is no better than what is worn; in the last rest everything, as long as a slot is free."""
    if hero.red + hero.blue >= hero.slots:
        return ("done",)
    last = bool(view.before)
    k = kit(hero)
    red = sum([p.red + 0.5 * p.purple for p in k.gear], 0.0)
    blue = sum([p.blue + 0.5 * p.purple for p in k.gear], 0.0)
    colour = "red" if 1.1 * red * (hero.blue + 1) >= blue * (hero.red + 1) else "blue"
    for option in sorted(choice.options[:-1], key=lambda o: use_of_item(str(o[1]))):
        if option[2] != colour:
            continue
        card = str(option[1])
        slots = [at for at in range(5) if SLOTS[at].startswith(DEMONS[card].item.slot)]
        worse = all(hero.worn[at] and use_of_item(hero.worn[at]) >= use_of_item(card) for at in slots)
        if last or worse:
            return option
    return ("done",)


# --- levels ---------------------------------------------------------------------------------------------------------

SKILL_WORTH = {TILE: 2.06, GEMSTONE: 2.8, DIE: 2.78}


def _skill_worth(skill: Skill) -> float:
    tokens = skill.effect if isinstance(skill.effect, Tokens) else Tokens()
    return SKILL_WORTH.get(skill.kind, 2.6) + 0.16 * (tokens.stamina + tokens.focus)


def gem(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Unlock what is nearly unlocked, free what an item waits for."""
    board = HEROES[hero.name]
    wanted = [0, 0, 0]
    for card in hero.pack:
        for colour, cost in enumerate(DEMONS[card].item.cost):
            wanted[colour] += cost

    def worth(option: Option) -> float:
        cell = CELL_AT[str(option[2])]
        is_white = option[1] == "white"
        locked = not hero.unlocked >> cell & 1
        here = hero.table[cell] + hero.white[cell]
        total = 0.0
        if locked:
            skill = board.skills[cell]
            total += _skill_worth(skill) / here**1.24
        if cell % 3 == 0:
            total += 2.12 + (0.44 if is_white else 0.43 * min(3, wanted[cell // 3]))
        else:
            total += 0.32 + (-0.19 if is_white else 0.22 * min(3, wanted[cell // 3]))
            if not hero.unlocked >> (cell - 1) & 1:
                total -= 1.28
        return total

    return max(choice.options, key=worth)


# --- penalties ------------------------------------------------------------------------------------------------------


ACCEPTED = {"fewer_dice": 1.7, "extra_damage": 3.1, "changed_only": 1.15, "reroll_twos": 0.1}
PLAIN_COSTS = {"bless": 4.1, "forfeit": 1.0, "drink": 0.75, "rage": 1.5, "aside": 1.15}
"""What actions cost that are always the same."""


def penalty(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """The cheapest way out."""
    return min(choice.options, key=lambda option: _penalty_cost(hero, option))


def _penalty_cost(hero: Hero, option: Option) -> float:
    verb = str(option[0])
    if verb == "wounds":
        return wound_prices(hero, True)[int(option[1])]
    if verb == "lose":
        pool = hero.stamina if option[1] == "stamina" else hero.focus
        return 0.56 if pool > 2 else 1.63
    if verb in ("corrupt", "spend"):
        p = kit(hero).by_id[str(option[1])]
        worth = 0.1 if "x" in hero.spent.get(p.id, "") else use_of(p.ability)
        return 0.7 * worth + 0.6 if verb == "spend" else worth
    if option == ("accept", "shorten"):
        room = hero.health - hero.marked - 2
        return 50.0 if room <= 0 else 5.8 / room
    return ACCEPTED[str(option[1])] if verb == "accept" else PLAIN_COSTS[verb]


Answer = Callable[[Sanctum, Hero, Choice], Option]
BY_HERO: dict[str, Answer] = {
    "fight.attack": attack, "fight.change": change, "fight.mirror": mirror, "fight.hit": hit, "fight.reroll": reroll,
    "fight.block": block, "fight.pay": pay, "fight.potions": potions, "rest.gear": gear, "rest.potions": market,
    "level.gem": gem, "setup.bonus": gem, "lord.penalty": penalty, "fury.penalty": penalty,
}  # fmt: skip
BY_SEAT: dict[str, Callable[[Sanctum, int, Choice], Option]] = {
    "turn.way": way, "move.group": group, "move.chest": chest,
}  # fmt: skip


QUESTIONS = questions_in(CHAPTERS)
"""Where this player has no answer of its own, it takes the declared one."""


def decide(view: Sanctum, seat: int, choice: Choice) -> Option:
    by_hero = BY_HERO.get(choice.kind)
    if by_hero is not None:
        return by_hero(view, view.seats[seat], choice)
    by_seat = BY_SEAT.get(choice.kind)
    if by_seat is not None:
        return by_seat(view, seat, choice)
    return QUESTIONS[choice.kind].answer(view, choice)


def greedy(seat: Seat) -> Option:
    choice = seat.request
    assert choice is not None
    view = seat.view
    assert isinstance(view, Sanctum)
    return decide(view, seat.index, choice)
