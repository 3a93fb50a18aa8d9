"""Where each kind of question is met: recorded games, cases of the game and of `cases/`, and a few random games, as
records that end there.

`python -m tests.browser.positions [GAME...]` says which kinds are met, where, and which nowhere.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.core.cases import Case, fresh, read_cases
from undercroft.core.chance import Scripted, Seeded
from undercroft.core.errors import TableError
from undercroft.core.game import Game, available, load
from undercroft.core.record import Record, load_record
from undercroft.core.settings import Setting
from undercroft.core.state import State
from undercroft.core.table import Table

ROOT = Path(__file__).resolve().parents[2]
SEEN = Path(__file__).parent / "cases"
"""Cases for questions that no case of a game asks."""


def _jaws(scenario: int, level: int, players: int) -> dict[str, Any]:
    return {"mode": "scenario", "scenario": scenario, "level": level, "players": players, "party": players}


RANDOM_GAMES: dict[str, list[tuple[dict[str, Any] | str, int]]] = {
    "bugs": [
        ("scenario 8 as it begins", 1),
        ("a monster attacks your objective only if it is the nearer target", 1),
        ({"mode": "scenario", "scenario": 8, "character": "mindthief"}, 25),
    ],
    "jaws": [
        (_jaws(24, 6, 4), 17), (_jaws(10, 8, 4), 19), (_jaws(14, 1, 4), 36), (_jaws(13, 6, 4), 63),
        (_jaws(25, 9, 2), 83), (_jaws(21, 9, 3), 444), (_jaws(19, 6, 2), 778), (_jaws(22, 5, 2), 869),
        ("a location that is open already does not open twice", 0),
        ("a long rest loses a chosen card, heals 2 and refreshes items", 0),
        ("completing one of two rival scenarios closes the other", 1),
        ("scenario 2 opens the shop, scenario 3 brings level 1 cards, a perk and city events", 2),
        ("E9 the Voidwarden's heal card revealed by a monster heals her ally", 10),
        ("an area that can hit one of two others is laid over the better ranked one, unasked", 13),
        ("E6 scenario 3 leaves cards of level 1 alone", 19),
    ],
}  # fmt: skip
"""Options (or the case to start from) and seeds of random games that meet what neither a record nor a case does."""
NEVER_ASKED: dict[str, frozenset[str]] = {
    "bugs": frozenset({
        "action.if", "condition.order", "control.order", "damage.order", "monster.area", "monster.favor",
        "monster.order", "monster.shove", "monster.target", "monster.victim", "push.order", "shove.first",
    }),
    "jaws": frozenset({"cleanse", "monster.favor"}),
}  # fmt: skip
"""Questions of the kernel to which nothing in a game leads: one hero is alone, or no card has such an action."""
RANDOM_ANSWERS = 500
"""How far a random game is played, chances counted."""


class Position(NamedTuple):
    """A question as it stands at a table: what was done until then, and who is asked."""

    kind: str
    record: Record
    seat: int
    options: int
    found_in: str


@cache
def find_positions(name: str) -> dict[str, Position]:
    """One position for each kind of question of a game that is met: the one with most options of the first source."""
    found: dict[str, Position] = {}
    for source in (_in_records, _in_cases, _in_random_games):
        met: dict[str, Position] = {}
        for position in source(load(name)):
            if position.kind not in found and position.options > getattr(met.get(position.kind), "options", 0):
                met[position.kind] = position
        found |= met
    return found


def never_met(name: str) -> list[str]:
    """Kinds of questions that the game can ask and that are met nowhere."""
    return sorted(load(name).questions.keys() - find_positions(name).keys() - NEVER_ASKED.get(name, frozenset()))


def _asked(table: Table[Any], where: str, **options: Any) -> Iterator[Position]:
    """Every seat's question at this table."""
    steps: list[tuple[int | str, str]] | None = None
    for seat, choice in table.requests.items():
        if steps is None:
            steps = table.record.steps
        record = Record(table.game.name, table.game.version, {**table.options, **options}, table.seed, steps)
        yield Position(choice.kind, record, seat, len(choice.options), where)


def _in_records(game: Game[Any]) -> Iterator[Position]:
    """Whole games, played to their ends."""
    for path in sorted((ROOT / "tests" / "games" / game.name / "records").glob("*.json")):
        record = load_record(path)
        outcomes = [name for who, name in record.steps if type(who) is str]
        table = Table(game, record.options, record.seed, source=Scripted(outcomes, Seeded(record.seed)))
        for who, key in record.steps:
            if type(who) is int:
                yield from _asked(table, path.name)
                table.choose(key, who)


