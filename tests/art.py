"""What tests of pictures share: the pictures of all packages by key, and the keys that a scene names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.core.art import Art, art_of
from undercroft.core.game import available

PACKAGES = {"core": "undercroft.core", "haven": "undercroft.games.haven"} | {
    name: f"undercroft.games.{name}" for name in available()
}


def pictures(name: str) -> dict[str, Art]:
    """The pictures of a package, by kind and id: `monster/zealot`."""
    return {f"{kind}/{id}": art for kind, things in art_of(PACKAGES[name]).items() for id, art in things.items()}


def every_picture() -> dict[str, Art]:
    """By the key that scenes use: `jaws/monster/zealot`."""
    return {f"{name}/{key}": art for name in PACKAGES for key, art in pictures(name).items()}


def named_in(scene: Any) -> Iterator[str]:
    """Every art key in a rendered scene."""
    if isinstance(scene, dict):
        art = scene.get("art")
        if isinstance(art, str) and art:
            yield art
        for value in scene.values():
            yield from named_in(value)
    elif isinstance(scene, list):
        for value in scene:
            yield from named_in(value)
