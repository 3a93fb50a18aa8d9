"""Penalties of Demon Lord and fury cards: do the stated action, or take the wounds (SA-DLC, SA-FUR)."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum.cards.abilities import FACES
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.fight import TOKEN_BLESSINGS, check_death, drink, tokens, use_blessing, wound
from undercroft.games.sanctum.log import note
from undercroft.games.sanctum.options import (
    BLESS,
    BLESSING,
    DIE,
    DRINK,
    POWER,
    SPACE,
    die_id,
    health_id,
    lies_at,
    lies_at_blessing,
    lies_at_power,
    power_text,
    with_die,
    with_power,
)
from undercroft.games.sanctum.powers import fill_space, kit, take_token
from undercroft.games.sanctum.state import ASIDE, FREE, Hero, Sanctum

CORRUPT = {"corrupt": "RBP", "corrupt_heal": "RBP", "corrupt_red": "R", "corrupt_blue": "B"}
"""Which spaces a corruption may take: a purple one is neither red nor blue (SA-DLC-O1)."""
TRACK_TOP = 11  # SA-DLC-11: one above the track
SHORTEN = 2
EXTRA_DAMAGE = 2


def _prompt(view: Sanctum, seat: int, choice: Choice) -> Say:
    card = LAST_FOES[str(choice.about[0])]
    return say(f"ask.{choice.kind}", penalty=say(f"penalty.{card.penalty}"), wounds=card.wounds)


def _lose_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.lose-{option[1]}")


def _spend_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    return say(f"option.spend-{option[3]}", power=power_text(view.seats[seat], str(option[1])))


def _on_health(view: Sanctum, seat: int, choice: Choice, option: Option) -> str:
    return health_id(seat)


CARD: Argument[Sanctum] = Argument("card")
WOUNDS: Argument[Sanctum] = Argument("wounds", int)
TOKEN: Argument[Sanctum] = Argument("token")
PENALTY: Argument[Sanctum] = Argument("penalty", say=lambda view, name: say(f"penalty.{name}"))
WAYS: tuple[Verb[Sanctum], ...] = (
    Verb("corrupt", POWER, SPACE, words=with_power("option.corrupt"), at=lies_at_power()),
    Verb("lose", TOKEN, words=_lose_words, messages=("option.lose-stamina", "option.lose-focus"), listed=True),
    Verb("forfeit", BLESSING, at=lies_at_blessing),
    DRINK,
    Verb(
        "spend", POWER, SPACE, TOKEN,
        words=_spend_words, messages=("option.spend-stamina", "option.spend-focus"), at=lies_at_power(),
    ),
    Verb("rage", label="option.use-rage", listed=True),
    Verb("aside", DIE, words=with_die("option.aside"), at=lies_at(die_id)),
    Verb("accept", PENALTY, listed=True),
    Verb("wounds", WOUNDS, at=_on_health),
    BLESS,
)  # fmt: skip
"""The options of both kinds of cards: a way to do the action, the wounds, a blessing before that."""
LORD_PENALTY = Question("lord.penalty", *WAYS, clause="SA-DLC-2 SA-DLC-F1", about=(CARD,), prompt=_prompt)
FURY_PENALTY = Question("fury.penalty", *WAYS, clause="SA-FUR-1", about=(CARD,), prompt=_prompt)


def suffer(state: Sanctum, seat: int, card: str) -> Flow[None]:
    """The choice that a turned card gives (SA-DLC-2); who cannot do the action must take the wounds (SA-DLC-3)."""
    hero = state.seats[seat]
    foe = LAST_FOES[card]
    while True:
        options = ways_to(hero, foe.penalty)
        options.append(("wounds", foe.wounds))
        options += [("bless", name) for name in TOKEN_BLESSINGS if name in hero.blessings]  # SA-BLS-2
        choice = options[0]
        if len(options) > 1:
            question = FURY_PENALTY if foe.is_fury else LORD_PENALTY
            choice = yield question.ask(seat, options, (card,))
        if choice[0] == "bless":
            yield from use_blessing(state, seat, hero, str(choice[1]), [])
            continue
        break
    if choice[0] == "wounds":
        wound(state, seat, foe.wounds)
        return
    if state.log is not None:
        note(state, seat, "log.penalty", penalty=say(f"penalty.{foe.penalty}"))
    yield from endure(state, seat, hero, foe.penalty, choice)


def ways_to(hero: Hero, penalty: str) -> list[Option]:
    """The ways to do a penalty's action; none if it cannot be done."""
    options: list[Option] = []
    fight = hero.fight
    if penalty in CORRUPT:
        for p in kit(hero).gear:
            held = hero.spent.get(p.id, "..")
            for at, space in enumerate(p.spaces):
                if held[at] == "." and space in CORRUPT[penalty]:
                    options.append(("corrupt", p.id, at))
    elif penalty == "lose_stamina":
        if hero.stamina:  # SA-DLC-4: of the pool alone
            options.append(("lose", "stamina"))
    elif penalty == "lose_focus":
        if hero.focus:
            options.append(("lose", "focus"))
    elif penalty == "lose_blessing":
        options += [("forfeit", name) for name in dict.fromkeys(hero.blessings)]
    elif penalty == "drink":
        for name, at, token in tokens(hero, kit(hero)):
            if token == "s" and hero.red:
                options.append(("drink", "red", name, at))
            elif token == "f" and hero.blue:
                options.append(("drink", "blue", name, at))
    elif penalty == "pay_space":
        for p in kit(hero).gear:
            held = hero.spent.get(p.id, "..")
            for at, space in enumerate(p.spaces):
                if held[at] == ".":  # SA-FUR-3: whatever lies in the other space
                    if space != "B" and hero.stamina:
                        options.append(("spend", p.id, at, "stamina"))
                    if space != "R" and hero.focus:
                        options.append(("spend", p.id, at, "focus"))
    elif penalty == "use_rage":
        if hero.rage:
            options.append(("rage",))
    elif penalty == "lose_die":
        assert fight is not None
        options += [("aside", die) for die, on in enumerate(fight.on) if not on]
    else:  # always possible: extra damage, a die fewer, a shorter track, changed dice, re-rolled twos
        options.append(("accept", penalty))
    return options


