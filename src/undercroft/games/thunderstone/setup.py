"""Set-up: what is in the game, the dungeon deck, the village, the parties (TH-SET)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.core.errors import BadOption
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.request import Chance, Flow, Option
from undercroft.core.say import player_name
from undercroft.games.thunderstone import events
from undercroft.games.thunderstone.cards import (
    BASIC,
    CARDS,
    FIRST_HEROES,
    FIRST_MONSTERS,
    FIRST_VILLAGE,
    GROUP_CARDS,
    HERO_GROUPS,
    MONSTER_GROUPS,
    VILLAGE_CARDS,
)  # fmt: skip
from undercroft.games.thunderstone.hall import fill
from undercroft.games.thunderstone.party import draw, take_hand
from undercroft.games.thunderstone.state import HAND, Player, Thunderstone
from undercroft.games.thunderstone.supply import make_shelf

HEROES, VILLAGE, MONSTERS = 4, 8, 3
"""Stacks of a game (TH-SET-6, TH-SET-12, TH-SET-13)."""
LAST = 10
"""Monsters that are shuffled with the Thunderstone (TH-SET-8)."""
FIRST: Question[Thunderstone] = Question(
    "turn.first",
    Verb("first", Argument("seat", int, say=lambda view, seat: player_name(seat)), listed=True),
    clause="TH-TRN-1",
    wish=True,
)
START = {"militia": 6, "torch": 2, "dagger": 2, "iron_rations": 2}
"""A starting party deck (TH-SET-15)."""


def check_options(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Refuse a set-up that the rules do not know, with what would be right."""
    chosen = {name: list(options[name]) for name in ("monsters", "heroes", "village")}
    kind, groups = options["set"], options["groups"]
    if kind != "picked":
        for name, cards in chosen.items():
            if cards:
                raise BadOption("error.set-not-picked", name=name, set=kind)
        if kind == "first" and groups != MONSTERS:
            raise BadOption("error.set-first-groups", clause="TH-SET-5", groups=groups)
        return
    if groups != MONSTERS:
        raise BadOption("error.set-picked-groups", clause="TH-SET-7", groups=groups)
    for name, cards in chosen.items():
        twice = next((card for card in cards if cards.count(card) > 1), None)
        if twice is not None:
            raise BadOption("error.set-twice", name=name, card=twice)
    if len(chosen["heroes"]) != HEROES:
        raise BadOption("error.set-heroes", clause="TH-SET-12", count=len(chosen["heroes"]), wanted=HEROES)
    if len(chosen["village"]) != VILLAGE:
        raise BadOption("error.set-village", clause="TH-SET-13", count=len(chosen["village"]), wanted=VILLAGE)
    if len(chosen["monsters"]) < MONSTERS:
        raise BadOption("error.set-monsters", clause="TH-SET-6", count=len(chosen["monsters"]), wanted=MONSTERS)


def new_state(options: Mapping[str, Any]) -> Thunderstone:
    """The state before anything was asked: a random game still has to turn up its randomizers."""
    players = options["players"]
    state = Thunderstone(players=players, seats=[Player() for _ in range(players)], groups=options["groups"])
    if options["set"] == "first":  # TH-SET-5
        state.monsters, state.heroes, state.village = list(FIRST_MONSTERS), list(FIRST_HEROES), list(FIRST_VILLAGE)
    elif options["set"] == "picked":
        state.monsters, state.heroes, state.village = (
            list(options["monsters"]), list(options["heroes"]), list(options["village"]),
        )  # fmt: skip
        state.groups = len(state.monsters)
    return state


def randomize(chosen: list[str], kind: str, all_of_them: Sequence[str], number: int) -> Flow[None]:
    """Turn up randomizers from their shuffled pile (TH-SET-3, TH-SET-4)."""
    left = list(all_of_them)
    while len(chosen) < number:
        name = left[0]
        if len(left) > 1:
            name = yield Chance(kind, left)
        left.remove(name)
        chosen.append(name)


def set_up(state: Thunderstone) -> Flow[None]:
    """Dungeon, village, parties, in the order of TH-SET-17; then the players name who begins (TH-TRN-1)."""
    yield from randomize(state.monsters, "monster-randomizer", MONSTER_GROUPS, state.groups)
    state.pool = [card for group in state.monsters for card in GROUP_CARDS[group] for _ in range(CARDS[card].count)]
    state.above = len(state.pool) - LAST
    yield from fill(state)  # TH-SET-9, TH-SET-O1; no breach at the start (TH-SET-10)
    yield from randomize(state.heroes, "hero-randomizer", HERO_GROUPS, HEROES)
    yield from randomize(state.village, "village-randomizer", VILLAGE_CARDS, VILLAGE)
    build_village(state)
    for seat, player in enumerate(state.seats):
        player.deck = [card for card, count in START.items() for _ in range(count)]
        take_hand(state, seat, (yield from draw(state, seat, HAND, False)))  # TH-SET-16
    options: list[Option] = [("first", seat) for seat in range(state.players)]
    option = yield FIRST.ask(tuple(range(state.players)), options)
    state.active = int(option[1])
    if state.log is not None:
        state.tell(events.TurnBegan(seat=state.active, clause="TH-TRN-1"))


def build_village(state: Thunderstone) -> None:
    """Stacks of the basic cards less the starting decks (TH-SET-F2), of the heroes and of the village cards."""
    state.stock = {card: CARDS[card].count - START[card] * state.players for card in BASIC}
    for group in state.heroes:
        for card in GROUP_CARDS[group]:
            state.stock[card] = CARDS[card].count
    for card in state.village:
        state.stock[card] = CARDS[card].count
    make_shelf(state)
