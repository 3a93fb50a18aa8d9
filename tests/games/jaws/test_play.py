"""Whole games: recorded wins of all scenarios, random scenarios and campaigns without a broken rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.seeds import SEED
from undercroft.core.chance import Dice
from undercroft.core.record import load_record
from undercroft.core.table import Table, replay
from undercroft.games.haven.battlefield import HEROES
from undercroft.games.jaws import bot
from undercroft.games.jaws.cards.characters import CHARACTERS
from undercroft.games.jaws.cards.scenarios import SCENARIOS
from undercroft.games.jaws.game import GAME
from undercroft.games.jaws.state import Jaws

RECORDS = Path(__file__).parent / "records"
NEEDED = {22: "red-guard", 23: "hatchet", 24: "voidwarden", 25: "demolitionist"}


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_recorded_win_replays(number: int) -> None:
    """Every scenario can be won: the record of the greedy player's win leads to the same end (JL-SCN-1, JL-SCN-2)."""
    record = load_record(RECORDS / f"{number:02}.json")
    assert record.options["scenario"] == number
    table = replay(record, GAME)
    assert table.is_over
    assert table.state.result is not None
    assert table.state.result.winners == tuple(range(table.state.players))


def check(state: Jaws, asked: str) -> None:
    """What always holds: cards are conserved, nobody shares a hex, hit points and tokens stay in their bounds."""
    if not state.figures or not state.round:
        return
    cells = [figure.cell for figure in state.figures if figure.cell >= 0]
    settled = state.acting < 0 or asked == "turn.act"
    if settled:
        assert len(cells) == len(set(cells)), "two figures share a hex"
    for figure in state.figures:
        assert 0 <= figure.health <= figure.max_health
        if figure.cell >= 0 and not figure.is_objective:
            assert not state.obstacles >> figure.cell & 1 or not settled
            room = state.board.room_of[figure.cell]
            assert not room or state.revealed >> room & 1, "a figure in a room that nobody has seen"
    for at, hero in enumerate(state.heroes):
        held = [*hero.hand, *hero.discard, *hero.lost, *hero.chosen, *(source.split(":")[1] for source in hero.active)]
        if state.round:
            assert len(held) == len(set(held)), f"{hero.kind} holds a card twice"
            playing = [card for card in held if card in hero.cards]
            assert len(playing) == len(held)
        assert hero.exhausted == (state.figures[at].cell < 0) or state.scenario == 23 or not state.round
        assert sum(card not in ("bless", "curse") for card in hero.deck.draw + hero.deck.discard) == len(hero.modifiers)
    blessed = sum(deck.draw.count("bless") for deck in (state.deck, *(hero.deck for hero in state.heroes)))
    assert blessed + state.blesses == 10
    assert set(state.elements) <= {0, 1, 2}
    assert set(state.traps) <= {cell for cell in range(state.board.size) if state.hazards >> cell & 1}


def random_scenario(seed: int) -> None:
    dice = Dice(seed)
    number = 1 + dice.below(len(SCENARIOS))
    count = 2 + dice.below(3)
    kinds = list(CHARACTERS)
    dice.shuffle(kinds)  # type: ignore[arg-type]
    if number in NEEDED:
        kinds.remove(NEEDED[number])
        kinds.insert(0, NEEDED[number])
    options = {
        "players": 1 + dice.below(count),
        "mode": "scenario",
        "scenario": number,
        "characters": kinds[:count],
        "level": 1 + dice.below(9),
        "difficulty": ("easy", "normal", "hard", "very-hard")[dice.below(4)],
    }
    table = Table(GAME, options, seed, light=True)
    greed = (0, 50, 90)[dice.below(3)]  # random players see little of a map, so some games are played with sense
    steps = 0
    while not table.is_over:
        asked = table.requests
        seat = list(asked)[dice.below(len(asked))]
        choice = asked[seat]
        state = table.state
        assert isinstance(state, Jaws)
        check(state, choice.kind)
        if dice.below(100) < greed and len(choice.options) > 1:
            table.choose(bot.decide(state, choice), seat)
        else:
            table.choose(dice.below(len(choice.options)), seat)
        steps += 1
        assert steps < 20000, "a scenario that never ends"
    state = table.state
    assert isinstance(state, Jaws)
    assert state.result is not None
    assert any(figure.side == HEROES for figure in state.figures)


@pytest.mark.parametrize("number", range(40))
def test_random_scenarios_break_no_rule(number: int) -> None:
    random_scenario(SEED + number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1000))
def test_a_thousand_random_scenarios(number: int) -> None:
    random_scenario(number)


@pytest.mark.parametrize("seed", range(3))
def test_a_random_campaign_goes_from_scenario_to_scenario(seed: int) -> None:
    """The greedy player's campaign wins its way on, levels up, meets events and can be resumed anywhere (JL-CAM-5)."""
    table = Table(GAME, {"players": 2, "characters": ["red-guard", "hatchet", "voidwarden"]}, seed)
    dice = Dice(seed)
    marks = []
    for step in range(1500):
        if table.is_over:
            break
        asked = table.requests
        seat = next(iter(asked))
        choice = asked[seat]
        state = table.state
        assert isinstance(state, Jaws)
        if choice.kind == "town.difficulty":
            answer = ("difficulty", "easy")
        else:
            answer = bot.decide(state, choice) if len(choice.options) > 1 else choice.options[0]  # type: ignore[assignment]
        if dice.below(300) == 0:
            marks.append(step)
            twin = replay(table.record, GAME)
            assert twin.state == table.state
        table.choose(answer, seat)
    state = table.state
    assert isinstance(state, Jaws)
    assert state.played >= 1
