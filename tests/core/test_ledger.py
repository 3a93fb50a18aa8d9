"""Ledgers: clauses are read, searched and counted; what a finished game leaves uncited is an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.cli import cited_of
from undercroft.core.game import available, load
from undercroft.core.ledger import cited, read_clauses, search

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


def test_search_wants_every_word() -> None:
    clauses = read_clauses(LEDGER)
    assert [clause.id for clause in search(clauses, ["rank", "LIGHT"])] == ["VA-LGT-1"]
    assert search(clauses, ["dragon"]) == []


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
