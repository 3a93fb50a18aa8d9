"""Fight: potions, roll, attack, block; then levels, items and achievements (SA-FGT-1).

The four first steps serve the last fight too; what differs there (the row, fury cards, blessings) is told by `last`.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb, prefer
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum.achievements import check_achievements
from undercroft.games.sanctum.cards.abilities import FACES
from undercroft.games.sanctum.cards.demons import DEMONS, GREEN
from undercroft.games.sanctum.cards.heroes import (
    ALL_IN_SHIELDS,
    FEINT_MORE,
    FEINT_SHIELDS,
    HAWK_GEMS,
    PAIR_SHIELDS,
    Skill,
)
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.levels import freed, settle
from undercroft.games.sanctum.log import demon_name, note
from undercroft.games.sanctum.options import (
    BLESS,
    DIE,
    DONE,
    DRINK,
    FOCUS,
    FOE,
    POWER,
    RETURN,
    ROLL,
    SKILL,
    SKIP,
    SPACE,
    STAMINA,
    TURN,
    USE,
    die_id,
    fight_of,
    foe_id,
    foe_label,
    lies_at,
    with_die,
)
from undercroft.games.sanctum.powers import BLESSING_POWERS, RAGE, Kit, Power, kit, take_token
from undercroft.games.sanctum.state import ALIVE, ASIDE, DEAD, FREE, Fight, Foe, Hero, Sanctum

TOKEN_BLESSINGS = ("stamina", "focus")


def _place_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say("option.place", value=fight_of(view, seat).dice[int(option[1])], foe=foe_label(str(option[2])))


def _foe_covered(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[str]:
    return [foe_id(seat, str(option[2]))]


def _hit_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    card = str(option[1])
    symbols = (DEMONS.get(card) or LAST_FOES[card]).dice
    return say("option.hit", foe=foe_label(card), value=symbols[int(option[2])])


DAMAGE: Argument[Sanctum] = Argument("damage", int)
DRINK_POTIONS = Question("fight.potions", DRINK, RETURN, ROLL, clause="SA-POT-1", answer=prefer("roll"))
RETURN_ONE_MORE = Question("fight.stomach", RETURN, SKIP, clause="SA-POT-O1")
ATTACK = Question(
    "fight.attack",
    Verb("place", DIE, FOE, words=_place_words, at=lies_at(die_id), touches=_foe_covered),
    USE,
    Verb("rage", listed=True),
    SKILL,
    BLESS,
    DONE,
    clause="SA-ATK-3",
    answer=prefer("place", "done"),
)
CHANGE_DIE = Question("fight.change", TURN, clause="SA-EFX-7", about=(POWER,))
PAY = Question("fight.pay", Verb("pay", STAMINA, FOCUS, listed=True), clause="SA-ABL-6", about=(POWER,))
MIRROR_DIE = Question("fight.mirror", TURN, SKIP, clause="SA-UNL-7")
HIT_SYMBOL = Question("fight.hit", Verb("hit", FOE, SPACE, words=_hit_words, at=lies_at(foe_id)), clause="SA-UNL-7")
REROLL_DICE = Question(
    "fight.reroll",
    Verb("again", DIE, words=with_die("option.again"), at=lies_at(die_id)),
    ROLL,
    clause="SA-ROL-1",
    answer=prefer("roll"),
)
BLOCK = Question("fight.block", USE, SKILL, BLESS, DONE, clause="SA-BLK-2", about=(DAMAGE,))


def fight(state: Sanctum, seat: int) -> Flow[None]:
    """One Fight against all demons of the battle zone at once (SA-FGT-2)."""
    hero = state.seats[seat]
    k = kit(hero)
    hero.fight = Fight()
    yield from potions(state, seat, hero, k)
    yield from roll(state, seat, hero, k)
    yield from attack(state, seat, hero, k, None)
    beaten = [foe for foe in hero.zone if foe.hits == DEMONS[foe.card].full]  # SA-ATK-4
    regain_rage(hero, len(beaten) < len(hero.zone))
    damage = sum(DEMONS[foe.card].damage for foe in hero.zone if foe not in beaten)  # SA-BLK-1
    yield from block(state, seat, hero, k, damage, False)
    hero.fight = None
    if hero.status == DEAD:
        return  # SA-DTH-O1: nothing is gained from this fight
    yield from settle(state, seat, hero, [foe.card for foe in beaten])  # SA-LVL-12: the others stay, hits and all
    yield from check_achievements(state, seat)  # SA-ACH-1


# --- step 1: potions ------------------------------------------------------------------------------------------------


def potions(state: Sanctum, seat: int, hero: Hero, k: Kit) -> Flow[None]:
    """Before the roll, any number of potions (SA-POT-1); each returns one token of its colour (SA-POT-O1)."""
    fight = hero.fight
    assert fight is not None
    while hero.spent:
        options: list[Option] = []
        resolve = bool(k.potions) and not hero.rage and k.potions[0].id not in fight.used  # Grim Resolve
        for name, at, token in tokens(hero, k):
            if token == "s":
                if hero.red:
                    options.append(("drink", "red", name, at))
                if resolve:
                    options.append(("return", name, at))
            elif hero.blue:
                options.append(("drink", "blue", name, at))
        if not options:
            return
        options.append(("roll",))
        choice = yield DRINK_POTIONS.ask(seat, options)
        if choice[0] == "roll":
            return
        if choice[0] == "return":
            fight.used.append(k.potions[0].id)
            give_back(hero, choice[1], choice[2])
            continue
        drink(hero, choice[1])
        fight.drank += 1
        give_back(hero, choice[2], choice[3])
        if state.log is not None:
            note(state, seat, "log.drink")
        if "stomach" in k.rules:  # the Outlaw's Iron Stomach: one token more, of either kind
            more: list[Option] = [("return", name, at) for name, at, _ in tokens(hero, k)]
            if more:
                more.append(("skip",))
                choice = yield RETURN_ONE_MORE.ask(seat, more)
                if choice[0] == "return":
                    give_back(hero, choice[1], choice[2])


def tokens(hero: Hero, k: Kit) -> list[tuple[str, int, str]]:
    """Tokens in ability spaces: where, and of which kind; two alike on one ability are named once."""
    found = []
    for name, held in hero.spent.items():
        spaces = k.by_id[name].spaces
        for at, token in enumerate(held):
            if token in "sf" and not (at and held[0] == token and spaces[0] == spaces[at]):
                found.append((name, at, token))
    return found


def give_back(hero: Hero, name: str, at: int) -> None:
    if take_token(hero, name, at) == "s":
        hero.stamina += 1
    else:
        hero.focus += 1


def drink(hero: Hero, colour: str) -> None:
    if colour == "red":
        hero.red -= 1
    else:
        hero.blue -= 1


# --- step 2: roll ---------------------------------------------------------------------------------------------------


def silver_joins(hero: Hero, k: Kit, fight: Fight) -> bool:
    """Whether the silver die is rolled: its skill is unlocked and the condition holds (SA-DIC-2)."""
    if k.die is None:
        return False
    block = k.die.block
    if block == "green_gems":
        return freed(hero)[GREEN] >= HAWK_GEMS  # SA-UNL-9: white gems do not count
    if block == "drank":
        return fight.drank > 0
    if block == "no_rage":
        return hero.rage == 0
    return bool(hero.worn[3] and hero.worn[4])  # two_weapons


def roll(state: Sanctum, seat: int, hero: Hero, k: Kit) -> Flow[None]:
    """All dice owned, once (SA-ROL-1, SA-DIC-1). Unrolled dice are alike, so nobody asks which one stays aside."""
    fight = hero.fight
    assert fight is not None
    fight.silver = silver_joins(hero, k, fight)
    count = max(0, hero.dice + fight.silver - hero.fewer)  # SA-DLC-9
    hero.fewer = 0
    dice = fight.dice
    for _ in range(count):
        face = yield Chance("die", FACES, None, None, (seat,))
        dice.append(face)
    fight.on = [FREE] * count
    if state.log is not None:
        note(state, seat, "log.roll", dice=" ".join(map(str, dice)))


# --- step 3: attack -------------------------------------------------------------------------------------------------


def attack(state: Sanctum, seat: int, hero: Hero, k: Kit, last: LastFight | None) -> Flow[None]:
    """Place dice and change them, in any order (SA-ATK-3), until done; a fitting die need not be placed (SA-ATK-O1)."""
    fight = hero.fight
    assert fight is not None
    dice, on, spent = fight.dice, fight.on, hero.spent
    cards = DEMONS if last is None else LAST_FOES
    while True:
        free = [i for i, where in enumerate(on) if not where]
        if not free:
            return
        options: list[Option] = []
        for foe in hero.zone if last is None else hero.row[:1]:  # SA-FIN-3
            card = foe.card
            places = cards[card].places
            uncovered = ~foe.hits  # SA-ATK-2
            for i in free:
                if places[dice[i]] & uncovered and (not fight.only_changed or fight.changed >> i & 1):  # SA-ATK-1
                    options.append(("place", i, card))
        stamina, focus = hero.stamina, hero.focus
        both = stamina + focus
        for p in k.dice:
            if stamina >= p.red and focus >= p.blue and both >= p.size and p.id not in spent:
                reach = p.reach
                for i in free:
                    if reach[dice[i]]:  # type: ignore[index]
                        options.append(("use", p.id))
                        break
        if hero.rage:  # SA-RAG-1, SA-RAG-2
            options.append(("rage",))
        for p in k.free_dice:
            if p.id not in fight.used and any(p.reach[dice[i]] for i in free):  # type: ignore[index]
                options.append(("skill", p.id))
        for skill in k.attack:
            if skill.id not in fight.used and can_use(hero, skill, free):
                options.append(("skill", skill.id))
        if last is not None and hero.blessings:
            options += blessing_options(hero, free)
        if not options:
            return
        options.append(("done",))
        choice = yield ATTACK.ask(seat, options)
        verb = choice[0]
        if verb == "place":
            i, card = choice[1], choice[2]
            on[i] = card
            foe = target(hero, card, last)
            cover = cards[card].places[dice[i]] & ~foe.hits
            foe.hits |= cover & -cover
            if last is not None and foe.hits == LAST_FOES[card].full:
                yield from last.destroy(state, seat, hero)
                if hero.status != ALIVE or not hero.row:
                    return
        elif verb == "use":
            p = k.by_id[choice[1]]
            yield from change(seat, hero, p, free)
            yield from pay(state, seat, hero, p)
        elif verb == "rage":
            hero.rage -= 1
            fight.used.append(RAGE.id)
            die = yield from change(seat, hero, RAGE, free)
            if "mirror" in k.rules:
                yield from mirror(seat, hero, die)
        elif verb == "skill":
            fight.used.append(choice[1])
            skill_power = k.by_id.get(choice[1])
            if skill_power is not None:
                yield from change(seat, hero, skill_power, free)
            else:
                yield from use_skill(state, seat, hero, k, choice[1], free, last)
                if hero.status != ALIVE or (last is not None and not hero.row):
                    return
        elif verb == "bless":
            yield from use_blessing(state, seat, hero, choice[1], free)
        else:
            return


def target(hero: Hero, card: str, last: LastFight | None) -> Foe:
    if last is not None:
        return hero.row[0]
    return next(foe for foe in hero.zone if foe.card == card)


def change(seat: int, hero: Hero, p: Power, free: list[int]) -> Flow[int]:
    """Apply a power to one die; which one, and to what, is the player's choice (SA-EFX-1 to SA-EFX-8)."""
    fight = hero.fight
    assert fight is not None
    dice, reach = fight.dice, p.reach
    options: list[Option] = [("turn", i, value) for i in free for value in reach[dice[i]]]  # type: ignore[index]
    return (yield from turn_die(seat, fight, options, p.id))


