"""Small things of the stages that were wrong once: what is in view, what is heard, what a name or a number shows."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.page_actions import nothing_serious
from tests.browser.stage import settle
from tests.server.host import Host, Player
from undercroft.agents import agent
from undercroft.core.chance import Dice
from undercroft.core.game import available, load
from undercroft.core.request import key
from undercroft.core.table import Table
from undercroft.games.sanctum.state import LAST_FIGHT

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


class Game:
    """A table that sensible bots have played up to some question; its seats are people's."""

    def __init__(self, host: Host, name: str, answers: int, kind: str = "", **options: Any) -> None:
        game = load(name)
        self.host = host
        self.table = Table(game, options, 3)
        self.bots = [agent("greedy", game, Dice(seat)) for seat in range(self.table.options["players"])]
        while answers > 0 or (kind and self.kind != kind):
            self.play()
            answers -= 1
        self.tokens = self.sit_down()
        self.players: dict[int, Player] = {}

    def sit_down(self) -> list[str]:
        """The keys of a table that stands where the bots stopped."""
        status, body, _ = self.host.ask("/api/records", self.table.record.to_json())
        assert status == 200, body
        return [seat["token"] for seat in json.loads(body)["seats"]]

    @property
    def kind(self) -> str:
        turn = self.table.turn()
        assert turn is not None, "the game is over before that question comes"
        return turn[1].kind

    @property
    def asked(self) -> int:
        turn = self.table.turn()
        assert turn is not None
        return turn[0]

    def play(self) -> str:
        """The bot's answer, given at the own table."""
        seat = self.asked
        option = self.bots[seat](self.table.seat(seat))
        chosen = key(option) if isinstance(option, tuple) else str(option)
        self.table.choose(chosen, seat)
        return chosen

    def answer(self) -> None:
        """The same at the server's table."""
        player = self.player(self.asked)
        chosen = self.play()
        player.drain()
        assert not player.was_refused(player.choose(chosen))

    def player(self, seat: int) -> Player:
        if seat not in self.players:
            self.players[seat] = self.host.sit(self.tokens[seat])
        return self.players[seat]

    def show(self, page: Page) -> Page:
        """The page of whoever is asked."""
        page.goto(f"{self.host.address}/#/t/{self.tokens[self.asked]}")
        page.locator(".decision.open").wait_for()
        page.wait_for_load_state("networkidle")  # the pictures
        settle(page)
        return page

    def close(self) -> None:
        for player in self.players.values():
            player.close()


def is_whole(page: Page, selector: str) -> None:
    """Everything of this kind is in view, above the question."""
    faults = page.evaluate(
        """selector => {
            const bar = document.querySelector(".ask-bar").getBoundingClientRect();
            return [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
                .filter((box) => box.top < 0 || box.bottom > bar.top + 1 || box.width === 0).map((box) => box.toJSON());
        }""",
        selector,
    )
    assert faults == [], selector
    assert page.locator(selector).count() > 0


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_machina_has_a_stage_that_never_scrolls(five: Host, open_page: Open, size: tuple[int, int]) -> None:
    game = Game(five, "machina", 100, "action", explorers=3)
    page = game.show(open_page(*size))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for part in (".chapter", ".dials", ".own-mat", "#own .card", ".companion", ".deck-grid", ".order .turn"):
        for each in page.locator(part).all():
            expect(each).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".chapter-goal")).not_to_be_empty()
    expect(page.locator(".gauge")).to_have_count(3)
    nothing_serious(page, f"machina {size}")
    game.close()


