"""Turns of characters and monsters (JL-TRN), the use of cards' halves and of items, the long rest.

Who comes next is in `rounds.py`; what single actions do is the kernel's and `deeds.py`'s.
"""

from __future__ import annotations

from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import say
from undercroft.games.haven import verbs as e
from undercroft.games.haven.battlefield import HEROES, Figure
from undercroft.games.haven.damage import end_turn, suffer
from undercroft.games.haven.effects import ActionContext, perform
from undercroft.games.haven.monsters import act as monster_act
from undercroft.games.haven.verbs import STUN, WOUND, Ability, Action, Attack, Bonus, Heal, Move
from undercroft.games.jaws import active, deeds, elements, gear, loot, rooms
from undercroft.games.jaws.active import ABILITIES, DECLARED
from undercroft.games.jaws.cards.characters import CARDS
from undercroft.games.jaws.cards.decks import DECKS
from undercroft.games.jaws.cards.items import THINGS
from undercroft.games.jaws.state import Context, Hero, Jaws
from undercroft.games.jaws.triggers import triggered_bonuses

BASIC = {"top": Ability((Attack(value=2),)), "bottom": Ability((Move(value=2),))}
"""JL-ABL-8."""
SHOES = Ability((Move(value=3),))
REST = Heal(value=2, who=e.SELF, mandatory=True)
FINISH: Option = ("finish",)
MONSTER_CARDS = {card.id: card.ability for deck in DECKS.values() for card in deck}


# --- a character's turn -----------------------------------------------------------------------------------------------


def hero_turn(state: Jaws, at: int) -> Flow[None]:
    """A character's whole turn (JL-TRN-1)."""
    hero, figure = state.heroes[at], state.figures[at]
    state.acting = at
    hero.tally.dropped = []
    hero.tally.lost_turn = 0
    if not state.kernel.chapter(state).plays(state, at):
        yield from cheer(state, at)
        return
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1, None)  # JL-TRN-4, JL-CND-15
    if figure.cell >= 0:
        yield from turn_start(state, at)
    if figure.cell >= 0:
        if hero.resting:
            yield from long_rest(state, at)
        else:
            yield from abilities(state, at)
    yield from finish_turn(state, at)


def cheer(state: Jaws, at: int) -> Flow[None]:
    """Scenario 23: a character among the spectators plays his cards for the crowd."""
    hero = state.heroes[at]
    if hero.resting:
        yield from rest_cards(state, at)
    else:
        state.kernel.chapter(state).cheer(state, at)
        hero.discard += hero.chosen
        hero.chosen = []
    state.acting = -1


def turn_start(state: Jaws, at: int) -> Flow[None]:
    """What happens as a turn begins: bonuses of that kind, the Sand Devil."""
    figure, hero = state.figures[at], state.heroes[at]
    if state.marks.get("sand_devil", -1) >= 0 and "card:sand-devil:top" in hero.active:
        yield from deeds.move_devil(state, figure)
    for running in (yield from triggered_bonuses(state, figure, "turn_start")):
        bonus = DECLARED[running[0]][running[1]]
        if type(bonus) is Bonus and running in figure.bonuses:
            deed = begin(state, at, running[0])
            yield from state.kernel.cards.use_bonus(state, figure, running)  # JL-ACT-10: even while stunned
            if not figure.conditions & STUN:
                yield from perform(state, deed, active.binding(bonus.actions))
            finish(state)


def begin(state: Jaws, at: int, source: str) -> ActionContext:
    """A new ability: what it has done so far is nothing."""
    context = state.context = Context()
    figure = state.figures[at]
    deed = ActionContext(figure, HEROES, state.heroes[at].seat, source)
    context.deed = deed
    context.hero = at
    context.source = source
    context.start = figure.cell
    return deed


def finish(state: Jaws) -> None:
    state.context = None


