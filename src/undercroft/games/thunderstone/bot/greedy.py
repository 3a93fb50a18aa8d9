"""A sensible player: plans the battle it can win, buys what wins battles. It looks at its own seat's view only."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.thunderstone import battle, dungeon, effects, party, village
from undercroft.games.thunderstone import turn as turn_rules
from undercroft.games.thunderstone.battle_sum import outlook
from undercroft.games.thunderstone.bot.values import VALUE
from undercroft.games.thunderstone.cards import (
    ATTACK,
    CARDS,
    EXPERIENCE,
    GOLD,
    HEALTH,
    MAGIC,
    NEXT_LEVEL,
    POINTS,
    PRICE,
    STRENGTH,
    THUNDERSTONE,
)  # fmt: skip
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.party import reveal
from undercroft.games.thunderstone.rules import CHAPTERS
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.weapons import arms_for


def plan(view: Thunderstone, seat: int) -> Turn:
    """The battle this seat could fight with its hand, with the effects that cost nothing already counted."""
    turn = Turn(seat, way="dungeon")
    reveal(turn, view.seats[seat].hand)
    use_free_effects(turn)
    return turn


def use_free_effects(turn: Turn) -> None:
    """Reckon with every effect without a price as if it had been used."""
    for piece in turn.revealed:
        for effect in CARDS[piece.card].dungeon:
            if effect.cost:
                continue
            for verb in effect.do:
                if isinstance(verb, do.HelpAll):
                    turn.attack_all += verb.attack
                    turn.strength_all += verb.strength
                elif isinstance(verb, do.AttackPerLight):
                    piece.per_light = verb.attack
                elif isinstance(verb, do.AttackPerMonster):
                    piece.per_monster = verb.attack
                elif isinstance(verb, do.Weightless):
                    turn.weightless = True


def prospects(view: Thunderstone, turn: Turn) -> list[tuple[float, int, bool]]:
    """Each rank that may be attacked: how good an attack on it is, and whether it would be won."""
    found = []
    hall = view.hall_cards()
    for at, monster in enumerate(hall):
        if not monster or monster == THUNDERSTONE:
            continue
        arms = arms_for(turn, monster, at + 1)
        if arms is None:
            continue
        reckoning = outlook(turn, monster, at + 1, arms)[0]
        if reckoning.won:
            good = 3.0 * POINTS[monster] + EXPERIENCE[monster] + 0.5 * GOLD[monster] + 1
            if at == 0 and len(hall) > 1 and hall[1] == THUNDERSTONE:
                good += 12  # the stone's own points
        else:
            good = -1.0 - POINTS[monster] * 0.1 - 0.05 * max(0, HEALTH[monster] - reckoning.total)
            if at == 0 and len(hall) > 1 and hall[1] == THUNDERSTONE:
                good -= 8
        found.append((good, at + 1, reckoning.won))
    return sorted(found, reverse=True)


def choose_way(view: Thunderstone, seat: int, choice: Choice) -> Option:
    player = view.seats[seat]
    best = prospects(view, plan(view, seat))
    if best and best[0][2]:
        return ("dungeon",)
    gold = sum(GOLD[card] for card in player.hand)
    affordable = max((VALUE[card] for card in view.shelf if PRICE[card] <= gold), default=-9.0)
    junk = sum(card in ("militia", "disease", "dagger") for card in player.hand)
    if affordable >= 2.5:
        return ("village",)
    if junk and "disease" in player.hand:
        return ("rest",)
    if affordable > 0:
        return ("village",)
    return ("rest",) if junk else ("village",)


FIRST_USES = ("draw", "lights", "monsters", "fury", "feast", "aura", "rob", "rob-hero", "cure")
"""Effects that only help, in the order they are best used."""


def choose_preparation(view: Thunderstone, seat: int, choice: Choice) -> Option:
    options = choice.options
    turn = view.turn
    assert turn is not None
    for name in FIRST_USES:
        for option in options:
            if option[0] == "use" and option[2] == name:
                return option
    best = prospects(view, turn)
    if best and best[0][2]:
        return ("attack", best[0][1])
    for name in ("rations", "eat", "throw", "borrow", "take"):  # what may still turn a defeat into a victory
        for option in options:
            if option[0] == "use" and option[2] == name:
                return option
    if best:
        return ("attack", best[0][1])
    return options[-1]


def choose_purchase(view: Thunderstone, seat: int, choice: Choice) -> Option:
    options = choice.options
    for option in options:
        if option[0] == "use" and option[2] in ("draw", "train"):
            return option
    bought = [option for option in options if option[0] == "buy"]
    best = max(bought, key=lambda option: VALUE[str(option[1])], default=("pass",))
    if best == ("pass",) or VALUE[str(best[1])] < 0:
        return ("pass",)
    return best


Decide = Callable[[Thunderstone, int, Choice], Option]


def choose_level(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=_level_worth)


def least_wanted(view: Thunderstone, seat: int, choice: Choice) -> Option:
    """The card that is missed least; no card where that is offered and none is better away."""
    return min(choice.options, key=lambda option: VALUE[str(option[1])] if len(option) > 1 else 0.0)


def choose_seen(view: Thunderstone, seat: int, choice: Choice) -> Option:
    """Of the cards looked at, the bad ones go."""
    bad = [option for option in choice.options if len(option) > 1 and VALUE[str(option[1])] < 0]
    return bad[0] if bad else choice.options[0]


def hero_or_cards(view: Thunderstone, seat: int, choice: Choice) -> Option:
    heroes = [option for option in choice.options if option[0] == "discard-hero"]
    cheap = [option for option in heroes if VALUE[str(option[1])] < 0]
    return cheap[0] if cheap else choice.options[-1]


def weakest_hero(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return min(choice.options, key=lambda option: ATTACK[str(option[1])] + MAGIC[str(option[1])])


def strongest_hero(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: STRENGTH[str(option[1])])


def dearest_to_pawn(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return min(choice.options, key=lambda option: VALUE[str(option[1])] - GOLD[str(option[1])])


def best_to_borrow(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: VALUE[str(option[1])] if option[0] == "borrow" else -9.0)


def best_to_take(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: POINTS[view.hall[int(option[1]) - 1].card])


ANSWERS: dict[str, Decide] = {
    turn_rules.WAY.id: choose_way,
    dungeon.PREPARE.id: choose_preparation,
    village.SHOP.id: choose_purchase,
    battle.BUY_SPOILS.id: choose_purchase,
    village.LEVEL.id: choose_level,
    turn_rules.DESTROY_AT_REST.id: least_wanted,
    battle.LOOK.id: choose_seen,
    battle.DESTROY_IN_BATTLE.id: least_wanted,
    effects.DESTROY_OWN.id: least_wanted,
    effects.PAY_FOOD.id: least_wanted,
    party.DISCARD_CARDS.id: least_wanted,
    effects.DISCARD_HERO.id: least_wanted,
    effects.HERO_OR_CARDS.id: hero_or_cards,
    battle.BAR.id: weakest_hero,
    effects.HERO_TO_FEED.id: strongest_hero,
    effects.PAY_GOLD.id: dearest_to_pawn,
    effects.BORROW.id: best_to_borrow,
    effects.TAKE.id: best_to_take,
}
"""What needs a thought; every other question is answered as its declaration says."""
QUESTIONS = questions_in(CHAPTERS)


def decide(view: Thunderstone, seat: int, choice: Choice) -> Option:
    answer = ANSWERS.get(choice.kind)
    return QUESTIONS[choice.kind].answer(view, choice) if answer is None else answer(view, seat, choice)


def _level_worth(option: Option) -> float:
    if option[0] == "pass":
        return 0.0
    card = str(option[1])
    if len(option) > 2:
        return VALUE[str(option[2])] - VALUE[card]
    return 10 + VALUE[NEXT_LEVEL[card]]


def greedy(seat: Seat) -> Option:
    choice = seat.request
    assert choice is not None
    view = seat.view
    assert isinstance(view, Thunderstone)
    return decide(view, seat.index, choice)


def rollout(state: Thunderstone, choice: Choice, dice: Dice) -> Option:
    """Mostly the sensible player, now and then anything."""
    if dice.below(10):
        return decide(state, choice.seat, choice)
    return choice.options[dice.below(len(choice.options))]


