"""What happens to figures in both games, as data: movement, attacks, damage, healing, conditions, bonuses, turns.

Figures are named by their place among the state's figures. What only one game knows is in that game's `events.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from undercroft.core.beats import Aim, AnyBeat, Badge, Change, Enter, Fall, Guard, Heal, Hurt, Walk
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.games.haven import text
from undercroft.games.haven.battlefield import HEROES, Arena, Figure
from undercroft.games.haven.figures import index
from undercroft.games.haven.ids import cell_id, figure_id
from undercroft.games.haven.marks import action_mark, condition_marks
from undercroft.games.haven.verbs import Action, names

WALK, JUMP, PUSH, PULL = "walk", "jump", "push", "pull"


def name_of(state: Arena, figure: int) -> Say:
    return state.kernel.words.name(state, state.figures[figure])


class Quiet(Event, kw_only=True):
    """Something to see that the story does not tell, because a line beside it has done so."""

    def sentence(self, state: Arena) -> Say | None:
        return None


# --- movement ---------------------------------------------------------------------------------------------------------


class Walked(Quiet, kw_only=True):
    """A figure went along these hexes; the first one is where it stood."""

    figure: int
    path: list[int]
    how: str = WALK

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Walk(who=figure_id(self.figure), path=[cell_id(cell) for cell in self.path], how=self.how)]


class Moved(Event, kw_only=True):
    """A move action is over."""

    figure: int
    hexes: int
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        return say("haven.moves", figure=name_of(state, self.figure), hexes=self.hexes)


def tell_way(state: Arena, walker: Figure, path: Sequence[int], how: str = WALK, joins: bool = False) -> None:
    """Tell that a figure went from hex to hex; a stretch that goes on from the one told last makes it longer."""
    log = state.log
    figure = index(state, walker)
    before = log.lines[-1] if log.lines else None
    if before is not None and before.step == log.step:
        last = before.event
        if type(last) is Walked and (last.figure, last.how, last.path[-1]) == (figure, how, path[0]):
            log.lines.pop()
            path, joins = [*last.path, *path[1:]], last.joins
    state.tell(Walked(figure=figure, path=list(path), how=how, joins=joins))


class Entered(Quiet, kw_only=True):
    """A figure comes onto the map without a word: a character takes a starting hex, an objective is set up."""

    figure: int

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Enter(figure=state.kernel.words.token(state, self.figure))]


# --- attacks ----------------------------------------------------------------------------------------------------------


class Aimed(Quiet, kw_only=True):
    """A figure turns on others, or helps them: the beginning of an attack, a heal, a push."""

    figure: int
    targets: list[int]
    action: str
    """attack, heal, push, pull, or empty for a condition or damage without an attack."""
    value: int | None = None

    def beats(self, state: Arena) -> list[AnyBeat]:
        art = f"haven/action/{self.action}" if self.action else ""
        whom = [figure_id(target) for target in self.targets]
        return [Aim(who=figure_id(self.figure), whom=whom, value=self.value, art=art)]


def tell_aim(state: Arena, actor: Figure, targets: Sequence[Figure], action: str = "") -> None:
    """Tell whom a figure's action is about, unless it is the figure alone."""
    if state.log is not None and any(target is not actor for target in targets):
        whom = [index(state, target) for target in targets]
        state.tell(Aimed(figure=index(state, actor), targets=whom, action=action))


class Attacked(Event, kw_only=True):
    """One attack on one target, after the modifier and the target's shield."""

    figure: int
    target: int
    damage: int
    shielded: int = 0
    """What the shield has kept off."""
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        names_ = name_of(state, self.figure), name_of(state, self.target)
        return say("haven.attacks", figure=names_[0], target=names_[1], damage=self.damage)

    def beats(self, state: Arena) -> list[AnyBeat]:
        if not self.shielded:
            return []
        mark = action_mark("shield", say("stat.shield"))
        return [Guard(who=figure_id(self.target), mark=mark, amount=self.shielded)]


