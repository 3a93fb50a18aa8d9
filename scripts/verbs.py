"""Write `docs/verbs.md`: the words that cards are declared in, from the structs of every game's `verbs.py`.

`python scripts/verbs.py` writes the page; with `--check` it only says whether the page is up to date.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "undercroft" / "games"
PAGE = ROOT / "docs" / "verbs.md"
TITLES = {
    "thunderstone": "Thunderstone", "haven": "Jaws of the Lion and Buttons & Bugs (the haven kernel)",
    "sanctum": "Sanctum", "machina": "Machina Arcana",
}  # fmt: skip
HEAD = """# The verbs of cards

A card is declared in these words. The rules run them and the screen makes the card's text of them, so the two cannot
disagree. This page is written by `python scripts/verbs.py` from the docstrings of each game's `verbs.py`: change those
and run it again.
"""


def vocabularies() -> Iterator[tuple[str, Path]]:
    """Each game that has a vocabulary, in the order of the titles, and its file."""
    for name in TITLES:
        for file in (GAMES / name / "cards" / "verbs.py", GAMES / name / "verbs.py"):
            if file.exists():
                yield name, file


def structs(file: Path) -> list[ast.ClassDef]:
    """The classes of the module that are msgspec structs, directly or by one another."""
    known = {"msgspec.Struct", "Struct"}
    found = []
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in known for base in node.bases):
            known.add(node.name)
            found.append(node)
    return found


def line(text: str | None) -> str:
    """The first paragraph of a docstring in one line that a table can hold."""
    return " ".join((text or "").partition("\n\n")[0].split()).replace("|", "\\|")


def fields(node: ast.ClassDef) -> Iterator[str]:
    """`name: type = default`, and what the string below the field says of it."""
    for at, part in enumerate(node.body):
        if not isinstance(part, ast.AnnAssign) or ast.unparse(part.annotation).startswith("ClassVar"):
            continue
        written = f"`{ast.unparse(part)}`".replace("|", "\\|")
        below = node.body[at + 1] if at + 1 < len(node.body) else None
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            written += f" {line(below.value.value)}"
        yield written


def section(name: str, file: Path) -> Iterator[str]:
    """A game's part of the page: a table for each base class, in the order of the file."""
    found = structs(file)
    by_name = {node.name: node for node in found}
    bases = {ast.unparse(base) for node in found for base in node.bases}
    yield f"\n## {TITLES[name]}\n\n`{file.relative_to(ROOT)}`"
    heading: str | None = None
    for node in found:
        base = ast.unparse(node.bases[0])
        if node.name in bases and not list(fields(node)):
            continue  # only a heading for what follows
        if base != heading:
            heading = base
            if base in by_name:
                yield f"\n### {base}\n\n{line(ast.get_docstring(by_name[base]))}"
            yield "\n| verb | what it does | fields |\n|---|---|---|"
        yield f"| `{node.name}` | {line(ast.get_docstring(node))} | {'<br>'.join(fields(node))} |"


def page() -> str:
    lines = [HEAD.rstrip()]
    for name, file in vocabularies():
        lines += section(name, file)
    return "\n".join(lines) + "\n"


def main() -> int:
    made = page()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text("utf-8") != made:
            print("docs/verbs.md is not what the vocabularies say: run `python scripts/verbs.py`")
            return 1
        return 0
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
