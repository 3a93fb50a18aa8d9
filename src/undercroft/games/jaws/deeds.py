"""Actions that only Jaws has: loot, grants, destroying obstacles, making traps, tokens of cards, and named specials.

The kernel hands them over (`other`), and calls `AFTER` when an action with a `special` was performed.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.core.grid import cells
from undercroft.core.request import Choice, Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, boost, strike
from undercroft.games.haven.battlefield import HEROES, Figure, index
from undercroft.games.haven.damage import gain, suffer, suffer_all
from undercroft.games.haven.effects import ActionContext, candidates, earn, pay_for, perform, whole
from undercroft.games.haven.movement import ground
from undercroft.games.haven.options import SKIP_OPTION as SKIP
from undercroft.games.haven.verbs import Action
from undercroft.games.jaws import loot, rooms
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.kernel.map import spring
from undercroft.games.jaws.state import Context, Hero, Jaws, context_of


def perform_other(state: Jaws, deed: ActionContext, action: Action) -> Flow[bool]:
    """One action that the kernel does not know; True if it was performed."""
    rule = _ACTS.get(type(action))
    if rule is None:
        raise NotImplementedError(f"{type(action).__name__} is not known")
    return (yield from rule(state, deed, action))


def _context(state: Jaws) -> Context:
    context: Context = context_of(state)
    return context


# --- loot and recovery ------------------------------------------------------------------------------------------------


def act_loot(state: Jaws, deed: ActionContext, action: e.Loot) -> Flow[bool]:
    """All tokens on one's own hex and within range and sight; not without picking something up (JL-LOT-1, 2, F1)."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, action.value)
    if actor.side != HEROES:
        return loot.vanish(state, board)  # JL-LOT-4
    hero = state.heroes[actor.number]
    if not loot.lies(state, hero, board):
        return False
    option = yield Choice(deed.seats, "loot.take", [("yes",), SKIP], (actor.number,), "JL-TRN-F1 JL-LOT-1")
    if option[0] == "skip":
        return False
    near = state.kernel.map.grid(state).neighbour_bits[actor.cell]
    foes = sum(
        1 for f in state.figures if f.cell >= 0 and f.side != HEROES and not f.is_objective and near >> f.cell & 1
    )
    total = yield from loot.take(state, hero, actor, board)
    if total and foes >= 2:
        hero.tally.picked = True
    return True


def act_recover(state: Jaws, deed: ActionContext, action: e.Recover) -> Flow[bool]:
    """Take a card back from the discard (JL-CRD-F1)."""
    hero = state.heroes[deed.actor.number]
    done = False
    for _ in range(action.count):
        if not hero.discard:
            break
        card = hero.discard[0]
        if len(hero.discard) > 1:
            options: list[Option] = [("card", card) for card in hero.discard]
            option = yield Choice(hero.seat, "recover.card", options, (), "JL-CRD-F1")
            card = str(option[1])
        hero.discard.remove(card)
        hero.hand.append(card)
        done = True
    return done


# --- grants -----------------------------------------------------------------------------------------------------------


def act_grant(state: Jaws, deed: ActionContext, action: e.Grant) -> Flow[bool]:
    """Allies may act; each decides himself whether and how (JL-CTL-1 to 7)."""
    context = _context(state)
    enemies = [figure for figure in deed.last if figure.side != HEROES]
    found = candidates(state, deed, action, action.range or 1, [])
    if action.who in (e.ALLY, e.SELF_AND_ALLIES):
        found = [at for at in found if at < len(state.heroes)]
    chosen: list[int] = []
    most = action.targets if action.who != e.SAME else e.ALL
    while found and len(chosen) < most:
        if most >= e.ALL:
            at = found[0]
            if len(found) > 1:  # JL-CTL-7: one after the other, in the order that the granting player likes
                options: list[Option] = [("aim", one) for one in found]
                option = yield Choice(deed.seats, "grant.order", options, (index(state, deed.actor),), "JL-CTL-7")
                at = int(option[1])
        else:
            options = [("aim", at) for at in found]
            options.append(SKIP)
            option = yield Choice(deed.seats, "grant.who", options, (index(state, deed.actor),), "JL-CTL-1")
            if option[0] == "skip":
                break
            at = int(option[1])
        found.remove(at)
        chosen.append(at)
    acted: list[Figure] = []
    outer, context.granted = context.granter, False
    for at in chosen:
        figure = state.figures[at]
        if figure.cell >= 0 and (yield from _allow(state, deed, action, figure, enemies)):
            acted.append(figure)
    context.granter = outer
    context.deed = deed
    deed.last = acted
    return bool(acted)