@cache
def cases_of(name: str) -> dict[str, Case]:
    own = sorted((ROOT / "src" / "undercroft" / "games" / name / "cases").rglob("*.yaml"))
    seen = SEEN / f"{name}.yaml"
    paths = [*own, seen] if seen.is_file() else own
    return {case.name: case for path in paths for case in read_cases(path)}


def given_state(game: Game[Any], case: Case) -> State | None:
    """What a case starts with; None where that is set-up itself."""
    if case.given is None:
        return None
    state = fresh(game, case.options, case.seed)
    game.cases.edit(state, copy.deepcopy(case.given))  # what lies on the table may be the case's own lists
    return state


def _in_cases(game: Game[Any]) -> Iterator[Position]:
    for case in cases_of(game.name).values():
        try:
            yield from _in_case(game, case)
        except TableError:  # a step that a case expects to be refused: what came before it counts
            continue


def _in_case(game: Game[Any], case: Case) -> Iterator[Position]:
    source = Scripted([], Seeded(case.seed))
    steps = list(case.steps)
    while steps and steps[0].keys() == {"chance"}:
        source.queue.extend(_outcomes(steps.pop(0)["chance"]))
    table = Table(game, case.options, case.seed, source=source, state=given_state(game, case))
    prepared = {} if case.given is None else {"case": case.name}
    seat: int | None = None
    yield from _asked(table, f"case: {case.name}", **prepared)
    for step in steps:
        seat = step.get("seat", seat)
        source.queue.extend(_outcomes(step.get("chance", [])))
        if step.get("undo") is True:
            table.undo(seat)
        if "choose" in step:
            table.choose(str(step["choose"]), seat if seat in table.requests else None)
        yield from _asked(table, f"case: {case.name}", **prepared)


def _outcomes(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _in_random_games(game: Game[Any]) -> Iterator[Position]:
    for start, seed in RANDOM_GAMES.get(game.name, []):
        dice = random.Random(seed)
        if isinstance(start, str):
            case = cases_of(game.name)[start]
            table = Table(game, case.options, seed, state=given_state(game, case))
            prepared = {"case": start}
        else:
            table, prepared = Table(game, start, seed), {}
        while (turn := table.turn()) is not None and table.version < RANDOM_ANSWERS:
            seat, choice = turn
            yield from _asked(table, f"random game: {start}, {seed}", **prepared)
            table.choose(dice.randrange(len(choice.options)), seat)


class _PreparedRules:
    """A game's rules with one more option: the case whose set-up the game starts with."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._rules: Any = game.rules
        names = tuple(cases_of(game.name))
        self.SETTINGS = (*self._rules.SETTINGS, Setting(name="case", kind="choice", default="", values=("", *names)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def check_options(self, options: dict[str, Any], given: Mapping[str, Any]) -> None:
        case = options.pop("case")
        self._rules.check_options(options, {name: value for name, value in given.items() if name != "case"})
        options["case"] = case

    def new_state(self, options: Mapping[str, Any]) -> State:
        plain = {name: value for name, value in options.items() if name != "case"}
        state = given_state(self._game, cases_of(self._game.name)[options["case"]]) if options["case"] else None
        made: State = state if state is not None else self._rules.new_state(plain)
        return made


def prepared(name: str) -> Game[Any]:
    """The game as it is, but that its tables may start from a case."""
    real = load(name)
    made: Game[Any] = Game.__new__(type(real))
    made.__dict__.update(real.__dict__)
    made.rules = _PreparedRules(real)
    made.meta = msgspec.structs.replace(
        real.meta, game=f"{__name__}:{PREPARED}{name}"
    )  # where a server's workers find it
    return made


PREPARED = "prepared_"


def __getattr__(attribute: str) -> Game[Any]:
    """`prepared_jaws` is the prepared Jaws."""
    if attribute.startswith(PREPARED):
        return prepared(attribute.removeprefix(PREPARED))
    raise AttributeError(attribute)


def main(names: list[str]) -> None:
    for name in names or available():
        found = find_positions(name)
        for position in sorted(found.values()):
            print(f"{name:13} {position.kind:20} {position.options:3} options, {position.found_in}")
        print(f"{name}: {len(found)} of {len(load(name).questions)} kinds; never met: {', '.join(never_met(name))}")


if __name__ == "__main__":
    main(sys.argv[1:])
