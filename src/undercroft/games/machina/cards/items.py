"""The 72 items: four types on three levels, six cards each: 3 main items, 2 upgrades, 1 extension, or 6 consumables."""

from __future__ import annotations

from undercroft.games.machina.cards.language import (
    Ability,
    ItemCard,
    area,
    attack,
    change,
    close,
    deed,
    direct,
    do,
    fate,
    gain,
    indirect,
    once,
    passive,
    plain,
    returned,
)

C = "foe"


def _card(
    type: str, level: int, role: str, id: str, *abilities: Ability, hands: int = 0, sockets: int = 0, link: str = ""
) -> ItemCard:
    return ItemCard(
        id=id, type=type, level=level, role=role, hands=hands, sockets=sockets, connector=link, abilities=abilities
    )


def weapon(
    level: int, role: str, id: str, *abilities: Ability, hands: int = 1, sockets: int = 0, link: str = ""
) -> ItemCard:
    return _card("weapon", level, role, id, *abilities, hands=hands, sockets=sockets, link=link)


def artifact(
    level: int, role: str, id: str, *abilities: Ability, hands: int = 1, sockets: int = 0, link: str = ""
) -> ItemCard:
    return _card("artifact", level, role, id, *abilities, hands=hands, sockets=sockets, link=link)


def apparel(level: int, role: str, id: str, *abilities: Ability, sockets: int = 0, link: str = "") -> ItemCard:
    return _card("apparel", level, role, id, *abilities, sockets=sockets, link=link)


def consumable(level: int, id: str, *abilities: Ability) -> ItemCard:
    return _card("consumable", level, "", id, *abilities)


