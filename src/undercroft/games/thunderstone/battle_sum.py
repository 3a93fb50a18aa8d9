"""The sum of a battle: what the revealed cards bring against one monster, and what is left of it (TH-ATK-O3).

Light, attack, traits (TH-LGT, TH-ATK, TH-TRT); the battle, the preview on the screen and the bot all ask here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.games.thunderstone.cards import (
    ATTACK,
    CLERICS,
    CURSED,
    DEMANDING,
    DOUBLES,
    EDGED,
    EDGED_ATTACK,
    FAR_ATTACK,
    FIGHTERS,
    HALVED_WITHOUT_MAGIC,
    HALVED_WITHOUT_WEAPON,
    HEALTH,
    HELP_MILITIA,
    HELP_OTHERS,
    HELPERS,
    HERO,
    HOLY_BEARER,
    IMMUNE_TO_EDGED,
    IMMUNE_TO_MAGIC,
    LESS_LIGHT,
    LIGHT,
    LIGHT_ITEMS,
    MAGIC,
    MAGIC_HALVED,
    MAGIC_PER_ITEM,
    MAGICAL,
    MONSTER,
    NEEDS_LIGHT,
    NEEDS_MAGIC,
    NOT_RANK_ONE,
    ONLY_MAGIC,
    ORDINARY,
    RALLY,
    STRENGTH,
    STRONG_BEARER,
    TYPE,
    UNARMED_BARRED,
    UNVARYING,
    WEAKENS,
    WEAPON,
    WEIGHT,
    having,
)  # fmt: skip
from undercroft.games.thunderstone.cards.verbs import Bar, Sap
from undercroft.games.thunderstone.records import Force, Reckoning, Strain, Support
from undercroft.games.thunderstone.state import Piece, Turn

Arms = Mapping[int, Piece]
"""Who holds what: a hero's piece id and the hero's weapon."""
Steps = list[tuple[str, int, str]]
"""Changes of a total for the screen: a key, by how much the total changes, the clause."""


SAPS = {card: verb.attack for card, verb in having(Sap).items()}
BARS = frozenset(having(Bar))
BEFORE = Strain(0, 0, 0)
"""Before the battle effects."""
DURING = {card: Strain(WEAKENS.get(card, 0), RALLY.get(card, 0), 0) for card in HEALTH}
"""In the battle with this monster, once its effects have been carried out."""
FORESEEN = {card: Strain(WEAKENS.get(card, 0), RALLY.get(card, 0), SAPS.get(card, 0)) for card in HEALTH}
"""As the battle with this monster will turn out at best."""


IS_HERO, IS_ALONE, IS_STEADY, IS_HELPER, IS_MAGICAL, IS_MONSTER = 1, 2, 4, 8, 16, 32
SHARES: dict[str, tuple[int, int, int, int]] = {
    card: (
        (kind == HERO) * IS_HERO
        + (kind not in (HERO, WEAPON)) * IS_ALONE
        + (card in UNVARYING) * IS_STEADY
        + (card in HELPERS) * IS_HELPER
        + (card in MAGICAL) * IS_MAGICAL
        + (kind == MONSTER) * IS_MONSTER,
        ATTACK[card],
        MAGIC[card],
        LIGHT[card],
    )
    for card, kind in TYPE.items()
}
"""What a card is, in bits, and what it brings: attack, magic attack, light. Steady heroes give the same whatever rank
and cards there are."""


class Line(NamedTuple):
    """What one card brings; the lines of a battle's sum."""

    card: str
    attack: int = 0
    magic: int = 0
    light: int = 0
    barred: bool = False
    weapon: str = ""
    useless: bool = False


NO_SUPPORT = Support()


# --- heroes and weapons -------------------------------------------------------------------------------------------


def strength_of(turn: Turn, hero: Piece, monster: str = "") -> int:
    """A hero's strength with food, and in this monster's battle (TH-WPN-5, TH-WPN-6)."""
    return STRENGTH[hero.card] + hero.strength + turn.strength_all - WEAKENS.get(monster, 0)


def can_hold(turn: Turn, hero: Piece, weapon: Piece) -> bool:
    """A weapon's weight must not exceed the hero's strength (TH-WPN-1); Magical Aura makes it 0 (TH-CAR-F7)."""
    return turn.weightless or WEIGHT[weapon.card] <= STRENGTH[hero.card] + hero.strength + turn.strength_all