def turn_die(seat: int, fight: Fight, options: list[Option], about: str) -> Flow[int]:
    choice = options[0] if len(options) == 1 else (yield CHANGE_DIE.ask(seat, options, (about,)))
    die = int(choice[1])
    fight.dice[die] = int(choice[2])
    fight.changed |= 1 << die
    return die


def pay(state: Sanctum, seat: int, hero: Hero, p: Power) -> Flow[None]:
    """Fill all spaces in one go (SA-ABL-3); purple ones with either kind of token, the player's choice (SA-ABL-6)."""
    stamina = p.red
    if p.purple:
        least = max(0, p.purple - (hero.focus - p.blue))
        most = min(p.purple, hero.stamina - p.red)
        if least < most:
            options: list[Option] = [("pay", p.red + n, p.size - p.red - n) for n in range(most, least - 1, -1)]
            choice = yield PAY.ask(seat, options, (p.id,))
            stamina = choice[1]
        else:
            stamina = p.red + most
    purple = stamina - p.red
    filled = ""
    for space in p.spaces:
        if space == "P":
            filled += "s" if purple > 0 else "f"
            purple -= 1
        else:
            filled += "s" if space == "R" else "f"
    hero.spent[p.id] = filled
    hero.stamina -= stamina
    hero.focus -= p.size - stamina


