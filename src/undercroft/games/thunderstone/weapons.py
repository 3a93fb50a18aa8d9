"""Weapons and who holds them: the best arrangement is proposed, the player may change it (TH-WPN)."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.question import Question, Verb
from undercroft.core.request import Flow, Option
from undercroft.games.thunderstone.battle_sum import (
    IS_ALONE,
    IS_HELPER,
    IS_HERO,
    SHARES,
    Arms,
    can_hold,
    gain_by_weapon,
    may_attack,
    outlook,
)
from undercroft.games.thunderstone.cards import (
    CHOOSY,
    CLERICS,
    DEMANDING,
    DOUBLES,
    EDGED_ATTACK,
    HEALTH,
    HERO,
    LESS_LIGHT,
    LIGHT,
    NEEDS_LIGHT,
    NOT_RANK_ONE,
    PLAIN,
    PRICE,
    STRENGTH,
    THUNDERSTONE,
    TYPE,
    UNARMED_BARRED,
    WEAKENS,
    WEAPON,
    WEIGHT,
)  # fmt: skip
from undercroft.games.thunderstone.options import CARD, verb_on_hero
from undercroft.games.thunderstone.revealed import by_label, likeness
from undercroft.games.thunderstone.state import Piece, Thunderstone, Turn

NO_ARMS: Arms = {}
SHINING = frozenset(card for card, kind in TYPE.items() if kind == WEAPON and LIGHT[card])
"""Weapons with light."""

SPARE: Option = ("spare",)
ARM: Question[Thunderstone] = Question(
    "dungeon.arm",
    verb_on_hero("give", "option.give-strength"),
    Verb("spare", listed=True),
    about=(CARD,), clause="TH-WPN-1 TH-WPN-O1",
)  # fmt: skip


def heroes(turn: Turn) -> list[Piece]:
    return [piece for piece in turn.revealed if TYPE[piece.card] == HERO]


def weapons(turn: Turn) -> list[Piece]:
    """Weapons that may still be handed out; a thrown Spear stays with its hero (TH-CAR-31)."""
    return [piece for piece in turn.revealed if TYPE[piece.card] == WEAPON and not piece.thrown]


def held(turn: Turn) -> dict[int, Piece]:
    """Who holds what now: heroes' ids and their weapons."""
    ids = {piece.id for piece in turn.revealed}
    return {piece.bearer: piece for piece in turn.revealed if piece.bearer >= 0 and piece.bearer in ids}


def thrown(turn: Turn) -> dict[int, Piece]:
    """Thrown Spears by their heroes; one whose hero is gone is of no use to anybody (TH-CAR-30, TH-WPN-3)."""
    return {bearer: weapon for bearer, weapon in held(turn).items() if weapon.thrown}


def can_arm(turn: Turn) -> bool:
    """Whether any weapon can be handed out at all (TH-DUN-3)."""
    strongest, lightest = -99, 99
    more = 99 if turn.weightless else turn.strength_all
    for piece in turn.revealed:
        kind = TYPE[piece.card]
        if kind == HERO:
            strength = STRENGTH[piece.card] + piece.strength + more
            if strength > strongest:
                strongest = strength
                if lightest <= strongest:
                    return True
        elif kind == WEAPON and WEIGHT[piece.card] < lightest and not piece.thrown:
            lightest = WEIGHT[piece.card]
            if lightest <= strongest:
                return True
    return False


def arrangements(
    turn: Turn, loose: list[Piece], free: list[Piece], fixed: dict[int, Piece], alike: Callable[[Piece], object]
) -> list[dict[int, Piece]]:
    """Every arrangement worth looking at: one weapon per hero and one hero per weapon (TH-WPN-1, TH-WPN-2).

    A weapon is left out only where the lighter ones may need all who could hold it, or where an armed hero's attack
    turns into magic, which may be unwelcome. Of heroes alike the dearest is tried.
    """
    free = sorted(free, key=lambda hero: -PRICE[hero.card])
    loose = sorted(loose, key=lambda weapon: (-WEIGHT[weapon.card], weapon.card))
    holders = [[hero for hero in free if can_hold(turn, hero, weapon)] for weapon in loose]
    found: list[dict[int, Piece]] = []

    def extend(at: int, arms: dict[int, Piece]) -> None:
        if at == len(loose):
            found.append(arms)
            return
        weapon = loose[at]
        tried: set[object] = set()
        for hero in holders[at]:
            if hero.id not in arms:
                like = alike(hero)
                if like not in tried:
                    tried.add(like)
                    extend(at + 1, {**arms, hero.id: weapon})
        if turn.armed_magic or scarce(at, arms):
            extend(at + 1, arms)

    def scarce(at: int, arms: dict[int, Piece]) -> bool:
        """Whether those who can hold this weapon may all be better off with the lighter ones."""
        return len(loose) - at > sum(hero.id not in arms for hero in holders[at])

    extend(0, fixed)
    return found


def best_arms(turn: Turn, monster: str, rank: int) -> dict[int, Piece] | None:
    """The arrangement with the highest total against this monster; None where none lets it be attacked."""
    loose: list[Piece] = []
    free: list[Piece] = []
    fixed: dict[int, Piece] = {}
    one_kind = True
    spears = False
    adds_up = monster in PLAIN and not turn.armed_magic
    for piece in turn.revealed:
        card = piece.card
        what, _, _, light = SHARES[card]
        if what & IS_HERO:
            free.append(piece)
            if piece.magic or (what & IS_HELPER and card in DOUBLES):
                adds_up = False
        elif not what & IS_ALONE:
            if piece.thrown:
                spears = True
            else:
                if loose and loose[0].card != card:
                    one_kind = False
                loose.append(piece)
            if light:
                adds_up = False
    if spears:
        fixed = thrown(turn)
    if not loose or not free:
        return fixed if may_attack(turn, monster, rank, fixed) else None
    if fixed:
        free = [hero for hero in free if hero.id not in fixed]
    if not adds_up:
        return best_of_all(turn, monster, rank, arrangements(turn, loose, free, fixed, likeness))
    if one_kind:
        return best_of_one_kind(turn, monster, rank, loose, free, fixed)
    by_id = {hero.id: hero for hero in heroes(turn)}
    return max(
        arrangements(turn, loose, free, fixed, use_of_weapons),
        key=lambda arms: sum([gain_by_weapon(turn, by_id[hero], arms[hero], monster, rank) for hero in arms]),
    )


