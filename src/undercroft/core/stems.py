"""Words without their endings, so that "attacks" finds "attack" in English, Ukrainian and Russian."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import snowballstemmer  # type: ignore[import-untyped]

_WORD = re.compile(r"[^\W_]+(?:['’ʼ][^\W_]+)*")
_ENDINGS = """
ування юванням уванням ювання уванні юванні уваннями
увати ювати ується юється уються юються ували ювали
остями ості остей істю ість остям остях
ення ень енням еннями енні еннях ання анням аннями анні аннях іння інням інні
ами ями ові еві єві ого ього ому ьому ими іми ими ій ої ою ею єю ах ях ам ям ів їв ом ем єм ей
ити ати іти яти ути ться тися ся сь
ить ать ять уть ють имо емо ємо ете єте ите иш еш єш їш їмо їте їть ить
ав ив ів яв ала ила іла яла али или іли яли ало ило іло яло ув ула ули уло
ня ню ній ний на не ні ного ному ної ною них ним ними ньої ньому нього
ий ій а я у ю о е є и і ї й ь
"""
"""Of Ukrainian nouns, adjectives, verbs and participles."""
_UKRAINIAN_ENDINGS = sorted(set(_ENDINGS.split()), key=len, reverse=True)
_SHORTEST_STEM = 3
_VOWELS = "аяуюоеєиії"
_VOWEL_SHIFTS = (("і", "о"), ("є", "е"), ("ї", "і"))
"""Ukrainian roots change their vowel when closed: хід, ходу; ніч, ночі."""


def words_of(text: str) -> list[str]:
    return [word.replace("’", "'").replace("ʼ", "'") for word in _WORD.findall(text.lower().replace("ё", "е"))]


def _ukrainian(word: str) -> str:
    word = word.replace("'", "")
    if len(word) == _SHORTEST_STEM and word[-1] in _VOWELS:
        return word[:-1]  # яма, яму, ями; дія, дію, дії
    for ending in _UKRAINIAN_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            word = word[: -len(ending)]
            break
    for closed, open_vowel in _VOWEL_SHIFTS:
        word = word.replace(closed, open_vowel)
    if len(word) > _SHORTEST_STEM and word[-1] == word[-2]:
        word = word[:-1]
    return _without_fleeting_vowel(word.removesuffix("ь"))


def _without_fleeting_vowel(stem: str) -> str:
    """The same stem for пастка, пасток and пастці, прыжок and прыжка, гравець and гравця."""
    if len(stem) > _SHORTEST_STEM + 1 and stem[-2:] in ("ок", "ек", "ец"):
        stem = stem[:-2] + stem[-1]
    return stem[:-1] + "к" if stem.endswith("ц") else stem


@cache
def stemmer(language: str) -> Callable[[str], str]:
    """Gives a word's stem. Snowball knows English and Russian; Ukrainian endings are cut off here."""
    if language == "uk":
        return cache(_ukrainian)
    made = snowballstemmer.stemmer({"ru": "russian"}.get(language, "english"))
    if language == "ru":
        return cache(lambda word: _without_fleeting_vowel(str(made.stemWord(word))))
    return cache(lambda word: str(made.stemWord(word)))
