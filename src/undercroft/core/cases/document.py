"""Reading a document of cases: every word, type and name is checked here, before anything is played.

A mistake in one case never hides the others: that case carries its fault, and fails with it when it is run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import yaml

SEED = 1


class CaseError(Exception):
    """A case that fails or cannot be read: what differed or what would be right, and where it stood."""


class Case(msgspec.Struct):
    """One case of a document; `seed` decides the chances that no step names."""

    game: str
    name: str
    file: str
    rules: list[str] = []
    options: dict[str, Any] = {}
    given: dict[str, Any] | None = None
    steps: list[dict[str, Any]] = []
    expect: dict[str, Any] = {}
    view: dict[str, Any] = {}
    seed: int = SEED
    line: int = 0
    lines: dict[str, int] = {}
    """The line of each part, such as `steps.2` or `expect.seats.0.coins`."""
    fault: str = ""
    """What is wrong with the document here; such a case is not played."""


def _scalar(value: Any) -> str:
    return "" if isinstance(value, (str, int)) and not isinstance(value, bool) else "one key or name"


def _text(value: Any) -> str:
    return "" if isinstance(value, str) and value.strip() else "some words"


def _whole(value: Any) -> str:
    return "" if type(value) is int else "a whole number"


def _truth(value: Any) -> str:
    return "" if type(value) is bool else "true or false"


def _mapping(value: Any) -> str:
    return "" if isinstance(value, dict) else "a mapping: `{path: value}`"


def _filled(value: Any) -> str:
    return "" if isinstance(value, dict) and value else "a mapping with at least one path"


def _names(value: Any) -> str:
    many = value if isinstance(value, list) else [value]
    return "" if not any(map(_scalar, many)) else "an outcome, or a list of outcomes"


def _never(value: Any) -> str:
    if isinstance(value, dict):
        return "" if value and not any(map(_names, value.values())) else "`{kind: outcome}`, each with an outcome"
    return _names(value)


def _clauses(value: Any) -> str:
    fits = isinstance(value, list) and all(isinstance(one, str) for one in value)
    return "" if fits else "a list of clause ids: `[TH-LGT-3]`"


def _steps(value: Any) -> str:
    return "" if isinstance(value, list) and all(isinstance(step, dict) for step in value) else "a list of steps"


def _given(value: Any) -> str:
    return "" if value is None or isinstance(value, dict) else "a mapping: `{word: edit}`, or `{}`"


def _view(value: Any) -> str:
    if not isinstance(value, dict) or "seat" not in value or len(value) < 2:
        return "a mapping with `seat` and at least one path"
    seat = value["seat"]
    return "" if seat is None or type(seat) is int else "a mapping whose `seat` is a number, or null for a spectator"


_DOCUMENT_WORDS = {"game", "cases", "anchors", "maps"}
"""`anchors` and `maps` hold parts that several cases of the document repeat, by YAML's own anchors."""
_CASE_WORDS: dict[str, Callable[[Any], str]] = {
    "name": _text, "rules": _clauses, "options": _mapping, "seed": _whole, "given": _given, "steps": _steps,
    "expect": _mapping, "view": _view,
}  # fmt: skip
_STEP_WORDS: dict[str, Callable[[Any], str]] = {
    "choose": _scalar, "refuse": _scalar, "chance": _names, "never": _never, "seat": _whole, "undo": _truth,
    "stop": _text, "expect": _filled, "view": _view,
}  # fmt: skip
LOOKING = ("expect", "view", "refuse", "never", "undo")
"""Words that can fail a case: one without any of them shows nothing."""