def abilities(state: Jaws, at: int) -> Flow[None]:
    """The top of one card and the bottom of the other, in either order, with items before, between and after."""
    hero, figure = state.heroes[at], state.figures[at]
    if figure.conditions & STUN:
        hero.discard += hero.chosen  # JL-TRN-F2
        hero.chosen = []
        return
    halves = ["top", "bottom"]
    while figure.cell >= 0:
        options: list[Option] = []
        for card in hero.chosen:
            for half in halves:
                options.append((half, card))
                options.append((f"basic-{half}", card))  # JL-ABL-8
        options += items_now(state, at)
        options += [("end", active.card_of(source)) for source in hero.active if active.may_end(source)]  # JL-ACT-4
        if not options:
            break
        if not hero.chosen and all(option[0] == "end" for option in options):
            break
        options.append(FINISH)
        option = yield Choice(hero.seat, "turn.act", options, (at,), "JL-TRN-1 JL-TRN-2 JL-ABL-8")
        verb = str(option[0])
        if verb == "finish":
            break
        if verb == "item":
            yield from use_item(state, at, str(option[1]))
        elif verb == "end":
            source = next(source for source in hero.active if active.card_of(source) == option[1])
            active.retire(state, hero, source)
        else:
            half = verb.removeprefix("basic-")
            halves.remove(half)
            yield from use_half(state, at, str(option[1]), half, verb.startswith("basic"))
    hero.discard += hero.chosen  # JL-TRN-F1: cards whose ability was not used
    hero.chosen = []


def use_half(state: Jaws, at: int, card: str, half: str, basic: bool) -> Flow[None]:
    """Use an ability of a played card; the card goes where the ability sends it (JL-ABL-9 to 11, JL-CRD-4)."""
    hero, figure = state.heroes[at], state.figures[at]
    source = f"card:{card}:{half}"
    if basic:
        ability = SHOES if half == "bottom" and gear.has(hero, "comfortable-shoes") else BASIC[half]
        hero.tally.basic += 1
    else:
        ability = ABILITIES[source]
        if state.log is not None:
            state.tell(
                "log.plays", clause="JL-TRN-1", hero=say(f"hero.{hero.kind}"), card=say(f"card.{CARDS[card].title}")
            )
    deed = begin(state, at, source)
    done = yield from perform(state, deed, ability.actions)
    if done and ability.experience:
        state.kernel.cards.gain_experience(state, figure, ability.experience)  # JL-EXP-1, 2
    if done and ability.infuse:
        yield from elements.charge(state, hero.seat, ability.infuse)  # JL-ELE-2
    finish(state)
    if hero.exhausted:
        return
    hero.chosen.remove(card)
    if not done:
        hero.discard.append(card)
        return
    if ability.lost:
        lost_performed(hero)
    if active.stays(ability) and (active.runs(state, source) or active.lasting_in(ability)):
        hero.active.append(source)  # JL-ACT-2
    else:
        active.put_away(hero, card, ability)


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
    return [("item", item.id) for item in gear.at_hand(hero)]


def use_item(state: Jaws, at: int, id: str) -> Flow[None]:
    """An item of one's own turn; its actions are an ability of their own (JL-ABL-2)."""
    hero, figure = state.heroes[at], state.figures[at]
    item = THINGS[id].item
    gear.wear(state, hero, id)
    if item.whole == "round":
        figure.bonuses.append((f"item:{id}", 0, 0))
    if item.actions:
        deed = begin(state, at, f"item:{id}")
        yield from perform(state, deed, item.actions)
        finish(state)


def long_rest(state: Jaws, at: int) -> Flow[None]:
    """The whole turn: lose a card, take back the others, Heal 2, refresh items (JL-RST-5, 6)."""
    hero, figure = state.heroes[at], state.figures[at]
    while figure.cell >= 0:
        options = items_now(state, at)  # JL-RST-7: before it refreshes them, too
        ending = active.to_discard(hero)  # JL-ACT-4: such a card comes back with the others
        options += [("end", active.card_of(source)) for source in ending]
        if not options:
            break
        option = yield Choice(hero.seat, "turn.act", [*options, ("rest",)], (at,), "JL-RST-7 JL-ACT-4")
        if option[0] == "rest":
            break
        if option[0] == "end":
            active.retire(state, hero, next(source for source in ending if active.card_of(source) == option[1]))
        else:
            yield from use_item(state, at, str(option[1]))
    if figure.cell < 0 or len(hero.discard) < 2:  # JL-RST-1, O3: he has paid with what he was to rest with
        return
    yield from rest_cards(state, at)
    if not figure.conditions & STUN:  # JL-RST-O2: an action like any other, which a bonus for heals counts (JL-ACT-10)
        yield from perform(state, begin(state, at, ""), (REST,))
        finish(state)
    gear.refresh(hero)
    hero.tally.long_rests += 1
    if state.log is not None:
        state.tell("log.long-rest", clause="JL-RST-6", hero=say(f"hero.{hero.kind}"))
    while figure.cell >= 0:  # JL-RST-7
        options = items_now(state, at)
        if not options:
            return
        options.append(FINISH)
        option = yield Choice(hero.seat, "turn.act", options, (at,), "JL-RST-7")
        if option[0] == "finish":
            return
        yield from use_item(state, at, str(option[1]))


