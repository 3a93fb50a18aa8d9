"""A small game that lives in the tests alone and uses every part of the contract.

Vault: each seat holds three secret cards of its own deck. A round: a die says what the vault holds, all seats lay a
card at once in secret, the highest card alone takes the treasure (ties: nobody). The winner may gamble a coin on a die,
or pass a coin to another seat; then everybody draws. After four rounds the most coins win.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.core.chance import Dice
from undercroft.core.errors import TableError
from undercroft.core.game import Game, Meta, Setting
from undercroft.core.pile import Pile, draw, pile
from undercroft.core.question import Argument, Question, Verb, questions_in
from undercroft.core.request import Chance, Choice, Flow, Option, Together
from undercroft.core.rooms import BlankScreen, Bots, Rules
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem, Panel, Stat, StatsItem
from undercroft.core.scene import PileItem as PileView
from undercroft.core.seat import Seat
from undercroft.core.simple_bots import SimpleBots
from undercroft.core.state import Part, Result, State, facts

HAND = 3
FACES = (1, 2, 3, 4, 5, 6)
CARD: Argument[Vault] = Argument("card", say=lambda view, card: say(f"card.n{card}"))
SEAT: Argument[Vault] = Argument("seat", int, say=lambda view, seat: seat + 1)
DECK = ["2", "3", "4", "5", "6", "7", "8", "9", "9"]


class Player(Part):
    deck: Pile
    hand: list[str] = msgspec.field(default_factory=list)
    played: list[str] = msgspec.field(default_factory=list)
    coins: int = 1


class Vault(State):
    seats: list[Player]
    rounds: int
    round: int = 0
    leader: int = -1


def card_at(view: Vault, seat: int, choice: Choice, option: Option) -> str:
    return f"card-{seat}-{view.seats[seat].hand.index(str(option[1]))}"


FIRST = Question("first", Verb("lead", SEAT, listed=True))
LAY = Question("lay", Verb("lay", CARD, at=card_at), clause="VA-LAY-1")
BOLD: Question[Vault] = Question("bold", Verb("bold", listed=True), Verb("meek", listed=True))
SPEND = Question(
    "spend",
    Verb("keep", listed=True),
    Verb("gamble", listed=True),
    Verb("show", listed=True),
    Verb("give", SEAT, listed=True),
)
SHOW: Question[Vault] = Question("show", Verb("done", listed=True), Verb("really", listed=True), final=True)


def deal(state: Vault) -> Flow[None]:
    for seat, player in enumerate(state.seats):
        while len(player.hand) < HAND and player.deck:
            card = yield from draw(player.deck, "draw", (seat,), (seat,))
            player.hand.append(card)
            state.tell("sample.drew", to=(seat,), card=say(f"card.n{card}"))
    state.round = 1
    first = yield FIRST.ask(tuple(range(state.players)), [("lead", s) for s in range(state.players)])
    state.leader = first[1]


def lay(state: Vault, seat: int) -> Flow[str]:
    hand = dict.fromkeys(state.seats[seat].hand)
    option = yield LAY.ask(seat, [("lay", card) for card in hand])
    if option[1] == "2":
        bold = yield BOLD.ask(seat, [("bold",), ("meek",)])
        if bold[0] == "bold":
            face = yield Chance("bold", FACES, None, (seat,))
            return "10" if face == 6 else "2"
    return str(option[1])


def play_round(state: Vault) -> Flow[None]:
    worth = yield Chance("worth", (1, 2, 3), (3, 2, 1))
    laid = yield Together({seat: lay(state, seat) for seat in range(state.players)})
    for seat, card in laid.items():
        player = state.seats[seat]
        player.hand.remove(card if card in player.hand else "2")
        player.played.append(card)
    best = max(int(card) for card in laid.values())
    winners = [seat for seat, card in laid.items() if int(card) == best]
    if len(winners) == 1:
        seat = winners[0]
        state.seats[seat].coins += worth
        state.tell("sample.won", seat=seat + 1, coins=worth)
        yield from spend(state, seat)
    for seat, player in enumerate(state.seats):
        if player.deck:
            player.hand.append((yield from draw(player.deck, "draw", (seat,), (seat,))))
    state.round += 1
    if state.round > state.rounds:
        coins = [player.coins for player in state.seats]
        state.result = Result(
            tuple(s for s, c in enumerate(coins) if c == max(coins)), tuple(map(float, coins)), "sample-coins"
        )


def spend(state: Vault, seat: int) -> Flow[None]:
    others = [("give", other) for other in range(state.players) if other != seat]
    option = yield SPEND.ask(seat, [("keep",), ("gamble",), ("show",), *others])
    if option[0] == "give":
        state.seats[seat].coins -= 1
        state.seats[option[1]].coins += 1
    elif option[0] == "gamble":
        face = yield Chance("gamble", FACES)
        state.seats[seat].coins += 1 if face >= 4 else -1
    elif option[0] == "show":
        yield SHOW.ask(seat, [("done",), ("really",)])


class VaultRules:
    SETTINGS: tuple[Setting, ...] = (
        Setting(name="players", kind="int", default=2, min=2, max=4),
        Setting(name="rounds", kind="int", default=4, min=1, max=6),
        Setting(name="mood", kind="choice", default="grim", values=("grim", "gay")),
        Setting(name="extras", kind="choices", default=(), values=("cats", "bats")),
        Setting(name="open", kind="bool", default=False),
    )

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        """All of them go together."""

    def new_state(self, options: Mapping[str, Any]) -> Vault:
        return Vault(
            players=options["players"],
            seats=[Player(pile(DECK)) for _ in range(options["players"])],
            rounds=options["rounds"],
        )

    def stage(self, state: Vault) -> Flow[None]:
        return play_round(state) if state.round else deal(state)

    def is_set_up(self, state: Vault) -> bool:
        return state.round > 0


class VaultKnowledge:
    def veil(self, view: Vault, seat: int | None) -> None:
        for other, player in enumerate(view.seats):
            if other != seat:
                player.deck = pile(sorted(player.deck.cards() + player.hand))
                player.hand = ["?"] * len(player.hand)

    def redeal(self, start: Vault, now: Vault, seat: int, dice: Dice) -> None:
        for other, (old, new) in enumerate(zip(start.seats, now.seats, strict=True)):
            if other == seat:
                continue
            laid = new.played[len(old.played) :]
            pool = old.hand + old.deck.cards()
            size = len(old.hand)
            hand = []
            for card in laid:
                seen = card if card in pool else "2"
                pool.remove(seen)
                hand.append(seen)
            pool.sort()
            dice.shuffle(pool)  # type: ignore[arg-type]
            while len(hand) < size:
                hand.append(pool.pop())
            old.hand, old.deck = hand, pile(pool)


class VaultScreen(BlankScreen):
    def panels(self, view: Vault, seat: int | None) -> list[Panel]:
        panels = []
        for other, player in enumerate(view.seats):
            cards = [
                CardItem(
                    id=f"card-{other}-{i}",
                    title=say("card.hidden" if card == "?" else f"card.n{card}"),
                    face_down=card == "?",
                )
                for i, card in enumerate(player.hand)
            ]
            left = len(player.deck) - (0 if other == seat else len(player.hand))  # a veiled deck holds the hand, too
            panels.append(
                Panel(
                    id=f"seat-{other}",
                    title=say("sample.seat", seat=other + 1),
                    role="hand" if other == seat else "player",
                    seat=other,
                    items=[
                        *cards,
                        PileView(id=f"deck-{other}", title=say("sample.deck"), count=left),
                        StatsItem(id=f"stats-{other}", stats=[Stat(say("sample.coins"), player.coins, icon="coin")]),
                    ],
                )
            )
        return panels

    def status(self, view: Vault) -> list[Say]:
        return [say("sample.round", round=view.round, of=view.rounds)]


class VaultCases:
    def edit(self, state: Vault, edits: Mapping[str, Any]) -> None:
        for word, value in edits.items():
            if word == "hands":
                for player, cards in zip(state.seats, value, strict=True):
                    pool = player.deck.cards() + player.hand
                    player.hand = [str(card) for card in cards]
                    for card in player.hand:
                        pool.remove(card)
                    player.deck = pile(pool)
            elif word == "coins":
                for player, coins in zip(state.seats, value, strict=True):
                    player.coins = coins
            else:
                raise TableError("error.given", word=word, known="hands, coins")

    def facts(self, state: Vault) -> Any:
        return facts(state)


class VaultBots(SimpleBots[Vault]):
    """What a game has without bots of its own, but for a player who lays high cards."""

    def __init__(self) -> None:
        super().__init__(questions_in([sys.modules[__name__]]))

    def greedy(self, seat: Seat) -> Option:
        choice = seat.request
        assert choice is not None
        return max(choice.options, key=lambda option: int(option[1]) if option[0] == "lay" else 0)


META = Meta(
    name="vault",
    title="Vault",
    game="tests.sample:GAME",
    package="tests.sample",
    version="1",
    prefix="VA",
    players=(2, 4),
    minutes=(30, 60),
)


def vault(meta: Meta = META, rules: Rules[Vault] | None = None, bots: Bots[Vault] | None = None) -> Game[Vault]:
    """The game, with other rules or bots where a test needs them."""
    return Game(
        meta,
        rules=rules or VaultRules(),
        knowledge=VaultKnowledge(),
        screen=VaultScreen(),
        bots=bots or VaultBots(),
        cases=VaultCases(),
        chapters=(sys.modules[__name__],),
    )


GAME = vault()