def is_barred(hero: Piece, monster: str, rank: int, armed: bool) -> bool:
    """Whether the hero cannot attack: by a battle effect, an own rule, or want of a weapon (TH-CAR-9, TH-TRT-4)."""
    return hero.barred or (rank == 1 and hero.card in NOT_RANK_ONE) or (monster in UNARMED_BARRED and not armed)


def by_weapon(turn: Turn, hero: Piece, weapon: Piece, monster: str, strain: Strain) -> tuple[int, int, int, bool]:
    """What holding this weapon gives: attack to the hero, attack and magic attack of the weapon itself, and whether
    the hero can still wield it."""
    card, tool = hero.card, weapon.card
    more = strain.rally  # TH-CAR-F14
    if tool in EDGED:
        more += EDGED_ATTACK.get(card, 0)  # TH-CAR-2, TH-CAR-O1: kept even if the weapon becomes useless
    strength = STRENGTH[card] + hero.strength + turn.strength_all - strain.weaken
    if (0 if turn.weightless else WEIGHT[tool]) > strength:  # even no weight is too much for less than no strength
        return more, 0, 0, False  # TH-WPN-5
    blade = ATTACK[tool] + weapon.attack
    if tool in DEMANDING:
        strong = STRONG_BEARER.get(tool)
        if strong is not None and strength >= strong.strength:
            blade = strong.attack  # TH-CAR-21, TH-CAR-O7
        elif tool in HOLY_BEARER and card in CLERICS and monster in CURSED:
            blade += HOLY_BEARER[tool]  # TH-CAR-34
    return more, blade, MAGIC[tool], True


def gain_by_weapon(turn: Turn, hero: Piece, weapon: Piece, monster: str, rank: int) -> int:
    """How much more the hero gives with this weapon against a plain monster, light aside."""
    if rank == 1 and hero.card in NOT_RANK_ONE:
        return 0
    more, blade, glow, _ = by_weapon(turn, hero, weapon, monster, DURING[monster])
    return more + blade + glow


# --- the sum ------------------------------------------------------------------------------------------------------


def muster(turn: Turn, monster: str, rank: int, arms: Arms, strain: Strain, lines: list[Line] | None = None) -> Force:
    """Add up attack, magic attack and light of all revealed cards, each with its bonuses (TH-ATK-1, TH-EFF-11)."""
    attack, magic, light, doubles, fighting, support = gather(turn, monster, rank, arms, lines)
    edged_attack = edged_magic = 0
    for hero in fighting:
        weapon = arms.get(hero.id)
        own, mine, shine, blade, glow, useless = share_of(turn, hero, weapon, support, monster, rank, strain)
        attack += own
        magic += mine
        light += shine
        if weapon is not None and weapon.card in EDGED:
            edged_attack += blade
            edged_magic += glow
        if lines is not None:
            lines.append(Line(hero.card, own, mine, shine, False, weapon.card if weapon else "", useless))
    return Force(attack, magic, light, edged_attack, edged_magic, doubles)


def gather(
    turn: Turn, monster: str, rank: int, arms: Arms, lines: list[Line] | None = None, short: bool = True
) -> tuple[int, int, int, int, list[Piece], Support]:
    """Look through the revealed cards: attack, magic attack and light that need no hero, how often magic attack is
    doubled, the heroes who fight, and what helps them.

    The short way: most heroes bring just what is printed and are added at once instead of being listed; where somebody
    turns out to help them, all is gathered again without it. It pays: a battle's sum takes a quarter less time.
    """
    short = short and lines is None and monster not in SAPS
    attack = magic = light = doubles = to_militia = to_others = magical = light_items = monsters = 0
    fighting: list[Piece] = []
    may_bar = rank == 1 or monster in UNARMED_BARRED
    for piece in turn.revealed:
        card = piece.card
        what, its_attack, its_magic, its_light = SHARES[card]
        if what & IS_HERO:
            if piece.barred or (may_bar and is_barred(piece, monster, rank, piece.id in arms)):
                # TH-HER-5, TH-CNA-2, TH-CNA-4, TH-LGT-7: a barred hero brings nothing and helps nobody
                if lines is not None:
                    lines.append(Line(card, barred=True))
                continue
            if short and what & IS_STEADY and piece.id not in arms and not piece.magic and not piece.used:
                attack += its_attack + piece.attack + turn.attack_all
                magic += its_magic
                light += its_light
            else:
                fighting.append(piece)
            if what & IS_HELPER:  # TH-EFF-F1
                to_militia += HELP_MILITIA.get(card, 0)
                to_others += HELP_OTHERS.get(card, 0)
                doubles += card in DOUBLES
        elif what & IS_ALONE:  # TH-EFF-10, TH-TRO-3: these need no hero; TH-WPN-3: a weapon alone gives nothing
            attack += its_attack
            magic += its_magic
            light += its_light
            if what & IS_MAGICAL:
                magical += 1
                light_items += card in LIGHT_ITEMS
            elif what & IS_MONSTER:
                monsters += 1
            if lines is not None and (its_attack or its_magic or its_light):
                lines.append(Line(card, its_attack, its_magic, its_light))
    if short and (to_militia or to_others):
        return gather(turn, monster, rank, arms, lines, short=False)
    support = Support(to_militia, to_others, magical, light_items, monsters) if fighting else NO_SUPPORT
    return attack, magic, light, doubles, fighting, support


