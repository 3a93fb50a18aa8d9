"""The round: start effects, card selection, initiative, turns one by one, end of round (BB-RND, BB-SEL, BB-END).

Each function is one stage. Your turn is in `turn.py`, the monsters' in `monsters.py`.
"""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.bugs import campaign, goals, items, monsters, turn
from undercroft.games.bugs.cardplay import ability_of, end_active, endings
from undercroft.games.bugs.damage import countable, out_of_cards
from undercroft.games.bugs.events import CardsChosen, InitiativeShifted, RanOutOfCards, RestChosen, RoundBegan
from undercroft.games.bugs.ids import card_id
from undercroft.games.bugs.options import END_BONUS, LEAVE_AS_IS, card_name, item_verb
from undercroft.games.bugs.rests import short_rest
from undercroft.games.bugs.state import (
    ACTIVE,
    AFTER,
    BEGIN,
    END,
    GROUP,
    HAND,
    PLAYED,
    ROUND,
    TURNS,
    YOU,
    Bugs,
    side_of,
    you,
)
from undercroft.games.haven.battlefield import OFF
from undercroft.games.haven.verbs import ROUND as ROUND_BONUS

REST: Option = ("rest",)
RESTING = 99


def _play_words(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    lead, other = str(option[1]), str(option[2])
    initiative = side_of(view, view.cards.index(lead)).initiative
    return say("option.play", lead=card_name(view, lead), other=card_name(view, other), initiative=initiative)


def _play_group(view: Bugs, seat: int, choice: Choice, option: Option) -> Say:
    lead = str(option[1])
    initiative = side_of(view, view.cards.index(lead)).initiative
    return say("group.lead", card=card_name(view, lead), initiative=initiative)


def _played(view: Bugs, seat: int, choice: Choice, option: Option) -> list[str]:
    return [card_id(str(card)) for card in option[1:]]


def _card_place(view: Bugs, card: str) -> str:
    return card_id(card)


CARDS: Question[Bugs] = Question(
    "round.cards",
    Verb(
        "play",
        Argument("lead", at=_card_place),
        Argument("other", at=_card_place),
        words=_play_words,
        touches=_played,
        grouped=_play_group,
    ),
    Verb("rest", listed=True),
    END_BONUS,
    clause="BB-SEL-1 BB-SEL-2",
)
SHIFT: Question[Bugs] = Question(
    "item.initiative",
    LEAVE_AS_IS,
    item_verb("sooner"),
    item_verb("later"),
    clause="BB-ITX-19",
    about=(Argument("initiative", int),),
)
SHORT_REST: Question[Bugs] = Question(
    "round.rest", Verb("go-on", listed=True), Verb("short-rest", listed=True), END_BONUS, clause="BB-END-3 BB-RST-3"
)


def start(state: Bugs) -> Flow[None]:
    """Steps 1 to 3 of a round: effects, selection, initiative (BB-RND-1)."""
    if out_of_cards(state):
        state.lost = True  # BB-RND-3, BB-EXH-2
        if state.log is not None:
            state.tell(RanOutOfCards())
        state.phase = AFTER
        return
    state.used = state.conjured = 0  # BB-ELE-10, O3
    state.paid.clear()
    for kind in range(len(state.rolled)):
        state.rolled[kind] = -1  # BB-ELE-O4
    if state.log is not None:
        state.tell(RoundBegan(round=state.round))
    yield from monsters.start_of_round(state)
    yield from select(state)
    yield from monsters.roll_types(state)  # BB-SEL-4
    if state.items:
        yield from _shift(state)
    yield from monsters.line_up(state)
    state.phase = TURNS


def select(state: Bugs) -> Flow[None]:
    """Choose two cards and the initiative card, or a long rest (BB-SEL-1, 2)."""
    state.resting = False
    while True:
        hand = [slot for slot, zone in enumerate(state.zones) if zone == HAND]
        options: list[Option] = []
        for slot in hand:
            for other in hand:
                if other != slot:
                    options.append(("play", state.cards[slot], state.cards[other]))
        if countable(state) >= 2:
            options.append(REST)
        options += endings(state)  # BB-BON-6
        option = options[0] if len(options) == 1 else (yield CARDS.ask(0, options))
        if option[0] == "end":
            end_active(state, state.cards.index(str(option[1])))
            continue
        break
    if option[0] == "rest":
        state.resting = True
        state.initiative = RESTING
        state.lead = state.other = -1
        if state.log is not None:
            state.tell(RestChosen())
        return
    state.lead = state.cards.index(str(option[1]))
    state.other = state.cards.index(str(option[2]))
    state.zones[state.lead] = state.zones[state.other] = PLAYED  # BB-SEL-3
    state.initiative = side_of(state, state.lead).initiative
    if state.log is not None:
        state.tell(CardsChosen(lead=state.lead, other=state.other))


def _shift(state: Bugs) -> Flow[None]:
    """The Brass Cog changes your initiative by 10, without any limit (BB-ITX-19, O2)."""
    for _, item in items.ready(state, "initiative"):
        options: list[Option] = [("keep",), ("sooner", item.id), ("later", item.id)]
        option = yield SHIFT.ask(0, options, (state.initiative,))
        if option[0] != "keep":
            yield from items.spend(state, item)
            state.initiative += -10 if option[0] == "sooner" else 10
            if state.log is not None:
                state.tell(InitiativeShifted(initiative=state.initiative))


def take_turn(state: Bugs) -> Flow[None]:
    """The next turn of the round (BB-INI-3, BB-TRN-1)."""
    if state.lost or not state.queue:
        state.turn = None
        state.phase = AFTER if state.lost else END  # BB-FIN-O1
        return
    state.turn = state.queue.pop(0)
    _, who, which, column = state.turn
    if who == YOU:
        yield from turn.begin(state)
    elif who == GROUP:
        yield from monsters.group_turn(state, which, column)
    elif state.figures[which].cell != OFF:
        yield from monsters.monster_turn(state, which, column)


def end(state: Bugs) -> Flow[None]:
    """Round bonuses end, then a short rest if you like, then the outcome is read (BB-END-1 to 4, BB-FIN-2)."""
    goals.after_round(state)  # BB-END-1
    for figure in state.figures[1:]:
        figure.bonuses.clear()  # BB-MOT-2
    figure = you(state)
    for slot, zone in enumerate(state.zones):
        if zone == ACTIVE and ability_of(state, slot, state.performed[slot]).duration == ROUND_BONUS:
            end_active(state, slot)
    if figure.bonuses:
        figure.bonuses = [running for running in figure.bonuses if not running[0].startswith("item.")]
    while countable(state) >= 2 and not state.lost:
        option = yield SHORT_REST.ask(0, [("go-on",), ("short-rest",), *endings(state)])
        if option[0] == "end":  # BB-BON-6: also now, before a rest
            end_active(state, state.cards.index(str(option[1])))
            continue
        if option[0] == "short-rest":
            yield from short_rest(state)
        break
    if state.won or state.lost:
        state.phase = AFTER
        return
    state.round += 1  # BB-END-4
    state.phase = ROUND


def after(state: Bugs) -> Flow[None]:
    """The scenario is over; lost and completed in the same round means lost (BB-FIN-1 to 3)."""
    yield from campaign.conclude(state, state.won and not state.lost)
    state.phase = BEGIN
