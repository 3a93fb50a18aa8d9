"""The eight explorers, two of each class (MA-SET-F6). Health, stamina, defence and will add up to 14 to 17."""

from __future__ import annotations

from undercroft.games.machina.cards.language import (
    ExplorerCard,
    attack,
    change,
    close,
    deed,
    direct,
    do,
    gain,
    indirect,
    passive,
)

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
            abilities=(direct(2, 4, attack(1, 1), choose="foe"), deed("chest", do("refresh", 1, "self"))),
        ),
        ExplorerCard(
            id="jonas",
            calling="shooter",
            health=5,
            stamina=7,
            defence=2,
            will=2,
            inspiration=1,
            abilities=(direct(2, 3, attack(1, 1), choose="foe"), deed("explore", do("refresh", 1, "self"))),
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
                close(2, attack(1, 1), do("push", 1, "hit"), choose="foe"),
                deed("break", do("inspire", 1, "self")),
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
            abilities=(close(2, attack(1, 1), choose="foe"), deed("kill", do("refresh", 1, "self"))),
        ),
        ExplorerCard(
            id="iris",
            calling="mystic",
            health=4,
            stamina=6,
            defence=2,
            will=3,
            inspiration=3,
            abilities=(indirect(2, 3, attack(1, 1, magic=True), choose="foe"), passive(gain("sighted"))),
        ),
        ExplorerCard(
            id="osric",
            calling="mystic",
            health=5,
            stamina=5,
            defence=2,
            will=3,
            inspiration=3,
            abilities=(direct(2, 3, attack(1, 1, magic=True), choose="foe"), deed("event", do("heal", 1, "self"))),
        ),
        ExplorerCard(
            id="tess",
            calling="master",
            health=5,
            stamina=6,
            defence=2,
            will=2,
            inspiration=2,
            abilities=(close(2, attack(1, 1), choose="foe"), deed("lever", do("inspire", 2, "self"))),
        ),
        ExplorerCard(
            id="emil",
            calling="master",
            health=5,
            stamina=6,
            defence=2,
            will=3,
            inspiration=2,
            abilities=(direct(2, 3, attack(1, 1), choose="foe"), passive(change("defence", 1), scope="beside")),
        ),
    )
}
