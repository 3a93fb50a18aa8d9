"""The turning points of an analysis in words: the question, what lay there, what each of two answers would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.agents.analysis import Analysis, Mistake, Swing
from undercroft.agents.coach import MAX_REASONS, effects_of, things_in
from undercroft.core.chance import Dice
from undercroft.core.preview import foresee_from
from undercroft.core.say import Say
from undercroft.core.scene import Ask, CardItem, Offer, Scene, question
from undercroft.core.seat import Seat
from undercroft.core.table import Table

MOST_CARDS = 7
"""So many cards are shown beside a turning point."""
MOST_TOLD = 10
"""So many lines of the story."""


class TurningPoint(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A mistake, or luck that decided much, in words."""

    step: int
    """How many answers were given before the decision; for luck, before the first decision after it."""
    seat: int
    """Who decided; for luck, whose chance it moved."""
    change: float
    """By how much the chance to win changed: what a mistake gave away is below 0."""
    error: float
    """The standard error of it."""
    since: int | None = None
    """Only for luck: the decision before it."""
    happened: list[Say] = []
    """Only for luck: what was told between the two decisions."""
    prompt: Say | None = None
    """The question, what was answered, and what would have been better, with the chance to win after each."""
    played: Say | None = None
    worth: float | None = None
    better: Say | None = None
    better_worth: float | None = None
    played_why: list[Say] = []
    """What each of the two would have done, as far as one could see."""
    better_why: list[Say] = []
    cards: list[CardItem] = []
    """What the seat had before it: the cards that it could choose, or its hand."""
    played_at: list[str] = []
    """Which of these cards each of the two answers is about."""
    better_at: list[str] = []


class ToldAnalysis(msgspec.Struct):
    """An analysis with its turning points in words, in the order of the game."""

    analysis: Analysis
    points: list[TurningPoint]


def tell(analysis: Analysis, table: Table[Any]) -> ToldAnalysis:
    """The analysis of this very game with its turning points in words."""
    points = [
        TurningPoint(
            step=one.step, seat=one.line, change=one.moved, error=one.error, since=one.since,
            happened=happened(table, one, None if analysis.cooperative else one.line),
        )
        for one in analysis.swings
    ]  # fmt: skip
    points += [_told_mistake(mistake, table, analysis.seed) for mistake in analysis.mistakes]
    return ToldAnalysis(analysis, sorted(points, key=lambda point: point.step))


def _told_mistake(mistake: Mistake, table: Table[Any], seed: int) -> TurningPoint:
    asked = question_at(table, mistake)
    played, better = asked.options
    seat = table.at(mistake.step).seat(mistake.seat)
    scene = seat.scene()
    cards = cards_before(seat, scene, [played, better])
    shown = {card.id for card in cards}
    return TurningPoint(
        step=mistake.step, seat=mistake.seat, change=-mistake.loss, error=mistake.error, prompt=asked.prompt,
        played=played.shown.label, worth=mistake.worth, played_why=foreseen(seat, scene, played, seed),
        better=better.shown.label, better_worth=mistake.better_worth, better_why=foreseen(seat, scene, better, seed),
        cards=cards,
        played_at=[each for each in about(played) if each in shown],
        better_at=[each for each in about(better) if each in shown],
    )  # fmt: skip


def happened(table: Table[Any], swing: Swing, seat: int | None) -> list[Say]:
    """What was told between the two decisions of a swing: to the seat, or to all."""
    known = len(table.at(swing.since).events(seat))
    lines = table.at(swing.step).events(seat)[known:]
    return [line.say for line in lines if line.is_told][:MOST_TOLD]


def about(offer: Offer) -> list[str]:
    """The ids of what an answer is about: where one clicks for it, and what it touches."""
    return [offer.shown.at, *offer.shown.touches] if offer.shown.at else offer.shown.touches


def foreseen(seat: Seat, scene: Scene, offer: Offer, seed: int) -> list[Say]:
    """What an answer would do: the coach's words about its preview, which knows no more than the seat, and its own."""
    preview = foresee_from(seat, offer.key, Dice(seed))
    return [*effects_of(preview, things_in(scene)), *offer.shown.lines][:MAX_REASONS]


def cards_before(seat: Seat, scene: Scene, offers: Sequence[Offer]) -> list[CardItem]:
    """The cards that a question offers; where it offers none, those in the seat's hand. Never without those that the
    two answers are about."""
    lying = [item for panel in scene.panels for item in panel.items if isinstance(item, CardItem)]
    wanted = {each for offer in offers for each in about(offer)}
    offered = {offer.shown.at for offer in scene.ask.options} if scene.ask is not None else set()
    held = {
        item.id for panel in scene.panels if panel.role == "hand" and panel.seat in (None, seat.index)
        for item in panel.items if isinstance(item, CardItem)
    }  # fmt: skip
    among = offered if any(card.id in offered for card in lying) else held
    chosen = [card for card in lying if card.id in wanted]
    others = [card for card in lying if card.id in among and card.id not in wanted]
    kept = {card.id for card in (chosen + others)[:MOST_CARDS]}
    return [card for card in lying if card.id in kept]


def question_at(table: Table[Any], mistake: Mistake) -> Ask:
    """The question of a mistake as its seat saw it, with the played and the better answer alone."""
    moment = table.at(mistake.step)
    choice = moment.asked(mistake.seat)
    assert choice is not None
    asked = question(moment, moment.view(mistake.seat), mistake.seat, choice)
    offers = {offer.key: offer for offer in asked.options}
    asked.options, asked.routes = [offers[mistake.played], offers[mistake.better]], []
    return asked
