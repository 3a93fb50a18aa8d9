"""Step 4 of a fight, the block: shields against damage; what is left becomes wounds (SA-BLK)."""

from __future__ import annotations

from undercroft.core.question import Argument, Question
from undercroft.core.request import Flow, Option
from undercroft.games.sanctum import events
from undercroft.games.sanctum.blessings import block_blessings, use_blessing
from undercroft.games.sanctum.cards.heroes import Skill
from undercroft.games.sanctum.effects import GUARDS
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.health import wound
from undercroft.games.sanctum.options import BLESS, DONE, SKILL, USE
from undercroft.games.sanctum.paying import pay
from undercroft.games.sanctum.powers import usable
from undercroft.games.sanctum.records import Kit
from undercroft.games.sanctum.state import Fight, Hero, Sanctum, fight_of

DAMAGE: Argument[Sanctum] = Argument("damage", int)
BLOCK = Question("fight.block", USE, SKILL, BLESS, DONE, clause="SA-BLK-2", about=(DAMAGE,))


def guard_amount(skill: Skill, fight: Fight) -> int:
    """Shields of a skill that looks at the dice."""
    return GUARDS[type(skill.effect)](skill.effect, fight)


def block(state: Sanctum, seat: int, hero: Hero, k: Kit, damage: int, has_blessings: bool) -> Flow[None]:
    """Use shields as long as damage is left (SA-BLK-2); what is not blocked becomes wounds (SA-BLK-3)."""
    fight = fight_of(hero)
    fight.blocking = True
    while damage > fight.blocked:
        options = block_options(hero, k, has_blessings)
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
        tell(state, events.Blocked(seat=seat, damage=damage))


def block_options(hero: Hero, k: Kit, has_blessings: bool) -> list[Option]:
    """Shields of gear, of skills and of blessings that can be used now."""
    fight = fight_of(hero)
    options: list[Option] = [("use", p.id) for p in k.guard if usable(hero, p)]
    for skill in k.block:
        if skill.id not in fight.used and guard_amount(skill, fight):
            options.append(("skill", skill.id))
    if has_blessings and hero.blessings:
        options += block_blessings(hero)
    return options