def _allow(state: Jaws, deed: ActionContext, action: e.Grant, figure: Figure, enemies: list[Figure]) -> Flow[bool]:
    """One figure acts, if it wants to."""
    own = at_hero(figure)
    seat = state.heroes[figure.number].seat if own else deed.seats
    context = _context(state)
    if figure is not deed.actor:
        about = (index(state, deed.actor), index(state, figure))
        option = yield Choice(seat, "grant.accept", [("yes",), ("no",)], about, "JL-CTL-5")
        if option[0] == "no":
            return False
    if action.price:
        yield from suffer(state, figure, action.price, None)
        if figure.cell < 0:
            return True
    actions = action.actions
    if action.aim:
        target: Figure | None = enemies[0] if enemies and action.aim == "last_enemy" else None
        if action.aim == "named":
            target = yield from _name(state, deed, figure, actions)
        if target is None or target.cell < 0:
            return False
        state.marks["named"] = index(state, target)
        actions = tuple([msgspec.structs.replace(one, where="named") for one in actions])
    inner = ActionContext(figure, HEROES, seat, deed.source, deed.actor)
    inner.dealt = deed.dealt
    context.deed, context.granter = inner, deed.actor
    done = yield from perform(state, inner, actions)
    deed.dealt = inner.dealt
    return done


def at_hero(figure: Figure) -> bool:
    return figure.side == HEROES and not figure.is_objective


def _name(state: Jaws, deed: ActionContext, figure: Figure, actions: tuple[Action, ...]) -> Flow[Figure | None]:
    """The granting figure names the enemy to be attacked (Stand Fast)."""
    attack = actions[0]
    assert isinstance(attack, e.Attack)
    board = state.kernel.map.in_range(state, figure.cell, attack.range or attack.reach)
    found = [
        at
        for at, other in enumerate(state.figures)
        if other.cell >= 0 and other.side != HEROES and other is not figure and board >> other.cell & 1
    ]
    if not found:
        return None
    if len(found) == 1:
        return state.figures[found[0]]
    options: list[Option] = [("aim", at) for at in found]
    option = yield Choice(deed.seats, "grant.target", options, (index(state, figure),), "JL-CTL-1")
    return state.figures[int(option[1])]


# --- obstacles and traps ----------------------------------------------------------------------------------------------


def act_destroy(state: Jaws, deed: ActionContext, action: e.DestroyObstacle) -> Flow[bool]:
    """A whole obstacle goes if one of its hexes is in range and sight (JL-TER-3, 4)."""
    actor = deed.actor
    context = _context(state)
    context.destroyed = 0
    board = deed.area if action.area else state.kernel.map.in_range(state, actor.cell, action.range)
    left = action.count
    done = False
    while left > 0:
        near = [part for part in state.parts if part & board]
        options: list[Option] = [("obstacle", cells(part & board)[0]) for part in near]
        if action.objectives:
            options += [
                ("object", at)
                for at, other in enumerate(state.figures)
                if other.cell >= 0 and other.is_objective and other.side != HEROES and board >> other.cell & 1
            ]
        if not action.area and not done and _wholesale(state, actor):
            options += [("hex", cell) for cell in cells(board & rooms.empty(state))]
        if not options:
            break
        if action.count >= e.ALL:
            option = options[0]
        else:
            options.append(SKIP)
            option = yield Choice(deed.seats, "destroy.which", options, (index(state, actor),), "JL-TER-3")
        if option[0] == "skip":
            break
        if option[0] == "object":
            figure = state.figures[int(option[1])]
            context.destroyed |= 1 << figure.cell
            yield from suffer(state, figure, figure.health, actor)
        elif option[0] == "hex":
            context.destroyed |= 1 << int(option[1])  # Wholesale Destruction: no destruction token
        else:
            context.destroyed |= destroy(state, int(option[1]))
        done = True
        left -= 1
    return done


