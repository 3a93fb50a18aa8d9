"""Every letter that the project itself writes is in the small fonts of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FONTS = ROOT / "web" / "fonts"
FACE = re.compile(r'url\("../../fonts/(([\w-]+)-(?:latin|cyrillic)-(\d+)\.woff2)"\)[^}]*?unicode-range: ([^;]+);')
FACES = FACE.findall((ROOT / "web/src/style/fonts.css").read_text("utf-8"))
RARE = set("éíćů→")
"""In names of people, which come with the whole font, and a sign that neither font has."""


def letters_of(ranges: str) -> set[str]:
    found: set[str] = set()
    for part in ranges.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        found.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found


@pytest.mark.parametrize("font", ["alegreya-sc 800", "fira-sans-condensed 400", "fira-sans-condensed 600"])
def test_small_fonts_hold_every_letter_of_the_words(font: str) -> None:
    files = [*(ROOT / "src").rglob("words/*.ftl"), ROOT / "web/src/words.ts"]
    written = set("".join(file.read_text("utf-8") for file in files)) - {"\n", "\t"} - RARE
    held = set().union(*(letters_of(ranges) for _, family, weight, ranges in FACES if f"{family} {weight}" == font))
    assert len(files) > 15
    assert not written - held


def test_small_fonts_are_there() -> None:
    assert sorted(name for name, *_ in FACES) == sorted(file.name for file in FONTS.glob("*.woff2"))
    assert sum(file.stat().st_size for file in FONTS.glob("*.woff2")) < 60_000
