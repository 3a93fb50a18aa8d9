"""Whom a character's action is aimed at, one by one or everybody who fits. Attacks find their targets themselves."""

from __future__ import annotations

from undercroft.core.question import Question, prefer
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure
from undercroft.games.haven.context import ActionContext
from undercroft.games.haven.figures import index
from undercroft.games.haven.options import AIM, AIM_AT, EVERYBODY, FIGURE, SKIP, SKIP_OPTION
from undercroft.games.haven.verbs import ALL, ENEMY, INVISIBLE, OTHERS, SAME, SELF, Adds


def _target_question(id: str) -> Question[Arena]:
    return Question(id, AIM, EVERYBODY, SKIP, about=[FIGURE], answer=prefer("all", "aim"))


HEAL_TARGET = _target_question("heal.target")
CONDITION_TARGET = _target_question("condition.target")
DAMAGE_TARGET = _target_question("damage.target")
PUSH_TARGET = _target_question("push.target")
PULL_TARGET = _target_question("pull.target")
CONTROL_WHO = _target_question("control.who")

TAKE_ALL: Option = ("all",)


def candidates(
    state: Arena, context: ActionContext, action: e.Aimed, far: int, hit: list[Figure], targeted: bool = True
) -> list[int]:
    """The indexes of the figures that an action can be aimed at (BB-TGT-5, 6, BB-RNG-1, JL-RNG-7)."""
    kernel = state.kernel
    actor, who, side = context.actor, action.who, context.side
    if who == SELF:
        return [] if actor in hit else [index(state, actor)]
    if who == SAME:
        return [index(state, other) for other in context.last if other.cell != OFF and other not in hit]
    # JL-DMG-4: damage without an attack needs no line of sight.
    board = (kernel.map.within if isinstance(action, e.Damage) else kernel.map.in_range)(state, actor.cell, far)
    found = []
    for at, other in enumerate(state.figures):
        if other.cell == OFF or not board >> other.cell & 1 or other in hit:
            continue
        if other.side != side:
            if other is actor or who not in (ENEMY, OTHERS) or (targeted and other.conditions & INVISIBLE):
                continue
            if other.is_objective and not kernel.cards.can_aim_at_objective(state, action):
                continue
        elif who == ENEMY or (other is actor and who in (e.ALLY, OTHERS)) or other.is_objective:
            continue
        if not action.where or kernel.cards.fits(state, action.where, actor, other, context):
            found.append(at)
    return found


def whole(state: Arena, figures: list[Figure]) -> list[Figure]:
    """The same figures, each objective once however many of its hexes are among them."""
    found: list[Figure] = []
    for figure in figures:
        if not figure.is_objective or not any(part in found for part in state.kernel.map.other_parts(state, figure)):
            found.append(figure)
    return found


def takes_all(action: e.Aimed, count: int) -> bool:
    """Whether an action takes everybody who fits, without choosing."""
    return count >= ALL or action.who in (e.SELF_AND_ALLIES, SAME)


def choose_targets(
    state: Arena, context: ActionContext, action: e.Aimed, question: Question[Arena], bought: list[Adds]
) -> Flow[list[Figure]]:
    """All targets of an action, chosen one by one; everybody who fits where it takes all."""
    far = (action.range or 1) + sum(adds.range for adds in bought)
    count = action.targets + sum(adds.targets for adds in bought)
    if takes_all(action, count):
        found = candidates(state, context, action, far, [])
        if found and not action.mandatory and action.who != SAME:
            if not (yield from agree_to_all(state, context, question)):
                return []
        return whole(state, [state.figures[at] for at in found])
    hit: list[Figure] = []
    while len(hit) < count:
        target = yield from _next_target(state, context, action, question, far, hit)
        if target is None:
            break
        hit.append(target)
    return hit


def agree_to_all(state: Arena, context: ActionContext, question: Question[Arena]) -> Flow[bool]:
    """Whether an action that takes everybody in range is performed at all."""
    about = (index(state, context.actor),)
    clause = state.kernel.words.clauses.get(question.id)
    option = yield question.ask(context.seats, [TAKE_ALL, SKIP_OPTION], about, clause)
    return bool(option[0] != "skip")


def _limits(state: Arena, context: ActionContext, action: e.Aimed, far: int, hit: list[Figure]) -> tuple[int, ...]:
    """What decides whom it may be aimed at, in the order of `Limits` in `why_not.py`."""
    who = action.who
    needs_sight = not isinstance(action, e.Damage)  # JL-DMG-4
    done = sum(1 << index(state, figure) for figure in hit)
    friends = who in (e.ALLY, e.SELF_OR_ALLY, e.SELF_AND_ALLIES, OTHERS)
    oneself = who in (SELF, e.SELF_OR_ALLY, e.SELF_AND_ALLIES)
    return (
        context.side,
        far,
        needs_sight,
        done,
        0,
        False,
        who in (ENEMY, OTHERS),
        friends,
        oneself,
        bool(action.where),
    )


def _next_target(
    state: Arena, context: ActionContext, action: e.Aimed, question: Question[Arena], far: int, hit: list[Figure]
) -> Flow[Figure | None]:
    """The next target, or None where there is none or the player has enough."""
    kernel = state.kernel
    while True:
        found = candidates(state, context, action, far, hit)
        if not found:
            return None
        options = [AIM_AT[at] for at in found]
        if action.who != SELF:
            options += kernel.items.offers(state, context, "aim", "", False)
        if not action.mandatory or hit:
            options.append(SKIP_OPTION)
        if len(options) == 1:
            return state.figures[found[0]]
        about = (index(state, context.actor),)
        limits = _limits(state, context, action, far, hit)
        option = yield question.ask(context.seats, options, about, kernel.words.clauses.get(question.id), limits=limits)
        if option[0] == "skip":
            return None
        if option[0] == "aim":
            return state.figures[int(option[1])]
        yield from kernel.items.use(state, context, option)
