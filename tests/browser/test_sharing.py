"""Links to a moment in real Chromium: shared from the story while a game runs, and from a look back after it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.server.host import Host, play_on


def link(page: Page) -> str:
    found = page.locator("[role=dialog] .copy-row input").input_value()
    page.keyboard.press("Escape")
    return found


def test_a_moment_is_shared_while_the_game_runs_and_after_it(host: Host, open_page: Open) -> None:
    made = host.table("vault", seats="me friend", seed=12)
    players = host.seats(made)
    page, visitor = open_page(), open_page(width=1000, height=760, language="uk")
    page.goto(f"{host.address}/#/t/{made['seats'][0]['token']}")
    page.locator(".table").wait_for()
    players[0].choose("lead:0")
    page.locator(".story .lines p").first.wait_for()
    page.locator(".story [data-share]").click()
    running = link(page)
    assert "/#/watch/" in running
    assert "/line/" in running
    assert made["seats"][0]["token"] not in running
    visitor.goto(running)
    visitor.locator("[data-to-now]").click()  # the moment is shown; from there to the table as it stands
    expect(visitor.locator("[data-to-now]")).to_have_count(0)
    play_on(players)
    for player in players:
        player.close()
    page.locator(".ending").wait_for()
    page.locator(".ending").get_by_role("button", name="Game review").click()
    page.get_by_role("button", name="Previous").click()
    page.locator(".look-back [data-share]").click()
    over = link(page)
    step = int(over.rsplit("/", 2)[1])
    visitor.goto(over)
    expect(visitor.locator(".look-back .slider")).to_contain_text(str(step))
    expect(visitor.locator(".ending")).to_have_count(0)
