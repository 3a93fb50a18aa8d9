"""A sensible player and what learning agents read: plans the battle it can win, buys what wins battles.

It looks at its own seat's view only, one decision at a time; the searching agents live outside the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.core.chance import Dice
from undercroft.core.question import questions_in
from undercroft.core.request import Choice, Option
from undercroft.core.rooms import Tally
from undercroft.core.seat import Seat
from undercroft.core.state import copy
from undercroft.games.thunderstone import battle, dungeon, effects, party, village
from undercroft.games.thunderstone import turn as turn_rules
from undercroft.games.thunderstone.battle_sum import outlook
from undercroft.games.thunderstone.cards import (
    ATTACK,
    CARDS,
    EXPERIENCE,
    GOLD,
    HEALTH,
    HERO,
    HERO_GROUPS,
    LIGHT,
    MAGIC,
    MONSTER,
    MONSTER_GROUPS,
    NEXT_LEVEL,
    POINTS,
    PRICE,
    STRENGTH,
    THUNDERSTONE,
    TYPE,
    VILLAGE_CARDS,
    WEAPON,
    WEIGHT,
)  # fmt: skip
from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.hall import deck_size, score
from undercroft.games.thunderstone.party import reveal
from undercroft.games.thunderstone.rules import CHAPTERS
from undercroft.games.thunderstone.state import Thunderstone, Turn
from undercroft.games.thunderstone.village import gold_of
from undercroft.games.thunderstone.weapons import arms_for

WORTH: dict[str, float] = {
    "militia": -3, "torch": 2.0, "iron_rations": -1, "dagger": -0.5, "disease": -6,
    "lantern": 4.5, "lightstone_gem": 6.5, "fireball": 9.5, "short_sword": 6.0, "polearm": 5.5, "flaming_sword": 6.0,
    "spear": 4.0, "hatchet": 4.5, "warhammer": 4.0, "battle_fury": 2.5, "feast": 3.0, "goodberries": 2.0,
    "magical_aura": 2.0, "arcane_energies": 1.0, "banish": 1.5, "town_guard": 2.0, "barkeep": 0.5, "pawnbroker": 1.0,
    "trainer": 1.5,
}  # fmt: skip
"""What a card is worth to a party, by rough experience; heroes and monsters are reckoned from their numbers."""


def _worth(card: str) -> float:
    known = WORTH.get(card)
    if known is not None:
        return known
    facts = CARDS[card]
    if facts.type == HERO:
        abilities = len(facts.dungeon) + len(facts.always) + len(facts.spoils)
        return 1.5 * (facts.attack + facts.magic) + facts.light + 0.4 * facts.strength + 0.6 * abilities + facts.points
    return facts.points + 0.3 * facts.gold if facts.gold else float(facts.points)


VALUE: dict[str, float] = {card: _worth(card) for card in CARDS}
"""How glad a party is of each card."""


def plan(view: Thunderstone, seat: int) -> Turn:
    """The battle this seat could fight with its hand, with the effects that cost nothing already counted."""
    turn = Turn(seat, way="dungeon")
    reveal(turn, view.seats[seat].hand)
    return with_effects(turn)


def with_effects(turn: Turn) -> Turn:
    """The turn as if every unused effect without a price had been used."""
    turn = copy(turn)
    for piece in turn.revealed:
        for at, effect in enumerate(CARDS[piece.card].dungeon):
            if piece.used >> at & 1 or effect.cost:
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
    return turn


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


# --- what search and learning read --------------------------------------------------------------------------------


def evaluate(state: Thunderstone) -> list[float]:
    """How well each seat stands, from 0 to 1: points it has, and the worth of its party for the points to come."""
    if state.result is not None:
        winners = state.result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    left = deck_size(state) / (10 * max(3, len(state.monsters)))
    strength = []
    for seat in range(state.players):
        player = state.seats[seat]
        cards = [card for card in player.cards() if card in CARDS]
        if state.turn is not None and state.turn.seat == seat:
            cards += [piece.card for piece in state.turn.revealed]
        points = sum(POINTS[card] for card in cards)
        party = sum(VALUE[card] for card in cards if TYPE[card] != MONSTER) / max(6, len(cards))
        strength.append(points + 10.0 * left * party + 0.3 * player.experience)
    best, worst = max(strength), min(strength)
    spread = max(10.0, best - worst)
    return [min(1.0, max(0.0, 0.5 + (mine - _others(strength, at)) / (2 * spread))) for at, mine in enumerate(strength)]


def _others(strength: list[float], seat: int) -> float:
    return max(value for at, value in enumerate(strength) if at != seat)


def _party(cards: Sequence[str]) -> list[float]:
    """Numbers about a party deck."""
    known = [card for card in cards if card in CARDS]
    size = max(1, len(known))
    return [
        size / 30,
        sum(POINTS[card] for card in known) / 40,
        sum(GOLD[card] for card in known) / size / 2,
        sum(ATTACK[card] for card in known if TYPE[card] != MONSTER) / size / 2,
        sum(MAGIC[card] for card in known) / size / 2,
        sum(LIGHT[card] for card in known) / size,
        sum(TYPE[card] == HERO for card in known) / size,
        sum(TYPE[card] == WEAPON for card in known) / size,
        known.count("militia") / size,
        known.count("disease") / size,
    ]


def features(view: Thunderstone, seat: int) -> list[float]:
    """The same numbers in the same order for every game of every size."""
    player = view.seats[seat]
    turn = view.turn
    hand = [card for card in player.hand if card in CARDS]
    revealed = [piece.card for piece in turn.revealed] if turn is not None and turn.seat == seat else []
    made = [
        view.players / 5,
        float(view.active == seat),
        deck_size(view) / 81,
        view.above / 70,
        float(THUNDERSTONE in view.hall_cards()),
        player.experience / 10,
        min(1.0, (gold_of(turn) if turn is not None and revealed else sum(GOLD[card] for card in hand)) / 15),
    ]
    made += _party(player.cards() + revealed)
    made += _party(hand or revealed)
    rivals = [_party(view.seats[other].cards()) for other in range(view.players) if other != seat]
    made += [max(values) for values in zip(*rivals, strict=True)]
    battle = (
        turn if turn is not None and turn.seat == seat and turn.way == "dungeon"
        else plan(view, seat) if hand else Turn(seat)
    )  # fmt: skip
    for at in range(3):
        monster = view.hall[at].card if at < len(view.hall) else ""
        if not monster or monster == THUNDERSTONE:
            made += [0.0, 0.0, 0.0, 0.0, 0.0]
            continue
        arms = arms_for(battle, monster, at + 1)
        reckoning = outlook(battle, monster, at + 1, arms)[0] if arms is not None else None
        made += [
            HEALTH[monster] / 11, POINTS[monster] / 8, EXPERIENCE[monster] / 3,
            min(2.0, reckoning.total / 10) if reckoning else 0.0, float(bool(reckoning and reckoning.won)),
        ]  # fmt: skip
    made += [view.stock.get(card, 0) / 8 for card in (*VILLAGE_CARDS, "militia", "torch", "dagger", "iron_rations")]
    made += [float(group in view.heroes) for group in HERO_GROUPS]
    made += [float(group in view.monsters) for group in MONSTER_GROUPS]
    return made


VERBS = (
    "village", "dungeon", "rest", "use", "buy", "pass", "level", "attack", "leave", "arm", "arm-best", "give", "spare",
    "destroy", "destroy-borrowed", "keep", "discard", "discard-hero", "discard-cards", "feed", "under", "order", "take",
    "borrow", "on-attack", "on-magic", "bar", "spoils", "done", "first",
)  # fmt: skip


def option_features(view: Thunderstone, seat: int, choice: Choice, option: Option) -> list[float]:
    """The option's verb, and numbers about the card it names."""
    made = [float(option[0] == verb) for verb in VERBS]
    card = next((str(word) for word in option[:0:-1] if word in CARDS), "")
    rank = 0
    if option[0] in ("attack", "under", "take") and len(option) > 1:
        rank = int(option[1])
        card = view.hall[rank - 1].card
    facts = CARDS.get(card)
    made.append(rank / 3)
    if facts is None:
        return made + [0.0] * 10
    return [
        *made,
        VALUE[card] / 12,
        PRICE[card] / 13,
        GOLD[card] / 4,
        ATTACK[card] / 7,
        MAGIC[card] / 4,
        LIGHT[card] / 3,
        STRENGTH[card] / 9,
        WEIGHT[card] / 5,
        POINTS[card] / 8,
        HEALTH[card] / 11,
    ]


def tally(state: Thunderstone) -> list[Tally]:
    """What a designer counts at the end of a game."""
    found: list[Tally] = []
    for seat in range(state.players):
        cards = state.seats[seat].cards()
        found.append(
            {
                "points": float(score(state, seat)),
                "cards": [f"card.{card}" for card in cards],
                "monsters": float(sum(TYPE[card] == MONSTER for card in cards)),
                "experience": float(state.seats[seat].experience),
            }
        )
    return found
