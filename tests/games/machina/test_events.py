"""Events of Machina: all can be shown, they name what lies on the screen, and they tell every change on the board.

What the events show is played on the scene as it was before each answer; it must come out as the scene after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.machina import builders
from tests.games.machina.builders import EMPTY, SCENARIOS
from tests.rulebook import case_id, cases_of
from tests.seeds import SEED
from tests.shown_events import brought_by, ids_of, named_by, unknown_places
from undercroft.core.beats import Aim, AnyBeat, Badge, Change, Enter, Fall, Fly, Give, Guard, Heal, Hurt, Roll, Walk
from undercroft.core.cases import Case, run_case
from undercroft.core.chance import Dice, Scripted, Seeded
from undercroft.core.events import LogLine
from undercroft.core.scene import BoardItem, CardItem, Content, Mark, TrackItem, look
from undercroft.core.table import Table
from undercroft.games.machina.bot.answers import best
from undercroft.games.machina.events.board import BoardReplaced, BoardShifted, ExplorerDied, Walked
from undercroft.games.machina.events.rounds import ExplorerChosen, ScenarioWon, TableCleared
from undercroft.games.machina.game import GAME
from undercroft.games.machina.ids import card_id, figure_id
from undercroft.games.machina.state import Machina

CASES = cases_of("machina")
TOKENS = (
    "mark.destroyed", "mark.sealed", "mark.lit", "mark.closed", "mark.broken", "mark.exit", "mark.water", "mark.object",
)  # fmt: skip


def pictures(items: Sequence[Content]) -> Counter[str]:
    """The items and events among these, and what lies on them."""
    found: Counter[str] = Counter()
    for item in items:
        if isinstance(item, CardItem):
            found += pictures(item.cards)
            if item.art.startswith(("machina/item/", "machina/event/")):
                found[item.art] += 1
    return found


def signs(marks: list[Mark]) -> Counter[tuple[str, Any]]:
    return Counter((mark.label.key, mark.value) for mark in marks)


class Shown:
    """What a screen shows of the board: figures with health and marks, tokens on cells, tracks, inspiration."""

    def __init__(self, table: Table) -> None:
        state = table.state
        assert isinstance(state, Machina)
        scene = look(table, None, story=False)
        contents = [item for panel in scene.panels for item in panel.items]
        board = next((item for item in contents if isinstance(item, BoardItem)), BoardItem(grid="", cells=[]))
        self.asked = table.request.kind if table.request is not None else ""
        self.ids = ids_of(scene)
        self.cards = {panel.id: pictures(panel.items) for panel in scene.panels if panel.seat is not None}
        self.cells = {figure.id: figure.cell for figure in board.figures}
        self.health = {figure.id: figure.stats[0].value for figure in board.figures}
        self.marks = {figure.id: signs(figure.marks) for figure in board.figures}
        self.tokens = {
            (cell.id, mark.label.key) for cell in board.cells for mark in cell.marks if mark.label.key in TOKENS
        }
        self.tracks = {item.id: item.value for item in contents if isinstance(item, TrackItem)}
        self.inspiration = Counter(
            {card_id(who.id): who.inspiration for who in state.explorers if who.id and who.alive}
        )

    def play(self, beat: AnyBeat) -> None:
        if isinstance(beat, Walk):
            assert self.cells[beat.who] == beat.path[0], f"{beat.who} does not stand where the walk begins"
            self.cells[beat.who] = beat.path[-1]
        elif isinstance(beat, Enter):
            figure = beat.figure
            self.cells[figure.id], self.health[figure.id] = figure.cell, figure.stats[0].value
            self.marks[figure.id] = signs(figure.marks)
        elif isinstance(beat, Fall):
            self.remove(beat.who)
        elif isinstance(beat, Hurt | Heal):
            before = self.health.get(beat.who)
            if isinstance(before, int):  # between scenarios nobody stands on the board
                change = beat.amount if isinstance(beat, Heal) else -beat.amount
                assert beat.left == max(0, before + change)
                self.health[beat.who] = beat.left
        elif isinstance(beat, Badge):
            self._badge(beat)
        elif isinstance(beat, Fly):
            moved = pictures(beat.cards)
            if beat.source in self.cards:  # a card that was only revealed there is not yet theirs
                self.cards[beat.source] -= moved
            if beat.target in self.cards:
                self.cards[beat.target] += moved
        elif isinstance(beat, Change) and beat.at in self.tracks and isinstance(beat.value, int):
            self.tracks[beat.at] = beat.value
        elif isinstance(beat, Give) and beat.mark.icon == "star":
            self.inspiration[beat.source or beat.target] += -beat.amount if beat.source else beat.amount

    def _badge(self, beat: Badge) -> None:
        key = beat.mark.label.key
        if beat.who in self.marks:
            self.marks[beat.who].update({(key, beat.mark.value): -1 if beat.gone else 1})
            self.marks[beat.who] = +self.marks[beat.who]
        elif key in TOKENS:
            (self.tokens.discard if beat.gone else self.tokens.add)((beat.who, key))
            if key == "mark.broken":
                self.tokens.discard((beat.who, "mark.closed"))
            elif key in ("mark.destroyed", "mark.sealed"):  # a destruction token covers the light
                self.tokens.discard((beat.who, "mark.lit"))

    def remove(self, figure: str) -> None:
        self.cells.pop(figure, None)
        self.health.pop(figure, None)
        self.marks.pop(figure, None)

    def clear(self) -> None:
        """Nothing of the board is left: all figures and tokens are off."""
        self.cells, self.health, self.marks, self.tokens = {}, {}, {}, set()


def follow(table: Table, shown: Shown, told: int) -> None:
    """Play what was told after the first `told` events on what was shown; it must come out as the scene of now."""
    assert table.log is not None
    assert not table.log.faults, table.log.faults
    events = table.log.lines[told:]
    for line in events:
        if isinstance(line.event, BoardReplaced | TableCleared):
            shown.clear()
        elif isinstance(line.event, ExplorerDied):
            shown.inspiration[card_id(line.event.who)] = 0
        for beat in line.beats:
            shown.play(beat)
    now = Shown(table)
    seen = shown.ids.union(now.ids, *map(brought_by, events))
    unknown = {(type(line.event).__name__, place) for line in events for place in named_by(line) if place not in seen}
    assert not unknown, "beats name what is not on the screen"
    compare(shown, now, table, any(isinstance(line.event, BoardShifted) for line in events))


def compare(told: Shown, true: Shown, table: Table, is_shifted: bool) -> None:
    assert isinstance(table.state, Machina)
    last = [type(line.event).__name__ for line in table.log.lines[-12:]] if table.log else []
    for monster in table.state.order:
        if monster.health < 0:  # MA-DEST-2: what its destruction sets off comes before it falls
            told.health.pop(figure_id(monster.id), None)
            true.health.pop(figure_id(monster.id), None)
    assert told.cells == true.cells, last
    assert told.health == true.health, last
    assert told.marks == true.marks, last
    assert told.tracks == true.tracks, last
    is_held = "replace" in (told.asked, true.asked)  # MA-CHEST-O1: the item is neither stowed nor equipped meanwhile
    if told.cards.keys() == true.cards.keys() and not is_held:  # there are no panels while explorers are chosen
        assert told.cards == true.cards, last
    assert +told.inspiration == +true.inspiration, last
    if not is_shifted:  # the tokens lie on other cells then
        assert told.tokens == true.tokens, last


def play(options: dict[str, Any], seed: int, answers: int, wit: int) -> Table:
    """A game in which every answer is followed; in `wit` of ten the sensible player decides, so that it gets on."""
    table = Table(GAME, options, seed)
    dice = Dice(seed)
    while not table.is_over and table.version < answers:
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        assert isinstance(table.state, Machina)
        assert table.log is not None
        answer = choice.options[dice.below(len(choice.options))]
        if dice.below(10) < wit:
            answer = best(table.state, choice)
        shown, told = Shown(table), len(table.log.lines)
        table.choose(answer, seat)
        follow(table, shown, told)
    return table


@pytest.mark.parametrize("explorers", [2, 4])
def test_events_name_what_lies_on_the_screen_of_each_seat(explorers: int) -> None:
    assert unknown_places("machina", {"players": 2, "explorers": explorers}, SEED, 200) == set()


@pytest.mark.parametrize(("players", "explorers", "wit"), [(1, 1, 9), (1, 2, 2), (3, 3, 9), (4, 4, 2)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_events_lead_from_each_scene_to_the_next(scenario: str, players: int, explorers: int, wit: int) -> None:
    play({"players": players, "explorers": explorers, "scenario": scenario}, SEED, 300, wit)


@pytest.mark.parametrize("seed", [31, 40])
def test_the_events_lead_over_to_the_next_scenario(seed: int) -> None:  # MA-CAMP-O1
    """In both games somebody has died, so that an explorer is chosen while the others keep theirs."""
    table = play({"explorers": 3, "scenario": "campaign", "difficulty": "gentle"}, seed, 780, wit=10)
    assert table.log is not None
    told = [type(line.event) for line in table.log.lines]
    assert ExplorerDied in told
    assert ExplorerChosen in told[told.index(ScenarioWon) :]


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_events_of_each_case_lead_from_scene_to_scene(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Table.choose

    def followed(table: Table, answer: Any, seat: int | None = None) -> Any:
        assert table.log is not None
        shown, told = Shown(table), len(table.log.lines)
        done = choose(table, answer, seat)
        follow(table, shown, told)
        return done

    monkeypatch.setattr(Table, "choose", followed)
    run_case(case, GAME)


# ---------------------------------------------------------------------- single events


def told(edits: dict[str, Any], *answers: str, rolls: list[Any]) -> list[LogLine]:
    """The events after these answers of a game for one player."""
    table = Table(GAME, {"players": 1}, source=Scripted(rolls, Seeded(1)), state=builders.state(edits, players=1))
    assert table.log is not None
    known = len(table.log.lines)
    for answer in answers:
        table.choose(answer)
    return table.log.lines[known:]


def test_an_attack_is_one_moment() -> None:
    edits = {"map": EMPTY, "explorers": {"ada": {"at": [3, 3]}}, "monsters": {"whisperer": {"at": [3, 5], "health": 2}}}
    used, spent, rolled, compared, hurt = told(edits, "use:ada:0", rolls=[2])[:5]
    assert [line.event.joins for line in (used, spent, rolled, compared, hurt)] == [False, True, True, True, True]
    assert used.beats == [Change(at="card-ada")]
    (cost,) = spent.beats
    assert isinstance(cost, Change)
    assert cost.mark is not None
    assert (cost.at, cost.mark.label.key) == ("card-ada", "stat.stamina")
    aim, roll = rolled.beats
    assert aim == Aim(who="f-ada", whom=["f-whisperer"])
    assert isinstance(roll, Roll)
    assert [die.face for die in roll.dice] == ["2"]
    assert compared.beats == []
    assert hurt.beats == [Hurt(who="f-whisperer", amount=1, left=1)]


def test_a_defence_that_holds_answers() -> None:
    edits = {
        "map": EMPTY,
        "explorers": {"ada": {"at": [3, 3], "inspiration": 0}},
        "monsters": {"whisperer": {"at": [3, 5]}},
    }
    *_, compared = told(edits, "use:ada:0", rolls=[0])[:4]
    (guard,) = compared.beats
    assert isinstance(guard, Guard)
    assert (guard.who, guard.mark.label.key, guard.amount) == ("f-whisperer", "stat.defence", 2)


def test_a_walk_through_a_creature_is_told_cell_by_cell() -> None:  # MA-INC-O1
    edits = {
        "map": ["########", "........", "########", *EMPTY[3:]],
        "explorers": {"ada": {"at": [3, 1], "stamina": 5}},
        "monsters": {"soot_wraith": {"at": [4, 1]}},
    }
    (line, *_) = told(edits, "move:5:1", rolls=[])
    assert line.beats == [Walk(who="f-ada", path=["c3-1", "c4-1", "c5-1"])]


def test_what_is_no_attack_aims_by_itself() -> None:
    edits = {
        "map": EMPTY,
        "explorers": {"jonas": {"at": [1, 1], "equipped": [["lodestone"]]}},
        "monsters": {"drudge": {"at": [4, 1]}},
    }
    used = told(edits, "use:lodestone:0", rolls=[])[0]
    assert used.beats == [Change(at="card-lodestone"), Aim(who="f-jonas", whom=["f-drudge"])]


def test_a_monster_that_passes_through_others_goes_in_one_moment_with_its_turn() -> None:  # MA-INC-O1
    edits = {
        "map": ["########", "########", ".#######", "........", *["########"] * 4],
        "phase": "monsters",
        "explorers": {"mila": {"at": [0, 3], "inspiration": 0}},
        "monsters": {"steam_shade": {"at": [4, 3]}, "tin_hound": {"at": [3, 3]}},
    }
    table = Table(GAME, {"players": 1}, source=Scripted([], Seeded(1)), state=builders.state(edits, players=1))
    assert table.log is not None
    told = [line.event for line in table.log.lines]
    walks = [event for event in told if isinstance(event, Walked) and event.who == "steam_shade"]
    assert [(len(walk.path), walk.joins) for walk in walks] == [(3, True), (2, True)]
