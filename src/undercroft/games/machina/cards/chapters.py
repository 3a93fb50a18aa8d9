"""Three scenarios of nine chapters and an endgame, in their order.

A locked chapter says by a cumulative ability how one goes on; the endgame is the last card, on a tile of its own.
"""

from __future__ import annotations

from undercroft.games.machina.cards.language import (
    ChapterCard,
    attack,
    change,
    cumulative,
    direct,
    do,
    enter,
    fate,
    passive,
    plain,
)

CHAPTERS: dict[str, tuple[ChapterCard, ...]] = {
    "engine": (
        ChapterCard(id="engine1", lair=9, horror=9),
        ChapterCard(id="engine2", lair=7, horror=9, abilities=(enter(do("inspire", 1, "explorers")),)),
        ChapterCard(id="engine3", lair=7, horror=8, abilities=(enter(do("add-items", 2), do("appear")),)),
        ChapterCard(
            id="engine4",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("explore", 1, do("progress")), passive(change("will", 1), scope="explorers")),
        ),
        ChapterCard(
            id="engine5",
            lair=7,
            horror=7,
            abilities=(plain(2, do("refresh", 1, "beside"), do("heal", 1, "self"), limit=1),),
        ),
        ChapterCard(id="engine6", lair=7, horror=7, abilities=(enter(do("add-items", 3), do("traps")),)),
        ChapterCard(id="engine7", locked=True, lair=9, horror=8, abilities=(cumulative("kill", 2, do("exit")),)),
        ChapterCard(
            id="engine8",
            lair=7,
            horror=6,
            abilities=(enter(do("item")), passive(change("defence", 1), scope="monsters")),
        ),
        ChapterCard(id="engine9", lair=7, horror=6, abilities=(enter(do("light"), do("threat", 1)),)),
        ChapterCard(
            id="engine_end",
            locked=True,
            lair=7,
            horror=6,
            tile="drowned_engine",
            abilities=(
                enter(
                    do("dispirit", 2, "explorers"),
                    do("light"),
                    do("appear", 1, "explorers"),
                    do("named", what="deep_engine"),
                ),
                cumulative("chapter", 3, do("win"), more=1),
            ),
        ),
    ),
    "train": (
        ChapterCard(id="train1", lair=9, horror=9, abilities=(enter(do("item")),)),
        ChapterCard(id="train2", lair=8, horror=9),
        ChapterCard(id="train3", locked=True, lair=9, horror=8, abilities=(cumulative("chest", 2, do("exit")),)),
        ChapterCard(
            id="train4", lair=8, horror=8, abilities=(enter(do("add-items", 2), do("inspire", 1, "explorers")),)
        ),
        ChapterCard(id="train5", lair=7, horror=8, abilities=(passive(change("attack", 1), scope="explorers"),)),
        ChapterCard(
            id="train6",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("kill", 3, do("progress")), enter(do("appear"))),
        ),
        ChapterCard(id="train7", lair=7, horror=7, abilities=(enter(do("add-items", 3), do("explorer-event")),)),
        ChapterCard(
            id="train8", lair=7, horror=6, abilities=(direct(2, 4, attack(2, 1), limit=2), enter(do("horror-event")))
        ),
        ChapterCard(id="train9", lair=7, horror=6, abilities=(enter(do("recharge")),)),
        ChapterCard(
            id="train_end",
            locked=True,
            lair=7,
            horror=6,
            tile="black_platform",
            abilities=(
                enter(
                    do("dispirit", 2, "explorers"),
                    do("appear", 1, "explorers"),
                    do("named", what="pale_conductor"),
                ),
                cumulative("boss", 1, do("win")),
            ),
        ),
    ),
    "stars": (
        ChapterCard(id="stars1", lair=9, horror=9),
        ChapterCard(id="stars2", lair=7, horror=9, abilities=(enter(do("explorer-event")),)),
        ChapterCard(id="stars3", locked=True, lair=9, horror=7, abilities=(cumulative("event", 1, do("progress")),)),
        ChapterCard(id="stars4", lair=7, horror=7, abilities=(enter(do("add-items", 2), do("light")),)),
        ChapterCard(
            id="stars5",
            locked=True,
            lair=9,
            horror=8,
            abilities=(cumulative("explore", 1, do("exit")), enter(do("inspire", 1, "explorers"))),
        ),
        ChapterCard(
            id="stars6",
            lair=7,
            horror=7,
            abilities=(passive(change("will", -1), scope="explorers"), plain(1, do("inspire", 1, "self"), limit=1)),
        ),
        ChapterCard(
            id="stars7",
            lair=7,
            horror=7,
            abilities=(enter(do("add-items", 3), fate(5, do("calm", 1), other=(do("threat", 1),))),),
        ),
        ChapterCard(
            id="stars8",
            lair=7,
            horror=6,
            abilities=(enter(do("bench")), plain(2, do("teleport", what="station"), limit=1)),
        ),
        ChapterCard(id="stars9", lair=7, horror=6, abilities=(enter(do("appear"), do("inspire", 2, "explorers")),)),
        ChapterCard(
            id="stars_end",
            locked=True,
            lair=7,
            horror=6,
            tile="star_well",
            abilities=(
                enter(
                    do("dispirit", 1, "explorers"),
                    do("light"),
                    do("appear", 1, "explorers"),
                    do("named", what="star_eater"),
                ),
                cumulative("vigil", 5, do("exit"), more=4),
            ),
        ),
    ),
}
