"""The 30 explorer events: 12 core ones and 6 for each scenario. A third are personal, most with a condition."""

from __future__ import annotations

from undercroft.games.machina.cards.model import EventCard, close, cumulative, direct, enter, passive, plain, whenever
from undercroft.games.machina.cards.verbs import (
    Attack,
    Change,
    ChangeLair,
    DiscardEvent,
    Drain,
    Fate,
    GetItem,
    Heal,
    Hurt,
    Inspire,
    Jump,
    Light,
    LowerThreat,
    Move,
    Recharge,
    Refresh,
    TurnDoor,
    UseBench,
    UseInventory,
)

EXPLORER_EVENTS: dict[str, EventCard] = {
    card.id: card
    for card in (
        # --- core
        EventCard(id="warm_pipes", set="core", abilities=(enter(Heal(1, "explorers")),)),
        EventCard(id="old_map", set="core", abilities=(enter(Light(), Inspire(1, "you")),)),
        EventCard(
            id="second_wind",
            set="core",
            abilities=(enter(Refresh(3, "you")), plain(0, Refresh(1, "self"), limit=1)),
        ),
        EventCard(id="borrowed_courage", set="core", abilities=(passive(Change("will", 1), scope="explorers"),)),
        EventCard(id="shield_wall", set="core", abilities=(passive(Change("defence", 1), scope="explorers"),)),
        EventCard(id="loose_valve", set="core", abilities=(direct(2, 3, Attack(2)),)),
        EventCard(id="dropped_satchel", set="core", abilities=(enter(GetItem(), UseInventory()),)),
        EventCard(id="quiet_hour", set="core", abilities=(enter(LowerThreat(1)),)),
        EventCard(
            id="monster_hunter",
            set="core",
            personal=True,
            abilities=(cumulative("kill", 3, Inspire(3, "self"), Heal(1, "self")),),
        ),
        EventCard(id="treasure_fever", set="core", personal=True, abilities=(cumulative("chest", 2, GetItem()),)),
        EventCard(
            id="steady_hand",
            set="core",
            personal=True,
            abilities=(passive(Change("attack", 1)), cumulative("hurt", 3, Inspire(1, "self"))),
        ),
        EventCard(
            id="guardian_oath", set="core", personal=True, abilities=(passive(Change("defence", 1), scope="beside"),)
        ),
        # --- the drowned engine
        EventCard(id="low_tide", set="engine", abilities=(enter(Drain(), ChangeLair(1)),)),
        EventCard(id="divers_bell", set="engine", abilities=(plain(2, Heal(2, "self"), inspiration=1, limit=1),)),
        EventCard(id="salvage", set="engine", abilities=(enter(UseBench()),)),
        EventCard(id="pump_restart", set="engine", abilities=(enter(Recharge()),)),
        EventCard(
            id="sea_legs",
            set="engine",
            personal=True,
            abilities=(plain(1, Move(2, "self"), limit=1), plain(0, Refresh(2, "self"), DiscardEvent())),
        ),
        EventCard(
            id="drowned_brother",
            set="engine",
            personal=True,
            abilities=(
                cumulative("seal", 2, Inspire(4, "self"), LowerThreat(1)),
                whenever("seal", Refresh(1, "self")),
            ),
        ),
        # --- the black timetable
        EventCard(
            id="signal_lamp",
            set="train",
            abilities=(enter(Light()), passive(Change("attack", 1), scope="explorers")),
        ),
        EventCard(id="dining_car", set="train", abilities=(enter(Heal(1, "tile"), Refresh(1, "tile")),)),
        EventCard(id="emergency_brake", set="train", abilities=(enter(Fate(5, (ChangeLair(2),), (ChangeLair(1),))),)),
        EventCard(id="luggage_van", set="train", abilities=(enter(GetItem()), close(2, Attack(1, 1)))),
        EventCard(
            id="season_ticket",
            set="train",
            personal=True,
            abilities=(cumulative("explore", 2, Inspire(2, "self"), GetItem()),),
        ),
        EventCard(
            id="old_conductor",
            set="train",
            personal=True,
            abilities=(close(2, TurnDoor(), choose="door"), passive(Change("will", 1))),
        ),
        # --- the well of stars
        EventCard(id="clear_sky", set="stars", abilities=(enter(Inspire(1, "explorers")),)),
        EventCard(id="true_north", set="stars", abilities=(plain(2, Jump(3), limit=1),)),
        EventCard(id="falling_star", set="stars", abilities=(enter(Hurt(1, "near"), LowerThreat(1)),)),
        EventCard(
            id="astronomers_notes",
            set="stars",
            abilities=(enter(Light()), passive(Change("will", 1), scope="explorers")),
        ),
        EventCard(
            id="star_pact",
            set="stars",
            personal=True,
            abilities=(close(1, Attack(1, 1, magic=True)), cumulative("hit", 4, Heal(2, "self"))),
        ),
        EventCard(
            id="dreamless",
            set="stars",
            personal=True,
            abilities=(passive(Change("will", 1)), cumulative("event", 2, LowerThreat(2))),
        ),
    )
}
