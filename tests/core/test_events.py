"""Events: what rules tell, who may know it, and that a fault of the screen never stops the rules."""

from __future__ import annotations

from typing import Any

from undercroft.core.beats import AnyBeat, Fly
from undercroft.core.events import Event, Log
from undercroft.core.say import Say, say
from undercroft.core.state import State


class Drew(Event):
    """A seat draws cards that the others do not see."""

    seat: int
    cards: list[str]

    def sentence(self, state: Any) -> Say | None:
        return say("party.hand", cards=len(self.cards)) if self.cards else None

    def beats(self, state: Any) -> list[AnyBeat]:
        return [Fly(source=f"deck-{self.seat}", target=f"hand-{self.seat}", count=len(self.cards) or 1)]

    def public(self) -> Event | None:
        return Drew(seat=self.seat, cards=[], joins=True)


class Broken(Event):
    def sentence(self, state: Any) -> Say | None:
        return say("turn.passes")

    def beats(self, state: Any) -> list[AnyBeat]:
        raise KeyError("figure")


def told(event: Event, to: tuple[int, ...] | None = None) -> Log:
    state = State(players=2)
    state.log = Log()
    state.tell(event, to=to)
    found: Log = state.log
    return found


def test_nobody_listens_in_simulation() -> None:
    State(players=2).tell(Broken())


def test_a_key_is_a_plain_line() -> None:
    state = State(players=2)
    state.log = Log()
    state.tell("turn.passes", clause="TH-TRN-1", seat=2)
    (line,) = state.log.known_to(None)
    assert (line.say, line.beats, line.is_told) == (Say("turn.passes", {"seat": 2}, "TH-TRN-1"), [], True)


def test_others_get_what_they_may_know() -> None:
    log = told(Drew(seat=1, cards=["torch", "dagger"]), to=(1,))
    (own,) = log.known_to(1)
    assert own.is_told
    assert own.beats == [Fly(source="deck-1", target="hand-1", count=2)]
    for other in (0, None):
        (public,) = log.known_to(other)
        assert not public.is_told
        assert public.beats == [Fly(source="deck-1", target="hand-1")]
        assert "torch" not in repr(public)


def test_told_to_some_and_nothing_to_others() -> None:
    class Secret(Drew):
        def public(self) -> Event | None:
            return None

    assert told(Secret(seat=1, cards=["torch"]), to=(1,)).known_to(0) == []


def test_the_clause_of_the_event_is_the_sentence_s() -> None:
    (line,) = told(Drew(seat=0, cards=["torch"], clause="TH-DCK-2")).known_to(0)
    assert line.say.clause == "TH-DCK-2"


def test_beats_that_fail_stop_nothing_and_are_noted() -> None:
    log = told(Broken())
    (line,) = log.known_to(0)
    assert line.is_told
    assert line.beats == []
    assert [(name, type(error)) for name, error in log.faults] == [("Broken", KeyError)]
