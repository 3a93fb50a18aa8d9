"""A greedy player that judges cards, hexes and targets by what they bring now, and the features for learning agents.

It reads a veiled view only. How strong it is stands in the docs; no rule is here.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.core.chance import Dice
from undercroft.core.grid import FAR, cells
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.haven import effects as e
from undercroft.games.haven.arena import HEROES, Figure
from undercroft.games.haven.effects import Ability, Action
from undercroft.games.haven.harm import shield_of
from undercroft.games.jaws import rooms
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.monsters import MONSTERS
from undercroft.games.jaws.state import Hero, Jaws
from undercroft.games.jaws.turns import BASIC

# --- what a half is worth ---------------------------------------------------------------------------------------------


def actions_of(ability: Ability) -> list[Action]:
    """All actions of an ability, those that it grants or buys included."""
    found: list[Action] = []
    queue = list(ability.actions)
    while queue:
        action = queue.pop(0)
        found.append(action)
        if isinstance(action, (e.Grant, e.Control, e.ByElement, e.If)):
            queue += action.actions
    return found


def reach_of(ability: Ability) -> int:
    """How far the attacks of an ability go; 0 without an attack."""
    far = 0
    for action in ability.actions:
        if isinstance(action, e.Attack):
            far = max(far, action.range or action.reach)
        elif isinstance(action, (e.Damage, e.Condition, e.Push, e.Pull)) and action.who == e.ENEMY:
            far = max(far, min(action.range or 1, 3))
        elif isinstance(action, e.Control):
            far = max(far, action.range or 1)
    return far


def move_of(ability: Ability) -> int:
    total = 0
    for action in ability.actions:
        value = action.value if isinstance(action, (e.Move, e.Special)) else 0
        if isinstance(value, int) and (isinstance(action, e.Move) or getattr(action, "name", "") == "crash"):
            total = max(total, value)
    return total


_CONDITION_WORTH = {
    e.STUN: 3.0,
    e.DISARM: 2.5,
    e.IMMOBILIZE: 1.2,
    e.MUDDLE: 0.8,
    e.WOUND: 1.2,
    e.POISON: 1.2,
    e.CURSE: 1.0,
}


def conditions_worth(mask: int) -> float:
    return sum(worth for condition, worth in _CONDITION_WORTH.items() if mask & condition)


def strength(ability: Ability, near: int) -> float:
    """What the attacks and other blows of an ability bring against so many enemies in reach."""
    total = 0.0
    if not near:
        return 0.0
    for action in actions_of(ability):
        if isinstance(action, e.Attack):
            value = action.value if isinstance(action.value, int) else 2
            hit = min(action.targets, near) if action.area is None else min(len(action.area.cells), 1 + (near > 1))
            total += (value + conditions_worth(action.conditions) + 0.3 * (action.push + action.pull)) * hit
        elif isinstance(action, e.Damage) and action.who in (e.ENEMY, e.OTHERS):
            value = action.value if isinstance(action.value, int) else 1
            total += 1.2 * value * min(action.targets, near)
        elif isinstance(action, e.Condition) and action.who == e.ENEMY:
            total += conditions_worth(action.conditions) * min(action.targets, near)
        elif isinstance(action, e.Bonus) and action.on in ("attack", "approached", "kill"):
            total += 3.0
    return total


def care(view: Jaws, at: int, ability: Ability) -> float:
    """What heals and shields bring now."""
    total = 0.0
    figure = view.figures[at]
    for action in ability.actions:
        if isinstance(action, e.Heal):
            lack = figure.most - figure.health
            if action.who != e.SELF:
                for other in view.figures[: view.count]:
                    if other.cell >= 0:
                        lack = max(lack, other.most - other.health)
            value = action.value if isinstance(action.value, int) else 3
            total += 0.9 * min(value, lack)
        elif isinstance(action, e.Shield):
            total += 1.0 * (action.value if isinstance(action.value, int) else 1)
        elif isinstance(action, e.Loot):
            total += 0.4
    return total


def lost_price(view: Jaws, hero: Hero, ability: Ability) -> float:
    """Losing a card early costs rounds later."""
    if not ability.lost:
        return 0.0
    return 0.55 * (len(hero.hand) + len(hero.discard)) if ability.duration != "persistent" else 2.0


# --- the map ----------------------------------------------------------------------------------------------------------


def foes(view: Jaws) -> list[Figure]:
    """Whom to fight: monsters, and objectives where they are to be destroyed."""
    wanted = view.book.goal in ("destroy", "destroy_and_kill", "pillars", "exit")
    return [f for f in view.figures if f.cell >= 0 and f.side != HEROES and (not f.thing or wanted)]


def gaps(view: Jaws, cell: int) -> list[int]:
    """Walking distance to each foe, nearest first."""
    walk = view.rules.grid(view).walk[cell]
    return sorted(walk[f.cell] for f in foes(view))


def goals_of(view: Jaws) -> list[int]:
    """Where to go when nobody is in sight: doors, then whatever the scenario asks for."""
    hexes: list[int] = []
    if view.book.goal == "escape" and view.found >= view.count:
        return list(view.board.starts)
    if view.book.goal == "exit" and not any(f.thing and f.cell >= 0 for f in view.figures):
        hexes += list(view.board.letters["X"])
    hexes += [cell for cell in view.treasures if _shown(view, cell)] if view.book.goal == "escape" else []
    hexes += [cell for cell in view.goods if _shown(view, cell)]
    doors = rooms.closed_doors(view) & ~view.rules.chapter(view).locked(view)
    hexes += cells(doors)
    return hexes


def _shown(view: Jaws, cell: int) -> bool:
    room = view.board.room_of[cell]
    return not room or bool(view.revealed >> room & 1)


def hunts(view: Jaws) -> bool:
    """Whether fighting comes before the errand."""
    return view.book.goal not in ("escape", "goods") or any(
        gap <= 2 for at in _standing(view) for gap in gaps(view, view.figures[at].cell)[:1]
    )


def _standing(view: Jaws) -> list[int]:
    return [at for at in range(view.count) if view.figures[at].cell >= 0]


def place_worth(view: Jaws, at: int, cell: int, far: int) -> float:
    """How good a hex is to end a move on, with an attack of this reach still to come."""
    walk = view.rules.grid(view).walk[cell]
    score = 0.0
    targets = foes(view) if hunts(view) else []
    seen = view.rules.in_range(view, cell, max(far, 1))
    near = [f for f in targets if seen >> f.cell & 1]
    if targets:
        gap = min(walk[f.cell] for f in targets)
        if gap >= FAR:
            gap = 30
        score -= 1.1 * max(0, gap - max(far, 1))
        if near and far:
            score += 6 + 0.5 * min(len(near), 3)
        beside = sum(1 for f in targets if not f.thing and walk[f.cell] == 1)
        if far > 1:
            score -= 1.3 * beside
        else:
            score -= 0.9 * max(0, beside - 1)
        figure = view.figures[at]
        if figure.health * 3 <= figure.most:
            score -= 1.5 * beside
    else:
        score -= min((walk[goal] for goal in goals_of(view) if walk[goal] < FAR), default=0)
    if view.hazards >> cell & 1:
        score -= 6
    if cell in view.coins:
        score += 0.8
    if cell in view.treasures or cell in view.goods:
        score += 3.0
    return score


# --- answers ----------------------------------------------------------------------------------------------------------


def greedy(seat: Seat) -> Option:
    choice = seat.request
    assert choice is not None
    if len(choice.options) == 1:
        return choice.options[0]
    return decide(seat.view, choice)  # type: ignore[arg-type]


def decide(view: Jaws, choice: Choice) -> Option:
    """The answer of a sensible player to any question."""
    rule = _ANSWERS.get(choice.kind)
    return rule(view, choice) if rule is not None else choice.options[0]


def best(options: Sequence[Option], worth: dict[Option, float]) -> Option:
    return max(options, key=lambda option: worth.get(option, 0.0))


def pair_worth(view: Jaws, at: int, one: str, other: str) -> tuple[float, str]:
    """The best use of two cards: a top with the other's bottom."""
    figure, hero = view.figures[at], view.heroes[at]
    near = gaps(view, figure.cell) if figure.cell >= 0 else []
    found = (-99.0, one)
    for top, bottom in ((one, other), (other, one)):
        high, low = CARDS[top].top, CARDS[bottom].bottom
        score = 0.0
        steps = move_of(low)
        for ability, moved in ((high, steps), (low, move_of(high))):
            far = reach_of(ability)
            hit = sum(1 for gap in near if gap <= far + moved) if far else 0
            score += strength(ability, hit) + care(view, at, ability) - lost_price(view, hero, ability)
        if not near or near[0] > 1:
            score += 0.5 * min(steps, near[0] if near else 4)
        far = reach_of(high)
        if not strength(high, sum(1 for gap in near if gap <= far + steps)) and near and near[0] <= 1 + steps:
            score = max(score, 2.0 + 0.2 * steps)
        if score > found[0]:
            found = (score, top)
    return found


