"""The rules in three languages: every clause is there and says the same numbers, and plain questions find it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from undercroft.core.game import available, load
from undercroft.core.ledger import CITATION, Clause
from undercroft.core.stems import words_of

QUESTIONS = Path(__file__).parent / "questions"
TRANSLATED = ("uk", "ru")
FOREIGN = {"uk": re.compile("[ыэёъЫЭЁЪ]"), "ru": re.compile("[іїєґІЇЄҐ]")}
NUMBERS: dict[str, dict[int, str]] = {
    # from two on: "one" is an article and a pronoun as well
    "en": {
        2: "two second twice double doubled doubles doubling both pair pairs half two-sided",
        3: "three third thirds triple", 4: "four fourth", 5: "five fifth", 6: "six sixth six-sided", 7: "seven seventh",
        8: "eight eighth", 9: "nine ninth", 10: "ten tenth ten-sided", 11: "eleven eleventh", 12: "twelve twelfth",
    },
    "uk": {
        2: "два дві двох двом двома двічі двоє двос двок двог "
        "другий друга друге другу другого другої другому другою других "
        "обидв обох обом подво пар половин удвічі вдвічі навпіл",
        3: "три трьо троє трет тричі", 4: "чотир четвер", 5: "п'ят", 6: "шіст шест шост", 7: "сім сем сьом",
        8: "вісім восьм вось",
        9: "дев'ят", 10: "десят", 11: "одинадцят", 12: "дванадцят",
    },
    "ru": {
        2: "два две двум двух двумя двое двой дваж двус двук двуг "
        "втор оба обе обои обоих обоим удво пар половин вдвое пополам",
        3: "три трех трем тремя трое трет триж", 4: "четыр четвер", 5: "пят",
        6: "шест", 7: "сем седьм", 8: "восем восьм", 9: "девят", 10: "десят",
        11: "одиннадцат", 12: "двенадцат",
    },
}  # fmt: skip
"""Words for a number: whole words in English, beginnings in the others."""
NEGATION = {
    "en": re.compile(r"\b(?:not|no|never|cannot|nobody|nothing|none|neither|nor|without|n't|nowhere)\b|n't\b"),
    "uk": re.compile(
        r"\b(?:не|ні|ані|ніхто|ніщо|ніч|нік|ніх|ніде|ніяк|жод|без|нема|неможлив|забор|непарн|ніол|ніде)\w*"
    ),
    "ru": re.compile(r"\b(?:не|ни|нет|нель|без|никто|ничто|ник|ничег|нигде|невозмож|запре)\w*"),
}


def digits(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", CITATION.sub(" ", text)))


def says_number(text: str, number: int, language: str) -> bool:
    """Whether a text names a number, in digits or in words."""
    if str(number) in digits(text):
        return True
    forms = NUMBERS[language][number].split()
    if language == "en":
        return any(form in re.findall(r"[a-z-]+", text.lower()) or form in words_of(text) for form in forms)
    return any(word.startswith(form) for word in words_of(text) for form in forms)


def clauses(game: str, language: str) -> list[Clause]:
    return load(game).rulebook.clauses(language)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", available())
def test_every_clause_and_topic_is_translated(game: str, language: str) -> None:
    for english, other in zip(clauses(game, "en"), clauses(game, language), strict=True):
        assert re.search("[а-яіїєґ]", other.text.lower()), other.id
        assert re.search("[а-яіїєґ]", other.topic.lower()), other.id
        assert not FOREIGN[language].search(other.text + other.topic), other
        assert Counter(CITATION.findall(english.text)) == Counter(CITATION.findall(other.text)), other.id


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", available())
def test_numbers_agree(game: str, language: str) -> None:
    for english, other in zip(clauses(game, "en"), clauses(game, language), strict=True):
        mine, theirs = digits(english.text), digits(other.text)
        for number in mine - theirs:  # a digit may be written as a word, and the other way round
            assert int(number) in (0, 1) or says_number(other.text, int(number), language), (number, english, other)
        for number in theirs - mine:
            assert int(number) in (0, 1) or says_number(english.text, int(number), "en"), (number, english, other)
        for named in range(3, 13):
            assert says_number(english.text, named, "en") <= says_number(other.text, named, language), (named, other)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", available())
def test_negations_agree(game: str, language: str) -> None:
    lost = [
        (english.text, other.text)
        for english, other in zip(clauses(game, "en"), clauses(game, language), strict=True)
        if NEGATION["en"].search(english.text.lower()) and not NEGATION[language].search(other.text.lower())
    ]
    assert lost == []


def asked(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load((QUESTIONS / f"{game}.yaml").read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_plain_questions_find_their_clause(language: str) -> None:
    missed, number = [], 0
    for game in available():
        book = load(game).rulebook
        known = {clause.id for clause in book.clauses()}
        for question in asked(game):
            assert set(question["clauses"]) <= known, question
            if question["language"] != language:
                continue
            number += 1
            first = [clause.id for clause in book.find(question["ask"], language)[:3]]
            if not set(first) & set(question["clauses"]):
                missed.append((question["ask"], question["clauses"], first))
    assert number >= 60
    assert len(missed) <= 0.15 * number, missed
