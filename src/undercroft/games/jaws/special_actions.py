"""Actions that only Jaws has: loot, recovery, named specials, and what follows an action with a `special`.

Grants are in `grants.py`, obstacles and traps in `obstacles.py`, tokens in `tokens.py`; the kernel calls all of them
through `perform_other` and `AFTER`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, OFF
from undercroft.games.haven.damage import gain, suffer, suffer_all
from undercroft.games.haven.effects import ActionContext, candidates, whole
from undercroft.games.haven.effects.targets import DAMAGE_TARGET
from undercroft.games.haven.events import Expired
from undercroft.games.haven.figures import index
from undercroft.games.haven.ids import cell_id
from undercroft.games.haven.monsters.actions import MONSTER_VICTIM
from undercroft.games.haven.options import AIM, SKIP, YES
from undercroft.games.haven.verbs import Action
from undercroft.games.jaws import loot, tokens
from undercroft.games.jaws.abilities import use_half
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.crash_protocol import crash
from undercroft.games.jaws.events import (
    CHOSEN,
    DeckChanged,
    MaxHealthChanged,
    Recovered,
    TokenMoved,
    place_of,
    tell_cards,
)
from undercroft.games.jaws.grants import act_grant, eye_of_the_void
from undercroft.games.jaws.ids import MONSTER_DECK
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.obstacles import act_destroy, act_trap, move_trap, rubble
from undercroft.games.jaws.options import HERO, TAKE_CARD, acting_hero, card_verb
from undercroft.games.jaws.state import NOT_IN_PLAY, Hero, Jaws

LOOT_TAKE: Question[Jaws] = Question("loot.take", YES, SKIP, about=(HERO,), clause="JL-TRN-F1 JL-LOT-1")
RECOVER: Question[Jaws] = Question("recover.card", card_verb("card", acting_hero), clause="JL-CRD-F1")
EXPOSE: Question[Jaws] = Question("expose.who", AIM, SKIP, clause="JL-SHD-1")
HASTE_CARD: Question[Jaws] = Question("haste.card", TAKE_CARD, about=(HERO,), clause="JL-ITM-1")


def perform_other(state: Jaws, deed: ActionContext, action: Action) -> Flow[bool]:
    """One action that the kernel does not know; True if it was performed."""
    rule = _ACTS.get(type(action))
    if rule is None:
        raise NotImplementedError(f"{type(action).__name__} is not known")
    return (yield from rule(state, deed, action))


# --- loot and recovery ------------------------------------------------------------------------------------------------


def act_loot(state: Jaws, deed: ActionContext, action: e.Loot) -> Flow[bool]:
    """All tokens on one's own hex and within range and sight; not without picking something up (JL-LOT-1, 2, F1)."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, action.value)
    if actor.side != HEROES:
        return loot.vanish(state, actor, board)  # JL-LOT-4
    hero = state.heroes[actor.number]
    if not loot.lies(state, hero, board):
        return False
    option = yield LOOT_TAKE.ask(deed.seats, [("yes",), ("skip",)], (actor.number,))
    if option[0] == "skip":
        return False
    near = state.kernel.map.grid(state).neighbour_bits[actor.cell]
    foes = sum(
        1 for f in state.figures if f.cell != OFF and f.side != HEROES and not f.is_objective and near >> f.cell & 1
    )
    total = yield from loot.take(state, hero, actor, board)
    if total and foes >= 2:
        hero.tally.picked = True
    return True


def act_recover(state: Jaws, deed: ActionContext, action: e.Recover) -> Flow[bool]:
    """Take a card back from the discard (JL-CRD-F1)."""
    hero = state.heroes[deed.actor.number]
    before = len(hero.hand)
    for _ in range(action.count):
        if not hero.discard:
            break
        card = hero.discard[0]
        if len(hero.discard) > 1:
            options: list[Option] = [("card", card) for card in hero.discard]
            option = yield RECOVER.ask(hero.seat, options)
            card = str(option[1])
        hero.discard.remove(card)
        hero.hand.append(card)
        if state.log is not None:
            state.tell(Recovered(hero=deed.actor.number, card=card))
    return len(hero.hand) > before


# --- what has a name --------------------------------------------------------------------------------------------------


Special = Callable[[Jaws, ActionContext, e.Special], Flow[bool]]


