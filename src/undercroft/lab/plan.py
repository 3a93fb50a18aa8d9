"""How a network learns, and what is told of it round by round: what a command reads before anything is installed that
learning needs."""

from __future__ import annotations

import msgspec


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How to learn. The same plan and seed give the same network on the same machine, unless time runs out."""

    rounds: int = 60
    """So often: play, then learn from what was played."""
    games: int = 32
    """Games of one round."""
    hidden: int = 64
    rate: float = 2e-3
    epochs: int = 4
    clip: float = 0.2
    entropy: float = 0.01
    """How much it counts that the network tries things out; like `rate` it falls to nothing with the rounds."""
    trace: float = 0.95
    """Lambda of generalised advantage estimation; the discount is 1, as games end."""
    shaped: bool = True
    """Reward changes of the game's own evaluation on the way, too."""
    judged: bool = False
    """Reward what a search sees of the game instead: its outlook or fitted line on the way, at the end what that is
    worth."""
    teacher: int = 0
    """So many games of the teacher are imitated before anything else."""
    teaches: str = "simple"
    """The agent that is imitated: `simple` (the game's quick policy), `greedy`, `search:60it`..."""
    lessons: int = 6
    """So often all that the teacher did is gone through."""
    start: float = 0.0
    """The learning rate of these lessons; 0 is `rate`."""
    slips: int = 0
    """How often, in percent, a teacher's game goes on by chance, so that it also shows what to do after an error."""
    rival: str = ""
    """The agent that sits at all other seats in every other game; the network plays itself in the rest."""
    advice: bool = False
    """Whether the network is told what the game would answer at once (`advice_for`)."""
    glances: int = 0
    """In how many guessed worlds the network sees what each option would change at once (`glance`)."""
    asks: int = 0
    """At how many percent of decisions, the teacher's and its own, the network is told what each option is worth
    (`tutor.py`). Where a teacher's decision could have been asked about, his answer alone is not learned."""
    worlds: int = 6
    """In how many guessed worlds the tutor tries each option."""
    own: float = 1.0
    """How much counts what came of the network's own games, beside the tutor's word; 0 is not at all."""
    boldness: float = 0.7
    """How far the tutor's word moves the network: a shift of the odds for each standard deviation of the worths."""
    limit: int = 2000
    """A game longer than this is broken off."""
    seconds: float = 0.0
    """Training ends after so much time with what it has; 0 is never."""
    teaching: float = 0.4
    """The part of that time that the teacher's games may take."""
    schooling: float = 0.15
    """The part of it that going through them may take."""
    seed: int = 1


class Report(msgspec.Struct, frozen=True):
    """How a round went: the games so far, the share of its games that was won (against the rival, where there is one),
    and the share of a teacher's held-out decisions that the network would take as well."""

    number: int
    games: int
    won: float
    same: float = 0.0
