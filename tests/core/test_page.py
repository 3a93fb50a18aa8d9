"""A table in a notebook: as a spectator sees it; a seat shows its own cards and nobody else's."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from tests.sample import GAME, Vault
from undercroft.core.page import still
from undercroft.core.say import say
from undercroft.core.scene import BoardItem, Cell, Figure, Panel, Scene, TrackItem, render
from undercroft.core.table import Table


def test_a_table_shows_itself_without_secrets() -> None:
    table = Table(GAME, {"players": 2}, seed=2)
    table.choose("lead:0", 0)
    assert isinstance(table.state, Vault)
    page = table._repr_html_()
    assert page.count("a hidden card") == 6
    mine = table.seat(0)._repr_html_()
    words = [GAME.words.text(say(f"card.n{card}"), "en") for card in table.state.seats[0].hand]
    assert all(word in mine for word in words)
    assert all(word not in page for word in words)
    assert "<script" not in page


def test_a_seat_sees_its_question_with_keys() -> None:
    table = Table(GAME, {"players": 2}, seed=2)
    assert "<code>lead:1</code>" in table.shown(1)
    assert "<code>" not in table.shown(None)


def test_a_board_is_drawn_cell_by_cell_and_text_is_escaped() -> None:
    cells = [Cell(id=f"c{x}{y}", x=x, y=y, sign="<") for x in range(3) for y in range(2)]
    for grid, shape in (("hex", "polygon"), ("square", "rect")):
        board = BoardItem(
            id="b", grid=grid, cells=cells,
            figures=[Figure(id="f", cell="c11", title=say("sample.deck"), sign="A&", side="boss")],
        )  # fmt: skip
        track = TrackItem(id="t", title=say("sample.deck"), value=2, max=5)
        panel = Panel(id="p", title=say("sample.deck"), items=[board, track])
        scene = Scene(game="vault", seat=None, version=0, status=[], panels=[panel])
        page = still(render(scene, GAME.words, "en"))
        picture = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
        assert len(list(picture.iter(shape))) == 6
        assert [text.text for text in picture.iter("text")][-1] == "A&"
        assert "2/5" in page
