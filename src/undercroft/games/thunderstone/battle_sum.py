"""Adding up: what the revealed cards bring against one monster of the hall, and what is left of it.

Chapters «Битва», «Свет во тьме», «Атака и магическая атака», «Особенности монстров». Pure reckoning in the order of
TH-ATK-O3; the same functions serve the battle, the preview on the screen and the bot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

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
from undercroft.games.thunderstone.state import Piece, Turn

BEFORE, DURING, FORESEEN = 0, 1, 2
"""When the force is added up: before the battle effects, after them, or as they will turn out at best."""

SAPS = {card: verb.attack for card, verb in having(Sap).items()}
BARS = frozenset(having(Bar))

Arms = Mapping[int, Piece]
"""Who holds what: a hero's piece id and his weapon."""


IS_HERO, IS_ALONE, IS_STEADY, IS_HELPED, IS_HELPER, IS_MAGICAL, IS_MONSTER = 1, 2, 4, 8, 16, 32, 64
SHARES: dict[str, tuple[int, int, int, int]] = {
    card: (
        (kind == HERO) * IS_HERO
        + (kind not in (HERO, WEAPON)) * IS_ALONE
        + (card in UNVARYING) * IS_STEADY
        + (kind == HERO and card not in FIGHTERS) * IS_HELPED
        + (card in HELPERS) * IS_HELPER
        + (card in MAGICAL) * IS_MAGICAL
        + (kind == MONSTER) * IS_MONSTER,
        ATTACK[card],
        MAGIC[card],
        LIGHT[card],
    )
    for card, kind in TYPE.items()
}
"""What a card is, in bits, and what it brings: attack, magic attack, light. Of heroes: steady ones give the same
whatever rank and cards there are, helped ones are not Fighters."""


class Line(NamedTuple):
    """What one card brings; the lines of a battle's sum."""

    card: str
    attack: int
    magic: int
    light: int
    barred: bool = False
    weapon: str = ""
    useless: bool = False
    """The hero is too weak for his weapon (TH-WPN-5)."""


class Force(msgspec.Struct, frozen=True, gc=False):
    attack: int
    magic: int
    light: int
    edged_attack: int
    """How much of the attack comes from edged weapons."""
    edged_magic: int
    doubles: int


class Reckoning(msgspec.Struct, frozen=True, gc=False):
    attack: int
    magic: int
    penalty: int
    """The light penalty; the total loses twice as much (TH-LGT-4)."""
    total: int
    won: bool


def strength_of(turn: Turn, hero: Piece, monster: str = "") -> int:
    """A hero's strength with food, and in this monster's battle (TH-WPN-5, TH-WPN-6)."""
    return STRENGTH[hero.card] + hero.strength + turn.strength_all - WEAKENS.get(monster, 0)


def can_hold(turn: Turn, hero: Piece, weapon: Piece) -> bool:
    """A weapon's weight must not exceed the hero's strength (TH-WPN-1); Magical Aura takes the weight away."""
    return turn.weightless or WEIGHT[weapon.card] <= STRENGTH[hero.card] + hero.strength + turn.strength_all


def blade_of(weapon: Piece, hero: str, strength: int, monster: str) -> int:
    """The attack that a weapon gives in this hero's hands."""
    tool = weapon.card
    strong = STRONG_BEARER.get(tool)
    if strong is not None and strength >= strong.strength:
        return strong.attack  # TH-CAR-21, TH-CAR-O7
    blade = ATTACK[tool] + weapon.attack
    if tool in HOLY_BEARER and hero in CLERICS and monster in CURSED:
        blade += HOLY_BEARER[tool]  # TH-CAR-34
    return blade


def gain(turn: Turn, hero: Piece, weapon: Piece, monster: str, rank: int) -> int:
    """How much more the hero gives with this weapon against a plain monster, light aside."""
    card = hero.card
    if rank == 1 and card in NOT_RANK_ONE:
        return 0
    tool = weapon.card
    more = RALLY.get(monster, 0)
    if tool in EDGED:
        more += EDGED_ATTACK.get(card, 0)
    strength = STRENGTH[card] + hero.strength + turn.strength_all - WEAKENS.get(monster, 0)
    if turn.weightless or WEIGHT[tool] <= strength:
        more += blade_of(weapon, card, strength, monster) + MAGIC[tool]
    return more


