"""Preparing a scenario: level, decks, hands, items, battle goals, map, starting hexes (JL-SET, JL-LVL)."""

from __future__ import annotations

from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Flow, Option, Together
from undercroft.core.say import say
from undercroft.games.haven.battlefield import HEROES, OFF, Figure
from undercroft.games.haven.damage import gain
from undercroft.games.haven.events import Entered
from undercroft.games.haven.options import HEX
from undercroft.games.haven.verbs import mask_of
from undercroft.games.jaws import items, rooms
from undercroft.games.jaws.cards.characters import BASE_DECK, CARDS, CHARACTERS, SUPPLY
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.items import ITEMS
from undercroft.games.jaws.events import HAND, GoalDealt, ScenarioBegan, tell_cards
from undercroft.games.jaws.options import COUNT, HERO, card_verb, item_verb
from undercroft.games.jaws.state import NO_SYMBOL, NOT_IN_PLAY, READY, Deck, Hero, Jaws, Marks, Tally, Tokens

PICK_HAND: Question[Jaws] = Question(
    "prepare.hand", card_verb("take"), about=(HERO, COUNT), clause="JL-SET-10 JL-CHR-6"
)
PICK_ITEMS: Question[Jaws] = Question(
    "prepare.items", item_verb("bring"), Verb("done", listed=True), about=(HERO,), clause="JL-SET-11 JL-ITM-3"
)
KEEP_GOAL: Question[Jaws] = Question(
    "prepare.goal",
    Verb(
        "goal",
        Argument("goal", say=lambda view, goal: say(f"goal.{goal}")),
        lines=lambda view, seat, choice, option: [say(f"goaltext.{option[1]}")],
        listed=True,
    ),
    about=(HERO,),
    clause="JL-BTL-1",
    secret=True,
)
STARTING_HEX: Question[Jaws] = Question("prepare.start", Verb("start", HEX), about=(HERO,), clause="JL-SET-F1")

TUTORIAL_HAND = 6
"""In scenarios 1 to 3 the hand is the six cards of levels A and B (JL-CHR-F3)."""


UNWELCOME = ("flea-bitten-shawl",)
"""What works without being used and not always for the better, so that one may want to leave it at home."""


