"""What `undercroft games` lists: the options of set-up of each built-in game, written down so that none is loaded."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from undercroft.core.registry import LISTED, LISTING, load
from undercroft.dev.versions import built_in


def listing() -> dict[str, list[dict[str, Any]]]:
    return {
        name: [{field: getattr(setting, field) for field in LISTED} for setting in load(name).settings]
        for name in built_in()
    }


def write_listing() -> None:
    Path(str(files("undercroft.games") / LISTING)).write_text(
        json.dumps(listing(), ensure_ascii=False, indent=1) + "\n", "utf-8"
    )
