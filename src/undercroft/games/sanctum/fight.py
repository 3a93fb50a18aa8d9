"""Fight: potions, roll, attack, block; then levels, items and achievements (SA-FGT-1).

The first two steps stand here, the others in `attack.py`, `block.py`, `levels.py` and `achievements.py`. The last fight
uses the first four too.
"""

from __future__ import annotations

from undercroft.core.question import Question, prefer
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.sanctum import events
from undercroft.games.sanctum.achievements import check_achievements
from undercroft.games.sanctum.attack import attack, regain_rage
from undercroft.games.sanctum.battle import ZONE
from undercroft.games.sanctum.block import block
from undercroft.games.sanctum.cards.demons import DEMONS
from undercroft.games.sanctum.cards.verbs import StrongPotions
from undercroft.games.sanctum.dice import FACES
from undercroft.games.sanctum.effects import SILVER
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.levels import settle
from undercroft.games.sanctum.options import DRINK, RETURN, ROLL, SKIP
from undercroft.games.sanctum.powers import drink, kit, return_token, tokens
from undercroft.games.sanctum.records import Kit
from undercroft.games.sanctum.state import DEAD, FREE, Fight, Hero, Sanctum, fight_of

DRINK_POTIONS = Question("fight.potions", DRINK, RETURN, ROLL, clause="SA-POT-1", answer=prefer("roll"))
RETURN_ONE_MORE = Question("fight.stomach", RETURN, SKIP, clause="SA-POT-O1")


def fight(state: Sanctum, seat: int) -> Flow[None]:
    """One Fight against all demons of the battle zone at once (SA-FGT-2)."""
    hero = state.seats[seat]
    k = kit(hero)
    hero.fight = Fight()
    yield from potions(state, seat, hero, k)
    yield from roll(state, seat, hero, k)
    yield from attack(state, seat, hero, k, ZONE)
    beaten = [foe for foe in hero.zone if foe.hits == DEMONS[foe.card].full]  # SA-ATK-4
    regain_rage(state, seat, hero, len(beaten) < len(hero.zone))
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
    fight = fight_of(hero)
    while hero.spent:
        options = potion_options(hero, k)
        if not options:
            return
        options.append(("roll",))
        choice = yield DRINK_POTIONS.ask(seat, options)
        if choice[0] == "roll":
            return
        if choice[0] == "return":  # Grim Resolve
            fight.used.append(k.potions[0].id)
            return_told(state, seat, hero, choice[1], choice[2])
            continue
        drink(hero, choice[1])
        fight.drank += 1
        if state.log is not None:
            tell(state, events.Drank(seat=seat, colour=choice[1]))
        return_told(state, seat, hero, choice[2], choice[3], joins=True)
        if StrongPotions in k.rules:
            yield from return_one_more(state, seat, hero, k)


def potion_options(hero: Hero, k: Kit) -> list[Option]:
    """Tokens that a potion, or the Slayer's Grim Resolve, may return."""
    resolve = bool(k.potions) and not hero.rage and k.potions[0].id not in fight_of(hero).used
    options: list[Option] = []
    for name, at, token in tokens(hero, k):
        if token == "s":
            if hero.red:
                options.append(("drink", "red", name, at))
            if resolve:
                options.append(("return", name, at))
        elif hero.blue:
            options.append(("drink", "blue", name, at))
    return options


def return_one_more(state: Sanctum, seat: int, hero: Hero, k: Kit) -> Flow[None]:
    """The Outlaw's Iron Stomach: one token more, of either kind."""
    options: list[Option] = [("return", name, at) for name, at, _ in tokens(hero, k)]
    if not options:
        return
    options.append(("skip",))
    choice = yield RETURN_ONE_MORE.ask(seat, options)
    if choice[0] == "return":
        return_told(state, seat, hero, choice[1], choice[2])


def return_told(state: Sanctum, seat: int, hero: Hero, name: str, at: int, joins: bool = False) -> None:
    """A token goes from an ability space back to its pool."""
    if state.log is not None:
        tell(state, events.TokenReturned(seat=seat, power=name, token=hero.spent[name][at], joins=joins))
    return_token(hero, name, at)


# --- step 2: roll ---------------------------------------------------------------------------------------------------


def silver_joins(hero: Hero, k: Kit, fight: Fight) -> bool:
    """Whether the silver die is rolled: its skill is unlocked and the condition holds (SA-DIC-2)."""
    return k.die is not None and SILVER[type(k.die.effect)](k.die.effect, hero, fight)


def roll(state: Sanctum, seat: int, hero: Hero, k: Kit) -> Flow[None]:
    """All dice owned, once (SA-ROL-1, SA-DIC-1). Unrolled dice are alike, so nobody asks which one stays aside."""
    fight = fight_of(hero)
    fight.silver = silver_joins(hero, k, fight)
    count = max(0, hero.dice + fight.silver - hero.fewer)  # SA-DLC-9
    hero.fewer = 0
    dice = fight.dice
    for _ in range(count):
        face = yield Chance("die", FACES, None, None, (seat,))
        dice.append(face)
    fight.on = [FREE] * count
    if state.log is not None:
        tell(state, events.Rolled(seat=seat, dice=dice[:], silver=fight.silver))