def rest_cards(state: Jaws, at: int) -> Flow[None]:
    """Lose one chosen card from the discard and take the others into hand."""
    hero = state.heroes[at]
    if len(hero.discard) < 2:
        return
    options: list[Option] = [("lose", card) for card in hero.discard]
    option = yield Choice(hero.seat, "rest.lose", options, (at,), "JL-RST-6")
    card = str(option[1])
    hero.discard.remove(card)
    hero.lost.append(card)
    hero.hand += hero.discard
    hero.discard = []


def finish_turn(state: Jaws, at: int) -> Flow[None]:
    """End of turn: the ring of haste, then conditions go, elements are infused, the hex is looted (JL-TRN-O1)."""
    hero, figure = state.heroes[at], state.figures[at]
    if figure.cell >= 0 and hero.hand and not hero.resting and not figure.conditions & STUN:  # JL-CND-O5
        for item in gear.usable(hero, "turn_end"):
            options: list[Option] = [("item", item.id), ("decline",)]
            option = yield Choice(hero.seat, "item.turn-end", options, (at,), "JL-ITM-1")
            if option[0] == "item":
                yield from use_item(state, at, item.id)
    end_turn(figure)
    active.end_of_turn(state)
    elements.settle(state)
    if figure.cell >= 0:
        if loot.lies(state, hero, 1 << figure.cell):
            yield from loot.take(state, hero, figure, 1 << figure.cell)  # JL-LOT-5
    if figure.cell >= 0:
        note_place(state, at)
    state.marks.pop(f"opener:{at}", None)
    state.acting = -1
    hero.lead = hero.lead or ()


def note_place(state: Jaws, at: int) -> None:
    """What battle goals ask about where a turn ended."""
    hero, figure = state.heroes[at], state.figures[at]
    grid = state.kernel.map.grid(state)
    near = grid.neighbour_bits[figure.cell]
    if not grid.walled >> figure.cell & 1 and not near & state.obstacles:
        hero.tally.open_turns += 1
    beside = any(
        other.cell >= 0 and near >> other.cell & 1
        for one, other in enumerate(state.figures[: state.count])
        if one != at
    )
    if beside:
        hero.tally.near_turns += 1
    else:
        hero.tally.lone_turns += 1
    room = state.marks.get(f"opener:{at}", 0)
    if room and state.board.room_of[figure.cell] == room:
        hero.tally.trailblazed = True


# --- a monster's turn -------------------------------------------------------------------------------------------------


def monster_turn(state: Jaws, at: int) -> Flow[None]:
    """One monster acts with its type's card (JL-TRN-3)."""
    figure = state.figures[at]
    state.acting = at
    state.acted.append(at)
    if figure.conditions & WOUND:
        yield from suffer(state, figure, 1, None)  # JL-KIL-3: nobody's kill
    if figure.cell >= 0 and not figure.conditions & STUN:  # JL-MMV-3
        card = state.decks[rooms.deck_name(state, figure.kind)].card
        ability = MONSTER_CARDS[card]
        context = state.context = Context()
        context.source = f"monster:{card}"
        yield from pay_for_type(state, figure, ability.actions)
        state.marks["stood"] = figure.cell
        state.marks["dealt"] = 0  # what its attack of this turn will have done
        yield from monster_act(state, figure, ability.actions, f"monster:{card}")
        finish(state)
        if figure.kind not in state.infused:
            state.infused.append(figure.kind)
            seats = state.kernel.monsters.deciders(state, figure) if figure.cell >= 0 else tuple(range(state.players))
            yield from elements.charge(state, seats, ability.infuse)  # JL-ELE-7, O3
    end_turn(figure)
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
