"""Set-up: decks, achievement board, heroes with their skill tables, starting bonuses (SA-HOR to SA-BON)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.core.question import Question, Verb
from undercroft.core.request import Chance, Flow, Option
from undercroft.games.sanctum import events
from undercroft.games.sanctum.cards.acts import BLESSINGS, BLOCKED, BONUS_TABLE, BONUSES
from undercroft.games.sanctum.cards.demons import DECKS
from undercroft.games.sanctum.cards.heroes import CELL_AT, HEROES, POTION_SLOTS, START_DICE, START_HEALTH
from undercroft.games.sanctum.dice import FACES
from undercroft.games.sanctum.events import tell
from undercroft.games.sanctum.levels import move_gem
from undercroft.games.sanctum.options import CELL, HERO, UP
from undercroft.games.sanctum.state import NO_TILE, TURN, Hero, Sanctum

RANDOM, CHOOSE = "random", "choose"

CHOOSE_HERO = Question("setup.hero", Verb("hero", HERO), clause="SA-PLB-1", wish=True)
MOVE_BONUS_GEM = Question("setup.bonus", UP, clause="SA-BON-4", about=(CELL,))


def new_state(options: Mapping[str, Any]) -> Sanctum:
    """The table before fate and the players had a say."""
    players = options["players"]
    return Sanctum(
        players=players,
        difficulty=options["difficulty"],
        share=options["heroes"],
        seats=[Hero("") for _ in range(players)],
        decks=[list(deck) for deck in DECKS],  # SA-HOR-1 to SA-HOR-3
        tiles_bag=list(BLESSINGS),  # SA-ACS-1: which eleven of the twelve lie out is decided when they are taken
    )


def set_up(state: Sanctum) -> Flow[None]:
    """What set-up leaves to fate and to the players."""
    if state.players == 2:  # SA-ACS-2
        for row in BLOCKED:
            face = yield Chance("die", FACES)
            state.achievements[row[(face - 1) // 2]] = NO_TILE  # SA-ACS-O1
    state.first = yield Chance("first", range(state.players))  # SA-BON-1
    state.turn = state.first
    order = [(state.first + n) % state.players for n in range(state.players)]
    yield from share_heroes(state, order)
    state.bonuses = [f"{column}{level}" for column, level in BONUSES]
    for seat, (potions, cards) in zip(order, BONUS_TABLE, strict=False):  # SA-BON-2, SA-BON-O1
        for _ in range(potions):
            side = yield Chance("potion", ("red", "blue"), None, None, (seat,))  # SA-BON-3
            if side == "red":
                state.seats[seat].red += 1
            else:
                state.seats[seat].blue += 1
            if state.log is not None:
                state.tell(events.PotionDealt(seat=seat, colour=side, clause="SA-BON-3"))
        for _ in range(cards):
            card = yield Chance("bonus", state.bonuses, None, None, (seat,))
            state.bonuses.remove(card)
            yield from take_bonus(state, seat, card)
    state.bonuses = []  # SA-BON-5
    state.phase = TURN


def share_heroes(state: Sanctum, order: list[int]) -> Flow[None]:
    """At random, as recommended, or by choice in turn order; no hero twice (SA-PLB-1)."""
    left = list(HEROES)
    for seat in order:
        if state.share == RANDOM:
            name = yield Chance("hero", left, None, None, (seat,))
        else:
            name = left[0]
            if len(left) > 1:
                choice = yield CHOOSE_HERO.ask(seat, [("hero", hero) for hero in left])
                name = choice[1]
        left.remove(name)
        state.seats[seat] = new_hero(name)
        if state.log is not None:
            state.tell(events.HeroChosen(seat=seat, clause="SA-PLB-1"))


def new_hero(name: str) -> Hero:
    """A player board as set-up leaves it (SA-PLB-2 to SA-PLB-9, SA-SKT-1 to SA-SKT-4)."""
    board = HEROES[name]
    return Hero(
        name,
        stamina=board.stamina,
        focus=board.focus,
        health=START_HEALTH,
        dice=START_DICE,
        slots=POTION_SLOTS,
        table=[skill.gems for skill in board.skills],
        white=[skill.white for skill in board.skills],
    )


def take_bonus(state: Sanctum, seat: int, card: str) -> Flow[None]:
    """Move one gem from the skill that the card names one level up (SA-BON-4, SA-BON-O2)."""
    hero = state.seats[seat]
    cell = CELL_AT[card]
    if state.log is not None:
        tell(state, events.BonusDealt(seat=seat, card=card, clause="SA-BON-4"))
    options: list[Option] = []
    if hero.table[cell]:
        options.append(("up", card[:-1], card))
    if hero.white[cell]:
        options.append(("up", "white", card))
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield MOVE_BONUS_GEM.ask(seat, options, (card,))
    move_gem(state, seat, hero, choice[1] == "white", cell)