def endure(state: Sanctum, seat: int, hero: Hero, penalty: str, choice: Option) -> Flow[None]:
    """Do what was chosen."""
    verb = choice[0]
    if verb == "corrupt":
        fill_space(hero, kit(hero).by_id[str(choice[1])], int(choice[2]), "x")  # SA-DLC-7, SA-DLC-8
        if penalty == "corrupt_heal":
            hero.health = min(TRACK_TOP, hero.health + 1)  # SA-DLC-11
    elif verb == "lose":
        if choice[1] == "stamina":
            hero.stamina -= 1
            hero.gone_stamina += 1
        else:
            hero.focus -= 1
            hero.gone_focus += 1
    elif verb == "forfeit":  # SA-DLC-6, SA-DLC-F2
        hero.blessings.remove(str(choice[1]))
        hero.used.append(str(choice[1]))
    elif verb == "drink":  # SA-DLC-12
        drink(hero, str(choice[1]))
        if take_token(hero, str(choice[2]), int(choice[3])) == "s":
            hero.gone_stamina += 1
        else:
            hero.gone_focus += 1
    elif verb == "spend":
        fill_space(hero, kit(hero).by_id[str(choice[1])], int(choice[2]), "s" if choice[3] == "stamina" else "f")
        if choice[3] == "stamina":
            hero.stamina -= 1
        else:
            hero.focus -= 1
    elif verb == "rage":  # SA-FUR-5
        hero.rage -= 1
    elif verb == "aside":  # SA-FUR-6
        assert hero.fight is not None
        hero.fight.on[int(choice[1])] = ASIDE
    elif penalty == "fewer_dice":  # SA-DLC-9, SA-DLC-O2: effects add up
        hero.fewer += 1
    elif penalty == "extra_damage":  # SA-DLC-13
        hero.extra += EXTRA_DAMAGE
    elif penalty == "shorten":  # SA-DLC-10, SA-DLC-O3
        hero.marked += SHORTEN
        check_death(state, seat)
    elif penalty == "changed_only":  # SA-FUR-7
        assert hero.fight is not None
        hero.fight.only_changed = True
    else:
        assert penalty == "reroll_twos"
        assert hero.fight is not None
        for die, on in enumerate(hero.fight.on):
            while on == FREE and hero.fight.dice[die] == 2:  # SA-FUR-4: again and again
                hero.fight.dice[die] = yield Chance("die", FACES, None, None, (seat,))
