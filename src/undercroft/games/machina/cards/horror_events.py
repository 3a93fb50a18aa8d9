"""The 30 horror events: 12 core ones and 6 for each scenario. Personal ones are laid at a monster."""

from __future__ import annotations

from typing import Final

from undercroft.games.machina.cards.model import EventCard, area, close, direct, enter, passive, plain
from undercroft.games.machina.cards.verbs import (
    Appear,
    Attack,
    BreakSeal,
    Change,
    ChangeLair,
    CloseDoors,
    Dispirit,
    Douse,
    Fate,
    Flood,
    Gain,
    Heal,
    Hurt,
    LowerHorror,
    Move,
    Pull,
    Push,
    RaiseThreat,
    RunTrain,
    TriggerTraps,
)

E: Final = "explorer"

HORROR_EVENTS: dict[str, EventCard] = {
    card.id: card
    for card in (
        # --- core
        EventCard(id="lights_out", set="core", abilities=(enter(Dispirit(1, "explorers")),)),
        EventCard(id="broken_floor", set="core", abilities=(enter(TriggerTraps()),)),
        EventCard(
            id="howling_vents",
            set="core",
            abilities=(enter(CloseDoors()), passive(Change("will", -1), scope="explorers")),
        ),
        EventCard(id="open_graves", set="core", abilities=(enter(Appear()),)),
        EventCard(id="iron_hymn", set="core", abilities=(passive(Change("attack", 1), scope="monsters"),)),
        EventCard(id="thick_hide", set="core", abilities=(passive(Change("defence", 1), scope="monsters"),)),
        EventCard(
            id="scalding_leak",
            set="core",
            abilities=(enter(Fate(6, (Hurt(1, "you"),), (Dispirit(1, "you"),))),),
        ),
        EventCard(id="panic", set="core", abilities=(enter(ChangeLair(-1)),)),
        EventCard(id="thrown_bolts", set="core", abilities=(direct(3, 3, Attack(0, 2), choose=E),)),
        EventCard(
            id="frenzy",
            set="core",
            personal=True,
            abilities=(passive(Change("attack", 1)), close(2, Attack(1, 1), choose=E)),
        ),
        EventCard(
            id="second_skin", set="core", personal=True, abilities=(passive(Change("defence", 1), Change("will", 1)),)
        ),
        EventCard(id="ghost_form", set="core", personal=True, abilities=(passive(Gain("incorporeal")),)),
        # --- the drowned engine
        EventCard(id="rising_water", set="engine", abilities=(enter(Flood(2), LowerHorror(1)),)),
        EventCard(id="rust_storm", set="engine", abilities=(passive(Change("defence", -1), scope="explorers"),)),
        EventCard(id="pressure_burst", set="engine", abilities=(enter(TriggerTraps(), LowerHorror(1)),)),
        EventCard(id="undertow", set="engine", abilities=(direct(2, 4, Pull(2), choose=E),)),
        EventCard(
            id="brine_hunger",
            set="engine",
            personal=True,
            monster="pipe_leech",
            abilities=(close(2, Attack(2), choose=E),),
        ),
        EventCard(id="spawning_pool", set="engine", abilities=(enter(BreakSeal(), Fate(4, (Appear(),), (Flood(2),))),)),
        # --- the black timetable
        EventCard(id="ghost_whistle", set="train", abilities=(enter(Dispirit(1, "explorers"), LowerHorror(1)),)),
        EventCard(id="delayed_again", set="train", abilities=(enter(RunTrain(2), ChangeLair(-1)),)),
        EventCard(id="slamming_doors", set="train", abilities=(enter(CloseDoors()),)),
        EventCard(id="ticket_control", set="train", abilities=(area(2, Attack(1, 1, magic=True), choose=E),)),
        EventCard(
            id="reserved_seat",
            set="train",
            personal=True,
            abilities=(plain(2, Heal(2, "self")), passive(Change("will", 1))),
        ),
        EventCard(
            id="cold_steam",
            set="train",
            abilities=(enter(Fate(7, (Hurt(1, "explorers"),), (LowerHorror(1),))),),
        ),
        # --- the well of stars
        EventCard(id="wrong_stars", set="stars", abilities=(enter(LowerHorror(1), Dispirit(1, "you")),)),
        EventCard(
            id="gravity_slips",
            set="stars",
            abilities=(enter(Hurt(1, "you")), direct(2, 3, Push(2), choose=E)),
        ),
        EventCard(id="black_comet", set="stars", abilities=(enter(RaiseThreat(1), TriggerTraps()),)),
        EventCard(
            id="hungry_dark", set="stars", abilities=(enter(Douse()), passive(Change("will", 1), scope="monsters"))
        ),
        EventCard(
            id="star_marked",
            set="stars",
            personal=True,
            abilities=(passive(Change("attack", 1), Gain("sighted")), direct(3, 4, Attack(1, 1, magic=True), choose=E)),
        ),
        EventCard(id="sleepwalkers", set="stars", abilities=(enter(Move(2, "monsters")),)),
    )
}
