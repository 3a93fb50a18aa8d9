"""The film in real Chromium: what happens is shown or skipped by the person, and it ends on the server's state."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import ASKED, answer, film_is_over, is_over
from tests.server.host import Host
from undercroft.core.game import available

WHOLE_GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "thunderstone": ("me bot:greedy", {}, 9),
    "jaws": ("me bot:greedy", {"mode": "scenario"}, 1),
    "bugs": ("me", {"mode": "scenario"}, 6),
    "sanctum": ("me bot:greedy", {}, 7),
    "machina": ("me bot:greedy", {}, 9),
}
"""Who sits at each table, its options, and the seed of a short game."""
LONG = ("machina", "sanctum", "thunderstone")
TURNS = 10
"""Answers of the own seat in games that are too long to be watched to their end each time."""
WATCHED, EARLY = 3, 3
"""Answers before which the film is watched to its end, and answers that cut it short; then a bot goes on."""


def counts(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate("({...window.undercroft.director})")
    return found


def shown(page: Page) -> Any:
    """What the page shows of the table, but for what only this device knows: which lines are new."""
    view = page.evaluate("window.undercroft.view()")
    return {"panels": view["panels"], "facts": view["facts"], "story": view["story"]}


def hand_over(page: Page) -> None:
    """A bot goes on at the own seat."""
    page.get_by_role("button", name="Players").click()
    page.locator("[data-give='0']").click()
    page.keyboard.press("Escape")
    expect(page.locator("[role=dialog]")).to_have_count(0)


def sit_down(host: Host, page: Page, game: str) -> str:
    """At the table of a short game; gives its link."""
    seats, options, seed = WHOLE_GAMES[game]
    made = host.table(game, seats, options=options, seed=seed)
    link = f"{host.address}/#/t/{made['seats'][0]['token']}"
    page.goto(link)
    return link


def nothing_was_lost(page: Page) -> None:
    after = counts(page)
    assert after["received"] == after["shown"] + after["skipped"]
    assert {name: after[name] for name in ("lost", "stuck", "failed")} == {"lost": 0, "stuck": 0, "failed": 0}


def stands_as_the_server_says(page: Page, fresh: Page) -> None:
    long, short = shown(page), shown(fresh)
    long["story"] = long["story"][-len(short["story"]) :]  # whoever comes late is sent its newest lines
    assert long == short


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.soak if name in LONG else ()) for name in available()]
)
def test_a_whole_game_is_shown_and_ends_on_the_servers_state(five: Host, open_page: Open, game: str) -> None:
    page = open_page(motion="no-preference", speed="quick")
    link = sit_down(five, page, game)
    for number in range(WATCHED + EARLY):
        page.locator(ASKED).wait_for()
        if number < WATCHED:
            film_is_over(page)
        if is_over(page):
            break
        answer(page)
    film_is_over(page)
    before = counts(page)
    assert before["received"] > 0
    hand_over(page)
    page.wait_for_function("() => window.undercroft.view().facts.over === true", timeout=600_000)
    film_is_over(page)
    nothing_was_lost(page)
    assert counts(page)["skipped"] == before["skipped"], "nobody skipped anything since the bot took the seat"
    fresh = open_page()
    fresh.goto(link)
    fresh.locator(".ending").wait_for()
    stands_as_the_server_says(page, fresh)


@pytest.mark.parametrize("game", LONG)
def test_turns_of_a_long_game_are_shown_and_leave_the_servers_state(five: Host, open_page: Open, game: str) -> None:
    """The same for the beginning of games that take minutes; the soak plays them to their end."""
    page = open_page(motion="no-preference", speed="quick")
    link = sit_down(five, page, game)
    for _ in range(TURNS):
        page.locator(ASKED).wait_for()
        film_is_over(page)
        answer(page)
    page.locator(ASKED).wait_for()
    film_is_over(page)
    assert counts(page)["received"] > TURNS
    nothing_was_lost(page)
    assert counts(page)["skipped"] == 0
    fresh = open_page()
    fresh.goto(link)
    fresh.locator(ASKED).wait_for()
    stands_as_the_server_says(page, fresh)


MATS = """() => {
    window.matless = [];
    let had = false;
    const look = () => {
        const hasMap = document.querySelector(".map-area") !== null;
        const has = document.querySelector(".own-mat") !== null;
        had ||= hasMap && has;
        if (had && hasMap && !has) window.matless.push(document.querySelector(".film-caption")?.textContent ?? "");
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("game", ["bugs", "jaws"])
def test_the_own_mat_stays_on_the_table_while_cards_fly_to_it(five: Host, open_page: Open, game: str) -> None:
    page = open_page(motion="no-preference", speed="quick")
    sit_down(five, page, game)
    page.locator(".table").wait_for()
    page.evaluate(MATS)
    for _ in range(TURNS):
        page.locator(ASKED).wait_for()
        film_is_over(page)
        answer(page)
    film_is_over(page)
    assert page.evaluate("window.matless") == []


# --- every kind of beat, from a server that only this test has ------------------------------------------------------

MARK = {"label": "Wound", "icon": "blood"}
CARD = {"type": "card", "title": "Plus one", "style": "weapon", "lines": ["+1"]}
IMP = {"id": "imp", "cell": "a3", "title": "Imp", "sign": "im", "side": "enemy"}
BEATS: list[dict[str, Any]] = [
    {"is": "announce", "text": "Round 2", "tone": "round"},
    {"is": "walk", "who": "hero", "path": ["a1", "a2", "a3"]},
    {"is": "walk", "who": "hero", "path": ["a3", "a2"], "how": "jump"},
    {"is": "walk", "who": "hero", "path": ["a2", "a1"], "how": "teleport"},
    {"is": "aim", "who": "hero", "whom": ["foe"], "value": 3},
    {"is": "flip", "card": CARD, "at": "foe", "source": "deck"},
    {"is": "roll", "dice": [{"id": "d1", "face": "4", "label": "Die"}], "at": "purse"},
    {"is": "guard", "who": "foe", "mark": {"label": "Shield", "icon": "shield"}, "amount": 1},
    {"is": "hurt", "who": "foe", "amount": 2, "left": 3},
    {"is": "heal", "who": "hero", "amount": 1},
    {"is": "badge", "who": "foe", "mark": MARK},
    {"is": "badge", "who": "foe", "mark": MARK, "gone": True},
    {"is": "fall", "who": "foe"},
    {"is": "enter", "figure": IMP},
    {"is": "fly", "source": "deck", "target": "hand", "cards": [CARD, CARD]},
    {"is": "fly", "source": "hand", "target": "nowhere", "count": 2},
    {"is": "give", "mark": {"label": "Gold", "icon": "coin"}, "amount": 3, "source": "a3", "target": "purse"},
    {"is": "change", "at": "purse", "text": "Richer than before"},
    {"is": "open", "cells": ["b1"]},
]  # fmt: skip


def figure(name: str, cell: str, side: str) -> dict[str, Any]:
    health = {"label": "Health", "icon": "heart", "value": 5, "max": 6}
    return {"id": name, "cell": cell, "title": name, "sign": name[:2], "side": side, "stats": [health]}


def board_panel(figures: list[dict[str, Any]], cells: list[str]) -> dict[str, Any]:
    drawn = [{"id": cell, "x": int(cell[1]), "y": "ab".index(cell[0])} for cell in cells]
    board = {"type": "board", "id": "map", "grid": "hex", "cells": drawn, "figures": figures}
    return {"id": "map-panel", "title": "Map", "role": "board", "items": [board]}


START = {
    "map-panel": board_panel([figure("hero", "a1", "hero"), figure("foe", "a3", "enemy")], ["a1", "a2", "a3"]),
    "mine": {
        "id": "mine", "title": "Mine", "role": "mine", "seat": 0,
        "items": [
            {"type": "pile", "id": "deck", "count": 9, "title": "Deck"},
            {"type": "stats", "id": "purse", "stats": [{"label": "Gold", "icon": "coin", "value": 4}]},
            {"type": "dice", "id": "dice", "dice": [{"id": "d1", "face": "1", "label": "Die"}]},
        ],
    },
    "hand": {"id": "hand", "title": "Hand", "role": "hand", "items": []},
}  # fmt: skip
ASK = {"id": "q", "kind": "turn", "prompt": "What now?", "options": [{"key": "on", "shown": {"label": "On"}}]}


class FakeTable:
    """A table that tells one page what the test wants."""

    def __init__(self, page: Page, host: Host) -> None:
        self.page = page
        self.number = 1
        self.answers: list[str] = []
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws*", self.sit)
        page.goto(f"{host.address}/#/t/a-key-of-this-test-alone")
        page.locator(".figure[data-id=hero]").wait_for()

    def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def sit(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["do"] == "sit":
            self.say(
                {
                    "is": "seated", "table": "t", "game": "demo", "title": "Demo", "seat": 0, "host": True,
                    "companion": False, "cooperative": False, "secrets": False, "players": 1, "styles": {},
                }
            )  # fmt: skip
            people = [{"who": "person", "agent": "", "name": "", "here": True, "trouble": False}]
            table = {"seats": people, "watching": 0, "state": "open", "last": 0}
            self.say({**self.state(0), "panels": START, "table": table})
        elif said["do"] == "ping":  # a page that hears nothing for long would connect anew
            self.say({"is": "pong"})
        elif said["do"] == "choose":
            self.answers.append(said["key"])
            self.say({"is": "done", "id": said["id"]})

    def state(self, base: int) -> dict[str, Any]:
        return {
            "is": "state", "n": self.number, "base": base, "order": list(START), "panels": {}, "story": [],
            "story_from": 0, "facts": {"status": [f"state {self.number}"], "ask": ASK},
        }  # fmt: skip

    def happen(self, *beats: dict[str, Any], panels: dict[str, Any] | None = None) -> None:
        """A state that these beats led to, each with a line of its own."""
        base, self.number = self.number, self.number + 1
        lines = [f"{beat['is']} {at}" for at, beat in enumerate(beats)]
        events = [{"beats": [beat], "told": True} for beat in beats]
        self.say({**self.state(base), "events": events, "story": lines, "panels": panels or {}})


ALL_SEEN = """() => {
    const seen = [];
    let moved = 0;
    const look = () => {
        const act = document.querySelector(".film")?.dataset.act;
        if (act !== undefined && seen.at(-1) !== act) seen.push(act);
        moved = Math.max(moved, document.getAnimations().filter((each) => each.id === "film").length);
        if (window.undercroft.isPlaying() || seen.length === 0) requestAnimationFrame(look);
        else window.acts = {seen, moved};
    };
    look();
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_every_kind_of_beat_is_drawn(five: Host, open_page: Open, motion: str) -> None:
    page = open_page(motion=motion, speed="normal")
    table = FakeTable(page, five)
    page.evaluate(ALL_SEEN)
    cells = ["a1", "a2", "a3", "b1"]
    end = {"map-panel": board_panel([figure("hero", "a1", "hero"), IMP], cells)}
    table.happen(*BEATS, panels=end)
    page.wait_for_function("() => window.acts !== undefined")
    acts = page.evaluate("window.acts")
    kinds = [beat["is"] for beat in BEATS]
    assert acts["seen"] == [kind for at, kind in enumerate(kinds) if at == 0 or kinds[at - 1] != kind]
    assert (acts["moved"] > 0) == (motion == "no-preference")  # the same marks, without movement
    assert counts(page) == {
        "received": len(BEATS), "shown": len(BEATS), "skipped": 0, "lost": 0, "stuck": 0, "failed": 0
    }  # fmt: skip
    expect(page.locator(".figure")).to_have_count(2)
    expect(page.locator("#story p")).to_have_text([f"{kind} {at}" for at, kind in enumerate(kinds)])
    expect(page.locator(".film")).to_have_count(0)


def test_the_table_in_between_is_as_the_beats_made_it(five: Host, open_page: Open) -> None:
    page = open_page(motion="no-preference", speed="slow")
    table = FakeTable(page, five)
    table.happen({"is": "hurt", "who": "foe", "amount": 2, "left": 3}, {"is": "announce", "text": "Later"})
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".figure-over[data-over=foe] .f-health")).to_have_text("3")
    assert page.locator("#story p").count() < 3
    page.get_by_role("button", name="Continue").click()
    film_is_over(page)
    expect(page.locator(".figure-over[data-over=foe] .f-health")).to_have_text("5")  # as the server has it


def test_whoever_answers_clicks_or_presses_escape_has_seen_enough(five: Host, open_page: Open) -> None:
    page = open_page(motion="no-preference", speed="slow")
    table = FakeTable(page, five)
    news = [{"is": "announce", "text": "A long story", "tone": "chapter"}] * 9
    table.happen(*news)
    expect(page.locator(".decision.is-early")).to_be_visible()  # the question is there and waits
    page.keyboard.press("Escape")
    expect(page.locator(".film-bar")).to_have_count(0)
    table.happen(*news)
    expect(page.locator(".film-bar")).to_be_visible()
    page.locator(".map-window").click(position={"x": 5, "y": 150})  # beside the board, below the head
    expect(page.locator(".film-bar")).to_have_count(0)
    table.happen(*news)
    expect(page.locator(".film-bar")).to_be_visible()
    page.locator(".ask-answers .option").click()
    expect(page.locator(".film-bar")).to_have_count(0)
    assert table.answers == ["on"]
    after = counts(page)
    assert after["received"] == 27
    assert after["received"] == after["shown"] + after["skipped"]
    assert after["skipped"] >= 9


ANNOUNCED = """() => {
    window.announced = [];
    const note = () => document.querySelectorAll(".announced").forEach((each) => window.announced.push(each.innerText));
    new MutationObserver(note).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""
"""Notes what is announced, however briefly: a look from outside every half second would miss it."""


def test_what_cannot_be_drawn_is_left_out_and_the_film_goes_on(five: Host, open_page: Open) -> None:
    page = open_page(motion="no-preference", speed="normal")
    table = FakeTable(page, five)
    page.evaluate(ANNOUNCED)
    table.happen({"is": "roll"}, {"is": "announce", "text": "It goes on"})  # dice that the server forgot
    page.wait_for_function("() => window.announced.includes('It goes on')")
    film_is_over(page)
    after = counts(page)
    assert (after["received"], after["shown"]) == (2, 2)
    assert after["failed"] > 0


# --- the camera -----------------------------------------------------------------------------------------------------

WIDE = [f"a{x}" for x in range(10)]
FAR_FOE = {"map-panel": board_panel([figure("hero", "a1", "hero"), figure("foe", "a9", "enemy")], WIDE)}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SHOUT = {"is": "announce", "text": "Later", "tone": "chapter"}


def is_on_board(page: Page, name: str) -> bool:
    """Whether all of a figure lies in the part of the board that is seen."""
    found: bool = page.evaluate(
        """name => {
            const box = document.querySelector(`.figure[data-id=${name}]`).getBoundingClientRect();
            const part = document.querySelector(".map-window").getBoundingClientRect();
            return box.left >= part.left && box.right <= part.right;
        }""",
        name,
    )
    return found


def wait_on_board(page: Page, name: str, is_seen: bool = True) -> None:
    for _ in range(200):
        if is_on_board(page, name) == is_seen:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{name} {'never came into' if is_seen else 'never left'} view")


def wide_table(open_page: Open, host: Host) -> tuple[Page, FakeTable]:
    """A phone that shows one end of a board; the foe stands at the other one."""
    page = open_page(motion="no-preference", speed="slow", **PHONE)
    table = FakeTable(page, host)
    table.happen(panels=FAR_FOE)
    page.locator(".map-window.zoomed").wait_for()
    drag(page, 260)
    wait_on_board(page, "hero")
    assert not is_on_board(page, "foe")
    return page, table


def drag(page: Page, by: int) -> None:
    """Move the board with a pointer."""
    box = page.locator(".map-window").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3
    page.mouse.move(x - by / 2, y)
    page.mouse.down()
    page.mouse.move(x + by / 2, y, steps=6)
    page.mouse.up()


HANDS_OFF = 3200
"""Milliseconds after which a board that was moved by hand is moved by what happens again (`board/leaning.ts`)."""


def test_the_board_leans_to_what_happens_and_comes_back(five: Host, open_page: Open) -> None:
    page, table = wide_table(open_page, five)
    page.wait_for_timeout(HANDS_OFF)
    table.happen({"is": "hurt", "who": "foe", "amount": 2, "left": 3}, SHOUT)
    wait_on_board(page, "foe")
    assert not is_on_board(page, "hero")
    film_is_over(page)
    wait_on_board(page, "hero")
    assert not is_on_board(page, "foe")


def test_the_board_is_left_to_whoever_moves_it(five: Host, open_page: Open) -> None:
    page, table = wide_table(open_page, five)
    page.wait_for_timeout(HANDS_OFF)
    table.happen({"is": "hurt", "who": "foe", "amount": 2, "left": 3}, *[SHOUT] * 2)
    wait_on_board(page, "foe")
    drag(page, 60)
    held = page.evaluate("document.querySelector('.map-sheet').style.transform")
    table.happen({"is": "hurt", "who": "hero", "amount": 2, "left": 3})
    film_is_over(page)
    page.wait_for_timeout(1500)  # longer than the camera waits before it goes back
    assert page.evaluate("document.querySelector('.map-sheet').style.transform") == held
