"""A small game that lives in the tests alone and puts every kind of thing on the screen.

Cellar: heroes walk a cave of hexes, hit rats, play cards; the rats roll where they go. It ends after a few rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.core.game import Game, Meta, Setting
from undercroft.core.question import Argument, Question, Verb, last
from undercroft.core.request import Chance, Choice, Flow, Option
from undercroft.core.rooms import BlankScreen
from undercroft.core.say import Say, say
from undercroft.core.scene import (
    BoardItem,
    CardItem,
    Cell,
    DiceItem,
    Die,
    Figure,
    Mark,
    Panel,
    PileItem,
    Row,
    Stat,
    StatsItem,
    SumItem,
    TextItem,
    TrackItem,
    Trail,
    Wall,
)
from undercroft.core.state import Part, Result, State

WIDE, HIGH = 8, 6
ROCKS = {(3, 1), (4, 3), (1, 4)}
TERRAIN = {(2, 2): "water", (5, 1): "trap", (6, 4): "difficult", (7, 0): "door", (0, 5): "objective", (5, 5): "hazard"}
CARDS = ("slash", "torch", "dash")


class Being(Part):
    x: int
    y: int
    health: int


class Cellar(State):
    heroes: list[Being]
    rats: list[Being]
    hands: list[list[str]]
    rounds: int
    round: int = 1
    rolled: list[int] = msgspec.field(default_factory=list)


def near(x: int, y: int) -> list[tuple[int, int]]:
    shift = y & 1
    steps = ((-1, 0), (1, 0), (shift - 1, -1), (shift, -1), (shift - 1, 1), (shift, 1))
    return [
        (x + dx, y + dy)
        for dx, dy in steps
        if 0 <= x + dx < WIDE and 0 <= y + dy < HIGH and (x + dx, y + dy) not in ROCKS
    ]


def rat_hex(view: Cellar, seat: int, choice: Choice, option: Option) -> list[str]:
    rat = view.rats[int(option[1])]
    return [f"c{rat.x}-{rat.y}"]


def held_at(view: Cellar, seat: int, choice: Choice, option: Option) -> str:
    return f"hand-{seat}-{option[1]}"


CARD: Argument[Cellar] = Argument("card", say=lambda view, card: say(f"card.{card}"))
RAT: Argument[Cellar] = Argument("rat", int, say=lambda view, at: int(at) + 1, at=lambda view, at: f"rat-{at}")
TURN = Question(
    "turn",
    Verb(
        "walk",
        Argument("x", int),
        Argument("y", int),
        at=lambda view, seat, choice, option: f"c{option[1]}-{option[2]}",
        touches=lambda view, seat, choice, option: [f"hero-{seat}"],
        group="cellar.moves",
    ),
    Verb(
        "hit",
        RAT,
        touches=rat_hex,
        lines=lambda view, seat, choice, option: [say("cellar.text")],
        group="cellar.fights",
    ),
    Verb("play", CARD, at=held_at, group="cellar.cards"),
    Verb("discard", CARD, at=held_at, group="cellar.cards"),
    Verb("wait", listed=True),
    clause="CE-TRN-1 CE-TRN-2",
    answer=last,
)
SURE: Question[Cellar] = Question("sure", Verb("strike", listed=True), Verb("feint", listed=True), answer=last)


def options(state: Cellar, seat: int) -> list[Option]:
    hero = state.heroes[seat]
    taken = {(being.x, being.y) for being in state.heroes + state.rats if being.health > 0}
    found: list[Option] = [("walk", x, y) for x, y in near(hero.x, hero.y) if (x, y) not in taken]
    found += [
        ("hit", at) for at, rat in enumerate(state.rats) if rat.health > 0 and (rat.x, rat.y) in near(hero.x, hero.y)
    ]
    for card in state.hands[seat]:
        found += [("play", card), ("discard", card)]
    return [*found, ("wait",)]


def play(state: Cellar) -> Flow[None]:
    for seat, hero in enumerate(state.heroes):
        if hero.health <= 0:
            continue
        option = yield TURN.ask(seat, options(state, seat))
        verb = option[0]
        if verb == "walk":
            hero.x, hero.y = int(option[1]), int(option[2])
            state.tell("cellar.walks", hero=seat + 1)
        elif verb == "hit":
            sure = yield SURE.ask(seat, [("strike",), ("feint",)])
            rat = state.rats[int(option[1])]
            rat.health -= 2 if sure[0] == "strike" else 1
            state.tell("cellar.hits", clause="CE-TRN-2", hero=seat + 1, damage=2 if sure[0] == "strike" else 1)
        elif verb in ("play", "discard"):
            state.hands[seat].remove(str(option[1]))
            state.tell("cellar.plays", hero=seat + 1, card=say(f"card.{option[1]}"))
    state.rolled = []
    for at, rat in enumerate(state.rats):
        if rat.health <= 0:
            continue
        ways = near(rat.x, rat.y)
        face = yield Chance("way", tuple(range(1, len(ways) + 1)))
        state.rolled.append(face)
        taken = {(being.x, being.y) for being in state.heroes + state.rats if being.health > 0}
        if ways[face - 1] not in taken:
            rat.x, rat.y = ways[face - 1]
            state.tell("cellar.scurries", rat=at + 1)
        elif any((hero.x, hero.y) == ways[face - 1] for hero in state.heroes):
            hero = next(hero for hero in state.heroes if (hero.x, hero.y) == ways[face - 1])
            hero.health -= 1
            state.tell("cellar.bites", clause="CE-RAT-1", rat=at + 1)
    state.round += 1
    if state.round > state.rounds or not any(rat.health > 0 for rat in state.rats):
        alive = any(hero.health > 0 for hero in state.heroes)
        winners = tuple(range(state.players)) if alive else ()
        state.result = Result(winners, tuple(float(hero.health) for hero in state.heroes), "cellar-dawn")


class CellarRules:
    SETTINGS: tuple[Setting, ...] = (
        Setting(name="players", kind="int", default=1, min=1, max=3),
        Setting(name="rounds", kind="int", default=6, min=1, max=20),
    )

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        """All of them go together."""

    def is_set_up(self, state: Cellar) -> bool:
        return True

    def new_state(self, options: Mapping[str, Any]) -> Cellar:
        return Cellar(
            players=options["players"],
            rounds=options["rounds"],
            heroes=[Being(at, 0, 5) for at in range(options["players"])],
            rats=[Being(0, 1, 3), Being(4, 2, 3), Being(6, 3, 3)],
            hands=[list(CARDS) for _ in range(options["players"])],
        )

    def stage(self, state: Cellar) -> Flow[None]:
        return play(state)


class CellarScreen(BlankScreen):
    def status(self, view: Any) -> list[Say]:
        return [say("cellar.round", round=view.round, of=view.rounds)]

    def panels(self, view: Any, seat: int | None) -> list[Panel]:
        cells = []
        for y in range(HIGH):
            for x in range(WIDE):
                terrain = "obstacle" if (x, y) in ROCKS else TERRAIN.get((x, y), "floor")
                label = say(f"cellar.{terrain}") if terrain != "floor" else None
                marks = [Mark(say("cellar.gold"), "coin", 2)] if (x, y) == (6, 2) else []
                cells.append(Cell(id=f"c{x}-{y}", x=x, y=y, terrain=terrain, label=label, marks=marks))
        figures = [
            Figure(
                id=f"hero-{at}",
                cell=f"c{hero.x}-{hero.y}",
                title=say("cellar.hero", hero=at + 1),
                sign=f"H{at + 1}",
                seat=at,
                stats=[Stat(say("cellar.health"), hero.health, 5, "heart")],
                icon="helm",
                marks=[Mark(say("cellar.brave"), "star")],
            )
            for at, hero in enumerate(view.heroes)
        ] + [
            Figure(
                id=f"rat-{at}",
                cell=f"c{rat.x}-{rat.y}",
                title=say("cellar.rat", rat=at + 1),
                sign=f"R{at + 1}",
                side="elite" if at == 2 else "enemy",
                stats=[Stat(say("cellar.health"), rat.health, 3, "heart")],
                lines=[say("cellar.hunts")],
                marks=[Mark(say("cellar.poison"), "poison")] if at == 1 else [],
            )
            for at, rat in enumerate(view.rats)
            if rat.health > 0
        ]
        board = BoardItem(
            id="cave",
            title=say("cellar.cave"),
            grid="hex",
            cells=cells,
            figures=figures,
            walls=[Wall("c4-0", "c5-0"), Wall("c7-5", "e", "door")],
            trails=[Trail(cells=["c6-3", "c5-3", "c4-4"], label=say("cellar.hunts"))],
            legend=[Mark(say("cellar.trap"), "trap"), Mark(say("cellar.gold"), "coin")],
        )
        squares = BoardItem(
            id="cupboard",
            title=say("cellar.cupboard"),
            grid="square",
            cells=[
                Cell(id=f"q{x}-{y}", x=x, y=y, terrain="corridor" if y == 1 else "floor")
                for x in range(4)
                for y in range(3)
            ],
            figures=[Figure(id="cat", cell="q1-1", title=say("cellar.cat"), sign="C", side="ally")],
            walls=[Wall("q0-0", "q1-0"), Wall("q2-1", "s")],
        )
        panels = [
            Panel(id="map", title=say("cellar.cave"), role="board", items=[board]),
            Panel(id="small", title=say("cellar.cupboard"), role="info", items=[squares]),
            Panel(
                id="shop",
                title=say("cellar.shop"),
                role="supply",
                items=[
                    CardItem(
                        id=f"shop-{name}",
                        title=say(f"card.{name}"),
                        style=style,
                        kind=say("cellar.kind"),
                        icon=icon,
                        stats=[Stat(say("cellar.cost"), 3, icon="coin"), Stat(say("cellar.light"), 1, icon="torch")],
                        lines=[say("cellar.text", clause="CE-RAT-1"), say("cellar.text")],
                        marks=[Mark(say("cellar.brave"), "star")],
                    )
                    for name, style, icon in (
                        ("slash", "weapon", "sword"),
                        ("torch", "light", "torch"),
                        ("dash", "hero", "boot"),
                        ("ooze", "monster", "beast"),
                        ("spark", "spell", "magic"),
                    )
                ],
            ),
            Panel(
                id="state",
                title=say("cellar.state"),
                role="info",
                items=[
                    TrackItem(
                        id="dread", title=say("cellar.dread"), value=view.round, max=view.rounds + 2, icon="skull"
                    ),
                    TrackItem(id="oil", title=say("cellar.oil"), value=37, max=60, icon="torch"),
                    DiceItem(
                        id="dice",
                        title=say("cellar.dice"),
                        dice=[
                            Die(
                                id=f"die-{at}",
                                face=str(face),
                                label=say("cellar.die"),
                                colour=("", "red", "blue")[at % 3],
                            )
                            for at, face in enumerate(view.rolled or [1, 5, 6])
                        ],
                    ),
                    SumItem(
                        id="sum",
                        title=say("cellar.sum"),
                        rows=[
                            Row(say("cellar.light"), 2),
                            Row(say("cellar.cost"), -1),
                            Row(say("cellar.sum"), 1, True),
                        ],
                    ),
                    PileItem(id="deck", title=say("cellar.deck"), count=12),
                    PileItem(
                        id="open",
                        title=say("cellar.discard"),
                        count=3,
                        top=CardItem(title=say("card.ooze"), style="monster"),
                    ),
                    PileItem(id="none", title=say("cellar.discard"), count=0),
                    TextItem(lines=[say("cellar.text")]),
                    CardItem(title=say("card.slash"), face_down=True, count=3),
                ],
            ),
        ]
        for at, hand in enumerate(view.hands):
            panels.append(
                Panel(
                    id=f"hand-{at}",
                    title=say("cellar.hand", hero=at + 1),
                    role="hand" if at == seat else "player",
                    seat=at,
                    items=[
                        *(
                            CardItem(
                                id=f"hand-{at}-{card}",
                                title=say(f"card.{card}"),
                                style="ability",
                                lines=[say("cellar.text")],
                                cards=[CardItem(title=say("card.spark"), style="spell")] if card == "torch" else [],
                            )
                            for card in hand
                        ),
                        StatsItem(
                            stats=[
                                Stat(say("cellar.health"), view.heroes[at].health, 5, "heart"),
                                Stat(say("cellar.oil"), 3),
                            ]
                        ),
                    ],
                )
            )
        return panels


META = Meta(
    name="cellar",
    title="Cellar",
    game="tests.browser.demo_game:GAME",
    package="tests.browser.demo_game",
    version="1",
    prefix="CE",
    players=(1, 3),
    minutes=(5, 10),
    cooperative=True,
)
GAME: Game[Cellar] = Game(META, rules=CellarRules(), screen=CellarScreen(), questions=(TURN, SURE))