def _wholesale(state: Jaws, actor: Figure) -> bool:
    return actor.side == HEROES and "card:wholesale-destruction:bottom" in state.heroes[actor.number].active


def destroy(state: Jaws, cell: int) -> int:
    """Remove the obstacle on this hex, all of it; its hexes get destruction tokens."""
    part = next(part for part in state.parts if part >> cell & 1)
    state.parts.remove(part)
    state.obstacles &= ~part
    state.destroyed |= part
    if state.marks.get("ward", -1) >= 0 and part >> state.marks["ward"] & 1:
        del state.marks["ward"]
    if state.log is not None:
        state.tell("log.obstacle", clause="JL-TER-3")
    return part


def act_trap(state: Jaws, deed: ActionContext, action: e.CreateTrap) -> Flow[bool]:
    """Traps on empty hexes (JL-TRP-6)."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, action.range) & ~(1 << actor.cell)
    done = False
    for _ in range(action.count):
        free = board & rooms.empty(state)
        if action.where == "destroyed":
            free &= state.destroyed
        if action.where == "toward_enemy":
            free = _nearest_to_enemy(state, actor, free)
        if not free:
            break
        options: list[Option] = [("trap", cell) for cell in cells(free)]
        if actor.side == HEROES:
            options.append(SKIP)
        option = options[0]
        if len(options) > 1:
            option = yield Choice(deed.seats, "trap.where", options, (index(state, actor),), "JL-TRP-6")
        if option[0] == "skip":
            break
        damage = action.damage if isinstance(action.damage, int) else 0
        rooms.lay_trap(state, int(option[1]), damage, action.conditions)
        done = True
    return done


def _nearest_to_enemy(state: Jaws, actor: Figure, free: int) -> int:
    grid = state.kernel.map.grid(state)
    foes = [f.cell for f in state.figures if f.cell >= 0 and f.side != actor.side]
    gaps = {cell: min((grid.walk[cell][foe] for foe in foes), default=0) for cell in cells(free)}
    if not gaps:
        return 0
    best = min(gaps.values())
    return sum(1 << cell for cell, gap in gaps.items() if gap == best)


# --- what has a name --------------------------------------------------------------------------------------------------

Special = Callable[[Jaws, ActionContext, e.Special], Flow[bool]]


def act_special(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    return (yield from SPECIALS[action.name](state, deed, action))


def favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """The token lies on its card; of the two Favorites only one may be active."""
    hero = state.heroes[deed.actor.number]
    if hero.favorite != -2:
        return False
    hero.favorite, hero.favorite_cell = -1, -1
    return True
    yield


def return_favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    hero = state.heroes[deed.actor.number]
    if hero.favorite == -2:
        return False
    hero.favorite, hero.favorite_cell = -1, -1
    return True
    yield


def rip_favorite(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Take the token back; its holder suffers damage and a wound."""
    hero = state.heroes[deed.actor.number]
    holder = state.figures[hero.favorite]
    hero.favorite, hero.favorite_cell = -1, -1
    yield from suffer(state, holder, action.value, deed.actor)
    gain(state, holder, e.WOUND)
    return True


