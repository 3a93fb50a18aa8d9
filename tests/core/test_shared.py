"""Parts of a screen that are drawn once: they hold for every game, and nobody changes them afterwards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.core.game import available, load
from undercroft.core.question import Argument, Question, Verb
from undercroft.core.scene import Scene, encoder, look
from undercroft.core.shared import forget_shared
from undercroft.core.table import Table

ANSWERS = 90


@pytest.mark.parametrize("name", available())
def test_what_is_shared_is_what_would_be_drawn_now(name: str) -> None:
    """Two tables in turn, so that parts of the one stand in drawings of the other; each state is drawn again by
    functions that remember nothing."""
    game = load(name)
    write = encoder(game.words, "en")
    players = game.settings[0]
    dice = Random(name)
    tables = [Table(game, {"players": count}, seed=11 + count) for count in (players.min, players.max)]
    earlier: list[tuple[Scene, bytes]] = []
    for number in range(ANSWERS):
        table = tables[number % len(tables)]
        if table.is_over:
            continue
        seat, choice = dice.choice(list(table.requests.items()))
        table.choose(dice.choice(choice.options), seat)
        seats = [*range(table.state.players), None]
        scenes = [look(table, seat) for seat in seats]
        written = [write(scene) for scene in scenes]
        told = write([line.beats for line in table.events(None)])
        assert all(write(scene) == before for scene, before in earlier), "drawing has changed what an older scene shows"
        earlier = [*earlier[-10:], *zip(scenes, written, strict=True)]
        if number % 3 == 0:
            forget_shared()
            fresh = [write(look(table, seat)) for seat in seats]
            assert written == fresh, f"{choice.kind}: something shared is not what the game would draw now"
        assert told == write([line.beats for line in table.events(None)]), "drawing has changed what was told"


def test_an_option_is_drawn_once_where_its_words_and_place_depend_on_itself_alone() -> None:
    drawn: list[object] = []

    def name(view: object, value: int) -> int:
        drawn.append(view)
        return value * 10

    fixed: Question[Any] = Question(
        "q", Verb("take", Argument("n", int, say=name, at=lambda _, n: f"c{n}", fixed=True))
    )
    open_: Question[Any] = Question("q", Verb("take", Argument("n", int, say=name)), Verb("pass"))
    for view in ("first", "second"):
        (offer,) = fixed.offers(view, 0, fixed.ask(0, [("take", 7)]))
        assert (offer.key, offer.shown.label.args, offer.shown.at) == ("take:7", {"n": 70}, "c7")
    assert drawn == [None]
    for view in ("first", "second"):
        offers = open_.offers(view, 0, open_.ask(0, [("take", 7), ("pass",)]))
        assert [offer.key for offer in offers] == ["take:7", "pass"]
    assert drawn == [None, "first", "second"]
