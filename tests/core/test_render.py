"""Rendering writes every part of the scene's vocabulary as plain data."""

from __future__ import annotations

import gc

import msgspec

from tests.sample import GAME
from undercroft.core.request import Chance
from undercroft.core.say import say
from undercroft.core.scene import (
    BoardItem,
    CardItem,
    Cell,
    DiceItem,
    Die,
    Figure,
    Panel,
    PileItem,
    Stat,
    encoder,
    look,
    render,
)
from undercroft.core.table import Table


def test_defaults_are_left_out_and_messages_become_text() -> None:
    card = CardItem(
        id="c1",
        title=say("card.n2"),
        lines=[say("sample.deck", clause="VA-LAY-1")],
        stats=[Stat(say("sample.coins"), 2, icon="coin")],
        cards=[CardItem(title=say("card.n3"), count=2)],
    )
    assert render(card, GAME.words, "en") == {
        "type": "card",
        "id": "c1",
        "title": "Two",
        "lines": [{"text": "Deck", "clause": "VA-LAY-1"}],
        "stats": [{"label": "Coins", "value": 2, "icon": "coin"}],
        "cards": [{"type": "card", "title": "Three", "count": 2}],
    }


def test_boards_piles_and_dice() -> None:
    board = BoardItem(
        id="b",
        grid="hex",
        cells=[Cell(id="a1", x=0, y=1, terrain="rock")],
        figures=[Figure(id="f", cell="a1", title=say("card.n4"), sign="O1", side="enemy")],
    )
    panel = Panel(
        id="p",
        title=say("sample.deck"),
        items=[
            board,
            PileItem(id="d", count=3, top=CardItem(title=say("card.n5"))),
            DiceItem(dice=[Die(id="x", face="6", label=say("card.n6"))]),
        ],
    )
    made = render(panel, GAME.words, "en")
    assert made["items"] == [
        {
            "type": "board",
            "id": "b",
            "grid": "hex",
            "cells": [{"id": "a1", "x": 0, "y": 1, "terrain": "rock"}],
            "figures": [{"id": "f", "cell": "a1", "title": "Four", "sign": "O1", "side": "enemy"}],
        },
        {"type": "pile", "id": "d", "count": 3, "top": {"type": "card", "title": "Five"}},
        {"type": "dice", "dice": [{"id": "x", "face": "6", "label": "Six"}]},
    ]


def test_a_whole_scene_is_json_in_every_language_and_the_story_may_be_left_out() -> None:
    table = Table(GAME, seed=3)
    for language in ("en", "uk", "ru"):
        made = render(look(table, 0), GAME.words, language)
        assert msgspec.json.decode(msgspec.json.encode(made)) == made
        assert made["log"]
    assert "log" not in render(look(table, 0, story=False), GAME.words, "en")


def test_outcomes_have_words() -> None:
    chance = Chance("draw", ["2", "cold_iron"])
    assert GAME.words.text(GAME.outcome(chance, "cold_iron"), "en") == "cold iron"
    assert GAME.words.text(GAME.outcome(Chance("worth", (1, 2)), 2), "uk") == "2"


def test_the_latest_answers_of_a_long_game() -> None:
    table = Table(GAME, seed=3)
    while not table.is_over:
        before = table.version
        table.choose(0, next(iter(table.requests)))
        assert table.since(before) == table.steps[before:]
    assert table.since(0) == table.steps


def test_sentences_that_look_alike_are_told_apart() -> None:
    words = GAME.words
    texts = [
        words.text(said, "en")
        for said in (
            say("sample.won", seat=1, coins=1),
            say("sample.won", seat=1, coins=2),
            say("sample.won", seat="1", coins=1),
            say("option.lay", card=say("card.n2")),
            say("option.lay", card=say("card.n3")),
            say("option.lay", card="Two"),
        )
    ]
    assert texts[:3] == ["Seat 1 takes 1 coin.", "Seat 1 takes 2 coins.", "Seat 1 takes 1 coin."]
    assert texts[3:] == ["Lay Two", "Lay Three", "Lay Two"]
    assert words.text(say("sample.won", seat=1, coins=2), "en") == texts[1]


def test_a_painted_scene_is_the_rendered_one_in_json() -> None:
    table = Table(GAME, seed=3)
    table.choose("lead:0", 0)
    for language in ("en", "uk", "ru"):
        paint = encoder(GAME.words, language)
        for seat in (None, 0, 1):
            scene = look(table, seat)
            assert msgspec.json.decode(paint(scene)) == render(scene, GAME.words, language)


def test_looking_leaves_nothing_for_the_collector() -> None:
    table = Table(GAME, {"players": 2}, seed=3)
    table.choose("lead:0")  # fate has dealt: nothing can be taken back, and the scene says why
    paint = encoder(GAME.words, "en")
    paint(look(table, 0))
    gc.collect()
    gc.disable()
    try:
        for seat in (0, 1, None):
            assert (look(table, seat).undo is None) == (seat is None)
            paint(look(table, seat))
        assert gc.collect() == 0
    finally:
        gc.enable()