def mirror(seat: int, hero: Hero, die: int) -> Flow[None]:
    """The Dancer's Mirror Dance: rage may turn a second die to the same value."""
    fight = hero.fight
    assert fight is not None
    value = fight.dice[die]
    options: list[Option] = [("turn", i, value) for i, on in enumerate(fight.on) if not on and i != die]
    if not options:
        return
    options.append(("skip",))
    choice = yield MIRROR_DIE.ask(seat, options)
    if choice[0] == "turn":
        fight.dice[choice[1]] = value
        fight.changed |= 1 << choice[1]


def can_use(hero: Hero, skill: Skill, free: list[int]) -> bool:
    fight = hero.fight
    assert fight is not None
    if skill.block == "copy":
        return len(fight.dice) - fight.on.count(ASIDE) > 1
    if skill.block == "hit":
        return RAGE.id in fight.used and bool(hit_options(hero))
    return bool(free)


def hit_options(hero: Hero) -> list[Option]:
    """Cleave: open symbols of a foe that a die was put on in this fight."""
    fight = hero.fight
    assert fight is not None
    options: list[Option] = []
    for foe in hero.row[:1] or hero.zone:
        if foe.card in fight.on:
            symbols = (DEMONS.get(foe.card) or LAST_FOES[foe.card]).dice
            options += [("hit", foe.card, at) for at in range(len(symbols)) if not foe.hits >> at & 1]
    return options