ITEMS: dict[str, ItemCard] = {
    card.id: card
    for card in (
        # --- weapons
        weapon(1, "main", "pipe_wrench", close(2, attack(2), choose=C), sockets=1, link="cog"),
        weapon(1, "main", "steam_revolver", direct(2, 4, attack(1, 1), choose=C), sockets=1, link="eye"),
        weapon(
            1,
            "main",
            "harpoon_gun",
            direct(2, 3, attack(1, 1), do("pull", 2, "hit"), choose=C),
            hands=2,
            sockets=2,
            link="flame",
        ),
        weapon(1, "upgrade", "weighted_grip", close(1, attack(1), choose=C)),
        weapon(1, "upgrade", "brass_knuckles", close(1, attack(0, 2), choose=C)),
        weapon(1, "extension", "fine_sights", passive(change("attack", 1)), link="eye"),
        weapon(2, "main", "chain_axe", close(2, attack(2, 1), choose=C), sockets=2, link="cog"),
        weapon(2, "main", "needle_rifle", direct(2, 5, attack(2), choose=C), hands=2, sockets=1, link="eye"),
        weapon(
            2,
            "main",
            "pressure_hammer",
            close(2, attack(2), do("push", 2, "hit"), choose=C),
            hands=2,
            sockets=2,
            link="flame",
        ),
        weapon(
            2,
            "upgrade",
            "bleeding_edge",
            close(2, attack(2), change("defence", -1), limit=2),
            returned(attack(1, 1), target="close"),
        ),
        weapon(2, "upgrade", "silver_coating", passive(gain("sighted"))),
        weapon(2, "extension", "flywheel", deed("kill", do("refresh", 1, "self")), link="cog"),
        weapon(3, "main", "dragon_cannon", direct(3, 5, attack(3, 1), choose=C), hands=2, sockets=1, link="flame"),
        weapon(3, "main", "thunder_maul", close(2, attack(3, 1), choose=C), hands=2, sockets=2, link="cog"),
        weapon(3, "main", "storm_pistol", direct(3, 4, attack(2, 1), choose=C, times=2), sockets=1, link="eye"),
        weapon(3, "upgrade", "saw_teeth", area(2, attack(2))),
        weapon(3, "upgrade", "hair_trigger", deed("hit", do("refresh", 1, "self"))),
        weapon(3, "extension", "white_phosphor", passive(change("attack", 2)), link="flame"),
        # --- artifacts
        artifact(1, "main", "ember_lens", direct(2, 3, attack(1, 1, magic=True), choose=C), sockets=1, link="flame"),
        artifact(
            1,
            "main",
            "lodestone",
            direct(1, 4, do("pull", 3)),
            close(2, attack(1, magic=True), choose=C),
            sockets=1,
            link="cog",
        ),
        artifact(
            1,
            "main",
            "ghost_lamp",
            indirect(2, 3, attack(0, 2, magic=True), choose=C),
            passive(gain("sighted")),
            sockets=1,
            link="eye",
        ),
        artifact(1, "upgrade", "quartz_prism", indirect(2, 4, attack(0, 2, magic=True), choose=C)),
        artifact(1, "upgrade", "psalm_book", plain(2, change("will", 1, "beside"), change("will", 1, "self"), limit=1)),
        artifact(1, "extension", "red_wick", passive(change("attack", 1)), link="flame"),
        artifact(
            2,
            "main",
            "tesla_rod",
            direct(2, 4, attack(1, 1, magic=True), do("push", 1, "hit"), choose=C),
            sockets=2,
            link="cog",
        ),
        artifact(
            2,
            "main",
            "mirror_shard",
            direct(2, 4, do("swap"), choose="creature"),
            close(2, attack(2, magic=True), choose=C),
            sockets=1,
            link="eye",
        ),
        artifact(
            2,
            "main",
            "puppet_hand",
            indirect(3, 4, do("control"), limit=1),
            direct(2, 3, attack(2, magic=True), choose=C),
            hands=2,
            sockets=1,
            link="flame",
        ),
        artifact(
            2,
            "upgrade",
            "salt_circle",
            plain(2, change("defence", 1, "self"), change("defence", 1, "beside"), limit=1),
            returned(attack(1, 1, magic=True), target="close"),
        ),
        artifact(2, "upgrade", "deep_bell", area(3, attack(1, 1, magic=True), do("push", 1), choose="monster")),
        artifact(
            2, "extension", "second_eye", passive(gain("sighted")), deed("kill", do("inspire", 1, "self")), link="eye"
        ),
        artifact(
            3,
            "main",
            "void_compass",
            plain(2, do("jump", 4)),
            direct(2, 4, attack(2, magic=True), choose=C),
            sockets=2,
            link="cog",
        ),
        artifact(
            3, "main", "sun_engine", direct(3, 5, attack(3, 1, magic=True), choose=C), hands=2, sockets=1, link="flame"
        ),
        artifact(
            3,
            "main",
            "name_eater",
            close(3, fate(6, do("destroy"), other=(do("hurt", 1, "self"),))),
            close(2, attack(2, 1, magic=True), choose=C),
            sockets=1,
            link="eye",
        ),
        artifact(
            3,
            "upgrade",
            "blood_seal",
            Ability(kind="active", stamina=2, health=1, target="close", choose="lair", steps=(do("seal"),)),
        ),
        artifact(
            3,
            "upgrade",
            "star_chart",
            Ability(kind="active", stamina=2, inspiration=1, target="none", steps=(do("light"),)),
        ),
        artifact(3, "extension", "black_pearl", passive(change("attack", 2)), link="eye"),
        # --- apparel
        apparel(1, "main", "leather_coat", passive(change("defence", 1)), sockets=1, link="cog"),
        apparel(1, "main", "prayer_shawl", passive(change("will", 1)), sockets=1, link="eye"),
        apparel(
            1,
            "main",
            "spring_boots",
            plain(1, do("move", 2, "self"), limit=1),
            passive(change("defence", 1)),
            sockets=1,
            link="flame",
        ),
        apparel(1, "upgrade", "padded_lining", plain(1, change("defence", 1, "self"), limit=1)),
        apparel(1, "upgrade", "lucky_charm", deed("chest", do("inspire", 1, "self"))),
        apparel(1, "extension", "shoulder_plates", passive(change("defence", 1)), link="cog"),
        apparel(2, "main", "plate_vest", passive(change("defence", 2)), sockets=1, link="cog"),
        apparel(
            2,
            "main",
            "ether_cloak",
            passive(change("will", 1)),
            plain(2, gain("incorporeal"), limit=1),
            sockets=1,
            link="eye",
        ),
        apparel(
            2,
            "main",
            "medic_harness",
            passive(change("defence", 1)),
            close(2, do("heal", 2), choose="explorer", inspiration=1),
            sockets=2,
            link="flame",
        ),
        apparel(2, "upgrade", "smoke_pots", plain(1, do("push", 1, "near"), away=True)),
        apparel(2, "upgrade", "grapnel_belt", plain(2, do("jump", 3))),
        apparel(2, "extension", "warded_hem", passive(change("will", 1)), link="eye"),
        apparel(3, "main", "steam_armor", passive(change("defence", 2), change("will", 1)), sockets=2, link="cog"),
        apparel(
            3,
            "main",
            "saint_mantle",
            passive(change("defence", 1), change("will", 2)),
            passive(change("will", 1), scope="beside"),
            sockets=1,
            link="eye",
        ),
        apparel(
            3,
            "main",
            "raven_wings",
            passive(change("defence", 1), change("will", 1)),
            plain(1, do("jump", 3), limit=1),
            sockets=1,
            link="flame",
        ),
        apparel(3, "upgrade", "iron_heart", deed("kill", do("heal", 1, "self"))),
        apparel(3, "upgrade", "rallying_horn", plain(2, do("inspire", 1, "beside"))),
        apparel(
            3,
            "extension",
            "heat_sink",
            passive(change("defence", 1)),
            deed("barrel", do("refresh", 2, "self")),
            link="flame",
        ),
        # --- consumables
        consumable(1, "bandages", once(do("heal", 2), target="close", choose="explorer")),
        consumable(1, "black_coffee", once(do("refresh", 4, "self"), stamina=0)),
        consumable(1, "dynamite", once(attack(3), target="direct", reach=3, choose="creature")),
        consumable(1, "holy_chalk", once(do("seal"), target="close", choose="lair", stamina=3)),
        consumable(1, "oil_flask", once(attack(2, 1), target="direct", reach=3, choose=C)),
        consumable(1, "old_letter", once(do("inspire", 2, "self"), stamina=0)),
        consumable(2, "adrenaline", once(do("refresh", 5, "self"), do("heal", 1, "self"), stamina=0)),
        consumable(2, "flare", once(do("light"))),
        consumable(2, "nitroglycerin", once(attack(3, 1, who="around"), target="none")),
        consumable(2, "skeleton_key", once(do("renew"), target="close", choose="used")),
        consumable(2, "tuning_fork", once(do("calm", 2))),
        consumable(2, "blank_diary", once(do("inspire", 3), target="close", choose="explorer", stamina=0)),
        consumable(3, "phoenix_salt", once(do("heal", 4), target="close", choose="explorer")),
        consumable(3, "exile_powder", once(do("banish"), target="direct", reach=3)),
        consumable(3, "siege_charge", once(attack(3, 3), target="indirect", reach=4, choose="creature")),
        consumable(3, "lighthouse_glass", once(do("light"), do("inspire", 1, "explorers"))),
        consumable(3, "stopped_watch", once(do("lair", 2), do("calm", 1))),
        consumable(
            3, "rift_capsule", once(do("swap"), do("refresh", 3, "self"), target="indirect", reach=6, choose="creature")
        ),
    )
}

TYPES = ("weapon", "artifact", "apparel", "consumable")
