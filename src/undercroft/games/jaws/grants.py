"""Letting others act: granted actions of allies, and enemies forced to attack one another (JL-CTL).

Control of a single enemy is the kernel's.
"""

from __future__ import annotations

import msgspec

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.attack import Blow, add_traits, boost, strike
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.effects import ActionContext, candidates, perform
from undercroft.games.haven.effects.control import CONTROL_ORDER
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import AIM, FIGURE, PAY, SKIP, YES
from undercroft.games.haven.verbs import Action
from undercroft.games.jaws.memory import memory_of
from undercroft.games.jaws.options import NO, TARGET_FIGURE
from undercroft.games.jaws.state import Jaws

GRANT_WHO: Question[Jaws] = Question("grant.who", AIM, SKIP, about=(FIGURE,), clause="JL-CTL-1")
GRANT_ORDER: Question[Jaws] = Question("grant.order", AIM, clause="JL-CTL-7")
ACCEPT: Question[Jaws] = Question("grant.accept", YES, NO, about=(FIGURE, TARGET_FIGURE), clause="JL-CTL-5")
NAME_TARGET: Question[Jaws] = Question("grant.target", AIM, about=(FIGURE,), clause="JL-CTL-1")
GRANT_ELEMENT: Question[Jaws] = Question("grant.element", PAY, SKIP, clause="JL-ELE-5")


def act_grant(state: Jaws, deed: ActionContext, action: e.Grant) -> Flow[bool]:
    """Allies may act; each decides whether and how (JL-CTL-1 to 7)."""
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
                option = yield GRANT_ORDER.ask(deed.seats, options, (index(state, deed.actor),))
                at = int(option[1])
        else:
            options = [("aim", at) for at in found]
            options.append(("skip",))
            option = yield GRANT_WHO.ask(deed.seats, options, (index(state, deed.actor),))
            if option[0] == "skip":
                break
            at = int(option[1])
        found.remove(at)
        chosen.append(at)
    acted: list[Figure] = []
    memory_of(deed).granted = False
    for at in chosen:
        figure = state.figures[at]
        if figure.cell != OFF and (yield from _allow(state, deed, action, figure, enemies)):
            acted.append(figure)
    deed.last = acted
    return bool(acted)


def _allow(state: Jaws, deed: ActionContext, action: e.Grant, figure: Figure, enemies: list[Figure]) -> Flow[bool]:
    """One figure acts, if it wants to."""
    own = at_hero(figure)
    seat = state.heroes[figure.number].seat if own else deed.seats
    if figure is not deed.actor:
        about = (index(state, deed.actor), index(state, figure))
        option = yield ACCEPT.ask(seat, [("yes",), ("no",)], about)
        if option[0] == "no":
            return False
    if action.price:
        yield from suffer(state, figure, action.price, None)
        if figure.cell == OFF:
            return True
    actions = action.actions
    if action.aim:
        target: Figure | None = enemies[0] if enemies and action.aim == "last_enemy" else None
        if action.aim == "named":
            target = yield from _name(state, deed, figure, actions)
        if target is None or target.cell == OFF:
            return False
        memory_of(deed).named = target
        actions = tuple([msgspec.structs.replace(one, where="named") for one in actions])
    inner = ActionContext(figure, HEROES, seat, deed.source, deed.actor, memory_of(deed))
    inner.dealt = deed.dealt
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
        if other.cell != OFF and other.side != HEROES and other is not figure and board >> other.cell & 1
    ]
    if not found:
        return None
    if len(found) == 1:
        return state.figures[found[0]]
    options: list[Option] = [("aim", at) for at in found]
    option = yield NAME_TARGET.ask(deed.seats, options, (index(state, figure),))
    return state.figures[int(option[1])]


def eye_of_the_void(state: Jaws, deed: ActionContext, action: e.Special) -> Flow[bool]:
    """Every other enemy within range 3 of the one just poisoned attacks it: those whom the controlling figure sees
    (JL-CTL-3), in the order that its player likes (JL-CTL-7)."""
    victims = [figure for figure in deed.last if figure.cell != OFF]
    if not victims:
        return False
    victim = victims[0]
    board = state.kernel.map.in_range(state, victim.cell, 3) & state.kernel.map.sight(state, deed.actor.cell)
    left = [
        f for f in state.figures
        if f.cell != OFF and f.side != HEROES and not f.is_objective and f is not victim and board >> f.cell & 1
    ]  # fmt: skip
    done = False
    while left and victim.cell != OFF:
        left = [f for f in left if f.cell != OFF and not f.conditions & e.DISARM]
        if not left:
            break
        figure = left[0]
        if len(left) > 1:
            options: list[Option] = [("aim", index(state, f)) for f in left]
            option = yield CONTROL_ORDER.ask(deed.seats, options, (index(state, deed.actor),), "JL-CTL-7")
            figure = state.figures[int(option[1])]
        left.remove(figure)
        blow = Blow(figure, victim, HEROES, deed.seats, False, action.value, True)
        blow.granter, blow.context = deed.actor, deed
        add_traits(state, blow)  # JL-MON-5
        yield from boost(state, blow)
        yield from strike(state, blow)
        done = True
    return done
