"""Check the pages: every local link leads somewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#]+)")


def main() -> int:
    wrong = []
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text("utf-8")
        for link in LINK.findall(text):
            if not (page.parent / link.strip()).exists():
                wrong.append(f"{page.relative_to(ROOT)}: the link {link} leads nowhere")
    print("\n".join(wrong) or "pages: all links lead somewhere")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