def test_the_hint_is_one_line_on_a_phone_unless_the_answer_is_not_on_the_board(five: Host, open_page: Open) -> None:
    game = Game(five, "machina", 8, "action")
    page = game.show(open_page(**PHONE))
    hint = page.locator(".hint")
    expect(hint).to_have_class(re.compile("hint-line"))
    box = hint.bounding_box()
    assert box is not None
    assert box["height"] <= 50
    expect(page.locator(".goal-line")).to_be_in_viewport(ratio=1)
    hint.tap()
    expect(page.locator(".hint-buttons")).to_be_visible()
    nothing_serious(page, "machina on a phone")
    game.close()
    elsewhere = Game(five, "thunderstone", 6, "turn.way")
    page = elsewhere.show(open_page(**PHONE))
    expect(page.locator(".hint-buttons")).to_be_visible()
    elsewhere.close()


@pytest.mark.parametrize("name", ["jaws", "bugs", "machina"])
def test_the_goal_is_in_view_on_every_screen(five: Host, open_page: Open, name: str) -> None:
    game = Game(five, name, 10)
    wide = game.show(open_page())
    expect(wide.locator(".head .status, .chapter-goal").last).to_be_in_viewport(ratio=1)
    phone = game.show(open_page(**PHONE))
    phone.locator("[role=tab]").first.tap()
    expect(phone.locator(".goal-line")).to_be_in_viewport(ratio=1)
    assert phone.locator(".goal-line").inner_text().strip()
    game.close()


@pytest.mark.parametrize("after", [30, 60])
def test_sockets_stay_in_view_on_a_ukrainian_phone(five: Host, open_page: Open, after: int) -> None:
    game = Game(five, "sanctum", after, "fight.attack")
    page = game.show(open_page(language="uk", **PHONE))
    is_whole(page, ".sockets .socket")
    is_whole(page, ".felt .die")
    game.close()


def test_the_row_of_the_last_fight_and_the_chest_are_in_view(five: Host, open_page: Open) -> None:
    game = Game(five, "sanctum", 60, "move.chest")
    for page in (game.show(open_page(language="uk")), game.show(open_page(language="uk", **PHONE))):
        for card in page.locator(".item-shelf .card").all():
            expect(card).to_be_in_viewport(ratio=0.7)
    while game.table.state.phase != LAST_FIGHT or game.kind != "fight.attack":
        game.play()
    game.tokens = game.sit_down()
    wide = game.show(open_page(language="uk"))
    is_whole(wide, ".demon-row .socket")
    assert wide.evaluate("document.querySelector('.stage').scrollTop === 0")
    small = game.show(open_page(language="uk", **PHONE))
    is_whole(small, ".demon-row .socket")
    game.close()


def test_readers_hear_words_and_no_ids(five: Host, open_page: Open) -> None:
    for name in available():
        game = Game(five, name, 16)
        page = game.show(open_page(language="uk"))
        heard = re.sub(r"^\s*- /url: .*$", "", page.locator("body").aria_snapshot(), flags=re.MULTILINE)
        ids = page.evaluate(
            """() => [...document.querySelectorAll("[data-id], [data-target], [data-key], [data-clause]")].flatMap(
                (each) => Object.values(each.dataset)).filter((id) => /[a-z][-:]|^[A-Z]{2}-/.test(id))"""
        )
        assert [each for each in set(ids) if each in heard] == [], name
        assert re.findall(r"\b[A-Z]{2}-[A-Z]{2,5}-[A-Z]?\d+", heard) == [], name
        game.close()


@pytest.mark.parametrize("name", ["jaws", "bugs", "machina"])
def test_legends_show_the_very_signs_of_the_map(five: Host, open_page: Open, name: str) -> None:
    game = Game(five, name, 14)
    page = game.show(open_page())
    page.locator(".legend summary").click()
    expect(page.locator(".legend li").first.locator("use").first).to_be_attached()  # the pictures have come
    first = page.locator(".legend li").first.locator("use").evaluate_all("all => all.map((use) => use.href.baseVal)")
    drawn = page.locator(".ground use").evaluate_all("all => all.map((use) => use.href.baseVal)")
    assert first
    assert set(first) <= set(drawn), "the first line explains something that lies on the map"
    game.close()


