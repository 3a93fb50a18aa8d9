"""Run the notebooks of docs/notebooks and write what their cells show: `python scripts/notebooks.py [--check]`.

Only text and HTML that a cell shows are kept, so no notebook program is needed; `--check` compares instead of writing.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "notebooks"


def run_cell(source: str, scope: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line where that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), scope)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), scope)
    return printed.getvalue(), value


def outputs_of(printed: str, value: Any, count: int) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    if printed:
        made.append({"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_html_"):
            data["text/html"] = value._repr_html_().splitlines(keepends=True)
        made.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return made


def executed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with what its cells show now."""
    scope: dict[str, Any] = {"__name__": "__notebook__"}
    made, count = json.loads(json.dumps(notebook)), 0
    for cell in made["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = outputs_of(*run_cell("".join(cell["source"]), scope), count)
    return made


def text_of(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    wrong = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        before = path.read_text("utf-8")
        after = text_of(executed(json.loads(before)))
        if before != after and "--check" in sys.argv:
            print(f"{path.name} shows something else now: python scripts/notebooks.py")
            wrong += 1
        elif before != after:
            path.write_text(after, "utf-8")
            print(f"wrote {path.name}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