class Retaliated(Event, kw_only=True):
    """The target of an attack hits back."""

    figure: int
    target: int
    amount: int
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        names_ = name_of(state, self.figure), name_of(state, self.target)
        return say("haven.retaliates", figure=names_[0], target=names_[1], amount=self.amount)

    def beats(self, state: Arena) -> list[AnyBeat]:
        mark = action_mark("retaliate", say("text.retaliate", value=self.amount))
        return [Guard(who=figure_id(self.figure), mark=mark, amount=self.amount)]


# --- damage, healing, conditions --------------------------------------------------------------------------------------


class Suffered(Event, kw_only=True):
    """A figure loses hit points; the other hexes of an objective lose them with it."""

    figure: int
    amount: int
    left: int
    by: int | None = None
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        return say("haven.suffers", figure=name_of(state, self.figure), amount=self.amount)

    def beats(self, state: Arena) -> list[AnyBeat]:
        figure = state.figures[self.figure]
        hurt = [self.figure]
        if figure.is_objective:
            parts = state.kernel.map.other_parts(state, figure)
            hurt += [at for at, other in enumerate(state.figures) if any(other is part for part in parts)]
        by = "" if self.by is None else figure_id(self.by)
        return [Hurt(who=figure_id(at), amount=self.amount, left=self.left, by=by) for at in hurt]


class Died(Event, kw_only=True):
    """A figure leaves the map: killed, or a character exhausted."""

    figure: int
    is_hero: bool = False
    by: int | None = None
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        return say("haven.exhausted" if self.is_hero else "haven.dies", figure=name_of(state, self.figure))

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.figure))]


class Fell(Quiet, kw_only=True):
    """A figure leaves the map together with another one: a further hex of an objective."""

    figure: int
    joins: bool = True

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Fall(who=figure_id(self.figure))]


class Healed(Event, kw_only=True):
    """A figure regains hit points."""

    figure: int
    amount: int
    left: int
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        return say("haven.heals", figure=name_of(state, self.figure), amount=self.amount)

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Heal(who=figure_id(self.figure), amount=self.amount, left=self.left)] if self.amount else []


class Conditions(Event, kw_only=True):
    """Conditions come to a figure or leave it; `conditions` is a set of them as one number."""

    figure: int
    conditions: int

    joins: bool = True
    message: ClassVar[str] = "haven.gains"
    gone: ClassVar[bool] = False

    def sentence(self, state: Arena) -> Say | None:
        said = [say(f"condition.{name}") for name in names(self.conditions)]
        return say(self.message, figure=name_of(state, self.figure), conditions=said)

    def beats(self, state: Arena) -> list[AnyBeat]:
        who = figure_id(self.figure)
        return [Badge(who=who, mark=mark, gone=self.gone) for mark in condition_marks(self.conditions)]


class Gained(Conditions, kw_only=True):
    """A figure gains conditions."""


class Cured(Conditions, kw_only=True):
    """Conditions are removed: by a heal, by an item."""

    message: ClassVar[str] = "haven.cured"
    gone: ClassVar[bool] = True


class Expired(Conditions, kw_only=True):
    """Conditions are over: at the end of the figure's turn, or because what caused them is."""

    message: ClassVar[str] = "haven.expired"
    gone: ClassVar[bool] = True


# --- bonuses ----------------------------------------------------------------------------------------------------------


class BonusBegan(Event, kw_only=True):
    """A lasting bonus begins: a shield, retaliate, more strength."""

    figure: int
    bonus: Action
    joins: bool = True

    def sentence(self, state: Arena) -> Say | None:
        return say("haven.bonus", figure=name_of(state, self.figure), bonus=self.words(state))

    def words(self, state: Arena) -> Say:
        is_monster = state.figures[self.figure].side != HEROES
        return text.column([self.bonus])[0] if is_monster else text.action(self.bonus)

    def beats(self, state: Arena) -> list[AnyBeat]:
        return [Change(at=figure_id(self.figure), text=self.words(state))]
