"""The 30 explorer events: 12 core ones and 6 for each scenario. A third are personal, most with a condition."""

from __future__ import annotations

from undercroft.games.machina.cards.language import (
    EventCard,
    attack,
    change,
    close,
    cumulative,
    deed,
    direct,
    do,
    enter,
    fate,
    passive,
    plain,
)

EXPLORER_EVENTS: dict[str, EventCard] = {
    card.id: card
    for card in (
        # --- core
        EventCard(id="warm_pipes", set="core", abilities=(enter(do("heal", 1, "explorers")),)),
        EventCard(id="old_map", set="core", abilities=(enter(do("light"), do("inspire", 1, "you")),)),
        EventCard(
            id="second_wind",
            set="core",
            abilities=(enter(do("refresh", 3, "you")), plain(0, do("refresh", 1, "self"), limit=1)),
        ),
        EventCard(id="borrowed_courage", set="core", abilities=(passive(change("will", 1), scope="explorers"),)),
        EventCard(id="shield_wall", set="core", abilities=(passive(change("defence", 1), scope="explorers"),)),
        EventCard(id="loose_valve", set="core", abilities=(direct(2, 3, attack(2)),)),
        EventCard(id="dropped_satchel", set="core", abilities=(enter(do("item"), do("inventory")),)),
        EventCard(id="quiet_hour", set="core", abilities=(enter(do("calm", 1)),)),
        EventCard(
            id="monster_hunter",
            set="core",
            personal=True,
            abilities=(cumulative("kill", 3, do("inspire", 3, "self"), do("heal", 1, "self")),),
        ),
        EventCard(id="treasure_fever", set="core", personal=True, abilities=(cumulative("chest", 2, do("item")),)),
        EventCard(
            id="steady_hand",
            set="core",
            personal=True,
            abilities=(passive(change("attack", 1)), cumulative("hurt", 3, do("inspire", 1, "self"))),
        ),
        EventCard(
            id="guardian_oath", set="core", personal=True, abilities=(passive(change("defence", 1), scope="beside"),)
        ),
        # --- the drowned engine
        EventCard(id="low_tide", set="engine", abilities=(enter(do("lair", 1)),)),
        EventCard(id="divers_bell", set="engine", abilities=(plain(2, do("heal", 2, "self"), inspiration=1, limit=1),)),
        EventCard(id="salvage", set="engine", abilities=(enter(do("bench")),)),
        EventCard(id="pump_restart", set="engine", abilities=(enter(do("recharge")),)),
        EventCard(
            id="sea_legs",
            set="engine",
            personal=True,
            abilities=(plain(1, do("move", 2, "self"), limit=1), plain(0, do("refresh", 2, "self"), do("discard"))),
        ),
        EventCard(
            id="drowned_brother",
            set="engine",
            personal=True,
            abilities=(
                cumulative("seal", 2, do("inspire", 4, "self"), do("calm", 1)),
                deed("seal", do("refresh", 1, "self")),
            ),
        ),
        # --- the black timetable
        EventCard(
            id="signal_lamp",
            set="train",
            abilities=(enter(do("light")), passive(change("attack", 1), scope="explorers")),
        ),
        EventCard(id="dining_car", set="train", abilities=(enter(do("heal", 1, "tile"), do("refresh", 1, "tile")),)),
        EventCard(
            id="emergency_brake", set="train", abilities=(enter(fate(5, do("lair", 2), other=(do("lair", 1),))),)
        ),
        EventCard(id="luggage_van", set="train", abilities=(enter(do("item")), close(2, attack(1, 1)))),
        EventCard(
            id="season_ticket",
            set="train",
            personal=True,
            abilities=(cumulative("explore", 2, do("inspire", 2, "self"), do("item")),),
        ),
        EventCard(
            id="old_conductor",
            set="train",
            personal=True,
            abilities=(close(2, do("door"), choose="door"), passive(change("will", 1))),
        ),
        # --- the well of stars
        EventCard(id="clear_sky", set="stars", abilities=(enter(do("inspire", 1, "explorers")),)),
        EventCard(id="true_north", set="stars", abilities=(plain(2, do("jump", 3), limit=1),)),
        EventCard(id="falling_star", set="stars", abilities=(enter(do("hurt", 1, "near"), do("calm", 1)),)),
        EventCard(
            id="astronomers_notes",
            set="stars",
            abilities=(enter(do("light")), passive(change("will", 1), scope="explorers")),
        ),
        EventCard(
            id="star_pact",
            set="stars",
            personal=True,
            abilities=(close(1, attack(1, 1, magic=True)), cumulative("hit", 4, do("heal", 2, "self"))),
        ),
        EventCard(
            id="dreamless",
            set="stars",
            personal=True,
            abilities=(passive(change("will", 1)), cumulative("event", 2, do("calm", 2))),
        ),
    )
}
