"""What the verbs of cards do: each verb's type leads to the function that runs it (`cards/text.py` says it).

When skills and powers may be used is decided in `attack.py`, `block.py` and `fight.py`, who suffers a penalty in
`penalties.py`. What a change makes of a die stands in `dice.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum import events, lord_events
from undercroft.games.sanctum.battle import Battle
from undercroft.games.sanctum.cards.demons import DEMONS, GREEN
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.verbs import (
    AllPlacedGuard,
    ChangedDiceOnly,
    CopyDie,
    Corrupt,
    DrinkForNothing,
    ExtraDamage,
    ExtraHit,
    Feint,
    FewerDice,
    LoseBlessing,
    LoseDie,
    LoseToken,
    MorePotionSlots,
    PairGuard,
    PaySpace,
    Penalty,
    RerollDice,
    RerollTwos,
    SecondRage,
    ShortenTrack,
    SilverForGems,
    SilverForNoRage,
    SilverForPotion,
    SilverForTwoWeapons,
    SkillEffect,
    Tokens,
    UseRage,
)
from undercroft.games.sanctum.dice import FACES
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.health import TRACK_TOP, check_death
from undercroft.games.sanctum.ids import die_id, foe_id
from undercroft.games.sanctum.options import DIE, FOE, POWER, ROLL, SKIP, SPACE, TURN, foe_label, lies_at, with_die
from undercroft.games.sanctum.powers import RAGE, drink, fill_space, kit, take_token, tokens
from undercroft.games.sanctum.records import Power
from undercroft.games.sanctum.state import ASIDE, FREE, Fight, Hero, Sanctum, fight_of, freed


def _hit_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    symbols = (DEMONS.get(card) or LAST_FOES[card]).dice
    return say("option.hit", foe=foe_label(card), value=symbols[int(option[2])])


CHANGE_DIE = Question("fight.change", TURN, clause="SA-EFX-7", about=(POWER,))
MIRROR_DIE = Question("fight.mirror", TURN, SKIP, clause="SA-UNL-7", answer=prefer("skip"))
HIT_SYMBOL = Question("fight.hit", Verb("hit", FOE, SPACE, words=_hit_words, at=lies_at(foe_id)), clause="SA-UNL-7")
REROLL_DICE = Question(
    "fight.reroll",
    Verb("again", DIE, words=with_die("option.again"), at=lies_at(die_id)),
    ROLL,
    clause="SA-ROL-1",
    answer=prefer("roll"),
)

# --- changes of a die -----------------------------------------------------------------------------------------------


def change(state: Sanctum, seat: int, p: Power, free: list[int]) -> Flow[int]:
    """Apply a power to one die; which one, and to what, is the player's choice (SA-EFX-1 to SA-EFX-8)."""
    dice, reach = fight_of(state.seats[seat]).dice, p.reach
    options: list[Option] = [("turn", i, value) for i in free for value in reach[dice[i]]]
    return (yield from _turn_die(state, seat, options, p.id))


def _turn_die(state: Sanctum, seat: int, options: list[Option], about: str) -> Flow[int]:
    choice = options[0] if len(options) == 1 else (yield CHANGE_DIE.ask(seat, options, (about,)))
    die = int(choice[1])
    _turn_to(state, seat, die, int(choice[2]))
    return die


def _turn_to(state: Sanctum, seat: int, die: int, value: int) -> None:
    fight = fight_of(state.seats[seat])
    if state.log is not None:
        tell(state, events.DieTurned(seat=seat, die=die, before=fight.dice[die], value=value))
    _set_die(fight, die, value)


def _set_die(fight: Fight, die: int, value: int) -> None:
    fight.dice[die] = value
    fight.changed |= 1 << die  # SA-FUR-7: even if its value stays


def mirror_rage(state: Sanctum, seat: int, die: int) -> Flow[None]:
    """The Dancer's Mirror Dance: rage may turn a second die to the same value."""
    fight = fight_of(state.seats[seat])
    value = fight.dice[die]
    options: list[Option] = [("turn", i, value) for i, on in enumerate(fight.on) if not on and i != die]
    if not options:
        return
    options.append(("skip",))
    choice = yield MIRROR_DIE.ask(seat, options)
    if choice[0] == "turn":
        _turn_to(state, seat, choice[1], value)


# --- skills of the attack step --------------------------------------------------------------------------------------


class AttackSkill(NamedTuple):
    """When a verb can be used in the attack step, and what it does then."""

    can_use: Callable[[Hero, Battle, list[int]], bool]
    use: Callable[[Any, Sanctum, int, str, Battle, list[int]], Flow[None]]
    """The verb, the state, the seat, the skill's id, the battle and the free dice."""


