"""What tests of events share: the beats of each answer played on the figures before it, and the ids that they name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.art import every_picture, named_in
from tests.proofs import some_answer
from tests.shown_events import ids_of, named_by
from undercroft.core.beats import (
    AnyBeat,
    Badge,
    Enter,
    Fall,
    Fly,
    Heal,
    Hurt,
    Walk,
)
from undercroft.core.chance import Dice
from undercroft.core.events import LogLine
from undercroft.core.record import Record
from undercroft.core.scene import look, render
from undercroft.core.table import Table
from undercroft.core.words import LANGUAGES
from undercroft.games.bugs import ids as bugs_ids
from undercroft.games.bugs.state import ZONES, Bugs
from undercroft.games.haven.battlefield import Arena
from undercroft.games.haven.ids import cell_id, figure_id
from undercroft.games.haven.verbs import names
from undercroft.games.jaws import ids as jaws_ids
from undercroft.games.jaws.state import Jaws, card_of


class Standing(msgspec.Struct):
    """A figure as far as beats change it."""

    cell: str
    health: int
    conditions: set[str]


PICTURES = set(every_picture())
Field = dict[str, Standing]


def field_of(state: Arena) -> Field:
    """The figures on the map as the scene shows them; Bugs shows no map before the scenario is set up."""
    if getattr(state, "phase", "") == "begin":
        return {}
    return {
        figure_id(at): Standing(cell_id(figure.cell), figure.health, set(names(figure.conditions)))
        for at, figure in enumerate(state.figures)
        if figure.cell >= 0
    }


def zones_of(state: Arena) -> dict[str, str]:
    """In which zone each ability card lies, by its id; cards held aside in the middle of a rest are in none."""
    if isinstance(state, Bugs):
        return {bugs_ids.card_id(card): ZONES[zone] for card, zone in zip(state.cards, state.zones, strict=False)}
    assert isinstance(state, Jaws)
    found: dict[str, str] = {}
    for at, hero in enumerate(state.heroes):
        active = [card_of(source) for source in hero.active]
        lying = {"hand": hero.hand, "chosen": hero.chosen, "active": active, "discard": hero.discard, "lost": hero.lost}
        found |= {jaws_ids.card_id(at, card): zone for zone, cards in lying.items() for card in cards}
    return found


def play_cards(zones: dict[str, str], beat: AnyBeat) -> None:
    """Lay flying cards where their faces say."""
    if isinstance(beat, Fly):
        zones |= {card.id: card.marks[0].icon for card in beat.cards if card.style == "ability"}


def play(field: Field, beat: AnyBeat) -> None:
    """Change the figures as a director would."""
    if isinstance(beat, Walk):
        assert field[beat.who].cell == beat.path[0], f"{beat.who} does not stand where it sets out: {beat}"
        assert len(beat.path) > 1
        field[beat.who].cell = beat.path[-1]
    elif isinstance(beat, Enter):
        assert beat.figure.id not in field, f"{beat.figure.id} stands there already"
        marks = {mark.label.key.removeprefix("condition.") for mark in beat.figure.marks}
        field[beat.figure.id] = Standing(beat.figure.cell, int(beat.figure.stats[0].value), marks)
    elif isinstance(beat, Fall):
        del field[beat.who]
    elif isinstance(beat, Hurt):
        assert beat.left is not None
        assert field[beat.who].health - beat.amount <= beat.left
        field[beat.who].health = beat.left
    elif isinstance(beat, Heal):
        assert field[beat.who].health + beat.amount == beat.left
        field[beat.who].health += beat.amount
    elif isinstance(beat, Badge):
        name = beat.mark.label.key.removeprefix("condition.")
        if beat.gone:
            field[beat.who].conditions.remove(name)
        else:
            field[beat.who].conditions.add(name)


def ids_shown(table: Table, seat: int | None) -> set[str]:
    return ids_of(look(table, seat, story=False))


def new_lines(table: Table, known: int) -> list[LogLine]:
    assert table.log is not None
    return table.log.lines[known:]


def follow(table: Table, dice: Dice, most: int, with_ids: bool = False, answer: Any = some_answer) -> Iterator[LogLine]:
    """Play at random and check after each answer: no fault, the beats lead from the figures before to those after,
    and (`with_ids`) name nothing that is not on the screen before or after. Yields every line told."""
    state, log = table.state, table.log
    assert isinstance(state, Arena)
    assert log is not None
    field, zones, known = field_of(state), zones_of(state), len(log.lines)
    shown: set[str] = ids_shown(table, 0) if with_ids else set()
    yield from list(log.lines)
    for _ in range(most):
        if table.is_over:
            return
        seat, index = answer(table, dice)
        key = table.requests[seat].keys()[index]
        table.choose(index, seat)
        assert log.faults == [], f"{key}: {log.faults}"
        lines = new_lines(table, known)
        known = len(log.lines)
        starts = [at for at, line in enumerate(lines) if type(line.event).__name__ == "ScenarioBegan"]
        if starts:  # the table was cleared for another scenario
            field = {}
            zones = {}
        for line in lines[starts[-1] :] if starts else lines:
            for beat in line.beats:
                play(field, beat)
                play_cards(zones, beat)
        after, lying = field_of(table.state), zones_of(table.state)
        if not after:  # the map was put away
            field = {}
        told = [type(line.event).__name__ for line in lines]
        assert field == after, f"{key}: {differences(field, after)} after {told}"
        astray = {id: (zones.get(id), zone) for id, zone in lying.items() if zones.get(id) != zone}
        assert not astray or not after, f"{key}: {astray} after {told}"
        if with_ids:
            now = ids_shown(table, 0)
            for line in lines:
                gone = [id for id in named_by(line) if id not in shown and id not in now and not known_gap(id, told)]
                assert not gone, f"{key}: {line.beats} name {gone}"
                check_words(table, line)
            shown = now
        yield from lines


def prove_case(table: Table) -> None:
    """The beats of a case lead from its first question to its end."""
    first = table.at(0)
    assert first.log is not None
    assert table.log is not None
    assert table.log.faults == []
    field = field_of(first.state)
    lines = table.log.lines[len(first.log.lines) :]
    if any(type(line.event).__name__ == "ScenarioBegan" for line in lines):
        return
    for line in lines:
        check_words(table, line)
        for beat in line.beats:
            play(field, beat)
    after = field_of(table.state)
    assert not after or field == after, differences(field, after)


def check_words(table: Table, line: LogLine) -> None:
    """Everything that beats say has words in all languages, and every picture that they name is there."""
    for language in LANGUAGES:
        made = render(line.beats, table.game.words, language)
        assert set(named_in(made)) <= PICTURES


def by_rollout(table: Table, dice: Dice) -> tuple[int, int]:
    """A quick player's answer, so that games last and heroes act as people do; now and then anything."""
    if dice.below(6) == 0:
        return some_answer(table, dice)
    asked = table.requests
    seat = list(asked)[dice.below(len(asked))]
    return seat, asked[seat].options.index(table.game.bots.rollout(table.state, asked[seat], dice))


def by_record(record: Record) -> Any:
    """The answers of a recorded game, one after the other."""
    left = iter([(seat, answer) for seat, answer in record.steps if isinstance(seat, int)])

    def answer(table: Table, dice: Dice) -> tuple[int, int]:
        seat, key = next(left)
        return seat, table.requests[seat].keys().index(key)

    return answer


def known_gap(id: str, events: list[str]) -> bool:
    """A card that a short rest holds aside while its price is paid is on no screen if the scenario ends with it."""
    return id.startswith("card-") and "ScenarioEnded" in events


def differences(played: Field, real: Field) -> dict[str, tuple[Standing | None, Standing | None]]:
    return {who: (played.get(who), real.get(who)) for who in {*played, *real} if played.get(who) != real.get(who)}