def share_of(
    turn: Turn, hero: Piece, weapon: Piece | None, support: Support, monster: str, rank: int, strain: Strain
) -> tuple[int, int, int, int, int, bool]:
    """What a fighting hero brings as the battle effects leave it: attack, magic attack, light; how much of the first
    two is the weapon's own; and whether the hero is too weak for it (TH-WPN-5)."""
    card = hero.card
    what, own, mine, shine = SHARES[card]
    own += hero.attack + turn.attack_all - hero.less_attack
    mine -= hero.less_magic
    if hero.used:  # TH-CAR-13, TH-CAR-O4
        own += hero.per_light * support.light_items + hero.per_monster * support.monsters
    if not what & IS_STEADY:
        if rank > 1:
            own += FAR_ATTACK.get(card, 0)  # TH-CAR-1
        mine += MAGIC_PER_ITEM.get(card, 0) * support.magical  # TH-CAR-14, TH-CAR-O5
    if support.to_militia and card == "militia":
        own += support.to_militia  # TH-CAR-F5
    if support.to_others and card not in FIGHTERS:
        own += support.to_others  # TH-CAR-F5
    blade = glow = 0
    wields = True
    if weapon is not None:
        more, blade, glow, wields = by_weapon(turn, hero, weapon, monster, strain)
        own += more
        if wields:
            shine += LIGHT[weapon.card]  # TH-WPN-4
    if strain.sap:
        if own + blade >= strain.sap:
            own -= strain.sap
        elif mine + glow:
            mine -= strain.sap
    if hero.magic or (turn.armed_magic and weapon is not None):  # TH-CAR-23, TH-CAR-F8, TH-CAR-O8
        mine += own
        glow += blade
        own = blade = 0
    return own + blade, mine + glow, shine, blade, glow, not wields


# --- what the sum comes to ----------------------------------------------------------------------------------------


def penalty_of(monster: str, rank: int, light: int) -> int:
    """The light penalty that is left: the rank and "light -X", less the light (TH-LGT-1, -2, -3, -5, -8)."""
    penalty = rank + LESS_LIGHT.get(monster, 0) - light
    return penalty if penalty > 0 else 0