def is_barred(hero: Piece, monster: str, rank: int, armed: bool) -> bool:
    """Whether the hero cannot attack: by a battle effect, his own rule, or want of a weapon (TH-CAR-9, TH-TRT-4)."""
    return (
        hero.barred
        or (rank == 1 and hero.card in NOT_RANK_ONE)
        or (monster in UNARMED_BARRED and not armed)
    )


def muster(
    turn: Turn, monster: str, rank: int, arms: Arms, when: int = DURING, lines: list[Line] | None = None
) -> Force:
    """Add up attack, magic attack and light of all revealed cards, each with its bonuses (TH-ATK-1, TH-EFF-11)."""
    attack = magic = light = edged_attack = edged_magic = doubles = 0
    for_militia = for_others = items = light_items = monsters = militia = others = 0
    fighting: list[Piece] = []
    armed_only = monster in UNARMED_BARRED
    sapping = monster in SAPS
    short = lines is None and not sapping
    for_all = turn.attack_all
    for piece in turn.revealed:
        card = piece.card
        what, its_attack, its_magic, its_light = SHARES[card]
        if what & IS_HERO:
            # TH-HER-5, TH-CNA-2, TH-CNA-4, TH-LGT-7: a barred hero brings nothing and helps nobody
            if piece.barred or (rank == 1 and card in NOT_RANK_ONE) or (armed_only and piece.id not in arms):
                if lines is not None:
                    lines.append(Line(card, 0, 0, 0, barred=True))
                continue
            if short and what & IS_STEADY and piece.id not in arms and not piece.magic and not piece.used:
                attack += its_attack + piece.attack + for_all  # the short way for a hero who is only ever helped
                magic += its_magic
                light += its_light
                if what & IS_HELPED:
                    others += 1
                    if card == "militia":
                        militia += 1
            else:
                fighting.append(piece)
            if what & IS_HELPER:  # TH-EFF-F1
                for_militia += HELP_MILITIA.get(card, 0)
                for_others += HELP_OTHERS.get(card, 0)
                doubles += card in DOUBLES
        elif what & IS_ALONE:  # TH-EFF-10, TH-TRO-3: these need no hero; TH-WPN-3: a weapon alone gives nothing
            attack += its_attack
            magic += its_magic
            light += its_light
            if what & IS_MAGICAL:
                items += 1
                light_items += card in LIGHT_ITEMS
            elif what & IS_MONSTER:
                monsters += 1
            if lines is not None and (its_attack or its_magic or its_light):
                lines.append(Line(card, its_attack, its_magic, its_light))
    loss = WEAKENS.get(monster, 0) if when else 0
    rally = RALLY.get(monster, 0) if when else 0
    sap = SAPS[monster] if sapping and when == FORESEEN else 0
    helped = for_militia or for_others
    if helped:
        attack += for_militia * militia + for_others * others  # TH-CAR-F5
    for piece in fighting:
        card = piece.card
        own = ATTACK[card] + piece.attack + for_all
        mine = MAGIC[card]
        shine = LIGHT[card]
        if piece.used:
            own += piece.per_light * light_items + piece.per_monster * monsters  # TH-CAR-13, TH-CAR-O4
        if card in FAR_ATTACK:
            if rank > 1:
                own += FAR_ATTACK[card]  # TH-CAR-1
        elif card in MAGIC_PER_ITEM:
            mine += MAGIC_PER_ITEM[card] * items  # TH-CAR-14, TH-CAR-O5
        if helped:
            if card == "militia":
                own += for_militia  # TH-CAR-F5
            if card not in FIGHTERS:
                own += for_others
        if sapping:
            own -= piece.less_attack
            mine -= piece.less_magic
        weapon = arms.get(piece.id)
        blade = glow = 0
        useless = False
        if weapon is not None:
            own += rally  # TH-CAR-F14
            tool = weapon.card
            if card in EDGED_ATTACK and tool in EDGED:
                own += EDGED_ATTACK[card]  # TH-CAR-2, TH-CAR-O1: kept even if the weapon becomes useless
            strength = STRENGTH[card] + piece.strength + turn.strength_all - loss
            if turn.weightless or WEIGHT[tool] <= strength:
                blade = ATTACK[tool] + weapon.attack
                if tool in DEMANDING:
                    blade = blade_of(weapon, card, strength, monster)
                glow = MAGIC[tool]
                shine += LIGHT[tool]  # TH-WPN-4
            else:
                useless = True  # TH-WPN-5
            if tool in EDGED:
                edged_attack += blade
                edged_magic += glow
        if sap and (own + blade or mine + glow):
            if own + blade >= sap:
                own -= sap
            else:
                mine -= sap
        if piece.magic or (weapon is not None and turn.armed_magic):  # TH-CAR-23, TH-CAR-F8, TH-CAR-O8
            mine += own
            glow += blade
            if weapon is not None and weapon.card in EDGED:
                edged_attack -= blade
                edged_magic += blade
            own = blade = 0
        attack += own + blade
        magic += mine + glow
        light += shine
        if lines is not None:
            lines.append(
                Line(card, own + blade, mine + glow, shine, False, weapon.card if weapon else "", useless)
            )
    return Force(attack, magic, light, edged_attack, edged_magic, doubles)


