"""A game's executable rulebook: its cases, for the `test_cases.py` of its own folder."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from undercroft.core.cases import Case, read_cases
from undercroft.core.registry import metas


def cases_of(game: str) -> list[Case]:
    """All cases of a game, in the order of its files."""
    folder = Path(str(files(metas()[game].package) / "cases"))
    return [case for file in sorted(folder.glob("*.yaml")) for case in read_cases(file)]


def case_id(case: Case) -> str:
    """What a case is called in the report of a run."""
    return f"{Path(case.file).stem}: {case.name}"


def names_given_twice(cases: list[Case]) -> list[str]:
    names = [case.name for case in cases]
    return sorted({name for name in names if names.count(name) > 1})
