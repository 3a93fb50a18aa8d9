"""What every game's events must keep: they can be shown, they name what lies on the screen, and they tell no secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from undercroft.core.beats import AnyBeat, Badge, Change, Enter, Flip, Fly, Give, Heal, Hurt, Open, Roll
from undercroft.core.chance import Dice
from undercroft.core.events import LogLine
from undercroft.core.game import load
from undercroft.core.scene import CardItem, DiceItem, Mark, PileItem, Scene, StatsItem, TrackItem, look
from undercroft.core.table import Table

PLACES = ("who", "at", "source", "target", "by")
"""Fields of beats that name something on the screen."""


def ids_of(scene: Scene) -> set[str]:
    """Everything on a screen that a beat may name."""
    found: set[str] = set()

    def gather(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("id"), str):
                found.add(part["id"])
            for value in part.values():
                gather(value)
        elif isinstance(part, list):
            for value in part:
                gather(value)

    gather(msgspec.to_builtins(scene.panels, enc_hook=lambda said: ""))
    return found


def named_by(line: LogLine) -> Iterator[str]:
    """The ids that an event's beats name."""
    for beat in line.beats:
        for field in PLACES:
            if value := getattr(beat, field, ""):
                yield value
        yield from getattr(beat, "whom", [])
        yield from getattr(beat, "path", [])
        yield from getattr(beat, "cells", [])


def brought_by(line: LogLine) -> Iterator[str]:
    """The ids that come onto the screen by an event, if only for a moment: figures, cells of a new room."""
    for beat in line.beats:
        if isinstance(beat, Enter):
            yield beat.figure.id
        elif isinstance(beat, Open):
            yield from beat.cells


def played(
    game: str, options: dict[str, Any], seed: int, answers: int, best: bool = False
) -> Iterator[tuple[Table[Any], int, str]]:
    """A game step by step, at random or by the game's bot (`best`): the table, who is asked, the answer to come."""
    table = Table(load(game), options, seed)
    dice = Dice(seed)
    while not table.is_over and table.version < answers:
        turn = table.turn()
        assert turn is not None
        seat, choice = turn
        at = choice.options.index(table.game.bots.greedy(table.seat(seat))) if best else dice.below(len(choice.options))
        answer = choice.keys()[at]
        yield table, seat, answer
        table.choose(answer, seat)
        assert table.log is not None
        assert not table.log.faults, f"{game}, seed {seed}: events that cannot be shown: {table.log.faults}"


def unknown_places(game: str, options: dict[str, Any], seed: int, answers: int) -> set[tuple[str, str]]:
    """What events of a random game name that the screen of a seat shows neither before nor after: (event, id)."""
    missing: set[tuple[str, str]] = set()
    before: dict[int | None, set[str]] = {}
    known = 0
    for table, _, _ in played(game, options, seed, answers):
        after = {seat: ids_of(look(table, seat, story=False)) for seat in (None, *range(table.state.players))}
        assert table.log is not None
        for seat in before:
            seen = before[seat] | after[seat]
            for line in table.log.known_to(seat, known):
                seen.update(brought_by(line))
                missing |= {(type(line.event).__name__, place) for place in named_by(line) if place not in seen}
        before, known = after, len(table.log.lines)
    return missing


Numbers = dict[tuple[str, str], dict[str, int]]
"""What can be counted on a screen, by id and icon: numbers of stats and cards by their names, piles, tracks, dice."""


def numbers_of(scene: Scene) -> Numbers:
    found: Numbers = {}
    for item in (item for panel in scene.panels for item in panel.items):
        if isinstance(item, StatsItem | CardItem):
            for stat in item.stats:
                if isinstance(stat.value, int) and stat.icon:
                    found.setdefault((item.id, stat.icon), {})[stat.label.key] = stat.value
        elif isinstance(item, PileItem):
            found[item.id, ""] = {"": item.count}
        elif isinstance(item, TrackItem):
            found[item.id, ""] = {"": item.value}
        elif isinstance(item, DiceItem):
            found |= {(die.id, ""): {"": int(die.face)} for die in item.dice if die.face.isdecimal()}
    return found


def count_beat(numbers: Numbers, beat: AnyBeat) -> None:
    """Change the numbers as the page does (`web/src/director/model.ts`)."""

    def change(place: str, mark: Mark | None, by: int = 0, to: int | None = None) -> None:
        """A mark changes the number of its name and icon, or else those of its icon."""
        found = numbers.get((place, mark.icon if mark is not None else ""), {})
        named = mark.label.key if mark is not None else ""
        for name in [named] if named in found else list(found):
            found[name] = found[name] + by if to is None else to

    if isinstance(beat, Give):
        change(beat.source, beat.mark, -beat.amount)
        change(beat.target, beat.mark, beat.amount)
    elif isinstance(beat, Badge):
        change(beat.who, beat.mark, -1 if beat.gone else 1)
    elif isinstance(beat, Fly):
        count = max(len(beat.cards), beat.count)
        change(beat.source, None, -count)
        change(beat.target, None, count)
    elif isinstance(beat, Flip):
        change(beat.source, None, -1)
    elif isinstance(beat, Hurt | Heal):
        change(beat.who, None, to=beat.left)
    elif isinstance(beat, Change):
        if isinstance(beat.value, int):
            change(beat.at, None, to=beat.value)
        if beat.mark is not None and isinstance(beat.mark.value, int):
            change(beat.at, beat.mark, to=beat.mark.value)
    elif isinstance(beat, Roll):
        for die in beat.dice:
            if die.face.isdecimal():
                change(die.id, None, to=int(die.face))


def untold_numbers(
    game: str, options: dict[str, Any], seed: int, answers: int, is_watched: Callable[[int, str, str], bool], best: bool
) -> list[str]:
    """Where the beats of a game's events do not lead from the numbers of a seat's screen to those after the answer.

    `is_watched` is asked for seat, id and the name of a number (empty: a pile, a track or a die); one that comes or
    goes with its item is not compared. The seats play as well as the game's own bot (`best`), or at random.
    """
    wrong: list[str] = []
    before: dict[int, Numbers] = {}
    known, given = 0, ""
    for table, asked, answer in played(game, options, seed, answers, best):
        assert table.log is not None
        after = {seat: numbers_of(look(table, seat, story=False)) for seat in range(table.state.players)}
        for seat, numbers in before.items():
            lines = table.log.known_to(seat, known)
            for line in lines:
                for beat in line.beats:
                    count_beat(numbers, beat)
            told = [type(line.event).__name__ for line in lines]
            wrong += [
                f"{given}: seat {seat} sees {place} {name} {now}, not {value}, after {told}"
                for (place, icon), named in numbers.items()
                for name, value in named.items()
                if (now := after[seat].get((place, icon), {}).get(name, value)) != value
                and is_watched(seat, place, name)
            ]
        before = after if table.game.rules.is_set_up(table.state) else {}
        known, given = len(table.log.lines), f"seat {asked} answers {answer}"
    return wrong
