"""The 30 horror events: 12 core ones and 6 for each scenario. Personal ones are laid at a monster."""

from __future__ import annotations

from undercroft.games.machina.cards.language import (
    EventCard,
    area,
    attack,
    change,
    close,
    direct,
    do,
    enter,
    fate,
    gain,
    passive,
    plain,
)

E = "explorer"

HORROR_EVENTS: dict[str, EventCard] = {
    card.id: card
    for card in (
        # --- core
        EventCard(id="lights_out", set="core", abilities=(enter(do("dispirit", 1, "explorers")),)),
        EventCard(id="broken_floor", set="core", abilities=(enter(do("traps")),)),
        EventCard(
            id="howling_vents",
            set="core",
            abilities=(enter(do("door", what="close")), passive(change("will", -1), scope="explorers")),
        ),
        EventCard(id="open_graves", set="core", abilities=(enter(do("appear")),)),
        EventCard(id="iron_hymn", set="core", abilities=(passive(change("attack", 1), scope="monsters"),)),
        EventCard(id="thick_hide", set="core", abilities=(passive(change("defence", 1), scope="monsters"),)),
        EventCard(
            id="scalding_leak",
            set="core",
            abilities=(enter(fate(6, do("hurt", 1, "you"), other=(do("dispirit", 1, "you"),))),),
        ),
        EventCard(id="panic", set="core", abilities=(enter(do("lair", -1)),)),
        EventCard(id="thrown_bolts", set="core", abilities=(direct(3, 3, attack(0, 2), choose=E),)),
        EventCard(
            id="frenzy",
            set="core",
            personal=True,
            abilities=(passive(change("attack", 1)), close(2, attack(1, 1), choose=E)),
        ),
        EventCard(
            id="second_skin", set="core", personal=True, abilities=(passive(change("defence", 1), change("will", 1)),)
        ),
        EventCard(id="ghost_form", set="core", personal=True, abilities=(passive(gain("incorporeal")),)),
        # --- the drowned engine
        EventCard(id="rising_water", set="engine", abilities=(enter(do("lair", -1), do("dread", 1)),)),
        EventCard(id="rust_storm", set="engine", abilities=(passive(change("defence", -1), scope="explorers"),)),
        EventCard(id="pressure_burst", set="engine", abilities=(enter(do("traps"), do("dread", 1)),)),
        EventCard(id="undertow", set="engine", abilities=(direct(2, 4, do("pull", 2), choose=E),)),
        EventCard(
            id="brine_hunger",
            set="engine",
            personal=True,
            monster="pipe_leech",
            abilities=(close(2, attack(2), choose=E),),
        ),
        EventCard(id="spawning_pool", set="engine", abilities=(enter(fate(4, do("appear"), other=(do("lair", -1),))),)),
        # --- the black timetable
        EventCard(id="ghost_whistle", set="train", abilities=(enter(do("dispirit", 1, "explorers"), do("dread", 1)),)),
        EventCard(id="delayed_again", set="train", abilities=(enter(do("lair", -1), do("threat", 1)),)),
        EventCard(id="slamming_doors", set="train", abilities=(enter(do("door", what="close")),)),
        EventCard(id="ticket_control", set="train", abilities=(area(2, attack(1, 1, magic=True), choose=E),)),
        EventCard(
            id="reserved_seat",
            set="train",
            personal=True,
            abilities=(plain(2, do("heal", 2, "self")), passive(change("will", 1))),
        ),
        EventCard(
            id="cold_steam",
            set="train",
            abilities=(enter(fate(7, do("hurt", 1, "explorers"), other=(do("dread", 1),))),),
        ),
        # --- the well of stars
        EventCard(id="wrong_stars", set="stars", abilities=(enter(do("dread", 1), do("dispirit", 1, "you")),)),
        EventCard(
            id="gravity_slips",
            set="stars",
            abilities=(enter(do("hurt", 1, "you")), direct(2, 3, do("push", 2), choose=E)),
        ),
        EventCard(id="black_comet", set="stars", abilities=(enter(do("threat", 1), do("traps")),)),
        EventCard(id="hungry_dark", set="stars", abilities=(passive(change("attack", 1), scope="monsters"),)),
        EventCard(
            id="star_marked",
            set="stars",
            personal=True,
            abilities=(passive(change("attack", 1), gain("sighted")), direct(3, 4, attack(1, 1, magic=True), choose=E)),
        ),
        EventCard(id="sleepwalkers", set="stars", abilities=(enter(do("move", 2, "monsters")),)),
    )
}