def test_what_is_told_of_a_figure_keeps_no_old_hit_points(five: Host, open_page: Open) -> None:
    game = Game(five, "bugs", 8)
    page = game.show(open_page())
    figure = page.locator(".figure.s-hero")
    figure.hover()
    hits = page.locator(".figure-over.s-hero .f-health b")
    before = hits.inner_text()
    for _ in range(200):
        game.answer()
        if hits.inner_text() != before:
            break
    now = hits.inner_text()
    assert now != before
    figure.hover()
    expect(page.locator(".reader .of-health b")).to_have_text(re.compile(rf"^{now}/"))
    assert f" {now}/" in str(figure.get_attribute("aria-label"))
    game.close()


def test_a_new_name_is_seen_by_everybody_at_once(five: Host, open_page: Open) -> None:
    game = Game(five, "thunderstone", 12)
    game.player(0).do("rename", name="Olena")
    page = game.show(open_page(language="ru"))
    expect(page.locator(".strip")).to_contain_text("Olena")
    expect(page.locator("#story")).to_contain_text("Olena")
    game.player(0).do("rename", name="<b>Zoë</b>")
    expect(page.locator(".strip")).to_contain_text("<b>Zoë</b>")
    expect(page.locator("#story")).to_contain_text("<b>Zoë</b>")
    expect(page.locator("#story")).not_to_contain_text("Olena")
    expect(page.locator(".strip b", has_text="Zoë")).to_have_count(0)
    game.close()


def bottom_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["y"] + box["height"]


def test_what_one_reads_leaves_the_story_above_the_piles(five: Host, open_page: Open) -> None:
    game = Game(five, "thunderstone", 1, "turn.way", players=2)
    page = game.show(open_page())
    piles = page.locator(".piles").bounding_box()
    assert piles is not None
    page.locator(".rank-row").nth(1).hover()
    expect(page.locator(".reader .card")).to_be_visible()
    assert bottom_of(page, ".story") <= piles["y"]
    page.locator(".option[data-key=village]").hover()
    page.locator(".option[data-key=village]").click()
    expect(page.locator(".reader")).to_have_count(0)  # it belonged to the last question
    game.close()


def test_all_levels_of_a_hero_and_all_numbers_of_a_type_of_monsters_are_told(five: Host, open_page: Open) -> None:
    game = Game(five, "thunderstone", 1, "turn.way", players=2)
    page = game.show(open_page())
    page.locator(".with-levels:has(.card-line) > .card").first.click()
    expect(page.locator("[role=dialog] .enlarged > .card")).to_have_count(3)
    game.close()
    battle = Game(five, "jaws", 0, "turn.act", players=1)
    page = battle.show(open_page())
    page.locator(".foe").first.hover()
    told = page.locator(".reader .under-card")
    expect(told.filter(has_text="normal").locator(".chip")).not_to_have_count(0)
    expect(told.filter(has_text="elite").locator(".chip")).not_to_have_count(0)
    battle.close()


def test_answers_that_lie_nowhere_tell_what_they_do(five: Host, open_page: Open) -> None:
    game = Game(five, "jaws", 0, "prepare.goal", players=1)
    page = game.show(open_page())
    words = page.locator(".ask-answers .option small")
    expect(words).to_have_count(page.locator(".ask-answers .option").count())
    for each in words.all():
        expect(each).to_contain_text(" ")
    game.close()


def test_the_small_map_frames_what_is_seen_after_the_list_was_open(five: Host, open_page: Open) -> None:
    game = Game(five, "jaws", 0, "move.where", players=1)
    page = game.show(open_page(**PHONE))
    for is_open in ("true", "false"):
        page.locator(".list-button").tap()
        expect(page.locator(".list-button")).to_have_attribute("aria-expanded", is_open)
    settle(page)
    shown, whole = page.locator(".mini-frame").bounding_box(), page.locator(".mini-map").bounding_box()
    assert shown is not None
    assert whole is not None
    assert shown["height"] > whole["height"] / 5
    game.close()
