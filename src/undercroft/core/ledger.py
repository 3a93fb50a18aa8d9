"""A game's rules as numbered clauses: reading, translating, and which of them a case or test cites."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

BINDING = ("engine", "setup", "campaign", "choice")
"""Tags of the clauses that software must keep; each needs a case or test."""

_CLAUSE = re.compile(
    r"^- \*\*([A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z]?\d+[a-z]?)\*\* \[([^\]]+)\]\s*"
    r"(?:\(§ ?((?:[^()]|\([^()]*\))*)\)"
    r"|\((?:Open|Fill-in|source|ruling|Secretariat|Living Rules)\b(?:[^()]|\([^()]*\))*\))?"
    r"\s*(.*)$"
)
"""Number, tags, heading of the rulebook, text. The number says whether it is a ruling (O) or from elsewhere (F)."""
_TRANSLATED = re.compile(r"^- \*\*([A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z]?\d+[a-z]?)\*\*\s+(.*)$")
_HEADING = re.compile(r"^##+ (.*)$")
CITATION = re.compile(r"\b[A-Z]{2}-[A-Z][A-Z0-9]*-[A-Z]?\d+[a-z]?\b")


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    tags: tuple[str, ...]
    topic: str
    source: str
    text: str

    @property
    def is_binding(self) -> bool:
        return any(tag in BINDING for tag in self.tags)


def read_clauses(ledger: str) -> list[Clause]:
    """Every clause of a ledger, in its order."""
    clauses: list[Clause] = []
    topic = ""
    lines: list[str] = []
    head: tuple[str, str, str, str] | None = None

    def close() -> None:
        if head is not None:
            tags = tuple(tag.strip() for tag in head[1].split(","))
            clauses.append(Clause(head[0], tags, head[2], head[3], " ".join(lines).strip()))

    for line in ledger.splitlines():
        found = _CLAUSE.match(line)
        heading = _HEADING.match(line)
        if found or heading or line.startswith("- ") or not line.strip():
            close()
            head, lines = None, []
        if heading:
            topic = heading[1].strip()
        elif found:
            head = (found[1], found[2], topic, (found[3] or "").strip())
            lines = [found[4]]
        elif head is not None:
            lines.append(line.strip())
    close()
    return clauses


def translate(clauses: Iterable[Clause], ledger: str) -> list[Clause]:
    """The clauses with topic and text of a translated ledger: `## Topic` and `- **ID** text`, nothing more. What it
    does not hold stays as it is."""
    found: dict[str, tuple[str, str]] = {}
    topic, last = "", ""
    for line in ledger.splitlines():
        if heading := _HEADING.match(line):
            topic, last = heading[1].strip(), ""
        elif clause := _TRANSLATED.match(line):
            last = clause[1]
            found[last] = (topic, clause[2].strip())
        elif line.strip() and not line.startswith("- ") and last:
            found[last] = (topic, f"{found[last][1]} {line.strip()}")
        else:
            last = ""
    return [
        msgspec.structs.replace(clause, topic=found[clause.id][0], text=found[clause.id][1])
        if clause.id in found
        else clause
        for clause in clauses
    ]


def cited(places: Iterable[Path]) -> set[str]:
    """Every clause id that the cases (YAML, their `rules` lists) and tests (Python) under these folders name."""
    found: set[str] = set()
    for place in places:
        for file in sorted(place.rglob("*")):
            if file.suffix in (".yaml", ".yml", ".py"):
                found.update(CITATION.findall(file.read_text("utf-8")))
    return found
