"""The points where Jaws and Bugs differ, each a method that a game's own rules override.

What both games do alike is in the kernel's modules and is not repeated here. A method that is a flow may ask the
players; all others only answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from undercroft.core.grid import Grid, Pattern, placements, placements_on
from undercroft.core.request import Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.haven import battlefield
from undercroft.games.haven.battlefield import Arena, Figure, Running
from undercroft.games.haven.verbs import MUDDLE, POISON, WOUND, Action, Consume, Traits

if TYPE_CHECKING:
    from undercroft.games.haven.attack import Blow
    from undercroft.games.haven.perform import Deed

S = TypeVar("S", bound=Arena)

NO_TRAITS = Traits()
Declared = tuple[Action, ...]
Seats = int | tuple[int, ...]


class Rules(Generic[S]):
    """One object per game; it holds no state."""

    clauses: Mapping[str, str] = {}
    """The game's clause for each kind of request that the kernel asks: `{"move.where": "BB-MOV-1", ...}`."""

    # --- the map ------------------------------------------------------------------------------------------------

    def grid(self, state: S) -> Grid:
        """The hexes as they are connected now."""
        raise NotImplementedError

    def in_range(self, state: S, cell: int, reach: int) -> int:
        """The hexes that an action with this range can be aimed at from `cell`, line of sight included."""
        return self.grid(state).within(cell, reach)

    def near(self, state: S, cell: int, reach: int) -> int:
        """The same without line of sight, for what needs none."""
        return self.in_range(state, cell, reach)

    def sight(self, state: S, cell: int) -> int:
        """The hexes from which a figure on `cell` can be seen."""
        return self.grid(state).all

    def lies(self, state: S, area: Pattern, cell: int, reach: int) -> tuple[int, ...]:
        """Every placement of an area for a figure on `cell`; areas without an own hex need one hex in range."""
        grid = self.grid(state)
        if area.own:
            return placements(grid, area, cell)
        return placements_on(grid, area, self.in_range(state, cell, reach))

    def area_matters(self, state: S, figure: Figure, action: Action) -> int:
        """Hexes besides the enemies' that tell two placements of an area apart (obstacles that it destroys)."""
        return 0

    def last_cell(self, state: S, figure: Figure) -> int:
        """Where a figure that has left the map stood last, for effects around it; -1 if nobody asks."""
        return -1

    def impassable(self, state: S, figure: Figure) -> int:
        """Hexes that stop this figure's walking besides enemies, obstacles and objectives."""
        return 0

    def walls(self, state: S, figure: Figure) -> int:
        """Hexes that stop even those who jump and fly."""
        return 0

    def marches(self, state: S, figure: Figure, side: int) -> int:
        """With whom a figure that moves for `side` keeps company: whom it may pass (BB-CTL-1)."""
        return side

    def stops(self, state: S, figure: Figure) -> int:
        """Hexes in which a figure's walk pauses because something happens there at once (closed doors)."""
        return 0

    def enter(self, state: S, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """A figure comes into a hex of `state.hazards`; `by` pushed or controlled it. True ends the movement."""
        raise NotImplementedError
        yield

    def watched(self, state: S, figure: Figure) -> bool:
        """Whether each single hex that this figure enters matters to somebody, so that its way is walked in full."""
        return False

    def meets(self, state: S, figure: Figure) -> int:
        """Hexes besides hazards where something happens to a figure that walks over them."""
        return 0

    def leaves(self, state: S, figure: Figure, cell: int) -> None:
        """A watched figure steps out of a hex."""

    def entered(self, state: S, figure: Figure, cell: int, by: Figure | None) -> Flow[bool]:
        """A watched figure came into a hex. True ends its movement."""
        return False
        yield

    def moved(self, state: S, figure: Figure, by: Figure | None) -> Flow[None]:
        """A watched figure has finished a move action; `by` made or let it move."""
        return
        yield

    # --- figures ------------------------------------------------------------------------------------------------

    def parts(self, state: S, thing: Figure) -> list[Figure]:
        """The other hexes of an objective that covers several: together they are one target (JL-ATK-7)."""
        return []

    def damaged(self, state: S, figure: Figure) -> None:
        """A figure or an objective has lost hit points, perhaps the last ones."""

    def traits(self, state: S, figure: Figure) -> Traits:
        """What a figure always has."""
        return NO_TRAITS

    def declared(self, state: S, source: str) -> Declared:
        """The bonuses (Shield, Retaliate, Flying, Bonus) that a source of active bonuses declares."""
        return ()

    def deciders(self, state: S, figure: Figure) -> Seats:
        """Who decides for a figure: a character's player, and for monsters whoever the rules name."""
        return 0

    def base(self, state: S, figure: Figure, what: str) -> int:
        """The monster's own "move" or "attack", to which a relative value of its card is added."""
        return 0

    def turn_key(self, state: S, figure: Figure) -> tuple[int, ...]:
        """The place of a figure in this round's order of turns; lower acts earlier."""
        return (figure.number,)

    def initiative(self, state: S, figure: Figure) -> tuple[int, ...]:
        """What the focus rules compare between enemies at the same distance; lower comes first."""
        return (0,)

    def hampered(self, state: S, figure: Figure, target: Figure) -> int:
        """The hexes from which a monster would attack this target with disadvantage at any distance."""
        return self.grid(state).all if figure.conditions & MUDDLE else 0

    def name(self, state: S, figure: Figure) -> Say:
        """The figure in words."""
        return say(f"figure.{figure.kind}")

    # --- attacks ------------------------------------------------------------------------------------------------

    def modify(self, state: S, blow: Blow) -> Flow[None]:
        """Step 2 of an attack: fate changes `blow.value` and may add effects."""
        raise NotImplementedError
        yield

    def struck(self, state: S, blow: Blow) -> Flow[None]:
        """The damage of an attack is done: what `blow.card` does besides."""
        return
        yield

    def answers(self, state: S, target: Figure) -> bool:
        """Whether the target of an attack has anything to use against it, so that `answer` is worth asking."""
        return False

    def answer(self, state: S, blow: Blow) -> Flow[None]:
        """After the roll and before the damage: the target uses items and effects."""
        return
        yield

    def attacked(self, state: S, blow: Blow) -> Flow[None]:
        """The attack is over, retaliate included."""
        return
        yield

    # --- damage -------------------------------------------------------------------------------------------------

    def suffer(self, state: S, figure: Figure, amount: int, by: Figure | None) -> Flow[int]:
        """A character would suffer damage; the answer is how many hit points it loses after negating."""
        return amount
        yield

    def died(self, state: S, figure: Figure, cell: int, by: Figure | None) -> Flow[None]:
        """A figure has come to 0 hit points and left the map, where it stood on `cell`."""
        return
        yield

    def falls(self, state: S, frail: list[Figure], by: Figure | None) -> bool:
        """Whether it matters who of these, all of whom a damage may fell, falls first."""
        return True

    def scarce(self, state: S, figures: list[Figure], conditions: int) -> bool:
        """Whether these conditions cannot reach all of the figures, so that it matters who gains them first."""
        return False

    def gains(self, state: S, figure: Figure, conditions: int) -> int:
        """Conditions on their way to a figure: takes care of those that are no tokens and gives back the rest."""
        return conditions

    def mends(self, state: S, figure: Figure) -> bool:
        """Whether a heal does anything for this figure."""
        return True

    def patients(self, state: S, figure: Figure, near: list[Figure]) -> list[Figure]:
        """Whom a monster may heal of those in reach: who lacks the most hit points (BB-MOT-4, O1)."""
        lack = max(f.most - f.health for f in near)
        if not lack:
            return [f for f in near if f.conditions & (WOUND | POISON)] or [figure]
        return [f for f in near if f.most - f.health == lack]

    def favored(self, state: S, figure: Figure, near: list[Figure], conditions: int) -> list[list[Figure]]:
        """To whom of those in reach a monster gives a positive condition, best first, equal ones together: the nearest
        that lacks it, then who acts earlier (BB-MOT-6)."""
        distance = self.grid(state).distance[figure.cell]
        lacking = [f for f in near if conditions & ~f.conditions]
        return [[f] for f in sorted(lacking, key=lambda f: (distance[f.cell], self.turn_key(state, f)))]

    def cured(self, state: S, figure: Figure, conditions: int) -> None:
        """A heal has removed these conditions."""

    # --- elements -----------------------------------------------------------------------------------------------

    def can_pay(self, state: S, figure: Figure, symbols: tuple[int, ...]) -> bool:
        """Whether these symbols could be paid now, all of them."""
        return False

    def pay(self, state: S, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        """Use the charges; where several fit, those who decide for the figure are asked."""
        return
        yield

    def monster_pays(self, state: S, figure: Figure, action: Action, consume: Consume) -> Flow[bool]:
        """A monster uses what it can: the first of a type pays, the others of the type gain as well."""
        return False
        yield

    def planned(self, state: S, figure: Figure, action: Action, consume: Consume) -> bool:
        """Whether a monster will be able to pay, as far as its plan can know."""
        return False

    def infuse(self, state: S, figure: Figure, symbols: tuple[int, ...]) -> Flow[None]:
        """An action creates charges."""
        return
        yield

    # --- words of declarations ------------------------------------------------------------------------------------

    def quantity(self, state: S, name: str, figure: Figure, target: Figure | None) -> int:
        """The number behind a name in a declaration."""
        raise KeyError(f"no quantity {name}")

    def holds(self, state: S, test: str, figure: Figure, target: Figure | None) -> bool:
        """Whether a situation that a declaration names is given."""
        raise KeyError(f"no test {test}")

    def fits(self, state: S, where: str, figure: Figure, target: Figure) -> bool:
        """Whether a figure passes the limit on targets that a declaration names."""
        raise KeyError(f"no limit on targets {where}")

    def experience(self, state: S, figure: Figure, amount: int) -> None:
        """A character gains experience."""

    def other(self, state: S, deed: Deed, action: Action) -> Flow[bool]:
        """An action that the kernel does not know (Loot, Recover, Grant, Special, ...); True if it was performed."""
        raise NotImplementedError(f"{type(action).__name__} is not known")
        yield

    def special(self, state: S, name: str, deed: Deed) -> Flow[None]:
        """A named rule that runs with an action, after it; `deed` knows whom it was aimed at."""
        raise KeyError(f"no special rule {name}")
        yield

    # --- cards and items in action ----------------------------------------------------------------------------------

    def offers(self, state: S, figure: Figure, on: str, kind: str, single: bool) -> list[Option]:
        """What may be added now by hand: `("item", "spring-hammer")` options for an attack or a move."""
        return []

    def lingers(self, state: S, figure: Figure) -> bool:
        """Whether a figure may want to stop on the way, so that its move is also offered hex by hex."""
        return False

    def reaches(self, state: S, option: Option) -> bool:
        """Whether such an option could bring a target within reach of an attack that has none."""
        return True

    def use(self, state: S, figure: Figure, option: tuple[str | int, ...]) -> Flow[Any]:
        """One of those options was taken; the answer is the `Adds` that it brings (or None)."""
        return None
        yield

    def whole(self, state: S, option: tuple[str | int, ...]) -> bool:
        """Whether what such an option adds holds for the whole action and not for the next attack alone."""
        return False

    def used(self, state: S, figure: Figure, running: Running) -> Flow[None]:
        """A bonus with a limited number of uses worked; counts it and ends it when it is over."""
        return
        yield


battlefield.Rules = Rules  # type: ignore[attr-defined]  # the annotations of states are read at run time
