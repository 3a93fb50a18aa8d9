"""Pictures as data: which silhouette, tone and backdrop each thing of a game has, in `art.json` beside its cards.

The page composes the pictures; rules and screens only name them: `jaws/monster/zealot`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Art(msgspec.Struct, frozen=True, omit_defaults=True):
    """One picture: an icon of the Game Icons set before a backdrop, in a hue from 0 to 359."""

    icon: str
    hue: int
    back: str
    sat: float = 1.0


@cache
def art_of(package: str) -> dict[str, dict[str, Art]]:
    """The pictures of a package, by kind and id; none where it brings no `art.json`."""
    file = files(package) / "art.json"
    if not file.is_file():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Art]])
