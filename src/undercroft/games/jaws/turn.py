"""Turns of characters and monsters (JL-TRN).

Who comes next is in `round.py`; using cards and items is in `abilities.py`, the long rest in `rests.py`.
"""

from __future__ import annotations

from undercroft.core.question import Question
from undercroft.core.request import Flow, Option
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import OFF, Figure
from undercroft.games.haven.damage import end_turn, suffer
from undercroft.games.haven.effects import perform
from undercroft.games.haven.monsters import act as monster_act
from undercroft.games.haven.verbs import STUN, WOUND, Action, Bonus
from undercroft.games.jaws import active, elements, items, loot, rooms, tokens
from undercroft.games.jaws.abilities import TURN_ACT, begin, items_now, use_half, use_item
from undercroft.games.jaws.active import DECLARED
from undercroft.games.jaws.cards.decks import MONSTER_CARDS
from undercroft.games.jaws.events import DISCARD, TurnBegan, tell_cards
from undercroft.games.jaws.options import DECLINE, HERO, USE_ITEM
from undercroft.games.jaws.rests import long_rest, rest_cards
from undercroft.games.jaws.state import Jaws, card_of
from undercroft.games.jaws.triggers import triggered_bonuses

AT_TURN_END: Question[Jaws] = Question("item.turn-end", USE_ITEM, DECLINE, about=(HERO,), clause="JL-ITM-1")

# --- a character's turn -----------------------------------------------------------------------------------------------


def hero_turn(state: Jaws, at: int) -> Flow[None]:
    """A character's whole turn (JL-TRN-1)."""
    hero, figure = state.heroes[at], state.figures[at]
    state.acting = at
    hero.tally.dropped = []
    hero.tally.lost_turn = 0
    if state.log is not None:
        state.tell(TurnBegan(figure=at))
    if not state.kernel.special_rules(state).plays(state, at):
        yield from cheer(state, at)
        return
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1, None)  # JL-TRN-4, JL-CND-15
    if figure.cell != OFF:
        yield from turn_start(state, at)
    if figure.cell != OFF:
        if hero.resting:
            yield from long_rest(state, at)
        else:
            yield from play_cards(state, at)
    yield from finish_turn(state, at)


def cheer(state: Jaws, at: int) -> Flow[None]:
    """Scenario 23: a character among the spectators plays cards for the crowd."""
    hero = state.heroes[at]
    if hero.resting:
        yield from rest_cards(state, at)
    else:
        state.kernel.special_rules(state).cheer(state, at)
        tell_cards(state, hero, hero.chosen, DISCARD)
        hero.discard += hero.chosen
        hero.chosen = []
    state.acting = -1


def turn_start(state: Jaws, at: int) -> Flow[None]:
    """What happens as a turn begins: bonuses of that kind, the Sand Devil."""
    figure, hero = state.figures[at], state.heroes[at]
    if state.tokens.sand_devil >= 0 and "card:sand-devil:top" in hero.active:
        yield from tokens.move_devil(state, figure)
    for running in (yield from triggered_bonuses(state, figure, "turn_start")):
        bonus = DECLARED[running[0]][running[1]]
        if type(bonus) is Bonus and running in figure.bonuses:
            deed = begin(state, at, running[0])
            yield from state.kernel.cards.use_bonus(state, figure, running)  # JL-ACT-10: even while stunned
            if not figure.conditions & STUN:
                yield from perform(state, deed, active.binding(bonus.actions))


def play_cards(state: Jaws, at: int) -> Flow[None]:
    """The top of one card and the bottom of the other, in either order, with items before, between and after."""
    hero, figure = state.heroes[at], state.figures[at]
    halves = ["top", "bottom"]
    while figure.cell != OFF and not figure.conditions & STUN:  # JL-TRN-F2, JL-CND-8: also once stunned in mid-turn
        options: list[Option] = []
        for card in hero.chosen:
            for half in halves:
                options.append((half, card))
                options.append((f"basic-{half}", card))  # JL-ABL-8
        options += items_now(state, at)
        options += [("end", card_of(source)) for source in hero.active if active.may_end(source)]  # JL-ACT-4
        if not options:
            break
        if not hero.chosen and all(option[0] == "end" for option in options):
            break
        options.append(("finish",))
        option = yield TURN_ACT.ask(hero.seat, options, (at,))
        verb = str(option[0])
        if verb == "finish":
            break
        if verb == "item":
            yield from use_item(state, at, str(option[1]))
        elif verb == "end":
            source = next(source for source in hero.active if card_of(source) == option[1])
            active.retire(state, hero, source)
        else:
            half = verb.removeprefix("basic-")
            halves.remove(half)
            yield from use_half(state, at, str(option[1]), half, verb.startswith("basic"))
    tell_cards(state, hero, hero.chosen, DISCARD)
    hero.discard += hero.chosen  # JL-TRN-F1, F2: cards whose ability was not used
    hero.chosen = []


