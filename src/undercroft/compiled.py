"""Whether the rules run compiled: the library that `scripts/compile.py` made is used where it is there and fits.

`UNDERCROFT_PURE=1` runs the plain modules all the same. In a checkout a library older than the sources is left alone.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

PACKAGE = Path(__file__).parent
COMPILED_FOLDERS = ("core", "agents", "games")
PLAIN, OLD, COMPILED = "plain", "plain, for the compiled modules are older than the sources", "compiled"


class Finder:
    """Finds the modules that the library holds, ahead of the files they were compiled from."""

    def __init__(self) -> None:
        self.library: ModuleType | None = None
        self.names: frozenset[str] = frozenset()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("undercroft.") or name.split(".", 2)[1] not in COMPILED_FOLDERS:
            return None
        if self.library is None:
            self.library = import_module("undercroft._compiled")
            self.names = frozenset(self.library.NAMES)
            group: ModuleType = self.library.group  # where mypyc's own code looks for the folder of its modules
            group.__file__ = str(PACKAGE.parent / group.__name__)
            sys.modules[group.__name__] = group
        if name not in self.names:
            return None
        loader: Any = self
        return spec_from_file_location(name, f"{PACKAGE.parent.joinpath(*name.split('.'))}.py", loader=loader)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, its body already run."""
        assert self.library is not None
        made: ModuleType = self.library.load(spec.name)
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def find_library() -> Path | None:
    files = (PACKAGE / f"_compiled{suffix}" for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.is_file()), None)


def is_old(library: Path) -> bool:
    """Whether a source of this checkout changed after the library was made. What is installed never changes."""
    if not (PACKAGE.parents[1] / "pyproject.toml").is_file():
        return False
    made = library.stat().st_mtime
    return any(_has_newer(os.path.join(PACKAGE, folder), made) for folder in COMPILED_FOLDERS)


def _has_newer(folder: str, made: float) -> bool:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                if entry.stat().st_mtime > made:
                    return True
            elif "." not in entry.name and entry.name != "__pycache__" and _has_newer(entry.path, made):
                return True
    return False


def use_library() -> str:
    """Have the compiled modules loaded from now on, where there are any to use; in one word, what runs."""
    library = find_library()
    if library is None or os.environ.get("UNDERCROFT_PURE", "0") not in ("", "0"):
        return PLAIN
    if is_old(library):
        return OLD
    sys.meta_path.insert(0, Finder())
    return COMPILED
