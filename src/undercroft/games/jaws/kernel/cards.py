"""How Jaws answers the kernel about cards: what declarations name (`card_terms.py`,
`special_actions.py`), experience, uses."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven.battlefield import HEROES, Figure, Running
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.hooks import CardHooks
from undercroft.games.haven.verbs import Action, Bonus
from undercroft.games.jaws.active import ABILITIES, DECLARED, retire, runs
from undercroft.games.jaws.card_terms import FITS, HOLDS, QUANTITIES
from undercroft.games.jaws.events import ExperienceGained
from undercroft.games.jaws.special_actions import AFTER, perform_other
from undercroft.games.jaws.state import Jaws


class JawsCards(CardHooks[Jaws]):
    def declared(self, state: Jaws, source: str) -> tuple[Action, ...]:
        return DECLARED[source]

    def quantity(
        self, state: Jaws, name: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> int:
        return QUANTITIES[name](state, figure, target, context)

    def holds(
        self, state: Jaws, test: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> bool:
        return HOLDS[test](state, figure, target, context)

    def fits(
        self, state: Jaws, where: str, figure: Figure, target: Figure, context: ActionContext | None = None
    ) -> bool:
        return FITS[where](state, figure, target, context)

    def gain_experience(self, state: Jaws, figure: Figure, amount: int) -> None:
        if figure.side == HEROES and not figure.is_objective:
            hero = state.heroes[figure.number]
            hero.scenario_xp += amount
            if state.log is not None:
                state.tell(ExperienceGained(hero=figure.number, amount=amount))

    def perform(self, state: Jaws, context: ActionContext, action: Action) -> Flow[bool]:
        return (yield from perform_other(state, context, action))

    def perform_special(self, state: Jaws, name: str, context: ActionContext) -> Flow[None]:
        yield from AFTER[name](state, context)

    def use_bonus(self, state: Jaws, figure: Figure, running: Running) -> Flow[None]:
        """The token moves one cell and gives what it leaves; off the last cell the card goes (JL-ACT-7 to 9)."""
        source, at, times = running
        bonus = DECLARED[source][at]
        assert type(bonus) is Bonus
        if not bonus.uses or running not in figure.bonuses:  # an owner who was exhausted on the way has none left
            return
        place = figure.bonuses.index(running)
        ability = ABILITIES[source]
        if times < len(ability.slots) and ability.slots[times]:
            self.gain_experience(state, figure, ability.slots[times])
        if times + 1 < bonus.uses:
            figure.bonuses[place] = (source, at, times + 1)
            return
        del figure.bonuses[place]
        hero = state.heroes[figure.number]
        if source in hero.active and not runs(state, source):
            retire(state, hero, source)
        return
        yield
