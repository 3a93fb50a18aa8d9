"""All 98 cards of the box, home-made ones, and the tables that the rules read: one per printed number or ability.

The tables are made from the declarations once; whoever adds a card adds a declaration and nothing else.
"""

from __future__ import annotations

from typing import TypeVar

from undercroft.games.thunderstone.cards import verbs as do
from undercroft.games.thunderstone.cards.heroes import HEROES
from undercroft.games.thunderstone.cards.model import DISEASE as DISEASE
from undercroft.games.thunderstone.cards.model import HERO as HERO
from undercroft.games.thunderstone.cards.model import ITEM as ITEM
from undercroft.games.thunderstone.cards.model import MONSTER as MONSTER
from undercroft.games.thunderstone.cards.model import SPELL as SPELL
from undercroft.games.thunderstone.cards.model import WEAPON as WEAPON
from undercroft.games.thunderstone.cards.model import Card
from undercroft.games.thunderstone.cards.monsters import MONSTERS
from undercroft.games.thunderstone.cards.ours import OURS
from undercroft.games.thunderstone.cards.village import VILLAGE

V = TypeVar("V", bound=do.Verb)

BOX: tuple[Card, ...] = (*HEROES, *VILLAGE, *MONSTERS)
"""The 98 cards that the box prints."""
CARDS: dict[str, Card] = {card.id: card for card in (*BOX, *OURS)}

THUNDERSTONE = "stone_of_mystery"
BASIC = ("militia", "torch", "iron_rations", "dagger")
"""The stacks of every game, in the order they are shown (TH-SET-11)."""
HERO_GROUPS: tuple[str, ...] = tuple(dict.fromkeys(card.group for card in HEROES))
MONSTER_GROUPS: tuple[str, ...] = tuple(dict.fromkeys(card.group for card in MONSTERS if card.type == MONSTER))
VILLAGE_CARDS: tuple[str, ...] = tuple(card.id for card in VILLAGE if card.id not in BASIC and card.type != DISEASE)
OUR_HERO_GROUPS: tuple[str, ...] = tuple(dict.fromkeys(card.group for card in OURS if card.type == HERO))
OUR_MONSTER_GROUPS: tuple[str, ...] = tuple(dict.fromkeys(card.group for card in OURS if card.type == MONSTER))
OUR_VILLAGE_CARDS: tuple[str, ...] = tuple(card.id for card in OURS if card.type not in (HERO, MONSTER))

FIRST_MONSTERS = ("ooze", "enchanted", "undead_doom")
"""The set for a first game (TH-SET-5)."""
FIRST_HEROES = ("lorigg", "regian", "thyrian", "elf")
FIRST_VILLAGE = (
    "spear", "short_sword", "magical_aura", "battle_fury", "fireball", "flaming_sword", "lightstone_gem", "town_guard",
)  # fmt: skip

TYPE: dict[str, str] = {card.id: card.type for card in CARDS.values()}
GOLD: dict[str, int] = {card.id: card.gold or 0 for card in CARDS.values()}
PRICE: dict[str, int] = {card.id: card.price or 0 for card in CARDS.values()}
LIGHT: dict[str, int] = {card.id: card.light for card in CARDS.values()}
ATTACK: dict[str, int] = {card.id: card.attack for card in CARDS.values()}
MAGIC: dict[str, int] = {card.id: card.magic for card in CARDS.values()}
POINTS: dict[str, int] = {card.id: card.points for card in CARDS.values()}
STRENGTH: dict[str, int] = {card.id: card.strength for card in CARDS.values()}
WEIGHT: dict[str, int] = {card.id: card.weight for card in CARDS.values()}
HEALTH: dict[str, int] = {card.id: card.health for card in CARDS.values()}
EXPERIENCE: dict[str, int] = {card.id: card.experience for card in CARDS.values()}
USABLE_IN_VILLAGE, USABLE_IN_DUNGEON, IS_WEAPON = 1, 2, 4
ROLES: dict[str, int] = {
    card.id: bool(card.village) * USABLE_IN_VILLAGE
    + bool(card.dungeon) * USABLE_IN_DUNGEON
    + (card.type == WEAPON) * IS_WEAPON
    for card in CARDS.values()
}
"""Bits that say at a glance what questions a card may raise."""
FOOD = frozenset(card.id for card in CARDS.values() if "food" in card.traits)
EDGED = frozenset(card.id for card in CARDS.values() if "edged" in card.traits)
FIGHTERS = frozenset(card.id for card in CARDS.values() if "fighter" in card.classes)
CLERICS = frozenset(card.id for card in CARDS.values() if "cleric" in card.classes)
LIGHT_ITEMS = frozenset(card.id for card in CARDS.values() if card.type == ITEM and card.light)  # TH-CAR-6
MAGICAL = frozenset(
    card.id for card in CARDS.values() if card.type == ITEM or (card.type == SPELL and card.magic)
)  # TH-CAR-14
CURSED = frozenset(
    card.id for card in CARDS.values() if card.type == MONSTER and {"doomknight", "undead"} & set(card.traits)
)
"""Doomknights and Undead, whom the Warhammer hates (TH-CAR-34)."""


