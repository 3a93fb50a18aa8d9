"""Move: go forward, reveal demons, take a group, open the chest (SA-MOV-1); divine intervention on the way."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.say import Say, say
from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.acts import ACTS, ANGEL, ANGEL_ACT, FIRST_GROUPS, ORDER, SPACES, Group
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.ids import chest_id, group_card_id, group_id, place_id
from undercroft.games.sanctum.names import item_name
from undercroft.games.sanctum.options import foe_label
from undercroft.games.sanctum.state import ALIVE, Foe, Sanctum, living


def _group_words(view: Sanctum, seat: int, choice: Choice, option: Option) -> Say:
    number = int(option[1])
    return say("option.take", number=number + 1, demons=[foe_label(card) for card in view.groups[number]])


def _group_cards(view: Sanctum, seat: int, choice: Choice, option: Option) -> list[str]:
    number = int(option[1])
    return [group_card_id(number, card) for card in view.groups[number]]


GROUP: Argument[Sanctum] = Argument("number", int, at=lambda view, number: group_id(number), fixed=True)
CHEST_ITEM: Argument[Sanctum] = Argument(
    "item", say=lambda view, card: item_name(card), at=lambda view, card: chest_id(card)
)
CHOOSE_GROUP = Question(
    "move.group", Verb("take", GROUP, words=_group_words, touches=_group_cards), clause="SA-MOV-7 SA-MOV-8"
)
CHOOSE_FROM_CHEST = Question("move.chest", Verb("item", CHEST_ITEM), clause="SA-CHE-3 SA-CHE-5")


def walls_place(state: Sanctum) -> int:
    """The place of the space at the walls: as many boards lie before it as there are players (SA-CF-8)."""
    return state.players * SPACES


def act_of(players: int, place: int) -> str:
    return ORDER[players][place // SPACES]


def move(state: Sanctum, seat: int) -> Flow[None]:
    hero = state.seats[seat]
    place = state.front
    if place >= walls_place(state):
        yield from reach_walls(state, seat)
        return
    # SA-MOV-2, SA-MOV-3: directly ahead of the leading figure. A space once entered stays behind even if the hero who
    # entered it died since, so the front never goes back (SA-DTH-O1).
    before = place_id(state, hero) if state.log is not None and hero.place >= 0 else ""
    hero.place = place
    state.front += 1
    act, space = act_of(state.players, place), place % SPACES
    if state.log is not None:
        tell(state, events.Moved(seat=seat, before=before, act=act, space=space + 1, clause="SA-MOV-2"))
    if ANGEL_ACT[state.players] == act and ANGEL[act] == space:  # SA-DIV-1
        intervene(state)
    group = ACTS[act][space]
    for _ in range(1 if space else FIRST_GROUPS):  # SA-MOV-5, SA-MOV-6
        yield from lay(state, group)
    yield from take_group(state, seat)
    if space == SPACES - 1:
        yield from open_chest(state, seat)


def lay(state: Sanctum, group: Group) -> Flow[None]:
    """Lay one group of demons as the space's symbols say (SA-MOV-4)."""
    cards = []
    for level in group:
        deck = state.decks[level - 1]
        if not deck:  # SA-HOR-O1
            deck.extend(state.discards[level - 1])
            state.discards[level - 1] = []
            if not deck:
                continue
        card = yield Chance("demon", deck, None, None, (level,))
        deck.remove(card)
        cards.append(card)
    if cards:
        state.groups.append(cards)
        if state.log is not None:
            state.tell(events.GroupLaid(cards=cards[:]))


def take_group(state: Sanctum, seat: int) -> Flow[None]:
    """Choose one of the groups on the board and take it whole (SA-MOV-7, SA-MOV-8)."""
    groups = state.groups
    if not groups:
        return
    at = 0
    if len(groups) > 1:
        choice = yield CHOOSE_GROUP.ask(seat, [("take", n) for n in range(len(groups))])
        at = choice[1]
    taken = groups.pop(at)
    state.seats[seat].zone += [Foe(card) for card in taken]
    if state.log is not None:
        tell(state, events.GroupTaken(seat=seat, cards=taken))


def intervene(state: Sanctum) -> None:
    """Every player gains one gold die, wherever the heroes are (SA-DIV-1)."""
    for hero in state.seats:
        if hero.status == ALIVE:
            hero.dice += 1
    if state.log is not None:
        state.tell(events.AngelCame(seats=living(state), clause="SA-DIV-1"))


def open_chest(state: Sanctum, seat: int) -> Flow[None]:
    """Turn the demons left on the board; every player takes one item, foremost first (SA-CHE-1 to SA-CHE-8)."""
    chest = state.chest = [card for group in state.groups for card in group]
    state.groups = []
    # The cards are turned: news, so the group just taken cannot be given back (SA-UND-O1, see levels.settle).
    yield Chance("chest", ("open",), None, None, (seat,))
    if state.log is not None:
        state.tell(events.ChestOpened(cards=chest[:], clause="SA-CHE-2"))
    for other in sorted(living(state), key=lambda s: -state.seats[s].place):  # SA-CHE-3, SA-CHE-4
        if not chest:
            break
        card = chest[0]
        if len(chest) > 1:
            choice = yield CHOOSE_FROM_CHEST.ask(other, [("item", c) for c in chest])
            card = choice[1]
        chest.remove(card)
        state.seats[other].pack.append(card)  # SA-CHE-6
        if state.log is not None:
            tell(state, events.ChestItemTaken(seat=other, card=card))
    state.box += chest  # SA-CHE-8
    state.chest = []


def reach_walls(state: Sanctum, seat: int) -> Flow[None]:
    """Act V: the first to arrive lays five pairs, later heroes choose from what is left (SA-WAL-1 to SA-WAL-4)."""
    hero = state.seats[seat]
    before = place_id(state, hero) if state.log is not None and hero.place >= 0 else ""
    hero.place = walls_place(state)
    first = not state.walls_reached
    if state.log is not None:
        tell(state, events.WallsReached(seat=seat, before=before, clause="SA-WAL-2"))
    if first:
        state.walls_reached = True
        for _ in range(FIRST_GROUPS):
            yield from lay(state, ACTS["V"][0])
    yield from take_group(state, seat)
    if first:
        intervene(state)  # SA-WAL-3