def use_skill(
    state: Sanctum, seat: int, hero: Hero, k: Kit, name: str, free: list[int], last: LastFight | None
) -> Flow[None]:
    fight = hero.fight
    assert fight is not None
    block = next(skill.block for skill in k.attack if skill.id == name)
    if block == "copy":  # Double Strike looks at the values that the dice really show (SA-CF-4)
        options: list[Option] = []
        for i in free:
            shown = {v for j, v in enumerate(fight.dice) if j != i and fight.on[j] != ASIDE}
            options += [("turn", i, value) for value in sorted(shown)]
        yield from turn_die(seat, fight, options, name)
    elif block == "hit":
        hits = hit_options(hero)
        choice = hits[0] if len(hits) == 1 else (yield HIT_SYMBOL.ask(seat, hits))
        foe = target(hero, str(choice[1]), last)
        foe.hits |= 1 << int(choice[2])
        if last is not None and foe.hits == LAST_FOES[foe.card].full:
            yield from last.destroy(state, seat, hero)
    else:
        yield from reroll(seat, fight, free, int(block[-1]))


def reroll(seat: int, fight: Fight, free: list[int], most: int) -> Flow[None]:
    """Pick up to `most` dice, then roll them again (SA-ROL-1)."""
    picked: list[int] = []
    while len(picked) < min(most, len(free)):
        options: list[Option] = [("again", i) for i in free if i not in picked]
        if picked:
            options.append(("roll",))
        choice = options[0] if len(options) == 1 else (yield REROLL_DICE.ask(seat, options))
        if choice[0] == "roll":
            break
        picked.append(int(choice[1]))
    for die in picked:
        face = yield Chance("die", FACES, None, None, (seat,))
        fight.dice[die] = face
        fight.changed |= 1 << die


def blessing_options(hero: Hero, free: list[int] | None) -> list[Option]:
    """Blessings for the attack step (`free` dice) or, for None, the block step (SA-BLS-2, SA-BLS-3)."""
    options: list[Option] = []
    for name in dict.fromkeys(hero.blessings):
        if name in TOKEN_BLESSINGS:
            options.append(("bless", name))
            continue
        reach = BLESSING_POWERS[name].reach
        if reach is None:
            if free is None:
                options.append(("bless", name))
        elif free is not None and any(reach[hero.fight.dice[i]] for i in free):  # type: ignore[union-attr]
            options.append(("bless", name))
    return options


