"""The page in other languages: no English is left over, and words agree with numbers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from commonroom.server.typescript import modules

from .browsing import hand_of, log, my_turn, play_any, visitor
from .staging import Seeds, Stage, begun_by_host
from .texts import ALL_TEXTS, AT_TABLE, spoken

ROOT = Path(__file__).parents[2]

WORDS = {
    "de": {
        "play": "Spielen",
        "bots": ["1 Bot", "2 Bots", "3 Bots", "5 Bots"],
        "start": "Starten",
        "cards": "7 Karten auf der Hand",
        "menu": "Menü",
        "chat": "Chat",
        "concede": "Aufgeben",
        "end": "Blaise hat gewonnen",
    },
    "pl": {
        "play": "Graj",
        "bots": ["1 bot", "2 boty", "3 boty", "5 botów"],
        "start": "Start",
        "cards": "7 kart na ręce",
        "menu": "Menu",
        "chat": "Czat",
        "concede": "Poddaj się",
        "end": "Blaise wygrywa",
    },
}


def check_language(page: Page, language: str) -> None:
    """Expect the page to declare its language, and no sentence on it to be English."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts: list[str] = page.evaluate(ALL_TEXTS)
    assert len(texts) > 10
    assert [text for text in texts if spoken("en", text) and not spoken(language, text)] == []
    assert sum(spoken(language, text) for text in texts) > 8


def test_the_check_for_leftovers_finds_them(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, locale="de-DE") as page:
        page.goto("/")
        page.get_by_role("heading").first.wait_for()
        page.evaluate("document.querySelector('h1').textContent = 'What shall we play?'")
        with pytest.raises(AssertionError, match="What shall we play"):
            check_language(page, "de")


@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_stretch_of_play_in_another_language(browser: Browser, server: Server, language: str) -> None:
    words = WORDS[language]
    with visitor(browser, server.url, locale=f"{language}-{language.upper()}") as page:
        page.goto("/")
        page.get_by_role("button", name=str(words["play"]), exact=True).first.click()
        dialog = page.get_by_role("dialog")
        for count in words["bots"]:
            expect(dialog.get_by_role("button", name=count, exact=True)).to_be_visible()
        check_language(page, language)
        dialog.get_by_role("button", name=str(words["start"]), exact=True).click()
        my_turn(page)
        expect(page.get_by_role("img", name=str(words["cards"]))).to_have_count(2)
        for _ in range(4):
            play_any(page)
        my_turn(page)
        assert log(page).count() >= 8
        check_language(page, language)
        page.get_by_role("tab", name=str(words["chat"])).click()
        check_language(page, language)
        page.get_by_role("button", name=str(words["menu"])).click()
        check_language(page, language)
        give_up(page, str(words["concede"]))
        expect(page.locator("section.end").get_by_role("heading", name=str(words["end"]))).to_be_visible()
        check_language(page, language)


def give_up(page: Page, label: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=label, exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=label, exact=True).first.click()


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_other_pages_in_another_language(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, server.url, locale=language) as page:
        for path in ("/new", "/replay", "/rules/sequence", "/"):
            page.goto(path)
            page.get_by_role("heading").first.wait_for()
            check_language(page, language)


def test_the_language_can_be_changed_in_the_middle_of_a_game(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        for language in ("fr", "nl", "it", "es", "pt", "en", "pl"):
            page.get_by_role("banner").get_by_role("combobox").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert sum(spoken(language, text, AT_TABLE) for text in page.evaluate(ALL_TEXTS)) > 8
        page.reload()
        my_turn(page)
        check_language(page, "pl")
        expect(hand_of(page)).to_have_count(7)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    folder = ROOT / "web/src/protocol"
    written = {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
    assert written == modules(), "run `make protocol`"
