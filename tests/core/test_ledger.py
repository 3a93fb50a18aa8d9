"""Ledgers: clauses are read, searched and counted; what a finished game leaves uncited is an error."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.cli import cited_of
from undercroft.core.clause_search import ClauseIndex
from undercroft.core.game import available, load
from undercroft.core.ledger import cited, read_clauses, translate
from undercroft.core.stems import stemmer, words_of

LEDGER = """# A ledger
## Light
- **VA-LGT-1** [engine] (§ Свет (в тьме)) The penalty equals
  the rank of the monster.
- **VA-LGT-F2** [ui] (§ Свет) Shown in gold.
- **VA-AC6-1** [choice] Without a source.

## Worked examples
- **VA-EX-1** (§ Пример) Given a Torch.
"""

FINISHED = ("bugs", "thunderstone", "jaws", "sanctum", "machina")
"""Games whose every clause is shown."""


def test_clauses_are_read() -> None:
    clauses = read_clauses(LEDGER)
    assert [clause.id for clause in clauses] == ["VA-LGT-1", "VA-LGT-F2", "VA-AC6-1"]
    first = clauses[0]
    assert first.text == "The penalty equals the rank of the monster."
    assert (first.topic, first.source, first.tags) == ("Light", "Свет (в тьме)", ("engine",))
    assert [clause.is_binding for clause in clauses] == [True, False, True]


UKRAINIAN = """# Зведення
## Світло
- **VA-LGT-1** Штраф дорівнює
  рангу чудовиська.
- **VA-EX-1** Приклад.
"""


def test_a_translation_gives_topic_and_text() -> None:
    clauses = translate(read_clauses(LEDGER), UKRAINIAN)
    assert [clause.id for clause in clauses] == ["VA-LGT-1", "VA-LGT-F2", "VA-AC6-1"]
    first = clauses[0]
    assert (first.topic, first.text) == ("Світло", "Штраф дорівнює рангу чудовиська.")
    assert (first.source, first.tags) == ("Свет (в тьме)", ("engine",))
    assert clauses[1].text == "Shown in gold."  # nothing is lost where a translation has a hole


@pytest.mark.parametrize("game", FINISHED)
def test_a_number_stands_for_one_clause_in_every_language(game: str) -> None:
    for name in ("rules.md", "rules.uk.md", "rules.ru.md"):
        text = (files(load(game).package) / name).read_text("utf-8")
        ids = re.findall(r"^- \*\*([A-Z0-9a-z-]+)\*\*", text, re.MULTILINE)
        assert ids
        assert {one for one, times in Counter(ids).items() if times > 1} == set(), f"{game}/{name}"


def test_plain_questions_find_clauses_by_stems_and_synonyms() -> None:
    groups = "en: {ignored: [is there any for], alike: [fine penalty, beast monster]}"
    index = ClauseIndex(read_clauses(LEDGER), "en", [groups])
    assert [clause.id for clause in index.find("is there any fine for ranked monsters?")] == ["VA-LGT-1"]
    assert index.find("beasts")[0].id == "VA-LGT-1"
    assert [clause.id for clause in index.find("pen")] == ["VA-LGT-1"]  # still being typed
    assert [clause.id for clause in index.find("va-ac6-1")] == ["VA-AC6-1"]
    assert index.find("dragon") == [] == index.find('"?*') == index.find("")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "attack attacks attacked attacking"),
        ("ru", "атака атаки атакой атаку"),
        ("uk", "атака атаки атакою атаку атаках"),
        ("uk", "хід ходу ходом ходи"),
        ("uk", "герой героя героєві героїв"),
        ("uk", "пастка пасток пастці"),
        ("uk", "яма яму ями ямі"),
        ("uk", "дія дію дії"),
        ("uk", "дальня дальню дальній"),
        ("ru", "прыжок прыжка"),
        ("uk", "здоров'я здоровʼя здоров’ям"),
    ],
)
def test_words_of_one_stem_are_one_word(language: str, words: str) -> None:
    stem = stemmer(language)
    assert len({stem(word) for word in words_of(words)}) == 1


def test_citations_come_from_cases_and_tests(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("rules: [VA-LGT-1]")
    (tmp_path / "test_b.py").write_text("# VA-AC6-1")
    (tmp_path / "c.md").write_text("VA-LGT-F2")
    assert cited([tmp_path]) == {"VA-LGT-1", "VA-AC6-1"}


@pytest.mark.parametrize("name", available())
def test_every_cited_clause_exists(name: str) -> None:
    game = load(name)
    known = {clause.id for clause in read_clauses(game.ledger)}
    examples = {i for i in cited_of(game) if i.startswith(f"{game.meta.prefix}-EX-")}
    wrong = {i for i in cited_of(game) if i.startswith(f"{game.meta.prefix}-")} - known - examples
    assert not wrong


def test_finished_games_miss_no_clause() -> None:
    for name in FINISHED:
        game = load(name)
        known = cited_of(game)
        assert [c.id for c in read_clauses(game.ledger) if c.is_binding and c.id not in known] == []
