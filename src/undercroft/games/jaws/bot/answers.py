"""The greedy player's answer to every question: cards, turns, targets, moves, rests, damage, and life in town."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.request import Choice, Option
from undercroft.core.state import copy
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.jaws import items, modifiers, shop
from undercroft.games.jaws.bot.field import Field, far_of, field_of, hidden, pain, rounds_of
from undercroft.games.jaws.bot.plan import BOTTOMS, HALVES, MOST, STRIKE, TOPS, Half, Part, Planner
from undercroft.games.jaws.bot.taste import TASTE
from undercroft.games.jaws.bot.worth import card_worth, harm, hit, ill, number, total
from undercroft.games.jaws.cards.characters import CARDS, CHARACTERS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import CONSUMED, ITEMS
from undercroft.games.jaws.questions import QUESTIONS
from undercroft.games.jaws.state import Hero, Jaws
from undercroft.games.jaws.workbench import NEEDED

Answer = Callable[[Jaws, Choice], Option]


def decide(view: Jaws, choice: Choice) -> Option:
    """The answer of a sensible player to any question."""
    rule = ANSWERS.get(choice.kind)
    return rule(view, choice) if rule is not None else QUESTIONS[choice.kind].answer(view, choice)


def worth_of(card: str) -> float:
    one = CARDS[card]
    found = _WORTH.get(card)
    if found is None:
        level = int(one.level) if one.level.isdigit() else 1
        found = card_worth(one.top, one.bottom) + 0.3 * level + TASTE.get(card, (0.0, 0.0, 0.0))[2]
        _WORTH[card] = found
    return found


_WORTH: dict[str, float] = {}


# --- choosing cards ---------------------------------------------------------------------------------------------------


class _Kept:
    """The last planner that cards were chosen with, on a copy of what it saw, which nobody changes."""

    def __init__(self) -> None:
        self.view: Jaws | None = None
        self.planner: Planner | None = None


_KEPT = _Kept()


def choosing(view: Jaws, at: int) -> Planner:
    """The planner of a character who chooses cards: of two cards the second is asked for right after the first."""
    planner = _KEPT.planner
    if planner is None or planner.field.at != at or view != _KEPT.view:
        seen = copy(view)
        planner = Planner(Field(seen, at))
        _KEPT.view, _KEPT.planner = seen, planner
    return planner


def select_lead(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    cards = [str(option[1]) for option in choice.options if option[0] == "lead"]
    rest = ("rest",) in choice.options
    if not cards:
        return ("rest",) if rest else choice.options[0]
    if not view.kernel.special_rules(view).plays(view, at):
        return ("lead", cards[0])
    planner = choosing(view, at)
    if rest and long_rest(planner.field):
        return ("rest",)
    low, high = sorted(planner.best_cards(cards), key=lambda card: CARDS[card].initiative)
    return ("lead", low if early(planner, low, high) else high)


def early(planner: Planner, low: str, high: str) -> bool:
    """Strike first where there is something to strike; else let them come."""
    field = planner.field
    if not field.fighters:
        return True
    score = planner.cards(low, high)[0] - max(map(field.place, planner.walk.cells[: planner.walk.within(4)]))
    return score > 0.3


def long_rest(field: Field) -> bool:
    """While nobody is near, with few cards or wounds worth a round."""
    hero, figure = field.hero, field.figure
    hurt = figure.max_health - figure.health
    if field.fighters:
        return field.danger(figure.cell) < 0.5 and len(hero.hand) <= 3 and hurt * 2 > figure.max_health
    return len(hero.hand) <= 3 and hurt * 3 >= figure.max_health


def select_second(view: Jaws, choice: Choice) -> Option:
    at, lead = int(choice.about[0]), str(choice.about[1])
    if not view.kernel.special_rules(view).plays(view, at):
        return choice.options[0]
    planner = choosing(view, at)
    return max(choice.options, key=lambda option: planner.cards(lead, str(option[1]))[0])


# --- the turn ---------------------------------------------------------------------------------------------------------


def turn_act(view: Jaws, choice: Choice) -> Option:
    """The first step of the best plan for what is left of the turn."""
    at = int(choice.about[0])
    field = Field(view, at)
    planner = Planner(field)
    for option in choice.options:
        if option[0] == "item" and item_worth(field, str(option[1])) > 0:
            return option
    tops = _halves(choice, "top", STRIKE)
    bottoms = _halves(choice, "bottom", planner.step)
    best: tuple[float, Option] = (field.place(field.figure.cell) + 0.01, ("finish",))
    if tops and bottoms:
        for high, top in tops:
            for low, bottom in bottoms:
                if high[1] == low[1]:
                    continue
                score, first = planner.pair(top, bottom)
                score -= 0.1 * (high[0] == "basic-top") + 0.1 * (low[0] == "basic-bottom")
                if score > best[0]:
                    best = (score, high if first is top else low)
    else:
        for option, half in tops or bottoms:
            score = planner.use(half, None)[0] - (0.1 if str(option[0]).startswith("basic") else 0.0)
            if score > best[0]:
                best = (score, option)
    return best[1] if best[1] in choice.options else choice.options[-1]


def _halves(choice: Choice, half: str, basic: Half) -> list[tuple[Option, Half]]:
    halves, other = (TOPS, "basic-top") if half == "top" else (BOTTOMS, "basic-bottom")
    return [
        (option, halves[str(option[1])] if option[0] == half else basic)
        for option in choice.options
        if option[0] in (half, other)
    ]


def item_worth(field: Field, item: str) -> float:
    """Whether to use an item between two abilities."""
    figure, hero = field.figure, field.hero
    thing = ITEMS[item].item
    for action in thing.actions:
        if isinstance(action, e.Heal):
            return figure.max_health - figure.health - number(action.value) + 0.5
        if isinstance(action, e.Recover):
            return len(hero.discard) - 2.5
        if isinstance(action, e.Condition):
            return 1.0 if field.fighters else -1.0
        if isinstance(action, (e.Grant, e.Control)):
            return total(field, thing.actions, figure.cell) - 0.5
        if isinstance(action, e.Infuse):
            return -1.0
    if thing.adds.shield:
        return field.attackers(figure.cell) - 0.9
    return -1.0


def moving(view: Jaws, at: int, points: int, step: int) -> list[tuple[Part, Half | None]]:
    """What may follow the move in progress: the rest of its half, and the other card's half that is still to come.

    Which half it is shows in its points; a basic move has `step` of them.
    """
    chosen = view.heroes[at].chosen if view.acting == at else []
    sure: list[tuple[Part, Half | None]] = []
    may: list[tuple[Part, Half | None]] = []
    for card in chosen:
        for half, other in (("bottom", "top"), ("top", "bottom")):
            now = HALVES[f"card:{card}:{half}"]
            rest = [HALVES[f"card:{one}:{other}"] for one in chosen if one != card]
            then = rest[0] if rest else None
            if now.points:
                (sure if now.points == points else may).append((now.after, then))
            if half == "bottom" and points == step:
                sure.append(((), then))
    return sure or may or [((), None)]


def move_where(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    if at >= view.count:
        return max(choice.options, key=lambda option: _away(view, at, option))
    field = field_of(view, choice, at)
    planner = Planner(field, min(MOST, int(choice.about[1])))
    jumps = not choice.limits or bool(choice.limits[1])  # a crash goes hex by hex through whatever stands there
    clean = set(planner.jump.cells if jumps else planner.walk.cells)
    follows = moving(view, at, int(choice.about[1]), planner.step.points)
    found: Option = ("stay",) if ("stay",) in choice.options else choice.options[0]
    top = gain(planner, follows, field.figure.cell) if found[0] == "stay" else -99.0
    step = "go" if choice.limits or int(choice.about[1]) == 0 else "walk"
    for option in choice.options:
        if option[0] == step:
            cell = int(option[1])
            score = gain(planner, follows, cell) - (0.0 if cell in clean or step == "walk" else 5.0)
            if score > top + 1e-6:
                found, top = option, score
    pays = boosts(choice)
    if pays and field.trail.get(field.figure.cell, 0) > int(choice.about[1]) + field.want:
        return pays[0]
    return found


def gain(planner: Planner, follows: list[tuple[Part, Half | None]], cell: int) -> float:
    field = planner.field
    best = -99.0
    for part, then in follows:
        score = total(field, part, cell)
        if then is not None:
            strike = total(field, STRIKE.before, cell) if then.source.endswith("top") else 0.0
            score += max(total(field, then.before, cell) + total(field, then.after, cell) + planner.fixed(then), strike)
        best = max(best, score)
    return best + field.place(cell)


def _away(view: Jaws, at: int, option: Option) -> float:
    """Where a monster goes that we steer: into traps, else away from us."""
    cell = view.figures[at].cell if option[0] not in ("go", "walk") else int(option[1])
    walk = view.kernel.map.grid(view).walk[cell]
    near = min((walk[view.figures[hero].cell] for hero in standing(view)), default=0)
    return (20 if view.hazards >> cell & 1 and option[0] in ("go", "walk") else 0) + near


def standing(view: Jaws) -> list[int]:
    return [at for at in range(view.count) if view.figures[at].cell >= 0]


def boosts(choice: Choice) -> list[Option]:
    """What can be added to an attack or a move; items for any time of the turn wait for its own question."""
    return [
        option
        for option in choice.options
        if option[0] in ("pay", "favorite") or (option[0] == "item" and ITEMS[str(option[1])].item.on != "turn")
    ]


# --- targets ----------------------------------------------------------------------------------------------------------


def eyes(view: Jaws, choice: Choice) -> Field:
    """The field of whoever acts, or of the first of us where a monster does; the last of us may just have fallen."""
    at = int(choice.about[0]) if choice.about else 0
    return Field(view, at if at < view.count else next(iter(standing(view)), 0))


def blow_of(view: Jaws, at: int) -> e.Attack:
    """The attack that is most likely in progress."""
    attacks = [
        action
        for card in (view.heroes[at].chosen if at < view.count else ())
        for ability in (CARDS[card].top, CARDS[card].bottom)
        for action in ability.actions
        if isinstance(action, e.Attack)
    ]
    return max(attacks, key=lambda action: number(action.value, 3), default=e.Attack(value=3))


def attack_target(view: Jaws, choice: Choice) -> Option:
    """Whoever it brings most to strike; extras first, while there is somebody to use them on."""
    pays = boosts(choice)
    targets = [option for option in choice.options if option[0] == "attack"]
    areas = [option for option in choice.options if option[0] == "area"]
    if pays and (targets or areas):
        return pays[0]
    if not targets and not areas:
        return pays[0] if pays else choice.options[-1]
    field = eyes(view, choice)
    action = blow_of(view, int(choice.about[0]))
    value = number(action.value, 3)
    worths = {foe.at: hit(foe, value, action.conditions, action.pierce) for foe in field.foes}
    if areas:
        by_cell = {foe.cell: worths[foe.at] for foe in field.foes}
        return max(areas, key=lambda option: sum([w for cell, w in by_cell.items() if int(option[1]) >> cell & 1], 0.0))
    return max(targets, key=lambda option: worths.get(int(option[1]), 0.0))


def aim(view: Jaws, choice: Choice) -> Option:
    """Enemies for harm, the weakest of us for help."""
    found = [option for option in choice.options if option[0] in ("aim", "all", "target")]
    if not found or found[0][0] == "all":
        return found[0] if found else choice.options[0]
    figures = view.figures
    hostile = [option for option in found if figures[int(option[1])].side != HEROES]
    if not hostile:
        return max(found, key=lambda option: figures[int(option[1])].max_health - figures[int(option[1])].health)
    field = eyes(view, choice)
    if choice.kind == "damage.target":
        worths = {foe.at: harm(foe, 2) for foe in field.foes}
    elif choice.kind == "control.who":
        worths = {foe.at: foe.threat for foe in field.foes}
    else:
        worths = {foe.at: ill(foe, e.STUN | e.POISON | e.WOUND) for foe in field.foes}
    return max(hostile, key=lambda option: worths.get(int(option[1]), 0.0))


def grant_who(view: Jaws, choice: Choice) -> Option:
    """Whoever of us has the best target."""
    field = eyes(view, choice)
    found = [option for option in choice.options if option[0] == "aim"]
    if not found:
        return choice.options[0]

    def best(option: Option) -> float:
        figure = view.figures[int(option[1])]
        board = view.kernel.map.in_range(view, figure.cell, 1)
        struck = [hit(foe, 3) for foe in field.foes if board >> foe.cell & 1]
        return max(struck, default=0.0) + 0.05 * figure.health

    return max(found, key=best)


def push_step(view: Jaws, choice: Choice) -> Option:
    """Into a trap, else as far from us as it goes; one of us stays."""
    at = int(choice.about[0])
    steps = [option for option in choice.options if option[0] == "to"]
    if view.figures[at].side == HEROES:
        stop = [option for option in choice.options if option[0] == "stop"]
        safe = [option for option in steps if not view.hazards >> int(option[1]) & 1]
        return (stop or safe or steps)[0]
    trapped = [option for option in steps if view.hazards >> int(option[1]) & 1]
    if trapped:
        return trapped[0]
    walk = view.kernel.map.grid(view).walk
    spots = [view.figures[hero].cell for hero in standing(view)]
    return max(steps, key=lambda option: min((walk[int(option[1])][spot] for spot in spots), default=0))


def pull_step(view: Jaws, choice: Choice) -> Option:
    steps = [option for option in choice.options if option[0] == "to"]
    trapped = [option for option in steps if view.hazards >> int(option[1]) & 1]
    return (trapped or steps or list(choice.options))[0]


# --- damage and rest --------------------------------------------------------------------------------------------------


def negate(view: Jaws, choice: Choice) -> Option:
    """Cards are given for life, or where the wound costs more than the rounds; of both ways the one that costs less."""
    at, amount = int(choice.about[0]), int(choice.about[1])
    field = Field(view, at)
    figure = field.figure
    hand, discard = field.clock
    lasts = rounds_of(hand, discard)
    ways: list[tuple[float, Option]] = []
    cards = [option for option in choice.options if option[0] == "lose"]
    if cards:
        ways.append((field.cost(lasts - rounds_of(hand - 1, discard)), min(cards, key=_worth_of_option)))
    if ("discards",) in choice.options:
        ways.append((field.cost(lasts - rounds_of(hand, discard - 2)) + 0.1, ("discards",)))
    if ways:
        price, way = min(ways)
        if amount >= figure.health or pain(amount, figure.health) >= price + 1.0:
            return way
        return ("suffer",)
    ends = [option for option in choice.options if option[0] == "end"]  # such a card helps to pay
    return ends[0] if ends and amount >= figure.health else ("suffer",)


def _worth_of_option(option: Option) -> float:
    return worth_of(str(option[1]))


def lose_worst(view: Jaws, choice: Choice) -> Option:
    return min(choice.options, key=lambda option: worth_of(str(option[1])))


def rest_keep(view: Jaws, choice: Choice) -> Option:
    """Another card instead, for a hit point, if this one is among the best."""
    at, card = int(choice.about[0]), str(choice.about[1])
    hero, figure = view.heroes[at], view.figures[at]
    worths = sorted(worth_of(one) for one in hero.discard)
    keep = figure.health >= 5 and len(worths) >= 3 and worth_of(card) > worths[(3 * len(worths)) // 4]
    return ("keep", card) if keep else ("lose", card)


def short_rest(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    hero, figure = view.heroes[at], view.figures[at]
    if ("rest",) not in choice.options:  # an effect would have to be ended for it
        return choice.options[0] if len(hero.hand) < 2 else ("no",)
    if len(hero.hand) >= 2 or figure.cell < 0:
        return ("no",) if figure.cell >= 0 or len(hero.hand) >= 2 else ("rest",)
    field = Field(view, at)
    if not field.fighters and hidden(view) and figure.max_health - figure.health >= 3:
        return ("no",)
    safe = field.danger(figure.cell) < 0.35 * figure.health
    return ("no",) if safe and figure.health * 2 <= figure.max_health and len(hero.discard) > 3 else ("rest",)


# --- before a scenario and in town ------------------------------------------------------------------------------------


COMPANY = ("red-guard", "hatchet", "voidwarden", "demolitionist")
"""Whom to play, by what pairs of them won: with the first, whoever comes next; without, the earlier the better."""


def join(view: Jaws, choice: Choice) -> Option:
    """Whom the scenario needs, else whoever has won most beside the others."""
    needed = NEEDED.get(view.scenario, "")
    return min(choice.options, key=lambda option: (option[1] != needed, COMPANY.index(str(option[1]))))


def take_best(view: Jaws, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: worth_of(str(option[1])) if len(option) > 1 else -1.0)


def easiest_goal(view: Jaws, choice: Choice) -> Option:
    easy = ("scrambler", "prohibitionist", "plebeian", "straggler", "pacifist", "conservator", "specialist", "sadist")
    return min(choice.options, key=lambda option: easy.index(str(option[1])) if option[1] in easy else len(GOALS))


def start_near(view: Jaws, choice: Choice) -> Option:
    """Those who strike from afar behind those who do not."""
    at = int(choice.about[0])
    walk = view.kernel.map.grid(view).walk
    goals = [cell for placed, cell in view.board.monsters if view.board.room_of[cell] == 1]
    sign = -1 if far_of(view, at) > 1 or view.figures[at].max_health < 9 else 1
    return max(
        choice.options, key=lambda option: -sign * min((walk[int(option[1])][goal] for goal in goals), default=0)
    )


def perk_worth(view: Jaws, choice: Choice) -> Option:
    """The perk after which the modifier deck is best on average."""
    hero = view.heroes[int(choice.about[0])]
    perks = CHARACTERS[hero.kind].perks

    def mean(option: Option) -> float:
        perk = perks[int(option[1])]
        deck = list(hero.modifiers)
        for card in perk.remove:
            deck.remove(card)
        deck += perk.add
        return sum(map(_modifier, deck), 0.0) / len(deck)

    return max(choice.options, key=mean)


def _modifier(name: str) -> float:
    card = modifiers.CARDS[name]
    if card.rule:
        return 3.0 if card.rule == modifiers.DOUBLE else -3.0
    extra = 0.8 * card.shield + 0.5 * card.heal + 0.7 * card.splash + 0.1 * card.push + 0.2 * bool(card.infuse)
    if card.conditions:
        extra += 1.5 if card.conditions & (e.STUN | e.DISARM) else 0.6
    return card.value + extra


def town(view: Jaws, choice: Choice) -> Option:
    """Spend the gold, then play the earliest open scenario of the story, the side scenarios last."""
    for option in choice.options:
        if option[0] == "visit" and bargains(view, int(option[1])):
            return option
    plays = [option for option in choice.options if option[0] == "play"]
    return plays[0] if plays else choice.options[0]


GEAR = (
    "stamina-potion", "healing-potion", "tower-shield", "heater-shield", "studded-leather", "weathered-boots",
    "eagle-eye-goggles", "iron-helmet", "power-potion", "poison-dagger", "boots-of-striding", "chain-armor",
    "steel-ring", "ring-of-restoration", "throwing-hammer", "stun-powder", "amulet-of-life", "winged-shoes",
)  # fmt: skip
"""What to buy and to bring first: cards and hit points for the last rounds, then armor."""
USEFUL = {item: at for at, item in enumerate(GEAR)}


def rank(hero: Hero, item: str) -> int:
    """How early this character would have an item; the same late place for all that are of no use to them."""
    kind = ITEMS[item].item.kind
    is_far = hero.kind in ("hatchet", "voidwarden")
    unfit = (kind == "ranged" and not is_far) or (kind == "melee" and is_far)
    return len(GEAR) if unfit else USEFUL.get(item, len(GEAR))


def bargains(view: Jaws, at: int) -> list[str]:
    """What a character would like to buy, can pay for and has no better for in its place."""
    hero = view.heroes[at]
    offered = {str(option[1]) for option in shop.offers(view, at)}
    found = []
    for item in GEAR:
        better = [other for other in hero.items if rank(hero, other) <= rank(hero, item)]
        is_useful = rank(hero, item) < len(GEAR)
        if item in offered and item not in hero.items and is_useful and items.fits(hero, better, item):
            found.append(item)
    return found


def bring(view: Jaws, choice: Choice) -> Option:
    """Of more items than there are places the most useful ones."""
    hero = view.heroes[int(choice.about[0])]
    found = [option for option in choice.options if option[0] == "bring"]
    return min(found, key=lambda option: rank(hero, str(option[1])), default=choice.options[-1])


def shop_what(view: Jaws, choice: Choice) -> Option:
    wanted = bargains(view, int(choice.about[0]))
    return ("buy", wanted[0]) if wanted else ("leave",)


def raise_shield(view: Jaws, choice: Choice) -> Option:
    """The smallest shield that bears the whole blow, else the biggest; one for once only where most of it is needed."""
    hurt = int(choice.about[1])
    shields = {option: ITEMS[str(option[1])].item.adds.shield for option in choice.options if option[0] == "item"}
    enough = [option for option in shields if shields[option] >= hurt]
    chosen = min(enough, key=shields.__getitem__) if enough else max(shields, key=shields.__getitem__)
    is_waste = ITEMS[str(chosen[1])].item.use == CONSUMED and hurt < shields[chosen] - 1
    return ("decline",) if is_waste else chosen


def fair_share(view: Jaws, choice: Choice) -> Option:
    """The same for everybody, as far as that goes."""
    share = round(int(choice.about[1]) / max(1, view.count - int(choice.about[0])))
    return min(choice.options, key=lambda option: abs(int(option[1]) - share))


# --- monsters, where we decide ----------------------------------------------------------------------------------------


def monster_focus(view: Jaws, choice: Choice) -> Option:
    """A tie that players settle: the sturdiest of us."""
    return max(choice.options, key=lambda option: view.figures[int(option[1])].health)


def monster_hex(view: Jaws, choice: Choice) -> Option:
    """Of equally good hexes the one beside the fewest of us."""
    near = view.kernel.map.grid(view).neighbour_bits
    spots = [view.figures[hero].cell for hero in standing(view)]

    def beside(option: Option) -> int:
        around = near[int(option[-1])]
        return sum([around >> spot & 1 for spot in spots])

    return min(choice.options, key=beside)


def far_from_us(view: Jaws, choice: Choice) -> Option:
    """Whatever appears, appears as far from us as may be."""
    walk = view.kernel.map.grid(view).walk
    spots = [view.figures[hero].cell for hero in standing(view)]
    return max(choice.options, key=lambda option: min((walk[int(option[1])][spot] for spot in spots), default=0))


ANSWERS: dict[str, Answer] = {
    "select.lead": select_lead,
    "select.second": select_second,
    "turn.act": turn_act,
    "attack.target": attack_target,
    "heal.target": aim,
    "condition.target": aim,
    "damage.target": aim,
    "push.target": aim,
    "pull.target": aim,
    "control.who": aim,
    "grant.who": grant_who,
    "move.where": move_where,
    "push.step": push_step,
    "pull.step": pull_step,
    "damage.negate": negate,
    "damage.discards": lose_worst,
    "rest.lose": lose_worst,
    "rest.keep": rest_keep,
    "rest.short": short_rest,
    "setup.character": join,
    "prepare.hand": take_best,
    "prepare.goal": easiest_goal,
    "prepare.start": start_near,
    "level.card": take_best,
    "level.perk": perk_worth,
    "recover.card": take_best,
    "haste.card": take_best,
    "event.gold": fair_share,
    "event.pay": fair_share,
    "town.what": town,
    "shop.what": shop_what,
    "prepare.items": bring,
    "item.attacked": raise_shield,
    "monster.focus": monster_focus,
    "monster.target": monster_focus,
    "monster.victim": monster_focus,
    "monster.hex": monster_hex,
    "spawn.where": far_from_us,
    "spawn.which": far_from_us,
}
