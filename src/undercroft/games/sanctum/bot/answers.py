"""A greedy player: it solves its dice exactly, dresses as well as its gems allow, and weighs Move, Fight and Rest by
what a few imagined rolls bring. Features for learning agents live in `features.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.core.state import copy
from undercroft.games.sanctum.bot.plan import (
    BLESSING_WORTH,
    LAST_TOKEN,
    LEVEL_WORTH,
    TOKEN,
    open_symbols,
    problem_of,
    wound_prices,
)
from undercroft.games.sanctum.bot.values import of_ability, of_item, outfit_of
from undercroft.games.sanctum.cards.abilities import Ability
from undercroft.games.sanctum.cards.demons import DEMONS, SLOTS
from undercroft.games.sanctum.cards.heroes import CELL_AT, DIE, GEMSTONE, HEROES, TILE
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.demon_lord import row_damage
from undercroft.games.sanctum.fight import TOKEN_BLESSINGS, silver_joins
from undercroft.games.sanctum.powers import kit, usable
from undercroft.games.sanctum.rest import put_on, recover
from undercroft.games.sanctum.rules import CHAPTERS
from undercroft.games.sanctum.solver import Plan, Use, solve
from undercroft.games.sanctum.state import LAST_FIGHT, Fight, Foe, Hero, Sanctum

IMAGINED, GLANCED = 4, 2
"""Rolls imagined to weigh a fight, and to weigh one group of demons among others."""
GLANCE = 1
"""How often a die is changed at most in the plans of a play-out: they cost less than half and lose little."""
MISER, SPENDER = 1.8, 0.2
"""Prices of a token for plans that a search compares with the usual one."""
SPARED = 2
"""Potions that the Outlaw keeps for later rounds of the last fight once one was drunk."""


# --- playing a plan -------------------------------------------------------------------------------------------------


def first_use(plan: Plan, names: list[Option]) -> Use | None:
    """The die to handle next: one that copies others while they still show what it needs, then any other."""
    for use in plan.uses:
        if use.way and names[use.way[0][0]] == ("skill", "double_strike"):
            return use
    return plan.uses[0] if plan.uses else None


def attack(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0, token: float | None = None) -> Option:
    last = view.phase == LAST_FIGHT
    options = choice.options
    for option in options:
        if option[0] == "bless" and option[1] in TOKEN_BLESSINGS:
            return option
    problem, names, free = problem_of(hero, last, chain, token)
    if not problem.targets:
        return ("done",)
    plan = solve(problem)
    idle = len(free) - len(plan.uses)
    for option in options:
        if option[0] == "skill" and option[1] in ("second_volley", "loaded_dice") and idle > 0:
            return option
    use = first_use(plan, names)
    if use is None:
        if plan.hit is not None and ("skill", "cleave") in options:
            return ("skill", "cleave")
        return ("done",)
    if use.way:
        return names[use.way[0][0]]
    die = next(free[i] for i, value in enumerate(problem.dice) if value == use.die)
    foes = [foe for foe in (hero.row if last else hero.zone) if last or foe.hits != DEMONS[foe.card].full]
    placed: Option = ("place", die, foes[use.target].card)
    if placed not in options:
        return ("done",)
    return placed


def tactics(view: Sanctum, choice: Choice) -> list[Option]:
    """What is worth comparing in an attack: how plans begin that spend tokens freely or hardly, and to leave off."""
    hero = view.seats[choice.seat]
    found = [attack(view, hero, choice, 0, token) for token in (None, SPENDER, MISER)]
    return list(dict.fromkeys([*found, ("done",)]))


def change(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0) -> Option:
    """Go on with the plan that began with this power, or else do what leaves the best plan."""
    last = view.phase == LAST_FIGHT
    assert hero.fight is not None
    about = str(choice.about[0])
    planned = copy(hero)
    assert planned.fight is not None
    if about == "rage":
        planned.rage += 1  # the tile was turned when the power was chosen
        planned.fight.used.remove(about)
        about_option: Option = ("rage",)
    elif about.startswith("bless-"):
        planned.blessings.append(about[6:])
        about_option = ("bless", about[6:])
    elif about in planned.fight.used:
        planned.fight.used.remove(about)
        about_option = ("skill", about)
    else:
        about_option = ("use", about)
    problem, names, free = problem_of(planned, last, chain)
    plan = solve(problem)
    use = first_use(plan, names)
    if use is not None and use.way and names[use.way[0][0]] == about_option:
        die = next(free[i] for i, value in enumerate(problem.dice) if value == use.die)
        turned: Option = ("turn", die, use.way[0][1])
        if turned in choice.options:
            return turned
    fight = hero.fight

    def left(option: Option) -> float:
        tried = copy(hero)
        assert tried.fight is not None
        tried.fight.dice[int(option[1])] = int(option[2])
        tried.fight.changed |= 1 << int(option[1])
        return solve(problem_of(tried, last, GLANCE)[0]).worth

    alike = {(fight.dice[int(option[1])], option[2]): option for option in choice.options}
    return max(alike.values(), key=left)


def mirror(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """A second die of the same value, if it brings more than it showed."""
    assert hero.fight is not None
    best: Option = ("skip",)
    top = solve(problem_of(hero, view.phase == LAST_FIGHT)[0]).worth + 0.1
    for option in choice.options[:-1]:
        tried = copy(hero)
        assert tried.fight is not None
        tried.fight.dice[int(option[1])] = int(option[2])
        tried.fight.changed |= 1 << int(option[1])
        worth = solve(problem_of(tried, view.phase == LAST_FIGHT)[0]).worth
        if worth > top:
            best, top = option, worth
    return best


def hit(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """The free hit where it defeats a foe, else on the strongest."""

    def worth(option: Option) -> float:
        card = str(option[1])
        foe = next(foe for foe in [*hero.row[:1], *hero.zone] if foe.card == card)
        face = DEMONS.get(card) or LAST_FOES[card]
        return 10.0 * (foe.hits | 1 << int(option[2]) == face.full) + len(face.dice)

    return max(choice.options, key=worth)


def reroll(view: Sanctum, hero: Hero, choice: Choice, chain: int = 0) -> Option:
    """Roll again the dice that the plan has no use for."""
    last = view.phase == LAST_FIGHT
    problem, _, free = problem_of(hero, last, chain)
    plan = solve(problem)
    busy = [use.die for use in plan.uses]
    idle = []
    for at, value in zip(free, problem.dice, strict=True):
        if value in busy:
            busy.remove(value)
        else:
            idle.append(at)
    for option in choice.options:
        if option[0] == "roll" or option[1] in idle:
            return option
    return choice.options[-1]


def block(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Use shields as the solver would, cheapest first among those it takes."""
    last = view.phase == LAST_FIGHT
    assert hero.fight is not None
    for option in choice.options:
        if option[0] == "skill":
            return option  # free of cost
        if option[0] == "bless" and option[1] in TOKEN_BLESSINGS:
            return option
    damage = int(choice.about[0])
    k = kit(hero)
    prices = wound_prices(hero, last)
    price = LAST_TOKEN if last else TOKEN
    best: tuple[float, Option] = (-prices[damage], ("done",))
    guards = [(p.shields, p.red, p.blue, p.size, price * p.size, ("use", p.id)) for p in k.guard if usable(hero, p)]
    if last:
        guards += [(2, 0, 0, 0, BLESSING_WORTH, ("bless", "shield2")) for name in hero.blessings if name == "shield2"]
    for mask in range(1, 1 << len(guards)):
        chosen = [g for at, g in enumerate(guards) if mask >> at & 1]
        red, blue, size = sum(g[1] for g in chosen), sum(g[2] for g in chosen), sum(g[3] for g in chosen)
        if red > hero.stamina or blue > hero.focus or size > hero.stamina + hero.focus:
            continue
        left = max(0, damage - sum(g[0] for g in chosen))
        worth = -prices[left] - sum(g[4] for g in chosen)
        if worth > best[0] + 1e-9:
            best = worth, chosen[0][5]
    return best[1]


