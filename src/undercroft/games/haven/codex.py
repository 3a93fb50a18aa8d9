"""What the codices of Jaws and Bugs list alike: conditions, elements, kinds of terrain; and numbers by level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from undercroft.core.codex import Entry, NumberRow, NumberTable
from undercroft.core.say import Say, say
from undercroft.core.scene import CardItem


def by_level(title: Say, levels: Iterable[int], rows: Iterable[NumberRow]) -> NumberTable:
    """A table whose columns are levels."""
    return NumberTable(title=title, heads=list(levels), rows=list(rows))


def scenario_number(number: int | str) -> Say:
    """A scenario without its name, which a campaign may still keep for later."""
    return say("codex.scenario-number", number=number)


def condition(name: str, clauses: Sequence[str]) -> Entry:
    title = say(f"condition.{name}")
    return _plain("condition", name, title, f"haven/condition/{name}", say(f"codex.condition-{name}"), clauses)


def element(name: str, clauses: Sequence[str]) -> Entry:
    """What elements are for is told in each game's own words."""
    return _plain(
        "element", name, say(f"element.{name}"), f"haven/element/{name}", say("codex.what-elements-do"), clauses
    )


def terrain(name: str, title: Say, art: str, clauses: Sequence[str], tables: Iterable[NumberTable] = ()) -> Entry:
    """A kind of hex, or what lies on one."""
    made = _plain("terrain", name, title, art, say(f"codex.terrain-{name}"), clauses)
    made.tables = list(tables)
    return made


def _plain(kind: str, name: str, title: Say, art: str, text: Say, clauses: Sequence[str]) -> Entry:
    """Something with a picture, a name and what it does."""
    id = f"{kind}-{name}"
    return Entry(
        id=id, kind=kind, card=CardItem(id=id, title=title, style=kind, art=art, lines=[text]), clauses=list(clauses)
    )
