"""Events of Jaws: their beats lead from each moment to the next, name what is on the screen, and keep secrets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.haven.playback import by_record, by_rollout, field_of, follow, play
from tests.games.jaws import builders
from tests.games.jaws.test_play import RECORDS
from tests.seeds import SEED
from undercroft.core import beats
from undercroft.core.beats import AnyBeat, Give, Hurt
from undercroft.core.chance import Dice
from undercroft.core.events import Log
from undercroft.core.game import load
from undercroft.core.grid import cells
from undercroft.core.record import load_record
from undercroft.core.request import Flow
from undercroft.core.say import say
from undercroft.core.scene import encoder
from undercroft.core.table import Table
from undercroft.games.haven.attack import Blow, strike
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.haven.damage import suffer
from undercroft.games.haven.events import JUMP, Walked
from undercroft.games.haven.figures import index
from undercroft.games.haven.ids import figure_id
from undercroft.games.haven.movement import ground, spread, walk
from undercroft.games.haven.verbs import Special
from undercroft.games.jaws import crash_protocol, event_cards, rooms
from undercroft.games.jaws.abilities import begin
from undercroft.games.jaws.active import ABILITIES
from undercroft.games.jaws.cards.goals import GOALS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.events import ModifierTurned
from undercroft.games.jaws.state import Jaws
from undercroft.server.messages import happening

GAME = load("jaws")


def scenario_table(number: int, players: int, seed: int, level: int = 1) -> Table:
    options = {"mode": "scenario", "scenario": number, "players": players, "party": max(2, players), "level": level}
    return Table(GAME, options, seed)


@pytest.mark.parametrize("number", SCENARIOS)
def test_beats_lead_from_each_moment_to_the_next(number: int) -> None:
    """Positions, hit points and conditions after each answer are what the beats say."""
    for players in (1, 2, 3, 4):
        table = scenario_table(number, players, SEED + players, level=2 * players)
        for _ in follow(table, Dice(SEED + players), 300, answer=by_rollout):
            pass


def test_recorded_wins_can_be_shown() -> None:
    """The recorded wins of all scenarios, beat by beat; together they hold every kind of beat but dice."""
    seen: set[type[AnyBeat]] = set()
    for number in SCENARIOS:
        record = load_record(RECORDS / f"{number:02}.json")
        table = Table(GAME, record.options, record.seed)
        for line in follow(table, Dice(0), len(record.steps), answer=by_record(record)):
            seen.update(type(beat) for beat in line.beats)
        assert table.is_over
    assert seen == set(beats.AnyBeat.__args__) - {beats.Roll}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_beats_name_what_is_on_the_screen(players: int) -> None:
    """In a scenario and in a campaign, by players of all kinds."""
    table = scenario_table(1 + SEED % len(SCENARIOS), players, SEED)
    for _ in follow(table, Dice(SEED), 120, with_ids=True, answer=by_rollout):
        pass
    table = Table(GAME, {"players": players}, SEED)
    for _ in follow(table, Dice(SEED), 250, with_ids=True, answer=by_rollout):
        pass


def test_nobody_is_sent_another_s_battle_goal() -> None:
    """JL-BTL-2: what other seats get of the events and the story has no name of a goal that was dealt in secret."""
    encode = encoder(GAME.words, "en")
    for seed in range(SEED, SEED + 6):
        table = scenario_table(1, 3, seed)
        for _ in follow(table, Dice(seed), 60):
            pass
        log, state = table.log, table.state
        assert isinstance(log, Log)
        assert isinstance(state, Jaws)
        assert any(line.to is not None for line in log.lines)
        for seat in (0, 1, 2, None):
            known = log.known_to(seat)
            own = {line.event.goal for line in known if line.to is not None}  # type: ignore[attr-defined]
            sent = b"".join(encode([happening(line), line.say]) for line in known if line.is_told)
            sent += b"".join(encode(happening(line)) for line in known if not line.is_told)
            for goal in GOALS:
                name = GAME.words.text(say(f"goal.{goal}"), "en")
                assert (f'"{name}"'.encode() in sent) == (goal in own), f"seat {seat} and {name}"


def told(state: Jaws, flow: Flow[Any]) -> Log:
    """Drive a rule alone, and what it tells."""
    log = state.log = Log()
    builders.play(flow)
    assert log.faults == []
    return log


def test_an_objective_of_two_hexes_is_hurt_and_falls_as_one() -> None:
    """JL-ATK-7, JL-OBJ-4: both hexes lose the same, and go together."""
    state = builders.scenario(21)
    builders.play(rooms.reveal(state, 2))
    table = next(figure for figure in state.figures if figure.is_objective)
    (other,) = state.kernel.map.other_parts(state, table)
    both = {figure_id(index(state, table)), figure_id(index(state, other))}
    field = field_of(state)
    for amount in (1, table.health):
        log = told(state, suffer(state, table, amount))
        for line in log.lines:
            for beat in line.beats:
                play(field, beat)
        hurt = [beat.who for line in log.lines for beat in line.beats if isinstance(beat, Hurt)]
        assert both <= set(hurt)
        assert field == field_of(state)
    assert not both & set(field)


def test_a_swing_is_told_with_its_card_and_gold() -> None:
    """JL-EVT-3: every hero turns a card; gold comes and goes, and nobody loses more than they have (JL-EVT-4)."""
    state = builders.scenario(4)
    state.heroes[0].gold, state.heroes[0].modifiers = 3, ["minus1"]
    state.heroes[1].gold, state.heroes[1].modifiers = 0, ["plus1"]
    log = told(state, event_cards.swing(state))
    assert [hero.gold for hero in state.heroes] == [0, 5]
    assert [GAME.words.text(line.say, "en") for line in log.lines if line.is_told] == [
        "Red Guard reveals −1.",
        "Hatchet reveals +1.",
    ]
    given = [beat for line in log.lines for beat in line.beats if isinstance(beat, Give)]
    assert [(beat.amount, beat.source, beat.target) for beat in given] == [(3, "stats-0", ""), (5, "", "stats-1")]


def test_a_walk_on_watched_hexes_is_one_way() -> None:
    """While a door is closed each hex that a character enters is looked at, and yet the walk is told as one."""
    state = builders.scenario(2)
    hero = state.figures[0]
    assert state.kernel.map.is_watched(state, hero)
    ways = spread(state, hero, ground(state, hero, hero.side, own=True), 3, own=True)
    free = ways.reached & ground(state, hero, hero.side).ends & ~state.kernel.map.grid(state).neighbour_bits[hero.cell]
    goal = max(cells(free))
    start, path = hero.cell, ways.path(goal)
    log = told(state, walk(state, hero, path, ground(state, hero, hero.side, own=True)))
    assert len(path) > 1
    assert [line.event for line in log.lines] == [Walked(figure=0, path=[start, *path])]


def test_every_modifier_card_that_is_turned_over_is_shown() -> None:
    """One card for an attack, two with advantage (JL-MOD-1, JL-ADV-1)."""
    state = builders.state("red-guard")
    hero, enemy = state.figures[0], state.figures[state.count]
    blow = Blow(hero, enemy, HEROES, 0, False, 3, False)
    one = told(state, strike(state, blow))
    blow.advantage = True
    two = told(state, strike(state, blow))
    turned = [[line.event.card for line in log.lines if isinstance(line.event, ModifierTurned)] for log in (one, two)]
    assert turned == [["plus0"], ["plus0", "plus0"]]


def test_hit_points_that_leave_with_a_card_are_shown() -> None:
    """A card that gave hit points takes away those above the most that is left."""
    state = builders.state("demolitionist")
    hero, figure = state.heroes[0], state.figures[0]
    is_suit = {source: [a for a in ability.actions if isinstance(a, Special)] for source, ability in ABILITIES.items()}
    source, more = next((s, a.value) for s, found in is_suit.items() for a in found if a.name == "max_hp")
    figure.max_health += more
    figure.health = figure.max_health
    field = field_of(state)
    log = state.log = Log()
    state.kernel.leave_play(state, hero, source)
    (line,) = log.lines
    for beat in line.beats:
        play(field, beat)
    assert field == field_of(state)
    assert [beat.amount for beat in line.beats if isinstance(beat, Hurt)] == [more]


def test_a_jump_that_ends_on_somebody_is_told_to_its_last_hex() -> None:
    """Crash Protocol: where a jump runs out over a figure, it goes on to the nearest empty hex."""
    state = builders.state("demolitionist")
    hero, other = state.figures[0], state.figures[state.count]
    hero.cell = other.cell
    log = told(state, crash_protocol.land(state, hero, begin(state, 0, "")))
    assert hero.cell != other.cell
    assert [line.event for line in log.lines] == [Walked(figure=0, path=[other.cell, hero.cell], how=JUMP)]
