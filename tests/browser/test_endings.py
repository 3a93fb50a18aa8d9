"""Beginnings and endings in a real browser: set-up, the party, the town, and an ending of every game."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import look_back, no_raw_keys, nothing_serious
from tests.server.host import Host
from undercroft.core.game import load
from undercroft.core.table import Table

GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "thunderstone": ({"players": 3}, 3),
    "sanctum": ({"players": 3}, 3),
    "machina": ({"players": 2}, 3),
    "jaws": ({"players": 2, "party": 3, "mode": "scenario", "scenario": 4}, 3),
    "bugs": ({"mode": "scenario"}, 3),
}
WIDE, SMALL = (1440, 900), (390, 844)

OVERFLOWS = """() => {
    const inside = document.querySelector('.ending');
    const cut = [...inside.querySelectorAll('h2, h3, p, li, dt, dd, b, span:not(.hidden), button')].filter((each) => {
        if (each.closest('.hidden, [aria-hidden=true]') !== null) return false;
        const box = each.getBoundingClientRect();
        const style = getComputedStyle(each);
        const isClipped = style.overflow !== 'visible' && each.scrollWidth > each.clientWidth + 1;
        return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || isClipped);
    });
    return {
        page: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
        across: inside.scrollWidth > inside.clientWidth,
        down: inside.scrollHeight / inside.clientHeight,
        cut: cut.map((each) => each.outerHTML.slice(0, 120)),
    };
}"""


def post(host: Host, path: str, body: Any) -> Any:
    request = urllib.request.Request(
        host.address + path, json.dumps(body).encode(), {"content-type": "application/json", "origin": host.address}
    )
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def play(table: Table[Any], until: str = "") -> Table[Any]:
    """Let the sensible bot play on, to the end or to a question of this kind."""
    while not table.is_over:
        turn = table.turn()
        assert turn is not None
        if turn[1].kind == until and table.state.played > 0:
            break
        table.choose(table.game.bots.greedy(table.seat(turn[0])), turn[0])
    return table


def open_record(host: Host, table: Table[Any]) -> str:
    """The key of the first seat at a table that stands where this one does."""
    made = post(host, "/api/records", msgspec.to_builtins(table.record))
    return str(made["seats"][0]["token"] if made["seats"] else made["watch"])


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_an_ending_shows_everything(five: Host, open_page: Open, name: str, size: tuple[int, int]) -> None:
    options, seed = GAMES[name]
    table = play(Table(load(name), options, seed))
    key = open_record(five, table)
    language = "en" if size == WIDE else "uk"
    touch = size == SMALL
    page = open_page(*size, language, has_touch=touch, is_mobile=touch)
    page.goto(f"{five.address}/#/t/{key}")
    page.locator(".ending").wait_for()
    expect(page.locator(".ending .pic").first).to_be_visible()
    expect(page.locator(".ending .no-face")).to_have_count(0)  # all pictures have come
    found = page.evaluate(OVERFLOWS)
    assert found["cut"] == []
    assert not found["page"]
    assert not found["across"]
    assert found["down"] <= (1 if size == WIDE else 2)
    no_raw_keys(page)
    nothing_serious(page, f"{name} {size}")


def test_look_back_and_the_ending_again(five: Host, open_page: Open) -> None:
    options, seed = GAMES["bugs"]
    page = open_page()
    page.goto(f"{five.address}/#/t/{open_record(five, play(Table(load('bugs'), options, seed)))}")
    look_back(page)
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("slider").fill("3")
    expect(page.locator(".look-back")).to_contain_text("3")
    page.get_by_role("button", name="The ending").click()
    expect(page.locator(".ending")).to_be_visible()


def finish_by_bot(page: Page) -> None:
    """Hand one's seat to a bot, who plays to the end."""
    page.get_by_role("button", name="Players").click()
    page.locator("[data-give='0']").click()
    page.keyboard.press("Escape")
    page.locator(".ending").wait_for()


