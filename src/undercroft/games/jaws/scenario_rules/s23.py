"""Scenario 23."""

from __future__ import annotations

from undercroft.core.request import Flow
from undercroft.games.haven import verbs as e
from undercroft.games.haven.damage import gain, heal
from undercroft.games.jaws.events import CrowdWon
from undercroft.games.jaws.scenario_rules.waves import Waves
from undercroft.games.jaws.state import Jaws


class Arena(Waves):
    """23: the Hatchet fights alone, the others win over the crowd, whose favour heals and strengthens the Hatchet."""

    first = 1
    waves = (
        (("giant-viper", "C", ("nn", "nn", "nn")), ("vermling-raider", "B", ("e", "e", "e"))),
        (("stone-golem", "D", ("e", "e", "e")),),
    )
    CROWD = 8
    CHEER = 2
    """What the cheers of a spectator who was won over heal."""

    def plays(self, state: Jaws, hero: int) -> bool:
        return state.heroes[hero].kind == "hatchet"

    def on_start(self, state: Jaws) -> Flow[None]:
        state.wave = 1
        state.crowd = 4
        return
        yield

    def on_round(self, state: Jaws) -> Flow[None]:
        before = state.wave
        yield from super().on_round(state)
        if state.wave != before:
            state.crowd = min(state.crowd, 2 if state.wave == 2 else 0)
        if 2 * state.crowd > self.CROWD:
            for hero in range(state.count):
                if self.plays(state, hero):
                    gain(state, state.figures[hero], e.STRENGTHEN)

    def lost(self, state: Jaws) -> bool:
        return any(hero.exhausted and hero.kind == "hatchet" for hero in state.heroes)

    def cheer(self, state: Jaws, hero: int) -> None:
        """A character among the spectators wins influence; so much of it wins one of them over."""
        state.influence = state.influence + 1
        if state.influence >= 2 * (state.count - 1):
            state.influence = 0
            state.crowd = min(self.CROWD, state.crowd + 1)
            if state.log is not None:
                state.tell(CrowdWon(crowd=state.crowd, all=self.CROWD))
            for one in range(state.count):
                if self.plays(state, one):
                    heal(state, state.figures[one], self.CHEER)


RULES = Arena(23)
