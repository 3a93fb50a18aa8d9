"""How scenes become JSON for devices, and the count of what could not be drawn.

The fallbacks themselves (raw keys, placeholders) are those of `core/fallback.py`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any

from undercroft.core.fallback import DrawingFault, Encode, Names, Report, safe_encoder
from undercroft.core.game import Game

log = logging.getLogger("undercroft.server")


class Drawing:
    """What all tables of a server share for drawing: hints, and the faults counted by game and cause."""

    def __init__(self) -> None:
        self.faults: Counter[tuple[str, DrawingFault]] = Counter()
        """How often each game's screens could not be drawn, by cause."""
        self._hints: dict[tuple[str, str, str], str] = {}

    def report_to(self, game: str, table: str) -> Report:
        """The function that counts the faults of one table."""

        def report(fault: DrawingFault) -> None:
            self.count(game, table, [fault])

        return report

    def count(self, game: str, table: str, faults: Iterable[DrawingFault]) -> None:
        """Count faults, and log each cause the first time it is seen."""
        for fault in faults:
            self.faults[(game, fault)] += 1
            if self.faults[(game, fault)] == 1:
                extra = {"table": table, "cause": fault.error}
                log.error("table %s of %s: %s %s could not be drawn: %s", table, game, *fault, extra=extra)

    def encoder(self, game: Game[Any], language: str, report: Report, names: Names) -> Encode:
        """The function that writes parts of a scene as JSON in a language."""
        return safe_encoder(game.words, language, report, names)

    def hint(self, game: Game[Any], kind: str, language: str) -> str:
        """What explains a kind of question to a newcomer."""
        known = self._hints.get((game.name, kind, language))
        if known is None:
            known = game.words.attribute(f"ask.{kind}", "hint", language) or ""
            self._hints[(game.name, kind, language)] = known
        return known
