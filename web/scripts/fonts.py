"""Cuts the small fonts in web/fonts out of the whole ones: the letters that src/style/fonts.css names for each file.

The files keep the fields that name their authors and their licence (SIL Open Font License 1.1).
Run it after those ranges or the fonts changed: `python web/scripts/fonts.py`, with fonttools and brotli installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
WHOLE = WEB / "node_modules" / "@fontsource"
FACE = re.compile(r'url\("../../fonts/(([\w-]+)-(latin|cyrillic)-(\d+)\.woff2)"\)[^}]*?unicode-range: ([^;]+);')
FEATURES = "kern,liga,ccmp,mark,locl,tnum,lnum"
"""What the page uses: pairs, ligatures, marks on letters, figures of one width."""


def main() -> None:
    for name, family, script, weight, letters in FACE.findall((WEB / "src/style/fonts.css").read_text("utf-8")):
        whole = WHOLE / family / "files" / f"{family}-{script}-{weight}-normal.woff2"
        small = WEB / "fonts" / name
        wishes = [
            f"--unicodes={letters.replace(' ', '')}", f"--layout-features={FEATURES}", f"--output-file={small}",
            "--flavor=woff2", "--no-hinting", "--desubroutinize", "--name-IDs=*",
        ]  # fmt: skip
        subprocess.run([sys.executable, "-m", "fontTools.subset", str(whole), *wishes], check=True)
        print(f"{name}: {whole.stat().st_size} -> {small.stat().st_size} bytes")


if __name__ == "__main__":
    main()
