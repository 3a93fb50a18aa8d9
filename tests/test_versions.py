"""A game's version changes when its playthroughs change, so that a record can say by which rules it was played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from undercroft.core.registry import metas
from undercroft.dev import versions

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("name", versions.built_in())
def test_the_version_was_counted_up_with_the_playthroughs(name: str) -> None:
    note, version = versions.noted(FOLDER).get(name), metas()[name].version
    assert note == {"version": version, "digest": versions.digest(FOLDER, name)}, (
        f"the playthroughs of {name} changed, so its rules are no longer version {version}: run `make playthroughs`, "
        f"which counts up the version in its meta.py, and commit both"
    )


def test_changed_playthroughs_count_up_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FOLDER, tmp_path / "texts")
    counted: list[tuple[str, str]] = []

    def count_up(game: str, version: str) -> str:
        counted.append((game, version))
        return "99"

    monkeypatch.setattr(versions, "count_up", count_up)
    assert versions.write_versions(tmp_path / "texts") == []
    file = next((tmp_path / "texts").glob("sanctum-*.txt"))
    text = file.read_text("utf-8")
    file.write_text(text.replace(versions.STORY, versions.STORY + "In other words: ", 1), "utf-8")
    assert versions.behind(tmp_path / "texts") == [], "the story told otherwise is no other rule"
    file.write_text(text.replace("  > ", "  > something-else-", 1), "utf-8")
    assert versions.behind(tmp_path / "texts") == ["sanctum"]
    record = tmp_path / "games" / "sanctum" / "records" / "won.json"
    record.parent.mkdir(parents=True)
    record.write_text(f'{{"rules": "{metas()["sanctum"].version}"}}')
    assert versions.write_versions(tmp_path / "texts") == ["sanctum 99"]
    assert record.read_text() == '{"rules": "99"}', (
        "recorded games go with the rules; their own tests see whether they fit"
    )
    assert counted == [("sanctum", metas()["sanctum"].version)]
    assert versions.noted(tmp_path / "texts")["sanctum"]["version"] == "99"
