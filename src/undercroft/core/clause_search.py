"""Plain questions to the rules: stems and synonyms looked up in SQLite's full-text index, ranked by BM25."""

from __future__ import annotations

import re
import sqlite3
import weakref
from collections import Counter
from collections.abc import Iterable

import yaml

from undercroft.core.ledger import CITATION, Clause
from undercroft.core.stems import stemmer, words_of

_TOPIC_WEIGHT, _TEXT_WEIGHT = 1.5, 1.0
_SYNONYM_SHARE = 0.65
"""What a synonym of an asked word counts, beside the word itself."""
_COVER_SHARE = 0.3
"""How much of a clause's score hangs on how many of the asked words it has."""
_NEIGHBOURS, _TOPIC_SHARE = 6, 0.6
"""A clause counts more where others of its topic fit too: how many of them, and how much."""
MOST = 30


class ClauseIndex:
    """The clauses of one game in one language."""

    def __init__(self, clauses: Iterable[Clause], language: str, synonyms: Iterable[str] = ()) -> None:
        self._stem = stemmer(language)
        self._clauses = {clause.id: clause for clause in clauses}
        self._ignored: set[str] = set()
        self._groups: dict[str, set[str]] = {}
        for text in synonyms:
            self._read_synonyms(yaml.safe_load(text).get(language, {}))
        self._shown = [clause for clause in self._clauses.values() if "n/a" not in clause.tags]
        self._base = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self._base.close)  # an index lives as long as its game: nobody else closes it
        self._base.execute("CREATE VIRTUAL TABLE clause USING fts5 (topic, text, tokenize = 'unicode61')")
        self._base.executemany(
            "INSERT INTO clause (rowid, topic, text) VALUES (?, ?, ?)",
            [(at, self._stems(clause.topic), self._stems(clause.text)) for at, clause in enumerate(self._shown)],
        )

    def _read_synonyms(self, found: dict[str, list[str]]) -> None:
        self._ignored.update(self._stem(word) for line in found.get("ignored", []) for word in words_of(line))
        for line in found.get("alike", []):
            stems = {self._stem(word) for word in words_of(line)}
            for stem in stems:
                self._groups.setdefault(stem, set()).update(stems - {stem})

    def _stems(self, text: str) -> str:
        return " ".join(self._stem(word) for word in words_of(CITATION.sub(" ", text)))

    def find(self, question: str) -> list[Clause]:
        """The best answers, best first; whoever names clauses gets those."""
        named = [self._clauses[id] for id in CITATION.findall(question.upper()) if id in self._clauses]
        stems = dict.fromkeys(self._stem(word) for word in words_of(question))
        asked = [stem for stem in stems if stem not in self._ignored] or list(stems)
        scores: dict[int, float] = {}
        covered: Counter[int] = Counter()
        for stem in asked if not named else ():
            best = self._look_up(stem, may_be_unfinished=stem == asked[-1])
            for other in self._groups.get(stem, ()):
                for at, score in self._look_up(other).items():
                    best[at] = max(best.get(at, 0.0), _SYNONYM_SHARE * score)
            for at, score in best.items():
                scores[at] = scores.get(at, 0.0) + score
                covered[at] += 1
        for at in scores:
            scores[at] *= 1 - _COVER_SHARE * (1 - covered[at] / len(asked))
        topics: dict[str, list[float]] = {}
        for at, score in sorted(scores.items(), key=lambda each: -each[1]):
            topics.setdefault(self._shown[at].topic, []).append(score)
        for at in scores:
            near = topics[self._shown[at].topic][:_NEIGHBOURS]
            scores[at] += _TOPIC_SHARE * sum(near) / _NEIGHBOURS
        ranked = sorted(scores, key=lambda at: (-scores[at], at))
        return named + [self._shown[at] for at in ranked[:MOST]]

    def _look_up(self, stem: str, may_be_unfinished: bool = False) -> dict[int, float]:
        """How well each clause fits one stem; whoever is still typing has not ended the last one."""
        if not re.fullmatch(r"\w+", stem):
            return {}
        rows = self._base.execute(
            "SELECT rowid, -bm25(clause, ?, ?) FROM clause WHERE clause MATCH ?",
            (_TOPIC_WEIGHT, _TEXT_WEIGHT, f'"{stem}"' + "*" * may_be_unfinished),
        )
        return dict(rows.fetchall())
