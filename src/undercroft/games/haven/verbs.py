"""The vocabulary: typed literals for what ability cards, monster cards and items do.

The kernel runs these declarations (`effects/`), and the same declarations give the cards' text (`text.py`). Which
cards, monsters and items there are is the games' affair; numbers live in the declarations and nowhere else.
"""

from __future__ import annotations

from typing import Union

import msgspec

from undercroft.core.grid import Pattern

# --- elements: a symbol is the set of elements that it can stand for -------------------------------------------------

FIRE, ICE, AIR, EARTH, LIGHT, DARK = 1, 2, 4, 8, 16, 32
WILD = 63
"""The multicoloured icon: any one element. `FIRE | AIR` is a mixed icon: either of the two, never both."""
ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")

# --- conditions: a set of conditions is one int -----------------------------------------------------------------------

INVISIBLE, STRENGTHEN, BLESS, WOUND, POISON, IMMOBILIZE, DISARM, MUDDLE, STUN, CURSE = (1 << bit for bit in range(10))
CONDITIONS = (
    "invisible", "strengthen", "bless", "wound", "poison", "immobilize", "disarm", "muddle", "stun", "curse",
)  # fmt: skip
POSITIVE = INVISIBLE | STRENGTHEN | BLESS
NEGATIVE = WOUND | POISON | IMMOBILIZE | DISARM | MUDDLE | STUN | CURSE
TIMED = INVISIBLE | STRENGTHEN | IMMOBILIZE | DISARM | MUDDLE | STUN
"""Those that end with the figure's next turn; wound and poison stay until a heal (BB-CON-9 to 13, JL-CND-3, 4)."""

# --- who is meant ----------------------------------------------------------------------------------------------------

SELF = "self"
ENEMY = "enemy"
ALLY = "ally"
SELF_OR_ALLY = "self_or_ally"
SELF_AND_ALLIES = "self_and_allies"
OTHERS = "others"
"""Allies and enemies alike, but not oneself."""
SAME = "same"
"""Whom the action before it was aimed at: the enemy just disarmed, the ally just granted an attack."""

ALL = 99
"""As a number of targets: every figure that fits, without choosing."""

ROUND, PERSISTENT = "round", "persistent"

Value = Union[int, str]
"""A number, or the name of a quantity that the game works out (`CardHooks.quantity`): "level_half", "damage_dealt"."""


class Adds(msgspec.Struct, frozen=True, kw_only=True):
    """What an element, a situation, a bonus, an item or a modifier adds to an action. Everything adds up.

    Numbers concern the action they are added to: `attack` an attack's value, `move` a move's, `range` any range.
    """

    attack: int = 0
    move: int = 0
    heal: int = 0
    shield: int = 0
    retaliate: int = 0
    """While an attack on you is resolved: retaliate this much against it."""
    range: int = 0
    targets: int = 0
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: int = 0
    """On each target."""
    own_conditions: int = 0
    """On the acting figure."""
    advantage: bool = False
    disadvantage: bool = False
    jump: bool = False
    ranged: int = 0
    """Makes a melee attack a ranged one of this range (BB-FOC-O1)."""
    reach: int = 0
    """Makes a melee attack reach this far; it stays melee."""
    area: Pattern | None = None
    ignore_shield: bool = False
    times: int = 1
    """Multiplies the value."""
    experience: int = 0
    infuse: tuple[int, ...] = ()
    damage: "Damage | None" = None
    """Suffered after the attack by those that it names."""
    actions: tuple["Action", ...] = ()
    """Performed after the action is over."""
    special: str = ""
    """A named rule of the game for what fits no other word."""


NO_ADDS = Adds()


class Consume(msgspec.Struct, frozen=True):
    """An element cost: every one of `symbols` is paid with one charge; buys `adds`, or cancels the action."""

    symbols: tuple[int, ...]
    adds: Adds = Adds()
    cancels: bool = False
    """The action is left out (a curse on oneself that dark prevents)."""


class When(msgspec.Struct, frozen=True):
    """Adds in a situation that the kernel or the game knows by name (`CardHooks.holds`), such as `target_poisoned`.

    `per` multiplies the addition by a named quantity (one for each obstacle beside the target)."""

    test: str
    adds: Adds
    per: str = ""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """One item of an ability, between two lines on the card."""

    consume: tuple[Consume, ...] = ()
    when: tuple[When, ...] = ()
    mandatory: bool = False
    """Cannot be skipped once any part of the ability is performed (BB-MAN-1, JL-TRN-F1)."""
    then: tuple["Action", ...] = ()
    """Performed only if this action really was."""
    special: str = ""
    """A named rule of the game that runs with this action."""


