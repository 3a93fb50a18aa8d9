"""Every kind of question of every game, as it is met in whole games, cases and random games, at three window sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.positions import NEVER_ASKED, SEEN, find_positions, never_met
from tests.browser.stage import (
    LAPTOP,
    PHONE,
    WIDE,
    Size,
    faults_of,
    look,
    offers_of,
    open_stage,
    prepared_host,
    sit_down,
)
from tests.server.host import Host
from undercroft.core.cases import Case, read_cases, run_case
from undercroft.core.game import available, load

SHARE = 8
"""Of so many kinds of questions one is looked at in another language than English."""

COVER = """() => {
    const over = document.createElement("b");
    Object.assign(over.style, { position: "absolute", inset: "0", zIndex: "9999" });
    document.querySelector(".market .card .target").after(over);
}"""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = prepared_host(tmp_path_factory.mktemp("stage"), available())
    yield made
    made.stop()


@pytest.mark.parametrize("name", available())
def test_every_kind_of_question_is_met(name: str) -> None:
    found, never_asked = find_positions(name), NEVER_ASKED.get(name, frozenset())
    assert never_met(name) == []
    assert never_asked <= load(name).questions.keys() - found.keys()
    assert all(position.options for position in found.values())


@pytest.mark.parametrize("case", [case for path in sorted(SEEN.glob("*.yaml")) for case in read_cases(path)], ids=str)
def test_what_is_prepared_for_the_eye_is_asked(case: Case) -> None:
    run_case(case)


@pytest.mark.parametrize("name", available())
def test_everything_is_seen_reached_and_read_on_a_wide_screen(prepared: Host, browser: Browser, name: str) -> None:
    found = list(faults_of(browser, prepared, name, [WIDE, LAPTOP], theme="dark", axe=True))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("name", available())
def test_everything_is_seen_reached_and_read_on_a_phone(prepared: Host, browser: Browser, name: str) -> None:
    found = list(faults_of(browser, prepared, name, [PHONE], theme="light", axe=True))
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("language", "sizes", "first"), [("uk", [WIDE, LAPTOP], 0), ("ru", [PHONE], SHARE // 2)])
@pytest.mark.parametrize("name", available())
def test_longer_words_fit_too(
    prepared: Host, browser: Browser, name: str, language: str, sizes: list[Size], first: int
) -> None:
    """A share of the questions in the languages whose words are longer, also without hints: cards are larger then."""
    kinds = sorted(find_positions(name))[first::SHARE]
    assert kinds
    found = list(faults_of(browser, prepared, name, sizes, kinds=kinds, language=language, hints=language == "ru"))
    assert found == [], "\n".join(found)


def test_what_cannot_be_seen_reached_or_read_is_found(prepared: Host, browser: Browser) -> None:
    """The look itself: what is hidden, covered, cut or too long."""
    position = find_positions("thunderstone")["village.buy"]
    page = open_stage(browser, LAPTOP)
    sit_down(page, prepared, position)
    offers = offers_of(position)
    assert look(page, offers) == []
    for spoil, wanted in (
        ("document.querySelector('.market [data-target]').remove()", "is nowhere"),
        (COVER, "is covered"),
        ("document.querySelector('.list-button').style.marginRight = '-70vw'", "hangs out of its bar"),
        ("document.querySelector('.hand .fan > *').style.translate = '-24rem'", "over .mat"),
        ("document.querySelector('#decision').style.translate = '0 -2000px'", "is out of view"),
        ("document.querySelector('.market .card header').style.width = '2rem'", "is cut"),
        ("document.documentElement.style.height = '1200px'", "high, and may be"),
    ):
        page.evaluate(spoil)
        assert any(wanted in fault for fault in look(page, offers)), wanted
    page.context.close()
