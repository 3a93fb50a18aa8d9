"""In which language a request is answered: the one that its address names, or its body, else the one that the browser
asks for."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import HTTPConnection

from undercroft.core.words import LANGUAGES

HEADER_LENGTH = 200
"""Letters of a browser's wishes that are read."""
WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)", re.ASCII)


class Speaker(msgspec.Struct):
    """The part of a message that says in which language its sender reads."""

    language: str = ""


_speaker = msgspec.json.Decoder(Speaker)


def language_of(request: HTTPConnection, body: bytes = b"") -> str:
    for wanted in (request.query_params.get("language", ""), _named_in(body)):
        if wanted in LANGUAGES:
            return wanted
    return _asked_for(request.headers.get("accept-language", "")[:HEADER_LENGTH])


def _named_in(body: bytes) -> str:
    try:
        return _speaker.decode(body).language
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def _asked_for(header: str) -> str:
    """The language of ours that a browser likes best, as `uk-UA,uk;q=0.9,en;q=0.8` says it; English where it likes
    none."""
    best, liked = "en", 0.0
    for part in header.split(","):
        name, _, rest = part.strip().partition(";")
        language = name.strip().lower().partition("-")[0]
        weight = _weight_of(rest.strip())
        if language in LANGUAGES and weight > liked:
            best, liked = language, weight
    return best


def _weight_of(text: str) -> float:
    found = WEIGHT.fullmatch(text)
    return float(found[1]) if found is not None else float(not text)
