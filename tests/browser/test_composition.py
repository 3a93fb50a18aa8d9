"""How a stage is put together, where the eye once found a fault: the head of a phone, the list, mats, panes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import film_is_over, open_list, question, until_answered
from tests.browser.test_details import PHONE, Game
from tests.server.host import Host
from undercroft.games.sanctum.state import LAST_FIGHT

OVERLAPS = """([one, other]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 0);
    return boxes(one).some((a) => boxes(other).some((b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""


def box_of(page: Page, selector: str) -> Any:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box


@pytest.mark.parametrize("name", ["jaws", "bugs"])
def test_a_phone_shows_whose_turn_it_is_and_the_elements_beside_the_goal(
    five: Host, open_page: Open, name: str
) -> None:
    game = Game(five, name, 14, players=1)
    page = game.show(open_page(language="uk", **PHONE))
    now = page.locator(".head .turn").first
    expect(now).to_be_in_viewport(ratio=0.95)
    assert page.locator(".head .element").count() == 0
    assert page.locator(".goal-line .element").count() > 0
    assert not page.evaluate(OVERLAPS, [".head .turn", ".tools button"])
    page.locator(".tools button").last.tap()
    for word in ("Гравці", "Правила"):  # what has no room in the head is in the menu
        expect(page.get_by_role("dialog").get_by_role("button", name=word, exact=True)).to_be_visible()
    game.close()


def test_the_list_tells_what_each_card_does_with_its_face(five: Host, open_page: Open) -> None:
    game = Game(five, "jaws", 0, "select.lead", players=1)
    page = game.show(open_page())
    open_list(page)
    cards = page.locator(".options .option:has(.option-face)")
    assert cards.count() > 3
    for card in cards.all():
        expect(card.locator("small")).to_have_count(2)  # both halves
    game.close()


def test_the_list_says_what_an_attack_comes_to(five: Host, open_page: Open) -> None:
    game = Game(five, "thunderstone", 20, "dungeon.prepare", players=2)
    page = game.show(open_page())
    open_list(page)
    for attack in page.locator(".options .option[data-key^='attack:']").all():
        expect(attack.locator("small")).to_have_count(1)
        verdicts = page.locator(".verdict-tag").all_inner_texts()
        assert attack.locator("small").inner_text().casefold() in [each.casefold() for each in verdicts]
    game.close()


def test_squares_that_the_list_names_are_named_on_the_map(five: Host, open_page: Open) -> None:
    game = Game(five, "machina", 30, "action", players=1)
    page = game.show(open_page())
    names = page.locator(".names .cell-name")
    expect(names.first).not_to_be_visible()
    open_list(page)
    expect(names.first).to_be_visible()
    on_map = set(names.all_text_contents())
    moves = page.locator(".options .option[data-key^='move:']").all_inner_texts()
    assert moves
    for move in moves:
        assert any(name in move for name in on_map), move
    game.close()


def test_one_click_walks_to_any_square_in_reach_and_the_way_is_shown(five: Host, open_page: Open) -> None:
    game = Game(five, "machina", 30, "action", players=1)
    page = game.show(open_page())
    routes = page.evaluate("window.undercroft.view().facts.ask.routes ?? []")
    far = max(routes, key=lambda route: len(route["keys"]))
    assert len(far["keys"]) > 1
    asked = question(page)
    cell = page.locator(f"[data-id='{far['at']}']").first
    cell.hover(force=True)
    expect(page.locator(".ways .way")).to_have_count(1)
    cell.click(force=True)
    until_answered(page, asked)
    film_is_over(page)
    page.wait_for_function(
        "at => window.undercroft.view().panels.flatMap((each) => each.items ?? []).some((item) =>"
        " item.type === 'board' && item.figures.some((figure) => figure.cell === at && figure.side !== 'enemy'))",
        arg=far["at"],
    )
    game.close()


def test_the_last_fight_keeps_the_hero_in_view_and_the_demon_lord_small(five: Host, open_page: Open) -> None:
    game = Game(five, "sanctum", 60)
    while game.table.state.phase != LAST_FIGHT or game.kind != "fight.attack":
        game.play()
    game.tokens = game.sit_down()
    wide = game.show(open_page())
    assert wide.evaluate("document.querySelector('.mat').scrollTop === 0")
    expect(wide.locator(".hero-mat h2")).to_be_in_viewport(ratio=1)
    small = game.show(open_page(language="uk", **PHONE))
    assert box_of(small, ".lord")["height"] < 80
    game.close()


def test_what_one_reads_and_the_story_stand_apart(five: Host, open_page: Open) -> None:
    game = Game(five, "sanctum", 30, "fight.attack")
    page = game.show(open_page())
    page.locator(".gear-cards [data-id]").first.hover()
    expect(page.locator(".reader .card")).to_be_visible()
    assert not page.evaluate(OVERLAPS, [".reader", ".story"])
    game.close()


def test_decks_to_choose_from_lie_apart_under_a_finger(five: Host, open_page: Open) -> None:
    game = Game(five, "machina", 0, "decks", players=1)
    page = game.show(open_page(language="uk", **PHONE))
    boxes = [deck.bounding_box() for deck in page.locator(".deck-grid .pile .target").all()]
    assert len(boxes) > 1
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one is not None
            assert other is not None
            apart = abs(one["y"] - other["y"]) >= one["height"] - 1 or abs(one["x"] - other["x"]) >= one["width"] - 1
            assert apart, (one, other)
    game.close()