def test_a_rematch_has_the_same_seats_and_options_and_the_next_scenario_follows(five: Host, open_page: Open) -> None:
    made = post(
        five, "/api/tables", {"game": "bugs", "options": {"mode": "scenario"}, "seed": 3, "seats": [{"who": "me"}]}
    )
    page = open_page()
    page.goto(f"{five.address}/#/t/{made['seats'][0]['token']}")
    page.locator(".decision").wait_for()
    finish_by_bot(page)
    won = page.locator("[data-next]").count() > 0
    page.locator("[data-rematch]").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator(".brand")).to_contain_text("A Rude Welcome")
    if won:
        page.go_back()
        page.locator("[data-next]").click()
        expect(page.locator(".brand")).to_contain_text("Crossing the Road")


def test_town_shows_the_map_and_ending_a_campaign_asks_first(five: Host, open_page: Open) -> None:
    table = play(Table(load("jaws"), {"players": 1, "party": 2}, 11), "town.what")
    key = open_record(five, table)
    page = open_page()
    page.goto(f"{five.address}/#/t/{key}")
    page.locator(".ending").wait_for()  # how the last scenario ended
    nothing_serious(page, "the end of a scenario")
    page.locator(".what-next .big").click()
    expect(page.locator(".place.done")).to_have_count(len(table.state.done))
    expect(page.locator(".place.open [data-target]")).to_have_count(len(table.state.available))
    expect(page.locator(".hero-sheet")).to_have_count(2)
    expect(page.locator(".degree")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    nothing_serious(page, "the town")
    no_raw_keys(page)
    page.locator(".option[data-key=retire]").click()
    expect(page.get_by_role("dialog")).to_contain_text("End the campaign here?")
    page.keyboard.press("Escape")
    expect(page.locator(".place.open")).not_to_have_count(0)  # nothing happened
    page.locator(".option[data-key=retire]").click()
    page.locator("[data-confirm]").click()
    page.locator(".ending").wait_for()
    expect(page.locator(".ending")).to_contain_text("retired")
    page.reload()
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "phone"])
def test_the_party_gathers_with_faces_and_numbers(five: Host, open_page: Open, size: tuple[int, int]) -> None:
    made = post(five, "/api/tables", {"game": "jaws", "options": {"players": 1}, "seats": [{"who": "me"}]})
    touch = size == SMALL
    page = open_page(*size, has_touch=touch, is_mobile=touch)
    page.goto(f"{five.address}/#/t/{made['seats'][0]['token']}")
    expect(page.locator(".candidate")).to_have_count(4)
    expect(page.locator(".candidate").first).to_contain_text("Holds the line")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    nothing_serious(page, "the party")
    first = page.locator("[data-target=candidate-red-guard]")
    if touch:
        first.tap()
        first.tap()
    else:
        first.click()
    expect(page.locator(".candidate.dimmed")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_set_up_with_faces_and_texts(five: Host, open_page: Open, name: str, size: tuple[int, int]) -> None:
    touch = size == SMALL
    page = open_page(*size, has_touch=touch, is_mobile=touch)
    page.goto(five.address)
    page.locator(f"[data-setup={name}]").click()
    page.locator(".setup").wait_for()
    nothing_serious(page, f"set-up of {name}")
    no_raw_keys(page)
    wide = page.evaluate(
        "document.querySelector('.dialog-body').scrollWidth <= document.querySelector('.dialog-body').clientWidth"
    )
    assert wide
    if name in ("jaws", "bugs"):
        expect(page.locator("[data-setting=scenario]")).to_have_count(0)
        page.locator("label:has([data-setting=mode][value=scenario])").click()
        page.locator("[data-setting=scenario]").select_option("2")
        said = {"jaws": "A Hole in the Wall", "bugs": "Crossing the Road"}[name]
        expect(page.locator("[data-setting=scenario]")).to_contain_text(said)
    page.locator(".setup button[type=submit]").click()
    page.locator(".table").wait_for()


def test_forgetting_a_table_asks_first(five: Host, open_page: Open) -> None:
    page = open_page()
    page.goto(five.address)
    page.locator("[data-play=bugs]").click()
    page.locator(".decision").wait_for()
    page.goto(five.address)
    expect(page.locator(".my-tables li")).to_have_count(1)
    page.locator(".my-tables .round").click()
    expect(page.get_by_role("dialog")).to_contain_text("Forget the key")
    page.keyboard.press("Escape")
    expect(page.locator(".my-tables li")).to_have_count(1)
    page.locator(".my-tables .round").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".my-tables li")).to_have_count(0)
