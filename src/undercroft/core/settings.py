"""Options of set-up: what may be chosen before a game begins, and how a person's words for it are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from undercroft.core.errors import BadOption
from undercroft.core.say import Say


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """One option of set-up. `kind`: int (min to max), choice (one of `values`), choices (several of them) or bool.

    Its words are the messages `setting-<name>` (with `.hint`) and, for values, `setting-<name>-<value>` or
    what `label` makes of them.
    """

    name: str
    kind: str
    default: Any
    min: int = 0
    max: int = 0
    values: tuple[str, ...] = ()
    label: str = ""
    """Prefix of the values' messages, such as `card.`; empty: `setting.<name>.`. With it, numbers have names too."""
    about: str = ""
    """Ending of the messages that tell more of a value, such as `-intro`; empty: nothing more is told."""
    art: Mapping[str, str] = {}
    """The picture of a value: `jaws/hero/hatchet`."""
    facts: Mapping[str, tuple[Say, ...]] = {}
    """What else to know of a value before choosing it: hit points, cards in hand."""
    faces: Mapping[str, tuple[tuple[str, Say], ...]] = {}
    """What a value brings to the table: pictures with their names."""
    only_with: tuple[str, str] = ("", "")
    """Another setting and the value that it must have for this one to matter."""

    @property
    def names(self) -> tuple[str, ...]:
        """All values that have words: those of a choice, and numbers with names."""
        if self.kind == "int" and self.label:
            return tuple(str(number) for number in range(self.min, self.max + 1))
        return self.values

    def read(self, value: Any) -> Any:
        """The value a person meant, from text or JSON; BadOption says what would be right."""
        if self.kind == "int":
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = None
            if number is None or isinstance(value, (bool, float)) or not self.min <= number <= self.max:
                raise BadOption("error.option-whole", name=self.name, value=str(value), least=self.min, most=self.max)
            return number
        if self.kind == "bool":
            known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
            if str(value).lower() not in known:
                raise BadOption("error.option-yes", name=self.name, value=str(value))
            return known[str(value).lower()]
        if self.kind == "choice":
            if value not in self.values:
                raise BadOption("error.option-one", name=self.name, value=str(value), values=", ".join(self.values))
            return value
        if not isinstance(value, (str, list, tuple)):
            raise BadOption("error.option-one", name=self.name, value=str(value), values=", ".join(self.values))
        chosen = [part for part in value.split(",") if part] if isinstance(value, str) else list(value)
        for part in chosen:
            if part not in self.values:
                raise BadOption("error.option-one", name=self.name, value=str(part), values=", ".join(self.values))
        return chosen


def read_options(settings: Sequence[Setting], options: Mapping[str, Any]) -> dict[str, Any]:
    """All settings with their values, defaults filled in; BadOption for anything unknown or out of range."""
    known = {setting.name: setting for setting in settings}
    for name in options:
        if name not in known:
            raise BadOption("error.option-unknown", name=str(name), names=", ".join(known))
    return {
        name: setting.read(options[name]) if name in options else setting.default for name, setting in known.items()
    }
