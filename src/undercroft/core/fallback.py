"""Screens that cannot be drawn whole: what is missing is replaced by a raw key or a placeholder, and reported.

Nothing here raises for a fault of a game's scene or words, so one bad label never stops a table.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from undercroft.core.request import Choice, key
from undercroft.core.say import Say, say, with_names
from undercroft.core.scene import Ask, Offer, Panel, Scene, Shown, StoryLine, TextItem, ending_of, look, plain_ending
from undercroft.core.table import Table
from undercroft.core.words import Words

_T = TypeVar("_T")


class DrawingFault(NamedTuple):
    """Why a part of a screen could not be drawn. It names no value, because a value may be a secret."""

    part: str
    """word, view, status, panels, panel, ending, prompt, option, question, chance, outcome or state."""
    name: str
    """The message key, the kind of question or the panel's id."""
    error: str
    """The exception's type and the line that raised it."""


Report = Callable[[DrawingFault], None]
Encode = Callable[[Any], bytes]
Names = Sequence[Say | None]
"""What the players of a table are called, by seat; None: by their number."""


def describe(part: str, name: str, error: BaseException) -> DrawingFault:
    """The fault that an exception means: its type and place, without what it said."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f" at {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"
    return DrawingFault(part, name, type(error).__name__ + where)


# --- words -----------------------------------------------------------------------------------------------------------


def raw_text(said: Say) -> str:
    """A message that nobody wrote: its key and plain arguments, so that like messages can be told apart."""
    parts = [said.key]
    for value in said.args.values():
        if isinstance(value, list):
            parts += [raw_text(each) for each in value]
        else:
            parts.append(raw_text(value) if isinstance(value, Say) else str(value))
    return " ".join(parts)


def text_or_key(words: Words, said: Say, language: str, report: Report, names: Names = ()) -> str:
    """The message in this language, or its raw key where it cannot be said."""
    try:
        return words.text(with_names(said, names), language)
    except Exception as error:
        report(describe("word", said.key, error))
        return raw_text(said)


def safe_encoder(words: Words, language: str, report: Report, names: Names = ()) -> Encode:
    """Like `scene.encoder` (terms are marked), with raw keys for messages that cannot be said.

    `names` are looked up with every message, so whoever changes the list changes what is written from then on.
    """

    def otherwise(said: Say, error: Exception) -> str:
        report(describe("word", said.key, error))
        return raw_text(said)

    return msgspec.json.Encoder(enc_hook=words.hook(language, otherwise=otherwise, names=names)).encode


def panel_or_placeholder(encode: Encode, panel: Panel, report: Report) -> Panel:
    """The panel, or a placeholder if it cannot be written as JSON."""
    try:
        encode(panel)
        return panel
    except Exception as error:
        report(describe("panel", panel.id, error))
        return placeholder(panel.id)


# --- scenes ----------------------------------------------------------------------------------------------------------


def placeholder(name: str) -> Panel:
    return Panel(id=name, title=say("screen.missing"), items=[TextItem(lines=[say("screen.missing-text")])])


def raw(text: str) -> Say:
    """Text that is shown as it stands."""
    return say("screen.raw", text=text)


def raw_question(choice: Choice) -> Ask:
    """A question by its kind and its options' keys alone: it can be answered, whatever else failed."""
    offers = [Offer(key=key(option), shown=Shown(label=raw(key(option)))) for option in choice.options]
    return Ask(kind=choice.kind, prompt=raw(choice.kind), clauses=(choice.clause or "").split(), options=offers)


def look_safely(table: Table, seat: int | None, report: Report, story: bool = True) -> Scene:
    """What `look` gives, with placeholders where a part of the game's screen raises."""
    try:
        return look(table, seat, story)
    except Exception:  # found again and reported below, part by part
        return _look_in_parts(table, seat, report, story)


def _look_in_parts(table: Table, seat: int | None, report: Report, story: bool) -> Scene:
    game = table.game

    def attempt(part: str, name: str, work: Callable[[], _T], otherwise: _T) -> _T:
        try:
            return work()
        except Exception as error:
            report(describe(part, name, error))
            return otherwise

    choice = table.requests.get(seat) if seat is not None else None
    blocked = table.can_undo(seat) if seat is not None and not table.light else None
    scene = Scene(
        game=game.name,
        seat=seat,
        version=table.version,
        status=[],
        panels=[placeholder("screen")],
        ask=None if choice is None else raw_question(choice),
        waiting=sorted(table.requests),
        log=[StoryLine(line.say, line.step) for line in table.lines(seat)] if story else [],
        undo=blocked.say if blocked else None,
    )
    view: Any = attempt("view", game.name, lambda: table.view(seat), None)
    if view is None:
        return scene
    scene.status = attempt("status", game.name, lambda: game.screen.status(view), [])
    scene.panels = attempt("panels", game.name, lambda: game.screen.panels(view, seat), scene.panels)
    scene.ending = attempt("ending", game.name, lambda: ending_of(table, view), plain_ending(view))
    if choice is not None and scene.ask is not None and seat is not None:
        asked, show = scene.ask, partial(game.show, view, seat, choice)
        asked.prompt = attempt("prompt", choice.kind, partial(game.prompt, view, seat, choice), asked.prompt)
        for option, offer in zip(choice.options, asked.options, strict=True):
            offer.shown = attempt("option", choice.kind, partial(show, option), offer.shown)
    return scene
