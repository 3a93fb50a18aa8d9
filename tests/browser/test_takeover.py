"""Two server processes on PostgreSQL: one dies in mid-game, the other takes its tables, and the page goes on."""

from __future__ import annotations

import os
import signal
import time

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page_actions import answer, links, question, set_up, until_answered, who_is_asked
from tests.server.host import PATIENCE
from tests.server.host import host as serve
from tests.server.test_processes import children


def test_processes_die_and_people_play_on(empty_postgres: str, open_page: Open) -> None:
    with serve(empty_postgres, processes=2) as made:
        first, second = pages = [open_page(), open_page()]
        set_up(first, made, "vault", ["me", "friend"])
        second.goto(links(first)[0])
        first.keyboard.press("Escape")
        second.locator(".table").wait_for()
        answer(first)
        before = children(made)
        for pid in before:  # one of them has the table; then whoever has taken it
            asked = who_is_asked(pages)
            assert asked is not None
            name = question(asked)
            os.kill(pid, signal.SIGKILL)
            answer(asked)
            until_answered(asked, name)
            for page in pages:
                expect(page.locator(".line.connected")).to_be_visible()
        end = time.monotonic() + PATIENCE
        while set(before) & set(children(made)):  # the supervisor notices in its own time
            assert time.monotonic() < end
            time.sleep(0.02)
        while (asked := who_is_asked(pages)) is not None:
            answer(asked)
        for page in pages:
            expect(page.locator(".ending")).to_contain_text("The most coins win.")
