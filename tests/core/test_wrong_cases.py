"""Cases written wrongly: each is refused in a sentence that says what would be right, and no other case suffers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sample import FIRST, GAME, Vault, VaultRules, vault
from undercroft.cli import main
from undercroft.core.cases import CaseError, read_cases, run_case
from undercroft.core.request import Flow

DOCUMENTS = [
    ("a: [", "not YAML"),
    ("", "a document needs `game` and `cases`"),
    ("- 1", "a document needs `game` and `cases`"),
    ("cases: []", "a document needs `game` and `cases`"),
    ("{game: vault, case: []}", "a document needs `game` and `cases`"),
    ("{game: vault, cases: [], wish: 1}", "unknown `wish`; a document has `anchors`, `cases`, `game`, `maps`"),
    ("{game: 3, cases: []}", "`game` is the name of a game"),
    ("{game: vault, cases: {}}", "`cases` a list"),
    ("{game: vault, game: vault, cases: []}", "the word `game` stands twice"),
    ("{game: vault, cases: [{name: x, expect: {round: 1}, expect: {round: 2}}]}", "the word `expect` stands twice"),
    ("{game: vault, cases: [{[1]: x}]}", "cannot be a word"),
]
"""Whole documents that cannot be read, and what is said."""

CASES = [
    ("5", "a case is a mapping with a `name`"),
    ("{steps: []}", "a case is a mapping with a `name`"),
    ("{name: x}", "it expects nothing: say what shall hold with `expect`"),
    ("{name: x, steps: [{choose: lead:0}]}", "it expects nothing"),
    ("{name: '', expect: {round: 1}}", "`name` takes some words"),
    ("{name: x, expects: {round: 1}}", "unknown `expects` (did you mean `expect`?)"),
    ("{name: x, rules: VA-LAY-1, expect: {round: 1}}", "`rules` takes a list of clause ids"),
    ("{name: x, options: [2], expect: {round: 1}}", "`options` takes a mapping"),
    ("{name: x, seed: one, expect: {round: 1}}", "`seed` takes a whole number"),
    ("{name: x, seed: true, expect: {round: 1}}", "`seed` takes a whole number"),
    ("{name: x, given: [1], expect: {round: 1}}", "`given` takes a mapping"),
    ("{name: x, steps: {choose: lead:0}, expect: {round: 1}}", "`steps` takes a list of steps"),
    ("{name: x, steps: [lead:0], expect: {round: 1}}", "`steps` takes a list of steps"),
    ("{name: x, expect: [round]}", "`expect` takes a mapping"),
    ("{name: x, view: {round: 1}}", "`view` takes a mapping with `seat` and at least one path"),
    ("{name: x, view: {seat: 0}}", "`view` takes a mapping with `seat` and at least one path"),
    ("{name: x, view: {seat: first, round: 1}}", "`seat` is a number, or null for a spectator"),
    ("{name: x, steps: [{chose: lead:0}], expect: {round: 1}}", "step 1: unknown `chose` (did you mean `choose`?)"),
    ("{name: x, steps: [{}], expect: {round: 1}}", "step 1: a step has at least one word"),
    ("{name: x, steps: [{choose: [lead:0]}], expect: {round: 1}}", "`choose` takes one key or name"),
    ("{name: x, steps: [{choose: null}], expect: {round: 1}}", "`choose` takes one key or name"),
    ("{name: x, steps: [{refuse: {lead: 0}}], expect: {round: 1}}", "`refuse` takes one key or name"),
    ("{name: x, steps: [{chance: {six: 1}}], expect: {round: 1}}", "`chance` takes an outcome, or a list of outcomes"),
    ("{name: x, steps: [{chance: [[1]]}], expect: {round: 1}}", "`chance` takes an outcome, or a list of outcomes"),
    ("{name: x, steps: [{never: {six: {}}}], expect: {round: 1}}", "`never` takes `{kind: outcome}`"),
    ("{name: x, steps: [{seat: first}], expect: {round: 1}}", "`seat` takes a whole number"),
    ("{name: x, steps: [{undo: 1}], expect: {round: 1}}", "`undo` takes true or false"),
    ("{name: x, steps: [{stop: 3}], expect: {round: 1}}", "`stop` takes some words"),
    ("{name: x, steps: [{expect: {}}], expect: {round: 1}}", "`expect` takes a mapping with at least one path"),
    # --- what only the game knows
    (
        "{name: x, rules: [VA-LYA-1], expect: {round: 1}}",
        "the ledger has no clause VA-LYA-1 (did you mean `VA-LAY-1`?)",
    ),
    ("{name: x, options: {palyers: 2}, expect: {round: 1}}", "cannot be set up"),
    ("{name: x, options: {players: 9}, expect: {round: 1}}", "cannot be set up"),
    ("{name: x, given: {dragons: 3}, expect: {round: 1}}", "cannot give “dragons” here. Known: hands, coins"),
    ("{name: x, given: {hands: 3}, expect: {round: 1}}", "what is given cannot be read"),
    (
        "{name: x, steps: [{choose: fly}], expect: {round: 1}}",
        "“fly” is not offered here. You may choose: lead:0, lead:1",
    ),
    ("{name: x, steps: [{refuse: fly}], expect: {round: 1}}", "no question of this game could ever offer “fly”"),
    ("{name: x, steps: [{refuse: 'lead:0:1'}], expect: {round: 1}}", "could ever offer “lead:0:1”"),
    ("{name: x, steps: [{refuse: 'lead:first'}], expect: {round: 1}}", "could ever offer “lead:first”"),
    ("{name: x, steps: [{refuse: 'lay:ace'}], expect: {round: 1}}", "could ever offer “lay:ace”"),
    ("{name: x, steps: [{refuse: 'lead:0'}], expect: {round: 1}}", "was accepted, and should have been refused"),
    ("{name: x, steps: [{seat: 2, choose: 'lead:0'}], expect: {round: 1}}", "there is no seat 2; seats are 0 to 1"),
    ("{name: x, steps: [{chance: [77]}, {choose: 'lead:0'}], expect: {round: 1}}", "“77” cannot come up for draw"),
    ("{name: x, given: {}, steps: [{chance: 7}], expect: {round: 1}}", "“7” cannot come up for worth"),
    ("{name: x, steps: [{choose: 'lead:0', chance: [1, 8]}], expect: {round: 1}}", "outcomes never asked for: 8"),
    (
        "{name: x, given: {hands: [[9, 5, 4], [8, 5, 4]]}, steps: [{seat: 0, choose: 'lay:4', never: 3}]}",
        "no chance was asked for by this step's choice; asked for: none at all",
    ),
    ("{name: x, steps: [{choose: 'lead:0', stop: lair}], expect: {round: 1}}", "`stop` goes with an `expect`"),
    ("{name: x, steps: [{choose: 'lead:0', stop: lair, expect: {round: 1}}]}", "this game has no phases to stop at"),
    ("{name: x, steps: [{undo: true}], expect: {round: 1}}", "This cannot be taken back"),
    ("{name: x, view: {seat: 5, round: 1}}", "there is no seat 5"),
    (
        "{name: x, expect: {rund: {absent: true}}}",
        "nothing can ever be there, for there is no `rund` (did you mean `round`?)",
    ),
    ("{name: x, expect: {seats.0.conis: {absent: true}}}", "for there is no `conis` (did you mean `coins`?)"),
    ("{name: x, expect: {round.winners: {absent: true}}}", "for `winners` asks for a part of 1"),
    ("{name: x, expect: {rund: 1}}", "rund: expected 1, found nothing"),
    (
        "{name: x, expect: {round: {contian: 1}}}",
        "has `contains`, `lacks`, `count`, `absent` (did you mean `contains`?)",
    ),
    ("{name: x, expect: {seats.0.hand: {count: 3, contian: 1}}}", "unknown `contian`"),
    ("{name: x, expect: {seats.0.hand: {count: three}}}", "`count` takes a number of things"),
    ("{name: x, expect: {seats.0.hand: {count: -1}}}", "`count` takes a number of things"),
    ("{name: x, expect: {round: {count: 1}}}", "`count` needs a list, found 1"),
    ("{name: x, expect: {round: {contains: 1}}}", "`contains` needs a list, found 1"),
    ("{name: x, expect: {result: {absent: maybe}}}", "`absent` takes true or false"),
    ("{name: x, expect: {round: true}}", "expected True, found 1"),
    ("{name: x, expect: {round: '1'}}", "expected '1', found 1"),
]
"""Single cases, and what is said of each."""


def document(entry: str) -> str:
    return "{game: vault, cases: [{name: good, expect: {round: 1}}, ENTRY]}".replace("ENTRY", entry)


def run(path: Path) -> list[str]:
    """What is said of each case of the file; empty where it passes."""
    told = []
    for case in read_cases(path):
        try:
            run_case(case, GAME)
            told.append("")
        except CaseError as error:
            told.append(str(error))
    return told


@pytest.mark.parametrize(("text", "told"), DOCUMENTS)
def test_a_document_that_cannot_be_read_says_why(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    with pytest.raises(CaseError) as error:
        read_cases(file)
    assert told in str(error.value)


@pytest.mark.parametrize(("entry", "told"), CASES)
def test_a_wrong_case_says_what_would_be_right_and_the_others_run(tmp_path: Path, entry: str, told: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(document(entry))
    good, wrong = run(file)
    assert good == ""
    assert told in wrong
    assert "line 1" in wrong
    assert "Traceback" not in wrong


def test_two_cases_of_one_name_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(document("{name: good, expect: {round: 1}}"))
    assert run(file) == ["", "line 1: another case of this file has the name “good”"]


def test_the_command_runs_the_other_files_and_cases(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.yaml").write_text("a: [")
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "good.yaml").write_text("{game: thunderstone, cases: [{name: x, expect: {players: 2}}, {name: y}]}")
    (tmp_path / "chess.yaml").write_text("{game: chess, cases: [{name: x, expect: {players: 2}}]}")
    names = [str(tmp_path / name) for name in ("broken.yaml", "binary.yaml", "none.yaml", "good.yaml", "chess.yaml")]
    assert main(["case", *names]) == 2
    out, err = capsys.readouterr()
    assert "1 passed, 2 failed" in out
    assert [line.partition(":")[0][len(str(tmp_path)) + 1 :] for line in err.splitlines() if ".yaml" in line] == [
        "broken.yaml", "binary.yaml", "none.yaml",
    ]  # fmt: skip
    assert "it expects nothing" in out
    assert "There is no game “chess”" in out
    assert "Traceback" not in out + err


def test_rules_that_fail_fail_the_case_alone(tmp_path: Path) -> None:
    class Broken(VaultRules):
        def stage(self, state: Vault) -> Flow[None]:
            if state.round == 2:
                raise IndexError("no such card")
            return super().stage(state)

    file = tmp_path / "case.yaml"
    steps = "[{seat: 0, choose: 'lay:9'}, {seat: 1, choose: 'lay:8'}, {choose: keep}]"
    wrong = f"{{name: x, given: {{hands: [[9, 5, 4], [8, 5, 4]]}}, steps: {steps}, expect: {{round: 2}}}}"
    file.write_text(document(wrong))
    good, broken = read_cases(file)
    run_case(good, vault(rules=Broken()))
    with pytest.raises(CaseError, match=r"the rules failed at stage \(IndexError: no such card\)"):
        run_case(broken, vault(rules=Broken()))


def test_a_question_to_a_seat_that_is_not_there_fails_the_case(tmp_path: Path) -> None:
    class Astray(VaultRules):
        def stage(self, state: Vault) -> Flow[None]:
            yield FIRST.ask(state.players, [("lead", 0), ("lead", 1)])

    file = tmp_path / "case.yaml"
    file.write_text("{game: vault, cases: [{name: x, expect: {round: 0}}]}")
    with pytest.raises(CaseError, match="line 1: first is asked of seat 2; seats are 0 to 1"):
        run_case(read_cases(file)[0], vault(rules=Astray()))
