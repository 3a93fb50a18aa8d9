"""Cards in play: sources of lasting effects, the active area, and where a card goes when its ability or effect is over.

A source names what declares bonuses: `card:<id>:top`, `item:<id>`, `modifier:shield`, `monster:<card>`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from undercroft.core.question import Question
from undercroft.games.haven import verbs as e
from undercroft.games.haven.verbs import PERSISTENT, ROUND, Ability, Action, Bonus, Shield
from undercroft.games.jaws.cards.card import TURN
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.events import DISCARD, LOST, EffectEnded, place_of, tell_cards
from undercroft.games.jaws.options import HERO, TAKE_CARD
from undercroft.games.jaws.state import Hero, Jaws, card_of

BONUS_FIRST: Question[Jaws] = Question("bonus.first", TAKE_CARD, about=(HERO,), clause="JL-GEN-1 JL-ACT-10")

LASTING = (Shield, Bonus)


def _lasting(actions: tuple[Action, ...]) -> Iterator[Action]:
    """Every lasting effect that these actions can begin, however deep."""
    for action in actions:
        if type(action) in LASTING:
            yield action
        for name in ("actions", "then"):
            yield from _lasting(getattr(action, name, ()) if type(action) is not Bonus or name == "then" else ())
        for cost in action.consume:
            yield from _lasting(cost.adds.actions)


ABILITIES: dict[str, Ability] = {}
DECLARED: dict[str, tuple[Action, ...]] = {}
for _card in CARDS.values():
    for _half in ("top", "bottom"):
        _ability: Ability = getattr(_card, _half)
        ABILITIES[f"card:{_card.id}:{_half}"] = _ability
        DECLARED[f"card:{_card.id}:{_half}"] = tuple(_lasting(_ability.actions))
for _deck in DECKS.values():
    for _monster_card in _deck:
        DECLARED[f"monster:{_monster_card.id}"] = tuple(_lasting(_monster_card.ability.actions))
for _id, _thing in ITEMS.items():
    DECLARED[f"item:{_id}"] = (Shield(value=_thing.item.adds.shield),) if _thing.item.whole == "round" else ()
DECLARED["modifier:shield"] = (Shield(value=1),)  # JL-MOD-12


def end_bonuses(state: Jaws, source: str) -> None:
    """Every bonus that this source has given to anybody is over."""
    for figure in state.figures:
        if figure.bonuses:
            figure.bonuses = [running for running in figure.bonuses if running[0] != source]


def runs(state: Jaws, source: str) -> bool:
    return any(running[0] == source for figure in state.figures for running in figure.bonuses)


def put_away(state: Jaws, hero: Hero, card: str, ability: Ability) -> None:
    """A used card goes to the lost pile if its ability bears the lost symbol, else to the discard (JL-CRD-1, 4)."""
    (hero.lost if ability.lost else hero.discard).append(card)
    tell_cards(state, hero, (card,), LOST if ability.lost else DISCARD)


def retire(state: Jaws, hero: Hero, source: str) -> None:
    """A card leaves the active area and its effect ends (JL-ACT-4, 5, 9)."""
    hero.active.remove(source)
    end_bonuses(state, source)
    put_away(state, hero, card_of(source), ABILITIES[source])
    state.kernel.leave_play(state, hero, source)
    if state.log is not None:
        state.tell(EffectEnded(hero=place_of(state, hero), card=card_of(source)))


def may_end(source: str) -> bool:
    """Whether a character may take this card out of the active area before its time (JL-ACT-4)."""
    return not any(type(bonus) is Bonus and bonus.keep for bonus in DECLARED[source])


def binding(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The same actions, none of which may be declined: a persistent bonus must be applied (JL-ACT-10)."""
    return tuple([msgspec.structs.replace(action, mandatory=True) for action in actions])


def to_discard(hero: Hero) -> list[str]:
    """The effects that a character may end at any time and whose cards then go to the discard (JL-ACT-4)."""
    return [source for source in hero.active if may_end(source) and not ABILITIES[source].lost]


def end_of_turn(state: Jaws) -> None:
    """Bonuses without an icon hold for the turn alone."""
    for figure in state.figures:
        if figure.bonuses:
            kept = [
                running
                for running in figure.bonuses
                if running[0][0] != "c" or ABILITIES[running[0]].duration not in (TURN, "")
            ]
            if len(kept) != len(figure.bonuses):
                figure.bonuses = kept


def end_of_round(state: Jaws) -> None:
    """Round bonuses end; their cards leave the active area (JL-RND-6, JL-ACT-5)."""
    for hero in state.heroes:
        for source in [source for source in hero.active if ABILITIES[source].duration == ROUND]:
            retire(state, hero, source)
    for figure in state.figures:
        if figure.bonuses:
            figure.bonuses = [running for running in figure.bonuses if running[0][0] == "c"]


def stays(ability: Ability) -> bool:
    return ability.duration in (ROUND, PERSISTENT)


def lasting_in(ability: Ability) -> bool:
    """Whether an ability has an effect that keeps its card in the active area even without a running bonus."""
    return any(
        type(action) is e.Special or action.special in ("strangle", "no_heal", "lull") for action in ability.actions
    )
