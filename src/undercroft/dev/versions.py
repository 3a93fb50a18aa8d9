"""Versions of the rules: a game counts up its `version` in `meta.py` whenever its playthroughs change.

Beside the playthroughs, `versions.yaml` notes for each game the version and a digest of its texts.
"""

from __future__ import annotations

import hashlib
import importlib
import re
from importlib.resources import files
from pathlib import Path

import yaml

from undercroft.core.registry import metas

NOTES = "versions.yaml"
HEAD = "# Each game's version of the rules with a digest of its playthroughs; `make playthroughs` writes this.\n"
STORY = "  | "
"""How a line of the story begins: telling something in other words makes no other rules."""


def digest(folder: Path, game: str) -> str:
    """A short name of all that a game's playthroughs say about its rules."""
    told = hashlib.sha256()
    for file in sorted(folder.glob(f"{game}-*.txt")):
        told.update(file.name.encode())
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith(STORY):
                told.update(line.encode() + b"\n")
    return told.hexdigest()[:16]


def noted(folder: Path) -> dict[str, dict[str, str]]:
    """What was noted for each game: `version` and `digest`."""
    file = folder / NOTES
    return (yaml.safe_load(file.read_text("utf-8")) or {}) if file.is_file() else {}


def behind(folder: Path) -> list[str]:
    """The games whose playthroughs or version differ from what is noted."""
    notes = noted(folder)
    return [
        name
        for name in built_in()
        if notes.get(name) != {"version": metas()[name].version, "digest": digest(folder, name)}
    ]


def built_in() -> tuple[str, ...]:
    """The games of this package, which have their playthroughs here."""
    names: tuple[str, ...] = importlib.import_module("undercroft.games").GAMES
    return names


def write_versions(folder: Path) -> list[str]:
    """Count up the version of every game whose playthroughs changed and note them all; what was counted up."""
    notes = noted(folder)
    raised = []
    made = {}
    for name in built_in():
        found = digest(folder, name)
        version = metas()[name].version
        if name in notes and notes[name]["digest"] != found and version == notes[name]["version"]:
            old, version = version, count_up(name, version)
            restamp(folder.parent / "games" / name / "records", old, version)
            raised.append(f"{name} {version}")
        made[name] = {"version": version, "digest": found}
    (folder / NOTES).write_text(HEAD + yaml.safe_dump(made, sort_keys=False), "utf-8")
    return raised


def count_up(game: str, version: str) -> str:
    """Write the next version into the game's `meta.py`."""
    file = Path(str(files(f"undercroft.games.{game}") / "meta.py"))
    text = file.read_text("utf-8")
    following = str(int(version) + 1)
    changed, count = re.subn(rf'version="{version}"', f'version="{following}"', text)
    if count != 1:
        raise ValueError(f'{file} does not say version="{version}" once')
    file.write_text(changed, "utf-8")
    return following


def restamp(records: Path, old: str, new: str) -> None:
    """Say of the recorded games of the tests that they are of the new rules; their tests tell which no longer are."""
    for file in records.glob("*.json"):
        text = file.read_text("utf-8")
        file.write_text(text.replace(f'"rules": "{old}"', f'"rules": "{new}"', 1), "utf-8")
