"""What every declared question must have, walked over the declarations and not over games that happen to be played."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from undercroft.core.game import Game
from undercroft.core.ledger import read_clauses
from undercroft.core.question import Question, Verb
from undercroft.core.words import FORMS, LANGUAGES, message_ids, texts_of


def check_declarations(game: Game[Any]) -> None:
    """Every question speaks three languages, has a hint, a place for each option, and an answer; fails with a list."""
    clauses = {clause.id for clause in read_clauses(game.ledger)}
    faults = [fault for question in game.questions.values() for fault in _faults(game, question, clauses)]
    assert game.questions, f"{game.name} declares no question"
    assert not faults, "\n".join(faults)


def check_all_are_declared(game: Game[Any]) -> None:
    """No rule makes a Choice by hand: what is asked is declared."""
    found = []
    for package in (*game.meta.shares, game.package):
        for file in sorted(Path(str(files(package))).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Choice":
                    found.append(f"{file.name}:{node.lineno}")
    assert not found, f"{game.name} asks without a declared Question at {', '.join(found)}"


def _faults(game: Game[Any], question: Question[Any], clauses: set[str]) -> Iterator[str]:
    where = f"{game.name}, question {question.id}"
    for clause in (question.clause or "").split():
        if clause not in clauses:
            yield f"{where}: no clause {clause} in the ledger"
    given = None if question.prompt is not None else {argument.name for argument in question.about}
    for language in LANGUAGES:
        for message in question.messages:
            yield from _message(game, f"{where}, prompt", message, given, language)
        if not game.words.attribute(f"ask.{question.id}", "hint", language):
            yield f"{where}: the message ask-{question.id} has no .hint in {language}"
    if not question.verbs:
        yield f"{where}: declares no options"
    for verb in question.verbs.values():
        yield from _verb(game, f"{where}, option {verb.name}", verb)


def _verb(game: Game[Any], where: str, verb: Verb[Any]) -> Iterator[str]:
    given = None if verb.words is not None else {argument.name for argument in verb.arguments}
    for language in LANGUAGES:
        for message in verb.messages:
            yield from _message(game, where, message, given, language)
        if verb.group and not game.words.has(verb.group, language):
            yield f"{where}: no message {verb.group} for its group in {language}"
    placed = verb.at is not None or any(argument.at is not None for argument in verb.arguments)
    if placed is verb.listed:
        yield f"{where}: " + ("has a place and is listed, too" if placed else "has no place; say `listed=True` if so")


def _message(game: Game[Any], where: str, message: str, given: set[str] | None, language: str) -> Iterator[str]:
    """`given` are the arguments that it gets; None where a function gives them."""
    if not game.words.has(message, language):
        yield f"{where}: no message {message} in {language}"
    elif given is not None:
        used = _variables(game.package, game.meta.shares, language).get(message.replace(".", "-"), set())
        missing = {name for name in used if name not in given and _without_form(name) not in given}
        if missing:
            yield f"{where}: {message} in {language} uses {', '.join(sorted(missing))}, which nothing gives"


def _without_form(name: str) -> str:
    base, _, form = name.rpartition("-")
    return base if form in FORMS else name


@cache
def _variables(package: str, shares: tuple[str, ...], language: str) -> dict[str, set[str]]:
    """The arguments that each message uses."""
    found: dict[str, set[str]] = {}
    for place in ("undercroft.core", *shares, package):
        for text in texts_of(files(place) / "words", language):
            found |= message_ids(text)
    return found