def _reroll(verb: RerollDice, state: Sanctum, seat: int, name: str, battle: Battle, free: list[int]) -> Flow[None]:
    """Pick up to so many dice, then roll them again (SA-ROL-1)."""
    fight = fight_of(state.seats[seat])
    picked: list[int] = []
    while len(picked) < min(verb.dice, len(free)):
        options: list[Option] = [("again", i) for i in free if i not in picked]
        if picked:
            options.append(("roll",))
        choice = options[0] if len(options) == 1 else (yield REROLL_DICE.ask(seat, options))
        if choice[0] == "roll":
            break
        picked.append(int(choice[1]))
    for die in picked:
        _set_die(fight, die, (yield Chance("die", FACES, None, None, (seat,))))
    tell_rolled_again(state, seat, picked)


def tell_rolled_again(state: Sanctum, seat: int, dice: list[int]) -> None:
    if state.log is not None and dice:
        shown = fight_of(state.seats[seat]).dice
        tell(state, events.RolledAgain(seat=seat, dice={die: shown[die] for die in dice}, clause="SA-ROL-1"))


def turn_rage(state: Sanctum, seat: int, hero: Hero, joins: bool = False) -> None:
    """Turn an active rage tile (SA-RAG-1)."""
    hero.rage -= 1
    fight_of(hero).used.append(RAGE.id)
    if state.log is not None:
        tell(state, events.RageUsed(seat=seat, clause="SA-RAG-1", joins=joins))


def _can_copy(hero: Hero, battle: Battle, free: list[int]) -> bool:
    fight = fight_of(hero)
    return bool(free) and len(fight.dice) - fight.on.count(ASIDE) > 1


def _copy_die(verb: CopyDie, state: Sanctum, seat: int, name: str, battle: Battle, free: list[int]) -> Flow[None]:
    """Double Strike looks at the values that the dice really show (SA-CF-4)."""
    fight = fight_of(state.seats[seat])
    options: list[Option] = []
    for i in free:
        shown = {v for j, v in enumerate(fight.dice) if j != i and fight.on[j] != ASIDE}
        options += [("turn", i, value) for value in sorted(shown)]
    yield from _turn_die(state, seat, options, name)


def _can_hit(hero: Hero, battle: Battle, free: list[int]) -> bool:
    return RAGE.id in fight_of(hero).used and bool(_hit_options(hero, battle))


def _hit_options(hero: Hero, battle: Battle) -> list[Option]:
    """Open symbols of a foe that a die was put on in this fight."""
    on = fight_of(hero).on
    options: list[Option] = []
    for foe in battle.targets(hero):
        if foe.card in on:
            symbols = range(len(battle.cards[foe.card].dice))
            options += [("hit", foe.card, at) for at in symbols if not foe.hits >> at & 1]
    return options


def _hit(verb: ExtraHit, state: Sanctum, seat: int, name: str, battle: Battle, free: list[int]) -> Flow[None]:
    """The Slayer's Cleave."""
    hero = state.seats[seat]
    hits = _hit_options(hero, battle)
    choice = hits[0] if len(hits) == 1 else (yield HIT_SYMBOL.ask(seat, hits))
    foe = battle.find(hero, str(choice[1]))
    if state.log is not None:
        tell(state, events.SymbolHit(seat=seat, skill=name, card=foe.card, clause="SA-UNL-7"))
    foe.hits |= 1 << int(choice[2])
    settled = battle.settle_hit(state, seat, hero, foe)
    if settled is not None:
        yield from settled


ATTACK_SKILLS: dict[type[SkillEffect], AttackSkill] = {
    RerollDice: AttackSkill(lambda hero, battle, free: bool(free), _reroll),
    CopyDie: AttackSkill(_can_copy, _copy_die),
    ExtraHit: AttackSkill(_can_hit, _hit),
}

# --- skills of the block step ---------------------------------------------------------------------------------------


def _pair_guard(verb: PairGuard, fight: Fight) -> int:
    shown = [value for value, on in zip(fight.dice, fight.on, strict=True) if on != ASIDE]
    return verb.damage if len(set(shown)) < len(shown) else 0


GUARDS: dict[type[SkillEffect], Callable[[Any, Fight], int]] = {
    Feint: lambda verb, fight: verb.unplaced if FREE in fight.on else verb.damage,
    PairGuard: _pair_guard,
    AllPlacedGuard: lambda verb, fight: 0 if FREE in fight.on else verb.damage,
}
"""How much damage a skill blocks, as the dice lie."""

# --- when the silver die is rolled (SA-DIC-2) -----------------------------------------------------------------------