def use_blessing(state: Sanctum, seat: int, hero: Hero, name: str, free: list[int]) -> Flow[None]:
    """Once each (SA-BLS-1); a token comes to the pool at once, any other works like an ability at no cost."""
    hero.blessings.remove(name)
    hero.used.append(name)
    if name == "stamina":
        hero.stamina += 1
        hero.gone_stamina -= 1
    elif name == "focus":
        hero.focus += 1
        hero.gone_focus -= 1
    elif BLESSING_POWERS[name].shields:
        hero.fight.blocked += BLESSING_POWERS[name].shields  # type: ignore[union-attr]
    else:
        yield from change(seat, hero, BLESSING_POWERS[name], free)


def regain_rage(hero: Hero, undefeated: bool) -> None:
    """An unplaced die and an undefeated foe turn one rage tile active (SA-RAG-3, SA-RAG-4, SA-RAG-O1)."""
    assert hero.fight is not None
    if undefeated and FREE in hero.fight.on and hero.rage < hero.rage_tiles:
        hero.rage += 1


# --- step 4: block --------------------------------------------------------------------------------------------------


def guard_amount(skill: Skill, fight: Fight) -> int:
    """Shields of a skill that looks at the dice."""
    if skill.block == "feint":
        return FEINT_MORE if FREE in fight.on else FEINT_SHIELDS
    if skill.block == "all_in":
        return 0 if FREE in fight.on else ALL_IN_SHIELDS
    shown = [value for value, on in zip(fight.dice, fight.on, strict=True) if on != ASIDE]
    return PAIR_SHIELDS if len(set(shown)) < len(shown) else 0


def block(state: Sanctum, seat: int, hero: Hero, k: Kit, damage: int, last: bool) -> Flow[None]:
    """Use shields as long as damage is left (SA-BLK-2); what is not blocked becomes wounds (SA-BLK-3)."""
    fight = hero.fight
    assert fight is not None
    fight.blocking = True
    while damage > fight.blocked:
        options: list[Option] = []
        stamina, focus = hero.stamina, hero.focus
        for p in k.guard:
            if stamina >= p.red and focus >= p.blue and stamina + focus >= p.size and p.id not in hero.spent:
                options.append(("use", p.id))
        for skill in k.block:
            if skill.id not in fight.used and guard_amount(skill, fight):
                options.append(("skill", skill.id))
        if last and hero.blessings:
            options += blessing_options(hero, None)
        if not options:
            break
        options.append(("done",))
        choice = yield BLOCK.ask(seat, options, (damage - fight.blocked,))
        verb = choice[0]
        if verb == "use":
            p = k.by_id[choice[1]]
            yield from pay(state, seat, hero, p)
            fight.blocked += p.shields
        elif verb == "skill":
            fight.used.append(choice[1])
            fight.blocked += guard_amount(next(s for s in k.block if s.id == choice[1]), fight)
        elif verb == "bless":
            yield from use_blessing(state, seat, hero, choice[1], [])
        else:
            break
    left = damage - fight.blocked
    if left > 0:
        wound(state, seat, left)
    elif damage and state.log is not None:
        note(state, seat, "log.blocked", damage=damage)


def wound(state: Sanctum, seat: int, wounds: int) -> None:
    """Move the counter down (SA-BLK-3); at 0 or on a marked space the hero dies (SA-DTH-1, SA-DLC-10)."""
    hero = state.seats[seat]
    hero.health = max(0, hero.health - wounds)
    if state.log is not None:
        note(state, seat, "log.wounds", "SA-BLK-3", wounds=wounds, health=hero.health)
    check_death(state, seat)


def check_death(state: Sanctum, seat: int) -> None:
    hero = state.seats[seat]
    if hero.health > max(0, hero.marked - 1):
        return
    hero.status = DEAD
    if state.log is not None:
        note(state, seat, "log.dead", "SA-DTH-1")
    for foe in hero.zone:  # SA-DTH-O1: the demons are discarded
        state.discards[DEMONS[foe.card].level - 1].append(foe.card)
        if state.log is not None:
            note(state, seat, "log.leaves", demon=demon_name(foe.card))
    hero.zone = []


class LastFight:
    """How the last fight takes a card off the row; `lord.py` fills it in, so that fury effects may use this module."""

    __slots__ = ()

    def destroy(self, state: Sanctum, seat: int, hero: Hero) -> Flow[None]:
        raise NotImplementedError
