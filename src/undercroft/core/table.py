"""The table: drives a game's flows, keeps what everybody answered, forks, takes back and guesses.

Everything rests on one fact: a stage starts from the state alone. So any moment of a game is the copy of a stage's
start and the few answers since, and fork, undo, time travel, resuming and guessing all replay them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.core.chance import Dice, Seeded, Source, named, weighted
from undercroft.core.errors import BadAnswer, BadRecord, CannotUndo, RulesBroken, TableError
from undercroft.core.request import Chance, Choice, Option, Outcome, Together, key
from undercroft.core.state import Log, LogLine, State, copier

if TYPE_CHECKING:
    from undercroft.core.game import Game
    from undercroft.core.record import Record
    from undercroft.core.seat import Seat

Step = tuple[int, Option] | tuple[str, Outcome]
"""One answer: (seat, option) of a choice, (kind, outcome) of a chance."""

GUESSES = 64
"""How often a guess may miss before we call the game's redeal broken."""

IDLE_STAGES = 1000
"""Stages in a row that ask nothing: beyond this a game would never end."""


class Misfit(Exception):
    """A replayed answer does not fit what is asked; `at` counts from the first replayed step."""

    def __init__(self, at: int, cause: TableError | None = None) -> None:
        super().__init__(at)
        self.at = at
        self.cause = cause


class _Snapshot(msgspec.Struct):
    """The start of a stage: everything before it is settled."""

    state: State
    lines: int


class _Side(msgspec.Struct):
    """One of the flows of an open Together; `chance` where it waits for an outcome entered by hand."""

    send: Callable[[Any], Any]
    choice: Choice | None = None
    chance: Chance | None = None


class _Sides(msgspec.Struct):
    """An open Together: the flows still running, what the ended ones returned, and whose each answer since was."""

    running: dict[int, _Side]
    results: dict[int, Any]
    since: int
    owners: list[int]