def finish_turn(state: Jaws, at: int) -> Flow[None]:
    """End of turn: the ring of haste, then conditions go, elements are infused, the hex is looted (JL-TRN-O1)."""
    hero, figure = state.heroes[at], state.figures[at]
    if figure.cell != OFF and hero.hand and not hero.resting and not figure.conditions & STUN:  # JL-CND-O5
        for item in items.usable(hero, "turn_end"):
            options: list[Option] = [("item", item.id), ("decline",)]
            option = yield AT_TURN_END.ask(hero.seat, options, (at,))
            if option[0] == "item":
                yield from use_item(state, at, item.id)
    end_turn(state, figure)
    active.end_of_turn(state)
    elements.settle(state)
    if figure.cell != OFF:
        if loot.lies(state, hero, 1 << figure.cell):
            yield from loot.take(state, hero, figure, 1 << figure.cell)  # JL-LOT-5
    if figure.cell != OFF:
        note_place(state, at)
    hero.opened_room = 0
    state.acting = -1


def note_place(state: Jaws, at: int) -> None:
    """What battle goals ask about where a turn ended."""
    hero, figure = state.heroes[at], state.figures[at]
    grid = state.kernel.map.grid(state)
    near = grid.neighbour_bits[figure.cell]
    if not grid.walled >> figure.cell & 1 and not near & state.obstacles:
        hero.tally.open_turns += 1
    beside = any(
        other.cell != OFF and near >> other.cell & 1
        for one, other in enumerate(state.figures[: state.count])
        if one != at
    )
    if beside:
        hero.tally.near_turns += 1
    else:
        hero.tally.lone_turns += 1
    if hero.opened_room and state.board.room_of[figure.cell] == hero.opened_room:
        hero.tally.trailblazed = True


# --- a monster's turn -------------------------------------------------------------------------------------------------


def monster_turn(state: Jaws, at: int) -> Flow[None]:
    """One monster acts with its type's card (JL-TRN-3)."""
    figure = state.figures[at]
    state.acting = at
    state.acted.append(at)
    if state.log is not None:
        state.tell(TurnBegan(figure=at))
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1, None)  # JL-KIL-3: nobody's kill
    if figure.cell != OFF and not figure.conditions & STUN:  # JL-MMV-3
        deck = rooms.deck_name(state, figure.kind)
        card = state.decks[deck].card
        ability = MONSTER_CARDS[card]
        yield from pay_for_type(state, figure, ability.actions)
        yield from monster_act(state, figure, ability.actions, f"monster:{card}")
        if all(rooms.deck_name(state, kind) != deck for kind in state.infused):  # JL-ELE-O5
            state.infused.append(figure.kind)
            seats = state.kernel.monsters.deciders(state, figure)
            yield from elements.charge(state, seats, ability.infuse)  # JL-ELE-7, O3
    end_turn(state, figure)
    elements.settle(state)
    state.acting = -1


def pay_for_type(state: Jaws, figure: Figure, actions: tuple[Action, ...]) -> Flow[None]:
    """The first monster of the type consumes what it can, for all of them and the whole round (JL-ELE-7, 8)."""
    if figure.kind in state.bought:
        return
    state.bought.append(figure.kind)
    for action in actions:
        costs = [cost.symbols for cost in action.consume]
        if isinstance(action, e.ByElement):
            costs.append(action.symbols)
        for symbols in costs:
            if elements.payable(state, symbols):
                yield from elements.consume(state, state.kernel.monsters.deciders(state, figure), symbols)
                state.bought.append(f"{figure.kind} {symbols}")