def act_special(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    return (yield from SPECIALS[action.name](state, deed, action))


def bless_monsters(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    if state.blesses:
        state.blesses -= 1
        state.deck.draw.append("bless")
        if state.log is not None:
            state.tell(DeckChanged(figure=index(state, deed.actor), card="bless", deck=MONSTER_DECK))
    return True
    yield


def max_hp(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    deed.actor.max_health += action.value
    if state.log is not None:
        state.tell(MaxHealthChanged(figure=index(state, deed.actor), most=deed.actor.max_health))
    return True
    yield


def expose(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Drill Fist: this round everybody ignores the Shield of an adjacent normal or elite enemy."""
    aim = e.Condition(conditions=0, where="not_boss")
    found = candidates(state, deed, aim, 1, [])
    if not found:
        return False
    options: list[Option] = [("aim", at) for at in found]
    options.append(("skip",))
    option = yield EXPOSE.ask(deed.seats, options, (index(state, deed.actor),))
    if option[0] == "skip":
        return False
    if option[1] not in state.marks.exposed:
        state.marks.exposed.append(int(option[1]))
    return True


def hex_nearest(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Black Sludge: the nearest enemy in sight suffers 1 plus half the level, rounded up."""
    actor = deed.actor
    grid = state.kernel.map.grid(state)
    walk = grid.walk[actor.cell]
    seen = [f for f in state.figures if f.cell != OFF and f.side != actor.side and grid.sees[actor.cell] >> f.cell & 1]
    if not seen:
        return False
    least = min(walk[f.cell] for f in seen)
    near = [f for f in seen if walk[f.cell] == least]
    target = near[0]
    if len(near) > 1:
        options: list[Option] = [("target", index(state, f)) for f in near]
        option = yield MONSTER_VICTIM.ask(deed.seats, options, (index(state, actor),), "JL-MMV-13")
        target = state.figures[int(option[1])]
    yield from suffer(state, target, state.kernel.cards.quantity(state, "one_and_half_level", actor, None), actor)
    return True


def boss_special(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """JL-BOS-3: the special ability of that number."""
    done: bool = yield from state.kernel.special_rules(state).boss(state, deed, action.value)
    return done


def extra_bottom(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Ring of Haste: one more hand card for its bottom half, right away."""
    hero = state.heroes[deed.actor.number]
    options: list[Option] = [("card", card) for card in hero.hand]
    option = yield HASTE_CARD.ask(hero.seat, options, (deed.actor.number,))
    card = str(option[1])
    hero.hand.remove(card)
    hero.chosen.append(card)
    tell_cards(state, hero, (card,), CHOSEN)
    yield from use_half(state, deed.actor.number, card, "bottom", False)
    return True


SPECIALS: dict[str, Special] = {
    "favorite": tokens.favorite,
    "new_favorite": tokens.favorite,
    "return_favorite": tokens.return_favorite,
    "rip_favorite": tokens.rip_favorite,
    "bless_monsters": bless_monsters,
    "max_hp": max_hp,
    "expose": expose,
    "rubble": rubble,
    "move_trap": move_trap,
    "sand_devil": tokens.sand_devil,
    "ward": tokens.ward,
    "crash": crash,
    "eye_of_the_void": eye_of_the_void,
    "hex_nearest": hex_nearest,
    "boss_special": boss_special,
    "extra_bottom": extra_bottom,
}


# --- what follows an action -------------------------------------------------------------------------------------------


def after_strangle(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Each attack on the marked target costs it 1 damage more this round, 2 with fire."""
    for target in deed.last:
        if target.cell != OFF:
            state.marks.strangled[index(state, target)] = 2 if memory_of(deed).paid & e.FIRE else 1
    return
    yield


def after_no_heal(state: Jaws, deed: ActionContext) -> Flow[None]:
    for target in deed.last:
        if target.cell != OFF:
            state.marks.unhealable.append(index(state, target))
    return
    yield


def after_retrieve(state: Jaws, deed: ActionContext) -> Flow[None]:
    """The token of an attacked holder goes back to its card, also from where the holder died (JL-ATK-O4)."""
    hero = state.heroes[deed.actor.number]
    if memory_of(deed).hit_favorite and hero.favorite != NOT_IN_PLAY:
        tokens.take_favorite(state, hero)
    return
    yield


def after_excess(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Fearsome Efficiency: what was left after a kill is suffered by one enemy beside the place of death."""
    for target in deed.last:
        at = index(state, target)
        cell = state.marks.fell.get(at, OFF)
        if target.cell != OFF or cell < 0:
            continue
        left = memory_of(deed).excess
        near = state.kernel.map.grid(state).neighbour_bits[cell]
        found = [o for o, f in enumerate(state.figures) if f.cell != OFF and f.side != HEROES and near >> f.cell & 1]
        if left > 0 and found:
            chosen = found[0]
            if len(found) > 1:
                options: list[Option] = [("aim", one) for one in found]
                option = yield DAMAGE_TARGET.ask(deed.seats, options, (deed.actor.number,), "JL-DMG-3")
                chosen = int(option[1])
            yield from suffer(state, state.figures[chosen], left, deed.actor)


def after_cut_through(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Blade Dance: enemies moved through suffer 1, with light 2."""
    amount = 2 if memory_of(deed).paid & e.LIGHT else 1
    passed = whole(state, [f for f in state.figures if f.side != HEROES and f.cell in deed.entered[:-1]])
    yield from suffer_all(state, [(other, amount) for other in passed], deed.actor, deed.seats)


def after_loot_each_hex(state: Jaws, deed: ActionContext) -> Flow[None]:
    board = sum(1 << cell for cell in set(deed.entered))
    if loot.lies(state, state.heroes[deed.actor.number], board):
        yield from loot.take(state, state.heroes[deed.actor.number], deed.actor, board)


def after_bless_cured(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Close to the Abyss: an ally that lost poison by this heal is blessed."""
    for target in deed.last:
        if target is not deed.actor and target in deed.cured:
            gain(state, target, e.BLESS)
    return
    yield


def after_lull(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Both targets lose Stun if one of them suffers damage this round, or if the card leaves play."""
    for target in deed.last:
        state.marks.lulled.append(index(state, target))
    return
    yield


AFTER: dict[str, Callable[[Jaws, ActionContext], Flow[None]]] = {
    "strangle": after_strangle,
    "no_heal": after_no_heal,
    "retrieve": after_retrieve,
    "excess": after_excess,
    "cut_through": after_cut_through,
    "loot_each_hex": after_loot_each_hex,
    "bless_cured": after_bless_cured,
    "lull": after_lull,
}


def wake(state: Jaws) -> None:
    """Lull into Oblivion: once one sleeper was hurt, or the card is gone before the round ends, all wake."""
    for at in state.marks.lulled:
        if state.log is not None and state.figures[at].conditions & e.STUN:
            state.tell(Expired(figure=at, conditions=e.STUN))
        state.figures[at].conditions &= ~e.STUN
    state.marks.lulled = []


def leave(state: Jaws, hero: Hero, source: str) -> None:
    """What leaves the map with a card."""
    for action in ABILITIES[source].actions:
        if not isinstance(action, e.Special):
            if action.special == "lull":
                wake(state)
            continue
        if action.name in ("favorite", "new_favorite"):
            hero.favorite, hero.favorite_cell = NOT_IN_PLAY, OFF
        elif action.name == "sand_devil":
            cell, state.tokens.sand_devil = state.tokens.sand_devil, OFF
            if cell >= 0 and state.log is not None:
                state.tell(TokenMoved(token="sand-devil", source=cell_id(cell)))
            if cell >= 0 and cell not in state.traps:
                state.hazards &= ~(1 << cell)
        elif action.name == "ward":
            cell, state.tokens.ward = state.tokens.ward, OFF
            if cell >= 0:
                if state.log is not None:
                    state.tell(TokenMoved(token="ward", source=cell_id(cell)))
                state.parts.remove(1 << cell)
                state.obstacles &= ~(1 << cell)
        elif action.name == "max_hp":
            figure = state.figures[state.heroes.index(hero)]
            figure.max_health -= action.value
            lost = max(0, figure.health - figure.max_health)
            figure.health -= lost
            if figure.cell != OFF and state.log is not None:
                at, left = place_of(state, hero), figure.health
                state.tell(MaxHealthChanged(figure=at, most=figure.max_health, lost=lost, left=left))


_ACTS: dict[type[Action], Callable[[Jaws, ActionContext, Any], Flow[bool]]] = {
    e.Loot: act_loot,
    e.Recover: act_recover,
    e.Grant: act_grant,
    e.DestroyObstacle: act_destroy,
    e.CreateTrap: act_trap,
    e.Special: act_special,
}
