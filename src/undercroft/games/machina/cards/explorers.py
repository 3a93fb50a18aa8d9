"""The eight explorers, two of each class (MA-SET-F6). Health, stamina, defence and will add up to 14 to 17."""

from __future__ import annotations

from undercroft.games.machina.cards.model import ExplorerCard, area, close, direct, indirect, passive, whenever
from undercroft.games.machina.cards.verbs import Attack, Change, Gain, Heal, Inspire, Pull, Push, Refresh

EXPLORERS: dict[str, ExplorerCard] = {
    card.id: card
    for card in (
        ExplorerCard(
            id="ada",
            calling="shooter",
            health=5,
            stamina=6,
            defence=2,
            will=2,
            inspiration=2,
            abilities=(direct(2, 4, Attack(1, 1), choose="foe"), whenever("chest", Refresh(1, "self"))),
        ),
        ExplorerCard(
            id="jonas",
            calling="shooter",
            health=5,
            stamina=7,
            defence=2,
            will=2,
            inspiration=1,
            abilities=(direct(3, 3, Attack(0, 2), choose="foe", times=2), whenever("explore", Refresh(2, "self"))),
        ),
        ExplorerCard(
            id="brann",
            calling="fighter",
            health=6,
            stamina=6,
            defence=3,
            will=2,
            inspiration=1,
            abilities=(
                close(3, Attack(2), Push(2, "hit"), choose="foe"),
                whenever("hurt", Push(1, "near")),
            ),
        ),
        ExplorerCard(
            id="mila",
            calling="fighter",
            health=5,
            stamina=6,
            defence=3,
            will=2,
            inspiration=2,
            abilities=(close(2, Attack(1, 1), choose="foe"), whenever("kill", Refresh(1, "self"))),
        ),
        ExplorerCard(
            id="iris",
            calling="mystic",
            health=4,
            stamina=6,
            defence=2,
            will=3,
            inspiration=3,
            abilities=(indirect(2, 3, Attack(1, 1, magic=True), choose="foe"), passive(Gain("sighted"))),
        ),
        ExplorerCard(
            id="osric",
            calling="mystic",
            health=5,
            stamina=5,
            defence=2,
            will=3,
            inspiration=3,
            abilities=(
                area(3, Attack(1, 1, magic=True), choose="monster"),
                whenever("event", Heal(1, "self")),
            ),
        ),
        ExplorerCard(
            id="tess",
            calling="master",
            health=5,
            stamina=6,
            defence=2,
            will=2,
            inspiration=2,
            abilities=(
                close(2, Attack(1), Change("defence", -1), limit=3),
                whenever("lever", Inspire(2, "self")),
            ),
        ),
        ExplorerCard(
            id="emil",
            calling="master",
            health=5,
            stamina=6,
            defence=2,
            will=3,
            inspiration=2,
            abilities=(
                direct(2, 3, Attack(1, 1), Pull(2, "hit"), choose="foe"),
                passive(Change("defence", 1), scope="beside"),
            ),
        ),
    )
}
