"""Using the halves of played cards and items: an ability from its first action to where its card goes (JL-ABL, JL-CRD).

When in a turn this happens is in `turn.py`; what single actions do is the kernel's and `special_actions.py`'s.
"""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.haven.verbs import STUN, Ability, Attack, Move
from undercroft.games.jaws import active, elements, items
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.events import ACTIVE, DISCARD, CardPlayed, tell_cards
from undercroft.games.jaws.memory import AbilityMemory
from undercroft.games.jaws.options import END, FINISH, HERO, REST, USE_ITEM, card_verb
from undercroft.games.jaws.state import Hero, Jaws

TURN_ACT: Question[Jaws] = Question(
    "turn.act",
    card_verb("top"),
    card_verb("bottom"),
    card_verb("basic-top"),
    card_verb("basic-bottom"),
    USE_ITEM,
    END,
    REST,
    FINISH,
    about=(HERO,),
    clause="JL-TRN-1 JL-TRN-2 JL-ABL-8",
)

BASIC = {"top": Ability((Attack(value=2),)), "bottom": Ability((Move(value=2),))}
"""JL-ABL-8."""
SHOES = Ability((Move(value=3),))
"""The basic bottom ability of whoever wears the Comfortable Shoes."""


def begin(state: Jaws, at: int, source: str) -> ActionContext:
    """A new ability: what it has done so far is nothing."""
    return ActionContext(state.figures[at], HEROES, state.heroes[at].seat, source, None, AbilityMemory())


def use_half(state: Jaws, at: int, card: str, half: str, basic: bool) -> Flow[None]:
    """Use an ability of a played card; the card goes where the ability sends it (JL-ABL-9 to 11, JL-CRD-4)."""
    hero, figure = state.heroes[at], state.figures[at]
    source = f"card:{card}:{half}"
    if basic:
        ability = SHOES if half == "bottom" and items.has(hero, "comfortable-shoes") else BASIC[half]
        hero.tally.basic += 1
    else:
        ability = ABILITIES[source]
    if state.log is not None:
        state.tell(CardPlayed(hero=at, card=card, half=half, is_basic=basic))
    deed = begin(state, at, source)
    done = yield from perform(state, deed, ability.actions)
    if done and ability.experience:
        state.kernel.cards.gain_experience(state, figure, ability.experience)  # JL-EXP-1, 2
    if done and ability.infuse:
        yield from elements.charge(state, hero.seat, ability.infuse)  # JL-ELE-2
    if hero.exhausted:
        return
    hero.chosen.remove(card)
    if not done:
        hero.discard.append(card)
        tell_cards(state, hero, (card,), DISCARD)
        return
    if ability.lost:
        lost_performed(hero)
    if active.stays(ability) and (active.runs(state, source) or active.lasting_in(ability)):
        hero.active.append(source)  # JL-ACT-2
        tell_cards(state, hero, (card,), ACTIVE)
    else:
        active.put_away(state, hero, card, ability)


def lost_performed(hero: Hero) -> None:
    tally = hero.tally
    tally.lost_turn += 1
    if tally.lost_turn >= 2:
        tally.lost_two = True
    if not tally.long_rests and not tally.short_rests:
        tally.lost_unrested += 1


def items_now(state: Jaws, at: int) -> list[Option]:
    """Items that can be used between abilities; while stunned none that performs an action (JL-CND-O5)."""
    hero, figure = state.heroes[at], state.figures[at]
    if figure.conditions & STUN:
        return []
    return [("item", item.id) for item in items.at_hand(hero)]


def use_item(state: Jaws, at: int, id: str) -> Flow[None]:
    """An item of one's own turn; its actions are an ability of their own (JL-ABL-2)."""
    hero, figure = state.heroes[at], state.figures[at]
    item = ITEMS[id].item
    items.wear(state, hero, id)
    if item.whole == "round":
        figure.bonuses.append((f"item:{id}", 0, 0))
    if item.actions:
        deed = begin(state, at, f"item:{id}")
        yield from perform(state, deed, item.actions)
