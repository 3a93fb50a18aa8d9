"""A sensible player: plans the battle it can win, buys what wins battles. It looks at its own seat's view only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.seat import Seat
from undercroft.games.thunderstone import battle, dungeon, effects, party, village
from undercroft.games.thunderstone import turn as turn_rules
from undercroft.games.thunderstone.battle_sum import outlook
from undercroft.games.thunderstone.bot.aids import FEEDS, NOTHING, Judge, aided, best_aid
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
from undercroft.games.thunderstone.revealed import nth
from undercroft.games.thunderstone.rules import CHAPTERS
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.weapons import arms_for


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


KEPT = 256
Foreseen = dict[tuple[str, int], tuple[int, bool] | None]
_battles: dict[tuple[str, ...], tuple[Turn, Foreseen]] = {}


def lay_out(hand: list[str]) -> tuple[Turn, Foreseen]:
    """The battle that could be fought with this hand, with the effects that cost nothing already counted, and what it
    came to against the monsters that were asked about. Kept for hands that come again, as in a search."""
    cards = tuple(hand)
    known = _battles.get(cards)
    if known is None:
        if len(_battles) >= KEPT:
            _battles.clear()
        turn = Turn(0, way="dungeon")
        reveal(turn, hand)
        use_free_effects(turn)
        known = _battles[cards] = turn, {}
    return known


def foresee(battle: tuple[Turn, Foreseen], monster: str, rank: int) -> tuple[int, bool] | None:
    """What a battle that was laid out comes to, and whether it is won; None if the monster may not be attacked."""
    turn, found = battle
    key = (monster, rank)
    if key not in found:
        found[key] = reckon(turn, monster, rank)
    return found[key]


def reckon(turn: Turn, monster: str, rank: int) -> tuple[int, bool] | None:
    """The same with what a turn has laid open."""
    arms = arms_for(turn, monster, rank)
    if arms is None:
        return None
    found = outlook(turn, monster, rank, arms)[0]
    return found.total, found.won


def prospects(view: Thunderstone, seat: int, battle: tuple[Turn, Foreseen]) -> list[tuple[float, int, bool]]:
    """Each rank that may be attacked: how good an attack on it is, and whether it would be won."""
    found = []
    hall = view.hall_cards()
    for at, monster in enumerate(hall):
        if not monster or monster == THUNDERSTONE:
            continue
        reckoning = foresee(battle, monster, at + 1)
        if reckoning is None:
            continue
        total, won = reckoning
        if won:
            good = 3.0 * POINTS[monster] + EXPERIENCE[monster] + 0.5 * GOLD[monster] + 1
        else:
            good = -1.0 - POINTS[monster] * 0.1 - 0.05 * max(0, HEALTH[monster] - total)
        if at == 0 and len(hall) > 1 and hall[1] == THUNDERSTONE:
            good += DECIDES * closing(view, seat, battle[0], monster, won)
        found.append((good, at + 1, won))
    return sorted(found, reverse=True)


def judge_of(view: Thunderstone, seat: int) -> Judge:
    """How good the best battle is, for what may be used up before it."""

    def judge(turn: Turn) -> float:
        found = prospects(view, seat, (turn, {}))
        return found[0][0] if found else NOTHING

    return judge


DECIDES = 100.0
"""What a battle that ends the game weighs beside all others."""


def closing(view: Thunderstone, seat: int, turn: Turn, monster: str, won: bool) -> int:
    """What it brings to end the game by this battle (TH-WIN-1 to TH-WIN-6): 1 a victory, 0 a shared one, -1 none."""
    points = [sum([POINTS.get(card, 0) for card in player.cards()]) for player in view.seats]
    if turn is view.turn:  # what is revealed has left the hand
        points[seat] += sum([POINTS[piece.card] for piece in turn.revealed])
    mine = points.pop(seat) + ((POINTS[monster] + POINTS[THUNDERSTONE]) if won else 0)
    ahead = mine - max(points)
    return 1 if ahead > 0 or (won and ahead == 0) else 0 if ahead == 0 else -1


def may_end(view: Thunderstone, seat: int) -> bool:
    """Whether this seat wins if the game ends now and nobody takes the Thunderstone (TH-WIN-3, TH-WIN-5)."""
    turn = view.turn
    return turn is not None and closing(view, seat, turn, "", won=False) == 1


def brings_end(view: Thunderstone, option: Option) -> bool:
    """Whether the Thunderstone comes to rank 1 by this answer about the hall (TH-WIN-1)."""
    hall = view.hall_cards()
    if option[0] == "order":
        return hall[int(option[1]) - 1] == THUNDERSTONE
    return option == ("under", 1) and hall[1:2] == [THUNDERSTONE]


def choose_for_hall(view: Thunderstone, seat: int, choice: Choice) -> Option:
    """The end of the game for who wins by it, and never for who does not; else as the question says."""
    ends = [option for option in choice.options if brings_end(view, option)]
    if ends and may_end(view, seat):
        return ends[0]
    usual = QUESTIONS[choice.kind].answer(view, choice)
    return usual if usual not in ends else next((option for option in choice.options if option not in ends), usual)


WELCOME = 2.5
"""The worth of a card that is bought rather than to be rid of a bad one, and as a second purchase."""


def choose_way(view: Thunderstone, seat: int, choice: Choice) -> Option:
    player = view.seats[seat]
    battle = lay_out(player.hand)
    best = prospects(view, seat, battle)
    gold = sum([GOLD[card] for card in player.hand])
    if best and (best[0][0] > 0 or (is_stalled(view, gold) and best[0][0] > -DECIDES / 2)):
        return ("dungeon",)
    if best_aid(battle[0], judge_of(view, seat))[0] > 0:
        return ("dungeon",)
    affordable = max((VALUE[card] for card in view.shelf if PRICE[card] <= gold), default=-9.0)
    junk = sum([card in ("militia", "disease", "dagger") for card in player.hand])
    if affordable >= WELCOME:
        return ("village",)
    if junk and "disease" in player.hand:
        return ("rest",)
    if affordable > 0:
        return ("village",)
    return ("rest",) if junk else ("village",)


FEW = 3
"""With so few kinds of useful cards left in the village nobody waits for the gold that they cost."""


def is_stalled(view: Thunderstone, gold: int) -> bool:
    """Whether the village has nothing left that helps, or hardly anything and nothing for this gold: then only battles,
    lost ones too, bring the end nearer."""
    useful = [PRICE[card] for card in view.shelf if VALUE[card] > 0]
    return len(useful) <= FEW and all(price > gold for price in useful)


FIRST_USES = ("draw", "lights", "monsters", "fury", "feast", "aura", "energies", "rob", "rob-hero", "cure")
"""Effects that only help, in the order they are best used."""


def choose_preparation(view: Thunderstone, seat: int, choice: Choice) -> Option:
    options = choice.options
    turn = view.turn
    assert turn is not None
    hall = view.hall_cards()
    if THUNDERSTONE in hall and may_end(view, seat):
        ways = ("banish", "under") if hall[1:2] == [THUNDERSTONE] else ("banish",)
        for option in options:
            if option[0] == "use" and option[2] in ways:
                return option
    best = prospects(view, seat, (turn, {}))
    if best and best[0][0] > DECIDES / 2:  # it wins the game now; a card drawn before may be a Disease
        return ("attack", best[0][1])
    for name in FIRST_USES:
        for option in options:
            if option[0] == "use" and option[2] == name:
                return option
    better, aid = best_aid(turn, judge_of(view, seat))
    if better > (max(0.0, best[0][0]) if best else 0.0):
        found = next((option for option in options if option[:3] == aid), None)
        if found is not None:
            return found
    if best and best[0][0] > 0:
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
        if option[0] == "use" and option[2] in ("draw", "train", "serve"):
            return option
    bought = [option for option in options if option[0] == "buy"]
    best = max(bought, key=lambda option: VALUE[str(option[1])], default=("pass",))
    turn = view.turn
    least = WELCOME if turn is not None and turn.bought else 0.0
    if best == ("pass",) or VALUE[str(best[1])] < least:
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


def who_eats(view: Thunderstone, seat: int, choice: Choice) -> Option:
    """The hero with whom the battle is best after this food and what is left of its kind; else the strongest."""
    turn = view.turn
    assert turn is not None
    revealed, judge, food = turn.revealed, judge_of(view, seat), str(choice.about[0])
    verb = FEEDS[food][1]
    strength = verb.strength * (1 + sum([piece.card == food and not piece.used for piece in revealed]))

    def worth(option: Option) -> tuple[float, int]:
        hero = nth(revealed, str(option[1]), int(option[2]) if len(option) > 2 else 1)
        assert hero is not None
        return aided(turn, hero, judge, strength, verb.magic), STRENGTH[hero.card]

    return max(choice.options, key=worth)


def dearest_to_pawn(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return min(choice.options, key=lambda option: VALUE[str(option[1])] - GOLD[str(option[1])])


def best_to_borrow(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: VALUE[str(option[1])] if option[0] == "borrow" else -9.0)


def best_to_take(view: Thunderstone, seat: int, choice: Choice) -> Option:
    return max(choice.options, key=lambda option: POINTS[view.hall[int(option[1]) - 1].card])


def choose_where_it_hurts(view: Thunderstone, seat: int, choice: Choice) -> Option:
    """A Disease where it costs least: halved magic may lose one for nothing (TH-DIS-2)."""
    turn = view.turn
    assert turn is not None
    fight = turn.battle
    assert fight is not None
    arms = {piece.bearer: piece for piece in turn.revealed if piece.bearer >= 0}
    _, on_attack, _ = outlook(turn, fight.monster, fight.rank, arms)
    return battle.ON_ATTACK if fight.on_attack < on_attack else battle.ON_MAGIC


ANSWERS: dict[str, Decide] = {
    turn_rules.WAY.id: choose_way,
    dungeon.PREPARE.id: choose_preparation,
    village.SHOP.id: choose_purchase,
    battle.BUY_SPOILS.id: choose_purchase,
    village.LEVEL.id: choose_level,
    turn_rules.DESTROY_AT_REST.id: least_wanted,
    battle.DISEASE.id: choose_where_it_hurts,
    battle.LOOK.id: choose_seen,
    battle.SEND_BACK.id: choose_for_hall,
    effects.PUT_UNDER.id: choose_for_hall,
    effects.BANISH.id: choose_for_hall,
    battle.DESTROY_IN_BATTLE.id: least_wanted,
    effects.DESTROY_OWN.id: least_wanted,
    effects.PAY_FOOD.id: least_wanted,
    party.DISCARD_CARDS.id: least_wanted,
    effects.DISCARD_HERO.id: least_wanted,
    effects.HERO_OR_CARDS.id: hero_or_cards,
    battle.BAR.id: weakest_hero,
    effects.HERO_TO_FEED.id: who_eats,
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


def candidates(view: Thunderstone, choice: Choice) -> Sequence[Option]:
    """What a search compares: it rests to be rid of a card that is better away, and destroys no other."""
    if choice.kind == turn_rules.WAY.id and all(VALUE.get(card, 0.0) >= 0 for card in view.seats[choice.seat].hand):
        return [option for option in choice.options if option != ("rest",)]
    if choice.kind == turn_rules.DESTROY_AT_REST.id:
        return [option for option in choice.options if len(option) < 2 or VALUE[str(option[1])] < 0] or choice.options
    return choice.options


def rollout(state: Thunderstone, choice: Choice, dice: Dice) -> Option:
    """Mostly the sensible player, now and then anything."""
    if dice.below(10):
        return decide(state, choice.seat, choice)
    return choice.options[dice.below(len(choice.options))]


def steady(state: Thunderstone, choice: Choice, dice: Dice) -> Option:
    return decide(state, choice.seat, choice)
