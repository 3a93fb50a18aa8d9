"""What may go wrong for a person, said as a message with typed arguments.

An error names what was wrong and what would be right; raising one never changes the table.
"""

from __future__ import annotations

from undercroft.core.say import Arg, Say


class TableError(Exception):
    """Something a person asked for cannot be done; `say` tells them why in their language."""

    def __init__(self, key: str, /, clause: str | None = None, **args: Arg) -> None:
        self.say = Say(key, args, clause)
        self.game = ""
        """The game whose own words tell it, where that is known."""
        super().__init__(key)

    def __str__(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        """The sentence that people read."""
        from undercroft.core.registry import available, load  # words read message files; only a shown error needs them
        from undercroft.core.words import core_words

        words = core_words()
        if not words.has(self.say.key) and self.game in available():
            words = load(self.game).words
        if words.has(self.say.key):
            return words.text(self.say, language)
        details = ", ".join(f"{name} {value}" for name, value in self.say.args.items())
        return f"{self.say.key}: {details}"  # a game's own message, which only the game's words can say


class BadAnswer(TableError):
    """The answer is not among the options, or this seat is not asked."""


class CannotUndo(TableError):
    """Something new was learned since, so the answer stands."""


class BadOption(TableError):
    """A set-up option is unknown or its value does not fit."""


class NeedsExtra(BadOption, ImportError):
    """A package that comes with an extra of this program is not installed."""


class BadRecord(TableError):
    """A record is damaged, or no longer fits the rules."""


class OtherRules(BadRecord):
    """A record was played by another version of the rules; it can be replayed as far as it fits."""


class BadOutcome(TableError):
    """A scripted or entered outcome is not possible here."""


class RulesBroken(Exception):
    """A game broke its contract (an empty choice, say): a bug of ours, never a person's fault."""
