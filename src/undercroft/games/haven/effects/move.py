"""A move action of a character or a controlled monster: where to end, or hex by hex where the way matters."""

from __future__ import annotations

from undercroft.core.grid import Flood, cells, flood, reach
from undercroft.core.question import Question, prefer
from undercroft.core.request import Choice, Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Arena, Figure, Running
from undercroft.games.haven.context import ActionContext, number
from undercroft.games.haven.damage import gain_all, suffer_all
from undercroft.games.haven.effects.cost import payable
from undercroft.games.haven.effects.order import perform
from undercroft.games.haven.effects.targets import whole
from undercroft.games.haven.events import JUMP as JUMPED
from undercroft.games.haven.events import WALK as WALKED
from undercroft.games.haven.events import Moved, tell_way
from undercroft.games.haven.figures import index
from undercroft.games.haven.movement import DIFFICULT, JUMP, Ground, ground, spread, walk
from undercroft.games.haven.options import (
    FIGURE,
    GO_TO,
    PAY,
    POINTS,
    STAY,
    STAY_OPTION,
    WALK_TO,
    from_figure,
    hex_verb,
)
from undercroft.games.haven.verbs import IMMOBILIZE, Action, Adds


def _way_there(view: Arena, seat: int, choice: Choice, option: Option) -> list[str]:
    """The way that the screen draws: on foot where that is enough, else as one jumps."""
    figure, points, goal = view.figures[int(choice.about[0])], int(choice.about[1]), int(option[1])
    for jump in (False, True):
        flooded = spread(view, figure, ground(view, figure, figure.side, jump, own=True), points, own=True)
        if flooded.reached >> goal & 1:
            return from_figure(view, choice, flooded.path(goal))
    return []


def _step_there(view: Arena, seat: int, choice: Choice, option: Option) -> list[str]:
    return from_figure(view, choice, [int(option[1])])


GO = hex_verb("go", path=_way_there)
WALK = hex_verb("walk", path=_step_there)
MOVE_WHERE: Question[Arena] = Question(
    "move.where", GO, WALK, PAY, STAY, about=[FIGURE, POINTS], answer=prefer("stay", "go", "walk")
)


class MoveInProgress:
    """A move action as far as it has come."""

    __slots__ = (
        "action", "aloft", "context", "earned", "entered", "follow_ups", "jump", "paid", "passed", "points", "start",
        "times", "used", "way",
    )  # fmt: skip

    def __init__(self, context: ActionContext, action: e.Move, points: int) -> None:
        self.context = context
        self.action = action
        self.points = points
        self.times = 1  # JL-ATK-O3: whatever is added is doubled with the rest
        self.jump = action.jump
        self.earned = 0
        self.paid = 0  # the costs that were paid, as a set of places
        self.used: list[Running] = []  # bonuses with a limited number of uses that work for this move
        self.start = context.actor.cell
        self.entered: list[int] = []
        self.passed = 0  # hexes on the way that `entered` leaves out, since nothing asks for them but the story
        self.aloft = False  # in the middle of a jump taken hex by hex
        self.way: Flood | None = None  # the ways from here, where they matter
        self.follow_ups: list[Action] = []

    def extend(self, adds: Adds) -> None:
        """What was paid for or an item gives."""
        self.points += adds.move * self.times
        self.jump = self.jump or adds.jump


def perform_move(state: Arena, context: ActionContext, action: e.Move) -> Flow[bool]:
    """A move action: the player picks where to end, or walks hex by hex where the way matters."""
    actor = context.actor
    if actor.conditions & IMMOBILIZE or actor.cell == OFF:
        return False  # BB-CON-11, JL-CND-9
    progress = MoveInProgress(context, action, number(state, context, action.value))
    _add_bonuses(state, progress)
    me = index(state, actor)
    kernel = state.kernel
    clause = kernel.words.clauses.get("move.where")
    while progress.points > 0 and actor.cell != OFF:
        # The ground anew for each step: a door may have been opened on the way.
        side = kernel.map.moving_side(state, actor, context.side)
        land = ground(state, actor, side, progress.jump, action.plain, own=True)
        stops = kernel.map.pauses(state, actor, own=True)
        options = _way_options(state, progress, land, stops)
        if not progress.entered and action.consume:
            options += payable(state, context, action, progress.paid)
        options += kernel.items.offers(state, context, "move", "", True)
        if not options:
            break
        if actor.cell == progress.start or land.ends >> actor.cell & 1:
            options.append(STAY_OPTION)  # JL-MOV-O1: no stop on an obstacle or a figure
        limits = (side, progress.jump, action.plain)  # `Steps` in `why_not.py`
        option = yield MOVE_WHERE.ask(context.seats, options, (me, progress.points), clause, limits=limits)
        verb = option[0]
        if verb == "go":
            if not (yield from _go(state, progress, land, stops, int(option[1]))):
                break
        elif verb == "walk":
            if not (yield from _walk_one(state, progress, land, int(option[1]))):
                break
        elif verb == "stay":
            break
        else:
            yield from _change(state, progress, option)
    return (yield from _finish(state, progress))


def _add_bonuses(state: Arena, progress: MoveInProgress) -> None:
    """Lasting bonuses and situations (JL-ABL-4: of this one move; the next of the same ability has its own)."""
    cards = state.kernel.cards
    actor = progress.context.actor
    for running in actor.bonuses:
        bonus = cards.declared(state, running[0])[running[1]]
        if type(bonus) is e.Bonus and bonus.on == "move":
            progress.points += bonus.adds.move
            progress.times *= bonus.adds.times
            progress.jump = progress.jump or bonus.adds.jump
            if bonus.uses:
                progress.used.append(running)
    for when in progress.action.when:
        if cards.holds(state, when.test, actor, None, progress.context):
            progress.points += when.adds.move
            progress.earned += when.adds.experience
    progress.points *= progress.times


