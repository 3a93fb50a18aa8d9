"""How often each demon, item, skill, blessing, achievement and card of the last fight is used in play.

    undercroft dev uses sanctum [GAMES]     so many games of four greedy bots and of four `easy` ones, 45 unless given

`easy` is greedy with slips, so it also uses what greedy deems no use. It writes `uses.txt` and names what was never
used. Standing rules and silver dice of skills count as unlocked alone: they work by themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.uses import Counting, listen, write_counts
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.events import Event
from undercroft.core.game import Agent
from undercroft.core.seat import Seat
from undercroft.core.table import Table, find
from undercroft.games.sanctum import events, lord_events
from undercroft.games.sanctum.cards.acts import ACHIEVEMENTS, BLESSINGS
from undercroft.games.sanctum.cards.demons import DEMONS, SLOTS
from undercroft.games.sanctum.cards.heroes import ATTACK, BLOCK, GEMSTONE, HEROES, POTIONS, SKILLS
from undercroft.games.sanctum.cards.lord import LAST_FOES
from undercroft.games.sanctum.game import GAME
from undercroft.games.sanctum.state import Sanctum

USES = Path(__file__).parent / "uses.txt"
PLAYERS = 4
FIRST = 5000
"""Seeds from here on: other games than those of the balance."""
CHOSEN = (ATTACK, BLOCK, POTIONS, GEMSTONE)
"""Kinds of skills that a player decides to use."""


def wanted() -> list[str]:
    found = [f"defeat:{card}" for card in DEMONS]
    found += [f"wear:{card}" for card in DEMONS]
    found += [f"use:{card}:{at}" for card, demon in DEMONS.items() for at in range(len(demon.item.abilities))]
    found += [f"unlock:{skill}" for skill in SKILLS]
    found += [f"skill:{name}" for name, skill in SKILLS.items() if skill.kind in CHOSEN or name == "mirror_dance"]
    found += [f"bless:{name}" for name in dict.fromkeys(BLESSINGS)]
    found += dict.fromkeys(f"achievement:{kind}{count}" for kind, count, _ in ACHIEVEMENTS)
    found += [f"{'reveal' if foe.is_fury else 'turn'}:{card}" for card, foe in LAST_FOES.items()]
    found += [f"destroy:{card}" for card in LAST_FOES]
    return [*found, *dict.fromkeys(f"penalty:{type(foe.penalty).__name__}" for foe in LAST_FOES.values())]


def names(event: Event, state: Sanctum) -> Iterator[str]:
    """What this event uses."""
    match event:
        case events.DemonDefeated(card=card):
            yield f"defeat:{card}"
        case events.ItemWorn(card=card):
            yield f"wear:{card}"
        case events.SkillUnlocked(skill=skill):
            yield f"unlock:{skill}"
        case events.AchievementTaken(tile=tile):
            yield f"achievement:{tile}"
        case lord_events.LordCardTurned(card=card):
            yield f"turn:{card}"
        case lord_events.FuryRevealed(card=card):
            yield f"reveal:{card}"
        case lord_events.RowCardDestroyed(card=card):
            yield f"destroy:{card}"
        case lord_events.PenaltyChosen(card=card):
            yield f"penalty:{type(LAST_FOES[card].penalty).__name__}"


class Counted:
    """An agent whose uses of items, skills and blessings are counted."""

    def __init__(self, agent: Agent, table: Table, log: Counting) -> None:
        self.agent = agent
        self.table = table
        self.log = log

    def __call__(self, seat: Seat) -> Any:
        choice, state = seat.request, self.table.state
        assert choice is not None
        assert isinstance(state, Sanctum)
        answer = self.agent(seat)
        verb, *rest = find(choice, answer)
        hero = state.seats[seat.index]
        if verb in ("skill", "bless"):
            self.log.counts[f"{verb}:{rest[0]}"] += 1
        elif verb == "turn" and choice.kind == "fight.mirror":
            self.log.counts["skill:mirror_dance"] += 1
        elif verb == "return" and choice.kind == "fight.potions":
            self.log.counts["skill:grim_resolve"] += 1
        elif verb == "use" and rest[0] == "gem":
            skills = HEROES[hero.name].skills
            self.log.counts[f"skill:{next(skill.id for skill in skills if skill.kind == GEMSTONE)}"] += 1
        elif verb == "use":
            slot, _, at = str(rest[0]).partition("-")
            if at != "p":  # an ability of an item, none that is printed on a slot
                self.log.counts[f"use:{hero.worn[SLOTS.index(slot)]}:{at}"] += 1
        return answer


def play(seed: int, log: Counting, players: int = PLAYERS, name: str = "greedy") -> None:
    """A whole game among equal bots, counted."""
    table = Table(GAME, {"players": players}, seed, light=True)
    listen(table, log)
    table.run([Counted(agent(name, GAME, Dice(seed)), table, log)] * players)


def main(games: int) -> None:
    log = Counting(names)
    for name in ("greedy", "easy"):
        for seed in range(FIRST, FIRST + games):
            play(seed, log, name=name)
    unused = write_counts(USES, wanted(), log.counts)
    print(f"{games} games of {PLAYERS} greedy and as many of {PLAYERS} easy players")
    print(f"never used: {', '.join(unused) or 'nothing'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 45)
