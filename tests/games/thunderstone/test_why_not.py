"""Why a card cannot be chosen: the reasons are true, in games as they are played."""

from __future__ import annotations

import pytest

from tests.why_not import Seen, check_secrets, doubts, played_doubts
from undercroft.core.errors import TableError
from undercroft.core.game import load
from undercroft.core.say import player_name, say
from undercroft.core.table import Table
from undercroft.core.why_not import why_not
from undercroft.games.thunderstone.cards import HERO, PRICE, TYPE
from undercroft.games.thunderstone.effects import USABLE
from undercroft.games.thunderstone.weapons import may_be_attacked


def test_reasons_agree_with_the_rules() -> None:
    seen = Seen()
    for doubt in played_doubts("thunderstone", {"players": 2, "set": "random"}, range(3), 3):
        seen.note(doubt)
        args, state = doubt.reason.args, doubt.table.state
        key, name = doubt.reason.key.removeprefix("why-not."), doubt.thing.partition("-")[2]
        if key == "price":  # TH-VIL-6, TH-SPO-2
            top = str(args["card"].key).removeprefix("card.")  # type: ignore[union-attr]
            gold = int(doubt.choice.about[-1])
            assert PRICE[top] > gold
            assert (args["price"], args["gold"]) == (PRICE[top], gold)
            assert top in state.shelf
        elif key == "experience":  # TH-LVL-2
            assert args["needed"] > args["experience"] == state.seats[doubt.seat].experience  # type: ignore[operator]
        elif key == "too-dark":  # TH-CNA-1
            rank = int(name)
            assert args["penalty"] > 0  # type: ignore[operator]
            assert not may_be_attacked(state.turn, state.hall[rank - 1].card, rank)
        elif key in ("used", "hero-fights"):
            piece = next(piece for piece in state.turn.revealed if str(piece.id) == name)
            if key == "used":  # TH-EFF-1
                assert piece.used.bit_count() == len(USABLE[state.turn.way][piece.card])
            else:  # TH-DUN-9
                assert TYPE[piece.card] == HERO
                assert piece.card not in USABLE["dungeon"]
    assert {"price", "twin", "under-top", "fight-in-dungeon", "hero-fights", "way-first"} <= set(seen.keys)
    seen.check_special(
        ("turn.way", "hand"), ("turn.way", "stack"), ("turn.way", "hall"), ("village.buy", "stack"),
        ("village.buy", "piece"), ("village.buy", "hall"), ("dungeon.prepare", "piece"), ("dungeon.prepare", "stack"),
    )  # fmt: skip


def test_spoils_give_one_kind_of_card_alone() -> None:
    """TH-SPO-6: what is cheap enough but of another kind is not called too dear."""
    table = Table(load("thunderstone"), {"players": 2, "set": "random"}, 4)
    while (turn := table.turn()) is not None and turn[1].kind != "battle.buy":
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
    assert turn is not None
    gold = int(turn[1].about[1])
    found = {doubt.thing: doubt.reason.key for doubt in doubts(table) if doubt.thing.startswith("stack-")}
    for card in table.state.shelf:
        wanted = "why-not.price" if PRICE[card] > gold else "why-not.spoils-kind"
        assert found.get(f"stack-{card}", wanted) == wanted, card
    assert "why-not.spoils-kind" in found.values()


def test_whoever_is_not_asked_is_told_who_is() -> None:
    table = Table(load("thunderstone"), {"players": 3}, 4)
    table.choose("first:2")
    ((asked, _),) = table.requests.items()
    other = (asked + 1) % 3
    refusal = why_not(table, other, "stack-torch")
    assert refusal is not None
    assert refusal.reason == say("why-not.others", who=[player_name(asked)])
    assert refusal.question is None
    watching = why_not(table, None, "stack-torch")
    assert watching is not None
    assert watching.reason == say("why-not.spectator")
    with pytest.raises(TableError, match="nothing called"):
        why_not(table, asked, "stack-nonsense")


def test_reasons_give_nothing_away() -> None:
    table = Table(load("thunderstone"), {"players": 3}, 7)
    for step in range(24):
        turn = table.turn()
        assert turn is not None
        for seat in range(3):
            if step % 6 == 5:
                check_secrets(table, seat, step)
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