def pay(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Keep the kind of token that the other abilities ask for."""
    k = kit(hero)
    red = sum(p.red for p in k.gear if p.id not in hero.spent)
    blue = sum(p.blue for p in k.gear if p.id not in hero.spent)
    spare_stamina, spare_focus = hero.stamina - red, hero.focus - blue
    options = sorted(choice.options, key=lambda option: int(option[1]))
    return options[-1] if spare_stamina >= spare_focus else options[0]


def potions(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """Drink what makes an ability usable again, the most useful first."""
    k = kit(hero)
    last = view.phase == LAST_FIGHT
    damage = row_damage(hero) if last else sum(DEMONS[foe.card].damage for foe in hero.zone)
    best: tuple[float, Option] = (0.0, choice.options[-1])
    assert hero.fight is not None
    if last and k.die is not None and k.die.block == "drank" and hero.fight.drank and hero.red + hero.blue <= SPARED:
        return choice.options[-1]  # a potion in each of the next rounds brings the silver die again
    for option in choice.options[:-1]:
        name = str(option[2] if option[0] == "drink" else option[1])
        p = k.by_id[name]
        worth = of_ability(Ability(p.spaces, p.effect))
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
        plan = solve(problem_of(tried, False)[0])
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
    from undercroft.games.sanctum.bot.values import first_payment

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
    hero = view.seats[seat]
    ways = {option[0] for option in choice.options}
    if "climb" in ways:
        return ("climb",)
    after = rested(hero)
    gain = sum(of_item(card) for card in after.worn if card) - sum(of_item(card) for card in hero.worn if card)
    spent = sum(len(held) for held in hero.spent.values())
    if not hero.zone:
        if "answer" in ways:
            return ("answer",)
        if "move" in ways:
            return ("rest",) if gain > 1.0 or spent >= 3 else ("move",)
        return ("rest",)
    now = imagined(hero, (), rolls)
    later = imagined(after, (), rolls) if spent or gain > 0 else now
    if "answer" in ways:
        return ("fight",) if now > 3.0 else ("answer",)
    if later - now > 2.0 and (spent >= 3 or gain > 1.0):
        return ("rest",)
    symbols = sum(len(open_symbols(foe, DEMONS[foe.card].dice)) for foe in hero.zone)
    reach_now = hero.dice + 0.5 * min(hero.focus, sum(1 for p in kit(hero).dice if usable(hero, p)))
    if "move" in ways and symbols < reach_now:
        return ("move",)
    if now > 0 or "move" not in ways:
        if later - now > 1.5 and spent >= 2:
            return ("rest",)
        return ("fight",)
    return ("rest",) if spent or gain > 0.5 else ("fight",)


def group(view: Sanctum, seat: int, choice: Choice, rolls: int = GLANCED) -> Option:
    """The group that the zone can bear best: levels that move gems, symbols that differ, little damage."""
    hero = view.seats[seat]
    after = rested(hero) if hero.spent else hero

    def worth(option: Option) -> float:
        cards = view.groups[int(option[1])]
        total = imagined(after, [Foe(card) for card in cards], rolls)
        for card in cards:
            demon = DEMONS[card]
            total += 0.6 * demon.level
            if not any(hero.table[3 * demon.colour : 3 * demon.colour + 3]) and not any(hero.white):
                total -= LEVEL_WORTH * demon.level
        return total

    return max(choice.options, key=worth)


def chest(view: Sanctum, seat: int, choice: Choice) -> Option:
    hero = view.seats[seat]

    def worth(option: Option) -> float:
        card = str(option[1])
        item = DEMONS[card].item
        short = sum(max(0, cost - have) for cost, have in zip(item.cost, hero.gems, strict=False)) - hero.gems[3]
        return of_item(card) - 0.5 * max(0, short)

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
    red = sum(p.red + 0.5 * p.purple for p in k.gear)
    blue = sum(p.blue + 0.5 * p.purple for p in k.gear)
    colour = "red" if red * (hero.blue + 1) >= blue * (hero.red + 1) else "blue"
    for option in sorted(choice.options[:-1], key=lambda o: of_item(str(o[1]))):
        if option[2] != colour:
            continue
        card = str(option[1])
        slots = [at for at in range(5) if SLOTS[at].startswith(DEMONS[card].item.slot)]
        worse = all(hero.worn[at] and of_item(hero.worn[at]) >= of_item(card) for at in slots)
        if last or worse:
            return option
    return ("done",)


# --- levels ---------------------------------------------------------------------------------------------------------

SKILL_WORTH = {TILE: 3.0, GEMSTONE: 2.5, DIE: 2.5}


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
            total += (SKILL_WORTH.get(skill.kind, 2.0) + 0.2 * skill.stamina + 0.2 * skill.focus) / here
        if cell % 3 == 0:
            total += 2.2 + (0.6 if is_white else 0.3 * min(3, wanted[cell // 3]))
        else:
            total += 0.7 + (0.3 if is_white else 0.15 * min(3, wanted[cell // 3]))
            if not hero.unlocked >> (cell - 1) & 1:
                total -= 0.6
        return total

    return max(choice.options, key=worth)


# --- penalties ------------------------------------------------------------------------------------------------------


def penalty(view: Sanctum, hero: Hero, choice: Choice) -> Option:
    """The cheapest way out."""
    k = kit(hero)

    def cost(option: Option) -> float:
        verb = option[0]
        if verb == "wounds":
            return wound_prices(hero, True)[int(option[1])]
        if verb == "bless":
            return 50.0
        if verb == "lose":
            pool = hero.stamina if option[1] == "stamina" else hero.focus
            return 1.1 if pool > 2 else 1.6
        if verb == "forfeit":
            return 1.0
        if verb in ("corrupt", "spend"):
            p = k.by_id[str(option[1])]
            worth = of_ability(Ability(p.spaces, p.effect))
            if "x" in hero.spent.get(p.id, ""):
                worth = 0.1
            return (0.6 * worth if verb == "spend" else 1.1 * worth) + (0.6 if verb == "spend" else 0)
        if verb == "drink":
            return 1.2
        if verb == "rage":
            return 1.3
        if verb == "aside":
            return 1.2
        kind = str(option[1])
        if kind == "shorten":
            room = hero.health - hero.marked - 2
            return 50.0 if room <= 0 else 6.0 / room
        return {"fewer_dice": 1.9, "extra_damage": 2.2, "changed_only": 1.2, "reroll_twos": 0.1}[kind]

    return min(choice.options, key=cost)


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


def quick(view: Sanctum, seat: int, choice: Choice) -> Option:
    """The same player with less thought: one imagined roll instead of several about where to go, short plans."""
    kind = choice.kind
    if kind == "fight.attack":
        return attack(view, view.seats[seat], choice, GLANCE)
    if kind == "fight.change":
        return change(view, view.seats[seat], choice, GLANCE)
    if kind == "fight.reroll":
        return reroll(view, view.seats[seat], choice, GLANCE)
    if kind == "turn.way":
        return way(view, seat, choice, 1)
    if kind == "move.group":
        return group(view, seat, choice, 1)
    return decide(view, seat, choice)


def greedy(seat: Seat) -> Option:
    choice = seat.request
    assert choice is not None
    view = seat.view
    assert isinstance(view, Sanctum)
    return decide(view, seat.index, choice)
