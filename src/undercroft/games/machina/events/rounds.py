"""Rounds, phases and turns, chapters and endings, the tracks and the rolls of the fate die."""

from __future__ import annotations

from undercroft.core.beats import Announce, AnyBeat, Badge, Change, Fall, Roll
from undercroft.core.events import Event
from undercroft.core.say import Say, say
from undercroft.core.scene import Mark
from undercroft.games.machina.events import CreatureEvent, Quiet, die
from undercroft.games.machina.ids import (
    CHAPTER,
    HORROR_TRACK,
    LAIR_TRACK,
    LEVEL_TRACK,
    MAP,
    THREAT_TRACK,
    card_id,
    figure_id,
)
from undercroft.games.machina.state import Machina

# --- rounds, phases, turns -----------------------------------------------------------------------------------------


class PhaseBegan(Quiet, kw_only=True):
    round: int
    phase: str

    def beats(self, state: Machina) -> list[AnyBeat]:
        text = say("status.round", round=self.round, phase=say(f"phase.{self.phase}"))
        return [Announce(text=text, tone="round")]


class TurnBegan(CreatureEvent, kw_only=True):
    """It is an explorer's turn."""

    stamina: int

    def beats(self, state: Machina) -> list[AnyBeat]:
        text = say("status.turn", who=self.name, stamina=self.stamina)
        return [Announce(text=text, at=figure_id(self.who), art=f"machina/explorer/{self.who}")]


class MonsterTurnBegan(CreatureEvent, kw_only=True):
    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Announce(text=self.name, at=figure_id(self.who), art=f"machina/monster/{self.who}")]


# --- scenarios and chapters ----------------------------------------------------------------------------------------


class ExplorerChosen(CreatureEvent, kw_only=True):
    """A seat takes an explorer card."""

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=card_id(self.who))]


class ChapterBegan(Event, kw_only=True):
    card: str
    number: int

    def sentence(self, state: Machina) -> Say | None:
        return self.line()

    def line(self) -> Say:
        return say("story.chapter", number=self.number, title=say(f"chapter.{self.card}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        art = f"machina/scenario/{state.scenario}"
        return [Announce(text=self.line(), tone="chapter", at=CHAPTER, art=art)]


class TaleTold(Event, kw_only=True):
    """What the chapter card tells."""

    card: str
    joins: bool = True

    def sentence(self, state: Machina) -> Say | None:
        return say("story.tale", tale=say(f"tale.{self.card}"))


class ProgressMade(Event, kw_only=True):
    """A progress token comes onto the chapter card."""

    tokens: int
    needed: int
    clause: str | None = "MA-SYM-2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.progress", n=self.tokens, of=self.needed)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Badge(who=CHAPTER, mark=Mark(say("mark.progress"), "flag", self.tokens))]


class ScenarioWon(Event, kw_only=True):
    """A scenario of a campaign is won, and another one follows."""

    scenario: str
    clause: str | None = "MA-CAMP-O1"

    def sentence(self, state: Machina) -> Say | None:
        return self.line()

    def line(self) -> Say:
        return say("story.scenario-won", scenario=say(f"scenario.{self.scenario}"))

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Announce(text=self.line(), tone="good", art=f"machina/scenario/{self.scenario}")]


class TableCleared(Quiet, kw_only=True):
    """Between two scenarios everything goes back into the box, and the tracks begin anew."""

    figures: list[str]
    """The creatures that still stood on the board."""

    def beats(self, state: Machina) -> list[AnyBeat]:
        found: list[AnyBeat] = [Fall(who=figure_id(who)) for who in self.figures]
        values = (
            (LAIR_TRACK, state.lair),
            (HORROR_TRACK, state.horror),
            (THREAT_TRACK, state.threat),
            (LEVEL_TRACK, state.level),
        )
        return found + [Change(at=track, value=value) for track, value in values]


class GameEnded(Quiet, kw_only=True):
    """The game is won or lost."""

    reason: str

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Announce(text=say(f"ending.{self.reason}"), tone="end", art=f"machina/scenario/{state.scenario}")]


# --- tracks --------------------------------------------------------------------------------------------------------


class LairChanged(Quiet, kw_only=True):
    value: int

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=LAIR_TRACK, value=self.value)]


class HorrorChanged(Quiet, kw_only=True):
    value: int

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=HORROR_TRACK, value=self.value)]


class ThreatRose(Event, kw_only=True):
    value: int
    clause: str | None = "MA-THR-O1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.threat-rises", n=self.value)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=THREAT_TRACK, value=self.value)]


class ThreatFell(Event, kw_only=True):
    value: int
    clause: str | None = "MA-THR-O3"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.threat-falls", n=self.value)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Change(at=THREAT_TRACK, value=self.value)]


class LevelRose(Event, kw_only=True):
    """The threat reaches its end: stronger monsters come, and the threat begins anew."""

    level: int
    clause: str | None = "MA-THR-F2"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.level", level=self.level)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [
            Change(at=LEVEL_TRACK, value=self.level),
            Change(at=THREAT_TRACK, value=state.threat),
            Announce(text=say("story.level", level=self.level), tone="bad", at=LEVEL_TRACK),
        ]


# --- rolls of the fate die -----------------------------------------------------------------------------------------


class ClockStruck(Event, kw_only=True):
    """The lair value is 1 as the lair phase begins."""

    clause: str | None = "MA-LAIR-1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.clock")

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Announce(text=say("story.clock"), tone="bad", at=LAIR_TRACK)]


class LairRolled(CreatureEvent, kw_only=True):
    face: int
    needed: int
    clause: str | None = "MA-LAIR-F1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.lair", who=self.name, face=self.face, needed=self.needed)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Roll(dice=[die("fate", str(self.face))], at=figure_id(self.who))]


class HorrorRolled(Event, kw_only=True):
    face: int
    needed: int
    clause: str | None = "MA-HOR-F1"

    def sentence(self, state: Machina) -> Say | None:
        return say("story.horror", face=self.face, needed=self.needed)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Roll(dice=[die("fate", str(self.face))], at=HORROR_TRACK)]


class FateRolled(Event, kw_only=True):
    """A roll that a card or an event cell asks for."""

    who: str = ""
    """The creature for which it is rolled, if it is one."""
    face: int
    needed: int

    def sentence(self, state: Machina) -> Say | None:
        return say("story.fate", face=self.face, needed=self.needed)

    def beats(self, state: Machina) -> list[AnyBeat]:
        return [Roll(dice=[die("fate", str(self.face))], at=figure_id(self.who) if self.who else MAP)]
