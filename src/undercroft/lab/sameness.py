"""How alike a game's cards are: shapes that several share, cards that do the same, and how varied their verbs are.

Nothing is played: everything is read from the declarations that the game's `workbench.py` lists.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from math import log2
from typing import Any

import msgspec

from undercroft.core.game import Game
from undercroft.core.say import Arg, Say
from undercroft.core.workbench import Piece, Shelf
from undercroft.lab.simulate import lab_words

NUMBER = "n"


class Sameness(msgspec.Struct, kw_only=True):
    """How alike the pieces of one shelf are."""

    shelf: Shelf
    shapes: int
    """Different mechanics when numbers are left out."""
    sharing: int
    """Pieces that share their shape with another one."""
    alike: list[list[Piece]]
    """Groups that do the same, numbers included."""
    verbs: Counter[str]
    entropy: float
    """Of the verbs, in bits: how surprising the next verb is. A shelf of attacks alone has 0."""

    @property
    def pairs(self) -> int:
        return sum(len(group) * (len(group) - 1) // 2 for group in self.alike)


def shape(value: Any, kinds: frozenset[str] = frozenset(), field: str = "") -> Hashable:
    """A declaration without its numbers: what two cards share that are alike but for them.

    That something is there at all, and whether it helps or harms, is no number; nor is one of `kinds` (a condition).
    """
    if isinstance(value, msgspec.Struct):
        parts = ((name, getattr(value, name)) for name in value.__struct_fields__)
        return type(value).__name__, tuple((name, shape(part, kinds, name)) for name, part in parts if part)
    if isinstance(value, (tuple, list)):
        inside = tuple(shape(part, kinds, field) for part in value)
        return NUMBER if inside and set(inside) == {NUMBER} else inside
    if isinstance(value, (int, float)) and not isinstance(value, bool) and field not in kinds:
        return 0 if value == 0 else NUMBER if value > 0 else f"-{NUMBER}"
    return value if isinstance(value, (int, float, str, type(None))) else type(value).__name__


def structs(value: Any) -> Iterator[msgspec.Struct]:
    """All structs of a declaration, at every depth."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from structs(getattr(value, name))
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from structs(part)


def entropy(counts: Iterable[int]) -> float:
    """Shannon's, in bits."""
    there = [count for count in counts if count]
    total = sum(there)
    return -sum(count / total * log2(count / total) for count in there) if len(there) > 1 else 0.0


def compare(shelf: Shelf, verbs: tuple[type, ...], kinds: frozenset[str] = frozenset()) -> Sameness:
    """How alike the pieces of a shelf are."""
    shapes = Counter(shape(piece.mechanics, kinds) for piece in shelf.pieces)
    same: dict[Any, list[Piece]] = defaultdict(list)
    for piece in shelf.pieces:
        if any(piece.mechanics):  # blank cards do nothing: they are counted as such, not compared
            same[piece.mechanics].append(piece)
    used = Counter(
        type(part).__name__ for piece in shelf.pieces for part in structs(piece.mechanics) if isinstance(part, verbs)
    )
    return Sameness(
        shelf=shelf,
        shapes=len(shapes),
        sharing=sum(count for count in shapes.values() if count > 1),
        alike=[group for group in same.values() if len(group) > 1],
        verbs=used,
        entropy=entropy(used.values()),
    )


def table(game: Game[Any], language: str) -> list[list[str]]:
    """The shelves as rows of a table, its head first."""
    bench = game.workbench
    heads = ("kind", "cards", "shapes", "sharing", "pairs", "verbs", "entropy")
    rows = [[lab_words().text(Say(f"sameness.{head}"), language) for head in heads]]
    for shelf in bench.shelves():
        found = compare(shelf, bench.VERBS, bench.KINDS)
        numbers = [len(shelf.pieces), found.shapes, found.sharing, found.pairs, len(found.verbs)]
        rows.append([game.words.text(shelf.label, language), *map(str, numbers), f"{found.entropy:.2f}"])
    return rows


def figure_rows(game: Game[Any], language: str) -> list[list[str]]:
    """The game's own figures as rows of a table, its head first."""
    rows = [[lab_words().text(Say(f"sameness.{head}"), language) for head in ("figure", "value")]]
    for figure in game.workbench.figures():
        value = f"{figure.count}"
        if figure.of:
            args: dict[str, Arg] = {"count": figure.count, "of": figure.of, "share": f"{figure.count / figure.of:.0%}"}
            value = lab_words().text(Say("sameness.of", args), language)
        rows.append([game.words.text(figure.label, language), value])
    return rows


def alike_lines(game: Game[Any], language: str) -> list[str]:
    """Which cards do the same, shelf by shelf."""
    lines = []
    for shelf in game.workbench.shelves():
        for group in compare(shelf, game.workbench.VERBS, game.workbench.KINDS).alike:
            names = ", ".join(game.words.text(piece.name, language) for piece in group)
            lines.append(f"{game.words.text(shelf.label, language)}: {names}")
    return lines


def markdown(rows: list[list[str]]) -> list[str]:
    """A table for the pages of docs/content."""
    made = ["| " + " | ".join(row) + " |" for row in rows]
    return [made[0], "|---" * len(rows[0]) + "|", *made[1:]]


def told(game: Game[Any], language: str) -> list[str]:
    """Everything as lines of text."""
    rows, figures = table(game, language), figure_rows(game, language)
    if len(rows) + len(figures) == 2:
        return [lab_words().text(Say("sameness.nothing"), language)]
    lines = [lab_words().text(Say("sameness.about"), language), "", *markdown(rows)]
    lines += ["", *markdown(figures)] if len(figures) > 1 else []
    if alike := alike_lines(game, language):
        lines += ["", lab_words().text(Say("sameness.alike"), language), *(f"- {line}" for line in alike)]
    return lines
