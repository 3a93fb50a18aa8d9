"""Together over days, in real browsers: talk, seats carried to another device, the tab that says whose turn it is."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import answer, links, set_up, who_is_asked
from tests.server.host import CALM, PATIENCE, Host
from tests.server.host import host as serve


def test_people_talk_and_one_need_not_hear_everybody(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(390, 844), open_page(language="uk")
    set_up(mine, host, "vault", ["me", "friend"])
    theirs.goto(links(mine)[0])
    mine.keyboard.press("Escape")
    expect(mine.locator("[data-notice=name]")).to_have_count(0)  # whoever set it up is not asked
    theirs.locator("[data-notice=name]").click()
    theirs.get_by_label("Ваше ім’я").fill("Олена")
    theirs.keyboard.press("Enter")
    expect(mine.locator("[data-seat-chip='1']")).to_contain_text("Олена")
    expect(theirs.locator("[data-notice=name]")).to_have_count(0)
    theirs.locator("[data-talk]").click()
    theirs.get_by_role("button", name="Дякую!").click()
    expect(theirs.locator("[data-lines] li")).to_have_count(1)
    expect(mine.locator("[data-talk]")).to_contain_text("(1)")
    mine.locator("[data-talk]").click()
    expect(mine.locator("[data-lines]")).to_contain_text("Thank you!")  # each reads it in their own language
    expect(mine.locator("[data-lines]")).to_contain_text("Олена")
    mine.get_by_label("Your words").fill("<b>See you tomorrow</b>")
    mine.get_by_role("button", name="Say", exact=True).click()
    expect(theirs.locator("[data-lines] li").nth(1)).to_contain_text("<b>See you tomorrow</b>")
    mine.get_by_role("button", name="Do not hear").click()
    expect(mine.locator("[data-lines]")).not_to_contain_text("Thank you!")
    mine.get_by_role("button", name="Hear everybody again").click()
    expect(mine.locator("[data-lines]")).to_contain_text("Thank you!")
    mine.keyboard.press("Escape")
    expect(mine.locator("[data-talk]")).not_to_be_visible()  # a phone shows what is new
    mine.get_by_role("button", name="Menu", exact=True).click()
    mine.get_by_role("button", name="Players", exact=True).click()
    mine.locator(".on-phones [data-talk]").click()
    mine.get_by_role("button", name="Well played!").click()
    expect(theirs.locator("[data-lines] li").nth(2)).to_contain_text("Гарний хід!")
    mine.keyboard.press("Escape")
    mine.get_by_role("button", name="Menu", exact=True).click()
    mine.get_by_role("button", name="Players", exact=True).click()
    mine.locator(".on-phones [data-point]").click()  # which puts the dialog away
    mine.locator("[data-id=deck-0]").click()
    theirs.keyboard.press("Escape")
    expect(theirs.locator("[data-pointed=deck-0]")).to_be_visible()


def test_seats_are_carried_to_another_device_by_a_code(host: Host, open_page: Open) -> None:
    laptop, phone = open_page(), open_page(width=390, height=844)
    set_up(laptop, host, "vault", ["me", "friend"])
    laptop.goto(host.address)
    laptop.get_by_role("button", name="To another device").click()
    code = laptop.locator("[data-code]").inner_text()
    phone.goto(host.address)
    phone.get_by_label("Code from another device").fill(code.lower())
    phone.get_by_role("button", name="Bring my seats here").click()
    phone.locator(".my-table").click()
    phone.locator(".table").wait_for()
    expect(phone.locator(".decision, .offers, [data-key]").first).to_be_visible()


def test_a_rematch_leads_the_friends_to_it(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page(language="uk")
    set_up(mine, host, "vault", ["me", "friend"])
    theirs.goto(links(mine)[0])
    mine.keyboard.press("Escape")
    theirs.locator(".decision").wait_for()
    for page, seat in ((theirs, 1), (mine, 0)):  # bots play to the end for both
        page.locator(".tools .tool").first.click()
        page.locator(f"[data-give='{seat}']").click()
        page.keyboard.press("Escape")
    for page in (mine, theirs):
        page.locator(".ending").wait_for()
    old = theirs.url
    mine.locator("[data-rematch]").click()
    mine.locator("[role=dialog]").wait_for()  # the links, for those who have gone
    expect(theirs.locator(".ending [data-notice=led]")).to_contain_text("кличе вас до нової гри")
    theirs.locator(".ending [data-led]").click()
    expect(theirs.locator(".ending")).to_have_count(0)
    expect(theirs.locator("[data-seat-chip='1'].mine")).to_be_visible()
    assert theirs.url != old
    mine.keyboard.press("Escape")
    expect(mine.locator("[data-seat-chip='1']")).not_to_have_class(re.compile("away"))


def test_the_tab_says_whose_turn_it_is(host: Host, open_page: Open) -> None:
    mine: Any = open_page()
    set_up(mine, host, "vault", ["me", "friend"])
    mine.keyboard.press("Escape")
    expect(mine).to_have_title(re.compile("^● "))
    assert mine.locator("link[rel=icon]").get_attribute("href").startswith("data:")
    mine.goto(host.address)
    expect(mine).to_have_title("Undercroft")


def test_a_sound_says_that_it_is_your_turn(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page()
    theirs.add_init_script(
        """window.pitches = [];
        const set = AudioParam.prototype.setValueAtTime;
        AudioParam.prototype.setValueAtTime = function (value, when) {
          window.pitches.push(value);
          return set.call(this, value, when);
        };"""
    )
    set_up(mine, host, "vault", ["me", "friend"])
    theirs.goto(links(mine)[0])
    theirs.get_by_role("button", name="Sound: off").click()
    theirs.get_by_role("button", name="Sound: quiet").click()  # a gesture, now that there is something to hear
    mine.keyboard.press("Escape")
    while who_is_asked([theirs, mine]) is theirs:
        answer(theirs)
    theirs.evaluate("window.pitches = []")
    while who_is_asked([theirs, mine]) is mine:
        answer(mine)
    expect(theirs).to_have_title(re.compile("^● "))
    heard: list[float] = []
    end = time.monotonic() + PATIENCE
    while len(heard) < 2:
        assert time.monotonic() < end, "nothing was heard"
        theirs.wait_for_timeout(50)
        heard = theirs.evaluate("window.pitches.filter((each) => each > 20)")
    assert heard == [523, 784]


def test_everybody_here_agrees_that_a_bot_plays_for_the_absent_one(tmp_path: Any, open_page: Open) -> None:
    limits = msgspec.structs.replace(CALM, absence_seconds=0)
    with serve(f"{tmp_path}/t.db", limits=limits) as made:
        table = made.table(seats="me friend friend", seed=3)
        mine, theirs, absent = open_page(390, 844), open_page(language="uk"), open_page(language="ru")
        for page, seat in zip((mine, theirs), table["seats"], strict=False):
            page.goto(f"{made.address}/#/t/{seat['token']}")
            page.locator(".table").wait_for()
        expect(mine.locator(".chip.away")).to_have_count(1)
        theirs.locator(".head .tool").first.click()
        expect(theirs.locator(".on-phones")).not_to_be_visible()
        theirs.locator("[data-give='2']").click()
        expect(theirs.locator("[data-notice=proposal]")).to_contain_text("Чекаємо на згоду")
        expect(mine.locator("[data-notice=proposal]")).to_contain_text(
            "Player 2 proposes that a bot plays for Player 3"
        )
        mine.locator("[data-agree=yes]").click()
        expect(mine.locator("[data-notice=proposal]")).to_have_count(0)
        absent.goto(f"{made.address}/#/t/{table['seats'][2]['token']}")
        expect(absent.locator("[data-notice=handed]")).to_contain_text("Все, кто был за столом, согласились.")
        absent.locator(".away-note button").click()
        expect(absent.locator("[data-notice=handed]")).to_have_count(0)


def test_somebody_points_at_a_card_and_the_others_see_it_pulse(host: Host, open_page: Open) -> None:
    mine, theirs = open_page(), open_page(language="uk")
    set_up(mine, host, "vault", ["me", "friend"])
    link = links(mine)[0]
    theirs.goto(link)
    mine.keyboard.press("Escape")
    theirs.locator("[data-id=card-0-1]").wait_for()
    theirs.locator("[data-point]").click()
    theirs.locator("[data-id=deck-0]").click()
    expect(mine.locator("[data-pointed=deck-0]")).to_contain_text("Player 2")
    expect(theirs.locator("[data-point]")).to_have_attribute("aria-pressed", "false")
    expect(mine.locator("[data-pointed]")).to_have_count(0)  # after a moment
    mine.locator("[data-id=card-0-1]").click(modifiers=["Alt"])
    expect(theirs.locator("[data-pointed=card-0-1]")).to_contain_text("Гравець 1")
    mine.locator("[data-talk]").click()
    mine.get_by_role("button", name="Hello!").click()
    mine.keyboard.press("Escape")
    theirs.locator("[data-talk]").click()
    theirs.get_by_role("button", name="Не чути").click()  # and not seen pointing either
    theirs.keyboard.press("Escape")
    expect(theirs.locator("[data-pointed]")).to_have_count(0)
    mine.locator("[data-id=card-0-1]").click(modifiers=["Alt"])
    expect(mine.locator("[data-pointed=card-0-1]")).to_be_visible()
    expect(theirs.locator("[data-pointed]")).to_have_count(0)
    theirs.close()
    expect(mine.locator(".chip.away")).to_have_count(1)
    mine.locator("[data-point]").click()  # for somebody who is away
    mine.locator("[data-id=deck-0]").click()
    back = open_page(language="ru")
    back.goto(link)
    expect(back.locator("[data-pointed=deck-0]")).to_contain_text("Игрок 1")