SILVER: dict[type[SkillEffect], Callable[[Any, Hero, Fight], bool]] = {
    SilverForGems: lambda verb, hero, fight: freed(hero)[GREEN] >= verb.count,  # SA-UNL-9: white gems do not count
    SilverForPotion: lambda verb, hero, fight: fight.drank > 0,
    SilverForNoRage: lambda verb, hero, fight: hero.rage == 0,
    SilverForTwoWeapons: lambda verb, hero, fight: bool(hero.worn[3] and hero.worn[4]),
}

# --- at once when unlocked (SA-UNL-2, SA-UNL-3) ---------------------------------------------------------------------


def _add_tokens(verb: Tokens, hero: Hero) -> None:
    hero.stamina += verb.stamina
    hero.focus += verb.focus


def _add_slots(verb: MorePotionSlots, hero: Hero) -> None:
    hero.slots += verb.slots


def _add_rage(verb: SecondRage, hero: Hero) -> None:
    hero.rage_tiles += 1


IMMEDIATE: dict[type[SkillEffect], Callable[[Any, Hero], None]] = {
    Tokens: _add_tokens,
    MorePotionSlots: _add_slots,
    SecondRage: _add_rage,
}

# --- penalties ------------------------------------------------------------------------------------------------------

SPACES_OF = {"": "RBP", "red": "R", "blue": "B"}
"""Which spaces a corruption may take: a purple one is neither red nor blue (SA-DLC-O1)."""


class Action(NamedTuple):
    """A penalty's action: the ways to do it (none: it cannot be done), and what the chosen way does."""

    ways: Callable[[Any, Hero], list[Option]]
    do: Callable[[Any, Sanctum, int, Option], Flow[None] | None]
    """The verb, the state, the seat and the way; a flow where fate is asked."""


def _empty_spaces(hero: Hero) -> Iterable[tuple[str, int, str]]:
    """Ability, place and colour of every space that nothing lies in."""
    for p in kit(hero).gear:
        held = hero.spent.get(p.id, "..")
        for at, space in enumerate(p.ability.spaces):
            if held[at] == ".":
                yield p.id, at, space


def _corrupt_ways(verb: Corrupt, hero: Hero) -> list[Option]:
    return [("corrupt", p, at) for p, at, space in _empty_spaces(hero) if space in SPACES_OF[verb.colour]]


def _corrupt(verb: Corrupt, state: Sanctum, seat: int, way: Option) -> None:
    hero = state.seats[seat]
    fill_space(hero, kit(hero).by_id[str(way[1])], int(way[2]), "x")  # SA-DLC-7, SA-DLC-8
    if state.log is not None:
        tell(state, lord_events.SpaceCorrupted(seat=seat, power=str(way[1]), clause="SA-DLC-7", joins=True))
    if verb.heal:
        healed = min(TRACK_TOP, hero.health + verb.heal) - hero.health  # SA-DLC-11
        hero.health += healed
        if healed and state.log is not None:
            tell(state, events.Healed(seat=seat, amount=healed, health=hero.health, clause="SA-DLC-11", joins=True))


def _lose_ways(verb: LoseToken, hero: Hero) -> list[Option]:
    held = hero.stamina if verb.token == "stamina" else hero.focus
    return [("lose", verb.token)] if held else []  # SA-DLC-4: of the pool alone


def _lose_token(verb: LoseToken, state: Sanctum, seat: int, way: Option) -> None:
    hero = state.seats[seat]
    if verb.token == "stamina":
        hero.stamina -= 1
        hero.gone_stamina += 1
    else:
        hero.focus -= 1
        hero.gone_focus += 1
    if state.log is not None:
        tell(state, lord_events.TokenLost(seat=seat, token=verb.token, clause="SA-DLC-4", joins=True))


def _forfeit_ways(verb: LoseBlessing, hero: Hero) -> list[Option]:
    return [("forfeit", name) for name in dict.fromkeys(hero.blessings)]


def _forfeit(verb: LoseBlessing, state: Sanctum, seat: int, way: Option) -> None:
    """SA-DLC-6, SA-DLC-F2: it becomes a used one."""
    hero, name = state.seats[seat], str(way[1])
    if state.log is not None:
        number = hero.blessings.index(name)
        tell(state, events.BlessingForfeited(seat=seat, number=number, clause="SA-DLC-6", joins=True))
    hero.blessings.remove(name)
    hero.used.append(name)