READ: set[type[do.Verb]] = set()
"""Verbs that the rules read from a table of cards, such as those below, instead of running them."""


def having(verb: type[V]) -> dict[str, V]:
    """The cards with this trait, battle effect or after-victory ability, and what they say of it."""
    READ.add(verb)
    return {
        card.id: found
        for card in CARDS.values()
        for found in (*card.always, *card.battle, *card.victory)
        if type(found) is verb
    }


FAR_ATTACK = {card: verb.attack for card, verb in having(do.FarAttack).items()}
EDGED_ATTACK = {card: verb.attack for card, verb in having(do.EdgedAttack).items()}
NOT_RANK_ONE = frozenset(having(do.NotRankOne))
HELP_MILITIA = {card: verb.attack for card, verb in having(do.HelpMilitia).items()}
HELP_OTHERS = {card: verb.attack for card, verb in having(do.HelpOthers).items()}
MAGIC_PER_ITEM = {card: verb.magic for card, verb in having(do.MagicPerItem).items()}
DOUBLES = frozenset(having(do.DoubleMagic))
HELPERS = DOUBLES.union(HELP_MILITIA, HELP_OTHERS, MAGIC_PER_ITEM)
UNVARYING = frozenset(card for card in CARDS if TYPE[card] == HERO).difference(FAR_ATTACK, MAGIC_PER_ITEM)
"""Heroes who give the same against every rank and beside every other card."""
CHOOSY = NOT_RANK_ONE.union(EDGED_ATTACK)
"""Heroes to whom it matters which weapon they hold."""
STRONG_BEARER = having(do.StrongBearer)
DEMANDING = frozenset(STRONG_BEARER).union(having(do.HolyBearer))
"""Weapons that give some bearers more than others."""
HOLY_BEARER = {card: verb.attack for card, verb in having(do.HolyBearer).items()}
LESS_LIGHT = {card: verb.light for card, verb in having(do.LessLight).items()}
NEEDS_MAGIC = frozenset(having(do.NeedsMagic))
HALVED_WITHOUT_MAGIC = frozenset(having(do.HalvedWithoutMagic))
HALVED_WITHOUT_WEAPON = frozenset(having(do.HalvedWithoutWeapon))
IMMUNE_TO_MAGIC = frozenset(having(do.ImmuneToMagic))
IMMUNE_TO_EDGED = frozenset(having(do.ImmuneToEdged))
ONLY_MAGIC = frozenset(having(do.OnlyMagic))
MAGIC_HALVED = frozenset(having(do.MagicHalved))
UNARMED_BARRED = frozenset(having(do.UnarmedBarred))
NEEDS_LIGHT = frozenset(having(do.NeedsLight))
WEAKENS = {card: verb.strength for card, verb in having(do.Weaken).items()}
RALLY = {card: verb.attack for card, verb in having(do.Rally).items()}
RETURNS = frozenset(having(do.ReturnOne))
FAR_EXPERIENCE = {card: verb.tokens for card, verb in having(do.FarExperience).items()}
BREACHES = frozenset(card.id for card in CARDS.values() if card.breach)
ORDINARY = frozenset(card.id for card in CARDS.values() if card.type == MONSTER and not card.always)
"""Monsters without traits: against them the total is the plain sum less the light penalty."""
PLAIN = frozenset(card.id for card in CARDS.values() if card.type == MONSTER).difference(
    UNARMED_BARRED, NEEDS_LIGHT, IMMUNE_TO_EDGED, having(do.Bar)
)
"""Monsters against whom it only counts how much attack each weapon adds in whose hands."""

GROUP_CARDS: dict[str, tuple[str, ...]] = {
    group: tuple(card.id for card in CARDS.values() if card.group == group)
    for group in (*HERO_GROUPS, *OUR_HERO_GROUPS, *MONSTER_GROUPS, *OUR_MONSTER_GROUPS)
}
"""A hero group's cards from level 1 to 3; a monster group's five cards."""
NEXT_LEVEL: dict[str, str] = {
    low: high
    for group in (*HERO_GROUPS, *OUR_HERO_GROUPS)
    for low, high in zip(GROUP_CARDS[group], GROUP_CARDS[group][1:], strict=False)
}
TO_LEVEL: dict[str, int] = {card.id: card.to_level for card in CARDS.values() if card.to_level is not None}
MIN_TO_LEVEL = min(TO_LEVEL.values())
"""With less experience than this nobody can be levelled (TH-LVL-1)."""
FIRST_LEVEL = frozenset(card.id for card in CARDS.values() if card.type == HERO and card.level == 1)
