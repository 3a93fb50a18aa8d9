"""What does not glow says why it cannot be chosen, by mouse, finger and keys; signs and numbers say what they mean."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.test_details import PHONE, Game
from tests.server.host import Host

DARK_HEX = """() => {
    for (const cell of document.querySelectorAll(".field .cell[data-id]:not(.choosable):not(.reachable)")) {
        const box = cell.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-id]") === cell) return { id: cell.dataset.id, x, y };
    }
    return null;
}"""
"""A hex in view that cannot be chosen, with nobody on it."""


def test_a_hex_out_of_reach_says_so_with_its_clause(five: Host, open_page: Open) -> None:
    game = Game(five, "bugs", 0, "move.where")
    page = game.show(open_page())
    cell = page.evaluate(DARK_HEX)
    page.mouse.click(cell["x"], cell["y"])
    bubble = page.locator(".why-bubble")
    expect(bubble).to_contain_text("Why not now?")
    expect(bubble).to_contain_text("You are asked:")
    assert bubble.get_attribute("data-why") == cell["id"]
    clause = bubble.locator(".clause").first
    number = clause.get_attribute("data-clause") or ""
    clause.click()
    expect(page.locator("[role=dialog] .wanted .clause-id").first).to_have_text(number)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    game.close()


def test_a_card_too_dear_says_so_when_it_is_enlarged(five: Host, open_page: Open) -> None:
    game = Game(five, "thunderstone", 0, "village.buy", players=2)
    page = game.show(open_page(language="uk"))
    card = page.locator("[data-id^=stack-]:not([data-id$=inside]):not(.choosable):visible").first
    card.click()
    words = page.locator("[role=dialog] .why-not")
    expect(words).to_contain_text("Чому не зараз?")
    expect(words.locator(".clause").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-target^=stack-]").first.focus()
    page.keyboard.press("?")
    expect(page.locator("[role=dialog]")).to_be_visible()
    expect(page.locator("[role=dialog] .why-not")).to_have_count(0)  # what can be chosen is explained, not refused
    game.close()


def test_arrow_keys_and_the_question_mark_reach_every_card(five: Host, open_page: Open) -> None:
    """Also those that cannot be chosen: they tell their reason, and the signs of the mat their meaning."""
    game = Game(five, "jaws", 0, "turn.act", players=1)
    page = game.show(open_page())
    cards = page.locator(".hand [data-id]")
    page.locator(".hand").focus()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        name = page.evaluate("document.activeElement.closest('[data-id]')?.dataset.id ?? ''")
        if page.locator(f".hand [data-id='{name}']:not(.choosable)").count():
            break
    assert cards.count() > 2
    page.keyboard.press("?")
    expect(page.locator("[role=dialog] .why-not")).to_contain_text("Why not now?")
    page.keyboard.press("Escape")
    page.locator(".mat").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".meaning")).to_be_visible()
    game.close()


def test_a_finger_asks_by_a_tap(five: Host, open_page: Open) -> None:
    game = Game(five, "jaws", 0, "move.where", players=1)
    page = game.show(open_page(**PHONE))
    cell = page.evaluate(DARK_HEX)
    page.touchscreen.tap(cell["x"], cell["y"])
    expect(page.locator(".why-bubble")).to_contain_text("Why not now?")
    game.close()


def test_a_sign_says_what_it_means_in_the_language_of_the_page(five: Host, open_page: Open) -> None:
    """Under the pointer, and for all words of a card in its enlarged view, with links into the rules."""
    game = Game(five, "jaws", 0, "turn.act", players=1)
    page = game.show(open_page(language="uk"))
    page.locator(".mat .chip[data-means]").first.hover()
    meaning = page.locator(".meaning")
    expect(meaning).to_contain_text("досвід")
    expect(meaning).to_contain_text("JL-EXP-1")
    page.mouse.move(700, 700)
    expect(meaning).to_have_count(0)
    page.locator(".hand .ability[data-id]").last.click(button="right")
    words = page.locator("[role=dialog] .explained")
    expect(words.locator("dt").first).to_have_text("ініціатива")
    clause = words.locator("[data-clause]").first
    number = clause.get_attribute("data-clause") or ""
    clause.click()
    expect(page.locator(".rules .wanted .clause-id").first).to_have_text(number)
    game.close()


def test_the_goal_in_the_head_can_be_pointed_at(five: Host, open_page: Open) -> None:
    """A guide's step about the aim lights it; and it answers like everything else."""
    game = Game(five, "bugs", 0, "round.cards")
    page = game.show(open_page())
    goal = page.locator(".head [data-id=goal]")
    expect(goal).to_be_visible()
    goal.click()
    expect(page.locator(".why-bubble")).to_contain_text("This is no answer to what is asked now.")
    game.close()