def select_lead(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    hero, figure = view.heroes[at], view.figures[at]
    cards = [str(option[1]) for option in choice.options if option[0] == "lead"]
    if not cards:
        return choice.options[0]
    if ("rest",) in choice.options:
        hurt = figure.health * 2 <= figure.most and len(hero.hand) <= 4
        if len(hero.hand) < 2 or (hurt and not _threat(view, at)):
            return ("rest",)
    top = (-99.0, cards[0], cards[1])
    for number, one in enumerate(cards):
        for other in cards[number + 1 :]:
            score, _ = pair_worth(view, at, one, other)
            if score > top[0]:
                top = (score, one, other)
    low, high = sorted((top[1], top[2]), key=lambda card: CARDS[card].initiative)
    near = gaps(view, figure.cell) if figure.cell >= 0 else []
    early = bool(near) and (near[0] <= 2 or figure.health * 2 <= figure.most)
    return ("lead", low if early else high)


def _threat(view: Jaws, at: int) -> bool:
    near = gaps(view, view.figures[at].cell) if view.figures[at].cell >= 0 else []
    return bool(near) and near[0] <= 1


def select_second(view: Jaws, choice: Choice) -> Option:
    at, lead = int(choice.about[0]), str(choice.about[1])
    return max(choice.options, key=lambda option: pair_worth(view, at, lead, str(option[1]))[0])


def turn_act(view: Jaws, choice: Choice) -> Option:
    """What to use next: blows that hit now first, moves that bring them about before."""
    at = int(choice.about[0])
    hero, figure = view.heroes[at], view.figures[at]
    near = gaps(view, figure.cell)
    worth: dict[Option, float] = {("finish",): 0.05}
    halves = {str(option[0]) for option in choice.options}
    for option in choice.options:
        verb = str(option[0])
        if verb in ("top", "bottom"):
            ability = ABILITIES[f"card:{option[1]}:{verb}"]
            worth[option] = half_worth(view, at, ability, near, hero, option, choice)
        elif verb in ("basic-top", "basic-bottom"):
            ability = BASIC[verb.removeprefix("basic-")]
            worth[option] = half_worth(view, at, ability, near, hero, option, choice) - 0.3
        elif verb == "item":
            worth[option] = item_worth(view, at, str(option[1]))
        elif verb == "end":
            worth[option] = -1.0
    if not halves & {"top", "bottom"}:
        return best(choice.options, worth)
    return best(choice.options, worth)


def half_worth(
    view: Jaws, at: int, ability: Ability, near: list[int], hero: Hero, option: Option, choice: Choice
) -> float:
    figure = view.figures[at]
    far = reach_of(ability)
    steps = move_of(ability)
    seen = view.rules.in_range(view, figure.cell, max(far, 1))
    now = sum(1 for f in foes(view) if far and seen >> f.cell & 1)
    inner = sum(1 for gap in near if far and gap <= far + steps)
    score = (
        strength(ability, max(now, inner if steps else now)) + care(view, at, ability) - lost_price(view, hero, ability)
    )
    if steps:
        # Another half that cannot hit yet would hit after this move.
        gain = 0.0
        for other in choice.options:
            if other[1:] == option[1:] or other[0] == option[0] or other[0] not in ("top", "bottom", "basic-top"):
                continue
            half = str(other[0])
            then = BASIC["top"] if half == "basic-top" else ABILITIES[f"card:{other[1]}:{half}"]
            reach = reach_of(then)
            here = view.rules.in_range(view, figure.cell, max(reach, 1))
            if reach and not any(here >> f.cell & 1 for f in foes(view)):
                gain = max(gain, strength(then, sum(1 for gap in near if gap <= reach + steps)))
        score += gain + 0.25 * min(steps, 5) * (1 if not near or near[0] > 1 else 0.2)
    return score


def item_worth(view: Jaws, at: int, item: str) -> float:
    figure, hero = view.figures[at], view.heroes[at]
    if item in ("healing-potion", "amulet-of-life", "ring-of-restoration"):
        return 5.0 if figure.most - figure.health >= 3 else -1.0
    if item == "stamina-potion":
        return 4.0 if len(hero.discard) >= 4 else -1.0
    if item in ("chain-armor", "ring-of-strength", "oak-charm"):
        return 3.5 if _threat(view, at) else -1.0
    return 0.5


def attack_target(view: Jaws, choice: Choice) -> Option:
    """Kill what can be killed, then the most dangerous; pay for extras, use items where something is hit."""
    pays = [option for option in choice.options if option[0] in ("pay", "item", "favorite")]
    targets = [option for option in choice.options if option[0] == "attack"]
    areas = [option for option in choice.options if option[0] == "area"]
    if (targets or areas) and pays:
        return pays[0]
    if areas:
        return max(areas, key=lambda option: sum(1 for f in foes(view) if int(option[1]) >> f.cell & 1))
    if targets:
        return min(targets, key=lambda option: target_key(view, view.figures[int(option[1])]))
    return pays[0] if pays else choice.options[-1]


def target_key(view: Jaws, figure: Figure) -> float:
    left = figure.health + shield_of(view, figure)
    danger = 3.0 if figure.elite else 0.0
    if not figure.thing and MONSTERS[figure.kind].boss:
        danger = 6.0 if left < 25 else 1.0
    return left - danger + (4.0 if figure.thing else 0.0)


def aim(view: Jaws, choice: Choice) -> Option:
    """Enemies for harm, the weakest ally for help."""
    found = [option for option in choice.options if option[0] in ("aim", "all", "target")]
    if not found:
        return choice.options[0]
    if found[0][0] == "all":
        return found[0]
    figures = view.figures
    hostile = [option for option in found if figures[int(option[1])].side != HEROES]
    if hostile:
        return min(hostile, key=lambda option: -figures[int(option[1])].health)
    return max(found, key=lambda option: figures[int(option[1])].most - figures[int(option[1])].health)


def move_where(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    if at >= view.count:  # a monster that we steer: away from us
        return max(choice.options, key=lambda option: _away(view, at, option))
    hero = view.heroes[at]
    far = 1
    for card in hero.chosen:
        far = max(far, reach_of(CARDS[card].top))
    pays = [option for option in choice.options if option[0] in ("pay", "item")]
    stay = place_worth(view, at, view.figures[at].cell, far)
    found: Option = ("stay",)
    top = stay
    if ("stay",) not in choice.options:
        found, top = choice.options[0], -99.0
    for option in choice.options:
        if option[0] == "go":
            worth = place_worth(view, at, int(option[1]), far)
            if worth > top + 1e-6:
                found, top = option, worth
    if pays and top < 4:
        return pays[0]
    return found


def _away(view: Jaws, at: int, option: Option) -> float:
    cell = view.figures[at].cell if option[0] not in ("go", "walk") else int(option[1])
    walk = view.rules.grid(view).walk[cell]
    trapped = 20 if view.hazards >> cell & 1 else 0
    return trapped + min((walk[view.figures[hero].cell] for hero in _standing(view)), default=0)


def negate(view: Jaws, choice: Choice) -> Option:
    """Cards are rounds: they are given for life, or for a heavy blow while there are plenty."""
    at, amount = int(choice.about[0]), int(choice.about[1])
    hero, figure = view.heroes[at], view.figures[at]
    lethal = amount >= figure.health
    heavy = amount >= 4 and len(hero.hand) + len(hero.discard) >= 7
    if not lethal and not heavy:
        return ("suffer",)
    hand = [option for option in choice.options if option[0] == "lose"]
    if ("discards",) in choice.options and (not hand or len(hero.hand) <= 2):
        return ("discards",)
    return min(hand, key=lambda option: card_worth(str(option[1]))) if hand else ("suffer",)


def card_worth(card: str) -> float:
    one = CARDS[card]
    return strength(one.top, 1) + strength(one.bottom, 1) + 0.7 * move_of(one.bottom) + (1 if not one.top.lost else 0)


def lose_worst(view: Jaws, choice: Choice) -> Option:
    return min(choice.options, key=lambda option: card_worth(str(option[1])) if option[0] != "keep" else 99.0)


def short_rest(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    hero, figure = view.heroes[at], view.figures[at]
    if len(hero.hand) >= 2 or (figure.health * 2 <= figure.most and not _threat(view, at) and len(hero.discard) > 3):
        return ("no",)
    return ("rest",)


def take_best(view: Jaws, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: card_worth(str(option[1])) if len(option) > 1 else -1.0)


def easiest_goal(view: Jaws, choice: Choice) -> Option:
    easy = ("scrambler", "prohibitionist", "plebeian", "straggler", "pacifist", "conservator", "specialist", "sadist")
    return min(choice.options, key=lambda option: easy.index(str(option[1])) if option[1] in easy else len(GOALS))


def start_near(view: Jaws, choice: Choice) -> Option:
    at = int(choice.about[0])
    far = max((reach_of(CARDS[card].top) for card in view.heroes[at].hand), default=1)
    goals = [cell for placed, cell in view.board.monsters] or goals_of(view)
    grid = view.rules.grid(view)

    def worth(option: Option) -> float:
        gap = min((grid.walk[int(option[1])][goal] for goal in goals), default=0)
        return float(-abs(gap - (3 if far > 1 else 2)))

    return max(choice.options, key=worth)


def town(view: Jaws, choice: Choice) -> Option:
    """Play the latest open scenario; buy what can be had first."""
    plays = [option for option in choice.options if option[0] == "play"]
    return plays[-1] if plays else choice.options[0]


def accept(view: Jaws, choice: Choice) -> Option:
    return choice.options[0]


def pay(view: Jaws, choice: Choice) -> Option:
    return choice.options[0]


def monster_focus(view: Jaws, choice: Choice) -> Option:
    """A tie that players settle: the sturdiest of us."""
    return max(choice.options, key=lambda option: view.figures[int(option[1])].health)


def monster_hex(view: Jaws, choice: Choice) -> Option:
    """Of equally good hexes the one beside the fewest of us."""
    near = view.rules.grid(view).neighbour_bits

    def beside(option: Option) -> int:
        cell = int(option[-1])
        return sum(1 for hero in _standing(view) if near[cell] >> view.figures[hero].cell & 1)

    return min(choice.options, key=beside)


def item_attacked(view: Jaws, choice: Choice) -> Option:
    return choice.options[0]


_ANSWERS = {
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
    "grant.who": aim,
    "move.where": move_where,
    "damage.negate": negate,
    "damage.discards": lose_worst,
    "rest.lose": lose_worst,
    "rest.keep": lose_worst,
    "rest.short": short_rest,
    "prepare.hand": take_best,
    "prepare.goal": easiest_goal,
    "prepare.start": start_near,
    "level.card": take_best,
    "recover.card": take_best,
    "haste.card": take_best,
    "town.what": town,
    "grant.accept": accept,
    "action.pay": pay,
    "monster.focus": monster_focus,
    "monster.hex": monster_hex,
    "item.attacked": item_attacked,
}


# --- for searching and learning agents --------------------------------------------------------------------------------


def evaluate(state: Jaws) -> list[float]:
    """How the party stands: hit points and cards left against what is left of the enemy."""
    if state.result is not None:
        return [float(seat in state.result.winners) for seat in range(state.players)]
    if not state.figures:
        return [0.5] * state.players
    own = enemy = 0.0
    for at, hero in enumerate(state.heroes):
        figure = state.figures[at]
        own += 0.0 if hero.exhausted else figure.health / figure.most + (len(hero.hand) + len(hero.discard)) / 10
    for figure in state.figures:
        if figure.cell >= 0 and figure.side != HEROES:
            enemy += (0.5 if figure.thing else 1.0) * figure.health / figure.most
    hidden = sum(1 for room in state.board.rooms if not state.revealed >> room & 1)
    value = 0.5 + 0.5 * (own - 0.35 * enemy - 0.8 * hidden) / (2 * state.count)
    if state.ended:
        value = 1.0 if state.ended == "won" else 0.0
    return [max(0.0, min(1.0, value))] * state.players


FEATURES = 12 + 4 * 8
OPTION_FEATURES = 24


def features(view: Jaws, seat: int) -> list[float]:
    """Round, elements, enemies, and every character's condition; always the same length."""
    enemies = [f for f in view.figures if f.cell >= 0 and f.side != HEROES]
    found = [
        min(view.round, 30) / 30,
        len(enemies) / 20,
        sum(f.health for f in enemies) / 200,
        sum(f.elite for f in enemies) / 10,
        view.level / 7,
        float(view.phase == "turns"),
        *(strength_ / 2 for strength_ in view.elements),
    ]
    for at in range(4):
        if at >= len(view.heroes) or not view.figures:
            found += [0.0] * 8
            continue
        hero, figure = view.heroes[at], view.figures[at]
        near = gaps(view, figure.cell)[:1] if figure.cell >= 0 else []
        found += [
            1.0,
            float(hero.seat == seat),
            figure.health / figure.most,
            len(hero.hand) / 11,
            len(hero.discard) / 11,
            len(hero.lost) / 11,
            min(near[0], 12) / 12 if near else 1.0,
            bin(figure.conditions).count("1") / 5,
        ]
    return found


_VERBS = (
    "lead", "second", "rest", "top", "bottom", "basic-top", "basic-bottom", "attack", "go", "stay", "skip", "item",
    "suffer", "lose", "aim", "pay", "finish", "area",
)  # fmt: skip


def option_features(view: Jaws, seat: int, choice: Choice, option: Option) -> list[float]:
    """The verb, and what the greedy player thinks of it."""
    found = [float(option[0] == verb) for verb in _VERBS]
    worth = target = reach = place = 0.0
    if view.figures and choice.about and type(choice.about[0]) is int and int(choice.about[0]) < len(view.heroes):
        at = int(choice.about[0])
        if option[0] in ("top", "bottom"):
            ability = ABILITIES[f"card:{option[1]}:{option[0]}"]
            worth, reach = strength(ability, 1) / 10, reach_of(ability) / 5
        elif option[0] == "go":
            place = place_worth(view, at, int(option[1]), 1) / 20
        elif option[0] in ("lead", "second"):
            worth = card_worth(str(option[1])) / 20
    if option[0] in ("attack", "aim") and view.figures:
        target = view.figures[int(option[1])].health / 20
    decided = float(option == decide(view, choice))
    return [*found, worth, target, reach, place, decided, len(choice.options) / 20]


def rollout(state: Jaws, choice: Choice, dice: Dice) -> Option:
    """Mostly greedy, now and then anything."""
    if dice.below(8) == 0 or len(choice.options) == 1:
        return choice.options[dice.below(len(choice.options))]
    return decide(state, choice)
