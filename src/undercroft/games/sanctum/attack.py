"""Step 3 of a fight, the attack: place dice and change them, in any order (SA-ATK, SA-RAG)."""

from __future__ import annotations

from undercroft.core.question import Question, Verb, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum import events
from undercroft.games.sanctum.battle import Battle
from undercroft.games.sanctum.blessings import attack_blessings, use_blessing
from undercroft.games.sanctum.cards.verbs import MirrorRage
from undercroft.games.sanctum.effects import ATTACK_SKILLS, change, mirror_rage, turn_rage
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.ids import die_id, foe_id
from undercroft.games.sanctum.options import BLESS, DIE, DONE, FOE, SKILL, USE, foe_label, lies_at
from undercroft.games.sanctum.paying import pay
from undercroft.games.sanctum.powers import RAGE
from undercroft.games.sanctum.records import Kit
from undercroft.games.sanctum.state import FREE, Fight, Hero, Sanctum, fight_of


def _place_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    value = fight_of(view.seats[seat]).dice[int(option[1])]
    return say("option.place", value=value, foe=foe_label(str(option[2])))


def _foe_covered(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[str]:
    return [foe_id(seat, str(option[2]))]


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


def attack(state: Sanctum, seat: int, hero: Hero, k: Kit, battle: Battle) -> Flow[None]:
    """Place dice and change them, in any order (SA-ATK-3), until done; a fitting die need not be placed (SA-ATK-O1)."""
    fight = fight_of(hero)
    on = fight.on
    while True:
        free = [i for i, where in enumerate(on) if not where]
        options = attack_options(hero, fight, k, battle, free)
        if not options:
            return
        options.append(("done",))
        choice = yield ATTACK.ask(seat, options)
        verb = choice[0]
        if verb == "place":
            settled = place(state, seat, hero, battle, choice[1], choice[2])
            if settled is not None:
                yield from settled
        elif verb == "use":
            yield from use_power(state, seat, hero, k, choice[1], free)
        elif verb == "rage":
            yield from use_rage(state, seat, hero, k, free)
        elif verb == "skill":
            yield from use_skill(state, seat, hero, k, battle, choice[1], free)
        elif verb == "bless":
            yield from use_blessing(state, seat, hero, choice[1], free)
        else:
            return
        if battle.is_over(hero):
            return


def attack_options(hero: Hero, fight: Fight, k: Kit, battle: Battle, free: list[int]) -> list[Option]:
    """Everything that may be done now, but to be done; with no die free, only what needs none (Cleave)."""
    options = _places(hero, fight, battle, free)
    _add_powers(options, hero, fight.dice, k, free)
    if hero.rage and free:  # SA-RAG-1, SA-RAG-2
        options.append(("rage",))
    if k.free_dice or k.attack:
        _add_skills(options, hero, fight, k, battle, free)
    if battle.has_blessings and hero.blessings and free:
        options += attack_blessings(hero, free)
    return options


def _places(hero: Hero, fight: Fight, battle: Battle, free: list[int]) -> list[Option]:
    """Dice on symbols of their own value that nothing covers (SA-ATK-1, SA-ATK-2)."""
    dice, cards = fight.dice, battle.cards
    if fight.only_changed:  # SA-FUR-7
        free = [i for i in free if fight.changed >> i & 1]
    options: list[Option] = []
    for foe in battle.targets(hero):
        card, uncovered = foe.card, ~foe.hits
        places = cards[card].places
        for i in free:
            if places[dice[i]] & uncovered:
                options.append(("place", i, card))
    return options


def _add_powers(options: list[Option], hero: Hero, dice: list[int], k: Kit, free: list[int]) -> None:
    """Abilities that are empty, can be paid for (SA-ABL-2, SA-ABL-4) and would change a free die."""
    spent = hero.spent
    stamina, focus = hero.stamina, hero.focus
    both = stamina + focus
    for p in k.dice:
        if stamina >= p.red and focus >= p.blue and both >= p.size and p.id not in spent:
            reach = p.reach
            for i in free:
                if reach[dice[i]]:
                    options.append(("use", p.id))
                    break


def _add_skills(options: list[Option], hero: Hero, fight: Fight, k: Kit, battle: Battle, free: list[int]) -> None:
    """Skills of this step that were not used in this fight yet."""
    dice, used = fight.dice, fight.used
    for p in k.free_dice:
        if p.id not in used and any(p.reach[dice[i]] for i in free):
            options.append(("skill", p.id))
    for skill in k.attack:
        if skill.id not in used and ATTACK_SKILLS[type(skill.effect)].can_use(hero, battle, free):
            options.append(("skill", skill.id))


def place(state: Sanctum, seat: int, hero: Hero, battle: Battle, die: int, card: str) -> Flow[None] | None:
    """Put a die on the first open symbol of its value; what follows from it, if anything."""
    fight = fight_of(hero)
    fight.on[die] = card
    foe = battle.find(hero, card)
    if state.log is not None:
        tell(state, events.DiePlaced(seat=seat, die=die, card=card))
    cover = battle.cards[card].places[fight.dice[die]] & ~foe.hits
    foe.hits |= cover & -cover
    return battle.settle_hit(state, seat, hero, foe)


def use_power(state: Sanctum, seat: int, hero: Hero, k: Kit, name: str, free: list[int]) -> Flow[None]:
    p = k.by_id[name]
    yield from change(state, seat, p, free)
    yield from pay(state, seat, hero, p)


def use_rage(state: Sanctum, seat: int, hero: Hero, k: Kit, free: list[int]) -> Flow[None]:
    """Turn the tile, set a die to any value (SA-RAG-1)."""
    turn_rage(state, seat, hero)
    die = yield from change(state, seat, RAGE, free)
    if MirrorRage in k.rules:
        yield from mirror_rage(state, seat, die)


def use_skill(state: Sanctum, seat: int, hero: Hero, k: Kit, battle: Battle, name: str, free: list[int]) -> Flow[None]:
    """Once in a fight: a change of one die, or what the skill's verb does (SA-UNL-7)."""
    fight = fight_of(hero)
    fight.used.append(name)
    p = k.by_id.get(name)
    if p is not None:
        yield from change(state, seat, p, free)
    else:
        effect = next(skill.effect for skill in k.attack if skill.id == name)
        yield from ATTACK_SKILLS[type(effect)].use(effect, state, seat, name, battle, free)


def regain_rage(state: Sanctum, seat: int, hero: Hero, undefeated: bool) -> None:
    """An unplaced die and an undefeated foe turn one rage tile active (SA-RAG-3, SA-RAG-4, SA-RAG-O1)."""
    if undefeated and FREE in fight_of(hero).on and hero.rage < hero.rage_tiles:
        hero.rage += 1
        if state.log is not None:
            tell(state, events.RageRegained(seat=seat, clause="SA-RAG-3"))
