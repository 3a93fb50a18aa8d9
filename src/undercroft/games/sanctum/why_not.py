"""Why a demon, die, ability, item, skill or gem cannot be chosen now, from the seat's own boards."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.core.request import Choice
from undercroft.core.say import Say, player_name, say
from undercroft.games.sanctum.cards.demons import COLOURS, DEMONS, FITS, SLOTS
from undercroft.games.sanctum.cards.heroes import ATTACK, BLOCK, CELL_AT, HEROES, POTIONS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.cards.text import ability_text
from undercroft.games.sanctum.names import foe_name, item_name
from undercroft.games.sanctum.options import foe_label
from undercroft.games.sanctum.powers import kit, usable
from undercroft.games.sanctum.records import Power
from undercroft.games.sanctum.state import ASIDE, FREE, Hero, Sanctum

FIGHT = ("fight.attack", "fight.change", "fight.mirror", "fight.hit", "fight.reroll", "fight.pay", "fight.block")
REST = ("rest.gear", "rest.gems", "rest.potions")


def why_not(view: Sanctum, seat: int, choice: Choice, thing: str) -> Say | None:
    kind, _, rest = thing.partition("-")
    if kind == "group":
        return _group(choice, rest)
    if kind == "chest":
        return None
    if kind == "hero" and choice.kind == "setup.hero":
        return say("why-not.hero-taken", clause="SA-PLB-1")
    find = OWN.get(kind)
    owner, _, name = rest.partition("-")
    if find is None or not owner.isdigit() or int(owner) >= len(view.seats):
        return None
    if int(owner) != seat:
        return say("why-not.theirs", clause="SA-FGT-2" if kind == "foe" else None, who=player_name(int(owner)))
    return find(view, view.seats[seat], choice, name)


def _group(choice: Choice, rest: str) -> Say | None:
    if choice.kind == "move.group" and "-" in rest:
        return say("why-not.whole-group", clause="SA-MOV-8")
    return say("why-not.group-on-move", clause="SA-MOV-7")


# --- demons and dice --------------------------------------------------------------------------------------------------


def _foe(view: Sanctum, hero: Hero, choice: Choice, card: str) -> Say | None:
    foe = next((foe for foe in (*hero.zone, *hero.row) if foe.card == card), None)
    if foe is None:
        return say("why-not.face-down", clause="SA-DLC-1")
    if choice.kind == "turn.way":
        return say("why-not.fight-first", clause="SA-FGT-2")
    printed = DEMONS.get(card) or LAST_FOES[card]
    if choice.kind == "level.demon":
        return say("why-not.undefeated", clause="SA-LVL-12", foe=foe_name(card))
    if choice.kind != "fight.attack" or hero.fight is None:
        return None
    if foe.hits == printed.full:
        return say("why-not.defeated", clause="SA-ATK-4", foe=foe_name(card))
    if any(option[0] == "place" and option[2] == card for option in choice.options):
        return say("why-not.choose-die", clause="SA-ATK-1", foe=foe_label(card))
    if hero.row and hero.row[0].card != card:
        return say("why-not.first-of-row", clause="SA-FIN-3", foe=foe_name(hero.row[0].card))
    left = [value for at, value in enumerate(printed.dice) if not foe.hits >> at & 1]
    free = [value for value, on in zip(hero.fight.dice, hero.fight.on, strict=True) if on == FREE]
    needed, shown = " ".join(map(str, left)), " ".join(map(str, sorted(free))) or "–"
    return say("why-not.no-die-fits", clause="SA-ATK-1", foe=foe_name(card), needed=needed, shown=shown)


def _die(view: Sanctum, hero: Hero, choice: Choice, number: str) -> Say | None:
    fight = hero.fight
    if fight is None or not number.isdigit() or int(number) >= len(fight.dice):
        return None
    value, on = fight.dice[int(number)], fight.on[int(number)]
    if on == ASIDE:
        return say("why-not.die-aside", clause="SA-DLC-9")
    if on != FREE:
        return say("why-not.die-placed", clause="SA-ATK-2", foe=foe_name(on))
    if choice.kind == "fight.attack":
        if fight.only_changed and not fight.changed >> int(number) & 1:
            return say("why-not.only-changed", clause="SA-FUR-7")
        return say("why-not.die-fits-nothing", clause="SA-ATK-1", value=value)
    if choice.kind in ("fight.change", "fight.mirror", "fight.reroll"):
        return say("why-not.die-unchanged", clause="SA-ATK-3", value=value)
    if choice.kind == "fight.block":
        return say("why-not.dice-are-over", clause="SA-FGT-1")
    return None


# --- abilities, skills, blessings -------------------------------------------------------------------------------------


def _slot(view: Sanctum, hero: Hero, choice: Choice, slot: str) -> Say | None:
    if slot not in SLOTS:
        return None
    worn = hero.worn[SLOTS.index(slot)]
    if choice.kind == "rest.gear":
        return say("why-not.slot-empty", clause="SA-EQP-1")
    if choice.kind == "rest.potions" and worn:
        return say("why-not.worn-not-sold", clause="SA-MKT-3", item=item_name(worn))
    powers = [power for power in kit(hero).gear if power.id.partition("-")[0] == slot]
    return _ability(hero, choice, powers)


def _ability(hero: Hero, choice: Choice, powers: list[Power]) -> Say | None:
    """Why none of these abilities can be used; the first one answers for all."""
    if not powers:
        return None if choice.kind in REST else say("why-not.no-ability", clause="SA-ABL-1")
    if choice.kind == "turn.way":
        return say("why-not.ability-in-fight", clause="SA-FGT-1")
    power = powers[0]
    said = ability_text(power.ability)
    if choice.kind == "fight.potions":
        return say("why-not.nothing-to-return", clause="SA-POT-O1", red=hero.red, blue=hero.blue)
    if choice.kind not in ("fight.attack", "fight.block"):
        return None
    if power.id in hero.spent:
        return say("why-not.spaces-full", clause="SA-ABL-4", power=said)
    if not usable(hero, power):
        pools = {"stamina": hero.stamina, "focus": hero.focus}
        return say("why-not.tokens", clause="SA-ABL-2", power=said, **pools)
    if choice.kind == "fight.attack":
        clause, key = ("SA-BLK-2", "why-not.shield-later") if power.shields else ("SA-ATK-3", "why-not.changes-nothing")
        return say(key, clause=clause, power=said)
    return say("why-not.changes-dice", clause="SA-ATK-3", power=said)


def _skill(view: Sanctum, hero: Hero, choice: Choice, name: str) -> Say | None:
    skill = next((skill for skill in HEROES[hero.name].skills if skill.id == name), None)
    if skill is None:
        return None
    said = say(f"skill.{name}")
    if hero.fight is None or choice.kind not in (*FIGHT, "fight.potions"):
        return say("why-not.skill-in-fight", clause="SA-UNL-7", skill=said)
    if name in hero.fight.used:
        return say("why-not.skill-used", clause="SA-UNL-7", skill=said)
    gem = [power for power in kit(hero).gear if power.id == "gem"]
    if gem and skill.ability is gem[0].ability:
        return _ability(hero, choice, gem)
    steps = {ATTACK: "fight.attack", BLOCK: "fight.block", POTIONS: "fight.potions"}
    step = steps.get(skill.kind)
    if step is None:
        return say("why-not.skill-always", clause="SA-UNL-7", skill=said)
    if step == choice.kind:
        return say("why-not.skill-useless", clause="SA-UNL-7", skill=said)
    return say(f"why-not.skill-in-{step.partition('.')[2]}", clause="SA-UNL-7", skill=said)


def _blessing(view: Sanctum, hero: Hero, choice: Choice, number: str) -> Say | None:
    if not view.revealed:
        return say("why-not.blessing-later", clause="SA-BLS-4")
    return say("why-not.blessing-step", clause="SA-BLS-3")


def _used_blessing(view: Sanctum, hero: Hero, choice: Choice, number: str) -> Say | None:
    return say("why-not.blessing-used", clause="SA-BLS-1")


# --- items and gems ---------------------------------------------------------------------------------------------------


def _pack(view: Sanctum, hero: Hero, choice: Choice, card: str) -> Say | None:
    if card not in hero.pack:
        return None
    said, item = item_name(card), DEMONS[card].item
    if choice.kind not in REST:
        return say("why-not.equip-in-rest", clause="SA-LVL-11", item=said)
    if choice.kind != "rest.gear":
        return None
    short = [max(0, cost - have) for cost, have in zip(item.cost, hero.gems, strict=False)]
    if sum(short) > hero.gems[3]:
        gems = [say(f"why-not.gems-{COLOURS[at]}", n=count) for at, count in enumerate(short) if count]
        return say("why-not.gems", clause="SA-EQP-4", item=said, gems=gems, white=hero.gems[3])
    worn = [hero.worn[at] for at in FITS[item.slot]]
    return say("why-not.slot-taken", clause="SA-EQP-5", item=said, worn=[item_name(other) for other in worn])


def _cell(view: Sanctum, hero: Hero, choice: Choice, cell: str) -> Say | None:
    at = CELL_AT.get(cell)
    if at is None:
        return None
    if choice.kind not in ("level.gem", "setup.bonus"):
        return say("why-not.gems-by-levels", clause="SA-LVL-1")
    if choice.kind == "setup.bonus":
        return say("why-not.bonus-cell", clause="SA-BON-4")
    if not hero.table[at] and not hero.white[at]:
        return say("why-not.no-gem-here", clause="SA-LVL-2")
    colour = str(choice.about[0])
    return say("why-not.wrong-gem", clause="SA-LVL-2 SA-LVL-3", colour=say(f"why-not.level-{colour}"))


OWN: dict[str, Callable[[Sanctum, Hero, Choice, str], Say | None]] = {
    "foe": _foe,
    "die": _die,
    "slot": _slot,
    "open": _skill,
    "blessing": _blessing,
    "used": _used_blessing,
    "pack": _pack,
    "cell": _cell,
}
"""By the first part of an id: things that lie on a seat's own boards."""