def bless_monsters(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    if state.blesses:
        state.blesses -= 1
        state.deck.draw.append("bless")
    return True
    yield


def max_hp(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    deed.actor.max_health += action.value
    return True
    yield


def expose(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Drill Fist: this round everybody ignores the Shield of an adjacent normal or elite enemy."""
    aim = e.Condition(conditions=0, where="not_boss")
    found = candidates(state, deed, aim, 1, [])
    if not found:
        return False
    options: list[Option] = [("aim", at) for at in found]
    options.append(SKIP)
    option = yield Choice(deed.seats, "expose.who", options, (index(state, deed.actor),), "JL-SHD-1")
    if option[0] == "skip":
        return False
    state.marks[f"exposed:{option[1]}"] = 1
    return True


def rubble(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """A hex with a destruction token within range 3: all allies and enemies in it or beside it suffer damage."""
    actor = deed.actor
    board = state.kernel.map.in_range(state, actor.cell, 3) & state.destroyed
    grid = state.kernel.map.grid(state)
    options: list[Option] = []
    for cell in cells(board):
        near = grid.neighbour_bits[cell] | 1 << cell
        if any(f.cell >= 0 and near >> f.cell & 1 and f is not actor for f in state.figures):
            options.append(("hex", cell))
    if not options:
        return False
    options.append(SKIP)
    option = yield Choice(deed.seats, "rubble.where", options, (index(state, actor),), "JL-DMG-3")
    if option[0] == "skip":
        return False
    near = grid.neighbour_bits[int(option[1])] | 1 << int(option[1])
    beside = whole(state, [f for f in state.figures if f.cell >= 0 and near >> f.cell & 1 and f is not actor])
    yield from suffer_all(state, [(other, action.value) for other in beside], actor, deed.seats)
    return True


def move_trap(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Take an adjacent trap and put it on an adjacent empty hex."""
    actor = deed.actor
    near = state.kernel.map.grid(state).neighbour_bits[actor.cell]
    traps = [cell for cell in sorted(state.traps) if near >> cell & 1]
    free = cells(near & rooms.empty(state))
    if not traps or not free:
        return False
    options: list[Option] = [("trap", cell) for cell in traps]
    options.append(SKIP)
    option = yield Choice(deed.seats, "trap.take", options, (index(state, actor),), "JL-TRP-6")
    if option[0] == "skip":
        return False
    cell = int(option[1])
    to = free[0]
    if len(free) > 1:
        option = yield Choice(deed.seats, "trap.where", [("trap", one) for one in free], (actor.number,), "JL-TRP-6")
        to = int(option[1])
    trap = state.traps[cell]
    rooms.lift_trap(state, cell)
    rooms.lay_trap(state, to, trap.damage, trap.conditions, trap.section)
    return True


def token_beside(state: Jaws, deed: ActionContext, kind: str) -> Flow[int]:
    """An adjacent empty hex for a token of a card; -1 if there is none."""
    free = cells(state.kernel.map.grid(state).neighbour_bits[deed.actor.cell] & rooms.empty(state))
    if not free:
        return -1
    if len(free) == 1:
        return free[0]
    options: list[Option] = [("hex", cell) for cell in free]
    option = yield Choice(deed.seats, kind, options, (index(state, deed.actor),), "JL-ACT-3")
    return int(option[1])


def sand_devil(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Monsters treat it as a trap when they choose a focus and move."""
    cell = yield from token_beside(state, deed, "devil.where")
    if cell < 0:
        return False
    state.marks["sand_devil"] = cell
    state.hazards |= 1 << cell
    return True


def move_devil(state: Jaws, figure: Figure) -> Flow[None]:
    """At the start of its owner's turn it may move up to 2 hexes and drag along whoever stands on it."""
    seat = state.heroes[figure.number].seat
    for left in (2, 1):
        cell = state.marks["sand_devil"]
        grid = state.kernel.map.grid(state)
        options: list[Option] = [
            ("hex", to) for to in cells(grid.neighbour_bits[cell] & ~state.obstacles & ~rooms.closed_doors(state))
        ]
        options.append(("stop",))
        option = yield Choice(seat, "devil.move", options, (left,), "JL-ACT-11")
        if option[0] == "stop":
            return
        to = int(option[1])
        rider = next((f for f in state.figures if f.cell == cell and not f.is_objective), None)
        there = next((f for f in state.figures if f.cell == to), None)
        if cell not in state.traps:
            state.hazards &= ~(1 << cell)
        state.marks["sand_devil"] = to
        state.hazards |= 1 << to
        if there is not None:
            if not there.is_objective:
                yield from suffer(state, there, 1, figure)
                gain(state, there, e.MUDDLE)
        elif rider is not None:
            option = yield Choice(seat, "devil.drag", [("yes",), ("no",)], (index(state, rider),), "JL-ACT-11")
            if option[0] == "yes":
                rider.cell = to
                yield from spring(state, rider, to, figure)  # JL-TRP-4
                if rider.cell == to and state.kernel.map.is_watched(state, rider):
                    yield from state.kernel.map.enter_hex(state, rider, to, figure)


def ward(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """It counts as an obstacle in every respect."""
    cell = yield from token_beside(state, deed, "ward.where")
    if cell < 0:
        return False
    state.marks["ward"] = cell
    state.parts.append(1 << cell)
    state.obstacles |= 1 << cell
    return True


def crash(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Crash Protocol: a jump hex by hex; every obstacle whose hex is entered is destroyed and adds 1 to the move."""
    actor = deed.actor
    if actor.conditions & e.IMMOBILIZE:
        return False
    bought = yield from pay_for(state, deed, action)
    through = any(adds.special == "crash_through" for adds in bought)
    points = action.value
    used = []
    for running in actor.bonuses:
        bonus = state.kernel.cards.declared(state, running[0])[running[1]]
        if isinstance(bonus, e.Bonus) and bonus.on == "move":
            points = (points + bonus.adds.move) * bonus.adds.times
            if bonus.uses:
                used.append(running)
    deed.entered = []
    while points > 0 and actor.cell >= 0:
        land = ground(state, actor, HEROES, True)
        grid = state.kernel.map.grid(state)
        taken = sum(1 << f.cell for f in state.figures if f.cell >= 0 and f is not actor)
        options: list[Option] = []
        for cell in cells(grid.neighbour_bits[actor.cell] & ~land.blocked):
            wall = state.obstacles >> cell & 1
            if points > 1 or wall or not taken >> cell & 1:
                options.append(("walk", cell))
        options += state.kernel.items.offers(state, actor, "move", "", True)
        if not options:
            break
        if not taken >> actor.cell & 1:
            options.append(("stay",))
        option = yield Choice(deed.seats, "move.where", options, (index(state, actor), points), "JL-MOV-7")
        if option[0] == "stay":
            break
        if option[0] != "walk":
            adds = yield from state.kernel.items.use(state, actor, option)
            points += adds.move if adds is not None else 0
            continue
        cell = int(option[1])
        points -= 1
        state.kernel.map.leave_hex(state, actor, actor.cell)
        if state.obstacles >> cell & 1:
            destroy(state, cell)
            points += 1
        actor.cell = cell
        deed.entered.append(cell)
        yield from state.kernel.map.enter_hex(state, actor, cell, None)
        if through:
            for other in [f for f in state.figures if f.cell == cell and f.side != HEROES and f is not actor]:
                yield from suffer(state, other, 1, actor)
    yield from _land(state, actor, deed)
    if actor.cell >= 0 and deed.entered and state.hazards >> actor.cell & 1:
        yield from state.kernel.map.enter_hazard(state, actor, actor.cell, None)
    if not deed.entered:
        return False
    earn(state, deed, bought)
    for running in used:
        yield from state.kernel.cards.use_bonus(state, actor, running)
    return True


def _land(state: Jaws, actor: Figure, deed: ActionContext) -> Flow[None]:
    """Nobody may share a hex: where a jump ran out over a figure, it ends on the nearest empty hex."""
    if actor.cell >= 0 and any(f.cell == actor.cell and f is not actor for f in state.figures):
        free = rooms.nearest_empty(state, actor.cell)
        if len(free) > 1:
            options: list[Option] = [("go", cell) for cell in free]
            option = yield Choice(deed.seats, "move.where", options, (index(state, actor), 0), "JL-GEN-1")
            free = [int(option[1])]
        if free:
            actor.cell = free[0]


def eye_of_the_void(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Every other enemy within range 3 of the one just poisoned attacks it: those whom the controlling figure sees
    (JL-CTL-3), in the order that its player likes (JL-CTL-7)."""
    victims = [figure for figure in deed.last if figure.cell >= 0]
    if not victims:
        return False
    victim = victims[0]
    board = state.kernel.map.in_range(state, victim.cell, 3) & state.kernel.map.sight(state, deed.actor.cell)
    left = [
        f for f in state.figures
        if f.cell >= 0 and f.side != HEROES and not f.is_objective and f is not victim and board >> f.cell & 1
    ]  # fmt: skip
    done = False
    while left and victim.cell >= 0:
        left = [f for f in left if f.cell >= 0 and not f.conditions & e.DISARM]
        if not left:
            break
        figure = left[0]
        if len(left) > 1:
            options: list[Option] = [("aim", index(state, f)) for f in left]
            option = yield Choice(deed.seats, "control.order", options, (index(state, deed.actor),), "JL-CTL-7")
            figure = state.figures[int(option[1])]
        left.remove(figure)
        blow = Blow(figure, victim, HEROES, deed.seats, False, action.value, True)
        blow.granter = deed.actor
        yield from boost(state, blow)  # JL-MON-5
        yield from strike(state, blow)
        done = True
    return done


def hex_nearest(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Black Sludge: the nearest enemy in sight suffers 1 plus half the level, rounded up."""
    actor = deed.actor
    grid = state.kernel.map.grid(state)
    walk = grid.walk[actor.cell]
    seen = [f for f in state.figures if f.cell >= 0 and f.side != actor.side and grid.sees[actor.cell] >> f.cell & 1]
    if not seen:
        return False
    least = min(walk[f.cell] for f in seen)
    near = [f for f in seen if walk[f.cell] == least]
    target = near[0]
    if len(near) > 1:
        options: list[Option] = [("target", index(state, f)) for f in near]
        option = yield Choice(deed.seats, "monster.victim", options, (index(state, actor),), "JL-MMV-13")
        target = state.figures[int(option[1])]
    yield from suffer(state, target, state.kernel.cards.quantity(state, "one_and_half_level", actor, None), actor)
    return True


def boss_special(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """JL-BOS-3: the special ability of that number."""
    done: bool = yield from state.kernel.chapter(state).boss(state, deed, action.value)
    return done


def extra_bottom(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Ring of Haste: one more hand card for its bottom half, right away."""
    from undercroft.games.jaws.turns import use_half

    hero = state.heroes[deed.actor.number]
    if not hero.hand:
        return False
    options: list[Option] = [("card", card) for card in hero.hand]
    option = yield Choice(hero.seat, "haste.card", options, (deed.actor.number,), "JL-ITM-1")
    card = str(option[1])
    hero.hand.remove(card)
    hero.chosen.append(card)
    yield from use_half(state, deed.actor.number, card, "bottom", False)
    return True


SPECIALS: dict[str, Special] = {
    "favorite": favorite,
    "new_favorite": favorite,
    "return_favorite": return_favorite,
    "rip_favorite": rip_favorite,
    "bless_monsters": bless_monsters,
    "max_hp": max_hp,
    "expose": expose,
    "rubble": rubble,
    "move_trap": move_trap,
    "sand_devil": sand_devil,
    "ward": ward,
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
        if target.cell >= 0:
            state.marks[f"strangle:{index(state, target)}"] = 2 if _context(state).paid & e.FIRE else 1
    return
    yield


def after_no_heal(state: Jaws, deed: ActionContext) -> Flow[None]:
    for target in deed.last:
        if target.cell >= 0:
            state.marks[f"no_heal:{index(state, target)}"] = 1
    return
    yield


def after_retrieve(state: Jaws, deed: ActionContext) -> Flow[None]:
    """The token of an attacked holder goes back to its card."""
    hero = state.heroes[deed.actor.number]
    if _context(state).hit_favorite and hero.favorite != -2:
        hero.favorite, hero.favorite_cell = -1, -1
    return
    yield


def after_excess(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Fearsome Efficiency: what was left after a kill is suffered by one enemy beside the place of death."""
    for target in deed.last:
        at = index(state, target)
        cell = state.marks.get(f"fell:{at}", -1)
        if target.cell >= 0 or cell < 0:
            continue
        left = state.marks.get("excess", 0)
        near = state.kernel.map.grid(state).neighbour_bits[cell]
        found = [o for o, f in enumerate(state.figures) if f.cell >= 0 and f.side != HEROES and near >> f.cell & 1]
        if left > 0 and found:
            chosen = found[0]
            if len(found) > 1:
                options: list[Option] = [("aim", one) for one in found]
                option = yield Choice(deed.seats, "damage.target", options, (deed.actor.number,), "JL-DMG-3")
                chosen = int(option[1])
            yield from suffer(state, state.figures[chosen], left, deed.actor)


def after_cut_through(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Blade Dance: enemies moved through suffer 1, with light 2."""
    amount = 2 if _context(state).paid & e.LIGHT else 1
    passed = whole(state, [f for f in state.figures if f.side != HEROES and f.cell in deed.entered[:-1]])
    yield from suffer_all(state, [(other, amount) for other in passed], deed.actor, deed.seats)


def after_loot_each_hex(state: Jaws, deed: ActionContext) -> Flow[None]:
    board = sum(1 << cell for cell in set(deed.entered))
    if loot.lies(state, state.heroes[deed.actor.number], board):
        yield from loot.take(state, state.heroes[deed.actor.number], deed.actor, board)


def after_bless_cured(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Close to the Abyss: an ally that lost poison by this heal is blessed."""
    for target in deed.last:
        if target is not deed.actor and index(state, target) in _context(state).cured:
            gain(state, target, e.BLESS)
    return
    yield


def after_lull(state: Jaws, deed: ActionContext) -> Flow[None]:
    """Both targets lose Stun if one of them suffers damage this round, or if the card leaves play."""
    for target in deed.last:
        state.marks[f"lulled:{index(state, target)}"] = 1
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
    for key in [key for key in state.marks if key.startswith("lulled:")]:
        state.figures[int(key.split(":")[1])].conditions &= ~e.STUN
        del state.marks[key]


def leave(state: Jaws, hero: Hero, source: str) -> None:
    """What leaves the map with a card."""
    for action in ABILITIES[source].actions:
        if not isinstance(action, e.Special):
            if action.special == "lull":
                wake(state)
            continue
        if action.name in ("favorite", "new_favorite"):
            hero.favorite, hero.favorite_cell = -2, -1
        elif action.name == "sand_devil":
            cell = state.marks.pop("sand_devil", -1)
            if cell >= 0 and cell not in state.traps:
                state.hazards &= ~(1 << cell)
        elif action.name == "ward":
            cell = state.marks.pop("ward", -1)
            if cell >= 0:
                state.parts.remove(1 << cell)
                state.obstacles &= ~(1 << cell)
        elif action.name == "max_hp":
            figure = state.figures[state.heroes.index(hero)]
            figure.max_health -= action.value
            figure.health = min(figure.health, figure.max_health)


_ACTS: dict[type, Callable[[Jaws, ActionContext, Action], Flow[bool]]] = {
    e.Loot: act_loot,  # type: ignore[dict-item]
    e.Recover: act_recover,  # type: ignore[dict-item]
    e.Grant: act_grant,  # type: ignore[dict-item]
    e.DestroyObstacle: act_destroy,  # type: ignore[dict-item]
    e.CreateTrap: act_trap,  # type: ignore[dict-item]
    e.Special: act_special,  # type: ignore[dict-item]
}
