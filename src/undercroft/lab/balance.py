"""`undercroft balance`: plays a game's sets and counts who wins what, which cards are chosen, and what they add.

Win rates are held to the frames that the game's `workbench.py` names. What people read is made in `balance_report.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.core.errors import BadOption
from undercroft.core.game import Game, load
from undercroft.core.say import Say
from undercroft.core.workbench import Piece, PlaySet, Shelf
from undercroft.lab import balance_report, sameness
from undercroft.lab.job import ERROR, Row
from undercroft.lab.progress import Progress
from undercroft.lab.simulate import job_of, lab_words, run
from undercroft.lab.stats import Arm, difference, share

KINDS = ("hero", "play", "top", "bottom", "take", "wear", "use")
"""The kinds of things in the order in which they are shown."""
INSIDE, BELOW, ABOVE, PERHAPS_BELOW, PERHAPS_ABOVE = "inside", "below", "above", "perhaps-below", "perhaps-above"


class SetCount(msgspec.Struct, kw_only=True):
    """The games of a set, of one hero where a set is counted hero by hero."""

    play_set: PlaySet
    hero: Say | None
    won: float = 0.0
    """Shared victories count in parts."""
    games: int = 0

    @property
    def rate(self) -> tuple[float, float, float]:
        return share(self.won, self.games)

    def verdict(self, agent: str) -> str:
        """Where the win rate lies beside the frame; `perhaps` where its interval still reaches inside."""
        frame = self.play_set.frame.get(agent)
        if frame is None or not self.games:
            return ""
        rate, low, high = self.rate
        if rate < frame[0]:
            return BELOW if high < frame[0] else PERHAPS_BELOW
        if rate > frame[1]:
            return ABOVE if low > frame[1] else PERHAPS_ABOVE
        return INSIDE


class ThingCount(msgspec.Struct, kw_only=True):
    """A card, item, ability or skill: how often it was chosen when it was offered, and who won with it."""

    kind: str
    name: str
    offered: int = 0
    """Decisions in which it could be chosen."""
    chosen: int = 0
    having: dict[int, list[float]] = msgspec.field(default_factory=dict)
    """By set: games won and played by seats that chose it at least once."""
    lacking: dict[int, list[float]] = msgspec.field(default_factory=dict)
    """By set: games won and played by seats that could have chosen it and never did."""

    @property
    def id(self) -> str:
        """As `--card` names it: without the kind of the card."""
        return self.name.partition(".")[2]

    @property
    def games(self) -> tuple[int, int]:
        """Seats that chose it in their game, and seats that did not."""
        return tuple(int(sum(of for _, of in arm.values())) for arm in (self.having, self.lacking))  # type: ignore[return-value]

    @property
    def adds(self) -> tuple[float, float, float] | None:
        """What choosing it adds to the win rate, compared within each set."""
        none: list[float] = [0.0, 0]
        arms = [(self.having.get(at, none), self.lacking.get(at, none)) for at in {*self.having, *self.lacking}]
        return difference((_arm(having), _arm(lacking)) for having, lacking in arms)


def _arm(count: Sequence[float]) -> Arm:
    return count[0], int(count[1])


class Measured:
    """Everything that was counted."""

    def __init__(self, game: Game[Any], sets: Sequence[PlaySet], agent: str) -> None:
        self.game = game
        self.sets = sets
        self.agent = agent
        self.games = 0
        self.errors: list[str] = []
        self.counts: dict[tuple[int, str], SetCount] = {}
        self.things: dict[str, ThingCount] = {}

    def add(self, at: int, row: Row) -> None:
        """Count one game of this set, seat by seat."""
        self.games += 1
        if row.reason == ERROR:
            self.errors.append(f"{row.error} (seed {row.seed}, {row.options})")
            return
        for seat in range(len(row.seats)):
            won = (seat in row.winners) / (1 if self.game.cooperative else max(1, len(row.winners)))
            count = self._count(at, row.tally[seat] if row.tally else {})
            count.won += won
            count.games += 1
            for name, (offered, chosen) in (row.things[seat] if row.things else {}).items():
                self._add_thing(at, name, offered, chosen, won)

    def _count(self, at: int, tally: Mapping[str, Any]) -> SetCount:
        own = self.sets[at].hero
        heroes = [] if own is not None else tally.get("heroes", [])
        hero = own if not heroes else Say(heroes[0])
        name = "" if hero is None else hero.key
        return self.counts.setdefault((at, name), SetCount(play_set=self.sets[at], hero=hero))

    def _add_thing(self, at: int, name: str, offered: int, chosen: int, won: float) -> None:
        kind, _, message = name.partition(" ")
        thing = self.things.setdefault(name, ThingCount(kind=kind, name=message))
        thing.offered += offered
        thing.chosen += chosen
        arm = (thing.having if chosen else thing.lacking).setdefault(at, [0.0, 0])
        arm[0] += won
        arm[1] += 1

    def rows(self) -> list[SetCount]:
        """Set by set, in the order of the workbench."""
        return [self.counts[key] for key in sorted(self.counts)]

    def outside(self) -> list[SetCount]:
        return [count for count in self.rows() if count.verdict(self.agent) not in ("", INSIDE)]

    def unused(self) -> list[tuple[Shelf, list[Piece]]]:
        """Of each kind of content that could be chosen: the pieces that nobody ever chose."""
        found = []
        for shelf in self.game.workbench.shelves():
            things = [thing for thing in self.things.values() if shelf.kind in ("", thing.kind)]
            offered = {thing.name for thing in things}
            chosen = {thing.name for thing in things if thing.chosen}
            if any(piece.name.key in offered for piece in shelf.pieces):
                found.append((shelf, [piece for piece in shelf.pieces if piece.name.key not in chosen]))
        return found

    def listed(self, wanted: Iterable[str] = ()) -> list[ThingCount]:
        """The things, kind by kind, the most often chosen first; only `wanted` ones if there are any."""
        ids = set(wanted)
        found = [thing for thing in self.things.values() if not ids or thing.id in ids]
        return sorted(found, key=lambda thing: (KINDS.index(thing.kind), -thing.chosen / thing.offered, thing.name))


def choose_sets(game: Game[Any], wanted: Sequence[str]) -> list[PlaySet]:
    """The sets that these words name (`5`, `12:tinkerer`); all of them without any."""
    sets = list(game.workbench.sets())
    found: list[PlaySet] = []
    for word in wanted:
        scenario, _, party = word.partition(":")
        fitting = [one for one in sets if one.scenario == scenario and party in ("", one.party)]
        if not fitting:
            names = ", ".join(dict.fromkeys(one.scenario for one in sets))
            raise BadOption("error.no-set", name=word, names=names)
        found += fitting
    return found or sets


def measure(
    game: Game[Any],
    sets: Sequence[PlaySet],
    agent: str = "greedy",
    games: int = 20,
    *,
    seed: int = 1,
    workers: int = 1,
    watch: Callable[[], None] = lambda: None,
) -> Measured:
    """Play so many games of each set and count. Ctrl-C ends it; what is done is counted."""
    made = Measured(game, sets, agent)
    by_players: dict[int, list[int]] = defaultdict(list)
    for at, one in enumerate(sets):
        by_players[int(game.check_options(one.options)["players"])].append(at)
    for players, group in by_players.items():
        variants = tuple({"players": players, **sets[at].options} for at in group)
        job = job_of(game, [agent], {"players": players}, {}, seed=seed)
        job = msgspec.structs.replace(job, options=variants, is_watched=True)

        def take(row: Row, group: list[int] = group) -> None:
            made.add(group[row.index % len(group)], row)
            watch()

        run(job, game, games * len(group), workers, watch=take)
    return made


def command(args: argparse.Namespace) -> int:
    """`undercroft balance`."""
    game = load(args.game)
    if args.sameness:
        print("\n".join(sameness.told(game, args.lang)))
        return 0
    sets = choose_sets(game, args.scenario)
    progress = Progress(args.games * len(sets))
    made = measure(game, sets, args.agent, args.games, seed=args.seed, workers=args.workers, watch=progress.step)
    progress.close()
    if unknown := [card for card in args.card if card not in {thing.id for thing in made.things.values()}]:
        raise BadOption("error.never-offered", names=", ".join(unknown))
    print("\n".join(balance_report.told(made, args.lang, args.card)))
    if args.html:
        try:
            Path(args.html).write_text(balance_report.page(made, args.lang, args.card), "utf-8")
        except OSError as error:
            raise BadOption("error.no-file", path=args.html, cause=error.strerror or str(error)) from None
        print(lab_words().text(Say("report.written", {"path": args.html}), args.lang))
    for fault in made.errors[:5]:
        print(lab_words().text(Say("lab.error", {"error": fault}), args.lang), file=sys.stderr)
    return 1 if made.errors else 0
