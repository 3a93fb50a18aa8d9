"""The gold of a turn: what the revealed cards bring, what effects add, what has been spent."""

from __future__ import annotations

from undercroft.core.say import say
from undercroft.core.scene import Row, SumItem
from undercroft.games.thunderstone.cards import GOLD
from undercroft.games.thunderstone.cards.text import name
from undercroft.games.thunderstone.state import Turn


def gold_of(turn: Turn) -> int:
    """Gold of the revealed cards still in play and from effects, less what was spent (TH-VIL-4, TH-VIL-5)."""
    gold = turn.gold - turn.spent
    for piece in turn.revealed:
        gold += GOLD[piece.card]
    return gold


def purse(turn: Turn) -> SumItem:
    """The same sum line by line, for the screen."""
    rows = [Row(name(piece.card), GOLD[piece.card]) for piece in turn.revealed if GOLD[piece.card]]
    if turn.gold:
        rows.append(Row(say("purse.effects"), turn.gold))
    if turn.spent:
        rows.append(Row(say("purse.spent"), -turn.spent))
    rows.append(Row(say("stat.purse", clause="TH-VIL-4"), gold_of(turn), strong=True))
    return SumItem(id=f"purse-{turn.seat}", title=say("stat.purse"), rows=rows)
