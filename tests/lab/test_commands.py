"""The lab's commands: what cannot be done is told in a sentence, before anything is played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = """
import runpy
import sys

_, missing, *sys.argv = sys.argv


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Missing())
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
IMPORTED = """
from importlib import import_module
import sys
from undercroft.core.errors import TableError

for name in sys.argv[1:]:
    sys.modules[name] = None
for room in ("envs", "fleet", "learn", "lessons", "spiel"):
    try:
        import_module(f"undercroft.lab.{room}")
    except TableError as error:
        print(error)
        assert isinstance(error, ImportError)
"""


def run(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "UNDERCROFT_LANG": language}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("torch", ["undercroft.lab.train", "bugs", "--out", "{}/x.json"], "learn"),
        ("numpy", ["undercroft.lab.train", "bugs", "--out", "{}/x.json"], "learn"),
        ("pyarrow", ["undercroft.cli", "simulate", "bugs", "--games", "1", "--out", "{}/x.parquet"], "lab"),
        ("ray", ["undercroft.cli", "simulate", "bugs", "--games", "1", "--ray", "local"], "ray"),
    ],
)
def test_what_is_not_installed_is_named_with_its_extra(
    module: str, words: list[str], extra: str, tmp_path: Path
) -> None:
    done = run("-c", WITHOUT, module, *(word.format(tmp_path) for word in words))
    assert done.stderr == f"This needs the extra “{extra}” ({module} is missing): install undercroft[{extra}].\n"
    assert (done.returncode, done.stdout) == (2, "")
    assert not list(tmp_path.iterdir())


def test_a_room_of_the_lab_that_cannot_be_imported_says_why() -> None:
    done = run("-c", IMPORTED, "torch", "numpy", "gymnasium", "pyspiel")
    told = [line.split(")")[0] for line in done.stdout.splitlines()]
    missing = [("learn", "gymnasium")] * 2 + [("learn", "numpy")] * 2 + [("spiel", "numpy")]
    assert told == [f"This needs the extra “{extra}” ({module} is missing" for extra, module in missing], done.stderr