def _drink_ways(verb: DrinkForNothing, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for name, at, token in tokens(hero, kit(hero)):
        if token == "s" and hero.red:
            options.append(("drink", "red", name, at))
        elif token == "f" and hero.blue:
            options.append(("drink", "blue", name, at))
    return options


def _drink(verb: DrinkForNothing, state: Sanctum, seat: int, way: Option) -> None:
    """SA-DLC-12: the token leaves the game."""
    hero = state.seats[seat]
    drink(hero, str(way[1]))
    if take_token(hero, str(way[2]), int(way[3])) == "s":
        hero.gone_stamina += 1
    else:
        hero.gone_focus += 1
    if state.log is not None:
        tell(state, lord_events.PotionLost(seat=seat, colour=str(way[1]), clause="SA-DLC-12", joins=True))


def _spend_ways(verb: PaySpace, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for p, at, space in _empty_spaces(hero):  # SA-FUR-3: whatever lies in the other space
        if space != "B" and hero.stamina:
            options.append(("spend", p, at, "stamina"))
        if space != "R" and hero.focus:
            options.append(("spend", p, at, "focus"))
    return options


def _spend(verb: PaySpace, state: Sanctum, seat: int, way: Option) -> None:
    hero = state.seats[seat]
    is_stamina = way[3] == "stamina"
    fill_space(hero, kit(hero).by_id[str(way[1])], int(way[2]), "s" if is_stamina else "f")
    if is_stamina:
        hero.stamina -= 1
    else:
        hero.focus -= 1
    if state.log is not None:
        counts = {"stamina": int(is_stamina), "focus": int(not is_stamina)}
        tell(state, events.Paid(seat=seat, power=str(way[1]), **counts, clause="SA-FUR-3", joins=True))


def _rage_ways(verb: UseRage, hero: Hero) -> list[Option]:
    return [("rage",)] if hero.rage else []


def _use_rage(verb: UseRage, state: Sanctum, seat: int, way: Option) -> None:
    """SA-FUR-5, SA-FUR-O1"""
    turn_rage(state, seat, state.seats[seat], joins=True)


def _aside_ways(verb: LoseDie, hero: Hero) -> list[Option]:
    return [("aside", die) for die, on in enumerate(fight_of(hero).on) if not on]


def _set_aside(verb: LoseDie, state: Sanctum, seat: int, way: Option) -> None:
    """SA-FUR-6"""
    fight_of(state.seats[seat]).on[int(way[1])] = ASIDE
    if state.log is not None:
        tell(state, events.DieSetAside(seat=seat, die=int(way[1]), clause="SA-FUR-6", joins=True))


def _accept(name: str) -> Callable[[Any, Hero], list[Option]]:
    """An action that can always be done, in one way."""
    return lambda verb, hero: [("accept", name)]


def _add_damage(verb: ExtraDamage, state: Sanctum, seat: int, way: Option) -> None:
    """SA-DLC-13, SA-DLC-O2: effects add up."""
    state.seats[seat].extra += verb.damage


def _roll_fewer(verb: FewerDice, state: Sanctum, seat: int, way: Option) -> None:
    """SA-DLC-9, SA-DLC-O2"""
    state.seats[seat].fewer += verb.dice


def _shorten(verb: ShortenTrack, state: Sanctum, seat: int, way: Option) -> None:
    """SA-DLC-10, SA-DLC-O3"""
    state.seats[seat].marked += verb.spaces
    check_death(state, seat)


def _changed_only(verb: ChangedDiceOnly, state: Sanctum, seat: int, way: Option) -> None:
    """SA-FUR-7"""
    fight_of(state.seats[seat]).only_changed = True


def _reroll_twos(verb: RerollTwos, state: Sanctum, seat: int, way: Option) -> Flow[None]:
    fight = fight_of(state.seats[seat])
    twos = [die for die, on in enumerate(fight.on) if on == FREE and fight.dice[die] == 2]
    for die in twos:
        while fight.dice[die] == 2:  # SA-FUR-4: again and again
            fight.dice[die] = yield Chance("die", FACES, None, None, (seat,))
    tell_rolled_again(state, seat, twos)


PENALTIES: dict[type[Penalty], Action] = {
    LoseToken: Action(_lose_ways, _lose_token),
    LoseBlessing: Action(_forfeit_ways, _forfeit),
    Corrupt: Action(_corrupt_ways, _corrupt),
    DrinkForNothing: Action(_drink_ways, _drink),
    ExtraDamage: Action(_accept("extra_damage"), _add_damage),
    FewerDice: Action(_accept("fewer_dice"), _roll_fewer),
    ShortenTrack: Action(_accept("shorten"), _shorten),
    ChangedDiceOnly: Action(_accept("changed_only"), _changed_only),
    RerollTwos: Action(_accept("reroll_twos"), _reroll_twos),
    PaySpace: Action(_spend_ways, _spend),
    LoseDie: Action(_aside_ways, _set_aside),
    UseRage: Action(_rage_ways, _use_rage),
}