def best_of_all(turn: Turn, monster: str, rank: int, found: list[dict[int, Piece]]) -> dict[int, Piece] | None:
    """Where doubling, light or a trait makes the weapons depend on each other, every arrangement is added up."""
    if monster in NEEDS_LIGHT:
        found = [arms for arms in found if may_attack(turn, monster, rank, arms)]
        if not found:
            return None
    if len(found) == 1:
        return found[0]
    price = {piece.id: PRICE[piece.card] for piece in turn.revealed}

    def worth(arms: dict[int, Piece]) -> tuple[bool, int, int, int]:
        reckoning = outlook(turn, monster, rank, arms)[0]
        return reckoning.won, reckoning.total, len(arms), sum(price[hero] for hero in arms)

    return max(found, key=worth)


def best_of_one_kind(
    turn: Turn, monster: str, rank: int, loose: list[Piece], free: list[Piece], fixed: dict[int, Piece]
) -> dict[int, Piece]:
    """Weapons of one kind go to the heroes who gain most by it, the dearer first."""
    weapon = loose[0]
    needed = -99 if turn.weightless else WEIGHT[weapon.card] - turn.strength_all
    able = [hero for hero in free if STRENGTH[hero.card] + hero.strength >= needed]
    if len(able) > len(loose):
        if monster in WEAKENS or weapon.card in DEMANDING or not CHOOSY.isdisjoint([hero.card for hero in able]):
            able.sort(key=lambda hero: (-gain_by_weapon(turn, hero, weapon, monster, rank), -PRICE[hero.card]))
        else:  # all gain the same
            able.sort(key=lambda hero: -PRICE[hero.card])
    for hero, weapon in zip(able, loose):  # noqa: B905  the shorter of the two decides
        fixed[hero.id] = weapon
    return fixed


def use_of_weapons(hero: Piece) -> object:
    """Heroes alike in this get the same from every weapon."""
    card = hero.card
    return STRENGTH[card] + hero.strength, EDGED_ATTACK.get(card, 0), card in CLERICS, card in NOT_RANK_ONE


def arms_for(turn: Turn, monster: str, rank: int) -> dict[int, Piece] | None:
    """The arms against this monster: the player's own arrangement or the best; None if it may not be attacked."""
    if turn.own_arms:
        arms = held(turn)
        return arms if may_attack(turn, monster, rank, arms) else None
    return best_arms(turn, monster, rank)


def may_be_attacked(turn: Turn, card: str, rank: int) -> bool:
    """Whether a card of the hall may be attacked (TH-DUN-6, TH-CNA-1); the Thunderstone is no monster (TH-DUN-O2).

    Arms never take light away, so none are looked for where the light is enough without them or none can add to it.
    """
    if card not in NEEDS_LIGHT:
        return card != THUNDERSTONE
    if may_attack(turn, card, rank, NO_ARMS):
        return True
    if card not in UNARMED_BARRED and SHINING.isdisjoint([piece.card for piece in turn.revealed]):
        return False
    return arms_for(turn, card, rank) is not None


def take_up(turn: Turn, arms: dict[int, Piece]) -> None:
    """Hand the weapons out as arranged."""
    for piece in turn.revealed:
        if not piece.thrown:
            piece.bearer = -1
    for hero, weapon in arms.items():
        weapon.bearer = hero


def proposal(state: Thunderstone, turn: Turn) -> dict[int, Piece]:
    """The best arrangement against the monster that is easiest to beat."""
    easiest = [
        (HEALTH[monster] + 2 * (at + LESS_LIGHT.get(monster, 0)), at + 1, monster)
        for at, monster in enumerate(state.hall_cards())
        if monster != THUNDERSTONE
    ]
    easiest.sort()
    for _, rank, monster in easiest:
        arms = best_arms(turn, monster, rank)
        if arms is not None:
            return arms
    return thrown(turn)


def hand_out(state: Thunderstone, turn: Turn) -> Flow[None]:
    """The player hands out the weapons one by one, the proposed hero named first (TH-DUN-3, TH-WPN-O1)."""
    proposed = {weapon.id: hero for hero, weapon in proposal(state, turn).items()}
    fixed = thrown(turn)
    take_up(turn, fixed)
    turn.own_arms = True
    free = [hero for hero in heroes(turn) if hero.id not in fixed]
    for weapon in weapons(turn):
        labels = by_label("give", [hero for hero in free if can_hold(turn, hero, weapon)], turn.revealed)
        if not labels:
            continue
        options = list(labels)
        wanted = proposed.get(weapon.id)
        first = None
        if wanted is not None:
            alike = likeness(next(piece for piece in turn.revealed if piece.id == wanted))
            first = next((option for option in options if likeness(labels[option]) == alike), None)
        if first is None:
            options.insert(0, SPARE)
        else:
            options.remove(first)
            options.insert(0, first)
            options.append(SPARE)
        option = yield ARM.ask(turn.seat, options, (weapon.card,))
        if option != SPARE:
            hero = labels[option]
            weapon.bearer = hero.id
            free.remove(hero)
