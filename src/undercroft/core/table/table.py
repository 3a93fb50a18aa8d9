"""One game being played: what is asked, answering it, copies of it, and what a seat gets to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import GenericAlias
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from undercroft.core.chance import Dice, Seeded, Source, named
from undercroft.core.errors import BadAnswer, CannotUndo, RulesBroken, TableError
from undercroft.core.events import Log, LogLine
from undercroft.core.plain_class import plain_class
from undercroft.core.request import Chance, Choice, Option, Outcome, Together, key
from undercroft.core.seat import S, Seat
from undercroft.core.state import copier
from undercroft.core.table.guess import make_guess
from undercroft.core.table.records import Sides, Snapshot
from undercroft.core.table.sides import (
    choose_side,
    list_seats,
    name_seats,
    open_sides,
    pass_chance_to_side,
    take_side,
)  # fmt: skip
from undercroft.core.table.steps import SILENT, Step, exactly, find, follow
from undercroft.core.table.undo import take_back, undoable

if TYPE_CHECKING:
    from undercroft.core.game import Game
    from undercroft.core.record import Record

IDLE_STAGES = 1000
"""Stages in a row that ask nothing: beyond this a game would never end."""


MISSING = Snapshot(None, 0)
"""The start of an early stage that was forgotten, or not opened with a position: it is replayed when somebody asks."""
KEPT_STARTS, SPARSE_STARTS = 12, 32
"""How many of the last starts a table keeps that forgets what was shown, and that of earlier ones it keeps one in so
many: taking back and writing a position need the last ones, and a replay to any other is short."""


@plain_class
class Table(Generic[S]):
    """One game being played: a position, what is asked, and everything that was answered.

    Examples:
        >>> from undercroft.core.game import load
        >>> table = Table(load("thunderstone"), {"players": 2}, seed=7)
        >>> table
        <thunderstone, 2 seats, seed 7: seats 1, 2 are asked turn.first (2 options)>
        >>> table.choose("first:0")
        >>> table
        <thunderstone, 2 seats, seed 7: seat 1 is asked turn.way (3 options)>
        >>> table.request.keys()
        ['village', 'dungeon', 'rest']
        >>> twin = table.fork()
        >>> twin.choose("village")
        >>> twin
        <thunderstone, 2 seats, seed 7: seat 1 is asked village.buy (16 options)>
        >>> twin.undo()
        >>> twin.state == table.state
        True

    To play: `request` (or `requests`), `choose`, `is_over`, `state.result`. To analyse: `fork`, `undo`, `at`, `record`,
    `seat`. Programs that play many games have quicker ways, which check less: `light` tables (no log and no copies of
    stages' starts, hence no fork, undo or guess), `turn`, `take` (an option known to be offered) and `since`. `source`
    is where chances come from; `log` is the story with the lines that only some may read: hand out `lines` instead.
    """

    __slots__ = (
        "_chapters", "_copy", "_done", "_finals", "_now", "_request", "_send", "_sides", "_snapshots", "_split",
        "chance", "game", "light", "log", "options", "seed", "source", "state",
    )  # fmt: skip
    __class_getitem__: ClassVar[Any] = classmethod(GenericAlias)  # compiled, a plain class loses the one of Generic

    def __init__(
        self,
        game: Game[S],
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        source: Source | None = None,
        light: bool = False,
        state: S | None = None,
    ) -> None:
        self.game = game
        self.options: dict[str, Any] = game.check_options(options or {})
        """The options of set-up, all of them."""
        self.seed = seed
        self.source: Source = source or Seeded(seed)
        self.light = light
        self.state: S = state if state is not None else game.rules.new_state(self.options)
        """What is on the table, secrets included."""
        self.log: Log | None = None if light else Log()
        self._copy = copier(type(self.state))
        self._clear()
        self._run_stage()

    def _clear(self) -> None:
        self.state.log = self.log
        self._chapters: list[list[Step]] = []
        self._done = 0
        self._now: list[Step] = []
        self._snapshots: list[Snapshot] = []
        self._finals: frozenset[int] = frozenset()
        self._sides: Sides | None = None
        self._split = False
        self._request: Choice | None = None
        self._send: Callable[[Any], Any] = _nobody
        self.chance: Chance | None = None
        """The chance that waits for an outcome entered by hand."""

    def __repr__(self) -> str:
        seats = f"{self.state.players} seats" if self.state.players > 1 else "1 seat"
        return f"<{self.game.name}, {seats}, seed {self.seed}: {self._position()}>"

    def _position(self) -> str:
        result = self.state.result
        if self.is_over and result is not None:
            return f"over, {result.reason}, won by {name_seats(result.winners) or 'nobody'}"
        if self.chance is not None:
            return f"{self.chance.kind} is to be rolled or drawn by hand"
        asked = ", ".join(
            f"{name_seats(choice.seat_list)} {'is' if len(choice.seat_list) == 1 else 'are'} asked {choice.kind} "
            f"({len(choice.options)} options)"
            for choice in ([self._request] if self._request is not None else self.requests.values())
        )
        return asked or "nothing is asked"

    # --- what is asked ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; `state.result` says how."""
        return self.state.result is not None and self._request is None and self._sides is None

    @property
    def request(self) -> Choice | None:
        """The pending choice; the first of them where several seats are asked side by side."""
        if self._sides is None:
            return self._request
        turn = self._sides.turn()
        return None if turn is None else turn[1]

    @property
    def requests(self) -> dict[int, Choice]:
        """The pending choice of every seat that is asked."""
        if self._sides is not None:
            return self._sides.requests()
        request = self._request
        if request is None:
            return {}
        seats = request.seats
        return {seats: request} if type(seats) is int else dict.fromkeys(seats, request)  # type: ignore[arg-type]

    def asked(self, seat: int) -> Choice | None:
        """What this seat is asked, if anything."""
        if self._sides is not None:
            return self._sides.asked(seat)
        request = self._request
        if request is None:
            return None
        seats = request.seats  # as `Choice.asks` has it: environments and agents ask this all the time
        return request if (seat == seats if type(seats) is int else seat in seats) else None  # type: ignore[operator]

    def turn(self, prefer: int | None = None) -> tuple[int, Choice] | None:
        """A seat that is asked now, and what: the preferred one if it is among them, else the first."""
        if self._sides is None:
            request = self._request
            if request is None:
                return None
            seats = request.seats
            if type(seats) is int:
                return seats, request
            return (prefer if prefer in seats else seats[0]), request  # type: ignore[operator,index,return-value]
        return self._sides.turn(prefer)

    @property
    def is_split(self) -> bool:
        """Whether seats answer side by side just now, each without seeing what the others answer."""
        return self._sides is not None

    @property
    def steps(self) -> list[Step]:
        """Every answer so far, of people and of fate."""
        return [step for chapter in self._chapters for step in chapter] + self._now

    def since(self, version: int) -> list[Step]:
        """The answers after the first `version` of them, without going through all of a long game."""
        begin, found = self._done, self._now
        for chapter in reversed(self._chapters):
            if begin <= version:
                break
            begin -= len(chapter)
            found = chapter + found
        return found[version - begin :]

    @property
    def version(self) -> int:
        """How many answers were given."""
        return self._done + len(self._now)

    @property
    def stages(self) -> int:
        """How many stages have ended in which something was asked."""
        return len(self._chapters)

    def lines(self, seat: int | None) -> list[LogLine]:
        """The story as a seat may read it; as a spectator may, for None."""
        return [line for line in self.events(seat) if line.is_told]

    def events(self, seat: int | None) -> list[LogLine]:
        """Everything that happened, as far as a seat, or for None a spectator, may know it."""
        return [] if self.log is None else self.log.known_to(seat)

    def forget_shown(self) -> None:
        """Free what there was to see of events that nobody can take back any more, and most starts of early stages; the
        story stays.

        For tables that many devices follow: they have shown it, and whoever comes later is told the story alone."""
        starts = self._snapshots
        if self.log is not None and len(starts) > 1:
            self.log.forget(starts[-2].lines)
        at = len(starts) - KEPT_STARTS - 1
        while at > 0 and starts[at] is not MISSING:
            if at % SPARSE_STARTS:
                starts[at] = MISSING
            at -= 1

    # --- answering ----------------------------------------------------------------------------------------------

    def choose(self, answer: int | str | Option, seat: int | None = None) -> None:
        """Answer a choice by index, key or option. Anything else raises BadAnswer and changes nothing."""
        if self._sides is not None:
            choose_side(self, self._sides, answer, seat)
            return
        request = self._request
        if request is None:
            raise self._nothing_asked()
        if seat is None:
            seats = request.seats
            seat = seats if type(seats) is int else seats[0]  # type: ignore[index]
        elif not request.asks(seat):
            raise BadAnswer("error.not-asked", seat=seat + 1, asked=list_seats(request.seat_list))
        options = request.options
        if type(answer) is int and 0 <= answer < len(options):
            option = options[answer]
        else:
            option = find(request, answer)
        if request.final:
            self._finals |= {self.version}
        self._now.append((seat, option))
        self._advance(option)

    def take(self, option: Option, seat: int) -> None:
        """Answer with one of the options that the seat is asked, unchecked: for playing out many games quickly."""
        if self._sides is not None:
            take_side(self, self._sides, option, seat)
        else:
            self._now.append((seat, option))
            self._advance(option)

    def enter(self, outcome: Outcome) -> None:
        """Answer the waiting chance by hand."""
        chance = self.chance
        if chance is None:
            raise BadAnswer("error.no-chance")
        value = named(chance, outcome)
        self._pass_chance(value)

    def resume(self, source: Source) -> None:
        """Go on with another source of fate; answers a chance that waits, if the source can."""
        self.source = source
        while self.chance is not None:
            value = source.pick(self.chance)
            if value is None:
                return
            self._pass_chance(value)

    def run(self, agents: Sequence[Callable[[Seat], int | str | Option]], limit: int | None = None) -> None:
        """Let agents play, one per seat, until the game is over or `limit` answers were given."""
        seats = [Seat(self, index) for index in range(len(agents))]
        while limit is None or self.version < limit:
            if self._sides is None:
                request = self._request
                if request is None:
                    return
                seat = request.seat
            else:
                seat = next(iter(self.requests))
            self.choose(agents[seat](seats[seat]), seat)

    # --- the flows ----------------------------------------------------------------------------------------------

    def _nothing_asked(self) -> BadAnswer:
        if self.is_over:
            return BadAnswer("error.game-over")
        return BadAnswer("error.chance-first", kind=self.chance.kind if self.chance else "")

    def _run_stage(self) -> None:
        self._begin()
        self._advance(None)

    def _begin(self) -> None:
        if self._now:
            self._chapters.append(self._now)
            self._done += len(self._now)
            self._now = []
        elif self._snapshots and not self.light:
            self._snapshots.pop()  # a stage that asked nothing is no place to come back to
        if not self.light:
            self._snapshots.append(Snapshot(self._copy(self.state), len(self.log.lines) if self.log else 0))
        self._split = False
        self._send = self.game.rules.stage(self.state).send

    def _advance(self, value: Any) -> None:
        """Hand one answer to the flow and run on until somebody must choose."""
        send = self._send
        source = self.source
        now = self._now
        log = self.log
        idle = 0
        if log is not None:
            log.step = self._done + len(now)
        while True:
            try:
                request = send(value)
            except StopIteration:
                if self.state.result is not None:
                    self._request = None
                    self._send = _nobody
                    return
                idle += 1
                if idle > IDLE_STAGES:
                    raise RulesBroken(f"{self.game.name}: {IDLE_STAGES} stages in a row asked nothing") from None
                self._begin()
                send = self._send
                now = self._now
                value = None
                continue
            kind = type(request)
            if kind is Chance:  # the most frequent request comes first
                value = source.pick(request)
                if value is None:
                    self._request = None
                    self.chance = request
                    return
                now.append((request.kind, value))
                if log is not None:
                    log.step = self._done + len(now)
            elif kind is Choice:
                if not request.options:
                    raise RulesBroken(f"{self.game.name}: {request.kind} offers nothing to choose")
                self._request = request
                return
            elif kind is Together:
                self._request = None
                if open_sides(self, request):
                    return
                assert self._sides is not None
                value = self._sides.results
                self._sides = None
            else:
                raise RulesBroken(f"{self.game.name}: a flow asked {request!r}")

    def _pass_chance(self, value: Outcome) -> None:
        """Hand over the outcome of the chance that waited."""
        chance = self.chance
        assert chance is not None
        self.chance = None
        self._now.append((chance.kind, value))
        if self._sides is None:
            self._advance(value)
            return
        pass_chance_to_side(self, self._sides, chance, value)

    # --- copies of the game -------------------------------------------------------------------------------------

    def fork(self, seed: int | None = None, *, light: bool = False) -> Table[S]:
        """A twin at the same moment with the same future; with a seed, the same moment with a future of its own."""
        if self.light:
            self._must_keep()
        twin: Table[S] = Table.__new__(Table)  # every field once: searching agents fork more often than anything else
        twin.game = game = self.game
        twin.options = self.options
        twin.seed = self.seed
        twin.light = light
        twin.log = None
        twin.source = self.source.fork() if seed is None else Seeded(seed)
        twin._copy = self._copy
        twin._chapters = self._chapters[:]
        twin._done = self._done
        twin._finals = self._finals
        twin._snapshots = [] if light else self._snapshots[:]
        twin._sides = None
        twin._split = False
        twin.chance = None
        twin._now = now = self._now[:]
        twin._request = None
        if self._send is _nobody:
            state = twin.state = self._copy(self.state)
            state.log = None
            twin._send = _nobody
            return twin
        state = twin.state = self._copy(self._snapshots[-1].state)
        state.log = None
        if self._split or self.chance is not None:
            twin._stand()
            follow(twin, now, exactly)
            if self.chance is None:
                twin.resume(twin.source)
            return twin
        send = twin._send = game.rules.stage(state).send
        request: Any = send(None)
        for _, answer in now:
            request = send(answer)
        twin._request = request
        return twin

    def _blank(self, light: bool) -> Table[S]:
        """A table of the same game without a state yet, with nothing answered."""
        twin: Table[S] = Table.__new__(Table)
        twin.game = self.game
        twin.options = self.options
        twin.seed = self.seed
        twin.light = light
        twin.source = SILENT
        twin._copy = self._copy
        twin.log = None
        twin._chapters = []
        twin._done = 0
        twin._finals = frozenset()
        twin._snapshots = []
        twin._now = []
        twin._sides = None
        twin._split = False
        twin._request = None
        twin._send = _nobody
        twin.chance = None
        return twin

    def _must_keep(self) -> None:
        if self.light:
            raise TableError("error.light-table")

    def _stand(self) -> None:
        """Stand at the start of the stage whose state was just copied, with nothing answered."""
        self._now = []
        self._request = None
        self._sides = None
        self._split = False
        self.chance = None
        self._send = self.game.rules.stage(self.state).send

    def _keep_start(self) -> None:
        self._snapshots = [Snapshot(self._copy(self.state), 0)]

    def _start_of(self, chapter: int) -> Snapshot:
        """The start of a stage; where it is missing, the stages since the last one that is there are replayed."""
        starts = self._snapshots
        if starts[chapter] is MISSING:
            begin, end = chapter, chapter + 1
            while begin and starts[begin] is MISSING:
                begin -= 1
            while starts[end] is MISSING:
                end += 1
            is_there = starts[begin] is not MISSING
            twin = self._twin_at(begin) if is_there else Table(self.game, self.options, self.seed, source=SILENT)
            follow(twin, [step for done in self._chapters[begin:end] for step in done], exactly)
            starts[begin:end] = twin._snapshots[begin:end]
        return starts[chapter]

    def _twin_at(self, chapter: int) -> Table[S]:
        """A table of its own at the start of a stage."""
        start = self._start_of(chapter)
        twin = self._blank(light=False)
        twin._chapters = self._chapters[:chapter]
        twin._done = sum(map(len, twin._chapters))
        twin._snapshots = self._snapshots[: chapter + 1]
        twin._finals = frozenset(final for final in self._finals if final < twin._done)
        twin.log = Log()
        if self.log is not None:
            twin.log.lines = self.log.lines[: start.lines]
        twin.state = self._copy(start.state)
        twin.state.log = twin.log
        twin._stand()
        return twin

    def _is_at_start(self) -> bool:
        """Whether the stage's flow was made and has not been asked anything yet."""
        return self._request is None and self._sides is None and self._send is not _nobody

    def _has_ended(self) -> bool:
        return self._send is _nobody

    def at(self, step: int) -> Table[S]:
        """The game as it stood after so many answers: a table of its own, to look at or to play on from."""
        if not 0 <= step <= self.version:
            raise TableError("error.no-step", step=step, last=self.version)
        self._must_keep()
        done = chapter = 0
        while chapter < len(self._chapters) and done + len(self._chapters[chapter]) <= step:
            done += len(self._chapters[chapter])
            chapter += 1
        twin = self._twin_at(chapter)
        follow(twin, self.steps[done:step], exactly)
        source = Seeded(self.seed)
        source.dice.jump(sum(type(answer[0]) is str for answer in self.steps[:step]))
        twin.source = source
        return twin

    @property
    def record(self) -> Record:
        """Options, seed and every answer: what `replay` makes the same game from."""
        from undercroft.core.record import Record

        steps = [(who, key(value)) if type(who) is int else (who, str(value)) for who, value in self.steps]  # type: ignore[arg-type]
        return Record(self.game.name, self.game.version, self.options, self.seed, steps)

    # --- taking back --------------------------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take back the seat's last answer; refused, with the reason, once something new was learned since.

        Side by side with others, a seat takes back its own answer and theirs stand.
        """
        self._must_keep()
        take_back(self, seat)

    def can_undo(self, seat: int | None = None) -> CannotUndo | None:
        """None where `undo` would work, else why it would not. Every scene asks this, so nothing is raised here."""
        found = undoable(self, seat)
        return found if isinstance(found, CannotUndo) else None

    # --- seats --------------------------------------------------------------------------------------------------

    def seat(self, index: int) -> Seat[S]:
        """What an agent or a person at this seat gets to see."""
        return Seat(self, index)

    def view(self, seat: int | None) -> S:
        """A copy of the state without what the seat may not know; for None, what a spectator may."""
        view = self._copy(self.state)
        view.log = None
        self.game.knowledge.veil(view, seat)
        return view

    def _sight(self, seat: int) -> S:
        """The view for somebody who only reads it: the state itself where seats know all and answer one by one."""
        return self.view(seat) if self._sides is not None or self.game.has_secrets else self.state

    def _repr_html_(self) -> str:
        """How a notebook shows the table: as a spectator sees it. A seat shows what that seat sees."""
        return self.shown(None)

    def shown(self, seat: int | None, language: str = "en") -> str:
        """What a seat, or a spectator for None, sees, as a piece of HTML."""
        from undercroft.core.page import still
        from undercroft.core.scene import look, render

        return still(render(look(self, seat), self.game.words, language))

    def guess(self, seat: int, dice: Dice, *, light: bool = False) -> Table[S]:
        """A playable table that agrees with everything the seat knows and re-deals what it does not."""
        self._must_keep()
        return make_guess(self, seat, dice, light)


def _nobody(value: Any) -> Any:
    raise AssertionError("the game is over")