class Table:
    """One game being played.

    >>> from undercroft.core.game import load
    >>> table = Table(load("thunderstone"), {"players": 2}, seed=7)     # doctest: +SKIP
    >>> table.choose("village")                                         # doctest: +SKIP

    `light` is for simulation: no log and no copies of stages' starts, hence no fork, undo or guess.
    """

    __slots__ = (
        "_chapters", "_copy", "_done", "_finals", "_now", "_request", "_send", "_sides", "_snapshots", "_split",
        "chance", "game", "light", "log", "options", "seed", "source", "state",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        source: Source | None = None,
        light: bool = False,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.options: dict[str, Any] = game.check_options(options or {})
        self.seed = seed
        self.source: Source = source or Seeded(seed)
        self.light = light
        self.state = state if state is not None else game.rules.new_state(self.options)
        self.log: Log | None = None if light else Log()
        self._copy = copier(type(self.state))
        self._clear()
        self._run_stage()

    def _clear(self) -> None:
        self.state.log = self.log
        self._chapters: list[list[Step]] = []
        self._done = 0
        self._now: list[Step] = []
        self._snapshots: list[_Snapshot] = []
        self._finals: frozenset[int] = frozenset()
        self._sides: _Sides | None = None
        self._split = False
        self._request: Choice | None = None
        self._send: Callable[[Any], Any] = _nobody
        self.chance: Chance | None = None
        """The chance that waits for an outcome entered by hand."""

    # --- what is asked ------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.state.result is not None and self._request is None and self._sides is None

    @property
    def request(self) -> Choice | None:
        """The pending choice; the first of them where several seats are asked side by side."""
        if self._sides is None:
            return self._request
        for side in self._sides.running.values():
            if side.choice is not None:
                return side.choice
        return None

    @property
    def requests(self) -> dict[int, Choice]:
        """The pending choice of every seat that is asked."""
        if self._sides is not None:
            return {seat: side.choice for seat, side in self._sides.running.items() if side.choice is not None}
        if self._request is None:
            return {}
        return dict.fromkeys(self._request.seat_list, self._request)

    def asked(self, seat: int) -> Choice | None:
        """What this seat is asked, if anything."""
        if self._sides is not None:
            side = self._sides.running.get(seat)
            return side.choice if side is not None else None
        request = self._request
        return request if request is not None and request.asks(seat) else None

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
        found = None
        for seat, side in self._sides.running.items():
            if side.choice is not None:
                if seat == prefer:
                    return seat, side.choice
                if found is None:
                    found = seat, side.choice
        return found

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
        if self.log is None:
            return []
        return [line for line in self.log.lines if line.to is None or seat in line.to]

    # --- answering ----------------------------------------------------------------------------------------------

    def choose(self, answer: int | str | Option, seat: int | None = None) -> None:
        """Answer a choice by index, key or option. Anything else raises BadAnswer and changes nothing."""
        if self._sides is not None:
            self._choose_side(answer, seat)
            return
        request = self._request
        if request is None:
            raise self._nothing_asked()
        if seat is None:
            seats = request.seats
            seat = seats if type(seats) is int else seats[0]  # type: ignore[index]
        elif not request.asks(seat):
            raise BadAnswer("error.not-asked", seat=seat + 1, asked=_list(request.seat_list))
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
            self._take_side(option, seat)
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
        from undercroft.core.seat import Seat

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
            self._snapshots.append(_Snapshot(self._copy(self.state), len(self.log.lines) if self.log else 0))
        self._split = False
        self._send = self.game.rules.stage(self.state).send

    def _advance(self, value: Any) -> None:
        """Hand one answer to the flow and run on until somebody must choose."""
        send = self._send
        pick = self.source.pick
        append = self._now.append
        log = self.log
        idle = 0
        if log is not None:
            log.step = self.version
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
                append = self._now.append
                value = None
                continue
            kind = type(request)
            if kind is Chance:  # the most frequent request comes first
                value = pick(request)
                if value is None:
                    self._request = None
                    self.chance = request
                    return
                append((request.kind, value))
                if log is not None:
                    log.step = self.version
            elif kind is Choice:
                if not request.options:
                    raise RulesBroken(f"{self.game.name}: {request.kind} offers nothing to choose")
                self._request = request
                return
            elif kind is Together:
                self._request = None
                if self._open(request):
                    return
                assert self._sides is not None
                value = self._sides.results
                self._sides = None
            else:
                raise RulesBroken(f"{self.game.name}: a flow asked {request!r}")

    def _open(self, together: Together) -> bool:
        """Start flows side by side; True while any of them runs."""
        self._split = True
        self._sides = _Sides({}, {}, len(self._now), [])
        for seat in sorted(together.flows):
            send = together.flows[seat].send
            self._sides.running[seat] = _Side(send)
            self._run_side(seat, None)
        return bool(self._sides.running)

    def _run_side(self, seat: int, value: Any) -> None:
        sides = self._sides
        assert sides is not None
        side = sides.running[seat]
        side.choice = None
        while True:
            try:
                request = side.send(value)
            except StopIteration as end:
                sides.results[seat] = end.value
                del sides.running[seat]
                return
            if type(request) is Choice:
                if not request.options:
                    raise RulesBroken(f"{self.game.name}: {request.kind} offers nothing to choose")
                if request.seat_list != (seat,):
                    raise RulesBroken(f"{self.game.name}: {request.kind} asks another seat inside a Together")
                side.choice = request
                return
            if type(request) is not Chance:
                raise RulesBroken(f"{self.game.name}: a Together inside a Together")
            value = self.source.pick(request)
            if value is None:
                side.chance = request
                if self.chance is None:
                    self.chance = request
                return
            self._now.append((request.kind, value))
            sides.owners.append(seat)

    def _choose_side(self, answer: int | str | Option, seat: int | None) -> None:
        assert self._sides is not None
        asked = self.requests
        if seat is None:
            if len(asked) > 1:
                raise BadAnswer("error.which-seat", asked=_list(asked))
            if not asked:
                raise self._nothing_asked()
            seat = next(iter(asked))
        request = asked.get(seat)
        if request is None:
            raise BadAnswer("error.not-asked", seat=seat + 1, asked=_list(asked))
        option = find(request, answer)
        if request.final:
            self._finals |= {self.version}
        self._take_side(option, seat)

    def _take_side(self, option: Option, seat: int) -> None:
        assert self._sides is not None
        self._now.append((seat, option))
        self._sides.owners.append(seat)
        if self.log is not None:
            self.log.step = self.version
        self._run_side(seat, option)
        self._close_sides()

    def _close_sides(self) -> None:
        sides = self._sides
        assert sides is not None
        if not sides.running:
            self._sides = None
            self._advance(sides.results)

    def _pass_chance(self, value: Outcome) -> None:
        """Hand over the outcome of the chance that waited."""
        chance = self.chance
        assert chance is not None
        self.chance = None
        self._now.append((chance.kind, value))
        if self._sides is None:
            self._advance(value)
            return
        sides = self._sides
        seat = next(seat for seat, side in sides.running.items() if side.chance is chance)
        sides.owners.append(seat)
        sides.running[seat].chance = None
        self._run_side(seat, value)
        for side in sides.running.values():
            if self.chance is None and side.chance is not None:
                self.chance = side.chance
        if self.chance is None:
            self._close_sides()

    # --- copies of the game -------------------------------------------------------------------------------------

    def fork(self, seed: int | None = None, *, light: bool = False) -> Table:
        """A twin at the same moment with the same future; with a seed, the same moment with a future of its own."""
        if self.light:
            self._must_keep()
        twin = Table.__new__(Table)  # every field once: searching agents fork more often than anything else
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
            twin._follow(now, _exactly)
            if self.chance is None:
                twin.resume(twin.source)
            return twin
        send = twin._send = game.rules.stage(state).send
        request: Any = send(None)
        for _, answer in now:
            request = send(answer)
        twin._request = request
        return twin

    def _blank(self, light: bool) -> Table:
        twin = Table.__new__(Table)
        twin.game = self.game
        twin.options = self.options
        twin.seed = self.seed
        twin.light = light
        twin.source = _SILENT
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

    def _follow(self, steps: Sequence[Any], decide: Callable[[Table, Any, Choice | Chance, int], Any]) -> None:
        """Replay steps from where the flow stands; `decide` turns each into an answer or raises Misfit.

        The source of fate is put aside meanwhile; where the steps end at a chance, the chance waits.
        """
        source = self.source
        follower = _Follower(self, steps, decide)
        self.source = follower
        try:
            if self.chance is not None:
                self.resume(follower)
            elif self._request is None and self._sides is None and self._send is not _nobody:
                self._advance(None)
            while follower.at < len(steps):
                at = follower.at
                seat = steps[at][0]
                if self.chance is not None and self.chance.kind == seat:
                    outcome = decide(self, steps[at], self.chance, at)
                    follower.at = at + 1
                    self._pass_chance(outcome)
                    continue
                asked = self.requests
                choice = asked.get(seat) if type(seat) is int else None
                if choice is None:
                    raise Misfit(at)
                option = decide(self, steps[at], choice, at)
                follower.at = at + 1
                self.choose(option, seat)
        finally:
            self.source = source

    def _retrace(self, steps: Sequence[Any], decide: Callable[[Table, Any, Choice | Chance, int], Any]) -> None:
        """As `_follow` from the start of a stage that has asked one seat at a time, and quicker."""
        send = self._send
        try:
            request = send(None)
            for at, step in enumerate(steps):
                who = step[0]
                if type(request) is Choice:
                    if type(who) is not int or not request.asks(who):
                        raise Misfit(at)
                elif type(request) is not Chance or request.kind != who:
                    raise Misfit(at)
                value = decide(self, step, request, at)
                self._now.append((who, value))
                request = send(value)
        except StopIteration:
            raise Misfit(len(self._now)) from None
        if type(request) is Choice:
            self._request = request
        elif type(request) is Chance:
            self.chance = request
        else:
            raise Misfit(len(steps))

    def at(self, step: int) -> Table:
        """The game as it stood after so many answers: a table of its own, to look at or to play on from."""
        if not 0 <= step <= self.version:
            raise TableError("error.no-step", step=step, last=self.version)
        self._must_keep()
        done = chapter = 0
        while chapter < len(self._chapters) and done + len(self._chapters[chapter]) <= step:
            done += len(self._chapters[chapter])
            chapter += 1
        start = self._snapshots[chapter]
        twin = self._blank(light=False)
        twin._chapters, twin._done = self._chapters[:chapter], done
        twin._snapshots = self._snapshots[: chapter + 1]
        twin._finals = frozenset(final for final in self._finals if final < done)
        twin.log = Log()
        if self.log is not None:
            twin.log.lines = self.log.lines[: start.lines]
        twin.state = self._copy(start.state)
        twin.state.log = twin.log
        twin._stand()
        twin._follow(self.steps[done:step], _exactly)
        source = Seeded(self.seed)
        source.dice.jump(sum(type(answer[0]) is str for answer in self.steps[:step]))
        twin.source = source
        return twin

    @property
    def record(self) -> Record:
        from undercroft.core.record import Record

        steps = [(who, key(value)) if type(who) is int else (who, str(value)) for who, value in self.steps]  # type: ignore[arg-type]
        return Record(self.game.name, self.game.version, self.options, self.seed, steps)

    # --- taking back --------------------------------------------------------------------------------------------

    def undo(self, seat: int | None = None) -> None:
        """Take back the seat's last answer; refused, with the reason, once something new was learned since.

        Side by side with others, a seat takes back its own answer and theirs stand.
        """
        self._must_keep()
        cut = self._undoable(seat)
        if isinstance(cut, CannotUndo):
            raise cut
        chapter = len(self._chapters)
        steps = self._now[:]
        if cut < 0:
            chapter -= 1
            steps = self._chapters[chapter][:]
        del steps[cut]
        start = self._snapshots[chapter]
        if self.log is not None:
            del self.log.lines[start.lines :]
        self._done -= sum(len(done) for done in self._chapters[chapter:])
        del self._chapters[chapter:]
        del self._snapshots[chapter + 1 :]
        self.state = self._copy(start.state)
        self.state.log = self.log
        self._stand()
        self._follow(steps, _exactly)

    def can_undo(self, seat: int | None = None) -> CannotUndo | None:
        """None where `undo` would work, else why it would not. Every scene asks this, so nothing is raised here."""
        found = self._undoable(seat)
        return found if isinstance(found, CannotUndo) else None

    def _undoable(self, seat: int | None) -> int | CannotUndo:
        """Which step of the current stage may be taken back (-1: the last one of the stage before), or why none may."""
        sides = self._sides
        before = len(self._now)
        if sides is not None:
            for at in range(len(sides.owners) - 1, -1, -1):
                if seat is None or sides.owners[at] == seat:
                    return self._check_undo(sides.since + at, sides.owners[at])
            if any(type(step[0]) is int for step in self._now[sides.since :]):
                return CannotUndo("undo.other", seat=sides.owners[0] + 1)
            before = sides.since
        return self._check_undo(before - 1, seat)

    def _check_undo(self, at: int, seat: int | None) -> int | CannotUndo:
        if at >= 0:
            step = self._now[at]
        elif self._chapters:
            step = self._chapters[-1][-1]
        else:
            return CannotUndo("undo.nothing")
        who = step[0]
        if type(who) is str:
            return CannotUndo("undo.chance")
        if seat is not None and who != seat:
            return CannotUndo("undo.other", seat=int(who) + 1)
        if self._done + at in self._finals:
            return CannotUndo("undo.final")
        return at

    # --- seats --------------------------------------------------------------------------------------------------

    def seat(self, index: int) -> Seat:
        """What an agent or a person at this seat gets to see."""
        from undercroft.core.seat import Seat

        return Seat(self, index)

    def view(self, seat: int | None) -> State:
        """A copy of the state without what the seat may not know; for None, what a spectator may."""
        view = self._copy(self.state)
        view.log = None
        self.game.knowledge.veil(view, seat)
        return view

    def _repr_html_(self) -> str:
        """How a notebook shows the table: as a spectator sees it. A seat shows what that seat sees."""
        return self.shown(None)

    def shown(self, seat: int | None, language: str = "en") -> str:
        """What a seat, or a spectator for None, sees, as a piece of HTML."""
        from undercroft.core.page import still
        from undercroft.core.scene import look, render

        return still(render(look(self, seat), self.game.words, language))

    def guess(self, seat: int, dice: Dice, *, light: bool = False) -> Table:
        """A playable table that agrees with everything the seat knows and re-deals what it does not."""
        self._must_keep()
        steps, owners = self._now, None
        if self._sides is not None:
            owners = self._sides
            steps = steps[: owners.since]
            answered: set[int] = set()
            for step, owner in zip(self._now[owners.since :], owners.owners, strict=True):
                if type(step[0]) is int:
                    answered.add(owner)
                if owner == seat or owner not in answered:
                    steps.append(step)

        unseen = 0

        def decide(twin: Table, step: Any, asked: Choice | Chance, at: int) -> Any:
            nonlocal unseen
            value = step[1]
            if type(asked) is Chance:
                if asked.seats is not None and seat not in asked.seats:
                    unseen += 1
                    return weighted(asked, dice)
                if value not in asked.outcomes:
                    raise Misfit(at)
                return value
            assert type(asked) is Choice
            if asked.secret and not asked.asks(seat):
                unseen += 1
                return asked.options[dice.below(len(asked.options))]
            if value not in asked.options:
                raise Misfit(at)
            return value

        mine: State | None = None
        start = self._snapshots[-1]
        straight = not self._split and self.chance is None
        for _ in range(GUESSES):
            twin = self._blank(light)
            twin.source = Seeded(dice.below(1 << 64))
            twin.state = self._copy(start.state)
            twin.state.log = None
            self.game.knowledge.redeal(twin.state, self.state, seat, dice)
            if not light:
                twin._snapshots = [_Snapshot(self._copy(twin.state), 0)]
            if self._send is _nobody:
                twin.state = self._copy(self.state)
                return twin
            twin._stand()
            try:
                if straight:
                    twin._retrace(steps, decide)
                else:
                    twin._follow(steps, decide)
            except Misfit:
                continue
            if self.chance is None:
                twin.resume(twin.source)
            if unseen:
                mine = mine or self.view(seat)
            if unseen and twin.view(seat) != mine:
                continue  # what was rolled in secret has shown itself since, and it was something else
            return twin
        raise RulesBroken(f"{self.game.name}: redeal for seat {seat} never fits what was seen")


class _Follower:
    """A source of fate that reads the steps being replayed."""

    __slots__ = ("at", "decide", "steps", "table")

    def __init__(self, table: Table, steps: Sequence[Any], decide: Callable[[Table, Any, Choice | Chance, int], Any]):
        self.table = table
        self.steps = steps
        self.decide = decide
        self.at = 0

    def pick(self, chance: Chance) -> Outcome | None:
        if self.at >= len(self.steps):
            return None
        step = self.steps[self.at]
        if self.table._sides is not None and (self.table.chance is not None or step[0] != chance.kind):
            return None  # entered by hand, an outcome may come after other seats' answers
        if step[0] != chance.kind:
            raise Misfit(self.at)
        outcome: Outcome = self.decide(self.table, step, chance, self.at)
        self.at += 1
        return outcome

    def fork(self) -> Source:
        raise AssertionError("nobody forks in mid-replay")


class _Silent:
    """A source that never answers: the chance waits for the replay."""

    __slots__ = ()

    def pick(self, chance: Chance) -> Outcome | None:
        return None

    def fork(self) -> Source:
        return self


_SILENT = _Silent()


def _nobody(value: Any) -> Any:
    raise AssertionError("the game is over")


def _exactly(table: Table, step: Step, asked: Choice | Chance, at: int) -> Any:
    return step[1]


def _list(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def find(choice: Choice, answer: int | str | Option) -> Option:
    """The option that an index, a key or an option means; BadAnswer names what is offered."""
    options = choice.options
    if type(answer) is tuple:
        if answer in options:
            return answer
        answer = key(answer)
    elif type(answer) is int:
        if 0 <= answer < len(options):
            return options[answer]
        answer = str(answer)
    for option in options:
        if key(option) == answer:
            return option
    offered = choice.keys()
    shown = ", ".join(offered[:12]) + (", ..." if len(offered) > 12 else "")
    raise BadAnswer("error.not-offered", clause=choice.clause, answer=str(answer), offered=shown)


def by_name(table: Table, step: tuple[Any, str], asked: Choice | Chance, at: int) -> Any:
    """How a record's step, written in keys and names, answers what is asked."""
    try:
        return find(asked, step[1]) if type(asked) is Choice else named(asked, step[1])  # type: ignore[arg-type]
    except TableError as cause:
        raise Misfit(at, cause) from cause


def replay(record: Record, game: Game[Any], to: int | None = None) -> Table:
    """The table that a record leads to, after all or the first `to` answers. BadRecord names the step that fails."""
    from undercroft.core.record import check_version

    check_version(record, game)
    steps = record.steps if to is None else record.steps[:to]
    if to is not None and not 0 <= to <= len(record.steps):
        raise TableError("error.no-step", step=to, last=len(record.steps))
    table = Table(game, record.options, record.seed, source=_SILENT)
    try:
        table._follow(steps, by_name)
    except Misfit as misfit:
        who, name = steps[misfit.at]
        what = f"{who + 1}: {name}" if type(who) is int else f"{who}: {name}"
        detail = str(misfit.cause) if misfit.cause else str(table.requests or table.chance)
        raise BadRecord(
            "error.record-step", step=misfit.at + 1, of=len(record.steps), what=what, cause=detail
        ) from None
    source = Seeded(record.seed)
    source.dice.jump(sum(type(step[0]) is str for step in steps))
    if to is None:
        table.resume(source)
    else:
        table.source = source
    return table