class Move(Action, frozen=True, kw_only=True):
    """Move up to so many points; a monster goes where its focus leads it."""

    value: Value
    jump: bool = False
    plain: bool = False
    """Difficult terrain costs nothing extra."""
    relative: bool = False
    """The value is added to the monster's own (Jaws' "Move +1")."""
    through: Adds = Adds()
    """Conditions and damage for enemies moved through."""
    path: bool = False
    """The way matters to the card, so every step may be chosen."""


class Aimed(Action, frozen=True, kw_only=True):
    """Everything with targets. `range` 0 is an adjacent target; `targets` ALL takes everyone who fits."""

    range: int = 0
    targets: int = 1
    who: str = ENEMY
    where: str = ""
    """A named test that a target must pass (`CardHooks.fits`): `beside_wall`, `not_boss`, `beside_last_target`."""


class Attack(Aimed, frozen=True, kw_only=True):
    """`range` 0 is melee, any other number a ranged attack at every distance; `reach` lets melee go further."""

    value: Value
    relative: bool = False
    reach: int = 1
    area: Pattern | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    conditions: int = 0
    own_conditions: int = 0
    advantage: bool = False
    ignore_shield: bool = False
    splash: "Damage | None" = None
    """Suffered by enemies beside the target when the attack is over."""


class Heal(Aimed, frozen=True, kw_only=True):
    """Restore hit points and remove wound and poison, which eats the healing; `conditions` come with it."""

    value: Value
    conditions: int = 0


class Condition(Aimed, frozen=True, kw_only=True):
    """A condition action; positive ones go to the acting figure's side, negative ones to its enemies (`who`)."""

    conditions: int


class Push(Aimed, frozen=True, kw_only=True):
    """Move targets away, hex by hex; `conditions` follow."""

    value: Value
    conditions: int = 0


class Pull(Aimed, frozen=True, kw_only=True):
    """Move targets nearer, hex by hex; `conditions` follow."""

    value: Value
    conditions: int = 0


class Damage(Aimed, frozen=True, kw_only=True):
    """Suffering damage without an attack; nothing changes it."""

    value: Value


class Shield(Action, frozen=True, kw_only=True):
    """A bonus for as long as the ability's icon says; `who` SELF unless the card names another."""

    value: Value
    who: str = SELF


class Retaliate(Action, frozen=True, kw_only=True):
    """A bonus: whoever attacks the figure from within `range` suffers this much."""

    value: Value
    range: int = 1
    push: int = 0
    conditions: int = 0
    """Added effects follow its damage (BB-RET-4)."""


class Flying(Action, frozen=True, kw_only=True):
    """A bonus."""


class Bonus(Action, frozen=True, kw_only=True):
    """A written lasting bonus: `adds` (or `actions`) whenever `on` happens and `test` holds.

    on       attack, move, heal       the owner performs one (`kind`: "", melee, ranged; `single`: one target)
             attacked                 somebody attacks the owner
             grant                    an attack that the owner grants
             approached               an enemy enters a hex beside the owner
             kill, turn_start, turn_end, healed, always
    uses     how often; 0 is without limit. In Jaws the cells' experience stands in the ability's `slots`.
    """

    on: str
    adds: Adds = Adds()
    actions: tuple[Action, ...] = ()
    kind: str = ""
    single: bool = False
    test: str = ""
    uses: int = 0
    keep: bool = False
    """May not be ended before its time."""


class Loot(Action, frozen=True, kw_only=True):
    """Pick up everything within so many hexes."""

    value: int


class Recover(Action, frozen=True, kw_only=True):
    """Take cards back: from `piles` (hand, discard, lost), of card level at most `level` (0: any)."""

    count: int
    piles: tuple[str, ...] = ("hand", "discard")
    level: int = 0


class Control(Aimed, frozen=True, kw_only=True):
    """Enemies perform actions as the controlling figure decides; `aim` names whom they attack (`CardHooks.fits`)."""

    actions: tuple[Action, ...]
    aim: str = ""