def penalty_of(monster: str, rank: int, light: int) -> int:
    """The light penalty that is left: the rank and "light -X", less the light (TH-LGT-1, -2, -3, -5, -8)."""
    penalty = rank + LESS_LIGHT.get(monster, 0) - light
    return penalty if penalty > 0 else 0


def settle(
    force: Force, monster: str, rank: int, on_attack: int, on_magic: int, armed: bool,
    steps: list[tuple[str, int, str]] | None = None,
) -> Reckoning:  # fmt: skip
    """What the force comes to against the monster, in the order of TH-ATK-O3. `steps` receives each change for the
    screen: a key, by how much the total changes, the clause."""
    attack = force.attack - on_attack  # TH-DIS-2, TH-ATK-3
    magic = force.magic - on_magic
    doubles = force.doubles
    ordinary = monster in ORDINARY
    if attack < 0:
        attack = 0  # TH-ATK-O2
    if magic < 0:
        magic = 0
    if doubles:
        if steps is not None and magic:
            steps.append(("doubled", (magic << doubles) - magic, "TH-ATK-5"))
        magic <<= doubles  # TH-CAR-15
    if not ordinary:
        if monster in IMMUNE_TO_EDGED and (force.edged_attack or force.edged_magic):  # TH-TRT-5
            before = attack + magic
            attack = max(0, attack - force.edged_attack)
            magic = max(0, magic - (force.edged_magic << doubles))
            if steps is not None:
                steps.append(("immune-edged", attack + magic - before, "TH-TRT-5"))
        if monster in IMMUNE_TO_MAGIC:  # TH-TRT-6
            if steps is not None and magic:
                steps.append(("immune-magic", -magic, "TH-TRT-6"))
            magic = 0
        if monster in ONLY_MAGIC:  # TH-TRT-8
            if steps is not None and attack:
                steps.append(("only-magic", -attack, "TH-TRT-8"))
            attack = 0
        if monster in MAGIC_HALVED:  # TH-TRT-2, TH-TRT-O2
            if steps is not None and magic:
                steps.append(("magic-halved", magic // 2 - magic, "TH-TRT-2"))
            magic //= 2
    total = attack + magic
    penalty = rank - force.light if ordinary else penalty_of(monster, rank, force.light)
    if penalty < 0:
        penalty = 0  # TH-LGT-5
    if penalty:
        if steps is not None:
            steps.append(("penalty", -min(2 * penalty, total), "TH-LGT-4"))
        total -= 2 * penalty
        if total < 0:
            total = 0
    won = total >= HEALTH[monster]  # TH-RES-1, TH-RES-2
    if not ordinary:
        if (monster in HALVED_WITHOUT_MAGIC and magic < 1) or (  # TH-TRT-3, TH-TRT-O1, TH-TRT-O3
            monster in HALVED_WITHOUT_WEAPON and not armed
        ):
            if steps is not None and total:
                steps.append(("total-halved", total // 2 - total, "TH-TRT-3"))
            total //= 2
            won = total >= HEALTH[monster]
        if monster in NEEDS_MAGIC and magic < 1:  # TH-TRT-7
            won = False
    return Reckoning(attack, magic, penalty, total, won)


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
    force = muster(turn, monster, rank, arms, FORESEEN)
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
    for piece in turn.revealed:
        card = piece.card
        if TYPE[card] == HERO:
            weapon = arms.get(piece.id)
            if not is_barred(piece, monster, rank, weapon is not None):
                light += LIGHT[card]
                if weapon is not None:
                    light += LIGHT[weapon.card]
        elif TYPE[card] != WEAPON:
            light += LIGHT[card]
    return light
