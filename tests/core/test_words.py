"""Words: plurals, cases, and the same messages with the same arguments in all three languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
from undercroft.core.say import Say, player_name, say
from undercroft.core.words import FORMS, LANGUAGES, Words, core_words, message_ids, texts_of

ROOT = Path(str(files(undercroft)))
FOLDERS = sorted({file.parent for file in ROOT.rglob("words/en.ftl")})


def test_one_message_names_players_as_each_table_calls_them() -> None:
    """Tables share messages: one without names says the number, before and after another says the name."""
    hook = core_words().hook
    shared = say("undo.other", seat=player_name(1))
    names: list[Say | None] = []
    plain, named = hook("en"), hook("en", names=names)
    before = [plain(shared) for _ in range(3)]
    assert [named(shared)] * 3 == before
    names[:] = [None, say("player.named", name="Ann")]
    called = [named(shared) for _ in range(3)]
    assert len(set(called)) == 1
    assert "Ann" in called[0]
    assert [plain(shared), hook("uk")(shared), plain(shared)] == [before[0], hook("uk")(shared), before[0]]
    assert "Ann" not in before[0]


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(
        "thing-sword = Sword\nwon = You take { $coins -> \n [one] a coin\n *[other] { $coins } coins\n}.\n"
        "lost = { $thing } is lost.\n"
    )
    (tmp_path / "uk.ftl").write_text(
        "thing-sword = Меч\n    .gen = меча\n"
        "won = Ви берете { $coins } { $coins ->\n [one] монету\n [few] монети\n *[many] монет\n}.\n"
        "lost = Немає { $thing-gen }.\n"
    )
    (tmp_path / "ru.ftl").write_text("thing-sword = Меч\nwon = { $coins }\nlost = Нет: { $thing-gen }.\n")
    return Words([tmp_path])


@pytest.mark.parametrize(
    ("coins", "told"), [(1, "1 монету"), (3, "3 монети"), (5, "5 монет"), (11, "11 монет"), (21, "21 монету")]
)
def test_ukrainian_plurals(words: Words, coins: int, told: str) -> None:
    assert words.text(say("won", coins=coins), "uk") == f"Ви берете {told}."


def test_english_plurals(words: Words) -> None:
    assert words.text(say("won", coins=1), "en") == "You take a coin."
    assert words.text(say("won", coins=2), "en") == "You take 2 coins."


def test_a_name_comes_in_its_case_or_plain(words: Words) -> None:
    lost = say("lost", thing=say("thing.sword"))
    assert words.text(lost, "en") == "Sword is lost."
    assert words.text(lost, "uk") == "Немає меча."
    assert words.text(lost, "ru") == "Нет: Меч."


def test_a_games_own_words_stand_before_shared_ones(tmp_path: Path) -> None:
    for name, thing in (("shared", "Sword"), ("own", "Sabre")):
        (tmp_path / name).mkdir()
        for language in LANGUAGES:
            (tmp_path / name / f"{language}.ftl").write_text(f"thing = {thing}\n")
    assert Words([tmp_path / "shared", tmp_path / "own"]).text(say("thing"), "en") == "Sabre"


def test_a_missing_message_is_an_error_and_no_raw_key(words: Words) -> None:
    with pytest.raises(KeyError, match="no message nothing-here in ru"):
        words.text(say("nothing.here"), "ru")


def test_a_missing_argument_is_an_error(words: Words) -> None:
    with pytest.raises(ValueError, match="won"):
        words.text(say("won", gold=1), "en")


def plain(variables: set[str]) -> set[str]:
    """Arguments without their grammatical cases, which differ between languages."""
    ending = re.compile(rf"-({'|'.join(FORMS)})$")
    return {ending.sub("", variable) for variable in variables}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages_and_arguments(folder: Path) -> None:
    english = message_ids("\n".join(texts_of(folder, "en")))
    for language in LANGUAGES[1:]:
        other = message_ids("\n".join(texts_of(folder, language)))
        assert sorted(other) == sorted(english), language
        for name, variables in english.items():
            assert plain(other[name]) == plain(variables), f"{name} in {language}"


LATIN = re.compile(r"[A-Za-z]{4,}")
PROPER = {"game-title"}
"""Messages that may read the same in every language: a game keeps its own name."""


def sentences(text: str) -> dict[str, str]:
    """The text of each message without its arguments and selectors."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            parts = text_parts([entry.value, *(attribute.value for attribute in entry.attributes)])
            found[entry.id.name] = " ".join(parts)
    return found


def text_parts(node: object) -> list[str]:
    if isinstance(node, ast.TextElement):
        return [str(node.value)]
    if isinstance(node, list):
        return [part for item in node for part in text_parts(item)]
    if isinstance(node, ast.BaseNode):
        return [part for value in vars(node).values() for part in text_parts(value)]
    return []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", ["uk", "ru"])
def test_translations_are_translated(folder: Path, language: str) -> None:
    """A sentence in Ukrainian or Russian that is the English one was forgotten."""
    english = sentences("\n".join(texts_of(folder, "en")))
    other = sentences("\n".join(texts_of(folder, language)))
    forgotten = [name for name, text in other.items() if LATIN.search(text) and text == english.get(name)]
    assert not set(forgotten) - PROPER


def test_one_file_may_hold_all_languages_beside_each_other(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("plain = own\n")
    (tmp_path / "ours.ftl").write_text("### Ours\n\n## en\ncard = Owl\n\n## uk\ncard = Сова\n\n## ru\ncard = Сыч\n")
    words = Words([tmp_path])
    assert [words.text(say("card"), language) for language in LANGUAGES] == ["Owl", "Сова", "Сыч"]
    assert words.text(say("plain"), "uk") == "own"


def test_a_sentence_that_begins_with_an_argument_begins_large(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(
            "rat = elite rat\ncomes = { $who } comes.\npart = { $who } of two\nlow = then { $who }.\n"
        )
    words = Words([tmp_path])
    told = [words.text(say(key, who=say("rat")), "en") for key in ("comes", "part", "low")]
    assert told == ["Elite rat comes.", "elite rat of two", "then elite rat."]
