"""Three scenarios of nine chapters and an endgame, in their order.

A locked chapter says by a cumulative ability how one goes on; the endgame is the last card, on a tile of its own.
"""

from __future__ import annotations

from undercroft.games.machina.cards.model import ChapterCard, cumulative, direct, enter, passive, plain
from undercroft.games.machina.cards.verbs import (
    AddItems,
    Appear,
    AppearForEach,
    AppearNamed,
    Attack,
    Change,
    Dispirit,
    Fate,
    GetItem,
    Heal,
    Inspire,
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    Light,
    LowerThreat,
    PlaceExit,
    Progress,
    RaiseThreat,
    Recharge,
    Refresh,
    Teleport,
    TriggerTraps,
    UseBench,
    Win,
)

CHAPTERS: dict[str, tuple[ChapterCard, ...]] = {
    "engine": (
        ChapterCard(id="engine1", lair=9, horror=9),
        ChapterCard(id="engine2", lair=7, horror=9, abilities=(enter(Inspire(1, "explorers")),)),
        ChapterCard(id="engine3", lair=7, horror=8, abilities=(enter(AddItems(2), Appear()),)),
        ChapterCard(
            id="engine4",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("explore", 1, Progress()), passive(Change("will", 1), scope="explorers")),
        ),
        ChapterCard(
            id="engine5",
            lair=7,
            horror=7,
            abilities=(plain(2, Refresh(1, "beside"), Heal(1, "self"), limit=1),),
        ),
        ChapterCard(id="engine6", lair=7, horror=7, abilities=(enter(AddItems(3), TriggerTraps()),)),
        ChapterCard(id="engine7", locked=True, lair=9, horror=8, abilities=(cumulative("kill", 2, PlaceExit()),)),
        ChapterCard(
            id="engine8",
            lair=7,
            horror=6,
            abilities=(enter(GetItem()), passive(Change("defence", 1), scope="monsters")),
        ),
        ChapterCard(id="engine9", lair=7, horror=6, abilities=(enter(Light(), RaiseThreat(1)),)),
        ChapterCard(
            id="engine_end",
            locked=True,
            lair=7,
            horror=6,
            tile="drowned_engine",
            abilities=(
                enter(
                    Dispirit(2, "explorers"),
                    Light(),
                    AppearForEach(1),
                    AppearNamed("deep_engine"),
                ),
                cumulative("chapter", 3, Win(), more=1),
            ),
        ),
    ),
    "train": (
        ChapterCard(id="train1", lair=9, horror=9, abilities=(enter(GetItem()),)),
        ChapterCard(id="train2", lair=8, horror=9),
        ChapterCard(id="train3", locked=True, lair=9, horror=8, abilities=(cumulative("chest", 2, PlaceExit()),)),
        ChapterCard(id="train4", lair=8, horror=8, abilities=(enter(AddItems(2), Inspire(1, "explorers")),)),
        ChapterCard(id="train5", lair=7, horror=8, abilities=(passive(Change("attack", 1), scope="explorers"),)),
        ChapterCard(
            id="train6",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("kill", 3, Progress()), enter(Appear())),
        ),
        ChapterCard(id="train7", lair=7, horror=7, abilities=(enter(AddItems(3), InvokeExplorerEvent()),)),
        ChapterCard(
            id="train8", lair=7, horror=6, abilities=(direct(2, 4, Attack(2, 1), limit=2), enter(InvokeHorrorEvent()))
        ),
        ChapterCard(id="train9", lair=7, horror=6, abilities=(enter(Recharge()),)),
        ChapterCard(
            id="train_end",
            locked=True,
            lair=7,
            horror=6,
            tile="black_platform",
            abilities=(
                enter(
                    Dispirit(2, "explorers"),
                    AppearForEach(1),
                    AppearNamed("pale_conductor"),
                ),
                cumulative("boss", 1, Win()),
            ),
        ),
    ),
    "stars": (
        ChapterCard(id="stars1", lair=9, horror=9),
        ChapterCard(id="stars2", lair=7, horror=9, abilities=(enter(InvokeExplorerEvent()),)),
        ChapterCard(id="stars3", locked=True, lair=9, horror=7, abilities=(cumulative("event", 1, Progress()),)),
        ChapterCard(id="stars4", lair=7, horror=7, abilities=(enter(AddItems(2), Light()),)),
        ChapterCard(
            id="stars5",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("explore", 1, PlaceExit()), enter(Inspire(1, "explorers"))),
        ),
        ChapterCard(
            id="stars6",
            lair=7,
            horror=7,
            abilities=(passive(Change("will", -1), scope="explorers"), plain(1, Inspire(1, "self"), limit=1)),
        ),
        ChapterCard(
            id="stars7",
            lair=7,
            horror=7,
            abilities=(enter(AddItems(3), Fate(5, (LowerThreat(1),), (RaiseThreat(1),))),),
        ),
        ChapterCard(
            id="stars8",
            lair=7,
            horror=6,
            abilities=(enter(UseBench()), plain(2, Teleport("station"), limit=1)),
        ),
        ChapterCard(id="stars9", lair=7, horror=6, abilities=(enter(Appear(), Inspire(2, "explorers")),)),
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
                cumulative("vigil", 5, PlaceExit(), more=4),
            ),
        ),
    ),
}