def scenario_level(heroes: list[Hero], difficulty: int) -> int:
    """Half the exact average level, rounded up once, then the difficulty; 0 to 7 (JL-LVL-1, 2, O1)."""
    total, count = sum(hero.level for hero in heroes), 2 * len(heroes)
    return max(0, min(7, -(-total // count) + difficulty))


def trap_damage(level: int) -> int:
    return 2 + level  # JL-TRP-2


def gold_per_coin(level: int) -> int:
    return (2, 2, 3, 3, 4, 4, 5, 6)[level]  # JL-LVL-3


def bonus_experience(level: int) -> int:
    return 4 + 2 * level  # JL-SCN-11


def lay_out(state: Jaws) -> None:
    """Everything that the set-up leaves neither to fate nor to players."""
    board = state.board
    state.level = scenario_level(state.heroes, state.difficulty)
    state.figures = []
    state.origins = []
    state.round = 0
    state.opened = state.revealed = 0
    state.ended = ""
    state.found = state.wave = state.kills = 0
    state.marks, state.tokens, state.graves = Marks(), Tokens(), {}
    state.crowd = state.influence = 0
    state.parts = list(board.obstacles)
    state.obstacles = sum(board.obstacles)
    state.destroyed = 0
    state.difficult = board.difficult
    state.hazards = 0
    state.traps = {}
    for cell in range(board.size):  # JL-SET-5
        if board.traps >> cell & 1:
            rooms.lay_trap(state, cell, trap_damage(state.level), 0, board.room_of[cell])
        if board.effect_traps >> cell & 1:
            rooms.lay_trap(state, cell, 0, state.book.trap_conditions, board.room_of[cell])
    state.coins = dict.fromkeys(board.coins, 1)
    state.treasures = {
        cell: number for cell, number in board.treasures.items() if number not in state.looted or state.scenario == 18
    }
    state.goods = {}
    state.elements = [0] * 6  # JL-SET-F1
    state.charged = 0
    state.bought, state.infused = [], []
    state.deck = Deck(list(BASE_DECK))
    state.decks = {}
    state.blesses = state.curses = state.monster_curses = SUPPLY
    state.queue, state.acted, state.late = [], [], []
    state.turn = ""
    for at, hero in enumerate(state.heroes):
        health = CHARACTERS[hero.kind].health[hero.level - 1]
        state.figures.append(Figure(hero.kind, HEROES, health, health, OFF, at))  # JL-SET-9
        state.origins.append(NO_SYMBOL)
        hero.hand, hero.discard, hero.lost, hero.active, hero.chosen = [], [], [], [], []
        hero.lead, hero.resting, hero.exhausted = (), False, False
        hero.scenario_xp = hero.coins = 0
        hero.tally = Tally(lowest=health)
        hero.deck = Deck(list(hero.modifiers))
        hero.favorite, hero.favorite_cell, hero.opened_room = NOT_IN_PLAY, OFF, 0
        hero.goal = ""
        hero.gear = []


def prepare(state: Jaws) -> Flow[None]:
    """Hands, items and battle goals, all seats side by side; then starting hexes and the first room."""
    lay_out(state)
    if state.log is not None:
        state.tell(ScenarioBegan(scenario=state.scenario, level=state.level))
    seats: dict[int, list[int]] = {}
    for at, hero in enumerate(state.heroes):
        seats.setdefault(hero.seat, []).append(at)
    if len(seats) == 1:
        (heroes,) = seats.values()
        packed = yield from pack_all(state, heroes)
    else:
        results = yield Together({seat: pack_all(state, heroes) for seat, heroes in seats.items()})
        packed = {at: one for found in results.values() for at, one in found.items()}
    for at, (hand, brought) in packed.items():
        state.heroes[at].hand = hand
        tell_cards(state, state.heroes[at], hand, HAND)
        state.heroes[at].gear = [(item, READY) for item in brought]
    yield from deal_goals(state)
    state.phase = "prepare"
    yield from rooms.reveal(state, 1)  # JL-SET-4: whoever picks a starting hex sees what waits there
    yield from take_places(state)
    yield from state.kernel.special_rules(state).on_start(state)
    for at, hero in enumerate(state.heroes):
        for condition in hero.waiting:  # conditions of a city event
            gain(state, state.figures[at], mask_of(condition))
        hero.waiting = []
    state.discount = 0
    state.phase = "select"


def hand_size(state: Jaws, hero: Hero) -> int:
    return (
        TUTORIAL_HAND
        if state.scenario <= 3 and any(CARDS[c].level == "A" for c in hero.cards)
        else CHARACTERS[hero.kind].hand
    )


def pack_all(state: Jaws, heroes: list[int]) -> Flow[dict[int, tuple[list[str], list[str]]]]:
    found = {}
    for at in heroes:
        hand = yield from pick_hand(state, at)
        items = yield from pick_items(state, at)
        found[at] = (hand, items)
    return found


def pick_hand(state: Jaws, at: int) -> Flow[list[str]]:
    """Exactly as many available cards as the hand limit (JL-SET-10); level X cards may replace others (JL-CHR-6)."""
    hero = state.heroes[at]
    size = hand_size(state, hero)
    cards = hero.cards
    if size == TUTORIAL_HAND:  # JL-CHR-F3, O3: a card gained by a level waits for the first hand of level 1
        cards = [card for card in cards if CARDS[card].level in "AB"]
    hand = cards[-size:] if len(cards) == size else []
    while not hand or len(hand) < size:
        left = [card for card in cards if card not in hand]
        if len(hand) + len(left) <= size:
            return hand + left
        options: list[Option] = [("take", card) for card in left]
        option = yield PICK_HAND.ask(hero.seat, options, (at, size - len(hand)))
        hand.append(str(option[1]))
    return hand


def pick_items(state: Jaws, at: int) -> Flow[list[str]]:
    """Items to bring, within the slots (JL-SET-11, JL-ITM-3)."""
    hero = state.heroes[at]
    brought: list[str] = []
    left = list(hero.items)
    slots = {ITEMS[item].item.slot for item in left}
    roomy = all(sum(ITEMS[i].item.slot == slot for i in left) <= items.limit(hero, slot) for slot in slots)
    if roomy and not any(item in UNWELCOME for item in left):
        return left
    while True:
        options: list[Option] = [("bring", item) for item in dict.fromkeys(left) if items.fits(hero, brought, item)]
        if not options:
            return brought
        options.append(("done",))
        option = yield PICK_ITEMS.ask(hero.seat, options, (at,))
        if option[0] == "done":
            return brought
        left.remove(str(option[1]))
        brought.append(str(option[1]))


def deal_goals(state: Jaws) -> Flow[None]:
    """Two random battle goals each, one kept in secret (JL-BTL-1, JL-SET-12)."""
    pool = list(GOALS)
    for at, hero in enumerate(state.heroes):
        dealt: list[str] = []
        for _ in range(2):
            goal: str = yield Chance("goal", pool, None, (hero.seat,), (at,))
            pool.remove(goal)
            dealt.append(goal)
            if state.log is not None:
                state.tell(GoalDealt(hero=at, goal=goal), to=(hero.seat,))
        options: list[Option] = [("goal", goal) for goal in dealt]
        option = yield KEEP_GOAL.ask(hero.seat, options, (at,))
        hero.goal = str(option[1])


def take_places(state: Jaws) -> Flow[None]:
    """Each player chooses a free starting hex for their character (JL-SET-F1)."""
    free = list(state.board.starts)
    for at, hero in enumerate(state.heroes):
        if not state.kernel.special_rules(state).plays(state, at):
            continue
        option = yield STARTING_HEX.ask(hero.seat, [("start", cell) for cell in free], (at,))
        cell = int(option[1])
        free.remove(cell)
        state.figures[at].cell = cell
        if state.log is not None:
            state.tell(Entered(figure=at))
