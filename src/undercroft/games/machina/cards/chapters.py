"""Three scenarios of nine chapters and an endgame, in their order.

A locked chapter says by a cumulative ability how one goes on; the endgame is the last card, on a tile of its own.
The engine drowns, the trains run on time, the stars learn: each scenario has a mechanic that no other has.
"""

from __future__ import annotations

from undercroft.games.machina.cards.model import (
    ChapterCard,
    cumulative,
    direct,
    enter,
    indirect,
    passive,
    plain,
    whenever,
)
from undercroft.games.machina.cards.verbs import (
    AddItems,
    Appear,
    AppearForEach,
    AppearNamed,
    Attack,
    BreakSeal,
    Change,
    ChangeLair,
    CloseDoors,
    Dispirit,
    Douse,
    Drain,
    Fate,
    Flood,
    GetItem,
    Heal,
    Inspire,
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    Jump,
    Learn,
    Light,
    LowerHorror,
    LowerThreat,
    OpenDoors,
    PlaceExit,
    PlaceObjects,
    Progress,
    Push,
    RaiseThreat,
    Recharge,
    Refresh,
    RunTrain,
    Swap,
    Teleport,
    TriggerTraps,
    TurnDoor,
    UseBench,
    Win,
)

CHAPTERS: dict[str, tuple[ChapterCard, ...]] = {
    "engine": (
        ChapterCard(
            id="engine1",
            lair=9,
            horror=9,
            abilities=(whenever("explore", Inspire(1, "you")), whenever("event", Flood(1))),
        ),
        ChapterCard(
            id="engine2",
            lair=7,
            horror=9,
            abilities=(enter(Inspire(1, "explorers"), Flood(1)), whenever("seal", Drain())),
        ),
        ChapterCard(
            id="engine3",
            lair=7,
            horror=8,
            abilities=(
                enter(AddItems(2), Appear()),
                whenever("chest", Fate(6, (Inspire(1, "you"),), (ChangeLair(-1),))),
            ),
        ),
        ChapterCard(
            id="engine4",
            locked=True,
            lair=9,
            horror=8,
            abilities=(
                enter(CloseDoors(), PlaceObjects(2)),
                cumulative("object", 2, OpenDoors(), Progress()),
                passive(Change("will", 1), scope="explorers"),
            ),
        ),
        ChapterCard(
            id="engine5",
            lair=7,
            horror=7,
            abilities=(
                plain(2, Refresh(1, "beside"), Heal(1, "self"), limit=1),
                whenever("round", Flood(1)),
                whenever("station", Drain()),
            ),
        ),
        ChapterCard(
            id="engine6",
            lair=7,
            horror=7,
            abilities=(enter(AddItems(3), TriggerTraps()), whenever("lever", GetItem(), Drain())),
        ),
        ChapterCard(
            id="engine7",
            locked=True,
            lair=9,
            horror=8,
            abilities=(
                cumulative("kill", 2, PlaceExit()),
                enter(AppearNamed("brass_spider")),
                whenever("kill", Learn("will", 1, "monsters")),
            ),
        ),
        ChapterCard(
            id="engine8",
            lair=7,
            horror=6,
            tile="cistern_a",
            abilities=(
                enter(GetItem(), Flood(1)),
                passive(Change("defence", 1), scope="monsters"),
                whenever("lever", Drain(), LowerThreat(1)),
            ),
        ),
        ChapterCard(
            id="engine9",
            lair=7,
            horror=6,
            abilities=(
                enter(Light(), BreakSeal()),
                direct(1, 4, TurnDoor(), choose="door", limit=2),
                whenever("round", Flood(1)),
            ),
        ),
        ChapterCard(
            id="engine_end",
            locked=True,
            lair=7,
            horror=6,
            tile="drowned_engine",
            abilities=(
                enter(
                    Dispirit(1, "explorers"),
                    Light(),
                    AppearForEach(1),
                    AppearNamed("deep_engine"),
                ),
                cumulative("chapter", 3, Win(), more=1),
                whenever("round", Flood(1)),
                whenever("chapter", Drain(), Inspire(1, "explorers")),
            ),
        ),
    ),
    "train": (
        ChapterCard(
            id="train1",
            lair=9,
            horror=9,
            abilities=(enter(GetItem()), plain(0, Refresh(2, "self"), inspiration=1, limit=1)),
        ),
        ChapterCard(
            id="train2",
            lair=8,
            horror=9,
            abilities=(whenever("round", RunTrain(2)), whenever("kill", Inspire(1, "you"))),
        ),
        ChapterCard(
            id="train3",
            locked=True,
            lair=9,
            horror=8,
            abilities=(
                enter(PlaceObjects(2)),
                whenever("object", Fate(6, (GetItem(),), (Appear(),))),
                cumulative("object", 2, PlaceExit()),
            ),
        ),
        ChapterCard(
            id="train4",
            lair=8,
            horror=8,
            tile="tramway_a",
            abilities=(
                enter(AddItems(2), Inspire(1, "explorers")),
                plain(1, Heal(1, "self"), inspiration=1, limit=1),
                whenever("round", RunTrain(2)),
            ),
        ),
        ChapterCard(
            id="train5",
            lair=7,
            horror=8,
            abilities=(passive(Change("attack", 1), scope="explorers"), plain(2, RunTrain(3), limit=1)),
        ),
        ChapterCard(
            id="train6",
            locked=True,
            lair=9,
            horror=8,
            abilities=(
                cumulative("kill", 2, Progress()),
                enter(AppearNamed("chain_warden")),
                direct(1, 3, Push(2), limit=2),
                whenever("round", RunTrain(3)),
            ),
        ),
        ChapterCard(
            id="train7",
            lair=7,
            horror=7,
            abilities=(
                enter(AddItems(3), InvokeExplorerEvent()),
                whenever("consume", Inspire(1, "you")),
                whenever("chest", LowerHorror(1)),
            ),
        ),
        ChapterCard(
            id="train8",
            lair=7,
            horror=6,
            abilities=(direct(2, 4, Attack(2, 1), limit=2), enter(Douse(), InvokeHorrorEvent())),
        ),
        ChapterCard(
            id="train9",
            lair=7,
            horror=6,
            abilities=(
                enter(Recharge(), Heal(1, "explorers")),
                whenever("round", RunTrain(3)),
                plain(2, LowerThreat(1), inspiration=1, limit=1),
            ),
        ),
        ChapterCard(
            id="train_end",
            locked=True,
            lair=7,
            horror=6,
            tile="black_platform",
            abilities=(
                enter(
                    AppearForEach(1),
                    AppearNamed("pale_conductor"),
                ),
                cumulative("boss", 1, Win()),
                whenever("round", RunTrain(3)),
            ),
        ),
    ),
    "stars": (
        ChapterCard(
            id="stars1",
            lair=9,
            horror=9,
            abilities=(plain(1, Jump(3), limit=1), whenever("kill", LowerHorror(1))),
        ),
        ChapterCard(
            id="stars2",
            lair=7,
            horror=9,
            abilities=(enter(InvokeExplorerEvent()), whenever("hurt", Learn("attack", 1, "monsters"))),
        ),
        ChapterCard(
            id="stars3",
            locked=True,
            lair=9,
            horror=7,
            abilities=(
                enter(PlaceObjects(2)),
                whenever("object", InvokeExplorerEvent(), LowerHorror(1)),
                cumulative("object", 2, Progress()),
            ),
        ),
        ChapterCard(
            id="stars4",
            lair=7,
            horror=7,
            abilities=(enter(AddItems(2), Light()), whenever("explore", Light())),
        ),
        ChapterCard(
            id="stars5",
            locked=True,
            lair=9,
            horror=8,
            abilities=(
                cumulative("explore", 1, PlaceExit()),
                enter(Inspire(1, "explorers")),
                indirect(1, 4, Swap(), choose="creature", limit=1),
            ),
        ),
        ChapterCard(
            id="stars6",
            lair=7,
            horror=7,
            tile="archive_b",
            abilities=(
                passive(Change("will", -1), scope="explorers"),
                plain(1, Inspire(1, "self"), limit=1),
                enter(AppearNamed("hollow_nun")),
                whenever("round", Learn("attack", 1, "monsters")),
            ),
        ),
        ChapterCard(
            id="stars7",
            lair=7,
            horror=7,
            abilities=(
                enter(AddItems(3), Fate(5, (LowerThreat(1),), (RaiseThreat(1),))),
                plain(2, Fate(6, (Light(),), (LowerHorror(1),)), limit=1),
            ),
        ),
        ChapterCard(
            id="stars8",
            lair=7,
            horror=6,
            abilities=(
                enter(UseBench()),
                plain(2, Teleport("station"), limit=1),
                plain(1, Change("attack", 1, "self"), limit=1),
            ),
        ),
        ChapterCard(
            id="stars9",
            lair=7,
            horror=6,
            abilities=(enter(Douse(), Appear(), Inspire(2, "explorers")), whenever("seal", ChangeLair(2))),
        ),
        ChapterCard(
            id="stars_end",
            locked=True,
            lair=7,
            horror=6,
            tile="star_well",
            abilities=(
                enter(
                    Dispirit(1, "explorers"),
                    Light(),
                    AppearForEach(1),
                    AppearNamed("star_eater"),
                ),
                cumulative("vigil", 5, PlaceExit(), more=3),
                whenever("seal", Heal(1, "you")),
            ),
        ),
    ),
}