def _way_options(state: Arena, progress: MoveInProgress, land: Ground, stops: int) -> list[Option]:
    """The hexes to go to; where the way matters also the next hexes, so that everybody can choose what to step on."""
    places = state.kernel.map
    actor = progress.context.actor
    slow = progress.action.path or state.kernel.items.may_stop_anywhere(state, progress.context)
    if land.hazards or land.difficult or stops or slow or places.is_watched(state, actor):
        progress.way = spread(state, actor, land, progress.points, own=True)
        reached = progress.way.reached
    else:
        progress.way = None
        reached = reach(places.grid(state), actor.cell, land.blocked, progress.points)
    ends = reached & (land.ends | stops) & ~(1 << actor.cell)
    options = [GO_TO[cell] for cell in cells(ends)]
    if progress.way is not None and (land.hazards & reached or slow):
        options += [WALK_TO[cell] for cell in _next_hexes(state, actor, land, progress.points)]
    return options


def _next_hexes(state: Arena, actor: Figure, land: Ground, points: int) -> list[int]:
    """The neighbours from which the movement can still end somewhere."""
    grid = state.kernel.map.grid(state)
    found = []
    for cell in cells(grid.neighbour_bits[actor.cell] & ~land.blocked):
        left = points - land.price(cell)
        if left < 0:
            continue
        if land.ends >> cell & 1:
            found.append(cell)
        elif left:  # passing somebody: with the points left there must be a hex to end on
            costs = [(land.difficult, DIFFICULT)] if land.difficult else []
            if flood(grid, cell, land.blocked, left, costs).reached & land.ends:
                found.append(cell)
    return found


def _go(state: Arena, progress: MoveInProgress, land: Ground, stops: int, goal: int) -> Flow[bool]:
    """Go to a hex on the best way; True if the move goes on from there (a door was opened)."""
    actor, entered = progress.context.actor, progress.entered
    progress.aloft = False
    if progress.way is None:
        if state.log is not None:
            way = flood(state.kernel.map.grid(state), actor.cell, land.blocked, progress.points).path(goal)
            tell_way(state, actor, (actor.cell, *way), JUMPED if land.mode == JUMP else WALKED)
            progress.passed = len(way) - 1
        actor.cell = goal
        entered.append(goal)
        return False
    path = progress.way.path(goal)
    arrived = yield from walk(state, actor, path, land, progress.context.by, progress.context)
    if arrived or actor.cell not in path:
        entered += path
    else:
        entered += path[: path.index(actor.cell) + 1]
    if not arrived or not stops >> goal & 1:
        return False
    progress.points -= sum(land.price(cell) for cell in path)
    return True


def _walk_one(state: Arena, progress: MoveInProgress, land: Ground, cell: int) -> Flow[bool]:
    """One step; a jump only lands where it ends, so its steps touch nothing yet."""
    progress.points -= land.price(cell)
    progress.entered.append(cell)
    progress.aloft = land.mode == JUMP
    over = Ground(land.mode, land.blocked, land.ends, 0, 0) if progress.aloft else land
    context = progress.context
    return (yield from walk(state, context.actor, (cell,), over, context.by, context))


def _change(state: Arena, progress: MoveInProgress, option: Option) -> Flow[None]:
    """An element is paid or an item used."""
    kernel = state.kernel
    context = progress.context
    if option[0] == "pay":
        cost = progress.action.consume[int(option[1])]
        progress.paid |= 1 << int(option[1])
        yield from kernel.elements.pay(state, context, cost.symbols)
        progress.extend(cost.adds)
        progress.follow_ups += cost.adds.actions
        progress.earned += cost.adds.experience
    else:
        adds = yield from kernel.items.use(state, context, option)
        if adds is not None:
            progress.extend(adds)


def _finish(state: Arena, progress: MoveInProgress) -> Flow[bool]:
    """What follows when the movement is over; True if a hex was entered (BB-MOV-4)."""
    kernel = state.kernel
    context, entered = progress.context, progress.entered
    actor = context.actor
    if progress.aloft and actor.cell != OFF and state.hazards >> actor.cell & 1:
        yield from kernel.map.enter_hazard(state, actor, actor.cell, context.by)  # BB-TER-7, JL-MOV-9: it lands
    context.entered = entered
    if not entered:
        return False
    if progress.earned:
        kernel.cards.gain_experience(state, context.earner, progress.earned)
    if state.log is not None and actor.cell != OFF:
        state.tell(Moved(figure=index(state, actor), hexes=len(entered) + progress.passed))
    for running in progress.used:
        yield from kernel.cards.use_bonus(state, actor, running)
    yield from _pass_through(state, context, progress.action, entered)
    if actor.cell != OFF and kernel.map.is_watched(state, actor):
        yield from kernel.map.after_move(state, actor, context.by)
    if progress.follow_ups:
        yield from perform(state, context, progress.follow_ups)
    return True


def _pass_through(state: Arena, context: ActionContext, action: e.Move, entered: list[int]) -> Flow[None]:
    """What a move does to the enemies that it went through."""
    through = action.through
    if not through.conditions and through.damage is None:
        return
    passed = [other for other in state.figures if other.cell in entered[:-1] and other.side != context.side]
    if through.damage is not None:
        value = number(state, context, through.damage.value)
        yield from suffer_all(state, [(other, value) for other in whole(state, passed)], context.actor, context.seats)
    if through.conditions:
        yield from gain_all(state, passed, through.conditions, context.seats, context.owner)
