"""The 72 items: four types on three levels, six cards each: 3 main items, 2 upgrades, 1 extension, or 6 consumables."""

from __future__ import annotations

from typing import Final

from undercroft.games.machina.cards.model import (
    Ability,
    ItemCard,
    area,
    close,
    direct,
    indirect,
    once,
    passive,
    plain,
    returned,
    whenever,
)
from undercroft.games.machina.cards.verbs import (
    Attack,
    Banish,
    Change,
    ChangeLair,
    Control,
    Destroy,
    Fate,
    Gain,
    Heal,
    Hurt,
    Inspire,
    Jump,
    Light,
    LowerThreat,
    Move,
    Pull,
    Push,
    Refresh,
    Renew,
    Seal,
    Swap,
)

C: Final = "foe"


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
        weapon(1, "main", "pipe_wrench", close(2, Attack(2), choose=C), sockets=1, link="cog"),
        weapon(1, "main", "steam_revolver", direct(2, 4, Attack(1, 1), choose=C), sockets=1, link="eye"),
        weapon(
            1,
            "main",
            "harpoon_gun",
            direct(2, 3, Attack(1, 1), Pull(2, "hit"), choose=C),
            hands=2,
            sockets=2,
            link="flame",
        ),
        weapon(1, "upgrade", "weighted_grip", plain(1, Change("attack", 1, "self"), limit=1)),
        weapon(1, "upgrade", "brass_knuckles", close(1, Attack(0, 2), Push(1, "hit"), choose=C)),
        weapon(1, "extension", "fine_sights", passive(Change("attack", 1)), link="eye"),
        weapon(
            2,
            "main",
            "chain_axe",
            close(2, Attack(2, 1), choose=C),
            whenever("kill", Move(1, "self")),
            sockets=2,
            link="cog",
        ),
        weapon(
            2,
            "main",
            "needle_rifle",
            direct(2, 5, Attack(2), choose=C),
            passive(Gain("sighted")),
            hands=2,
            sockets=1,
            link="eye",
        ),
        weapon(
            2,
            "main",
            "pressure_hammer",
            close(2, Attack(2), Push(2, "hit"), choose=C),
            hands=2,
            sockets=2,
            link="flame",
        ),
        weapon(
            2,
            "upgrade",
            "bleeding_edge",
            close(2, Attack(2), Change("defence", -1), limit=2),
            returned(Attack(1, 1), target="close"),
        ),
        weapon(2, "upgrade", "silver_coating", passive(Gain("sighted"), Change("will", 1))),
        weapon(2, "extension", "flywheel", whenever("kill", Refresh(1, "self")), link="cog"),
        weapon(
            3,
            "main",
            "dragon_cannon",
            direct(3, 5, Attack(3, 1), Push(2, "hit"), choose=C),
            hands=2,
            sockets=1,
            link="flame",
        ),
        weapon(
            3, "main", "thunder_maul", close(2, Attack(3, 1), Push(1, "hit"), choose=C), hands=2, sockets=2, link="cog"
        ),
        weapon(3, "main", "storm_pistol", direct(3, 4, Attack(2, 1), choose=C, times=2), sockets=1, link="eye"),
        weapon(3, "upgrade", "saw_teeth", area(2, Attack(2))),
        weapon(3, "upgrade", "hair_trigger", whenever("hit", Refresh(1, "self"))),
        weapon(
            3,
            "extension",
            "white_phosphor",
            passive(Change("attack", 2)),
            whenever("kill", Hurt(1, "near")),
            link="flame",
        ),
        # --- artifacts
        artifact(1, "main", "ember_lens", direct(2, 3, Attack(1, 1, magic=True), choose=C), sockets=1, link="flame"),
        artifact(
            1,
            "main",
            "lodestone",
            direct(1, 4, Pull(3)),
            close(2, Attack(1, magic=True), choose=C),
            sockets=1,
            link="cog",
        ),
        artifact(
            1,
            "main",
            "ghost_lamp",
            indirect(2, 3, Attack(0, 2, magic=True), choose=C),
            passive(Gain("sighted")),
            sockets=1,
            link="eye",
        ),
        artifact(1, "upgrade", "quartz_prism", indirect(2, 4, Attack(0, 2, magic=True), choose=C)),
        artifact(1, "upgrade", "psalm_book", plain(2, Change("will", 1, "beside"), Change("will", 1, "self"), limit=1)),
        artifact(1, "extension", "red_wick", whenever("event", Inspire(1, "self")), link="flame"),
        artifact(
            2,
            "main",
            "tesla_rod",
            direct(2, 4, Attack(1, 1, magic=True), Push(1, "hit"), choose=C),
            sockets=2,
            link="cog",
        ),
        artifact(
            2,
            "main",
            "mirror_shard",
            direct(2, 4, Swap(), choose="creature"),
            close(2, Attack(2, magic=True), choose=C),
            sockets=1,
            link="eye",
        ),
        artifact(
            2,
            "main",
            "puppet_hand",
            indirect(3, 4, Control(), limit=1),
            direct(2, 3, Attack(2, magic=True), choose=C),
            hands=2,
            sockets=1,
            link="flame",
        ),
        artifact(
            2,
            "upgrade",
            "salt_circle",
            plain(2, Change("defence", 1, "self"), Change("defence", 1, "beside"), limit=1),
            returned(Attack(1, 1, magic=True), target="close"),
        ),
        artifact(2, "upgrade", "deep_bell", area(3, Attack(1, 1, magic=True), Push(1), choose="monster")),
        artifact(
            2, "extension", "second_eye", passive(Gain("sighted")), whenever("kill", Inspire(1, "self")), link="eye"
        ),
        artifact(
            3,
            "main",
            "void_compass",
            plain(2, Jump(4)),
            direct(2, 4, Attack(2, magic=True), choose=C),
            sockets=2,
            link="cog",
        ),
        artifact(
            3,
            "main",
            "sun_engine",
            direct(3, 5, Attack(3, 1, magic=True), choose=C),
            whenever("seal", Refresh(3, "self")),
            hands=2,
            sockets=1,
            link="flame",
        ),
        artifact(
            3,
            "main",
            "name_eater",
            close(3, Fate(6, (Destroy(),), (Hurt(1, "self"),))),
            close(2, Attack(2, 1, magic=True), choose=C),
            sockets=1,
            link="eye",
        ),
        artifact(
            3,
            "upgrade",
            "blood_seal",
            Ability(kind="active", stamina=2, health=1, target="close", choose="lair", steps=(Seal(),)),
        ),
        artifact(
            3,
            "upgrade",
            "star_chart",
            Ability(kind="active", stamina=2, inspiration=1, target="none", steps=(Light(),)),
        ),
        artifact(3, "extension", "black_pearl", passive(Change("attack", 1), Change("will", 1)), link="eye"),
        # --- apparel
        apparel(1, "main", "leather_coat", passive(Change("defence", 1)), sockets=1, link="cog"),
        apparel(
            1,
            "main",
            "prayer_shawl",
            passive(Change("will", 1)),
            whenever("event", Heal(1, "self")),
            sockets=1,
            link="eye",
        ),
        apparel(
            1,
            "main",
            "spring_boots",
            plain(1, Move(2, "self"), limit=1),
            passive(Change("defence", 1)),
            sockets=1,
            link="flame",
        ),
        apparel(1, "upgrade", "padded_lining", plain(1, Change("defence", 1, "self"), limit=1)),
        apparel(1, "upgrade", "lucky_charm", whenever("chest", Inspire(1, "self"))),
        apparel(
            1, "extension", "shoulder_plates", passive(Change("defence", 1)), close(1, Push(2), limit=1), link="cog"
        ),
        apparel(
            2,
            "main",
            "plate_vest",
            passive(Change("defence", 2)),
            whenever("hurt", Push(1, "near")),
            sockets=1,
            link="cog",
        ),
        apparel(
            2,
            "main",
            "ether_cloak",
            passive(Change("will", 1)),
            plain(2, Gain("incorporeal"), limit=1),
            sockets=1,
            link="eye",
        ),
        apparel(
            2,
            "main",
            "medic_harness",
            passive(Change("defence", 1)),
            close(2, Heal(2), choose="explorer", inspiration=1),
            sockets=2,
            link="flame",
        ),
        apparel(2, "upgrade", "smoke_pots", plain(1, Push(1, "near"), away=True)),
        apparel(2, "upgrade", "grapnel_belt", plain(2, Jump(3)), whenever("explore", Refresh(1, "self"))),
        apparel(2, "extension", "warded_hem", passive(Change("will", 1)), link="eye"),
        apparel(3, "main", "steam_armor", passive(Change("defence", 2), Change("will", 1)), sockets=2, link="cog"),
        apparel(
            3,
            "main",
            "saint_mantle",
            passive(Change("defence", 1), Change("will", 2)),
            passive(Change("will", 1), scope="beside"),
            sockets=1,
            link="eye",
        ),
        apparel(
            3,
            "main",
            "raven_wings",
            passive(Change("defence", 1), Change("will", 1)),
            plain(1, Jump(3), limit=1),
            sockets=1,
            link="flame",
        ),
        apparel(3, "upgrade", "iron_heart", whenever("kill", Heal(1, "self"))),
        apparel(3, "upgrade", "rallying_horn", plain(2, Inspire(1, "beside"), limit=1)),
        apparel(
            3,
            "extension",
            "heat_sink",
            passive(Change("defence", 1)),
            whenever("barrel", Refresh(2, "self")),
            link="flame",
        ),
        # --- consumables
        consumable(1, "bandages", once(Heal(2), target="close", choose="explorer")),
        consumable(1, "black_coffee", once(Refresh(4, "self"), stamina=0)),
        consumable(1, "dynamite", once(Attack(3), target="direct", reach=3, choose="creature")),
        consumable(1, "holy_chalk", once(Seal(), target="close", choose="lair", stamina=3)),
        consumable(1, "oil_flask", once(Attack(2, 1), Push(1, "hit"), target="direct", reach=3, choose=C)),
        consumable(1, "old_letter", once(Inspire(2, "self"), stamina=0)),
        consumable(2, "adrenaline", once(Refresh(5, "self"), Heal(1, "self"), stamina=0)),
        consumable(2, "flare", once(Light())),
        consumable(2, "nitroglycerin", once(Attack(3, 1, who="around"), target="none")),
        consumable(2, "skeleton_key", once(Renew(), target="close", choose="used")),
        consumable(2, "tuning_fork", once(LowerThreat(2))),
        consumable(2, "blank_diary", once(Inspire(3), target="close", choose="explorer", stamina=0)),
        consumable(3, "phoenix_salt", once(Heal(4), Inspire(1), target="close", choose="explorer")),
        consumable(3, "exile_powder", once(Banish(), target="direct", reach=3)),
        consumable(3, "siege_charge", once(Attack(3, 3), target="indirect", reach=4, choose="creature")),
        consumable(3, "lighthouse_glass", once(Light(), Inspire(1, "explorers"))),
        consumable(3, "stopped_watch", once(ChangeLair(2), LowerThreat(1))),
        consumable(3, "rift_capsule", once(Swap(), Refresh(3, "self"), target="indirect", reach=6, choose="creature")),
    )
}

TYPES = ("weapon", "artifact", "apparel", "consumable")
