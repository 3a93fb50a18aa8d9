"""A game's rules to read in three languages, and to ask plain questions: "how do I level up my hero"."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.core.ledger import Clause, read_clauses, translate

if TYPE_CHECKING:
    from undercroft.core.clause_search import ClauseIndex

SYNONYMS = "synonyms.yaml"


class Rulebook:
    """`rules.md` of a package, with its translations `rules.uk.md` and `rules.ru.md`."""

    def __init__(self, ledger: str, package: str) -> None:
        self._english = read_clauses(ledger)
        self._package = package
        self._clauses: dict[str, list[Clause]] = {"en": self._english}
        self._indexes: dict[str, ClauseIndex] = {}

    def clauses(self, language: str = "en") -> list[Clause]:
        """Every clause in the words of a language; what is not translated is in English."""
        found = self._clauses.get(language)
        if found is None:
            place = files(self._package) / f"rules.{language}.md"
            found = translate(self._english, place.read_text("utf-8")) if place.is_file() else self._english
            self._clauses[language] = found
        return found

    def find(self, question: str, language: str = "en") -> list[Clause]:
        """The clauses that answer a question best, best first; a clause that is named by its id comes before all."""
        from undercroft.core.clause_search import ClauseIndex  # SQLite and stems, for whoever asks

        index = self._indexes.get(language)
        if index is None:
            places = (files("undercroft.core") / SYNONYMS, files(self._package) / SYNONYMS)
            synonyms = [place.read_text("utf-8") for place in places if place.is_file()]
            index = self._indexes[language] = ClauseIndex(self.clauses(language), language, synonyms)
        return index.find(question)