class Grant(Aimed, frozen=True, kw_only=True):
    """Allies may perform actions; `price` is suffered by an ally that does."""

    actions: tuple[Action, ...]
    aim: str = ""
    price: int = 0
    who: str = ALLY


class Infuse(Action, frozen=True, kw_only=True):
    """Creates charges or infuses elements outside an ability's own `infuse` line."""

    symbols: tuple[int, ...]


class Cleanse(Action, frozen=True, kw_only=True):
    """Remove conditions from oneself."""

    count: int = 1
    kinds: int = NEGATIVE


class Experience(Action, frozen=True, kw_only=True):
    """Gain experience."""

    value: int


class ByElement(Action, frozen=True, kw_only=True):
    """An action of its own that exists only if the elements are paid ("with fire: Shield 1")."""

    symbols: tuple[int, ...]
    actions: tuple[Action, ...]
    experience: int = 0


class If(Action, frozen=True, kw_only=True):
    """Actions that are there only if a named test holds; `optional` where the card says "you may"."""

    test: str
    actions: tuple[Action, ...]
    optional: bool = False
    experience: int = 0


class DestroyObstacle(Action, frozen=True, kw_only=True):
    """Take obstacles off the map, with `objectives` also special objects."""

    count: int = 1
    range: int = 1
    area: bool = False
    """Every obstacle in the area of the attack before it."""
    objectives: bool = False


class CreateTrap(Action, frozen=True, kw_only=True):
    """Lay traps of this damage and these conditions on empty hexes."""

    damage: Value
    count: int = 1
    range: int = 1
    conditions: int = 0
    where: str = ""


class Special(Action, frozen=True, kw_only=True):
    """What fits no other word: a function of the game under `name`, with a message of its own."""

    name: str
    value: int = 0


class Ability(msgspec.Struct, frozen=True):
    """A half of a card or a monster's column: actions from top to bottom and the icons beside them."""

    actions: tuple[Action, ...]
    duration: str = ""
    """"", ROUND or PERSISTENT: how long its bonuses run and the card stays in the active area."""
    lost: bool = False
    forever: bool = False
    """Lost beyond recovery (BB-LOS-3)."""
    experience: int = 0
    infuse: tuple[int, ...] = ()
    slots: tuple[int, ...] = ()
    """Experience gained when the token leaves each cell; the number of cells limits the bonus (JL-ACT-6 to 9)."""


class Traits(msgspec.Struct, frozen=True, kw_only=True):
    """What a figure always has: a monster card's permanent bonuses, effects of all its attacks, immunities."""

    shield: int = 0
    retaliate: tuple[Retaliate, ...] = ()
    flying: bool = False
    attack: Adds = NO_ADDS
    immune: int = 0
    attackers_disadvantage: bool = False
    on_death: "Damage | None" = None


class MonsterAbility(msgspec.Struct, frozen=True):
    """One column (Bugs) or one ability card (Jaws) of a monster type."""

    initiative: int
    actions: tuple[Action, ...]
    infuse: tuple[int, ...] = ()
    shuffle: bool = False


# --- items -----------------------------------------------------------------------------------------------------------

SPENT, LOST, PASSIVE = "spent", "lost", "passive"


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """An item: where it is worn, what use does to it, when it works and what it does.

    on       attack, move             one of your own (narrowed by `kind` and `single`)
             attacked                 an attack against you, after its roll and before damage
             after_attack, after_attacked
             turn                     any time in your turn between actions
             initiative, top          after initiative is known; after you performed a card's top ability
    whole    how far `adds` goes: "" that one attack or move, `action` the whole action, `turn`, `round`
    """

    id: str
    slot: str
    use: str
    on: str
    cost: tuple[int, ...] = ()
    adds: Adds = Adds()
    actions: tuple[Action, ...] = ()
    whole: str = ""
    kind: str = ""
    single: bool = False
    price: int = 0
    """In gold (Jaws)."""


def names(mask: int) -> list[str]:
    """The names of a set of conditions, in the fixed order."""
    return [name for bit, name in enumerate(CONDITIONS) if mask >> bit & 1]


def mask_of(*conditions: str) -> int:
    """The set of these conditions."""
    return sum(1 << CONDITIONS.index(name) for name in conditions)


def elements_of(symbol: int) -> list[str]:
    """The elements that a symbol can stand for."""
    return [name for bit, name in enumerate(ELEMENTS) if symbol >> bit & 1]
