"""Every scenario against the published places: monsters by number of characters, objects, traps, tokens, doors."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest
import yaml

from undercroft.core.grid import cells
from undercroft.games.jaws.cards.scenarios import SCENARIOS

PLACES = yaml.safe_load((Path(__file__).parent / "places.yaml").read_text())
ItemCard = tuple[str, ...]
Hexes = frozenset[tuple[int, int]]


def hit_points(formula: str) -> str:
    """What a formula gives for 2 to 4 characters at every level."""
    table = [eval(formula, {"C": count, "L": level, "ceil": math.ceil}) for count in (2, 3, 4) for level in range(8)]
    return str(table)


def published(lines: list[str]) -> list[tuple[ItemCard, Hexes | None]]:
    found: list[tuple[ItemCard, Hexes | None]] = []
    for line in lines:
        name, *details = line.split()
        at = next(n for n, word in enumerate(details) if word == "?" or ("," in word and "(" not in word))
        place, words = details[at], details[:at] + details[at + 1 :]
        if "C" in "".join(words[:1]) or "L" in "".join(words[:1]):
            words[0] = hit_points(words[0])
        pairs = [one.split(",") for one in place.split("+")] if place != "?" else []
        found.append(((name, *words), frozenset((int(q), int(r)) for q, r in pairs) or None))
    return found


def ours(number: int, room: int | str) -> list[tuple[ItemCard, Hexes]]:
    scenario = SCENARIOS[number]
    board = scenario.board
    if room == "letters":
        return [((f"letter-{x}",), frozenset([place])) for x, places in scenario.letters.items() for place in places]
    found: list[tuple[ItemCard, Hexes]] = []
    for placed, cell in board.monsters:
        if board.room_of[cell] == room:
            mark = (placed.mark,) if placed.mark else ()
            found.append(((placed.monster, placed.ranks, *mark), frozenset([placed.at])))
    tokens = (("trap", board.traps), ("effect-trap", board.effect_traps), ("coin", sum(1 << at for at in board.coins)))
    for name, hexes in tokens:
        for cell in cells(hexes):
            if board.room_of[cell] == room:
                found.append(((name,), frozenset([board.coordinates[cell]])))
    for cell, treasure in board.treasures.items():
        if board.room_of[cell] == room:
            found.append(((f"treasure-{treasure}",), frozenset([board.coordinates[cell]])))
    for opens, hexes in zip(board.opens, board.door_cells, strict=True):
        if opens == room:
            found += [(("door",), frozenset([board.coordinates[cell]])) for cell in cells(hexes)]
    for objective, places in board.objectives:
        if board.room_of[places[0]] == room:
            table = [objective.health(count, level) for count in (2, 3, 4) for level in range(8)]
            mark = (objective.mark,) if objective.mark else ()
            found.append(((objective.name, str(table), *mark), frozenset(objective.places)))
    return found


@pytest.mark.parametrize(("number", "room"), [(number, room) for number in PLACES for room in PLACES[number]])
def test_a_room_holds_what_is_published(number: int, room: int | str) -> None:
    """Ranks by number of characters, hit points, tokens and their hexes (JL-SET-2, JL-SET-5, JL-SET-6, JL-OBJ-2).

    The sources count hexes from an origin of their own, so one shift must bring all of them onto ours. A door may cover
    more hexes than its token, and scenario 17's passage and letters of special rules are drawn by us.
    """
    wanted, found = published(PLACES[number][room]), ours(number, room)
    extra = ("door", "letter-B")
    kinds = Counter(thing for thing, _ in found if thing[0] not in extra)
    assert kinds == Counter(thing for thing, _ in wanted if thing[0] not in extra)
    shifts = None
    for thing, hexes in wanted:
        if hexes is None:
            continue
        q, r = min(hexes)
        fits = set()
        for other, places in found:
            if thing == other:
                for at in places:
                    shift = (at[0] - q, at[1] - r)
                    if {(one[0] + shift[0], one[1] + shift[1]) for one in hexes} == places:
                        fits.add(shift)
        shifts = fits if shifts is None else shifts & fits
    assert shifts is None or len(shifts) == 1


@pytest.mark.parametrize("number", [number for number in PLACES if number != 12])
def test_all_rooms_of_a_scenario_lie_in_one_frame(number: int) -> None:
    """Rooms stand to each other as published (scenario 12's pages have a frame each)."""
    common = None
    for room in PLACES[number]:
        found = ours(number, room)
        for thing, hexes in published(PLACES[number][room]):
            if hexes is None:
                continue
            q, r = min(hexes)
            fits = {(at[0] - q, at[1] - r) for other, places in found if thing == other for at in places}
            common = fits if common is None else common & fits
    assert common is None or common