def settle(
    force: Force, monster: str, rank: int, on_attack: int, on_magic: int, armed: bool, steps: Steps | None = None
) -> Reckoning:
    """What the force comes to against the monster, in the order of TH-ATK-O3; `steps` receives each change."""
    attack = force.attack - on_attack  # TH-DIS-2, TH-ATK-3
    magic = force.magic - on_magic
    if attack < 0:
        attack = 0  # TH-ATK-O2
    if magic < 0:
        magic = 0
    if force.doubles:
        _note(steps, "doubled", (magic << force.doubles) - magic, "TH-ATK-5")
        magic <<= force.doubles  # TH-CAR-15
    has_traits = monster not in ORDINARY
    if has_traits:
        attack, magic = through_traits(force, monster, attack, magic, steps)
    total = attack + magic
    penalty = penalty_of(monster, rank, force.light)
    if penalty:
        if steps is not None:
            steps.append(("penalty", -min(2 * penalty, total), "TH-LGT-4"))
        total -= 2 * penalty
        if total < 0:
            total = 0
    if has_traits and (  # TH-TRT-3, TH-TRT-O1, TH-TRT-O3
        (monster in HALVED_WITHOUT_MAGIC and magic < 1) or (monster in HALVED_WITHOUT_WEAPON and not armed)
    ):
        _note(steps, "total-halved", total // 2 - total, "TH-TRT-3")
        total //= 2
    won = total >= HEALTH[monster] and (magic > 0 or monster not in NEEDS_MAGIC)  # TH-RES-1, TH-RES-2, TH-TRT-7
    return Reckoning(attack, magic, penalty, total, won)


def through_traits(force: Force, monster: str, attack: int, magic: int, steps: Steps | None) -> tuple[int, int]:
    """The attack and magic attack that the monster's traits leave."""
    if monster in IMMUNE_TO_EDGED and (force.edged_attack or force.edged_magic):  # TH-TRT-5
        before = attack + magic
        attack = max(0, attack - force.edged_attack)
        magic = max(0, magic - (force.edged_magic << force.doubles))
        if steps is not None:
            steps.append(("immune-edged", attack + magic - before, "TH-TRT-5"))
    if monster in IMMUNE_TO_MAGIC:  # TH-TRT-6
        _note(steps, "immune-magic", -magic, "TH-TRT-6")
        magic = 0
    if monster in ONLY_MAGIC:  # TH-TRT-8
        _note(steps, "only-magic", -attack, "TH-TRT-8")
        attack = 0
    if monster in MAGIC_HALVED:  # TH-TRT-2, TH-TRT-O2
        _note(steps, "magic-halved", magic // 2 - magic, "TH-TRT-2")
        magic //= 2
    return attack, magic


def _note(steps: Steps | None, key: str, change: int, clause: str) -> None:
    """Keep a change for the screen."""
    if steps is not None and change:
        steps.append((key, change, clause))


def diseases(turn: Turn) -> int:
    number = 0
    for piece in turn.revealed:
        if piece.card == "disease":
            number += 1
    return number


def outlook(turn: Turn, monster: str, rank: int, arms: Arms) -> tuple[Reckoning, int, int]:
    """How the battle would end if the player makes the best of every choice; and the Diseases on attack and magic."""
    if monster in BARS:  # the hero who will be missed least
        best: tuple[Reckoning, int, int] | None = None
        for piece in turn.revealed:
            if TYPE[piece.card] == HERO and not is_barred(piece, monster, rank, piece.id in arms):
                piece.barred = True
                found = _outlook(turn, monster, rank, arms)
                piece.barred = False
                if best is None or found[0].total > best[0].total:
                    best = found
        if best is not None:
            return best
    return _outlook(turn, monster, rank, arms)


def _outlook(turn: Turn, monster: str, rank: int, arms: Arms) -> tuple[Reckoning, int, int]:
    force = muster(turn, monster, rank, arms, FORESEEN[monster])
    ill = diseases(turn)
    armed = bool(arms)
    if not ill:
        return settle(force, monster, rank, 0, 0, armed), 0, 0
    ill = min(ill, force.attack + force.magic)  # TH-DIS-8
    splits = [
        (settle(force, monster, rank, on_attack, ill - on_attack, armed), on_attack, ill - on_attack)
        for on_attack in range(max(0, ill - force.magic), min(ill, force.attack) + 1)
    ]
    return max(splits, key=lambda split: (split[0].won, split[0].total))


def may_attack(turn: Turn, monster: str, rank: int, arms: Arms) -> bool:
    """Whether the monster may be chosen with these arms (TH-CNA-1, TH-CAR-60)."""
    return monster not in NEEDS_LIGHT or not penalty_of(monster, rank, light_of(turn, monster, rank, arms))


def light_of(turn: Turn, monster: str, rank: int, arms: Arms) -> int:
    """The light of the revealed cards when the monster is named (TH-LGT-3, TH-LGT-7, TH-WPN-4)."""
    light = 0
    may_bar = rank == 1 or monster in UNARMED_BARRED
    for piece in turn.revealed:
        what, _, _, its_light = SHARES[piece.card]
        if what & IS_ALONE:
            light += its_light
        elif what & IS_HERO:
            weapon = arms.get(piece.id)
            if not piece.barred and not (may_bar and is_barred(piece, monster, rank, weapon is not None)):
                light += its_light if weapon is None else its_light + LIGHT[weapon.card]
    return light