def read_cases(path: str | Path) -> list[Case]:
    """The cases of a file; CaseError where the file itself cannot be read."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise CaseError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CaseError(f"{path}: not a text in UTF-8") from None
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
        document = None if node is None else loader.construct_document(node)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise CaseError(f"{path}: not YAML: {error}") from None
    if not isinstance(document, dict) or not {"game", "cases"} <= document.keys():
        raise CaseError(f"{path}: a document needs `game` and `cases`")
    unknown = document.keys() - _DOCUMENT_WORDS
    if unknown:
        raise CaseError(f"{path}: unknown {_words(unknown)}; a document has {_words(_DOCUMENT_WORDS)}")
    if not isinstance(document["game"], str) or not isinstance(document["cases"], list):
        raise CaseError(f"{path}: `game` is the name of a game, `cases` a list")
    return list(_each(str(path), document, node))


_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml reads ten times as quickly, where it is there


class _Loader(_Base):  # type: ignore[misc]
    """Refuses a mapping that says a word twice: YAML would quietly keep the last."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key, _ in node.value:
            if key.tag == "tag:yaml.org,2002:merge":
                continue
            name = self.construct_object(key, deep=True)
            if not isinstance(name, (str, int, float, bool, type(None))):
                raise yaml.YAMLError(f"line {key.start_mark.line + 1}: a list or mapping cannot be a word")
            if name in seen:
                raise yaml.YAMLError(f"line {key.start_mark.line + 1}: the word `{name}` stands twice")
            seen.add(name)
        made: dict[Any, Any] = super().construct_mapping(node, deep)
        return made


def _each(path: str, document: Mapping[str, Any], node: Any) -> Iterator[Case]:
    listed = next(value for key, value in node.value if key.value == "cases")
    names: set[str] = set()
    for number, (entry, part) in enumerate(zip(document["cases"], listed.value, strict=True), 1):
        line = part.start_mark.line + 1
        name = str(entry["name"]) if isinstance(entry, dict) and "name" in entry else f"case {number}"
        fault = _fault(entry) or (f"another case of this file has the name “{name}”" if name in names else "")
        names.add(name)
        if fault:
            yield Case(game=document["game"], name=name, file=path, line=line, fault=f"line {line}: {fault}")
            continue
        yield Case(
            game=document["game"], name=name, file=path, line=line, lines=dict(_lines("", part)),
            rules=entry.get("rules") or [], options=entry.get("options") or {}, given=entry.get("given"),
            steps=entry.get("steps") or [], expect=entry.get("expect") or {}, view=entry.get("view") or {},
            seed=entry.get("seed", SEED),
        )  # fmt: skip


def _lines(path: str, node: Any) -> Iterator[tuple[str, int]]:
    """Where each part of a case stands: only what errors point at, the steps and the expected paths."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            below = f"{path}.{key.value}" if path else str(key.value)
            yield below, key.start_mark.line + 1
            yield from _lines(below, value)
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value):
            below = f"{path}.{number}"
            yield below, value.start_mark.line + 1
            yield from _lines(below, value)


def _fault(entry: Any) -> str:
    if not isinstance(entry, dict) or "name" not in entry:
        return "a case is a mapping with a `name`"
    fault = _wrong_words("a case", entry, _CASE_WORDS, ("options", "steps", "expect", "rules"))
    if fault:
        return fault
    steps = entry.get("steps") or []
    for number, step in enumerate(steps, 1):
        fault = _wrong_words("a step", step, _STEP_WORDS) or ("" if step else "a step has at least one word")
        if fault:
            return f"step {number}: {fault}"
    if not entry.get("expect") and "view" not in entry and not any(word in step for step in steps for word in LOOKING):
        return "it expects nothing: say what shall hold with `expect`"
    return ""


def _wrong_words(
    what: str,
    entry: Mapping[Any, Any],
    words: Mapping[str, Callable[[Any], str]],
    may_be_empty: Collection[str] = (),
) -> str:
    for word, value in entry.items():
        if word not in words:
            return f"unknown `{word}`{suggestion(str(word), words)}; {what} has {_words(words)}"
        if value is None and word in may_be_empty:
            continue
        wanted = words[word](value)
        if wanted:
            return f"`{word}: {value!r}`: `{word}` takes {wanted}"
    return ""


def suggestion(word: str, known: Any) -> str:
    """` (did you mean `choose`?)`, where something known is near."""
    near = get_close_matches(word, [str(one) for one in known], 1, 0.6)
    return f" (did you mean `{near[0]}`?)" if near else ""


def _words(words: Any) -> str:
    return ", ".join(f"`{word}`" for word in sorted(map(str, words)))
