"""How Bugs answers the kernel about cards: the lasting bonuses that they declare, and actions of its own."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.bugs import items
from undercroft.games.bugs.cardplay import end_active, recover, slot_of
from undercroft.games.bugs.cards.characters import CARDS
from undercroft.games.bugs.cards.monsters import LASTING
from undercroft.games.bugs.situations import is_given
from undercroft.games.bugs.state import Bugs
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import Figure, Running
from undercroft.games.haven.effects import ActionContext
from undercroft.games.haven.hooks import CardHooks
from undercroft.games.haven.verbs import Action, Bonus, Flying, Recover, Retaliate, Shield


def _lasting(ability: e.Ability) -> tuple[Action, ...]:
    return tuple(action for action in _flat(ability.actions) if isinstance(action, (Shield, Retaliate, Flying, Bonus)))


def _flat(actions: tuple[Action, ...]) -> list[Action]:
    found: list[Action] = []
    for action in actions:
        found.append(action)
        if isinstance(action, (e.ByElement, e.If)):
            found += _flat(action.actions)
    return found


DECLARED: dict[str, tuple[Action, ...]] = {
    **LASTING,
    **items.DECLARED,
    **{
        f"{side.name}.{half}": _lasting(ability)
        for card in CARDS.values()
        for side in card.sides
        for half, ability in (("top", side.top), ("bottom", side.bottom))
    },
}


def end_used(state: Bugs, figure: Figure) -> None:
    """BB-BON-3: a bonus on "your next attack" ends after that attack, and its card leaves with it."""
    for source, at, count in figure.bonuses[:]:
        bonus = DECLARED[source][at]
        if type(bonus) is Bonus and bonus.uses and count >= bonus.uses:
            slot = slot_of(state, source)
            if slot is None:  # its ability is not finished yet; then the card goes where it would go without the bonus
                figure.bonuses = [running for running in figure.bonuses if running[0] != source]
            else:
                end_active(state, slot)


class BugsCards(CardHooks[Bugs]):
    def declared(self, state: Bugs, source: str) -> tuple[Action, ...]:
        return DECLARED[source]

    def holds(
        self, state: Bugs, test: str, figure: Figure, target: Figure | None, context: ActionContext | None = None
    ) -> bool:
        return target is not None and is_given(state, test, figure, target)

    def can_aim_at_objective(self, state: Bugs, action: Action) -> bool:
        """BB-TER-11: it takes no conditions and no forced movement, and has no actions to be controlled."""
        return not isinstance(action, (e.Condition, e.Push, e.Pull, e.Control))

    def use_bonus(self, state: Bugs, figure: Figure, running: Running) -> Flow[None]:
        source, at, count = running
        bonus = DECLARED[source][at]
        assert isinstance(bonus, Bonus)
        place = figure.bonuses.index(running)
        figure.bonuses[place] = (source, at, count + 1)
        if bonus.on != "attack":
            end_used(state, figure)
        return
        yield

    def perform(self, state: Bugs, context: ActionContext, action: Action) -> Flow[bool]:
        if type(action) is Recover:
            return (yield from recover(state, action))
        raise NotImplementedError(f"{type(action).__name__} is not part of Buttons & Bugs")
